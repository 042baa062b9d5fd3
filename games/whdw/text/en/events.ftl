# What happens in a match, as the log tells it. Disks are followed by their owner, rule ids stand in square brackets.

## Setting up

event-edges-assigned =
    Deployment edges: { $seats ->
        [2] { $seat-1 } in the { $edge-1 }, { $seat-2 } in the { $edge-2 }
        [3] { $seat-1 } in the { $edge-1 }, { $seat-2 } in the { $edge-2 }, { $seat-3 } in the { $edge-3 }
       *[other] { $seat-1 } in the { $edge-1 }, { $seat-2 } in the { $edge-2 }, { $seat-3 } in the { $edge-3 }, { $seat-4 } in the { $edge-4 }
    }.
event-initiative-rolled =
    { $seat } rolled { $die } for initiative{ $unspent ->
        [0] {""}
       *[other] {" "}and added { $unspent } unspent recruitment { $unspent ->
            [one] point
           *[other] points
        }: { $total } in all
    }.
event-initiative-assigned = Initiative order: { word-seats-in-order }.
event-scenarios-drawn =
    { $seat } drew two scenario cards{ $known ->
        [0] {""}
       *[other] : { $cards }
    }.
event-scenario-chosen = “{ $card }” became the active scenario.
event-objective-dealt =
    { $seat } was dealt a secret objective{ $known ->
        [0] {""}
       *[other] : “{ $card }”
    }.
event-deployment-cards-dealt = Deployment cards laid out: { $cards }.
event-deployment-card-placed = { $seat } laid along the edge: { $card } ({ $side } up), { $at } from its beginning.
event-zone-shifted = The deployment zone that begins with card number { $card } was moved by a Feint, to { $at } from the beginning of its edge.
event-terrain-dealt = Terrain laid out: { $pieces }.
event-terrain-placed = { $seat } placed the terrain piece “{ $piece }” at ({ $x } | { $y }), turned by { $degrees }°.
event-terrain-left-out = { $seat } left out the terrain piece “{ $piece }”, for which there was no place.
event-deployed = { $disk } ({ $owner }) was deployed at ({ $x } | { $y }).

## Rounds, phases and command cards

event-round-began = Round { $round } began.
event-phase-began = Now: { $phase }.
event-command-sealed =
    { $seat } laid down a command card{ $known ->
        [0] {""}
       *[other] : “{ $card }”
    }.
event-commands-revealed =
    Command cards revealed: { $seats ->
        [0] none
        [1] { $seat-1 } “{ $card-1 }” ({ $strategy-1 })
        [2] { $seat-1 } “{ $card-1 }” ({ $strategy-1 }), { $seat-2 } “{ $card-2 }” ({ $strategy-2 })
        [3] { $seat-1 } “{ $card-1 }” ({ $strategy-1 }), { $seat-2 } “{ $card-2 }” ({ $strategy-2 }), { $seat-3 } “{ $card-3 }” ({ $strategy-3 })
       *[other] { $seat-1 } “{ $card-1 }” ({ $strategy-1 }), { $seat-2 } “{ $card-2 }” ({ $strategy-2 }), { $seat-3 } “{ $card-3 }” ({ $strategy-3 }), { $seat-4 } “{ $card-4 }” ({ $strategy-4 })
    }.
event-order-determined = The cards resolve in this order: { word-seats-in-order }.
event-card-began = { $seat } began to resolve “{ $card }” (activation value { $value }).
event-activations-lost =
    { $seat } lost { $count ->
        [one] one activation
       *[other] { $count } activations
    } for want of disks.
event-cards-discarded = The resolved command cards were discarded.

## Activations

event-activation-began = { $disk } ({ $owner }) was activated: { $doing }.
event-bonus-taken = { $disk } ({ $owner }) took the bonus of the command card.
event-flipped = { $disk } ({ $owner }) flipped to ({ $x } | { $y }).
event-flew = { $disk } ({ $owner }) flew on across ({ $x } | { $y }).
event-stopped = { $disk } ({ $owner }) had to end its movement [{ $rule }].
event-pinned = { $by } ({ $by-owner }) pinned { $target } ({ $target-owner }).
event-reinforced = { $disk } ({ $owner }) was reinforced at ({ $x } | { $y }), { $entry }.
event-token-placed = { $disk } ({ $owner }) received an activation token.
event-token-taken = { $disk } ({ $owner }) lost its activation token.
event-tower-activated = { $tower } (terrain piece { $piece }) received an activation token.

## Abilities

event-triggered = An ability of { $disk } ({ $owner }) was triggered by { $by } ({ $by-owner }).
event-trigger-taken = The ability of { $disk } ({ $owner }) that { $by } ({ $by-owner }) triggered came up.
event-ability-used = { $disk } ({ $owner }) used its ability.
event-battle-ability-used =
    { $seat } used the battle ability of “{ $card }” with { $by } ({ $by-owner }){ $count ->
        [0] {""}
       *[other] {" "}on { $picks }
    }.
event-magic-used = { $by } ({ $by-owner }) used magic { $value } on { $target } ({ $target-owner }).
event-die-rolled = The die for { $disk } ({ $owner }) showed { $value } ({ $purpose }).
event-empowered = { $disk } ({ $owner }) was empowered.
event-unempowered = { $disk } ({ $owner }) lost its empowerment token ({ $source }).
event-value-changed =
    { $disk } ({ $owner }): { $change } { $stat }{ $least ->
        [0] {""}
       *[other] , but no less than { $least }
    }, { $until } ({ $source }).
event-keyword-gained =
    { $disk } ({ $owner }) gained { $keyword }{ $value ->
        [0] {""}
       *[other] {" "}{ $value }
    }, { $until } ({ $source }).
event-reach-lengthened =
    Ranged attacks of { $disk } ({ $owner }) reach { $steps ->
        [one] one range
       *[other] { $steps } ranges
    } farther, { $until } ({ $source }).

## Ranged attacks, melee and damage

event-shot-declared =
    { $by } ({ $by-owner }) made a ranged attack against { $target } ({ $target-owner }) at { $range } with { $dice ->
        [one] one battle die
       *[other] { $dice } battle dice
    }.
event-battle-dice-rolled =
    { $rerolled ->
        [0] { $dice ->
            [one] Battle die
           *[other] { $dice } battle dice
        }
       *[other] Scatter reroll
    } against { $target } ({ $target-owner }){ $strength ->
        [0] {""}
       *[other] , strength { $strength }
    }{ $hit ->
        [0] {""}
       *[other] {" "}· { $hit } × { word-face-hit }
    }{ $critical ->
        [0] {""}
       *[other] {" "}· { $critical } × { word-face-critical }
    }{ $miss ->
        [0] {""}
       *[other] {" "}· { $miss } × { word-face-miss }
    }{ $scatter ->
        [0] {""}
       *[other] {" "}· { $scatter } × { word-face-scatter }
    }{ $chaos ->
        [0] {""}
       *[other] {" "}· { $chaos } × { word-face-chaos }
    }.
event-engagement-began = Engagement: { $attackers } against { $defenders }.
event-struck = { $by } ({ $by-owner }) struck { $target } ({ $target-owner }) with strength { $strength }.
event-damaged = { $disk } ({ $owner }) took { $amount } damage ({ $damage }) [{ $rule }].
event-wounded = { $disk } ({ $owner }) took a wound and stays on the battlefield.
event-removed = { $disk } ({ $owner }) went to the casualty pile [{ $rule }].

## The end

event-round-cleared = The round is over: all tokens but wounds were taken off, and the command cards returned to their players.
event-eliminated = { $seat } has no disk left on the battlefield and is out of the game.
event-reserve-lost = The disks left in the reserve of { $seat } went to the casualty pile.
event-scored =
    { $seat } scored { $points ->
        [one] one victory point
       *[other] { $points } victory points
    } ({ $objective }).
event-ended =
    The game is over: { $seats ->
        [0] nobody wins
        [1] { $seat-1 } wins
       *[other] { word-seats-in-order } win
    } [{ $rule }].
