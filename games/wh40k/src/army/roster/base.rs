//! What models stand on. No roster says it, so it is guessed from keywords and Wounds; `docs/rosters.md` has the table.

use serde_json::{Value, json};

use crate::data::{Core, Keywords};

/// An outline in millimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guess {
    Round(u8),
    Oval(u8, u8),
    Hull(u8, u8),
}

impl Guess {
    /// As data files write it.
    pub(super) fn written(self) -> Value {
        match self {
            Guess::Round(diameter) => json!({ "round": diameter }),
            Guess::Oval(length, width) => json!({ "oval": [length, width] }),
            Guess::Hull(length, width) => json!({ "hull": [length, width] }),
        }
    }

    /// As people write it, the same in both languages.
    pub(super) fn shown(self) -> String {
        match self {
            Guess::Round(diameter) => format!("{diameter} mm"),
            Guess::Oval(length, width) | Guess::Hull(length, width) => format!("{length} × {width} mm"),
        }
    }
}

/// The outline and the height of a model, in millimetres.
pub(super) fn guess(keywords: &Keywords, mounted: bool, wounds: u8) -> (Guess, u8) {
    let is = |keyword| keywords.is(keyword);
    if is(Core::Aircraft) {
        return (Guess::Oval(120, 92), 140);
    }
    if is(Core::Titanic) {
        return (Guess::Oval(170, 105), 180);
    }
    if is(Core::Fortification) {
        return (Guess::Hull(140, 100), 90);
    }
    if is(Core::Vehicle) && !is(Core::Walker) && !is(Core::Character) {
        return match wounds {
            0..=7 => (Guess::Hull(90, 60), 50),
            8..=11 => (Guess::Hull(110, 75), 60),
            _ => (Guess::Hull(140, 95), 75),
        };
    }
    if is(Core::Vehicle) || is(Core::Monster) {
        return match wounds {
            0..=8 => (Guess::Round(60), 70),
            9..=12 => (Guess::Round(80), 90),
            _ => (Guess::Oval(120, 92), 120),
        };
    }
    if mounted {
        return if wounds < 5 { (Guess::Oval(75, 42), 55) } else { (Guess::Oval(90, 52), 60) };
    }
    if is(Core::Infantry) || is(Core::Beast) {
        return match wounds {
            0..=2 => (Guess::Round(32), 40),
            3..=6 => (Guess::Round(40), 45),
            _ => (Guess::Round(50), 55),
        };
    }
    match wounds {
        0..=2 => (Guess::Round(32), 40),
        3..=6 => (Guess::Round(40), 45),
        7..=10 => (Guess::Round(60), 70),
        _ => (Guess::Round(80), 90),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Keyword;

    #[test]
    fn keywords_and_wounds_decide() {
        let of = |words: &[Core], wounds| {
            guess(&words.iter().map(|word| Keyword::Core(*word)).collect(), false, wounds)
        };
        assert_eq!(of(&[Core::Infantry], 2).0, Guess::Round(32));
        assert_eq!(of(&[Core::Infantry, Core::Character], 5).0, Guess::Round(40));
        assert_eq!(of(&[Core::Vehicle], 12).0, Guess::Hull(140, 95));
        assert_eq!(of(&[Core::Vehicle, Core::Walker], 12).0, Guess::Round(80));
        assert_eq!(of(&[Core::Vehicle, Core::Fly, Core::Aircraft], 12).0, Guess::Oval(120, 92));
        assert_eq!(guess(&Keywords::default(), true, 3).0, Guess::Oval(75, 42));
    }
}
