# What the page itself says. Everything about a game is said with the game's own sentences.

page-home = To the start
page-close = Close
page-cancel = Cancel
page-confirm = Confirm
page-copy = Copy
page-copied = Copied
page-forget = Forget
page-search = Search the rules
page-preferences = Preferences
page-theme-system = Light or dark: as the system
page-theme-light = Light or dark: light
page-theme-dark = Light or dark: dark
page-sound-on = Sound: on
page-sound-off = Sound: off
page-host-silent = The host does not answer. Is it still running?
page-arriving = Taking a seat …
page-percent = { $value }%
page-person = a person
page-you = you
page-details = Details

## Start

page-start-title = Tabletop battles by the book
page-start-lead = Play in the browser against a bot or a friend. Every rule is checked and explained, nothing has to be installed.
page-quick-battle = Quick battle
page-set-up = Set up a match
page-first-game = First game, with advice
page-setting-up = Setting up …
page-no-table-yet = Not yet at the table; armies and rules can be looked at.
page-armies = Armies
page-rules = Rules
page-kept = Your matches
page-replay-title = Replays
page-replay-lead = Look at a match step by step, and play on from any moment.
page-replay-open = Open a match log
page-replay-file = Open a match log …
page-game-whdw = Disks flip across the battlefield, land on each other and fight. Command cards are chosen in secret. About an hour.
page-game-dw = The first disks: activated by threes, with spells and counters dropped from above.
page-game-kow = Regiments in ranks, flank charges and nerve tests, played by the clock if you like.
page-game-wh40k = Units of models in cover and among ruins, with reactions in the opponent’s turn.

## Setting up

page-setup-title = { $game }: a new match
page-players = Players
page-options = Scenario and options
page-rulings = Rulings and finer options ({ $count })
page-begin = Begin
page-seat-who = Who plays
page-seat-here = a person at this screen
page-seat-link = a person with a link
page-seat-bot = a bot
page-seat-level = Level
page-seat-name = Name
page-seat-more = One more seat
page-seat-less = One seat fewer
page-bot = Bot: { $name }
page-level = { $level ->
    [random] Chance
    [greedy] Greedy
    [recruit] Recruit
    [veteran] Veteran
    [marshal] Marshal
   *[other] { $level }
}
page-level-about = { $level ->
    [random] Does anything that is allowed. For trying things out.
    [greedy] Takes what looks best at this moment and never looks ahead.
    [recruit] Looks a little ahead and still misses a lot. Quick, for short matches.
    [veteran] Imagines how the battle may go on before every answer. A good opponent for most.
    [marshal] The strongest we have: thinks for up to five seconds about an answer.
   *[other] A bot of somebody else.
}
page-level-temper = { $level }, { $temper }
page-seat-temper = Temper
page-temper = { $temper ->
    [balanced] balanced
    [aggressive] aggressive
    [careful] careful
   *[other] { $temper }
}
page-temper-about = { $temper ->
    [aggressive] It rates the enemy’s losses higher than its own, which makes it livelier rather than stronger.
    [careful] It rates its own losses higher than the enemy’s, which makes it cautious rather than stronger.
   *[other] {""}
}
page-army = Army
page-army-any = left to chance
page-army-file = Army file …
page-links-title = Links for the others
page-links-lead = Each link is one seat. Whoever has it plays it, so send it to nobody else.
page-watch = Spectators
page-to-table = To the table
page-link-of = Link: { $seat }

## The table

page-board = Table
page-tools = Tools of the table
page-zoom-in = Closer
page-zoom-out = Farther away
page-whole-table = The whole table
page-rotate = Rotate the table
page-tape = Measuring tape
page-hint = Hint
page-undo = Take back
page-undo-ask = Ask to take back
page-keys = Keys
page-menu = Menu
page-phases = Steps of the round
page-turn-of = Turn of { $seat }
page-away = away
page-gave-up = gave up
page-program-trouble = program trouble
page-is-asked = is asked
page-pile = Pile of { $count }
page-cards = Cards
page-prompt = Your decision
page-title-asked = Your turn
page-or = Or
page-hint-none = There is no hint for this.
page-can-act = Can do something ({ $count })
page-step-of = (step { $step } of { $all })
page-next-step = Go on
page-step-back = One step back
page-instead = Nearest legal move
page-gauge = { $used } of { $most }
page-skips = You would skip:
page-skips-stay = Stay
page-need-path = Point at where it lands, one landing after the other (at most { $most }).
page-need-place = Point at its place on the table.
page-need-march = Point at where it goes: ahead, aside or back.
page-need-face = Point at where it shall face.
page-need-pick = Choose { $what }{ $most ->
    [1] {""}
   *[other] {" "}({ $least } to { $most })
}
page-need-arrange = Put the pieces in their places ({ $placed } of { $all })
page-placed = placed
page-stride-forward = Half an inch forward
page-stride-back = Half an inch back
page-stride-left = Half an inch to the left
page-stride-right = Half an inch to the right
page-turn-left = Turn left
page-turn-right = Turn right
page-point-turns = Pointing turns
page-tab-log = Log
page-tab-sheet = Piece
page-tab-score = Score
page-tab-pieces = Off table
page-tray-waiting = Waiting
page-tray-lost = Lost
page-log = Log
page-log-copy = Copy as text
page-jump = To the moment after answer { $count }
page-sheet-none = Choose a piece or card to read everything about it.
page-printed = printed: { $value }
page-origin-book = printed in the book
page-origin-house = our own value
page-rings = Reaches
page-lies-on = Lies on
page-rule = Rule
page-rule-open = Rule { $rule }
page-rule-book = In the book:
page-rule-more = In the rules
page-ruling = Ruling: { $text }
page-take-back-mine = You asked to take back. The others have to agree.
page-take-back-of = { $seat } asks to take back the last moves.
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-resign = Give up
page-resign-sure = Give up this match?
page-outlines-strong = strongly
page-cover-setting = Cover the screen between players
page-look-as = Look as { $seat }
page-cover-title = { $seat } is next
page-cover-lead = Hand over the screen. Nothing is shown until the next player is there.
page-cover-go = I am { $seat }
page-outcome-draw = Nobody won
page-outcome-won = { $seat } won
page-outcome-shared = { $seat } won together
page-to-the-end = Back to the end
page-watch-replay = Watch the replay
page-save-log = Save the log
page-another = Another match

## Advice

page-coach = Advice
page-coach-off = No more advice
page-coach-path = Click or tap beside the piece where it should land; again for more landings, then confirm.
page-coach-way = Click or tap beside the piece in the direction in which it should flip, then confirm.
page-coach-place = Click or tap the place on the table. It can be moved until you confirm.
page-coach-march = Click or tap ahead of the regiment to march; buttons or the Shift key turn it. Confirm when it stands well.
page-coach-pick = Click or tap one of the outlined pieces or cards.
page-coach-arrange = Click or tap places on the table; the pieces of the list are put down one after the other. The light bulb shows a proposal.
page-coach-assign = For each line of the list choose one of the outlined pieces.
page-coach-confirm = This is allowed. Press Confirm or the Enter key, or point again.
page-coach-card = Click or tap one of the cards below the table.
page-coach-piece = Click or tap an outlined piece to see what it can do. The space bar goes to the next one.
page-coach-button = Press one of the buttons.

## Keys

page-key-pieces = from piece to piece
page-key-next = to the next piece that can act
page-key-enter = choose, confirm
page-key-escape = cancel
page-key-back = one step back
page-key-letters = the letter on a button
page-key-numbers = the first to ninth choice
page-key-move = move what you place, half an inch
page-key-fine = the same, a tenth of an inch
page-key-turn = turn by 15 degrees (with Shift by 1)
page-key-lengthen = one more landing straight on
page-key-exact = point at the very spot instead of whole steps
page-key-zoom = closer, farther, whole table
page-key-rotate = rotate the table
page-key-tape = measuring tape; or hold while dragging
page-key-hint = hint
page-key-undo = take back
page-key-keys = these keys

## Replays

page-timeline = Timeline
page-first = To the beginning
page-last = To the end
page-step-before = One answer back
page-step-after = One answer on
page-phase-before = To the phase before
page-phase-after = To the next phase
page-run = Play
page-pause = Pause
page-speed = Speed
page-moment = { $count } of { $all }
page-play-on = Play on from here
page-play-on-here = Play on after answer { $count }
page-same-dice = with the same dice
page-share = Share
page-link-moment = Link to this moment

## Reviews

page-review = Review
page-review-lead = How the chances went, what luck did and what decisions did, and which decisions cost most.
page-review-begin = Review this match
page-review-working = Every decision is looked at. This takes about twenty seconds.
page-review-deep = Think longer about it (minutes)
page-review-chart-label = Chance to win over time. At the beginning: { $start }. At the end: { $end }.
page-review-as-table = As a table
page-review-moment = After answer
page-review-account = Luck against decisions
page-review-account-lead = In points of the chance to win. Luck is what a position was worth after the dice, less what it was worth on average.
page-review-start = Start
page-review-luck = Luck
page-review-own = Own decisions
page-review-others = Others’ decisions
page-review-end = End
page-review-costly = Costliest decisions
page-review-none = No decision was worse than another beyond doubt.
page-review-whose = Of
page-review-everybody = everybody
page-review-cost = { $seat }, round { $round }: { $cost } points (± { $error })
page-review-given = Answered: { $says } Expected: { $chance }.
page-review-better = Better: { $says } Expected: { $chance }.
page-review-elsewhere = the same, done in another way.
page-review-look = Look at it
page-review-puzzle = Try it yourself
page-review-show-better = Show the better answer
page-puzzle = Puzzle
page-puzzle-lead = There is a better answer here than the one that was given. Find it, and answer as usual; then you hear how it compares.
page-puzzle-weighing = Your answer is being compared …
page-puzzle-solved = Solved: your answer is as good as the better one.
page-puzzle-beaten = Splendid: your answer is better than the one we know.
page-puzzle-closer = Better than what was answered, but there is more.
page-puzzle-not = Not better than what was answered.
page-puzzle-own = Your answer: { $says } Expected: { $chance }.
page-puzzle-better = The better answer: { $chance } expected (the difference to yours ± { $error } points).
page-puzzle-given = What was answered in the match: { $chance } expected.
page-puzzle-again = Try again
page-puzzle-back = Back to the review

## Armies

page-army-title = Army
page-army-text = The army as text
page-army-legal = The army can be played.
page-army-illegal = { $count ->
    [one] One thing is wrong with it:
   *[other] { $count } things are wrong with it:
}
page-way-build = Build
page-way-write = Write
page-army-empty = Nothing yet. Add something from the list.
page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-remove = Remove { $name }
page-unknown-entry = Nobody knows this entry.
page-additions = What can be added
page-search-additions = Search
page-only-legal = Only what breaks no rule
page-nowhere-yet = nowhere yet
page-add-to = Add { $name } to { $place }
page-army-unnamed = Army without a name
page-keep-army = Keep in this browser
page-try-army = Try it against a bot
page-save-file = Save as file
page-read-file = Read a file
page-share-link = Link
page-link-army = Link to this army
page-own-armies = Your armies
page-no-own-armies = None yet. An army that can be played can be kept here; it can then be chosen for a match.
page-ready-armies = Ready armies
page-finding-line = Line { $line }:

## Rules

page-topics = Topics
page-all-topics = All topics
page-only-rulings = Only with rulings
page-rule-count = { $count ->
    [one] One rule
   *[other] { $count } rules
}
page-unclear = Unclear: { $text }
page-waived = Not proven: { $text }
page-proofs = { $count ->
    [one] One card proves it
   *[other] { $count } cards prove it
}
page-kind-construction = Army
page-kind-definition = Meaning
page-kind-effect = Effect
page-kind-permission = Allowed
page-kind-procedure = Steps
page-kind-restriction = Forbidden
page-kind-setup = Set-up
page-kind-value = Value
page-kind-victory = Victory

page-outcome-resigned = { $seat } gave up.
page-outcome-resigned-several = { $seat } gave up.
page-ask-pause = Ask for a pause

## Panels: rolls, filters, company, scores

page-hint-busy = Thinking about a hint …
page-log-show = Show
page-log-all = Everything
page-log-dice = Dice
page-log-move = Moves
page-log-piece = This piece
page-log-nothing = Nothing of this kind so far.
page-log-copied = Copied
page-back-to = Take back to here
page-back-to-ask = Ask to take back to here
page-back-to-what = { $mode ->
    [free] Take back everything after this line?
   *[ask] Everything after this line would be taken back. The other people are asked.
}
page-roll = Dice
page-roll-need = needs { $need }+
page-roll-from = { $base } before changes
page-roll-expected = { $actual } instead of { $expected } expected
page-roll-actual = { $actual } in all
page-roll-good = { $face } (success)
page-roll-bad = { $face } (failure)
page-spread = How likely each number is
page-spread-mean = { $mean } on average
page-spread-number = Number
page-spread-exactly = exactly
page-spread-least = at least
page-spread-table = As a table
page-score = Score
page-score-held = held by { $seat }
page-score-free = held by nobody
page-score-total = In all
page-score-unknown = secret
page-pin = Keep this in view
page-unpin = Do not keep it in view any longer
page-deciding = { $seat } is deciding …
page-thinking = { $seat } is thinking …
page-deciding-time = ({ $time })
page-here = here
page-gone = not connected
page-reconnecting = The connection is lost. Trying again { $seconds ->
    [0] now …
    [one] in a second …
   *[other] in { $seconds } seconds …
} Nothing you played is lost.
page-reconnect-now = Try now
page-contact-back = Connected again.
page-contact-ended = The host does not answer any more. Is it still running?
page-notify-ask = Notify me when it is my turn
page-notify-on = You are notified when it is your turn and this page is in the background.
page-notify-denied = The browser does not allow notifications for this page.
page-notify-body = { $game }: { $question }

## Start

page-continue = Continue
page-lesson-next = Got it
page-lessons = Lessons
page-lessons-of = { $known } of { $all } lessons
page-look-again = Look again
page-armies-lead = Build one step by step, check one you wrote, or share it as a link.
page-rules-lead = Every rule in our own words, with rulings and the cards that prove it.
page-moment-after = To the next loss
page-eyes = Seen by
page-more-reasons = { $count ->
    [one] one more reason
   *[other] { $count } more reasons
}

## The board: tape, distances, overlays, looks

page-contact = in contact
page-exactly = exactly { $length }
page-tape-help = Drag from edge to edge, or click one spot after the other; twice ends it.
page-tape-back = One spot less
page-tape-clear = Take the tape away
page-tape-shown = The others see it
page-all-distances = All { $count } distances
page-threat = What enemies reach
page-minimap = The whole table in small; press to go there
page-legend = Terrain on this table
page-outlines = What can be chosen stands out
page-outlines-soft = softly
page-outlines-plain = by an outline only
page-palette = Colours of the sides
page-palette-usual = usual
page-palette-red-green = for weak red and green
page-palette-blue-yellow = for weak blue and yellow
page-key-distances = all distances of what you move; hold or press
page-key-threat = what enemies reach; hold or press

## Rosters of other tools

page-way-import = Import a roster
page-import-lead = Rosters of BattleScribe, New Recruit, List Forge and the app become armies here. Every line is accounted for, and nothing leaves your own host.
page-import-text = The roster as text
page-import-pasted = pasted text
page-import-file = or a file (.ros, .rosz, .json, .txt)
page-import-packs = Datasheet packs for lists without profiles (.toml, .json, or another roster)
page-import-read = Read the roster
page-import-busy = Reading …
page-import-large = Together the files are larger than { $most } MB. Choose smaller ones.
page-import-head = { $name }: { $format }, { $units } units, { $models } models, { $points } points
page-import-open = Open as an army
page-import-missing = Missing
page-import-broken = Rules of mustering that the army breaks
page-import-not-understood = Lines that were not understood
page-import-army-not-understood = Parts of the army that were not understood
page-import-findings = About the roster as a whole
page-import-not-automated = Kept on the units and not automated
page-import-army-guessed = Guessed about the army
page-import-guessed = Lines with a guess
page-import-resolved = Lines that were read without doubt
page-import-more = … and { $count } more
page-link-too-long = This army is too large for a link. Save it as a file and hand that on.

## Units of several models

page-need-formation = Drag the unit, or point at where its middle goes. Way points lead it around things.
page-need-formation-single = Drag single models; the others stay as they are. Ctrl does the same while dragging.
page-need-formation-new = Point at where the middle of the unit stands; then drag it, turn it or move single models.
page-single-models = Single models
page-way-point = Way point ({ $legs } of { $most })
page-formation-reset = Start again
page-model-number = Model { $number }
page-model-refused = Model { $number }: something is in its way
page-floor = Floor
page-floor-ground = Ground
page-everything-at = Everything at
page-split-targets = Weapon by weapon
page-aimed = { $aimed } of { $most } aimed
page-no-target = Nobody in range and in sight.
page-aim-less = One less
page-aim-more = One more
page-coach-formation = Drag the unit where it should go, or click there. Confirm when it stands well.
page-kinds = Kinds of models

# Falls and reactions
page-falling = Something falls …
page-falling-skip = Skip
page-need-way = Point in the direction in which it flips; where it lands shows when it is made.
page-again = Leave all of these for the rest of the round
page-again-on = You leave such questions this round.
page-again-off = Ask me again
page-lies-under = On it:

## Bots: stand-ins, reasons, advice, chances

page-thinking-part = How far the bot has come with its answer
page-stands-in = { $bot } plays for { $seat }
page-stood-in = { $bot } plays for you. The next question is yours as soon as you are back.
page-return = Take my seat back
page-missed-gone = { $seat } has been gone for a while. A bot can play on until they are back.
page-missed-still = { $seat } is connected but has done nothing for a long time. A bot can play on until they are back.
page-stand-in-propose = Let this bot play
page-stand-in-mine = You propose that { $bot } plays for { $seat }. The others have to agree.
page-stand-in-of = { $by } proposes that { $bot } plays for { $seat } until they are back.
page-hand-over-lead = You have to leave, or want to watch? A bot can play for you; you take your seat back at any time.
page-hand-over = Let this bot play for me
page-hints-setting = Hints, advice and chances are allowed
page-hints-forbidden = Hints are forbidden: the players agreed on a match without help.
page-why = Why?
page-why-secret = That would give away a secret. Ask again when it is out, or after the match.
page-advice = What would a bot do?
page-advise = What would { $bot } do?
page-plan-show = Show on the table
page-plan-secret = A plan that is still a secret.
page-plan-plain = Goes on.
page-plan-expected = { $chance } to win
page-plan-low = ({ $chance } if it goes badly)
page-plan-share = · chosen { $chance } of the time
page-plan-risk = Main risk ({ $likelihood }; then { $chance } to win):
page-plan-next = What would come next
page-plan-drawn = The answer was drawn among the good ones, so that nobody can foresee it.
page-plan-effort = { $tries ->
    [one] 1 imagined battle in { $time } s.
   *[other] { $tries } imagined battles in { $time } s.
}
page-doubt-none = It saw no other plan worth a thought.
page-doubt-sure = It is sure: plan { $plan } would have to turn out { $margin } points better, and its estimates are good to { $error } points.
page-doubt-close = It is not sure: plan { $plan } is only { $margin } points behind, and its estimates are good to { $error } points. A little more thinking might change its mind.
page-doubt-against = It was torn: plan { $plan } even looked { $margin } points better at the end, but had been looked at less. A little more thinking might change its mind.
page-outlook-setting = Show the chances
page-outlook-of = { $seat } { $chance }
page-outlook-is = Chances as far as you can tell: { $chances }
