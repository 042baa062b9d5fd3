# Was nur an Datendateien dieses Spiels falsch sein kann; die allgemeinen Sätze stehen in crates/data. Datei, Zeile und Stelle stehen vor dem Satz, der die Abhilfe nennt.

data-bad-outline = Diese Ecken ergeben keinen Umriss. Führe mindestens drei Ecken gegen den Uhrzeigersinn auf, ohne dass sich Kanten kreuzen.
data-card-kind = Die Karte ist als „{ $kind }“ bezeichnet, ihre Fähigkeiten sagen etwas anderes. Schreibe „none“ ohne Fähigkeiten, „battle“ bei genau einer Kampffähigkeit, „passive“ bei Fähigkeiten für damit aktivierte Disks.
data-empty-condition = Diese Bedingung ist nie erfüllt. Schreibe einen Wurf, „it“ oder „controls_piece = true“, oder streiche „when“.
data-hero-trait = Helden haben die Eigenschaft „hero“, Einheiten nicht. Ändere die Art oder die Eigenschaften.
data-no-change = Eine Änderung um 0 bewirkt nichts. Schreibe eine andere Zahl oder streiche die Wirkung.
data-not-a-hero = „{ $id }“ ist eine Einheit und kann kein Bataillon anführen. Nenne einen Helden.
data-not-a-unit = „{ $id }“ ist ein Held und kann nicht rekrutiert werden. Nenne eine Einheit.
data-not-ascending = Die drei Längen müssen von der ersten zur letzten zunehmen. Berichtige sie.
data-players = Die Höchstzahl der Spieler ist kleiner als die Mindestzahl. Berichtige eine von beiden.
data-race-faction = Imperium und Hochelfen gehören zur Ordnung, Chaos und Orks zur Zerstörung. Ändere das Volk oder die Fraktion.
data-regiment-faction = Das Bataillon und sein Held gehören zu verschiedenen Fraktionen. Schreibe die Fraktion des Helden.
data-siege-length = Belagerung hat keine Länge und geht deshalb hier nicht. Schreibe „short“, „medium“ oder „long“.
data-strengths = Führe „attack“, „counter“ oder beide auf, jedes einmal.
data-too-few = Eine Partie braucht hiervon { $needed }. Füge Einträge hinzu oder senke die Zahlen in set.toml.
data-too-short = Diese Länge ist kürzer als ein Zehntelzoll. Schreibe eine größere.
data-unstable-kind = Nur Karten mit einer Kampffähigkeit können instabil sein, diese ist aber als „{ $kind }“ bezeichnet. Schreibe „unstable = false“.
data-unsupported-ability = Eine solche Fähigkeit auf „{ $holder }“ kennt die Spielmaschine nicht: { $words }. Nimm eine Verbindung, die im Grundspiel vorkommt.
data-wrong-count = set.toml verspricht { $expected }, vorhanden sind { $found }. Berichtige die Zahl oder die Einträge.
