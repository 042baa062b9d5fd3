# Why a charge is refused.

refusal-charge-advanced = { $unit } Advanced this turn and cannot charge.
refusal-charge-again = { $unit } has already declared a charge this phase.
refusal-charge-aircraft = { $unit } is an AIRCRAFT and cannot charge.
refusal-charge-after-wreck = { $unit } left a destroyed TRANSPORT this turn and cannot charge.
refusal-charge-at-aircraft = Only units that can FLY may charge an AIRCRAFT; { $unit } cannot.
refusal-charge-disembarked = { $unit } left a TRANSPORT that had moved and cannot charge this turn.
refusal-charge-engaged = { $unit } is in Engagement Range of an enemy and cannot charge.
refusal-charge-far = No enemy was within 12″ of { $unit } when the Charge phase began.
refusal-charge-fell-back = { $unit } Fell Back this turn and cannot charge.
refusal-charge-no-target = Choose at least one enemy unit within 12″ as a target of the charge.
refusal-charge-not-yours = { $unit } is no unit of yours on the battlefield.
refusal-charge-possible = The roll is high enough for { $unit } to reach its targets, so the charge must be made. Move its models, or let them be moved.
refusal-charge-target = { $enemy } cannot be a target of this charge: choose enemy units on the battlefield, each once.
refusal-charge-target-far = { $enemy } is { $distance } away from { $unit }; charge targets are at most { $most } away.
refusal-tank-shock-enemy = Choose an enemy unit in Engagement Range of { $unit }.
refusal-tank-shock-weapon = Choose a melee weapon that { $unit } is equipped with.
