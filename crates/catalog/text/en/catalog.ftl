# What the catalog says: words that name nothing, and matches that cannot be set up.

catalog-unknown-army = There is no ready army “{ $army }”. Did you mean “{ $nearest }”? Ready armies are: { $known }. An army of your own is named by the path of its file.
catalog-unknown-bot = There is no bot “{ $bot }”. Did you mean “{ $nearest }”? Choose one of: { $known }.
catalog-unknown-option = There is no option “{ $name }” here. Did you mean “{ $nearest }”? Options are: { $known }.
catalog-option-value = The option “{ $name }” cannot be “{ $value }”. Did you mean “{ $nearest }”? Choose one of: { $known }.
catalog-option-number = The option “{ $name }” cannot be “{ $value }”. In { $form } the number is { $least } to { $most }.
catalog-option-twice = The option “{ $name }” is chosen twice: “{ $value }” and “{ $other }”. Choose one of them.
catalog-option-ruling = { $text }
catalog-no-ready-armies = There are no ready armies of that many regiments. Ask for fewer, or name the armies.
catalog-seat-count = There are { $seats } seats, but { $armies } armies. Name one bot for everybody or one for each army.
catalog-no-end = The match broke down before its end ({ $why }). This is a mistake of the program: please report it with the seed.
catalog-setup-form = The description of the match cannot be understood ({ $why }). Get an unchanged copy.
catalog-survey-empty = A side has nobody on the table after set-up who moves, so there is nothing to measure by. Choose another army.
catalog-survey-sides = A table is surveyed for two sides, and here are { $armies } armies. Name two armies, and a scenario for two players.

catalog-whdw-learning-regiments = The armies of the learning scenario are fixed. Leave out the number of regiments, or play another scenario.
catalog-whdw-army = { $regiments ->
    [one] One regiment
   *[other] { $regiments } regiments
}, { $disks } disks, { $cards } command cards, { $unspent } recruitment points unspent.
catalog-whdw-scenario = What is played.
catalog-whdw-scenario-armies = As the armies are: the learning scenario with its own, otherwise the standard game.
catalog-whdw-scenario-standard = The standard game for two to four players.
catalog-whdw-scenario-learning = The learning scenario for two players with fixed armies.
catalog-whdw-scenario-strongholds = Strongholds: every player defends a watchtower.
catalog-whdw-regiments = How many regiments each army has.
catalog-whdw-regiments-any = As many as the armies say; one where no army is named.
catalog-whdw-regiments-number = Exactly so many.

catalog-kow-army = { $units ->
    [one] One unit
   *[other] { $units } units
}, { $cost } of { $limit } points.
catalog-kow-army-casual = { $units ->
    [one] One unit
   *[other] { $units } units
} worth { $cost } points, for a casual game.
catalog-kow-players = { $found } bots cannot play: a game has { $players } players. Name one bot for both or one for each.
catalog-kow-scenario = How the game is won.
catalog-kow-scenario-roll = A die decides before the game.
catalog-kow-scenario-kill = Kill!: the points of destroyed enemies count.
catalog-kow-scenario-pillage = Pillage!: objectives count.
catalog-kow-scenario-both = Kill and Pillage!: both count.
catalog-kow-points = The points limit of both armies.
catalog-kow-points-armies = The highest limit that the armies name; a casual game if none does.
catalog-kow-points-none = A casual game: any units, without points.
catalog-kow-points-number = This limit.
catalog-kow-terrain = How terrain comes on the table.
catalog-kow-terrain-chance = Drawn by chance, the same for both sides.
catalog-kow-terrain-none = There is none.
catalog-kow-terrain-players = The players place pieces in turn.
catalog-kow-terrain-layout = The prepared layout “{ $layout }”.
catalog-kow-length = How long the game lasts.
catalog-kow-length-turns = So many turns for each player.
catalog-kow-length-minutes = So many minutes; then play goes on until both have had the same number of turns.
catalog-kow-clock = The clock. Bots take time by chance, which follows from the seed.
catalog-kow-clock-none = None.
catalog-kow-clock-chess = Chess clocks with the time the book suggests for the points limit.
catalog-kow-clock-turn = A timer for each turn, with the time the book suggests for the points limit.
catalog-kow-clock-chess-minutes = Chess clocks with so many minutes for each player.
catalog-kow-clock-turn-seconds = So many seconds for each turn.
catalog-kow-good-and-evil = Whether good and evil units may be in one army.
catalog-kow-good-and-evil-apart = They may not.
catalog-kow-good-and-evil-mixed = Both players agreed that they may.

catalog-wh40k-army = { $units ->
    [one] One unit
   *[other] { $units } units
} worth { $cost } of { $limit } points.
catalog-wh40k-players = { $found } bots cannot play: a battle has { $players } players. Name one bot for both or one for each.
catalog-wh40k-scenario = The mission.
catalog-wh40k-scenario-only-war = Only War: objective markers count from the second battle round on.
catalog-wh40k-size = The battle size, which sets the points of both armies.
catalog-wh40k-size-armies = The largest size that the armies name.
catalog-wh40k-size-value = { $size }: { $points } points.
catalog-wh40k-terrain = How terrain comes on the battlefield.
catalog-wh40k-terrain-chance = Drawn by chance, the same for both sides.
catalog-wh40k-terrain-none = There is none.
catalog-wh40k-terrain-layout = The prepared layout “{ $layout }” for a battlefield of { $length } × { $width }.
catalog-wh40k-battlefield = How large the battlefield is.
catalog-wh40k-battlefield-mission = As small as the mission allows, or as large as the chosen layout.
catalog-wh40k-battlefield-length = So many inches along the long edge; 44 inches along the short one.

catalog-dw-army = { $disks ->
    [one] One Disk
   *[other] { $disks } Disks
}, { $spells ->
    [one] one spell
   *[other] { $spells } spells
}, { $points } Army Points.
catalog-dw-scenario = The scenario.
catalog-dw-scenario-tides = Tides of War: kills and the enemy staging area count at the end, for two players.
catalog-dw-scenario-harm = In Harm's Way: all Disks in play at once, for two players.
catalog-dw-scenario-doom = Doom Hill: alone on the hill with enough kills, for two or more players.
catalog-dw-scenario-gnash = Battlegnash: a lead in kills, for two or more players.
catalog-dw-scenario-siege = Siege: attacker and defender.
catalog-dw-points = The Army Points of each army.
catalog-dw-points-usual = As many as is usual in the scenario.
catalog-dw-points-number = So many at most.
catalog-dw-league = Whether the limits of the old tournament league hold.
catalog-dw-league-true = They hold.
catalog-dw-league-false = They do not.
catalog-dw-rounds = The last round of a scenario that has none.
catalog-dw-rounds-usual = As the scenario says.
catalog-dw-rounds-number = After so many rounds the match is judged as it stands.
catalog-dw-drops = How missiles and other things fall.
catalog-dw-drops-physics = A simulation of rigid bodies.
catalog-dw-drops-stand-in = A quick reckoning with nearly the same chances; nothing can be watched falling.
catalog-dw-measuring = Whether moves and missile ranges may be measured beforehand.
catalog-dw-measuring-true = They may, against the book.
catalog-dw-measuring-false = They may not.

catalog-no-table = This game cannot be played at the table yet. Fight battles with the command line.
catalog-draft-unfinished = Something has yet to be pointed out.
catalog-draft-far-off = This is too far off the table.
catalog-not-an-answer = This is no answer of the game ({ $why }).

catalog-program-not-started = The program could not be started ({ $why }). It is not asked any more; the safe answer is played for it.
catalog-program-stopped = The program ended before it answered. It is not asked any more; the safe answer is played for it.
catalog-program-stopped-code = The program ended with code { $code } before it answered. It is not asked any more; the safe answer is played for it.
catalog-program-silent = The program gave no answer for { $time } milliseconds. It is not asked any more; the safe answer is played for it.
catalog-program-long-line = The program said a line of more than { $most } bytes. It is not asked any more; the safe answer is played for it.
catalog-program-lines = The program said more than { $most } lines that nobody asked for. It is not asked any more; the safe answer is played for it.
catalog-program-answers = The program gave more than { $most } answers in one match. It is not asked any more; the safe answer is played for it.
catalog-program-garbled = What the program said was no answer ({ $why }). The safe answer was played.
catalog-program-other-question = The program answered question { $answered } instead of { $asked }. The safe answer was played.
catalog-program-illegal = The rules forbid what the program answered ({ $rules }). The safe answer was played.

catalog-import-none = This game reads no rosters of other tools.
catalog-import-packs = { $packs } packs at once are too many: give at most { $most }.

catalog-muster-too-large = The army has { $bytes } bytes; no army needs more than { $most }.
catalog-muster-too-many-edits = { $edits } changes at once are too many: send at most { $most }.
catalog-muster-path = Change { $edit }: there is nothing that could be changed by itself at “{ $path }”.
catalog-muster-addition = Change { $edit }: “{ $id }” cannot be added there.
catalog-muster-addition-nearest = Change { $edit }: there is no “{ $id }” to be added. Did you mean “{ $nearest }”?
catalog-muster-choice = Change { $edit }: there is no choice “{ $choice }” with this value there.
catalog-muster-full = The army would have more than { $most } entries. Remove some first.
catalog-muster-name = The name of an army has at least one and at most { $most } letters.

catalog-review-running = The match is not over yet; it is reviewed once everything is known.
catalog-review-cancelled = The review was broken off.
catalog-review-not-asked = There is no such decision in this match, or the rules do not allow this answer.

catalog-change-form = This cannot be put here: a number, a text or a list replaces a value of the same kind, never a whole table. Name the field whose value is to change.
catalog-change-many = At most { $most } values can be changed at once. For more, use data of your own.
catalog-change-nearest = There is no “{ $word }” here. Did you mean “{ $nearest }”?
catalog-change-short = The path ends with the name of a file. Add the entry and its field, such as elves.elf-spearmen-regiment.points.
catalog-change-unknown = There is no “{ $word }” here. Use one of these: { $known }.
