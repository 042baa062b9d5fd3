# Was nur an Datendateien dieses Spiels falsch sein kann; die allgemeinen Sätze stehen in crates/data. Datei, Zeile und Stelle stehen vor dem Satz, der die Abhilfe nennt.

data-army-wide = Die Regel „{ $rule }“ hat eine Zahl, die zu einzelnen Einheiten gehört, eine ganze Armee kann sie also nicht haben. Schreibe eine andere Regel.
data-expected-none = Schreibe hier eine ganze Zahl ohne Anführungszeichen, oder „none“, wo im Buch ein Strich oder ein Sternchen steht.
data-list-id = Die Kennung einer Liste ist der Name ihrer Datei. Schreibe „{ $expected }“ oder benenne die Datei um.
data-models = Eine Einheit vom Typ „{ $type }“ kann nicht { $models } Modelle haben. Schreibe eine Zahl, die ihre Glieder füllt: 1 bei einzelnen Modellen, sonst 5 bis 30 in Fünferschritten, 40, 50 oder 60 bei Horden aus Infanterie.
data-muskets = Musketen werden gegen Armbrüste getauscht, die diese Einheit nicht hat. Gib ihr Armbrüste oder streiche die Option.
data-no-dice = Eine Einheit ohne eigene Attacken braucht eine Atemattacke für ihre Würfel. Füge eine hinzu oder schreibe eine Zahl von Attacken.
data-no-list = set.toml nennt die Liste „{ $id }“, ihre Datei ist aber nicht da. Füge die Datei hinzu oder streiche den Namen.
data-not-ascending = Das Ergebnis für Flucht muss höher sein als das für Wankend. Berichtige eines von beiden.
data-outline = Diese Ecken ergeben keinen Umriss eines Geländestücks. Schreibe mindestens drei Ecken der Reihe nach, deren Kanten sich nicht kreuzen.
data-piece-off-table = Dieses Geländestück ragt über den Tischrand hinaus. Verschiebe es nach innen.
data-pieces-overlap = Dieses Geländestück überdeckt ein früheres desselben Plans. Verschiebe eines der beiden.
data-special-value = Die Regel „{ $rule }“ braucht eine Zahl. Schreibe sie als Tabelle, etwa mit „rule“ und „value“, oder „inches“ bei einer Entfernung.
data-twice = „{ $word }“ kommt zweimal vor. Behalte es einmal.
data-weapon-without-ranged = Die Einheit kann die Waffe „{ $weapon }“ haben, hat aber keinen Fernkampfwert, um damit zu schießen. Schreibe einen Wert oder streiche die Waffe.
