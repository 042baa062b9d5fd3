# Was Seiten zeigen, während eine Armee gebaut wird.

muster-disk = { $count ->
    [one] Kreaturen-Disk
   *[other] { $count } Kreaturen-Disks
}
muster-aside = { $count ->
    [one] Kreaturen-Disk, liegt bereit
   *[other] { $count } Kreaturen-Disks, liegen bereit
}
muster-spell = { $count ->
    [one] Zauber-Disk
   *[other] { $count } Zauber-Disks
}

muster-group-faction = { $faction }
muster-group-no-faction = Ohne Fraktion
muster-group-spells = Zauber der Stufe { $level }

muster-choice-count = Anzahl
muster-choice-place = Platz im Verstärkungsstapel, von oben

muster-gauge-points = Armeepunkte
muster-gauge-others = Punkte außerhalb der Hauptfraktion ({ $faction })

muster-summary = Armee der Fraktion { $faction }: { $disks ->
    [one] 1 Kreaturen-Disk
   *[other] { $disks } Kreaturen-Disks
}, { $spells ->
    [0] keine Zauber
    [one] 1 Zauber-Disk
   *[other] { $spells } Zauber-Disks
}
muster-summary-ready = { $army }, genau wie in der Legions-Box
