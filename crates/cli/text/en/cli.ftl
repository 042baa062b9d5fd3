# What the command line says.

cli-error = error:
cli-seat = { $seat }

## Files and names

cli-unknown-game = There is no game “{ $game }”. Did you mean “{ $nearest }”? Games are: { $known }.
cli-file-missing = { $file }: there is no such file or folder. Check the path.
cli-file-forbidden = { $file }: you may not read this. Change its permissions or choose another.
cli-file-folder = { $file }: this is a folder. Name a file in it.
cli-file-unreadable = { $file }: this cannot be read ({ $why }). Check the path.
cli-file-exists = { $file }: this file exists and stays as it is. Choose another name, or replace it with --force.
cli-file-unwritable = { $file }: this cannot be written ({ $why }). Choose another place.
cli-folder-missing = { $folder }: there is no such folder. Make it first, or choose another.
cli-army-too-long = { $file }: an army file has at most { $limit } bytes. Choose another file.

## Misunderstood command lines

cli-usage-remedy = “{ $command } --help” tells what can be said.
cli-usage-unknown-argument = “{ $argument }” is not known here.
cli-usage-unknown-argument-nearest = “{ $argument }” is not known here. Did you mean “{ $nearest }”?
cli-usage-unknown-command = There is no command “{ $command }”.
cli-usage-unknown-command-nearest = There is no command “{ $command }”. Did you mean “{ $nearest }”?
cli-usage-value = { $argument } cannot be “{ $value }”. Choose one of: { $known }.
cli-usage-value-missing = { $argument } needs a value.
cli-usage-number = { $argument } cannot be “{ $value }”. Write a whole number in its range.
cli-usage-missing = Something is missing: { $argument }.
cli-usage-conflict = { $argument } and { $other } exclude each other.
cli-usage-no-command = A command is missing.
cli-usage-other = The command line cannot be understood.

## gonfalon games

cli-games-more = “gonfalon games GAME” lists bots, ready armies and everything that can be chosen.
cli-games-bots = Bots (--seats), the usual one first: { $bots }.
cli-games-armies = Ready armies (--armies)
cli-games-options = Options (--option NAME=VALUE)
cli-games-usual = usual: { $value }
cli-games-range = N is { $least } to { $most }.

## gonfalon battle

cli-option-form = “{ $word }” is no option. Write its name, an equals sign and a value, such as terrain=none; “gonfalon games GAME” lists all.
cli-battle-log-pattern = { $file }: several games need several logs. Name a folder (with a slash at the end), or a file with { "{}" } for the number of the game.
cli-battle-progress = { $bar } games, { $left } left
cli-battle-title = { $game } ({ $scenario }), seed { $seed }
cli-battle-series = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seeds { $first } to { $last }
cli-battle-all = In all games: { $options }
cli-battle-seat = seat
cli-battle-bot = bot
cli-battle-army = army
cli-battle-points = points
cli-battle-played = played
cli-battle-won = won
cli-battle-share = share
cli-battle-facts = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $decisions } decisions, { $seconds } s.
cli-battle-totals = Without a winner: { $nobody }. On average { $rounds } rounds and { $decisions } decisions. { $seconds } s, { $speed } games per second.
cli-battle-log = Log: { $file }
cli-battle-logs = { $count ->
    [one] One log was written.
   *[other] { $count } logs were written.
}
cli-battle-rules = Rules that bore on these games: { $found } of { $all }
cli-battle-rule = rule
cli-battle-times = times
cli-battle-in-games = games
cli-battle-broken = The game with seed { $seed } broke down: { $why }
cli-battle-mark = { $seat } ({ $bot }), { $times ->
    [one] once
   *[other] { $times } times
}: { $says }

cli-bot-form = “{ $word }” names no program. Write a name, an equals sign and a command (--bot mine="python3 bot.py"), or program: and a command for a seat. Quotes that are opened must be closed.
cli-bot-name = A program cannot be called “{ $word }”. A name has up to 40 letters, digits, hyphens, dots and underscores, belongs to no other bot, and is given once.

cli-outcome-nobody = Nobody won.
cli-outcome-won = { $count ->
    [one] { $seats } won.
   *[other] { $seats } won together.
}

cli-outcome-resigned = { $count ->
    [one] { $seats } gave up.
   *[other] { $seats } gave up.
}

## gonfalon lab

cli-lab-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} in { $matchups ->
    [one] one match-up
   *[other] { $matchups } match-ups
}
cli-lab-reading = Scores in per cent of the points, with their 95 % intervals; sides are swapped in every second game.
cli-lab-broken = { $count ->
    [one] One game
   *[other] { $count } games
} broke down, the first is number { $number }: { $why }
cli-lab-stopped = Not all games are played. Give the same command again to go on.
cli-lab-ran = { $played } games played in { $seconds } s ({ $speed } a second, threads { $busy } % busy), { $before } had been played before; kept in { $file }.
cli-lab-served = { $collected } games collected in { $seconds } s ({ $speed } a second), { $before } had been there before; kept in { $file }.
cli-lab-serve-stopped = Not all games are collected. Workers go on without you; give the same command again to go on collecting.
cli-lab-workers = { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
}
cli-lab-forgotten = The broker { $broker } has nothing of this study any more. Results that were collected stay where they are.
cli-lab-not-there = The broker { $broker } has nothing of this study.
cli-lab-broker-lost = { $why } Trying again until it works; nothing is lost.
cli-lab-broker-back = The broker is there again.
cli-lab-work-played = { $count ->
    [one] one game played
   *[other] { $count } games played
}
cli-lab-worked = { $played ->
    [one] One game
   *[other] { $played } games
} of { $studies ->
    [one] one study
   *[other] { $studies } studies
} played and delivered in { $seconds } s.
cli-lab-undelivered = { $count ->
    [one] One more game was
   *[other] { $count } more games were
} played, but the broker could not be reached. They will be given out again, and nothing counts twice.
cli-lab-matrix = Match-ups: the score of each army against the others
cli-lab-armies = Armies against all others together
cli-lab-effects = What differs with the circumstances
cli-lab-units = Units, in the mean of a game
cli-lab-rules = Rules that bore on games
cli-lab-army = army
cli-lab-against = against
cli-lab-pairs = pairs
cli-lab-score = score [95 %]
cli-lab-factor = what
cli-lab-value = value
cli-lab-matchup = match-up
cli-lab-first = first player [95 %]
cli-lab-rounds = rounds
cli-lab-scenario = scenario
cli-lab-bots = bots
cli-lab-unit = unit
cli-lab-upgrades = with
cli-lab-fielded = times
cli-lab-points = points
cli-lab-survived = survived
cli-lab-lost = lost
cli-lab-killed = killed
cli-lab-first-good = It is good to be first: first players score { $score }.
cli-lab-first-bad = It is bad to be first: first players score { $score }.
cli-lab-first-even = It is not seen to matter who is first: first players score { $score }.
cli-lab-drawn = Drawn: { $share }.
cli-lab-length = A game has { $rounds } rounds and { $decisions } decisions in the mean (least–most) and took { $seconds } s.
cli-lab-changed = With changes: { $changes }
cli-lab-measure = what
cli-lab-before = first
cli-lab-after = second
cli-lab-difference = difference [95 %]
cli-lab-chance = by chance
cli-lab-seen = seen
cli-lab-yes = yes
cli-lab-no = no
cli-lab-score-of = { $army } against { $against }
cli-lab-first-score = first players
cli-lab-drawn-share = drawn
cli-lab-rounds-mean = rounds
cli-lab-decisions-mean = decisions
cli-lab-same-seeds = Compared: { $games } games of each version, in pairs with the same dice; { $alike } went exactly alike.
cli-lab-other-seeds = Compared: { $games } games of each version, with other dice, so that luck differs too.
cli-lab-difference-seen = A difference was seen. Where there is none, at most { $errors } % of such comparisons see one.
cli-lab-nothing-seen = No difference seen. Where there is none, at most { $errors } % of such comparisons see one; a small one may need more games.
cli-lab-compare-one = There is one version only. Add [changes] to the study, or name two studies.
cli-lab-no-game = The study has no game { $number }. Its games have the numbers 0 to { $last }.
cli-lab-game = Game { $number }: { $match }; { $bots }; seed { $seed }
cli-lab-game-plain = It belongs to { $army } against { $against }.
cli-lab-game-changed = It belongs to { $army } against { $against }, with the changes of the study.
cli-lab-reported = The report is in { $file }.
cli-lab-exported = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}
cli-lab-table-odd = { $games } games cannot be counted in pairs. Choose an even number, or 0 for none.
cli-lab-table-written = Written: { $file }
## gonfalon odds

cli-odds-unknown = “{ $word }” is not known here. Did you mean “{ $nearest }”? docs/odds.md lists all words.
cli-odds-number = “{ $word }” needs another number. Write it like { $like }.
cli-odds-missing = “{ $text }” is not complete. Add something like { $like }.
cli-odds-too-much = { $found } { $what } are too many; at most { $most } are reckoned at once.
cli-odds-most-attacks = attacks
cli-odds-most-models = models
cli-odds-most-wounds = wounds
cli-odds-most-damage = points of damage
cli-odds-most-dice = dice
cli-odds-most-counters = counters
cli-odds-most-falls = falls
cli-odds-most-work = steps of reckoning
cli-odds-title-wh40k = Warhammer 40,000
cli-odds-title-kow = Kings of War
cli-odds-title-whdw = Warhammer: Diskwars
cli-odds-title-dw = Diskwars
cli-odds-title-charge = Charge roll
cli-odds-title-battle-shock = Battle-shock test
cli-odds-asked = { $title }: { $attack } → { $target }
cli-odds-attacks = attacks
cli-odds-hits = hits
cli-odds-wounds = wounds
cli-odds-unsaved = unsaved wounds
cli-odds-damage = damage
cli-odds-removed = wounds lost
cli-odds-destroyed = models destroyed
cli-odds-lost-models = own models lost
cli-odds-lost-wounds = own wounds lost
cli-odds-scatters = dice that scatter
cli-odds-wounds-taken = Wounds
cli-odds-damage-to-defender = damage to the defender
cli-odds-damage-to-attacker = damage to the attacker
cli-odds-roll = roll
cli-odds-any-destroyed = at least one model is destroyed
cli-odds-wiped-out = the whole unit is destroyed
cli-odds-damaged = there is damage
cli-odds-steady = the unit stays steady
cli-odds-wavers = the unit wavers
cli-odds-routs = the unit routs
cli-odds-hit = the disk is hit
cli-odds-wounded = the disk is wounded
cli-odds-disk-destroyed = the disk is destroyed
cli-odds-attacker-wounded = the attacker is wounded
cli-odds-attacker-destroyed = the attacker is destroyed
cli-odds-defender-wounded = the defender is wounded
cli-odds-defender-destroyed = the defender is destroyed
cli-odds-passed = the test is passed
cli-odds-reached = the charge reaches its target
cli-odds-counted = counted
cli-odds-mean = mean
cli-odds-deviation = deviation
cli-odds-median = median
cli-odds-usual = 5–95 %
cli-odds-exactly = exactly
cli-odds-or-more = or more
cli-odds-exact = Exact: every chance is reckoned, none is sampled; rounding is below 0.0000000001 %.
cli-odds-measured = Counted from falls: a chance may be off by up to { $error }.

## gonfalon ladder and gonfalon tune

cli-contest-progress = { $bar }, at most { $left } left
cli-ladder-alone = A ladder needs two bots. Name at least two with --bots, the weakest first.
cli-ladder-twice = “{ $bot }” stands on the ladder twice. Name each bot once.
cli-ladder-title = { $game }: the ladder, seed { $seed }
cli-ladder-name = { $upper } over { $lower }
cli-ladder-far = { $rung }: { $pairs } pairs, { $score }, at most { $minutes } min left
cli-ladder-done = { $rung }: done after { $pairs } pairs, { $score }
cli-ladder-rung = rung
cli-ladder-pairs = pairs
cli-ladder-classes = 0 ½ 1 1½ 2
cli-ladder-games = won drawn lost
cli-ladder-score = score [95 %]
cli-ladder-elo = Elo [95 %]
cli-ladder-holds = Holds:
cli-ladder-breaks = Does not hold:
cli-ladder-verdict = { $rung }, { $score }. Demanded are { $least } % and an interval above { $bound } %. { $test }
cli-ladder-test-passed = The test says: enough.
cli-ladder-test-failed = The test says: too little.
cli-ladder-test-open = The test has not decided.
cli-ladder-broken = { $rung }. The game with seed { $seed } broke down: { $why }
cli-ladder-page-title = { $game }: the ladder of the bots
cli-ladder-page-made = Made by `{ $command }`; do not edit. [How to read it](README.md).
cli-ladder-page-holds = Every rung holds.
cli-ladder-page-breaks = Not every rung holds.
cli-ladder-page-reading = Pairs by the points of the upper bot, its games, its score and its lead, each with its 95 % interval.
cli-ladder-page-scale = The scale
cli-ladder-page-zero = The leads of all rungs added up; the zero is greedy, or else the lowest bot.
cli-ladder-page-what = What was played
cli-ladder-page-versions = Each pair with sides swapped and the same dice, in turn, from seed { $seed }. Rules version { $rules }, data { $data }, what the bots have learned { $lore }.

cli-tune-title = { $game }: { $games } games of { $bot }, seed { $seed }
cli-tune-watching = watching { $bot }
cli-tune-term = term
cli-tune-before = before
cli-tune-after = after
cli-tune-remark = remark
cli-tune-sign = changes its sign
cli-tune-unseen = never differed, stays
cli-tune-facts = Learned from { $learned } positions, tried on { $tried } positions of { $held } games that were held out.
cli-tune-quality = log loss { $loss }, right in { $right } %
cli-tune-signs = { $count ->
    [one] One weight changes its sign: see whether that makes sense before you keep it.
   *[other] { $count } weights change their signs: see whether that makes sense before you keep them.
}
cli-tune-too-few = No positions were kept from these games. Play more of them with --games.
cli-tune-broken = The game with seed { $seed } broke down: { $why }
cli-tune-no-weight = { $file }: in the part [weights] there is no line for { $terms }. Write one first.
cli-tune-written = Written: { $file }
cli-tune-build = The program must be built again before its bots know.

## gonfalon card

cli-no-cards = { $folder }: there is no card here. Cards are files whose names end in .card.

## gonfalon rules

cli-no-card-folder = { $folder }: there is no such folder, so nothing can be proven. Run the command beside the folder “cards”, or name the folder with the cards of { $game } with --cards.
cli-unknown-rule = There is no rule “{ $id }”. The nearest are: { $nearest }.
cli-coverage-chapter = chapter
cli-coverage-proven = proven
cli-coverage-waived = waived
cli-coverage-open = open
cli-coverage-open-rules = Open:
cli-coverage-needless = Waived although a card proves them (delete the waiver):
cli-coverage-failed = { $count ->
    [one] One case fails and proves nothing.
   *[other] { $count } cases fail and prove nothing.
} “gonfalon card” tells why.
cli-coverage-counts = { $proven } proven, { $waived } waived, { $open } open
cli-page-title = { $game }: which rules are proven
cli-page-made = Made by `{ $command }`. Every rule of the ledger stands here with the cards that prove it, or with the reason why none does.
cli-page-waived = waived: { $reason }
cli-page-open = **open**
cli-rule-section = In the book: { $section }
cli-rule-example = Example:
cli-rule-unclear = What the book leaves open:
cli-rule-ruling = Ruling:
cli-rule-waived = No card proves it, because:
cli-rule-switch = A match may rule otherwise with --option (usually { $name }={ $default }):
cli-rule-needs = Builds on:
cli-rule-cards = Cards:
cli-rule-no-cards = No card is about it.
cli-rule-no-folder = Its cards cannot be listed: there is no folder { $folder } here. Name it with --cards.
cli-rule-passed = holds
cli-rule-failed = fails
cli-kind-construction = army building
cli-kind-definition = definition
cli-kind-effect = effect
cli-kind-permission = permission
cli-kind-procedure = procedure
cli-kind-restriction = restriction
cli-kind-setup = set-up
cli-kind-value = value
cli-kind-victory = victory

## gonfalon replay

cli-replay-verified = proven, { $decisions } decisions. { $outcome } { $hash }
cli-replay-facts = Seats: { $seats }. Rules version { $version }, seed { $seed }.
cli-replay-running = The match is still running: the log has no end.

## gonfalon review

cli-review-title = { $game }: review
cli-review-progress = { $bar } { $left } left
cli-review-chances = Chance to win over time, with the rounds below
cli-review-account = Luck against decisions, in points of the chance to win
cli-review-seat = seat
cli-review-start = start
cli-review-luck = luck
cli-review-own = own decisions
cli-review-others = others’ decisions
cli-review-end = end
cli-review-costly = Costliest decisions
cli-review-none = No decision was worse than another beyond doubt.
cli-review-not-looked = Decisions were not looked at.
cli-review-decision = { $place }. { $seat }, round { $round }, after { $count } answers: cost { $cost } ± { $error } points
cli-review-asked = Asked: { $says }
cli-review-given = Answered: { $says } (expected { $chance } %)
cli-review-better = Better: { $says } (expected { $chance } %)
cli-review-elsewhere = the same, done in another way
cli-review-looked = Looked at: { $counts }. Costs are told only if they are more than twice their error.

## gonfalon army

cli-army-legal = “{ $army }” keeps all rules.
cli-army-broken = “{ $army }” breaks { $count ->
    [one] one rule.
   *[other] { $count } rules.
}
cli-army-misformed = { $file } cannot be read as an army: { $count ->
    [one] one mistake.
   *[other] { $count } mistakes.
}

cli-import-head = { $name }: { $format }, { $units ->
    [one] one unit
   *[other] { $units } units
}, { $models ->
    [one] one model
   *[other] { $models } models
}, { $points } points.
cli-import-missing = Missing ({ $count }):
cli-import-not-understood = Not understood and kept as it stands ({ $count }):
cli-import-guessed = Guessed ({ $count }):
cli-import-findings = About the roster as a whole ({ $count }):
cli-import-army-not-understood = The army: not understood ({ $count }):
cli-import-army-not-automated = The army: kept and not automated ({ $count }):
cli-import-army-guessed = The army: guessed ({ $count }):
cli-import-resolved = Resolved ({ $count }):
cli-import-all = --all lists each of them.
cli-import-broken = Rules of mustering that the army breaks ({ $count }):
cli-import-no-army = No army was written: first add what is missing.
cli-import-written = Written: { $file }
cli-import-exists = { $file } is there already. Choose another name with -o, or --force to replace it.
cli-import-unwritten = { $file } cannot be written: { $why }.

## Help

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Tells what can be said here
cli-help-version = Tells the version

help-value-game = GAME
help-value-scenario = SCENARIO
help-value-file = FILE
help-value-folder = FOLDER
help-value-path = PATH
help-value-id = ID
help-value-lang = LANG
help-value-choice = NAME=VALUE
help-value-seats = BOT,BOT
help-value-program = NAME=COMMAND
help-value-armies = A,B
help-value-number = N
help-value-address = ADDRESS
help-value-bot = BOT
help-value-inches = INCHES
help-value-words = WORDS
help-value-format = FORMAT

help-gonfalon = Plays tabletop battle games by their books.
help-gonfalon-usage = gonfalon [--port N] [--listen ADDRESS] [--data FOLDER] [--bot NAME=COMMAND] | gonfalon COMMAND ...
help-gonfalon-port = Port of the table (else 8421, or any that is free)
help-gonfalon-listen = Address the table listens on (else 127.0.0.1: this machine only; 0.0.0.0 lets others in)
help-gonfalon-data = Folder that keeps matches (else the folder gonfalon among the user's data)
help-gonfalon-no_open = Do not open a browser
help-gonfalon-bots = A program that plays any game as a bot of this name (docs/bot-protocol.md); quotes hold words of its command together; may be repeated
help-gonfalon-bot_time = How many milliseconds a program has for an answer (else 5000)
help-gonfalon-lang = Language of everything a person reads: en or de (else LC_ALL, LC_MESSAGES, LANG)
help-gonfalon-more =
    Without a command it serves the table where people and bots play: it prints the address to open
    in a browser, and opens it where there is a desktop. Every answer is kept before it counts; matches
    go on when the table is served again.

    Exit codes: 0 all is well, 1 something was examined and found wanting, 2 the command or its
    input could not be read. Games: whdw (Warhammer: Diskwars), kow (Kings of War),
    wh40k (Warhammer 40,000), dw (Diskwars).
    Every command has its own --help.

help-games = Lists the games; with a game its bots, ready armies and everything that can be chosen.
help-games-usage = gonfalon games [GAME]
help-games-game = The game, such as kow (else a list of all)
help-games-json = Print JSON, as docs/cli.md describes

help-battle = Plays games between bots and prints who won, rounds, decisions and time.
help-battle-usage = gonfalon battle GAME [--seats BOT,BOT] [--armies A,B] [--scenario S] [--option NAME=VALUE] [--seed N] [--games N] [--log FILE] ...
help-battle-game = The game: whdw, kow, wh40k or dw
help-battle-bots = A program of your own under a name for --seats (docs/bot-protocol.md); quotes hold words of its command together; may be repeated
help-battle-bot_time = How many milliseconds a program has for an answer (else 5000)
help-battle-seats = The bot of each seat; one name is for every seat (else the first that “gonfalon games GAME” lists). A name of --bot or program:COMMAND seats a program of your own
help-battle-armies = The army of each seat: a ready army (whdw: several regiments joined with +), or the path of an army file. Without --armies: every combination in turn
help-battle-scenario = What is played. whdw: standard, learning or strongholds; kow: kill, pillage, kill-and-pillage or roll (by die); wh40k: only-war; dw: tides-of-war, in-harms-way, doom-hill, battlegnash or siege
help-battle-regiments = whdw: how many regiments each army has (without --armies: else 1)
help-battle-options = Something to choose, such as clock=chess (kow), flips=straight (whdw), terrain=crossroads (wh40k) or drops=stand-in (dw); may be repeated
help-battle-rulings = A ruling that differs from the usual one, such as flips=straight; the same as --option
help-battle-seed = The seed of the first game; each further game has the next number (else any, which is printed)
help-battle-games = How many games (else 1)
help-battle-threads = How many games at the same time (else one for each core); results do not depend on it
help-battle-log = Where the log goes; for several games a folder, or a name with { "{}" } for the number of the game
help-battle-log_games = Keep the logs of the first N games only
help-battle-force = Replace log files that exist
help-battle-rules = Count the rules that bore on the games and list them with their numbers; this takes time
help-battle-json = Print JSON, as docs/cli.md describes
help-battle-more =
    “gonfalon games GAME” lists bots, ready armies, and every option with its values.

    Without --armies: every combination in turn, which follows from the seed, as everything does.
    whdw: all ordered pairs of prebuilt regiments take the first two seats, mirror matches included,
    and the game is played by 2, 3 and 4 players in turn; --seats with several bots fixes the number of
    players, and --regiments forms armies of several regiments. kow: all ordered pairs of ready armies
    with every victory condition and every clock, unless --scenario or --option clock=... fixes them.
    wh40k: all ordered pairs of ready armies on every layout and on terrain by chance, unless
    --option terrain=... (chance, none or a layout) fixes it; --option size=... and battlefield=... too.
    dw: all ordered pairs of ready armies in every scenario for two, unless --scenario fixes it; --seats
    with several bots fixes the number of players, and then the scenarios are those for so many.

    gonfalon battle whdw --armies karl-franz+teclis,azhag+grimgor --seed 7 --log game.jsonl
    gonfalon battle kow --armies spears-of-the-dawn,hammers-of-the-deep --option terrain=forest-road
    gonfalon battle kow --games 1000 --option clock=chess
    gonfalon battle wh40k --armies court-of-rust,moon-at-full --option terrain=broken-quarter
    gonfalon battle wh40k --games 1000 --seats greedy,random --rules
    gonfalon battle dw --armies elf,orc,undead --scenario doom-hill --log game.jsonl
    gonfalon battle dw --games 1000 --seats greedy,random --option drops=stand-in
    gonfalon battle kow --seats greedy,program:./my-bot.py
    gonfalon battle kow --bot "mine=python3 my-bot.py --depth 3" --seats mine,greedy --games 20

help-odds = Exact odds of attacks, charges and tests, without a table.
help-odds-usage = gonfalon odds wh40k | kow | whdw | dw | charge | battle-shock ...
help-odds-more =
    Weapons and targets are written in words that spaces or commas separate, such as
    10x,A2,BS3,S4,AP-1,D1,sustained-hits:1 or the names of weapons, units and disks of the data.
    docs/odds.md lists all words.

help-odds-wh40k = Warhammer 40,000: hits, wounds, models destroyed.
help-odds-wh40k-usage = gonfalon odds wh40k --attack WORDS [--attack WORDS] --target WORDS [--target WORDS]
help-odds-wh40k-attack = Weapons that are alike, such as 10x,A2,BS3,S4,AP-1,D1 or 5x,lamp-rifle; may be repeated
help-odds-wh40k-target = Models that are alike, such as 10x,T4,Sv3+,W2,fnp5+ or line-company; may be repeated, the models lost first come first
help-odds-wh40k-svg = Write a picture of the bars into this file
help-odds-wh40k-page = Write a page with everything into this file
help-odds-wh40k-force = Replace files that exist
help-odds-wh40k-json = Print JSON, as docs/cli.md describes
help-odds-wh40k-more =
    gonfalon odds wh40k --attack 10x,A2,BS3,S4,AP-1,D1,sustained-hits:1,lethal-hits --target 10x,T4,Sv3+,W2,fnp5
    gonfalon odds wh40k --attack 5x,lamp-rifle,half-range --target 10x,line-company,cover --svg odds.svg

help-odds-kow = Kings of War: damage, and the Nerve test after it.
help-odds-kow-usage = gonfalon odds kow --attack WORDS [--attack WORDS] --target WORDS
help-odds-kow-attack = Dice of one unit, such as 20x,Me4,CS1,flank or elf-bowmen-regiment,shoots,cover; may be repeated
help-odds-kow-target = The unit, such as De4,Ne12,damage:3,inspired or ghouls-regiment
help-odds-kow-svg = Write a picture of the bars into this file
help-odds-kow-page = Write a page with everything into this file
help-odds-kow-force = Replace files that exist
help-odds-kow-json = Print JSON, as docs/cli.md describes
help-odds-kow-more =
    gonfalon odds kow --attack obsidian-golem,rear --target ghouls-regiment,damage:2

help-odds-whdw = Warhammer: Diskwars: ranged attacks, and duels in melee.
help-odds-whdw-usage = gonfalon odds whdw --attack WORDS --target WORDS | --fight WORDS --target WORDS
help-odds-whdw-attack = A ranged attack, such as 3x,S3,siege or reikland-crossbowmen
help-odds-whdw-fight = Who pins the target in melee, such as A5,T5,swift or orc-boyz
help-odds-whdw-target = The disk, such as T5,stamina:1,damage:2 or marienburg-swordsmen; in melee with its counter-strike: C3
help-odds-whdw-svg = Write a picture of the bars into this file
help-odds-whdw-page = Write a page with everything into this file
help-odds-whdw-force = Replace files that exist
help-odds-whdw-json = Print JSON, as docs/cli.md describes
help-odds-whdw-more =
    gonfalon odds whdw --attack reikland-crossbowmen --target orc-boyz
    gonfalon odds whdw --fight orc-boyz --target marienburg-swordsmen

help-odds-dw = Diskwars: missiles on a lone Disk, counted from many falls.
help-odds-dw-usage = gonfalon odds dw --attack WORDS --target WORDS [--falls N] [--physics]
help-odds-dw-attack = Missiles, such as 3x,arrow or elven-archer
help-odds-dw-target = The Disk, such as wide:2,T4,W1,damage:2,off:0.5 or stalwarts
help-odds-dw-falls = How many falls are counted (else 20000, with --physics 2000)
help-odds-dw-physics = Simulate the falls instead of reckoning with their stand-in
help-odds-dw-svg = Write a picture of the bars into this file
help-odds-dw-page = Write a page with everything into this file
help-odds-dw-force = Replace files that exist
help-odds-dw-json = Print JSON, as docs/cli.md describes
help-odds-dw-more =
    gonfalon odds dw --attack elven-archer --target stalwarts

help-odds-charge = A Charge roll of Warhammer 40,000.
help-odds-charge-usage = gonfalon odds charge INCHES [--changed N] [--reroll]
help-odds-charge-needed = What the two dice must show at least
help-odds-charge-changed = What is added to the roll, such as 1 or -2
help-odds-charge-reroll = Both dice are rolled again if they fail
help-odds-charge-svg = Write a picture of the bars into this file
help-odds-charge-page = Write a page with everything into this file
help-odds-charge-force = Replace files that exist
help-odds-charge-json = Print JSON, as docs/cli.md describes
help-odds-charge-more =
    gonfalon odds charge 9 --reroll

help-odds-battle-shock = A Battle-shock test of Warhammer 40,000.
help-odds-battle-shock-usage = gonfalon odds battle-shock LEADERSHIP [--changed N] [--reroll]
help-odds-battle-shock-leadership = What the two dice must show at least
help-odds-battle-shock-changed = What is added to the roll, such as 1 or -2
help-odds-battle-shock-reroll = Both dice are rolled again if they fail
help-odds-battle-shock-svg = Write a picture of the bars into this file
help-odds-battle-shock-page = Write a page with everything into this file
help-odds-battle-shock-force = Replace files that exist
help-odds-battle-shock-json = Print JSON, as docs/cli.md describes

help-ladder = Plays bots against each other in pairs of games until it is clear whether each beats the one below it.
help-ladder-usage = gonfalon ladder GAME [--bots BOT,BOT] [--armies A,B] [--option NAME=VALUE] [--seed N] [--pairs N] [--report FILE] ...
help-ladder-game = The game: whdw, kow, wh40k or dw
help-ladder-bots = The bots, the weakest first (else random,greedy,recruit,veteran,marshal); each must beat the one before it
help-ladder-armies = The two armies, as in “gonfalon battle” (else small matches of the game in turn)
help-ladder-scenario = What is played, as in “gonfalon battle”
help-ladder-options = Something to choose, such as terrain=none; may be repeated
help-ladder-seed = The seed of the first pair; each further pair has the next number (else 1)
help-ladder-pairs = The most pairs of games for each rung (else 150)
help-ladder-bound = What the interval of every score must exceed, in per cent, 0 to 80 (else 58, and 50 for a recruit over greedy)
help-ladder-threads = How many games at the same time (else one for each core); results do not depend on it
help-ladder-report = Write a page with everything into this file
help-ladder-force = Replace the page if it exists
help-ladder-json = Print JSON, as docs/cli.md describes
help-ladder-more =
    Both games of a pair are the same match with the same dice and the bots in each other's seats. A rung
    holds if the upper bot's score is 65 % or more and its 95 % interval lies above 58 % (above 50 %
    is enough for a recruit over greedy; with --bound N: N + 7 and N). Games end when a sequential test is sure and
    the interval agrees, after 15 pairs at the earliest. The exit code is 1 if a rung does not hold.

    Bots count battles they imagine and never look at a clock: the same command always has the same
    result, on any machine with any number of threads.

    gonfalon ladder dw --report docs/ladder/dw.md --force
    gonfalon ladder kow --bots recruit,veteran --armies spears-of-the-dawn,faceless-host --pairs 60

help-lab = Studies of balance: many games between bots, kept and judged with intervals.
help-lab-usage = gonfalon lab run|serve|work|show|compare|game|report|export|table ...
help-lab-more =
    A study is a file that names armies, scenarios, options and bots; docs/studies/README.md tells every field, and studies/ has
    samples. The number of a game determines everything about it: results are the same on any number of threads.
help-lab-run = Plays what is missing of a study and shows what came of it.
help-lab-run-usage = gonfalon lab run STUDY.toml [--results FILE] [--threads N]
help-lab-run-study = The study
help-lab-run-results = Where results are kept (else beside the study, with the ending .sqlite); another study's are refused
help-lab-run-threads = How many games at the same time (else one for each core); results do not depend on it
help-lab-run-json = Print JSON, as docs/cli.md describes
help-lab-run-more =
    Ctrl-C stops after the games that are being played; the same command goes on from there. No game is lost or counted twice.
help-lab-serve = Gives a study to workers on many machines, collects what they play, and shows what came of it.
help-lab-serve-usage = gonfalon lab serve STUDY.toml --broker postgres://NAME@HOST/DATABASE [--results FILE]
help-lab-serve-study = The study
help-lab-serve-broker = The PostgreSQL database that all machines reach; a password may stand in the address or in PGPASSWORD
help-lab-serve-results = Where results are kept (else beside the study, with the ending .sqlite); another study's are refused
help-lab-serve-lease = After so many seconds without a sign of life the games of a worker are given out again (else 60)
help-lab-serve-forget = Take the study and everything that was played of it out of the broker, and nothing else
help-lab-serve-json = Print JSON, as docs/cli.md describes
help-lab-serve-more =
    Stop it with Ctrl-C at any time; workers go on, and the same command goes on collecting.
help-lab-work = Plays games of studies that somebody serves, until nothing is left.
help-lab-work-usage = gonfalon lab work --broker postgres://NAME@HOST/DATABASE [--threads N] [--stay]
help-lab-work-broker = The PostgreSQL database that all machines reach; a password may stand in the address or in PGPASSWORD
help-lab-work-threads = How many games at the same time (else one for each core); results do not depend on it
help-lab-work-stay = Wait for further studies
help-lab-work-json = Print JSON, as docs/cli.md describes
help-lab-work-more =
    Stop it with Ctrl-C at any time; games that were not played are given to others.
help-lab-show = Shows what came of a study, also while it is being played.
help-lab-show-usage = gonfalon lab show RESULTS [--units] [--rules]
help-lab-show-results = The file of results
help-lab-show-units = Show what became of units, too
help-lab-show-rules = Show which rules bore on games, too
help-lab-show-json = Print JSON, as docs/cli.md describes
help-lab-compare = Compares two versions of a value, a cost or a ruling, played on the same seeds.
help-lab-compare-usage = gonfalon lab compare STUDY.toml | gonfalon lab compare A.toml B.toml
help-lab-compare-studies = One study with [changes], or two studies with as many match-ups
help-lab-compare-results = Where results are kept, one file for each study (else beside them, with the ending .sqlite)
help-lab-compare-threads = How many games at the same time (else one for each core); results do not depend on it
help-lab-compare-json = Print JSON, as docs/cli.md describes
help-lab-game = Plays one game of a study again, and keeps its log for “gonfalon replay” and the table.
help-lab-game-usage = gonfalon lab game STUDY.toml N [--log FILE]
help-lab-game-study = The study
help-lab-game-number = The number of the game, as results have it
help-lab-game-log = Where the log goes
help-lab-game-force = Replace the log if it exists
help-lab-game-json = Print JSON, as docs/cli.md describes
help-lab-report = Makes one page of what came of a study: for everybody, with plots, in one file that needs nothing else.
help-lab-report-usage = gonfalon lab report STUDY.toml|RESULTS.sqlite [--out FILE.html] [--force]
help-lab-report-study = The study, whose results lie beside it, or the file of results
help-lab-report-out = Where the page goes (else beside the study, with the ending .html)
help-lab-report-force = Replace the page if it exists
help-lab-export = Writes games, units and rules of a study as tables for other tools.
help-lab-export-usage = gonfalon lab export STUDY.toml|RESULTS.sqlite --out FOLDER [--format csv|tsv] [--force]
help-lab-export-study = The study, whose results lie beside it, or the file of results
help-lab-export-out = The folder for games, units and rules; it is made if it is missing
help-lab-export-format = csv, with commas (the usual one), or tsv, with tabulators
help-lab-export-force = Replace tables that exist
help-lab-table = Measures a table: sight lines, hidden areas, ways and threats, and whether it favours a side.
help-lab-table-usage = gonfalon lab table GAME [--option terrain=LAYOUT] [--scenario X] [--armies A,B] [--games N] [--page FILE] [--svg FILE] ...
help-lab-table-game = The game: whdw, kow, wh40k or dw
help-lab-table-armies = The armies, as in “gonfalon battle”; one has both sides (else a small match of the game)
help-lab-table-scenario = What is played, as in “gonfalon battle”
help-lab-table-options = Something to choose, such as terrain=border-country; may be repeated
help-lab-table-seed = The seed of the set-up, and of the first game; each further game has the next number (else 1)
help-lab-table-games = How many games the first army plays against itself on the table, an even number; 0 for none (else 40)
help-lab-table-bot = The bot that sets up and plays (else greedy)
help-lab-table-spacing = How far places are apart at which is measured (else by the size of the table, about 2)
help-lab-table-page = Write a page with figures and maps into this file
help-lab-table-svg = Write a picture of all maps into this file
help-lab-table-force = Replace files that exist
help-lab-table-threads = How many threads measure and play (else one for each core); results do not depend on it
help-lab-table-json = Print JSON, as docs/cli.md describes
help-lab-table-more =
    Sight, terrain and ranges are asked of the game itself, with one usual unit of each side on the table; docs/studies/README.md
    tells what each figure means. Layouts are listed by “gonfalon games GAME”.

help-tune = Learns from games of a bot against itself what positions are worth, and fits the weights of its judgement.
help-tune-usage = gonfalon tune GAME [--bot BOT] [--games N] [--seed N] [--write] ...
help-tune-game = The game: whdw, kow, wh40k or dw
help-tune-bot = The bot that plays both seats (else greedy)
help-tune-games = How many games (else 1000); a quarter is held out to try what was learned
help-tune-armies = The two armies, as in “gonfalon battle” (else small matches of the game in turn)
help-tune-scenario = What is played, as in “gonfalon battle”
help-tune-options = Something to choose, such as terrain=none; may be repeated
help-tune-every_match = Play every match of ready armies for two in turn, as “gonfalon battle” does
help-tune-seed = The seed of the first game; each further game has the next number (else 1)
help-tune-threads = How many games at the same time (else one for each core); results do not depend on it
help-tune-write = Write the weights into the file of what the bots have learned, and keep a record
help-tune-lore = That file (else crates/bots/lore/GAME.toml)
help-tune-record = The record (else docs/ladder/tuning/GAME.toml)
help-tune-json = Print JSON, as docs/cli.md describes

help-card = Runs rule cards, prints every failure, and last “N passed, N failed”.
help-card-usage = gonfalon card PATH...
help-card-paths = Card files, or folders with files that end in .card
help-card-json = Print JSON, as docs/cli.md describes

help-rules = Looks up rules: how far they are proven, what they say, what was ruled.
help-rules-usage = gonfalon rules coverage|show|rulings ...
help-rules-coverage = Tells which rules are proven by cards, waived, or open.
help-rules-coverage-usage = gonfalon rules coverage [GAME] [--cards FOLDER]
help-rules-coverage-game = The game (else every game)
help-rules-coverage-cards = The folder with the cards (else cards/GAME)
help-rules-coverage-json = Print JSON, as docs/cli.md describes
help-rules-coverage-markdown = Print a page of docs/coverage
help-rules-show = Shows one rule: its words, its ruling, its cards.
help-rules-show-usage = gonfalon rules show ID [--cards FOLDER]
help-rules-show-id = The id of the rule, such as whdw.move.flip
help-rules-show-cards = The folder with the cards (else cards/GAME)
help-rules-show-json = Print JSON, as docs/cli.md describes
help-rules-rulings = Prints a page of docs/rulings: what the book leaves open and how it is played here.
help-rules-rulings-usage = gonfalon rules rulings GAME
help-rules-rulings-game = The game, such as whdw

help-replay = Proves match logs and tells them in words.
help-replay-usage = gonfalon replay verify|show FILE
help-replay-verify = Plays logs again by the rules and compares every fingerprint.
help-replay-verify-usage = gonfalon replay verify FILE...
help-replay-verify-files = The logs
help-replay-verify-json = Print JSON, as docs/cli.md describes
help-replay-show = Tells a match in words, with rounds and phases as headings.
help-replay-show-usage = gonfalon replay show FILE
help-replay-show-file = The log
help-replay-show-json = Print JSON, as docs/cli.md describes

help-review = Looks at a finished match again: chances over time, luck against decisions, the costliest decisions.
help-review-usage = gonfalon review FILE [--deep | --luck]
help-review-file = The log
help-review-deep = Think longer: minutes instead of about twenty seconds
help-review-luck = Luck and decisions as a whole only, which takes a second
help-review-json = Print JSON, as docs/cli.md describes

help-army = Judges armies, and makes them of rosters.
help-army-usage = gonfalon army check|import FILE
help-army-check = Lists every rule of army building that an army breaks.
help-army-check-usage = gonfalon army check FILE [--regiments N] [--one-box] [--option NAME=VALUE]
help-army-check-file = The army file (TOML, or JSON if its name ends so)
help-army-check-regiments = whdw: how many regiments were agreed on
help-army-check-one_box = whdw: the army must be built from one box
help-army-check-options = Something else that was agreed on, such as points=1000 (kow); may be repeated
help-army-check-json = Print JSON, as docs/cli.md describes
help-army-import = Makes an army file of a roster of another tool, and accounts for every line of it.
help-army-import-usage = gonfalon army import ROSTER [--pack FILE]... [-o ARMY.toml]
help-army-import-roster = The roster: .ros, .rosz, New Recruit JSON, or a list in text; see docs/rosters.md
help-army-import-packs = A datasheet pack for what the roster does not say, or another roster that has it; may be repeated
help-army-import-output = The army file to write: JSON if its name ends so, else TOML (else the name of the roster with .toml)
help-army-import-force = Replace an existing file
help-army-import-all = List also every line that was read without doubt
help-army-import-json = Print JSON, as docs/cli.md describes

cli-table-address = The table: { $address }
cli-table-data = Matches are kept in { $folder }.
cli-table-stop = Stop with Ctrl+C.
cli-table-no-folder = There is no folder for the user's data. Name one with --data FOLDER.
cli-table-listen = The table cannot listen on { $address } ({ $why }). Choose another --port or --listen.
cli-table-store = Matches cannot be kept in { $folder } ({ $why }). Choose another folder with --data.
cli-table-full = Matches cannot be kept in { $folder }: there is no room left ({ $why }). Make room, or choose another folder with --data.
cli-table-read-only = Matches cannot be kept in { $folder }: it may not be written to ({ $why }). Permit that, or choose another folder with --data.
cli-table-busy = Another program uses the matches in { $folder } ({ $why }). Stop it, or choose another folder with --data.
