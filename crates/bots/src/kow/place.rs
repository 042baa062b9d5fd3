//! What a place is worth to a unit: whom it threatens there, who threatens it, and what it holds.

use gonfalon_kernel::Seat;
use gonfalon_kow::action::Order;
use gonfalon_kow::board::{Board, arc_of};
use gonfalon_kow::data::{SpecialKind, UnitType};
use gonfalon_kow::proposals::objective_points;
use gonfalon_kow::setting::GameLength;
use gonfalon_kow::state::{Side, UnitId, Victory};
use gonfalon_table::{Heading, Length, OrientedBox, Point};
use smallvec::SmallVec;

use super::fight::Reckoning;
use super::shooting::Marksman;

/// Hits to be hoped for count less than hits that fall now.
const HOPED: f64 = 0.8;
/// What is feared may not happen: the enemy has other things to do, too.
const FEARED: f64 = 0.3;

/// Headings nearer to each other than this, in thousandths of a degree, lead to the same goal.
const ALIKE: i32 = 8_000;

/// The three sides of a unit that make a difference.
#[derive(Clone, Copy, Debug, Default)]
struct BySide {
    front: f64,
    flank: f64,
    rear: f64,
}

impl BySide {
    fn of(worth: impl Fn(Side) -> f64) -> BySide {
        BySide { front: worth(Side::Front), flank: worth(Side::Left), rear: worth(Side::Rear) }
    }

    fn at(self, side: Side) -> f64 {
        match side {
            Side::Front => self.front,
            Side::Left | Side::Right => self.flank,
            Side::Rear => self.rear,
        }
    }
}

/// An enemy as one unit sees it.
struct Enemy {
    unit: UnitId,
    footprint: OrientedBox,
    /// How far it charges.
    reach: f64,
    /// How far it reaches from its centre on average.
    size: f64,
    /// Points to be won by charging it.
    gain: BySide,
    /// Points to be lost by being charged.
    loss: BySide,
}

/// A unit that looks for a place.
pub(crate) struct Seeker<'a> {
    board: Board<'a>,
    reach: f64,
    speed: f64,
    size: f64,
    enemies: Vec<Enemy>,
    marksman: Marksman<'a>,
    goals: Vec<(Point, f64)>,
    friends: Vec<(Point, f64)>,
}

fn inches(length: Length) -> f64 {
    f64::from(length.0) / f64::from(Length::INCH.0)
}

/// How far a unit reaches from its centre on average, in inches: the mean of half its width and half its depth.
fn size(board: Board<'_>, unit: UnitId) -> f64 {
    inches(board.profile(unit).width + board.profile(unit).depth) / 4.0
}

fn away(one: Point, other: Point) -> f64 {
    (one.distance_squared(other) as f64).sqrt() / f64::from(Length::INCH.0)
}

/// Whether a place lies in the front arc of a footprint, taking it for as wide as it is.
fn ahead(from: &OrientedBox, to: Point) -> bool {
    is_within(from, to, COSINE_OF_60)
}

const COSINE_OF_60: f64 = 0.5;

/// Whether a place lies ahead of a footprint, within the angle of this cosine to either side.
pub(super) fn is_within(from: &OrientedBox, to: Point, cosine: f64) -> bool {
    let (ahead, left) = from.heading.cosine_and_sine();
    let (dx, dy) = (f64::from(to.x - from.centre.x), f64::from(to.y - from.centre.y));
    let one = (1_u32 << Heading::FRACTION_BITS) as f64;
    (dx * ahead as f64 + dy * left as f64) / one >= cosine * (dx * dx + dy * dy).sqrt()
}

impl<'a> Seeker<'a> {
    pub(crate) fn new(board: Board<'a>, unit: UnitId, reckoning: Reckoning) -> Seeker<'a> {
        let fights = |unit: UnitId| board.profile(unit).unit_type != UnitType::WarEngine;
        let enemies = board.units().filter(|enemy| board.enemies(unit, *enemy)).map(|enemy| {
            let if_fights = |charger, target, side| {
                if fights(charger) { reckoning.charge(board, charger, target, side) } else { 0.0 }
            };
            // Who charges and fails is struck in turn, by whoever is still in order.
            let gain = BySide::of(|side| if_fights(unit, enemy, side));
            let loss = BySide::of(|side| if_fights(enemy, unit, side));
            let back = loss.front * 0.5;
            let gain = BySide { front: gain.front - back, flank: gain.flank - back, rear: gain.rear - back };
            Enemy {
                unit: enemy,
                footprint: board.footprint(enemy),
                reach: inches(board.profile(enemy).speed) * 2.0,
                size: size(board, enemy),
                gain,
                loss,
            }
        });
        let speed = inches(board.profile(unit).speed);
        Seeker {
            board,
            reach: speed * 2.0,
            speed,
            size: size(board, unit),
            enemies: enemies.collect(),
            marksman: Marksman::new(board, unit, reckoning),
            goals: goals(board, unit),
            friends: inspired(board, unit),
        }
    }

    /// What it is worth to stand here after this order; `None` is after regrouping, when nothing is shot any more.
    pub(crate) fn score(&self, place: &OrientedBox, order: Option<Order>) -> f64 {
        let shots = order.map_or(0.0, |order| self.marksman.best(place, order));
        self.hope(place).max(self.marksman.later(place)) + shots + self.held(place) + self.led(place)
            - FEARED * self.fear(place)
    }

    /// The best charge to come from here; who is too far away comes nearer.
    fn hope(&self, place: &OrientedBox) -> f64 {
        let hopes = self.enemies.iter().map(|enemy| {
            let gap = (away(place.centre, enemy.footprint.centre) - self.size - enemy.size).max(0.0);
            let side = arc_of(&enemy.footprint, place.centre);
            let turns = if ahead(place, enemy.footprint.centre) { 0.0 } else { 1.0 };
            let turns_away = ((gap - self.reach) / self.speed.max(1.0)).max(0.0) + turns;
            // Flanks are open only to those who are there already.
            let gain = if turns_away > 0.0 { enemy.gain.front.max(4.0) } else { enemy.gain.at(side) };
            gain * 0.8_f64.powf(turns_away)
        });
        HOPED * hopes.fold(0.0, f64::max)
    }

    /// What all who may charge here would take, the worst one whole and the others in part.
    fn fear(&self, place: &OrientedBox) -> f64 {
        let (mut worst, mut all) = (0.0_f64, 0.0);
        for enemy in &self.enemies {
            let gap = away(place.centre, enemy.footprint.centre) - self.size - enemy.size;
            if gap <= enemy.reach && ahead(&enemy.footprint, place.centre) {
                let loss = enemy.loss.at(arc_of(place, enemy.footprint.centre));
                worst = worst.max(loss);
                all += loss;
            }
        }
        worst + (all - worst) * 0.4
    }

    /// Objectives: held ones count whole, others by how near they are.
    fn held(&self, place: &OrientedBox) -> f64 {
        let control = inches(self.board.game.library.constants.victory.control_range);
        let parts = self.goals.iter().map(|(goal, worth)| {
            let gap = (away(place.centre, *goal) - self.size - control + 0.3).max(0.0);
            worth * if gap <= 0.0 { 1.0 } else { 0.75 * 0.85_f64.powf(gap / self.speed.max(1.0)) }
        });
        parts.fold(0.0, f64::max)
    }

    /// Friends who are inspired here.
    fn led(&self, place: &OrientedBox) -> f64 {
        let reach = inches(self.board.game.library.constants.specials.inspiring_range) + 1.5;
        self.friends.iter().filter(|(at, _)| away(*at, place.centre) <= reach).map(|(_, worth)| worth).sum()
    }

    /// Where to turn from a place: to the nearest enemy, to the one that is worth most, and to an objective.
    pub(crate) fn goals_ahead(&self, place: &OrientedBox) -> SmallVec<[Heading; 3]> {
        let nearest = self.nearest(place).map(|enemy| self.board.unit(enemy).at);
        let worth =
            |enemy: &&Enemy| enemy.gain.front.max(4.0) / (6.0 + away(place.centre, enemy.footprint.centre));
        let best = self.enemies.iter().max_by(|one, other| worth(one).total_cmp(&worth(other)));
        let near = |goal: &&(Point, f64)| goal.1 / (6.0 + away(place.centre, goal.0));
        let goal = self.goals.iter().max_by(|one, other| near(one).total_cmp(&near(other)));
        let mut headings: SmallVec<[Heading; 3]> = SmallVec::new();
        let points = nearest
            .into_iter()
            .chain(best.map(|enemy| enemy.footprint.centre))
            .chain(goal.map(|goal| goal.0));
        for point in points.filter(|point| *point != place.centre) {
            let heading = Heading::between(place.centre, point);
            if headings.iter().all(|known| known.difference(heading).abs() >= ALIKE) {
                headings.push(heading);
            }
        }
        headings
    }

    /// The nearest enemy.
    pub(crate) fn nearest(&self, place: &OrientedBox) -> Option<UnitId> {
        let gaps =
            self.enemies.iter().map(|enemy| (enemy.footprint.centre.distance_squared(place.centre), enemy));
        gaps.min_by_key(|(gap, enemy)| (*gap, enemy.unit)).map(|(_, enemy)| enemy.unit)
    }
}

/// Friends in need of inspiration, and what it is worth.
fn inspired(board: Board<'_>, unit: UnitId) -> Vec<(Point, f64)> {
    if !board.has(unit, SpecialKind::Inspiring) {
        return Vec::new();
    }
    let friends = board.army(board.owner(unit)).filter(|friend| *friend != unit);
    friends.map(|friend| (board.unit(friend).at, f64::from(board.profile(friend).points) * 0.03)).collect()
}

/// Objectives that this unit is to hold: the one that is its own counts whole, the others a little.
fn goals(board: Board<'_>, unit: UnitId) -> Vec<(Point, f64)> {
    let seat = board.owner(unit);
    let worth = match board.table.victory {
        Some(Victory::Pillage) => 300.0,
        Some(Victory::KillAndPillage) => 110.0,
        _ => return Vec::new(),
    };
    if board.profile(unit).unit_type == UnitType::WarEngine {
        return Vec::new();
    }
    // The nearer the end, the more it counts who stands where.
    let urgency = 0.6 + 0.9 * played(board, seat);
    let part = |holder: Option<UnitId>| if holder == Some(unit) { 1.0 } else { 0.25 };
    holders(board, seat).into_iter().map(|(goal, holder)| (goal, worth * urgency * part(holder))).collect()
}

/// Every objective and the unit that is to hold it: whoever is there soonest and has no other to hold.
fn holders(board: Board<'_>, seat: Seat) -> Vec<(Point, Option<UnitId>)> {
    let mut holders: Vec<(Point, Option<UnitId>)> =
        objective_points(board).map(|goal| (goal, None)).collect();
    let mut ways: Vec<(i64, UnitId, usize)> = Vec::new();
    for unit in board.army(seat).filter(|unit| board.profile(*unit).unit_type != UnitType::WarEngine) {
        let speed = i64::from(board.profile(unit).speed.0.max(1));
        let turns = |goal: Point| i64::from(board.unit(unit).at.distance(goal).0) * 100 / speed;
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

/// The part of the game that is over.
fn played(board: Board<'_>, seat: Seat) -> f64 {
    let turns = f64::from(board.table.players[seat].turns) + 1.0;
    match board.game.agreement.length {
        GameLength::Turns(all) => turns / f64::from(all.max(1)),
        GameLength::Time(all) => f64::from(board.table.elapsed) / f64::from(all.max(1)),
    }
}
