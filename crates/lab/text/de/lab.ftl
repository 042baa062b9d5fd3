# Was an Studien und ihren Ergebnissen falsch sein kann. Datei, Zeile und Stelle stehen vor dem Satz, der die Abhilfe nennt.

lab-army-form = Das ist keine Armee. Schreibe einen Namen oder eine Datei in Anführungszeichen, oder eine Tabelle: { "{" } ready = "all" { "}" } oder { "{" } random = 1000, count = 3 { "}" }.
lab-army-many = Höchstens { $most } Armeen können an einer Studie teilnehmen. Nenne weniger.
lab-army-none = Keine Armee nimmt teil. Nenne mindestens eine in „armies“.
lab-army-not-given = Die Armeedatei { $file } kam nicht mit der Studie. Stelle die Studie noch einmal bereit: gonfalon lab serve STUDIE.toml
lab-army-size = Keine fertige Armee hat diese Größe. Es gibt: { $known }.
lab-army-twice = Die Armee „{ $army }“ ist doppelt genannt. Behalte sie einmal, oder gib einer der Dateien einen anderen Namen.
lab-army-unread = Die Armeedatei { $file } kann nicht gelesen werden ({ $why }). Armeedateien werden neben der Studie gesucht.
lab-compare-alone = { $file } hat nur Ergebnisse einer Fassung. Ergänze [changes] in der Studie, oder vergleiche zwei Studien.
lab-compare-other = { $first } und { $second } können nicht verglichen werden: Ihre Spiele oder die Zahl ihrer Begegnungen sind verschieden. Nur Werte, Kosten, Auslegungen und Startwerte dürfen sich unterscheiden.
lab-compare-stop = Studien, die enden, sobald es klar ist, können nicht verglichen werden, weil die versprochene Fehlerrate nicht gälte. Schreibe games = … statt [stop].
lab-games-odd = In jeder zweiten Partie werden die Seiten getauscht, also muss das eine gerade Zahl sein. Schreibe eins mehr oder weniger.
lab-games-or-stop = Schreibe entweder games = … für eine feste Zahl von Partien oder [stop] mit at_most = … für so viele wie nötig.
lab-many-cells = Die Studie hat { $count } Begegnungen, das sind zu viele. Nenne weniger Armeen, Szenarien, Optionen oder Bots.
lab-many-games = Die Studie hat { $count } Partien, höchstens { $most } sind möglich. Schreibe weniger Partien.
lab-no-change = Hier wird nichts geändert. Schreibe Werte wie data.kow.elves.elf-spearmen-regiment.points = 120 oder options.NAME = "WERT".
lab-other-data = { $file } hat Ergebnisse mit anderen Daten des Spiels. Wähle mit --results eine andere Datei, oder nimm das Programm, das sie gespielt hat.
lab-other-lore = { $file } hat Ergebnisse von Bots, die etwas anderes gelernt hatten. Wähle mit --results eine andere Datei, oder nimm das Programm, das sie gespielt hat.
lab-other-rules = { $file } hat Ergebnisse einer anderen Fassung der Regeln. Wähle mit --results eine andere Datei, oder nimm das Programm, das sie gespielt hat.
lab-other-study = { $file } hat Ergebnisse einer anderen Studie, oder die Studie oder eine ihrer Armeen wurde seitdem geändert. Wähle mit --results eine andere Datei.
lab-pairing-none = Niemand trifft auf jemanden: Mit einer Armee gibt es nur Spiegelpartien. Schreibe pairings = "mirrors", oder nenne mehr Armeen.
lab-pairing-two = Schreibe hier Paare von zwei Namen, etwa [["eine", "andere"]].
lab-pairing-unknown = „{ $army }“ ist keine Armee dieser Studie. Meintest du „{ $nearest }“? Es gibt: { $known }.
lab-program = „{ $bot }“ ist ein fremdes Programm, und eine Studie muss dieselbe Partie jederzeit noch einmal spielen können. Nenne einen der Bots.
lab-random-failed = In { $tries } Versuchen fand sich keine erlaubte Armee der Größe { $size }. Wähle eine andere Größe.
lab-random-none = Dieses Spiel zählt die Größe von Armeen nicht in Zahlen, also kann keine ausgelost werden. Nenne Armeen oder Dateien.
lab-results-busy = { $file } wird von einem anderen Programm benutzt. Warte darauf, oder schließe es.
lab-results-foreign = { $file } ist keine Datei mit Ergebnissen. Wähle mit --results eine andere Datei.
lab-results-format = { $file } wurde von einer anderen Fassung dieses Programms geschrieben. Wähle mit --results eine andere Datei.
lab-results-full = Es ist kein Platz mehr, um { $file } zu schreiben. Alles bis hierhin ist erhalten und einmal gezählt: Schaffe Platz und gib denselben Befehl noch einmal.
lab-results-missing = In { $file } sind keine Ergebnisse. Spiele zuerst die Studie: gonfalon lab run STUDIE.toml
lab-results-trouble = { $file }: { $why }. Alles vorher Geschriebene ist erhalten und einmal gezählt: Gib denselben Befehl noch einmal, wenn die Ursache behoben ist.
lab-results-unwritable = { $file } kann nicht zum Schreiben geöffnet werden. Sieh nach, ob es den Ordner gibt und man in ihm schreiben darf.
lab-stop-with-changes = Eine Studie mit [changes] braucht eine feste Zahl von Partien, weil die versprochene Fehlerrate sonst nicht gälte. Schreibe games = … statt [stop].
lab-two-sides = Studien sind für zwei Seiten. Wähle ein Szenario für zwei Spieler.
lab-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Meintest du „{ $nearest }“? Es gibt: { $known }.

# Was über Tische gesagt wird: Zahlen, Karten und wie man sie liest.

lab-table-title = Ein Tisch für { $game } ({ $match })
lab-table-unit = { $unit }
lab-table-per-cent = { $number } %
lab-table-inches = { $number }″
lab-table-turns = { $number } Züge
lab-table-no-sight = keine Sichtregel
lab-table-nobody = niemand
lab-table-never = kein Weg führt dorthin
lab-table-density = Paare von Orten im Abstand bis { $range }″, die einander sehen
lab-table-symmetry-exposure = Ungleichheit: wie viel vom Tisch einen Ort sieht
lab-table-symmetry-watched = Ungleichheit: wie viel der feindlichen Zone einen Ort sieht
lab-table-symmetry-reach = Ungleichheit: wie bald ein Ort erreicht wird
lab-table-symmetry-threats = Ungleichheit: Bedrohungen im ersten Zug
lab-table-bias-south = Ausbeute dessen, der im Süden aufstellt, sonst im Osten [95 %]
lab-table-bias-seat = Ausbeute des ersten Platzes [95 %]
lab-table-bias-first = Ausbeute dessen, der in der ersten Runde beginnt [95 %]
lab-table-bias-drawn = Unentschieden
lab-table-side = { $seat }, { $outlook ->
    [0] Süden
    [1] Osten
    [2] Norden
   *[other] Westen
}
lab-table-usual = Übliche Einheit
lab-table-pace = Ihr Weg in einem Zug
lab-table-charge = Ihr Angriff in einem Zug
lab-table-shooter = Übliche Schützen
lab-table-shoots = { $unit }, { $range }″ nach { $moves }″
lab-table-hidden = Vor der feindlichen Zone verborgen: vom Tisch
lab-table-hidden-zone = Vor der feindlichen Zone verborgen: von der eigenen Zone
lab-table-unreached = Vom Tisch nie zu erreichen
lab-table-crossing = Bis zur feindlichen Zone
lab-table-charged = Im ersten Zug anzugreifen: vom Tisch jenseits der eigenen Zone
lab-table-shot = Im ersten Zug zu beschießen: vom Tisch jenseits der eigenen Zone
lab-table-charged-zone = Im ersten Zug anzugreifen: von der feindlichen Zone
lab-table-shot-zone = Im ersten Zug zu beschießen: von der feindlichen Zone
lab-table-note-places = Armeen: { $armies }. Gemessen an { $count } Orten ({ $columns } × { $rows }), nach einem Aufbau mit dem Startwert { $seed }. Ungleich ist, was sich zwischen den Seiten nach einer halben Drehung des Tisches unterscheidet, im Mittel aller Orte.
lab-table-note-no-sight = Dieses Spiel hat keine Regel darüber, wer wen sieht, also sagen Sichtlinien und verborgene Flächen nichts.
lab-table-note-bare = Auf diesem Tisch steht kein Gelände. Wo Spieler es aufstellen, hat der Bot keines aufgestellt: Wähle einen Geländeplan oder einen anderen Bot.
lab-table-note-middles = Entfernungen reichen von der Mitte einer Einheit zur Mitte einer anderen; zu Angriffen und Reichweiten ist die Hälfte beider Einheiten hinzugezählt. Die übliche Einheit steht in der Mitte, wenn man eine Armee ohne Helden und Kriegsmaschinen nach Geschwindigkeit ordnet, die üblichen Schützen, wenn man sie nach Reichweite ordnet. Niemand sonst steht auf dem Tisch. Wege bestehen aus geraden Schritten; Drehen kostet nichts.
lab-table-note-games = { $games } Partien von { $army } gegen sich selbst, beide gespielt vom Bot „{ $bot }“{ $broken ->
    [0] {""}
   *[other] ; { $broken } weitere brachen ab
}. Gerecht ist die Hälfte der Punkte. Die Partien gelten nur für diese Armee und diesen Bot.
lab-table-note-anew = Hier wird das Gelände für jede Partie neu gelegt, also haben die Partien andere Tische derselben Art.
lab-table-map-exposure = Sichtlinien: wie viel vom Tisch im Umkreis von { $range }″ jeden Ort sieht
lab-table-map-watched = { $seat }: wie viel der feindlichen Zone jeden Ort sieht
lab-table-map-reach = { $seat }: Züge zu jedem Ort
lab-table-map-threats = { $seat }: was im ersten Zug angegriffen und beschossen werden kann
lab-table-legend-unseen = nichts
lab-table-legend-hidden = verborgen
lab-table-legend-all = alles
lab-table-legend-start = Zone
lab-table-legend-nowhere = kein Platz, kein Weg
lab-table-legend-later = { $turns } und mehr Züge
lab-table-legend-safe = nichts davon
lab-table-legend-shot = beschossen
lab-table-legend-charged = angegriffen
lab-table-legend-both = beides
lab-table-spacing = Orte können nicht { $spacing }″ auseinander liegen. Wähle einen Abstand von { $least }″ bis { $most }″.
lab-table-spacing-form = „{ $spacing }“ ist keine Zahl von Zoll. Schreibe eine wie 2 oder 1,5.
lab-table-places = Mit { $spacing }″ Abstand gibt es { $count } Orte, und höchstens { $most } können miteinander verglichen werden. Wähle einen größeren Abstand.
