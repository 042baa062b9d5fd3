//! The short way: Damage 1 and one save for all, so that a wound lost is a wound lost, in whatever order.

use smallvec::{SmallVec, smallvec};

use super::chance::{Row, Wounds, felt};
use super::{Blow, Odds, Slot, chance, volley};

/// Whether the short way leads to the same as the long one.
pub(super) fn is_plain(blows: &[Blow], slots: &[Slot]) -> bool {
    let alike = |blow: &Blow| {
        blow.damage.len() == 2
            && blow.wound.len() == 1
            && blow.saves.windows(2).all(|pair| pair[0] == pair[1])
    };
    slots.windows(2).all(|pair| pair[0].pain == pair[1].pain) && blows.iter().all(alike)
}

pub(super) fn attack(blows: &[Blow], slots: &[Slot]) -> Odds {
    let felt = felt(slots.first().and_then(|slot| slot.pain));
    let most: usize = slots.iter().map(|slot| usize::from(slot.wounds)).sum();
    let mut lost: Row = smallvec![0.0; most + 1];
    lost[0] = 1.0;
    for blow in blows {
        let failed = blow.failed(0);
        let (normal, mortal) = Wounds::of(blow, blow.wound[0].1).apart(blow.devastating);
        // The chance that damage is none is not lost, should there be one.
        let felt = felt * blow.damage[1];
        let (each, automatic) = ((normal * failed + mortal) * felt, failed * felt);
        lost = volley(blow, &lost, |hits| {
            let one = hits.polynomial(each, automatic, blow.lethal);
            move |before: &[f64], after: &mut [f64]| chance::shift(&one, before, after)
        });
    }
    let destroyed = destroyed(&lost, slots);
    lost.reverse();
    Odds { left: lost.to_vec(), destroyed }
}

/// How likely each number of destroyed models is.
fn destroyed(lost: &[f64], slots: &[Slot]) -> Vec<f64> {
    let mut rest = lost;
    let mut destroyed: SmallVec<[f64; 32]> = SmallVec::new();
    for slot in slots {
        let (alive, more) = rest.split_at(usize::from(slot.wounds).min(rest.len()));
        destroyed.push(alive.iter().sum());
        rest = more;
    }
    destroyed.push(rest.iter().sum());
    destroyed.to_vec()
}
