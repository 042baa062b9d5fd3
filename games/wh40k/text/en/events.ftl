# What happens in a match, as the log tells it.

## Before the battle

event-rolled-off = Roll-off for { $purpose }: { $first } against { $second }.
event-attacker = { $seat } is the Attacker.
event-marker-placed = { $seat } places an objective marker at { $x } / { $y }.
event-marker-lies = An objective marker lies at { $x } / { $y }.
event-formations-noted = { $seat } has noted the battle formations.
event-formations-revealed = { $seat } reveals the battle formations: { $leaders } Leaders attached, { $embarked } units embarked, { $reserves } in Reserves.
event-set-up = { $unit } is set up at { $x } / { $y }.
event-arrived = { $unit } comes onto the battlefield at { $x } / { $y }.
event-embarked = { $unit } embarks in { $transport }.
event-into-reserves = { $unit } is in Strategic Reserves.
event-first-turn = { $seat } has the first turn.

## Course of the battle

event-round-began = Battle round { $round }.
event-turn-began = Turn of { $seat }.
event-phase-began = { $phase }.
event-turn-ended = The turn of { $seat } ends.
event-points-gained = { $seat } gains { $points } CP.
event-shock-passed = { $unit } passes its Battle-shock test: { $dice } against { $needed }+.
event-shock-failed = { $unit } fails its Battle-shock test: { $dice } against { $needed }+.
event-battle-shocked = { $unit } is Battle-shocked.
event-recovered = { $unit } is no longer Battle-shocked.
event-scored = { $seat } scores { $points } VP.
event-marker-controlled = { $seat } controls objective marker { $marker }.
event-marker-contested = Objective marker { $marker } is contested.
event-won = { $seat } wins.
event-drawn = The battle is a draw.

## Moves

event-selected = { $unit }: { $kind }.
event-distance-rolled = { $unit }, { $purpose }: { $dice }.
event-move-ended = { $unit } has ended its move ({ $kind }).
event-escape-rolled = Desperate Escape tests of { $unit }: { $dice }.
event-wreck-rolled = { $unit } leaves the wreck: { $dice }. It suffers { $wounds } mortal wounds.

## Attacks

event-targets-chosen = { $unit } attacks { $targets }.
event-charge-declared = { $unit } declares a charge against { $targets }.
event-charge-failed = The charge of { $unit } fails.
event-fight-picked = { $unit } fights.
event-wounds-lost = { $model } loses { $count ->
    [one] one wound
   *[other] { $count } wounds
}.
event-wounds-regained = { $model } gains { $count ->
    [one] one wound
   *[other] { $count } wounds
} back.
event-destroyed = { $model } is destroyed.

## Stratagems

event-stratagem = { $seat } uses { $stratagem }.
event-stratagem-on = { $seat } uses { $stratagem } on { $unit }.
event-asked-again = { $seat } wants to be offered { $stratagem } again.
event-silenced-phase = { $seat } does without { $stratagem } until the end of the phase.
event-silenced-turn = { $seat } does without { $stratagem } until the end of the turn.
event-silenced-battle = { $seat } does without { $stratagem } until further notice.
