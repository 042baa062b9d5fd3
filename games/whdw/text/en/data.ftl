# What can be wrong with data files of this game alone; crates/data has the general sentences. File, line and place stand before the sentence, which names the remedy.

data-bad-outline = These corners do not make an outline. List at least three corners counterclockwise, with no two edges crossing.
data-card-kind = The card is marked “{ $kind }”, but its abilities say otherwise. Write “none” without abilities, “battle” with exactly one battle ability, “passive” with abilities for disks activated with it.
data-empty-condition = This condition always fails. Write a roll, “it”, or “controls_piece = true”, or remove “when”.
data-hero-trait = Heroes have the trait “hero” and units do not. Change the kind or the traits.
data-no-change = A change by 0 does nothing. Write another amount or remove the effect.
data-not-a-hero = “{ $id }” is a unit and cannot lead a regiment. Name a hero.
data-not-a-unit = “{ $id }” is a hero and cannot be recruited. Name a unit.
data-not-ascending = The three lengths must grow from the first to the last. Correct them.
data-players = The greatest number of players is less than the least. Correct one of them.
data-race-faction = Empire and High Elves belong to Order, Chaos and Orcs to Destruction. Change the race or the faction.
data-regiment-faction = The regiment and its hero belong to different factions. Write the faction of the hero.
data-siege-length = Siege has no length, so it cannot be used here. Write “short”, “medium” or “long”.
data-strengths = List “attack”, “counter” or both, each once.
data-too-few = A game needs { $needed } of these. Add entries or lower the numbers in set.toml.
data-too-short = This length is shorter than a tenth of an inch. Write a greater one.
data-unstable-kind = Only cards with a battle ability can be unstable, but this one is marked “{ $kind }”. Write “unstable = false”.
data-unsupported-ability = The engine does not know such an ability on a “{ $holder }”: { $words }. Use a combination that the core set uses.
data-wrong-count = set.toml promises { $expected }, but { $found } are there. Correct the number or the entries.
