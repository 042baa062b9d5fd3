//! Keywords of weapons: a name, whom they are against, and a number.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::value::Value;

/// How well a keyword is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeywordKind {
    /// One of the core rules.
    Core,
    /// A word that tools write and that has no core rule of its own.
    Tag,
    /// A word that is not known, kept as it stands.
    Unknown,
}

/// One keyword of a weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeaponKeyword {
    /// Its name in small letters with hyphens, such as `rapid-fire`.
    pub name: String,
    /// Whom it is against, in small letters: `infantry` in `ANTI-INFANTRY 4+`.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub against: Option<String>,
    /// Its number: 1, D3 or 4+.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub value: Option<Value>,
    /// How well it is known.
    pub kind: KeywordKind,
    /// What the file says.
    pub text: String,
}

/// Keywords without a number.
const PLAIN: &[&str] = &[
    "assault",
    "blast",
    "devastating-wounds",
    "extra-attacks",
    "hazardous",
    "heavy",
    "ignores-cover",
    "indirect-fire",
    "lance",
    "lethal-hits",
    "pistol",
    "precision",
    "torrent",
    "twin-linked",
];
/// Keywords with a number.
const NUMBERED: &[&str] = &["melta", "rapid-fire", "sustained-hits"];
/// Words without a core rule.
const TAGS: &[&str] = &["conversion", "one-shot", "psychic"];

impl WeaponKeyword {
    /// Reads one keyword.
    pub fn read(text: &str) -> WeaponKeyword {
        let text = text.trim().trim_matches(['[', ']']).trim();
        let words: Vec<String> = text.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let (value, words) = match words.split_last() {
            Some((last, others)) if number(last).is_some() => (number(last), others.to_vec()),
            _ => (None, words),
        };
        let name = words.join("-");
        let keyword = |name: &str, against: Option<String>, kind| WeaponKeyword {
            name: name.to_owned(),
            against,
            value: value.clone(),
            kind,
            text: text.to_owned(),
        };
        match name.strip_prefix("anti-").map(|target| target.trim_start_matches('-')) {
            Some(target) if !target.is_empty() && matches!(value, Some(Value::Roll(_))) => {
                return keyword("anti", Some(target.replace('-', " ")), KeywordKind::Core);
            }
            _ => {}
        }
        let numbered = matches!(value, Some(Value::Number(1..) | Value::Dice { .. }));
        let kind = match (name.as_str(), &value) {
            (name, None) if PLAIN.contains(&name) => KeywordKind::Core,
            (name, _) if NUMBERED.contains(&name) && numbered => KeywordKind::Core,
            (name, None) if TAGS.contains(&name) => KeywordKind::Tag,
            _ => KeywordKind::Unknown,
        };
        keyword(&name, None, kind)
    }

    /// Reads a cell of keywords; a dash or nothing at all means none.
    pub fn list(cell: &str) -> Vec<WeaponKeyword> {
        let none = |word: &&str| !word.is_empty() && !["-", "–", "—"].contains(word);
        cell.split([',', ';']).map(str::trim).filter(none).map(WeaponKeyword::read).collect()
    }
}

fn number(word: &str) -> Option<Value> {
    let small =
        |text: &str| text.parse::<u8>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    match word.strip_suffix('+') {
        Some(least) => small(least).map(Value::Roll),
        None => small(word)
            .map(|number| Value::Number(number.into()))
            .or_else(|| Value::dice(&word.to_ascii_uppercase())),
    }
}

impl fmt::Display for WeaponKeyword {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> (String, Option<String>, Option<String>, KeywordKind) {
        let keyword = WeaponKeyword::read(text);
        (keyword.name, keyword.against, keyword.value.map(|value| value.to_string()), keyword.kind)
    }

    #[test]
    fn names_and_numbers_are_told_apart() {
        let text = |text: &str| Some(text.to_owned());
        let known = |name: &str, against, value| (name.to_owned(), against, value, KeywordKind::Core);
        assert_eq!(parts("RAPID FIRE 1"), known("rapid-fire", None, text("1")));
        assert_eq!(parts("Anti-INFANTRY 4+"), known("anti", text("infantry"), text("4+")));
        assert_eq!(parts("anti-epic hero 2+"), known("anti", text("epic hero"), text("2+")));
        assert_eq!(parts("[Sustained Hits D3]"), known("sustained-hits", None, text("D3")));
        assert_eq!(parts("Twin-linked"), known("twin-linked", None, None));
        assert_eq!(parts("Melta 2"), known("melta", None, text("2")));
        assert_eq!(parts("One Shot").3, KeywordKind::Tag);
    }

    #[test]
    fn unknown_words_are_kept() {
        for odd in ["Glowing", "Blast 3", "Rapid Fire", "Anti-", "Anti-fly", "Rapid Fire 3+", "Melta 0"] {
            let keyword = WeaponKeyword::read(odd);
            assert_eq!((keyword.kind, keyword.text.as_str()), (KeywordKind::Unknown, odd));
        }
    }

    #[test]
    fn a_cell_is_a_list_or_nothing() {
        assert_eq!(WeaponKeyword::list("-"), []);
        assert_eq!(WeaponKeyword::list(""), []);
        assert_eq!(WeaponKeyword::list("Heavy, Precision, ").len(), 2);
    }
}
