//! A number made of two amounts, such as Damage D6 with Melta 2.

use serde::Serialize;

use crate::cx;
use crate::data::Amount;
use crate::event::Faces;

/// Two amounts added together; their dice are one roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sum(pub Amount, pub Amount);

impl Sum {
    /// Whether it has to be rolled.
    pub fn is_random(self) -> bool {
        self.0.is_random() || self.1.is_random()
    }

    /// How many dice are rolled for it.
    pub fn dice(self) -> usize {
        usize::from(self.0.dice) + usize::from(self.1.dice)
    }

    /// What it comes to with these dice.
    pub fn value(self, faces: &[u8]) -> u16 {
        let (first, second) = faces.split_at(usize::from(self.0.dice).min(faces.len()));
        cx::sum(self.0, first) + cx::sum(self.1, second)
    }

    /// Rolls it.
    pub(crate) fn roll(self, cx: &mut cx::Cx<'_>, purpose: &'static str) -> Faces {
        cx.dice(purpose, self.dice() as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_amounts_count() {
        let sum = Sum(Amount::d6(2, 1), Amount::d3(1, 0));
        assert_eq!((sum.dice(), sum.value(&[3, 4, 5])), (3, 3 + 4 + 1 + 3));
        let fixed = Sum(Amount::fixed(2), Amount::fixed(2));
        assert_eq!((fixed.is_random(), fixed.value(&[])), (false, 4));
    }
}
