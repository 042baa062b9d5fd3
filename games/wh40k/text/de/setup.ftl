# Warum eine Antwort vor der Schlacht, oder eine beliebige Antwort, nicht erlaubt ist.

## Jede Frage

refusal-not-an-answer = Das beantwortet die Frage nicht, die dir gestellt wird.
refusal-unknown-unit = Diese Einheit gibt es in dieser Partie nicht.
refusal-unknown-model = Dieses Modell gibt es in dieser Partie nicht.
refusal-beyond-the-table = Das liegt weit außerhalb des Schlachtfelds.
refusal-too-long = Die Antwort nennt mehr, als die ganze Partie hat.
refusal-not-your-unit = { $unit } gehört dir nicht. Wähle eine eigene Einheit.
refusal-not-on-battlefield = { $unit } ist nicht auf dem Schlachtfeld. Wähle eine Einheit, die es ist.
refusal-name-the-bodyguard = { $unit } ist einer Leibwächter-Einheit angeschlossen und tut nichts allein. Nenne die Leibwächter-Einheit.
refusal-named-twice = { $unit } ist zweimal genannt. Nenne die Einheit einmal.
refusal-choose-so-many-models = Wähle { $count ->
    [one] ein Modell
   *[other] { $count } verschiedene Modelle
} der Einheit { $unit }.
refusal-not-of-this-unit = Wähle Modelle der Einheit { $unit }, die noch da sind.

## Die Vereinbarung

agreement-player-count = Eine Partie hat { $players } Spieler mit je einer Armee; es sind { $found }.
agreement-layout-battlefield = Der Aufbau „{ $layout }“ ist für ein Schlachtfeld von { $length } mal { $width } gemacht. Wähle einen anderen Aufbau oder dieses Schlachtfeld.
agreement-unknown-layout = Einen Aufbau „{ $layout }“ gibt es nicht. Bekannt sind: { $known }.
agreement-battlefield = Ein Schlachtfeld von { $length } mal { $width } taugt nicht. Es braucht mindestens { $least-length } mal { $least-width }, die lange Kante zuerst, und höchstens { $most } je Kante.
agreement-too-many-models = Die Armeen haben zusammen { $found } Modelle. Eine Partie fasst höchstens { $most }.

## Missionszielmarker

refusal-marker-near-edge = Der Marker läge { $distance } vom Rand des Schlachtfelds entfernt. Er muss weiter als { $least } entfernt sein.
refusal-marker-near-marker = Der Marker läge { $distance } von einem anderen entfernt. Er muss weiter als { $least } entfernt sein.
refusal-marker-overhangs = Der Marker ragte über den Hügel hinaus, auf dem er liegt.
refusal-marker-near-solid = Der Marker läge { $distance } von einer Mauer oder einem anderen festen Geländeteil entfernt. Er muss weiter als { $least } entfernt sein.

## Schlachtformation

refusal-cannot-hover = { $unit } hat keinen Schwebemodus.
refusal-no-leader = { $unit } ist kein Anführer.
refusal-cannot-lead = { $unit } kann { $bodyguard } nicht anführen. Das Datenblatt nennt die Einheiten, die es kann.
refusal-second-leader = { $unit } kann höchstens einen Anführer haben.
refusal-leads-a-leader = { $unit } kann sich keinem Anführer anschließen, der selbst angeschlossen ist.
refusal-transport-inside = { $unit } kann niemanden tragen, solange die Einheit selbst an Bord eines TRANSPORTERS ist.
refusal-no-transport = { $unit } kann nicht einsteigen: { $transport } ist kein eigener TRANSPORTER, der zu erreichen wäre.
refusal-transport-carries-not = { $transport } befördert nicht alle Modelle der Einheit { $unit }.
refusal-transport-full = { $models } Modelle wären an Bord von { $transport }. Platz ist für { $capacity }.
refusal-not-in-reserves = { $unit } ist nicht in Reserve.
refusal-embarked-in-reserves = { $unit } ist an Bord und geht mit dem TRANSPORTER. Nimm stattdessen den TRANSPORTER in Reserve.
refusal-fortification-reserves = { $unit } ist eine BEFESTIGUNG und kann nicht in Strategische Reserve.
refusal-no-deep-strike = Nicht jedes Modell der Einheit { $unit } hat Schocktruppen.
refusal-not-returning = { $unit } kann die Schlacht nicht als zurückkehrendes FLUGZEUG beginnen. Wähle Strategische Reserve.
refusal-too-many-reserves = Einheiten für { $points } Punkte wären in Strategischer Reserve. Erlaubt sind höchstens { $most }.

## Aufstellung und Kundschafter

refusal-already-set-up = { $unit } ist schon aufgestellt oder wartet anderswo.
refusal-set-up-later = { $unit } wird nach beiden Armeen aufgestellt. Stelle zuerst deine anderen Einheiten auf.
refusal-no-scouts = { $unit } kann jetzt keine Kundschafter-Bewegung ausführen.

## Erschütterung

refusal-not-to-be-tested = { $unit } hat jetzt keinen Erschütterungstest abzulegen.
refusal-room-left = Für { $unit } ist Platz, also muss die Einheit aufgestellt werden.
