//! `gonfalon card`.

use crate::stage::Stage;

const HOLDS: &str = "\
rule whdw.move.stop-on-enemy  A disk stops when it pins an enemy
place red  orc-boyz             at 10,10
place blue marienburg-swordsmen at 13,10
turn  red with eager-troops
try   red move orc-boyz east east   => refused whdw.move.stop-on-enemy
do    red move orc-boyz east        => pins orc-boyz marienburg-swordsmen
";

#[test]
fn cards_that_hold_pass() {
    let stage = Stage::new();
    stage.file("cards/a.card", HOLDS);
    stage.file("cards/deep/b.card", HOLDS);
    stage.file("cards/notes.txt", "not a card");
    let came = stage.run("card cards");
    assert_eq!((came.code, came.out.as_str(), came.err.as_str()), (0, "2 passed, 0 failed\n", ""));
    assert_eq!(stage.run("card cards/a.card cards --lang de").out, "2 passed, 0 failed\n");
}

#[test]
fn failures_are_told_with_file_and_line() {
    let stage = Stage::new();
    stage.file("a.card", HOLDS);
    stage.file(
        "b.card",
        HOLDS.replace("=> pins orc-boyz marienburg-swordsmen", "=> not orc-boyz activated; red won"),
    );
    stage.file("c.card", HOLDS.replace("place blue", "plaec blue"));
    let came = stage.run("card a.card b.card c.card");
    assert_eq!((came.code, came.last_line()), (1, "1 passed, 2 failed"), "{came:?}");
    assert!(came.out.contains("b.card:6:"), "{}", came.out);
    assert!(came.out.contains("c.card:3:1: Nobody knows the word “plaec” (nearest: place)."), "{}", came.out);
    let german = stage.run("card c.card --lang de");
    assert!(german.out.contains("c.card:3:1: ") && german.out.contains("plaec"), "{}", german.out);
    assert_eq!(german.last_line(), "0 passed, 1 failed");
}

#[test]
fn json_lists_every_case() {
    let stage = Stage::new();
    stage.file("a.card", HOLDS);
    stage.file("b.card", HOLDS.replace("eager-troops", "eager-trops"));
    let came = stage.run("card a.card b.card --json");
    assert_eq!(came.code, 1);
    let json = came.json();
    assert_eq!((&json["passed"], &json["failed"]), (&1.into(), &1.into()));
    assert_eq!(json["cases"][0]["rules"][0], "whdw.move.stop-on-enemy");
    assert_eq!(json["cases"][1]["failure"]["line"], 4);
}

#[test]
fn what_cannot_be_read_is_neither_passed_nor_ignored() {
    let stage = Stage::new();
    stage.file("empty/notes.txt", "");
    stage.file("binary.card", [0xff, 0x00, 0xfe]);
    stage.file("blank.card", "");
    let missing = stage.run("card nowhere.card");
    assert!(missing.code == 2 && missing.err.contains("nowhere.card"), "{missing:?}");
    let empty = stage.run("card empty");
    assert!(empty.code == 2 && empty.err.contains(".card"), "{empty:?}");
    let binary = stage.run("card binary.card");
    assert_eq!((binary.code, binary.last_line()), (2, "0 passed, 1 failed"), "{binary:?}");
    let blank = stage.run("card blank.card");
    assert_eq!((blank.code, blank.last_line()), (1, "0 passed, 1 failed"), "{blank:?}");
}
