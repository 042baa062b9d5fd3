# Was der Kern sagt: abgelehnte Antworten, Würfel, Partieprotokolle, Regelverzeichnisse und Regelkarten.

kernel-none = keines

denied-over = Die Partie ist vorbei.
denied-not-asked = Danach wirst du nicht (mehr) gefragt.

match-gave-up = { $seat } gibt auf.

dice-misfit = Ein Würfel mit { $sides } Seiten für { $purpose } war fällig, der nächste ist aber { $found }.
dice-missing = Ein Würfel mit { $sides } Seiten für { $purpose } war fällig, es sind aber keine Würfel mehr da.

## Partieprotokolle

log-unreadable = Zeile { $line }: Das Protokoll kann nicht gelesen werden ({ $why }).
log-not-a-log = Zeile { $line }: Das ist kein Partieprotokoll; ein Protokoll beginnt mit einem Kopf.
log-other-format = Zeile { $line }: Das Protokoll hat die Form { $found }; dieses Programm liest die Form { $ours }.
log-unknown-game = Zeile { $line }: Dieses Programm kennt das Spiel „{ $game }“ nicht.
log-other-rules = Zeile { $line }: Die Partie wurde nach der Regelversion { $found } gespielt; dieses Programm hat die Version { $ours }.
log-other-data = Zeile { $line }: Die Partie wurde mit anderen Daten gespielt ({ $found }; unsere sind { $ours }).
log-malformed = Zeile { $line } ist kein Eintrag eines Protokolls ({ $why }).
log-out-of-place = Zeile { $line }: Dieser Eintrag gehört nicht hierher.
log-cut-short = Zeile { $line }: Das Protokoll bricht hier ab, vor dem Ende der Partie.
log-after-end = Zeile { $line }: Nach dem Ende der Partie folgt noch etwas.
log-long-line = Zeile { $line } ist länger als { $limit } Byte.
log-too-many = Zeile { $line }: Das Protokoll hat mehr als { $limit } Antworten.
log-too-big = Zeile { $line }: Das Protokoll hat mehr als { $limit } Byte.
log-not-an-answer = Zeile { $line }: Das ist keine Antwort dieses Spiels ({ $why }).
log-not-asked = Zeile { $line }: { $seat } wurde danach nicht gefragt.
log-over = Zeile { $line }: Die Partie war schon vorbei.
log-refused = Zeile { $line }: Die Regeln verbieten diese Antwort ({ $rules }).
log-dice-misfit = Zeile { $line }: Ein Würfel mit { $sides } Seiten für { $purpose } war fällig, im Protokoll steht aber { $found }.
log-dice-missing = Zeile { $line }: Ein Würfel mit { $sides } Seiten für { $purpose } war fällig, im Protokoll steht aber keiner mehr.
log-dice-left = Zeile { $line }: { $count ->
    [one] Ein Würfel wurde
   *[other] { $count } Würfel wurden
} nie geworfen.
log-edited = Zeile { $line }: Der Fingerabdruck weicht ab; diese Zeile oder eine davor wurde verändert.
log-other-end = Zeile { $line }: Die Partie ist anders ausgegangen.

log-remedy-readable = Prüfe, ob die Datei da ist und du sie lesen darfst.
log-remedy-not-a-log = Wähle eine Datei, die als Partieprotokoll geschrieben wurde.
log-remedy-version = Benutze die Programmversion, die das Protokoll geschrieben hat.
log-remedy-game = Benutze ein Programm, das dieses Spiel hat.
log-remedy-data = Lade die Daten, mit denen die Partie gespielt wurde.
log-remedy-cut-short = Läuft die Partie noch, spiele sie weiter. Sonst lösche eine unfertige letzte Zeile und setze die Partie von dort fort, oder besorge eine vollständige Kopie.
log-remedy-after-end = Lösche Zeile { $line } und alles danach.
log-remedy-size = So viel braucht keine Partie; besorge das Protokoll neu von seiner Quelle.
log-remedy-original = Besorge eine unveränderte Kopie. Die Zeilen vor Zeile { $line } sind in Ordnung, von dort kann weitergespielt werden.

## Regelverzeichnisse

ledger-unreadable = { $file }:{ $line }: Das Regelverzeichnis kann nicht gelesen werden ({ $why }).
ledger-form = { $file }:{ $line }: { $why }
ledger-twice = { $file }:{ $line }: { $id } kommt zweimal vor.
ledger-bad-id = { $file }:{ $line }: { $id } ist keine Kennung; erlaubt sind Kleinbuchstaben, Ziffern, Bindestriche und Punkte.
ledger-foreign-topic = { $file }:{ $line }: Das Thema { $id } beginnt nicht mit der Kennung des Spiels.
ledger-no-topic = { $file }:{ $line }: { $id } beginnt nicht mit der Kennung eines Themas (am nächsten: { $nearest }).
ledger-no-such-need = { $file }:{ $line }: { $id } braucht { $needs }, das es nicht gibt (am nächsten: { $nearest }).
ledger-empty = { $file }:{ $line }: Bei { $id } steht nichts in „{ $field }“.
ledger-lonely = { $file }:{ $line }: { $id } hat „{ $field }“ ohne „{ $without }“.
ledger-bad-switch = { $file }:{ $line }: Der Schalter „{ $switch }“ von { $id } ist nicht in Kebab-Schreibweise.

## Regelkarten

card-unreadable = Die Karte kann nicht gelesen werden ({ $why }).
card-too-long = Die Karte ist länger als { $limit } Byte.
card-no-case = Die Karte hat keinen Fall; ein Fall beginnt mit „rule“.
card-before-rule = Ein Fall beginnt mit „rule“; das hier steht vor dem ersten.
card-no-rule-id = „rule“ braucht die Kennung einer Regel, die mit „{ $prefix }.“ beginnt (am nächsten: { $nearest }).
card-unknown-id = Die Regel { $id } gibt es nicht (am nächsten: { $nearest }).
card-unknown-word = Das Wort „{ $word }“ kennt niemand (am nächsten: { $nearest }).
card-unknown-seat = „{ $word }“ ist kein Platz; Plätze heißen nach ihren Farben (am nächsten: { $nearest }).
card-form = Die Form dieser Anweisung ist: { $form }
card-glued-arrow = Setze Leerzeichen um „=>“ in „{ $word }“.
card-nothing-before-arrow = Eine Anweisung beginnt mit einem Wort, nicht mit „=>“.
card-late-setup = Der Aufbau muss vor dem Beginn der Partie stehen; sie begann in Zeile { $since }.
card-claims-nothing = Der Fall tut, versucht und behauptet nichts.
card-game = { $why }
card-no-such-seat = Den Platz { $seat } gibt es in dieser Partie nicht.
card-not-asked = { $seat } wird nichts gefragt.
card-refused = Das ist regelwidrig ({ $rules }).
card-not-refused = Das ist erlaubt, sollte aber abgelehnt werden.
card-refused-otherwise = Das lehnt nicht { $missing } ab, sondern { $rules }.
card-asked-otherwise = { $seat } wird etwas anderes gefragt: { $found }
card-asked = { $seat } wird etwas gefragt.
card-expected = Erwartet war „{ $expectation }“: { $found }
card-not-seen = Die Sicht zeigt das nicht.
card-not-hidden = Die Sicht zeigt das, es sollte aber verborgen sein.
card-explained = Die Erklärung lautet: { $found }
card-dice-left = Würfel bleiben übrig: { $dice }.
card-cites-unknown = Das Spiel beruft sich auf { $id }, das nicht im Regelverzeichnis steht (am nächsten: { $nearest }).
card-dishonest = Eine Sicht verrät ein Geheimnis: { $why }
card-replay-differs = Noch einmal gespielt weicht der Fall nach { $entries ->
    [one] einer Antwort
   *[other] { $entries } Antworten
} ab.
card-action-lost = Antwort { $entry } übersteht das Schreiben und Lesen nicht.
card-bad-proposal = Die eigene Antwort des Spiels für { $seat } ({ $from }) ist regelwidrig: { $action } ({ $rules }).
card-panicked = Das Spiel ist zusammengebrochen: { $why }
card-does-not-fail = Der Fall ist als fehlschlagend markiert, stimmt aber; lösche diese Zeile.

card-part-card = Karte:
card-part-table = Tisch:
card-part-asks = Offene Fragen:
card-part-events = Letzte Ereignisse:
card-part-dice = Übrige Würfel:
