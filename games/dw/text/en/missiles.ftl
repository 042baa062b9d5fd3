# What can be wrong with a shot, a drop or a toss.

refusal-aim = The aim does not lie on { $target }. Aim at a point of the Disk you nominate.
refusal-aim-far = That point is { $distance } away; the Disk may be dropped within { $range } of where the target lay.
refusal-apex = The arc would rise { $apex } above the table. Choose a height from { $least } to { $most }.
refusal-in-cavern = { $target } is in a Cavern, where only Archers in the same Cavern can aim at it.
refusal-no-archer = That Disk cannot fire now. An Archer fires if it has no Activation Marker, is not pinned and pins no enemy.
refusal-pins-enemy = { $disk } pins { $other }, an enemy, and so cannot fire.
refusal-no-weapon = { $disk } does not have that missile skill.
refusal-own-target = { $target } is your own Disk; only enemies can be nominated.
