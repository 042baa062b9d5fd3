# The report of a study, a page for everybody.

lab-report-empty = { $file } has no games that count yet. Play the study first: gonfalon lab run STUDY.toml

## Head

lab-report-counted = { $game }: { $games ->
    [one] one game counts
   *[other] { $games } games count
}, in { $matchups ->
    [one] one match-up
   *[other] { $matchups } match-ups
}. Sides are swapped in every second game, with the same dice; intervals hold in 95 of 100 cases.
lab-report-counted-changed = The second version, with changes, has { $games } games. All sections but the last but one are about the first.
lab-report-broken = { $count ->
    [one] One game broke down and does not count
   *[other] { $count } games broke down and do not count
}; the first is game { $number }: { $why }
lab-report-armies = Armies
lab-report-rules-version = Version of the rules
lab-report-data-hash = Fingerprint of the data
lab-report-lore-hash = Fingerprint of what bots have learned
lab-report-study-hash = Fingerprint of the study and its army files
lab-report-text = The study as it was written

## Coverage

lab-report-coverage = Which rules were these games played by?
lab-report-other-version = These games were played with another version of the rules or of the data than this program has. Names, special rules and the list of rules are those of this program.
lab-report-lists-lost = The army files of this study are missing or have been changed, so it cannot be said which special rules their units have, nor whether all of them are automated.
lab-report-all-automated = { $count ->
    [0] The units on these lists have no special rules.
    [one] The one special rule on these lists is automated.
   *[other] All { $count } special rules, weapons and abilities on these lists are automated: the program applies each of them.
}
lab-report-left-to-players = { $count ->
    [one] One special rule on these lists is not automated. The bots played without it, so its units are worth something else than is said here:
   *[other] { $count } special rules on these lists are not automated. The bots played without them, so their units are worth something else than is said here:
}
lab-report-specials = Special rules, weapons and abilities on these lists
lab-report-special = special rule
lab-report-bearers = units
lab-report-automated = automated
lab-report-reason = why
lab-report-book = The book has { $rules } rules, each with an id. The program applies all of them; { $waived ->
    [0] every one is proven by a rule card.
    [one] all but one are proven by rule cards.
   *[other] all but { $waived } are proven by rule cards.
}
lab-report-fired = In these games { $fired } rules were named as the cause of something or seen at work, { $dead } were not.
lab-report-waived = Rules without a card, and why
lab-report-yes = yes
lab-report-no = no

## Match-ups

lab-report-match-ups = Who is stronger?
lab-report-matrix-reading = The part of the points that the army of the row got against the army of the column; a draw is half a point. Blue is above one half, orange below, stronger colours are farther away. ▲ and ▼ mark what the games make sure; without a mark they do not tell who is stronger.
lab-report-row-against-column = row against column
lab-report-only-mirrors = Every army met itself alone, so it cannot be said which one is stronger.
lab-report-matrix-wide = { $armies } armies are too many for a table of everybody against everybody; up to { $most } would fit.
lab-report-armies-all = Against all others together
lab-report-army = army
lab-report-pairs = pairs
lab-report-score = score [95 %]
lab-report-further = { $count ->
    [one] One further row is left out
   *[other] { $count } further rows are left out
}. They are in the tables of: gonfalon lab export { $study } --out FOLDER

## First player

lab-report-first = Does it help to be first?
lab-report-first-none = No game says who was first in its first round, so it cannot be said what that is worth.
lab-report-first-good = Yes: whoever is first scores { $score }.
lab-report-first-bad = No, it is a burden: whoever is first scores { $score }.
lab-report-first-even = That is not seen: whoever is first scores { $score }.
lab-report-first-reading = The score of whoever was first in the first round, over all games, under every circumstance and in every match-up. One half is fair.
lab-report-all-games = all games
lab-report-where = where

## Circumstances

lab-report-effects = What changes with the circumstances?
lab-report-effects-reading = The score of the first army of each match-up under each circumstance. Where intervals of one match-up do not overlap, the circumstance matters.
lab-report-scenario = Scenario
lab-report-options = Options
lab-report-option = Option { $option }
lab-report-bots = Level of the bots
lab-report-one-scenario = The study tries one scenario only, so it cannot be said what another would change.
lab-report-one-option = The study tries one choice of options only, terrain included, so it cannot be said what another would change.
lab-report-one-bot = The study tries one level of bots only, so it cannot be said whether stronger or weaker ones would see it otherwise.
lab-report-effect-mirrors = Every army met itself alone, which is even under any circumstance; what it does to first players stands above.
lab-report-match-up = match-up
lab-report-rounds = rounds
lab-report-means = { $word }: { $says }

## Units

lab-report-units = What do units do for their cost?
lab-report-units-reading = Points in the mean of a game, the best return first. The points of a lost unit are shared out among the enemies that harmed it. The bars are points lost (orange) and killed (blue) for every hundred points of cost.
lab-report-units-uncounted = The study does not count units; count = ["units"] in its file would.
lab-report-units-none = No units were recorded in these games.
lab-report-unit = unit
lab-report-times = times fielded
lab-report-points = points
lab-report-survived = survived
lab-report-lost = lost
lab-report-killed = killed
lab-report-balance = killed less lost

## Costs

lab-report-costs = What should units and upgrades cost?
lab-report-costs-reading = The neutral cost of a unit is the one at which it kills as many points for each point of its cost as its whole army does: what it kills in a game, divided by what the army kills for each of its points. Pairs of games are independent, and the interval follows from how their sums vary together (the usual linear approximation for ratios, with Student's distribution). It counts killing alone: whoever holds objectives, blocks the way or inspires others is worth more than this. With less than { $pairs } pairs of games, or an interval wider than the unit is dear, it says “too little”. One of twenty intervals is wrong by chance.
lab-report-upgrades = Upgrades
lab-report-upgrades-reading = The neutral cost of an upgrade is that of a unit with it less that of the same unit without it: in the same army and the same games, or in two armies that differ in nothing else. What an upgrade does for survival stands beside it, in hundredths of the unit: the neutral cost does not count that. Units whose costs differ by more than half are taken for different sizes.
lab-report-no-upgrades = Too little: no unit takes part both with and without an upgrade, neither in one army nor in two armies that differ in nothing else. A study with two such army files would tell.
lab-report-whole-units = Whole units
lab-report-upgrade = upgrade (unit)
lab-report-cost = cost
lab-report-cost-now = cost now
lab-report-neutral = neutral cost [95 %]
lab-report-verdict = so it is
lab-report-left = left at the end, % [95 %]
lab-report-more-left = more left at the end, % [95 %]
lab-report-too-little = too little to tell
lab-report-fits = fits
lab-report-cheap = too cheap ▲
lab-report-dear = too dear ▼

## Rules

lab-report-rules = Which rules were at work?
lab-report-rules-uncounted = The study does not count rules, so it cannot be said which of them bore on its games; count = ["rules"] in its file would.
lab-report-rules-reading = A rule is counted when an event of a game names it as its cause, or when an answer and what came of it show it at work. What is only offered, or forbidden and therefore not tried, is not counted; nor are rules whose work cannot be seen. So a rule that was not counted is dead only if it could have been.
lab-report-hot = Hot rules: counted most often
lab-report-other-fired = { $count ->
    [one] One other rule that was counted
   *[other] { $count } other rules that were counted
}
lab-report-dead = Dead rules: never counted
lab-report-dead-might = { $count ->
    [one] One rule by which something can happen
   *[other] { $count } rules by which something can happen
}
lab-report-dead-silent = { $count ->
    [one] One definition, value, prohibition, rule of set-up or army building: it holds without anything happening by it
   *[other] { $count } definitions, values, prohibitions, rules of set-up and army building: they hold without anything happening by them
}
lab-report-rule = rule
lab-report-rule-id = id
lab-report-per-game = times a game
lab-report-in-games = in games

## Length

lab-report-length = How long are games?
lab-report-length-mean = { $rounds } rounds and { $decisions } decisions in the mean; { $drawn } of the games are drawn.
lab-report-games-count = games
lab-report-share = part
lab-report-decisions = Decisions
lab-report-decision-count = decisions
lab-report-first-players = first players
lab-report-second-players = second players
lab-report-side = side
lab-report-mean = in the mean [95 %]
lab-report-least = least
lab-report-most = most

## Changes

lab-report-changes = What do the changes do?
lab-report-no-changes = The study has one version only; [changes] in its file would add a second one to compare with.
lab-report-changes-reading = Both versions were played with the same dice, pair by pair. The difference is the second version less the first; scores, first players and draws are in hundredths.
lab-report-difference-seen = A difference was seen. Where there is none, at most { $errors } of such comparisons see one.
lab-report-nothing-seen = No difference seen. Where there is none, at most { $errors } of such comparisons see one; a small one may need more games.
lab-report-compared = Compared: { $games } games of each version; { $alike } went exactly alike.
lab-report-score-of = { $match } ({ $circumstances })
lab-report-first-score = first players
lab-report-drawn = drawn
lab-report-measure = what
lab-report-before = first
lab-report-after = second
lab-report-difference = difference [95 %]
lab-report-chance = by chance
lab-report-seen = seen
lab-report-new-prices = Units whose cost was changed
lab-report-new-prices-reading = Their costs and neutral costs in the second version.

## Games

lab-report-games = Which games are worth a look?
lab-report-open = Any game can be played again by its number, told, and looked at again; the table opens the log, too.
lab-report-longest = The longest
lab-report-one-sided = The most one-sided
lab-report-closest = The closest in which something happened
lab-report-no-margin = Neither scores nor losses tell such games apart here.
lab-report-game-number = number
lab-report-circumstances = circumstances
lab-report-winner = winner
lab-report-nobody = nobody
lab-report-result = points
