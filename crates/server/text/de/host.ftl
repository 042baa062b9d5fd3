# Was der Gastgeber sagt.

host-no-ticket = Diese Adresse ist kein Platz an diesem Tisch. Frag nach deinem, wer die Partie begonnen hat.
host-table-full = Der Tisch ist voll. Komm wieder, wenn jemand gegangen ist.
host-match-broken = Die Partie ist zusammengebrochen. Alles bis zur letzten Antwort ist aufbewahrt: Lade die Seite neu.
host-stopping = Der Gastgeber hört jetzt auf. Die Partie ist aufbewahrt und geht weiter, wenn er wieder da ist.
host-broken = Etwas ist zusammengebrochen. Versuch es noch einmal.
host-not-kept = Die Antwort konnte nicht aufbewahrt werden ({ $why }) und gilt als nicht gegeben. Versuch es noch einmal.
host-not-kept-full = Das konnte nicht aufbewahrt werden und gilt als nicht geschehen: Der Gastgeber hat keinen Platz mehr ({ $why }). Wer ihn betreibt, muss auf seinem Datenträger Platz schaffen; dann versuch es noch einmal.
host-not-kept-read-only = Das konnte nicht aufbewahrt werden und gilt als nicht geschehen: Der Gastgeber darf dort nicht schreiben, wo er Partien aufbewahrt ({ $why }). Wer ihn betreibt, muss das erlauben; dann versuch es noch einmal.
host-not-kept-busy = Das konnte nicht aufbewahrt werden und gilt als nicht geschehen: Ein anderes Programm hält die Datei mit den Partien fest ({ $why }). Wer den Gastgeber betreibt, muss dieses Programm schließen; dann versuch es noch einmal.
host-silent = Von dieser Verbindung war zu lange nichts zu hören. Lade die Seite neu: Nichts ist verloren.
host-too-slow = Diese Verbindung nimmt zu wenig auf und wurde geschlossen, damit niemand auf sie warten muss. Lade die Seite neu: Nichts ist verloren.

host-malformed = Die Nachricht ist nicht zu verstehen ({ $why }).
host-not-text = Das ist kein Text.
host-too-big = Die Nachricht hat mehr als { $limit } Bytes.
host-too-fast = Zu viele Nachrichten auf einmal. Etwas langsamer.
host-senseless = Zu viele Nachrichten hintereinander ergaben keinen Sinn.
host-too-late = Die Anfrage hat zu lange gedauert. Versuch es noch einmal.
host-too-many = Zu viele Partien von dieser Adresse. Versuch es später wieder.
host-other-page = Diese Anfrage kommt von einer anderen Seite.

host-only-watching = Du schaust nur zu.
host-not-over = Die Partie ist noch nicht vorbei.
host-gave-up-since = Seitdem hat jemand aufgegeben, und das gilt. Was davor geschah, lässt sich nicht zurücknehmen.
host-nothing-to-take-back = Du hast keine Antwort gegeben, die du zurücknehmen könntest.
host-no-pause = Gerade ist keine Uhr anzuhalten, oder eben wurde schon um eine Pause gebeten.
host-program-trouble = Ärger mit dem Programm, das für { $seat } spielt:
host-gave-up = Du hast diese Partie aufgegeben.
host-request-open = Jemand bittet schon darum, Antworten zurückzunehmen.
host-no-request = Niemand bittet darum, Antworten zurückzunehmen.
host-no-say = Bei dieser Bitte hast du nichts zu sagen.

host-nothing-here = Hier ist nichts.
host-no-such-game = Dieses Spiel gibt es nicht.
host-no-such-language = Diese Sprache gibt es nicht.
host-no-such-replay = Dieses Protokoll gibt es nicht.
host-no-such-review = Diese Nachbesprechung gibt es nicht. Fordere sie neu an.
host-puzzle-open = Diese Aufgabe ist noch nicht beantwortet.
host-no-such-position = So viele Antworten hat die Partie nicht.
host-no-such-bot = Es gibt keinen Bot „{ $bot }“. Zur Wahl stehen: { $known }.
host-seat-count = Es gibt { $seats } Plätze, aber { $armies } Armeen.

host-stood-in = Im Moment spielt ein Bot für dich. Nimm zuerst deinen Platz wieder ein.
host-plays-already = Niemand spielt für dich.
host-nobody-to-stand-in-for = Für diesen Platz kann kein Bot einspringen: Da spielt niemand, der fehlen könnte.
host-stands-in-already = Für diesen Platz spielt schon ein Bot.
host-not-missed = So lange ist dieser Platz noch nicht verlassen.
host-stand-in-open = Jemand schlägt schon vor, dass ein Bot spielt.
host-no-stand-in-open = Niemand schlägt vor, dass ein Bot spielt.
host-no-hints = Für diese Partie ist abgemacht, dass es keine Tipps, keinen Rat und keine Chancen gibt.
