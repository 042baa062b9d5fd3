//! Ledgers: the toy's own, and damaged ones.

use std::path::PathBuf;

use gonfalon_kernel::{
    Ledger,
    ledger::{Kind, Problem, Switch, Trouble, rulings_page},
};

use crate::speaks::ledger;

const HEAD: &str =
    "game = \"toy\"\ntitle = \"Toy\"\n[[topic]]\nid = \"toy.run\"\nen = \"Run\"\nde = \"Lauf\"\n";

/// A rule; its id is on line 8, its other fields on line 9, more from line 10.
fn with_rule(id: &str, more: &str) -> String {
    format!(
        "{HEAD}[[rule]]\nid = \"{id}\"\nkind = \"value\"; section = \"1\"; en = \"a\"; de = \"b\"\n{more}\n"
    )
    .replace("; ", "\n")
}

fn troubles(text: &str) -> Vec<(usize, Problem)> {
    let list: Vec<Trouble> = Ledger::read("toy.toml", text).expect_err("this ledger is damaged");
    assert!(list.iter().all(|trouble| trouble.file == "toy.toml"));
    assert!(list.iter().all(|trouble| trouble.says().key.starts_with("ledger-")));
    list.into_iter().map(|trouble| (trouble.line, trouble.problem)).collect()
}

#[test]
fn a_ledger_is_read_and_looked_up() {
    let ledger = ledger();
    assert_eq!((ledger.game(), ledger.title(), ledger.topics().len()), ("toy", "Toy race", 4));
    let rule = ledger.rule("toy.trip.roll").expect("it is there");
    assert_eq!((rule.kind, rule.switch.as_deref()), (Kind::Value, Some("fall-back")));
    assert_eq!((rule.ruling.as_deref(), rule.ruling_de.as_deref()), (Some("By 20."), Some("Um 20.")));
    let line = include_str!("toy.toml").lines().nth(rule.line - 1);
    assert_eq!(line, Some("id = \"toy.trip.roll\""));
    assert!(ledger.rule("toy.trip").is_none());
    assert_eq!(ledger.nearest("toy.tripp.rol"), Some("toy.trip.roll"));
    assert_eq!(ledger.topic_of("toy.trip.roll").map(|topic| topic.de.as_str()), Some("Beinstellen"));
}

#[test]
fn the_ledgers_of_the_project_are_whole() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../rules");
    for file in std::fs::read_dir(folder).expect("the ledgers are there") {
        let path = file.expect("a readable folder").path();
        let ledger = Ledger::load(&path).unwrap_or_else(|list| panic!("{list:#?}"));
        assert_eq!(path.file_stem().and_then(|name| name.to_str()), Some(ledger.game()));
    }
}

#[test]
fn damage_is_named_with_its_line() {
    assert!(Ledger::read("toy.toml", &with_rule("toy.run.far", "")).is_ok());
    let unknown = troubles(&with_rule("toy.run.far", "colour = \"red\""));
    assert!(matches!(&unknown[..], [(13, Problem::Form(why))] if why.contains("colour")), "{unknown:?}");
    let id = "toy.rnu.far".to_owned();
    let nearest = Some("toy.run".to_owned());
    assert_eq!(troubles(&with_rule(&id, "")), [(8, Problem::NoTopic { id: id.clone(), nearest })]);
    let id = "toy.run.far".to_owned();
    let needs = troubles(&with_rule(&id, "needs = [\n\"toy.run.far\",\n\"toy.run.fra\"]"));
    let nearest = Some(id.clone());
    let needed = "toy.run.fra".to_owned();
    assert_eq!(needs, [(15, Problem::NoSuchNeed { id: id.clone(), needs: needed, nearest })]);
    let twice = format!("{}\n{}", with_rule(&id, ""), with_rule(&id, "").replace(HEAD, ""));
    assert_eq!(troubles(&twice), [(16, Problem::Twice(id.clone()))]);
    let topics = format!("{HEAD}{}", HEAD.replace("game = \"toy\"\ntitle = \"Toy\"\n", ""));
    assert_eq!(troubles(&topics), [(8, Problem::Twice("toy.run".to_owned()))]);
    let foreign = HEAD.replace("toy.run", "yot.run");
    assert_eq!(troubles(&foreign), [(4, Problem::ForeignTopic("yot.run".to_owned()))]);
    let shout = troubles(&with_rule("toy.run.FAR", ""));
    assert_eq!(shout, [(8, Problem::BadId("toy.run.FAR".to_owned()))]);
}

#[test]
fn both_languages_are_needed() {
    let id = "toy.run.far".to_owned();
    let empty = with_rule(&id, "").replace("de = \"b\"", "de = \" \"");
    assert_eq!(troubles(&empty), [(8, Problem::Empty { id: id.clone(), field: "de" })]);
    let missing = with_rule(&id, "").replace("de = \"b\"", "");
    assert!(matches!(&troubles(&missing)[..], [(7, Problem::Form(_))]), "{:?}", troubles(&missing));
    let lonely = |field, without| vec![(8, Problem::Lonely { id: id.clone(), field, without })];
    assert_eq!(troubles(&with_rule(&id, "waived = \"x\"")), lonely("waived", "waived_de"));
    assert_eq!(troubles(&with_rule(&id, "waived_de = \"x\"")), lonely("waived_de", "waived"));
    assert_eq!(troubles(&with_rule(&id, "ruling_de = \"x\"")), lonely("ruling_de", "ruling"));
    assert_eq!(troubles(&with_rule(&id, "example_de = \"x\"")), lonely("example_de", "example"));
    assert_eq!(troubles(&with_rule(&id, "unclear_de = \"x\"")), lonely("unclear_de", "unclear"));
    assert_eq!(troubles(&with_rule(&id, "switch = \"x\"")), lonely("switch", "ruling"));
    let switch = troubles(&with_rule(&id, "ruling = \"x\"\nswitch = \"Big_One\""));
    assert_eq!(switch, [(8, Problem::BadSwitch { id, switch: "Big_One".to_owned() })]);
}

#[test]
fn examples_and_questions_are_german_throughout_or_not_at_all() {
    for (field, german) in [("example", "example_de"), ("unclear", "unclear_de")] {
        let both = |near: &str, far: &str| {
            format!("{}{}", with_rule("toy.run.near", near), with_rule("toy.run.far", far).replace(HEAD, ""))
        };
        let english = format!("{field} = \"How far?\"");
        let translated = format!("{english}\n{german} = \"Wie weit?\"");
        for whole in [both(&english, &english), both(&translated, &translated), both(&translated, "")] {
            assert!(Ledger::read("toy.toml", &whole).is_ok(), "{whole}");
        }
        let id = "toy.run.near".to_owned();
        let lonely = Problem::Lonely { id: id.clone(), field, without: german };
        assert_eq!(troubles(&both(&english, &translated)), [(8, lonely)]);
        let empty = translated.replace("Wie weit?", " ");
        assert_eq!(troubles(&both(&empty, &translated)), [(8, Problem::Empty { id, field: german })]);
    }
}

#[test]
fn a_missing_file_is_reported() {
    let list = Ledger::load(&PathBuf::from("missing.toml")).expect_err("there is no such file");
    assert!(matches!(&list[..], [Trouble { line: 0, problem: Problem::Unreadable(_), .. }]));
}

#[test]
fn the_page_of_rulings_has_question_ruling_and_option() {
    let text = with_rule(
        "toy.run.far",
        "example = \"A runs 20.\"\nexample_de = \"A läuft 20.\"\nunclear = \"How far?\"\nunclear_de = \"Wie weit?\"\n\
         ruling = \"By 20.\"\nruling_de = \"Um 20.\"\nswitch = \"length\"",
    );
    let ledger = Ledger::read("toy.toml", &text).expect("the ledger is whole");
    let values = &[("ten", "By 10.", "Um 10."), ("twenty", "By 20.", "Um 20.")];
    let switch = Switch { name: "length", rule: "toy.run.far", default: "twenty", values };
    let page = rulings_page(&ledger, &[switch]);
    let rows = [
        "| `length` | `twenty`, `ten` | [toy.run.far](#toyrunfar) |",
        "## Run · Lauf",
        "### `toy.run.far`",
        "**Example:** A runs 20.",
        "**Open question:** How far?",
        "**Ruling:** By 20.",
        "- `twenty` (default): By 20.",
        "> **Beispiel:** A läuft 20.",
        "> **Offene Frage:** Wie weit?",
        "> **Entscheidung:** Um 20.",
        "> - `ten`: Um 10.",
    ];
    let mut lines = page.lines();
    for row in rows {
        assert!(lines.any(|line| line == row), "{row} is missing or out of place in\n{page}");
    }
    let plain = Ledger::read("toy.toml", &with_rule("toy.run.far", "")).expect("the ledger is whole");
    assert!(!rulings_page(&plain, &[]).contains("## "), "a chapter without rulings is left out");
}
