# Was der Katalog sagt: Wörter, die nichts benennen, und Partien, die sich nicht aufbauen lassen.

catalog-unknown-scenario = Es gibt kein Szenario „{ $scenario }“. Zur Wahl stehen: { $known }.
catalog-unknown-army = Es gibt keine fertige Armee „{ $army }“. War „{ $nearest }“ gemeint? Fertige Armeen sind: { $known }. Eine eigene Armee nennt man durch den Pfad ihrer Datei.
catalog-unknown-bot = Es gibt keinen Bot „{ $bot }“. War „{ $nearest }“ gemeint? Zur Wahl stehen: { $known }.
catalog-unknown-ruling = Es gibt keine Regelauslegung „{ $name }“. War „{ $nearest }“ gemeint? Es gibt: { $known }.
catalog-unknown-ruling-value = Die Regelauslegung „{ $name }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
catalog-no-ready-armies = Aus so vielen Bataillonen gibt es keine fertigen Armeen. Verlange weniger oder nenne die Armeen.
catalog-seat-count = Es gibt { $seats } Plätze, aber { $armies } Armeen. Nenne einen Bot für alle oder einen für jede Armee.
catalog-no-end = Die Partie brach vor ihrem Ende ab ({ $why }). Das ist ein Fehler des Programms: Bitte melde ihn mit dem Startwert.
catalog-setup-form = Die Beschreibung der Partie ist nicht zu verstehen ({ $why }). Besorge eine unveränderte Kopie.

catalog-whdw-learning-regiments = Die Armeen des Trainingsszenarios liegen fest. Lass die Zahl der Bataillone weg, oder spiele ein anderes Szenario.
catalog-whdw-army = { $regiments ->
    [one] Ein Bataillon
   *[other] { $regiments } Bataillone
}, { $disks } Disks, { $cards } Befehlskarten, { $unspent } ungenutzte Rekrutierungspunkte.
