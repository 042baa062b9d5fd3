# Words that stand inside other sentences.

word-segment-setup = set-up
word-segment-reinforcement = Reinforcement Segment
word-segment-activation = Activation Segment
word-segment-missile = Missile Segment
word-segment-combat = Combat Segment
word-segment-remove-counters = Remove Counters Segment

word-role-attacker = attacker
word-role-defender = defender

word-doing-move = moves
word-doing-use = uses a Special Ability
word-doing-cast = casts a spell
word-doing-gate = goes through a Gate
word-doing-pass = does nothing

word-entry-starting = as a Starting Disk
word-entry-reinforcement = as a reinforcement
word-entry-summoned = called
word-entry-risen = back from the dead

word-laying-ambush = from above (Ambush)
word-laying-burrow = from below (Burrow)
word-laying-teleport = lifted and laid down
word-laying-fall = fallen

word-fate-destroyed = destroyed
word-fate-gone = out of the game
word-fate-stack-bottom = beneath its stack
word-fate-aside = set aside

word-hurt-spell = spell
word-hurt-ability = ability
word-hurt-combat = combat

word-stat-movement = M
word-stat-attack = AT
word-stat-defense = D
word-stat-toughness = T

word-token-wall = Magical Wall
word-token-gate = Gate

word-last-instant = at once
word-last-segment = until the Activation Segment ends
word-last-round = until the round ends
word-last-permanent = for good
word-last-while-near = as long as its caster stays near

word-source-terrain = the terrain
word-land-staging = staging area
word-land-center = central Land

word-seats = { $seats ->
    [1] { $seat-1 }
    [2] { $seat-1 }, { $seat-2 }
    [3] { $seat-1 }, { $seat-2 }, { $seat-3 }
    [4] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }
    [5] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }
    [6] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }, { $seat-6 }
    [7] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }, { $seat-6 }, { $seat-7 }
   *[other] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }, { $seat-6 }, { $seat-7 }, { $seat-8 }
}

## What is drawn by lot

first-player-lot = first player
attacker-lot = attacker of the siege
terrain-lot = who lays terrain first
forcewave-lot = who is flipped first
stolen-spell-lot = the spell stolen
