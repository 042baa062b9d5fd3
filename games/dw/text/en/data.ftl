# What can be wrong with data files of this game alone; crates/data has the general sentences. File, line and place stand before the sentence, which names the remedy.

data-capitals = “{ $word }” has capitals, but words are compared in small letters. Write it in small letters.
data-champion = Champions have a faction and no alignment, all other Disks have an alignment. Correct “champion”, “faction” or “alignment”.
data-kinds = There must be one entry for each of { $expected } kinds, but there are { $found }, or one kind is there twice. Keep one of each.
data-limit-and-unique = A Unique Disk is limited to one copy already. Remove “unique” or “limited”.
data-needs-field = One of the effects needs “{ $field }” to say whom it is done to. Add it, or use another effect.
data-no-change = This changes nothing. Write a value other than 0, or remove the effect.
data-no-duration = One of the effects holds for a time, but nothing says for how long. Write “last” with another word than “instant”.
data-nobody-transforms = No Disk Transforms into this one, so it can never be in play. Give it points, or an ability to another Disk.
data-not-always = One of the effects happens and is over, so it cannot work always. Write the moment at which it happens.
data-not-transformed = “{ $id }” has points and is an ordinary Disk of an army. Write “T” for its points, or Transform into another Disk.
data-nothing-lasts = No effect here holds for a time. Write “last = "instant"”.
data-only-true = Only true is possible here. Write true, or remove the field.
data-only-when = One of the effects happens only at the moment “{ $when }”. Write that for “when”, or use another effect.
data-players = The greatest number of players is less than the least. Correct one of them.
data-stack = The army lists “{ $id }” { $listed } times, but its stack holds it { $stacked } times. Make both the same; Disks with “T” for points wait aside and are not in the stack.
data-web-without-book = “{ $path }” is said to be documented on a public page, but not among the facts. Add it to “book” or remove it here.
data-wrong-way = This way to flip does not exist. Leave it open, or write “way = "straight"”, or all of “by = "owner"”, “way = "away"” and “order = "lowest_t"”.
