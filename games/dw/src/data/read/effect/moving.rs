//! Moving and placing.

use gonfalon_data::{Table, Value};

use super::super::known::{count, inches};
use super::Known;
use crate::data::{Effect, Way};

/// Their words.
pub(super) const WORDS: &[&str] =
    &["flip", "teleport", "place_in_terrain", "drop_disks", "flip_terrain", "place_token"];

/// One of them with its parameters.
pub(super) fn read(table: &Table<'_>, word: &str, _: &Known) -> Option<Effect> {
    match word {
        "flip" => {
            let (steps, way) = (count(table, "steps"), way(table));
            Some(Effect::Flip { steps: steps?, way: way? })
        }
        "teleport" => inches(table, "range").map(Effect::Teleport),
        "place_in_terrain" => inches(table, "range").map(Effect::PlaceInTerrain),
        "drop_disks" => {
            let (height, within) = (inches(table, "height"), inches(table, "within"));
            Some(Effect::DropDisks { height: height?, within: within? })
        }
        "flip_terrain" => {
            let (disks, range) = (count(table, "count"), inches(table, "range"));
            Some(Effect::FlipTerrain { count: disks?, range: range? })
        }
        _ => {
            let (token, range) = (table.read("token", Value::word), inches(table, "range"));
            let limit = if table.has("max") || table.has("max_range") {
                let (most, around) = (count(table, "max"), inches(table, "max_range"));
                most.zip(around).map(Some)
            } else {
                Some(None)
            };
            Some(Effect::PlaceToken { token: token?, range: range?, limit: limit? })
        }
    }
}

// Owners flip their Disks away from the source, the weakest first; all else is up to the user.
fn way(table: &Table<'_>) -> Option<Way> {
    let by = table.maybe("by", |value| value.one_of(&["owner"]));
    let way = table.maybe("way", |value| value.one_of(&["straight", "away"]));
    let order = table.maybe("order", |value| value.one_of(&["lowest_t"]));
    match (by?, way?, order?) {
        (None, None, None) => Some(Way::Any),
        (None, Some("straight"), None) => Some(Way::Straight),
        (Some(_), Some("away"), Some(_)) => Some(Way::AwayByOwner),
        _ => table.wrong("data-wrong-way", vec![]),
    }
}
