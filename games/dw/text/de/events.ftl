# Was in einer Partie geschieht, wie es das Protokoll erzählt. Hinter einer Disk steht, wem sie gehörte, Regelkennungen stehen in eckigen Klammern.

## Aufbau

event-opened-physics = „{ $scenario }“, Armeen von bis zu { $points } Armeepunkten. Was fällt, wird als starrer Körper simuliert.
event-opened-stand-in = „{ $scenario }“, Armeen von bis zu { $points } Armeepunkten. Was fällt, berechnet der Ersatz für die Simulation.
event-roles-given = { $attacker } greift an, { $defender } verteidigt.
event-first-player = { $seat } ist Startspieler.
event-staging-placed = Die Aufmarsch-Disk von { $seat } liegt bei ({ $x } | { $y }).
event-staging-laid = { $seat } legt die eigene Aufmarsch-Disk nach ({ $x } | { $y }).
event-center-placed = Das Land in der Mitte liegt bei ({ $x } | { $y }).
event-land-placed = „{ $land }“ liegt bei ({ $x } | { $y }).
event-land-laid = { $seat } legt „{ $land }“ nach ({ $x } | { $y }).
event-stack-arranged = { $seat } hat den Verstärkungsstapel geordnet.
event-top-shown = Auf dem Verstärkungsstapel von { $seat } liegt „{ $disk }“.
event-stack-empty = Der Verstärkungsstapel von { $seat } ist leer.

## Runden und Züge

event-round-began = Runde { $round } beginnt.
event-segment-began = Jetzt: { $segment }.
event-turn-began = { $seat } ist mit Aktivieren an der Reihe.
event-turn-missed = { $seat } setzt einen Zug aus.
event-turn-ended-done = { $seat } ist mit diesem Aktivierungssegment fertig.
event-turn-resumed = Der Zug von { $seat } geht weiter.
event-frozen = { $seat } wird den nächsten Zug aussetzen.
event-activation-began = „{ $disk }“ ({ $owner }) wird aktiviert und { $doing }.
event-marked = „{ $disk }“ ({ $owner }) erhält einen Aktivierungsmarker [{ $rule }].
event-unmarked = „{ $disk }“ ({ $owner }) verliert { $all ->
    [0] einen Aktivierungsmarker
   *[other] alle Aktivierungsmarker
}.

## Ins Spiel kommen und ziehen

event-entered = „{ $disk }“ ({ $owner }) kommt für { $seat } bei ({ $x } | { $y }) ins Spiel, { $entry }.
event-flipped = „{ $disk }“ ({ $owner }) { $forced ->
    [0] springt
   *[other] wird bewegt
} nach ({ $x } | { $y }).
event-flew = „{ $disk }“ ({ $owner }) fliegt nach ({ $x } | { $y }).
event-came-down = „{ $disk }“ ({ $owner }) landet bei ({ $x } | { $y }).
event-stopped = „{ $disk }“ ({ $owner }) muss anhalten [{ $rule }].
event-attacked = „{ $disk }“ ({ $owner }) greift an: { $whom }.
event-laid = „{ $disk }“ ({ $owner }) liegt bei ({ $x } | { $y }), { $laying }.
event-swapped = „{ $disk }“ ({ $owner }) und „{ $target }“ ({ $target-owner }) tauschen die Plätze.
event-land-flipped = Eine Gelände-Disk springt nach ({ $x } | { $y }).

## Zauber und Fähigkeiten

event-announced = „{ $by }“ ({ $by-owner }) wirkt „{ $spell }“{ $count ->
    [0] {""}
   *[other] {" "}auf { $targets }
}.
event-nullified = „{ $by }“ ({ $by-owner }) hebt „{ $spell }“ mit Surge auf.
event-unaffected = „{ $source }“ wirkt nicht auf „{ $disk }“ ({ $owner }) [{ $rule }].
event-ability-own = „{ $by }“ ({ $by-owner }) nutzt die eigene Fähigkeit{ $count ->
    [0] {""}
   *[other] {" "}auf { $targets }
}.
event-ability-used = „{ $by }“ ({ $by-owner }) nutzt die Fähigkeit von „{ $source }“{ $count ->
    [0] {""}
   *[other] {" "}auf { $targets }
}.
event-slid = Die von „{ $by }“ ({ $by-owner }) geschobene Zauber-Disk trifft „{ $target }“ ({ $target-owner }).
event-slid-past = Die von „{ $by }“ ({ $by-owner }) geschobene Zauber-Disk trifft niemanden.
event-spell-stolen = { $seat } stiehlt { $from } einen Zauber{ $known ->
    [0] {""}
   *[other] : „{ $spell }“
}.
event-spell-recovered = „{ $spell }“ kehrt ins Zauberbuch von { $seat } zurück.
event-spell-lent = „{ $disk }“ ({ $owner }) darf in diesem Zug von { $seat } „{ $spell }“ wirken.
event-spell-lapsed = Der { $seat } geliehene Zauber wurde nicht gewirkt und verfällt.
event-token-placed = „{ $token }“ liegt bei ({ $x } | { $y }).
event-lasting-began = Wirkung von „{ $source }“{ $count ->
    [0] {""}
   *[other] {" "}auf { $targets }
}: { $last }.
event-group-fixed = Die Wirkung erfasst { $group }.
event-lasting-ended = Eine Wirkung endet [{ $rule }].

## Schaden und Tod

event-damaged = „{ $disk }“ ({ $owner }) nimmt { $amount } Schaden ({ $hurt }).
event-blow = Ein Sofortschlag ({ $amount }) trifft „{ $disk }“ ({ $owner }).
event-unharmed = „{ $disk }“ ({ $owner }) nimmt keinen Schaden [{ $rule }].
event-wounded = „{ $disk }“ ({ $owner }) erhält { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}.
event-healed = „{ $disk }“ ({ $owner }) verliert { $wounds ->
    [one] einen Wundmarker
   *[other] { $wounds } Wundmarker
}.
event-killed = { $seat } tötet „{ $disk }“ ({ $owner }), { $points } wert ({ $fate }) [{ $rule }].
event-destroyed = „{ $disk }“ ({ $owner }) stirbt ({ $fate }) [{ $rule }].
event-left = „{ $disk }“ ({ $owner }) verlässt das Spiel ({ $fate }) [{ $rule }].
event-stack-destroyed = { $by } vernichtet „{ $disk }“ im Stapel von { $seat }.
event-stack-converted = { $by } nimmt „{ $disk }“ von unten aus dem Stapel von { $seat }.
event-transformed = „{ $disk }“ ({ $owner }) verwandelt sich in „{ $into }“.
event-controlled = { $seat } beherrscht „{ $disk }“ ({ $owner }) [{ $rule }].
event-masterless = Niemand beherrscht „{ $disk }“ ({ $owner }) [{ $rule }].
event-enslaved = „{ $by }“ ({ $by-owner }) versklavt „{ $target }“ ({ $target-owner }).
event-berserk = „{ $disk }“ ({ $owner }) { $on ->
    [0] beruhigt sich
   *[other] wird zum Berserker
}.

## Geschosse und Fallendes

event-nominated = „{ $by }“ ({ $by-owner }) schießt { $missiles } × { $missile } auf „{ $target }“ ({ $target-owner }), { $distance } entfernt.
event-shot-lost = Der Schuss von „{ $by }“ ({ $by-owner }) ist verloren [{ $rule }].
event-fell = { $missiles } × { $missile } von „{ $by }“ ({ $by-owner }) fallen: { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-missiles-laid = { $missiles } × { $missile } von „{ $by }“ ({ $by-owner }) werden auf „{ $target }“ ({ $target-owner }) gelegt [{ $rule }].
event-dropped = „{ $disk }“ ({ $owner }) fällt nach ({ $x } | { $y }){ $count ->
    [0] {""}
   *[other] {" "}auf { $on }
}.
event-dropped-off = „{ $disk }“ ({ $owner }) fällt vom Tisch.
event-ball-dropped = Die Zauber-Disk kommt bei ({ $x } | { $y }) zur Ruhe{ $count ->
    [0] {""}
   *[other] {" "}auf { $on }
}.
event-ball-lost = Die Zauber-Disk fällt vom Tisch.
event-scouted = „{ $by }“ ({ $by-owner }) lenkt den Beschuss von { $seat } auf „{ $target }“ ({ $target-owner }).
event-gathered = „{ $by }“ ({ $by-owner }) sammelt { $missiles ->
    [one] einen Fehlschuss
   *[other] { $missiles } Fehlschüsse
} ein.
event-counters-taken = Die Geschossmarker werden vom Tisch genommen.
event-markers-kept = „{ $disk }“ ({ $owner }) behält ihre Aktivierungsmarker.

## Kampf und Ende

event-stack-chosen = { $seat } handelt einen Kampfstapel ab: { $disks }.
event-battle-began = Kampf: { $attackers } gegen { $defenders }.
event-struck = „{ $by }“ ({ $by-owner }) trifft „{ $target }“ ({ $target-owner }) mit { $stat }: { $amount }.
event-cleared = Die Marker werden entfernt.
event-holding = { $seat } hält das Land in der Mitte allein ({ $rounds }).
event-scored = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-ended = Die Partie ist vorbei: { $seats ->
    [0] niemand gewinnt
    [1] { $seat-1 } gewinnt
   *[other] { word-seats } gewinnen
} [{ $rule }].
