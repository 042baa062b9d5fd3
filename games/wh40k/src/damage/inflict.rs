//! Wounds that a model loses, and what becomes of it.

use gonfalon_kernel::RuleId;

use super::Removal;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::CoreAbilityKind;
use crate::event::{Event, Faces};
use crate::frame::Frame;
use crate::state::{ModelId, Place, UnitId};

/// What came of damage.
#[derive(Clone, Debug)]
pub(crate) struct Harm {
    /// Points of damage that were dealt; what is left of them when the model is destroyed was not.
    pub(crate) dealt: u16,
    /// What has to happen before anything else, because the model was destroyed.
    pub(crate) then: Option<Frame>,
}

/// Deals so many points of damage to a model, one wound each, until it is destroyed.
pub(crate) fn inflict(cx: &mut Cx<'_>, model: ModelId, damage: u16) -> Harm {
    let left = u16::from(cx.board().wounds_left(model));
    let (dealt, lost) = match cx.board().feel_no_pain(model) {
        None => (damage.min(left), damage.min(left)),
        Some(needed) => feel_no_pain(cx, model, needed, damage, left),
    };
    if lost > 0 {
        cx.emit(Event::WoundsLost { model, count: lost as u8 });
    }
    // wh40k.attack.zero-wounds
    let then = if lost == left { remove(cx, model, "wh40k.attack.zero-wounds") } else { None };
    Harm { dealt, then }
}

/// Rolls for each wound that would be lost, until the damage or the model is spent: wh40k.ability.feel-no-pain.
fn feel_no_pain(cx: &mut Cx<'_>, model: ModelId, needed: u8, damage: u16, left: u16) -> (u16, u16) {
    let mut dice = Faces::new();
    let mut lost = 0;
    while (dice.len() as u16) < damage && lost < left {
        let face = cx.d6("feel-no-pain");
        dice.push(face);
        lost += u16::from(face < needed);
    }
    let dealt = dice.len() as u16;
    if dealt > 0 {
        cx.emit(Event::FeelNoPainRolled { model, needed, dice });
    }
    (dealt, lost)
}

/// Destroys a model: at once, or by the frame that must be called where it may explode or has passengers.
pub(crate) fn remove(cx: &mut Cx<'_>, model: ModelId, rule: &'static str) -> Option<Frame> {
    let board = cx.board();
    let explodes = board.core(model, CoreAbilityKind::DeadlyDemise).is_some();
    if explodes || carries(board, board.model_facts(model).unit) {
        // It counts as gone for whatever its end causes: nothing is allocated to it any more.
        let count = board.wounds_left(model);
        if count > 0 {
            cx.emit(Event::WoundsLost { model, count });
        }
        return Some(Frame::Removal(Removal::new(model, RuleId(rule))));
    }
    cx.emit(Event::Destroyed { model, rule: RuleId(rule) });
    None
}

/// Whether units are embarked in a TRANSPORT.
pub(crate) fn carries(board: Board<'_>, transport: UnitId) -> bool {
    board.table.units.iter().any(|unit| unit.place == Place::Embarked(transport))
}
