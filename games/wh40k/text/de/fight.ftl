# Warum eine Antwort in der Nahkampfphase abgelehnt wird.

refusal-fight-again = { $unit } hat in dieser Phase schon gekämpft. Wähle eine davon: { $among }.
refusal-fight-later = { $unit } kämpft erst im Schritt Restliche Nahkämpfe. Wähle eine davon: { $among }.
refusal-fight-not-eligible = { $unit } ist in niemandes Nahkampfreichweite und hat nicht angegriffen. Wähle eine davon: { $among }.
refusal-fight-pass = In der Nahkampfphase kann niemand passen. Wähle eine davon: { $among }.
refusal-strike-aircraft-fly = Ein FLUGZEUG schlägt nur auf Einheiten, die FLIEGEN können; { $enemy } kann es nicht ({ $unit }, { $weapon }).
refusal-strike-at-aircraft = Nur Modelle, die FLIEGEN können, schlagen auf ein FLUGZEUG wie { $enemy } ({ $unit }, { $weapon }).
refusal-strike-idle = Ein Modell von { $unit } kann kämpfen, hat aber keine Nahkampfwaffe dafür erhalten.
refusal-strike-model = Nur Modelle, die der kämpfenden Einheit geblieben sind, können zuschlagen.
refusal-strike-no-enemy = Wähle eine feindliche Einheit auf dem Schlachtfeld als Ziel ({ $unit }, { $weapon }).
refusal-strike-not-equipped = Ein Modell von { $unit } ist mit dieser Waffe nicht ausgerüstet.
refusal-strike-profile = { $weapon } von { $unit } hat kein solches Profil.
refusal-strike-psychic = { $weapon } ist psionisch und { $unit } kein PSIONIKER.
refusal-strike-ranged = { $weapon } von { $unit } ist keine Nahkampfwaffe.
refusal-strike-split = Eine Waffe von { $unit } hat { $attacks } Attacken: Teile genau so viele auf, jedes Ziel einmal.
refusal-strike-split-random = Eine Waffe von { $unit } hat eine zufällige Zahl von Attacken; sie lässt sich nicht aufteilen, bevor sie gewürfelt ist.
refusal-strike-target = { $enemy } ist für ein Modell von { $unit } außer Reichweite ({ $weapon }): Es muss in Nahkampfreichweite sein oder ein Modell seiner Einheit berühren, das den Feind berührt.
refusal-strike-far = Ein Modell von { $unit } ist weder in Nahkampfreichweite eines Feindes noch in Kontakt mit einem eigenen Modell, das einen Feind berührt; es kann nicht kämpfen.
refusal-strike-two-profiles = Ein Modell von { $unit } verwendet zwei Profile einer Waffe. Wähle eines.
refusal-strike-two-weapons = Ein Modell von { $unit } schlägt mit zwei Waffen zu. Wähle eine; nur Zusatzattacken kommen dazu.
