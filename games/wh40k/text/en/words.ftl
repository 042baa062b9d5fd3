# Words inside sentences.

roll-off-markers = the first objective marker
roll-off-attacker = Attacker and Defender
roll-off-late = the units set up after both armies
roll-off-first-turn = the first turn

advance-roll = Advance roll
attacks-roll = number of attacks
charge-roll = Charge roll
damage-roll = Damage roll
desperate-escape = Desperate Escape tests
hazardous-test = Hazardous tests
hit-roll = Hit rolls
move-roll = Move
saving-throw = saving throws
wound-roll = Wound rolls
terrain-pairs-die = terrain: number of pairs
terrain-kind-die = terrain: piece
terrain-across-die = terrain: inches along the long edge
terrain-along-die = terrain: inches along the short edge
terrain-heading-die = terrain: turn

word-phase-setup = Before the battle
word-phase-command = Command phase
word-phase-movement = Movement phase
word-phase-shooting = Shooting phase
word-phase-charge = Charge phase
word-phase-fight = Fight phase

word-move-stationary = Remain Stationary
word-move-normal = Normal move
word-move-advance = Advance move
word-move-fall-back = Fall Back move
word-move-scouts = Scouts move
word-move-charge = Charge move
word-move-pile-in = Pile-in move
word-move-consolidate = Consolidation move
