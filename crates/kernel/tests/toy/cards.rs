//! The card runner: cards that hold, and every kind of complaint about those that do not.

use std::path::PathBuf;

use gonfalon_kernel::{
    Seat,
    card::{LARGEST_CARD, Trouble, Verdict, find_cards, run_file},
};

use crate::speaks::{ToyWords, ledger, run};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/toy/cards")
}

/// A case about the stride with both lucks set, followed by some lines; the first of them is line 4.
fn case(lines: &str) -> String {
    format!("rule toy.run.stride  Test\nluck red 1\nluck blue 2\n{lines}\n")
}

fn only(text: &str) -> Verdict {
    let mut verdicts = run(text);
    assert_eq!(verdicts.len(), 1, "one case gives one verdict");
    verdicts.remove(0)
}

/// Where and why a card fails: line, column, trouble.
fn failure(text: &str) -> (usize, usize, Trouble) {
    let failure = only(text).failure.expect("this card must fail");
    (failure.line, failure.column, failure.trouble)
}

fn nearest(word: &str) -> Option<String> {
    Some(word.to_owned())
}

#[test]
fn the_cards_of_the_toy_hold() {
    let files = find_cards(&[folder()]).expect("the folder is there");
    let names: Vec<_> = files.iter().filter_map(|file| file.file_name()?.to_str()).collect();
    assert_eq!(names, ["end.card", "orders.card", "trips.card"], "sorted, and only cards");
    let ledger = ledger();
    let verdicts: Vec<Verdict> = files.iter().flat_map(|file| run_file::<ToyWords>(file, &ledger)).collect();
    for verdict in &verdicts {
        assert!(verdict.passed(), "{}", verdict.report(&|line| format!("{line:?}")));
    }
    assert_eq!(verdicts.len(), 9);
    let wrong = verdicts.iter().find(|verdict| verdict.known_wrong.is_some()).expect("one known mistake");
    assert_eq!(wrong.known_wrong.as_deref(), Some("the toy does not count beyond five"));
    assert!(wrong.proves().is_empty(), "a known mistake proves nothing");
}

#[test]
fn the_examples_of_the_manual_hold() {
    let manual = include_str!("../../../../docs/cards/README.md");
    let examples: Vec<&str> =
        manual.split("```card\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(examples.len(), 5);
    for verdict in examples.iter().flat_map(|example| run(example)) {
        assert!(verdict.passed(), "{}", verdict.report(&|line| format!("{line:?}")));
    }
}

#[test]
fn a_byte_order_mark_does_no_harm() {
    assert!(only(&format!("\u{feff}{}", case("ask red order"))).passed());
}

#[test]
fn a_case_has_rules_and_a_title() {
    let verdict =
        only("rule toy.run.stride toy.run.table  Two  rules # and a remark\nask red\ndice luck 1 1");
    assert_eq!(verdict.title, "Two rules");
    assert_eq!(verdict.ids, ["toy.run.stride", "toy.run.table"]);
    assert_eq!((verdict.line, verdict.place().as_str()), (1, "test.card:1"));
}

#[test]
fn unknown_words_come_with_the_nearest() {
    let word = Trouble::UnknownWord { word: "runer".to_owned(), nearest: nearest("runner") };
    assert_eq!(failure(&case("runer red at 5")), (4, 1, word));
    let word = Trouble::UnknownWord { word: "doo".to_owned(), nearest: nearest("do") };
    assert_eq!(failure(&case("  doo red hold")), (4, 3, word));
    let seat = Trouble::UnknownSeat { word: "bleu".to_owned(), nearest: nearest("blue") };
    assert_eq!(failure(&case("do bleu hold")), (4, 4, seat));
    let id = Trouble::UnknownId { id: "toy.run.strid".to_owned(), nearest: nearest("toy.run.stride") };
    assert_eq!(failure("rule toy.run.strid  x"), (1, 6, id.clone()));
    assert_eq!(failure(&case("try red run 900 => refused toy.run.strid")), (4, 28, id));
    let id = Trouble::NoRuleId { prefix: "toy", nearest: nearest("toy.run.stride") };
    assert_eq!(failure("rule tyo.run.stride  x"), (1, 6, id));
    assert_eq!(failure("rule"), (1, 1, Trouble::NoRuleId { prefix: "toy", nearest: None }));
}

#[test]
fn statements_have_a_form() {
    let forms =
        ["dice", "dice luck", "do", "do red hold =>", "try red hold", "try red run 900 => refused", "try"];
    let more =
        ["ask", "see red", "hide", "why trip red", "why => 5", "then", "fails", "fails because", "then =>"];
    for line in forms.iter().chain(&more) {
        let (at, column, trouble) = failure(&case(line));
        assert!(matches!(trouble, Trouble::Form(_)), "{line}: {trouble:?}");
        assert_eq!((at, column), (4, 1), "{line}");
    }
    assert_eq!(failure(&case("do red hold=> revealed")), (4, 8, Trouble::GluedArrow("hold=>".to_owned())));
    assert_eq!(failure(&case("=> revealed")).2, Trouble::NothingBeforeArrow);
    assert_eq!(failure("runner red at 5"), (1, 1, Trouble::BeforeRule));
    assert_eq!(failure("# nothing\n\n").2, Trouble::NoCase);
    assert_eq!(failure(&case("")).2, Trouble::ClaimsNothing);
    assert_eq!(failure(&case("ask red\nrunner red at 5")), (5, 1, Trouble::LateSetup { since: 4 }));
}

#[test]
fn the_game_complains_in_its_own_words() {
    let (line, column, trouble) = failure(&case("runner red at here"));
    assert_eq!((line, column, trouble), (4, 15, Trouble::Game("`here` is no number".to_owned())));
    let (line, column, trouble) = failure(&case("do red rnu 5"));
    let complaint = "`rnu` is no action; did you mean run?".to_owned();
    assert_eq!((line, column, trouble), (4, 8, Trouble::Game(complaint)));
    assert!(matches!(failure(&case("do red")).2, Trouble::Game(_)));
    assert!(matches!(failure(&case("try something => allowed")).2, Trouble::Game(_)));
    assert!(matches!(failure(&case("see red something")).2, Trouble::Game(_)));
    assert!(matches!(failure(&case("why something => 5")).2, Trouble::Game(_)));
    assert_eq!(
        failure(&case("dice luck many\nask red")),
        (4, 11, Trouble::Game("`many` is no number".into()))
    );
}

#[test]
fn answers_must_be_asked_for_and_legal() {
    assert_eq!(failure(&case("do red hold\ndo red hold")), (5, 1, Trouble::NotAsked(Seat(0))));
    assert_eq!(failure(&case("do green hold")).2, Trouble::NoSuchSeat(Seat(2)));
    assert_eq!(failure(&case("see green luck red")).2, Trouble::NoSuchSeat(Seat(2)));
    let (line, _, trouble) = failure(&case("do red run 900"));
    assert_eq!((line, trouble.refusals().len()), (4, 1));
    assert!(matches!(trouble, Trouble::Refused(_)));
    assert!(matches!(failure(&case("try red run 900 => allowed")).2, Trouble::Refused(_)));
    assert_eq!(failure(&case("try red run 9 => refused toy.run.stride")).2, Trouble::NotRefused);
    let (.., trouble) = failure(&case("try red run 900 => refused toy.run.stride toy.run.table"));
    assert!(matches!(trouble, Trouble::RefusedOtherwise { missing, .. } if missing == "toy.run.table"));
}

#[test]
fn claims_are_compared_with_the_table() {
    let other = Trouble::AskedOtherwise { seat: Seat(0), found: "order".to_owned() };
    assert_eq!(failure(&case("ask red trip")).2, other);
    assert_eq!(failure(&case("ask red nothing")).2, Trouble::Asked(Seat(0)));
    assert_eq!(failure(&case("ask nobody")).2, Trouble::Asked(Seat(0)));
    assert_eq!(failure(&case("hide red luck red")).2, Trouble::NotHidden);
    assert_eq!(failure(&case("see red luck blue")).2, Trouble::NotSeen);
    let found = "5+ = 6 - 1 luck [toy.trip.roll]".to_owned();
    assert_eq!(failure(&case("why trip red => 5+")).2, Trouble::ExplainedOtherwise { found });
    let trouble = Trouble::Expected { expectation: "red at 5".to_owned(), found: "red at 0".to_owned() };
    assert_eq!(failure(&case("do red hold => red at 0;red at 5")), (4, 25, trouble.clone()));
    assert_eq!(failure(&case("then red at 0 ; red at 5")), (4, 17, trouble));
}

#[test]
fn dice_are_scripted_exactly() {
    let missing = "rule toy.trip.luck  x\ndice luck 1\n\nask red";
    assert!(matches!(failure(missing), (4, 1, Trouble::Dice(misfit)) if misfit.found.is_none()));
    let other = "rule toy.trip.luck  x\ndice trip 1\nask red";
    assert!(matches!(failure(other), (3, 1, Trouble::Dice(misfit)) if misfit.found.is_some()));
    let impossible = "rule toy.trip.luck  x\ndice luck 4 1\nask red";
    assert!(matches!(failure(impossible).2, Trouble::Dice(_)));
    let left = Trouble::DiceLeft(vec!["luck 2".to_owned(), "trip 6".to_owned()]);
    assert_eq!(failure("rule toy.trip.luck  x\ndice luck 1 1 2\ndice trip high\nask red"), (2, 15, left));
}

#[test]
fn a_report_shows_how_it_came_to_this() {
    let verdict =
        only(&case("runner red at 90\ndo red run 120\ndice trip 6\ndo blue hold => blue at 7\nask red"));
    let report = verdict.report(&|line| line.key.to_owned());
    let expected = "test.card:7:17: card-expected
  card-part-card
       1  rule toy.run.stride  Test
       2  luck red 1
       3  luck blue 2
       4  runner red at 90
       5  do red run 120
       6  dice trip 6
       7  do blue hold => blue at 7
  card-part-table
    red at 120
    blue at 0
  card-part-asks
    red: order [toy.order.sealed]
    blue: order [toy.order.sealed]
  card-part-events
    Sealed { seat: Seat(1), order: Some(Hold) }
    Revealed([(Seat(0), Run { to: 120 }), (Seat(1), Hold)])
    Ran { seat: Seat(0), to: 120 }
    RoundBegan(2)
  card-part-dice
    trip 6
";
    assert_eq!(report, expected);
    assert_eq!(verdict.failure.expect("it failed").statement, "do blue hold => blue at 7");
    let refused = only(&case("do red run 900")).report(&|line| line.key.to_owned());
    assert!(refused.starts_with("test.card:4:1: card-refused\n  toy.run.stride: toy-too-far\n"), "{refused}");
}

#[test]
fn a_bad_case_does_not_spoil_its_neighbours() {
    let good = "luck red 1\nluck blue 1\nask red order\n";
    let text =
        format!("rule toy.run.stride A\n{good}rule toy.run.strde B\nfoo\nrule toy.run.table C\n{good}");
    let verdicts = run(&text);
    assert_eq!(verdicts.iter().map(Verdict::passed).collect::<Vec<_>>(), [true, false, true]);
}

#[test]
fn a_case_marked_as_failing_must_fail_for_its_rules_and_not_for_its_spelling() {
    let holds = case("fails because of nothing\nask red order");
    assert_eq!(failure(&holds), (4, 1, Trouble::DoesNotFail));
    assert!(only(&case("fails because the toy is wrong\nask red trip")).passed());
    assert!(!only(&case("fails because the toy is wrong\nasq red trip")).passed());
}

#[test]
fn files_that_are_no_cards_are_reported() {
    let missing = run_file::<ToyWords>(&folder().join("missing.card"), &ledger());
    assert!(
        matches!(&missing[0].failure, Some(failure) if matches!(failure.trouble, Trouble::Unreadable(_)))
    );
    assert!(find_cards(&[folder().join("missing")]).is_err());
    let large = std::env::temp_dir().join(format!("gonfalon-large-{}.card", std::process::id()));
    std::fs::write(&large, "#".repeat(LARGEST_CARD as usize + 1)).expect("a temporary file");
    let verdicts = run_file::<ToyWords>(&large, &ledger());
    std::fs::remove_file(&large).expect("our own file");
    assert_eq!(
        verdicts[0].failure.as_ref().map(|failure| failure.trouble.clone()),
        Some(Trouble::TooLong { limit: LARGEST_CARD })
    );
}
