//! What Hazardous weapons cost those who bear them.

use gonfalon_wh40k::attack::odds::binomial;
use gonfalon_wh40k::constants::{HAZARDOUS_MORTALS, HAZARDOUS_PASSES_ON};
use gonfalon_wh40k::data::WeaponAbilityKind;

use super::attack::{Bearer, Weapons};
use super::outcome::Losses;
use crate::Distribution;

/// The losses of all Hazardous weapons; each is borne by a model of its own.
pub(super) fn losses(weapons: &[Weapons]) -> Option<Losses> {
    let risky = weapons.iter().filter(|weapons| weapons.profile.has(WeaponAbilityKind::Hazardous));
    let each: Vec<Losses> =
        risky.map(|weapons| of_bearers(weapons.count, weapons.count, weapons.bearer)).collect();
    together(each)
}

/// The losses of several groups of bearers together.
pub(super) fn together(each: Vec<Losses>) -> Option<Losses> {
    (!each.is_empty()).then(|| Losses {
        models: Distribution::sum(each.iter().map(|losses| losses.models.clone())),
        wounds: Distribution::sum(each.into_iter().map(|losses| losses.wounds)),
    })
}

/// The losses of bearers that are alike and make so many Hazardous tests together.
pub(super) fn of_bearers(tests: u16, bearers: u16, bearer: Bearer) -> Losses {
    let fails = f64::from(HAZARDOUS_PASSES_ON - 1) / 6.0;
    let failed = binomial(tests, fails);
    match bearer {
        Bearer::Ordinary => {
            let models = Distribution::exact(failed).map(|failed| failed.min(bearers.into()));
            Losses { models, wounds: Distribution::certain(0) }
        }
        Bearer::Tough { wounds, pain } => {
            let felt = pain.map_or(1.0, |needed| f64::from(needed.clamp(1, 7) - 1) / 6.0);
            let most = usize::from(wounds) * usize::from(bearers);
            let mut lost = vec![0.0; most + 1];
            for (tests, chance) in failed.iter().enumerate() {
                let suffered = binomial(tests as u16 * HAZARDOUS_MORTALS, felt);
                for (wounds, part) in suffered.iter().enumerate() {
                    lost[wounds.min(most)] += chance * part;
                }
            }
            let wounds_lost = Distribution::exact(lost);
            // Who is hurt is chosen again.
            let models = wounds_lost.map(|lost| lost / usize::from(wounds.max(1)));
            Losses { models, wounds: wounds_lost }
        }
    }
}
