# Was der Katalog sagt: Wörter, die nichts benennen, und Partien, die sich nicht aufbauen lassen.

catalog-unknown-army = Es gibt keine fertige Armee „{ $army }“. War „{ $nearest }“ gemeint? Fertige Armeen sind: { $known }. Eine eigene Armee nennt man durch den Pfad ihrer Datei.
catalog-unknown-bot = Es gibt keinen Bot „{ $bot }“. War „{ $nearest }“ gemeint? Zur Wahl stehen: { $known }.
catalog-unknown-option = Eine Vereinbarung „{ $name }“ gibt es hier nicht. War „{ $nearest }“ gemeint? Es gibt: { $known }.
catalog-option-value = Die Vereinbarung „{ $name }“ kann nicht „{ $value }“ sein. War „{ $nearest }“ gemeint? Zur Wahl stehen: { $known }.
catalog-option-number = Die Vereinbarung „{ $name }“ kann nicht „{ $value }“ sein. In { $form } reicht die Zahl von { $least } bis { $most }.
catalog-option-twice = Die Vereinbarung „{ $name }“ ist zweimal getroffen: „{ $value }“ und „{ $other }“. Entscheide dich für eine.
catalog-option-ruling = { $text }
catalog-no-ready-armies = Aus so vielen Bataillonen gibt es keine fertigen Armeen. Verlange weniger oder nenne die Armeen.
catalog-seat-count = Es gibt { $seats } Plätze, aber { $armies } Armeen. Nenne einen Bot für alle oder einen für jede Armee.
catalog-no-end = Die Partie brach vor ihrem Ende ab ({ $why }). Das ist ein Fehler des Programms: Bitte melde ihn mit dem Startwert.
catalog-setup-form = Die Beschreibung der Partie ist nicht zu verstehen ({ $why }). Besorge eine unveränderte Kopie.
catalog-survey-empty = Eine Seite hat nach dem Aufbau niemanden auf dem Tisch, der sich bewegt, also gibt es nichts zum Messen. Wähle eine andere Armee.
catalog-survey-sides = Ein Tisch wird für zwei Seiten vermessen, und hier sind { $armies } Armeen. Nenne zwei Armeen und ein Szenario für zwei Spieler.

catalog-whdw-learning-regiments = Die Armeen des Trainingsszenarios liegen fest. Lass die Zahl der Bataillone weg, oder spiele ein anderes Szenario.
catalog-whdw-army = { $regiments ->
    [one] Ein Bataillon
   *[other] { $regiments } Bataillone
}, { $disks } Disks, { $cards } Befehlskarten, { $unspent } ungenutzte Rekrutierungspunkte.
catalog-whdw-scenario = Was gespielt wird.
catalog-whdw-scenario-armies = Wie die Armeen sind: mit denen des Trainingsszenarios dieses, sonst das Standardspiel.
catalog-whdw-scenario-standard = Das Standardspiel für zwei bis vier Spieler.
catalog-whdw-scenario-learning = Das Trainingsszenario für zwei Spieler mit festen Armeen.
catalog-whdw-scenario-strongholds = Strongholds: Jeder Spieler verteidigt einen Wachturm.
catalog-whdw-regiments = Wie viele Bataillone jede Armee hat.
catalog-whdw-regiments-any = So viele, wie die Armeen haben; eines, wo keine Armee genannt ist.
catalog-whdw-regiments-number = Genau so viele.

catalog-kow-army = { $units ->
    [one] Eine Einheit
   *[other] { $units } Einheiten
}, { $cost } von { $limit } Punkten.
catalog-kow-army-casual = { $units ->
    [one] Eine Einheit
   *[other] { $units } Einheiten
} im Wert von { $cost } Punkten, für ein zwangloses Spiel.
catalog-kow-players = { $found } Bots können nicht spielen: Eine Partie hat { $players } Spieler. Nenne einen Bot für beide oder einen für jeden.
catalog-kow-scenario = Wie die Partie gewonnen wird.
catalog-kow-scenario-roll = Ein Würfel entscheidet vor der Partie.
catalog-kow-scenario-kill = Morden!: Die Punkte vernichteter Feinde zählen.
catalog-kow-scenario-pillage = Plündern!: Missionsziele zählen.
catalog-kow-scenario-both = Morden und Plündern!: Beides zählt.
catalog-kow-points = Die Punktgrenze beider Armeen.
catalog-kow-points-armies = Die höchste Grenze, die die Armeen nennen; ein zwangloses Spiel, wenn keine es tut.
catalog-kow-points-none = Ein zwangloses Spiel: beliebige Einheiten ohne Punkte.
catalog-kow-points-number = Diese Grenze.
catalog-kow-terrain = Wie das Gelände auf den Tisch kommt.
catalog-kow-terrain-chance = Durch Zufall, für beide Seiten gleich.
catalog-kow-terrain-none = Es gibt keines.
catalog-kow-terrain-players = Die Spieler stellen abwechselnd Stücke auf.
catalog-kow-terrain-layout = Der vorbereitete Plan „{ $layout }“.
catalog-kow-length = Wie lange die Partie dauert.
catalog-kow-length-turns = So viele Züge für jeden Spieler.
catalog-kow-length-minutes = So viele Minuten; dann geht es weiter, bis beide gleich viele Züge hatten.
catalog-kow-clock = Die Uhr. Bots brauchen zufällig viel Zeit, die aus dem Startwert folgt.
catalog-kow-clock-none = Keine.
catalog-kow-clock-chess = Schachuhren mit der Zeit, die das Buch für die Punktgrenze vorschlägt.
catalog-kow-clock-turn = Eine Uhr für jeden Zug, mit der Zeit, die das Buch für die Punktgrenze vorschlägt.
catalog-kow-clock-chess-minutes = Schachuhren mit so vielen Minuten für jeden Spieler.
catalog-kow-clock-turn-seconds = So viele Sekunden für jeden Zug.
catalog-kow-good-and-evil = Ob gute und böse Einheiten in einer Armee sein dürfen.
catalog-kow-good-and-evil-apart = Das dürfen sie nicht.
catalog-kow-good-and-evil-mixed = Beide Spieler haben sich darauf geeinigt.

catalog-wh40k-army = { $units ->
    [one] Eine Einheit
   *[other] { $units } Einheiten
} für { $cost } von { $limit } Punkten.
catalog-wh40k-players = { $found } Bots können nicht spielen: Eine Schlacht hat { $players } Spieler. Nenne einen Bot für beide oder einen für jeden.
catalog-wh40k-scenario = Die Mission.
catalog-wh40k-scenario-only-war = Nichts als Krieg: Missionszielmarker zählen ab der zweiten Schlachtrunde.
catalog-wh40k-size = Die Schlachtgröße, die die Punkte beider Armeen festlegt.
catalog-wh40k-size-armies = Die größte, die die Armeen nennen.
catalog-wh40k-size-value = { $size }: { $points } Punkte.
catalog-wh40k-terrain = Wie Gelände auf das Schlachtfeld kommt.
catalog-wh40k-terrain-chance = Durch Zufall gezogen, für beide Seiten gleich.
catalog-wh40k-terrain-none = Es gibt keines.
catalog-wh40k-terrain-layout = Der vorbereitete Aufbau „{ $layout }“ für ein Schlachtfeld von { $length } × { $width }.
catalog-wh40k-battlefield = Wie groß das Schlachtfeld ist.
catalog-wh40k-battlefield-mission = So klein, wie die Mission erlaubt, oder so groß wie der gewählte Aufbau.
catalog-wh40k-battlefield-length = So viele Zoll entlang der langen Kante; 44 Zoll entlang der kurzen.

catalog-dw-army = { $disks ->
    [one] Eine Disk
   *[other] { $disks } Disks
}, { $spells ->
    [one] ein Zauber
   *[other] { $spells } Zauber
}, { $points } Armeepunkte.
catalog-dw-scenario = Das Szenario.
catalog-dw-scenario-tides = Tides of War: Am Ende zählen Getötete und die feindliche Aufmarsch-Disk, für zwei.
catalog-dw-scenario-harm = In Harm's Way: alle Disks sofort im Spiel, für zwei.
catalog-dw-scenario-doom = Doom Hill: allein auf dem Hügel mit genug Getöteten, für zwei oder mehr.
catalog-dw-scenario-gnash = Battlegnash: ein Vorsprung an Getöteten, für zwei oder mehr.
catalog-dw-scenario-siege = Siege: Angreifer und Verteidiger.
catalog-dw-points = Die Armeepunkte jeder Armee.
catalog-dw-points-usual = So viele, wie im Szenario üblich sind.
catalog-dw-points-number = Höchstens so viele.
catalog-dw-league = Ob die Grenzen der alten Turnierliga gelten.
catalog-dw-league-true = Sie gelten.
catalog-dw-league-false = Sie gelten nicht.
catalog-dw-rounds = Die letzte Runde eines Szenarios, das keine hat.
catalog-dw-rounds-usual = Wie das Szenario sagt.
catalog-dw-rounds-number = Nach so vielen Runden wird die Partie gewertet, wie sie steht.
catalog-dw-drops = Wie Geschosse und anderes fallen.
catalog-dw-drops-physics = Eine Simulation starrer Körper.
catalog-dw-drops-stand-in = Eine schnelle Rechnung mit fast denselben Wahrscheinlichkeiten; fallen sieht man nichts.
catalog-dw-measuring = Ob Bewegungen und Geschossreichweiten vorher gemessen werden dürfen.
catalog-dw-measuring-true = Sie dürfen, gegen das Buch.
catalog-dw-measuring-false = Sie dürfen nicht.

catalog-no-table = Dieses Spiel kann noch nicht am Tisch gespielt werden. Schlachten gibt es auf der Kommandozeile.
catalog-draft-unfinished = Es muss noch etwas gezeigt werden.
catalog-draft-far-off = Das liegt zu weit neben dem Tisch.
catalog-not-an-answer = Das ist keine Antwort des Spiels ({ $why }).

catalog-program-not-started = Das Programm ließ sich nicht starten ({ $why }). Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-stopped = Das Programm endete, bevor es antwortete. Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-stopped-code = Das Programm endete mit Code { $code }, bevor es antwortete. Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-silent = Das Programm antwortete { $time } Millisekunden lang nicht. Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-long-line = Das Programm sagte eine Zeile von mehr als { $most } Bytes. Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-lines = Das Programm sagte mehr als { $most } Zeilen, nach denen niemand gefragt hat. Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-answers = Das Programm gab mehr als { $most } Antworten in einer Partie. Es wird nicht mehr gefragt; für es wird die sichere Antwort gespielt.
catalog-program-garbled = Was das Programm sagte, war keine Antwort ({ $why }). Gespielt wurde die sichere Antwort.
catalog-program-other-question = Das Programm beantwortete Frage { $answered } statt { $asked }. Gespielt wurde die sichere Antwort.
catalog-program-illegal = Die Regeln verbieten, was das Programm antwortete ({ $rules }). Gespielt wurde die sichere Antwort.

catalog-import-none = Dieses Spiel liest keine Listen anderer Programme.
catalog-import-packs = { $packs } Pakete auf einmal sind zu viele: Gib höchstens { $most } an.

catalog-muster-too-large = Die Armee hat { $bytes } Bytes; keine Armee braucht mehr als { $most }.
catalog-muster-too-many-edits = { $edits } Änderungen auf einmal sind zu viele: Schicke höchstens { $most }.
catalog-muster-path = Änderung { $edit }: Bei „{ $path }“ gibt es nichts, was sich für sich ändern ließe.
catalog-muster-addition = Änderung { $edit }: „{ $id }“ kann dort nicht hinzugefügt werden.
catalog-muster-addition-nearest = Änderung { $edit }: „{ $id }“ gibt es nicht. Meintest du „{ $nearest }“?
catalog-muster-choice = Änderung { $edit }: Dort gibt es keine Wahl „{ $choice }“ mit diesem Wert.
catalog-muster-full = Die Armee hätte mehr als { $most } Einträge. Streiche erst welche.
catalog-muster-name = Der Name einer Armee hat mindestens einen und höchstens { $most } Buchstaben.

catalog-review-running = Die Partie ist noch nicht zu Ende; nachbesprochen wird sie, wenn alles bekannt ist.
catalog-review-cancelled = Die Nachbesprechung wurde abgebrochen.
catalog-review-not-asked = Diese Entscheidung gibt es in der Partie nicht, oder die Regeln erlauben diese Antwort nicht.

catalog-change-form = Das kann hier nicht stehen: Eine Zahl, ein Text oder eine Liste ersetzt einen Wert der gleichen Art, nie eine ganze Tabelle. Nenne das Feld, dessen Wert sich ändern soll.
catalog-change-many = Höchstens { $most } Werte können auf einmal geändert werden. Für mehr nimm eigene Daten.
catalog-change-nearest = „{ $word }“ gibt es hier nicht. Meintest du „{ $nearest }“?
catalog-change-short = Der Pfad endet mit dem Namen einer Datei. Ergänze den Eintrag und sein Feld, etwa elves.elf-spearmen-regiment.points.
catalog-change-unknown = „{ $word }“ gibt es hier nicht. Nimm eines davon: { $known }.
