# What happens in a match, as the log tells it. Behind a Disk stands whose it was, rule ids stand in square brackets.

## Setting up

event-opened-physics = { $scenario }, armies of up to { $points } Army Points. Whatever falls is simulated as rigid bodies.
event-opened-stand-in = { $scenario }, armies of up to { $points } Army Points. Whatever falls is reckoned by the stand-in for the simulation.
event-roles-given = { $attacker } attacks, { $defender } defends.
event-first-player = { $seat } is first player.
event-staging-placed = { $seat }’s staging area lies at ({ $x } | { $y }).
event-staging-laid = { $seat } places a staging area at ({ $x } | { $y }).
event-center-placed = The central Land lies at ({ $x } | { $y }).
event-land-placed = { $land } at ({ $x } | { $y }).
event-land-laid = { $seat } lays { $land } at ({ $x } | { $y }).
event-stack-arranged = { $seat } has put the Reinforcement Stack in order.
event-top-shown = On top of { $seat }’s Reinforcement Stack lies { $disk }.
event-stack-empty = { $seat }’s Reinforcement Stack is empty.

## Rounds and turns

event-round-began = Round { $round } begins.
event-segment-began = Now: { $segment }.
event-turn-began = { $seat } is to activate.
event-turn-missed = { $seat } misses a turn.
event-turn-ended-done = { $seat } is done with this Activation Segment.
event-turn-resumed = { $seat }’s turn goes on.
event-frozen = { $seat } will miss the next turn.
event-activation-began = { $disk } ({ $owner }) is activated and { $doing }.
event-marked = { $disk } ({ $owner }) gets an Activation Marker [{ $rule }].
event-unmarked = { $disk } ({ $owner }) loses { $all ->
    [0] an Activation Marker
   *[other] all Activation Markers
}.

## Entering and moving

event-entered = { $disk } ({ $owner }) enters play for { $seat } at ({ $x } | { $y }), { $entry }.
event-flipped = { $disk } ({ $owner }) { $forced ->
    [0] flips
   *[other] is flipped
} to ({ $x } | { $y }).
event-flew = { $disk } ({ $owner }) flies to ({ $x } | { $y }).
event-came-down = { $disk } ({ $owner }) comes down at ({ $x } | { $y }).
event-stopped = { $disk } ({ $owner }) must stop [{ $rule }].
event-attacked = { $disk } ({ $owner }) Attacks { $whom }.
event-laid = { $disk } ({ $owner }) lies at ({ $x } | { $y }), { $laying }.
event-swapped = { $disk } ({ $owner }) and { $target } ({ $target-owner }) trade places.
event-land-flipped = A Terrain Disk is flipped to ({ $x } | { $y }).

## Spells and abilities

event-announced = { $by } ({ $by-owner }) casts { $spell }{ $count ->
    [0] {""}
   *[other] {" "}on { $targets }
}.
event-nullified = { $by } ({ $by-owner }) nullifies { $spell } with Surge.
event-unaffected = { $source } has no effect on { $disk } ({ $owner }) [{ $rule }].
event-ability-own = { $by } ({ $by-owner }) uses its ability{ $count ->
    [0] {""}
   *[other] {" "}on { $targets }
}.
event-ability-used = { $by } ({ $by-owner }) uses the ability of { $source }{ $count ->
    [0] {""}
   *[other] {" "}on { $targets }
}.
event-slid = The Spell Disk slid by { $by } ({ $by-owner }) meets { $target } ({ $target-owner }).
event-slid-past = The Spell Disk slid by { $by } ({ $by-owner }) meets nobody.
event-spell-stolen = { $seat } steals a spell from { $from }{ $known ->
    [0] {""}
   *[other] : { $spell }
}.
event-spell-recovered = { $spell } returns to { $seat }’s Spellbook.
event-spell-lent = { $disk } ({ $owner }) may cast { $spell } in this turn of { $seat }.
event-spell-lapsed = The spell lent to { $seat } was not cast and is gone.
event-token-placed = { $token } at ({ $x } | { $y }).
event-lasting-began = Effect of { $source }{ $count ->
    [0] {""}
   *[other] {" "}on { $targets }
}: { $last }.
event-group-fixed = Its effect reaches { $group }.
event-lasting-ended = An effect ends [{ $rule }].

## Damage and death

event-damaged = { $disk } ({ $owner }) takes { $amount } damage ({ $hurt }).
event-blow = An Instant Blow of { $amount } hits { $disk } ({ $owner }).
event-unharmed = { $disk } ({ $owner }) takes no damage [{ $rule }].
event-wounded = { $disk } ({ $owner }) receives { $wounds ->
    [one] a Wound
   *[other] { $wounds } Wounds
}.
event-healed = { $disk } ({ $owner }) loses { $wounds ->
    [one] a Wound counter
   *[other] { $wounds } Wound counters
}.
event-killed = { $seat } kills { $disk } ({ $owner }), worth { $points } ({ $fate }) [{ $rule }].
event-destroyed = { $disk } ({ $owner }) dies ({ $fate }) [{ $rule }].
event-left = { $disk } ({ $owner }) leaves play ({ $fate }) [{ $rule }].
event-stack-destroyed = { $by } destroys { $disk } in { $seat }’s stack.
event-stack-converted = { $by } takes { $disk } from the bottom of { $seat }’s stack.
event-transformed = { $disk } ({ $owner }) turns into { $into }.
event-controlled = { $seat } controls { $disk } ({ $owner }) [{ $rule }].
event-masterless = Nobody controls { $disk } ({ $owner }) [{ $rule }].
event-enslaved = { $by } ({ $by-owner }) Enslaves { $target } ({ $target-owner }).
event-berserk = { $disk } ({ $owner }) { $on ->
    [0] calms down
   *[other] goes berserk
}.

## Missiles and falls

event-nominated = { $by } ({ $by-owner }) fires { $missiles } × { $missile } at { $target } ({ $target-owner }), { $distance } away.
event-shot-lost = The shot of { $by } ({ $by-owner }) is lost [{ $rule }].
event-fell = { $missiles } × { $missile } of { $by } ({ $by-owner }) fall: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
event-missiles-laid = { $missiles } × { $missile } of { $by } ({ $by-owner }) are laid on { $target } ({ $target-owner }) [{ $rule }].
event-dropped = { $disk } ({ $owner }) falls to ({ $x } | { $y }){ $count ->
    [0] {""}
   *[other] {" "}on { $on }
}.
event-dropped-off = { $disk } ({ $owner }) falls off the table.
event-ball-dropped = The Spell Disk comes to rest at ({ $x } | { $y }){ $count ->
    [0] {""}
   *[other] {" "}on { $on }
}.
event-ball-lost = The Spell Disk falls off the table.
event-scouted = { $by } ({ $by-owner }) directs { $seat }’s fire at { $target } ({ $target-owner }).
event-gathered = { $by } ({ $by-owner }) gathers { $missiles ->
    [one] a missed missile
   *[other] { $missiles } missed missiles
}.
event-counters-taken = The missile counters are taken off the table.
event-markers-kept = { $disk } ({ $owner }) keeps its Activation Markers.

## Combat and the end

event-stack-chosen = { $seat } resolves a battle stack: { $disks }.
event-battle-began = Battle: { $attackers } against { $defenders }.
event-struck = { $by } ({ $by-owner }) strikes { $target } ({ $target-owner }) with { $stat }: { $amount }.
event-cleared = The counters are removed.
event-holding = { $seat } alone holds the central Land ({ $rounds }).
event-scored = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-ended = The game is over: { $seats ->
    [0] nobody wins
    [1] { $seat-1 } wins
   *[other] { word-seats } win
} [{ $rule }].
