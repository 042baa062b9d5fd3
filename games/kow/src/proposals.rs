//! Answers for those who have none of their own: good candidates, one by chance, and the safe one.

use gonfalon_kernel::{Ask, Seat, SeededDice};
use gonfalon_table::{Heading, Length, Point};
use smallvec::smallvec;

use crate::action::{Action, Deed, LongSide, Order, Question, Regroup, Stride, Units};
use crate::board::Board;
use crate::data::Word;
use crate::game;
use crate::setup::{first_objective, first_spot, zone};
use crate::shooting;
use crate::state::{Place, TerrainKind, UnitId};

/// How often chance tries before the safe answer is given.
const TRIES: u32 = 16;

/// The safe answer: always legal.
pub(crate) fn fallback(board: Board<'_>, ask: &Ask<Question>) -> Deed {
    match &ask.question {
        Question::PlaceTerrain | Question::Order | Question::Shoot => Deed::Done,
        Question::SetObjective => {
            first_objective(board).expect("objectives are asked for only while there is a place")
        }
        Question::ChooseSide => Deed::Side(LongSide::South),
        Question::Deploy => first_deployment(board, ask.seat)
            .expect("deployment is asked for only while a unit finds a place"),
        Question::ChooseFirst => Deed::First(ask.seat),
        Question::SurgeTarget { among, .. }
        | Question::TestNext { among }
        | Question::FightNext { among }
        | Question::RegroupNext { among } => Deed::Choose(among[0]),
        Question::Regroup { .. } => Deed::Regroup(Regroup::Stay),
        Question::Separate { ways } => Deed::Separate(ways[0]),
        Question::AgreePause => Deed::Agree(true),
        Question::Resume => Deed::Resume,
    }
}

/// Good candidates, each of them legal, at most so many.
pub(crate) fn proposals(board: Board<'_>, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
    let legal = |deed: &Deed| is_legal(board, ask, deed);
    let mut found: Vec<Deed> = candidates(board, ask).filter(legal).take(budget).collect();
    let safe = fallback(board, ask);
    if found.len() < budget && !found.contains(&safe) {
        found.push(safe);
    }
    found.into_iter().map(Action::from).collect()
}

/// One legal answer drawn by chance.
pub(crate) fn sample(board: Board<'_>, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
    for _ in 0..TRIES {
        if let Some(deed) = by_chance(board, ask, chance)
            && is_legal(board, ask, &deed)
        {
            return deed.into();
        }
    }
    fallback(board, ask).into()
}

fn is_legal(board: Board<'_>, ask: &Ask<Question>, deed: &Deed) -> bool {
    game::is_legal(board, ask.seat, &ask.question, &Action::from(deed.clone()))
}

fn waiting(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    (0..board.game.units.len() as u8)
        .map(UnitId)
        .filter(move |unit| board.owner(*unit) == seat && board.unit(*unit).place == Place::Waiting)
}

fn first_deployment(board: Board<'_>, seat: Seat) -> Option<Deed> {
    waiting(board, seat).find_map(|unit| deployment(board, unit))
}

fn deployment(board: Board<'_>, unit: UnitId) -> Option<Deed> {
    let (at, heading) = first_spot(board, unit)?;
    Some(Deed::Deploy { unit, at, heading, champion_right: false })
}

/// The units of a seat that have no order yet.
fn idle(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
    board.army(seat).filter(move |unit| board.unit(*unit).order.is_none())
}

/// Natural answers in a natural sequence; not all of them need be legal.
fn candidates<'a>(board: Board<'a>, ask: &'a Ask<Question>) -> Box<dyn Iterator<Item = Deed> + 'a> {
    let seat = ask.seat;
    match &ask.question {
        Question::PlaceTerrain => Box::new(std::iter::once(Deed::Done)),
        Question::SetObjective => {
            let pieces = (0..board.table.terrain.len().min(256)).map(|number| number as u8);
            Box::new(first_objective(board).into_iter().chain(pieces.map(Deed::TerrainObjective)))
        }
        Question::ChooseSide => Box::new([LongSide::South, LongSide::North].into_iter().map(Deed::Side)),
        Question::Deploy => Box::new(waiting(board, seat).filter_map(move |unit| deployment(board, unit))),
        Question::ChooseFirst => Box::new([seat, Seat(1 - seat.0)].into_iter().map(Deed::First)),
        Question::Order => Box::new(idle(board, seat).flat_map(move |unit| orders(board, seat, unit))),
        Question::Shoot => {
            Box::new(board.army(seat).flat_map(move |unit| shooting::shots(board, seat, unit)))
        }
        Question::SurgeTarget { among, .. }
        | Question::TestNext { among }
        | Question::FightNext { among }
        | Question::RegroupNext { among } => Box::new(among.iter().copied().map(Deed::Choose)),
        Question::Regroup { unit } => {
            let turn = nearest_enemy(board, *unit).map(|enemy| Regroup::Turn(toward(board, *unit, enemy)));
            let choices = [Regroup::Stay, Regroup::Forward, Regroup::Back].into_iter();
            Box::new(turn.into_iter().chain(choices).map(Deed::Regroup))
        }
        Question::Separate { ways } => Box::new(ways.iter().copied().map(Deed::Separate)),
        Question::AgreePause => Box::new([true, false].into_iter().map(Deed::Agree)),
        Question::Resume => Box::new(std::iter::once(Deed::Resume)),
    }
}

/// Charges, then approaches, then turning and standing.
fn orders(board: Board<'_>, seat: Seat, unit: UnitId) -> impl Iterator<Item = Deed> + '_ {
    let enemies = board.units().filter(move |other| board.owner(*other) != seat);
    let charges = enemies.map(move |target| Deed::Charge { units: smallvec![unit], target });
    let speed = board.profile(unit).speed;
    let heading = nearest_enemy(board, unit).map(|enemy| toward(board, unit, enemy));
    let turned = heading.map(|heading| Deed::Order {
        unit,
        order: Order::Advance,
        strides: smallvec![Stride::Pivot(heading), Stride::Forward(speed)],
    });
    let straight = [
        (Order::AtTheDouble, Stride::Forward(speed * 2)),
        (Order::Advance, Stride::Forward(speed)),
        (Order::Back, Stride::Back(Length(speed.0 / 2))),
    ];
    let straight = straight.into_iter().map(move |(order, stride)| Deed::Order {
        unit,
        order,
        strides: smallvec![stride],
    });
    let facing = heading.map(|heading| Deed::Order {
        unit,
        order: Order::ChangeFacing,
        strides: smallvec![Stride::Pivot(heading)],
    });
    let halt = Deed::Order { unit, order: Order::Halt, strides: smallvec![] };
    charges.chain(turned).chain(straight).chain(facing).chain([halt])
}

fn nearest_enemy(board: Board<'_>, unit: UnitId) -> Option<UnitId> {
    let at = board.unit(unit).at;
    let enemies = board.units().filter(|other| board.enemies(unit, *other));
    enemies.min_by_key(|other| (board.unit(*other).at.distance_squared(at), *other))
}

fn toward(board: Board<'_>, unit: UnitId, other: UnitId) -> Heading {
    Heading::between(board.unit(unit).at, board.unit(other).at)
}

/// A number from 0 to one less than this.
fn below(chance: &mut SeededDice, count: usize) -> usize {
    chance.below(count as u32) as usize
}

fn one_of<T: Copy>(chance: &mut SeededDice, from: &[T]) -> Option<T> {
    (!from.is_empty()).then(|| from[below(chance, from.len())])
}

fn length(chance: &mut SeededDice, most: Length) -> Length {
    Length(chance.below(most.0.max(0) as u32 + 1) as i32)
}

fn heading(chance: &mut SeededDice) -> Heading {
    Heading::from_degrees(chance.below(360) as i32)
}

/// An answer by chance that looks legal.
fn by_chance(board: Board<'_>, ask: &Ask<Question>, chance: &mut SeededDice) -> Option<Deed> {
    let seat = ask.seat;
    let field = board.field();
    Some(match &ask.question {
        Question::PlaceTerrain => {
            // Nobody goes on for ever: the more pieces there are, the sooner players are content.
            if below(chance, board.table.terrain.len() + 4) > 3 {
                return Some(Deed::Done);
            }
            let (_, kind) = TerrainKind::WORDS[below(chance, TerrainKind::WORDS.len())];
            Deed::Terrain { kind, at: place(chance, field.min, field.max), heading: heading(chance) }
        }
        Question::SetObjective => {
            let pieces = board.table.terrain.len().min(256);
            if pieces > 0 && below(chance, 4) == 0 {
                Deed::TerrainObjective(below(chance, pieces) as u8)
            } else {
                Deed::Objective(place(chance, field.min, field.max))
            }
        }
        Question::ChooseSide => Deed::Side(one_of(chance, &[LongSide::South, LongSide::North])?),
        Question::Deploy => {
            let units: Vec<UnitId> = waiting(board, seat).collect();
            let unit = one_of(chance, &units)?;
            let zone = zone(board, seat);
            let north = board.table.players[seat].side == Some(LongSide::North);
            let ahead = if north { Heading::SOUTH } else { Heading::NORTH };
            let turn = chance.below(60_001) as i32 - 30_000;
            let even = board.profile(unit).formation.files.is_multiple_of(2);
            Deed::Deploy {
                unit,
                at: place(chance, zone.min, zone.max),
                heading: if below(chance, 3) == 0 { ahead.turn(turn) } else { ahead },
                champion_right: even && below(chance, 2) == 0,
            }
        }
        Question::ChooseFirst => Deed::First(Seat(chance.below(2) as u8)),
        Question::Order => {
            let units: Vec<UnitId> = idle(board, seat).collect();
            order_by_chance(board, seat, one_of(chance, &units)?, chance)?
        }
        Question::Shoot => {
            let units: Vec<UnitId> = board.army(seat).filter(|unit| !board.unit(*unit).shot).collect();
            let shots: Vec<Deed> = shooting::shots(board, seat, one_of(chance, &units)?).collect();
            shots.get(below(chance, shots.len().max(1)))?.clone()
        }
        Question::SurgeTarget { among, .. }
        | Question::TestNext { among }
        | Question::FightNext { among }
        | Question::RegroupNext { among } => Deed::Choose(one_of(chance, among)?),
        Question::Regroup { .. } => {
            let turn = Regroup::Turn(heading(chance));
            Deed::Regroup(one_of(chance, &[Regroup::Stay, turn, Regroup::Forward, Regroup::Back])?)
        }
        Question::Separate { ways } => Deed::Separate(one_of(chance, ways)?),
        Question::AgreePause => Deed::Agree(below(chance, 2) == 0),
        Question::Resume => Deed::Resume,
    })
}

fn place(chance: &mut SeededDice, min: Point, max: Point) -> Point {
    let (width, depth) = (Length(max.x - min.x), Length(max.y - min.y));
    Point::new(min.x + length(chance, width).0, min.y + length(chance, depth).0)
}

/// An order by chance: mostly at the nearest enemy, so that games of chance see charges and melees.
fn order_by_chance(board: Board<'_>, seat: Seat, unit: UnitId, chance: &mut SeededDice) -> Option<Deed> {
    let speed = board.profile(unit).speed;
    let half = Length(speed.0 / 2);
    let order = |order, strides| Deed::Order { unit, order, strides };
    let enemies: Vec<UnitId> = board.units().filter(|other| board.owner(*other) != seat).collect();
    let near = nearest_enemy(board, unit).filter(|_| below(chance, 3) > 0);
    let target = near.or_else(|| one_of(chance, &enemies));
    if let Some(target) = target
        && below(chance, 4) > 0
    {
        let heading = toward(board, unit, target);
        let gap = board.footprint(unit).gap(&board.footprint(target));
        if gap <= speed * 2 && below(chance, 4) > 0 {
            return Some(Deed::Charge { units: chargers(board, seat, unit, target, chance), target });
        }
        let turn = board.unit(unit).heading.difference(heading);
        if turn.abs() < STRAIGHT && below(chance, 2) == 0 {
            return Some(order(Order::AtTheDouble, smallvec![Stride::Forward(length(chance, speed * 2))]));
        }
        let widest = i32::from(board.game.library.constants.movement.pivot_degrees) * 1000;
        let pivot = Stride::Pivot(board.unit(unit).heading.turn(turn.clamp(-widest, widest)));
        return Some(order(Order::Advance, smallvec![pivot, Stride::Forward(length(chance, speed))]));
    }
    Some(match below(chance, 5) {
        0 => order(Order::Advance, smallvec![Stride::Forward(length(chance, speed))]),
        1 => {
            let by = length(chance, half);
            let aside = one_of(chance, &[Stride::Left(by), Stride::Right(by)])?;
            order(Order::Sidestep, smallvec![aside])
        }
        2 => order(Order::Back, smallvec![Stride::Back(length(chance, half))]),
        3 => order(Order::ChangeFacing, smallvec![Stride::Pivot(heading(chance))]),
        _ => order(Order::Halt, smallvec![]),
    })
}

/// An enemy within this angle, in thousandths of a degree, is straight ahead.
const STRAIGHT: i32 = 30_000;

/// Who charges together: now and then a friend who is near enough comes along.
fn chargers(board: Board<'_>, seat: Seat, unit: UnitId, target: UnitId, chance: &mut SeededDice) -> Units {
    let mut units: Units = smallvec![unit];
    if below(chance, 3) == 0 {
        let theirs = board.footprint(target);
        let reaches =
            |friend: &UnitId| board.footprint(*friend).within(&theirs, board.profile(*friend).speed * 2);
        let friends: Vec<UnitId> = idle(board, seat).filter(|other| *other != unit).filter(reaches).collect();
        units.extend(one_of(chance, &friends));
    }
    units
}
