# What is said about armies that were made of rosters of other tools.

import-ally = { $unit } does not have the faction keyword { $keyword }; since the roster lists it, it is mustered with the army.
import-base = { $unit }: no roster says what models stand on. { $model } is taken to stand on { $base } and to be { $height } mm tall; correct “base” and “height” in the army file.
import-dealt = { $unit }: { $count } × { $item } among { $models } models do not come out even; the models get them one after the other.
import-leads = { $unit } is a Leader, but the roster does not say whom it can lead. Write the ids of their datasheets under “leads” in the army file.
import-missing = { $unit }: a datasheet with a profile is missing, and one for each of these: { $wargear }.
import-missing-bare = { $unit }: a datasheet with a profile is missing.
import-models = { $unit } has { $found } models; between 1 and { $most } can be fielded. Correct the roster.
import-needs-pack = The roster carries no profiles. Add a datasheet pack that has everything listed here, or a roster file (.ros, .rosz, JSON) of the same army.
import-no-detachment = The roster does not name a Detachment; the army has one without rules.
import-no-faction = The roster does not name a faction; the army has one of its own.
import-no-skill = { $unit }: { $weapon } has no Ballistic Skill and is taken to hit automatically.
import-not-automated = { $unit }: “{ $name }” is outside the core rules. It is kept on the unit and not automated.
import-points = The roster does not say what { $unit } costs; 0 points are counted.
import-refused = The roster cannot be made into an army: { $place } ({ $key }). Please report this with the roster.
import-size = The battle size is taken to be that of { $points } points.
import-too-large = The roster is larger than any army: more than { $units } units, or units with more than anybody could field. Correct the roster.
import-transport = { $unit } is taken to carry { $capacity } models with one of these keywords: { $carries }. The roster says: { $text }
import-transport-kept = { $unit }: whom it carries cannot be read and is kept as it stands: “{ $text }”. Write it under “transport” in the army file.
import-unarmed = { $unit }: the roster names no weapon that can be read, so its models have none. Write them under “equipment” in the army file.
import-unreadable = { $unit }: { $characteristic } of { $model } is “{ $found }”, which nobody can play with. Correct the roster.
import-value = { $unit }: { $characteristic } of { $model } is “{ $found }”; { $taken } is taken.
import-warlord = The roster marks no Warlord; { $unit } is taken to be it.
import-weapon-kept = { $unit }: “{ $weapon }” cannot be read as a weapon and is only kept: { $cells }.

# What lines of a roster were read as.
import-meaning-ability = ability
import-meaning-bookkeeping = bookkeeping of the tool
import-meaning-detachment = Detachment
import-meaning-enhancement = Enhancement
import-meaning-faction = faction
import-meaning-keyword = keyword
import-meaning-layout = layout
import-meaning-leader = Leader
import-meaning-model = models
import-meaning-name = name
import-meaning-points = points
import-meaning-profile = profile
import-meaning-section = heading
import-meaning-setting = setting
import-meaning-unit = unit
import-meaning-wargear = wargear
import-meaning-warlord = Warlord
