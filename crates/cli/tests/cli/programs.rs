//! Programs of others on the command line.
#![cfg(unix)]

use std::process::Command;

use crate::stage::{Stage, root};

const BATTLE: &str = "battle whdw --armies learning-orc,learning-empire --seed 5";

#[test]
fn a_program_sits_where_it_is_named() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        eprintln!("SKIPPED: there is no python3");
        return;
    }
    let stage = Stage::new();
    let example = root().join("examples/bot.py").display().to_string();
    let came = stage.run(&format!(
        "{BATTLE} --bot mine={example} --seats mine,program:{example} --bot-time 60000 --log a.jsonl --json"
    ));
    assert_eq!(came.code, 0, "{came:?}");
    let game = &came.json()["games"][0];
    assert_eq!(game["seats"], serde_json::json!(["mine", format!("program:{example}")]));
    assert_eq!(game["marks"], serde_json::json!([]));
    assert!(
        came.err.contains("mine: won") || came.err.contains("mine: lost"),
        "its words are passed on: {}",
        came.err
    );
    assert_eq!(stage.run("replay verify a.jsonl").code, 0, "a log needs no program");
}

#[test]
fn a_program_that_fails_is_told_of_in_both_languages() {
    let stage = Stage::new();
    let bad = format!("{BATTLE} --seats program:false,random");
    let came = stage.run(&bad);
    assert_eq!(came.code, 0, "{came:?}");
    assert!(came.out.contains("Red (program:false), once: The program ended with code 1"), "{}", came.out);
    let came = stage.run(&format!("{bad} --lang de"));
    assert!(came.out.contains("Das Programm endete mit Code 1"), "{}", came.out);
    let game = stage.run(&format!("{bad} --json")).json()["games"][0].clone();
    let mark = &game["marks"][0];
    assert_eq!(
        (&mark["seat"], &mark["fault"], &mark["out"]),
        (&"red".into(), &"stopped".into(), &true.into())
    );
    let series = stage.run(&format!("{bad} --games 3"));
    assert!(series.out.contains("Red (program:false), 3 times:"), "{}", series.out);
}

#[test]
fn names_and_commands_have_a_form() {
    let stage = Stage::new();
    for (words, complaint) in [
        ("--bot mine --seats mine", "names no program"),
        ("--bot mine= --seats mine", "names no program"),
        ("--seats program:", "names no program"),
        ("--bot greedy=x --seats greedy", "cannot be called"),
        ("--bot a=x --bot a=y --seats a", "cannot be called"),
        ("--bot a,b=x --seats random", "cannot be called"),
        ("--bot mine=x --seats other", "There is no bot"),
    ] {
        let came = stage.run(&format!("{BATTLE} {words}"));
        assert_eq!(came.code, 2, "{words}: {came:?}");
        assert!(came.err.contains(complaint), "{words}: {}", came.err);
    }
}
