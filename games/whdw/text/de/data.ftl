# Was an Datendateien und Armeedateien falsch sein kann. Datei, Zeile und Stelle stehen vor dem Satz, der die Abhilfe nennt.

data-bad-id = „{ $id }“ kann keine Kennung sein. Nimm Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche, höchstens 60 Zeichen.
data-bad-outline = Diese Ecken ergeben keinen Umriss. Führe mindestens drei Ecken gegen den Uhrzeigersinn auf, ohne dass sich Kanten kreuzen.
data-card-kind = Die Karte ist als „{ $kind }“ bezeichnet, ihre Fähigkeiten sagen etwas anderes. Schreibe „none“ ohne Fähigkeiten, „battle“ bei genau einer Kampffähigkeit, „passive“ bei Fähigkeiten für damit aktivierte Disks.
data-duplicate-id = Die Kennung „{ $id }“ kommt zweimal vor. Gib einem der beiden Einträge eine andere.
data-empty-condition = Diese Bedingung ist nie erfüllt. Schreibe einen Wurf, „it“ oder „controls_piece = true“, oder streiche „when“.
data-empty-text = Dieser Text ist leer. Schreibe etwas hinein.
data-expected-boolean = Schreibe hier true oder false, ohne Anführungszeichen.
data-expected-integer = Schreibe hier eine ganze Zahl, ohne Anführungszeichen.
data-expected-length = Schreibe hier eine Länge in Zoll, etwa 1.75.
data-expected-list = Schreibe hier eine Liste in eckigen Klammern.
data-expected-table = Schreibe hier eine Tabelle in geschweiften Klammern, etwa eine mit „en“ und „de“.
data-expected-text = Schreibe hier einen Text in Anführungszeichen.
data-fact-path = „{ $path }“ bezeichnet kein Feld dieses Eintrags. Berichtige den Pfad oder streiche ihn aus der Liste.
data-fact-text = „{ $path }“ kann keine Tatsache sein, denn Texte sind immer eigene Worte dieses Projekts. Streiche den Pfad aus der Liste.
data-fact-twice = „{ $path }“ ist zweimal vermerkt. Behalte den Pfad in nur einer Liste.
data-file-unreadable = Die Datei lässt sich nicht lesen ({ $reason }). Lege eine Datei dieses Namens in den Ordner, etwa eine Kopie aus dem Grundspiel.
data-hero-trait = Helden haben die Eigenschaft „hero“, Einheiten nicht. Ändere die Art oder die Eigenschaften.
data-inexact-length = „{ $value }“ ist keine einfache Dezimalzahl mit höchstens drei Nachkommastellen. Schreibe sie so.
data-json-value = Die Datei enthält einen Wert, mit dem eine Armee nichts anfangen kann, etwa null ({ $reason }). Streiche ihn.
data-list-length = Die Liste hat { $found } Elemente, nötig sind { $expected }. Füge welche hinzu oder streiche welche.
data-missing-field = Das Feld „{ $field }“ fehlt. Füge es hinzu.
data-no-change = Eine Änderung um 0 bewirkt nichts. Schreibe eine andere Zahl oder streiche die Wirkung.
data-not-a-hero = „{ $id }“ ist eine Einheit und kann kein Bataillon anführen. Nenne einen Helden.
data-not-a-unit = „{ $id }“ ist ein Held und kann nicht rekrutiert werden. Nenne eine Einheit.
data-not-ascending = Die drei Längen müssen von der ersten zur letzten zunehmen. Berichtige sie.
data-not-json = Die Datei ist kein JSON ({ $reason }). Berichtige diese Stelle.
data-not-text = Von hier an ist die Datei kein UTF-8-Text. Speichere sie neu als UTF-8.
data-not-toml = Die Datei ist kein TOML ({ $reason }). Berichtige diese Stelle.
data-out-of-range = { $value } ist hier nicht erlaubt. Schreibe eine Zahl von { $least } bis { $most }.
data-players = Die Höchstzahl der Spieler ist kleiner als die Mindestzahl. Berichtige eine von beiden.
data-race-faction = Imperium und Hochelfen gehören zur Ordnung, Chaos und Orks zur Zerstörung. Ändere das Volk oder die Fraktion.
data-regiment-faction = Das Bataillon und sein Held gehören zu verschiedenen Fraktionen. Schreibe die Fraktion des Helden.
data-siege-length = Belagerung hat keine Länge und geht deshalb hier nicht. Schreibe „short“, „medium“ oder „long“.
data-strengths = Führe „attack“, „counter“ oder beide auf, jedes einmal.
data-too-few = Eine Partie braucht hiervon { $needed }. Füge Einträge hinzu oder senke die Zahlen in set.toml.
data-too-many = Es sind mehr als 255 Einträge. Streiche welche.
data-too-short = Diese Länge ist kürzer als ein Zehntelzoll. Schreibe eine größere.
data-unknown-field = Das Feld „{ $field }“ ist hier unbekannt. Streiche es.
data-unknown-field-nearest = Das Feld „{ $field }“ ist hier unbekannt. Meintest du „{ $nearest }“?
data-unknown-id = Es gibt keinen Eintrag „{ $id }“. Schreibe die Kennung eines vorhandenen Eintrags.
data-unknown-id-nearest = Es gibt keinen Eintrag „{ $id }“. Meintest du „{ $nearest }“?
data-unknown-word = „{ $word }“ ist hier unbekannt. Nimm eines von diesen: { $known }.
data-unknown-word-nearest = „{ $word }“ ist hier unbekannt. Meintest du „{ $nearest }“? Bekannt sind: { $known }.
data-unstable-kind = Nur Karten mit einer Kampffähigkeit können instabil sein, diese ist aber als „{ $kind }“ bezeichnet. Schreibe „unstable = false“.
data-unsupported-ability = Eine solche Fähigkeit auf „{ $holder }“ kennt die Spielmaschine nicht: { $words }. Nimm eine Verbindung, die im Grundspiel vorkommt.
data-wrong-count = set.toml verspricht { $expected }, vorhanden sind { $found }. Berichtige die Zahl oder die Einträge.
