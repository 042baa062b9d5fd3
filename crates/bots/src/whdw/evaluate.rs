//! What a position is worth to a player.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Game, Seat};
use gonfalon_table::Length;
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{ObjectiveCount, Stat};
use gonfalon_whdw::state::Place;

use super::fight::melee;
use super::stand::Stand;
use super::worth::{Eye, presence};

/// The part of its worth that a disk loses when it is covered before it has acted.
const PINNED_EARLY: f64 = 0.44;
/// The same for an enemy that has acted: it is only kept where it is.
const PINNED_ENEMY: f64 = 0.03;
/// The same for an own disk that has acted: it may not get away in the next round.
const PINNED_OWN: f64 = 0.12;
/// How much a gain counts that a disk could still make in this round.
const THIS_ROUND: f64 = 0.4;
/// How much a gain counts that a disk could make in the next round.
const NEXT_ROUND: f64 = 0.2;
/// What enemies could do counts less than what is done: they have to come first, and cannot do everything at once.
const COUNTER: f64 = 0.8;
/// What they could do in the next round counts still less, since the player may well come first.
const COUNTER_LATER: f64 = 0.28;
/// How much of the blow that a victim's friends could return is taken off a threat.
const REVENGE: f64 = 0.5;
/// The part of its worth that each inch costs which a disk is short of reaching an enemy.
const ADVANCE: f64 = 0.025;
/// The same for each inch within reach.
const NEAR: f64 = 0.005;
/// With every round the player grows bolder by this part.
const IMPATIENCE: f64 = 0.3;
/// The part of its worth that a disk in reserve has.
const RESERVE: f64 = 0.3;
/// The part of the points that each inch to an objective costs, once it is time for it.
const OBJECTIVE_NEAR: f64 = 0.15;

/// The value of a table: material, the melee as it would be fought now, what could still be done to whom in this round,
/// and the objective.
pub(crate) fn value(eye: Eye, board: Board<'_>) -> f64 {
    let disks = Stand::all(eye, board);
    material(eye, board)
        + melee(eye, board)
        + prospects(board, &disks)
        + objective_points(eye, board)
        + approach(eye, board, &disks)
}

fn material(eye: Eye, board: Board<'_>) -> f64 {
    let presence = Seat::all(board.game.seats()).map(|seat| {
        let sign = if seat == eye.seat { 1.0 } else { -1.0 };
        sign * presence(board.army_in(seat, Place::Battlefield).count())
    });
    let disks = (0..board.game.disks.len() as u8).map(DiskId).map(|disk| {
        let tokens = board.disk(disk);
        let share = match tokens.place {
            Place::Casualty => 0.0,
            Place::Reserve => RESERVE,
            Place::Battlefield if tokens.wounds == 0 => 1.0,
            Place::Battlefield => {
                let stamina = f64::from(board.strength(disk, Stat::Stamina)).max(f64::from(tokens.wounds));
                1.0 - 0.8 * f64::from(tokens.wounds) / (stamina + 1.0)
            }
        };
        let empowered = if tokens.empowered { 0.4 } else { 0.0 };
        let sign = if board.owner(disk) == eye.seat { 1.0 } else { -1.0 };
        sign * (eye.plain(board, disk) * share + empowered)
    });
    disks.sum::<f64>() + presence.sum::<f64>()
}

/// What disks threaten to do to each other, pins that keep disks from acting, and the way still to go.
pub(crate) fn prospects(board: Board<'_>, disks: &[Stand]) -> f64 {
    let boldness = 1.0 + IMPATIENCE * (f64::from(board.table.round) - 1.0).max(0.0);
    let pinned = disks.iter().filter(|stand| stand.pinned).map(|stand| {
        // A disk that is covered before it has acted loses its activation; later it is only in the way.
        let sign = if stand.mine { 1.0 } else { -1.0 };
        let share = match (stand.activated, stand.mine) {
            (false, _) => PINNED_EARLY,
            (true, true) => PINNED_OWN,
            (true, false) => PINNED_ENEMY,
        };
        -sign * stand.worth * share
    });
    let threats = threats(board, disks, true) - COUNTER / boldness * threats(board, disks, false);
    pinned.sum::<f64>() + threats + advance(disks) * boldness
}

/// What the disks of one side could gain by pinning enemies in reach. Each goes for the best victim, and a victim counts
/// for its keenest enemy only, so that a whole army near one disk does not threaten more than that disk. A victim with
/// friends in reach that would strike back is the less worth it.
fn threats(board: Board<'_>, disks: &[Stand], mine: bool) -> f64 {
    let last = board.table.round >= board.game.library.constants.battlefield.rounds;
    let mut against = vec![0.0_f64; board.game.disks.len()];
    for stand in disks.iter().filter(|stand| stand.mine == mine && !stand.pinned && !stand.pins_enemy) {
        if stand.activated && last {
            continue;
        }
        let weight = match (stand.activated, mine) {
            (false, _) => THIS_ROUND,
            (true, true) => NEXT_ROUND,
            (true, false) => NEXT_ROUND * COUNTER_LATER,
        };
        let victims = disks.iter().filter(|other| other.mine != mine && stand.reaches(other));
        let best = victims
            .map(|other| {
                let gain = stand.gain(other) - REVENGE * revenge(disks, stand, other);
                (weight * gain, other.disk)
            })
            .filter(|(gain, _)| *gain > 0.0)
            .max_by(|one, other| one.0.total_cmp(&other.0).then(other.1.cmp(&one.1)));
        if let Some((gain, victim)) = best {
            let known = &mut against[victim.index()];
            *known = known.max(gain);
        }
    }
    against.iter().sum()
}

/// What the best of the victim's friends could do to a disk that has pinned it.
fn revenge(disks: &[Stand], attacker: &Stand, victim: &Stand) -> f64 {
    disks
        .iter()
        .filter(|friend| friend.mine == victim.mine && friend.disk != victim.disk)
        .filter(|friend| !friend.pinned && !friend.pins_enemy && friend.reaches(victim))
        .map(|friend| friend.gain(attacker))
        .fold(0.0, f64::max)
}

/// How far the player's own disks still are from the enemy: fighters until an enemy is in reach of one move, shooters
/// until one is in range. Only the own side counts, or two armies would each wait for the other to come.
fn advance(disks: &[Stand]) -> f64 {
    let free = disks.iter().filter(|stand| stand.mine && !stand.pinned && !stand.pins_enemy);
    free.map(|stand| {
        let enemies = || disks.iter().filter(|other| !other.mine);
        let gap = enemies().map(|other| stand.circle.gap(&other.circle).0).min().unwrap_or(0);
        let short = match stand.shoots {
            Some(range) => (gap - range.0).max(0),
            None => enemies().map(|other| stand.short_of(other)).min().unwrap_or(0),
        };
        let near = if stand.is_shooter() { 0.0 } else { NEAR * inches(gap) };
        -stand.worth * (ADVANCE * inches(short) + near)
    })
    .sum()
}

fn inches(length: i32) -> f64 {
    f64::from(length) / f64::from(Length::INCH.0)
}

/// How much of the game is over, from 0 to 1.
pub(crate) fn lateness(board: Board<'_>) -> f64 {
    f64::from(board.table.round) / f64::from(board.game.library.constants.battlefield.rounds)
}

/// Points the objective would score now, which count more the nearer the end is. Where it counts disks, the worth of a disk
/// already knows it.
fn objective_points(eye: Eye, board: Board<'_>) -> f64 {
    let late = lateness(board);
    match eye.objective.count {
        ObjectiveCount::OwnDisksInEnemyZones | ObjectiveCount::TerrainControlled => {
            f64::from(board.points(eye.seat, eye.objective)) * (0.8 + 3.2 * late * late)
        }
        _ => 0.0,
    }
}

/// How far it is to the ground that the objective asks for. Fighting comes first: whoever runs for it too early is struck on
/// the way.
pub(crate) fn approach(eye: Eye, board: Board<'_>, disks: &[Stand]) -> f64 {
    let late = lateness(board);
    let points = f64::from(eye.objective.points);
    let mine = || disks.iter().filter(|stand| stand.mine);
    let near = |gap: Length| -OBJECTIVE_NEAR * points * late * late * inches(gap.0);
    match eye.objective.count {
        ObjectiveCount::OwnDisksInEnemyZones => {
            let zones: Vec<_> = board.zones().filter(|zone| zone.owner != eye.seat).collect();
            let approach = mine().map(|stand| {
                let gaps = zones.iter().map(|zone| {
                    let centre = stand.circle.centre;
                    let edge = gonfalon_table::Point::new(
                        centre.x.clamp(zone.area.min.x, zone.area.max.x),
                        centre.y.clamp(zone.area.min.y, zone.area.max.y),
                    );
                    centre.distance(edge)
                });
                near(gaps.min().unwrap_or(Length::ZERO))
            });
            approach.sum()
        }
        ObjectiveCount::TerrainControlled => {
            let approach = board.table.terrain.iter().map(|terrain| {
                let gaps = mine().map(|stand| terrain.outline.gap_circle(&stand.circle));
                near(gaps.min().unwrap_or(Length::ZERO)) * 4.0
            });
            approach.sum()
        }
        ObjectiveCount::EnemyCasualties
        | ObjectiveCount::EnemyHeroCasualties
        | ObjectiveCount::OwnDisksOnBattlefield => 0.0,
    }
}
