# Schießen: warum eine Ansage nicht erlaubt ist und was erlaubt wäre.

refusal-shoot-advanced = { $unit } ist in diesem Zug vorgerückt und hat keine Sturmwaffe. Die Einheit kann nicht schießen.
refusal-shoot-fell-back = { $unit } hat sich in diesem Zug zurückgezogen und kann nicht schießen.
refusal-shoot-engaged = { $unit } ist in Nahkampfreichweite um einen Feind und hat keine Pistole. Die Einheit kann nicht schießen.
refusal-shot-already = { $unit } wurde in dieser Phase schon zum Schießen gewählt. Wähle eine andere Einheit.
refusal-no-shots = { $unit } braucht mindestens eine Waffe mit einem Ziel.
refusal-no-such-weapon = Ein Modell von { $unit } hat diese Fernkampfwaffe nicht. Wähle eine, mit der es ausgerüstet ist.
refusal-no-such-profile = { $weapon } hat kein solches Profil. Wähle eines der Profile.
refusal-weapon-twice = { $weapon } wurde mehrmals angesagt. Alle Attacken gehen mit einem Profil auf ein Ziel.
refusal-assault-only = { $weapon } ist keine Sturmwaffe. Nach dem Vorrücken schießen nur Sturmwaffen.
refusal-no-such-target = Eine solche Einheit ist nicht auf dem Schlachtfeld. Wähle eine feindliche Einheit dort.
refusal-not-an-enemy = { $target } ist kein Feind. Wähle eine feindliche Einheit.
refusal-out-of-range = { $target } ist { $distance } entfernt, die Waffe reicht aber nur { $range } weit.
refusal-not-visible = Kein Modell von { $target } ist für das Modell sichtbar, das schießen will.
refusal-visible-out-of-range = Modelle von { $target } sind sichtbar und andere in der Reichweite von { $range }, aber keines ist beides.
refusal-target-engaged = { $target } ist in Nahkampfreichweite um eine deiner Einheiten und kann nicht beschossen werden.
refusal-pistol-target = { $unit } ist in Nahkampfreichweite. Die Pistolen können nur eine feindliche Einheit in Nahkampfreichweite als Ziel haben, nicht { $target }.
refusal-pistol-one-target = { $unit } ist in Nahkampfreichweite. Alle Pistolen müssen dasselbe Ziel haben.
refusal-pistol-only = { $unit } ist in Nahkampfreichweite und kann nur mit Pistolen schießen.
refusal-pistol-or-others = Ein Modell von { $unit } schießt entweder mit seinen Pistolen oder mit seinen anderen Waffen, nicht mit beidem.
refusal-blast-engaged = { $target } ist in Nahkampfreichweite um eine deiner Einheiten. Explosivwaffen können sie nie attackieren.
refusal-lone-operative = { $target } ist ein Einsamer Wolf und { $distance } entfernt. Nur Modelle innerhalb von { $most } können diese Einheit als Ziel wählen.
refusal-psychic-weapon = Nur PSIONIKER können eine psionische Waffe einsetzen.
refusal-firing-deck-models = { $models } Passagiere leihen ihre Waffen, die Feuerplattform von { $unit } hat aber nur Platz für { $most }.
refusal-firing-deck-weapons = Jeder Passagier von { $unit } leiht nur eine Waffe.
refusal-overwatch-target = Abwehrfeuer gilt allein { $target }.

## Zuweisen

refusal-name-a-model = Nenne mindestens ein Modell.
refusal-name-one-model = Nenne genau ein Modell.
refusal-model-named-twice = Ein Modell ist zweimal genannt. Nenne jedes einmal.
refusal-model-not-there = Ein solches Modell gibt es in der Einheit nicht mehr.
refusal-character-protected = { $unit } ist ein CHARAKTERMODELL einer angeschlossenen Einheit. Solange Leibwächter übrig sind, gehen Attacken an sie.
refusal-damaged-first = Ein Modell von { $unit } hat schon Lebenspunkte verloren, oder ihm wurden in dieser Phase schon Attacken zugewiesen. Es kommt zuerst.
refusal-precision-model = { $unit } ist kein sichtbares CHARAKTERMODELL des Ziels. Wähle eines oder keines.
refusal-hazardous-model = Dieses Modell von { $unit } hat keine Riskante Waffe. Wähle eines, das eine hat.
refusal-mend-model = Nenne ein Modell der Einheit, das Lebenspunkte verloren hat.
refusal-not-hurt = { $unit } wird von dieser Explosion nicht getroffen oder wurde es schon.
