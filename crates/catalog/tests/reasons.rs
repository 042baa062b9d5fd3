//! Why bots answer as they do, as far as others may know it.

use gonfalon_catalog::{GameEntry, Idea, Opening, Play, Settings, game, games};
use gonfalon_kernel::{Line, Seat};
use gonfalon_scene::{Plan, Reasons};
use gonfalon_text::Lang;

/// A match of ready armies between two players.
fn open(game: &dyn GameEntry, settings: &Settings) -> Box<dyn Play> {
    let agreed = game.every_match(settings, Some(2)).expect("there are matches").swap_remove(0);
    let seats = ["recruit".to_owned(), "recruit".to_owned()];
    game.open(&Opening { agreed: &agreed, seats: &seats, seed: 3 }).expect("it can begin")
}

/// Lets the bot of whoever is asked answer, and keeps its reasons.
fn step(play: &mut dyn Play, bot: &str) -> (Seat, Option<Reasons>) {
    let seat = play.asks().first().expect("the match is under way").seat;
    // As advice, so that it thinks about every question.
    let puzzle = play.advice(seat, bot).expect("the seat is asked");
    let Idea { ask, action, reasons, thoughts, .. } = puzzle.solve(&|_| true);
    play.act(seat, ask, action, 0).expect("bots answer legally");
    if let Some(thoughts) = thoughts {
        play.remember(thoughts);
    }
    (seat, reasons)
}

fn says(game: &dyn GameEntry, lang: Lang, lines: &[Line]) -> String {
    lines.iter().map(|line| game.texts().line(lang, line)).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_game_tells_the_reasons_of_its_bots_in_words() {
    for game in games() {
        let mut play = open(*game, &Settings::default());
        let mut told = 0;
        for answer in 0..14 {
            // Most answers are given quickly, to get further into the match.
            let bot = if answer % 2 == 0 { "recruit" } else { "greedy" };
            let (_, reasons) = step(&mut *play, bot);
            let Some(reasons) = reasons else { continue };
            assert!(reasons.plans.len() <= 3 && !reasons.plans.is_empty(), "{}", game.id());
            for Plan { says: lines, draft, expected, low, .. } in &reasons.plans {
                assert!(low <= expected && draft.is_some(), "{}: {draft:?}", game.id());
                let words = says(*game, Lang::De, lines);
                assert!(!lines.is_empty() && !words.contains('{'), "{}: {words:?}", game.id());
                told += 1;
            }
            assert_eq!(reasons.outlook.len(), 2);
        }
        assert!(told > 3, "{}", game.id());
    }
}

#[test]
fn a_sealed_answer_has_no_reasons_for_others_before_it_is_opened() {
    let game = game("whdw").expect("it is there");
    let mut play = open(game, &Settings::default().with("scenario", "learning"));
    let mut sealed = 0;
    for _ in 0..60 {
        let common = play.asks().len() > 1;
        let quick = if common { "recruit" } else { "greedy" };
        let (seat, reasons) = step(&mut *play, quick);
        if !common || reasons.is_none() {
            continue;
        }
        sealed += 1;
        let (count, other) = (play.count(), Seat(1 - seat.0));
        assert!(play.why(Some(seat), count).is_some(), "who sealed it knows why");
        assert_eq!(play.why(Some(other), count), None);
        assert_eq!(play.why(None, count), None);
        let (_, _) = step(&mut *play, "greedy");
        let why = play.why(Some(other), count).expect("it has been opened");
        for plan in &why.plans[1..] {
            assert!(plan.secret && plan.says.is_empty(), "the other cards are nobody's business: {plan:?}");
        }
        assert!(play.back_to(count - 1));
        assert_eq!(play.why(Some(seat), count), None, "what is taken back is forgotten");
        step(&mut *play, "greedy");
        if sealed == 2 {
            return;
        }
    }
    panic!("no answer was sealed");
}

#[test]
fn chances_make_one_and_follow_from_what_a_seat_knows() {
    for game in games() {
        let mut play = open(*game, &Settings::default());
        assert!(play.outlook(Seat(0)).is_none(), "before the first round nobody can tell");
        while play.outlook(Seat(0)).is_none() {
            step(&mut *play, "greedy");
        }
        for seat in Seat::all(2) {
            let chances = play.outlook(seat).expect("it is under way").weigh();
            let sum: u32 = chances.iter().map(|chance| u32::from(*chance)).sum();
            assert!(chances.len() == 2 && (999..=1001).contains(&sum), "{}: {chances:?}", game.id());
        }
    }
}
