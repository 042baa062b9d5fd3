//! What might be done instead of an answer that was refused, as data and in words.
//!
//! An order is carried out the same way but not so far; a charge has fewer units, another target, or becomes an approach; a shot
//! has another target. In the end there is always the safe answer.

use gonfalon_kernel::{Alternative, Arg, Ask, Line, Seat};
use smallvec::smallvec;

use crate::action::{Action, Deed, Order, Question, Stride};
use crate::board::Board;
use crate::movement::{order_itself, ordinary_refusals, shortened};
use crate::proposals::fallback;
use crate::state::UnitId;
use crate::tell::order_word;
use crate::{charge, shooting};

/// What is offered so far, the nearest first.
pub(crate) struct Offers {
    found: Vec<Alternative<Action>>,
    budget: usize,
    spent: u32,
}

impl Offers {
    /// Whether nothing more is wanted.
    pub(crate) fn is_full(&self) -> bool {
        self.found.len() >= self.budget
    }

    /// Offers something legal, unless it is offered already.
    pub(crate) fn offer(&mut self, deed: Deed, says: Line) {
        let action = Action { deed, spent: self.spent };
        if !self.is_full() && self.found.iter().all(|offer| offer.action != action) {
            self.found.push(Alternative::new(action, says));
        }
    }
}

/// Legal answers close to a refused one, the nearest first.
pub(crate) fn alternatives(
    board: Board<'_>,
    ask: &Ask<Question>,
    refused: &Action,
    budget: usize,
) -> Vec<Alternative<Action>> {
    let mut offers = Offers { found: Vec::new(), budget, spent: refused.spent };
    let exists = |unit: &UnitId| board.exists(*unit);
    match (&ask.question, &refused.deed) {
        (Question::Order, Deed::Order { unit, order, strides }) if exists(unit) => {
            orders(board, ask.seat, *unit, *order, strides, &mut offers);
            halt(board, ask.seat, *unit, &mut offers);
        }
        (Question::Order, Deed::Charge { units, target }) => {
            let units: Vec<UnitId> = units.iter().copied().filter(exists).collect();
            charge::alternatives(board, ask.seat, &units, *target, &mut offers);
            for unit in units {
                halt(board, ask.seat, unit, &mut offers);
            }
        }
        (Question::Shoot, Deed::Shoot { unit, attack, .. }) if exists(unit) => {
            shooting::alternatives(board, ask.seat, *unit, *attack, &mut offers);
        }
        _ => {}
    }
    let safe = fallback(board, ask);
    let says = says(board, &safe);
    offers.offer(safe, says);
    offers.found
}

/// The same order as far as it goes, or the order that comes nearest to it.
fn orders(board: Board<'_>, seat: Seat, unit: UnitId, order: Order, strides: &[Stride], offers: &mut Offers) {
    // Who may not even halt may not do anything else.
    if !order_itself(board, seat, unit, Order::Halt).is_empty() {
        return;
    }
    if order == Order::Charge {
        charge::other_targets(board, seat, unit, unit, offers);
    }
    for instead in [order, Order::Advance, Order::ChangeFacing] {
        if offers.is_full() {
            return;
        }
        if let Some((strides, length)) = shortened(board, seat, unit, instead, strides) {
            let key = if instead == Order::ChangeFacing { "instead-turn" } else { "instead-move" };
            let line =
                Line::new(key).with("unit", board.name(unit)).with("order", Arg::Word(order_word(instead)));
            let says = if instead == Order::ChangeFacing {
                line
            } else {
                line.with("length", Arg::Length(length.0))
            };
            offers.offer(Deed::Order { unit, order: instead, strides }, says);
        }
    }
}

/// To stand still is allowed to everyone who may receive an order.
fn halt(board: Board<'_>, seat: Seat, unit: UnitId, offers: &mut Offers) {
    if ordinary_refusals(board, seat, unit, Order::Halt, &[]).is_empty() {
        let says = Line::new("instead-halt").with("unit", board.name(unit));
        offers.offer(Deed::Order { unit, order: Order::Halt, strides: smallvec![] }, says);
    }
}

/// The safe answer in words.
fn says(board: Board<'_>, safe: &Deed) -> Line {
    match safe {
        Deed::Done => Line::new("instead-done"),
        Deed::Choose(unit) => Line::new("instead-choose").with("unit", board.name(*unit)),
        Deed::Deploy { unit, at, .. } => Line::new("instead-deploy")
            .with("unit", board.name(*unit))
            .with("x", Arg::Length(at.x))
            .with("y", Arg::Length(at.y)),
        _ => Line::new("instead-safe"),
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{AskId, RuleId};
    use gonfalon_table::Length;

    use super::*;
    use crate::fixture::Fixture;
    use crate::state::Category;

    const INCH: i32 = 2_540;
    const REGIMENT: &str = "elf-spearmen-regiment";

    fn offers(fixture: &Fixture, deed: Deed) -> Vec<(Deed, &'static str)> {
        let ask = Ask {
            id: AskId(0),
            seat: Seat(0),
            question: Question::Order,
            rule: RuleId("kow.move.one-order"),
        };
        let found = alternatives(fixture.board(), &ask, &deed.into(), 8);
        found.into_iter().map(|offer| (offer.action.deed, offer.says.key)).collect()
    }

    fn forward(unit: UnitId, order: Order, length: i32) -> Deed {
        Deed::Order { unit, order, strides: smallvec![Stride::Forward(Length(length))] }
    }

    #[test]
    fn a_move_is_shortened_to_the_last_unit() {
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
        let first = |fixture: &Fixture, length: i32| {
            offers(fixture, forward(unit, Order::Advance, length)).swap_remove(0)
        };
        assert_eq!(first(&fixture, 8 * INCH), (forward(unit, Order::Advance, 6 * INCH), "instead-move"));
        // An enemy five inches ahead leaves four, give or take the rounding of a gap.
        fixture.set(1, REGIMENT, 90_000, 30_000 + 8_000 + 5 * INCH, 270);
        let (Deed::Order { strides, .. }, "instead-move") = first(&fixture, 6 * INCH) else {
            panic!("a shorter move is offered");
        };
        let [Stride::Forward(length)] = strides[..] else { panic!("straight on") };
        assert!((length - Length(4 * INCH)).abs() <= Length(3), "{length}");
    }

    #[test]
    fn a_move_ends_before_the_rock_or_the_table_edge() {
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
        fixture.terrain(Category::Impassable, 3, (80_000, 34_000 + 2 * INCH), (100_000, 34_000 + 3 * INCH));
        let found = offers(&fixture, forward(unit, Order::AtTheDouble, 12 * INCH));
        assert_eq!(found[0], (forward(unit, Order::AtTheDouble, 2 * INCH), "instead-move"));
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, REGIMENT, 5_000 + INCH, 60_000, 90);
        let aside = |by: i32| Deed::Order {
            unit,
            order: Order::Sidestep,
            strides: smallvec![Stride::Left(Length(by))],
        };
        let (Deed::Order { strides, .. }, "instead-move") = offers(&fixture, aside(3 * INCH)).swap_remove(0)
        else {
            panic!("a shorter step is offered");
        };
        let [Stride::Left(length)] = strides[..] else { panic!("to the left") };
        assert!((length - Length(INCH)).abs() <= Length(1), "{length}");
    }

    #[test]
    fn a_charge_that_falls_short_becomes_another_charge_or_an_approach() {
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000, 38_000 + 13 * INCH, 270);
        let other = fixture.set(1, "elf-king", 104_000, 50_000, 270);
        let charge = |target| Deed::Charge { units: smallvec![unit], target };
        let found = offers(&fixture, charge(target));
        assert_eq!(found[0], (charge(other), "instead-charge-at"));
        assert_eq!(found[1].1, "instead-approach");
        // At the double it comes twelve inches nearer than thirteen, an inch away.
        assert_eq!(found[1].0, forward(unit, Order::AtTheDouble, 12 * INCH));
        let keys: Vec<&str> = found.iter().map(|(_, key)| *key).collect();
        assert_eq!(keys[2..], ["instead-approach", "instead-halt", "instead-done"]);
    }

    #[test]
    fn a_joint_charge_goes_on_without_those_who_cannot() {
        let mut fixture = Fixture::new();
        let able = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
        let far = fixture.set(0, REGIMENT, 110_000, 10_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000, 50_000, 270);
        let found = offers(&fixture, Deed::Charge { units: smallvec![far, able], target });
        let expected = Deed::Charge { units: smallvec![able], target };
        assert_eq!(found[0], (expected, "instead-charge-with"));
    }
}
