# Why models may not move or be set up like that: what is wrong, measured where it can be measured.

## Moving

refusal-walk-unknown = These moves do not fit: name models of the unit that is moving, each once, with places on the battlefield.
refusal-stationary = The unit Remains Stationary. None of its models may be moved.
refusal-too-far = { $unit }, model { $model }: this way is { $used } long, climbing and turning included. It may move { $most } at most: { $over } too far.
refusal-too-far-woods = { $unit }, model { $model }: this way is { $used } long. A model of the unit crosses Woods, so it may move { $most } at most: { $over } too far.
refusal-through-terrain = { $unit }, model { $model }: the way leads through terrain. Go over it or around it.
refusal-across-edge = { $unit }, model { $model }: its base would cross the edge of the battlefield.
refusal-across-enemy = { $unit }, model { $model }: the way leads over { $enemy }. Go around enemies.
refusal-across-big = { $unit }, model { $model }: the way leads over { $friend }. MONSTERS and VEHICLES go around each other.
refusal-passes-engaged = { $unit }, model { $model }: the way comes within { $range } of { $enemy }, into its Engagement Range.
refusal-charge-engages-other = { $unit }, model { $model }: the way comes within { $range } of { $enemy }, which is no target of the charge.

## Where moves end

refusal-ends-on-model = { $unit }, model { $model }: it would stand on { $other }.
refusal-ends-on-marker = { $unit }, model { $model }: it would stand on an objective marker. Markers may be moved over, but not stood on.
refusal-ends-engaged = The unit would end within { $range } of { $enemy }, in its Engagement Range.
refusal-nine-inches = { $unit }, model { $model }: it would be { $gap } from { $enemy }, measured across. It must be more than { $least } away.
refusal-coherency-small = { $models ->
    [one] One model has
   *[other] { $models } models have
} no other model of the unit within { $limit }.
refusal-coherency-large = { $models ->
    [one] One model has
   *[other] { $models } models have
} fewer than two other models of the unit within { $limit }. From seven models on each needs two.
refusal-coherency-group = The unit would fall apart: only { $group } of its { $models } models stand in one group.

## Standing on terrain

refusal-stand-barricade = { $unit }, model { $model }: nobody can stand on Barricades or Fuel Pipes.
refusal-stand-debris = { $unit }, model { $model }: nobody can stand on Battlefield Debris or Statuary.
refusal-stand-hill = { $unit }, model { $model }: it would overhang the Hill or stand in it. Place it wholly on top or beside it.
refusal-stand-wall = { $unit }, model { $model }: it would stand in a wall of the Ruins.
refusal-stand-in-floor = { $unit }, model { $model }: it is too tall for the floor above it.
refusal-stand-floor = { $unit }, model { $model }: only INFANTRY, BEASTS and models that can FLY may stand on the upper floors of Ruins.
refusal-stand-overhang = { $unit }, model { $model }: it would overhang the floor of the Ruins.
refusal-mid-climb = { $unit }, model { $model }: there is nothing to stand on { $elevation } above the ground. A move cannot end halfway up.

## Charges, Pile-in and Consolidation moves

refusal-charge-short = The charge would end { $gap } from { $target }. It must end within { $range } of every target.
refusal-charge-not-closer = { $unit }, model { $model }: whoever moves must end closer to a target of the charge.
refusal-contact-possible = { $unit }, model { $model }: it can end in base contact with an enemy, so it must.
refusal-contact-stays = { $unit }, model { $model }: it is in base contact with an enemy and stays where it is.
refusal-not-closer = { $unit }, model { $model }: whoever moves must end closer to the closest enemy model.
refusal-pile-in-engaged = The unit would not end in Engagement Range of any enemy unit, so it cannot Pile In.
refusal-consolidate-engaged = The unit can Consolidate into Engagement Range of an enemy unit, so it must end there if it moves.
refusal-consolidate-none = The unit reaches neither an enemy nor an objective marker, so it cannot Consolidate.
refusal-consolidate-range = The unit would end { $gap } from the closest objective marker. It must end within { $range } of it.
refusal-consolidate-not-closer = { $unit }, model { $model }: whoever moves must end closer to the closest objective marker.

## AIRCRAFT

refusal-aircraft-kind = AIRCRAFT can make Normal moves only.
refusal-aircraft-stays = { $unit }, model { $model }: AIRCRAFT cannot stay where they are.
refusal-aircraft-straight = { $unit }, model { $model }: AIRCRAFT move straight forward first and turn on the spot afterwards.
refusal-aircraft-short = { $unit }, model { $model }: it moves { $used }. AIRCRAFT move at least { $least }.
refusal-aircraft-pivot = { $unit }, model { $model }: it turns by { $turn } degrees. AIRCRAFT turn by { $most } degrees at most.
refusal-aircraft-leaves = { $unit }, model { $model }: it would leave the battlefield.
refusal-aircraft-charge = AIRCRAFT cannot charge.
refusal-aircraft-pile-in = AIRCRAFT can neither Pile In nor Consolidate.

## Setting up

refusal-place-unknown = These places do not fit: name models of the unit, each once, with places on the battlefield.
refusal-place-all = { $missing ->
    [one] One model of the unit has
   *[other] { $missing } models of the unit have
} no place yet. All are set up together.
refusal-place-engaged = { $unit }, model { $model }: it would be within { $range } of { $enemy }, in its Engagement Range.
refusal-place-zone = { $unit }, model { $model }: it must be wholly within your deployment zone.
refusal-place-near-zone = { $unit }, model { $model }: it would be { $gap } from the enemy deployment zone. It must be more than { $least } away.
refusal-place-enemy-zone = { $unit }, model { $model }: in the second battle round nobody arrives in the enemy deployment zone.
refusal-place-edge = { $unit }, model { $model }: it must be wholly within { $most } of one battlefield edge.
refusal-place-transport = { $unit }, model { $model }: it must be wholly within { $most } of { $transport }.
