# Was in einer Partie geschieht, wie es das Protokoll erzählt. Hinter einer Disk steht ihr Besitzer, Regelkennungen stehen in eckigen Klammern.

## Aufbau

event-edges-assigned =
    Aufmarschränder: { $seats ->
        [2] { $seat-1 } im { $edge-1 }, { $seat-2 } im { $edge-2 }
        [3] { $seat-1 } im { $edge-1 }, { $seat-2 } im { $edge-2 }, { $seat-3 } im { $edge-3 }
       *[other] { $seat-1 } im { $edge-1 }, { $seat-2 } im { $edge-2 }, { $seat-3 } im { $edge-3 }, { $seat-4 } im { $edge-4 }
    }.
event-initiative-rolled =
    { $seat } würfelt eine { $die } für die Initiative{ $unspent ->
        [0] {""}
       *[other] {" "}und addiert { $unspent ->
            [one] einen übrigen Rekrutierungspunkt
           *[other] { $unspent } übrige Rekrutierungspunkte
        }: zusammen { $total }
    }.
event-initiative-assigned = Reihenfolge der Initiative: { word-seats-in-order }.
event-scenarios-drawn =
    { $seat } zieht zwei Szenariokarten{ $known ->
        [0] {""}
       *[other] : { $cards }
    }.
event-scenario-chosen = „{ $card }“ wird das aktive Szenario.
event-objective-dealt =
    { $seat } erhält verdeckt einen Auftrag{ $known ->
        [0] {""}
       *[other] : „{ $card }“
    }.
event-deployment-cards-dealt = Ausgelegte Aufmarschkarten: { $cards }.
event-deployment-card-placed = { $seat } legt an den Rand: { $card } ({ $side } oben), { $at } von dessen Anfang.
event-zone-shifted = Die Aufmarschzone, die mit Karte Nummer { $card } beginnt, wird durch eine Finte verlegt und beginnt nun { $at } vom Anfang ihres Randes.
event-terrain-dealt = Ausgelegtes Gelände: { $pieces }.
event-terrain-placed = { $seat } platziert das Geländeteil „{ $piece }“ bei ({ $x } | { $y }), um { $degrees }° gedreht.
event-terrain-left-out = { $seat } lässt das Geländeteil „{ $piece }“ weg, weil es keinen Platz dafür gibt.
event-deployed = „{ $disk }“ ({ $owner }) marschiert bei ({ $x } | { $y }) auf.

## Runden, Phasen und Befehlskarten

event-round-began = Runde { $round } beginnt.
event-phase-began = Jetzt: { $phase }.
event-command-sealed =
    { $seat } legt verdeckt eine Befehlskarte vor sich{ $known ->
        [0] {""}
       *[other] : „{ $card }“
    }.
event-commands-revealed =
    Aufgedeckte Befehlskarten: { $seats ->
        [0] keine
        [1] { $seat-1 } „{ $card-1 }“ ({ $strategy-1 })
        [2] { $seat-1 } „{ $card-1 }“ ({ $strategy-1 }), { $seat-2 } „{ $card-2 }“ ({ $strategy-2 })
        [3] { $seat-1 } „{ $card-1 }“ ({ $strategy-1 }), { $seat-2 } „{ $card-2 }“ ({ $strategy-2 }), { $seat-3 } „{ $card-3 }“ ({ $strategy-3 })
       *[other] { $seat-1 } „{ $card-1 }“ ({ $strategy-1 }), { $seat-2 } „{ $card-2 }“ ({ $strategy-2 }), { $seat-3 } „{ $card-3 }“ ({ $strategy-3 }), { $seat-4 } „{ $card-4 }“ ({ $strategy-4 })
    }.
event-order-determined = Die Karten werden in dieser Reihenfolge abgehandelt: { word-seats-in-order }.
event-card-began = { $seat } handelt „{ $card }“ ab (Aktivierungswert { $value }).
event-activations-lost =
    Für { $seat } { $count ->
        [one] verfällt eine Aktivierung
       *[other] verfallen { $count } Aktivierungen
    }, weil keine zulässige Disk mehr da ist.
event-cards-discarded = Die abgehandelten Befehlskarten werden abgelegt.

## Aktivierungen

event-activation-began = „{ $disk }“ ({ $owner }) wird aktiviert: { $doing }.
event-bonus-taken = „{ $disk }“ ({ $owner }) nimmt den Bonus der Befehlskarte in Anspruch.
event-flipped = „{ $disk }“ ({ $owner }) springt nach ({ $x } | { $y }).
event-flew = „{ $disk }“ ({ $owner }) fliegt weiter über ({ $x } | { $y }).
event-stopped = „{ $disk }“ ({ $owner }) muss die Bewegung beenden [{ $rule }].
event-pinned = „{ $by }“ ({ $by-owner }) bindet „{ $target }“ ({ $target-owner }).
event-reinforced = „{ $disk }“ ({ $owner }) wird bei ({ $x } | { $y }) mobilisiert, { $entry }.
event-token-placed = „{ $disk }“ ({ $owner }) bekommt einen Aktivierungsmarker.
event-token-taken = „{ $disk }“ ({ $owner }) verliert den Aktivierungsmarker.
event-tower-activated = „{ $tower }“ (Geländeteil { $piece }) bekommt einen Aktivierungsmarker.

## Fähigkeiten

event-triggered = Eine Fähigkeit von „{ $disk }“ ({ $owner }) wird durch „{ $by }“ ({ $by-owner }) ausgelöst.
event-trigger-taken = Die durch „{ $by }“ ({ $by-owner }) ausgelöste Fähigkeit von „{ $disk }“ ({ $owner }) ist an der Reihe.
event-ability-used = „{ $disk }“ ({ $owner }) setzt eine Fähigkeit ein.
event-battle-ability-used =
    { $seat } setzt mit „{ $by }“ ({ $by-owner }) die Kampffähigkeit von „{ $card }“ ein{ $count ->
        [0] {""}
       *[other] , und zwar auf: { $picks }
    }.
event-magic-used = „{ $by }“ ({ $by-owner }) setzt Magie { $value } gegen „{ $target }“ ({ $target-owner }) ein.
event-die-rolled = Der Wurf für „{ $disk }“ ({ $owner }) ergibt { $value } ({ $purpose }).
event-empowered = „{ $disk }“ ({ $owner }) wird verstärkt.
event-unempowered = „{ $disk }“ ({ $owner }) verliert den Verstärkungsmarker ({ $source }).
event-value-changed =
    „{ $disk }“ ({ $owner }): { $change } { $stat }{ $least ->
        [0] {""}
       *[other] , mindestens aber { $least }
    }, { $until } ({ $source }).
event-keyword-gained =
    „{ $disk }“ ({ $owner }) erhält { $keyword }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }, { $until } ({ $source }).
event-reach-lengthened =
    Fernkampfangriffe von „{ $disk }“ ({ $owner }) reichen { $steps ->
        [one] eine Reichweite
       *[other] { $steps } Reichweiten
    } weiter, { $until } ({ $source }).

## Fernkampf, Nahkampf und Schaden

event-shot-declared =
    „{ $by }“ ({ $by-owner }) greift „{ $target }“ ({ $target-owner }) im Fernkampf an ({ $range }, { $dice ->
        [one] ein Kampfwürfel
       *[other] { $dice } Kampfwürfel
    }).
event-battle-dice-rolled =
    { $rerolled ->
        [0] { $dice ->
            [one] Kampfwürfel
           *[other] { $dice } Kampfwürfel
        }
       *[other] Wiederholter Wurf (Streuschuss)
    } gegen „{ $target }“ ({ $target-owner }){ $strength ->
        [0] {""}
       *[other] , Stärke { $strength }
    }{ $hit ->
        [0] {""}
       *[other] {" "}· { $hit } × { word-face-hit }
    }{ $critical ->
        [0] {""}
       *[other] {" "}· { $critical } × { word-face-critical }
    }{ $miss ->
        [0] {""}
       *[other] {" "}· { $miss } × { word-face-miss }
    }{ $scatter ->
        [0] {""}
       *[other] {" "}· { $scatter } × { word-face-scatter }
    }{ $chaos ->
        [0] {""}
       *[other] {" "}· { $chaos } × { word-face-chaos }
    }.
event-engagement-began = Gefecht: { $attackers } gegen { $defenders }.
event-struck = „{ $by }“ ({ $by-owner }) trifft „{ $target }“ ({ $target-owner }) mit Stärke { $strength }.
event-damaged = „{ $disk }“ ({ $owner }) erleidet { $amount } Schaden ({ $damage }) [{ $rule }].
event-wounded = „{ $disk }“ ({ $owner }) erleidet eine Wunde und bleibt auf dem Schlachtfeld.
event-removed = „{ $disk }“ ({ $owner }) kommt auf den Totenstapel [{ $rule }].

## Das Ende

event-round-cleared = Die Runde ist vorbei: Alle Marker außer Wundenmarkern werden entfernt, und die Befehlskarten kehren auf die Hand zurück.
event-eliminated = { $seat } hat keine Disk mehr auf dem Schlachtfeld und scheidet aus.
event-reserve-lost = Die übrigen Disks aus der Reserve von { $seat } kommen auf den Totenstapel.
event-scored =
    { $seat } erhält { $points ->
        [one] einen Siegpunkt
       *[other] { $points } Siegpunkte
    } ({ $objective }).
event-ended =
    Das Spiel ist zu Ende: { $seats ->
        [0] Niemand gewinnt
        [1] { $seat-1 } gewinnt
       *[other] Es gewinnen { word-seats-in-order }
    } [{ $rule }].
