# Warum eine Bewegung, eine Ankunft oder ein Ausstieg nicht erlaubt ist.

## Eine Einheit wählen

refusal-embarked = { $unit } ist an Bord eines TRANSPORTERS. Lass die Einheit erst aussteigen.
refusal-moved-already = { $unit } wurde in dieser Phase schon für eine Bewegung gewählt.
refusal-no-further-move = { $unit } ist in dieser Phase auf das Schlachtfeld gekommen und kann sich in ihr nicht weiter bewegen.
refusal-no-such-move = { $unit } kann in der Bewegungsphase nicht für diese Art von Bewegung gewählt werden.
refusal-aircraft-must-move = { $unit } ist ein FLUGZEUG und muss sich normal bewegen, bevor der Schritt endet.
refusal-aircraft-moves-normally = { $unit } ist ein FLUGZEUG und kann sich nur normal bewegen.
refusal-not-stationary = { $unit } ist in dieser Phase ausgestiegen und kann nicht stationär bleiben.
refusal-engaged = { $unit } ist in Nahkampfreichweite von Feinden. Die Einheit kann stationär bleiben oder sich zurückziehen.
refusal-not-engaged = { $unit } ist nicht in Nahkampfreichweite von Feinden und kann sich deshalb nicht zurückziehen.
refusal-cannot-move = { $unit } hat keinen Bewegungswert und bleibt, wo die Einheit ist.
refusal-untested-crosses = { $models ->
    [one] Ein Modell
   *[other] { $models } Modelle
} der Einheit { $unit } würden Feinde ohne Test überqueren. Das dürfen nur Modelle, die einen Fluchttest abgelegt haben.

## TRANSPORTER

refusal-no-embarking-move = { $unit } kann in { $transport } nur nach einer normalen, Vorrücken- oder Rückzugsbewegung einsteigen.
refusal-disembarked-already = { $unit } ist in dieser Phase ausgestiegen und kann in derselben nicht in { $transport } einsteigen.
refusal-embark-too-far = { $models ->
    [one] Ein Modell
   *[other] { $models } Modelle
} der Einheit { $unit } wären am Ende nicht innerhalb von { $most } um { $transport }. Alle müssen es sein.
refusal-not-embarked = { $unit } ist nicht an Bord eines TRANSPORTERS.
refusal-reserves-later = { $unit } ist in Reserve und kommt erst im Verstärkungsschritt, nach allen Bewegungen.
refusal-embarked-this-phase = { $unit } hat diese Phase nicht an Bord begonnen und kann in ihr nicht aussteigen.
refusal-transport-away = Der TRANSPORTER der Einheit { $unit } ist nicht auf dem Schlachtfeld.
refusal-transport-advanced = Der TRANSPORTER der Einheit { $unit } ist in diesem Zug vorgerückt oder hat sich zurückgezogen. Niemand kann aussteigen.
refusal-another-unit-leaves = { $unit } verlässt jetzt den zerstörten TRANSPORTER.
refusal-more-models-fit = Für { $models } Modelle der Einheit { $unit } ist Platz. Nur wer keinen Platz findet, ist verloren.

## Reserve

refusal-deep-strike-round = Es ist vereinbart, dass { $unit } nicht als Schocktruppe in der ersten Schlachtrunde eintrifft.
refusal-reserves-round = { $unit } ist in Strategischer Reserve und kann nicht in der ersten Schlachtrunde eintreffen.
refusal-must-return = { $unit } kehrt in diesem Zug zurück, denn es ist Platz dafür.
refusal-returns-next-turn = { $unit } ist vom Schlachtfeld geflogen. Die Einheit kehrt im nächsten eigenen Zug zurück.

## Stattdessen

instead-into-combat = { $unit } kann sich so in den Nahkampf bewegen.
instead-shorter = { $unit } kann diesen Weg gehen, aber nicht so weit.
instead-marker = Hier kann ein Marker liegen.
instead-set-up = { $unit } findet hier Platz.
