//! Armies: those that are ready, and judgements on those that people write.

use gonfalon_kernel::Line;

use crate::{Finding, Title};

/// An army that can be named instead of written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyArmy {
    /// The word that names it.
    pub id: String,
    /// What it is called.
    pub name: Title,
    /// The scenarios it is for.
    pub scenarios: &'static [&'static str],
    /// How large it is as the game counts it, for instance in points; armies of one size are a fair match.
    pub size: u32,
    /// The army in one sentence, where there is one; the game's texts have its words.
    pub summary: Option<Line>,
}

/// The judgement on an army file.
#[derive(Clone, Debug)]
pub struct ArmyReport {
    /// What its player calls it, where that much could be read.
    pub name: Option<String>,
    /// The army in one sentence, if it keeps all rules.
    pub summary: Option<Line>,
    /// Everything wrong with its form.
    pub form: Vec<Finding>,
    /// Every rule of army building that it breaks.
    pub broken: Vec<Finding>,
}

impl ArmyReport {
    /// Whether the army can be played.
    pub fn is_legal(&self) -> bool {
        self.form.is_empty() && self.broken.is_empty()
    }
}

/// The game that an army file says it is for, if it says so. `name` tells JSON from TOML.
pub fn game_of_army(name: &str, bytes: &[u8]) -> Option<String> {
    if is_json(name) {
        let value: serde_json::Value = serde_json::from_slice(bytes).ok()?;
        return Some(value.get("game")?.as_str()?.to_owned());
    }
    let table: toml::Table = toml::from_str(std::str::from_utf8(bytes).ok()?).ok()?;
    Some(table.get("game")?.as_str()?.to_owned())
}

fn is_json(name: &str) -> bool {
    name.rsplit('.').next().is_some_and(|end| end.eq_ignore_ascii_case("json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_found_in_both_forms() {
        assert_eq!(game_of_army("a.toml", b"game = \"whdw\"\n").as_deref(), Some("whdw"));
        assert_eq!(game_of_army("a.JSON", b"{\"game\": \"kow\"}").as_deref(), Some("kow"));
        assert_eq!(game_of_army("a.json", b"game = \"whdw\"\n"), None);
        assert_eq!(game_of_army("a.toml", b"\xff"), None);
    }
}
