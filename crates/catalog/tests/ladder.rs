//! What bots are compared in and learn from.

use gonfalon_catalog::{Agreed, GameEntry, Order, SelfPlay, games};
use serde_json::Value;

fn matches(game: &dyn GameEntry) -> Vec<Agreed> {
    let agreed = |settings| game.agree(settings).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", game.id()));
    game.ladder().iter().map(agreed).collect()
}

#[test]
fn every_game_has_matches_for_two_to_compare_bots_in() {
    for game in games() {
        let matches = matches(*game);
        assert!(matches.iter().all(|agreed| agreed.armies.len() == 2), "{}", game.id());
        let mirrors = matches.iter().all(|agreed| agreed.armies[0] == agreed.armies[1]);
        assert!(mirrors && matches.len() > 1, "{}: the army decides nothing", game.id());
        let seats = ["random".to_owned(), "random".to_owned()];
        for agreed in &matches {
            let order = Order { agreed, seats: &seats, seed: 1, log: false, rules: false };
            assert!(game.battle(&order).is_ok(), "{}: {agreed:?}", game.id());
        }
    }
}

/// Without attention a level follows habit; with some of it, it thinks now and then.
#[test]
fn attention_leads_from_habit_to_thought() {
    for game in games().iter().filter(|game| ["whdw", "kow"].contains(&game.id())) {
        let agreed = matches(*game).remove(0);
        let answers = |bot: &str| {
            let seats = [bot.to_owned(), "greedy".to_owned()];
            let order = Order { agreed: &agreed, seats: &seats, seed: 3, log: true, rules: false };
            let log = game.battle(&order).expect("it is played to its end").log.expect("it was asked for");
            // Names are part of the log and of its hashes; only what was answered counts.
            let lines = log.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok());
            lines.filter_map(|line: Value| line.pointer("/entry/action").cloned()).collect::<Vec<_>>()
        };
        let (habit, half) = (answers("greedy"), answers("recruit@tries=6+trust=-9+attention=50"));
        assert_eq!(answers("recruit@tries=6+trust=-9+attention=0"), habit, "{}", game.id());
        assert!(half.len() > 20 && half != habit, "{}", game.id());
        assert_ne!(half, answers("recruit@tries=6+trust=-9+attention=100"), "{}", game.id());
        assert_eq!(
            half,
            answers("recruit@tries=6+trust=-9+attention=50"),
            "{}: by its seed alone",
            game.id()
        );
    }
}

#[test]
fn what_bots_have_learned_is_known_by_its_terms_and_its_fingerprint() {
    let mut hashes: Vec<String> = games().iter().map(|game| game.lore_hash()).collect();
    assert!(hashes.iter().all(|hash| hash.len() == 64 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())));
    hashes.sort();
    hashes.dedup();
    assert_eq!(hashes.len(), games().len(), "every game has its own");
    for game in games() {
        assert!(game.weights().len() > 2, "{}", game.id());
        assert!(game.weights().iter().all(|(term, weight)| term.starts_with("judge-") && weight.is_finite()));
    }
}

#[test]
fn positions_are_observed_and_the_same_order_sees_the_same() {
    for game in games() {
        let agreed = matches(*game).remove(0);
        let watch = SelfPlay { agreed: &agreed, bot: "random", seed: 4, slip: 10, every: 3 };
        let observed = game.observe(&watch).expect("it is played to its end");
        assert!(!observed.positions.is_empty(), "{}", game.id());
        let terms = game.weights().len();
        assert!(observed.positions.iter().all(|position| position.len() == terms), "{}", game.id());
        let differs = observed.positions.iter().flatten().any(|difference| difference.abs() > 1e-9);
        assert!(differs && observed.positions.iter().flatten().all(|one| one.is_finite()), "{}", game.id());
        assert!([0.0, 0.5, 1.0].iter().any(|result| (observed.result - result).abs() < 1e-9));
        assert_eq!(game.observe(&watch).expect("again"), observed, "{}", game.id());
        let seldom = game.observe(&SelfPlay { every: 1_000_000, ..watch }).expect("it ends");
        assert!(seldom.positions.len() < observed.positions.len(), "{}", game.id());
    }
}

#[test]
fn only_battles_for_two_are_observed() {
    let whdw = games()[0];
    let three = whdw.every_match(&Default::default(), Some(3)).expect("three can play it").remove(0);
    let watch = SelfPlay { agreed: &three, bot: "random", seed: 4, slip: 0, every: 3 };
    let wrong = whdw.observe(&watch).expect_err("three are too many");
    assert_eq!(wrong[0].says.key, "catalog-seat-count");
}
