# Why a match cannot begin as agreed. Every sentence names the remedy.

agreement-core-sets = The terrain can come from 1 to { $most } core sets. Choose a number in between.
agreement-edges = Every player needs a deployment edge of his own. Name one edge for each player and no edge twice, or leave the edges to chance.
agreement-edges-opposite = Two players must have opposite deployment edges. Choose south and north or west and east.
agreement-learning-armies = The learning scenario is played with its two basic armies, Empire and Orcs, one for each player. Choose both, or leave the choice to chance.
agreement-learning-army-elsewhere = The basic armies belong to the learning scenario alone. Choose an army of regiments.
agreement-player-count = { $found ->
    [one] One army was
   *[other] { $found } armies were
} chosen, but the game is for { $least } to { $most } players.
agreement-strongholds-one-box = Strongholds needs one core set for each player and cannot be played from one box. Drop the limit to one box, or choose the standard game.
agreement-too-many-disks = The armies have more than { $most } disks together. Choose fewer regiments.
agreement-too-many-regiments = { $found } regiments each are too many: the deployment cards and the edges of the battlefield suffice for { $most } with this number of players.
agreement-unequal-regiments = All armies must have the same number of regiments. Agree on a number.
