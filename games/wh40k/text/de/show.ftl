# Was der Tisch neben Figuren, Knöpfen und Überlagerungen zeigt.

show-name = { $name }
show-zone = Aufstellungszone von { $seat }, { $attacker ->
    [1] dem Angreifer
   *[other] dem Verteidiger
}
show-step-setup = Vor der Schlacht
show-step-command = Befehle
show-step-movement = Bewegung
show-step-shooting = Fernkampf
show-step-charge = Angriff
show-step-fight = Nahkampf
show-round = { $round ->
    [0] Vor der Schlacht
   *[other] Schlachtrunde { $round } von { $rounds }
}
show-left-units = { $count ->
    [one] 1 Einheit ist noch übrig
   *[other] { $count } Einheiten sind noch übrig
}
show-left-waiting = { $count ->
    [one] 1 Einheit ist noch aufzustellen
   *[other] { $count } Einheiten sind noch aufzustellen
}

show-tally-points = Siegpunkte
show-short-points = SP
show-tally-command = Befehlspunkte
show-short-command = BP
show-tally-units = Einheiten auf dem Schlachtfeld
show-short-units = Einheiten
show-tally-away = Einheiten in Reserve, eingestiegen oder noch nicht aufgestellt
show-short-away = abseits
show-tally-lost = Zerstörte Einheiten
show-short-lost = verloren
show-tally-mission = Mission
word-mission-only-war = Nichts als Krieg

show-terrain = { $kind }, { $height } hoch{ $floors ->
    [0] {""}
    [one] {", "}mit 1 Obergeschoss
   *[other] {", "}mit { $floors } Obergeschossen
}
show-floor = Boden { $height } über dem Tisch
show-wall = Wand bis { $height }
show-terrain-keywords = Schlüsselwörter: { $keywords }
show-terrain-craters = INFANTERIE, die vollständig darauf steht, hat Deckung
show-terrain-barricade = INFANTERIE dicht dahinter hat Deckung
show-terrain-debris = Wer seinetwegen nicht vollständig sichtbar ist, hat Deckung
show-terrain-no-stop = Niemand beendet eine Bewegung darauf
show-terrain-hill = Modelle können darauf stehen
show-terrain-woods = Wer darin steht oder durch sie hindurch gesehen wird, ist nie vollständig sichtbar
show-terrain-woods-slow = Einheiten, die sich hindurchbewegen, verlieren 2″ ihrer Bewegung
show-terrain-ruins = Niemand sieht von außen durch ihre Grundfläche hindurch; wer darin ist, sieht hinaus und wird gesehen
show-terrain-floors = INFANTERIE, BESTIEN und Modelle, die FLIEGEN können, stehen auf Obergeschossen
word-feature-craters = Krater und Schutt
word-feature-barricade = Barrikade
word-feature-debris = Schlachtfeldtrümmer
word-feature-hill = Hügel
word-feature-woods = Wald
word-feature-ruins = Ruine
word-terrain-keywords-craters = GELÄNDEZONE, KRATER
word-terrain-keywords-barricade = HINDERNIS, BARRIKADE
word-terrain-keywords-debris = HINDERNIS, SCHLACHTFELDTRÜMMER
word-terrain-keywords-hill = HÜGEL
word-terrain-keywords-woods = GELÄNDEZONE, WÄLDER
word-terrain-keywords-ruins = GELÄNDEZONE, RUINEN

show-marker = Missionszielmarker { $number }: Kontrollstufen { $first } und { $second }
show-marker-next = der nächste Missionszielmarker
show-marker-controlled = kontrolliert von { $seat }
show-marker-contested = umkämpft
show-model = { $model } von { $unit } ({ $seat }): { $wounds } von { $most } Lebenspunkten; { $models ->
    [one] 1 Modell
   *[other] { $models } Modelle
} übrig; steht auf { $elevation }
show-kind-model = { $model } ({ $seat }); Einheit mit noch { $models ->
    [one] 1 Modell
   *[other] { $models } Modellen
}, { $points } Punkte

show-badge-wounds = { $count } von { $most } Lebenspunkten übrig
show-badge-damage = { $count ->
    [one] 1 Lebenspunkt
   *[other] { $count } Lebenspunkte
} verloren
show-badge-warlord = Kriegsherr
show-badge-not-automated = { $count ->
    [one] Eine Fähigkeit ist nicht automatisiert; sie steht auf dem Blatt
   *[other] { $count } Fähigkeiten sind nicht automatisiert; sie stehen auf dem Blatt
}
show-badge-leader = Anführer von { $unit }
show-badge-battle-shocked = Erschüttert
show-badge-engaged = in Nahkampfreichweite um Feinde
show-badge-advanced = ist vorgerückt
show-badge-fell-back = hat sich zurückgezogen
show-badge-activated = hat in dieser Phase gehandelt
show-badge-charged = hat in diesem Zug angegriffen
show-badge-ground = ist in Deckung gegangen
show-badge-smoke = hinter einem Rauchschleier
show-badge-hover = im Schwebemodus
show-badge-embarked = an Bord von { $unit }
show-badge-reserves = in Reserve: { $kind }
word-reserves-strategic = Strategische Reserve
word-reserves-deep-strike = Schocktruppen
word-reserves-returning = kehrt im nächsten Zug zurück
word-hover = Schwebemodus
show-place-formations = Schlachtformation
show-card-strategic = Die Einheit wartet in Strategischer Reserve und kommt ab der zweiten Schlachtrunde an einer Kante an.
show-card-deep-strike = Die Einheit wartet in Reserve und kommt fast überall an.
show-card-hover = Das FLUGZEUG schwebt die ganze Schlacht hindurch.

show-stake-scored = Siegpunkte bisher
show-stake-marker = Missionszielmarker { $number }
show-score-wins = { $seat } würde jetzt gewinnen
show-score-draw = Es wäre jetzt unentschieden

show-row = { $stat }
word-stat-move = Bewegung
word-stat-toughness = Widerstand
word-stat-save = Rüstungswurf
word-stat-invulnerable = Rettungswurf
word-stat-wounds = Lebenspunkte
word-stat-leadership = Moralwert
word-stat-control = Missionszielkontrolle
word-stat-height = Höhe
show-reason-rule = { $by } [{ $rule }]
show-reason-ability = { $by } durch { $ability }
show-weapon = { $count ->
    [0] { $name }
    [one] { $name }
   *[other] { $count } × { $name }
}
show-weapon-ranged = Reichweite { $range }, A { $attacks }, BF { $skill }, S { $strength }, DS { $penetration }, SW { $damage }{ $gifts ->
    [0] {""}
   *[other] {"; "}{ $abilities }
}
show-weapon-melee = Nahkampf, A { $attacks }, KG { $skill }, S { $strength }, DS { $penetration }, SW { $damage }{ $gifts ->
    [0] {""}
   *[other] {"; "}{ $abilities }
}
show-core = { $ability }{ $value }
word-core-deadly-demise = Gefährliches Ende
word-core-deep-strike = Schocktruppen
word-core-feel-no-pain = Verletzungen ignorieren
word-core-fights-first = Erstschlag
word-core-firing-deck = Feuerplattform
word-core-hover = Schweber
word-core-infiltrators = Infiltratoren
word-core-leader = Anführer
word-core-lone-operative = Einsamer Wolf
word-core-scouts = Kundschafter
word-core-stealth = Tarnung
show-effect-hit-rolls = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: { $value } auf Trefferwürfe
show-effect-wound-rolls = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: { $value } auf Verwundungswürfe
show-effect-reroll-ones = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Trefferwürfe von 1 werden wiederholt{ $value }
show-effect-leadership = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Moralwert um { $value } besser
show-effect-control = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Missionszielkontrolle um { $value } höher
show-effect-feel-no-pain = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Verletzungen ignorieren { $value }+
show-effect-move = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: Bewegung um { $value }″ höher
show-effect-damaged = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: −1 auf Trefferwürfe bei höchstens { $value } Lebenspunkten
show-effect-mend = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: erhält zum Ende der eigenen Befehlsphase { $value } verlorene Lebenspunkte zurück
show-effect-command-points = { $reach }{ $inches ->
    [0] {""}
   *[other] {" "}{ $inches }″
}: { $value } BP zu Beginn der eigenen Befehlsphase
word-reach-bearer = Träger
word-reach-unit = Einheit
word-reach-aura = Aura
show-not-automated = { $name } (nicht automatisiert)
show-not-automated-bare = Das wenden die Spieler selbst an.
show-not-automated-text = Das wenden die Spieler selbst an: { $text }
show-transport = Befördert { $capacity ->
    [one] 1 Modell
   *[other] { $capacity } Modelle
}
show-keyword = { $keyword }
word-keyword-aircraft = FLUGZEUG
word-keyword-battleline = LINIENTRUPPEN
word-keyword-beast = BESTIE
word-keyword-character = CHARAKTERMODELL
word-keyword-dedicated-transport = ANGESCHLOSSENER TRANSPORTER
word-keyword-epic-hero = EPISCHER HELD
word-keyword-fly = FLIEGEN
word-keyword-fortification = BEFESTIGUNG
word-keyword-grenades = GRANATEN
word-keyword-infantry = INFANTERIE
word-keyword-monster = MONSTER
word-keyword-psyker = PSIONIKER
word-keyword-smoke = RAUCH
word-keyword-titanic = TITANISCH
word-keyword-towering = AUFRAGEND
word-keyword-transport = TRANSPORTER
word-keyword-vehicle = FAHRZEUG
word-keyword-walker = LÄUFER
word-keyword-warlord = KRIEGSHERR
show-state-moved = In diesem Zug: { $kind }
show-state-shot = hat in dieser Phase geschossen
show-state-fought = hat in dieser Phase gekämpft
show-state-reached = { $ability } von { $by }

show-ring-move = Normale Bewegung
show-ring-advance = Vorrücken höchstens
show-ring-scouts = Kundschafter-Bewegung
show-ring-charge = Angriffsziele
show-ring-engagement = Nahkampfreichweite
show-ring-weapon = { $weapon }
show-ring-aura = { $ability } (Aura)
show-ring-marker = Reichweite des Missionszielmarkers
show-sight-fully = vollständig sichtbar
show-sight-partly = sichtbar, aber nicht vollständig
show-sight-hidden = nicht sichtbar
show-sight-distance = { $distance } entfernt
show-sight-cover = Deckung [{ $rule }]
show-sight-plunging = Steilfeuer

show-verb-marker = Marker legen
show-verb-plan-joined = Anführer führen, Passagiere sind an Bord
show-verb-plan-deep = Ebenso, mit Schocktruppen
show-verb-plan-none = Alle für sich
show-verb-formations = Einheit für Einheit wählen
show-verb-deploy = { $unit } aufstellen
show-verb-arrive = { $unit } trifft ein
show-verb-disembark = { $unit } steigt aus
show-verb-end-scouts = Keine Kundschafter-Bewegungen mehr
show-verb-test = { $unit } testen
show-verb-fight = { $unit } kämpft
show-verb-select = { $unit }: { $kind }
show-verb-end-moves = Bewegungen beenden
show-verb-walk = { $kind } von { $unit }
show-verb-walk-into = { $kind } von { $unit } in { $transport }
show-verb-stay = Niemand bewegt sich
show-verb-give-up = Angriff aufgeben
show-verb-end-arrivals = Niemand trifft mehr ein
show-verb-stay-away = In Reserve bleiben
show-verb-escape = Diese Modelle entfernen
show-verb-straggler = Dieses Modell entfernen
show-verb-allocate = In dieser Reihenfolge zuweisen
show-verb-hazardous = Dieses Modell trifft es
show-verb-mend = Dieses Modell erhält Lebenspunkte zurück
show-verb-suffer = { $unit } leidet als Nächstes
show-verb-precision = Auf dieses CHARAKTERMODELL
show-verb-no-precision = Wie üblich auf die Einheit
show-verb-no-room = Kein Platz mehr: Der Rest ist verloren
show-verb-again = Auch die gelungenen wiederholen
show-verb-not-again = Nur die misslungenen
show-verb-shoot-each = { $unit } teilt das Feuer Modell für Modell
show-verb-end-shooting = Schießen beenden
show-verb-hold-fire = Nicht schießen
show-verb-charge = { $unit } greift an
show-verb-end-charges = Angriffe beenden
show-verb-no-shock = Kein Panzerschock
show-verb-strike-each = { $unit } teilt die Attacken Modell für Modell
show-verb-no-reaction = Keine Strategie
show-verb-silence-phase = Nein, und in dieser Phase nicht mehr fragen
show-verb-silence-turn = Nein, und in diesem Zug nicht mehr fragen
show-verb-silence-battle = Nein, und in dieser Schlacht nicht mehr fragen
show-verb-ask = { $stratagem } wieder anbieten
show-use = { $stratagem } ({ $cost } BP)
show-use-with = { $stratagem }: { $unit } ({ $cost } BP)
show-use-model = mit { $model }
show-use-enemy = gegen { $unit }
show-use-weapon = mit { $weapon }
show-use-die = Die { $face } wiederholen ({ $cost } BP)
show-pick-target = Ziel
show-pick-charged = Ziele des Angriffs
show-pick-lost = Modelle, die entfernt werden
show-pick-order = Modelle in ihrer Reihenfolge
show-pick-model = Modell
show-pick-character = CHARAKTERMODELL
show-skips-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
} blieben übrig: { $units }
refusal-no-targets = { $unit } hat keinen Feind in Reichweite und Sicht einer seiner Waffen.

muster-gauge-points = Punkte
muster-choice-size = Schlachtgröße
muster-choice-faction = Fraktion
muster-choice-detachment = Kontingent
muster-choice-models = Modelle
muster-choice-option = { $option }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
muster-choice-warlord = Kriegsherr
muster-choice-enhancement = Verbesserung
muster-group-unit = Einheiten
muster-group-faction = { $faction }
word-enhancement-none = keine
word-size-incursion = Aufmarsch
word-size-strike-force = Einsatzverband
word-size-onslaught = Großaufgebot

show-gauge-distance = Strecke
show-gauge-charge = Entfernung zu { $target }
show-note-height = Auf einer Ebene { $height } über dem Tisch
show-note-escape = { $count ->
    [one] 1 Modell legt einen Fluchttest
   *[other] { $count } Modelle legen Fluchttests
} ab
show-note-engaged = In Nahkampfreichweite um { $units }
show-note-advance = { $unit } addiert einen W6 auf die Bewegung, schießt dann nur mit Sturmwaffen und greift nicht an.
show-note-fall-back = { $unit } schießt in diesem Zug nicht und greift nicht an.
show-note-modifier = { $by } [{ $rule }]
show-note-volley = { $weapons } × { $weapon } auf { $target }: { $attacks } Attacken{ $rolled ->
    [0] {""}
   *[other] {" "}und die von { $rolled } Waffen, die gewürfelt werden
}; Treffer { $hit }, Verwundung { $wound }, Schutzwurf { $save }
show-chance-one = { $target } verliert ein Modell
show-chance-all = { $target } wird zerstört
show-chance-charge = Der Angriff erreicht { $target } ({ $needed }+ mit 2W6)
show-chance-needed = Nötig: { $needed } oder mehr
show-chance-more = Mehr als { $before }
show-spread-wounds = Lebenspunkte, die { $target } verliert
show-spread-models = Modelle, die { $target } verliert
show-spread-mortals = Tödliche Verwundungen von { $target }

# Die Seite: Einheiten als Ganzes, Waffen und ihre Ziele, Strategien in einem Satz.
show-unit = { $unit }: { $models ->
    [one] 1 Modell
   *[other] { $models } Modelle
}, noch { $wounds ->
    [one] 1 Lebenspunkt
   *[other] { $wounds } Lebenspunkte
}
show-badge-unit-wounds = Noch { $count } Lebenspunkte
show-badge-led = Wird angeführt
show-slot-formation = { $unit }
show-verb-shoot = { $unit } schießt
show-verb-strike = { $unit } schlägt zu
show-slot-weapon = { $count ->
    [one] { $weapon }
   *[other] { $count } × { $weapon }
}{ $range ->
    [0] {""}
   *[other] {" "}({ $range }″)
}
show-slot-profile = { $count ->
    [one] { $weapon }
   *[other] { $count } × { $weapon }
} – { $profile }{ $range ->
    [0] {""}
   *[other] {" "}({ $range }″)
}
show-use-left = Danach bleiben { $left } BP.
show-odds-one = { $target } verliert ein Modell: { $percent } %.
show-odds-all = { $target } wird zerstört: { $percent } %.
show-odds-charge = Der Angriff erreicht { $target } ({ $needed }+): { $percent } %.
show-odds-needed = { $needed } oder mehr: { $percent } %.
show-odds-more = Mehr als { $before }: { $percent } %.
show-odds-mortals = Tödliche Verwundungen: im Mittel { $mean }.
show-brief-command-reroll = Wiederholt diesen Wurf.
show-brief-counter-offensive = Eine deiner Einheiten im Nahkampf, die noch nicht gekämpft hat, kämpft als nächste.
show-brief-epic-challenge = Die Nahkampfattacken eines CHARAKTERMODELLS sind bis zum Ende der Phase Präzisionsattacken.
show-brief-insane-bravery = Die Einheit ist nicht erschüttert; ihr Test gilt als bestanden.
show-brief-grenade = Sechs Würfel: jede 4+ ist eine tödliche Verwundung.
show-brief-tank-shock = Würfel für die Stärke einer Nahkampfwaffe: jede 5+ ist eine tödliche Verwundung, höchstens sechs.
show-brief-fire-overwatch = Eine Einheit im Umkreis von 24″ schießt auf die, die sich bewegt; nur unmodifizierte Sechsen treffen.
show-brief-rapid-ingress = Eine deiner Einheiten trifft jetzt aus der Reserve ein.
show-brief-go-to-ground = INFANTERIE erhält bis zum Ende der Phase einen Rettungswurf von 6+ und Deckung.
show-brief-smokescreen = RAUCH-Modelle erhalten bis zum Ende der Phase Deckung und Tarnung.
show-brief-heroic-intervention = Eine Einheit im Umkreis von 6″ greift den Feind an, der gerade angegriffen hat.
