//! Targets as plain data.

use gonfalon_wh40k::attack::odds::{Again, Slot};
use gonfalon_wh40k::attack::steps;
use gonfalon_wh40k::cover;
use gonfalon_wh40k::data::Keywords;
use gonfalon_wh40k::values::{Breakdown, toughness_of};

use super::attack::Weapons;

/// Models of a target that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Models {
    /// How many.
    pub count: u16,
    /// Their Toughness.
    pub toughness: u8,
    /// Their Wounds.
    pub wounds: u8,
    /// Wounds that the first of them has lost already.
    pub hurt: u8,
    /// Their Save; 7 if they have none.
    pub save: u8,
    /// Their invulnerable save.
    pub invulnerable: Option<u8>,
    /// Their Feel No Pain.
    pub pain: Option<u8>,
}

/// A unit that is attacked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Target {
    /// Its models in the order in which the defender loses them; one that has lost wounds goes first all the same.
    pub models: Vec<Models>,
    /// Its keywords.
    pub keywords: Keywords,
    /// It has the Benefit of Cover.
    pub cover: bool,
    /// It is harder to hit because of Stealth or smoke.
    pub stealth: bool,
    /// Which saving throws are rolled again.
    pub saves_again: Again,
}

impl Target {
    /// The number of models.
    pub fn count(&self) -> usize {
        self.models.iter().map(|models| usize::from(models.count)).sum()
    }

    /// The wounds of all models.
    pub fn wounds(&self) -> usize {
        self.slots().iter().map(|slot| usize::from(slot.wounds)).sum()
    }

    /// The Toughness that counts: what most models have, at a tie the highest.
    pub fn toughness(&self) -> u8 {
        toughness_of(self.models.iter().map(|models| (usize::from(models.count), models.toughness)))
    }

    /// Every model in the order in which they are lost, with the wounds it has left: those that are hurt first.
    fn in_order(&self) -> impl Iterator<Item = (&Models, u8)> {
        let all = self.models.iter().flat_map(|models| {
            (0..models.count).map(move |place| {
                let lost = if place == 0 { models.hurt.min(models.wounds) } else { 0 };
                (models, models.wounds - lost)
            })
        });
        let hurt = |(models, left): &(&Models, u8)| *left < models.wounds;
        let standing = all.filter(|(_, left)| *left > 0);
        // wh40k.attack.allocate-damaged-first
        standing.clone().filter(hurt).chain(standing.filter(move |model| !hurt(model)))
    }

    pub(super) fn slots(&self) -> Vec<Slot> {
        let mut slots = Vec::with_capacity(self.count());
        slots.extend(self.in_order().map(|(models, wounds)| Slot { wounds, pain: models.pain }));
        slots
    }

    /// What each model must roll to save against weapons.
    pub(super) fn saves(&self, weapons: &Weapons) -> Vec<u8> {
        let mut saves = Vec::with_capacity(self.count());
        let mut known: Option<(&Models, u8)> = None;
        saves.extend(self.in_order().map(|(models, _)| match known {
            Some((alike, save)) if std::ptr::eq(alike, models) => save,
            _ => {
                let save = self.save(models, weapons);
                known = Some((models, save));
                save
            }
        }));
        saves
    }

    /// What a model must roll to save against weapons; 7 if it cannot.
    pub fn save(&self, models: &Models, weapons: &Weapons) -> u8 {
        let penetration = weapons.profile.penetration;
        let mut why = Breakdown::new(models.save);
        if penetration > 0 {
            why.change("wh40k.attack.save", -(penetration.min(100) as i8));
        }
        let covered = self.cover || weapons.is_indirect();
        if covered && cover::helps(&weapons.profile, penetration, models.save) {
            why.change("wh40k.cover.bonus", 1);
        }
        steps::better_save(steps::armour_save(why), models.invulnerable).needed
    }
}
