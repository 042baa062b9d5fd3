//! What a draft means.

use gonfalon_data::Word;
use gonfalon_kernel::{Ask, Refusal};
use gonfalon_scene::{Draft, Given, Key};

use super::{formations, guns, keys, places, prompt, reactions};
use crate::action::{Action, Models, Question, Units};
use crate::board::Board;
use crate::proposals::{self, PASS};
use crate::state::UnitId;
use crate::stratagem::Stratagem;

/// What a draft can turn out to mean: an answer, something unfinished (`None`), or nothing.
type Meaning = Result<Option<Action>, Vec<Refusal>>;

pub(super) fn answer(board: Board<'_>, ask: &Ask<Question>, draft: &Draft) -> Meaning {
    let parts: Vec<&str> = draft.verb.split(':').collect();
    if !draft.is_in_reach() {
        return Err(vec![senseless(ask)]);
    }
    match meaning(board, ask, &parts, &draft.given) {
        Some(found) => Ok(found),
        None => Err(vec![senseless(ask)]),
    }
}

/// A draft that has nothing to do with the question.
fn senseless(ask: &Ask<Question>) -> Refusal {
    Refusal::new(ask.rule.0, "refusal-not-an-answer")
}

/// `None` means nothing at all, `Some(None)` something unfinished.
fn meaning(board: Board<'_>, ask: &Ask<Question>, parts: &[&str], given: &[Given]) -> Option<Option<Action>> {
    let whole = |action: Action| Some(Some(action));
    let unit = |word: &str| word.parse().ok().map(UnitId).filter(|unit| board.exists(*unit));
    match *parts {
        ["pass"] => whole(PASS),
        ["pass", word] => {
            let found = reactions::SILENCES.iter().find(|(own, ..)| *own == word)?;
            whole(Action::Pass { silence: found.1 })
        }
        ["ask", word] => whole(Action::Ask(Stratagem::from_word(word)?)),
        ["use", ref words @ ..] => whole(Action::Use(reactions::read(words)?)),
        ["again"] => whole(Action::Again),
        ["unit", word] => whole(Action::Unit(unit(word)?)),
        ["select", word, kind] => whole(Action::Select { unit: unit(word)?, kind: prompt::kind(kind)? }),
        ["marker"] => match given {
            [Given::Place { at, .. }] => whole(Action::Marker(*at)),
            _ => Some(None),
        },
        ["plan", word] => {
            let plans = proposals::formations(board, ask.seat);
            whole(Action::Formations(plans.get(word.parse::<usize>().ok()?)?.clone()))
        }
        ["formations"] => match given {
            [Given::Assign(chosen)] => whole(Action::Formations(formations::read(board, ask.seat, chosen)?)),
            _ => Some(None),
        },
        ["set-up", word] => {
            let unit = unit(word)?;
            let spots = places::spots(board, unit, given)?;
            Some(spots.map(|spots| Action::SetUp { unit, spots }))
        }
        ["walk", ref rest @ ..] => {
            let embark = match rest {
                [] => None,
                ["into", word] => Some(unit(word)?),
                _ => return None,
            };
            let walks = places::walks(board, walker(ask)?, given)?;
            Some(walks.map(|walks| Action::Walk { walks, embark }))
        }
        ["shoot" | "shots", word] => {
            let unit = unit(word).filter(|unit| board.on_battlefield(*unit))?;
            let [Given::Assign(chosen)] = given else { return Some(None) };
            let shots = guns::shots(board, unit, false, &guns::lists(board, unit, parts[0], false), chosen)?;
            Some((!shots.is_empty()).then_some(Action::Shoot { unit, shots }))
        }
        ["charge", word] => {
            let unit = unit(word)?;
            let targets = picked_units(board, given)?;
            Some((!targets.is_empty()).then_some(Action::Charge { unit, targets }))
        }
        ["blows" | "blows-each"] => {
            let Question::Strike { unit } = ask.question else { return None };
            let [Given::Assign(chosen)] = given else { return Some(None) };
            let lists = guns::lists(board, unit, parts[0], true);
            Some(Some(Action::Strike(guns::shots(board, unit, true, &lists, chosen)?)))
        }
        ["models"] => {
            let picked = match given {
                [Given::Pick(picked)] if !picked.is_empty() => picked,
                _ => return Some(None),
            };
            let named = picked.iter().map(|key| keys::as_model(board, key)).collect::<Option<Models>>()?;
            match (&ask.question, named.as_slice()) {
                (Question::Precision { wounds, .. }, [only]) => {
                    whole(Action::Models(std::iter::repeat_n(*only, usize::from(*wounds)).collect()))
                }
                _ => whole(Action::Models(named)),
            }
        }
        _ => None,
    }
}

/// Whose models a question is about to move.
pub(super) fn walker(ask: &Ask<Question>) -> Option<UnitId> {
    match &ask.question {
        Question::Walk { unit, .. } | Question::Retreat { unit, .. } => Some(*unit),
        _ => None,
    }
}

/// The units that were picked, each once.
fn picked_units(board: Board<'_>, given: &[Given]) -> Option<Units> {
    let picked: &[Key] = match given {
        [Given::Pick(picked)] => picked,
        _ => &[],
    };
    let mut units = Units::new();
    for key in picked {
        let unit = keys::as_unit(board, key)?;
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    Some(units)
}
