# What can be wrong with data files of this game alone; crates/data has the general sentences. File, line and place stand before the sentence, which names the remedy.

data-ability = “{ $text }” has a number that this ability does not take. Write its name alone.
data-ability-number = The ability “{ $ability }” needs a fitting number after its name, such as “rapid-fire 1”, “sustained-hits D3”, “anti-vehicle 4” or “feel-no-pain 5”.
data-amount = “{ $text }” is no amount. Write a whole number without quotation marks, or dice such as “D6”, “2D6” or “D3+1”.
data-barricade-notched = A barricade has no notches. Make two barricades of it.
data-base = A model stands on exactly one of these: a round base, an oval base or its hull. Write “round”, “oval” or “hull” once.
data-effect-value = The effect “{ $effect }” needs a fitting “value”, or takes none. Look at other abilities with this effect.
data-faction-id = The id of a faction is the name of its file. Write “{ $expected }”, or rename the file.
data-feature-off-table = This feature, or its twin half a turn from it, sticks out over the edge of the battlefield. Move it inward.
data-feature-overhangs = This feature, or its twin half a turn from it, stands on a hill and overhangs it. Move one of them.
data-features-overlap = This feature, or its twin half a turn from it, overlaps another one of the same layout. Move one of them.
data-kinds = This size counts { $found } kinds of models, but the datasheet has { $expected }. Write one number for each kind, 0 included.
data-middle-uneven = What stands in the middle must look alike from both sides, walls and floors included. Change the piece, or make a pair of it.
data-no-faction = set.toml names the faction “{ $id }”, but its file is not there. Add the file or remove the name.
data-no-profiles = A weapon needs at least one profile. Add one.
data-no-sizes = A datasheet needs at least one size. Add one.
data-open-height = Craters have no height, and every other kind has one; this is “{ $kind }”. Correct the height or the kind.
data-outline = These corners are no outline. Write at least three corners in order, whose edges do not cross.
data-part-outside = This wall or floor sticks out of the footprint or above the height of its piece, or ends no higher than it begins. Correct its outline or its heights.
data-parts-not-ruins = Only ruins have walls and floors, but this is “{ $kind }”. Remove them or correct the kind.
data-same-size = There is another size with { $models } models, or this one has none. Sizes are told apart by their number of models.
data-skill = A weapon has either a skill or the ability “torrent”. Write a number from 2 to 6, or “none” for a torrent weapon.
data-too-many-features = A layout has at most { $most } features. Remove some.
data-weapon-mixed = The profiles of one weapon are all ranged or all melee. Make two weapons of it.
