# Was an einer Armee falsch sein kann. Jeder Satz nennt die Abhilfe.

army-champion-exclusive = { $champion } ist ein Champion und dient nur mit Disks der eigenen Fraktion ({ $faction }) und fraktionslosen Disks. Streiche den Champion oder diese Disks anderer Fraktionen: { $disks }.
army-good-and-evil = Gut und Böse dienen nie in derselben Armee. Streiche entweder die guten Disks ({ $good }) oder die bösen ({ $evil }).
army-half-faction = Die Kreaturen-Disks kosten { $points } Punkte, und mindestens { $expected } davon müssen einer Fraktion angehören. Den größten Anteil hat { $faction } mit { $found }. Nimm mehr von dieser Fraktion oder weniger von anderen; Zauber zählen nicht mit.
army-half-rounding = Die Kreaturen-Disks kosten { $points } Punkte. Die Hälfte einer ungeraden Summe wird aufgerundet, also müssen { $expected } einer Fraktion angehören, { $faction } hat aber { $found }. Ein Punkt mehr dieser Fraktion genügt.
army-league-barred = Die Liga erlaubt { $disk } nicht, die Armee enthält aber { $count }. Streiche die Disk, oder vereinbart, ohne die Grenzen der Liga zu spielen.
army-league-copies = Die Liga erlaubt { $limit } Exemplare von { $disk }, es sind aber { $count }. Streiche einige, oder vereinbart, ohne die Grenzen der Liga zu spielen.
army-league-spells = Die Liga erlaubt { $limit } Zauber-Disks einer Art, { $spell } kommt aber { $count } Mal vor. Streiche einige, oder vereinbart, ohne die Grenzen der Liga zu spielen.
army-no-disks = Der Verstärkungsstapel ist leer. Nimm mindestens eine Kreaturen-Disk mit einem Punktwert auf.
army-no-faction = Die Armee gründet auf keiner Fraktion: Keiner ihrer { $points } Punkte für Kreaturen-Disks gehört zu einer. Nimm mindestens ebenso viele Punkte einer Fraktion auf.
army-nobody-transforms = { $disk } kostet nichts und liegt bereit, aber keine Disk der Armee kann sich in sie verwandeln. Streiche sie oder nimm eine von diesen auf: { $options }.
army-over-limit = Disks und Zauber kosten { $cost } Armeepunkte, vereinbart sind { $points }. Spare { $over } Punkte ein.
army-ready-over-limit = Diese fertige Armee ist { $cost } Armeepunkte wert, vereinbart sind { $points }. Nimm eine kleinere Armee, oder vereinbart { $over } Punkte mehr.
army-too-many-copies = { $disk } ist Limited: Eine Armee darf { $limit } Exemplare enthalten, es sind aber { $count }. Ersetze die übrigen.
army-unique-twice = { $disk } ist Unique: Eine Armee darf ein Exemplar enthalten, es sind aber { $count }. Behalte eines und ersetze die übrigen.
army-unknown-disk = Zeile { $number } der Kreaturen-Disks: Es gibt keine Disk „{ $word }“. Schreibe die Kennung so wie in disks.toml.
army-unknown-disk-nearest = Zeile { $number } der Kreaturen-Disks: Es gibt keine Disk „{ $word }“. Meintest du „{ $nearest }“?
army-unknown-spell = Zeile { $number } der Zauber: Es gibt keinen Zauber „{ $word }“. Schreibe die Kennung so wie in spells.toml.
army-unknown-spell-nearest = Zeile { $number } der Zauber: Es gibt keinen Zauber „{ $word }“. Meintest du „{ $nearest }“?
