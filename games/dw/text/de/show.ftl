# Was die Seite von einer Partie zeigt.

show-name = { $name }
show-staging = Aufmarsch-Disk von { $seat }
show-terrain = { $name }: { $text }
show-counter = { $name }, { $hits ->
    [0] daneben
    [one] trifft eine Disk
   *[other] trifft { $hits } Disks
}
show-disk = { $name } ({ $seat }): M { $move }, AT { $attack }, D { $defense }, T { $toughness }
show-strip = Hier stellt { $seat } die Armee auf
show-step-setup = Aufbau
show-step-reinforcement = Verstärken
show-step-activation = Aktivieren
show-step-missile = Geschosse
show-step-combat = Kampf
show-step-remove-counters = Abräumen
show-round = { $round ->
    [0] Aufbau
   *[other] { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
}
show-left-activations = Noch { $count } von { $all } Disks
show-missile = Reichweite { $range }, Schaden { $damage }, fallen gelassen von { $disk }
show-barrier = Barriere

show-tally-play = Disks im Spiel
show-short-play = Im Spiel
show-tally-stack = Disks im Verstärkungsstapel
show-short-stack = Stapel
show-tally-spells = Zauber im Zauberbuch
show-short-spells = Zauber
show-tally-kills = Getötete Armeepunkte
show-short-kills = Getötet
show-tally-holding = Runden alleiniger Kontrolle des mittleren Landes
show-short-holding = Kontrolle
show-tally-role = Rolle in der Belagerung
show-short-role = Rolle
show-tally-scenario = Szenario
show-short-scenario = Szenario
show-tally-first = Startspieler
show-short-first = Start
word-army-hidden = noch nichts gezeigt

show-badge-damage = { $count } Schaden
show-badge-wounds = { $count ->
    [one] Eine Wunde
   *[other] { $count } Wunden
}
show-badge-activated = Aktiviert
show-badge-berserk = Berserk
show-badge-pinned = Gebunden
show-badge-champion = Champion
show-badge-flying = Fliegt

show-place-book = Dein Zauberbuch
show-place-lent = Für diesen Zug an { $seat } verliehen
show-spell-count = { $count }-mal

show-stake-kills = Armeepunkte getöteter feindlicher Disks
show-stake-center = Alleinige Kontrolle des mittleren Landes
show-score-control = Alleinige Kontrolle des mittleren Landes in { $times } aufeinanderfolgenden Segmenten „Marker entfernen“ gewinnt.
show-score-doom = Alleinige Kontrolle des mittleren Landes und { $kills } getötete Armeepunkte gewinnen.
show-score-lead = Ein Vorsprung von { $lead } getöteten Armeepunkten gewinnt; alleinige Kontrolle des mittleren Landes zählt { $bonus }.
show-score-siege = Der Angreifer gewinnt, wenn er die Aufmarsch-Disk des Verteidigers berührt, der Verteidiger, wenn er sie bis zum Ende von Runde { $round } hält.
show-score-points = Die meisten Punkte am Ende der Partie gewinnen.

show-ring-move = Bewegung: { $flips ->
    [one] ein Sprung
   *[other] { $flips } Sprünge
}
show-ring-missile = { $missile }
show-ring-ability = Fähigkeit: { $range }
show-sight-clear = Keine Barriere hält Geschosse von { $from } auf { $to } auf
show-sight-blocked = Barrieren halten jedes Geschoss von { $from } auf { $to } auf
show-sight-gap = Abstand { $gap }

show-reason = { $source }: { $by }
show-reason-berserk = Berserk: +2
show-state-owner = Kam mit der Armee von { $seat }
show-state-slave = Versklavt von { $disk }
show-state-lasting = { $source }, { $until }

show-verb-stack = Stapel ordnen
show-about-stack = Wähle Disks von oben an; was du weglässt, folgt in der bisherigen Reihenfolge.
show-verb-stack-as-it-is = Stapel lassen, wie er ist
show-verb-terrain = { $terrain } legen
show-verb-staging = Deine Aufmarsch-Disk legen
show-verb-starting = Deine Startdisks aufstellen
show-verb-reinforce = Verstärkung bringen (bis zu { $count })
show-verb-no-reinforcements = Keine Verstärkung
show-verb-place-one = { $disk } aufstellen
show-verb-move = { $disk } bewegen ({ $flips ->
    [one] ein Sprung
   *[other] { $flips } Sprünge
})
show-verb-stop = Hier anhalten
show-verb-pass = { $disk } aktivieren, ohne etwas zu tun
show-verb-gate = { $disk } geht durch das Tor
show-verb-use = Spezialfähigkeit von { $disk }
show-verb-use-with = Spezialfähigkeit von { $disk }: { $with }
show-verb-cast = { $disk } wirkt { $spell }
show-verb-cast-with = { $disk } wirkt { $spell }: { $with }
show-about-heading = Zeige auf eine Stelle in der gemeinten Richtung.
show-verb-end-turn = Zug beenden
show-verb-end-game = Partie beenden
show-verb-lay = Ablegen
show-verb-drop = Hier fallen lassen
show-verb-toss = { $apex } hoch werfen
show-verb-surge = { $disk } ({ $seat }) wirkt Surge
show-verb-let-pass = Geschehen lassen
show-verb-any-time = Fähigkeit von { $disk } ({ $seat }) nutzen
show-verb-not = Nein
show-verb-fire = { $disk } schießt: { $missile } × { $count }
show-verb-aim = { $disk } zielt mit { $missile } auf eine andere Stelle des Ziels
show-verb-refire = { $disk } verschießt die verfehlten Geschosse
show-verb-refire-aim = { $disk } zielt mit den verfehlten Geschossen auf eine andere Stelle des Ziels
show-verb-end-fire = Beschuss beenden
show-verb-redirect = Auf { $disk } ({ $seat })
show-verb-leave = Liegen lassen
show-verb-next-stack = { $disks }
show-verb-apart = Getrennt angreifen
show-verb-combine = Gemeinsam angreifen
show-verb-strike = Zuschlagen
show-verb-share = Schaden aufteilen
show-verb-credit = { $disk } ({ $seat })
show-verb-no-credit = Niemand Bestimmtes
show-verb-enslave = Versklaven
show-verb-kill = Töten
show-verb-convert = Nehmen
show-verb-nest-blow = { $disk } ({ $seat }) treffen

show-pick-stack = Die Disks von oben an
show-pick-targets = Ziele
show-pick-seconds = Die anderen Disks
show-pick-sacrifice = Die Disk, die geopfert wird
show-pick-target = Das Ziel
show-pick-apart = Die Disks, die getrennt angreifen
show-slot-strike = { $disk } trifft
show-slot-share = { $damage } Schaden, jede Disk so oft, wie sie einen nimmt

show-skip-activations = { $count ->
    [one] Eine deiner Disks kann noch aktiviert werden.
   *[other] { $count } deiner Disks können noch aktiviert werden.
}
show-skip-segment = Mit { $made } statt { $least } Aktivierungen bist du in diesem Segment fertig.
show-skip-archers = { $count ->
    [one] Ein Schütze hat nicht geschossen.
   *[other] { $count } Schützen haben nicht geschossen.
}

show-gauge-flips = Sprünge
show-note-no-measuring = Wohin der Sprung führt, zeigt sich, wenn er gemacht ist.
show-note-attacks = { $disk } greift { $target } an
show-note-lies-on = { $disk } liegt auf { $target }
show-note-nominate = { $target } wird benannt; erst dann wird die Entfernung gemessen.
show-note-barrier = Barrieren halten jedes Geschoss auf { $target } auf
show-note-distance = { $gap } bis { $target }
show-note-strike = { $disk } trifft { $target } mit { $amount }; T { $toughness }, bisheriger Schaden { $damage }

refusal-nobody-fits = Es gibt nichts, das dafür gewählt werden könnte.
