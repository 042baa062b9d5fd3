# Warum Modelle so nicht bewegt oder aufgestellt werden dürfen: was nicht stimmt, gemessen, wo sich messen lässt.

## Bewegen

refusal-walk-unknown = Diese Bewegungen passen nicht: Nenne Modelle der Einheit, die sich bewegt, jedes einmal, mit Orten auf dem Schlachtfeld.
refusal-stationary = Die Einheit bleibt stationär. Keines ihrer Modelle darf bewegt werden.
refusal-too-far = { $unit }, Modell { $model }: Dieser Weg ist { $used } lang, Klettern und Drehen eingerechnet. Erlaubt sind höchstens { $most }: { $over } zu weit.
refusal-too-far-woods = { $unit }, Modell { $model }: Dieser Weg ist { $used } lang. Ein Modell der Einheit quert Wälder, daher sind höchstens { $most } erlaubt: { $over } zu weit.
refusal-through-terrain = { $unit }, Modell { $model }: Der Weg führt durch Gelände. Geh darüber oder darum herum.
refusal-across-edge = { $unit }, Modell { $model }: Sein Base würde die Schlachtfeldkante überqueren.
refusal-across-enemy = { $unit }, Modell { $model }: Der Weg führt über { $enemy }. Geh um Feinde herum.
refusal-across-big = { $unit }, Modell { $model }: Der Weg führt über { $friend }. MONSTER und FAHRZEUGE gehen umeinander herum.
refusal-passes-engaged = { $unit }, Modell { $model }: Der Weg kommt { $enemy } auf { $range } nahe, also in Nahkampfreichweite.
refusal-charge-engages-other = { $unit }, Modell { $model }: Der Weg kommt { $enemy } auf { $range } nahe, und das ist kein Ziel des Angriffs.

## Wo Bewegungen enden

refusal-ends-on-model = { $unit }, Modell { $model }: Es stünde auf { $other }.
refusal-ends-on-marker = { $unit }, Modell { $model }: Es stünde auf einem Missionszielmarker. Darüber hinweg geht es, darauf stehen nicht.
refusal-ends-engaged = Die Einheit stünde am Ende innerhalb von { $range } um { $enemy }, also in Nahkampfreichweite.
refusal-nine-inches = { $unit }, Modell { $model }: Es wäre horizontal { $gap } von { $enemy } entfernt. Es müssen mehr als { $least } sein.
refusal-coherency-small = { $models ->
    [one] Ein Modell hat
   *[other] { $models } Modelle haben
} kein anderes Modell der Einheit innerhalb von { $limit }.
refusal-coherency-large = { $models ->
    [one] Ein Modell hat
   *[other] { $models } Modelle haben
} weniger als zwei andere Modelle der Einheit innerhalb von { $limit }. Ab sieben Modellen braucht jedes zwei.
refusal-coherency-group = Die Einheit würde zerfallen: Nur { $group } ihrer { $models } Modelle stehen in einer Gruppe.

## Auf Gelände stehen

refusal-stand-barricade = { $unit }, Modell { $model }: Auf Barrikaden und Rohrleitungen kann niemand stehen.
refusal-stand-debris = { $unit }, Modell { $model }: Auf Schlachtfeldtrümmern und Statuen kann niemand stehen.
refusal-stand-hill = { $unit }, Modell { $model }: Es ragte über den Hügel hinaus oder stünde in ihm. Stell es ganz darauf oder daneben.
refusal-stand-wall = { $unit }, Modell { $model }: Es stünde in einer Mauer der Ruine.
refusal-stand-in-floor = { $unit }, Modell { $model }: Es ist zu hoch für den Boden über ihm.
refusal-stand-floor = { $unit }, Modell { $model }: Auf den oberen Böden von Ruinen stehen nur INFANTERIE, BESTIEN und Modelle, die FLIEGEN können.
refusal-stand-overhang = { $unit }, Modell { $model }: Es ragte über den Boden der Ruine hinaus.
refusal-mid-climb = { $unit }, Modell { $model }: { $elevation } über dem Grund ist nichts, worauf es stehen könnte. Keine Bewegung endet mitten im Klettern.

## Angriffs-, Nachrücken- und Neuordnen-Bewegungen

refusal-charge-short = Der Angriff endete { $gap } von { $target } entfernt. Er muss innerhalb von { $range } um jedes Ziel enden.
refusal-charge-not-closer = { $unit }, Modell { $model }: Wer sich bewegt, muss einem Ziel des Angriffs am Ende näher sein.
refusal-contact-possible = { $unit }, Modell { $model }: Es kann in Basekontakt mit einem Feind enden, also muss es das.
refusal-contact-stays = { $unit }, Modell { $model }: Es ist in Basekontakt mit einem Feind und bleibt, wo es ist.
refusal-not-closer = { $unit }, Modell { $model }: Wer sich bewegt, muss dem nächsten feindlichen Modell am Ende näher sein.
refusal-pile-in-engaged = Die Einheit stünde am Ende nicht in Nahkampfreichweite um eine feindliche Einheit, also kann sie nicht nachrücken.
refusal-consolidate-engaged = Die Einheit kann sich in Nahkampfreichweite um eine feindliche Einheit neu ordnen, also muss sie dort enden, wenn sie sich bewegt.
refusal-consolidate-none = Die Einheit erreicht weder einen Feind noch einen Missionszielmarker, also kann sie sich nicht neu ordnen.
refusal-consolidate-range = Die Einheit endete { $gap } vom nächsten Missionszielmarker entfernt. Sie muss innerhalb von { $range } um ihn enden.
refusal-consolidate-not-closer = { $unit }, Modell { $model }: Wer sich bewegt, muss dem nächsten Missionszielmarker am Ende näher sein.

## FLUGZEUGE

refusal-aircraft-kind = FLUGZEUGE können nur normale Bewegungen ausführen.
refusal-aircraft-stays = { $unit }, Modell { $model }: FLUGZEUGE können nicht bleiben, wo sie sind.
refusal-aircraft-straight = { $unit }, Modell { $model }: FLUGZEUGE fliegen zuerst geradeaus und drehen sich danach auf der Stelle.
refusal-aircraft-short = { $unit }, Modell { $model }: Es bewegt sich { $used }. FLUGZEUGE bewegen sich mindestens { $least }.
refusal-aircraft-pivot = { $unit }, Modell { $model }: Es dreht sich um { $turn } Grad. FLUGZEUGE drehen sich höchstens um { $most } Grad.
refusal-aircraft-leaves = { $unit }, Modell { $model }: Es würde das Schlachtfeld verlassen.
refusal-aircraft-charge = FLUGZEUGE können nicht angreifen.
refusal-aircraft-pile-in = FLUGZEUGE können weder nachrücken noch sich neu ordnen.

## Aufstellen

refusal-place-unknown = Diese Orte passen nicht: Nenne Modelle der Einheit, jedes einmal, mit Orten auf dem Schlachtfeld.
refusal-place-all = { $missing ->
    [one] Ein Modell der Einheit hat
   *[other] { $missing } Modelle der Einheit haben
} noch keinen Ort. Alle werden zusammen aufgestellt.
refusal-place-engaged = { $unit }, Modell { $model }: Es stünde innerhalb von { $range } um { $enemy }, also in Nahkampfreichweite.
refusal-place-zone = { $unit }, Modell { $model }: Es muss vollständig in deiner Aufstellungszone stehen.
refusal-place-near-zone = { $unit }, Modell { $model }: Es wäre { $gap } von der feindlichen Aufstellungszone entfernt. Es müssen mehr als { $least } sein.
refusal-place-enemy-zone = { $unit }, Modell { $model }: In der zweiten Schlachtrunde trifft niemand in der feindlichen Aufstellungszone ein.
refusal-place-edge = { $unit }, Modell { $model }: Es muss vollständig innerhalb von { $most } um eine Schlachtfeldkante stehen.
refusal-place-transport = { $unit }, Modell { $model }: Es muss vollständig innerhalb von { $most } um { $transport } stehen.
