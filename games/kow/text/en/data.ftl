# What can be wrong with data files of this game alone; crates/data has the general sentences. File, line and place stand before the sentence, which names the remedy.

data-army-wide = The rule “{ $rule }” has a number that belongs to single units, so a whole army cannot have it. Write another rule.
data-expected-none = Write a whole number here without quotation marks, or “none” where the book has a dash or an asterisk.
data-list-id = The id of a list is the name of its file. Write “{ $expected }”, or rename the file.
data-models = A unit of the type “{ $type }” cannot have { $models } models. Write a number that fills its ranks: 1 for single models, 5 to 30 in fives for others, 40, 50 or 60 for hordes of infantry.
data-muskets = Muskets are exchanged for crossbows, which this unit has not. Give it crossbows, or remove the option.
data-no-dice = A unit without attacks of its own needs a Breath Attack for its dice. Add one, or write a number of attacks.
data-no-list = set.toml names the list “{ $id }”, but its file is not there. Add the file or remove the name.
data-not-ascending = The result for Rout must be higher than the one for Wavering. Correct one of them.
data-outline = These corners are no outline of a terrain piece. Write at least three corners in order, whose edges do not cross.
data-piece-off-table = This terrain piece sticks out over the edge of the table. Move it inward.
data-pieces-overlap = This terrain piece overlaps an earlier one of the same layout. Move one of them.
data-special-value = The rule “{ $rule }” needs a number. Write it as a table, such as one with “rule” and “value”, or “inches” for a distance.
data-twice = “{ $word }” is there twice. Keep it once.
data-weapon-without-ranged = The unit can have the weapon “{ $weapon }”, but has no Ranged value to shoot with it. Write a value, or remove the weapon.
