//! A unit looking for its best place.

use gonfalon_kernel::Seat;
use gonfalon_table::{Length, Point};
use gonfalon_wh40k::action::{Action, Shot};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::{Movement, WeaponAbilityKind};
use gonfalon_wh40k::shooting::{eligible::guns, volley_at};
use gonfalon_wh40k::state::{ModelId, MoveKind, Table, UnitId};

use super::estimate::{self, Target};
use super::melee::{arrival, blows};
use super::worth::{control, damage, holds, inches, middle, spread};

/// A marker is worth so much to the unit that is to hold it.
const MARKER_WORTH: f64 = 70.0;
/// To the others it is worth this part of that.
const SPARE: f64 = 0.3;
/// What enemies can do counts less than what one does oneself: they have other targets.
const FEAR: f64 = 0.3;

/// What a unit knows about places.
pub(crate) struct Seeker<'a> {
    board: Board<'a>,
    unit: UnitId,
    /// The middle of the unit.
    pub(crate) at: Point,
    speed: f64,
    models: Vec<(Point, u32)>,
    goals: Vec<Goal>,
    enemies: Vec<Enemy>,
}

/// A marker.
struct Goal {
    at: Point,
    worth: f64,
    /// How much the enemy has there.
    against: u32,
}

/// An enemy as a target and a threat.
struct Enemy {
    unit: UnitId,
    at: Point,
    /// How far their shapes reach together.
    size: f64,
    speed: f64,
    /// What shooting at it takes, and from how far.
    shots: (f64, f64),
    /// What fighting it takes, less what it strikes back.
    blows: f64,
    /// What its shooting takes, and from how far.
    fire: (f64, f64),
    /// What its blows take.
    bite: f64,
    assault: bool,
}

impl<'a> Seeker<'a> {
    /// With exact odds.
    pub(crate) fn new(board: Board<'a>, unit: UnitId) -> Seeker<'a> {
        let enemies = board.enemies_of(unit).filter_map(|enemy| Enemy::new(board, unit, enemy)).collect();
        Seeker::with(board, unit, enemies)
    }

    /// With rules of thumb.
    pub(crate) fn quick(board: Board<'a>, unit: UnitId) -> Seeker<'a> {
        let Some(own) = Own::new(board, unit) else { return Seeker::with(board, unit, Vec::new()) };
        let enemies = board.enemies_of(unit).filter_map(|enemy| Enemy::quick(board, &own, enemy)).collect();
        Seeker::with(board, unit, enemies)
    }

    fn with(board: Board<'a>, unit: UnitId, enemies: Vec<Enemy>) -> Seeker<'a> {
        let models: Vec<(Point, u32)> = board
            .models(unit)
            .map(|model| (board.model(model).at, u32::from(board.profile(model).objective_control)))
            .collect();
        let at = middle(board, unit).unwrap_or(Point::ORIGIN);
        let speed = speed(board, unit).max(1.0);
        Seeker { board, unit, at, speed, models, goals: goals(board, unit), enemies }
    }

    /// What a place promises at first sight, the unit shifted there as it stands.
    pub(crate) fn rough(&self, by: (Length, Length), kind: MoveKind) -> f64 {
        let at = self.at.shifted(by.0.0, by.1.0);
        let runs = matches!(kind, MoveKind::Advance | MoveKind::FallBack);
        let (mut shots, mut blows, mut bites): (f64, f64, f64) = (0.0, 0.0, 0.0);
        for enemy in &self.enemies {
            let gap = (inches(at.distance(enemy.at)) - enemy.size).max(0.0);
            let (worth, range) = enemy.shots;
            let able = if runs && !enemy.assault { 0.4 } else { 1.0 };
            shots = shots.max(able * if gap <= range { worth } else { 0.5 * worth * range / gap });
            // A charge now, or one in the next turn.
            let now = if runs { 0.0 } else { arrival(gap - 1.0) };
            let later = 0.6 * 0.8_f64.powf(gap / self.speed);
            blows = blows.max(enemy.blows * now.max(later));
            bites += enemy.bite * arrival(gap - 1.0 - enemy.speed);
        }
        self.held(by) + shots + blows - FEAR * bites
    }

    /// Markers: held ones count whole, others by how near they are.
    fn held(&self, by: (Length, Length)) -> f64 {
        let shift = |at: &Point| at.shifted(by.0.0, by.1.0);
        let each = self.goals.iter().map(|goal| {
            let (mut control, mut nearest) = (0, i64::MAX);
            for (at, counts) in &self.models {
                let at = shift(at);
                control += if holds(at, goal.at) { *counts } else { 0 };
                nearest = nearest.min(at.distance_squared(goal.at));
            }
            if control > 0 {
                let part = f64::from(control) / f64::from(goal.against + 1);
                return goal.worth * (0.7 + 0.3 * part.min(1.0));
            }
            let gap = (inches(Length(nearest.isqrt() as i32)) - 3.0).max(0.0);
            0.6 * goal.worth * 0.85_f64.powf(gap / self.speed)
        });
        each.fold(0.0, f64::max)
    }

    /// The same at a glance: what one model of each unit sees goes for all of it.
    pub(crate) fn glance(&self, action: &Action, kind: MoveKind) -> f64 {
        let Action::Walk { walks, .. } = action else { return 0.0 };
        let Some(first) = walks.get(walks.len() / 2) else { return 0.0 };
        let mut table: Table = self.board.table.clone();
        for walk in walks {
            let Some(end) = walk.path.last() else { continue };
            let model = &mut table.models[walk.model.index()];
            (model.at, model.elevation, model.heading) = (end.at, end.elevation, end.heading);
        }
        let board = Board::new(self.board.game, &table);
        let runs = kind == MoveKind::FallBack || kind == MoveKind::Advance;
        let at = table.models[first.model.index()].at;
        let (mut shots, mut fire): (f64, f64) = (0.0, 0.0);
        for enemy in &self.enemies {
            let able =
                if runs && !(enemy.assault && kind == MoveKind::Advance) { 0.0 } else { enemy.shots.0 };
            let gap = (inches(at.distance(enemy.at)) - enemy.size).max(0.0);
            let wanted = able > shots && gap <= enemy.shots.1;
            let feared = enemy.fire.0 > 0.0 && gap <= enemy.fire.1;
            if !wanted && !feared {
                continue;
            }
            let Some(other) = board.models(enemy.unit).next() else { continue };
            if board.model_sees(first.model, other) {
                shots = if wanted { able } else { shots };
                fire += if feared { enemy.fire.0 } else { 0.0 };
            }
        }
        shots - FEAR * fire
    }

    /// What a closer look at a legal move changes: who can really be shot, who sees the unit, and cover.
    pub(crate) fn close(&self, action: &Action, kind: MoveKind) -> f64 {
        let Action::Walk { walks, .. } = action else { return 0.0 };
        let mut table: Table = self.board.table.clone();
        for walk in walks {
            let Some(end) = walk.path.last() else { continue };
            let model = &mut table.models[walk.model.index()];
            (model.at, model.elevation, model.heading) = (end.at, end.elevation, end.heading);
        }
        table.units[self.unit.index()].moved = Some(kind);
        let board = Board::new(self.board.game, &table);
        let (mut shots, mut fire): (f64, f64) = (0.0, 0.0);
        for enemy in &self.enemies {
            if kind != MoveKind::FallBack && enemy.shots.0 > shots {
                shots = shots.max(damage(board, self.unit, false, &volley_at(board, self.unit, enemy.unit)));
            }
            if enemy.fire.0 > 0.0 && board.unit_sees_unit(enemy.unit, self.unit) {
                let covered = |model: &ModelId| board.in_cover(*model, enemy.unit).is_some();
                let in_cover = board.models(self.unit).take(1).any(|model| covered(&model));
                fire += enemy.fire.0 * if in_cover { 0.7 } else { 1.0 };
            }
        }
        shots - FEAR * fire
    }
}

impl Enemy {
    fn new(board: Board<'_>, unit: UnitId, enemy: UnitId) -> Option<Enemy> {
        let at = middle(board, enemy)?;
        let (shots, range) = volley(board, unit, enemy);
        let fire = volley(board, enemy, unit);
        let bite = blows(board, enemy, unit);
        Some(Enemy {
            unit: enemy,
            at,
            size: spread(board, unit) + spread(board, enemy),
            speed: speed(board, enemy),
            shots: (shots, range),
            blows: (blows(board, unit, enemy) - 0.6 * bite).max(0.0),
            fire,
            bite,
            assault: guns(board, unit).any(|(_, _, weapon)| weapon.has(WeaponAbilityKind::Assault)),
        })
    }

    fn quick(board: Board<'_>, own: &Own, enemy: UnitId) -> Option<Enemy> {
        let at = middle(board, enemy)?;
        let target = Target::new(board, enemy)?;
        let shots = target.worth(estimate::fire(board, own.unit, &target, own.range * 0.75, false));
        let far = estimate::range(board, enemy);
        let bite = own.target.worth(estimate::melee(board, enemy, &own.target));
        Some(Enemy {
            unit: enemy,
            at,
            size: own.size + spread(board, enemy),
            speed: speed(board, enemy),
            shots: (shots, own.range),
            blows: (target.worth(estimate::melee(board, own.unit, &target)) - 0.6 * bite).max(0.0),
            fire: (own.target.worth(estimate::fire(board, enemy, &own.target, far * 0.75, false)), far),
            bite,
            assault: own.assault,
        })
    }
}

/// A unit as its enemies see it, looked at once for all of them.
struct Own {
    unit: UnitId,
    target: Target,
    size: f64,
    range: f64,
    assault: bool,
}

impl Own {
    fn new(board: Board<'_>, unit: UnitId) -> Option<Own> {
        Some(Own {
            unit,
            target: Target::new(board, unit)?,
            size: spread(board, unit),
            range: estimate::range(board, unit),
            assault: guns(board, unit).any(|(_, _, weapon)| weapon.has(WeaponAbilityKind::Assault)),
        })
    }
}

/// What all ranged weapons of a unit would take from another one, and the range from which most of them reach.
fn volley(board: Board<'_>, unit: UnitId, enemy: UnitId) -> (f64, f64) {
    let mut ranges: Vec<f64> = Vec::new();
    let mut shots: Vec<Shot> = Vec::new();
    for (model, weapon, facts) in guns(board, unit) {
        ranges.extend(facts.profiles.first().and_then(|profile| profile.range).map(inches));
        shots.push(Shot { model, weapon, profile: 0, target: enemy, attacks: None });
    }
    ranges.sort_by(f64::total_cmp);
    (damage(board, unit, false, &shots), ranges.get(ranges.len() / 2).copied().unwrap_or(0.0))
}

/// How far a unit moves, in inches.
pub(crate) fn speed(board: Board<'_>, unit: UnitId) -> f64 {
    let each = board.models(unit).map(|model| match board.movement(model) {
        Movement::Inches(inches) => f64::from(inches),
        _ => 0.0,
    });
    each.reduce(f64::min).unwrap_or(0.0)
}

/// Every marker with what it is worth to a unit.
fn goals(board: Board<'_>, unit: UnitId) -> Vec<Goal> {
    let seat = board.owner(unit);
    let opponent = Seat(1 - seat.0);
    let goal = |(at, holder): (Point, Option<UnitId>)| {
        let part = if holder == Some(unit) { 1.0 } else { SPARE };
        Goal { at, worth: MARKER_WORTH * part, against: control(board, opponent, at) }
    };
    holders(board, seat).into_iter().map(goal).collect()
}

/// Every marker and the unit that is to hold it: whoever is there soonest and has no other to hold.
fn holders(board: Board<'_>, seat: Seat) -> Vec<(Point, Option<UnitId>)> {
    let mut holders: Vec<(Point, Option<UnitId>)> =
        board.table.markers.iter().map(|marker| (marker.at, None)).collect();
    let mut ways: Vec<(i64, UnitId, usize)> = Vec::new();
    for unit in board.army(seat) {
        let counts = board.models(unit).any(|model| board.profile(model).objective_control > 0);
        let Some(at) = middle(board, unit).filter(|_| counts) else { continue };
        let speed = speed(board, unit).max(1.0) as i64;
        let turns = |goal: Point| i64::from(at.distance(goal).0) / speed;
        ways.extend(holders.iter().enumerate().map(|(index, (goal, _))| (turns(*goal), unit, index)));
    }
    ways.sort_unstable();
    for (_, unit, index) in ways {
        if holders[index].1.is_none() && holders.iter().all(|(_, holder)| *holder != Some(unit)) {
            holders[index].1 = Some(unit);
        }
    }
    holders
}
