# Was an einer Armee falsch sein kann. Jeder Satz nennt die Abhilfe.

army-detachment-forbids = { $detachment } erlaubt keine Einheit mit dem Schlüsselwort { $keyword }, aber { $unit } hat es. Streiche die Einheit oder wähle ein anderes Kontingent.
army-detachment-other-faction = { $detachment } ist kein Kontingent der Fraktion { $faction }. Wähle eines dieser Fraktion.
army-detachment-requires = { $detachment } braucht mindestens { $expected } Einheiten mit dem Schlüsselwort { $keyword }, die Armee hat { $found }. Füge welche hinzu.
army-enhancement-epic-hero = Einheit { $number }: { $unit } ist ein EPISCHER HELD und kann { $enhancement } nicht erhalten. Gib es einem anderen CHARAKTERMODELL.
army-enhancement-no-character = Einheit { $number }: { $unit } ist kein CHARAKTERMODELL und kann { $enhancement } nicht erhalten. Gib es einem CHARAKTERMODELL.
army-enhancement-not-offered = Einheit { $number }: { $detachment } bietet { $enhancement } für { $unit } nicht an. Wähle eine andere Verbesserung oder ein anderes Kontingent.
army-enhancement-twice = { $enhancement } ist { $count }-mal dabei. Jede Verbesserung darf nur einmal in der Armee sein.
army-enhancements-of-unit = Einheit { $number }: { $unit } hat { $count } Verbesserungen. Behalte eine.
army-epic-hero-twice = { $unit } ist ein EPISCHER HELD und { $count }-mal dabei. Behalte einen.
army-faction-mismatch = Einheit { $number }: { $unit } hat nicht das Schlüsselwort der Fraktion { $faction }. Streiche die Einheit oder wähle ihre Fraktion.
army-no-character = Die Armee hat kein CHARAKTERMODELL. Füge mindestens eines hinzu.
army-no-units = Die Armee hat keine Einheit. Füge Einheiten hinzu, darunter ein CHARAKTERMODELL.
army-no-warlord = Die Armee hat keinen Kriegsherrn. Schreibe „warlord = true“ bei einem CHARAKTERMODELL.
army-option-too-many = Einheit { $number }: { $count } Modelle von { $unit } nehmen { $option }, aber nur { $limit } dürfen. Nimm weniger.
army-option-too-small = Einheit { $number }: { $option } braucht eine Einheit von mindestens { $expected } Modellen, { $unit } hat { $found }. Vergrößere die Einheit oder lass die Option weg.
army-option-twice = Einheit { $number }: { $unit } nimmt { $option } { $count }-mal. Nimm sie einmal und schreibe, wie viele Modelle sie nehmen.
army-over-limit = Die Armee kostet { $cost } Punkte, die Grenze ist { $points }. Spare { $over } Punkte.
army-publication = Die Datenblätter der Armee sind nicht lesbar: { $place } ({ $key }). Prüfe die Armeedatei mit „gonfalon army check“.
army-size-not-agreed = Die Armee wurde für die Schlachtgröße „{ $size }“ aufgestellt, vereinbart ist „{ $agreed }“. Ändere die Armee und ihre Größe.
army-too-many-copies = { $unit } ist { $count }-mal dabei, erlaubt sind höchstens { $limit }. Streiche welche.
army-too-many-enhancements = Die Armee hat { $count } Verbesserungen, erlaubt sind höchstens { $limit }. Streiche welche.
army-unknown-detachment = Es gibt kein Kontingent „{ $word }“. Schreibe eines davon: { $known }.
army-unknown-enhancement = Einheit { $number }: Es gibt keine Verbesserung „{ $word }“ für { $unit }. Schreibe eine davon: { $known }.
army-unknown-faction = Es gibt keine Fraktion „{ $word }“. Schreibe eine davon: { $known }.
army-unknown-loadout = Einheit { $number }: { $unit } hat keine Zusammenstellung „{ $found }“. Schreibe eine davon: { $known }.
army-unknown-option = Einheit { $number }: { $unit } hat keine Ausrüstungsoption „{ $word }“. Es gibt: { $known }.
army-unknown-size = Einheit { $number }: { $unit } kann nicht { $found } Modelle haben. Schreibe eine dieser Zahlen: { $known }.
army-unknown-unit = Einheit { $number }: Es gibt kein Datenblatt „{ $word }“. Schreibe seine id wie in den Datendateien.
army-unknown-unit-nearest = Einheit { $number }: Es gibt kein Datenblatt „{ $word }“. Meintest du „{ $nearest }“?
army-warlord-no-character = Einheit { $number }: { $unit } ist kein CHARAKTERMODELL und kann nicht Kriegsherr sein. Wähle ein CHARAKTERMODELL.
army-warlords = Die Armee hat { $count } Kriegsherren. Behalte einen.
