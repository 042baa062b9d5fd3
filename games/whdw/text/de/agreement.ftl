# Warum eine Partie so nicht beginnen kann. Jeder Satz nennt die Abhilfe.

agreement-core-sets = Das Gelände kann aus 1 bis { $most } Grundspielen kommen. Wähle eine Zahl dazwischen.
agreement-edges = Jeder Spieler braucht einen eigenen Aufmarschrand. Nenne für jeden Spieler einen Rand und keinen doppelt, oder überlasst die Ränder dem Zufall.
agreement-edges-opposite = Zwei Spieler müssen gegenüberliegende Aufmarschränder haben. Wähle Süden und Norden oder Westen und Osten.
agreement-learning-armies = Das Trainingsszenario wird mit seinen beiden Trainingsarmeen gespielt, Imperium und Orks, je Spieler eine. Wähle beide oder überlasst die Wahl dem Zufall.
agreement-learning-army-elsewhere = Die Trainingsarmeen sind allein für das Trainingsszenario da. Wähle eine Armee aus Bataillonen.
agreement-player-count = { $found ->
    [one] Gewählt ist eine Armee
   *[other] Gewählt sind { $found } Armeen
}, doch das Spiel ist für { $least } bis { $most } Spieler.
agreement-strongholds-one-box = Festungen verlangt ein Grundspiel je Spieler und lässt sich nicht aus einer einzigen Schachtel spielen. Hebt die Beschränkung auf eine Schachtel auf oder wählt das Standardspiel.
agreement-too-many-disks = Die Armeen haben zusammen mehr als { $most } Disks. Wählt weniger Bataillone.
agreement-too-many-regiments = Je { $found } Bataillone sind zu viele: Aufmarschkarten und Schlachtfeldränder reichen bei dieser Spielerzahl für { $most }.
agreement-unequal-regiments = Alle Armeen müssen gleich viele Bataillone haben. Einigt euch auf eine Zahl.
