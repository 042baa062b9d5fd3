# Was ein Spieler gefragt wird.

question-arrange-stack = Ordne deinen Verstärkungsstapel, die oberste Disk zuerst.
question-place-terrain = Lege eine Gelände-Disk eines Typs deiner Wahl (noch { $left }).
question-place-staging = Lege deine Aufmarsch-Disk als { $role }.
question-place-starting = Lege { $count ->
    [one] deine Start-Disk
   *[other] deine { $count } Start-Disks
} von der Spitze deines Stapels aus.
question-place-one = Lege eine Disk deiner Armee in den Streifen vor deiner Basis.
question-reinforce = Bringe bis zu { $most ->
    [one] eine Verstärkung
   *[other] { $most } Verstärkungen
} von der Spitze deines Stapels oder keine.
question-called = Ruf zu den Waffen: Bringe { $most ->
    [one] eine Disk
   *[other] { $most } Disks
} von der Spitze deines Stapels, soweit Platz ist.
question-activate = Aktiviere eine Disk oder beende deinen Zug ({ $made } von { $most } aktiviert; weniger als { $least } beenden das Segment für dich).
question-activate-due = Zuerst müssen überfallen: { $due } ({ $made } von { $most } aktiviert; weniger als { $least } beenden das Segment für dich).
question-flip = Springe mit „{ $disk }“ ({ $owner }) weiter oder halte an (noch { $left }).
question-flip-away = Lass „{ $disk }“ ({ $owner }) einmal von „{ $by }“ ({ $by-owner }) wegspringen.
question-forced-flip = Lass „{ $disk }“ ({ $owner }) einmal springen.
question-lay = Lege „{ $disk }“ ({ $owner }) so, dass sie „{ $target }“ ({ $target-owner }) von oben berührt.
question-aim-disk = Ziele mit dem Fall von „{ $disk }“ ({ $owner }) innerhalb von { $within } um ihren alten Platz{ $again ->
    [0] {""}
   *[other] {" "}noch einmal
}.
question-toss = Wirf die Disk „{ $spell }“: Wohin und wie hoch?
question-surge = „{ $by }“ ({ $by-owner }) wirkt „{ $spell }“. Mit einer von diesen Surge entgegnen: { $casters }, oder geschehen lassen?
question-any-time = Jetzt eine Fähigkeit nutzen ({ $disks }) oder nicht?
question-fire = Schieße mit einem Schützen ({ $archers }) oder beende dein Schießen.
question-redirect = { $missiles ->
    [one] Ein Geschoss liegt
   *[other] { $missiles } Geschosse liegen
} auf „{ $disk }“ ({ $owner }). Auf eine von diesen legen: { $among }, oder liegen lassen?
question-refire = Soll „{ $disk }“ ({ $owner }) die Fehlschüsse in der Nähe verschießen oder nicht?
question-choose-stack = Welcher der { $stacks } Kampfstapel wird als nächster abgehandelt?
question-fight-apart = Welche deiner Disks mit Erstschlag ({ $disks }) greifen „{ $target }“ ({ $target-owner }) getrennt von den anderen an?
question-strike = Wen treffen deine Disks: { $disks }?
question-share = Verteile { $damage } Schaden auf { $among }.
question-credit = Wem wird „{ $target }“ ({ $target-owner }) gutgeschrieben: { $among }?
question-enslave = Soll „{ $by }“ ({ $by-owner }) „{ $target }“ ({ $target-owner }) versklaven, statt sie zu töten?
question-convert = „{ $disk }“ liegt zuunterst im Stapel. Auf den eigenen nehmen?
question-place-unconverted = „{ $disk }“ ({ $owner }) war zu stark, um bekehrt zu werden. An deine Aufmarsch-Disk legen oder im Stapel lassen?
question-nest-blow = Eine Disk am R'Karg-Nest treffen oder keine: { $among }?
