# Plätze, Aufzählungen und Längen, wie sie in anderen Sätzen stehen.

seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb
seat-purple = Lila
seat-orange = Orange
seat-white = Weiß
seat-black = Schwarz

list-empty = keine
list-last = { $others } und { $last }

length = { $inches }″
