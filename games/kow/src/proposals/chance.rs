//! Answers by chance: of every kind, and looking legal without a proof.

use gonfalon_kernel::{Ask, Seat, SeededDice};
use gonfalon_table::{Heading, Length, Point};
use smallvec::{SmallVec, smallvec};

use super::{destination, fallback, idle, in_reach, places};
use crate::action::{Deed, LongSide, Order, Question, Regroup, Stride, Units};
use crate::board::Board;
use crate::charge;
use crate::data::{SpecialKind, UnitType, Word};
use crate::rulings::NimbleHalt;
use crate::setup::{is_spot, zone};
use crate::shooting;
use crate::state::{TerrainKind, UnitId};

/// Units of one side; more than a few of them stay off the heap.
type Many = SmallVec<[UnitId; 32]>;

/// A number from 0 to one less than this.
fn below(chance: &mut SeededDice, count: usize) -> usize {
    chance.below(count as u32) as usize
}

/// Whether something happens that happens once in so many times.
fn once_in(chance: &mut SeededDice, times: u32) -> bool {
    chance.below(times) == 0
}

fn one_of<T: Copy>(chance: &mut SeededDice, from: &[T]) -> Option<T> {
    (!from.is_empty()).then(|| from[below(chance, from.len())])
}

/// A length of at least one unit.
fn length(chance: &mut SeededDice, most: Length) -> Length {
    // Going all the way is what players mostly want.
    if once_in(chance, 2) { most } else { Length(1 + chance.below(most.0.max(1) as u32) as i32) }
}

fn heading(chance: &mut SeededDice) -> Heading {
    Heading::from_degrees(chance.below(360) as i32)
}

fn place(chance: &mut SeededDice, min: Point, max: Point) -> Point {
    let mut between = |low: i32, high: i32| low + chance.below((high - low).max(0) as u32 + 1) as i32;
    Point::new(between(min.x, max.x), between(min.y, max.y))
}

/// An answer that looks legal; `None` if there is nothing to try.
pub(super) fn answer(board: Board<'_>, ask: &Ask<Question>, chance: &mut SeededDice) -> Option<Deed> {
    let seat = ask.seat;
    Some(match &ask.question {
        Question::PlaceTerrain => piece(board, chance),
        Question::SetObjective => objective(board, chance),
        Question::ChooseSide => Deed::Side(one_of(chance, &[LongSide::South, LongSide::North])?),
        Question::Deploy => deployment(board, seat, chance)?,
        Question::ChooseFirst => Deed::First(Seat(chance.below(2) as u8)),
        Question::Order => {
            let units: Many = idle(board, seat).collect();
            order(board, one_of(chance, &units)?, chance)?
        }
        Question::Shoot => shot(board, seat, chance)?,
        Question::SurgeTarget { among, .. }
        | Question::TestNext { among }
        | Question::FightNext { among }
        | Question::RegroupNext { among } => Deed::Choose(one_of(chance, among)?),
        Question::Regroup { .. } => {
            let turn = Regroup::Turn(heading(chance));
            Deed::Regroup(one_of(chance, &[Regroup::Stay, turn, Regroup::Forward, Regroup::Back])?)
        }
        Question::Separate { ways } => Deed::Separate(one_of(chance, ways)?),
        Question::AgreePause => Deed::Agree(chance.below(2) == 0),
        Question::Resume => Deed::Resume,
    })
}

/// Whether a move ends so near to another unit, or so far out, that nobody has to try: only a rough look.
pub(super) fn is_hopeless(board: Board<'_>, deed: &Deed) -> bool {
    let Deed::Order { unit, strides, .. } = deed else { return false };
    let stands = board.footprint(*unit);
    let end = destination(board, *unit, strides);
    if end.centre == stands.centre {
        return false;
    }
    let gap = i64::from(board.game.library.constants.movement.gap.0);
    let reach = |unit: UnitId| {
        let profile = board.profile(unit);
        i64::from(profile.width.0.min(profile.depth.0)) / 2
    };
    let own = reach(*unit) + gap;
    let is_near = |other: UnitId| {
        let near = own + reach(other);
        board.unit(other).at.distance_squared(end.centre) < near * near
    };
    board.units().any(|other| other != *unit && is_near(other)) || !end.inside_rectangle(&board.field())
}

/// Whether [`answer`] draws such a deed only where it is legal: shots and lone charges.
pub(super) fn is_proven(deed: &Deed) -> bool {
    match deed {
        Deed::Shoot { .. } => true,
        Deed::Charge { units, .. } => units.len() == 1,
        _ => false,
    }
}

/// The answer after too many vain tries: a unit halts before orders end.
pub(super) fn resignation(board: Board<'_>, ask: &Ask<Question>) -> Deed {
    let left = if ask.question == Question::Order { idle(board, ask.seat).next() } else { None };
    left.map_or_else(
        || fallback(board, ask),
        |unit| Deed::Order { unit, order: Order::Halt, strides: smallvec![] },
    )
}

fn piece(board: Board<'_>, chance: &mut SeededDice) -> Deed {
    // Nobody goes on for ever: the more pieces there are, the sooner players are content.
    if below(chance, board.table.terrain.len() + 4) > 3 {
        return Deed::Done;
    }
    let field = board.field();
    let (_, kind) = TerrainKind::WORDS[below(chance, TerrainKind::WORDS.len())];
    Deed::Terrain { kind, at: place(chance, field.min, field.max), heading: heading(chance) }
}

fn objective(board: Board<'_>, chance: &mut SeededDice) -> Deed {
    let pieces = board.table.terrain.len().min(256);
    if pieces > 0 && once_in(chance, 4) {
        return Deed::TerrainObjective(below(chance, pieces) as u8);
    }
    let field = board.field();
    Deed::Objective(place(chance, field.min, field.max))
}

/// How many places are looked at for a unit before another one is thought of.
const PLACES: u32 = 12;

fn deployment(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Deed> {
    let units: Many = places::waiting(board, seat).collect();
    let unit = one_of(chance, &units)?;
    let (zone, profile) = (zone(board, seat), board.profile(unit));
    let north = board.table.players[seat].side == Some(LongSide::North);
    let ahead = if north { Heading::SOUTH } else { Heading::NORTH };
    let turn = chance.below(61) as i32 * 1_000 - 30_000;
    let straight = !once_in(chance, 4);
    let heading = if straight { ahead } else { ahead.turn(turn) };
    // Who stands straight reaches half its width and depth from its centre.
    let (aside, along) =
        if straight { ((profile.width.0 + 1) / 2, (profile.depth.0 + 1) / 2) } else { (0, 0) };
    let (min, max) = (zone.min.shifted(aside, along), zone.max.shifted(-aside, -along));
    let mut at = place(chance, min, max);
    for _ in 1..PLACES {
        if is_spot(board, unit, &board.footprint_at(unit, at, heading)) {
            break;
        }
        at = place(chance, min, max);
    }
    Some(Deed::Deploy {
        unit,
        at,
        heading,
        champion_right: profile.formation.files.is_multiple_of(2) && once_in(chance, 2),
    })
}

/// A shot of the first of several units that has one, beginning anywhere.
fn shot(board: Board<'_>, seat: Seat, chance: &mut SeededDice) -> Option<Deed> {
    let mut units: Many = board.army(seat).filter(|unit| !board.unit(*unit).shot).collect();
    while !units.is_empty() {
        let unit = units.swap_remove(below(chance, units.len()));
        let number = below(chance, board.table.units.len() * 6);
        if let Some(found) = shooting::shot_from(board, seat, unit, number) {
            return Some(found);
        }
    }
    None
}

/// An order by chance: mostly at the nearest enemy, so that games of chance see charges and melees.
fn order(board: Board<'_>, unit: UnitId, chance: &mut SeededDice) -> Option<Deed> {
    if !board.unit(unit).wavering && !once_in(chance, 4) {
        if !once_in(chance, 4)
            && let Some(charge) = charge(board, unit, chance)
        {
            return Some(charge);
        }
        let target = target(board, unit, chance)?;
        return Some(approach(board, unit, toward(board, unit, target), chance));
    }
    let half = board.profile(unit).speed / 2;
    let (order, mut strides): (Order, SmallVec<[Stride; 4]>) = match chance.below(6) {
        0 => (Order::Advance, smallvec![Stride::Forward(length(chance, half * 2))]),
        1 => {
            let by = length(chance, half);
            (Order::Sidestep, smallvec![one_of(chance, &[Stride::Left(by), Stride::Right(by)])?])
        }
        2 => (Order::Back, smallvec![Stride::Back(length(chance, half))]),
        3 | 4 => (Order::ChangeFacing, smallvec![Stride::Pivot(heading(chance))]),
        _ => (Order::Halt, smallvec![]),
    };
    let may_turn = order != Order::Halt || board.rulings().nimble_halt == NimbleHalt::Turns;
    let turns = may_turn && board.has(unit, SpecialKind::Nimble) && once_in(chance, 2);
    if turns {
        strides.push(Stride::Pivot(heading(chance)));
    }
    Some(Deed::Order { unit, order, strides })
}

/// The nearest enemy, or any.
fn target(board: Board<'_>, unit: UnitId, chance: &mut SeededDice) -> Option<UnitId> {
    let enemies: Many = board.units().filter(|other| board.enemies(unit, *other)).collect();
    if once_in(chance, 3) {
        return one_of(chance, &enemies);
    }
    let at = board.unit(unit).at;
    enemies.into_iter().min_by_key(|enemy| board.unit(*enemy).at.distance_squared(at))
}

/// About where another unit is, to a degree or so: far enough for a move by chance, and quickly found.
fn toward(board: Board<'_>, unit: UnitId, other: UnitId) -> Heading {
    let (from, to) = (board.unit(unit).at, board.unit(other).at);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let (less, more) = (dx.abs().min(dy.abs()), dx.abs().max(dy.abs()).max(1));
    // The angle grows a little faster than the ratio at first, and a little slower later.
    let ratio = less * 64 / more;
    let angle = ratio * (45 * 64 + 16 * (64 - ratio)) / (64 * 64);
    let angle = if dx.abs() >= dy.abs() { angle } else { 90 - angle };
    let angle = if dx >= 0 { angle } else { 180 - angle };
    Heading::from_degrees(if dy >= 0 { angle } else { -angle })
}

/// On toward something: at the double, or with a pivot before, between or after.
fn approach(board: Board<'_>, unit: UnitId, goal: Heading, chance: &mut SeededDice) -> Deed {
    let (speed, facing) = (board.profile(unit).speed, board.unit(unit).heading);
    let turn = facing.difference(goal);
    let nimble = board.has(unit, SpecialKind::Nimble);
    let doubles =
        board.profile(unit).unit_type != UnitType::WarEngine && !board.has(unit, SpecialKind::Shambling);
    if doubles && (turn.abs() < STRAIGHT || nimble) && once_in(chance, 2) {
        let forward = Stride::Forward(length(chance, speed * 2));
        let strides =
            if turn.abs() < STRAIGHT { smallvec![forward] } else { smallvec![Stride::Pivot(goal), forward] };
        return Deed::Order { unit, order: Order::AtTheDouble, strides };
    }
    let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
    let pivot = Stride::Pivot(facing.turn(turn.clamp(-widest, widest)));
    let all = length(chance, speed);
    let first = Length(all.0 / 2);
    let strides = match chance.below(6) {
        0 => smallvec![Stride::Forward(all), pivot],
        1 if first > Length::ZERO => smallvec![Stride::Forward(first), pivot, Stride::Forward(all - first)],
        _ => smallvec![pivot, Stride::Forward(all)],
    };
    Deed::Order { unit, order: Order::Advance, strides }
}

/// An enemy within this angle, in thousandths of a degree, is straight ahead.
const STRAIGHT: i32 = 30_000;

/// The charge of a unit at one of the enemies it can reach by the plainest way, now and then with a friend or two.
fn charge(board: Board<'_>, unit: UnitId, chance: &mut SeededDice) -> Option<Deed> {
    let seat = board.owner(unit);
    let enemies: Many = in_reach(board, unit).collect();
    let first = below(chance, enemies.len());
    let target = (0..enemies.len())
        .map(|index| enemies[(first + index) % enemies.len()])
        .find(|enemy| charge::is_plain(board, seat, unit, *enemy))?;
    let mut units: Units = smallvec![unit];
    if once_in(chance, 3) {
        let able = |friend: &UnitId| *friend != unit && charge::is_plain(board, seat, *friend, target);
        units.extend(idle(board, seat).filter(able).take(1 + below(chance, 2)));
    }
    Some(Deed::Charge { units, target })
}
