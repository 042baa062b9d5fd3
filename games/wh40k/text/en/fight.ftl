# Why an answer in the Fight phase is refused.

refusal-fight-again = { $unit } has already fought this phase. Pick one of these: { $among }.
refusal-fight-later = { $unit } fights in the Remaining Combats step. Pick one of these: { $among }.
refusal-fight-not-eligible = { $unit } is in no enemy's Engagement Range and did not charge. Pick one of these: { $among }.
refusal-fight-pass = Nobody can pass in the Fight phase. Pick one of these: { $among }.
refusal-strike-aircraft-fly = An AIRCRAFT strikes only units that can FLY; { $enemy } cannot ({ $unit }, { $weapon }).
refusal-strike-at-aircraft = Only models that can FLY strike an AIRCRAFT such as { $enemy } ({ $unit }, { $weapon }).
refusal-strike-idle = A model of { $unit } can fight but was given no melee weapon to do so.
refusal-strike-model = Only models that are left in the fighting unit can strike.
refusal-strike-no-enemy = Choose an enemy unit on the battlefield as the target ({ $unit }, { $weapon }).
refusal-strike-not-equipped = A model of { $unit } is not equipped with this weapon.
refusal-strike-profile = { $weapon } of { $unit } has no such profile.
refusal-strike-psychic = { $weapon } is Psychic and { $unit } is no PSYKER.
refusal-strike-ranged = { $weapon } of { $unit } is no melee weapon.
refusal-strike-split = The attacks of one weapon of { $unit } are { $attacks }: divide exactly that many, each target once.
refusal-strike-split-random = A weapon of { $unit } makes a random number of attacks, which cannot be divided before it is rolled.
refusal-strike-target = { $enemy } is out of reach of a model of { $unit } ({ $weapon }): it must be in Engagement Range, or touch a model of its unit that touches the enemy.
refusal-strike-far = A model of { $unit } is neither in Engagement Range of an enemy nor in contact with one of its own unit that touches an enemy; it cannot fight.
refusal-strike-two-profiles = A model of { $unit } uses two profiles of one weapon. Choose one.
refusal-strike-two-weapons = A model of { $unit } strikes with two weapons. Choose one; only Extra Attacks come on top.
