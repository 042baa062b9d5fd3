# Was in einer Partie geschieht, wie das Protokoll es erzählt.

## Vor der Schlacht

event-rolled-off = Wurf um { $purpose }: { $first } gegen { $second }.
event-attacker = { $seat } ist der Angreifer.
event-marker-placed = { $seat } platziert einen Missionszielmarker bei { $x } / { $y }.
event-marker-lies = Ein Missionszielmarker liegt bei { $x } / { $y }.
event-formations-noted = { $seat } hat die Schlachtformation notiert.
event-formations-revealed = { $seat } deckt die Schlachtformation auf: { $leaders } Anführer angeschlossen, { $embarked } Einheiten an Bord, { $reserves } in Reserve.
event-set-up = { $unit } wird bei { $x } / { $y } aufgestellt.
event-arrived = { $unit } kommt bei { $x } / { $y } auf das Schlachtfeld.
event-embarked = { $unit } steigt in { $transport } ein.
event-into-reserves = { $unit } ist in Strategischer Reserve.
event-first-turn = { $seat } hat den ersten Zug.

## Verlauf der Schlacht

event-round-began = Schlachtrunde { $round }.
event-turn-began = Zug von { $seat }.
event-phase-began = { $phase }.
event-turn-ended = Der Zug von { $seat } endet.
event-points-gained = { $seat } erhält { $points } BP.
event-shock-passed = { $unit } besteht den Erschütterungstest: { $dice } gegen { $needed }+.
event-shock-failed = { $unit } besteht den Erschütterungstest nicht: { $dice } gegen { $needed }+.
event-battle-shocked = { $unit } ist erschüttert.
event-recovered = { $unit } ist nicht mehr erschüttert.
event-scored = { $seat } erhält { $points } SP.
event-marker-controlled = { $seat } kontrolliert Missionszielmarker { $marker }.
event-marker-contested = Missionszielmarker { $marker } ist umkämpft.
event-won = { $seat } gewinnt.
event-drawn = Die Schlacht endet unentschieden.

## Bewegungen

event-selected = { $unit }: { $kind }.
event-distance-rolled = { $unit }, { $purpose }: { $dice }.
event-move-ended = { $unit } hat die Bewegung beendet ({ $kind }).
event-escape-rolled = Fluchttests der Einheit { $unit }: { $dice }.
event-wreck-rolled = { $unit } verlässt das Wrack: { $dice }. Die Einheit erleidet { $wounds } tödliche Verwundungen.

## Attacken

event-targets-chosen = { $unit } attackiert { $targets }.
event-charge-declared = { $unit } sagt einen Angriff gegen { $targets } an.
event-charge-failed = Der Angriff der Einheit { $unit } misslingt.
event-fight-picked = { $unit } kämpft.
event-wounds-lost = { $model } verliert { $count ->
    [one] einen Lebenspunkt
   *[other] { $count } Lebenspunkte
}.
event-wounds-regained = { $model } erhält { $count ->
    [one] einen Lebenspunkt
   *[other] { $count } Lebenspunkte
} zurück.
event-destroyed = { $model } wird zerstört.

## Gefechtsoptionen

event-stratagem = { $seat } setzt { $stratagem } ein.
event-stratagem-on = { $seat } setzt { $stratagem } auf { $unit } ein.
event-asked-again = { $seat } möchte { $stratagem } wieder angeboten bekommen.
event-silenced-phase = { $seat } verzichtet bis zum Ende der Phase auf { $stratagem }.
event-silenced-turn = { $seat } verzichtet bis zum Ende des Zuges auf { $stratagem }.
event-silenced-battle = { $seat } verzichtet bis auf Weiteres auf { $stratagem }.
