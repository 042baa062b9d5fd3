# Warum eine Antwort nicht erlaubt ist: was falsch ist, gemessen, wo man messen kann, und was erlaubt wäre.

## Jede Frage

refusal-not-an-answer = Das beantwortet nicht die gestellte Frage.
refusal-unknown-unit = Eine solche Einheit gibt es in dieser Partie nicht.
refusal-not-your-unit = { $unit } gehört dir nicht. Wähle eine eigene Einheit.
refusal-not-on-table = { $unit } ist nicht auf dem Tisch. Wähle eine Einheit, die dort steht.

## Befehle

refusal-ordered-already = { $unit } hat den Befehl für diesen Zug schon erhalten.
refusal-wavering-order = { $unit } ist Wankend. Möglich sind nur die Befehle Halt!, Neu ausrichten! und Zurück!
refusal-war-engine-double = { $unit } ist eine Kriegsmaschine und kann keinen Eilmarsch ausführen.
refusal-shambling-double = { $unit } ist Schlurfend und kann keinen Eilmarsch ausführen.
refusal-war-engine-charge = { $unit } ist eine Kriegsmaschine und kann nicht angreifen.
refusal-charge-needs-target = Ein Angriffsbefehl nennt sein Ziel. Wähle den Feind, der angegriffen wird.
refusal-wrong-stride = Dieser Befehl erlaubt keine Bewegung in diese Richtung.
refusal-both-sides = Seitwärts geht es entweder nach links oder nach rechts, nicht in beide Richtungen.
refusal-no-length = Eine Bewegung muss länger als null sein.
refusal-halt-pivot = Eine haltende Einheit dreht sich nicht. Gib ihr stattdessen den Befehl Neu ausrichten!
refusal-double-pivot = Im Eilmarsch darf sich eine Einheit nicht drehen.
refusal-too-many-pivots = Die Einheit dreht sich für diesen Befehl zu oft: { $pivots } Drehungen, erlaubt sind höchstens { $most }.
refusal-pivot-too-wide = Die Einheit dreht sich um { $turn } Grad. Bei diesem Befehl sind höchstens { $most } Grad erlaubt.
refusal-too-far = Die Einheit bewegt sich { $used } weit. Bei diesem Befehl sind höchstens { $most } erlaubt: { $over } zu weit.
refusal-too-far-difficult = Die Bewegung verbraucht { $used }, wobei schwieriges Gelände doppelt zählt. Bei diesem Befehl hat die Einheit { $most }: { $over } zu wenig.
refusal-impassable-in-the-way = Unpassierbares Gelände ist im Weg: { $terrain } bei { $x }, { $y }. Bewege dich darum herum.
refusal-obstacle-double = Ein Hindernis ist im Weg: { $terrain } bei { $x }, { $y }. Im Eilmarsch kann es weder überquert noch betreten werden.
refusal-enemy-in-the-way = Der Feind { $enemy } ist im Weg. Durch Feinde hindurch führt keine Bewegung.
refusal-too-near = Die Einheit kommt { $other } bis auf { $gap } nahe, { $short } zu nahe. Sie muss { $least } Abstand halten oder darf, wenn sie schon näher steht, nicht noch näher kommen.
refusal-pivot-on-impassable = Nach der Drehung stünde die Einheit auf unpassierbarem Gelände: { $terrain } bei { $x }, { $y }.
refusal-pivot-on-enemy = Nach der Drehung stünde die Einheit auf dem Feind { $enemy }.
refusal-end-on-impassable = Die Einheit würde ihre Bewegung auf unpassierbarem Gelände beenden: { $terrain } bei { $x }, { $y }.
refusal-end-on-unit = Die Einheit würde ihre Bewegung auf { $other } beenden.
refusal-off-table = Die Einheit stünde am Ende ihrer Bewegung nicht ganz auf dem Tisch: Sie würde { $by } überstehen.

## Angriffe

refusal-nobody-charges = Niemand greift an. Nenne mindestens eine Einheit.
refusal-charges-twice = Eine Einheit ist doppelt genannt. Nenne jede angreifende Einheit nur einmal.
refusal-no-charge-target = Ein Angriff braucht genau eine feindliche Einheit auf dem Tisch als Ziel.
refusal-charged-already = { $target } wurde in diesem Zug schon angegriffen. Alle Angreifer müssen in einem gemeinsamen Befehl genannt werden.
refusal-charge-arc = { $target } liegt nicht im Frontkampfbereich von { $unit }.
refusal-charge-sight = Der Champion von { $unit } sieht { $target } nicht.
refusal-charge-range = { $target } oder das Hindernis davor ist { $gap } vom Champion von { $unit } entfernt; sein Angriff reicht höchstens { $most } weit: { $short } zu kurz.
refusal-too-many-chargers = { $chargers } Angreifer passen an dieser Seite ({ $side }) von { $target } nicht nebeneinander: Zusammen sind sie { $widths } breit, die Seite ist { $length } lang. Lass einen zurück.
refusal-no-room-at-target = An der Seite ({ $side }) von { $target }, die angegriffen werden muss, ist kein Platz für { $chargers ->
    [one] den Angreifer
   *[other] die { $chargers } Angreifer
}.
refusal-no-charge-path = { $unit } findet keinen offenen Weg mit nur einer Drehung von höchstens { $most } Grad zu der Seite ({ $side }) von { $target }, die angegriffen werden muss.
refusal-charge-way-unit = { $other } versperrt { $unit } den direkten Weg, und es führt keiner darum herum. Angriffe gehen um alle anderen Einheiten herum.
refusal-charge-way-terrain = Unpassierbares Gelände ({ $terrain } bei { $x }, { $y }) versperrt { $unit } den direkten Weg, und es führt keiner darum herum.
refusal-charge-place-unit = { $other } steht dort, wo ein Angreifer bei { $target } stehen müsste.
refusal-charge-place-terrain = Unpassierbares Gelände ({ $terrain } bei { $x }, { $y }) liegt dort, wo ein Angreifer bei { $target } stehen müsste.
refusal-charge-place-edge = Ein Angreifer bei { $target } würde über den Tischrand ragen.

## Stattdessen

instead-move = { $unit } kann diesen Weg mit dem Befehl „{ $order }“ gehen, und zwar { $length } weit.
instead-turn = { $unit } kann sich mit dem Befehl „{ $order }“ dorthin wenden.
instead-halt = { $unit } kann stehen bleiben.
instead-charge-with = { $target } kann von { $units } angegriffen werden.
instead-charge-at = { $unit } kann { $target } angreifen, { $gap } vom Champion entfernt.
instead-approach = { $unit } kann sich { $target } mit dem Befehl „{ $order }“ um { $length } nähern, bis auf { $gap }.
instead-face = { $unit } kann sich { $target } zuwenden.
instead-shoot = { $unit } kann { $target } als Ziel wählen, { $distance } entfernt ({ $attack }).
instead-done = Du kannst diese Phase beenden oder eine andere Einheit wählen.
instead-choose = Du kannst { $unit } wählen.
instead-deploy = { $unit } kann bei { $x }, { $y } aufgestellt werden.
instead-safe = Die sichere Antwort ist immer möglich.

## Vorbereitung, Nahkampf und Uhr

refusal-beyond-the-table = Das liegt weit außerhalb des Tisches.
refusal-too-many-strides = Ein Befehl hat nicht mehr als { $most } Teile.
refusal-terrain-off-table = Das Geländestück würde über den Tischrand ragen.
refusal-terrain-overlaps = Das Geländestück würde ein anderes überdecken.
refusal-objective-off-table = Ein Missionsziel muss auf dem Tisch liegen.
refusal-objective-unreachable = Ein Marker in unpassierbarem Gelände wäre nie zu erreichen.
refusal-objective-already = Dieses Geländestück ist schon ein Missionsziel.
refusal-no-such-terrain = Ein solches Geländestück liegt nicht auf dem Tisch.
refusal-objectives-too-near = Das nächste Missionsziel wäre { $distance } entfernt; es müssen mehr als { $least } sein.
refusal-choose-side = Wähle eine der beiden Längsseiten.
refusal-choose-first = Wähle einen der beiden Spieler.
refusal-must-deploy = Jetzt muss eine deiner Einheiten aufgestellt werden.
refusal-already-deployed = { $unit } wartet nicht auf die Aufstellung.
refusal-champion-in-the-middle = { $unit } hat den Champion in der Mitte der Front.
refusal-outside-zone = { $unit } muss ganz in deiner Zone stehen, mindestens { $least } von der Mittellinie entfernt.
refusal-on-impassable = { $unit } stünde auf unpassierbarem Gelände.
refusal-deployed-too-near = { $unit } wäre { $distance } von { $other } entfernt; nötig sind mindestens { $least }.
refusal-not-among-the-choices = Wähle eine dieser Einheiten: { $units }.
refusal-must-regroup = { $unit } bleibt stehen, dreht sich, geht vor oder geht zurück.
refusal-turn-off-table = { $unit } würde über den Tischrand ragen.
refusal-turn-on-unit = { $unit } würde { $other } überdecken.
refusal-no-clock = Diese Partie wird ohne Uhr gespielt.
refusal-clock-stands = Während dieser Frage läuft die Uhr nicht.
refusal-time-left = Es sind noch { $left } Sekunden übrig.

## Schießen

refusal-target-not-on-table = { $target } steht nicht auf dem Tisch und kommt für { $unit } nicht als Ziel infrage.
refusal-no-ordinary-shooting = { $unit } hat keinen Fernkampfwert und damit keine gewöhnliche Fernkampfattacke.
refusal-no-dice-to-shoot = { $unit } hat keine eigenen Attacken zum Schießen. Nutze die Atemattacke.
refusal-no-weapon-to-shoot = { $unit } hat zwar einen Fernkampfwert, aber keine Fernkampfwaffe dazu.
refusal-no-breath = { $unit } hat keine Atemattacke.
refusal-no-zap = { $unit } beherrscht Zapp! nicht.
refusal-no-heal = { $unit } beherrscht Heilen nicht.
refusal-no-surge = { $unit } beherrscht die Dunkle Flut nicht.
refusal-no-beast = { $unit } hat kein Tier, das losgelassen werden könnte.
refusal-has-shot = { $unit } hat die eine Fernkampfattacke dieses Zuges schon eingesetzt.
refusal-beast-gone = { $unit } hat das Tier schon losgelassen. Das geht nur einmal im Spiel.
refusal-wavering-shoots = { $unit } ist Wankend und kann in diesem Zug keine Fernkampfattacke einsetzen.
refusal-shoots-after-double = { $unit } hat in diesem Zug einen Eilmarsch gemacht und kann nicht schießen.
refusal-war-engine-moved = { $unit } ist eine Kriegsmaschine: Sie schießt nur nach dem Befehl Halt!, und der war es nicht.
refusal-crossbow-musket-moved = { $unit } hat Armbrüste oder Musketen: Damit wird nur nach dem Befehl Halt! geschossen, und der war es nicht.
refusal-shoots-in-contact = { $unit } steht in Kontakt mit einem Feind und kann nicht schießen.
refusal-target-in-contact = { $target } steht in Kontakt mit einem Feind und kann von { $unit } nicht beschossen werden.
refusal-surge-in-contact = { $target } steht in Kontakt mit einem Feind und kann von der Dunklen Flut ({ $unit }) nicht bewegt werden.
refusal-shoots-friend = { $target } und { $unit } gehören zur selben Seite. Wähle einen Feind.
refusal-heals-itself = { $unit } kann sich nicht selbst heilen. Wähle eine andere befreundete Einheit als { $target }.
refusal-heals-enemy = { $target } und { $unit } sind Feinde. Heilen wirkt nur auf Freunde.
refusal-heals-war-engines-only = { $unit } kann nur Kriegsmaschinen heilen, und { $target } ist keine.
refusal-surges-itself = { $unit } kann sich nicht selbst bewegen. Wähle eine andere befreundete Einheit als { $target }.
refusal-surges-enemy = { $target } und { $unit } sind Feinde. Die Dunkle Flut wirkt nur auf Freunde.
refusal-surges-not-shambling = { $target } ist nicht Schlurfend und wird von der Dunklen Flut ({ $unit }) nicht bewegt.
refusal-cat-too-many-models = { $target } hat { $models } Modelle. Die Katze ({ $unit }) greift Infanterie und Kavallerie nur bis { $most } Modelle an.
refusal-out-of-range = { $target } ist { $distance } vom Champion entfernt ({ $unit }), die Attacke reicht { $range } weit: { $over } zu weit.
refusal-indirect-too-near = { $target } ist { $distance } vom Visierpunkt entfernt ({ $unit }). Indirektes Feuer braucht mindestens { $least }: { $short } zu nahe.
refusal-shoots-outside-arc = Kein Teil von { $target } liegt im Frontkampfbereich von { $unit }.
refusal-shoots-unseen = Der Champion von { $unit } sieht { $target } nicht.

## Moral

refusal-no-test-due = { $unit } hat keinen Schaden erlitten und wird nicht getestet.
refusal-not-a-way-to-part = Das ist keiner der kürzesten Wege, die Einheiten zu trennen; ausweichen können nur diese, jeweils zur freien Seite: { $units }.
refusal-pause-wished = Dein Gegner bittet um eine Pause: Stimme zu oder lehne ab.
refusal-paused = Die Uhr steht; beende zuerst die Pause.
