# Was die Seite selbst sagt. Alles über ein Spiel sagen die Sätze des Spiels.

page-home = Zum Anfang
page-close = Schließen
page-cancel = Abbrechen
page-confirm = Bestätigen
page-copy = Kopieren
page-copied = Kopiert
page-forget = Vergessen
page-search = In den Regeln suchen
page-preferences = Einstellungen
page-theme-system = Hell oder dunkel: wie das System
page-theme-light = Hell oder dunkel: hell
page-theme-dark = Hell oder dunkel: dunkel
page-sound-on = Ton: an
page-sound-off = Ton: aus
page-host-silent = Der Gastgeber antwortet nicht. Läuft er noch?
page-arriving = Platz wird eingenommen …
page-percent = { $value } %
page-person = ein Mensch
page-you = du
page-details = Einzelheiten

## Anfang

page-start-title = Tischschlachten nach dem Buch
page-start-lead = Spiele im Browser gegen einen Bot oder einen Freund. Jede Regel wird geprüft und erklärt, nichts muss installiert werden.
page-quick-battle = Schnelles Gefecht
page-set-up = Partie einrichten
page-first-game = Erste Partie, mit Rat
page-setting-up = Wird aufgebaut …
page-no-table-yet = Noch nicht am Tisch; Armeen und Regeln kann man ansehen.
page-armies = Armeen
page-rules = Regeln
page-kept = Deine Partien
page-replay-title = Aufzeichnungen
page-replay-lead = Sieh eine Partie Schritt für Schritt an und spiele von jedem Augenblick aus weiter.
page-replay-open = Ein Protokoll öffnen
page-replay-file = Protokoll einer Partie öffnen …
page-game-whdw = Disks springen über das Schlachtfeld, landen aufeinander und kämpfen. Befehlskarten werden geheim gewählt. Etwa eine Stunde.
page-game-dw = Die ersten Disks: zu dritt aktiviert, mit Zaubern und Markern, die von oben fallen.
page-game-kow = Regimenter in Reih und Glied, Flankenangriffe und Nerventests, auf Wunsch nach der Uhr.
page-game-wh40k = Einheiten aus Modellen in Deckung und Ruinen, mit Reaktionen im Zug des Gegners.

## Einrichten

page-setup-title = { $game }: eine neue Partie
page-players = Spieler
page-options = Szenario und Möglichkeiten
page-rulings = Auslegungen und Feinheiten ({ $count })
page-begin = Beginnen
page-seat-who = Wer spielt
page-seat-here = ein Mensch an diesem Bildschirm
page-seat-link = ein Mensch mit einem Link
page-seat-bot = ein Bot
page-seat-level = Stufe
page-seat-name = Name
page-seat-more = Ein Platz mehr
page-seat-less = Ein Platz weniger
page-bot = Bot: { $name }
page-level = { $level ->
    [random] Zufall
    [greedy] Gierig
    [recruit] Rekrut
    [veteran] Veteran
    [marshal] Marschall
   *[other] { $level }
}
page-level-about = { $level ->
    [random] Tut irgendetwas Erlaubtes. Um etwas auszuprobieren.
    [greedy] Nimmt, was im Augenblick am besten aussieht, und schaut nie voraus.
    [recruit] Schaut ein wenig voraus und übersieht noch viel. Schnell, für kurze Partien.
    [veteran] Stellt sich vor jeder Antwort vor, wie die Schlacht weitergehen könnte. Für die meisten ein guter Gegner.
    [marshal] Der stärkste, den wir haben: denkt über eine Antwort bis zu fünf Sekunden nach.
   *[other] Ein Bot von jemand anderem.
}
page-level-temper = { $level }, { $temper }
page-seat-temper = Gemüt
page-temper = { $temper ->
    [balanced] ausgewogen
    [aggressive] angriffslustig
    [careful] vorsichtig
   *[other] { $temper }
}
page-temper-about = { $temper ->
    [aggressive] Verluste des Gegners zählen für ihn mehr als eigene; das macht ihn lebhafter, nicht stärker.
    [careful] Eigene Verluste zählen für ihn mehr als die des Gegners; das macht ihn vorsichtiger, nicht stärker.
   *[other] {""}
}
page-army = Armee
page-army-any = dem Zufall überlassen
page-army-file = Armeedatei …
page-links-title = Links für die anderen
page-links-lead = Jeder Link ist ein Platz. Wer ihn hat, spielt ihn; schicke ihn also niemandem sonst.
page-watch = Zuschauer
page-to-table = An den Tisch
page-link-of = Link: { $seat }

## Der Tisch

page-board = Tisch
page-tools = Werkzeuge des Tisches
page-zoom-in = Näher
page-zoom-out = Weiter weg
page-whole-table = Der ganze Tisch
page-rotate = Tisch drehen
page-tape = Maßband
page-hint = Hinweis
page-undo = Zurücknehmen
page-undo-ask = Um Zurücknahme bitten
page-keys = Tasten
page-menu = Menü
page-phases = Schritte der Runde
page-turn-of = { $seat } ist am Zug
page-away = nicht da
page-gave-up = hat aufgegeben
page-program-trouble = Programm gestört
page-is-asked = ist gefragt
page-pile = Stapel aus { $count }
page-cards = Karten
page-prompt = Deine Entscheidung
page-title-asked = Du bist dran
page-or = Oder
page-hint-none = Dazu gibt es keinen Hinweis.
page-can-act = Kann etwas tun ({ $count })
page-step-of = (Schritt { $step } von { $all })
page-next-step = Weiter
page-step-back = Einen Schritt zurück
page-instead = Nächster erlaubter Zug
page-gauge = { $used } von { $most }
page-skips = Du würdest auslassen:
page-skips-stay = Bleiben
page-need-path = Zeige, wo sie landet, eine Landung nach der anderen (höchstens { $most }).
page-need-place = Zeige den Platz auf dem Tisch.
page-need-march = Zeige, wohin es geht: voraus, zur Seite oder zurück.
page-need-face = Zeige, wohin es schauen soll.
page-need-pick = Wähle: { $what }{ $most ->
    [1] {""}
   *[other] {" "}({ $least } bis { $most })
}
page-need-arrange = Bringe die Figuren an ihre Plätze ({ $placed } von { $all })
page-placed = gestellt
page-stride-forward = Einen halben Zoll vor
page-stride-back = Einen halben Zoll zurück
page-stride-left = Einen halben Zoll nach links
page-stride-right = Einen halben Zoll nach rechts
page-turn-left = Nach links drehen
page-turn-right = Nach rechts drehen
page-point-turns = Zeigen dreht
page-tab-log = Verlauf
page-tab-sheet = Figur
page-tab-score = Stand
page-tab-pieces = Abseits
page-tray-waiting = Wartet
page-tray-lost = Verloren
page-log = Verlauf
page-log-copy = Als Text kopieren
page-jump = Zum Augenblick nach Antwort { $count }
page-sheet-none = Wähle eine Figur oder Karte, um alles über sie zu lesen.
page-printed = gedruckt: { $value }
page-origin-book = im Buch gedruckt
page-origin-house = unser eigener Wert
page-rings = Reichweiten
page-lies-on = Liegt auf
page-rule = Regel
page-rule-open = Regel { $rule }
page-rule-book = Im Buch:
page-rule-more = In den Regeln
page-ruling = Auslegung: { $text }
page-take-back-mine = Du hast um Zurücknahme gebeten. Die anderen müssen zustimmen.
page-take-back-of = { $seat } möchte die letzten Züge zurücknehmen.
page-agree = Zustimmen
page-decline = Ablehnen
page-withdraw = Zurückziehen
page-resign = Aufgeben
page-resign-sure = Diese Partie aufgeben?
page-outlines-strong = kräftig
page-cover-setting = Bildschirm zwischen den Spielern verdecken
page-look-as = Als { $seat } schauen
page-cover-title = { $seat } ist dran
page-cover-lead = Gib den Bildschirm weiter. Nichts wird gezeigt, bis der nächste Spieler da ist.
page-cover-go = Ich bin { $seat }
page-outcome-draw = Niemand hat gewonnen
page-outcome-won = { $seat } hat gewonnen
page-outcome-shared = { $seat } haben gemeinsam gewonnen
page-to-the-end = Zurück zum Ende
page-watch-replay = Aufzeichnung ansehen
page-save-log = Protokoll sichern
page-another = Noch eine Partie

## Rat

page-coach = Rat
page-coach-off = Keinen Rat mehr
page-coach-path = Klicke oder tippe neben die Figur, wo sie landen soll; wieder für weitere Landungen, dann bestätige.
page-coach-way = Klicke oder tippe neben das Stück in die Richtung, in die es springen soll, dann bestätige.
page-coach-place = Klicke oder tippe auf den Platz auf dem Tisch. Er lässt sich ändern, bis du bestätigst.
page-coach-march = Klicke oder tippe vor das Regiment, damit es marschiert; Knöpfe oder die Umschalttaste drehen es. Bestätige, wenn es gut steht.
page-coach-pick = Klicke oder tippe auf eine der umrandeten Figuren oder Karten.
page-coach-arrange = Klicke oder tippe auf Plätze auf dem Tisch; die Figuren der Liste werden der Reihe nach gestellt. Die Glühbirne zeigt einen Vorschlag.
page-coach-assign = Wähle für jede Zeile der Liste eine der umrandeten Figuren.
page-coach-confirm = Das ist erlaubt. Drücke Bestätigen oder die Eingabetaste, oder zeige noch einmal.
page-coach-card = Klicke oder tippe auf eine der Karten unter dem Tisch.
page-coach-piece = Klicke oder tippe auf eine umrandete Figur, um zu sehen, was sie tun kann. Die Leertaste geht zur nächsten.
page-coach-button = Drücke einen der Knöpfe.

## Tasten

page-key-pieces = von Figur zu Figur
page-key-next = zur nächsten Figur, die etwas tun kann
page-key-enter = wählen, bestätigen
page-key-escape = abbrechen
page-key-back = einen Schritt zurück
page-key-letters = der Buchstabe auf einem Knopf
page-key-numbers = die erste bis neunte Wahl
page-key-move = bewegen, was gestellt wird, um einen halben Zoll
page-key-fine = dasselbe um einen Zehntelzoll
page-key-turn = um 15 Grad drehen (mit Umschalttaste um 1)
page-key-lengthen = noch eine Landung geradeaus
page-key-exact = auf die genaue Stelle zeigen statt auf ganze Schritte
page-key-zoom = näher, weiter weg, ganzer Tisch
page-key-rotate = Tisch drehen
page-key-tape = Maßband; oder beim Ziehen halten
page-key-hint = Hinweis
page-key-undo = zurücknehmen
page-key-keys = diese Tasten

## Aufzeichnungen

page-timeline = Zeitleiste
page-first = Zum Anfang
page-last = Zum Ende
page-step-before = Eine Antwort zurück
page-step-after = Eine Antwort weiter
page-phase-before = Zur Phase davor
page-phase-after = Zur nächsten Phase
page-run = Abspielen
page-pause = Anhalten
page-speed = Tempo
page-moment = { $count } von { $all }
page-play-on = Von hier weiterspielen
page-play-on-here = Nach Antwort { $count } weiterspielen
page-same-dice = mit denselben Würfeln
page-share = Teilen
page-link-moment = Link zu diesem Augenblick

## Nachbesprechungen

page-review = Nachbesprechung
page-review-lead = Wie die Chancen verliefen, was Glück und was Entscheidungen bewirkten, und welche Entscheidungen am meisten kosteten.
page-review-begin = Diese Partie nachbesprechen
page-review-working = Jede Entscheidung wird betrachtet. Das dauert etwa zwanzig Sekunden.
page-review-deep = Länger darüber nachdenken (Minuten)
page-review-chart-label = Siegchance im Verlauf. Am Anfang: { $start }. Am Ende: { $end }.
page-review-as-table = Als Tabelle
page-review-moment = Nach Antwort
page-review-account = Glück und Entscheidungen
page-review-account-lead = In Punkten der Siegchance. Glück ist, was eine Stellung nach den Würfeln wert war, weniger dem, was sie im Mittel wert war.
page-review-start = Beginn
page-review-luck = Glück
page-review-own = Eigene Entscheidungen
page-review-others = Entscheidungen anderer
page-review-end = Ende
page-review-costly = Teuerste Entscheidungen
page-review-none = Keine Entscheidung war über jeden Zweifel schlechter als eine andere.
page-review-whose = Von
page-review-everybody = allen
page-review-cost = { $seat }, Runde { $round }: { $cost } Punkte (± { $error })
page-review-given = Geantwortet: { $says } Erwartet: { $chance }.
page-review-better = Besser: { $says } Erwartet: { $chance }.
page-review-elsewhere = dasselbe, anders ausgeführt.
page-review-look = Ansehen
page-review-puzzle = Selbst versuchen
page-review-show-better = Bessere Antwort zeigen
page-puzzle = Aufgabe
page-puzzle-lead = Hier gibt es eine bessere Antwort als die gegebene. Finde sie und antworte wie gewohnt; dann erfährst du, wie sie abschneidet.
page-puzzle-weighing = Deine Antwort wird verglichen …
page-puzzle-solved = Gelöst: Deine Antwort ist so gut wie die bessere.
page-puzzle-beaten = Großartig: Deine Antwort ist besser als die, die wir kennen.
page-puzzle-closer = Besser als das, was geantwortet wurde, aber es geht noch mehr.
page-puzzle-not = Nicht besser als das, was geantwortet wurde.
page-puzzle-own = Deine Antwort: { $says } Erwartet: { $chance }.
page-puzzle-better = Die bessere Antwort: { $chance } erwartet (der Unterschied zu deiner ± { $error } Punkte).
page-puzzle-given = Was in der Partie geantwortet wurde: { $chance } erwartet.
page-puzzle-again = Noch einmal
page-puzzle-back = Zur Nachbesprechung

## Armeen

page-army-title = Armee
page-army-text = Die Armee als Text
page-army-legal = Die Armee kann gespielt werden.
page-army-illegal = { $count ->
    [one] Eines stimmt nicht mit ihr:
   *[other] { $count } Dinge stimmen nicht mit ihr:
}
page-way-build = Bauen
page-way-write = Schreiben
page-army-empty = Noch nichts. Füge etwas aus der Liste hinzu.
page-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-remove = { $name } entfernen
page-unknown-entry = Diesen Eintrag kennt niemand.
page-additions = Was dazukommen kann
page-search-additions = Suchen
page-only-legal = Nur, was keine Regel bricht
page-nowhere-yet = noch nirgends
page-add-to = { $name } hinzufügen: { $place }
page-army-unnamed = Armee ohne Namen
page-keep-army = In diesem Browser behalten
page-try-army = Gegen einen Bot ausprobieren
page-save-file = Als Datei sichern
page-read-file = Datei lesen
page-share-link = Link
page-link-army = Link zu dieser Armee
page-own-armies = Deine Armeen
page-no-own-armies = Noch keine. Eine spielbare Armee lässt sich hier behalten und dann für eine Partie wählen.
page-ready-armies = Fertige Armeen
page-finding-line = Zeile { $line }:

## Regeln

page-topics = Themen
page-all-topics = Alle Themen
page-only-rulings = Nur mit Auslegungen
page-rule-count = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
}
page-unclear = Unklar: { $text }
page-waived = Nicht bewiesen: { $text }
page-proofs = { $count ->
    [one] Eine Karte beweist sie
   *[other] { $count } Karten beweisen sie
}
page-kind-construction = Armee
page-kind-definition = Bedeutung
page-kind-effect = Wirkung
page-kind-permission = Erlaubt
page-kind-procedure = Ablauf
page-kind-restriction = Verboten
page-kind-setup = Aufbau
page-kind-value = Wert
page-kind-victory = Sieg

page-outcome-resigned = { $seat } hat aufgegeben.
page-outcome-resigned-several = { $seat } haben aufgegeben.
page-ask-pause = Um eine Pause bitten

## Tafeln: Würfe, Filter, Gesellschaft, Stand

page-hint-busy = Ein Hinweis wird gesucht …
page-log-show = Zeigen
page-log-all = Alles
page-log-dice = Würfel
page-log-move = Züge
page-log-piece = Diese Figur
page-log-nothing = Davon gibt es bisher nichts.
page-log-copied = Kopiert
page-back-to = Bis hierher zurücknehmen
page-back-to-ask = Bitten, bis hierher zurückzunehmen
page-back-to-what = { $mode ->
    [free] Alles nach dieser Zeile zurücknehmen?
   *[ask] Alles nach dieser Zeile würde zurückgenommen. Die anderen werden gefragt.
}
page-roll = Würfel
page-roll-need = braucht { $need }+
page-roll-from = { $base } vor Änderungen
page-roll-expected = { $actual } statt der erwarteten { $expected }
page-roll-actual = { $actual } insgesamt
page-roll-good = { $face } (Erfolg)
page-roll-bad = { $face } (Fehlschlag)
page-spread = Wie wahrscheinlich jede Zahl ist
page-spread-mean = im Mittel { $mean }
page-spread-number = Zahl
page-spread-exactly = genau
page-spread-least = mindestens
page-spread-table = Als Tabelle
page-score = Stand
page-score-held = gehalten von { $seat }
page-score-free = von niemandem gehalten
page-score-total = Zusammen
page-score-unknown = geheim
page-pin = Im Blick behalten
page-unpin = Nicht mehr im Blick behalten
page-deciding = { $seat } entscheidet …
page-thinking = { $seat } überlegt …
page-deciding-time = ({ $time })
page-here = da
page-gone = nicht verbunden
page-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch { $seconds ->
    [0] jetzt …
    [one] in einer Sekunde …
   *[other] in { $seconds } Sekunden …
} Nichts, was du gespielt hast, ist verloren.
page-reconnect-now = Jetzt versuchen
page-contact-back = Wieder verbunden.
page-contact-ended = Der Gastgeber antwortet nicht mehr. Läuft er noch?
page-notify-ask = Benachrichtigen, wenn ich an der Reihe bin
page-notify-on = Du wirst benachrichtigt, wenn du an der Reihe bist und diese Seite im Hintergrund ist.
page-notify-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
page-notify-body = { $game }: { $question }

## Anfang

page-continue = Weiterspielen
page-lesson-next = Verstanden
page-lessons = Lektionen
page-lessons-of = { $known } von { $all } Lektionen
page-look-again = Noch einmal ansehen
page-armies-lead = Baue eine Schritt für Schritt, prüfe eine selbst geschriebene oder gib sie als Link weiter.
page-rules-lead = Jede Regel in eigenen Worten, mit Auslegungen und den Karten, die sie beweisen.
page-moment-after = Zum nächsten Verlust
page-eyes = Gesehen von
page-more-reasons = { $count ->
    [one] ein weiterer Grund
   *[other] { $count } weitere Gründe
}

## Das Brett: Maßband, Entfernungen, Anzeigen, Aussehen

page-contact = in Kontakt
page-exactly = genau { $length }
page-tape-help = Von Rand zu Rand ziehen oder einen Punkt nach dem anderen anklicken; zweimal beendet.
page-tape-back = Einen Punkt zurück
page-tape-clear = Maßband wegnehmen
page-tape-shown = Die anderen sehen es
page-all-distances = Alle { $count } Entfernungen
page-threat = Was Gegner erreichen
page-minimap = Der ganze Tisch in klein; drücken, um hinzusehen
page-legend = Gelände auf diesem Tisch
page-outlines = Wählbares hervorheben
page-outlines-soft = sanft
page-outlines-plain = nur durch einen Umriss
page-palette = Farben der Seiten
page-palette-usual = üblich
page-palette-red-green = bei Rot-Grün-Schwäche
page-palette-blue-yellow = bei Blau-Gelb-Schwäche
page-key-distances = alle Entfernungen dessen, was du bewegst; halten oder drücken
page-key-threat = was Gegner erreichen; halten oder drücken

## Listen anderer Programme

page-way-import = Liste einlesen
page-import-lead = Listen von BattleScribe, New Recruit, List Forge und der App werden hier zu Armeen. Über jede Zeile wird Rechenschaft abgelegt, und nichts verlässt deinen eigenen Gastgeber.
page-import-text = Die Liste als Text
page-import-pasted = eingefügter Text
page-import-file = oder eine Datei (.ros, .rosz, .json, .txt)
page-import-packs = Datenblattpakete für Listen ohne Profile (.toml, .json oder eine andere Liste)
page-import-read = Liste lesen
page-import-busy = Lese …
page-import-large = Zusammen sind die Dateien größer als { $most } MB. Wähle kleinere.
page-import-head = { $name }: { $format }, { $units } Einheiten, { $models } Modelle, { $points } Punkte
page-import-open = Als Armee öffnen
page-import-missing = Es fehlt
page-import-broken = Regeln der Musterung, gegen die die Armee verstößt
page-import-not-understood = Zeilen, die nicht verstanden wurden
page-import-army-not-understood = Teile der Armee, die nicht verstanden wurden
page-import-findings = Zur Liste als Ganzes
page-import-not-automated = An den Einheiten behalten und nicht automatisiert
page-import-army-guessed = Über die Armee vermutet
page-import-guessed = Zeilen mit einer Vermutung
page-import-resolved = Zeilen, die ohne Zweifel gelesen wurden
page-import-more = … und { $count } weitere
page-link-too-long = Diese Armee ist zu groß für einen Link. Speichere sie als Datei und gib die weiter.

## Einheiten aus mehreren Modellen

page-need-formation = Ziehe die Einheit oder zeige, wohin ihre Mitte geht. Wegpunkte führen sie um Dinge herum.
page-need-formation-single = Ziehe einzelne Modelle; die übrigen bleiben, wie sie sind. Strg bewirkt beim Ziehen dasselbe.
page-need-formation-new = Zeige, wo die Mitte der Einheit steht; danach ziehe sie, drehe sie oder bewege einzelne Modelle.
page-single-models = Einzelne Modelle
page-way-point = Wegpunkt ({ $legs } von { $most })
page-formation-reset = Von vorn
page-model-number = Modell { $number }
page-model-refused = Modell { $number }: etwas steht ihm entgegen
page-floor = Ebene
page-floor-ground = Boden
page-everything-at = Alles auf
page-split-targets = Waffe für Waffe
page-aimed = { $aimed } von { $most } gezielt
page-no-target = Niemand in Reichweite und Sicht.
page-aim-less = Eine weniger
page-aim-more = Eine mehr
page-coach-formation = Ziehe die Einheit dorthin, wo sie stehen soll, oder klicke dort. Bestätige, wenn sie gut steht.
page-kinds = Arten von Modellen

# Stürze und Reaktionen
page-falling = Etwas fällt …
page-falling-skip = Überspringen
page-need-way = Zeige die Richtung, in die sie springt; wo sie landet, zeigt der Sprung.
page-again = All diese Fragen bis zum Ende der Runde verneinen
page-again-on = Du verneinst solche Fragen in dieser Runde.
page-again-off = Wieder fragen
page-lies-under = Darauf:

## Bots: Vertretung, Gründe, Rat, Chancen

page-thinking-part = Wie weit der Bot mit seiner Antwort ist
page-stands-in = { $bot } spielt für { $seat }
page-stood-in = { $bot } spielt für dich. Sobald du zurück bist, wird die nächste Frage dir gestellt.
page-return = Meinen Platz wieder einnehmen
page-missed-gone = { $seat } ist schon eine Weile fort. Bis zur Rückkehr kann ein Bot weiterspielen.
page-missed-still = { $seat } ist verbunden, tut aber schon lange nichts. Bis zur Rückkehr kann ein Bot weiterspielen.
page-stand-in-propose = Diesen Bot spielen lassen
page-stand-in-mine = Du schlägst vor, dass { $bot } für { $seat } spielt. Die anderen müssen zustimmen.
page-stand-in-of = { $by } schlägt vor, dass { $bot } für { $seat } spielt, bis jemand zurückkommt.
page-hand-over-lead = Musst du weg, oder willst du zuschauen? Ein Bot kann für dich spielen; deinen Platz nimmst du jederzeit wieder ein.
page-hand-over = Diesen Bot für mich spielen lassen
page-hints-setting = Tipps, Rat und Chancen sind erlaubt
page-hints-forbidden = Tipps sind verboten: Für diese Partie ist abgemacht, dass es keine Hilfe gibt.
page-why = Warum?
page-why-secret = Das würde ein Geheimnis verraten. Frag wieder, wenn es heraus ist, oder nach der Partie.
page-advice = Was würde ein Bot tun?
page-advise = Was würde { $bot } tun?
page-plan-show = Auf dem Tisch zeigen
page-plan-secret = Ein Plan, der noch geheim ist.
page-plan-plain = Weitermachen.
page-plan-expected = Siegchance { $chance }
page-plan-low = ({ $chance }, wenn es schlecht läuft)
page-plan-share = · in { $chance } der Fälle gewählt
page-plan-risk = Größte Gefahr ({ $likelihood }; dann Siegchance { $chance }):
page-plan-next = Was danach käme
page-plan-drawn = Die Antwort wurde unter den guten ausgelost, damit niemand sie vorhersehen kann.
page-plan-effort = { $tries ->
    [one] 1 vorgestellte Schlacht in { $time } s.
   *[other] { $tries } vorgestellte Schlachten in { $time } s.
}
page-doubt-none = Einen anderen Plan, der einen Gedanken wert wäre, sah er nicht.
page-doubt-sure = Er ist sich sicher: Plan { $plan } müsste um { $margin } Punkte besser ausgehen, und seine Schätzungen sind auf { $error } Punkte genau.
page-doubt-close = Er ist sich nicht sicher: Plan { $plan } liegt nur { $margin } Punkte zurück, und seine Schätzungen sind auf { $error } Punkte genau. Etwas mehr Nachdenken könnte ihn umstimmen.
page-doubt-against = Er war hin- und hergerissen: Plan { $plan } sah am Ende sogar um { $margin } Punkte besser aus, war aber seltener betrachtet. Etwas mehr Nachdenken könnte ihn umstimmen.
page-outlook-setting = Chancen zeigen
page-outlook-of = { $seat } { $chance }
page-outlook-is = Chancen, soweit du es wissen kannst: { $chances }
