//! Exact odds of an attack sequence, from the same numbers as the dice at the table. Floats are fine here, since nothing of it
//! reaches a rule.
//!
//! A target is a row of models in the order in which they are lost ([`Slot`]); what becomes of it is how many wounds are left in
//! all. A [`Blow`] is a volley as chances. Normal damage comes first, mortal wounds of critical wounds last.

mod at_table;
mod chance;
#[cfg(test)]
mod tests;
mod track;

pub use at_table::at_table;
pub use chance::{Spread, binomial, mean, of_amount, of_sum, plus};

use chance::{Hits, Wounds};
use track::{Attack, Field, Track};

use super::sum::Sum;
use crate::data::Amount;

/// Which Hit rolls are rolled again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Again {
    /// None.
    #[default]
    None,
    /// Ones.
    Ones,
    /// All that failed.
    Failed,
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
    /// Critical Hits wound.
    pub lethal: bool,
    /// Critical Hits score so many more hits.
    pub sustained: Option<Amount>,
    /// What a die must show to wound, each with its chance where Strength is random.
    pub wound: Vec<(f64, u8)>,
    /// From which face on a wound is critical.
    pub critical: u8,
    /// Failed Wound rolls are rolled again.
    pub twin: bool,
    /// Critical Wounds are mortal wounds.
    pub devastating: bool,
    /// The Damage.
    pub damage: Sum,
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
    let track = Track::new(slots);
    let plain = slots.windows(2).all(|pair| pair[0].pain == pair[1].pain) && blows.iter().all(is_plain);
    let left = if plain { attack_plainly(blows, slots, &track) } else { attack_fully(blows, slots, &track) };
    let destroyed = track.destroyed(&left);
    Odds { left, destroyed }
}

/// How likely each number of hits is, those of Sustained Hits included.
pub fn hits(blow: &Blow) -> Spread {
    let hits = Hits::of(blow);
    let mut one = vec![0.0; 2 + hits.most()];
    one[0] = hits.miss;
    one[1] = hits.hit;
    for (more, chance) in hits.sustained.iter().enumerate() {
        one[1 + more] += hits.critical * chance;
    }
    chance::compound(&blow.attacks, &one)
}

/// How likely each number of wounds is after so many hits that are rolled for.
pub fn wounds(blow: &Blow, hits: u16) -> Spread {
    let mut spread = vec![0.0; usize::from(hits) + 1];
    for (chance, needed) in &blow.wound {
        let wounds = Wounds::of(blow, *needed);
        for (count, part) in binomial(hits, wounds.wound + wounds.critical).into_iter().enumerate() {
            spread[count] += chance * part;
        }
    }
    spread
}

/// The damage on average against models that all save and feel pain like the first slot and never run out, nor lose damage to
/// a model that is destroyed.
pub fn expected_damage(blow: &Blow, slot: Slot) -> f64 {
    let hits = Hits::of(blow);
    let felt = chance::felt(slot.pain);
    let failed = chance::failed(blow.saves.first().copied().unwrap_or(7));
    let damage = mean(&of_sum(blow.damage)) * felt;
    let rolled = hits.hit + hits.critical * (mean(&hits.sustained) + if blow.lethal { 0.0 } else { 1.0 });
    let automatic = if blow.lethal { hits.critical } else { 0.0 };
    let each = blow.wound.iter().map(|(chance, needed)| {
        let wounds = Wounds::of(blow, *needed);
        let (normal, mortal) = wounds.apart(blow.devastating);
        chance * ((rolled * normal + automatic) * failed + rolled * mortal)
    });
    mean(&blow.attacks) * each.sum::<f64>() * damage
}

/// Damage 1 and one save for all: a wound lost is a wound lost, in whatever order.
fn is_plain(blow: &Blow) -> bool {
    !blow.damage.is_random()
        && blow.damage.value(&[]) == 1
        && blow.saves.windows(2).all(|pair| pair[0] == pair[1])
        && blow.wound.len() == 1
}

fn attack_plainly(blows: &[Blow], slots: &[Slot], track: &Track) -> Spread {
    let felt = chance::felt(slots.first().and_then(|slot| slot.pain));
    let most = track.wounds();
    let mut lost = vec![0.0; most + 1];
    lost[0] = 1.0;
    for blow in blows {
        let failed = chance::failed(blow.saves.first().copied().unwrap_or(7));
        let hits = Hits::of(blow);
        let wounds = Wounds::of(blow, blow.wound[0].1);
        let (normal, mortal) = wounds.apart(blow.devastating);
        let one = (normal * failed + mortal) * felt;
        let polynomial = hits.polynomial([1.0 - one, one], [1.0 - failed * felt, failed * felt], blow.lethal);
        lost = chance::repeated(&blow.attacks, &lost, |before, after| {
            for (count, chance) in before.iter().enumerate() {
                for (more, part) in polynomial.iter().enumerate() {
                    after[(count + more).min(most)] += chance * part;
                }
            }
        });
    }
    lost.reverse();
    lost
}

fn attack_fully(blows: &[Blow], slots: &[Slot], track: &Track) -> Spread {
    let mut field = Field::new(track, track.most_mortals(blows, slots));
    for blow in blows {
        let hits = Hits::of(blow);
        let mut one =
            Attack { kernel: track.kernel(blow, slots), damage: of_sum(blow.damage), chances: Vec::new() };
        let mut result = field.empty();
        for (chance, needed) in &blow.wound {
            let (normal, mortal) = Wounds::of(blow, *needed).apart(blow.devastating);
            one.chances = hits.wounds(normal, mortal, blow.lethal);
            let cells = chance::repeated(&blow.attacks, &field.cells, |before, after| {
                field.attack(&one, before, after);
            });
            track::add(&cells, *chance, &mut result.cells);
        }
        field = result;
    }
    field.mortals(slots, track)
}
