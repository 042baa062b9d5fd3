# Why an answer is not allowed: what is wrong, measured where it can be measured, and what would be allowed.

## Shooting

refusal-shoot-or-done = You are asked to shoot with one unit or to end the Shoot phase.
refusal-unknown-unit = There is no such unit in this match.
refusal-not-your-unit = { $unit } is not your unit. Only the player whose turn it is shoots.
refusal-not-on-table = { $unit } is not on the table.
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
refusal-out-of-range = { $target } is { $distance } away from the champion of { $unit }, whose attack reaches { $range }.
refusal-too-near = { $target } is { $distance } away from the aiming point of { $unit }. Indirect Fire needs at least { $least }.
refusal-shoots-outside-arc = No part of { $target } is in the front arc of { $unit }.
refusal-shoots-unseen = The champion of { $unit } does not see { $target }.
refusal-surge-target = Choose one of the enemies that the surging unit touches: { $units }.

## Nerve

refusal-test-next = Choose whose Nerve is tested next: { $units }.
refusal-no-test-due = { $unit } has not been damaged and is not tested.
