//! `gonfalon lab`.

use std::{fs, process::Command, thread, time::Duration};

use serde_json::Value;

use crate::stage::{Stage, root};

/// A quick study with these lines more.
fn quick(stage: &Stage, name: &str, more: &str) {
    let text = "game = \"kow\"\narmies = [\"spears-of-the-dawn\", \"pact-of-ash-and-bone\"]\nbots = [\"random\"]\n\
                scenarios = [\"kill\", \"pillage\"]\n";
    stage.file(name, format!("{text}{more}"));
}

#[test]
fn a_study_is_played_kept_and_shown_in_both_languages() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "title = \"Two armies\"\ngames = 4\n");
    let ran = stage.run("lab run a.toml");
    assert_eq!(ran.code, 0, "{ran:?}");
    for word in [
        "Two armies (Kings of War): 8 games in 2 match-ups",
        "spears-of-the-dawn",
        "first players score",
        "8 games played",
    ] {
        assert!(ran.out.contains(word), "{word}: {}", ran.out);
    }
    let again = stage.run("lab run a.toml --threads 1");
    assert!(
        again.code == 0
            && again.out.contains("0 games played")
            && again.out.contains("8 had been played before")
    );
    let shown = stage.run("lab show a.sqlite --units --rules --lang de");
    assert_eq!(shown.code, 0, "{shown:?}");
    for word in ["8 Partien in 2 Begegnungen", "elf-spearmen-regiment", "kow.", "Szenario", "Unentschieden"] {
        assert!(shown.out.contains(word), "{word}: {}", shown.out);
    }
    assert!(!shown.out.contains('⟦') && !again.out.contains('⟦'));
    let json = stage.run("lab show a.sqlite --json").json();
    assert_eq!(json["summary"]["games"], 8);
    assert_eq!(json["summary"]["cells"].as_array().map(Vec::len), Some(2));
    assert!(
        json["comparison"].is_null()
            && json["summary"]["units"].as_array().is_some_and(|units| units.len() > 8)
    );
}

#[test]
fn faults_are_told_before_anything_is_played() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "games = 3\nagainst = [\"gready\"]\nsede = 4\n");
    let came = stage.run("lab run a.toml");
    assert_eq!((came.code, came.out.as_str()), (2, ""));
    for word in ["a.toml:5: games: ", "a.toml:7: ", "Did you mean “seed”?", "a.toml: against.0: ", "greedy"]
    {
        assert!(came.err.contains(word), "{word}: {}", came.err);
    }
    assert!(!stage.folder.join("a.sqlite").exists());
    let german = stage.run("lab run a.toml --lang de");
    assert!(
        german.code == 2 && german.err.contains("gerade Zahl") && !german.err.contains('⟦'),
        "{german:?}"
    );
    assert_eq!(stage.run("lab run nowhere.toml").code, 2);
    assert_eq!(stage.run("lab show nowhere.sqlite").code, 2);
}

#[test]
fn results_of_a_study_that_was_changed_are_refused() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "games = 2\n");
    assert_eq!(stage.run("lab run a.toml").code, 0);
    quick(&stage, "a.toml", "games = 4\n");
    let came = stage.run("lab run a.toml");
    assert!(came.code == 2 && came.err.contains("another study"), "{came:?}");
    assert_eq!(stage.run("lab run a.toml --results b.sqlite").code, 0);
    let nowhere = stage.run("lab run a.toml --results no/where.sqlite");
    assert!(nowhere.code == 2 && nowhere.err.contains("cannot be opened"), "{nowhere:?}");
    stage.file("text.sqlite", "this is a text and no database, however long it may be");
    let foreign = stage.run("lab run a.toml --results text.sqlite");
    assert!(foreign.code == 2 && foreign.err.contains("no file of results"), "{foreign:?}");
    assert!(stage.read("text.sqlite").starts_with("this is a text"), "nothing was written over it");
}

#[test]
fn two_versions_are_compared() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "games = 10\ncount = []\n[changes]\noptions.length = 2\n");
    let came = stage.run("lab compare a.toml");
    assert_eq!(came.code, 0, "{came:?}");
    for word in ["A difference was seen.", "at most 5 %", "with the same dice", "rounds"] {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
    let json = stage.run("lab compare a.toml --json").json();
    assert_eq!((&json["comparison"]["seen"], &json["runs"][0]["played"]), (&true.into(), &0.into()));
    let rounds = &json["comparison"]["rounds"];
    assert!(rounds["difference"]["value"].as_f64().is_some_and(|value| value < -1.0), "{rounds}");
    quick(&stage, "b.toml", "games = 10\ncount = []\n");
    quick(&stage, "c.toml", "games = 10\ncount = []\nseed = 50\n");
    let same = stage.run("lab compare b.toml c.toml --lang de");
    assert!(same.code == 0 && same.out.contains("Kein Unterschied zu sehen."), "{same:?}");
    let alone = stage.run("lab compare b.toml");
    assert!(alone.code == 2 && alone.err.contains("[changes]"), "{alone:?}");
}

#[test]
fn a_game_of_a_study_becomes_a_log() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "games = 4\n[changes]\ndata.kow.elves.elf-spearmen-regiment.nerve = 40\n");
    for number in [0, 7, 15] {
        let came = stage.run(&format!("lab game a.toml {number} --log {number}.jsonl --json"));
        assert_eq!(came.code, 0, "{came:?}");
        let proven = stage.run(&format!("replay verify {number}.jsonl --json")).json();
        assert_eq!(proven["logs"][0]["winners"], came.json()["winners"]);
        assert_eq!(proven["logs"][0]["seats"], came.json()["seats"]);
    }
    assert!(stage.read("7.jsonl").contains("elf-spearmen-regiment.nerve"), "logs hold the changes");
    assert!(stage.run("replay show 7.jsonl --lang de").out.lines().count() > 20);
    let taken = stage.run("lab game a.toml 0 --log 0.jsonl");
    assert!(taken.code == 2 && taken.err.contains("0.jsonl"), "{taken:?}");
    let words = stage.run("lab game a.toml 3");
    assert!(words.code == 0 && words.out.contains("with the changes of the study"), "{words:?}");
    let none = stage.run("lab game a.toml 16");
    assert!(none.code == 2 && none.err.contains("0 to 15"), "{none:?}");
}

#[test]
fn a_report_is_one_page_that_is_never_overwritten() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "title = \"Two armies\"\ngames = 4\n");
    let early = stage.run("lab report a.toml");
    assert!(early.code == 2 && early.err.contains("gonfalon lab run"), "{early:?}");
    assert_eq!(stage.run("lab run a.toml").code, 0);
    let came = stage.run("lab report a.toml");
    assert!(came.code == 0 && came.out.contains("a.html"), "{came:?}");
    let page = stage.read("a.html");
    assert!(page.contains("<h1>Two armies</h1>") && page.contains("gonfalon lab game a.toml "), "{page}");
    let again = stage.run("lab report a.sqlite");
    assert!(again.code == 2 && again.err.contains("a.html") && again.err.contains("--force"), "{again:?}");
    assert_eq!(stage.run("lab report a.sqlite --force").code, 0);
    assert_eq!(stage.read("a.html"), page, "the same by study and by results");
    let german = stage.run("lab report a.toml --out b.html --lang de");
    assert!(german.code == 0 && german.out.contains("Bericht"), "{german:?}");
    assert!(stage.read("b.html").contains("Wer ist stärker?"));
    let nowhere = stage.run("lab report a.toml --out no/where.html");
    assert!(nowhere.code == 2 && nowhere.err.contains("no"), "{nowhere:?}");
    quick(&stage, "a.toml", "games = 6\n");
    let changed = stage.run("lab report a.toml --out c.html");
    assert!(changed.code == 2 && changed.err.contains("another study"), "{changed:?}");
    stage.file("text.sqlite", "this is no file of results");
    assert_eq!(stage.run("lab report text.sqlite").code, 2);
    assert_eq!(stage.run("lab report nowhere.toml").code, 2);
}

#[test]
fn results_become_tables_for_other_tools() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "games = 4\n");
    assert_eq!(stage.run("lab run a.toml").code, 0);
    let came = stage.run("lab export a.sqlite --out tables");
    assert!(came.code == 0 && came.out.contains("8 rows"), "{came:?}");
    assert!(
        stage
            .read("tables/games.csv")
            .lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("0,0,0,0,spears-of-the-dawn,"))
    );
    assert!(stage.read("tables/units.csv").contains(",elf-spearmen-regiment,"));
    assert!(stage.read("tables/rules.csv").contains(",kow."));
    let taken = stage.run("lab export a.toml --out tables");
    assert!(taken.code == 2 && taken.err.contains("games.csv"), "{taken:?}");
    assert_eq!(stage.run("lab export a.toml --out tables --force").code, 0);
    assert_eq!(stage.run("lab export a.toml --out tables --format tsv --lang de").code, 0);
    assert!(stage.read("tables/games.tsv").starts_with("number\tvariant\t"));
    let unknown = stage.run("lab export a.toml --out tables --format xml");
    assert!(unknown.code == 2 && unknown.err.contains("csv"), "{unknown:?}");
}

#[cfg(unix)]
#[test]
fn a_signal_stops_cleanly_and_the_same_command_goes_on() {
    let stage = Stage::new();
    quick(&stage, "a.toml", "games = 20000\ncount = []\n");
    let mut child = Command::new(env!("CARGO_BIN_EXE_gonfalon"))
        .args(["lab", "run", "a.toml", "--json"])
        .current_dir(&stage.folder)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program can be run");
    thread::sleep(Duration::from_millis(2500));
    let told =
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("there is a kill");
    assert!(told.success());
    let code = child.wait().expect("it ends by itself").code();
    assert_eq!(code, Some(1), "something is missing");
    let mut out = String::new();
    std::io::Read::read_to_string(&mut child.stdout.take().expect("it was piped"), &mut out)
        .expect("it is text");
    let first: Value = serde_json::from_str(&out).expect("it is JSON");
    let played = first["run"]["played"].as_u64().expect("a number");
    assert!(played > 0 && first["run"]["finished"] == false, "{}", first["run"]);
    assert_eq!(first["results"]["summary"]["games"], played);
    let shown = stage.run("lab show a.sqlite --json").json();
    assert_eq!(shown["summary"]["games"], played);
}

#[test]
fn the_sample_studies_can_be_played() {
    let stage = Stage::new();
    let mut seen = 0;
    for entry in fs::read_dir(root().join("studies")).expect("there are samples") {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_some_and(|ending| ending == "toml") {
            // Playing them takes long; a game of each is enough to see that they are sound.
            let came = stage.run_words(&["lab", "game", &path.to_string_lossy(), "1", "--json"]);
            assert_eq!(came.code, 0, "{}: {came:?}", path.display());
            seen += 1;
        }
    }
    assert!(seen >= 4);
}
