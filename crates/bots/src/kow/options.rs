//! Answers worth a thought, the most promising first.

use gonfalon_kernel::{Ask, SeededDice};
use gonfalon_kow::action::{Deed, Order, Question, Stride};
use gonfalon_kow::board::Board;
use gonfalon_kow::proposals::{destination, is_legal, moves, shots};
use gonfalon_kow::state::UnitId;
use gonfalon_table::{Length, OrientedBox};
use smallvec::smallvec;

use super::fight::Reckoning;
use super::place::Seeker;
use super::reflex::{foremost, regroups};
use super::{charging, shooting};

/// Charges that promise less than this are not thought about.
const HOPELESS: f64 = -15.0;
/// How many charges are proven at most.
const MOST_PROOFS: usize = 10;
/// How many moves are proven at most.
const MOST_MOVES: usize = 40;
/// Places nearer to each other than this, with headings nearer than the next, are the same idea.
const ALIKE: Length = Length::inches(2);
const ALIKE_HEADING: i32 = 25_000;

/// The habit and whatever else may be better, at most `budget`.
pub(crate) fn ranked(board: Board<'_>, ask: &Ask<Question>, habit: Deed, budget: usize) -> Vec<Deed> {
    let others: Vec<Deed> = match &ask.question {
        Question::Order => orders(board, ask, &habit, budget.saturating_sub(1)),
        Question::Shoot => other_shots(board, &habit),
        Question::Regroup { unit } => {
            let ways = regroups(board, *unit, Reckoning::Exact).into_iter().map(|(_, deed)| deed);
            ways.filter(|deed| is_legal(board, ask, deed)).collect()
        }
        Question::SurgeTarget { among, .. } => among.iter().copied().map(Deed::Choose).collect(),
        // How an army is drawn up shows too late, and the rest is a matter of taste.
        _ => Vec::new(),
    };
    let others = others.into_iter().filter(|deed| *deed != habit);
    let mut found = vec![habit.clone()];
    found.extend(others.take(budget.saturating_sub(1)));
    found
}

/// Other charges and other places for the foremost unit, in turn.
fn orders(board: Board<'_>, ask: &Ask<Question>, habit: &Deed, budget: usize) -> Vec<Deed> {
    let promising = charging::ideas(board, ask, Reckoning::Exact)
        .into_iter()
        .filter(|(score, deed)| *score > HOPELESS && deed != habit)
        .take(MOST_PROOFS)
        .map(|(_, deed)| deed);
    let charges: Vec<Deed> =
        promising.filter(|deed| charging::is_open(board, ask, deed)).take(budget.div_ceil(2)).collect();
    let places = match foremost(board, ask.seat) {
        Some(unit) => places(board, ask, unit, habit, budget),
        None => Vec::new(),
    };
    let (mut charges, mut places) = (charges.into_iter(), places.into_iter());
    let mut found = Vec::new();
    while found.len() < budget {
        let two = [charges.next(), places.next()];
        if two.iter().all(Option::is_none) {
            break;
        }
        found.extend(two.into_iter().flatten());
    }
    found
}

/// Moves of a unit to places that differ, the best first, and to halt at last.
fn places(board: Board<'_>, ask: &Ask<Question>, unit: UnitId, habit: &Deed, most: usize) -> Vec<Deed> {
    let seeker = Seeker::new(board, unit, Reckoning::Exact);
    let end = |deed: &Deed| match deed {
        Deed::Order { unit: other, order, strides } if *other == unit => {
            Some((*order, destination(board, unit, strides)))
        }
        _ => None,
    };
    let mut ideas: Vec<(f64, OrientedBox, Deed)> = moves(board, unit)
        .into_iter()
        .filter_map(|deed| {
            let (order, place) = end(&deed)?;
            Some((seeker.score(&place, Some(order)), place, deed))
        })
        .collect();
    ideas.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut taken: Vec<OrientedBox> = end(habit).map(|(_, place)| place).into_iter().collect();
    let mut found = Vec::new();
    let mut proofs = 0;
    for (_, place, deed) in ideas {
        if found.len() + 1 >= most || proofs == MOST_MOVES {
            break;
        }
        if taken.iter().any(|other| is_alike(other, &place)) {
            continue;
        }
        proofs += 1;
        if is_legal(board, ask, &deed) {
            taken.push(place);
            found.push(deed);
        }
    }
    found.push(Deed::Order { unit, order: Order::Halt, strides: smallvec![] });
    found
}

fn is_alike(one: &OrientedBox, other: &OrientedBox) -> bool {
    one.centre.distance(other.centre) < ALIKE && one.heading.difference(other.heading).abs() < ALIKE_HEADING
}

/// Other targets of the unit that shoots by habit.
fn other_shots(board: Board<'_>, habit: &Deed) -> Vec<Deed> {
    let Deed::Shoot { unit, .. } = habit else { return Vec::new() };
    let mut found: Vec<(f64, Deed)> =
        shots(board, *unit).map(|deed| (shooting::value(board, &deed), deed)).collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, deed)| deed).collect()
}

/// An order that ends a little farther, nearer or turned a little otherwise.
pub(crate) fn vary(deed: &Deed, chance: &mut SeededDice) -> Option<Deed> {
    let Deed::Order { unit, order, strides } = deed else { return None };
    let mut strides = strides.clone();
    if strides.is_empty() {
        return None;
    }
    let turn = (5 + chance.below(16) as i32) * if chance.below(2) == 0 { 1000 } else { -1000 };
    let step = Length::INCH * (1 + chance.below(3) as i32);
    let longer = chance.below(2) == 0;
    let changed = |length: Length| if longer { length + step } else { (length - step).max(Length::ZERO) };
    let index = chance.below(strides.len() as u32) as usize;
    strides[index] = match strides[index] {
        Stride::Forward(length) => Stride::Forward(changed(length)),
        Stride::Back(length) => Stride::Back(changed(length)),
        Stride::Left(length) => Stride::Left(changed(length)),
        Stride::Right(length) => Stride::Right(changed(length)),
        Stride::Pivot(heading) => Stride::Pivot(heading.turn(turn)),
    };
    Some(Deed::Order { unit: *unit, order: *order, strides })
}
