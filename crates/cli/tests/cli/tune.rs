//! `gonfalon tune`.

use std::fs;

use crate::stage::{Stage, root};

/// A few quick games.
const QUICK: &str = "tune whdw --bot random --games 24 --seed 5";

#[test]
fn a_few_games_teach_something_and_always_the_same() {
    let stage = Stage::new();
    let run = |threads: u8| {
        let came = stage.run(&format!("{QUICK} --json --threads {threads}"));
        assert_eq!((came.code, came.err.as_str()), (0, ""), "{came:?}");
        came
    };
    let alone = run(1);
    assert_eq!(alone.out, run(4).out);
    let json = alone.json();
    assert_eq!((&json["games"], &json["held_out"]), (&24.into(), &6.into()));
    assert!(json["positions"]["learned"].as_u64() > json["positions"]["tried"].as_u64());
    let terms = json["terms"].as_array().expect("a list");
    assert!(terms.iter().any(|term| term["before"] != term["after"]), "{terms:?}");
    assert!(terms.iter().all(|term| term["after"].as_f64().is_some_and(f64::is_finite)), "{terms:?}");
}

#[test]
fn it_is_told_in_words() {
    let came = Stage::new().run(&format!("{QUICK} --lang de"));
    assert_eq!(came.code, 0, "{came:?}");
    for word in ["24 Partien von random", "vorher", "nachher", "judge-material", "Log-Verlust"] {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
    assert!(!came.out.contains('⟦'), "{}", came.out);
}

#[test]
fn weights_are_written_and_everything_else_stays() {
    let stage = Stage::new();
    let lore = root().join("crates/bots/lore/whdw.toml");
    let before = fs::read_to_string(lore).expect("the lore belongs to the project");
    stage.file("lore.toml", &before);
    let came = stage.run(&format!("{QUICK} --write --lore lore.toml --record records/whdw.toml"));
    assert_eq!(came.code, 0, "{came:?}");
    let after = stage.read("lore.toml");
    let changed: Vec<(&str, &str)> =
        before.lines().zip(after.lines()).filter(|(before, after)| before != after).collect();
    assert!(!changed.is_empty() && before.lines().count() == after.lines().count(), "{after}");
    for (before, after) in changed {
        let name = |line: &str| line.split(" = ").next().unwrap_or_default().to_owned();
        assert!(before.starts_with("judge-") && name(before) == name(after), "{before} and {after}");
    }
    let record = stage.read("records/whdw.toml");
    for word in
        ["command = \"gonfalon tune whdw --bot random --games 24 --seed 5\"", "[weights.before]", "log_loss"]
    {
        assert!(record.contains(word), "{word}: {record}");
    }
}

#[test]
fn what_cannot_be_learned_from_is_refused() {
    let stage = Stage::new();
    stage.file("empty.toml", "[weights]\n");
    for (line, word) in [
        ("tune whdw --bot nobody", "nobody"),
        ("tune whdw --games 3", "--games"),
        ("tune whdw --armies grimgor,teclis,azhag", "3"),
        ("tune whdw --armies grimgor,teclis --every-match", "--every-match"),
        ("tune whdw --lore lore.toml", "--write"),
        ("tune whdw --write --lore missing.toml", "missing.toml"),
        ("tune whdw --write --lore empty.toml", "judge-"),
        ("tune chess", "chess"),
    ] {
        let came = stage.run(line);
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{line}");
        assert!(came.err.contains(word), "{line}: {}", came.err);
    }
}
