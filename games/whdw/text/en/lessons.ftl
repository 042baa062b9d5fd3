# What newcomers are taught, when it first matters.

lesson-deploy-title = Take your places
lesson-deploy = Point at a place in your marked strip for each disk of the list. The light bulb proposes a whole deployment; every disk can still be moved until you confirm.
lesson-command-title = A command in secret
lesson-command = Both players choose a command card face down. Its number says how many disks you activate with it; its strategy decides who goes first. Choose one of the cards below the table.
lesson-revealed-title = Cards face up
lesson-revealed = The cards are turned over together. Bold goes before steady, steady before devious, devious before bold; between equals the order of initiative decides.
lesson-resolve-title = Activate your disks
lesson-resolve = Outlined disks can act. Choose one and point beside it where it should land; each flip takes it one diameter on. The bar shows how many flips are left.
lesson-flipped-title = A flip
lesson-flipped = A disk turns over its rim and comes down one diameter farther. It may stop early, and it may land on others: that is how fights begin.
lesson-pinned-title = Pinned
lesson-pinned = A disk with another one on top is pinned and cannot be activated. Whoever pins an enemy stops there; both fight in the melee phase.
lesson-shot-title = A ranged attack
lesson-shot = Battle dice decide: hits and criticals count, a scatter may go astray. Before you shoot, the panel shows how likely each result is.
lesson-damaged-title = Damage
lesson-damaged = Damage tokens stay until the end phase. As soon as they reach a disk’s toughness it takes a wound, and a disk without stamina is lost.
lesson-engagement-title = Melee
lesson-engagement = Once all cards are resolved, every pile with enemies in it is fought out: the disk on top attacks, the one below strikes back.
lesson-strike-title = Whom to strike
lesson-strike = Where a disk could strike several enemies, you choose. Its attack or counter value is the damage it deals.
lesson-removed-title = A casualty
lesson-removed = Lost disks go to their owner’s casualty pile. In this scenario every enemy disk in it is worth a victory point; the tab Score keeps count.
lesson-round-title = A round is over
lesson-round = Damage and activation tokens are taken off, wounds stay, and the command cards return. After the last round the points are counted.
