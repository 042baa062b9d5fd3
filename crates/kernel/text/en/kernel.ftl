# What the kernel says: refused answers, dice, match logs, rule ledgers and rule cards.

kernel-none = none

denied-over = The match is over.
denied-not-asked = You are not asked this (any more).

match-gave-up = { $seat } gives up.

dice-misfit = A die with { $sides } sides for { $purpose } was due, but the next one is { $found }.
dice-missing = A die with { $sides } sides for { $purpose } was due, but there are no dice left.

## Match logs

log-unreadable = Line { $line }: the log cannot be read ({ $why }).
log-not-a-log = Line { $line }: this is not a match log; a log begins with a header.
log-other-format = Line { $line }: the log has form { $found }; this program reads form { $ours }.
log-unknown-game = Line { $line }: this program does not know the game “{ $game }”.
log-other-rules = Line { $line }: the match was played by rules version { $found }; this program has version { $ours }.
log-other-data = Line { $line }: the match was played with other data ({ $found }; ours is { $ours }).
log-malformed = Line { $line } is no record of a log ({ $why }).
log-out-of-place = Line { $line }: this record does not belong here.
log-cut-short = Line { $line }: the log stops here, before the end of the match.
log-after-end = Line { $line }: something follows the end of the match.
log-long-line = Line { $line } is longer than { $limit } bytes.
log-too-many = Line { $line }: the log has more than { $limit } answers.
log-too-big = Line { $line }: the log has more than { $limit } bytes.
log-not-an-answer = Line { $line }: this is no answer of the game ({ $why }).
log-not-asked = Line { $line }: { $seat } was not asked this.
log-over = Line { $line }: the match was already over.
log-refused = Line { $line }: the rules forbid this answer ({ $rules }).
log-dice-misfit = Line { $line }: a die with { $sides } sides for { $purpose } was due, but the log has { $found }.
log-dice-missing = Line { $line }: a die with { $sides } sides for { $purpose } was due, but the log has no more.
log-dice-left = Line { $line }: { $count ->
    [one] a die was
   *[other] { $count } dice were
} never rolled.
log-edited = Line { $line }: the fingerprint differs; this line or one before it was edited.
log-other-end = Line { $line }: the match ended differently.

log-remedy-readable = Check that the file is there and that you may read it.
log-remedy-not-a-log = Choose a file that was written as a match log.
log-remedy-version = Use the version of the program that wrote the log.
log-remedy-game = Use a program that has this game.
log-remedy-data = Load the data the match was played with.
log-remedy-cut-short = If the match is still running, play it on. Otherwise delete an unfinished last line and resume the match from there, or get a whole copy.
log-remedy-after-end = Delete line { $line } and everything after it.
log-remedy-size = No match needs so much; get the log from its source again.
log-remedy-original = Get an unchanged copy. The lines before line { $line } are sound and can be played on from there.

## Rule ledgers

ledger-unreadable = { $file }:{ $line }: the ledger cannot be read ({ $why }).
ledger-form = { $file }:{ $line }: { $why }
ledger-twice = { $file }:{ $line }: { $id } is used twice.
ledger-bad-id = { $file }:{ $line }: { $id } is no id; use lower-case letters, digits, hyphens and dots.
ledger-foreign-topic = { $file }:{ $line }: topic { $id } does not begin with the id of the game.
ledger-no-topic = { $file }:{ $line }: { $id } does not begin with the id of a topic (nearest: { $nearest }).
ledger-no-such-need = { $file }:{ $line }: { $id } needs { $needs }, which does not exist (nearest: { $nearest }).
ledger-empty = { $file }:{ $line }: { $id } has nothing in “{ $field }”.
ledger-lonely = { $file }:{ $line }: { $id } has “{ $field }” without “{ $without }”.
ledger-bad-switch = { $file }:{ $line }: the switch “{ $switch }” of { $id } is not in kebab-case.

## Rule cards

card-unreadable = The card cannot be read ({ $why }).
card-too-long = The card is longer than { $limit } bytes.
card-no-case = The card has no case; a case begins with “rule”.
card-before-rule = A case begins with “rule”; this stands before the first.
card-no-rule-id = “rule” needs the id of a rule, which begins with “{ $prefix }.” (nearest: { $nearest }).
card-unknown-id = There is no rule { $id } (nearest: { $nearest }).
card-unknown-word = Nobody knows the word “{ $word }” (nearest: { $nearest }).
card-unknown-seat = “{ $word }” is no seat; seats are called by their colours (nearest: { $nearest }).
card-form = The form of this statement is: { $form }
card-glued-arrow = Put spaces around “=>” in “{ $word }”.
card-nothing-before-arrow = A statement begins with a word, not with “=>”.
card-late-setup = Set-up must come before the match begins; it began in line { $since }.
card-claims-nothing = The case neither does, tries nor asserts anything.
card-game = { $why }
card-no-such-seat = There is no seat { $seat } in this match.
card-not-asked = { $seat } is not asked anything.
card-refused = This is illegal ({ $rules }).
card-not-refused = This is legal, but it should be refused.
card-refused-otherwise = This is not refused by { $missing }, but by { $rules }.
card-asked-otherwise = { $seat } is asked something else: { $found }
card-asked = { $seat } is asked something.
card-expected = Expected “{ $expectation }”: { $found }
card-not-seen = The view does not show this.
card-not-hidden = The view shows this, but it should be hidden.
card-explained = The explanation is: { $found }
card-dice-left = Dice are left over: { $dice }.
card-cites-unknown = The game cites { $id }, which is not in the ledger (nearest: { $nearest }).
card-dishonest = A view gives a secret away: { $why }
card-replay-differs = Played again, the case differs after { $entries ->
    [one] one answer
   *[other] { $entries } answers
}.
card-action-lost = Answer { $entry } does not survive being written and read again.
card-bad-proposal = The game’s own answer for { $seat } ({ $from }) is illegal: { $action } ({ $rules }).
card-panicked = The game broke down: { $why }
card-does-not-fail = The case is marked as failing, but it holds; delete this line.

card-part-card = Card:
card-part-table = Table:
card-part-asks = Open questions:
card-part-events = Latest events:
card-part-dice = Dice left:
