# Attacks and damage, as the log tells them.

event-attacks-rolled = { $weapon }: { $attacks } attacks ({ $dice }).
event-strength-rolled = { $weapon }: Strength { $strength } ({ $dice }).
event-hits-rolled = { $unit } attacks { $target } with { $weapons } × { $weapon }: { $attacks } Hit rolls on { $needed }+: { $dice }. { $hits } hit. [{ $why }]
event-hits-automatic = { $unit } attacks { $target } with { $weapons } × { $weapon }: { $attacks } automatic hits.
event-hits-sustained = Critical Hits score { $hits } more hits. [{ $rule }]
event-wounds-rolled = Strength { $strength } against Toughness { $toughness }: Wound rolls on { $needed }+: { $dice }. { $wounds } wound, { $automatic } of them without a roll. [{ $why }]
event-saves-rolled = { $unit } saves on { $needed }+: { $dice }. { $failed } failed. [{ $why }]
event-saves-invulnerable = { $unit } makes invulnerable saves on { $needed }+: { $dice }. { $failed } failed.
event-saves-impossible = { $unit } has no save against these attacks. [{ $why }]
event-damage-rolled = { $weapon }: Damage { $damage } ({ $dice }).
event-rerolled = Re-roll ({ $purpose }): { $from } becomes { $to }. [{ $rule }]
event-mortal-wounds = { $unit } suffers { $count } mortal wounds. [{ $rule }]
event-feel-no-pain = { $model } ignores wounds on { $needed }+: { $dice }.
event-hazardous-rolled = { $unit } makes Hazardous tests: { $dice }.
event-demise-rolled = Deadly Demise of { $model }: { $die }.
event-demise-wounds = The explosion of { $model } costs { $unit } { $count } mortal wounds ({ $dice }).
event-grenade-thrown = { $unit } throws a Grenade at { $enemy }: { $dice }.
