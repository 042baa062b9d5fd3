//! Numbers that are fixed or rolled, such as `3`, `D6` or `2D3+1`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A number that may be random: so many dice plus a fixed part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// How many dice are added together.
    pub dice: u8,
    /// D3 instead of D6.
    pub halved: bool,
    /// What is added.
    pub plus: u8,
}

impl Amount {
    /// A number that is not random.
    pub const fn fixed(plus: u8) -> Amount {
        Amount { dice: 0, halved: false, plus }
    }

    /// So many D6 and a fixed part.
    pub const fn d6(dice: u8, plus: u8) -> Amount {
        Amount { dice, halved: false, plus }
    }

    /// So many D3 and a fixed part.
    pub const fn d3(dice: u8, plus: u8) -> Amount {
        Amount { dice, halved: true, plus }
    }

    /// Whether it has to be rolled.
    pub const fn is_random(self) -> bool {
        self.dice > 0
    }

    /// The smallest number it can be.
    pub const fn least(self) -> u16 {
        self.dice as u16 + self.plus as u16
    }

    /// The largest number it can be.
    pub const fn most(self) -> u16 {
        self.dice as u16 * (if self.halved { 3 } else { 6 }) + self.plus as u16
    }

    /// Reads `3`, `D6`, `2D3+1`; German books write W for D.
    pub fn read(text: &str) -> Option<Amount> {
        let text = text.trim().to_ascii_uppercase();
        let Some(place) = text.find(['D', 'W']) else { return text.parse().ok().map(Amount::fixed) };
        let (count, rest) = (&text[..place], &text[place + 1..]);
        let dice = if count.is_empty() { 1 } else { count.parse().ok()? };
        let (sides, plus) = match rest.split_once('+') {
            Some((sides, plus)) => (sides, plus.trim().parse().ok()?),
            None => (rest, 0),
        };
        let halved = match sides.trim() {
            "3" => true,
            "6" => false,
            _ => return None,
        };
        (dice > 0).then_some(Amount { dice, halved, plus })
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.dice == 0 {
            return write!(f, "{}", self.plus);
        }
        if self.dice > 1 {
            write!(f, "{}", self.dice)?;
        }
        f.write_str(if self.halved { "D3" } else { "D6" })?;
        if self.plus > 0 { write!(f, "+{}", self.plus) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_the_same() {
        for text in ["0", "3", "D6", "D3", "2D6", "D6+3", "2D3+1"] {
            assert_eq!(Amount::read(text).map(|amount| amount.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Amount::read("W6+2"), Some(Amount::d6(1, 2)));
        for text in ["", "D", "D4", "0D6", "D6+", "-1", "300"] {
            assert_eq!(Amount::read(text), None, "{text}");
        }
    }

    #[test]
    fn least_and_most() {
        assert_eq!((Amount::d6(2, 1).least(), Amount::d6(2, 1).most()), (3, 13));
        assert_eq!((Amount::d3(1, 0).least(), Amount::d3(1, 0).most()), (1, 3));
    }
}
