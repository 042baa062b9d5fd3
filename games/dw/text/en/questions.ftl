# What a player is asked.

question-arrange-stack = Put your Reinforcement Stack in order, the top first.
question-place-terrain = Lay a Terrain Disk of a type of your choice ({ $left } left).
question-place-staging = Place your staging area as { $role }.
question-place-starting = Place { $count ->
    [one] your Starting Disk
   *[other] your { $count } Starting Disks
} from the top of your stack.
question-place-one = Place one Disk of your army in the strip before your base.
question-reinforce = Bring up to { $most ->
    [one] one reinforcement
   *[other] { $most } reinforcements
} from the top of your stack, or none.
question-called = Call to Arms: bring { $most ->
    [one] one Disk
   *[other] { $most } Disks
} from the top of your stack, as far as there is room.
question-activate = Activate a Disk, or end your turn ({ $made } of { $most } activated; fewer than { $least } end the segment for you).
question-activate-due = First these must Ambush: { $due } ({ $made } of { $most } activated; fewer than { $least } end the segment for you).
question-flip = Flip on with { $disk } ({ $owner }), or stop ({ $left } left).
question-flip-away = Flip { $disk } ({ $owner }) once, away from { $by } ({ $by-owner }).
question-forced-flip = Flip { $disk } ({ $owner }) once.
question-lay = Lay { $disk } ({ $owner }) so that it touches { $target } ({ $target-owner }) from above.
question-aim-disk = Aim the fall of { $disk } ({ $owner }) within { $within } of its old place{ $again ->
    [0] {""}
   *[other] {" "}again
}.
question-toss = Toss the { $spell }: where to, and how high?
question-surge = { $by } ({ $by-owner }) casts { $spell }. Answer with Surge by one of { $casters }, or let it pass?
question-any-time = Use an ability of { $disks } now, or not?
question-fire = Fire an Archer ({ $archers }), or end your fire.
question-redirect = { $missiles ->
    [one] One missile lies
   *[other] { $missiles } missiles lie
} on { $disk } ({ $owner }). Put them on one of { $among }, or leave them?
question-refire = Let { $disk } ({ $owner }) fire the missed missiles that lie near it, or not?
question-choose-stack = Which of the { $stacks } battle stacks is resolved next?
question-fight-apart = Which of your First Blow Disks ({ $disks }) attack { $target } ({ $target-owner }) apart from the others?
question-strike = Whom do your Disks strike: { $disks }?
question-share = Share out { $damage } damage among { $among }.
question-credit = Who gets the credit for { $target } ({ $target-owner }): { $among }?
question-enslave = Shall { $by } ({ $by-owner }) Enslave { $target } ({ $target-owner }) instead of killing it?
question-convert = { $disk } lies at the bottom of the stack. Take it onto your own?
question-place-unconverted = { $disk } ({ $owner }) was too strong to be Converted. Place it at your staging area, or leave it?
question-nest-blow = Strike one Disk at the R'Karg Nest, or none: { $among }?
