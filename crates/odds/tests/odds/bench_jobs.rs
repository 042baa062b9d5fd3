//! The two jobs by which calculators are compared.

use gonfalon_odds::wh40k::{Again, Weapons, resolve};
use gonfalon_wh40k::data::WeaponAbility;

use crate::{fixed, hardened, rifles, squad, with};

fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 5e-7, "{one} is not {other}");
}

#[test]
fn job_a() {
    let came = resolve(&[rifles(10, fixed(2), 3, 4, 1, fixed(1))], &squad(10, 4, 3, 2)).expect("small");
    close(came.removed.mean(), 3.333333);
    close(came.destroyed.mean(), 1.416742);
}

#[test]
fn job_b() {
    // Where mortal wounds did not spill over, as later rules have it, 11.602998 wounds and 5.637480 models would be lost.
    for (damage, dealt, removed, destroyed) in
        [(1, 6.481481, 6.481481, 2.990741), (2, 12.962963, 12.158840, 5.838334)]
    {
        let abilities = [
            WeaponAbility::SustainedHits(fixed(1)),
            WeaponAbility::LethalHits,
            WeaponAbility::DevastatingWounds,
        ];
        let weapons = Weapons {
            hits_again: Again::Ones,
            wounds_again: Again::Failed,
            ..with(rifles(10, fixed(2), 3, 4, 1, fixed(damage)), &abilities)
        };
        let came = resolve(&[weapons], &hardened(squad(10, 4, 3, 2), 5)).expect("small");
        close(came.damage.expect("all are alike").mean(), dealt);
        close(came.removed.mean(), removed);
        close(came.destroyed.mean(), destroyed);
    }
}
