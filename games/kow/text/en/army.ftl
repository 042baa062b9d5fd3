# What can be wrong with an army. Every sentence names the remedy.

army-consent-missing = The army mixes good ({ $good }) and evil ({ $evil }), and its file says that both players agreed, but in this match they have not. Agree on it, or keep the units of one side only.
army-exchanged-twice = Unit { $number }: { $unit } can give away its { $equipment } only once, but these options all do: { $options }. Keep one of them.
army-good-and-evil = The army mixes good ({ $good }) and evil ({ $evil }). Keep the units of one side only, or have both players expressly agree.
army-limit-missing = The army names no points limit, but { $agreed } points were agreed. Write “points = { $agreed }”.
army-limit-not-agreed = The army was chosen for { $points } points, but { $agreed } were agreed. Change the army and its limit.
army-no-options = Unit { $number }: { $unit } has no options at all, so it cannot take { $option }. Remove it.
army-no-units = The army has no unit. Add at least one from an army list.
army-option-not-offered = Unit { $number }: { $unit } cannot take { $option }. Remove it, or take one of these: { $offered }.
army-option-twice = Unit { $number }: { $unit } takes { $option } { $count } times. Each option is taken once and holds for the whole unit: remove the others.
army-over-limit = The army costs { $cost } points, but the limit is { $points }. Save { $over } points.
army-side-good-and-evil = Good ({ $good }) and evil ({ $evil }) armies fight on one side. Form other sides, or have all players expressly agree.
army-sides-unequal = One side has { $first } points, the other { $second }. Both need the same total: change the limits of the armies.
army-too-many-heroes-monsters = The army has { $count } heroes and monsters and { $full } full units, which permit { $limit }. Remove some heroes or monsters, or add infantry units of 20 or cavalry units of 10.
army-too-many-heroes-monsters-of-list = { $list }: there are { $count } heroes and monsters, but the { $full } full units of this race permit { $limit }. Full units of allies do not count: add some of this race, or remove heroes or monsters.
army-too-many-war-engines = The army has { $count } war engines and { $full } full units, which permit { $limit }. Remove some war engines, or add infantry units of 20 or cavalry units of 10.
army-too-many-war-engines-of-list = { $list }: there are { $count } war engines, but the { $full } full units of this race permit { $limit }. Full units of allies do not count: add some of this race, or remove war engines.
army-unique-twice = { $unit } may be in an army only once, but is there { $count } times. Keep one and replace the others.
army-unknown-option = Unit { $number }: there is no option “{ $word }” for { $unit }. Write an option of its entry.
army-unknown-option-nearest = Unit { $number }: there is no option “{ $word }” for { $unit }. Did you mean “{ $nearest }”?
army-unknown-size = Unit { $number }: “{ $word }” is not available in this size. Write one of these: { $sizes }.
army-unknown-unit = Unit { $number }: there is no unit “{ $word }”. Write its id as in the army lists.
army-unknown-unit-nearest = Unit { $number }: there is no unit “{ $word }”. Did you mean “{ $nearest }”?
