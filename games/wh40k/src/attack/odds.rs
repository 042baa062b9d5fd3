//! Exact odds of an attack sequence, from the same numbers as the dice at the table. Floats are fine here, since nothing of it
//! reaches a rule.
//!
//! A target is a row of models in the order in which they are lost ([`Slot`]); what becomes of it is how many wounds are left in
//! all. A [`Blow`] is a volley as chances. Normal damage comes first, mortal wounds of critical wounds last.

mod at_table;
mod chance;
mod plain;
mod single;
#[cfg(test)]
mod tests;
mod track;

pub use at_table::{at_table, in_order, read};
pub use chance::{Spread, binomial, mean, of_amount, of_sum, plus};

use chance::{Hits, Wounds, repeated};
use track::{Attack, Field, Track};

use crate::data::Amount;

/// Which rolls are rolled again, each once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Again {
    /// None.
    #[default]
    None,
    /// Ones.
    Ones,
    /// All that failed.
    Failed,
    /// All that are not critical, in the hope of critical ones; of saving throws all that failed.
    NotCritical,
}

/// A volley as chances.
#[derive(Clone, Debug, PartialEq)]
pub struct Blow {
    /// How likely each number of attacks is.
    pub attacks: Spread,
    /// What a die must show to hit; `None` where attacks hit without a roll.
    pub hit: Option<u8>,
    /// Which Hit rolls are rolled again.
    pub again: Again,
    /// One more Hit roll that failed is rolled again, by a Command Re-roll.
    pub one_more: bool,
    /// Critical Hits wound.
    pub lethal: bool,
    /// Critical Hits score so many more hits.
    pub sustained: Option<Amount>,
    /// What a die must show to wound, each with its chance where Strength is random.
    pub wound: Vec<(f64, u8)>,
    /// From which face on a wound is critical.
    pub critical: u8,
    /// Which Wound rolls are rolled again.
    pub wounds_again: Again,
    /// Critical Wounds are mortal wounds.
    pub devastating: bool,
    /// How likely each Damage is.
    pub damage: Spread,
    /// Which saving throws are rolled again.
    pub saves_again: Again,
    /// What a die must show to save, for each slot of the target; 7 if none can.
    pub saves: Vec<u8>,
}

/// A model of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The wounds it has left.
    pub wounds: u8,
    /// Its Feel No Pain.
    pub pain: Option<u8>,
}

/// What may become of a target.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// How likely each number of wounds left in the whole unit is.
    pub left: Spread,
    /// How likely each number of destroyed models is.
    pub destroyed: Spread,
}

impl Odds {
    /// The wounds lost on average.
    pub fn mean_lost(&self) -> f64 {
        (self.left.len() - 1) as f64 - mean(&self.left)
    }

    /// The models destroyed on average.
    pub fn mean_destroyed(&self) -> f64 {
        mean(&self.destroyed)
    }
}

/// What may become of a target after these volleys, which follow one another.
pub fn attack(blows: &[Blow], slots: &[Slot]) -> Odds {
    if plain::is_plain(blows, slots) {
        return plain::attack(blows, slots);
    }
    let track = Track::new(slots);
    let left = match blows {
        [only] => single::attack(only, slots, &track),
        several => attack_fully(several, slots, &track),
    };
    let destroyed = track.destroyed(&left);
    Odds { left, destroyed }
}

/// How likely each number of hits is, those of Sustained Hits included.
pub fn hits(blow: &Blow) -> Spread {
    count(blow, |_| (1.0, 1.0))
}

/// How likely each number of wounds is, critical ones and those of Lethal Hits included.
pub fn wounds(blow: &Blow) -> Spread {
    count(blow, |wounds| (wounds.wound + wounds.critical, 1.0))
}

/// How likely each number of wounds is after so many hits that are rolled for.
pub fn wounds_of(blow: &Blow, hits: u16) -> Spread {
    let mut spread = vec![0.0; usize::from(hits) + 1];
    for (chance, needed) in &blow.wound {
        let wounds = Wounds::of(blow, *needed);
        track::add(&binomial(hits, wounds.wound + wounds.critical), *chance, &mut spread);
    }
    spread
}

/// How likely each number of wounds is that are not saved, those that no save can stop included, if all models save like the
/// first slot and never run out.
pub fn unsaved(blow: &Blow) -> Spread {
    let failed = blow.failed(0);
    count(blow, |wounds| {
        let (normal, mortal) = wounds.apart(blow.devastating);
        (normal * failed + mortal, failed)
    })
}

/// How likely each number of points of damage is against models that all save and feel pain like the first slot and never run
/// out, nor lose damage to a model that is destroyed.
pub fn damage(blow: &Blow, slot: Slot) -> Spread {
    let felt = chance::felt(slot.pain);
    let mut one = vec![0.0; blow.damage.len()];
    for (amount, chance) in blow.damage.iter().enumerate() {
        track::add(&binomial(amount as u16, felt), *chance, &mut one);
    }
    chance::compound(&unsaved(blow), &one)
}

/// The damage on average against such models.
pub fn expected_damage(blow: &Blow, slot: Slot) -> f64 {
    mean(&unsaved(blow)) * mean(&blow.damage) * chance::felt(slot.pain)
}

impl Blow {
    /// The chance that a save of this slot fails.
    fn failed(&self, place: usize) -> f64 {
        chance::failed(self.saves.get(place).copied().unwrap_or(7), self.saves_again)
    }

    /// How many more hits one attack can score at most.
    fn extra(&self) -> usize {
        self.sustained.map_or(0, |amount| usize::from(amount.most()))
    }
}

/// How likely each number of something is that every hit is with one chance and every automatic wound with another.
fn count(blow: &Blow, chances: impl Fn(Wounds) -> (f64, f64)) -> Spread {
    let most = blow.attacks.len().saturating_sub(1) * (1 + blow.extra());
    let mut spread = vec![0.0; most + 1];
    let mut start = vec![0.0; most + 1];
    start[0] = 1.0;
    for (likely, needed) in &blow.wound {
        let (each, automatic) = chances(Wounds::of(blow, *needed));
        let all = volley(blow, &start, |hits| {
            let one = hits.polynomial(each, automatic, blow.lethal);
            move |before: &[f64], after: &mut [f64]| chance::shift(&one, before, after)
        });
        track::add(&all, *likely, &mut spread);
    }
    spread
}

/// All attacks of a volley from a start: `prepare` says what one attack with these chances to hit does.
fn volley<F: FnMut(&[f64], &mut [f64])>(
    blow: &Blow,
    start: &[f64],
    prepare: impl Fn(&Hits) -> F,
) -> chance::Row {
    let hits = Hits::of(blow);
    let all = repeated(&blow.attacks, start, prepare(&hits));
    let Some(needed) = blow.hit.filter(|_| blow.one_more) else { return all };
    // Whatever has a failed roll to spare (`all` without `unfailing`) gets one more roll in its place.
    let mut unfailing = repeated(&blow.attacks, start, prepare(&hits.unfailing(blow)));
    let failing: Vec<f64> = all.iter().zip(&unfailing).map(|(one, other)| one - other).collect();
    let mut again = vec![0.0; start.len()];
    prepare(&hits.single(needed))(&failing, &mut again);
    track::add(&again, 1.0, &mut unfailing);
    unfailing
}

fn attack_fully(blows: &[Blow], slots: &[Slot], track: &Track) -> Spread {
    let mut field = Field::new(track, track.most_mortals(blows, slots));
    for blow in blows {
        let kernel = track.kernel(blow, slots);
        let mut result = field.empty();
        for (chance, needed) in &blow.wound {
            let (normal, mortal) = Wounds::of(blow, *needed).apart(blow.devastating);
            let cells = volley(blow, &field.cells, |hits| {
                let chances = hits.wounds(normal, mortal, blow.lethal);
                let one = Attack { kernel: &kernel, damage: &blow.damage, chances };
                let field = &field;
                move |before: &[f64], after: &mut [f64]| field.attack(&one, before, after)
            });
            track::add(&cells, *chance, &mut result.cells);
        }
        field = result;
    }
    field.mortals(slots, track)
}
