# What the table shows beside units, buttons and overlays.

show-name = { $name }
show-zone = Deployment zone of { $seat }
show-phase = { $phase }
show-preparation = Preparation
show-turn-of = Turn { $turn } of { $turns }
show-turn = Turn { $turn }
show-tally-units = units on the table
show-tally-waiting = to be deployed
show-tally-routed = routed
show-tally-points = points
show-tally-points-now = points as it stands
show-tally-victory = Victory
show-terrain = { $kind }: { $category }, height { $height }
show-objective = Objective { $number }
show-unit = { $name } ({ $seat }): { $points } points, Speed { $speed }, Defence { $defence }+, Nerve { $nerve }
show-word-impassable = impassable
show-word-obstacle = obstacle
show-word-difficult = difficult ground
show-word-decoration = decoration
show-word-objective = Objective
show-badge-objective = objective
show-badge-damage = { $count ->
    [one] 1 damage marker
   *[other] { $count } damage markers
}
show-badge-wavering = wavering
show-badge-ordered = ordered: { $order }
show-badge-shot = has shot
show-badge-charged = charged, melee to come

show-verb-side = Take the { $side }
show-verb-first = { $seat } begins
show-verb-terrain = Place: { $kind }
show-verb-enough-terrain = There is enough terrain
show-verb-objective = Set an objective
show-verb-terrain-objective = Make { $kind } { $number } an objective
show-verb-deploy = Deploy { $unit }
show-verb-deploy-left = Deploy { $unit }, champion left of the middle
show-verb-deploy-right = Deploy { $unit }, champion right of the middle
show-verb-order = { $unit }: { $order }
show-verb-end-move = End the Move phase
show-verb-end-shoot = End the Shoot phase
show-verb-shoot = { $unit }: { $attack }
show-verb-surge-target = Charge { $unit }
show-verb-test = Test the Nerve of { $unit }
show-verb-fight = Fight against { $unit }
show-verb-regroup-next = Regroup { $unit }
show-verb-regroup-stay = { $unit }: stay
show-verb-regroup-turn = { $unit }: turn
show-verb-regroup-forward = { $unit }: D6 inches forward
show-verb-regroup-back = { $unit }: D3 inches back
show-verb-part-left = { $unit } makes room to its left
show-verb-part-right = { $unit } makes room to its right
show-verb-pause = Ask for a pause
show-verb-agree-pause = Agree to the pause
show-verb-refuse-pause = Play on
show-verb-resume = Go on
show-pick-target = target
show-pick-joint = who charges with it
show-skips-orders = Without an order so far: { $units }. They will halt.
show-skips-shots = Could still shoot: { $units }.

show-gauge-distance = Distance
show-gauge-charge = Distance from { $unit } to its target
show-gauge-range = Range
show-note-charge = { $unit } hits the { $side } of { $target }{ $hindered ->
    [0] {""}
   *[other] , hindered
}{ $defended ->
    [0] {""}
   *[other] , behind an obstacle
}.
show-note-shot = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $needed }+{ $halved ->
    [0] {""}
   *[other] , halved because more than a 6 would be needed
}
show-note-modifier = To hit { $by ->
    [one] +1
   *[other] { $by }
} ({ $rule })
show-note-cover-doubtful = Cover is in doubt: a die will decide.
show-chance-damage = { $target } is damaged (on average { $mean })
show-chance-wavers = { $target } wavers
show-chance-routs = { $target } routs

show-ring-advance = Advance!
show-ring-charge = Charge!
show-ring-attack = { $attack }
show-ring-inspiring = Inspiring
show-sight-clear = { $from } sees { $to }.
show-sight-blocked = { $from } does not see { $to }.
show-sight-doubtful = Whether { $from } sees { $to } is in doubt: a die will decide.
show-sight-outside-arc = { $to } is outside the front arc of { $from }.
show-sight-covered = { $to } has cover from { $from }.
show-sight-cover-doubtful = Whether { $to } has cover from { $from } is in doubt: a die will decide.
show-sight-hidden = { $percent } % of it is hidden.
show-sight-gap = { $gap } from the champion, who looks at its { $side }

show-kind-unit = { $list }: { $type }, { $models ->
    [one] 1 model
   *[other] { $models } models
} ({ $files } x { $ranks }), height { $height }
show-reason-options = by options
show-special = { $name }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}
show-special-range = { $name } ({ $range })
show-special-for = { $name } ({ $whom })
show-shooting-range = Range { $range }
show-option = Option: { $name }
show-state-released = beast released
show-state-inspired = inspired by { $friend }

## Short labels, what is left to do, the score

show-short-units = units
show-short-waiting = waiting
show-short-routed = routed
show-short-points = points
show-left-deploy = { $count } of { $all } units to deploy
show-left-orders = { $count } of { $all } without orders
show-left-shots = { $count } of { $all } shooters ready
show-left-melees = { $count ->
    [0] no melee left
    [one] 1 melee left
   *[other] { $count } melees left
}
show-stake-destroyed = Enemy units destroyed (points)
show-stake-terrain = Objective: { $kind } { $number }
show-score-wins = If the battle ended now, { $seat } would win.
show-score-open = If the battle ended now, nobody would win.
show-spread-damage = Damage to { $target }
