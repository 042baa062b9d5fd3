//! What every case checks for free: mistakes of the game that no statement of the card speaks of.

use gonfalon_kernel::{Seat, card::Trouble};

use crate::speaks::run;

fn trouble(lines: &str) -> (usize, Trouble) {
    let text = format!("rule toy.run.stride  x\nluck red 1\nluck blue 2\n{lines}\n");
    let failure = run(&text).remove(0).failure.expect("this game is faulty");
    (failure.line, failure.trouble)
}

#[test]
fn citations_must_exist() {
    let nearest = Some("toy.order.sealed".to_owned());
    let expected = Trouble::CitesUnknown { id: "toy.order.saeled".to_owned(), nearest };
    assert_eq!(trouble("fault unknown-citation\nask red"), (5, expected));
}

#[test]
fn views_must_be_honest() {
    let (line, found) = trouble("fault leak\nask red");
    assert_eq!((line, found), (5, Trouble::Dishonest("blue knows the luck of red".to_owned())));
}

#[test]
fn the_games_own_answers_must_be_legal() {
    let (line, found) = trouble("fault bad-fallback\nask red\nask blue");
    assert_eq!(line, 6);
    assert!(matches!(found, Trouble::BadProposal { from: "fallback", seat: Seat(0), .. }));
    let (_, found) = trouble("fault bad-proposal\nask red");
    assert!(matches!(found, Trouble::BadProposal { from: "proposals", .. }));
    let (_, found) =
        trouble("fault bad-alternative\nrunner red at 10\ntry red run -10 => refused toy.run.table");
    assert!(matches!(found, Trouble::BadProposal { from: "alternatives", .. }));
}

#[test]
fn a_case_must_replay() {
    assert_eq!(trouble("fault unsteady\nask red").1, Trouble::ReplayDiffers { entries: 0 });
}

#[test]
fn a_game_that_breaks_down_fails_its_case_only() {
    let trip = "runner red at 10\ndo red run 20\ndo blue hold\ndo blue trip\nask red";
    let (line, found) = trouble(&format!("fault panic\n{trip}"));
    assert_eq!((line, found), (8, Trouble::Panicked("a shoelace is untied".to_owned())));
}
