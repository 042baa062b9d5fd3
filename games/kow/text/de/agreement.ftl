# Warum eine Partie nicht beginnen kann.

agreement-player-count = { $players } Armeen werden gebraucht, aber { $found } sind da. Einigt euch auf eine für jeden Spieler.
agreement-no-points = Die Punktgrenze ist 0. Einigt euch auf eine Grenze, etwa 2000.
agreement-too-many-units = Die Armeen haben zusammen { $found } Einheiten, eine Partie fasst aber { $most }. Wählt weniger oder größere Einheiten.
agreement-unknown-layout = Einen Geländeplan „{ $layout }“ gibt es nicht. Wählt einen von diesen: { $known }.
agreement-turns = { $found } Züge je Spieler sind nicht möglich. Einigt euch auf 1 bis { $most }.
agreement-no-time = Das Spiel würde gar keine Zeit dauern. Einigt euch auf eine Zeit, etwa zwei Stunden.
agreement-no-clock-time = Auf der Uhr wäre keine Zeit. Einigt euch auf eine Zeit.
agreement-clock-needs-turns = Schachuhr und Zugzeit gehören zu einer Zahl von Zügen, nicht zu einer festen Zeit für das ganze Spiel. Einigt euch auf Züge oder lasst die Uhr weg.
