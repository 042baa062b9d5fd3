# Seats, lists and lengths, as they stand inside other sentences.

seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-purple = Purple
seat-orange = Orange
seat-white = White
seat-black = Black

list-empty = none
list-last = { $others } and { $last }

length = { $inches }″
