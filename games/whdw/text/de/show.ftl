# Was der Spieltisch neben Figuren, Knöpfen und Auflagen zeigt.

show-name = { $name }
show-zone = Aufmarschzone von { $seat }, Wert { $value }
show-phase = { $phase }
show-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round } von { $rounds }
}

show-tally-battlefield = auf dem Schlachtfeld
show-tally-reserve = in Reserve
show-tally-casualties = Verluste
show-tally-hand = Karten auf der Hand
show-tally-initiative = Platz in der Initiative
show-tally-points = Siegpunkte
show-tally-scenario = Szenario

show-terrain = { $name }: { $keywords }
show-disk = { $name } ({ $seat }): Angriff { $attack }, Gegenangriff { $counter }, Widerstand { $toughness }, Bewegung { $move }
show-badge-damage = { $count ->
    [one] 1 Schadensmarker
   *[other] { $count } Schadensmarker
}
show-badge-wounds = { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
}
show-badge-activated = aktiviert
show-badge-empowered = verstärkt
show-badge-pinned = gebunden

show-place-hand = auf deiner Hand
show-place-chosen = gewählt, verdeckt
show-place-drawn = gezogen, wähle eine
show-place-objective = dein geheimer Auftrag
show-place-objective-of = Auftrag von { $seat }
show-place-active = aktives Szenario
show-place-revealed = aufgedeckt von { $seat }
show-place-discard = abgelegt von { $seat }
show-place-row = ausgelegt
show-deployment-card = Aufmarschwert { $value }
show-command-card = { $strategy }, Aktivierungswert { $activation }
show-scenario-ability = Als Szenario: { $text }
show-scenario-objective = Als Auftrag: { $text }

show-verb-initiative = { word-seats-in-order }
show-verb-scenario = „{ $card }“ spielen
show-verb-command = „{ $card }“ wählen
show-verb-deployment-text = „{ $card }“ anlegen (Wert { $value })
show-verb-deployment-plain = „{ $card }“ mit der leeren Seite anlegen (Wert { $value })
show-verb-terrain = { $piece } platzieren
show-verb-leave-out = { $piece } weglassen
show-verb-watchtower = Deinen Wachturm platzieren
show-verb-deploy = Deine Disks aufstellen
show-verb-end-scouting = Kundschaften beenden
show-verb-move = { $disk } bewegen ({ $flips ->
    [one] 1 Sprung
   *[other] bis zu { $flips } Sprünge
})
show-verb-pass = { $disk } tut nichts
show-verb-shoot = { $disk } schießt
show-verb-shoot-with = { $disk } schießt mit { $weapon }
show-verb-magic = { $disk } wirkt Magie ({ $value })
show-verb-focus = { $disk } nutzt die Fokusfähigkeit
show-verb-focus-attacker = { $disk } nutzt die Fokusfähigkeit als Angreifer
show-verb-focus-defender = { $disk } nutzt die Fokusfähigkeit als Verteidiger
show-verb-battle = { $disk } nutzt „{ $card }“
show-verb-battle-attacker = { $disk } nutzt „{ $card }“ als Angreifer
show-verb-battle-defender = { $disk } nutzt „{ $card }“ als Verteidiger
show-verb-reinforce-zone = { $disk } in eine Aufmarschzone bringen
show-verb-reinforce-flank = { $disk } an einem Rand ins Spiel bringen (Flanke)
show-verb-reinforce-piece = { $disk } auf das Gelände bringen, das du kontrollierst
show-verb-tower = Vom Wachturm schießen
show-verb-with-bonus = mit dem Bonus der Befehlskarte
show-verb-end-card = Befehlskarte abschließen
show-verb-end-activation = Aktivierung beenden
show-verb-choose = { $disk } ({ $seat })
show-verb-trigger = Fähigkeit von { $disk } wegen { $it }
show-verb-engagement = { $disks }
show-verb-flip = { $disk } springen lassen
show-verb-strike = Zuschlagen
show-slot-strike = { $disk } schlägt
show-pick-target = Ziel
show-pick-disks = Disks
show-pick-receivers = wer die Marker erhält
show-skips-activations = { $left ->
    [one] 1 Aktivierung ist
   *[other] { $left } Aktivierungen sind
} übrig, und { $ready ->
    [one] 1 Disk könnte
   *[other] { $ready } Disks könnten
} sie nutzen: { $disks }.
show-skips-scouts = Könnten noch spähen: { $disks }.

show-gauge-flips = Sprünge
show-note-pins = { $disk } würde binden: { $disks }.
show-note-out = { $disk } würde das Schlachtfeld verlassen und auf den Totenstapel kommen.
show-note-magic = { $damage } arkaner Schaden; mit { $left } weiterem Schaden ist { $target } verwundet.
show-note-shot = { $dice ->
    [one] 1 Kampfwürfel
   *[other] { $dice } Kampfwürfel
}: { $range }{ $cover ->
    [0] {""}
   *[other] , Ziel in Deckung
}
show-chance-hits = { $target } wird mindestens einmal getroffen
show-chance-wounds = { $target } wird verwundet
show-chance-destroys = { $target } wird vernichtet

show-ring-move = Bewegung: { $flips ->
    [one] 1 Sprung
   *[other] { $flips } Sprünge
}
show-ring-shot = Fernkampfangriff
show-ring-weapon = Fernkampfangriff: { $weapon }
show-ring-magic = Magie
show-ring-band = { $band }
show-sight-clear = { $from } sieht { $to }.
show-sight-covered = { $from } sieht { $to } in Deckung.
show-sight-blocked = { $from } sieht { $to } nicht: Gelände ist im Weg.
show-sight-gap = { $gap } von Rand zu Rand: { $band }

show-kind-terrain = Gelände
show-kind-zone = Aufmarschzone von { $seat }
show-kind-disk = { $race } – { $kind }, { $size }
show-kind-traits = { $traits }
show-word-hero = Held
show-word-unit = Einheit
show-row = { $stat }
show-row-recruitment = Rekrutierungspunkte
show-row-command = Befehlskarten
show-row-cost = Rekrutierungskosten
show-reason-printed = { $change } aufgedruckt
show-reason-empowered = { $change } durch den Verstärkungsmarker
show-reason-floor = { $change }, weil kein Wert unter sein Mindestmaß fällt
show-reason-by = { $change } durch { $source }
show-keyword = { $keyword }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}
show-weapon = Fernkampfangriff: { $range }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, Stärke { $fixed ->
    [0] eines sechsseitigen Würfels
   *[other] { $strength }
}
show-weapon-named = { $weapon }: { $range }, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, Stärke { $fixed ->
    [0] eines sechsseitigen Würfels
   *[other] { $strength }
}
show-lasting-value = { $stat } um { $amount } verändert durch { $source }, { $until }
show-lasting-keyword = erhält { $keyword }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
} durch { $source }, { $until }
show-lasting-reach = schießt { $bands ->
    [one] eine Reichweite
   *[other] { $bands } Reichweiten
} weiter durch { $source }, { $until }

## Kurze Bezeichnungen, was noch zu tun ist, der Stand

show-short-battlefield = Feld
show-short-reserve = Reserve
show-short-casualties = Verluste
show-short-hand = Karten
show-short-initiative = Reihe
show-short-points = Punkte
show-left-activations = { $count } von { $all } Disks bereit
show-stake-shared = Gemeinsamer Auftrag (je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
show-stake-own = Dein Auftrag „{ $card }“ (je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
show-stake-terrain = { $piece } ({ $number })
show-stake-tower = { $piece } ({ $number })
show-score-shared = Gezählt wird nach der letzten Runde; so steht es jetzt.
show-score-secret = Die Aufträge bleiben geheim, bis sie nach der letzten Runde gezählt werden.
show-score-strongholds = Wer am Ende einer Runde { $needed } Wachtürme kontrolliert, gewinnt.
show-spread-damage = Schaden an { $target }
show-note-strike = { $disk } fügt { $target } { $damage } Schaden zu{ $wounds ->
    [0] , was allein nicht genügt
    [1] : eine Wunde
   *[other] : vernichtet
}.
