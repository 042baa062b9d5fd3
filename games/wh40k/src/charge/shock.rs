//! The Stratagem Tank Shock, after the Charge move.

use gonfalon_kernel::Refusal;

use crate::action::{Action, Use};
use crate::attack::weapon;
use crate::board::Board;
use crate::constants::{SHOCK_MORE, SHOCK_MOST, SHOCK_ON};
use crate::cx::Cx;
use crate::damage::Mortals;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::UnitId;
use crate::stratagem::{Stratagem, tank_shock_refusals};

/// Rolls as many dice as the weapon is strong; the enemy suffers mortal wounds.
pub(super) fn shock(cx: &mut Cx<'_>, unit: UnitId, usage: &Use) -> Option<Frame> {
    let (enemy, place) = (usage.enemy?, usage.weapon?);
    let board = cx.board();
    let strength = board
        .models(unit)
        .find(|model| board.model_facts(*model).equipment.contains(&place))
        .and_then(|model| weapon(board, model, place).profiles.first())
        .map(|profile| profile.strength)?;
    let toughness = board.toughness(enemy);
    // A random Strength is rolled when it is needed: wh40k.datasheet.random-other.
    let (_, strength) = cx.amount("strength-roll", strength);
    // wh40k.stratagem.tank-shock-extra-dice
    let more = if strength > u16::from(toughness) { SHOCK_MORE } else { 0 };
    let dice = cx.dice("tank-shock", strength + more);
    // wh40k.stratagem.tank-shock-maximum
    let count = (dice.iter().filter(|face| **face >= SHOCK_ON).count() as u16).min(SHOCK_MOST);
    cx.emit(Event::TankShocked { unit, enemy, dice });
    (count > 0).then(|| Frame::Mortals(Mortals::new(enemy, count, "wh40k.stratagem.tank-shock-effect")))
}

/// Every reason against an answer to [`Question::TankShock`](crate::action::Question::TankShock). A unit that ended its
/// move in nobody's Engagement Range (across a barricade) has nobody to shock and may pass.
pub(crate) fn shock_refusals(board: Board<'_>, unit: UnitId, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Use(usage) if usage.stratagem == Stratagem::TankShock => {
            tank_shock_refusals(board, unit, usage)
        }
        Action::Pass { .. } => Vec::new(),
        _ => vec![Refusal::new("wh40k.stratagem.tank-shock-effect", "refusal-not-an-answer")],
    }
}
