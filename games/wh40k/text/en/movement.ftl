# Why a move, an arrival or leaving a TRANSPORT is not allowed.

## Picking a unit

refusal-embarked = { $unit } is inside a TRANSPORT. Let it disembark first.
refusal-moved-already = { $unit } has been picked to move already this phase.
refusal-no-further-move = { $unit } has come onto the battlefield this phase and cannot move any further in it.
refusal-no-such-move = { $unit } cannot be picked for this kind of move in the Movement phase.
refusal-aircraft-must-move = { $unit } is an AIRCRAFT and must make a Normal move before the step ends.
refusal-aircraft-moves-normally = { $unit } is an AIRCRAFT. It can make Normal moves only.
refusal-not-stationary = { $unit } has disembarked this phase and cannot Remain Stationary.
refusal-engaged = { $unit } is in Engagement Range of enemies. It can Remain Stationary or Fall Back.
refusal-not-engaged = { $unit } is not in Engagement Range of any enemy, so that it cannot Fall Back.
refusal-cannot-move = { $unit } has no Move and stays where it is.
refusal-untested-crosses = { $models ->
    [one] One model
   *[other] { $models } models
} of { $unit } would cross enemies without having been tested. Only models that took a Desperate Escape test may do so.

## TRANSPORTS

refusal-no-embarking-move = { $unit } can embark in { $transport } after a Normal, Advance or Fall Back move only.
refusal-disembarked-already = { $unit } has disembarked this phase and cannot embark in { $transport } in the same one.
refusal-embark-too-far = { $models ->
    [one] One model
   *[other] { $models } models
} of { $unit } would not end within { $most } of { $transport }. All of them must.
refusal-not-embarked = { $unit } is not inside a TRANSPORT.
refusal-reserves-later = { $unit } is in Reserves and arrives in the Reinforcements step, after all moves.
refusal-embarked-this-phase = { $unit } did not begin this phase inside its TRANSPORT and cannot disembark in it.
refusal-transport-away = The TRANSPORT of { $unit } is not on the battlefield.
refusal-transport-advanced = The TRANSPORT of { $unit } has Advanced or Fallen Back this turn. Nobody can disembark from it.
refusal-another-unit-leaves = { $unit } leaves the destroyed TRANSPORT now.
refusal-more-models-fit = There is room for { $models } models of { $unit }. Only those that cannot be placed are lost.

## Reserves

refusal-deep-strike-round = It was agreed that { $unit } cannot arrive by Deep Strike in the first battle round.
refusal-reserves-round = { $unit } is in Strategic Reserves and cannot arrive in the first battle round.
refusal-must-return = { $unit } returns this turn, as there is room for it.
refusal-returns-next-turn = { $unit } has flown off the battlefield. It returns in the next turn of its player.

## Instead

instead-into-combat = { $unit } can move into combat like this.
instead-shorter = { $unit } can go this way, but not as far.
instead-marker = A marker can lie here.
instead-set-up = { $unit } finds room here.
