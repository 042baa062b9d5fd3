# Warum ein Angriff abgelehnt wird.

refusal-charge-advanced = { $unit } ist in diesem Zug vorgerückt und kann nicht angreifen.
refusal-charge-again = { $unit } hat in dieser Phase schon einen Angriff angesagt.
refusal-charge-aircraft = { $unit } ist ein FLUGZEUG und kann nicht angreifen.
refusal-charge-after-wreck = { $unit } hat in diesem Zug einen zerstörten TRANSPORTER verlassen und kann nicht angreifen.
refusal-charge-at-aircraft = Nur Einheiten, die FLIEGEN können, dürfen ein FLUGZEUG angreifen; { $unit } kann es nicht.
refusal-charge-disembarked = { $unit } hat einen TRANSPORTER verlassen, der sich bewegt hatte, und kann in diesem Zug nicht angreifen.
refusal-charge-engaged = { $unit } ist in Nahkampfreichweite eines Feindes und kann nicht angreifen.
refusal-charge-far = Zu Beginn der Angriffsphase war kein Feind innerhalb von 12″ um { $unit }.
refusal-charge-fell-back = { $unit } hat sich in diesem Zug zurückgezogen und kann nicht angreifen.
refusal-charge-no-target = Wähle mindestens eine feindliche Einheit innerhalb von 12″ als Ziel des Angriffs.
refusal-charge-not-yours = { $unit } ist keine deiner Einheiten auf dem Schlachtfeld.
refusal-charge-possible = Der Wurf reicht { $unit }, um die Ziele zu erreichen, also muss der Angriff ausgeführt werden. Bewege die Modelle oder lass sie bewegen.
refusal-charge-target = { $enemy } kann kein Ziel dieses Angriffs sein: Wähle feindliche Einheiten auf dem Schlachtfeld, jede einmal.
refusal-charge-target-far = { $enemy } ist { $distance } von { $unit } entfernt; Ziele eines Angriffs sind höchstens { $most } entfernt.
refusal-tank-shock-enemy = Wähle eine feindliche Einheit in Nahkampfreichweite von { $unit }.
refusal-tank-shock-weapon = Wähle eine Nahkampfwaffe, mit der { $unit } ausgerüstet ist.
