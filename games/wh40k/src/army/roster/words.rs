//! Words of data files from the names of a roster.

use std::collections::BTreeSet;

use crate::data::{Core, Word};

/// A name in the form in which names are compared.
pub(super) fn key(name: &str) -> String {
    let one = |letter: char| if ['’', '‘', '`', '´'].contains(&letter) { '\'' } else { letter };
    let small: String = name.to_lowercase().chars().map(one).collect();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Ids are shorter than this, so that a number still fits behind them.
const LONGEST: usize = 48;

/// A name as a word of data files: small letters, digits and hyphens.
pub(super) fn slug(name: &str) -> String {
    let mut word = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            '\'' | '’' | '‘' | '`' | '´' | '"' | '”' => {}
            'ä' | 'à' | 'á' | 'â' | 'å' => word.push('a'),
            'ö' | 'ó' | 'ô' | 'ø' => word.push('o'),
            'ü' | 'ú' | 'û' => word.push('u'),
            'é' | 'è' | 'ê' | 'ë' => word.push('e'),
            'í' | 'î' | 'ï' => word.push('i'),
            'ß' => word.push_str("ss"),
            'a'..='z' | '0'..='9' => word.push(letter),
            _ if word.is_empty() || word.ends_with('-') => {}
            _ => word.push('-'),
        }
        if word.len() >= LONGEST {
            break;
        }
    }
    let word = word.trim_matches('-');
    if word.is_empty() { "x".to_owned() } else { word.to_owned() }
}

/// Ids that are taken.
#[derive(Debug, Default)]
pub(super) struct Ids(BTreeSet<String>);

impl Ids {
    pub(super) fn known<'k>(ids: impl Iterator<Item = &'k str>) -> Ids {
        Ids(ids.map(str::to_owned).collect())
    }

    /// A new id for something of this name.
    pub(super) fn take(&mut self, name: &str) -> String {
        let word = slug(name);
        let numbered = (2..).map(|number| format!("{word}-{number}"));
        let mut free = std::iter::once(word.clone()).chain(numbered).filter(|id| !self.0.contains(id));
        let id = free.next().expect("there is always another number");
        self.0.insert(id.clone());
        id
    }
}

/// The core keyword of a name; tools write some of them in the plural.
pub(super) fn core(name: &str) -> Option<Core> {
    let word = slug(name);
    let found = Core::from_word(&word);
    found
        .or_else(|| Core::from_word(word.strip_suffix('s')?))
        .or_else(|| Core::from_word(&format!("{word}s")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_words() {
        assert_eq!(
            slug("Crisis Starscythe Shas’vre (Shield Drone)"),
            "crisis-starscythe-shasvre-shield-drone"
        );
        assert_eq!(slug("➤ Überläufer - Große 2"), "uberlaufer-grosse-2");
        assert_eq!(slug("…"), "x");
        assert!(slug(&"word ".repeat(40)).len() <= LONGEST);
    }

    #[test]
    fn ids_are_new_every_time() {
        let mut ids = Ids::known(["ash-kin"].into_iter());
        assert_eq!(
            [ids.take("Ash Kin"), ids.take("Ash Kin"), ids.take("Other")],
            ["ash-kin-2", "ash-kin-3", "other"]
        );
    }

    #[test]
    fn core_keywords_are_found_in_either_number() {
        assert_eq!(core("Beasts"), Some(Core::Beast));
        assert_eq!(core("Grenade"), Some(Core::Grenades));
        assert_eq!(core("Epic Hero"), Some(Core::EpicHero));
        assert_eq!(core("Noble"), None);
    }
}
