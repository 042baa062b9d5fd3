# What the catalog says: words that name nothing, and matches that cannot be set up.

catalog-unknown-scenario = There is no scenario “{ $scenario }”. Choose one of: { $known }.
catalog-unknown-army = There is no ready army “{ $army }”. Did you mean “{ $nearest }”? Ready armies are: { $known }. An army of your own is named by the path of its file.
catalog-unknown-bot = There is no bot “{ $bot }”. Did you mean “{ $nearest }”? Choose one of: { $known }.
catalog-unknown-ruling = There is no ruling “{ $name }”. Did you mean “{ $nearest }”? Rulings are: { $known }.
catalog-unknown-ruling-value = The ruling “{ $name }” cannot be “{ $value }”. Choose one of: { $known }.
catalog-no-ready-armies = There are no ready armies of that many regiments. Ask for fewer, or name the armies.
catalog-seat-count = There are { $seats } seats, but { $armies } armies. Name one bot for everybody or one for each army.
catalog-no-end = The match broke down before its end ({ $why }). This is a mistake of the program: please report it with the seed.
catalog-setup-form = The description of the match cannot be understood ({ $why }). Get an unchanged copy.

catalog-whdw-learning-regiments = The armies of the learning scenario are fixed. Leave out the number of regiments, or play another scenario.
catalog-whdw-army = { $regiments ->
    [one] One regiment
   *[other] { $regiments } regiments
}, { $disks } disks, { $cards } command cards, { $unspent } recruitment points unspent.
