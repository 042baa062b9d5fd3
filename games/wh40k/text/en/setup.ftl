# Why an answer before the battle, or one of any kind, is not allowed.

## Any question

refusal-not-an-answer = This does not answer the question you are asked.
refusal-unknown-unit = There is no such unit in this match.
refusal-unknown-model = There is no such model in this match.
refusal-beyond-the-table = This lies far beyond the battlefield.
refusal-too-long = The answer names more than the whole match has.
refusal-not-your-unit = { $unit } is not yours. Choose one of your own units.
refusal-not-on-battlefield = { $unit } is not on the battlefield. Choose one that is.
refusal-name-the-bodyguard = { $unit } is attached to a Bodyguard unit and does nothing on its own. Name the Bodyguard unit.
refusal-named-twice = { $unit } is named twice. Name it once.
refusal-choose-so-many-models = Choose { $count ->
    [one] one model
   *[other] { $count } different models
} of { $unit }.
refusal-not-of-this-unit = Choose models of { $unit } that are still there.

## The agreement

agreement-player-count = A match has { $players } players with an army each; there are { $found }.
agreement-layout-battlefield = The layout “{ $layout }” is made for a battlefield of { $length } by { $width }. Choose another layout or that battlefield.
agreement-unknown-layout = There is no layout “{ $layout }”. Known are: { $known }.
agreement-battlefield = A battlefield of { $length } by { $width } does not serve. It needs at least { $least-length } by { $least-width }, the long edge first, and at most { $most } along an edge.
agreement-too-many-models = The armies have { $found } models together. A match holds { $most } at most.

## Objective markers

refusal-marker-near-edge = The marker would lie { $distance } from the edge of the battlefield. It must be farther away than { $least }.
refusal-marker-near-marker = The marker would lie { $distance } from another one. It must be farther away than { $least }.
refusal-marker-overhangs = The marker would overhang the hill it lies on.
refusal-marker-near-solid = The marker would lie { $distance } from a wall or another solid part of the terrain. It must be farther away than { $least }.

## Battle formations

refusal-cannot-hover = { $unit } has no Hover mode.
refusal-no-leader = { $unit } is no Leader.
refusal-cannot-lead = { $unit } cannot lead { $bodyguard }. Its datasheet names the units it can lead.
refusal-second-leader = { $unit } can have one Leader at most.
refusal-leads-a-leader = { $unit } cannot be attached to a Leader that is attached itself.
refusal-transport-inside = { $unit } cannot carry anybody while it is inside a TRANSPORT itself.
refusal-no-transport = { $unit } cannot embark: { $transport } is no TRANSPORT of yours that it could reach.
refusal-transport-carries-not = { $transport } does not carry all models of { $unit }.
refusal-transport-full = { $models } models would be inside { $transport }. It has room for { $capacity }.
refusal-not-in-reserves = { $unit } is not in Reserves.
refusal-embarked-in-reserves = { $unit } is embarked and goes where its TRANSPORT goes. Put the TRANSPORT into Reserves instead.
refusal-fortification-reserves = { $unit } is a FORTIFICATION and cannot be put into Strategic Reserves.
refusal-no-deep-strike = Not every model of { $unit } has Deep Strike.
refusal-not-returning = { $unit } cannot start the battle as an AIRCRAFT that returns. Choose Strategic Reserves.
refusal-too-many-reserves = Units for { $points } points would be in Strategic Reserves. At most { $most } are allowed.

## Deployment and Scouts

refusal-already-set-up = { $unit } has been set up already, or waits elsewhere.
refusal-set-up-later = { $unit } is set up after both armies. Set up your other units first.
refusal-no-scouts = { $unit } cannot make a Scouts move now.

## Battle-shock

refusal-not-to-be-tested = { $unit } has no Battle-shock test to take now.
refusal-room-left = There is room for { $unit }, so it must be set up.
