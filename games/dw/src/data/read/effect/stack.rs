//! The Reinforcement Stack, other shapes, control.

use gonfalon_data::{Table, Value};

use super::super::filter::{Use, filter};
use super::super::known::{count, inches, lower_case};
use super::Known;
use crate::data::Effect;

/// Their words.
pub(super) const WORDS: &[&str] =
    &["reinforce_now", "summon", "resurrect", "convert", "deplete", "enter_on", "transform", "slave_control"];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, known: &Known) -> Option<Effect> {
    match word {
        "reinforce_now" => count(table, "count").map(Effect::ReinforceNow),
        "summon" => {
            let whom = table.read("whom", |value| filter(value, known, Use::Plain));
            whom.map(|whom| Effect::Summon(Box::new(whom)))
        }
        "resurrect" => {
            let (place, marked) = (table.read("place", Value::word), table.read("marked", Value::flag));
            Some(Effect::Resurrect { place: place?, marked: marked? })
        }
        "convert" => table.read("max_sum", |value| value.small(1, 60)).map(|most| Effect::Convert { most }),
        "deplete" => count(table, "position").map(Effect::Deplete),
        "enter_on" => table.read("disk", |value| known.disk(value)).map(Effect::EnterOn),
        "transform" => table.read("into", |value| known.disk(value)).map(Effect::Transform),
        _ => {
            let (range, word) = (inches(table, "range"), table.read("word", lower_case));
            Some(Effect::SlaveControl { range: range?, word: word? })
        }
    }
}
