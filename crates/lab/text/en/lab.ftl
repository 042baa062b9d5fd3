# What can be wrong with studies and their results. File, line and place stand before the sentence, which names the remedy.

lab-army-form = This is no army. Write a name or a file in quotation marks, or a table: { "{" } ready = "all" { "}" } or { "{" } random = 1000, count = 3 { "}" }.
lab-army-many = At most { $most } armies can take part in a study. Name fewer.
lab-army-none = No army takes part. Name at least one in “armies”.
lab-army-not-given = The army file { $file } did not come with the study. Put the study there again: gonfalon lab serve STUDY.toml
lab-army-size = No ready army has this size. There are: { $known }.
lab-army-twice = The army “{ $army }” is named twice. Keep it once, or give one of the files another name.
lab-army-unread = The army file { $file } cannot be read ({ $why }). Army files are looked for beside the study.
lab-compare-alone = { $file } has results of one version only. Add [changes] to the study, or compare two studies.
lab-compare-other = { $first } and { $second } cannot be compared: their games or their numbers of match-ups differ. Only values, costs, rulings and seeds may differ.
lab-compare-stop = Studies that stop when it is clear cannot be compared, since the promised error rate would not hold. Write games = … instead of [stop].
lab-games-odd = Sides are swapped in every second game, so this must be an even number. Write one more or one less.
lab-games-or-stop = Write either games = … for a fixed number of games, or [stop] with at_most = … for as many as it takes.
lab-many-cells = The study has { $count } match-ups, which is too many. Name fewer armies, scenarios, options or bots.
lab-many-games = The study has { $count } games, but { $most } are the most. Write fewer games.
lab-no-change = Nothing is changed here. Write values such as data.kow.elves.elf-spearmen-regiment.points = 120, or options.NAME = "VALUE".
lab-other-data = { $file } has results with other data of the game. Choose another file with --results, or use the program that played them.
lab-other-lore = { $file } has results of bots that had learned something else. Choose another file with --results, or use the program that played them.
lab-other-rules = { $file } has results of another version of the rules. Choose another file with --results, or use the program that played them.
lab-other-study = { $file } has results of another study, or the study or one of its armies has been changed since. Choose another file with --results.
lab-pairing-none = Nobody meets anybody: with one army only mirror matches are possible. Write pairings = "mirrors", or name more armies.
lab-pairing-two = Write pairs of two names here, such as [["one", "other"]].
lab-pairing-unknown = “{ $army }” is none of the armies of this study. Did you mean “{ $nearest }”? There are: { $known }.
lab-program = “{ $bot }” is a program of somebody else, and a study must play the same game again whenever it is asked. Name one of the bots.
lab-random-failed = No legal army of size { $size } was found in { $tries } tries. Choose another size.
lab-random-none = This game does not count the size of armies in numbers, so none can be drawn by chance. Name armies or files.
lab-results-busy = { $file } is in use by another program. Wait for it, or close it.
lab-results-foreign = { $file } is no file of results. Choose another file with --results.
lab-results-format = { $file } was written by another version of this program. Choose another file with --results.
lab-results-full = There is no room left to write { $file }. Everything before this moment is kept and counted once: make room and give the same command again.
lab-results-missing = There are no results in { $file }. Play the study first: gonfalon lab run STUDY.toml
lab-results-trouble = { $file }: { $why }. Everything that was written before is kept and counted once: give the same command again when the cause is gone.
lab-results-unwritable = { $file } cannot be opened for writing. Look whether its folder exists and may be written to.
lab-stop-with-changes = A study with [changes] needs a fixed number of games, since the promised error rate would not hold otherwise. Write games = … instead of [stop].
lab-two-sides = Studies are for two sides. Choose a scenario for two players.
lab-unknown-game = There is no game “{ $game }”. Did you mean “{ $nearest }”? There are: { $known }.

# What is said about tables: figures, maps, and how to read them.

lab-table-title = A table of { $game } ({ $match })
lab-table-unit = { $unit }
lab-table-per-cent = { $number } %
lab-table-inches = { $number }″
lab-table-turns = { $number } turns
lab-table-no-sight = no rule of sight
lab-table-nobody = nobody
lab-table-never = no way leads there
lab-table-density = Pairs of places within { $range }″ that see each other
lab-table-symmetry-exposure = Asymmetry: how much of the table sees a place
lab-table-symmetry-watched = Asymmetry: how much of the enemy’s zone sees a place
lab-table-symmetry-reach = Asymmetry: how soon a place is reached
lab-table-symmetry-threats = Asymmetry: threats in the first turn
lab-table-bias-south = Score of whoever is deployed in the south, or else in the east [95 %]
lab-table-bias-seat = Score of the first seat [95 %]
lab-table-bias-first = Score of who is first in the first round [95 %]
lab-table-bias-drawn = Drawn
lab-table-side = { $seat }, { $outlook ->
    [0] south
    [1] east
    [2] north
   *[other] west
}
lab-table-usual = Usual unit
lab-table-pace = Its pace in a turn
lab-table-charge = Its charge in a turn
lab-table-shooter = Usual shooter
lab-table-shoots = { $unit }, { $range }″ after { $moves }″
lab-table-hidden = Hidden from the enemy’s zone: of the table
lab-table-hidden-zone = Hidden from the enemy’s zone: of its own zone
lab-table-unreached = Of the table out of reach for ever
lab-table-crossing = To the enemy’s zone
lab-table-charged = Can charge in the first turn: of the table beyond its zone
lab-table-shot = Can shoot at in the first turn: of the table beyond its zone
lab-table-charged-zone = Can charge in the first turn: of the enemy’s zone
lab-table-shot-zone = Can shoot at in the first turn: of the enemy’s zone
lab-table-note-places = Armies: { $armies }. Measured at { $count } places ({ $columns } × { $rows }), after a set-up with seed { $seed }. What is asymmetric is what differs between the sides after half a turn of the table, in the mean of all places.
lab-table-note-no-sight = This game has no rule about who sees whom, so sight lines and hidden areas say nothing.
lab-table-note-bare = There is no terrain on this table. Where players place it, the bot placed none: choose a layout or another bot.
lab-table-note-middles = Distances run from the middle of one unit to the middle of another, with half of both units added to charges and ranges. The usual unit is the one in the middle when an army is put in the order of speed, heroes and war engines aside, the usual shooter when it is put in the order of ranges. Nobody else stands on the table. Ways consist of straight steps; turning costs nothing.
lab-table-note-games = { $games } games of { $army } against itself, both played by the bot “{ $bot }”{ $broken ->
    [0] {""}
   *[other] ; { $broken } more broke down
}. Half of the points is fair. The games count only for this army and this bot.
lab-table-note-anew = Here terrain is laid anew for each match, so the games have other tables of the same kind.
lab-table-map-exposure = Sight lines: how much of the table within { $range }″ sees each place
lab-table-map-watched = { $seat }: how much of the enemy’s zone sees each place
lab-table-map-reach = { $seat }: turns to each place
lab-table-map-threats = { $seat }: what can be charged and shot at in the first turn
lab-table-legend-unseen = none
lab-table-legend-hidden = hidden
lab-table-legend-all = all
lab-table-legend-start = zone
lab-table-legend-nowhere = no place, no way
lab-table-legend-later = { $turns } and more turns
lab-table-legend-safe = neither
lab-table-legend-shot = shot at
lab-table-legend-charged = charged
lab-table-legend-both = both
lab-table-spacing = Places cannot be { $spacing }″ apart. Choose a spacing from { $least }″ to { $most }″.
lab-table-spacing-form = “{ $spacing }” is not a number of inches. Write one such as 2 or 1.5.
lab-table-places = With places { $spacing }″ apart there are { $count }, and at most { $most } can be compared with each other. Choose a wider spacing.
