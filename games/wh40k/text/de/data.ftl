# Was an Datendateien nur dieses Spiels falsch sein kann; crates/data hat die allgemeinen Sätze. Datei, Zeile und Ort stehen vor dem Satz, der die Abhilfe nennt.

data-ability = „{ $text }“ hat eine Zahl, die diese Fähigkeit nicht kennt. Schreibe nur den Namen.
data-ability-number = Die Fähigkeit „{ $ability }“ braucht eine passende Zahl hinter dem Namen, etwa „rapid-fire 1“, „sustained-hits D3“, „anti-vehicle 4“ oder „feel-no-pain 5“.
data-amount = „{ $text }“ ist keine Menge. Schreibe eine ganze Zahl ohne Anführungszeichen oder Würfel wie „D6“, „2D6“ oder „D3+1“.
data-base = Ein Modell steht auf genau einem davon: rundem Base, ovalem Base oder seinem Rumpf. Schreibe „round“, „oval“ oder „hull“ einmal.
data-effect-value = Die Wirkung „{ $effect }“ braucht einen passenden „value“ oder hat keinen. Sieh dir andere Fähigkeiten mit dieser Wirkung an.
data-faction-id = Die id einer Fraktion ist der Name ihrer Datei. Schreibe „{ $expected }“ oder benenne die Datei um.
data-kinds = Diese Größe zählt { $found } Arten von Modellen, das Datenblatt hat { $expected }. Schreibe für jede Art eine Zahl, auch 0.
data-no-faction = set.toml nennt die Fraktion „{ $id }“, aber ihre Datei fehlt. Lege die Datei an oder streiche den Namen.
data-no-profiles = Eine Waffe braucht mindestens ein Profil. Füge eines hinzu.
data-no-sizes = Ein Datenblatt braucht mindestens eine Größe. Füge eine hinzu.
data-same-size = Es gibt schon eine Größe mit { $models } Modellen, oder diese hat keine. Größen unterscheiden sich durch die Zahl der Modelle.
data-skill = Eine Waffe hat entweder einen Fertigkeitswert oder die Fähigkeit „torrent“. Schreibe eine Zahl von 2 bis 6, oder „none“ bei einer Torrent-Waffe.
data-weapon-mixed = Die Profile einer Waffe sind alle für Fernkampf oder alle für Nahkampf. Mache zwei Waffen daraus.
