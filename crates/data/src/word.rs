//! The closed lists of words that data files may use, each word bound to one typed value.

use serde::{Deserialize, Serialize};

/// A value of a closed list, spelled in data files by exactly one word.
pub trait Word: Copy + PartialEq + Sized + 'static {
    /// Every word of the list with its value, in the order of the list.
    const WORDS: &'static [(&'static str, Self)];

    /// The word that data files use for this value.
    fn word(self) -> &'static str;

    /// The value spelled by `word`, if the list has it.
    fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
    }
}

/// Binds each variant of an enum to its [`Word`]: `words!(Size: Small = "small", Large = "large")`.
// One match arm for each variant makes a forgotten word a compile error.
#[macro_export]
macro_rules! words {
    ($list:ident: $($variant:ident = $word:literal),+ $(,)?) => {
        impl $crate::Word for $list {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            fn word(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),+
                }
            }
        }
    };
}

/// A text in both languages of the project.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Name {
    /// English.
    pub en: String,
    /// German.
    pub de: String,
}
