# Warum eine Gefechtsoption nicht eingesetzt werden kann.

refusal-stratagem-when = { $stratagem } kann in diesem Augenblick nicht eingesetzt werden.
refusal-not-enough-points = { $stratagem } kostet { $cost } BP. Du hast { $points }.
refusal-stratagem-used = Du hast { $stratagem } in dieser Phase schon eingesetzt.
refusal-overwatch-once-per-turn = Du hast in diesem Zug schon Abwehrfeuer gegeben.
refusal-stratagem-needs-unit = Nenne die Einheit, auf die { $stratagem } eingesetzt wird.
refusal-stratagem-needs-character = Nenne ein CHARAKTERMODELL der Einheit, die kämpft.
refusal-stratagem-needs-enemy = Nenne eine feindliche Einheit auf dem Schlachtfeld.
refusal-stratagem-battle-shocked = { $unit } ist erschüttert. Der eigene Spieler kann keine Gefechtsoptionen auf die Einheit einsetzen.
refusal-stratagem-target = { $unit } kann jetzt nicht das Ziel von { $stratagem } sein.
refusal-stratagem-too-far = { $unit } ist { $distance } von { $enemy } entfernt. Es dürfen höchstens { $most } sein.
refusal-reroll-one-roll = Wähle einen der Würfel, wenn jeder ein eigener Wurf ist; Würfel, die addiert werden, werden zusammen wiederholt.
refusal-grenade-too-far = { $enemy } ist { $distance } von { $unit } entfernt. Eine Granate fliegt höchstens { $most }.
refusal-grenade-unseen = { $unit } sieht { $enemy } nicht.
refusal-grenade-engaged = { $enemy } ist in Nahkampfreichweite einer deiner Einheiten.
refusal-tank-shock-enemy = Nenne eine feindliche Einheit in Nahkampfreichweite von { $unit }.
refusal-tank-shock-weapon = Nenne eine Nahkampfwaffe der Einheit { $unit }.
refusal-charge-engaged = { $unit } ist in Nahkampfreichweite von Feinden und kann nicht angreifen.
refusal-charge-aircraft = { $unit } ist ein FLUGZEUG und kann nicht angreifen.
refusal-charge-after-wreck = { $unit } hat in diesem Zug einen zerstörten TRANSPORTER verlassen und kann nicht angreifen.
refusal-charge-again = { $unit } hat in dieser Phase schon einen Angriff angesagt.
refusal-charge-at-aircraft = { $unit } kann nicht FLIEGEN und deshalb kein FLUGZEUG angreifen.
refusal-heroic-vehicle = { $unit } ist ein FAHRZEUG ohne LÄUFER und kann nicht heroisch intervenieren.

word-stratagem-command-reroll = Befehlswiederholungswurf
word-stratagem-counter-offensive = Gegenoffensive
word-stratagem-epic-challenge = Epische Herausforderung
word-stratagem-insane-bravery = Wahnsinniger Mut
word-stratagem-grenade = Granate
word-stratagem-tank-shock = Panzerschock
word-stratagem-fire-overwatch = Abwehrfeuer geben
word-stratagem-rapid-ingress = Blitzangriff
word-stratagem-go-to-ground = Schutz suchen
word-stratagem-smokescreen = Rauchvorhang
word-stratagem-heroic-intervention = Heroische Intervention
