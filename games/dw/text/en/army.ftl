# What can be wrong with an army. Each sentence names the remedy.

army-champion-exclusive = { $champion } is a Champion and serves only with Disks of its faction ({ $faction }) and Disks without one. Remove the Champion, or these Disks of other factions: { $disks }.
army-good-and-evil = Good and Evil never serve in the same army. Remove either the Good Disks ({ $good }) or the Evil ones ({ $evil }).
army-half-faction = The Creature Disks cost { $points } points, and at least { $expected } of them must belong to one faction. The largest share has { $faction } with { $found }. Take more of that faction or less of others; spells do not count.
army-half-rounding = The Creature Disks cost { $points } points. Half of an odd sum is rounded up, so { $expected } must belong to one faction, but { $faction } has { $found }. One more point of that faction is enough.
army-league-barred = The league does not allow { $disk }, but the army holds { $count }. Remove it, or agree to play without the limits of the league.
army-league-copies = The league allows { $limit } copies of { $disk }, but there are { $count }. Remove some, or agree to play without the limits of the league.
army-league-spells = The league allows { $limit } Spell Disks of one kind, but { $spell } is there { $count } times. Remove some, or agree to play without the limits of the league.
army-no-disks = The Reinforcement Stack is empty. Take at least one Creature Disk with a point value.
army-no-faction = The army is not based on any faction: none of its { $points } points of Creature Disks belongs to one. Take at least as many points of a faction.
army-nobody-transforms = { $disk } costs nothing and waits aside, but no Disk of the army can Transform into it. Remove it, or add one of these: { $options }.
army-over-limit = Disks and spells cost { $cost } Army Points, but { $points } were agreed. Save { $over } points.
army-ready-over-limit = This ready-made army is worth { $cost } Army Points, but { $points } were agreed. Choose a smaller army, or agree on { $over } points more.
army-too-many-copies = { $disk } is Limited: an army may hold { $limit } copies, but there are { $count }. Replace the others.
army-unique-twice = { $disk } is Unique: an army may hold one copy, but there are { $count }. Keep one and replace the others.
army-unknown-disk = Line { $number } of the Creature Disks: there is no Disk “{ $word }”. Write its id as in disks.toml.
army-unknown-disk-nearest = Line { $number } of the Creature Disks: there is no Disk “{ $word }”. Did you mean “{ $nearest }”?
army-unknown-spell = Line { $number } of the spells: there is no spell “{ $word }”. Write its id as in spells.toml.
army-unknown-spell-nearest = Line { $number } of the spells: there is no spell “{ $word }”. Did you mean “{ $nearest }”?
