//! Battles told in numbers, and battles in which values of the data are different.

use gonfalon_catalog::{Agreed, Chronicle, GameEntry, Order, game, games};
use gonfalon_kernel::log::Limits;
use gonfalon_text::Lang;
use serde_json::{Value, json};

fn small(game: &dyn GameEntry) -> Agreed {
    game.agree(&game.ladder()[0]).expect("the matches of ladders are sound")
}

fn told(game: &dyn GameEntry, agreed: &Agreed, bot: &str, seed: u64) -> Chronicle {
    let seats = vec![bot.to_owned(); 2];
    let order = Order { agreed, seats: &seats, seed, log: false, rules: true };
    game.chronicle(&order).expect("the match comes to its end")
}

#[test]
fn a_battle_that_is_counted_is_the_same_battle() {
    for game in games() {
        let agreed = small(*game);
        let told = told(*game, &agreed, "greedy", 3);
        let seats = vec!["greedy".to_owned(); 2];
        let order = Order { agreed: &agreed, seats: &seats, seed: 3, log: true, rules: false };
        let plain = game.battle(&order).expect("the match comes to its end");
        let id = game.id();
        assert_eq!(
            (&plain.winners, &plain.points, plain.rounds, plain.decisions),
            (&told.battle.winners, &told.battle.points, told.battle.rounds, told.battle.decisions),
            "{id}"
        );
        assert_eq!(told.decisions.iter().sum::<u64>(), plain.decisions, "{id}");
        assert!(told.first.is_some(), "{id}");
        assert!(told.battle.rules.keys().all(|rule| rule.starts_with(id)) && !told.battle.rules.is_empty());
        for place in 0..2 {
            let own = || told.units.iter().filter(|unit| unit.seat.index() == place);
            let lost: u32 = own().map(|unit| unit.lost).sum();
            let killed: f64 =
                told.units.iter().filter(|unit| unit.seat.index() != place).map(|unit| unit.killed).sum();
            assert!(own().count() > 2 && own().all(|unit| !unit.id.is_empty()), "{id}");
            assert!(killed <= f64::from(lost) + 1e-6, "{id}: {killed} of {lost}");
            assert!(
                own().all(|unit| unit.lost <= unit.points && (unit.survived || unit.lost == unit.points))
            );
        }
    }
}

#[test]
fn kills_are_told_in_every_game() {
    for game in games() {
        let agreed = small(*game);
        let killed: f64 =
            (0..4).flat_map(|seed| told(*game, &agreed, "greedy", seed).units).map(|unit| unit.killed).sum();
        assert!(killed > 1.0, "{}: {killed}", game.id());
    }
}

/// A value of each game that matters, changed.
const CHANGES: [(&str, &str, i64); 4] = [
    ("kow", "elves.elf-spearmen-regiment.nerve", 30),
    ("whdw", "disks.karl-franz.toughness", 9),
    ("wh40k", "lantern-concord.lamp-rifle.strength", 9),
    ("dw", "disks.deepwood-warriors.at", 5),
];

fn changes(path: &str, to: Value) -> Vec<(String, Value)> {
    vec![(path.to_owned(), to)]
}

#[test]
fn values_of_every_game_can_be_changed() {
    for (id, path, to) in CHANGES {
        let game = game(id).expect("it is in the catalog");
        let changed = game.changed(&small(game), &changes(path, json!(to)));
        assert!(changed.is_ok_and(|changed| changed.setup["changes"][path] == json!(to)), "{path}");
    }
}

#[test]
fn a_changed_value_stands_in_the_log_and_the_log_is_proven() {
    let game = game("kow").expect("it is in the catalog");
    let agreed = small(game);
    let (_, path, to) = CHANGES[0];
    let changed = game.changed(&agreed, &changes(path, json!(to))).expect("it can be changed");
    let seats = vec!["greedy".to_owned(); 2];
    let order = |agreed| Order { agreed, seats: &seats, seed: 5, log: true, rules: false };
    let (one, other) = (game.battle(&order(&agreed)), game.battle(&order(&changed)));
    let logs = [one, other].map(|battle| battle.expect("it ends").log.expect("it was kept"));
    assert_ne!(logs[0], logs[1]);
    assert!(String::from_utf8_lossy(&logs[1]).contains(path));
    for log in &logs {
        game.verify(&mut log.as_slice(), Limits::default()).expect("both are proven");
    }
    let forged =
        String::from_utf8_lossy(&logs[1]).replacen(&format!("\"{path}\":{to}"), &format!("\"{path}\":12"), 1);
    assert!(
        game.verify(&mut forged.as_bytes(), Limits::default()).is_err(),
        "other values are another match"
    );
}

#[test]
fn what_cannot_be_changed_is_refused_with_its_place() {
    for game in games() {
        let agreed = small(*game);
        let wrong = [("nowhere.at.all", json!(1)), ("set.nothing", json!(1)), ("set", json!(1))];
        let wrong: Vec<(String, Value)> = wrong.map(|(path, to)| (path.to_owned(), to)).into();
        let findings = game.changed(&agreed, &wrong).expect_err("none of them can be");
        assert_eq!(findings.len(), 3, "{}", game.id());
        for (finding, (path, _)) in findings.iter().zip(&wrong) {
            assert_eq!(&finding.place, path);
            for lang in Lang::ALL {
                assert_eq!(game.texts().resolve(lang, &finding.says).flaws, [], "{finding:?}");
            }
        }
        assert!(game.changed(&agreed, &[]).is_ok_and(|same| same.setup == agreed.setup));
    }
    let game = game("kow").expect("it is in the catalog");
    let dear = game.changed(&small(game), &changes("elves.elf-spearmen-regiment.points", json!(900)));
    let dear = dear.expect_err("the army costs more than was agreed");
    assert!(dear[0].says.key.starts_with("army-") || dear[0].says.key.contains("army"), "{dear:?}");
    let wild = game.changed(&small(game), &changes("elves.elf-spearmen-regiment.points", json!("many")));
    assert_eq!(wild.expect_err("no number")[0].says.key, "data-expected-integer");
}
