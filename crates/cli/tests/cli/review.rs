//! `gonfalon review`: a finished match looked at again.

use crate::stage::Stage;

fn with_log() -> Stage {
    let stage = Stage::new();
    let came = stage.run("battle whdw --seats greedy,random --scenario learning --seed 3 --log a.jsonl");
    assert_eq!(came.code, 0, "{came:?}");
    stage
}

#[test]
fn luck_is_told_in_both_languages() {
    let stage = with_log();
    let english = stage.run("review a.jsonl --luck");
    assert_eq!(english.code, 0, "{english:?}");
    assert!(english.out.contains('█') && english.out.contains("own decisions"), "{}", english.out);
    let german = stage.run("review a.jsonl --luck --lang de");
    assert_eq!(german.out.lines().count(), english.out.lines().count());
    assert!(german.out.contains("eigene Entscheidungen"), "{}", german.out);
    assert!(!english.out.contains('⟦') && !german.out.contains('⟦'));
    assert!(english.err.is_empty(), "{}", english.err);
}

#[test]
fn what_cannot_be_reviewed_is_refused_in_words() {
    let stage = with_log();
    let log = stage.read("a.jsonl");
    let begun: String = log.lines().take(20).map(|line| format!("{line}\n")).collect();
    stage.file("b.jsonl", begun);
    let running = stage.run("review b.jsonl");
    assert!(running.code == 1 && running.err.contains("not over yet"), "{running:?}");
    stage.file("c.jsonl", "{}\n");
    let other = stage.run("review c.jsonl");
    assert!(other.code == 1 && other.err.contains("c.jsonl:1:"), "{other:?}");
    assert_eq!(stage.run("review nowhere.jsonl").code, 2);
    assert_eq!(stage.run("review a.jsonl --deep --luck").code, 2);
}
