//! Which command card fits the moment.

use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{Ability, CommandId, Effect, Strategy, Trigger};
use gonfalon_whdw::state::Place;

use super::stand::Stand;
use super::worth::Eye;

/// What an ability counts that can be used now, in activations.
const FITTING: f64 = 0.6;
/// What an ability counts that probably cannot.
const IDLE: f64 = 0.1;
/// What it costs to resolve last once disks are in reach of each other, where the first blow decides.
const LATE: f64 = 2.0;

/// A command card: as many activations as there are disks to use them, what its ability adds, and not last once the
/// armies are close.
pub(crate) fn command(eye: Eye, board: Board<'_>, card: CommandId) -> f64 {
    let card = &board.game.library[card];
    let stands = Stand::all(eye, board);
    let ready = stands.iter().filter(|stand| stand.mine && stand.waits()).count();
    let reserve = board.army_in(eye.seat, Place::Reserve).count();
    let close = stands
        .iter()
        .filter(|one| one.waits())
        .any(|one| stands.iter().any(|other| other.mine != one.mine && one.reaches(other)));
    let fights = stands.iter().any(|stand| stand.pins_enemy);
    let brings =
        |ability: &Ability| ability.effects.iter().any(|effect| matches!(effect, Effect::Reinforce(_)));
    let abilities = card.abilities.iter().map(|ability| {
        let fitting = match ability.on {
            Trigger::Battle if ability.effects.contains(&Effect::Fight) => fights,
            Trigger::Battle => close || fights || reserve > 0 && brings(ability),
            _ => ready > 0,
        };
        if fitting { FITTING } else { IDLE }
    });
    let used = usize::from(card.activation).min(ready + reserve);
    let late = if close && card.strategy == Strategy::Slow { LATE } else { 0.0 };
    // Of cards that do the same for the disks there are, the one with more activations comes first.
    used as f64 + abilities.sum::<f64>() - late + f64::from(card.activation) * 0.01
}
