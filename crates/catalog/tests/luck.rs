//! Luck sums to zero: over many games no seat has more of it than chance allows.
//!
//! A few games of each kind, and five hundred with `GONFALON_SOAK=1`.

use gonfalon_catalog::{Agreed, Depth, Order, Review, Settings, game};
use gonfalon_kernel::log::Limits;

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// The review of a game between bots that do not think ahead.
fn reviewed(id: &str, matches: &[Agreed], number: usize) -> Review {
    let game = game(id).expect("the game is offered");
    let agreed = &matches[number * 7 % matches.len()];
    let bots = ["greedy", "random"];
    // Every pairing of bots: luck must be fair whoever plays how.
    let seats: Vec<String> =
        (0..agreed.armies.len()).map(|seat| bots[number >> seat & 1].to_owned()).collect();
    let order = Order { agreed, seats: &seats, seed: number as u64, log: true, rules: false };
    let battle = game.battle(&order).expect("bots play to the end");
    let log = battle.log.expect("the log was kept");
    let reviewed = game.review(&mut log.as_slice(), Limits::default(), Depth::Account, &|_| true);
    reviewed.expect("a finished match can be reviewed").review
}

fn sums_to_zero(id: &str, settings: &Settings, few: usize) {
    let game = game(id).expect("the game is offered");
    let matches = game.every_match(settings, Some(2)).expect("ready armies can play");
    let (games, errors) = if soak() { (500, 3.0) } else { (few, 4.0) };
    let mut lucks = Vec::new();
    for number in 0..games {
        let review = reviewed(id, &matches, number);
        for side in &review.sides {
            let sum = side.start + side.luck + side.decisions + side.others;
            assert!((sum - side.end).abs() < 1e-3, "nothing is left over: {side:?}");
        }
        let all: f64 = review.sides.iter().map(|side| side.luck).sum();
        assert!(all.abs() < 1e-3, "what one seat gains the others lose: {all}");
        lucks.push(review.sides[0].luck);
    }
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let variance = lucks.iter().map(|luck| (luck - mean) * (luck - mean)).sum::<f64>() / (count - 1.0);
    let error = (variance / count).sqrt();
    println!("{id}: luck of the first seat {mean:+.4} ± {error:.4} over {games} games");
    assert!(error > 0.0, "{id}: dice matter");
    assert!(mean.abs() <= errors * error, "{id}: {mean} is more than {errors} times {error}");
}

#[test]
fn warhammer_diskwars() {
    sums_to_zero("whdw", &Settings::default(), 16);
}

#[test]
fn kings_of_war() {
    sums_to_zero("kow", &Settings::default().with("clock", "none"), 8);
}

#[test]
fn warhammer_40k() {
    sums_to_zero("wh40k", &Settings::default(), 6);
}

#[test]
fn diskwars() {
    sums_to_zero("dw", &Settings::default().with("drops", "stand-in"), 16);
}
