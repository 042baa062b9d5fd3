# Warum eine Partie so nicht beginnen kann. Jeder Satz nennt die Abhilfe.

agreement-unknown-scenario = Es gibt kein Szenario „{ $word }“. Wähle eines der fünf abgedruckten.
agreement-player-count = { $found ->
    [one] Gewählt ist eine Armee
   *[other] Gewählt sind { $found } Armeen
}, doch das Szenario verlangt mindestens { $least } und höchstens { $most }. Wählt so viele oder ein anderes Szenario.
agreement-exact-player-count = { $found ->
    [one] Gewählt ist eine Armee
   *[other] Gewählt sind { $found } Armeen
}, doch das Szenario ist für { $most } Spieler. Wählt so viele oder ein anderes Szenario.
agreement-no-points = Armeen mit 0 Armeepunkten haben keine Disks. Vereinbart mehr.
agreement-table-size = Ein Tisch von { $width } mal { $depth } ist nicht möglich. Wählt mindestens { $least-width } mal { $least-depth } und höchstens { $most } je Kante.
agreement-table-too-small = Auf einem Tisch von { $width } mal { $depth } liegen die Land-Disks dieses Szenarios nicht ganz auf dem Tisch. Wählt einen größeren.
agreement-terrain-is-fixed = In einer Belagerung bringt allein der Verteidiger Gelände, und das Szenario sagt, wie viel. Lasst die Zahl weg.
agreement-too-much-terrain = { $found } Gelände-Disks je Spieler sind zu viele. Vereinbart höchstens { $most }.
agreement-kills-not-adjustable = Nur „Hügel des Verderbens“ und „Schlachtgetümmel“ erlauben eine andere Punktzahl. Lasst die Zahl weg.
agreement-no-kills = Die Punktzahl muss mindestens 1 sein.
agreement-rounds-fixed = Das Szenario hat selbst eine letzte Runde. Lasst die Rundenzahl weg.
agreement-rounds = Die letzte Runde muss zwischen 1 und { $most } liegen.
agreement-no-roles = Nur eine Belagerung hat Angreifer und Verteidiger. Lasst die Rollen weg.
agreement-attacker-absent = Der Angreifer muss einer der Spieler sein.
agreement-too-many-disks = Die Armeen haben zusammen { $found } Disks, auseinanderhalten lassen sich aber höchstens { $most }. Wählt kleinere Armeen.
