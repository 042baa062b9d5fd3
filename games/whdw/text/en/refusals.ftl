# Why an answer is not allowed: what is wrong, measured where it can be measured, and what would be allowed.

## Any question

refusal-not-an-answer = This does not answer the question you are asked.
refusal-out-of-reach = A place in this answer lies far off the table. Choose places on the battlefield, which measures { $width } by { $depth }.
refusal-not-among-the-choices = This is none of the choices you were offered. Choose one of them.
refusal-unknown-disk = There is no such disk in this match.
refusal-unknown-terrain = There is no such terrain piece on the battlefield on which the disk “{ $disk }” could be placed.
refusal-not-your-disk = The disk “{ $disk }” is not yours. Choose one of your own disks.
refusal-not-on-battlefield = The disk “{ $disk }” is not on the battlefield. Choose one that is.
refusal-not-in-reserve = The disk “{ $disk }” does not qualify: it must be a suitable disk in your reserve.
refusal-chosen-twice = The disk “{ $disk }” is named twice. Name each disk only once.

## Setting up

refusal-one-token-each = Every player receives exactly one initiative token. Name each player once.
refusal-too-many-tokens = Only { $tokens } initiative tokens are used with this number of players. Give one to each player.
refusal-scenario-not-drawn = You did not draw this scenario card. Choose one of the two you drew.
refusal-card-not-laid-out = This deployment card is not laid out. Take one of those that are.
refusal-card-off-edge = The whole card must lie along your edge, between { $from } and { $to }.
refusal-card-near-corner = No part of a deployment card may be within medium range of a corner: with four players it must lie between { $from } and { $to } along your edge.
refusal-card-far-from-corner = The whole card must lie within long range of the corner away from the squeezed player, between { $from } and { $to } along your edge.
refusal-cards-overlap = Deployment cards may not overlap one another. Lay this one beside the others.
refusal-no-room-for-the-rest =
    Laid like this, your edge would have no room for { $left ->
        [one] the card
       *[other] the { $left } cards
    } you still have to take. Leave smaller gaps.
refusal-piece-not-laid-out = This terrain piece is not laid out. Take one of those that are.
refusal-unknown-side = A terrain piece has two sides, 0 and 1.
refusal-terrain-outside = The terrain piece must lie completely inside the battlefield.
refusal-terrain-near-edge = The terrain piece is { $gap } from a battlefield edge. It must be more than { $least } away from every edge.
refusal-terrain-near-terrain = The terrain piece is { $gap } from “{ $other }”. It must be more than { $least } away from other terrain.
refusal-terrain-has-a-place = A piece may be left out only where it finds no place. This one still does: place it.
refusal-not-your-zone = You have no deployment zone that begins with this card.
refusal-zone-stays = Only a zone with Feint may be moved, and only once.
refusal-outside-zone = The disk “{ $disk }” must lie wholly inside one of your deployment zones.
refusal-wrong-number-in-zone =
    { $disks ->
        [0] No disk lies
        [one] One disk lies
       *[other] { $disks } disks lie
    } in your zone number { $zone }, but its deployment value is { $value }. Deploy as many disks as the value says.
refusal-deploy-everything =
    You have fewer disks than your deployment values ask for, so all of them must be deployed. { $left ->
        [one] One is
       *[other] { $left } are
    } still missing.
refusal-hero-not-deployed = Every hero must be deployed, but “{ $disk }” is missing. Put the hero in the place of a unit.
refusal-deployed-on-enemy = The disk “{ $disk }” would overlap the enemy disk “{ $enemy }”. Disks may not be deployed on enemies.
refusal-deployed-in-enemy-zone = The disk “{ $disk }” would overlap an enemy’s deployment zone. Deploy it clear of that zone.
refusal-deployed-on-lake = The disk “{ $disk }” would overlap terrain on which only disks with flying or strider may be deployed.
refusal-cannot-scout = This disk cannot scout (any more). Choose one of the scouts named in the question, or end scouting.
refusal-scout-pinned = The disk “{ $disk }” is pinned and therefore cannot scout.
refusal-scouts-only-move = Before the first round scouts may flip and do nothing else. Move a scout or end scouting.
refusal-scout-overlaps-enemy = The scout “{ $disk }” would overlap the enemy disk “{ $enemy }”. A scout move may not land on enemies.

## Command cards

refusal-card-not-in-hand = You do not have this command card in your hand. Choose one that you have.
refusal-must-play-card = As long as you have command cards, you must play one. Choose a card.
refusal-no-activation-left = All activations of your command card are used up.
refusal-must-activate =
    You must go on activating disks: { $left ->
        [one] one activation is
       *[other] { $left } activations are
    } left, and you have disks that are neither activated nor pinned. A disk may also pass.
refusal-no-bonus = Your command card has no bonus that goes to chosen disks only.
refusal-bonus-used =
    The bonus of your command card is used up: it goes to { $most ->
        [one] one disk
       *[other] { $most } disks
    } only.
refusal-bonus-not-for-disk = The bonus of your command card is not meant for the disk “{ $disk }”.
refusal-no-battle-ability = Your command card has no battle ability.
refusal-battle-ability-used = The battle ability of this command card has already been used. It works once.
refusal-battle-ability-between = By your agreement a battle ability may be used only before the first or after the last activation of its card.
refusal-battle-ability-inside = A disk is in the middle of its activation, and a battle ability cannot interrupt it. Finish the activation first; the battle ability can be used afterwards.
refusal-battle-ability-not-for-disk = The disk “{ $disk }” is not of the kind that can use this battle ability.

## Activating and moving

refusal-already-activated = The disk “{ $disk }” is already activated. Choose one without an activation token.
refusal-pinned = The disk “{ $disk }” is pinned by “{ $by }” and cannot be activated.
refusal-no-movement = The disk “{ $disk }” has no movement value and cannot flip by a move action.
refusal-too-many-flips =
    The disk “{ $disk }” would make { $flips ->
        [one] one flip
       *[other] { $flips } flips
    }, but only { $most } { $most ->
        [one] is
       *[other] are
    } allowed.
refusal-flip-too-far = Flip { $flip } would carry the disk “{ $disk }” { $length } far. One flip reaches one diameter at most, which is { $diameter }.
refusal-flip-rolls = Flip { $flip } could end there only if the disk “{ $disk }” rolled on its rim. The point on which it is tipped up must stay where it is.
refusal-flip-not-straight = Flip { $flip } would carry the disk “{ $disk }” { $length } far. By your agreement a flip is straight and exactly one diameter long, which is { $diameter }.
refusal-stopped-by-pin =
    The disk “{ $disk }” must end its movement after { $flips ->
        [one] the first flip
       *[other] flip { $flips }
    }, because there it pins an enemy.
refusal-stopped-by-second-pin =
    The disk “{ $disk }” must end its movement after { $flips ->
        [one] the first flip
       *[other] flip { $flips }
    }: relentless lets it go on only the first time it pins enemies.
refusal-stopped-by-rough =
    The disk “{ $disk }” must end its movement after { $flips ->
        [one] the first flip
       *[other] flip { $flips }
    }, because it lands on rough terrain there.
refusal-left-the-battlefield =
    After { $flips ->
        [one] the first flip
       *[other] flip { $flips }
    } the disk “{ $disk }” lies wholly outside the battlefield. It is lost there and cannot flip on.
refusal-no-move-left = The disk “{ $disk }” cannot flip now: its move is over, or it is pinned.
refusal-no-action-now = The disk “{ $disk }” cannot use a ranged attack or focus ability now. With mobile it may do so before its first flip or after its last one.
refusal-acted-already = The disk “{ $disk }” has already used its ranged attack or focus ability. With mobile it may do so once, besides its move.
refusal-not-toward-nearest = The disk “{ $disk }” must flip toward “{ $nearest }”, the nearest disk it does not pin: onto it if the flip can reach it, otherwise nearer to it.

## Reserve

refusal-zone-full = By your agreement a deployment zone holds no more disks than its deployment value, and this one already holds { $value }. The disk “{ $disk }” must go elsewhere.
refusal-no-flank = The disk “{ $disk }” has no flank and can be reinforced only in one of your deployment zones.
refusal-flank-not-at-edge = With flank the disk “{ $disk }” must lie wholly inside the battlefield and touch one of its edges.
refusal-flank-in-enemy-zone = With flank the disk “{ $disk }” may not be placed in an opponent’s deployment zone, not even partly.
refusal-flank-pins-enemy = With flank the disk “{ $disk }” may not be placed so that it pins an enemy, here “{ $enemy }”.
refusal-terrain-brings-nobody = This terrain piece does not let disks be reinforced, so “{ $disk }” cannot enter there.
refusal-terrain-not-controlled = You do not control this terrain piece, so “{ $disk }” cannot enter there. You control it if your disks overlap it and no enemy disk does.
refusal-not-on-terrain = The disk “{ $disk }” must overlap the terrain piece on which it is reinforced.
refusal-outside-battlefield = The disk “{ $disk }” must lie wholly inside the battlefield.

## Ranged attacks and abilities

refusal-no-ranged-attack = The disk “{ $disk }” has no such ranged attack.
refusal-shoots-itself = The disk “{ $disk }” cannot choose itself as the target of its ranged attack.
refusal-out-of-range = The disk “{ $disk }” is { $gap } away. The range is { $most } at most.
refusal-no-sight = Terrain blocks the line of sight to the disk “{ $disk }”. A target must be in sight.
refusal-immune = The disk “{ $disk }” is immune to this and cannot be chosen as its target.
refusal-sheltered = The disk “{ $disk }” lies on terrain that shelters it from ranged attacks made from outside. Only scatter can reach it.
refusal-tower-not-controlled = You do not control this Watchtower. You control it if your disks overlap it and no enemy disk does.
refusal-tower-activated = This Watchtower has already been activated in this round.
refusal-no-focus-ability = The disk “{ $disk }” has no such focus ability.
refusal-no-magic = The disk “{ $disk }” has no magic.
refusal-not-an-enemy = The disk “{ $disk }” is not an enemy. Choose an enemy disk.
refusal-not-an-ally = The disk “{ $disk }” is not an ally. Choose one of your own disks.
refusal-nothing-to-choose = This ability reaches its disks without a choice. Choose none.
refusal-wrong-number-of-choices =
    { $chosen ->
        [0] You have chosen no disk
        [one] You have chosen one disk
       *[other] You have chosen { $chosen } disks
    }, but this ability reaches { $most ->
        [1] exactly one
       *[other] one to { $most }
    }.
refusal-receiver-for-each =
    { $tokens ->
        [one] One token is
       *[other] { $tokens } tokens are
    } to be moved, but { $chosen ->
        [0] no disk is
        [one] one disk is
       *[other] { $chosen } disks are
    } named to receive them. Name one disk for each token.
refusal-choice-missing = Something that this ability needs has not been chosen: a place, a receiver or an engagement.
refusal-choice-wrong-kind = The disk “{ $disk }” does not qualify: this ability works on { $wanted } only.
refusal-choice-is-pinned = The disk “{ $disk }” is pinned. This ability works only on disks that are not.
refusal-choice-not-activated = The disk “{ $disk }” has no activation token. Choose one that has.
refusal-choice-already-activated = The disk “{ $disk }” already has an activation token or is about to receive its own. Choose another disk.
refusal-already-empowered = The disk “{ $disk }” is already empowered and cannot be empowered again.
refusal-does-not-qualify = The disk “{ $disk }” is not among those on which this ability works.
refusal-not-engaged = The disk “{ $disk }” has no engagement of this kind: as attacker it must pin an enemy, as defender an enemy must pin it.

## Melee

refusal-must-strike = The disk “{ $disk }” must strike: choose one of the enemies it fights.
refusal-not-striking-now = One of these disks has nobody to choose from at this moment. Leave it out.
refusal-not-its-enemy = The disk “{ $disk }” may strike only enemies it pins as attacker, or enemies that pin it as defender.
refusal-strikes-twice = The disk “{ $disk }” is named twice. It strikes once.
refusal-strikes-one = The disk “{ $disk }” strikes only one enemy. Choose which.
refusal-frenzy-one-or-all = With frenzy the disk “{ $disk }” strikes either one or all of the enemies it pins.

## Instead

instead-fewer-flips = { $flips ->
    [one] The disk “{ $disk }” can make the first flip of this way.
   *[other] The disk “{ $disk }” can go this way for { $flips } flips.
}
instead-safe = The safe answer is always possible.
