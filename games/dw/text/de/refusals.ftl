# Warum eine Antwort nicht erlaubt ist: was falsch ist, gemessen, wo sich messen lässt, und was erlaubt wäre.

## Bei jeder Frage

refusal-wrong-answer = Das beantwortet nicht die gestellte Frage.
refusal-stack-fixed = Nach Spielbeginn bleibt die Reihenfolge des Verstärkungsstapels, wie sie ist.
refusal-not-activation = Spezialfähigkeiten werden im Aktivierungssegment genutzt, wenn du mit Aktivieren an der Reihe bist.
refusal-out-of-reach = Ein Ort in dieser Antwort liegt weit außerhalb des Tisches, oder ein Bestandteil existiert nicht. Der Tisch misst { $width } mal { $depth }.
refusal-not-among = Das ist keine der angebotenen Disks. Wähle eine von ihnen.

## Aufbau

refusal-stack-order = Die Reihenfolge muss jede der { $count } Disks deines Stapels einmal nennen; sie nennt { $found }.
refusal-land-off-table = Die Land-Disk muss ganz auf dem Tisch liegen.
refusal-lands-overlap = Land-Disks dürfen einander nicht überlappen. Lege diese neben die anderen.
refusal-no-room-for-attacker = Hier fände der Angreifer keinen Platz im Abstand von { $gap }. Lege deine Aufmarsch-Disk weiter von der Mitte weg.
refusal-staging-near = Die Aufmarsch-Disk läge { $found } von der des Verteidigers entfernt; es müssen mindestens { $gap } sein.
refusal-terrain-due = Das Szenario gibt dir diese Gelände-Disks. Lege eine.
refusal-no-such-terrain = Einen solchen Geländetyp gibt es nicht.
refusal-terrain-limit = Von diesem Typ darfst du nur { $most } mitbringen: { $terrain }. Wähle einen anderen.
refusal-terrain-at-edge = Die Gelände-Disk läge { $found } vom Tischrand; es müssen mehr als { $distance } sein.
refusal-terrain-near = Die Gelände-Disk läge { $found } von einer anderen Land-Disk; es müssen mehr als { $distance } sein, außer zwischen Gelände desselben Typs.
refusal-terrain-far = Die Gelände-Disk läge { $found } von deiner Aufmarsch-Disk; erlaubt sind höchstens { $range }.
refusal-starting-count = Du legst { $found } Disks aus, es sind aber { $count } Start-Disks.
refusal-one-by-one = Disks werden einzeln ausgelegt; das wären { $found }.
refusal-start-far = „{ $disk }“ läge { $found } von deiner Aufmarsch-Disk; erlaubt sind höchstens { $range }.
refusal-outside-strip = „{ $disk }“ muss ganz in dem { $depth } tiefen Streifen vor deiner Basis liegen.

## Verstärkungen

refusal-too-many-reinforcements = { $count } Disks sind zu viele; bringe höchstens { $most }.
refusal-not-from-top = Disks kommen von der Spitze des Stapels, in ihrer Reihenfolge.
refusal-not-at-staging = „{ $disk }“ muss deine Aufmarsch-Disk berühren, ohne dass eine Disk dazwischenliegt.
refusal-entry-on-enemy = Eine Disk darf nicht auf einem Feind ins Spiel kommen: Dort liegt „{ $other }“.
refusal-called = Gerufene kommen, soweit Platz ist: Bringe { $most }, nicht { $found }.
refusal-not-in-stack = Diese Disk ist nicht in deinem Stapel.

## Aktivierung

refusal-ambush-due = Zuerst muss „{ $other }“ überfallen.
refusal-not-alone = Andere haben noch Disks. Nur der Letzte mit Disks darf die Partie beenden.
refusal-not-your-disk = Das ist keine deiner Disks im Spiel. Wähle eine von ihnen.
refusal-activated = „{ $disk }“ hat bereits einen Aktivierungsmarker.
refusal-pinned = „{ $disk }“ wird von „{ $other }“ gebunden.
refusal-paralyzed = „{ $disk }“ kann nicht aktiviert werden, solange ein Zauber oder eine Fähigkeit es verbietet.
refusal-only-move = „{ $disk }“ darf jetzt nur ziehen.
refusal-only-attack = „{ $disk }“ darf nur ziehen, um die Disk anzugreifen, die sie reizt.
refusal-unreachable = „{ $disk }“ kann „{ $other }“ nicht erreichen und darf darum nicht aktiviert werden.
refusal-no-movement = „{ $disk }“ kann nicht ziehen: Ihr Bewegungswert ist 0.
refusal-held = „{ $disk }“ wird festgehalten und kann nicht ziehen.
refusal-no-gate = Ein solches Tor gibt es für „{ $disk }“ nicht.
refusal-not-at-gate = „{ $disk }“ muss ein anderes Tor berühren als das, zu dem sie geht.
refusal-gate-immune = „{ $disk }“ ist immun gegen Zauber und kann keine Tore nutzen.
refusal-gate-pinned = Auf jenem Tor liegt eine Disk, darum kann „{ $disk }“ nicht dorthin.
refusal-gate-missed = „{ $disk }“ muss so gelegt werden, dass sie das Tor berührt.

## Bewegung

refusal-no-flips-left = „{ $disk }“ hat keine Sprünge mehr.
refusal-slowed = „{ $disk }“ beginnt die Bewegung in diesem Gelände und springt nur einmal.
refusal-must-stop = „{ $disk }“ musste vor diesem Sprung anhalten.
refusal-no-direction = Nenne mindestens eine Richtung oder halte an.
refusal-one-flip = Diese Disk springt genau einmal. Nenne eine Richtung.
refusal-off-table = Der Mittelpunkt von „{ $disk }“ muss auf dem Tisch bleiben.
refusal-no-entry = „{ $disk }“ darf nicht in dieses Gelände geraten.
refusal-no-end = „{ $disk }“ darf ihre Bewegung hier nicht beenden.
refusal-inner-move = „{ $disk }“ begann in einem Gebirge: Jeder Sprung muss hinausführen.
refusal-repelled = „{ $disk }“ kann nicht auf „{ $other }“ gelangen und wird zurückgestoßen.
refusal-wall = „{ $disk }“ darf keine Magische Mauer berühren.
refusal-attack-banned = „{ $disk }“ darf jetzt nicht angreifen.
refusal-must-attack = „{ $disk }“ muss „{ $other }“ angreifen.
refusal-attack-guarded = „{ $disk }“ darf „{ $other }“ nicht angreifen, die davor geschützt ist.
refusal-cannot-attack = „{ $disk }“ greift solche Disks wie „{ $other }“ nicht an.
refusal-flip-pinned = „{ $disk }“ ist gebunden und kann nicht bewegt werden.
refusal-unmoved = „{ $disk }“ kann hier nicht von anderen bewegt werden.
refusal-not-away = „{ $disk }“ muss danach weiter von „{ $other }“ entfernt sein als vorher.

## Fähigkeiten und Zauber

refusal-no-ability = „{ $disk }“ hat keine solche Spezialfähigkeit.
refusal-drained = „{ $disk }“ kann jetzt keine Spezialfähigkeiten nutzen.
refusal-need = Was diese Fähigkeit von „{ $disk }“ voraussetzt, ist jetzt nicht gegeben.
refusal-sacrifice = „{ $disk }“ braucht eine passende Disk als Opfer. Wähle eine.
refusal-target-count = { $count } Ziele sind gewählt; wähle 1 bis { $most }.
refusal-target-twice = Keine Disk kann zweimal gewählt werden.
refusal-target-absent = Das Ziel muss im Spiel sein.
refusal-target-unfit = „{ $target }“ ist kein Ziel dafür.
refusal-target-unfit-stack = Diese Disk deines Stapels passt nicht.
refusal-out-of-range = „{ $target }“ ist { $distance } entfernt; die Reichweite ist { $range }.
refusal-untargetable = „{ $target }“ kann dort, wo sie ist, nicht Ziel von Zaubern sein.
refusal-not-destroyed = Wähle eine passende unter den vernichteten Disks.
refusal-no-pin-pair = Eine der beiden Disks muss auf der anderen liegen.
refusal-no-ambush = „{ $target }“ kann hier nicht überfallen werden.
refusal-not-on-target = Dort würde die Disk „{ $target }“ nicht von oben berühren.
refusal-no-room = Es gibt keinen Platz, „{ $target }“ von oben zu berühren; sie kann nicht überfallen werden.
refusal-not-on-table = „{ $target }“ liegt auf anderen Disks; niemand kann sich darunter graben.
refusal-hard-earth = Die Erde ist zu hart: Niemand gräbt sich unter „{ $target }“.
refusal-not-beneath = Dort läge die Disk nicht unter „{ $target }“.
refusal-too-far = Die Disk würde um { $distance } versetzt; erlaubt sind höchstens { $range }.
refusal-place-missing = Wähle einen Ort.
refusal-stat-missing = Wähle einen der Werte, die sich ändern lassen.
refusal-heading-missing = Wähle eine Richtung.
refusal-group-twice = Ein solcher Bonus wirkt schon auf „{ $target }“.
refusal-swap-enemy = „{ $disk }“ läge auf oder unter dem Feind „{ $other }“.
refusal-no-terrain = Wähle einen Ort in Gelände in Reichweite.
refusal-land-count = Wähle 1 bis { $most } Gelände-Disks.
refusal-not-terrain = Nur Gelände-Disks lassen sich bewegen, jede einmal.
refusal-land-far = Diese Gelände-Disk ist weiter entfernt als { $range }.
refusal-land-touched = Nur eine freie Gelände-Disk lässt sich bewegen, auf eine freie Stelle des Tisches.
refusal-spot-far = Diese Stelle ist { $distance } entfernt; die Reichweite ist { $range }.
refusal-spot-off-table = Diese Stelle liegt nicht auf dem Tisch.
refusal-token-far = Die Zauber-Disk muss höchstens { $range } vom Zaubernden liegen.
refusal-not-empty = Die Zauber-Disk braucht eine leere Stelle.
refusal-too-many-walls = In der Nähe dieser Stelle liegen schon { $most } davon.
refusal-nothing-aside = Es liegt nichts bereit, worin sie sich verwandeln könnte.
refusal-frozen-twice = Dieser Spieler hat gerade einen Zug ausgesetzt oder wird es tun.
refusal-player-done = Dieser Spieler ist mit dem Aktivierungssegment fertig.
refusal-player-missing = Wähle einen Spieler dieser Partie.
refusal-own-player = Wähle einen Gegner.
refusal-stack-small = Der Stapel dieses Spielers hat zu wenige Disks.
refusal-no-caster-near = Dieser Spieler hat keinen Zauberer in Reichweite oder keine Zauber.
refusal-no-spell-to-recover = Wähle einen Zauber, den ein Freund in Reichweite in diesem Zug gewirkt hat.
refusal-no-spell-to-lend = Wähle einen Zauber passender Stufe und einen eigenen Zauberer in Reichweite.
refusal-nothing-borrowed = Wähle eine Spezialfähigkeit einer Disk in Reichweite, die sich so nutzen lässt.
refusal-no-spell = Einen solchen Zauber gibt es für „{ $disk }“ nicht.
refusal-no-caster = „{ $disk }“ ist kein Zauberer.
refusal-level = „{ $disk }“ zaubert bis Stufe { $level }; „{ $spell }“ hat Stufe { $needed }.
refusal-no-casting = „{ $disk }“ kann jetzt nicht zaubern.
refusal-not-in-book = „{ $spell }“ ist nicht in dem Zauberbuch, aus dem „{ $disk }“ zaubert.
refusal-only-reacts = „{ $disk }“ kann „{ $spell }“ nur als Antwort auf einen Zauber wirken.
refusal-cannot-surge = Diese Disk kann jetzt nicht Surge wirken. Wähle eine der angebotenen.
refusal-no-surge = Surge ist nicht in deinem Zauberbuch.

## Kampf

refusal-no-stack = Einen solchen Kampfstapel gibt es nicht. Wähle einen der übrigen.
refusal-no-first-blow = Nur die angebotenen Disks mit Erstschlag können getrennt angreifen.
refusal-not-touching = „{ $disk }“ kann nur Feinde treffen, die sie in diesem Kampf berührt.
refusal-no-victim = „{ $disk }“ muss jemanden treffen.
refusal-split = „{ $disk }“ kann ihren Wert nicht aufteilen.
refusal-share-sum = Die Anteile ergeben zusammen { $sum }, es sind aber { $damage } Schaden.
refusal-share-others = Schaden lässt sich nur auf die angebotenen Disks verteilen.
