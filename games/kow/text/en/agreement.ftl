# Why a match cannot begin.

agreement-player-count = { $players } armies are needed, but there are { $found }. Agree on one for each player.
agreement-no-points = The points limit is 0. Agree on a limit, such as 2000.
agreement-too-many-units = The armies have { $found } units together, but a match can hold { $most }. Choose fewer or larger units.
agreement-unknown-layout = There is no terrain layout “{ $layout }”. Choose one of these: { $known }.
agreement-turns = { $found } turns for each player are not possible. Agree on 1 to { $most }.
agreement-no-time = The game would last no time at all. Agree on a time, such as two hours.
agreement-no-clock-time = The clock would have no time on it. Agree on a time.
agreement-clock-needs-turns = Chess clock and turn timer go with a number of turns, not with a fixed time for the whole game. Agree on turns, or leave the clock away.
