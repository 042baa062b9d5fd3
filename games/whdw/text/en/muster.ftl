# What pages show while an army is built.

muster-regiment = Regiment { $number }
muster-unit = { $count ->
    [one] Unit
   *[other] { $count } units
}
muster-card = Command card

muster-group-prebuilt = Prebuilt regiments
muster-group-heroes = Heroes: { $race }
muster-group-units = Units: { $race }
muster-group-cards = Command cards
muster-prebuilt-unit = { $count } × { $unit }
muster-prebuilt-cards = Command cards: { $cards }

muster-choice-prebuilt = Prebuilt regiment, exactly as listed
muster-choice-hero = Hero
muster-choice-count = Number

muster-gauge-regiments = Regiments
muster-gauge-recruitment = Recruitment points
muster-gauge-cards = Command cards
