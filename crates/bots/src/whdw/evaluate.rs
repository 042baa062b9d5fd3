//! What a position is worth to a player.

use gonfalon_disks::DiskId;
use gonfalon_table::{Circle, Length};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{DamageType, ObjectiveCount, Stat};
use gonfalon_whdw::state::Place;

use super::fight::melee;
use super::worth::{Eye, part_lost};

/// The value of a table: material, the melee as it would be fought now, what could still be done to whom in this round,
/// and the objective.
pub(crate) fn value(eye: Eye, board: Board<'_>) -> f64 {
    let disks: Vec<Stand> = board.battlefield().map(|disk| Stand::of(eye, board, disk)).collect();
    material(eye, board) + melee(eye, board) + prospects(board, &disks) + objective(eye, board, &disks)
}

/// A disk on the battlefield with what is asked about it again and again.
struct Stand {
    disk: DiskId,
    circle: Circle,
    mine: bool,
    worth: f64,
    attack: u8,
    counter: u8,
    reach: i64,
    pinned: bool,
    waits: bool,
    pins_enemy: bool,
    shoots: Option<Length>,
}

impl Stand {
    fn of(eye: Eye, board: Board<'_>, disk: DiskId) -> Stand {
        let pile = &board.table.pile;
        let circle = board.circle(disk);
        let pinned = pile.is_pinned(disk);
        let reaches = &board.game.library.constants.reaches;
        let ranges =
            board.profile(disk).ranged.iter().map(|attack| {
                reaches.of(attack.range).unwrap_or(board.game.library.constants.battlefield.width)
            });
        Stand {
            disk,
            circle,
            mine: board.owner(disk) == eye.seat,
            worth: eye.worth(board, disk),
            attack: board.strength(disk, Stat::Attack),
            counter: board.strength(disk, Stat::Counter),
            reach: i64::from(board.movement(disk).unwrap_or(0)) * i64::from(circle.diameter.0),
            pinned,
            waits: !pinned && !board.disk(disk).activated,
            pins_enemy: pile.under(disk).any(|under| board.enemies(disk, under)),
            shoots: ranges.max(),
        }
    }

    /// Whether this disk could flip onto another.
    fn could_reach(&self, other: &Stand) -> bool {
        let most = self.reach + i64::from(self.circle.diameter.0 + other.circle.diameter.0) / 2;
        self.circle.centre.distance_squared(other.circle.centre) < most * most
    }
}

fn material(eye: Eye, board: Board<'_>) -> f64 {
    (0..board.game.disks.len() as u8)
        .map(DiskId)
        .map(|disk| {
            let tokens = board.disk(disk);
            let share = match tokens.place {
                Place::Casualty => 0.0,
                Place::Reserve => 0.7,
                Place::Battlefield if tokens.wounds == 0 => 1.0,
                Place::Battlefield => {
                    let stamina =
                        f64::from(board.strength(disk, Stat::Stamina)).max(f64::from(tokens.wounds));
                    1.0 - 0.8 * f64::from(tokens.wounds) / (stamina + 1.0)
                }
            };
            let empowered = if tokens.empowered { 0.4 } else { 0.0 };
            let sign = if board.owner(disk) == eye.seat { 1.0 } else { -1.0 };
            eye.signed(board, disk) * share + sign * empowered
        })
        .sum()
}

/// What each disk could still do to others in this round and later, and pins that keep disks from acting.
fn prospects(board: Board<'_>, disks: &[Stand]) -> f64 {
    let mut sum = 0.0;
    for stand in disks {
        let sign = if stand.mine { 1.0 } else { -1.0 };
        let token = board.disk(stand.disk).activated;
        if stand.pinned {
            // A disk that is covered before it has acted loses its activation; later it is only in the way.
            sum -= sign * stand.worth * if token { 0.03 } else { 0.12 };
        }
        let enemies = || disks.iter().filter(|other| other.mine != stand.mine);
        if stand.waits && !stand.pins_enemy {
            let gain = |other: &Stand| {
                let dealt = board.reduced(other.disk, stand.attack, DamageType::Physical, None);
                let taken = board.reduced(stand.disk, other.counter, DamageType::Physical, None);
                other.worth * part_lost(board, other.disk, u16::from(dealt))
                    - stand.worth * part_lost(board, stand.disk, u16::from(taken))
            };
            let best = enemies().filter(|other| stand.could_reach(other)).map(gain).fold(0.0, f64::max);
            sum += sign * 0.22 * best;
        }
        if !stand.pinned && !stand.pins_enemy {
            let gap = enemies().map(|other| stand.circle.gap(&other.circle).0).min().unwrap_or(0);
            let idle = match stand.shoots {
                Some(range) => (gap - range.0).max(0),
                None => gap,
            };
            sum -= sign * 0.006 * stand.worth * f64::from(idle) / f64::from(Length::INCH.0);
        }
    }
    sum
}

/// Points the objective would score now, which count more the nearer the end is, and how far it is to more.
fn objective(eye: Eye, board: Board<'_>, disks: &[Stand]) -> f64 {
    let rounds = f64::from(board.game.library.constants.battlefield.rounds);
    let late = f64::from(board.table.round) / rounds;
    let weight = 0.8 + 3.2 * late * late;
    let points = f64::from(eye.objective.points);
    let mine = || disks.iter().filter(|stand| stand.mine);
    let near = |gap: Length| -0.05 * points * weight * f64::from(gap.0) / f64::from(Length::INCH.0);
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
            f64::from(board.points(eye.seat, eye.objective)) * weight + approach.sum::<f64>()
        }
        ObjectiveCount::TerrainControlled => {
            let approach = board.table.terrain.iter().map(|terrain| {
                let gaps = mine().map(|stand| terrain.outline.gap_circle(&stand.circle));
                near(gaps.min().unwrap_or(Length::ZERO)) * 4.0
            });
            f64::from(board.points(eye.seat, eye.objective)) * weight + approach.sum::<f64>()
        }
        // What is left counts disks, and their worth already knows it.
        ObjectiveCount::EnemyCasualties
        | ObjectiveCount::EnemyHeroCasualties
        | ObjectiveCount::OwnDisksOnBattlefield => 0.0,
    }
}
