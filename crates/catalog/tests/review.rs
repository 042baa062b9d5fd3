//! Reviews of golden logs: the same every time, true to the end, and silent about secrets of running matches.

use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
};

use gonfalon_catalog::{Attempt, Depth, GameEntry, Opening, Reviewed, Settings, Unreviewed, game};
use gonfalon_kernel::{Seat, log::Limits};
use serde_json::Value;

fn golden(name: &str) -> (&'static dyn GameEntry, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../replays/{name}.jsonl"));
    let id = name.split('/').next().expect("a golden log lies in the folder of its game");
    (game(id).expect("the game is offered"), fs::read_to_string(path).expect("a golden log"))
}

fn review(game: &dyn GameEntry, log: &str, depth: Depth) -> Reviewed {
    game.review(&mut log.as_bytes(), Limits::default(), depth, &|_| true).expect("a finished match")
}

fn winners(log: &str) -> Vec<u64> {
    let end: Value = serde_json::from_str(log.lines().last().expect("an end")).expect("JSON");
    let winners = end["end"]["outcome"]["winners"].as_array().expect("winners").clone();
    winners.iter().filter_map(Value::as_u64).collect()
}

#[test]
fn every_game_is_accounted_for() {
    for name in ["whdw/three-players", "kow/turn-timer", "wh40k/first", "dw/first"] {
        let (game, log) = golden(name);
        let Reviewed { review, better } = review(game, &log, Depth::Account);
        assert!(review.costly.is_empty() && better.is_empty() && !review.deep, "{name}");
        let (first, last) = (&review.chances[0], review.chances.last().expect("an end"));
        assert_eq!(first.count, 0, "{name}");
        assert_eq!(last.count as usize, log.lines().count() - 3, "{name}");
        let winners = winners(&log);
        for (seat, chance) in last.chances.iter().enumerate() {
            let share = match winners.len() {
                0 => 1.0 / last.chances.len() as f64,
                count if winners.contains(&(seat as u64)) => 1.0 / count as f64,
                _ => 0.0,
            };
            assert!((chance - share).abs() < 1e-3, "{name}: seat {seat} ended with {chance}");
            assert!((review.sides[seat].end - share).abs() < 1e-3, "{name}");
        }
        assert!(review.chances.windows(2).all(|pair| pair[0].count < pair[1].count), "{name}");
        assert!(review.rounds.windows(2).all(|pair| pair[0].round < pair[1].round), "{name}");
        assert!(
            review.sides.iter().any(|side| side.luck != 0.0 && side.luck_error > 0.0),
            "{name}: dice fell"
        );
    }
}

/// A match that is played at random for a while; then the first seat gives up.
fn short(seed: u64) -> (&'static dyn GameEntry, String) {
    let game = game("whdw").expect("the game is offered");
    let settings = Settings::default().with("scenario", "learning");
    let agreed = game.agree(&settings).expect("the learning scenario has its own armies");
    let seats = ["random".to_owned(), "random".to_owned()];
    let mut play = game.open(&Opening { agreed: &agreed, seats: &seats, seed }).expect("it can be opened");
    while play.count() < 36 {
        let seat = play.asks()[0].seat;
        let idea = play.puzzle(seat, "random").expect("the seat is asked").solve(&|_| true);
        play.act(seat, idea.ask, idea.action, 0).expect("bots answer by the rules");
    }
    assert!(play.resign(Seat(0)));
    (game, play.log().join("\n") + "\n")
}

#[test]
fn a_review_is_the_same_every_time_and_its_costs_are_beyond_doubt() {
    // Chance is kind to some of those who answer at random, and to whom depends on the data.
    let erring = |seed| {
        let (game, log) = short(seed);
        let first = review(game, &log, Depth::Brief);
        (!first.review.costly.is_empty()).then_some((game, log, first))
    };
    let (game, log, first) = (5..11).find_map(erring).expect("who answers at random makes mistakes");
    let told = AtomicU32::new(0);
    let watch = |done: f64| {
        told.fetch_max((done * 100.0) as u32, Ordering::Relaxed);
        (0.0..=1.0 + 1e-9).contains(&done)
    };
    let again = game.review(&mut log.as_bytes(), Limits::default(), Depth::Brief, &watch).expect("a review");
    assert!(told.load(Ordering::Relaxed) >= 99, "the sign of progress comes to its end");
    assert_eq!(first, again);
    let costly = &first.review.costly;
    assert_eq!(costly.len(), first.better.len());
    for decision in costly {
        assert!(decision.cost > 2.0 * decision.error - 1e-3, "{decision:?}");
        assert!((decision.possible - decision.expected - decision.cost).abs() < 1e-3, "{decision:?}");
        assert!(!decision.given.is_empty() && !decision.better.is_empty(), "{decision:?}");
    }
    assert!(costly.windows(2).all(|pair| pair[0].cost >= pair[1].cost));
    for seat in 0..2 {
        assert!(costly.iter().filter(|costly| costly.seat.0 == seat).count() <= 3);
    }
    puzzle(game, &log, &first);
}

/// The better answer solves the puzzle, and nonsense is refused.
fn puzzle(game: &dyn GameEntry, log: &str, reviewed: &Reviewed) {
    let (costly, better) = (&reviewed.review.costly[0], &reviewed.better[0]);
    let weigh = |own: &Value, count: u32| {
        let attempt = Attempt { count, own, better };
        game.weigh(&mut log.as_bytes(), Limits::default(), attempt, &|_| true)
    };
    let solved = weigh(better, costly.count).expect("it can be answered");
    assert!(solved.same && solved.short == 0.0, "{solved:?}");
    assert_eq!(weigh(&Value::from(17), costly.count), Err(Unreviewed::NotAsked));
    assert_eq!(weigh(better, 100_000), Err(Unreviewed::NotAsked));
}

#[test]
fn a_running_match_is_not_reviewed_and_nobody_has_to_wait() {
    let (game, log) = golden("whdw/learning");
    let begun: String = log.lines().take(30).map(|line| format!("{line}\n")).collect();
    let review = |log: &str, watch: &(dyn Fn(f64) -> bool + Sync)| {
        game.review(&mut log.as_bytes(), Limits::default(), Depth::Quick, watch)
    };
    assert_eq!(review(&begun, &|_| true), Err(Unreviewed::Running));
    assert_eq!(review(&log, &|_| false), Err(Unreviewed::Cancelled));
    assert_eq!(review(&log, &|done| done < 0.1), Err(Unreviewed::Cancelled));
    assert!(matches!(review("{}", &|_| true), Err(Unreviewed::Unsound(_))));
}
