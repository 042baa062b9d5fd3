# Was ein Spieler gefragt wird.

question-assign-initiative = Du hast den Wurf gewonnen. Teile jedem Spieler einen Initiativemarker zu, auch dir selbst: Wer ist Startspieler?
question-choose-scenario = Wähle, welche deiner beiden Szenariokarten das aktive Szenario wird.
question-place-deployment-card = Nimm eine Aufmarschkarte und lege sie an deinen Rand, mit welcher Seite nach oben du willst.
question-place-terrain = Nimm eine Geländekarte und platziere das Geländeteil auf dem Schlachtfeld, mit welcher Seite nach oben du willst.
question-place-watchtower = Platziere deinen Wachturm weiter als mittlere Reichweite von jedem Schlachtfeldrand entfernt.
question-deploy = Lass deine Disks aufmarschieren: in jeder Zone so viele, wie ihr Aufmarschwert angibt, darunter alle deine Helden.
question-scout = Du darfst vor der ersten Runde einen Spähtrupp bewegen oder das Spähen beenden. Bereit: { $disks }.
question-choose-command = Wähle heimlich eine Befehlskarte.
question-resolve =
    Handle deine Befehlskarte ab: { $left ->
        [0] Alle Aktivierungen sind verbraucht, aber ihre Kampffähigkeit kannst du noch einsetzen
        [one] Eine Aktivierung ist übrig
       *[other] { $left } Aktivierungen sind übrig
    }.
question-continue =
    „{ $disk }“ ({ $owner }) ist mitten in der Aktivierung. Die Disk { $flips ->
        [0] darf nicht mehr springen
        [one] darf noch einmal springen
       *[other] darf bis zu { $flips } Mal springen
    }{ $broke-through ->
        [0] {""}
       *[other] , muss aber bei den nächsten Gegnern, die sie bindet, anhalten
    }{ $may-act ->
        [0] {""}
       *[other] ; ihren Fernkampfangriff oder ihre Fokusfähigkeit darf sie nutzen
    }. Wie geht es weiter?
question-choose-scatter = Diese Disks sind dem Ziel gleich nah: { $among }. Welche von ihnen trifft der Streuschuss?
question-choose-disk = Wähle die Disk, auf die die Fähigkeit von „{ $disk }“ ({ $owner }) wirkt: { $among }.
question-order-triggers = { $count } deiner Fähigkeiten wurden ausgelöst ({ $disks }). Welche wird als Nächste abgehandelt?
question-flip-toward = „{ $disk }“ ({ $owner }) reißt sich los und muss auf die nächstgelegene Disk zuspringen ({ $nearest }). Wo landet sie?
question-choose-engagement = Wähle, welches von { $count } Gefechten als nächstes abgehandelt wird.
question-strike =
    Wähle, wen { $count ->
        [one] deine Disk trifft
       *[other] deine Disks treffen
    }: { $disks }.
