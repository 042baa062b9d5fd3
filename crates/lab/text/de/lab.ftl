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
