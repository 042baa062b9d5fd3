# What pages show while an army is built.

muster-unit = { $count ->
    [one] Unit { $number }
   *[other] Unit { $number }, { $count } times
}
muster-group-list = { $list } ({ $alignment })

muster-choice-points = Points limit; none for a casual game with any units
muster-choice-good-and-evil = Both players agreed to mix good and evil
muster-choice-size = Size
muster-choice-count = Number
muster-choice-option = { $option }

muster-gauge-points = Points
muster-gauge-war-engines = War engines
muster-gauge-heroes-monsters = Heroes and monsters
muster-gauge-war-engines-of-list = War engines: { $list }
muster-gauge-heroes-monsters-of-list = Heroes and monsters: { $list }
