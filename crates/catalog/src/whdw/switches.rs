//! The rulings of a match by their words.

use gonfalon_whdw::{
    rulings::SWITCHES,
    setting::{Agreement, GameKind},
};
use serde_json::Value;

use crate::options::Chosen;

/// An agreement without armies, with the rulings that were chosen.
pub(super) fn agreement(kind: GameKind, chosen: &Chosen<'_>) -> Agreement {
    let fixed = SWITCHES.iter().filter(|switch| chosen.is_fixed(switch.name));
    fixed.fold(Agreement::new(kind), |agreement, switch| {
        with(&agreement, switch.name, chosen.word(switch.name)).expect("a test chooses every known value")
    })
}

/// The agreement with one switch set; `None` if it has no such value.
fn with(agreement: &Agreement, name: &str, value: &str) -> Option<Agreement> {
    let mut written =
        serde_json::to_value(agreement).expect("an agreement is plain data and always becomes JSON");
    // Most switches are rulings; a few stand in the agreement itself.
    let field = match written["rulings"].get_mut(name) {
        Some(ruling) => ruling,
        None => written.get_mut(name)?,
    };
    *field = match field {
        Value::String(_) => Value::String(value.to_owned()),
        _ => serde_json::from_str(value).ok()?,
    };
    serde_json::from_value(written).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameEntry, hosted::Hosted, whdw::Host};

    #[test]
    fn every_value_of_every_switch_can_be_chosen() {
        let game: Hosted<Host> = Hosted::new();
        let nothing = Chosen::read(game.options(), &[]).expect("nothing is wrong with nothing");
        let usual = Agreement::new(GameKind::Standard);
        assert_eq!(agreement(GameKind::Standard, &nothing), usual);
        for switch in SWITCHES {
            for (value, ..) in switch.values {
                let chosen = agreement(GameKind::Standard, &nothing.with(switch.name, value));
                assert_eq!(chosen == usual, *value == switch.default, "{} = {value}", switch.name);
            }
        }
    }
}
