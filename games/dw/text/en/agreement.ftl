# Why a match cannot begin as agreed. Every sentence names the remedy.

agreement-unknown-scenario = There is no scenario “{ $word }”. Choose one of the five printed ones.
agreement-player-count = { $found ->
    [one] One army was
   *[other] { $found } armies were
} chosen, but the scenario needs at least { $least } and at most { $most }. Choose that many, or another scenario.
agreement-exact-player-count = { $found ->
    [one] One army was
   *[other] { $found } armies were
} chosen, but the scenario is for { $most } players. Choose that many, or another scenario.
agreement-no-points = Armies of 0 Army Points have no Disks. Agree on more.
agreement-table-size = A table of { $width } by { $depth } cannot be used. Choose at least { $least-width } by { $least-depth } and at most { $most } along each edge.
agreement-table-too-small = On a table of { $width } by { $depth } the Land Disks of this scenario do not lie wholly on the table. Choose a larger one.
agreement-terrain-is-fixed = In a siege the defender alone brings terrain, and the scenario says how much. Leave the number out.
agreement-too-much-terrain = { $found } Terrain Disks for each player are too many. Agree on { $most } at most.
agreement-kills-not-adjustable = Only Doom Hill and Battlegnash allow another number of kills. Leave the number out.
agreement-no-kills = The number of kills must be at least 1.
agreement-rounds-fixed = The scenario has a last round of its own. Leave the number of rounds out.
agreement-rounds = The last round must be from 1 to { $most }.
agreement-no-roles = Only a siege has an attacker and a defender. Leave the roles out.
agreement-attacker-absent = The attacker must be one of the players.
agreement-too-many-disks = The armies have { $found } Disks together, but at most { $most } can be kept apart. Choose smaller armies.
