# What pages show while an army is built.

muster-disk = { $count ->
    [one] Creature Disk
   *[other] { $count } Creature Disks
}
muster-aside = { $count ->
    [one] Creature Disk, waits aside
   *[other] { $count } Creature Disks, wait aside
}
muster-spell = { $count ->
    [one] Spell Disk
   *[other] { $count } Spell Disks
}

muster-group-faction = { $faction }
muster-group-no-faction = Without a faction
muster-group-spells = Spells of Level { $level }

muster-choice-count = Number
muster-choice-place = Place in the Reinforcement Stack, from the top

muster-gauge-points = Army Points
muster-gauge-others = Points outside the main faction ({ $faction })

muster-summary = Army of the faction { $faction }: { $disks ->
    [one] 1 Creature Disk
   *[other] { $disks } Creature Disks
}, { $spells ->
    [0] no spells
    [one] 1 Spell Disk
   *[other] { $spells } Spell Disks
}
muster-summary-ready = { $army }, exactly as in the Legions box
