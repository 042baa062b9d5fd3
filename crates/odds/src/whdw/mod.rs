//! Warhammer: Diskwars: ranged attacks with scatter, and duels in melee, which take no dice.
//!
//! [`volley`] takes plain numbers, [`of_shot`] reads a position: the target first, then every disk that scatter may reach. Of disks
//! that are equally near the shooter is taken to choose the one that comes first.

use gonfalon_disks::DiskId;
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::Library;
use gonfalon_whdw::event::Shooter;
use gonfalon_whdw::odds;

pub use gonfalon_whdw::odds::{BattleDice, Duellist, Struck, duel, of_duel};
pub use gonfalon_whdw::values::Speed;

use crate::Distribution;

/// The most battle dice that are reckoned at once.
pub const MOST_DICE: u8 = 60;

/// How strong each success is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Always the same.
    Fixed(u8),
    /// One die for all successes of the attack.
    Die,
}

/// The disk that is shot at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// From how much damage on it is wounded.
    pub toughness: u8,
    /// How many wounds it can have before the next one destroys it.
    pub stamina: u8,
    /// The damage it has.
    pub damage: u8,
    /// The wounds it has.
    pub wounds: u8,
    /// It is resistant: it suffers half, rounded up.
    pub resistant: bool,
}

/// What may come of a ranged attack for one disk.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Successes against it.
    pub hits: Distribution,
    /// Damage, after immunity and resistance.
    pub damage: Distribution,
    /// The chance that it is wounded or destroyed.
    pub wounded: f64,
    /// The chance that it is destroyed.
    pub destroyed: f64,
}

/// What may come of battle dice for their target, and how many of them scatter.
pub fn volley(dice: &BattleDice, strength: Strength, target: &Target) -> (Outcome, Distribution) {
    let die = &Library::core().constants.battle_die;
    let hits = dice.on_target(die);
    let strengths: Vec<u8> = match strength {
        Strength::Fixed(strength) => vec![strength],
        Strength::Die => (1..=6).collect(),
    };
    let (mut damage, mut wounded) = (vec![0.0; 1], 0.0);
    for strength in &strengths {
        for (count, chance) in hits.iter().enumerate() {
            let amount = (count as u8).saturating_mul(*strength);
            let dealt = if target.resistant { amount.div_ceil(2) } else { amount };
            let chance = chance / strengths.len() as f64;
            if damage.len() <= usize::from(dealt) {
                damage.resize(usize::from(dealt) + 1, 0.0);
            }
            damage[usize::from(dealt)] += chance;
            if dealt > 0 && target.damage.saturating_add(dealt) >= target.toughness {
                wounded += chance;
            }
        }
    }
    let destroyed = if target.wounds >= target.stamina { wounded } else { 0.0 };
    let outcome =
        Outcome { hits: Distribution::exact(hits), damage: Distribution::exact(damage), wounded, destroyed };
    (outcome, Distribution::exact(dice.scatters(die)))
}

/// What may come of a ranged attack, disk by disk, the target first.
pub fn of_shot(board: Board<'_>, by: Shooter, weapon: u8, target: DiskId) -> Vec<(DiskId, Outcome)> {
    let found = odds::shot(board, by, weapon, target).into_iter();
    found
        .map(|harm| {
            let outcome = Outcome {
                hits: Distribution::exact(harm.hits),
                damage: Distribution::exact(harm.damage),
                wounded: harm.wounded,
                destroyed: if harm.last { harm.wounded } else { 0.0 },
            };
            (harm.disk, outcome)
        })
        .collect()
}
