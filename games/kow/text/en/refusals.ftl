# Why an answer is not allowed: what is wrong, measured where it can be measured, and what would be allowed.

## Any question

refusal-not-an-answer = This does not answer the question you are asked.
refusal-unknown-unit = There is no such unit in this match.
refusal-not-your-unit = { $unit } is not yours. Choose one of your own units.
refusal-not-on-table = { $unit } is not on the table. Choose one that is.

## Orders

refusal-ordered-already = { $unit } has already received its order of this turn.
refusal-wavering-order = { $unit } is Wavering. It can only be ordered to Halt!, Change Facing! or Back!
refusal-war-engine-double = { $unit } is a war engine and cannot move At the Double!
refusal-shambling-double = { $unit } is Shambling and cannot move At the Double!
refusal-war-engine-charge = { $unit } is a war engine and cannot charge.
refusal-charge-needs-target = A Charge! order names its target. Choose the enemy to be charged.
refusal-wrong-stride = This order does not allow a move in this direction.
refusal-both-sides = A sidestep goes either to the left or to the right, not both.
refusal-no-length = A move must have a length greater than zero.
refusal-halt-pivot = A unit that halts does not turn. Order it to Change Facing! instead.
refusal-double-pivot = A unit moving At the Double! may not pivot.
refusal-too-many-pivots = The unit pivots too often for this order: { $pivots } pivots, but at most { $most } allowed.
refusal-pivot-too-wide = The unit pivots by { $turn } degrees. On this order it may pivot by { $most } degrees at most.
refusal-too-far = The unit moves { $used }. On this order it may move { $most } at most: { $over } too far.
refusal-too-far-difficult = The move uses up { $used }, with difficult terrain counted double. On this order the unit has { $most }: { $over } too few.
refusal-impassable-in-the-way = Impassable terrain is in the way: the { $terrain } at { $x }, { $y }. Move round it.
refusal-obstacle-double = An obstacle is in the way: the { $terrain } at { $x }, { $y }. A unit moving At the Double! cannot cross or enter one.
refusal-enemy-in-the-way = The enemy { $enemy } is in the way. Enemies cannot be moved through.
refusal-too-near = The unit comes within { $gap } of { $other }, { $short } too near. It must keep { $least } away or, where it is closer already, come no nearer.
refusal-pivot-on-impassable = After its pivot the unit would stand on impassable terrain: the { $terrain } at { $x }, { $y }.
refusal-pivot-on-enemy = After its pivot the unit would stand on the enemy { $enemy }.
refusal-end-on-impassable = The unit would end its move on impassable terrain: the { $terrain } at { $x }, { $y }.
refusal-end-on-unit = The unit would end its move on { $other }.
refusal-off-table = The unit would not end its move wholly on the table: it would stick out by { $by }.

## Charges

refusal-nobody-charges = Nobody charges. Name at least one unit.
refusal-charges-twice = A unit is named twice. Name each charging unit once.
refusal-no-charge-target = A charge needs one enemy unit on the table as its target.
refusal-charged-already = { $target } has been charged already this turn. All units that charge it must be named in one order.
refusal-charge-arc = { $target } is not in the front arc of { $unit }.
refusal-charge-sight = The champion of { $unit } does not see { $target }.
refusal-charge-range = { $target } or the obstacle before it is { $gap } from the champion of { $unit }, who can charge { $most } at most: { $short } short.
refusal-too-many-chargers = { $chargers } chargers do not fit side by side on the { $side } of { $target }: together they are { $widths } wide, the side is { $length } long. Leave one behind.
refusal-no-room-at-target = There is no room for { $chargers ->
    [one] the charger
   *[other] the { $chargers } chargers
} on the { $side } of { $target }, which must be attacked.
refusal-no-charge-path = { $unit } finds no open path with a single pivot of at most { $most } degrees to the { $side } of { $target }, which it must attack.
refusal-charge-way-unit = { $other } bars the direct way of { $unit }, and there is no way round. Charges go round every other unit.
refusal-charge-way-terrain = The { $terrain } at { $x }, { $y } bars the direct way of { $unit }, and there is no way round. Charges go round impassable terrain.
refusal-charge-place-unit = { $other } stands where a charger would have to stand at { $target }.
refusal-charge-place-terrain = The { $terrain } at { $x }, { $y } lies where a charger would have to stand at { $target }.
refusal-charge-place-edge = A charger at { $target } would stick out over the table edge.

## Instead

instead-move = { $unit } can go this way on the order “{ $order }”, as far as { $length }.
instead-turn = { $unit } can turn that way on the order “{ $order }”.
instead-halt = { $unit } can halt where it is.
instead-charge-with = { $target } can be charged by { $units }.
instead-charge-at = { $unit } can charge { $target }, { $gap } away from its champion.
instead-approach = { $unit } can approach { $target } on the order “{ $order }”, by { $length } up to { $gap }.
instead-face = { $unit } can turn to face { $target }.
instead-shoot = { $unit } can choose { $target } as its target, { $distance } away ({ $attack }).
instead-done = You can end this phase, or choose another unit.
instead-choose = You can choose { $unit }.
instead-deploy = { $unit } can be deployed at { $x }, { $y }.
instead-safe = The safe answer is always possible.

## Preparation, melee and clock

refusal-beyond-the-table = That is far beyond the table.
refusal-too-many-strides = An order has no more than { $most } parts.
refusal-terrain-off-table = The terrain piece would stick out over the table edge.
refusal-terrain-overlaps = The terrain piece would overlap another one.
refusal-objective-off-table = An objective must lie on the table.
refusal-objective-unreachable = A marker inside impassable terrain could never be reached.
refusal-objective-already = This terrain piece is an objective already.
refusal-no-such-terrain = There is no such terrain piece on the table.
refusal-objectives-too-near = The next objective would be { $distance } away; it must be more than { $least }.
refusal-choose-side = Choose one of the two long sides.
refusal-choose-first = Choose one of the two players.
refusal-must-deploy = One of your units must be deployed now.
refusal-already-deployed = { $unit } does not wait for deployment.
refusal-champion-in-the-middle = { $unit } has its champion in the middle of the front.
refusal-outside-zone = { $unit } must stand wholly in your zone, at least { $least } from the centre line.
refusal-on-impassable = { $unit } would stand on impassable terrain.
refusal-deployed-too-near = { $unit } would be { $distance } from { $other }; at least { $least } are needed.
refusal-not-among-the-choices = Choose one of these units: { $units }.
refusal-must-regroup = { $unit } stays, turns, moves forward or moves back.
refusal-turn-off-table = { $unit } would stick out over the table edge.
refusal-turn-on-unit = { $unit } would overlap { $other }.
refusal-no-clock = This match is played without a clock.
refusal-clock-stands = The clock does not run during this question.
refusal-time-left = There are still { $left } seconds left.

## Shooting

refusal-target-not-on-table = { $target } is not on the table, so { $unit } cannot choose it.
refusal-no-ordinary-shooting = { $unit } has no Ranged value, so it has no ordinary ranged attack.
refusal-no-dice-to-shoot = { $unit } has no Attacks of its own to shoot with. Use its Breath Attack.
refusal-no-weapon-to-shoot = { $unit } has a Ranged value but no ranged weapon to use it with.
refusal-no-breath = { $unit } has no Breath Attack.
refusal-no-zap = { $unit } does not have Zap!, so it cannot use it.
refusal-no-heal = { $unit } does not have Heal.
refusal-no-surge = { $unit } does not have Dark Surge.
refusal-no-beast = { $unit } has no beast to release.
refusal-has-shot = { $unit } has used its one ranged attack of this turn.
refusal-beast-gone = { $unit } has released its beast already. That is possible once in a game.
refusal-wavering-shoots = { $unit } is Wavering and cannot use any ranged attack this turn.
refusal-shoots-after-double = { $unit } went At the Double! this turn and cannot shoot.
refusal-war-engine-moved = { $unit } is a war engine: it can shoot only if its order was Halt!, which it was not.
refusal-crossbow-musket-moved = { $unit } has crossbows or muskets: it can shoot only if its order was Halt!, which it was not.
refusal-shoots-in-contact = { $unit } is in contact with an enemy and cannot shoot.
refusal-target-in-contact = { $target } is in contact with an enemy, so { $unit } cannot shoot at it.
refusal-surge-in-contact = { $target } is in contact with an enemy, so the Dark Surge of { $unit } cannot move it.
refusal-shoots-friend = { $target } is a friend of { $unit }. Choose an enemy.
refusal-heals-itself = { $unit } cannot heal itself. Choose another friend than { $target }.
refusal-heals-enemy = { $target } is an enemy of { $unit }. Heal is for friends.
refusal-heals-war-engines-only = The Heal of { $unit } is for war engines only, and { $target } is none.
refusal-surges-itself = { $unit } cannot move itself. Choose another friend than { $target }.
refusal-surges-enemy = { $target } is an enemy of { $unit }. Dark Surge is for friends.
refusal-surges-not-shambling = { $target } is not Shambling, so the Dark Surge of { $unit } does not move it.
refusal-cat-too-many-models = { $target } has { $models } models. The cat of { $unit } attacks infantry and cavalry of at most { $most }.
refusal-out-of-range = { $target } is { $distance } away from the champion of { $unit }, whose attack reaches { $range }: { $over } too far.
refusal-indirect-too-near = { $target } is { $distance } away from the aiming point of { $unit }. Indirect Fire needs at least { $least }: { $short } too near.
refusal-shoots-outside-arc = No part of { $target } is in the front arc of { $unit }.
refusal-shoots-unseen = The champion of { $unit } does not see { $target }.

## Nerve

refusal-no-test-due = { $unit } has not been damaged and is not tested.
refusal-not-a-way-to-part = That is none of the shortest ways to part the units; only these can be moved aside, each to the side with room: { $units }.
refusal-pause-wished = Your opponent asks for a pause: agree or decline.
refusal-paused = The clock stands still; end the pause first.
