# Was Seiten zeigen, während eine Armee gebaut wird.

muster-regiment = Bataillon { $number }
muster-unit = { $count ->
    [one] Einheit
   *[other] { $count } Einheiten
}
muster-card = Befehlskarte

muster-group-prebuilt = Vorgefertigte Bataillone
muster-group-heroes = Helden: { $race }
muster-group-units = Einheiten: { $race }
muster-group-cards = Befehlskarten
muster-prebuilt-unit = { $count } × { $unit }
muster-prebuilt-cards = Befehlskarten: { $cards }

muster-choice-prebuilt = Vorgefertigtes Bataillon, genau wie aufgeführt
muster-choice-hero = Held
muster-choice-count = Anzahl

muster-gauge-regiments = Bataillone
muster-gauge-recruitment = Rekrutierungspunkte
muster-gauge-cards = Befehlskarten
