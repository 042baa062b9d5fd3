# Words that stand inside other sentences.

word-kind-hero = heroes
word-kind-unit = units

word-edge-south = south
word-edge-north = north
word-edge-west = west
word-edge-east = east

word-phase-setup = setup
word-phase-scouting = scouting
word-phase-activation = activation phase
word-phase-melee = melee phase
word-phase-end = end phase

word-strategy-bold = bold
word-strategy-steady = steady
word-strategy-devious = devious
word-strategy-slow = slow

word-doing-move = move
word-doing-focus = focus ability
word-doing-shoot = ranged attack
word-doing-pass = pass

word-range-short = short range
word-range-medium = medium range
word-range-long = long range
word-range-siege = siege range

word-damage-physical = physical
word-damage-arcane = arcane
word-damage-untyped = of no type

word-face-hit = hit
word-face-critical = critical hit
word-face-miss = miss
word-face-scatter = scatter
word-face-chaos = chaos

word-until-while = while its cause lasts
word-until-card = until the command card is discarded
word-until-round = until the end of the round
word-until-game = for the whole game

word-stat-move = movement
word-stat-attack = attack strength
word-stat-counter = counter strength
word-stat-toughness = toughness
word-stat-stamina = stamina
word-stat-magic = magic
word-stat-impact = impact
word-stat-dice = battle dice in ranged attacks

word-entry-zone = in a deployment zone
word-entry-flank = at a battlefield edge, with flank
word-entry-piece = on a terrain piece
word-entry-ability = through an ability

word-keyword-flank = flank
word-keyword-flying = flying
word-keyword-frenzy = frenzy
word-keyword-immune-physical = immune (physical)
word-keyword-immune-arcane = immune (arcane)
word-keyword-immune-ranged = immune (ranged attacks)
word-keyword-immune-impact = immune (impact damage)
word-keyword-impact = impact
word-keyword-magic = magic
word-keyword-mobile = mobile
word-keyword-relentless = relentless
word-keyword-resistant-physical = resistant (physical)
word-keyword-resistant-arcane = resistant (arcane)
word-keyword-resistant-ranged = resistant (ranged attacks)
word-keyword-resistant-impact = resistant (impact damage)
word-keyword-scout = scout
word-keyword-slow-attack = slow (attack)
word-keyword-slow-counter = slow (counter)
word-keyword-slow-both = slow (attack, counter)
word-keyword-strider = strider
word-keyword-swift-attack = swift (attack)
word-keyword-swift-counter = swift (counter)
word-keyword-swift-both = swift (attack, counter)

word-source-terrain = terrain
word-source-zone = deployment card
word-source-arranged = position set up by hand

word-deployment-card = deployment card
word-side-text = text side
word-side-plain = plain side
word-shared-objective = objective of the learning scenario

word-seats-in-order = { $seats ->
    [0] nobody
    [1] { $seat-1 }
    [2] { $seat-1 }, { $seat-2 }
    [3] { $seat-1 }, { $seat-2 }, { $seat-3 }
   *[other] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }
}

## What dice are rolled for and cards are drawn for

ability-die = ability
ability-battle-die = ability
army-die = choice of armies
battle-die = ranged attack
danger-die = dangerous terrain
deployment-deal = deployment cards
edge-die = deployment edges
initiative-die = initiative
objective-deal = objectives
scatter-die = scatter
scenario-draw = scenario cards
strength-die = strength of the attack
terrain-deal = terrain cards
unstable-die = unstable battle ability
