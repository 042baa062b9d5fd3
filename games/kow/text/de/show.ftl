# Was der Spieltisch neben Einheiten, Knöpfen und Auflagen zeigt.

show-name = { $name }
show-zone = Aufstellungszone von { $seat }
show-phase = { $phase }
show-preparation = Vorbereitung
show-turn-of = Spielzug { $turn } von { $turns }
show-turn = Spielzug { $turn }
show-tally-units = Einheiten auf dem Tisch
show-tally-waiting = noch aufzustellen
show-tally-routed = geflohen
show-tally-points = Punkte
show-tally-points-now = Punkte zurzeit
show-tally-victory = Siegbedingung
show-terrain = { $kind }: { $category }, Höhe { $height }
show-objective = Missionsziel { $number }
show-unit = { $name } ({ $seat }): { $points } Punkte, Bewegung { $speed }, Verteidigung { $defence }+, Moral { $nerve }
show-word-impassable = unpassierbar
show-word-obstacle = Hindernis
show-word-difficult = schwieriges Gelände
show-word-decoration = Dekoration
show-word-objective = Missionsziel
show-badge-objective = Missionsziel
show-badge-damage = { $count ->
    [one] 1 Schadensmarker
   *[other] { $count } Schadensmarker
}
show-badge-wavering = wankt
show-badge-ordered = Befehl: { $order }
show-badge-shot = hat geschossen
show-badge-charged = angegriffen, der Nahkampf steht bevor

show-verb-side = Seite wählen: { $side }
show-verb-first = { $seat } beginnt
show-verb-terrain = Platzieren: { $kind }
show-verb-enough-terrain = Es ist genug Gelände
show-verb-objective = Ein Missionsziel setzen
show-verb-terrain-objective = Zum Missionsziel machen: { $kind } { $number }
show-verb-deploy = { $unit } aufstellen
show-verb-deploy-left = { $unit } aufstellen, Champion links der Mitte
show-verb-deploy-right = { $unit } aufstellen, Champion rechts der Mitte
show-verb-order = { $unit }: { $order }
show-verb-end-move = Bewegungsphase beenden
show-verb-end-shoot = Schussphase beenden
show-verb-shoot = { $unit }: { $attack }
show-verb-surge-target = { $unit } angreifen
show-verb-test = Moral testen: { $unit }
show-verb-fight = Nahkampf gegen { $unit }
show-verb-regroup-next = { $unit } neu formieren
show-verb-regroup-stay = { $unit }: stehen bleiben
show-verb-regroup-turn = { $unit }: drehen
show-verb-regroup-forward = { $unit }: W6 Zoll vor
show-verb-regroup-back = { $unit }: W3 Zoll zurück
show-verb-part-left = { $unit } macht nach links Platz
show-verb-part-right = { $unit } macht nach rechts Platz
show-verb-pause = Um eine Pause bitten
show-verb-agree-pause = Der Pause zustimmen
show-verb-refuse-pause = Weiterspielen
show-verb-resume = Weiter
show-pick-target = Ziel
show-pick-joint = wer mit angreift
show-skips-orders = Noch ohne Befehl: { $units }. Sie bleiben stehen.
show-skips-shots = Könnten noch schießen: { $units }.

show-gauge-distance = Strecke
show-gauge-charge = Abstand von { $unit } zum Ziel
show-gauge-range = Reichweite
show-note-charge = { $unit } trifft auf { $target } ({ $side }){ $hindered ->
    [0] {""}
   *[other] , behindert
}{ $defended ->
    [0] {""}
   *[other] , hinter einem Hindernis
}.
show-note-shot = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, Treffer ab { $needed }{ $halved ->
    [0] {""}
   *[other] , halbiert, weil mehr als eine 6 nötig wäre
}
show-note-modifier = Trefferwurf { $by ->
    [one] +1
   *[other] { $by }
} ({ $rule })
show-note-cover-doubtful = Die Deckung ist zweifelhaft: Ein Würfel entscheidet.
show-chance-damage = { $target } nimmt Schaden (im Mittel { $mean })
show-chance-wavers = { $target } wankt
show-chance-routs = { $target } flieht

show-ring-advance = Vorrücken!
show-ring-charge = Angriff!
show-ring-attack = { $attack }
show-ring-inspiring = Inspirierend
show-sight-clear = { $from } sieht { $to }.
show-sight-blocked = { $from } sieht { $to } nicht.
show-sight-doubtful = Ob { $from } das Ziel { $to } sieht, ist zweifelhaft: Ein Würfel entscheidet.
show-sight-outside-arc = { $to } liegt außerhalb des Frontbereichs von { $from }.
show-sight-covered = { $to } hat Deckung vor { $from }.
show-sight-cover-doubtful = Ob { $to } Deckung vor { $from } hat, ist zweifelhaft: Ein Würfel entscheidet.
show-sight-hidden = { $percent } % davon sind verdeckt.
show-sight-gap = { $gap } vom Champion aus, der auf diese Seite blickt: { $side }

show-kind-unit = { $list }: { $type }, { $models ->
    [one] 1 Modell
   *[other] { $models } Modelle
} ({ $files } x { $ranks }), Höhe { $height }
show-reason-options = durch Optionen
show-special = { $name }{ $value ->
    [0] {""}
   *[other] {" "}({ $value })
}
show-special-range = { $name } ({ $range })
show-special-for = { $name } ({ $whom })
show-shooting-range = Reichweite { $range }
show-option = Option: { $name }
show-state-released = Bestie losgelassen
show-state-inspired = inspiriert von { $friend }

## Kurze Bezeichnungen, was noch zu tun ist, der Stand

show-short-units = Einh.
show-short-waiting = wartend
show-short-routed = geflohen
show-short-points = Punkte
show-left-deploy = noch { $count } von { $all } Einheiten aufzustellen
show-left-orders = { $count }/{ $all } ohne Befehl
show-left-shots = { $count } von { $all } Schützen bereit
show-left-melees = { $count ->
    [0] kein Nahkampf mehr
    [one] noch 1 Nahkampf
   *[other] noch { $count } Nahkämpfe
}
show-stake-destroyed = Vernichtete Feinde (Punkte)
show-stake-terrain = Missionsziel: { $kind } { $number }
show-score-wins = Endete die Schlacht jetzt, würde { $seat } gewinnen.
show-score-open = Endete die Schlacht jetzt, würde niemand gewinnen.
show-spread-damage = Schaden an { $target }
