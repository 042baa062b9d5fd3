# What can be wrong with an army. Every sentence names the remedy.

army-detachment-forbids = { $detachment } allows no unit with the keyword { $keyword }, but { $unit } has it. Remove the unit or choose another Detachment.
army-detachment-other-faction = { $detachment } is no Detachment of the faction { $faction }. Choose one of this faction.
army-detachment-requires = { $detachment } needs at least { $expected } units with the keyword { $keyword }, and the army has { $found }. Add some.
army-enhancement-epic-hero = Unit { $number }: { $unit } is an EPIC HERO and cannot be given { $enhancement }. Give it to another CHARACTER.
army-enhancement-no-character = Unit { $number }: { $unit } is no CHARACTER and cannot be given { $enhancement }. Give it to a CHARACTER.
army-enhancement-not-offered = Unit { $number }: { $detachment } does not offer { $enhancement } for { $unit }. Choose another Enhancement or another Detachment.
army-enhancement-twice = { $enhancement } is there { $count } times. Each Enhancement can be in the army only once.
army-enhancements-of-unit = Unit { $number }: { $unit } has { $count } Enhancements. Keep one.
army-epic-hero-twice = { $unit } is an EPIC HERO and there { $count } times. Keep one.
army-faction-mismatch = Unit { $number }: { $unit } does not have the keyword of the faction { $faction }. Remove it or choose its faction.
army-no-character = The army has no CHARACTER. Add at least one.
army-no-units = The army has no unit. Add units, a CHARACTER among them.
army-no-warlord = The army has no Warlord. Write “warlord = true” at one CHARACTER.
army-option-too-many = Unit { $number }: { $count } models of { $unit } take { $option }, but only { $limit } can. Take fewer.
army-option-too-small = Unit { $number }: { $option } needs a unit of at least { $expected } models, and { $unit } has { $found }. Make the unit larger or leave the option out.
army-option-twice = Unit { $number }: { $unit } takes { $option } { $count } times. Take it once and write how many models take it.
army-over-limit = The army costs { $cost } points, but the limit is { $points }. Save { $over } points.
army-publication = The datasheets of the army cannot be read: { $place } ({ $key }). Check the army file with “gonfalon army check”.
army-size-not-agreed = The army was mustered for the battle size “{ $size }”, but “{ $agreed }” was agreed. Change the army and its size.
army-too-many-copies = { $unit } is there { $count } times, but at most { $limit } are allowed. Remove some.
army-too-many-enhancements = The army has { $count } Enhancements, but at most { $limit } are allowed. Remove some.
army-unknown-detachment = There is no Detachment “{ $word }”. Write one of these: { $known }.
army-unknown-enhancement = Unit { $number }: there is no Enhancement “{ $word }” for { $unit }. Write one of these: { $known }.
army-unknown-faction = There is no faction “{ $word }”. Write one of these: { $known }.
army-unknown-loadout = Unit { $number }: { $unit } has no loadout “{ $found }”. Write one of these: { $known }.
army-unknown-option = Unit { $number }: { $unit } has no wargear option “{ $word }”. It has these: { $known }.
army-unknown-size = Unit { $number }: { $unit } cannot have { $found } models. Write one of these numbers: { $known }.
army-unknown-unit = Unit { $number }: there is no datasheet “{ $word }”. Write its id as in the data files.
army-unknown-unit-nearest = Unit { $number }: there is no datasheet “{ $word }”. Did you mean “{ $nearest }”?
army-warlord-no-character = Unit { $number }: { $unit } is no CHARACTER and cannot be the Warlord. Choose a CHARACTER.
army-warlords = The army has { $count } Warlords. Keep one.
