# Was in einer Partie geschieht, wie das Protokoll es erzählt.

## Zweifel

event-sight-doubted = Zweifelhaft ist die Sicht von { $unit } auf { $target }: Der Würfel zeigt { $die }.
event-cover-doubted = Zweifelhaft ist die Deckung von { $target } vor { $unit }: Der Würfel zeigt { $die }.

## Spielverlauf

event-terrain-placed = { $seat } stellt Gelände auf: { $terrain } bei { $x } / { $y }.
event-terrain-laid-out = Gelände: { $terrain } bei { $x } / { $y }.
event-terrain-agreed = { $seat } ist mit dem Gelände zufrieden.
event-victory-agreed = Vereinbarte Siegbedingung: { $victory }
event-victory-rolled = Der Würfel zeigt { $die }. Siegbedingung: { $victory }
event-objectives-rolled = { $count } Missionsziele sind zu bestimmen.
event-rolled-off = Auswürfeln um { $purpose }: { $first } gegen { $second }.
event-objective-marker = { $seat } legt ein Missionsziel bei { $x } / { $y } ab.
event-objective-terrain = { $seat } erklärt Geländestück { $number } zum Missionsziel.
event-objectives-ended = Kein weiteres Missionsziel findet Platz.
event-side-chosen = { $seat } nimmt die { $side }.
event-deployed = { $unit } wird bei { $x } / { $y } aufgestellt.
event-not-deployed = { $unit } findet keinen Platz und ist verloren.
event-first-chosen = { $seat } hat den ersten Zug.
event-turn-began = Zug { $turn }: { $seat }.
event-phase-began = { $phase }.
event-headstrong-rolled = { $unit } ist starrsinnig und würfelt { $die }.
event-rallied = { $unit } handelt normal.
event-ordered = { $unit }: { $order }
event-courage-rolled = { $unit } ist feige und würfelt { $die }.
event-moved = { $unit } steht bei { $x } / { $y }.
event-charged = { $unit } greift { $target } an: { $side }.
event-nudged = { $unit } wird ein wenig verschoben.
event-shot-declared = { $unit } zielt auf { $target } ({ $attack }): { $count } Würfel, Treffer ab { $needed }{ $why }.
event-strikes = { $unit } schlägt auf { $target } ein ({ $side }): { $count } Würfel, Treffer ab { $needed }{ $why }.
event-hits-rolled = Trefferwurf: { $dice }. Treffer: { $count }.
event-damage-rolled = Schadenswurf, Schaden ab { $needed }{ $why }: { $dice }. Schaden: { $count }.
event-damaged = { $unit } erleidet { $amount } Schaden [{ $rule }].
event-healed = { $unit } verliert { $amount } Schaden [{ $rule }].
event-released = { $unit } lässt die Tiere los.
event-surged = { $unit }: { $distance } nach vorn durch die Dunkle Flut.
event-nerve-tested = Moral von { $unit }: { $dice }, Ergebnis { $result }{ $why }.
event-nerve-tested-again = Inspiriert, die Moral von { $unit } wird noch einmal getestet: { $dice }, Ergebnis { $result }{ $why }.
event-steady = { $unit } ist standhaft.
event-wavered = { $unit } wankt.
event-routed = { $unit } flieht [{ $rule }].
event-test-lapsed = { $unit } wird nicht mehr getestet.
event-melee-began = Nahkampf: { $units } gegen { $target }.
event-regrouped-stay = { $unit } bleibt stehen.
event-regrouped-turn = { $unit } dreht sich.
event-regrouped-forward = { $unit } geht bis zu { $distance } Zoll vor.
event-regrouped-back = { $unit } geht bis zu { $distance } Zoll zurück.
event-turn-ended = Der Zug von { $seat } ist zu Ende.
event-timed-out = Die Zeit von { $seat } ist abgelaufen.
event-scored = { $seat } hat { $points } erzielt.
event-won = { $seat } siegt [{ $rule }].
event-drawn = Niemand siegt [{ $rule }].
event-rerolled = Ein Würfel wird wiederholt ({ $purpose }): aus { $from } wird { $to } [{ $rule }].
event-paused = Die Uhr wird angehalten, wie { $seat } es wünscht.
event-pause-refused = { $seat } stimmt einer Pause nicht zu.
event-resumed = { $seat } spielt weiter; die Uhr läuft wieder.
