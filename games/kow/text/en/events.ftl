# What happens in a match, as the log tells it.

## Doubt

event-sight-doubted = It is doubtful whether “{ $unit }” sees “{ $target }”: the die shows { $die }.
event-cover-doubted = It is doubtful whether “{ $target }” is in cover from “{ $unit }”: the die shows { $die }.
