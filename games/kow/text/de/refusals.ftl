# Warum eine Antwort nicht erlaubt ist: was falsch ist, gemessen, wo man messen kann, und was erlaubt wäre.

## Schießen

refusal-shoot-or-done = Gefragt ist, ob du mit einer Einheit schießt oder die Schussphase beendest.
refusal-unknown-unit = Eine solche Einheit gibt es in dieser Partie nicht.
refusal-not-your-unit = { $unit } gehört dir nicht. Nur der Spieler, der am Zug ist, schießt.
refusal-not-on-table = { $unit } steht nicht auf dem Tisch.
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
refusal-shoots-after-double = { $unit } hat in diesem Zug einen Eilmarsch! gemacht und kann nicht schießen.
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
refusal-out-of-range = { $target } ist { $distance } vom Champion entfernt ({ $unit }), die Attacke reicht { $range } weit.
refusal-too-near = { $target } ist { $distance } vom Visierpunkt entfernt ({ $unit }). Indirektes Feuer braucht mindestens { $least }.
refusal-shoots-outside-arc = Kein Teil von { $target } liegt im Frontkampfbereich von { $unit }.
refusal-shoots-unseen = Der Champion von { $unit } sieht { $target } nicht.
refusal-surge-target = Wähle einen der Feinde, die von der vorwärts getriebenen Einheit berührt werden: { $units }.

## Moral

refusal-test-next = Wähle, wessen Moral als Nächstes getestet wird: { $units }.
refusal-no-test-due = { $unit } hat keinen Schaden erlitten und wird nicht getestet.
