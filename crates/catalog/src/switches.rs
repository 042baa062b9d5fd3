//! The rulings of a match by their words, whatever the game.

use gonfalon_kernel::ledger::Switch;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::options::Chosen;

/// The agreement with the rulings that were chosen.
pub(crate) fn ruled<A: Serialize + DeserializeOwned>(
    agreement: A,
    switches: &[Switch],
    chosen: &Chosen<'_>,
) -> A {
    let fixed = switches.iter().filter(|switch| chosen.is_fixed(switch.name));
    fixed.fold(agreement, |agreement, switch| {
        with(&agreement, switch.name, chosen.word(switch.name)).expect("a test chooses every known value")
    })
}

/// The agreement with one switch set; `None` if it has no such value.
fn with<A: Serialize + DeserializeOwned>(agreement: &A, name: &str, value: &str) -> Option<A> {
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
    use std::fmt::Debug;

    use gonfalon_dw::{rulings::SWITCHES as DW, setting::Options};
    use gonfalon_kow::rulings::SWITCHES as KOW;
    use gonfalon_wh40k::rulings::SWITCHES as WH40K;
    use gonfalon_whdw::{
        rulings::SWITCHES as WHDW,
        setting::{Agreement, GameKind},
    };

    use serde_json::json;

    use super::*;
    use crate::{GameEntry, dw, host::Host, hosted::Hosted, kow, wh40k, whdw};

    /// Every value of every switch can be chosen, and all but the default change the agreement.
    fn choose_every_value<H: Host, A>(switches: &[Switch], usual: &A)
    where
        A: Clone + Debug + PartialEq + Serialize + DeserializeOwned,
    {
        let game: Hosted<H> = Hosted::new();
        let nothing = Chosen::read(game.options(), &[]).expect("nothing is wrong with nothing");
        assert_eq!(ruled(usual.clone(), switches, &nothing), *usual);
        for switch in switches {
            for (value, ..) in switch.values {
                let changed = ruled(usual.clone(), switches, &nothing.with(switch.name, value));
                assert_eq!(changed == *usual, *value == switch.default, "{} = {value}", switch.name);
            }
        }
    }

    #[test]
    fn every_value_of_every_switch_can_be_chosen() {
        choose_every_value::<whdw::Host, _>(WHDW, &Agreement::new(GameKind::Standard));
        let usual: gonfalon_kow::setting::Agreement =
            serde_json::from_value(json!({ "points": null, "armies": [] })).expect("all else has defaults");
        choose_every_value::<kow::Host, _>(KOW, &usual);
        let usual: gonfalon_wh40k::setting::Agreement =
            serde_json::from_value(json!({ "size": "incursion", "armies": [] }))
                .expect("all else has defaults");
        choose_every_value::<wh40k::Host, _>(WH40K, &usual);
        choose_every_value::<dw::Host, _>(DW, &Options::new(150));
    }
}
