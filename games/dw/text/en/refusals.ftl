# Why an answer is not allowed: what is wrong, measured where it can be measured, and what would be allowed.

## Any question

refusal-wrong-answer = This does not answer the question you are asked.
refusal-stack-fixed = Once the game has begun, the order of a Reinforcement Stack stays as it is.
refusal-not-activation = Special Abilities are used in the Activation Segment, when it is your turn to activate.
refusal-out-of-reach = A place in this answer lies far off the table, or a component does not exist. The table measures { $width } by { $depth }.
refusal-not-among = This is none of the Disks you were offered. Choose one of them.

## Setting up

refusal-stack-order = The order must name each of the { $count } Disks of your stack once; it names { $found }.
refusal-land-off-table = The Land Disk must lie wholly on the table.
refusal-lands-overlap = Land Disks may not overlap. Lay this one beside the others.
refusal-no-room-for-attacker = Here the attacker would find no place { $gap } away. Lay your staging area farther from the middle.
refusal-staging-near = The staging area would be { $found } from the defender’s; it must be { $gap } or more.
refusal-terrain-due = The scenario gives you these Terrain Disks. Lay one.
refusal-no-such-terrain = There is no such type of terrain.
refusal-terrain-limit = You may bring only { $most } of this type: { $terrain }. Choose another.
refusal-terrain-at-edge = The Terrain Disk would lie { $found } from the table’s edge; it must be more than { $distance }.
refusal-terrain-near = The Terrain Disk would lie { $found } from another Land Disk; it must be more than { $distance }, except between terrain of one type.
refusal-terrain-far = The Terrain Disk would lie { $found } from your staging area; it must be within { $range }.
refusal-starting-count = You place { $found } Disks, but there are { $count } Starting Disks.
refusal-one-by-one = Disks are placed one at a time; this places { $found }.
refusal-start-far = { $disk } would lie { $found } from your staging area; it must be within { $range }.
refusal-outside-strip = { $disk } must lie wholly in the strip { $depth } deep before your base.

## Reinforcements

refusal-too-many-reinforcements = { $count } Disks are too many; bring at most { $most }.
refusal-not-from-top = Disks come from the top of the stack, in their order.
refusal-not-at-staging = { $disk } must touch your staging area with no Disk in between.
refusal-entry-on-enemy = A Disk may not enter on an enemy: { $other } lies there.
refusal-called = Those called come as far as there is room: bring { $most }, not { $found }.
refusal-not-in-stack = This Disk is not in your stack.

## Activation

refusal-ambush-due = { $other } has to Ambush before anything else.
refusal-not-alone = Others still have Disks. Only the last player with any may end the game.
refusal-not-your-disk = This is none of your Disks in play. Choose one of them.
refusal-activated = { $disk } already has an Activation Marker.
refusal-pinned = { $disk } is pinned by { $other }.
refusal-paralyzed = { $disk } cannot be activated as long as a spell or ability forbids it.
refusal-only-move = { $disk } may only move now.
refusal-only-attack = { $disk } may only move to Attack the Disk that provokes it.
refusal-unreachable = { $disk } cannot reach { $other }, so it may not be activated.
refusal-no-movement = { $disk } cannot move: its Movement is 0.
refusal-held = { $disk } is held and cannot move.
refusal-no-gate = There is no such Gate for { $disk }.
refusal-not-at-gate = { $disk } must touch another Gate than the one it goes to.
refusal-gate-immune = { $disk } is immune to spells and cannot use Gates.
refusal-gate-pinned = A Disk lies on that Gate, so { $disk } cannot go there.
refusal-gate-missed = { $disk } must be laid so that it touches the Gate.

## Movement

refusal-no-flips-left = { $disk } has no flips left.
refusal-slowed = { $disk } begins its movement in this terrain and flips but once.
refusal-must-stop = { $disk } had to stop before this flip.
refusal-no-direction = Name at least one direction, or stop.
refusal-one-flip = This Disk is flipped exactly once. Name one direction.
refusal-off-table = The centre of { $disk } must stay on the table.
refusal-no-entry = { $disk } may not come into this terrain.
refusal-no-end = { $disk } may not end its movement here.
refusal-inner-move = { $disk } began in a Mountain: every flip must lead out of it.
refusal-repelled = { $disk } cannot come upon { $other }, which repels it.
refusal-wall = { $disk } may not touch a Magical Wall.
refusal-attack-banned = { $disk } may not Attack now.
refusal-must-attack = { $disk } must Attack { $other }.
refusal-attack-guarded = { $disk } may not Attack { $other }, which is guarded against it.
refusal-cannot-attack = { $disk } does not Attack such Disks as { $other }.
refusal-flip-pinned = { $disk } is pinned and cannot be moved.
refusal-unmoved = { $disk } cannot be moved by others here.
refusal-not-away = { $disk } must end farther from { $other } than before.

## Abilities and spells

refusal-no-ability = { $disk } has no such Special Ability.
refusal-drained = { $disk } cannot use Special Abilities now.
refusal-need = What this ability of { $disk } needs does not hold now.
refusal-sacrifice = { $disk } needs a fitting Disk to be Sacrificed. Choose one.
refusal-target-count = { $count } targets were chosen; choose from 1 to { $most }.
refusal-target-twice = No Disk can be chosen twice.
refusal-target-absent = The target must be in play.
refusal-target-unfit = { $target } is no target for this.
refusal-target-unfit-stack = This Disk of your stack does not fit.
refusal-out-of-range = { $target } is { $distance } away; the range is { $range }.
refusal-untargetable = { $target } cannot be the target of spells where it is.
refusal-not-destroyed = Choose a fitting Disk among the destroyed.
refusal-no-pin-pair = One of the two Disks must lie on the other.
refusal-no-ambush = { $target } cannot be Ambushed here.
refusal-not-on-target = Laid there, the Disk would not touch { $target } from above.
refusal-no-room = There is no room to touch { $target } from above, so it cannot be Ambushed.
refusal-not-on-table = { $target } lies on other Disks, and nothing can Burrow beneath it.
refusal-hard-earth = The earth is too hard: nothing Burrows beneath { $target }.
refusal-not-beneath = Laid there, the Disk would not be beneath { $target }.
refusal-too-far = The Disk would be laid { $distance } away; at most { $range } are allowed.
refusal-place-missing = Choose a place.
refusal-stat-missing = Choose one of the values that can be changed.
refusal-heading-missing = Choose a direction.
refusal-group-twice = Such a bonus already works on { $target }.
refusal-swap-enemy = { $disk } would lie on or under the enemy { $other }.
refusal-no-terrain = Choose a place in terrain within range.
refusal-land-count = Choose from 1 to { $most } Terrain Disks.
refusal-not-terrain = Only Terrain Disks can be flipped, each once.
refusal-land-far = This Terrain Disk is farther away than { $range }.
refusal-land-touched = Only a free Terrain Disk can be flipped, onto a free part of the table.
refusal-spot-far = This spot is { $distance } away; the range is { $range }.
refusal-spot-off-table = This spot is not on the table.
refusal-token-far = The Spell Disk must lie within { $range } of its caster.
refusal-not-empty = The Spell Disk needs an empty spot.
refusal-too-many-walls = There are already { $most } of them near this spot.
refusal-nothing-aside = Nothing to turn into waits aside.
refusal-frozen-twice = This player has just missed a turn or is about to.
refusal-player-done = This player is done with the Activation Segment.
refusal-player-missing = Choose a player of this match.
refusal-own-player = Choose an opponent.
refusal-stack-small = This player’s stack has too few Disks.
refusal-no-caster-near = This player has no Spellcaster within range, or no spells.
refusal-no-spell-to-recover = Choose a spell that a friend in range has cast in this turn.
refusal-no-spell-to-lend = Choose a spell of fitting Level and a Spellcaster of yours in range.
refusal-nothing-borrowed = Choose a Special Ability of a Disk in range that can be used like this.
refusal-no-spell = There is no such spell for { $disk }.
refusal-no-caster = { $disk } is no Spellcaster.
refusal-level = { $disk } casts up to Level { $level }; { $spell } is of Level { $needed }.
refusal-no-casting = { $disk } cannot cast spells now.
refusal-not-in-book = { $spell } is not in the Spellbook from which { $disk } casts.
refusal-only-reacts = { $disk } can cast { $spell } only in answer to another spell.
refusal-cannot-surge = This Disk cannot cast Surge now. Choose one of those offered.
refusal-no-surge = Surge is not in your Spellbook.

## Combat

refusal-no-stack = There is no such battle stack. Choose one of those left.
refusal-no-first-blow = Only the First Blow Disks offered can attack apart.
refusal-not-touching = { $disk } can strike only enemies that it touches in this battle.
refusal-no-victim = { $disk } must strike somebody.
refusal-split = { $disk } cannot split its value.
refusal-share-sum = The shares are { $sum } together, but there are { $damage } damage.
refusal-share-others = Damage can be shared only among the Disks offered.
