//! What units can be ordered to do.

use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_scene::{Need, Verb, Weight};

use super::keys;
use crate::action::{Attack, Deed, Order, Regroup};
use crate::board::Board;
use crate::charge;
use crate::data::SpecialKind;
use crate::melee::regroup_refusals;
use crate::movement::order_itself;
use crate::shooting::{attacks_of, targets};
use crate::state::UnitId;
use crate::tell;

/// A button without anything to point at.
pub(super) fn plain(id: String, says: Line) -> Verb {
    Verb {
        id,
        says,
        about: Vec::new(),
        by: None,
        card: None,
        needs: Vec::new(),
        refusals: Vec::new(),
        weight: Weight::Plain,
        letter: None,
    }
}

/// Nothing more.
pub(super) fn done(key: &'static str) -> Verb {
    Verb { weight: Weight::Leave, letter: Some('e'), ..plain("done".to_owned(), Line::new(key)) }
}

/// Every order but Charge!, with its word in verbs and its letter.
pub(super) const ORDERS: [(Order, &str, char); 6] = [
    (Order::Advance, "advance", 'a'),
    (Order::AtTheDouble, "double", 'b'),
    (Order::ChangeFacing, "face", 'f'),
    (Order::Sidestep, "sidestep", 's'),
    (Order::Back, "back", 'k'),
    (Order::Halt, "halt", 'h'),
];

/// Every order of every unit.
pub(super) fn orders(board: Board<'_>, seat: Seat) -> Vec<Verb> {
    let mut verbs = Vec::new();
    let ready: Vec<UnitId> =
        board.army(seat).filter(|unit| order_itself(board, seat, *unit, Order::Charge).is_empty()).collect();
    let mut searches = charge::Searches::on(board);
    for unit in board.army(seat) {
        verbs.push(charging(board, seat, unit, &ready, &mut searches));
        verbs.extend(ORDERS.iter().map(|(order, word, letter)| {
            let says = Line::new("show-verb-order")
                .with("unit", board.name(unit))
                .with("order", Arg::Word(tell::order_word(*order)));
            Verb {
                by: Some(keys::unit(unit)),
                needs: march(board, unit, *order),
                refusals: order_itself(board, seat, unit, *order),
                weight: if *order == Order::Advance { Weight::Main } else { Weight::Plain },
                letter: Some(*letter),
                ..plain(format!("{word}:{}", unit.0), says)
            }
        }));
    }
    verbs.push(done("show-verb-end-move"));
    verbs
}

/// The strides and turns of an order; Halt! has none.
fn march(board: Board<'_>, unit: UnitId, order: Order) -> Vec<Need> {
    let strides: &[&str] = match order {
        Order::Halt | Order::Charge => return Vec::new(),
        Order::ChangeFacing => &[],
        Order::Advance | Order::AtTheDouble => &["forward"],
        Order::Back => &["back"],
        Order::Sidestep => &["left", "right"],
    };
    let own = u8::from(matches!(order, Order::Advance | Order::ChangeFacing));
    vec![Need::March {
        piece: keys::unit(unit),
        strides: strides.iter().map(|word| (*word).to_owned()).collect(),
        turns: own + u8::from(board.has(unit, SpecialKind::Nimble)),
    }]
}

/// A charge: its target, and who charges with it among those who are `ready`.
fn charging(
    board: Board<'_>,
    seat: Seat,
    unit: UnitId,
    ready: &[UnitId],
    searches: &mut charge::Searches,
) -> Verb {
    let (among, refusals) = match charge::targets(board, seat, unit, searches) {
        Ok(among) => (among, Vec::new()),
        Err(refusals) => (Vec::new(), refusals),
    };
    let others: Vec<String> =
        ready.iter().filter(|other| **other != unit).map(|other| keys::unit(*other)).collect();
    let mut needs = vec![Need::Pick {
        says: Line::new("show-pick-target"),
        among: among.into_iter().map(keys::unit).collect(),
        least: 1,
        most: 1,
    }];
    if !others.is_empty() {
        let most = others.len().min(7) as u8;
        needs.push(Need::Pick { says: Line::new("show-pick-joint"), among: others, least: 0, most });
    }
    let says = Line::new("show-verb-order")
        .with("unit", board.name(unit))
        .with("order", Arg::Word(tell::order_word(Order::Charge)));
    Verb {
        by: Some(keys::unit(unit)),
        needs,
        refusals,
        letter: Some('c'),
        ..plain(format!("charge:{}", unit.0), says)
    }
}

/// The words of ranged attacks in verbs.
pub(super) const ATTACKS: [(Attack, &str); 6] = [
    (Attack::Ordinary, "ordinary"),
    (Attack::Breath, "breath"),
    (Attack::Zap, "zap"),
    (Attack::Heal, "heal"),
    (Attack::DarkSurge, "surge"),
    (Attack::Beast, "beast"),
];

/// Every ranged attack of every unit that has one.
pub(super) fn shots(board: Board<'_>, seat: Seat) -> Vec<Verb> {
    let mut verbs = Vec::new();
    for unit in board.army(seat) {
        for attack in attacks_of(board, unit) {
            let Some((_, word)) = ATTACKS.iter().find(|(other, _)| *other == attack) else { continue };
            let (among, refusals) = match targets(board, seat, unit, attack) {
                Ok(among) => (among, Vec::new()),
                Err(refusals) => (Vec::new(), refusals),
            };
            let says = Line::new("show-verb-shoot")
                .with("unit", board.name(unit))
                .with("attack", Arg::Word(tell::attack_word(attack)));
            verbs.push(Verb {
                by: Some(keys::unit(unit)),
                needs: vec![Need::Pick {
                    says: Line::new("show-pick-target"),
                    among: among.into_iter().map(keys::unit).collect(),
                    least: 1,
                    most: 1,
                }],
                refusals,
                weight: Weight::Main,
                letter: Some('s'),
                ..plain(format!("shoot:{}:{word}", unit.0), says)
            });
        }
    }
    verbs.push(done("show-verb-end-shoot"));
    verbs
}

/// The ways to regroup.
pub(super) fn regroup(board: Board<'_>, unit: UnitId) -> Vec<Verb> {
    let ways = [
        ("stay", Regroup::Stay, "show-verb-regroup-stay"),
        ("turn", Regroup::Turn(board.unit(unit).heading), "show-verb-regroup-turn"),
        ("forward", Regroup::Forward, "show-verb-regroup-forward"),
        ("back", Regroup::Back, "show-verb-regroup-back"),
    ];
    ways.into_iter()
        .map(|(word, choice, key)| {
            let needs = if word == "turn" {
                vec![Need::March { piece: keys::unit(unit), strides: Vec::new(), turns: 1 }]
            } else {
                Vec::new()
            };
            // Where a turn leads is judged when it is known.
            let refusals = if word == "turn" {
                Vec::new()
            } else {
                regroup_refusals(board, unit, &Deed::Regroup(choice))
            };
            Verb {
                by: Some(keys::unit(unit)),
                needs,
                refusals,
                ..plain(format!("regroup:{word}"), Line::new(key).with("unit", board.name(unit)))
            }
        })
        .collect()
}
