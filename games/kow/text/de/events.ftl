# Was in einer Partie geschieht, wie das Protokoll es erzählt.

## Zweifel

event-sight-doubted = Es ist zweifelhaft, ob „{ $unit }“ die Einheit „{ $target }“ sieht: Der Würfel zeigt { $die }.
event-cover-doubted = Es ist zweifelhaft, ob „{ $target }“ vor „{ $unit }“ in Deckung ist: Der Würfel zeigt { $die }.
