//! `gonfalon replay`: sound logs, and every way in which a log can be unsound.

use crate::stage::{Came, Stage};

fn with_log() -> (Stage, Vec<String>) {
    let stage = Stage::new();
    let came = stage.run("battle whdw --seats random --armies teclis,azhag --seed 11 --log a.jsonl");
    assert_eq!(came.code, 0, "{came:?}");
    let lines = stage.read("a.jsonl").lines().map(str::to_owned).collect();
    (stage, lines)
}

/// Verifies a changed log; it must fail at a line with a remedy.
fn unsound(stage: &Stage, lines: &[String], line: usize) -> Came {
    stage.file("b.jsonl", lines.join("\n") + "\n");
    let came = stage.run("replay verify b.jsonl");
    assert_eq!(came.code, 1, "{came:?}");
    assert_eq!(came.out.lines().count(), 1, "{came:?}");
    assert!(came.out.starts_with(&format!("b.jsonl:{line}: ")), "{}", came.out);
    came
}

#[test]
fn a_sound_log_is_proven() {
    let (stage, lines) = with_log();
    let came = stage.run("replay verify a.jsonl a.jsonl");
    assert_eq!((came.code, came.out.lines().count()), (0, 2), "{came:?}");
    let json = stage.run("replay verify a.jsonl --json").json();
    assert_eq!(json["logs"][0]["verified"], true);
    assert_eq!(json["logs"][0]["decisions"], lines.len() - 3);
}

#[test]
fn an_edited_log_is_found_out() {
    let (stage, lines) = with_log();
    let with = |place: usize, from: &str, to: &str| {
        let mut edited = lines.clone();
        assert!(edited[place].contains(from), "{}", edited[place]);
        edited[place] = edited[place].replacen(from, to, 1);
        edited
    };
    let seat = if lines[2].contains("\"seat\":0") {
        ("\"seat\":0", "\"seat\":1")
    } else {
        ("\"seat\":1", "\"seat\":0")
    };
    unsound(&stage, &with(2, seat.0, seat.1), 3);
    unsound(&stage, &with(0, "\"seed\":11", "\"seed\":12"), 2);
    unsound(&stage, &with(0, "teclis", "tyrion"), 2);
    unsound(&stage, &with(1, "\"value\":", "\"value\":9,\"valu\":"), 2);
    let hash = lines[4].rsplit_once("\"hash\":\"").expect("every entry has one").1[..4].to_owned();
    let other = if hash == "0000" { "1111" } else { "0000" };
    unsound(&stage, &with(4, &format!("\"hash\":\"{hash}"), &format!("\"hash\":\"{other}")), 5);
    let last = lines.len() - 1;
    unsound(&stage, &with(last, "\"winners\":[", "\"winners\":[7,"), lines.len());
    let mut missing = lines.clone();
    missing.remove(5);
    unsound(&stage, &missing, 6);
}

#[test]
fn a_truncated_log_is_not_proven_but_can_be_told() {
    let (stage, lines) = with_log();
    let came = unsound(&stage, &lines[..20], 20);
    assert!(came.out.contains("stops here"), "{}", came.out);
    let shown = stage.run("replay show b.jsonl");
    assert!(shown.code == 0 && shown.last_line().contains("still running"), "{shown:?}");
    let whole = lines.join("\n");
    stage.file("c.jsonl", &whole[..whole.len() / 2]);
    assert_eq!(stage.run("replay verify c.jsonl").code, 1);
    let shown = stage.run("replay show c.jsonl");
    assert!(shown.code == 1 && shown.out.is_empty() && shown.err.contains("c.jsonl:"), "{shown:?}");
}

#[test]
fn other_files_are_no_logs() {
    let (stage, lines) = with_log();
    stage.file("garbage.jsonl", [0xff, 0x00, 0x80]);
    stage.file("empty.jsonl", "");
    stage.file("other.jsonl", "{\"a\": 1}\n");
    stage.file("nested.jsonl", "[".repeat(100_000));
    for name in ["garbage", "empty", "other", "nested"] {
        for command in ["verify", "show"] {
            let came = stage.run(&format!("replay {command} {name}.jsonl"));
            assert_eq!(came.code, 1, "{name}: {came:?}");
        }
    }
    let renamed: Vec<String> =
        lines.iter().map(|line| line.replace("\"game\":\"whdw\"", "\"game\":\"chess\"")).collect();
    let came = unsound(&stage, &renamed, 1);
    assert!(came.out.contains("chess"), "{}", came.out);
    let newer: Vec<String> =
        lines.iter().map(|line| line.replace("\"rules_version\":1", "\"rules_version\":99")).collect();
    assert!(unsound(&stage, &newer, 1).out.contains("99"));
}

#[test]
fn unreadable_files_are_told_from_unsound_ones() {
    let (stage, _) = with_log();
    let came = stage.run("replay verify nowhere.jsonl a.jsonl");
    assert_eq!(came.code, 2);
    assert!(came.err.contains("nowhere.jsonl: there is no such file"), "{}", came.err);
    assert!(came.out.starts_with("a.jsonl: proven"), "the others are still verified: {}", came.out);
    assert_eq!(stage.run("replay verify .").code, 2);
    assert_eq!(stage.run("replay show nowhere.jsonl").code, 2);
}

#[test]
fn a_match_is_told_in_both_languages() {
    let (stage, _) = with_log();
    let english = stage.run("replay show a.jsonl");
    assert_eq!(english.code, 0);
    let rounds = english.out.lines().filter(|line| line.starts_with("== ")).count();
    assert!(rounds >= 1 && english.out.lines().any(|line| line.starts_with("-- ")), "{}", english.out);
    let german = stage.run("replay show a.jsonl --lang de");
    assert_eq!(german.out.lines().count(), english.out.lines().count());
    assert!(german.last_line().contains("gewonnen"), "{}", german.last_line());
    assert!(!english.out.contains('⟦') && !german.out.contains('⟦'));
}

#[test]
fn a_match_is_told_to_scripts_as_it_is_to_people() {
    let (stage, _) = with_log();
    let told = stage.run("replay show a.jsonl --json");
    assert_eq!(told.code, 0);
    let value: serde_json::Value = serde_json::from_str(&told.out).expect("it is JSON");
    let lines = value["told"].as_array().expect("everything is told");
    let people = stage.run("replay show a.jsonl").out;
    for line in lines.iter().filter(|line| line["heading"] == 0) {
        let text = line["text"].as_str().expect("a sentence");
        assert!(people.lines().any(|other| other == text), "{text}");
        assert!(line["line"]["key"].as_str().is_some_and(|key| key.starts_with("event-")), "{line}");
    }
}
