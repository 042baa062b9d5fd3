//! To which models of a unit attacks and mortal wounds may be allocated.

use gonfalon_kernel::Refusal;

use crate::action::{Action, Models};
use crate::attack::is_attached;
use crate::board::Board;
use crate::data::Core;
use crate::state::{ModelId, UnitId};

/// The models the next attack or mortal wound may go to; the defender chooses where there are several.
pub(crate) fn candidates(board: Board<'_>, unit: UnitId) -> Models {
    let exposed = exposed(board, unit);
    // wh40k.attack.allocate-damaged-first: who has lost wounds goes before who was only allocated attacks.
    let hurt: Models = exposed.iter().copied().filter(|model| board.model(*model).lost > 0).collect();
    if !hurt.is_empty() {
        return hurt;
    }
    let before: Models = exposed.iter().copied().filter(|model| board.model(*model).allocated).collect();
    if before.is_empty() { exposed } else { before }
}

/// The models left that no Bodyguard protects.
pub(crate) fn exposed(board: Board<'_>, unit: UnitId) -> Models {
    let standing: Models = standing(board, unit).collect();
    // wh40k.leader.no-character-allocation, wh40k.leader.last-bodyguard-gone
    if is_attached(board, unit) {
        let guards: Models =
            standing.iter().copied().filter(|model| !board.model_is(*model, Core::Character)).collect();
        if !guards.is_empty() {
            return guards;
        }
    }
    standing
}

/// The models of a unit that can still lose wounds. One that has none left is about to be removed.
pub(crate) fn standing(board: Board<'_>, unit: UnitId) -> impl Iterator<Item = ModelId> {
    board.models(unit).filter(move |model| board.wounds_left(*model) > 0)
}

/// Whom the next wound goes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Allocation {
    /// Nobody is left.
    Nobody,
    /// This model, because there is no choice or the defender has said so.
    Model(ModelId),
    /// The defender has to choose among these.
    Ask(Models),
}

/// Whom the next wound goes to, following the order the defender has given so far.
pub(crate) fn next(board: Board<'_>, unit: UnitId, order: &[ModelId]) -> Allocation {
    let candidates = candidates(board, unit);
    match candidates.as_slice() {
        [] => Allocation::Nobody,
        [only] => Allocation::Model(*only),
        several => match order.iter().find(|model| several.contains(model)) {
            Some(model) => Allocation::Model(*model),
            None => Allocation::Ask(candidates),
        },
    }
}

/// Every reason against an order of models.
pub(crate) fn order_refusals(board: Board<'_>, among: &[ModelId], action: &Action) -> Vec<Refusal> {
    let Action::Models(named) = action else { return vec![not_an_answer()] };
    let mut reasons = Vec::new();
    if named.is_empty() {
        reasons.push(Refusal::new("wh40k.attack.allocate-by-defender", "refusal-name-a-model"));
    }
    for (place, model) in named.iter().enumerate() {
        if named[..place].contains(model) {
            reasons.push(Refusal::new("wh40k.attack.allocate-by-defender", "refusal-model-named-twice"));
        }
        if !among.contains(model) {
            reasons.push(not_among(board, *model));
        }
    }
    reasons
}

/// Every reason against the CHARACTERS that Precision attacks are to be allocated to, one entry for each attack.
pub(crate) fn precision_refusals(board: Board<'_>, among: &[ModelId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Pass { .. } => vec![],
        Action::Models(named) if named.is_empty() => {
            vec![Refusal::new("wh40k.weapon.precision", "refusal-name-a-model")]
        }
        Action::Models(named) => {
            let others = named.iter().filter(|model| !among.contains(model));
            others
                .map(|model| {
                    let refusal = Refusal::new("wh40k.weapon.precision", "refusal-precision-model");
                    named_unit(board, *model, refusal)
                })
                .collect()
        }
        _ => vec![not_an_answer()],
    }
}

/// Every reason against the model that suffers for a failed Hazardous test.
pub(crate) fn hazardous_refusals(board: Board<'_>, among: &[ModelId], action: &Action) -> Vec<Refusal> {
    match action {
        Action::Models(named) => match named.as_slice() {
            [model] if among.contains(model) => vec![],
            [model] => {
                let refusal = Refusal::new("wh40k.weapon.hazardous-destroyed", "refusal-hazardous-model");
                vec![named_unit(board, *model, refusal)]
            }
            _ => vec![Refusal::new("wh40k.weapon.hazardous-destroyed", "refusal-name-one-model")],
        },
        _ => vec![not_an_answer()],
    }
}

fn not_among(board: Board<'_>, model: ModelId) -> Refusal {
    if !board.model_exists(model) {
        return Refusal::new("wh40k.attack.allocate-by-defender", "refusal-unknown-model");
    }
    let unit = board.unit_of(model);
    let protected = is_attached(board, unit)
        && board.model_is(model, Core::Character)
        && !exposed(board, unit).contains(&model);
    if protected {
        let refusal = Refusal::new("wh40k.leader.no-character-allocation", "refusal-character-protected");
        refusal.with("unit", board.name(board.model_facts(model).unit))
    } else if !board.model(model).destroyed && exposed(board, unit).contains(&model) {
        Refusal::new("wh40k.attack.allocate-damaged-first", "refusal-damaged-first")
            .with("unit", board.name(unit))
    } else {
        Refusal::new("wh40k.attack.allocate-by-defender", "refusal-model-not-there")
    }
}

fn named_unit(board: Board<'_>, model: ModelId, refusal: Refusal) -> Refusal {
    if board.model_exists(model) {
        refusal.with("unit", board.name(board.model_facts(model).unit))
    } else {
        Refusal::new(refusal.rule.0, "refusal-unknown-model")
    }
}

/// The answer is of another kind than the question.
pub(crate) fn not_an_answer() -> Refusal {
    Refusal::new("wh40k.attack.allocate-by-defender", "refusal-not-an-answer")
}
