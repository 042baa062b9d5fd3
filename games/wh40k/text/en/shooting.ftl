# Shooting: why a declaration is not allowed, and what would be.

refusal-shoot-advanced = { $unit } Advanced this turn and has no Assault weapon. It cannot shoot.
refusal-shoot-fell-back = { $unit } Fell Back this turn and cannot shoot.
refusal-shoot-engaged = { $unit } is in Engagement Range of an enemy and has no Pistol. It cannot shoot.
refusal-shot-already = { $unit } has already been picked to shoot this phase. Pick another unit.
refusal-no-shots = { $unit } needs at least one weapon with a target.
refusal-no-such-weapon = A model of { $unit } does not have this ranged weapon. Choose one it is equipped with.
refusal-no-such-profile = { $weapon } has no such profile. Choose one of its profiles.
refusal-weapon-twice = { $weapon } was given more than once. All its attacks go to one target with one profile.
refusal-assault-only = { $weapon } is no Assault weapon. After an Advance only Assault weapons shoot.
refusal-no-such-target = There is no such unit on the battlefield. Choose an enemy unit there.
refusal-not-an-enemy = { $target } is no enemy. Choose an enemy unit.
refusal-out-of-range = { $target } is { $distance } away, but the weapon reaches only { $range }.
refusal-not-visible = No model of { $target } is visible to the model that wants to shoot.
refusal-visible-out-of-range = Models of { $target } are visible and others in range of { $range }, but no model is both.
refusal-target-engaged = { $target } is in Engagement Range of one of your units and cannot be shot at.
refusal-pistol-target = { $unit } is in Engagement Range. Its Pistols can only target an enemy unit in Engagement Range of it, not { $target }.
refusal-pistol-one-target = { $unit } is in Engagement Range. All its Pistols must have the same target.
refusal-pistol-only = { $unit } is in Engagement Range and can only shoot its Pistols.
refusal-pistol-or-others = A model of { $unit } shoots either with its Pistols or with its other weapons, not both.
refusal-blast-engaged = { $target } is in Engagement Range of one of your units. Blast weapons can never attack it.
refusal-lone-operative = { $target } is a Lone Operative and { $distance } away. Only models within { $most } can target it.
refusal-psychic-weapon = Only PSYKERS can use a Psychic weapon.
refusal-firing-deck-models = { $models } passengers lend their weapons, but the Firing Deck of { $unit } has room for { $most }.
refusal-firing-deck-weapons = Each passenger of { $unit } lends only one weapon.
refusal-overwatch-target = Fire Overwatch is aimed at { $target } alone.

## Allocation

refusal-name-a-model = Name at least one model.
refusal-name-one-model = Name exactly one model.
refusal-model-named-twice = A model is named twice. Name each once.
refusal-model-not-there = There is no such model in the unit any more.
refusal-character-protected = { $unit } is a CHARACTER of an Attached unit. As long as Bodyguards are left, attacks go to them.
refusal-damaged-first = A model of { $unit } has already lost wounds or had attacks allocated to it this phase. It comes first.
refusal-precision-model = { $unit } is no visible CHARACTER of the target. Choose one that is, or none.
refusal-hazardous-model = This model of { $unit } has no Hazardous weapon. Choose one that has.
refusal-mend-model = Name one model of the unit that has lost wounds.
refusal-not-hurt = { $unit } is not hurt by this explosion, or has been already.
