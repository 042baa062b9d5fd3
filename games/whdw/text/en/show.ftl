# What the table shows beside pieces, buttons and overlays.

show-name = { $name }
show-zone = Deployment zone of { $seat }, value { $value }
show-phase = { $phase }
show-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}

show-tally-battlefield = on the battlefield
show-tally-reserve = in reserve
show-tally-casualties = casualties
show-tally-hand = cards in hand
show-tally-initiative = place in the initiative order
show-tally-points = victory points
show-tally-scenario = Scenario

show-terrain = { $name }: { $keywords }
show-disk = { $name } ({ $seat }): attack { $attack }, counter { $counter }, toughness { $toughness }, movement { $move }
show-badge-damage = { $count ->
    [one] 1 damage token
   *[other] { $count } damage tokens
}
show-badge-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
show-badge-activated = activated
show-badge-empowered = empowered
show-badge-pinned = pinned

show-place-hand = in your hand
show-place-chosen = chosen, face down
show-place-drawn = drawn, choose one
show-place-objective = your secret objective
show-place-objective-of = objective of { $seat }
show-place-active = active scenario
show-place-revealed = revealed by { $seat }
show-place-discard = discarded by { $seat }
show-place-row = laid out
show-deployment-card = Deployment value { $value }
show-command-card = { $strategy }, activation value { $activation }
show-scenario-ability = As the scenario: { $text }
show-scenario-objective = As an objective: { $text }

show-verb-initiative = { word-seats-in-order }
show-verb-scenario = Play “{ $card }”
show-verb-command = Choose “{ $card }”
show-verb-deployment-text = Lay “{ $card }” (value { $value })
show-verb-deployment-plain = Lay “{ $card }” plain side up (value { $value })
show-verb-terrain = Place { $piece }
show-verb-leave-out = Leave out { $piece }
show-verb-watchtower = Place your Watchtower
show-verb-deploy = Deploy your disks
show-verb-end-scouting = End scouting
show-verb-move = Move { $disk } ({ $flips ->
    [one] 1 flip
   *[other] up to { $flips } flips
})
show-verb-pass = { $disk } does nothing
show-verb-shoot = { $disk } shoots
show-verb-shoot-with = { $disk } shoots with { $weapon }
show-verb-magic = { $disk } uses magic ({ $value })
show-verb-focus = { $disk } uses its focus ability
show-verb-focus-attacker = { $disk } uses its focus ability as attacker
show-verb-focus-defender = { $disk } uses its focus ability as defender
show-verb-battle = { $disk } uses “{ $card }”
show-verb-battle-attacker = { $disk } uses “{ $card }” as attacker
show-verb-battle-defender = { $disk } uses “{ $card }” as defender
show-verb-reinforce-zone = Bring { $disk } into a deployment zone
show-verb-reinforce-flank = Bring { $disk } in at an edge (flank)
show-verb-reinforce-piece = Bring { $disk } onto the terrain you control
show-verb-tower = Shoot from the Watchtower
show-verb-with-bonus = with the bonus of the command card
show-verb-end-card = Finish the command card
show-verb-end-activation = End the activation
show-verb-choose = { $disk } ({ $seat })
show-verb-trigger = Ability of { $disk } because of { $it }
show-verb-engagement = { $disks }
show-verb-flip = Flip { $disk }
show-verb-strike = Strike
show-slot-strike = { $disk } strikes
show-pick-target = target
show-pick-disks = disks
show-pick-receivers = who receives the tokens
show-skips-activations = { $left ->
    [one] 1 activation is
   *[other] { $left } activations are
} left, and { $ready ->
    [one] 1 disk
   *[other] { $ready } disks
} could use it: { $disks }.
show-skips-scouts = Could still scout: { $disks }.

show-gauge-flips = Flips
show-note-pins = { $disk } would pin { $disks }.
show-note-out = { $disk } would leave the battlefield and become a casualty.
show-note-magic = { $damage } arcane damage; { $target } is wounded by { $left } more.
show-note-shot = { $dice ->
    [one] 1 battle die
   *[other] { $dice } battle dice
} at { $range }{ $cover ->
    [0] {""}
   *[other] , target in cover
}
show-chance-hits = { $target } is hit at least once
show-chance-wounds = { $target } is wounded
show-chance-destroys = { $target } is destroyed

show-ring-move = Movement: { $flips ->
    [one] 1 flip
   *[other] { $flips } flips
}
show-ring-shot = Ranged attack
show-ring-weapon = Ranged attack: { $weapon }
show-ring-magic = Magic
show-ring-band = { $band }
show-sight-clear = { $from } sees { $to }.
show-sight-covered = { $from } sees { $to }, which has cover.
show-sight-blocked = { $from } does not see { $to }: terrain is in the way.
show-sight-gap = { $gap } from edge to edge: { $band }

show-kind-terrain = Terrain
show-kind-zone = Deployment zone of { $seat }
show-kind-disk = { $race } { $kind }, { $size }
show-kind-traits = { $traits }
show-word-hero = hero
show-word-unit = unit
show-row = { $stat }
show-row-recruitment = Recruitment points
show-row-command = Command cards
show-row-cost = Recruitment cost
show-reason-printed = { $change } printed
show-reason-empowered = { $change } by the empowerment token
show-reason-floor = { $change } because no value falls below its floor
show-reason-by = { $change } by { $source }
show-keyword = { $keyword }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
show-weapon = Ranged attack: { $range }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, strength { $fixed ->
    [0] of a six-sided die
   *[other] { $strength }
}
show-weapon-named = { $weapon }: { $range }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, strength { $fixed ->
    [0] of a six-sided die
   *[other] { $strength }
}
show-lasting-value = { $stat } changed by { $amount } through { $source }, { $until }
show-lasting-keyword = gains { $keyword }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} through { $source }, { $until }
show-lasting-reach = shoots { $bands ->
    [one] one range
   *[other] { $bands } ranges
} farther through { $source }, { $until }

## Short labels, what is left to do, the score

show-short-battlefield = field
show-short-reserve = reserve
show-short-casualties = lost
show-short-hand = cards
show-short-initiative = order
show-short-points = points
show-left-activations = { $count } of { $all } disks ready
show-stake-shared = Shared objective ({ $points ->
    [one] 1 point
   *[other] { $points } points
} each)
show-stake-own = Your objective “{ $card }” ({ $points ->
    [one] 1 point
   *[other] { $points } points
} each)
show-stake-terrain = { $piece } ({ $number })
show-stake-tower = { $piece } ({ $number })
show-score-shared = Objectives are counted after the last round; this is how it stands.
show-score-secret = Objectives are secret until they are counted after the last round.
show-score-strongholds = Whoever controls { $needed } Watchtowers at the end of a round wins.
show-spread-damage = Damage to { $target }
show-note-strike = { $disk } deals { $damage } damage to { $target }{ $wounds ->
    [0] , which is not enough by itself
    [1] : a wound
   *[other] : destroyed
}.
