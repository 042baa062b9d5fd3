//! Odds of a real position, read through the rules.

use gonfalon_kow::action::Attack;
use gonfalon_kow::board::Board;
use gonfalon_kow::cover::Cover;
use gonfalon_kow::data::OptionKind;
use gonfalon_kow::nerve::inspirer;
use gonfalon_kow::odds::{Volley, tested};
use gonfalon_kow::shooting::Shot;
use gonfalon_kow::state::{Contact, UnitId};

use super::{Ending, Outcome, outcome};
use crate::Distribution;

/// What may come of a ranged attack of a unit on another; `None` for what causes no damage and for beasts, which roll on as long as
/// they cause some. Where it is doubtful whether the target is in cover, a die decides; the target is taken to be seen.
pub fn of_shot(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Option<Outcome> {
    let one = |covered: bool| {
        let shot = Shot::reckon(board, unit, attack, target, covered)?;
        Some(of_volleys(board, &[Volley::of_shot(board, unit, attack, &shot)?], target, false))
    };
    match board.in_cover(unit, target) {
        Cover::Yes => one(true),
        Cover::No => one(false),
        Cover::Doubtful => {
            let covered = f64::from(board.game.library.constants.sight.doubt_roll - 1) / 6.0;
            Some(mixed(covered, &one(true)?, &one(false)?))
        }
    }
}

/// What may come of a melee: all contacts are with the same target.
pub fn of_melee(board: Board<'_>, contacts: &[Contact]) -> Option<Outcome> {
    let target = contacts.first()?.target;
    let volleys: Vec<Volley> =
        contacts.iter().filter_map(|contact| Volley::of_contact(board, contact)).collect();
    let musician = contacts.iter().any(|contact| board.profile(contact.charger).took(OptionKind::Musician));
    Some(of_volleys(board, &volleys, target, musician))
}

fn of_volleys(board: Board<'_>, volleys: &[Volley], target: UnitId, musician: bool) -> Outcome {
    let inspired = inspirer(board, target).is_some();
    let tested = tested(board, target, board.unit(target).damage, musician, inspired);
    outcome(volleys, Some(&tested), &board.game.library.constants.nerve)
}

/// One of two outcomes, the first with this chance.
fn mixed(chance: f64, one: &Outcome, other: &Outcome) -> Outcome {
    let part = |first: f64, second: f64| chance * first + (1.0 - chance) * second;
    let both = |first: &Distribution, second: &Distribution| {
        let most = first.chances().len().max(second.chances().len());
        Distribution::exact((0..most).map(|value| part(first.chance(value), second.chance(value))).collect())
    };
    let nerve = one.nerve.zip(other.nerve).map(|(first, second)| Ending {
        steady: part(first.steady, second.steady),
        wavers: part(first.wavers, second.wavers),
        routs: part(first.routs, second.routs),
    });
    Outcome { hits: both(&one.hits, &other.hits), damage: both(&one.damage, &other.damage), nerve }
}
