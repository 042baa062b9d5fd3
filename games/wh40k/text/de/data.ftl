# Was an Datendateien nur dieses Spiels falsch sein kann; crates/data hat die allgemeinen Sätze. Datei, Zeile und Ort stehen vor dem Satz, der die Abhilfe nennt.

data-ability = „{ $text }“ hat eine Zahl, die diese Fähigkeit nicht kennt. Schreibe nur den Namen.
data-ability-number = Die Fähigkeit „{ $ability }“ braucht eine passende Zahl hinter dem Namen, etwa „rapid-fire 1“, „sustained-hits D3“, „anti-vehicle 4“ oder „feel-no-pain 5“.
data-amount = „{ $text }“ ist keine Menge. Schreibe eine ganze Zahl ohne Anführungszeichen oder Würfel wie „D6“, „2D6“ oder „D3+1“.
data-barricade-notched = Eine Barrikade hat keine Einbuchtungen. Mach zwei Barrikaden daraus.
data-base = Ein Modell steht auf genau einem davon: rundem Base, ovalem Base oder seinem Rumpf. Schreibe „round“, „oval“ oder „hull“ einmal.
data-effect-value = Die Wirkung „{ $effect }“ braucht einen passenden „value“ oder hat keinen. Sieh dir andere Fähigkeiten mit dieser Wirkung an.
data-faction-id = Die id einer Fraktion ist der Name ihrer Datei. Schreibe „{ $expected }“ oder benenne die Datei um.
data-feature-off-table = Dieses Geländestück oder sein Zwilling eine halbe Drehung weiter ragt über die Schlachtfeldkante hinaus. Verschiebe es nach innen.
data-feature-overhangs = Dieses Geländestück oder sein Zwilling eine halbe Drehung weiter steht auf einem Hügel und ragt darüber hinaus. Verschiebe eines der beiden.
data-features-overlap = Dieses Geländestück oder sein Zwilling eine halbe Drehung weiter überdeckt ein anderes desselben Plans. Verschiebe eines der beiden.
data-kinds = Diese Größe zählt { $found } Arten von Modellen, das Datenblatt hat { $expected }. Schreibe für jede Art eine Zahl, auch 0.
data-middle-uneven = Was in der Mitte steht, muss von beiden Seiten gleich aussehen, auch seine Wände und Etagen. Ändere das Stück, oder mach ein Paar daraus.
data-no-faction = set.toml nennt die Fraktion „{ $id }“, aber ihre Datei fehlt. Lege die Datei an oder streiche den Namen.
data-no-profiles = Eine Waffe braucht mindestens ein Profil. Füge eines hinzu.
data-no-sizes = Ein Datenblatt braucht mindestens eine Größe. Füge eine hinzu.
data-open-height = Krater haben keine Höhe, jede andere Art hat eine; dies ist „{ $kind }“. Berichtige die Höhe oder die Art.
data-outline = Diese Ecken ergeben keinen Umriss. Schreibe mindestens drei Ecken der Reihe nach, deren Kanten sich nicht kreuzen.
data-part-outside = Diese Wand oder Etage ragt aus der Grundfläche oder über die Höhe ihres Stücks hinaus, oder sie endet nicht höher, als sie beginnt. Berichtige ihren Umriss oder ihre Höhen.
data-parts-not-ruins = Nur Ruinen haben Wände und Etagen, dies ist aber „{ $kind }“. Entferne sie oder berichtige die Art.
data-same-size = Es gibt schon eine Größe mit { $models } Modellen, oder diese hat keine. Größen unterscheiden sich durch die Zahl der Modelle.
data-skill = Eine Waffe hat entweder einen Fertigkeitswert oder die Fähigkeit „torrent“. Schreibe eine Zahl von 2 bis 6, oder „none“ bei einer Torrent-Waffe.
data-too-many-features = Ein Plan hat höchstens { $most } Geländestücke. Entferne einige.
data-weapon-mixed = Die Profile einer Waffe sind alle für Fernkampf oder alle für Nahkampf. Mache zwei Waffen daraus.
