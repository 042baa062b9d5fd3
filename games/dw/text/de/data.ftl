# Was nur an Datendateien dieses Spiels falsch sein kann; die allgemeinen Sätze stehen in crates/data. Datei, Zeile und Stelle stehen vor dem Satz, der die Abhilfe nennt.

data-capitals = „{ $word }“ hat Großbuchstaben, Wörter werden aber in Kleinbuchstaben verglichen. Schreibe es klein.
data-champion = Champions haben eine Fraktion und keine Gesinnung, alle anderen Disks haben eine Gesinnung. Berichtige „champion“, „faction“ oder „alignment“.
data-kinds = Für jede von { $expected } Arten muss ein Eintrag da sein, es sind aber { $found }, oder eine Art kommt doppelt vor. Behalte von jeder einen.
data-limit-and-unique = Eine Unique-Disk ist schon auf ein Exemplar begrenzt. Streiche „unique“ oder „limited“.
data-needs-field = Eine der Wirkungen braucht „{ $field }“, um zu sagen, wen sie trifft. Füge es hinzu oder nimm eine andere Wirkung.
data-no-change = Das ändert nichts. Schreibe einen anderen Wert als 0 oder streiche die Wirkung.
data-no-duration = Eine der Wirkungen hält eine Zeit lang an, es steht aber nirgends, wie lange. Schreibe „last“ mit einem anderen Wort als „instant“.
data-nobody-transforms = Keine Disk verwandelt sich in diese, sie kann also nie im Spiel sein. Gib ihr Punkte oder einer anderen Disk die Fähigkeit dazu.
data-not-always = Eine der Wirkungen geschieht und ist vorbei, sie kann also nicht immer gelten. Schreibe den Zeitpunkt, zu dem sie geschieht.
data-not-transformed = „{ $id }“ hat Punkte und ist eine gewöhnliche Disk einer Armee. Schreibe „T“ als ihre Punkte, oder verwandle in eine andere Disk.
data-nothing-lasts = Keine Wirkung hält hier eine Zeit lang an. Schreibe „last = "instant"“.
data-only-true = Hier ist nur true möglich. Schreibe true oder streiche das Feld.
data-only-when = Eine der Wirkungen geschieht nur zum Zeitpunkt „{ $when }“. Schreibe ihn in „when“ oder nimm eine andere Wirkung.
data-players = Die Höchstzahl der Spieler ist kleiner als die Mindestzahl. Berichtige eine von beiden.
data-stack = Die Armee führt „{ $id }“ { $listed } Mal auf, ihr Stapel enthält sie { $stacked } Mal. Gleiche beides an; Disks mit „T“ als Punkten liegen bereit und gehören nicht in den Stapel.
data-web-without-book = „{ $path }“ soll auf einer öffentlichen Seite belegt sein, steht aber nicht unter den Fakten. Ergänze es in „book“ oder streiche es hier.
data-wrong-way = Auf diese Weise kann keine Disk umgeklappt werden. Lass es offen, schreibe „way = "straight"“ oder alles drei: „by = "owner"“, „way = "away"“ und „order = "lowest_t"“.
