# Wörter in Sätzen.

roll-off-markers = den ersten Missionszielmarker
roll-off-attacker = Angreifer und Verteidiger
roll-off-late = die Einheiten, die nach beiden Armeen aufgestellt werden
roll-off-first-turn = den ersten Zug

advance-roll = Vorrücken-Wurf
attacks-roll = Anzahl der Attacken
charge-roll = Angriffswurf
damage-roll = Schadenswurf
desperate-escape = Fluchttests
hazardous-test = Riskant-Tests
hit-roll = Trefferwürfe
move-roll = Bewegung
saving-throw = Schutzwürfe
wound-roll = Verwundungswürfe
terrain-pairs-die = Gelände: Zahl der Paare
terrain-kind-die = Gelände: Stück
terrain-across-die = Gelände: Zoll entlang der langen Kante
terrain-along-die = Gelände: Zoll entlang der kurzen Kante
terrain-heading-die = Gelände: Drehung

word-phase-setup = Vor der Schlacht
word-phase-command = Befehlsphase
word-phase-movement = Bewegungsphase
word-phase-shooting = Fernkampfphase
word-phase-charge = Angriffsphase
word-phase-fight = Nahkampfphase

word-move-stationary = Stationär bleiben
word-move-normal = Normale Bewegung
word-move-advance = Vorrücken-Bewegung
word-move-fall-back = Rückzugsbewegung
word-move-scouts = Kundschafter-Bewegung
word-move-charge = Angriffsbewegung
word-move-pile-in = Nachrücken
word-move-consolidate = Neuordnen
