//! What the opponents have learned fits the games they have learned it for.

use gonfalon_bots::{Level, Minded, Temper};
use gonfalon_search::Horizon;

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
    let usual = Kow::makeup(Level::Veteran, Temper::Careful);
    let name = "veteran-careful@tries=24+trust=1.5+thorough=true+attention=50+calm=3+judge-reach=-2.5";
    let tried = Kow::understood(name).expect("understood");
    let reach = tried.reach;
    assert_eq!((reach.tries, reach.trust, reach.thorough, reach.attention), (24, 1.5, true, 50));
    assert_eq!((reach.horizon, reach.candidates), (Horizon::Calm(3), usual.reach.candidates));
    let mut expected = usual.weights;
    let reach_term =
        Kow::TERMS.iter().position(|term| *term == "judge-reach").expect("it is one of its terms");
    expected[reach_term] = -2.5;
    assert_eq!(tried.weights, expected);
    for wrong in [
        "greedy@tries=3",
        "veteran@",
        "veteran@tries",
        "veteran@tries=many",
        "veteran@luck=2",
        "veteran@trust=NaN",
        "veteran@calm=-1",
        "veteran@attention=101",
        "veteran@judge-reach=inf",
    ] {
        assert!(Kow::understood(wrong).is_none() && Kow::opponent(wrong, 1).is_none(), "{wrong}");
    }
}
