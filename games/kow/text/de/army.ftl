# Was an einer Armee falsch sein kann. Jeder Satz nennt die Abhilfe.

army-consent-missing = Die Armee mischt Gut ({ $good }) und Böse ({ $evil }). Laut ihrer Datei sind beide Spieler einverstanden, in dieser Partie haben sie das aber nicht vereinbart. Vereinbart es oder behalte nur die Einheiten einer Gesinnung.
army-exchanged-twice = Einheit { $number }: { $unit } kann die Ausrüstung „{ $equipment }“ nur einmal eintauschen, das tun aber alle diese Optionen: { $options }. Behalte eine davon.
army-good-and-evil = Die Armee mischt Gut ({ $good }) und Böse ({ $evil }). Behalte nur die Einheiten einer Gesinnung, oder beide Spieler einigen sich ausdrücklich darauf.
army-limit-missing = Die Armee nennt keine Punktgrenze, vereinbart sind { $agreed } Punkte. Schreibe „points = { $agreed }“.
army-limit-not-agreed = Die Armee ist für { $points } Punkte zusammengestellt, vereinbart sind { $agreed }. Ändere die Armee und ihre Grenze.
army-no-options = Einheit { $number }: { $unit } hat keinerlei Optionen und kann deshalb nicht die Option „{ $option }“ erhalten. Streiche sie.
army-no-units = Die Armee hat keine Einheit. Nimm mindestens eine aus einer Armeeliste auf.
army-option-not-offered = Einheit { $number }: { $unit } kann die Option „{ $option }“ nicht erhalten. Streiche sie oder nimm eine von diesen: { $offered }.
army-option-twice = Einheit { $number }: { $unit } hat die Option „{ $option }“ { $count } Mal. Jede Option wird einmal genommen und gilt für die ganze Einheit: Streiche die übrigen.
army-over-limit = Die Armee kostet { $cost } Punkte, die Grenze liegt bei { $points }. Spare { $over } Punkte ein.
army-side-good-and-evil = Gute ({ $good }) und böse ({ $evil }) Armeen kämpfen auf einer Seite. Bildet andere Seiten, oder alle Spieler einigen sich ausdrücklich darauf.
army-sides-unequal = Eine Seite hat { $first } Punkte, die andere { $second }. Beide brauchen dieselbe Summe: Ändert die Grenzen der Armeen.
army-too-many-heroes-monsters = Die Armee hat { $count } Helden und Monster, und ihre vollen Einheiten ({ $full }) erlauben { $limit }. Streiche Helden oder Monster, oder nimm Infanterieeinheiten zu 20 oder Kavallerieeinheiten zu 10 Modellen hinzu.
army-too-many-heroes-monsters-of-list = { $list }: Aufgestellt sind { $count } Helden und Monster, die vollen Einheiten dieses Volkes ({ $full }) erlauben { $limit }. Volle Einheiten von Verbündeten zählen nicht: Nimm welche dieses Volkes hinzu oder streiche Helden oder Monster.
army-too-many-war-engines = Die Armee hat { $count } Kriegsmaschinen, und ihre vollen Einheiten ({ $full }) erlauben { $limit }. Streiche Kriegsmaschinen, oder nimm Infanterieeinheiten zu 20 oder Kavallerieeinheiten zu 10 Modellen hinzu.
army-too-many-war-engines-of-list = { $list }: Aufgestellt sind { $count } Kriegsmaschinen, die vollen Einheiten dieses Volkes ({ $full }) erlauben { $limit }. Volle Einheiten von Verbündeten zählen nicht: Nimm welche dieses Volkes hinzu oder streiche Kriegsmaschinen.
army-unique-twice = { $unit } darf nur einmal in einer Armee sein, kommt aber { $count } Mal vor. Behalte ein Exemplar und ersetze die übrigen.
army-unknown-option = Einheit { $number }: Für { $unit } gibt es keine Option „{ $word }“. Schreibe eine Option aus dem Eintrag der Einheit.
army-unknown-option-nearest = Einheit { $number }: Für { $unit } gibt es keine Option „{ $word }“. Meintest du „{ $nearest }“?
army-unknown-size = Einheit { $number }: „{ $word }“ gibt es nicht in dieser Größe. Schreibe eine von diesen: { $sizes }.
army-unknown-unit = Einheit { $number }: Es gibt keine Einheit „{ $word }“. Schreibe die Kennung so wie in den Armeelisten.
army-unknown-unit-nearest = Einheit { $number }: Es gibt keine Einheit „{ $word }“. Meintest du „{ $nearest }“?
