//! What the opponents have learned fits the games they have learned it for.

use gonfalon_bots::{Level, Minded, Temper};

fn fits<G: Minded>() {
    let lore = G::lore();
    for temper in [Temper::Even, Temper::Aggressive, Temper::Careful] {
        assert!(lore.weighed(temper, G::TERMS).is_ok(), "{temper:?}: {:?}", lore.weighed(temper, G::TERMS));
    }
    let differs = |temper| lore.weighed(temper, G::TERMS) != lore.weighed(Temper::Even, G::TERMS);
    assert!(differs(Temper::Aggressive) && differs(Temper::Careful), "a temper changes something");
    let tries = [Level::Recruit, Level::Veteran, Level::Marshal].map(|level| lore.reach(level).tries);
    assert!(tries.is_sorted(), "{tries:?}");
    assert!(lore.recruit.milliseconds < 200 && lore.marshal.milliseconds < 5000);
}

#[test]
fn every_lore_fits_its_game() {
    fits::<gonfalon_dw::Dw>();
    fits::<gonfalon_kow::Kow>();
    fits::<gonfalon_wh40k::Wh40k>();
    fits::<gonfalon_whdw::Whdw>();
}
