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

#[test]
fn numbers_can_be_tried_out_by_name() {
    use gonfalon_kow::Kow;
    let usual = Kow::lore().veteran;
    let (reach, temper) =
        Kow::understood("veteran-careful@tries=24+trust=1.5+thorough=true").expect("understood");
    assert_eq!((reach.tries, reach.trust, reach.thorough, temper), (24, 1.5, true, Temper::Careful));
    assert_eq!(reach.horizon, usual.horizon);
    for wrong in [
        "greedy@tries=3",
        "veteran@",
        "veteran@tries",
        "veteran@tries=many",
        "veteran@luck=2",
        "veteran@trust=NaN",
    ] {
        assert!(Kow::understood(wrong).is_none() && Kow::opponent(wrong, 1).is_none(), "{wrong}");
    }
}
