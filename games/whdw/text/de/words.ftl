# Wörter, die in anderen Sätzen stehen.

word-kind-hero = Helden
word-kind-unit = Einheiten

word-edge-south = Süden
word-edge-north = Norden
word-edge-west = Westen
word-edge-east = Osten

word-phase-setup = Spielaufbau
word-phase-scouting = Spähtrupps
word-phase-activation = Aktivierungsphase
word-phase-melee = Nahkampfphase
word-phase-end = Endphase

word-strategy-bold = tollkühn
word-strategy-steady = entschlossen
word-strategy-devious = heimtückisch
word-strategy-slow = langsam

word-doing-move = Bewegen
word-doing-focus = Fokusfähigkeit
word-doing-shoot = Fernkampfangriff
word-doing-pass = Passen

word-range-short = kurze Reichweite
word-range-medium = mittlere Reichweite
word-range-long = große Reichweite
word-range-siege = Belagerungsreichweite

word-damage-physical = physisch
word-damage-arcane = magisch
word-damage-untyped = ohne Schadensart

word-face-hit = Treffer
word-face-critical = kritischer Treffer
word-face-miss = Fehlschuss
word-face-scatter = Streuschuss
word-face-chaos = Chaos

word-until-while = solange die Ursache besteht
word-until-card = bis die Befehlskarte abgelegt wird
word-until-round = bis zum Ende der Runde
word-until-game = für die ganze Partie

word-stat-move = Bewegung
word-stat-attack = Angriffsstärke
word-stat-counter = Konterstärke
word-stat-toughness = Ausdauer
word-stat-stamina = Robustheit
word-stat-magic = Magie
word-stat-impact = Gewaltig
word-stat-dice = Kampfwürfel bei Fernkampfangriffen

word-entry-zone = in einer Aufmarschzone
word-entry-flank = mit Flankierend an einem Schlachtfeldrand
word-entry-piece = auf einem Geländeteil
word-entry-ability = durch eine Fähigkeit

word-keyword-flank = Flankierend
word-keyword-flying = Fliegend
word-keyword-frenzy = Kampfrausch
word-keyword-immune-physical = Immunität (physisch)
word-keyword-immune-arcane = Immunität (magisch)
word-keyword-immune-ranged = Immunität (Fernkampfangriffe)
word-keyword-immune-impact = Immunität (Schaden durch Gewaltig)
word-keyword-impact = Gewaltig
word-keyword-magic = Magie
word-keyword-mobile = Beweglich
word-keyword-relentless = Unaufhaltsam
word-keyword-resistant-physical = Resistenz (physisch)
word-keyword-resistant-arcane = Resistenz (magisch)
word-keyword-resistant-ranged = Resistenz (Fernkampfangriffe)
word-keyword-resistant-impact = Resistenz (Schaden durch Gewaltig)
word-keyword-scout = Spähtrupp
word-keyword-slow-attack = Langsam (Angriff)
word-keyword-slow-counter = Langsam (Konter)
word-keyword-slow-both = Langsam (Angriff, Konter)
word-keyword-strider = Waldläufer
word-keyword-swift-attack = Schnell (Angriff)
word-keyword-swift-counter = Schnell (Konter)
word-keyword-swift-both = Schnell (Angriff, Konter)

word-source-terrain = Gelände
word-source-zone = Aufmarschkarte
word-source-arranged = von Hand aufgebaute Stellung

word-deployment-card = Aufmarschkarte
word-side-text = Textseite
word-side-plain = Bildseite
word-shared-objective = Auftrag des Trainingsszenarios

word-seats-in-order = { $seats ->
    [0] niemand
    [1] { $seat-1 }
    [2] { $seat-1 }, { $seat-2 }
    [3] { $seat-1 }, { $seat-2 }, { $seat-3 }
   *[other] { $seat-1 }, { $seat-2 }, { $seat-3 }, { $seat-4 }
}

## Wofür gewürfelt und gezogen wird

ability-die = Fähigkeit
ability-battle-die = Fähigkeit
army-die = Wahl der Armeen
battle-die = Fernkampfangriff
danger-die = gefährliches Gelände
deployment-deal = Aufmarschkarten
edge-die = Aufmarschränder
initiative-die = Initiative
objective-deal = Aufträge
scatter-die = Streuschuss
scenario-draw = Szenariokarten
strength-die = Stärke des Angriffs
terrain-deal = Geländekarten
unstable-die = instabile Kampffähigkeit
