# Attacken und Schaden, wie das Protokoll sie erzählt.

event-attacks-rolled = { $weapon }: { $attacks } Attacken ({ $dice }).
event-strength-rolled = { $weapon }: Stärke { $strength } ({ $dice }).
event-hits-rolled = { $unit } attackiert { $target } mit { $weapons } × { $weapon }: { $attacks } Trefferwürfe auf { $needed }+: { $dice }. { $hits } treffen. [{ $why }]
event-hits-automatic = { $unit } attackiert { $target } mit { $weapons } × { $weapon }: { $attacks } automatische Treffer.
event-hits-sustained = Kritische Treffer erzielen { $hits } weitere Treffer. [{ $rule }]
event-wounds-rolled = Stärke { $strength } gegen Widerstand { $toughness }: Verwundungswürfe auf { $needed }+: { $dice }. { $wounds } verwunden, davon { $automatic } ohne Wurf. [{ $why }]
event-saves-rolled = { $unit }: Rüstungswürfe auf { $needed }+: { $dice }. { $failed } misslungen. [{ $why }]
event-saves-invulnerable = { $unit }: Rettungswürfe auf { $needed }+: { $dice }. { $failed } misslungen.
event-saves-impossible = { $unit } hat gegen diese Attacken keinen Schutzwurf. [{ $why }]
event-damage-rolled = { $weapon }: Schaden { $damage } ({ $dice }).
event-rerolled = Wiederholungswurf ({ $purpose }): aus { $from } wird { $to }. [{ $rule }]
event-mortal-wounds = { $unit } erleidet { $count } tödliche Verwundungen. [{ $rule }]
event-feel-no-pain = { $model } ignoriert Verletzungen auf { $needed }+: { $dice }.
event-hazardous-rolled = { $unit } führt Risikotests aus: { $dice }.
event-demise-rolled = Gefährliches Ende von { $model }: { $die }.
event-demise-wounds = Die Explosion von { $model } kostet { $unit } { $count } tödliche Verwundungen ({ $dice }).
event-grenade-thrown = { $unit } wirft eine Granate auf { $enemy }: { $dice }.
