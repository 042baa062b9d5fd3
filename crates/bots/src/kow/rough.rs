//! Attacks by rule of thumb, for imagined battles: a mean and two typical results instead of every single one.

use gonfalon_kow::board::Board;
use gonfalon_kow::nerve::inspirer;
use gonfalon_kow::odds::{Nerve, Volley, test};
use gonfalon_kow::state::UnitId;

use super::fight::{LASTING, LATER, Prospect, WAVERING, worth};

/// What attacks do on average, and how much that varies.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Expected {
    mean: f64,
    variance: f64,
}

impl Expected {
    /// What these dice do.
    pub(crate) fn of(volley: &Volley) -> Expected {
        let chance = volley.hit * volley.damage;
        let plain = f64::from(volley.dice) * chance;
        // One miss and one failed hit are rolled again.
        let again = if volley.elite && volley.dice > 0 { volley.damage * (0.9 + volley.hit) } else { 0.0 };
        Expected { mean: plain + again, variance: plain * (1.0 - chance) }
    }

    /// Both together.
    pub(crate) fn and(self, other: Expected) -> Expected {
        Expected { mean: self.mean + other.mean, variance: self.variance + other.variance }
    }

    /// The damage on average.
    pub(crate) fn mean(self) -> f64 {
        self.mean
    }
}

/// A unit that may be attacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Victim<'a> {
    board: Board<'a>,
    unit: UnitId,
    inspired: bool,
    /// How likely it is to rout by what will come anyway.
    danger: f64,
}

impl<'a> Victim<'a> {
    pub(crate) fn new(board: Board<'a>, unit: UnitId) -> Victim<'a> {
        let inspired = inspirer(board, unit).is_some();
        let danger = test(board, unit, board.unit(unit).damage + LATER, false, inspired).rout;
        Victim { board, unit, inspired, danger }
    }

    /// What it has to expect of such an attack: the same as [`super::fight::prospect`], nearly.
    pub(crate) fn prospect(&self, attack: Expected, musician: bool) -> Prospect {
        if attack.mean <= 0.0 {
            return Prospect::default();
        }
        let spread = attack.variance.sqrt().min(attack.mean);
        let has = f64::from(self.board.unit(self.unit).damage);
        // Where nothing is hurt nothing is tested.
        let hurt = 1.0 - (-attack.mean).exp();
        let mut prospect = Prospect::default();
        for damage in [has + attack.mean - spread, has + attack.mean + spread] {
            let nerve = self.tested(damage, musician);
            let lasting =
                LASTING * (self.tested(damage + f64::from(LATER), false).rout - self.danger).max(0.0);
            prospect.nerve.rout += 0.5 * hurt * nerve.rout;
            prospect.nerve.waver += 0.5 * hurt * nerve.waver;
            prospect.loss +=
                0.5 * hurt * (nerve.rout + nerve.waver * WAVERING + (1.0 - nerve.rout) * lasting);
        }
        prospect.loss *= worth(self.board, self.unit);
        prospect
    }

    /// A Nerve test with damage between two whole numbers.
    fn tested(&self, damage: f64, musician: bool) -> Nerve {
        let whole = damage.floor();
        let part = damage - whole;
        let at = |damage: u16| test(self.board, self.unit, damage, musician, self.inspired);
        let (low, high) = (at(whole as u16), at(whole as u16 + 1));
        let between = |low: f64, high: f64| low + part * (high - low);
        Nerve { rout: between(low.rout, high.rout), waver: between(low.waver, high.waver) }
    }
}
