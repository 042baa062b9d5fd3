# What happens in a match, as the log tells it.

## Doubt

event-sight-doubted = The sight of { $unit } to { $target } is doubtful: the die shows { $die }.
event-cover-doubted = The cover of { $target } from { $unit } is doubtful: the die shows { $die }.

## Course of the game

event-terrain-placed = { $seat } places terrain: { $terrain } at { $x } / { $y }.
event-terrain-laid-out = Terrain: { $terrain } at { $x } / { $y }.
event-terrain-agreed = { $seat } is content with the terrain.
event-victory-agreed = Agreed victory condition: { $victory }
event-victory-rolled = The die shows { $die }. Victory condition: { $victory }
event-objectives-rolled = { $count } objectives are to be set.
event-rolled-off = Roll-off for { $purpose }: { $first } against { $second }.
event-objective-marker = { $seat } sets an objective at { $x } / { $y }.
event-objective-terrain = { $seat } declares terrain piece { $number } an objective.
event-objectives-ended = No further objective finds a place.
event-side-chosen = { $seat } takes the { $side }.
event-deployed = { $unit } is deployed at { $x } / { $y }.
event-not-deployed = { $unit } finds no place and is lost.
event-first-chosen = { $seat } has the first turn.
event-turn-began = Turn { $turn }: { $seat }.
event-phase-began = { $phase }.
event-headstrong-rolled = { $unit } is Headstrong and rolls { $die }.
event-rallied = { $unit } acts normally.
event-ordered = { $unit }: { $order }
event-courage-rolled = { $unit } is Yellow-bellied and rolls { $die }.
event-moved = { $unit } stands at { $x } / { $y }.
event-charged = { $unit } charges { $target } in the { $side }.
event-nudged = { $unit } is shifted slightly.
event-shot-declared = { $unit } targets { $target } ({ $attack }): { $count } dice, { $needed }+ hits{ $why }.
event-strikes = { $unit } strikes { $target } ({ $side }): { $count } dice, { $needed }+ hits{ $why }.
event-hits-rolled = To hit: { $dice }. Hits: { $count }.
event-damage-rolled = For damage, { $needed }+{ $why }: { $dice }. Damage: { $count }.
event-damaged = { $unit } takes { $amount } damage [{ $rule }].
event-healed = { $unit } loses { $amount } damage [{ $rule }].
event-released = { $unit } releases its beasts.
event-surged = { $unit }: { $distance } forward by Dark Surge.
event-nerve-tested = Nerve of { $unit }: { $dice }, result { $result }{ $why }.
event-nerve-tested-again = Inspired, the Nerve of { $unit } is tested again: { $dice }, result { $result }{ $why }.
event-steady = { $unit } is steady.
event-wavered = { $unit } is wavering.
event-routed = { $unit } routs [{ $rule }].
event-test-lapsed = { $unit } is not tested any more.
event-melee-began = Melee: { $units } against { $target }.
event-regrouped-stay = { $unit } stays where it is.
event-regrouped-turn = { $unit } turns.
event-regrouped-forward = { $unit } moves forward by up to { $distance ->
    [one] 1 inch
   *[other] { $distance } inches
}.
event-regrouped-back = { $unit } moves back by up to { $distance ->
    [one] 1 inch
   *[other] { $distance } inches
}.
event-turn-ended = The turn of { $seat } is over.
event-timed-out = The time of { $seat } is over.
event-scored = { $seat } has scored { $points }.
event-won = { $seat } wins [{ $rule }].
event-drawn = Nobody wins [{ $rule }].
event-rerolled = One die is rolled again ({ $purpose }): { $from } becomes { $to } [{ $rule }].
event-paused = The clock is stopped, as { $seat } wished.
event-pause-refused = { $seat } does not agree to a pause.
event-resumed = { $seat } goes on; the clock runs again.
