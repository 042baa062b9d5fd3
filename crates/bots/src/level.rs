//! How good an opponent is, and of what temper.

use serde::{Deserialize, Serialize};

/// How far ahead an opponent thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Thinks about the most natural answers for a moment.
    Recruit,
    /// Compares a handful of plans.
    Veteran,
    /// Weighs every plan it can think of.
    Marshal,
}

/// What an opponent cares about more than others do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Temper {
    /// Nothing.
    Even,
    /// The enemy's losses.
    Aggressive,
    /// Its own losses.
    Careful,
}

/// Every bot by name: those that do not think ahead, then levels and tempers.
pub const BOTS: &[&str] = &[
    "greedy",
    "random",
    "recruit",
    "recruit-aggressive",
    "recruit-careful",
    "veteran",
    "veteran-aggressive",
    "veteran-careful",
    "marshal",
    "marshal-aggressive",
    "marshal-careful",
];

/// What a name such as `marshal-careful` means; `None` if it names nobody who thinks ahead.
pub fn named(name: &str) -> Option<(Level, Temper)> {
    let (level, temper) = match name.split_once('-') {
        Some((level, temper)) => (level, Some(temper)),
        None => (name, None),
    };
    let level = match level {
        "recruit" => Level::Recruit,
        "veteran" => Level::Veteran,
        "marshal" => Level::Marshal,
        _ => return None,
    };
    let temper = match temper {
        None => Temper::Even,
        Some("aggressive") => Temper::Aggressive,
        Some("careful") => Temper::Careful,
        Some(_) => return None,
    };
    Some((level, temper))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_understood_and_others_are_not() {
        assert_eq!(named("veteran"), Some((Level::Veteran, Temper::Even)));
        assert_eq!(named("marshal-careful"), Some((Level::Marshal, Temper::Careful)));
        assert_eq!(["greedy", "marshal-", "recruit-brave", ""].map(named), [None; 4]);
        let thinking = BOTS.iter().filter(|name| named(name).is_some()).count();
        assert_eq!(thinking, 9, "three levels of three tempers");
    }
}
