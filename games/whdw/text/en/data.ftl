# What can be wrong with data files and army files. File, line and place stand before the sentence, which names the remedy.

data-bad-id = “{ $id }” cannot be an id. Use small letters without accents, digits and hyphens, 60 characters at most.
data-bad-outline = These corners do not make an outline. List at least three corners counterclockwise, with no two edges crossing.
data-card-kind = The card is marked “{ $kind }”, but its abilities say otherwise. Write “none” without abilities, “battle” with exactly one battle ability, “passive” with abilities for disks activated with it.
data-duplicate-id = The id “{ $id }” is used twice. Give one of the two entries another id.
data-empty-condition = This condition always fails. Write a roll, “it”, or “controls_piece = true”, or remove “when”.
data-empty-text = This text is empty. Write something in it.
data-expected-boolean = Write true or false here, without quotation marks.
data-expected-integer = Write a whole number here, without quotation marks.
data-expected-length = Write a length in inches here, such as 1.75.
data-expected-list = Write a list in square brackets here.
data-expected-table = Write a table in braces here, such as one with “en” and “de”.
data-expected-text = Write a text in quotation marks here.
data-fact-path = “{ $path }” names no field of this entry. Correct the path or remove it from the list.
data-fact-text = “{ $path }” cannot be a fact, since texts are always this project's own words. Remove it from the list.
data-fact-twice = “{ $path }” is marked twice. Keep it in one list only.
data-file-unreadable = The file cannot be read ({ $reason }). Put a file of this name into the folder, for example a copy from the core set.
data-hero-trait = Heroes have the trait “hero” and units do not. Change the kind or the traits.
data-inexact-length = “{ $value }” is not a plain decimal number with at most three decimals. Write it as one.
data-json-value = The file holds a value that an army has no use for, such as null ({ $reason }). Remove it.
data-list-length = The list has { $found } elements, but { $expected } are needed. Add or remove some.
data-missing-field = The field “{ $field }” is missing. Add it.
data-no-change = A change by 0 does nothing. Write another amount or remove the effect.
data-not-a-hero = “{ $id }” is a unit and cannot lead a regiment. Name a hero.
data-not-a-unit = “{ $id }” is a hero and cannot be recruited. Name a unit.
data-not-ascending = The three lengths must grow from the first to the last. Correct them.
data-not-json = The file is not JSON ({ $reason }). Correct this place.
data-not-text = From here on the file is not UTF-8 text. Save it again as UTF-8.
data-not-toml = The file is not TOML ({ $reason }). Correct this place.
data-out-of-range = { $value } is not allowed here. Write a number from { $least } to { $most }.
data-players = The greatest number of players is less than the least. Correct one of them.
data-race-faction = Empire and High Elves belong to Order, Chaos and Orcs to Destruction. Change the race or the faction.
data-regiment-faction = The regiment and its hero belong to different factions. Write the faction of the hero.
data-siege-length = Siege has no length, so it cannot be used here. Write “short”, “medium” or “long”.
data-strengths = List “attack”, “counter” or both, each once.
data-too-few = A game needs { $needed } of these. Add entries or lower the numbers in set.toml.
data-too-many = There are more than 255 entries. Remove some.
data-too-short = This length is shorter than a tenth of an inch. Write a greater one.
data-unknown-field = The field “{ $field }” is not known here. Remove it.
data-unknown-field-nearest = The field “{ $field }” is not known here. Did you mean “{ $nearest }”?
data-unknown-id = There is no entry “{ $id }”. Write the id of an existing entry.
data-unknown-id-nearest = There is no entry “{ $id }”. Did you mean “{ $nearest }”?
data-unknown-word = “{ $word }” is not known here. Use one of these: { $known }.
data-unknown-word-nearest = “{ $word }” is not known here. Did you mean “{ $nearest }”? Known are: { $known }.
data-unstable-kind = Only cards with a battle ability can be unstable, but this one is marked “{ $kind }”. Write “unstable = false”.
data-unsupported-ability = The engine does not know such an ability on a “{ $holder }”: { $words }. Use a combination that the core set uses.
data-wrong-count = set.toml promises { $expected }, but { $found } are there. Correct the number or the entries.
