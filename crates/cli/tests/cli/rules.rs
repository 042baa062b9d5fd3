//! `gonfalon rules`.

use crate::stage::{Stage, root};

const CARD: &str = "\
rule whdw.move.stop-on-enemy  A disk stops when it pins an enemy
place red  orc-boyz             at 10,10
place blue marienburg-swordsmen at 13,10
turn  red with eager-troops
try   red move orc-boyz east east   => refused whdw.move.stop-on-enemy
";

#[test]
fn coverage_tells_proven_from_open() {
    let stage = Stage::new();
    stage.file("cards/whdw/move.card", CARD);
    let came = stage.run("rules coverage whdw");
    assert_eq!(came.code, 1, "one card does not prove a book");
    assert!(came.last_line().starts_with("1 proven, "), "{}", came.out);
    let json = stage.run("rules coverage whdw --json").json();
    let proof = &json["games"][0]["proven"]["whdw.move.stop-on-enemy"][0];
    assert_eq!(
        proof.as_str().map(|place| place.replace('\\', "/")).as_deref(),
        Some("cards/whdw/move.card:1")
    );
    let page = stage.run("rules coverage whdw --markdown");
    assert!(page.out.contains("- `whdw.move.stop-on-enemy`: `cards/whdw/move.card:1`"), "{}", page.out);
    assert!(page.out.contains("**open**"));
}

#[test]
fn a_failing_card_proves_nothing() {
    let stage = Stage::new();
    stage.file("mine/move.card", CARD.replace("=> refused whdw.move.stop-on-enemy", "=> allowed"));
    let came = stage.run("rules coverage whdw --cards mine");
    assert!(came.last_line().starts_with("0 proven, "), "{}", came.out);
    assert!(came.out.contains("One case fails and proves nothing."), "{}", came.out);
}

#[test]
fn a_missing_folder_is_said_clearly() {
    let stage = Stage::new();
    for arguments in
        ["rules coverage whdw", "rules coverage --cards nowhere", "rules show whdw.move.flip --cards nowhere"]
    {
        let came = stage.run(arguments);
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{arguments}");
        assert!(came.err.contains("there is no such folder"), "{arguments}: {}", came.err);
    }
    assert_eq!(stage.run("rules coverage chess").code, 2);
}

#[test]
fn show_tells_a_rule_and_its_cards() {
    let stage = Stage::new();
    stage.file("cards/whdw/move.card", CARD);
    let came = stage.run("rules show whdw.move.stop-on-enemy");
    assert_eq!(came.code, 0);
    assert!(came.out.contains("move.card:1  A disk stops when it pins an enemy  holds"), "{}", came.out);
    let german = Stage::new().run("rules show whdw.move.stop-on-enemy --lang de");
    assert_eq!(german.code, 0, "a rule can be read without cards");
    assert!(german.out.contains("Im Buch:") && german.out.contains("--cards"), "{}", german.out);
    let json = stage.run("rules show whdw.move.stop-on-enemy --json").json();
    assert_eq!(
        (&json["rule"]["id"], &json["cards"][0]["passed"]),
        (&"whdw.move.stop-on-enemy".into(), &true.into())
    );
}

#[test]
fn question_and_example_are_told_in_the_language_asked_for() {
    let told =
        |lang: &str| Stage::new().run(&format!("rules show whdw.move.already-pinning --lang {lang}")).out;
    let (english, german) = (told("en"), told("de"));
    let pairs = [
        ("English compares the moments", "Das Englische vergleicht die Zeitpunkte"),
        ("Given a large disk pinning an enemy", "Eine große Disk bindet zu Beginn ihrer Bewegung"),
    ];
    for (en, de) in pairs {
        assert!(english.contains(en) && !english.contains(de), "{english}");
        assert!(german.contains(de) && !german.contains(en), "{german}");
    }
}

#[test]
fn an_unknown_rule_is_answered_with_the_nearest() {
    let came = Stage::new().run("rules show whdw.move.stop-on-enmy");
    assert_eq!((came.code, came.out.as_str()), (2, ""));
    assert!(came.err.contains("The nearest are: whdw.move.stop-on-enemy, "), "{}", came.err);
}

#[test]
fn every_rule_can_be_shown_in_both_languages() {
    // All of them in one run would need a command of its own; a handful shows every part.
    let ledger = std::fs::read_to_string(root().join("rules/whdw.toml")).expect("the ledger is there");
    let ids = ledger.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    for id in ids.filter(|id| id.matches('.').count() == 2).step_by(40) {
        for lang in ["en", "de"] {
            let came = Stage::new().run(&format!("rules show {id} --lang {lang}"));
            assert!(came.code == 0 && !came.out.contains('⟦'), "{id}: {came:?}");
        }
    }
}

#[test]
fn rulings_are_a_page() {
    for game in ["whdw", "kow"] {
        let came = Stage::new().run(&format!("rules rulings {game}"));
        assert_eq!(came.code, 0);
        assert!(came.out.starts_with("# "), "{}", came.out.lines().next().unwrap_or_default());
    }
    assert_eq!(Stage::new().run("rules rulings chess").code, 2);
}
