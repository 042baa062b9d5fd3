//! Damaged, edited and foreign logs are reported, never believed, and never a reason to panic.

use gonfalon_kernel::{
    RuleId,
    log::{Limits, Problem, Trouble, Unbuildable, Verified, replay, verify},
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::logs::{begun, build, finished, play_on, text};

fn verified(log: &str) -> Result<Verified, Trouble> {
    verify(log.as_bytes(), Limits::default(), build)
}

fn trouble(log: &str) -> Trouble {
    verified(log).expect_err("this log must not be believed")
}

/// A finished log whose line (counted from 1) is changed as JSON.
fn changed(line: usize, change: impl FnOnce(&mut Value)) -> String {
    let mut lines: Vec<String> = text(&finished(5)).lines().map(str::to_owned).collect();
    let mut record: Value = serde_json::from_str(&lines[line - 1]).expect("our own record");
    change(&mut record);
    lines[line - 1] = record.to_string();
    lines.join("\n") + "\n"
}

/// The first line with a given text in a finished log.
fn line_with(words: &str) -> usize {
    1 + text(&finished(5)).lines().position(|line| line.contains(words)).expect("such a line")
}

fn last_line() -> usize {
    text(&finished(5)).lines().count()
}

#[test]
fn an_edited_log_names_the_line() {
    let who = changed(1, |record| record["header"]["seats"][0] = json!("somebody else"));
    assert_eq!(trouble(&who), Trouble { line: 2, problem: Problem::Edited });
    let setup = changed(1, |record| record["header"]["setup"]["wind"] = json!(0.2));
    assert_eq!(trouble(&setup).line, 2);
    let hash = "0".repeat(64);
    let fingerprint = changed(4, |record| record["entry"]["hash"] = json!(hash));
    assert_eq!(trouble(&fingerprint), Trouble { line: 4, problem: Problem::Edited });
    let order = changed(3, |record| record["entry"]["action"] = json!({ "order": { "run": { "to": 1 } } }));
    assert_eq!(trouble(&order), Trouble { line: 3, problem: Problem::Edited });
    let luck = changed(2, |record| {
        let die = &mut record["begin"]["dice"][0]["value"];
        *die = json!(if *die == json!(1) { 2 } else { 1 });
    });
    assert_eq!(trouble(&luck), Trouble { line: 2, problem: Problem::Edited });
}

#[test]
fn another_end_is_not_believed() {
    let end = last_line();
    let outcome = changed(end, |record| record["end"]["outcome"]["winners"] = json!([0, 1, 2]));
    assert_eq!(trouble(&outcome), Trouble { line: end, problem: Problem::OtherEnd });
    let count = changed(end, |record| record["end"]["entries"] = json!(1));
    assert_eq!(trouble(&count).problem, Problem::OtherEnd);
}

#[test]
fn a_log_that_is_cut_short_is_reported_wherever_it_is_cut() {
    let log = text(&finished(5));
    for cut in 0..log.len() - 1 {
        let trouble = trouble(&log[..cut]);
        let lines = log[..cut].lines().count().max(1);
        let expected = if cut == 0 { Problem::NotALog } else { Problem::CutShort };
        assert_eq!((trouble.line, trouble.problem), (lines, expected), "cut at byte {cut}");
    }
    let mut running = begun(5);
    play_on(&mut running, 4, 1);
    assert_eq!(trouble(&text(running.course())).problem, Problem::CutShort);
}

#[test]
fn other_versions_and_games_are_told_apart() {
    let format = changed(1, |record| *record = json!({ "header": { "format": 9, "new": [] } }));
    assert_eq!(trouble(&format), Trouble { line: 1, problem: Problem::OtherFormat(9) });
    let rules = changed(1, |record| record["header"]["rules_version"] = json!(2));
    let expected = Unbuildable::OtherRules { found: 2, ours: 3 };
    assert_eq!(trouble(&rules), Trouble { line: 1, problem: Problem::Unbuildable(expected) });
    let game = changed(1, |record| record["header"]["game"] = json!("chess"));
    let expected = Unbuildable::UnknownGame("chess".to_owned());
    assert_eq!(trouble(&game).problem, Problem::Unbuildable(expected));
    let data = changed(1, |record| record["header"]["data_hash"] = json!("11"));
    assert!(matches!(trouble(&data).problem, Problem::Unbuildable(Unbuildable::OtherData { .. })));
    let setup = changed(1, |record| record["header"]["setup"] = json!(null));
    assert!(matches!(trouble(&setup).problem, Problem::Unbuildable(Unbuildable::Setup(_))));
    let field = changed(1, |record| record["header"]["extra"] = json!(1));
    assert!(matches!(trouble(&field), Trouble { line: 1, problem: Problem::Malformed(_) }));
    assert_eq!(trouble("{\"name\": \"something\"}\n").problem, Problem::NotALog);
}

#[test]
fn an_illegal_entry_names_the_rules() {
    let far = changed(3, |record| record["entry"]["action"] = json!({ "order": { "run": { "to": -900 } } }));
    let trouble_far = trouble(&far);
    assert_eq!(trouble_far.line, 3);
    assert_eq!(trouble_far.rules(), [RuleId("toy.run.stride"), RuleId("toy.run.table")]);
    let seat = changed(3, |record| record["entry"]["seat"] = json!(6));
    assert!(matches!(trouble(&seat), Trouble { line: 3, problem: Problem::NotAsked(_) }));
    let nonsense = changed(3, |record| record["entry"]["action"] = json!("dance"));
    assert!(matches!(trouble(&nonsense), Trouble { line: 3, problem: Problem::NotAnAnswer(_) }));
}

#[test]
fn dice_must_fit() {
    let rolled = line_with("\"purpose\":\"trip\"");
    let missing = changed(rolled, |record| record["entry"]["dice"] = json!([]));
    assert!(matches!(trouble(&missing), Trouble { line, problem: Problem::Dice(_) } if line == rolled));
    let purpose = changed(rolled, |record| record["entry"]["dice"][0]["purpose"] = json!("luck"));
    assert!(matches!(trouble(&purpose).problem, Problem::Dice(_)));
    let value = changed(rolled, |record| record["entry"]["dice"][0]["value"] = json!(7));
    assert!(matches!(trouble(&value).problem, Problem::Dice(_)));
    let extra = changed(3, |record| {
        record["entry"]["dice"] = json!([{ "purpose": "trip", "sides": 6, "value": 1 }]);
    });
    assert_eq!(trouble(&extra), Trouble { line: 3, problem: Problem::DiceLeft(1) });
}

#[test]
fn garbage_is_turned_away() {
    let log = text(&finished(5));
    let end = last_line();
    assert_eq!(trouble(&format!("{log}more\n")), Trouble { line: end + 1, problem: Problem::AfterEnd });
    assert!(verified(&format!("{log}\n \n")).is_ok(), "blank lines are no garbage");
    let twice = format!("{log}{log}");
    assert_eq!(trouble(&twice), Trouble { line: end + 1, problem: Problem::AfterEnd });
    let middle = log.replacen("\n{\"entry\"", "\nrubbish\n{\"entry\"", 1);
    assert!(matches!(trouble(&middle), Trouble { line: 3, problem: Problem::Malformed(_) }));
    let first = log.lines().next().expect("a header");
    let headers = log.replacen("\n{\"begin\"", &format!("\n{first}\n{{\"begin\""), 1);
    assert_eq!(trouble(&headers), Trouble { line: 2, problem: Problem::OutOfPlace });
    let deep = format!("{}\n", "[".repeat(100_000));
    assert_eq!(trouble(&deep).problem, Problem::NotALog);
}

#[test]
fn size_is_bounded() {
    let log = text(&finished(5));
    let within = |limits| verify(log.as_bytes(), limits, build).map_err(|trouble| trouble.problem);
    let usual = Limits::default();
    assert_eq!(within(Limits { line: 60, ..usual }), Err(Problem::LongLine { limit: 60 }));
    assert_eq!(within(Limits { entries: 2, ..usual }), Err(Problem::TooMany { limit: 2 }));
    assert_eq!(within(Limits { bytes: 900, ..usual }), Err(Problem::TooBig { limit: 900 }));
    let endless = std::io::BufReader::new(std::io::repeat(b'x'));
    let trouble = verify(endless, usual, build).expect_err("an endless line");
    assert_eq!(trouble.problem, Problem::LongLine { limit: usual.line });
}

#[test]
fn every_complaint_has_words_and_a_remedy() {
    for log in ["", "x\n", &changed(1, |record| record["header"]["game"] = json!("chess"))] {
        let trouble = trouble(log);
        assert!(trouble.says().key.starts_with("log-"));
        assert!(trouble.remedy().key.starts_with("log-remedy-"));
        assert!(trouble.says().args.iter().any(|(name, _)| *name == "line"));
    }
}

proptest! {
    #[test]
    fn arbitrary_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(verify(&*bytes, Limits::default(), build).is_err());
    }

    #[test]
    fn arbitrary_lines_after_a_sound_beginning_never_panic(
        seed in 0_u64..4, kept in 1_usize..8, bytes in proptest::collection::vec(any::<u8>(), 1..200)
    ) {
        let log = text(&finished(seed));
        let mut log: Vec<u8> = log.split_inclusive('\n').take(kept).collect::<String>().into_bytes();
        log.extend(bytes);
        prop_assert!(verify(&*log, Limits::default(), build).is_err());
        let _ = replay(&*log, Limits::default(), build);
    }

    /// Whatever happens to one byte, the log is either reported or still says exactly the same.
    #[test]
    fn a_changed_byte_is_found(seed in 0_u64..4, place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let log = text(&finished(seed));
        let before = verified(&log).expect("our own log");
        let mut bytes = log.clone().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] = byte;
        match verify(&*bytes, Limits::default(), build) {
            Err(_) => {}
            Ok(after) => prop_assert_eq!(before, after),
        }
    }

    /// Strange but well-formed answers are refused or played, never a panic.
    #[test]
    fn wild_entries_never_panic(to in any::<i32>(), seat in any::<u8>(), ask in any::<u32>()) {
        let log = changed(3, |record| {
            record["entry"]["action"] = json!({ "order": { "run": { "to": to } } });
            record["entry"]["seat"] = json!(seat);
            record["entry"]["ask"] = json!(ask);
        });
        let _ = verified(&log);
    }
}
