//! How much can be reckoned at once.

use gonfalon_wh40k::attack::odds::{Blow, Slot};

use super::attack::Weapons;
use super::target::Target;

/// What there can be too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Attacks in all, if all dice show their highest faces.
    Attacks,
    /// Models of the target.
    Models,
    /// Wounds of the target.
    Wounds,
    /// Damage of one attack.
    Damage,
    /// Attacks, wounds and Damage together: what has to be worked through.
    Work,
}

/// More than can be reckoned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Excess {
    /// What there is too much of.
    pub limit: Limit,
    /// How much there is.
    pub found: u64,
    /// How much there may be.
    pub most: u64,
}

/// The most attacks.
const ATTACKS: u64 = 1_000;
/// The most models of a target.
const MODELS: u64 = 200;
/// The most wounds of a target.
const WOUNDS: u64 = 1_000;
/// The most damage of one attack.
const DAMAGE: u64 = 100;
/// The most steps of the long way: attacks times wounds times mortal wounds.
const WORK: u64 = 400_000_000;

fn judge(limit: Limit, found: u64, most: u64) -> Result<(), Excess> {
    if found > most { Err(Excess { limit, found, most }) } else { Ok(()) }
}

/// Refuses numbers whose chances could not even be listed.
pub(super) fn check(weapons: &[Weapons], target: &Target) -> Result<(), Excess> {
    judge(Limit::Models, target.models.iter().map(|models| u64::from(models.count)).sum(), MODELS)?;
    let wounds = target.models.iter().map(|models| u64::from(models.count) * u64::from(models.wounds));
    judge(Limit::Wounds, wounds.sum(), WOUNDS)?;
    let mut attacks = 0;
    for weapons in weapons {
        let (made, damage) = weapons.most(target);
        judge(Limit::Damage, damage, DAMAGE)?;
        attacks += u64::from(weapons.count) * made.max(1);
        judge(Limit::Attacks, attacks, ATTACKS)?;
    }
    Ok(())
}

/// Refuses what would take for ever to work through.
pub(super) fn check_work(blows: &[Blow], slots: &[Slot]) -> Result<(), Excess> {
    let wounds: u64 = slots.iter().map(|slot| u64::from(slot.wounds)).sum();
    let (mut work, mut mortals) = (0, 0);
    for blow in blows {
        let (made, damage) = (blow.attacks.len() as u64 - 1, blow.damage.len() as u64);
        let hits = made * (1 + blow.sustained.map_or(0, |more| u64::from(more.most())));
        if blow.devastating {
            mortals += hits * (damage - 1);
        }
        work += hits * damage;
    }
    let pain = slots.iter().any(|slot| slot.pain.is_some());
    let due = if pain { mortals } else { mortals.min(wounds) };
    judge(Limit::Work, work * (wounds + 1) * (due + 1), WORK)
}
