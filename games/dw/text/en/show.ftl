# What the page shows of a match.

show-name = { $name }
show-staging = Staging area of { $seat }
show-terrain = { $name }: { $text }
show-counter = { $name }, { $hits ->
    [0] missed
    [one] hits one Disk
   *[other] hits { $hits } Disks
}
show-disk = { $name } ({ $seat }): M { $move }, AT { $attack }, D { $defense }, T { $toughness }
show-strip = Here { $seat } places the army
show-step-setup = Set-up
show-step-reinforcement = Reinforce
show-step-activation = Activate
show-step-missile = Missiles
show-step-combat = Combat
show-step-remove-counters = Clear
show-round = { $round ->
    [0] Set-up
   *[other] { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
}
show-left-activations = { $count } of { $all } Disks left
show-missile = Range { $range }, damage { $damage }, dropped by { $disk }
show-barrier = Barrier

show-tally-play = Disks in play
show-short-play = In play
show-tally-stack = Disks in the Reinforcement Stack
show-short-stack = Stack
show-tally-spells = Spells in the Spellbook
show-short-spells = Spells
show-tally-kills = Army Points killed
show-short-kills = Kills
show-tally-holding = Rounds of sole control of the central Land
show-short-holding = Control
show-tally-role = Part in the siege
show-short-role = Part
show-tally-scenario = Scenario
show-short-scenario = Scenario
show-tally-first = First player
show-short-first = First
word-army-hidden = nothing shown yet

show-badge-damage = { $count } damage
show-badge-wounds = { $count ->
    [one] One Wound
   *[other] { $count } Wounds
}
show-badge-activated = Activated
show-badge-berserk = Berserking
show-badge-pinned = Pinned
show-badge-champion = Champion
show-badge-flying = Flies

show-place-book = Your Spellbook
show-place-lent = Lent to { $seat } for this turn
show-spell-count = { $count } of it

show-stake-kills = Army Points of enemy Disks killed
show-stake-center = Sole control of the central Land
show-score-control = Sole control of the central Land in { $times } Remove Counters Segments running wins.
show-score-doom = Sole control of the central Land and { $kills } Army Points killed win.
show-score-lead = A lead of { $lead } Army Points killed wins; sole control of the central Land counts { $bonus }.
show-score-siege = The attacker wins by touching the defender's staging area, the defender by holding it through round { $round }.
show-score-points = Most points when the match ends win.

show-ring-move = Movement: { $flips ->
    [one] one flip
   *[other] { $flips } flips
}
show-ring-missile = { $missile }
show-ring-ability = Ability: { $range }
show-sight-clear = No Barrier stops missiles of { $from } at { $to }
show-sight-blocked = Barriers stop every missile of { $from } at { $to }
show-sight-gap = Distance { $gap }

show-reason = { $source }: { $by }
show-reason-berserk = Berserking: +2
show-state-owner = Came with the army of { $seat }
show-state-slave = Enslaved by { $disk }
show-state-lasting = { $source }, { $until }

show-verb-stack = Put the stack in order
show-about-stack = Pick Disks from the top on; those you leave out follow in their present order.
show-verb-stack-as-it-is = Leave the stack as it is
show-verb-terrain = Lay { $terrain }
show-verb-staging = Place your staging area
show-verb-starting = Place your Starting Disks
show-verb-reinforce = Bring reinforcements (up to { $count })
show-verb-no-reinforcements = No reinforcements
show-verb-place-one = Place { $disk }
show-verb-move = Move { $disk } ({ $flips ->
    [one] one flip
   *[other] { $flips } flips
})
show-verb-stop = Stop here
show-verb-pass = Activate { $disk } without doing anything
show-verb-gate = { $disk } goes through the Gate
show-verb-use = Special Ability of { $disk }
show-verb-use-with = Special Ability of { $disk }: { $with }
show-verb-cast = { $disk } casts { $spell }
show-verb-cast-with = { $disk } casts { $spell }: { $with }
show-about-heading = Point at a place in the direction you mean.
show-verb-end-turn = End your turn
show-verb-end-game = End the game
show-verb-lay = Lay it down
show-verb-drop = Let it fall here
show-verb-toss = Toss { $apex } high
show-verb-surge = { $disk } ({ $seat }) casts Surge
show-verb-let-pass = Let it pass
show-verb-any-time = Use the ability of { $disk } ({ $seat })
show-verb-not = No
show-verb-fire = { $disk } fires: { $missile } × { $count }
show-verb-aim = { $disk } aims { $missile } elsewhere on the target
show-verb-refire = { $disk } fires the missed missiles
show-verb-refire-aim = { $disk } aims the missed missiles elsewhere on the target
show-verb-end-fire = End your fire
show-verb-redirect = Onto { $disk } ({ $seat })
show-verb-leave = Leave them
show-verb-next-stack = { $disks }
show-verb-apart = Attack apart
show-verb-combine = Combine the attack
show-verb-strike = Strike
show-verb-share = Share out the damage
show-verb-credit = { $disk } ({ $seat })
show-verb-no-credit = Nobody in particular
show-verb-enslave = Enslave it
show-verb-kill = Kill it
show-verb-convert = Take it
show-verb-nest-blow = Strike { $disk } ({ $seat })

show-pick-stack = the Disks from the top on
show-pick-targets = targets
show-pick-seconds = the other Disks
show-pick-sacrifice = the Disk to Sacrifice
show-pick-target = the target
show-pick-apart = the Disks that attack apart
show-slot-strike = { $disk } strikes
show-slot-share = { $damage } damage, each Disk as often as it takes one

show-skip-activations = { $count ->
    [one] One of your Disks can still be activated.
   *[other] { $count } of your Disks can still be activated.
}
show-skip-segment = With { $made } activations instead of { $least } you are done for this segment.
show-skip-archers = { $count ->
    [one] One Archer has not fired.
   *[other] { $count } Archers have not fired.
}

show-gauge-flips = Flips
show-note-no-measuring = Where the flip leads shows when it is made.
show-note-attacks = { $disk } attacks { $target }
show-note-lies-on = { $disk } lies on { $target }
show-note-nominate = { $target } is nominated; only then is the distance measured.
show-note-barrier = Barriers stop every missile at { $target }
show-note-distance = { $gap } to { $target }
show-note-strike = { $disk } strikes { $target } with { $amount }; T { $toughness }, damage so far { $damage }

refusal-nobody-fits = Nothing that could be chosen for it is there.
