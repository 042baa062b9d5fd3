//! The draft that means an answer.

use gonfalon_kernel::Ask;
use gonfalon_scene::{Draft, Given, Stride as Step};
use gonfalon_table::{Heading, Point};

use super::keys;
use super::verbs::{ATTACKS, ORDERS};
use crate::action::{Deed, Hand, LongSide, Question, Regroup, Stride};
use crate::state::UnitId;

/// The draft of an answer. A player whose time is up says nothing, so that answer is drafted as the end of the phase.
pub(super) fn draft(_: &Ask<Question>, deed: &Deed) -> Draft {
    let (verb, given) = match deed {
        Deed::Terrain { kind, at, heading } => {
            (format!("terrain:{}", keys::kind_word(*kind)), vec![place(*at, *heading)])
        }
        Deed::Done | Deed::TimeOut => ("done".to_owned(), Vec::new()),
        Deed::Objective(at) => ("objective".to_owned(), vec![place(*at, Heading::default())]),
        Deed::TerrainObjective(number) => (format!("terrain-objective:{number}"), Vec::new()),
        Deed::Side(LongSide::South) => ("side:south".to_owned(), Vec::new()),
        Deed::Side(LongSide::North) => ("side:north".to_owned(), Vec::new()),
        Deed::Deploy { unit, at, heading, champion_right } => {
            let side = if *champion_right { "right" } else { "left" };
            (format!("deploy:{}:{side}", unit.0), vec![place(*at, *heading)])
        }
        Deed::First(seat) => (format!("first:{}", seat.0), Vec::new()),
        Deed::Order { unit, order, strides } => {
            let word = ORDERS.iter().find(|(other, ..)| other == order).map_or("charge", |(_, word, _)| word);
            let given = if strides.is_empty() {
                Vec::new()
            } else {
                vec![Given::March(strides.iter().map(step).collect())]
            };
            (format!("{word}:{}", unit.0), given)
        }
        Deed::Charge { units, target } => {
            let (first, others) =
                units.split_first().map_or((UnitId(0), &[][..]), |(first, rest)| (*first, rest));
            let mut given = vec![picked(&[*target])];
            if !others.is_empty() {
                given.push(picked(others));
            }
            (format!("charge:{}", first.0), given)
        }
        Deed::Shoot { unit, attack, target } => {
            let word = ATTACKS.iter().find(|(other, _)| other == attack).map_or("ordinary", |(_, word)| word);
            (format!("shoot:{}:{word}", unit.0), vec![picked(&[*target])])
        }
        Deed::Choose(unit) => (format!("choose:{}", unit.0), Vec::new()),
        Deed::Regroup(Regroup::Stay) => ("regroup:stay".to_owned(), Vec::new()),
        Deed::Regroup(Regroup::Forward) => ("regroup:forward".to_owned(), Vec::new()),
        Deed::Regroup(Regroup::Back) => ("regroup:back".to_owned(), Vec::new()),
        Deed::Regroup(Regroup::Turn(heading)) => {
            ("regroup:turn".to_owned(), vec![Given::March(vec![Step::Turn(*heading)])])
        }
        Deed::Separate(parting) => {
            let hand = match parting.hand {
                Hand::Left => "left",
                Hand::Right => "right",
            };
            (format!("part:{}:{hand}", parting.unit.0), Vec::new())
        }
        Deed::Pause | Deed::Interrupted => ("pause".to_owned(), Vec::new()),
        Deed::Agree(true) => ("agree".to_owned(), Vec::new()),
        Deed::Agree(false) => ("disagree".to_owned(), Vec::new()),
        Deed::Resume => ("resume".to_owned(), Vec::new()),
    };
    Draft { verb, given }
}

fn step(stride: &Stride) -> Step {
    match stride {
        Stride::Forward(by) => Step::Forward(*by),
        Stride::Back(by) => Step::Back(*by),
        Stride::Left(by) => Step::Left(*by),
        Stride::Right(by) => Step::Right(*by),
        Stride::Pivot(heading) => Step::Turn(*heading),
    }
}

fn picked(units: &[UnitId]) -> Given {
    Given::Pick(units.iter().map(|unit| keys::unit(*unit)).collect())
}

fn place(at: Point, heading: Heading) -> Given {
    Given::Place { at, heading }
}
