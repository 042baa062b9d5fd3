//! What may come of attacks.

use gonfalon_wh40k::attack::odds::{self, Blow, Odds, Slot};

use super::attack::Weapons;
use super::hazard;
use super::limits::{Excess, check, check_work};
use super::target::Target;
use crate::Distribution;

/// What may come of attacks on one target.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Attacks that are made.
    pub attacks: Distribution,
    /// Hits, those of Sustained Hits included.
    pub hits: Distribution,
    /// Wounds, those of Lethal Hits included.
    pub wounds: Distribution,
    /// Wounds that are not saved, those that no save can stop included, as if the target never ran out of models. `None` where
    /// models save differently, since then it depends on who is left.
    pub unsaved: Option<Distribution>,
    /// Points of damage that are not ignored, as if the target never ran out of models and no damage was lost with a model that is
    /// destroyed. `None` where models save or feel pain differently.
    pub damage: Option<Distribution>,
    /// Wounds that the target really loses.
    pub removed: Distribution,
    /// Models of the target that are destroyed.
    pub destroyed: Distribution,
    /// The chance that the whole target is destroyed.
    pub wiped_out: f64,
    /// What Hazardous weapons cost the attackers, if any are.
    pub losses: Option<Losses>,
}

/// What Hazardous weapons cost their bearers.
#[derive(Clone, Debug, PartialEq)]
pub struct Losses {
    /// Models destroyed.
    pub models: Distribution,
    /// Wounds lost by bearers that suffer mortal wounds.
    pub wounds: Distribution,
}

/// What may come of attacks on a target. Refuses what nobody has on a table and would take for ever.
pub fn resolve(weapons: &[Weapons], target: &Target) -> Result<Outcome, Excess> {
    let (blows, slots) = read(weapons, target)?;
    Ok(Outcome { losses: hazard::losses(weapons), ..outcome(&blows, &slots) })
}

/// How likely each number of wounds left and of models destroyed is, and nothing else: the quick answer.
pub fn remaining(weapons: &[Weapons], target: &Target) -> Result<Odds, Excess> {
    let (blows, slots) = read(weapons, target)?;
    Ok(odds::attack(&blows, &slots))
}

fn read(weapons: &[Weapons], target: &Target) -> Result<(Vec<Blow>, Vec<Slot>), Excess> {
    check(weapons, target)?;
    let mut blows = Vec::with_capacity(weapons.len());
    weapons.iter().for_each(|weapons| weapons.blows(target, &mut blows));
    let slots = target.slots();
    check_work(&blows, &slots)?;
    Ok((blows, slots))
}

/// What may come of volleys, without what they cost the attackers.
pub(super) fn outcome(blows: &[Blow], slots: &[Slot]) -> Outcome {
    let all = |each: &dyn Fn(&Blow) -> Vec<f64>| {
        Distribution::sum(blows.iter().map(|blow| Distribution::exact(each(blow))))
    };
    let first = slots.first().copied();
    let alike = blows.iter().all(|blow| blow.saves.windows(2).all(|pair| pair[0] == pair[1]));
    let same_pain = slots.windows(2).all(|pair| pair[0].pain == pair[1].pain);
    let Odds { left, destroyed } = odds::attack(blows, slots);
    Outcome {
        attacks: all(&|blow| blow.attacks.clone()),
        hits: all(&odds::hits),
        wounds: all(&odds::wounds),
        unsaved: (alike && first.is_some()).then(|| all(&odds::unsaved)),
        damage: first.filter(|_| alike && same_pain).map(|slot| all(&|blow| odds::damage(blow, slot))),
        wiped_out: left.first().copied().unwrap_or(0.0),
        removed: Distribution::exact(left.into_iter().rev().collect()),
        destroyed: Distribution::exact(destroyed),
        losses: None,
    }
}
