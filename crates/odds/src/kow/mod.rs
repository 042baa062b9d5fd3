//! Kings of War: shooting, melee, and the Nerve test that follows them.
//!
//! [`resolve`] takes plain numbers; [`of_shot`] and [`of_melee`] read a position.

mod position;

pub use gonfalon_kow::odds::Tested;
pub use position::{of_melee, of_shot};

use gonfalon_kow::attack::{Breakdown, ToHit};
use gonfalon_kow::data::{Library, NerveNumbers};
use gonfalon_kow::odds::{Nerve, Volley, at_least};

use crate::Distribution;

/// Dice of one unit, in melee or at range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice {
    /// How many, multiplied for flank or rear; halved by the rules where more than a six would be needed.
    pub dice: u16,
    /// What each must show to hit before anything changes it.
    pub to_hit: u8,
    /// By how much that is raised, or lowered if negative.
    pub changed: i16,
    /// The Defence of the target.
    pub defence: u8,
    /// Piercing or Crushing Strength.
    pub bonus: u8,
    /// One miss and one hit without damage are rolled again.
    pub elite: bool,
}

impl Dice {
    /// As the rules roll them.
    fn volley(&self) -> Volley {
        let mut score = Breakdown::new(self.to_hit);
        if self.changed != 0 {
            score.change("kow.shoot.mods-cumulative", self.changed);
        }
        let to_hit = ToHit(score);
        Volley {
            dice: to_hit.dice(self.dice),
            hit: at_least(to_hit.needed().into()),
            damage: at_least(i16::from(self.defence) - i16::from(self.bonus)),
            elite: self.elite,
        }
    }
}

/// What may come of attacks on one unit.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Hits.
    pub hits: Distribution,
    /// Damage, in addition to what the unit had.
    pub damage: Distribution,
    /// How the Nerve test ends, if it is made; without damage it is not, and the unit stays steady.
    pub nerve: Option<Ending>,
}

/// How likely each result of a Nerve test is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ending {
    /// It fights on.
    pub steady: f64,
    /// It wavers.
    pub wavers: f64,
    /// It routs.
    pub routs: f64,
}

/// The most dice that are reckoned at once.
pub const MOST_DICE: u16 = 1_000;

/// What may come of attacks of several units on one, and of its Nerve test.
pub fn resolve(attacks: &[Dice], target: Option<&Tested>) -> Outcome {
    let volleys: Vec<Volley> = attacks.iter().map(Dice::volley).collect();
    outcome(&volleys, target, &Library::core().constants.nerve)
}

fn outcome(volleys: &[Volley], target: Option<&Tested>, numbers: &NerveNumbers) -> Outcome {
    let sum = |each: fn(&Volley) -> Vec<f64>| {
        Distribution::sum(volleys.iter().map(|volley| Distribution::exact(each(volley))))
    };
    let damage = sum(Volley::exact);
    let nerve = target.map(|tested| ending(&damage, tested, numbers));
    Outcome { hits: sum(Volley::hits), damage, nerve }
}

fn ending(damage: &Distribution, tested: &Tested, numbers: &NerveNumbers) -> Ending {
    let (mut wavers, mut routs) = (0.0, 0.0);
    // Only who is damaged is tested: kow.nerve.only-if-damaged.
    for (more, chance) in damage.chances().iter().enumerate().skip(1) {
        let suffered = tested.damage.saturating_add(more as u16);
        let Nerve { rout, waver } = Tested { damage: suffered, ..*tested }.result(numbers);
        wavers += chance * waver;
        routs += chance * rout;
    }
    Ending { steady: 1.0 - wavers - routs, wavers, routs }
}
