# Was Seiten zeigen, während eine Armee gebaut wird.

muster-unit = { $count ->
    [one] Einheit { $number }
   *[other] Einheit { $number }, { $count } Mal
}
muster-group-list = { $list } ({ $alignment })

muster-choice-points = Punktgrenze; keine für ein zwangloses Spiel mit beliebigen Einheiten
muster-choice-good-and-evil = Beide Spieler sind einverstanden, Gut und Böse zu mischen
muster-choice-size = Größe
muster-choice-count = Anzahl
muster-choice-option = { $option }

muster-gauge-points = Punkte
muster-gauge-war-engines = Kriegsmaschinen
muster-gauge-heroes-monsters = Helden und Monster
muster-gauge-war-engines-of-list = Kriegsmaschinen: { $list }
muster-gauge-heroes-monsters-of-list = Helden und Monster: { $list }
