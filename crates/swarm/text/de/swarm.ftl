# Was an Vermittlern und ihrem Inhalt falsch sein kann. Jeder Satz nennt die Abhilfe; keiner enthält je ein Passwort.

swarm-address-form = Das ist keine Adresse eines Vermittlers. Schreibe postgres://NAME:PASSWORT@RECHNER:PORT/DATENBANK; Zeichen wie @ : / im Passwort schreibt man als %40 %3A %2F.
swarm-address-signs = Die Adresse des Vermittlers hat mehr als ein @. Wenn das Passwort eines hat, schreibe es als %40.
swarm-address-tls = Mit dem Vermittler wird ohne TLS gesprochen, also kann sslmode=require nicht eingehalten werden. Lass es in einem Netz weg, dem du traust; sonst nimm einen Tunnel, etwa ssh -L 5432:localhost:5432 RECHNER.
swarm-away = Der Vermittler { $broker } antwortet nicht ({ $why }). Sieh nach, ob er läuft und ob Rechner und Port stimmen.
swarm-busy = Der Vermittler { $broker } ist überlastet ({ $why }). Warte, oder lass ihn mehr Verbindungen annehmen.
swarm-damaged = Die Studie beim Vermittler ist beschädigt: Sie ist nicht, was ihr Fingerabdruck sagt. Nimm sie mit gonfalon lab serve STUDIE.toml --forget heraus und stelle sie noch einmal bereit.
swarm-format = Die Tabellen beim Vermittler wurden von einer anderen Fassung dieses Programms angelegt. Nimm diese Fassung, oder eine andere Datenbank.
swarm-full = Der Vermittler { $broker } hat keinen Platz mehr ({ $why }). Schaffe dort Platz; nichts Abgeliefertes ist verloren, und nichts zählt doppelt.
swarm-gone = Die Studie wurde inzwischen beim Vermittler herausgenommen. Stelle sie noch einmal bereit, wenn sie noch gebraucht wird: gonfalon lab serve STUDIE.toml
swarm-no-database = Der Vermittler { $broker } hat keine solche Datenbank. Lege sie mit createdb an, oder nenne am Ende der Adresse eine andere.
swarm-no-rights = Der Vermittler { $broker } erlaubt das nicht ({ $why }). Wer Studien bereitstellt, braucht das Recht, in der Datenbank ein Schema anzulegen; Helfer brauchen die Tabellen des Schemas „gonfalon“.
swarm-nothing-here = Beim Vermittler { $broker } hat noch nie jemand eine Studie bereitgestellt. Tu das zuerst mit gonfalon lab serve STUDIE.toml, oder warte mit --stay darauf.
swarm-other-program = Die Studie beim Vermittler stammt von einem Programm, das { $game } anders spielen würde (hier ≠ dort: { $parts }). Nimm auf allen Rechnern dieselbe Fassung des Programms.
swarm-other-study = Der Vermittler hat diese Studie schon, aber von einem anderen Programm oder verändert; verschieden sind: { $parts }. Nimm das Programm, das sie bereitgestellt hat, oder nimm sie mit --forget heraus und stelle sie noch einmal bereit.
swarm-parcel = Was der Vermittler als Partie { $number } hat, ist keine Partie dieser Studie. Nimm die Studie mit --forget heraus und stelle sie noch einmal bereit.
swarm-stranger = Der Vermittler { $broker } lässt „{ $name }“ nicht herein. Sieh nach, ob Name und Passwort stimmen.
swarm-trouble = Der Vermittler { $broker } meldet: { $why }. Alles Abgelieferte ist erhalten und einmal gezählt: Gib denselben Befehl noch einmal, wenn die Ursache behoben ist.
swarm-unknown-game = Die Studie beim Vermittler handelt vom Spiel „{ $game }“, das dieses Programm nicht kennt. Nimm auf allen Rechnern dieselbe Fassung des Programms.
