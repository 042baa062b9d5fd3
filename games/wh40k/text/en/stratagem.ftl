# Why a Stratagem cannot be used.

refusal-stratagem-when = { $stratagem } cannot be used at this moment.
refusal-not-enough-points = { $stratagem } costs { $cost } CP. You have { $points }.
refusal-stratagem-used = You have used { $stratagem } this phase already.
refusal-overwatch-once-per-turn = You have used Fire Overwatch this turn already.
refusal-stratagem-needs-unit = Name the unit that { $stratagem } is used on.
refusal-stratagem-needs-character = Name a CHARACTER model of the unit that fights.
refusal-stratagem-needs-enemy = Name an enemy unit on the battlefield.
refusal-stratagem-battle-shocked = { $unit } is Battle-shocked. Its player cannot use Stratagems on it.
refusal-stratagem-target = { $unit } cannot be the target of { $stratagem } now.
refusal-stratagem-too-far = { $unit } is { $distance } from { $enemy }. It must be within { $most }.
refusal-reroll-one-roll = Choose one of the dice if each is a roll of its own; dice that are added together are rolled again together.
refusal-grenade-too-far = { $enemy } is { $distance } from { $unit }. A Grenade is thrown { $most } at most.
refusal-grenade-unseen = { $unit } does not see { $enemy }.
refusal-grenade-engaged = { $enemy } is in Engagement Range of one of your units.
refusal-tank-shock-enemy = Name an enemy unit in Engagement Range of { $unit }.
refusal-tank-shock-weapon = Name a melee weapon of { $unit }.
refusal-charge-engaged = { $unit } is in Engagement Range of enemies and cannot charge.
refusal-charge-aircraft = { $unit } is an AIRCRAFT and cannot charge.
refusal-charge-after-wreck = { $unit } left a destroyed TRANSPORT this turn and cannot charge.
refusal-charge-again = { $unit } has declared a charge this phase already.
refusal-charge-at-aircraft = { $unit } cannot FLY and so cannot charge an AIRCRAFT.
refusal-heroic-vehicle = { $unit } is a VEHICLE without WALKER and cannot make a Heroic Intervention.

word-stratagem-command-reroll = Command Re-roll
word-stratagem-counter-offensive = Counter-offensive
word-stratagem-epic-challenge = Epic Challenge
word-stratagem-insane-bravery = Insane Bravery
word-stratagem-grenade = Grenade
word-stratagem-tank-shock = Tank Shock
word-stratagem-fire-overwatch = Fire Overwatch
word-stratagem-rapid-ingress = Rapid Ingress
word-stratagem-go-to-ground = Go to Ground
word-stratagem-smokescreen = Smokescreen
word-stratagem-heroic-intervention = Heroic Intervention
