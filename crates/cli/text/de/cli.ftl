# Was die Kommandozeile sagt.

cli-error = Fehler:
cli-seat = { $seat }

## Dateien und Namen

cli-unknown-game = Es gibt kein Spiel „{ $game }“. War „{ $nearest }“ gemeint? Spiele sind: { $known }.
cli-file-missing = { $file }: Diese Datei oder diesen Ordner gibt es nicht. Prüfe den Pfad.
cli-file-forbidden = { $file }: Das darfst du nicht lesen. Ändere die Rechte oder wähle etwas anderes.
cli-file-folder = { $file }: Das ist ein Ordner. Nenne eine Datei darin.
cli-file-unreadable = { $file }: Das lässt sich nicht lesen ({ $why }). Prüfe den Pfad.
cli-file-exists = { $file }: Diese Datei gibt es schon, und sie bleibt, wie sie ist. Wähle einen anderen Namen, oder ersetze sie mit --force.
cli-file-unwritable = { $file }: Das lässt sich nicht schreiben ({ $why }). Wähle einen anderen Ort.
cli-folder-missing = { $folder }: Diesen Ordner gibt es nicht. Lege ihn erst an, oder wähle einen anderen.
cli-army-too-long = { $file }: Eine Armeedatei hat höchstens { $limit } Bytes. Wähle eine andere Datei.

## Missverstandene Kommandozeilen

cli-usage-remedy = „{ $command } --help“ nennt, was man sagen kann.
cli-usage-unknown-argument = „{ $argument }“ ist hier nicht bekannt.
cli-usage-unknown-argument-nearest = „{ $argument }“ ist hier nicht bekannt. War „{ $nearest }“ gemeint?
cli-usage-unknown-command = Es gibt keinen Befehl „{ $command }“.
cli-usage-unknown-command-nearest = Es gibt keinen Befehl „{ $command }“. War „{ $nearest }“ gemeint?
cli-usage-value = { $argument } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
cli-usage-value-missing = { $argument } braucht einen Wert.
cli-usage-number = { $argument } kann nicht „{ $value }“ sein. Schreibe eine ganze Zahl, die dort erlaubt ist.
cli-usage-missing = Es fehlt etwas: { $argument }.
cli-usage-conflict = { $argument } und { $other } schließen einander aus.
cli-usage-no-command = Es fehlt ein Befehl.
cli-usage-other = Die Kommandozeile ist nicht zu verstehen.

## gonfalon games

cli-games-more = „gonfalon games SPIEL“ nennt Bots, fertige Armeen und alles, was man wählen kann.
cli-games-bots = Bots (--seats), der übliche zuerst: { $bots }.
cli-games-armies = Fertige Armeen (--armies)
cli-games-options = Vereinbarungen (--option NAME=WERT)
cli-games-usual = üblich: { $value }
cli-games-range = N ist { $least } bis { $most }.

## gonfalon battle

cli-option-form = „{ $word }“ ist keine Vereinbarung. Schreibe ihren Namen, ein Gleichheitszeichen und einen Wert, etwa terrain=none; „gonfalon games SPIEL“ nennt alle.
cli-battle-log-pattern = { $file }: Mehrere Partien brauchen mehrere Protokolle. Nenne einen Ordner (mit Schrägstrich am Ende) oder eine Datei mit { "{}" } für die Nummer der Partie.
cli-battle-progress = { $bar } Partien, noch { $left }
cli-battle-title = { $game } ({ $scenario }), Startwert { $seed }
cli-battle-series = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, Startwerte { $first } bis { $last }
cli-battle-all = In allen Partien: { $options }
cli-battle-seat = Platz
cli-battle-bot = Bot
cli-battle-army = Armee
cli-battle-points = Punkte
cli-battle-played = gespielt
cli-battle-won = gewonnen
cli-battle-share = Anteil
cli-battle-facts = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $decisions } Entscheidungen, { $seconds } s.
cli-battle-totals = Ohne Sieger: { $nobody }. Im Mittel { $rounds } Runden und { $decisions } Entscheidungen. { $seconds } s, { $speed } Partien je Sekunde.
cli-battle-log = Protokoll: { $file }
cli-battle-logs = { $count ->
    [one] Ein Protokoll wurde geschrieben.
   *[other] { $count } Protokolle wurden geschrieben.
}
cli-battle-rules = Regeln, die in diesen Partien eine Rolle spielten: { $found } von { $all }
cli-battle-rule = Regel
cli-battle-times = Male
cli-battle-in-games = Partien
cli-battle-broken = Die Partie mit Startwert { $seed } brach ab: { $why }
cli-battle-mark = { $seat } ({ $bot }), { $times ->
    [one] einmal
   *[other] { $times }-mal
}: { $says }

cli-bot-form = „{ $word }“ nennt kein Programm. Schreibe einen Namen, ein Gleichheitszeichen und einen Befehl (--bot meiner="python3 bot.py"), oder program: und einen Befehl für einen Platz. Geöffnete Anführungszeichen müssen geschlossen sein.
cli-bot-name = Ein Programm kann nicht „{ $word }“ heißen. Ein Name hat bis zu 40 Buchstaben, Ziffern, Striche, Punkte und Unterstriche, gehört keinem anderen Bot und wird einmal vergeben.

cli-outcome-nobody = Niemand hat gewonnen.
cli-outcome-won = { $count ->
    [one] { $seats } hat gewonnen.
   *[other] { $seats } haben gemeinsam gewonnen.
}

cli-outcome-resigned = { $count ->
    [one] { $seats } hat aufgegeben.
   *[other] { $seats } haben aufgegeben.
}

## gonfalon lab

cli-lab-title = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} in { $matchups ->
    [one] einer Begegnung
   *[other] { $matchups } Begegnungen
}
cli-lab-reading = Ausbeuten in Prozent der Punkte mit ihren 95-%-Intervallen; in jeder zweiten Partie sind die Seiten getauscht.
cli-lab-broken = { $count ->
    [one] Eine Partie brach
   *[other] { $count } Partien brachen
} ab, die erste ist Nummer { $number }: { $why }
cli-lab-stopped = Nicht alle Partien sind gespielt. Gib denselben Befehl noch einmal, um weiterzumachen.
cli-lab-ran = { $played } Partien in { $seconds } s gespielt ({ $speed } in der Sekunde, Threads zu { $busy } % beschäftigt), { $before } waren schon gespielt; aufbewahrt in { $file }.
cli-lab-served = { $collected } Partien in { $seconds } s eingesammelt ({ $speed } in der Sekunde), { $before } waren schon da; aufbewahrt in { $file }.
cli-lab-serve-stopped = Nicht alle Partien sind eingesammelt. Die Helfer machen ohne dich weiter; gib denselben Befehl noch einmal, um weiter einzusammeln.
cli-lab-workers = { $workers ->
    [0] kein Helfer
    [one] ein Helfer
   *[other] { $workers } Helfer
}
cli-lab-forgotten = Der Vermittler { $broker } hat nichts mehr von dieser Studie. Eingesammelte Ergebnisse bleiben, wo sie sind.
cli-lab-not-there = Der Vermittler { $broker } hat nichts von dieser Studie.
cli-lab-broker-lost = { $why } Es wird weiter versucht, bis es geht; nichts ist verloren.
cli-lab-broker-back = Der Vermittler ist wieder da.
cli-lab-work-played = { $count ->
    [one] eine Partie gespielt
   *[other] { $count } Partien gespielt
}
cli-lab-worked = { $played ->
    [one] Eine Partie
   *[other] { $played } Partien
} aus { $studies ->
    [one] einer Studie
   *[other] { $studies } Studien
} in { $seconds } s gespielt und abgeliefert.
cli-lab-undelivered = { $count ->
    [one] Eine weitere Partie wurde
   *[other] { $count } weitere Partien wurden
} gespielt, aber der Vermittler war nicht zu erreichen. Sie werden noch einmal ausgegeben, und nichts zählt doppelt.
cli-lab-matrix = Begegnungen: die Ausbeute jeder Armee gegen die anderen
cli-lab-armies = Armeen gegen alle anderen zusammen
cli-lab-effects = Was sich mit den Umständen ändert
cli-lab-units = Einheiten, im Mittel einer Partie
cli-lab-rules = Regeln, die in Partien vorkamen
cli-lab-army = Armee
cli-lab-against = gegen
cli-lab-pairs = Paare
cli-lab-score = Ausbeute [95 %]
cli-lab-factor = was
cli-lab-value = Wert
cli-lab-matchup = Begegnung
cli-lab-first = Erster Spieler [95 %]
cli-lab-rounds = Runden
cli-lab-scenario = Szenario
cli-lab-bots = Bots
cli-lab-unit = Einheit
cli-lab-upgrades = mit
cli-lab-fielded = Mal
cli-lab-points = Punkte
cli-lab-survived = überlebt
cli-lab-lost = verloren
cli-lab-killed = vernichtet
cli-lab-first-good = Es ist gut, Erster zu sein: Erste Spieler erreichen { $score }.
cli-lab-first-bad = Es ist schlecht, Erster zu sein: Erste Spieler erreichen { $score }.
cli-lab-first-even = Dass es eine Rolle spielt, wer Erster ist, war nicht zu sehen: Erste Spieler erreichen { $score }.
cli-lab-drawn = Unentschieden: { $share }.
cli-lab-length = Eine Partie hat im Mittel { $rounds } Runden und { $decisions } Entscheidungen (wenigste–meiste) und dauerte { $seconds } s.
cli-lab-changed = Mit Änderungen: { $changes }
cli-lab-measure = was
cli-lab-before = erste
cli-lab-after = zweite
cli-lab-difference = Unterschied [95 %]
cli-lab-chance = durch Zufall
cli-lab-seen = gesehen
cli-lab-yes = ja
cli-lab-no = nein
cli-lab-score-of = { $army } gegen { $against }
cli-lab-first-score = Erste Spieler
cli-lab-drawn-share = unentschieden
cli-lab-rounds-mean = Runden
cli-lab-decisions-mean = Entscheidungen
cli-lab-same-seeds = Verglichen: { $games } Partien jeder Fassung, in Paaren mit denselben Würfeln; { $alike } verliefen genau gleich.
cli-lab-other-seeds = Verglichen: { $games } Partien jeder Fassung mit anderen Würfeln, sodass auch das Glück verschieden ist.
cli-lab-difference-seen = Ein Unterschied war zu sehen. Wo es keinen gibt, sehen höchstens { $errors } % solcher Vergleiche einen.
cli-lab-nothing-seen = Kein Unterschied zu sehen. Wo es keinen gibt, sehen höchstens { $errors } % solcher Vergleiche einen; ein kleiner braucht vielleicht mehr Partien.
cli-lab-compare-one = Es gibt nur eine Fassung. Ergänze [changes] in der Studie, oder nenne zwei Studien.
cli-lab-no-game = Die Studie hat keine Partie { $number }. Ihre Partien haben die Nummern 0 bis { $last }.
cli-lab-game = Partie { $number }: { $match }; { $bots }; Startwert { $seed }
cli-lab-game-plain = Sie gehört zu { $army } gegen { $against }.
cli-lab-game-changed = Sie gehört zu { $army } gegen { $against }, mit den Änderungen der Studie.
cli-lab-reported = Der Bericht steht in { $file }.
cli-lab-exported = { $file }: { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}
cli-lab-table-odd = { $games } Partien lassen sich nicht in Paaren zählen. Wähle eine gerade Zahl, oder 0 für keine.
cli-lab-table-written = Geschrieben: { $file }
## gonfalon odds

cli-odds-unknown = „{ $word }“ ist hier nicht bekannt. Ist „{ $nearest }“ gemeint? docs/odds.md nennt alle Wörter.
cli-odds-number = „{ $word }“ braucht eine andere Zahl. Man schreibt es wie { $like }.
cli-odds-missing = „{ $text }“ ist nicht vollständig. Es fehlt etwas wie { $like }.
cli-odds-too-much = { $found } { $what } sind zu viel; höchstens { $most } werden auf einmal gerechnet.
cli-odds-most-attacks = Attacken
cli-odds-most-models = Modelle
cli-odds-most-wounds = Lebenspunkte
cli-odds-most-damage = Schadenspunkte
cli-odds-most-dice = Würfel
cli-odds-most-counters = Marker
cli-odds-most-falls = Fälle
cli-odds-most-work = Rechenschritte
cli-odds-title-wh40k = Warhammer 40.000
cli-odds-title-kow = Kings of War
cli-odds-title-whdw = Warhammer: Diskwars
cli-odds-title-dw = Diskwars
cli-odds-title-charge = Angriffswurf
cli-odds-title-battle-shock = Kampfschocktest
cli-odds-asked = { $title }: { $attack } → { $target }
cli-odds-attacks = Attacken
cli-odds-hits = Treffer
cli-odds-wounds = Verwundungen
cli-odds-unsaved = Verwundungen ohne Rettung
cli-odds-damage = Schaden
cli-odds-removed = verlorene Lebenspunkte
cli-odds-destroyed = zerstörte Modelle
cli-odds-lost-models = eigene verlorene Modelle
cli-odds-lost-wounds = eigene verlorene Lebenspunkte
cli-odds-scatters = abweichende Würfel
cli-odds-wounds-taken = Wunden
cli-odds-damage-to-defender = Schaden am Verteidiger
cli-odds-damage-to-attacker = Schaden am Angreifer
cli-odds-roll = Wurf
cli-odds-any-destroyed = mindestens ein Modell wird zerstört
cli-odds-wiped-out = die ganze Einheit wird zerstört
cli-odds-damaged = es gibt Schaden
cli-odds-steady = die Einheit bleibt standhaft
cli-odds-wavers = die Einheit wankt
cli-odds-routs = die Einheit flieht
cli-odds-hit = die Disk wird getroffen
cli-odds-wounded = die Disk wird verwundet
cli-odds-disk-destroyed = die Disk wird zerstört
cli-odds-attacker-wounded = der Angreifer wird verwundet
cli-odds-attacker-destroyed = der Angreifer wird zerstört
cli-odds-defender-wounded = der Verteidiger wird verwundet
cli-odds-defender-destroyed = der Verteidiger wird zerstört
cli-odds-passed = der Test wird bestanden
cli-odds-reached = der Angriff erreicht sein Ziel
cli-odds-counted = gezählt
cli-odds-mean = Mittel
cli-odds-deviation = Streuung
cli-odds-median = Median
cli-odds-usual = 5–95 %
cli-odds-exactly = genau
cli-odds-or-more = oder mehr
cli-odds-exact = Exakt: Jede Chance ist gerechnet, keine ausgewürfelt; Rundung unter 0,0000000001 %.
cli-odds-measured = Aus Fällen gezählt: Eine Chance kann um bis zu { $error } danebenliegen.

## gonfalon ladder und gonfalon tune

cli-contest-progress = { $bar }, höchstens noch { $left }
cli-ladder-alone = Eine Leiter braucht zwei Bots. Nenne mit --bots mindestens zwei, den schwächsten zuerst.
cli-ladder-twice = „{ $bot }“ steht zweimal auf der Leiter. Nenne jeden Bot einmal.
cli-ladder-title = { $game }: die Leiter, Startwert { $seed }
cli-ladder-name = { $upper } über { $lower }
cli-ladder-far = { $rung }: { $pairs } Paare, { $score }, höchstens noch { $minutes } min
cli-ladder-done = { $rung }: fertig nach { $pairs } Paaren, { $score }
cli-ladder-rung = Sprosse
cli-ladder-pairs = Paare
cli-ladder-classes = 0 ½ 1 1½ 2
cli-ladder-games = gewonnen remis verloren
cli-ladder-score = Ausbeute [95 %]
cli-ladder-elo = Elo [95 %]
cli-ladder-holds = Hält:
cli-ladder-breaks = Hält nicht:
cli-ladder-verdict = { $rung }, { $score }. Verlangt sind { $least } % und ein Intervall über { $bound } %. { $test }
cli-ladder-test-passed = Der Test sagt: genug.
cli-ladder-test-failed = Der Test sagt: zu wenig.
cli-ladder-test-open = Der Test hat nicht entschieden.
cli-ladder-broken = { $rung }. Die Partie mit Startwert { $seed } brach ab: { $why }
cli-ladder-page-title = { $game }: die Leiter der Bots
cli-ladder-page-made = Gemacht von `{ $command }`; nicht bearbeiten. [Wie man sie liest](README.md).
cli-ladder-page-holds = Jede Sprosse hält.
cli-ladder-page-breaks = Nicht jede Sprosse hält.
cli-ladder-page-reading = Paare nach den Punkten des oberen Bots, seine Partien, seine Ausbeute und sein Vorsprung, jeweils mit 95-%-Intervall.
cli-ladder-page-scale = Die Skala
cli-ladder-page-zero = Die Vorsprünge aller Sprossen zusammengezählt; die Null ist greedy oder sonst der unterste Bot.
cli-ladder-page-what = Was gespielt wurde
cli-ladder-page-versions = Jedes Paar mit getauschten Seiten und denselben Würfeln, der Reihe nach, ab Startwert { $seed }. Regelversion { $rules }, Daten { $data }, was die Bots gelernt haben { $lore }.

cli-tune-title = { $game }: { $games } Partien von { $bot }, Startwert { $seed }
cli-tune-watching = { $bot } spielt
cli-tune-term = Merkmal
cli-tune-before = vorher
cli-tune-after = nachher
cli-tune-remark = Bemerkung
cli-tune-sign = wechselt das Vorzeichen
cli-tune-unseen = war immer gleich, bleibt
cli-tune-facts = Gelernt an { $learned } Stellungen, erprobt an { $tried } Stellungen aus { $held } zurückgehaltenen Partien.
cli-tune-quality = Log-Verlust { $loss }, richtig in { $right } %
cli-tune-signs = { $count ->
    [one] Ein Gewicht wechselt das Vorzeichen: Prüfe, ob das Sinn ergibt, bevor du es behältst.
   *[other] { $count } Gewichte wechseln das Vorzeichen: Prüfe, ob das Sinn ergibt, bevor du sie behältst.
}
cli-tune-too-few = Aus diesen Partien blieben keine Stellungen. Spiele mehr davon mit --games.
cli-tune-broken = Die Partie mit Startwert { $seed } brach ab: { $why }
cli-tune-no-weight = { $file }: Im Teil [weights] fehlt eine Zeile für { $terms }. Schreibe sie zuerst.
cli-tune-written = Geschrieben: { $file }
cli-tune-build = Das Programm muss neu gebaut werden, bevor seine Bots es wissen.

## gonfalon card

cli-no-cards = { $folder }: Hier gibt es keine Karte. Karten sind Dateien, deren Namen auf .card enden.

## gonfalon rules

cli-no-card-folder = { $folder }: Diesen Ordner gibt es nicht, also lässt sich nichts beweisen. Gib den Befehl neben dem Ordner „cards“, oder nenne den Ordner mit den Karten von { $game } mit --cards.
cli-unknown-rule = Es gibt keine Regel „{ $id }“. Am nächsten kommen: { $nearest }.
cli-coverage-chapter = Kapitel
cli-coverage-proven = bewiesen
cli-coverage-waived = erlassen
cli-coverage-open = offen
cli-coverage-open-rules = Offen:
cli-coverage-needless = Erlassen, obwohl eine Karte sie beweist (streiche den Erlass):
cli-coverage-failed = { $count ->
    [one] Ein Fall schlägt fehl und beweist nichts.
   *[other] { $count } Fälle schlagen fehl und beweisen nichts.
} „gonfalon card“ sagt, warum.
cli-coverage-counts = { $proven } bewiesen, { $waived } erlassen, { $open } offen
cli-page-title = { $game }: welche Regeln bewiesen sind
cli-page-made = Erstellt mit `{ $command }`. Jede Regel des Regelverzeichnisses steht hier mit den Karten, die sie beweisen, oder mit dem Grund, warum keine es tut.
cli-page-waived = erlassen: { $reason }
cli-page-open = **offen**
cli-rule-section = Im Buch: { $section }
cli-rule-example = Beispiel:
cli-rule-unclear = Was das Buch offenlässt:
cli-rule-ruling = Auslegung:
cli-rule-waived = Keine Karte beweist sie, denn:
cli-rule-switch = Eine Partie kann es mit --option anders halten (üblich ist { $name }={ $default }):
cli-rule-needs = Baut auf:
cli-rule-cards = Karten:
cli-rule-no-cards = Keine Karte handelt davon.
cli-rule-no-folder = Die Karten lassen sich nicht nennen: Den Ordner { $folder } gibt es hier nicht. Nenne ihn mit --cards.
cli-rule-passed = gilt
cli-rule-failed = schlägt fehl
cli-kind-construction = Armeeaufbau
cli-kind-definition = Begriff
cli-kind-effect = Wirkung
cli-kind-permission = Erlaubnis
cli-kind-procedure = Ablauf
cli-kind-restriction = Einschränkung
cli-kind-setup = Spielaufbau
cli-kind-value = Wert
cli-kind-victory = Sieg

## gonfalon replay

cli-replay-verified = bewiesen, { $decisions } Entscheidungen. { $outcome } { $hash }
cli-replay-facts = Plätze: { $seats }. Regelversion { $version }, Startwert { $seed }.
cli-replay-running = Die Partie läuft noch: Das Protokoll hat kein Ende.

## gonfalon review

cli-review-title = { $game }: Nachbesprechung
cli-review-progress = { $bar } noch { $left }
cli-review-chances = Siegchance im Verlauf, darunter die Runden
cli-review-account = Glück und Entscheidungen, in Punkten der Siegchance
cli-review-seat = Platz
cli-review-start = Beginn
cli-review-luck = Glück
cli-review-own = eigene Entscheidungen
cli-review-others = Entscheidungen anderer
cli-review-end = Ende
cli-review-costly = Teuerste Entscheidungen
cli-review-none = Keine Entscheidung war über jeden Zweifel schlechter als eine andere.
cli-review-not-looked = Entscheidungen wurden nicht betrachtet.
cli-review-decision = { $place }. { $seat }, Runde { $round }, nach { $count } Antworten: kostete { $cost } ± { $error } Punkte
cli-review-asked = Gefragt: { $says }
cli-review-given = Geantwortet: { $says } (erwartet { $chance } %)
cli-review-better = Besser: { $says } (erwartet { $chance } %)
cli-review-elsewhere = dasselbe, anders ausgeführt
cli-review-looked = Betrachtet: { $counts }. Kosten werden nur genannt, wenn sie mehr als das Doppelte ihres Fehlers sind.

## gonfalon army

cli-army-legal = „{ $army }“ hält alle Regeln ein.
cli-army-broken = „{ $army }“ verstößt gegen { $count ->
    [one] eine Regel.
   *[other] { $count } Regeln.
}
cli-army-misformed = { $file } lässt sich nicht als Armee lesen: { $count ->
    [one] ein Fehler.
   *[other] { $count } Fehler.
}

cli-import-head = { $name }: { $format }, { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}, { $models ->
    [one] ein Modell
   *[other] { $models } Modelle
}, { $points } Punkte.
cli-import-missing = Es fehlt ({ $count }):
cli-import-not-understood = Nicht verstanden und behalten, wie es dasteht ({ $count }):
cli-import-guessed = Vermutet ({ $count }):
cli-import-findings = Zur Liste als Ganzes ({ $count }):
cli-import-army-not-understood = Die Armee: nicht verstanden ({ $count }):
cli-import-army-not-automated = Die Armee: behalten und nicht automatisiert ({ $count }):
cli-import-army-guessed = Die Armee: vermutet ({ $count }):
cli-import-resolved = Ohne Zweifel gelesen ({ $count }):
cli-import-all = --all nennt jede einzeln.
cli-import-broken = Regeln der Musterung, gegen die die Armee verstößt ({ $count }):
cli-import-no-army = Es wurde keine Armee geschrieben: Ergänze zuerst, was fehlt.
cli-import-written = Geschrieben: { $file }
cli-import-exists = { $file } gibt es schon. Wähle mit -o einen anderen Namen, oder --force, um sie zu ersetzen.
cli-import-unwritten = { $file } lässt sich nicht schreiben: { $why }.

## Hilfe

cli-help-usage = Aufruf:
cli-help-commands = Befehle
cli-help-arguments = Angaben
cli-help-options = Schalter
cli-help-help = Nennt, was man hier sagen kann
cli-help-version = Nennt die Version

help-value-game = SPIEL
help-value-scenario = SZENARIO
help-value-file = DATEI
help-value-folder = ORDNER
help-value-path = PFAD
help-value-id = ID
help-value-lang = SPRACHE
help-value-choice = NAME=WERT
help-value-seats = BOT,BOT
help-value-program = NAME=BEFEHL
help-value-armies = A,B
help-value-number = N
help-value-address = ADRESSE
help-value-bot = BOT
help-value-inches = ZOLL
help-value-words = WÖRTER
help-value-format = FORMAT

help-gonfalon = Spielt Tabletop-Schlachten nach ihren Regelbüchern.
help-gonfalon-usage = gonfalon [--port N] [--listen ADRESSE] [--data ORDNER] [--bot NAME=BEFEHL] | gonfalon BEFEHL ...
help-gonfalon-port = Port des Tisches (sonst 8421 oder irgendein freier)
help-gonfalon-listen = Adresse, auf der der Tisch lauscht (sonst 127.0.0.1: nur dieser Rechner; 0.0.0.0 lässt andere herein)
help-gonfalon-data = Ordner, der Partien aufbewahrt (sonst der Ordner gonfalon bei den Daten des Benutzers)
help-gonfalon-no_open = Keinen Browser öffnen
help-gonfalon-bots = Ein Programm, das jedes Spiel als Bot dieses Namens spielt (docs/bot-protocol.md); Anführungszeichen halten Wörter seines Befehls zusammen; mehrfach möglich
help-gonfalon-bot_time = Wie viele Millisekunden ein Programm für eine Antwort hat (sonst 5000)
help-gonfalon-lang = Sprache von allem, was ein Mensch liest: en oder de (sonst LC_ALL, LC_MESSAGES, LANG)
help-gonfalon-more =
    Ohne Befehl wird der Tisch gedeckt, an dem Menschen und Bots spielen: Das Programm nennt die Adresse
    für den Browser und öffnet sie, wo es eine Arbeitsfläche gibt. Jede Antwort ist aufbewahrt, bevor sie
    zählt; Partien gehen weiter, wenn der Tisch wieder gedeckt wird.

    Rückgabewerte: 0 alles in Ordnung, 1 etwas wurde geprüft und besteht nicht, 2 der Befehl oder seine
    Eingabe ließ sich nicht lesen. Spiele: whdw (Warhammer: Diskwars), kow (Kings of War),
    wh40k (Warhammer 40,000), dw (Diskwars).
    Jeder Befehl hat seine eigene Hilfe: --help.

help-games = Nennt die Spiele; mit einem Spiel dessen Bots, fertige Armeen und alles, was man wählen kann.
help-games-usage = gonfalon games [SPIEL]
help-games-game = Das Spiel, etwa kow (sonst alle)
help-games-json = JSON ausgeben, wie docs/cli.md beschreibt

help-battle = Spielt Partien zwischen Bots und nennt Sieger, Runden, Entscheidungen und Zeit.
help-battle-usage = gonfalon battle SPIEL [--seats BOT,BOT] [--armies A,B] [--scenario S] [--option NAME=WERT] [--seed N] [--games N] [--log DATEI] ...
help-battle-game = Das Spiel: whdw, kow, wh40k oder dw
help-battle-bots = Ein eigenes Programm unter einem Namen für --seats (docs/bot-protocol.md); Anführungszeichen halten Wörter seines Befehls zusammen; mehrfach möglich
help-battle-bot_time = Wie viele Millisekunden ein Programm für eine Antwort hat (sonst 5000)
help-battle-seats = Der Bot jedes Platzes; ein Name gilt für alle Plätze (sonst der erste, den „gonfalon games SPIEL“ nennt). Ein Name von --bot oder program:BEFEHL setzt ein eigenes Programm an den Platz
help-battle-armies = Die Armee jedes Platzes: eine fertige Armee (whdw: mehrere Bataillone mit + verbunden) oder der Pfad einer Armeedatei. Ohne --armies: jede Zusammenstellung der Reihe nach
help-battle-scenario = Was gespielt wird. whdw: standard, learning oder strongholds; kow: kill, pillage, kill-and-pillage oder roll (durch Würfel); wh40k: only-war; dw: tides-of-war, in-harms-way, doom-hill, battlegnash oder siege
help-battle-regiments = whdw: wie viele Bataillone jede Armee hat (ohne --armies: sonst 1)
help-battle-options = Etwas, das man wählen kann, etwa clock=chess (kow), flips=straight (whdw), terrain=crossroads (wh40k) oder drops=stand-in (dw); mehrfach möglich
help-battle-rulings = Eine Regelauslegung, die von der üblichen abweicht, etwa flips=straight; dasselbe wie --option
help-battle-seed = Der Startwert der ersten Partie; jede weitere hat die nächste Zahl (sonst irgendeiner, der genannt wird)
help-battle-games = Wie viele Partien (sonst 1)
help-battle-threads = Wie viele Partien zugleich (sonst eine je Prozessorkern); das Ergebnis hängt nicht davon ab
help-battle-log = Wohin das Protokoll kommt; bei mehreren Partien ein Ordner oder ein Name mit { "{}" } für die Nummer der Partie
help-battle-log_games = Nur die Protokolle der ersten N Partien behalten
help-battle-force = Vorhandene Protokolle ersetzen
help-battle-rules = Zählt die Regeln, die in den Partien eine Rolle spielten, und nennt sie mit ihren Zahlen; das braucht Zeit
help-battle-json = JSON ausgeben, wie docs/cli.md beschreibt
help-battle-more =
    „gonfalon games SPIEL“ nennt Bots, fertige Armeen und jede Vereinbarung mit ihren Werten.

    Ohne --armies: jede Zusammenstellung der Reihe nach; sie folgt wie alles aus dem Startwert.
    whdw: Alle geordneten Paare vorgefertigter Bataillone nehmen die ersten beiden Plätze ein, auch zwei
    gleiche, und gespielt wird der Reihe nach zu zweit, zu dritt und zu viert; --seats mit mehreren Bots
    legt die Zahl der Spieler fest, und --regiments bildet Armeen aus mehreren Bataillonen. kow: alle
    geordneten Paare fertiger Armeen mit jeder Siegbedingung und jeder Uhr, soweit --scenario oder
    --option clock=... sie nicht festlegt. wh40k: alle geordneten Paare fertiger Armeen auf jedem
    vorbereiteten Schlachtfeld und auf zufälligem Gelände, soweit --option terrain=... (chance, none
    oder ein Schlachtfeld) es nicht festlegt; ebenso --option size=... und battlefield=... dw: alle
    geordneten Paare fertiger Armeen in jedem Szenario für zwei, soweit --scenario es nicht festlegt;
    --seats mit mehreren Bots legt die Zahl der Spieler fest, und gespielt werden die Szenarien für so viele.

    gonfalon battle whdw --armies karl-franz+teclis,azhag+grimgor --seed 7 --log partie.jsonl
    gonfalon battle kow --armies spears-of-the-dawn,hammers-of-the-deep --option terrain=forest-road
    gonfalon battle kow --games 1000 --option clock=chess
    gonfalon battle wh40k --armies court-of-rust,moon-at-full --option terrain=broken-quarter
    gonfalon battle wh40k --games 1000 --seats greedy,random --rules
    gonfalon battle dw --armies elf,orc,undead --scenario doom-hill --log partie.jsonl
    gonfalon battle dw --games 1000 --seats greedy,random --option drops=stand-in
    gonfalon battle kow --seats greedy,program:./mein-bot.py
    gonfalon battle kow --bot "meiner=python3 mein-bot.py --depth 3" --seats meiner,greedy --games 20

help-odds = Exakte Wahrscheinlichkeiten von Angriffen und Tests, ohne Tisch.
help-odds-usage = gonfalon odds wh40k | kow | whdw | dw | charge | battle-shock ...
help-odds-more =
    Waffen und Ziele schreibt man in Wörtern, die Leerzeichen oder Kommas trennen, etwa
    10x,A2,BS3,S4,AP-1,D1,sustained-hits:1, oder mit den Namen von Waffen, Einheiten und Disks der Daten.
    docs/odds.md nennt alle Wörter.

help-odds-wh40k = Warhammer 40.000: Treffer, Verwundungen, zerstörte Modelle.
help-odds-wh40k-usage = gonfalon odds wh40k --attack WÖRTER [--attack WÖRTER] --target WÖRTER [--target WÖRTER]
help-odds-wh40k-attack = Gleiche Waffen, etwa 10x,A2,BS3,S4,AP-1,D1 oder 5x,lamp-rifle; mehrfach möglich
help-odds-wh40k-target = Gleiche Modelle, etwa 10x,T4,Sv3+,W2,fnp5+ oder line-company; mehrfach möglich, zuerst verlorene zuerst
help-odds-wh40k-svg = Ein Bild der Balken in diese Datei schreiben
help-odds-wh40k-page = Eine Seite mit allem in diese Datei schreiben
help-odds-wh40k-force = Vorhandene Dateien ersetzen
help-odds-wh40k-json = JSON ausgeben, wie docs/cli.md beschreibt
help-odds-wh40k-more =
    gonfalon odds wh40k --attack 10x,A2,BS3,S4,AP-1,D1,sustained-hits:1,lethal-hits --target 10x,T4,Sv3+,W2,fnp5
    gonfalon odds wh40k --attack 5x,lamp-rifle,half-range --target 10x,line-company,cover --svg chancen.svg

help-odds-kow = Kings of War: Schaden und der Nerventest danach.
help-odds-kow-usage = gonfalon odds kow --attack WÖRTER [--attack WÖRTER] --target WÖRTER
help-odds-kow-attack = Würfel einer Einheit, etwa 20x,Me4,CS1,flank oder elf-bowmen-regiment,shoots,cover; mehrfach möglich
help-odds-kow-target = Die Einheit, etwa De4,Ne12,damage:3,inspired oder ghouls-regiment
help-odds-kow-svg = Ein Bild der Balken in diese Datei schreiben
help-odds-kow-page = Eine Seite mit allem in diese Datei schreiben
help-odds-kow-force = Vorhandene Dateien ersetzen
help-odds-kow-json = JSON ausgeben, wie docs/cli.md beschreibt
help-odds-kow-more =
    gonfalon odds kow --attack obsidian-golem,rear --target ghouls-regiment,damage:2

help-odds-whdw = Warhammer: Diskwars: Fernangriffe und Zweikämpfe.
help-odds-whdw-usage = gonfalon odds whdw --attack WÖRTER --target WÖRTER | --fight WÖRTER --target WÖRTER
help-odds-whdw-attack = Ein Fernangriff, etwa 3x,S3,siege oder reikland-crossbowmen
help-odds-whdw-fight = Wer das Ziel im Nahkampf bindet, etwa A5,T5,swift oder orc-boyz
help-odds-whdw-target = Die Disk, etwa T5,stamina:1,damage:2 oder marienburg-swordsmen; im Nahkampf mit ihrem Gegenschlag: C3
help-odds-whdw-svg = Ein Bild der Balken in diese Datei schreiben
help-odds-whdw-page = Eine Seite mit allem in diese Datei schreiben
help-odds-whdw-force = Vorhandene Dateien ersetzen
help-odds-whdw-json = JSON ausgeben, wie docs/cli.md beschreibt
help-odds-whdw-more =
    gonfalon odds whdw --attack reikland-crossbowmen --target orc-boyz
    gonfalon odds whdw --fight orc-boyz --target marienburg-swordsmen

help-odds-dw = Diskwars: Geschosse auf eine einzelne Disk, aus vielen Fällen gezählt.
help-odds-dw-usage = gonfalon odds dw --attack WÖRTER --target WÖRTER [--falls N] [--physics]
help-odds-dw-attack = Geschosse, etwa 3x,arrow oder elven-archer
help-odds-dw-target = Die Disk, etwa wide:2,T4,W1,damage:2,off:0.5 oder stalwarts
help-odds-dw-falls = Wie viele Fälle gezählt werden (sonst 20000, mit --physics 2000)
help-odds-dw-physics = Die Fälle simulieren, statt mit ihrem Ersatz zu rechnen
help-odds-dw-svg = Ein Bild der Balken in diese Datei schreiben
help-odds-dw-page = Eine Seite mit allem in diese Datei schreiben
help-odds-dw-force = Vorhandene Dateien ersetzen
help-odds-dw-json = JSON ausgeben, wie docs/cli.md beschreibt
help-odds-dw-more =
    gonfalon odds dw --attack elven-archer --target stalwarts

help-odds-charge = Ein Angriffswurf von Warhammer 40.000.
help-odds-charge-usage = gonfalon odds charge ZOLL [--changed N] [--reroll]
help-odds-charge-needed = Was die beiden Würfel mindestens zeigen müssen
help-odds-charge-changed = Was zum Wurf dazukommt, etwa 1 oder -2
help-odds-charge-reroll = Beide Würfel werden wiederholt, wenn sie nicht reichen
help-odds-charge-svg = Ein Bild der Balken in diese Datei schreiben
help-odds-charge-page = Eine Seite mit allem in diese Datei schreiben
help-odds-charge-force = Vorhandene Dateien ersetzen
help-odds-charge-json = JSON ausgeben, wie docs/cli.md beschreibt
help-odds-charge-more =
    gonfalon odds charge 9 --reroll

help-odds-battle-shock = Ein Kampfschocktest von Warhammer 40.000.
help-odds-battle-shock-usage = gonfalon odds battle-shock MORALWERT [--changed N] [--reroll]
help-odds-battle-shock-leadership = Was die beiden Würfel mindestens zeigen müssen
help-odds-battle-shock-changed = Was zum Wurf dazukommt, etwa 1 oder -2
help-odds-battle-shock-reroll = Beide Würfel werden wiederholt, wenn sie nicht reichen
help-odds-battle-shock-svg = Ein Bild der Balken in diese Datei schreiben
help-odds-battle-shock-page = Eine Seite mit allem in diese Datei schreiben
help-odds-battle-shock-force = Vorhandene Dateien ersetzen
help-odds-battle-shock-json = JSON ausgeben, wie docs/cli.md beschreibt

help-ladder = Lässt Bots paarweise gegeneinander spielen, bis klar ist, ob jeder den darunter schlägt.
help-ladder-usage = gonfalon ladder SPIEL [--bots BOT,BOT] [--armies A,B] [--option NAME=WERT] [--seed N] [--pairs N] [--report DATEI] ...
help-ladder-game = Das Spiel: whdw, kow, wh40k oder dw
help-ladder-bots = Die Bots, der schwächste zuerst (sonst random,greedy,recruit,veteran,marshal); jeder muss den vor ihm schlagen
help-ladder-armies = Die beiden Armeen wie bei „gonfalon battle“ (sonst kleine Partien des Spiels der Reihe nach)
help-ladder-scenario = Was gespielt wird, wie bei „gonfalon battle“
help-ladder-options = Etwas, das man wählen kann, etwa terrain=none; mehrfach möglich
help-ladder-seed = Der Startwert des ersten Paars; jedes weitere hat die nächste Zahl (sonst 1)
help-ladder-pairs = Die meisten Paare von Partien je Sprosse (sonst 150)
help-ladder-bound = Was das Intervall jeder Ausbeute übersteigen muss, in Prozent, 0 bis 80 (sonst 58, und 50 für einen recruit über greedy)
help-ladder-threads = Wie viele Partien zugleich (sonst eine je Prozessorkern); das Ergebnis hängt nicht davon ab
help-ladder-report = Eine Seite mit allem in diese Datei schreiben
help-ladder-force = Die Seite ersetzen, wenn es sie schon gibt
help-ladder-json = JSON ausgeben, wie docs/cli.md beschreibt
help-ladder-more =
    Beide Partien eines Paars sind dieselbe Partie mit denselben Würfeln und vertauschten Bots. Eine
    Sprosse hält, wenn die Ausbeute des oberen Bots mindestens 65 % ist und ihr 95-%-Intervall über 58 %
    liegt (über 50 % genügt für einen recruit über greedy; mit --bound N: N + 7 und N). Es ist Schluss, wenn
    ein sequenzieller Test sicher ist und das Intervall zustimmt, frühestens nach 15 Paaren. Der
    Rückgabewert ist 1, wenn eine Sprosse nicht hält.

    Bots zählen die Schlachten, die sie sich vorstellen, und sehen nie auf die Uhr: Derselbe Befehl hat
    immer dasselbe Ergebnis, auf jedem Rechner und mit jeder Zahl von Threads.

    gonfalon ladder dw --report docs/ladder/dw.md --force
    gonfalon ladder kow --bots recruit,veteran --armies spears-of-the-dawn,faceless-host --pairs 60

help-lab = Studien zur Ausgewogenheit: viele Partien zwischen Bots, aufbewahrt und mit Intervallen beurteilt.
help-lab-usage = gonfalon lab run|serve|work|show|compare|game|report|export|table ...
help-lab-more =
    Eine Studie ist eine Datei, die Armeen, Szenarien, Optionen und Bots nennt; docs/studies/README.md erklärt jedes Feld, und
    studies/ hat Muster. Die Nummer einer Partie bestimmt alles an ihr: Ergebnisse sind auf jeder Zahl von Threads gleich.
help-lab-run = Spielt, was von einer Studie fehlt, und zeigt, was herauskam.
help-lab-run-usage = gonfalon lab run STUDIE.toml [--results DATEI] [--threads N]
help-lab-run-study = Die Studie
help-lab-run-results = Wo Ergebnisse aufbewahrt werden (sonst neben der Studie, mit der Endung .sqlite); die einer anderen Studie werden abgelehnt
help-lab-run-threads = Wie viele Partien zugleich (sonst eine je Prozessorkern); das Ergebnis hängt nicht davon ab
help-lab-run-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-run-more =
    Strg-C hält nach den laufenden Partien an; derselbe Befehl macht dort weiter. Keine Partie geht verloren oder zählt doppelt.
help-lab-serve = Gibt eine Studie an Helfer auf vielen Rechnern, sammelt ein, was sie spielen, und zeigt, was herauskam.
help-lab-serve-usage = gonfalon lab serve STUDIE.toml --broker postgres://NAME@RECHNER/DATENBANK [--results DATEI]
help-lab-serve-study = Die Studie
help-lab-serve-broker = Die PostgreSQL-Datenbank, die alle Rechner erreichen; ein Passwort kann in der Adresse oder in PGPASSWORD stehen
help-lab-serve-results = Wo Ergebnisse aufbewahrt werden (sonst neben der Studie, mit der Endung .sqlite); die einer anderen Studie werden abgelehnt
help-lab-serve-lease = Nach so vielen Sekunden ohne Lebenszeichen werden die Partien eines Helfers noch einmal ausgegeben (sonst 60)
help-lab-serve-forget = Die Studie und alles davon Gespielte beim Vermittler herausnehmen, und sonst nichts
help-lab-serve-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-serve-more =
    Mit Strg-C jederzeit anzuhalten; die Helfer machen weiter, und derselbe Befehl sammelt weiter ein.
help-lab-work = Spielt Partien aus Studien, die jemand bereitstellt, bis nichts mehr übrig ist.
help-lab-work-usage = gonfalon lab work --broker postgres://NAME@RECHNER/DATENBANK [--threads N] [--stay]
help-lab-work-broker = Die PostgreSQL-Datenbank, die alle Rechner erreichen; ein Passwort kann in der Adresse oder in PGPASSWORD stehen
help-lab-work-threads = Wie viele Partien zugleich (sonst eine je Prozessorkern); das Ergebnis hängt nicht davon ab
help-lab-work-stay = Auf weitere Studien warten
help-lab-work-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-work-more =
    Mit Strg-C jederzeit anzuhalten; was nicht gespielt ist, bekommen andere.
help-lab-show = Zeigt, was bei einer Studie herauskam, auch während sie gespielt wird.
help-lab-show-usage = gonfalon lab show ERGEBNISSE [--units] [--rules]
help-lab-show-results = Die Datei mit den Ergebnissen
help-lab-show-units = Auch zeigen, was aus Einheiten wurde
help-lab-show-rules = Auch zeigen, welche Regeln in Partien vorkamen
help-lab-show-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-compare = Vergleicht zwei Fassungen eines Werts, von Kosten oder einer Auslegung, gespielt mit denselben Startwerten.
help-lab-compare-usage = gonfalon lab compare STUDIE.toml | gonfalon lab compare A.toml B.toml
help-lab-compare-studies = Eine Studie mit [changes], oder zwei Studien mit gleich vielen Begegnungen
help-lab-compare-results = Wo Ergebnisse aufbewahrt werden, eine Datei je Studie (sonst neben ihnen, mit der Endung .sqlite)
help-lab-compare-threads = Wie viele Partien zugleich (sonst eine je Prozessorkern); das Ergebnis hängt nicht davon ab
help-lab-compare-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-game = Spielt eine Partie einer Studie noch einmal und bewahrt ihr Protokoll für „gonfalon replay“ und den Tisch auf.
help-lab-game-usage = gonfalon lab game STUDIE.toml N [--log DATEI]
help-lab-game-study = Die Studie
help-lab-game-number = Die Nummer der Partie, wie sie in den Ergebnissen steht
help-lab-game-log = Wohin das Protokoll kommt
help-lab-game-force = Das Protokoll ersetzen, wenn es schon eines gibt
help-lab-game-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-report = Macht eine Seite daraus, was bei einer Studie herauskam: für alle, mit Schaubildern, in einer Datei, die sonst nichts braucht.
help-lab-report-usage = gonfalon lab report STUDIE.toml|ERGEBNISSE.sqlite [--out DATEI.html] [--force]
help-lab-report-study = Die Studie, neben der ihre Ergebnisse liegen, oder die Datei mit den Ergebnissen
help-lab-report-out = Wohin die Seite kommt (sonst neben die Studie, mit der Endung .html)
help-lab-report-force = Die Seite ersetzen, wenn es sie schon gibt
help-lab-export = Schreibt Partien, Einheiten und Regeln einer Studie als Tabellen für andere Werkzeuge.
help-lab-export-usage = gonfalon lab export STUDIE.toml|ERGEBNISSE.sqlite --out ORDNER [--format csv|tsv] [--force]
help-lab-export-study = Die Studie, neben der ihre Ergebnisse liegen, oder die Datei mit den Ergebnissen
help-lab-export-out = Der Ordner für Partien, Einheiten und Regeln; fehlt er, wird er angelegt
help-lab-export-format = csv, mit Kommas (das übliche), oder tsv, mit Tabulatoren
help-lab-export-force = Tabellen ersetzen, die es schon gibt
help-lab-table = Vermisst einen Tisch: Sichtlinien, verborgene Flächen, Wege und Bedrohungen, und ob er eine Seite bevorzugt.
help-lab-table-usage = gonfalon lab table SPIEL [--option terrain=PLAN] [--scenario X] [--armies A,B] [--games N] [--page DATEI] [--svg DATEI] ...
help-lab-table-game = Das Spiel: whdw, kow, wh40k oder dw
help-lab-table-armies = Die Armeen wie bei „gonfalon battle“; eine einzige hat beide Seiten (sonst eine kleine Partie des Spiels)
help-lab-table-scenario = Was gespielt wird, wie bei „gonfalon battle“
help-lab-table-options = Etwas, das man wählen kann, etwa terrain=border-country; mehrfach möglich
help-lab-table-seed = Der Startwert des Aufbaus und der ersten Partie; jede weitere hat die nächste Zahl (sonst 1)
help-lab-table-games = Wie viele Partien die erste Armee auf dem Tisch gegen sich selbst spielt, eine gerade Zahl; 0 für keine (sonst 40)
help-lab-table-bot = Der Bot, der aufbaut und spielt (sonst greedy)
help-lab-table-spacing = Wie weit die Orte auseinander liegen, an denen gemessen wird (sonst nach der Größe des Tisches, etwa 2)
help-lab-table-page = Eine Seite mit Zahlen und Karten in diese Datei schreiben
help-lab-table-svg = Ein Bild aller Karten in diese Datei schreiben
help-lab-table-force = Dateien ersetzen, die es schon gibt
help-lab-table-threads = Wie viele Threads messen und spielen (sonst einer je Prozessorkern); das Ergebnis hängt nicht davon ab
help-lab-table-json = JSON ausgeben, wie docs/cli.md beschreibt
help-lab-table-more =
    Sicht, Gelände und Reichweiten werden beim Spiel selbst erfragt, mit einer üblichen Einheit jeder Seite auf dem Tisch;
    docs/studies/README.md sagt, was jede Zahl bedeutet. Geländepläne nennt „gonfalon games SPIEL“.

help-tune = Lernt aus Partien eines Bots gegen sich selbst, was Stellungen wert sind, und passt die Gewichte seines Urteils an.
help-tune-usage = gonfalon tune SPIEL [--bot BOT] [--games N] [--seed N] [--write] ...
help-tune-game = Das Spiel: whdw, kow, wh40k oder dw
help-tune-bot = Der Bot, der auf beiden Plätzen spielt (sonst greedy)
help-tune-games = Wie viele Partien (sonst 1000); ein Viertel wird zurückgehalten, um das Gelernte zu erproben
help-tune-armies = Die beiden Armeen wie bei „gonfalon battle“ (sonst kleine Partien des Spiels der Reihe nach)
help-tune-scenario = Was gespielt wird, wie bei „gonfalon battle“
help-tune-options = Etwas, das man wählen kann, etwa terrain=none; mehrfach möglich
help-tune-every_match = Der Reihe nach jede Partie fertiger Armeen für zwei, wie bei „gonfalon battle“
help-tune-seed = Der Startwert der ersten Partie; jede weitere hat die nächste Zahl (sonst 1)
help-tune-threads = Wie viele Partien zugleich (sonst eine je Prozessorkern); das Ergebnis hängt nicht davon ab
help-tune-write = Die Gewichte in die Datei dessen schreiben, was die Bots gelernt haben, und Buch führen
help-tune-lore = Diese Datei (sonst crates/bots/lore/SPIEL.toml)
help-tune-record = Das Buch (sonst docs/ladder/tuning/SPIEL.toml)
help-tune-json = JSON ausgeben, wie docs/cli.md beschreibt

help-card = Prüft Regelkarten, nennt jeden Fehlschlag und zuletzt „N passed, N failed“.
help-card-usage = gonfalon card PFAD...
help-card-paths = Kartendateien, oder Ordner mit Dateien, die auf .card enden
help-card-json = JSON ausgeben, wie docs/cli.md beschreibt

help-rules = Schlägt Regeln nach: wie weit sie bewiesen sind, was sie sagen, wie sie ausgelegt werden.
help-rules-usage = gonfalon rules coverage|show|rulings ...
help-rules-coverage = Nennt, welche Regeln durch Karten bewiesen, erlassen oder offen sind.
help-rules-coverage-usage = gonfalon rules coverage [SPIEL] [--cards ORDNER]
help-rules-coverage-game = Das Spiel (sonst jedes)
help-rules-coverage-cards = Der Ordner mit den Karten (sonst cards/SPIEL)
help-rules-coverage-json = JSON ausgeben, wie docs/cli.md beschreibt
help-rules-coverage-markdown = Eine Seite von docs/coverage ausgeben
help-rules-show = Zeigt eine Regel: ihren Wortlaut, ihre Auslegung, ihre Karten.
help-rules-show-usage = gonfalon rules show ID [--cards ORDNER]
help-rules-show-id = Die Kennung der Regel, etwa whdw.move.flip
help-rules-show-cards = Der Ordner mit den Karten (sonst cards/SPIEL)
help-rules-show-json = JSON ausgeben, wie docs/cli.md beschreibt
help-rules-rulings = Gibt eine Seite von docs/rulings aus: was das Buch offenlässt und wie hier gespielt wird.
help-rules-rulings-usage = gonfalon rules rulings SPIEL
help-rules-rulings-game = Das Spiel, etwa whdw

help-replay = Beweist Protokolle von Partien und erzählt sie.
help-replay-usage = gonfalon replay verify|show DATEI
help-replay-verify = Spielt Protokolle nach den Regeln noch einmal und vergleicht jeden Fingerabdruck.
help-replay-verify-usage = gonfalon replay verify DATEI...
help-replay-verify-files = Die Protokolle
help-replay-verify-json = JSON ausgeben, wie docs/cli.md beschreibt
help-replay-show = Erzählt eine Partie, mit Runden und Phasen als Überschriften.
help-replay-show-usage = gonfalon replay show DATEI
help-replay-show-file = Das Protokoll
help-replay-show-json = JSON ausgeben, wie docs/cli.md beschreibt

help-review = Bespricht eine beendete Partie nach: Chancen im Verlauf, Glück und Entscheidungen, die teuersten Entscheidungen.
help-review-usage = gonfalon review DATEI [--deep | --luck]
help-review-file = Das Protokoll
help-review-deep = Länger nachdenken: Minuten statt etwa zwanzig Sekunden
help-review-luck = Nur Glück und Entscheidungen im Ganzen; dauert eine Sekunde
help-review-json = JSON ausgeben, wie docs/cli.md beschreibt

help-army = Beurteilt Armeen und macht sie aus Listen.
help-army-usage = gonfalon army check|import DATEI
help-army-check = Nennt jede Regel des Armeeaufbaus, gegen die eine Armee verstößt.
help-army-check-usage = gonfalon army check DATEI [--regiments N] [--one-box] [--option NAME=WERT]
help-army-check-file = Die Armeedatei (TOML, oder JSON, wenn ihr Name so endet)
help-army-check-regiments = whdw: wie viele Bataillone vereinbart wurden
help-army-check-one_box = whdw: die Armee muss aus einer Schachtel gebaut sein
help-army-check-options = Was sonst vereinbart wurde, etwa points=1000 (kow); mehrfach möglich
help-army-check-json = JSON ausgeben, wie docs/cli.md beschreibt
help-army-import = Macht aus der Liste eines anderen Programms eine Armeedatei und legt über jede Zeile Rechenschaft ab.
help-army-import-usage = gonfalon army import LISTE [--pack DATEI]... [-o ARMEE.toml]
help-army-import-roster = Die Liste: .ros, .rosz, JSON von New Recruit oder eine Liste als Text; siehe docs/rosters.md
help-army-import-packs = Ein Datenblattpaket für das, was die Liste nicht sagt, oder eine andere Liste, die es hat; mehrfach möglich
help-army-import-output = Die Armeedatei: JSON, wenn ihr Name so endet, sonst TOML (ohne -o: der Name der Liste mit .toml)
help-army-import-force = Eine vorhandene Datei ersetzen
help-army-import-all = Auch jede Zeile nennen, die ohne Zweifel gelesen wurde
help-army-import-json = JSON ausgeben, wie docs/cli.md beschreibt

cli-table-address = Der Tisch: { $address }
cli-table-data = Partien werden in { $folder } aufbewahrt.
cli-table-stop = Aufhören mit Strg+C.
cli-table-no-folder = Es gibt keinen Ordner für die Daten des Benutzers. Nenne einen mit --data ORDNER.
cli-table-listen = Der Tisch kann nicht auf { $address } lauschen ({ $why }). Wähle einen anderen --port oder eine andere --listen.
cli-table-store = Partien können nicht in { $folder } aufbewahrt werden ({ $why }). Wähle mit --data einen anderen Ordner.
cli-table-full = In { $folder } können keine Partien aufbewahrt werden: Es ist kein Platz mehr ({ $why }). Schaff Platz, oder wähle mit --data einen anderen Ordner.
cli-table-read-only = In { $folder } können keine Partien aufbewahrt werden: Dort darf nicht geschrieben werden ({ $why }). Erlaube das, oder wähle mit --data einen anderen Ordner.
cli-table-busy = Ein anderes Programm benutzt die Partien in { $folder } ({ $why }). Beende es, oder wähle mit --data einen anderen Ordner.
