# What the table shows beside pieces, buttons and overlays.

show-name = { $name }
show-zone = Deployment zone of { $seat }, { $attacker ->
    [1] the Attacker
   *[other] the Defender
}
show-step-setup = Before the battle
show-step-command = Command
show-step-movement = Movement
show-step-shooting = Shooting
show-step-charge = Charge
show-step-fight = Fight
show-round = { $round ->
    [0] Before the battle
   *[other] Battle round { $round } of { $rounds }
}
show-left-units = { $count ->
    [one] 1 unit has yet to act
   *[other] { $count } units have yet to act
}
show-left-waiting = { $count ->
    [one] 1 unit has yet to be set up
   *[other] { $count } units have yet to be set up
}

show-tally-points = Victory points
show-short-points = VP
show-tally-command = Command points
show-short-command = CP
show-tally-units = Units on the battlefield
show-short-units = units
show-tally-away = Units in Reserves, embarked or not set up yet
show-short-away = away
show-tally-lost = Units destroyed
show-short-lost = lost
show-tally-mission = Mission
word-mission-only-war = Only War

show-terrain = { $kind }, { $height } high{ $floors ->
    [0] {""}
    [one] {", "}with 1 upper floor
   *[other] {", "}with { $floors } upper floors
}
show-floor = Floor { $height } above the table
show-wall = Wall up to { $height }
show-terrain-keywords = Keywords: { $keywords }
show-terrain-craters = INFANTRY wholly on it has the Benefit of Cover
show-terrain-barricade = INFANTRY close behind it has the Benefit of Cover
show-terrain-debris = Whoever is not fully visible because of it has the Benefit of Cover
show-terrain-no-stop = Nobody ends a move on it
show-terrain-hill = Models can stand on it
show-terrain-woods = Whoever is within it, or seen through it, is never fully visible
show-terrain-woods-slow = Units that move through it lose 2″ of their Move
show-terrain-ruins = Nobody sees through its footprint from outside; models within can be seen and see out
show-terrain-floors = INFANTRY, BEASTS and models that can FLY stand on upper floors
word-feature-craters = Craters and Rubble
word-feature-barricade = Barricade
word-feature-debris = Battlefield Debris
word-feature-hill = Hill
word-feature-woods = Woods
word-feature-ruins = Ruins
word-terrain-keywords-craters = AREA TERRAIN, CRATER
word-terrain-keywords-barricade = OBSTACLE, BARRICADE
word-terrain-keywords-debris = OBSTACLE, BATTLEFIELD DEBRIS
word-terrain-keywords-hill = HILL
word-terrain-keywords-woods = AREA TERRAIN, WOODS
word-terrain-keywords-ruins = AREA TERRAIN, RUINS

show-marker = Objective marker { $number }: Levels of Control { $first } and { $second }
show-marker-next = the next objective marker
show-marker-controlled = controlled by { $seat }
show-marker-contested = contested
show-model = { $model } of { $unit } ({ $seat }): { $wounds } of { $most } wounds; { $models ->
    [one] 1 model
   *[other] { $models } models
} left; stands at { $elevation }
show-kind-model = { $model } ({ $seat }); unit with { $models ->
    [one] 1 model
   *[other] { $models } models
} left, { $points } points

show-badge-wounds = { $count } of { $most } wounds left
show-badge-damage = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
} lost
show-badge-warlord = Warlord
show-badge-not-automated = { $count ->
    [one] One ability is not automated; its sheet has it
   *[other] { $count } abilities are not automated; its sheet has them
}
show-badge-leader = Leader of { $unit }
show-badge-battle-shocked = Battle-shocked
show-badge-engaged = in Engagement Range of enemies
show-badge-advanced = has Advanced
show-badge-fell-back = has Fallen Back
show-badge-activated = has acted in this phase
show-badge-charged = has charged this turn
show-badge-ground = has gone to ground
show-badge-smoke = behind a smokescreen
show-badge-hover = in Hover mode
show-badge-embarked = inside { $unit }
show-badge-reserves = in Reserves: { $kind }
word-reserves-strategic = Strategic Reserves
word-reserves-deep-strike = Deep Strike
word-reserves-returning = returns next turn
word-hover = Hover mode
show-place-formations = battle formations
show-card-strategic = The unit waits in Strategic Reserves and arrives at an edge from the second battle round on.
show-card-deep-strike = The unit waits in Reserves and arrives nearly anywhere.
show-card-hover = The AIRCRAFT flies like a skimmer for the whole battle.

show-stake-scored = Victory points so far
show-stake-marker = Objective marker { $number }
show-score-wins = { $seat } would win now
show-score-draw = It would be a draw now

show-row = { $stat }
word-stat-move = Move
word-stat-toughness = Toughness
word-stat-save = Save
word-stat-invulnerable = Invulnerable save
word-stat-wounds = Wounds
word-stat-leadership = Leadership
word-stat-control = Objective Control
word-stat-height = Height
show-reason-rule = { $by } [{ $rule }]
show-reason-ability = { $by } by { $ability }
show-weapon = { $count ->
    [0] { $name }
    [one] { $name }
   *[other] { $count } × { $name }
}
show-weapon-ranged = Range { $range }, A { $attacks }, BS { $skill }, S { $strength }, AP { $penetration }, D { $damage }{ $gifts ->
    [0] {""}
   *[other] {"; "}{ $abilities }
}
show-weapon-melee = Melee, A { $attacks }, WS { $skill }, S { $strength }, AP { $penetration }, D { $damage }{ $gifts ->
    [0] {""}
   *[other] {"; "}{ $abilities }
}
show-core = { $ability }{ $value }
word-core-deadly-demise = Deadly Demise
word-core-deep-strike = Deep Strike
word-core-feel-no-pain = Feel No Pain
word-core-fights-first = Fights First
word-core-firing-deck = Firing Deck
word-core-hover = Hover
word-core-infiltrators = Infiltrators
word-core-leader = Leader
word-core-lone-operative = Lone Operative
word-core-scouts = Scouts
word-core-stealth = Stealth
show-effect-hit-rolls = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: { $value } to Hit rolls
show-effect-wound-rolls = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: { $value } to Wound rolls
show-effect-reroll-ones = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Hit rolls of 1 are rolled again{ $value }
show-effect-leadership = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Leadership better by { $value }
show-effect-control = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Objective Control higher by { $value }
show-effect-feel-no-pain = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Feel No Pain { $value }+
show-effect-move = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Move higher by { $value }″
show-effect-damaged = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: −1 to Hit rolls with { $value } wounds left or fewer
show-effect-mend = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: gains back { $value } lost wounds at the end of the own Command phase
show-effect-command-points = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: { $value } CP at the start of the own Command phase
word-reach-bearer = Bearer
word-reach-unit = Unit
word-reach-aura = Aura
show-not-automated = { $name } (not automated)
show-not-automated-bare = Players apply this themselves.
show-not-automated-text = Players apply this themselves: { $text }
show-transport = Carries { $capacity ->
    [one] 1 model
   *[other] { $capacity } models
}
show-keyword = { $keyword }
word-keyword-aircraft = AIRCRAFT
word-keyword-battleline = BATTLELINE
word-keyword-beast = BEAST
word-keyword-character = CHARACTER
word-keyword-dedicated-transport = DEDICATED TRANSPORT
word-keyword-epic-hero = EPIC HERO
word-keyword-fly = FLY
word-keyword-fortification = FORTIFICATION
word-keyword-grenades = GRENADES
word-keyword-infantry = INFANTRY
word-keyword-monster = MONSTER
word-keyword-psyker = PSYKER
word-keyword-smoke = SMOKE
word-keyword-titanic = TITANIC
word-keyword-towering = TOWERING
word-keyword-transport = TRANSPORT
word-keyword-vehicle = VEHICLE
word-keyword-walker = WALKER
word-keyword-warlord = WARLORD
show-state-moved = This turn: { $kind }
show-state-shot = has shot in this phase
show-state-fought = has fought in this phase
show-state-reached = { $ability } of { $by }

show-ring-move = Normal move
show-ring-advance = Advance move at most
show-ring-scouts = Scouts move
show-ring-charge = Charge targets
show-ring-engagement = Engagement Range
show-ring-weapon = { $weapon }
show-ring-aura = { $ability } (Aura)
show-ring-marker = Range of the objective marker
show-sight-fully = fully visible
show-sight-partly = visible, but not fully
show-sight-hidden = not visible
show-sight-distance = { $distance } apart
show-sight-cover = Benefit of Cover [{ $rule }]
show-sight-plunging = Plunging Fire

show-verb-marker = Place the marker
show-verb-plan-joined = Leaders lead, passengers are aboard
show-verb-plan-deep = The same, with Deep Strike
show-verb-plan-none = Everybody by itself
show-verb-formations = Choose unit by unit
show-verb-deploy = Set up { $unit }
show-verb-arrive = { $unit } arrives
show-verb-disembark = { $unit } disembarks
show-verb-end-scouts = No more Scouts moves
show-verb-test = Test { $unit }
show-verb-fight = { $unit } fights
show-verb-select = { $unit }: { $kind }
show-verb-end-moves = End the moves
show-verb-walk = { $kind } of { $unit }
show-verb-walk-into = { $kind } of { $unit } into { $transport }
show-verb-stay = Nobody moves
show-verb-give-up = Give the charge up
show-verb-end-arrivals = Nobody else arrives
show-verb-stay-away = Stay in Reserves
show-verb-escape = Remove these models
show-verb-straggler = Remove this model
show-verb-allocate = Allocate in this order
show-verb-hazardous = This model suffers
show-verb-mend = This model regains wounds
show-verb-suffer = { $unit } suffers next
show-verb-precision = At this CHARACTER
show-verb-no-precision = At the unit as usual
show-verb-no-room = No room is left: the rest is lost
show-verb-again = Roll the successful ones again too
show-verb-not-again = Only the failed ones
show-verb-shoot-each = { $unit } splits its fire model by model
show-verb-end-shooting = End shooting
show-verb-hold-fire = Hold fire
show-verb-charge = { $unit } charges
show-verb-end-charges = End charges
show-verb-no-shock = No Tank Shock
show-verb-strike-each = { $unit } splits its attacks model by model
show-verb-no-reaction = No Stratagem
show-verb-silence-phase = No, and do not ask again this phase
show-verb-silence-turn = No, and do not ask again this turn
show-verb-silence-battle = No, and do not ask again this battle
show-verb-ask = Offer { $stratagem } again
show-use = { $stratagem } ({ $cost } CP)
show-use-with = { $stratagem }: { $unit } ({ $cost } CP)
show-use-model = with { $model }
show-use-enemy = against { $unit }
show-use-weapon = with { $weapon }
show-use-die = Re-roll the { $face } ({ $cost } CP)
show-pick-target = Target
show-pick-charged = Targets of the charge
show-pick-lost = Models that are removed
show-pick-order = Models in their order
show-pick-model = Model
show-pick-character = CHARACTER
show-skips-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
} would be left out: { $units }
refusal-no-targets = { $unit } has no enemy in range and in sight of any of its weapons.

muster-gauge-points = Points
muster-choice-size = Battle size
muster-choice-faction = Faction
muster-choice-detachment = Detachment
muster-choice-models = Models
muster-choice-option = { $option }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
muster-choice-warlord = Warlord
muster-choice-enhancement = Enhancement
muster-group-unit = Units
muster-group-faction = { $faction }
word-enhancement-none = none
word-size-incursion = Incursion
word-size-strike-force = Strike Force
word-size-onslaught = Onslaught

show-gauge-distance = Distance
show-gauge-charge = Distance to { $target }
show-note-height = On a level { $height } above the table
show-note-escape = { $count ->
    [one] 1 model takes
   *[other] { $count } models take
} a Desperate Escape test
show-note-engaged = In Engagement Range of { $units }
show-note-advance = { $unit } adds a D6 to its Move, then shoots only Assault weapons and does not charge.
show-note-fall-back = { $unit } neither shoots nor charges this turn.
show-note-modifier = { $by } [{ $rule }]
show-note-volley = { $weapons } × { $weapon } at { $target }: { $attacks } attacks{ $rolled ->
    [0] {""}
   *[other] {" "}and those of { $rolled } weapons that are rolled
}; hits { $hit }, wounds { $wound }, save { $save }
show-chance-one = { $target } loses a model
show-chance-all = { $target } is destroyed
show-chance-charge = The charge reaches { $target } ({ $needed }+ on 2D6)
show-chance-needed = Needed: { $needed } or more
show-chance-more = More than { $before }
show-spread-wounds = Wounds that { $target } loses
show-spread-models = Models that { $target } loses
show-spread-mortals = Mortal wounds of { $target }

# The page: units as wholes, weapons and their targets, Stratagems in a sentence.
show-unit = { $unit }: { $models ->
    [one] 1 model
   *[other] { $models } models
}, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} left
show-badge-unit-wounds = { $count } wounds left
show-badge-led = Has a leader
show-slot-formation = { $unit }
show-verb-shoot = { $unit } shoots
show-verb-strike = { $unit } strikes
show-slot-weapon = { $count ->
    [one] { $weapon }
   *[other] { $count } × { $weapon }
}{ $range ->
    [0] {""}
   *[other] {" "}({ $range }″)
}
show-slot-profile = { $count ->
    [one] { $weapon }
   *[other] { $count } × { $weapon }
} – { $profile }{ $range ->
    [0] {""}
   *[other] {" "}({ $range }″)
}
show-use-left = { $left } CP are left then.
show-odds-one = { $target } loses a model: { $percent } %.
show-odds-all = { $target } is destroyed: { $percent } %.
show-odds-charge = The charge reaches { $target } ({ $needed }+): { $percent } %.
show-odds-needed = { $needed } or more: { $percent } %.
show-odds-more = More than { $before }: { $percent } %.
show-odds-mortals = Mortal wounds: { $mean } on average.
show-brief-command-reroll = Rolls this roll again.
show-brief-counter-offensive = A unit of yours that is in combat and has not fought fights next.
show-brief-epic-challenge = The melee attacks of a CHARACTER are Precision attacks until the phase ends.
show-brief-insane-bravery = The unit is not Battle-shocked; it counts as having passed its test.
show-brief-grenade = Six dice: every 4+ is a mortal wound.
show-brief-tank-shock = Dice for the Strength of a melee weapon: every 5+ is a mortal wound, six at most.
show-brief-fire-overwatch = A unit within 24″ shoots at the one that moves; only unmodified sixes hit.
show-brief-rapid-ingress = A unit of yours arrives from Reserves now.
show-brief-go-to-ground = INFANTRY get a 6+ invulnerable save and the Benefit of Cover until the phase ends.
show-brief-smokescreen = SMOKE models get the Benefit of Cover and Stealth until the phase ends.
show-brief-heroic-intervention = A unit within 6″ charges the enemy that has just charged.
