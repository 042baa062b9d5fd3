# Der Bericht über eine Studie, eine Seite für alle.

lab-report-empty = In { $file } zählt noch keine Partie. Spiele zuerst die Studie: gonfalon lab run STUDIE.toml

## Kopf

lab-report-counted = { $game }: { $games ->
    [one] Eine Partie zählt
   *[other] { $games } Partien zählen
}, in { $matchups ->
    [one] einer Begegnung
   *[other] { $matchups } Begegnungen
}. In jeder zweiten Partie sind die Seiten getauscht, mit denselben Würfeln; Intervalle gelten in 95 von 100 Fällen.
lab-report-counted-changed = Die zweite Fassung, mit Änderungen, hat { $games } Partien. Alle Abschnitte außer dem vorletzten handeln von der ersten.
lab-report-broken = { $count ->
    [one] Eine Partie ist abgebrochen und zählt nicht
   *[other] { $count } Partien sind abgebrochen und zählen nicht
}; die erste ist Partie { $number }: { $why }
lab-report-armies = Armeen
lab-report-rules-version = Fassung der Regeln
lab-report-data-hash = Fingerabdruck der Daten
lab-report-lore-hash = Fingerabdruck dessen, was Bots gelernt haben
lab-report-study-hash = Fingerabdruck der Studie und ihrer Armeedateien
lab-report-text = Die Studie, wie sie geschrieben ist

## Abdeckung

lab-report-coverage = Nach welchen Regeln wurden diese Partien gespielt?
lab-report-other-version = Diese Partien wurden mit einer anderen Fassung der Regeln oder der Daten gespielt, als dieses Programm sie hat. Namen, Sonderregeln und die Liste der Regeln sind die dieses Programms.
lab-report-lists-lost = Die Armeedateien dieser Studie fehlen oder wurden geändert. Deshalb lässt sich nicht sagen, welche Sonderregeln ihre Einheiten haben und ob alle automatisiert sind.
lab-report-all-automated = { $count ->
    [0] Die Einheiten dieser Listen haben keine Sonderregeln.
    [one] Die eine Sonderregel dieser Listen ist automatisiert.
   *[other] Alle { $count } Sonderregeln, Waffen und Fähigkeiten dieser Listen sind automatisiert: Das Programm wendet jede an.
}
lab-report-left-to-players = { $count ->
    [one] Eine Sonderregel dieser Listen ist nicht automatisiert. Die Bots haben ohne sie gespielt, also sind ihre Einheiten etwas anderes wert, als hier steht:
   *[other] { $count } Sonderregeln dieser Listen sind nicht automatisiert. Die Bots haben ohne sie gespielt, also sind ihre Einheiten etwas anderes wert, als hier steht:
}
lab-report-specials = Sonderregeln, Waffen und Fähigkeiten dieser Listen
lab-report-special = Sonderregel
lab-report-bearers = Einheiten
lab-report-automated = automatisiert
lab-report-reason = warum
lab-report-book = Das Heft hat { $rules } Regeln, jede mit einer Kennung. Das Programm wendet alle an; { $waived ->
    [0] jede ist durch eine Regelkarte bewiesen.
    [one] alle bis auf eine sind durch Regelkarten bewiesen.
   *[other] alle bis auf { $waived } sind durch Regelkarten bewiesen.
}
lab-report-fired = In diesen Partien wurden { $fired } Regeln als Ursache von etwas genannt oder am Werk gesehen, { $dead } nicht.
lab-report-waived = Regeln ohne Karte, und warum
lab-report-yes = ja
lab-report-no = nein

## Begegnungen

lab-report-match-ups = Wer ist stärker?
lab-report-matrix-reading = Der Anteil der Punkte, den die Armee der Zeile gegen die Armee der Spalte geholt hat; ein Unentschieden ist ein halber Punkt. Blau ist über der Hälfte, Orange darunter, kräftige Farben sind weiter entfernt. ▲ und ▼ bezeichnen, was die Partien sicher machen; ohne Zeichen sagen sie nicht, wer stärker ist.
lab-report-row-against-column = Zeile gegen Spalte
lab-report-only-mirrors = Jede Armee traf nur auf sich selbst, also lässt sich nicht sagen, welche stärker ist.
lab-report-matrix-wide = { $armies } Armeen sind zu viele für eine Tabelle jeder gegen jeden; bis zu { $most } passen hinein.
lab-report-armies-all = Gegen alle anderen zusammen
lab-report-army = Armee
lab-report-pairs = Paare
lab-report-score = Ausbeute [95 %]
lab-report-further = { $count ->
    [one] Eine weitere Zeile ist weggelassen
   *[other] { $count } weitere Zeilen sind weggelassen
}. Sie stehen in den Tabellen von: gonfalon lab export { $study } --out ORDNER

## Erster Spieler

lab-report-first = Hilft es, Erster zu sein?
lab-report-first-none = Keine Partie sagt, wer in ihrer ersten Runde Erster war, also lässt sich nicht sagen, was das wert ist.
lab-report-first-good = Ja: Wer Erster ist, hat eine Ausbeute von { $score }.
lab-report-first-bad = Nein, es ist eine Last: Wer Erster ist, hat eine Ausbeute von { $score }.
lab-report-first-even = Das ist nicht zu sehen: Wer Erster ist, hat eine Ausbeute von { $score }.
lab-report-first-reading = Die Ausbeute derer, die in der ersten Runde Erste waren: über alle Partien, unter jedem Umstand und in jeder Begegnung. Die Hälfte ist gerecht.
lab-report-all-games = alle Partien
lab-report-where = wo

## Umstände

lab-report-effects = Was ändert sich mit den Umständen?
lab-report-effects-reading = Die Ausbeute der ersten Armee jeder Begegnung unter jedem Umstand. Wo sich die Intervalle einer Begegnung nicht überdecken, kommt es auf den Umstand an.
lab-report-scenario = Szenario
lab-report-options = Optionen
lab-report-option = Option { $option }
lab-report-bots = Stufe der Bots
lab-report-one-scenario = Die Studie probiert nur ein Szenario, also lässt sich nicht sagen, was ein anderes ändern würde.
lab-report-one-option = Die Studie probiert nur eine Wahl von Optionen, auch beim Gelände, also lässt sich nicht sagen, was eine andere ändern würde.
lab-report-one-bot = Die Studie probiert nur eine Stufe von Bots, also lässt sich nicht sagen, ob stärkere oder schwächere es anders sähen.
lab-report-effect-mirrors = Jede Armee traf nur auf sich selbst, und das ist unter jedem Umstand ausgeglichen; was er für Erste bedeutet, steht oben.
lab-report-match-up = Begegnung
lab-report-rounds = Runden
lab-report-means = { $word }: { $says }

## Einheiten

lab-report-units = Was leisten Einheiten für ihre Kosten?
lab-report-units-reading = Punkte im Mittel einer Partie, der beste Ertrag zuerst. Die Punkte einer verlorenen Einheit werden unter den Feinden aufgeteilt, die ihr geschadet haben. Die Balken sind verlorene (orange) und vernichtete Punkte (blau) je hundert Punkte Kosten.
lab-report-units-uncounted = Die Studie zählt keine Einheiten; count = ["units"] in ihrer Datei täte es.
lab-report-units-none = In diesen Partien wurden keine Einheiten verzeichnet.
lab-report-unit = Einheit
lab-report-times = aufgestellt
lab-report-points = Punkte
lab-report-survived = überlebt
lab-report-lost = verloren
lab-report-killed = vernichtet
lab-report-balance = vernichtet minus verloren

## Kosten

lab-report-costs = Was sollten Einheiten und Aufwertungen kosten?
lab-report-costs-reading = Die neutralen Kosten einer Einheit sind die, bei denen sie je Punkt ihrer Kosten so viele Punkte vernichtet wie ihre ganze Armee: was sie in einer Partie vernichtet, geteilt durch das, was die Armee je Punkt vernichtet. Paare von Partien sind voneinander unabhängig; das Intervall folgt daraus, wie ihre Summen miteinander schwanken (die übliche lineare Näherung für Verhältnisse, mit der Studentschen Verteilung). Es zählt allein das Vernichten: Wer Ziele hält, den Weg versperrt oder andere inspiriert, ist mehr wert als das. Bei weniger als { $pairs } Paaren von Partien oder einem Intervall, das breiter ist, als die Einheit kostet, steht hier „zu wenig“. Eines von zwanzig Intervallen ist durch Zufall falsch.
lab-report-upgrades = Aufwertungen
lab-report-upgrades-reading = Die neutralen Kosten einer Aufwertung sind die einer Einheit mit ihr abzüglich derer derselben Einheit ohne sie: in derselben Armee und denselben Partien, oder in zwei Armeen, die sich in nichts anderem unterscheiden. Was eine Aufwertung für das Überleben tut, steht daneben, in Hundertsteln der Einheit: Die neutralen Kosten zählen das nicht. Einheiten, deren Kosten sich um mehr als die Hälfte unterscheiden, gelten als verschieden groß.
lab-report-no-upgrades = Zu wenig: Keine Einheit nimmt mit und ohne eine Aufwertung teil, weder in einer Armee noch in zwei Armeen, die sich in nichts anderem unterscheiden. Eine Studie mit zwei solchen Armeedateien könnte es sagen.
lab-report-whole-units = Ganze Einheiten
lab-report-upgrade = Aufwertung (Einheit)
lab-report-cost = Kosten
lab-report-cost-now = Kosten jetzt
lab-report-neutral = neutrale Kosten [95 %]
lab-report-verdict = also ist das
lab-report-left = am Ende übrig, % [95 %]
lab-report-more-left = am Ende mehr übrig, % [95 %]
lab-report-too-little = zu wenig, um es zu sagen
lab-report-fits = passt
lab-report-cheap = zu billig ▲
lab-report-dear = zu teuer ▼

## Regeln

lab-report-rules = Welche Regeln waren am Werk?
lab-report-rules-uncounted = Die Studie zählt keine Regeln, also lässt sich nicht sagen, welche in ihren Partien eine Rolle spielten; count = ["rules"] in ihrer Datei täte es.
lab-report-rules-reading = Eine Regel zählt, wenn ein Ereignis einer Partie sie als Ursache nennt oder wenn eine Antwort und ihre Folgen sie am Werk zeigen. Was nur angeboten wird oder verboten ist und deshalb nicht versucht wird, zählt nicht; auch nicht Regeln, deren Wirken nicht zu sehen ist. Eine ungezählte Regel ist also nur dann tot, wenn sie hätte zählen können.
lab-report-hot = Heiße Regeln: am häufigsten gezählt
lab-report-other-fired = { $count ->
    [one] Eine andere gezählte Regel
   *[other] { $count } andere gezählte Regeln
}
lab-report-dead = Tote Regeln: nie gezählt
lab-report-dead-might = { $count ->
    [one] Eine Regel, durch die etwas geschehen kann
   *[other] { $count } Regeln, durch die etwas geschehen kann
}
lab-report-dead-silent = { $count ->
    [one] Eine Begriffsbestimmung, ein Wert, ein Verbot, eine Regel für Aufbau oder Armeen: Sie gilt, ohne dass durch sie etwas geschieht
   *[other] { $count } Begriffsbestimmungen, Werte, Verbote, Regeln für Aufbau und Armeen: Sie gelten, ohne dass durch sie etwas geschieht
}
lab-report-rule = Regel
lab-report-rule-id = Kennung
lab-report-per-game = je Partie
lab-report-in-games = in Partien

## Länge

lab-report-length = Wie lang sind Partien?
lab-report-length-mean = { $rounds } Runden und { $decisions } Entscheidungen im Mittel; { $drawn } der Partien enden unentschieden.
lab-report-games-count = Partien
lab-report-share = Anteil
lab-report-decisions = Entscheidungen
lab-report-decision-count = Entscheidungen
lab-report-first-players = erste Spieler
lab-report-second-players = zweite Spieler
lab-report-side = Seite
lab-report-mean = im Mittel [95 %]
lab-report-least = wenigste
lab-report-most = meiste

## Änderungen

lab-report-changes = Was bewirken die Änderungen?
lab-report-no-changes = Die Studie hat nur eine Fassung; [changes] in ihrer Datei ergäbe eine zweite zum Vergleich.
lab-report-changes-reading = Beide Fassungen wurden mit denselben Würfeln gespielt, Paar für Paar. Der Unterschied ist die zweite Fassung abzüglich der ersten; Ausbeuten, erste Spieler und Unentschieden stehen in Hundertsteln.
lab-report-difference-seen = Ein Unterschied ist zu sehen. Wo keiner ist, sehen höchstens { $errors } solcher Vergleiche einen.
lab-report-nothing-seen = Kein Unterschied zu sehen. Wo keiner ist, sehen höchstens { $errors } solcher Vergleiche einen; ein kleiner braucht vielleicht mehr Partien.
lab-report-compared = Verglichen: { $games } Partien jeder Fassung; { $alike } verliefen genau gleich.
lab-report-score-of = { $match } ({ $circumstances })
lab-report-first-score = erste Spieler
lab-report-drawn = unentschieden
lab-report-measure = was
lab-report-before = erste
lab-report-after = zweite
lab-report-difference = Unterschied [95 %]
lab-report-chance = durch Zufall
lab-report-seen = zu sehen
lab-report-new-prices = Einheiten, deren Kosten geändert wurden
lab-report-new-prices-reading = Ihre Kosten und neutralen Kosten in der zweiten Fassung.

## Partien

lab-report-games = Welche Partien lohnen einen Blick?
lab-report-open = Jede Partie kann nach ihrer Nummer noch einmal gespielt, erzählt und nachbesprochen werden; auch der Tisch öffnet das Protokoll.
lab-report-longest = Die längsten
lab-report-one-sided = Die einseitigsten
lab-report-closest = Die knappsten, in denen etwas geschah
lab-report-no-margin = Weder Punkte noch Verluste unterscheiden hier solche Partien.
lab-report-game-number = Nummer
lab-report-circumstances = Umstände
lab-report-winner = Sieger
lab-report-nobody = niemand
lab-report-result = Punkte
