# Wörter, die in anderen Sätzen stehen.

word-segment-setup = Aufbau
word-segment-reinforcement = Verstärkungssegment
word-segment-activation = Aktivierungssegment
word-segment-missile = Geschosssegment
word-segment-combat = Kampfsegment
word-segment-remove-counters = Segment Marker entfernen

word-role-attacker = Angreifer
word-role-defender = Verteidiger

word-doing-move = zieht
word-doing-use = nutzt eine Spezialfähigkeit
word-doing-cast = zaubert
word-doing-gate = geht durch ein Tor
word-doing-pass = tut nichts

word-entry-starting = als Start-Disk
word-entry-reinforcement = als Verstärkung
word-entry-summoned = gerufen
word-entry-risen = von den Toten zurück

word-laying-ambush = von oben (Überfall)
word-laying-burrow = von unten (Untergraben)
word-laying-teleport = aufgenommen und hingelegt
word-laying-fall = gefallen

word-fate-destroyed = vernichtet
word-fate-gone = aus dem Spiel
word-fate-stack-bottom = unter ihren Stapel
word-fate-aside = beiseitegelegt

word-hurt-spell = Zauber
word-hurt-ability = Fähigkeit
word-hurt-combat = Kampf

word-stat-movement = M
word-stat-attack = AT
word-stat-defense = D
word-stat-toughness = T

word-token-wall = Magische Mauer
word-token-gate = Tor

word-last-instant = sofort
word-last-segment = bis das Aktivierungssegment endet
word-last-round = bis die Runde endet
word-last-permanent = auf Dauer
word-last-while-near = solange der Zaubernde in der Nähe bleibt

word-source-terrain = das Gelände
word-land-staging = Aufmarsch-Disk
word-land-center = Land in der Mitte

word-seats = { $seats ->
    [1] { $seat-1 }
    [2] { $seat-1 }, { $seat-2 }
    [3] { $seat-1 }, { $seat-2 }, { $seat-3 }
    [4] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }
    [5] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }
    [6] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }, { $seat-6 }
    [7] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }, { $seat-6 }, { $seat-7 }
   *[other] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }, { $seat-5 }, { $seat-6 }, { $seat-7 }, { $seat-8 }
}

## Was ausgelost wird

first-player-lot = Startspieler
attacker-lot = Angreifer der Belagerung
terrain-lot = wer zuerst Gelände legt
forcewave-lot = wer zuerst springt
stolen-spell-lot = der gestohlene Zauber
