# Warum eine Antwort nicht erlaubt ist: was falsch ist, gemessen, wo man messen kann, und was erlaubt wäre.

## Jede Frage

refusal-not-an-answer = Das ist keine Antwort auf die Frage, die dir gestellt ist.
refusal-out-of-reach = Ein Ort in dieser Antwort liegt weit außerhalb des Tisches. Wähle Orte auf dem Schlachtfeld; es misst { $width } mal { $depth }.
refusal-not-among-the-choices = Das steht nicht zur Wahl. Wähle eine der angebotenen Möglichkeiten.
refusal-unknown-disk = Eine solche Disk gibt es in dieser Partie nicht.
refusal-unknown-terrain = Auf dem Schlachtfeld gibt es kein solches Geländeteil, auf das die Disk „{ $disk }“ gelegt werden könnte.
refusal-not-your-disk = Die Disk „{ $disk }“ gehört dir nicht. Wähle eine deiner eigenen Disks.
refusal-not-on-battlefield = Die Disk „{ $disk }“ liegt nicht auf dem Schlachtfeld. Wähle eine, die dort liegt.
refusal-not-in-reserve = Die Disk „{ $disk }“ kommt nicht infrage: Es muss eine passende Disk in deiner Reserve sein.
refusal-chosen-twice = Die Disk „{ $disk }“ ist doppelt genannt. Nenne jede Disk nur einmal.

## Aufbau

refusal-one-token-each = Jeder Spieler bekommt genau einen Initiativemarker. Nenne jeden Spieler einmal.
refusal-too-many-tokens = Bei dieser Spielerzahl werden nur { $tokens } Initiativemarker benutzt. Gib jedem Spieler einen.
refusal-scenario-not-drawn = Diese Szenariokarte hast du nicht gezogen. Wähle eine der beiden gezogenen.
refusal-card-not-laid-out = Diese Aufmarschkarte liegt nicht aus. Nimm eine, die ausliegt.
refusal-card-off-edge = Die ganze Karte muss an deinem Rand liegen, zwischen { $from } und { $to }.
refusal-card-near-corner = Kein Teil einer Aufmarschkarte darf in mittlerer Reichweite einer Schlachtfeldecke liegen: Bei vier Spielern muss sie an deinem Rand zwischen { $from } und { $to } liegen.
refusal-card-far-from-corner = Die ganze Karte muss in großer Reichweite der Ecke liegen, die vom eingeklemmten Spieler abgewandt ist, an deinem Rand zwischen { $from } und { $to }.
refusal-cards-overlap = Aufmarschkarten dürfen einander nicht überlappen. Lege diese neben die anderen.
refusal-no-room-for-the-rest =
    So bliebe an deinem Rand kein Platz für { $left ->
        [one] die Karte
       *[other] die { $left } Karten
    }, die du noch nehmen musst. Lass kleinere Lücken.
refusal-piece-not-laid-out = Dieses Geländeteil liegt nicht aus. Nimm eines, das ausliegt.
refusal-unknown-side = Ein Geländeteil hat zwei Seiten, 0 und 1.
refusal-terrain-outside = Das Geländeteil muss vollständig auf dem Schlachtfeld liegen.
refusal-terrain-near-edge = Das Geländeteil ist { $gap } von einem Schlachtfeldrand entfernt. Von jedem Rand muss es mehr als { $least } entfernt sein.
refusal-terrain-near-terrain = Das Geländeteil ist { $gap } vom Geländeteil „{ $other }“ entfernt. Von anderem Gelände muss es mehr als { $least } entfernt sein.
refusal-terrain-has-a-place = Ein Geländeteil darf nur wegbleiben, wenn es keinen Platz findet. Für dieses gibt es noch einen: Platziere es.
refusal-not-your-zone = Du hast keine Aufmarschzone, die mit dieser Karte beginnt.
refusal-zone-stays = Nur eine Zone mit Finte darf verlegt werden, und nur einmal.
refusal-outside-zone = Die Disk „{ $disk }“ muss vollständig in einer deiner Aufmarschzonen liegen.
refusal-wrong-number-in-zone =
    { $disks ->
        [0] Keine Disk liegt
        [one] Eine Disk liegt
       *[other] { $disks } Disks liegen
    } in deiner Zone Nummer { $zone }, ihr Aufmarschwert ist aber { $value }. Lass so viele Disks aufmarschieren, wie der Wert angibt.
refusal-deploy-everything =
    Du hast weniger Disks, als deine Aufmarschwerte verlangen; also müssen alle aufmarschieren. { $left ->
        [one] Eine fehlt
       *[other] { $left } fehlen
    } noch.
refusal-hero-not-deployed = Jeder Held muss aufmarschieren, „{ $disk }“ fehlt aber. Lege den Helden an die Stelle einer Einheit.
refusal-deployed-on-enemy = Die Disk „{ $disk }“ würde die gegnerische Disk „{ $enemy }“ überlappen. Beim Aufmarsch darf keine Disk auf einem Gegner liegen.
refusal-deployed-in-enemy-zone = Die Disk „{ $disk }“ würde eine gegnerische Aufmarschzone überlappen. Lege sie außerhalb dieser Zone.
refusal-deployed-on-lake = Die Disk „{ $disk }“ würde Gelände überlappen, auf dem nur Disks mit Fliegend oder Waldläufer aufmarschieren dürfen.
refusal-cannot-scout = Diese Disk kann nicht (mehr) spähen. Wähle einen der genannten Spähtrupps oder beende das Spähen.
refusal-scout-pinned = Die Disk „{ $disk }“ ist gebunden und kann deshalb nicht spähen.
refusal-scouts-only-move = Vor der ersten Runde dürfen Spähtrupps springen und sonst nichts tun. Bewege einen Spähtrupp oder beende das Spähen.
refusal-scout-overlaps-enemy = Der Spähtrupp „{ $disk }“ würde die gegnerische Disk „{ $enemy }“ überlappen. Eine Spähtrupp-Bewegung darf nicht auf Gegnern landen.

## Befehlskarten

refusal-card-not-in-hand = Diese Befehlskarte hast du nicht auf der Hand. Wähle eine, die du hast.
refusal-must-play-card = Solange du Befehlskarten hast, musst du eine ausspielen. Wähle eine Karte.
refusal-no-activation-left = Alle Aktivierungen deiner Befehlskarte sind verbraucht.
refusal-must-activate =
    Du musst weitere Disks aktivieren: { $left ->
        [one] Eine Aktivierung ist
       *[other] { $left } Aktivierungen sind
    } übrig, und du hast Disks, die weder aktiviert noch gebunden sind. Eine Disk darf auch passen.
refusal-no-bonus = Deine Befehlskarte hat keinen Bonus, der nur an ausgewählte Disks geht.
refusal-bonus-used =
    Der Bonus deiner Befehlskarte ist vergeben: Er geht nur an { $most ->
        [one] eine Disk
       *[other] { $most } Disks
    }.
refusal-bonus-not-for-disk = Der Bonus deiner Befehlskarte ist nicht für die Disk „{ $disk }“ bestimmt.
refusal-no-battle-ability = Deine Befehlskarte hat keine Kampffähigkeit.
refusal-battle-ability-used = Die Kampffähigkeit dieser Befehlskarte ist schon eingesetzt worden. Sie wirkt nur einmal.
refusal-battle-ability-between = Nach eurer Vereinbarung darf eine Kampffähigkeit nur vor der ersten oder nach der letzten Aktivierung ihrer Karte eingesetzt werden.
refusal-battle-ability-inside = Eine Disk ist mitten in ihrer Aktivierung, und eine Kampffähigkeit kann sie nicht unterbrechen. Beende zuerst die Aktivierung; danach kannst du die Kampffähigkeit einsetzen.
refusal-battle-ability-not-for-disk = Die Disk „{ $disk }“ ist nicht von der Art, die diese Kampffähigkeit einsetzen kann.

## Aktivieren und Bewegen

refusal-already-activated = Die Disk „{ $disk }“ ist schon aktiviert. Wähle eine ohne Aktivierungsmarker.
refusal-pinned = Die Disk „{ $disk }“ ist durch „{ $by }“ gebunden und kann nicht aktiviert werden.
refusal-no-movement = Die Disk „{ $disk }“ hat keinen Bewegungswert und kann mit einer Bewegungsaktion nicht springen.
refusal-too-many-flips =
    Die Disk „{ $disk }“ würde { $flips ->
        [one] einen Sprung
       *[other] { $flips } Sprünge
    } machen, erlaubt { $most ->
        [0] ist keiner
        [one] ist einer
       *[other] sind { $most }
    }.
refusal-flip-too-far = Sprung { $flip } würde die Disk „{ $disk }“ { $length } weit bringen. Ein Sprung reicht höchstens einen Durchmesser weit, das sind { $diameter }.
refusal-flip-rolls = Sprung { $flip } könnte dort nur enden, wenn die Disk „{ $disk }“ auf ihrem Rand rollte. Der Punkt, auf dem sie hochkant steht, darf nicht wandern.
refusal-flip-not-straight = Sprung { $flip } würde die Disk „{ $disk }“ { $length } weit bringen. Nach eurer Vereinbarung ist ein Sprung gerade und genau einen Durchmesser lang, das sind { $diameter }.
refusal-stopped-by-pin =
    Die Disk „{ $disk }“ muss ihre Bewegung nach { $flips ->
        [one] dem ersten Sprung
       *[other] Sprung { $flips }
    } beenden, denn dort bindet sie einen Gegner.
refusal-stopped-by-second-pin =
    Die Disk „{ $disk }“ muss ihre Bewegung nach { $flips ->
        [one] dem ersten Sprung
       *[other] Sprung { $flips }
    } beenden: Unaufhaltsam erlaubt ihr nur beim ersten Mal, trotz gebundener Gegner weiterzuspringen.
refusal-stopped-by-rough =
    Die Disk „{ $disk }“ muss ihre Bewegung nach { $flips ->
        [one] dem ersten Sprung
       *[other] Sprung { $flips }
    } beenden, denn dort landet sie auf unwegsamem Gelände.
refusal-left-the-battlefield =
    Nach { $flips ->
        [one] dem ersten Sprung
       *[other] Sprung { $flips }
    } liegt die Disk „{ $disk }“ vollständig außerhalb des Schlachtfelds. Dort ist sie verloren und kann nicht weiterspringen.
refusal-no-move-left = Die Disk „{ $disk }“ kann jetzt nicht springen: Ihre Bewegung ist vorbei, oder sie ist gebunden.
refusal-no-action-now = Die Disk „{ $disk }“ kann jetzt weder Fernkampfangriff noch Fokusfähigkeit nutzen. Mit Beweglich darf sie das vor ihrem ersten oder nach ihrem letzten Sprung.
refusal-acted-already = Die Disk „{ $disk }“ hat ihren Fernkampfangriff oder ihre Fokusfähigkeit schon genutzt. Mit Beweglich darf sie das einmal, neben ihrer Bewegung.
refusal-not-toward-nearest = Die Disk „{ $disk }“ muss auf „{ $nearest }“ zuspringen, die nächstgelegene Disk, die sie nicht bindet: auf sie, wenn der Sprung sie erreichen kann, sonst näher zu ihr.

## Reserve

refusal-zone-full = Nach eurer Vereinbarung liegen in einer Aufmarschzone nicht mehr Disks, als ihr Aufmarschwert angibt, und in dieser liegen schon { $value }. Die Disk „{ $disk }“ muss anderswohin.
refusal-no-flank = Die Disk „{ $disk }“ ist nicht flankierend und kann nur in einer deiner Aufmarschzonen mobilisiert werden.
refusal-flank-not-at-edge = Flankierend muss die Disk „{ $disk }“ vollständig auf dem Schlachtfeld liegen und einen seiner Ränder berühren.
refusal-flank-in-enemy-zone = Flankierend darf die Disk „{ $disk }“ nicht in eine gegnerische Aufmarschzone gelegt werden, auch nicht teilweise.
refusal-flank-pins-enemy = Flankierend darf die Disk „{ $disk }“ nicht so gelegt werden, dass sie einen Gegner bindet, hier „{ $enemy }“.
refusal-terrain-brings-nobody = Auf diesem Geländeteil kann niemand mobilisiert werden, auch nicht die Disk „{ $disk }“.
refusal-terrain-not-controlled = Du kontrollierst dieses Geländeteil nicht, deshalb kann die Disk „{ $disk }“ dort nicht mobilisiert werden. Du kontrollierst es, wenn deine Disks es überlappen und keine gegnerische.
refusal-not-on-terrain = Die Disk „{ $disk }“ muss das Geländeteil überlappen, auf dem sie mobilisiert wird.
refusal-outside-battlefield = Die Disk „{ $disk }“ muss vollständig auf dem Schlachtfeld liegen.

## Fernkampfangriffe und Fähigkeiten

refusal-no-ranged-attack = Die Disk „{ $disk }“ hat keinen solchen Fernkampfangriff.
refusal-shoots-itself = Die Disk „{ $disk }“ kann sich nicht selbst zum Ziel ihres Fernkampfangriffs machen.
refusal-out-of-range = Die Disk „{ $disk }“ ist { $gap } entfernt. Die Reichweite beträgt höchstens { $most }.
refusal-no-sight = Gelände blockiert die Sichtlinie zur Disk „{ $disk }“. Ein Ziel muss in Sichtlinie liegen.
refusal-immune = Die Disk „{ $disk }“ ist dagegen immun und kann dafür nicht als Ziel gewählt werden.
refusal-sheltered = Die Disk „{ $disk }“ liegt auf Gelände, das sie vor Fernkampfangriffen von außerhalb schützt. Nur ein Streuschuss kann sie treffen.
refusal-tower-not-controlled = Du kontrollierst diesen Wachturm nicht. Du kontrollierst ihn, wenn deine Disks ihn überlappen und keine gegnerische.
refusal-tower-activated = Dieser Wachturm ist in dieser Runde schon aktiviert worden.
refusal-no-focus-ability = Die Disk „{ $disk }“ hat keine solche Fokusfähigkeit.
refusal-no-magic = Die Disk „{ $disk }“ hat keine Magie.
refusal-not-an-enemy = Die Disk „{ $disk }“ ist kein Gegner. Wähle eine gegnerische Disk.
refusal-not-an-ally = Die Disk „{ $disk }“ ist kein Verbündeter. Wähle eine deiner eigenen Disks.
refusal-nothing-to-choose = Bei dieser Fähigkeit gibt es nichts zu wählen. Wähle keine Disk.
refusal-wrong-number-of-choices =
    { $chosen ->
        [0] Du hast keine Disk gewählt
        [one] Du hast eine Disk gewählt
       *[other] Du hast { $chosen } Disks gewählt
    }, diese Fähigkeit wirkt aber auf { $most ->
        [1] genau eine
       *[other] eine bis { $most }
    }.
refusal-receiver-for-each =
    { $tokens ->
        [one] Ein Marker wird
       *[other] { $tokens } Marker werden
    } verschoben, als Empfänger { $chosen ->
        [0] ist aber keine Disk
        [one] ist aber eine Disk
       *[other] sind aber { $chosen } Disks
    } genannt. Nenne für jeden Marker eine Disk.
refusal-choice-missing = Es fehlt etwas, das diese Fähigkeit verlangt: ein Ort, ein Empfänger oder ein Gefecht.
refusal-choice-wrong-kind = Die Disk „{ $disk }“ kommt nicht infrage: Diese Fähigkeit wirkt nur auf { $wanted }.
refusal-choice-is-pinned = Die Disk „{ $disk }“ ist gebunden. Diese Fähigkeit wirkt nur auf Disks, die es nicht sind.
refusal-choice-not-activated = Die Disk „{ $disk }“ hat keinen Aktivierungsmarker. Wähle eine, die einen hat.
refusal-choice-already-activated = Die Disk „{ $disk }“ hat schon einen Aktivierungsmarker oder bekommt gleich ihren eigenen. Wähle eine andere Disk.
refusal-already-empowered = Die Disk „{ $disk }“ ist schon verstärkt und kann nicht nochmals verstärkt werden.
refusal-does-not-qualify = Die Disk „{ $disk }“ gehört nicht zu denen, auf die diese Fähigkeit wirkt.
refusal-not-engaged = Die Disk „{ $disk }“ hat kein solches Gefecht: Als Angreifer muss sie einen Gegner binden, als Verteidiger muss ein Gegner sie binden.

## Nahkampf

refusal-must-strike = Die Disk „{ $disk }“ muss zuschlagen: Wähle einen der Gegner, gegen die sie kämpft.
refusal-not-striking-now = Eine dieser Disks hat in diesem Moment keine Wahl. Lass sie weg.
refusal-not-its-enemy = Die Disk „{ $disk }“ darf als Angreifer nur Gegner treffen, die sie bindet, als Verteidiger nur solche, die sie binden.
refusal-strikes-twice = Die Disk „{ $disk }“ ist doppelt genannt. Sie schlägt einmal zu.
refusal-strikes-one = Die Disk „{ $disk }“ trifft nur einen Gegner. Wähle, welchen.
refusal-frenzy-one-or-all = Mit Kampfrausch trifft die Disk „{ $disk }“ entweder einen oder alle Gegner, die sie bindet.

## Stattdessen

instead-fewer-flips = { $flips ->
    [one] Die Disk „{ $disk }“ kann den ersten Sprung dieses Weges machen.
   *[other] Die Disk „{ $disk }“ kann diesen Weg { $flips } Sprünge weit gehen.
}
instead-safe = Die sichere Antwort ist immer möglich.
