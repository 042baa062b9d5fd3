//! Characteristics as values: what a cell of a profile says, with its type.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What one cell of a profile says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// A plain number, such as a toughness of 4 or an armour penetration of -1.
    Number(i32),
    /// A distance in whole inches, `6"`.
    Inches(u16),
    /// At least so many inches, `20+"`.
    InchesOrMore(u16),
    /// The least roll that succeeds, `3+`.
    Roll(u8),
    /// Dice and a number, `2D6+3`.
    Dice {
        /// How many dice.
        count: u8,
        /// How many sides each has.
        sides: u8,
        /// What is added.
        plus: i16,
    },
    /// The range of a weapon for hand-to-hand fighting.
    Melee,
    /// A dash: there is none.
    None,
    /// `N/A`: it is not needed.
    NotApplicable,
    /// A star: an ability says what it is.
    Special,
    /// What could not be read, as it stands; empty where the file has nothing.
    Verbatim(String),
}

/// The characteristics of models and weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Characteristic {
    /// M.
    Move,
    /// T.
    Toughness,
    /// SV.
    Save,
    /// W.
    Wounds,
    /// LD.
    Leadership,
    /// OC.
    Control,
    /// Range.
    Range,
    /// A.
    Attacks,
    /// BS or WS.
    Skill,
    /// S.
    Strength,
    /// AP.
    Penetration,
    /// D.
    Damage,
}

/// How sure the reading of a cell is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It says just this.
    Sure(Value),
    /// It says something near this, for example without its unit.
    Guess(Value),
    /// It cannot be read as this characteristic; the value keeps the text.
    Unread(Value),
}

impl Reading {
    /// The value, however sure.
    pub fn into_value(self) -> Value {
        match self {
            Reading::Sure(value) | Reading::Guess(value) | Reading::Unread(value) => value,
        }
    }
}

/// No characteristic of any datasheet comes near this.
const MOST: i32 = 9_999;

impl Characteristic {
    /// Reads a cell of this characteristic.
    pub fn read(self, text: &str) -> Reading {
        use Characteristic::*;
        let plain = normalised(text);
        let value = Value::parse(&plain);
        let unread = || Reading::Unread(Value::Verbatim(text.trim().to_owned()));
        match (self, value) {
            (_, None) => unread(),
            // A dash, a star and N/A can stand anywhere.
            (_, Some(value @ (Value::None | Value::NotApplicable | Value::Special))) => Reading::Sure(value),
            (Move, Some(value @ (Value::Inches(_) | Value::InchesOrMore(_)))) => Reading::Sure(value),
            (Range, Some(value @ (Value::Inches(_) | Value::Melee))) => Reading::Sure(value),
            (Move | Range, Some(Value::Number(number))) => match u16::try_from(number) {
                Ok(inches) => Reading::Guess(Value::Inches(inches)),
                Err(_) => unread(),
            },
            (Save | Leadership | Skill, Some(value @ Value::Roll(_))) => Reading::Sure(value),
            (Save | Leadership | Skill, Some(Value::Number(number @ 2..=12))) => {
                Reading::Guess(Value::Roll(number as u8))
            }
            (Toughness | Wounds | Control, Some(value @ Value::Number(0..))) => Reading::Sure(value),
            (Penetration, Some(value @ Value::Number(..=0))) => Reading::Sure(value),
            (Penetration, Some(Value::Number(number))) => Reading::Guess(Value::Number(-number)),
            (Attacks | Strength | Damage, Some(value @ (Value::Number(0..) | Value::Dice { .. }))) => {
                Reading::Sure(value)
            }
            _ => unread(),
        }
    }

    /// Its name in profiles; that of the skill depends on the weapon.
    pub fn name(self) -> &'static str {
        match self {
            Characteristic::Move => "M",
            Characteristic::Toughness => "T",
            Characteristic::Save => "SV",
            Characteristic::Wounds => "W",
            Characteristic::Leadership => "LD",
            Characteristic::Control => "OC",
            Characteristic::Range => "Range",
            Characteristic::Attacks => "A",
            Characteristic::Skill => "BS/WS",
            Characteristic::Strength => "S",
            Characteristic::Penetration => "AP",
            Characteristic::Damage => "D",
        }
    }
}

/// The text with one kind of dash, minus and inch sign, and without spaces.
fn normalised(text: &str) -> String {
    let one = |letter: char| match letter {
        '–' | '—' | '−' | '‑' => '-',
        '”' | '“' | '″' | '„' => '"',
        other => other.to_ascii_uppercase(),
    };
    // Cells are short; a long one is none of ours and need not be copied.
    text.chars()
        .filter(|letter| !letter.is_whitespace())
        .take(40)
        .map(one)
        .collect::<String>()
        .replace("''", "\"")
}

impl Value {
    /// Reads a normalised cell without knowing its characteristic.
    fn parse(text: &str) -> Option<Value> {
        match text {
            "-" => return Some(Value::None),
            "N/A" | "NA" => return Some(Value::NotApplicable),
            "*" => return Some(Value::Special),
            "MELEE" => return Some(Value::Melee),
            _ => {}
        }
        if let Some(inches) = text.strip_suffix('"') {
            return match inches.strip_suffix('+') {
                Some(least) => digits(least).map(Value::InchesOrMore),
                None => digits(inches).map(Value::Inches),
            };
        }
        if let Some(least) = text.strip_suffix('+') {
            return digits(least).and_then(|least| u8::try_from(least).ok()).map(Value::Roll);
        }
        if text.contains('D') {
            return Self::dice(text);
        }
        let (sign, number) = match text.strip_prefix('-') {
            Some(number) => (-1, number),
            None => (1, text),
        };
        digits(number).map(|number| Value::Number(sign * i32::from(number)))
    }

    /// Reads dice such as `2D6+3`.
    pub(crate) fn dice(text: &str) -> Option<Value> {
        let (count, rest) = text.split_once('D')?;
        let count = if count.is_empty() { 1 } else { digits(count)? };
        let (sides, plus) = match rest.find(['+', '-']) {
            Some(at) => {
                let number = i16::try_from(digits(&rest[at + 1..])?).ok()?;
                (&rest[..at], if rest[at..].starts_with('-') { -number } else { number })
            }
            None => (rest, 0),
        };
        let count = u8::try_from(count).ok().filter(|count| (1..=20).contains(count))?;
        let sides = u8::try_from(digits(sides)?).ok().filter(|sides| [3, 6].contains(sides))?;
        Some(Value::Dice { count, sides, plus })
    }
}

fn digits(text: &str) -> Option<u16> {
    let plain = !text.is_empty() && text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: i32 = if plain { text.parse().ok()? } else { return None };
    (number <= MOST).then(|| u16::try_from(number).ok()).flatten()
}

impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(out, "{number}"),
            Value::Inches(inches) => write!(out, "{inches}\""),
            Value::InchesOrMore(inches) => write!(out, "{inches}+\""),
            Value::Roll(least) => write!(out, "{least}+"),
            Value::Dice { count, sides, plus } => {
                if *count != 1 {
                    write!(out, "{count}")?;
                }
                write!(out, "D{sides}")?;
                if *plus == 0 { Ok(()) } else { write!(out, "{plus:+}") }
            }
            Value::Melee => out.write_str("Melee"),
            Value::None => out.write_str("-"),
            Value::NotApplicable => out.write_str("N/A"),
            Value::Special => out.write_str("*"),
            Value::Verbatim(text) => out.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn cells_of_every_form_are_read() {
        use Characteristic::*;
        let dice = |count, sides, plus| Value::Dice { count, sides, plus };
        let sure = [
            (Move, "6\"", Value::Inches(6)),
            (Move, "20+\"", Value::InchesOrMore(20)),
            (Move, "-", Value::None),
            (Save, "3+", Value::Roll(3)),
            (Toughness, "12", Value::Number(12)),
            (Range, "Melee", Value::Melee),
            (Range, "24”", Value::Inches(24)),
            (Range, "N/A", Value::NotApplicable),
            (Attacks, "D6+3", dice(1, 6, 3)),
            (Attacks, "2D6", dice(2, 6, 0)),
            (Damage, "d3 + 1", dice(1, 3, 1)),
            (Skill, "N/A", Value::NotApplicable),
            (Strength, "*", Value::Special),
            (Penetration, "−2", Value::Number(-2)),
            (Penetration, "0", Value::Number(0)),
        ];
        for (characteristic, text, value) in sure {
            assert_eq!(characteristic.read(text), Reading::Sure(value), "{text}");
        }
    }

    #[test]
    fn a_missing_sign_is_a_guess() {
        use Characteristic::*;
        assert_eq!(Move.read("6"), Reading::Guess(Value::Inches(6)));
        assert_eq!(Save.read("3"), Reading::Guess(Value::Roll(3)));
        assert_eq!(Penetration.read("2"), Reading::Guess(Value::Number(-2)));
    }

    #[test]
    fn what_does_not_fit_is_kept() {
        use Characteristic::*;
        let odd = ["", "fast", "99999", "3+", "D6", "-3", "1e9", "D0", "D", "Melee", "99999999999999999999"];
        for text in odd {
            assert_eq!(Toughness.read(text), Reading::Unread(Value::Verbatim(text.to_owned())), "{text}");
        }
        assert_eq!(Attacks.read("30D6"), Reading::Unread(Value::Verbatim("30D6".to_owned())));
    }

    proptest! {
        #[test]
        fn what_was_read_is_read_the_same_again(text in "[-*0-9D+\" a-zN/A]{0,8}") {
            for characteristic in [
                Characteristic::Move, Characteristic::Save, Characteristic::Range, Characteristic::Attacks,
                Characteristic::Penetration,
            ] {
                if let Reading::Sure(value) | Reading::Guess(value) = characteristic.read(&text) {
                    prop_assert_eq!(characteristic.read(&value.to_string()), Reading::Sure(value));
                }
            }
        }
    }
}
