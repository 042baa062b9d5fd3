//! A toy game reads its files: every mistake is named with its place, and reading goes on after it.

use gonfalon_data::{
    DataError, Dialect, Facts, Ids, Name, Names, Origin, Table, Value, document, marks, named, toml_or_json,
    words,
};
use gonfalon_table::Length;
use serde::Serialize;

const TOY: Dialect = Dialect {
    game: "toy",
    messages: &[("toy-too-heavy", &["weight"])],
    own_words: &["text"],
    listed_by: Some("keyword"),
};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Colour {
    Red,
    DeepBlue,
}

words!(Colour: Red = "red", DeepBlue = "deep-blue");
named!(Colour = "colour");

#[derive(Debug, PartialEq, Serialize)]
struct Brick {
    id: String,
    weight: u8,
    price: u16,
    hollow: bool,
}

#[derive(Debug, PartialEq, Serialize)]
struct Box {
    game: &'static str,
    brick: Vec<Brick>,
}

toml_or_json!(Box, TOY, bricks);

fn bricks(root: &Table<'_>) -> Option<Box> {
    let mut ids = Ids::default();
    let brick = ids.entries(root, "brick", brick);
    root.or("first", 0, |value| ids.find(value));
    Some(Box { game: "toy", brick: brick? })
}

fn brick(table: &Table<'_>) -> Option<Brick> {
    let id = table.read("id", Value::id);
    let weight = table.read("weight", |value| match value.clone().small(1, 200)? {
        heavy @ 100.. => value.wrong("toy-too-heavy", vec![("weight", heavy.to_string())]),
        weight => Some(weight),
    });
    let price = table.or("price", 1, |value| value.points(1, 1_000));
    let hollow = table.or("hollow", false, Value::flag);
    table.maybe("colour", Value::word::<Colour>);
    table.maybe("name", Value::name);
    table.maybe("size", |value| value.exactly::<_, 2>(|side| side.length(-2, 12)));
    table.maybe("gap", Value::millimetres);
    let mut facts = Facts::default();
    table.maybe("book", |list| marks(list, &[table], "", Origin::Book, &mut facts));
    for ignored in ["text", "keywords", "studs"] {
        table.field(ignored);
    }
    Some(Brick { id: id?, weight: weight?, price: price?, hollow: hollow? })
}

fn errors(text: &str) -> Vec<DataError> {
    Box::from_toml("box.toml", text.as_bytes()).expect_err(text)
}

/// A file with one brick and this line in it.
fn with(line: &str) -> String {
    format!("game = \"toy\"\n[[brick]]\nid = \"a\"\n{line}\n")
}

#[test]
fn what_is_right_is_read_and_written_as_it_is_read() {
    let text = with("weight = 7\nhollow = true\ncolour = \"deep-blue\"\nsize = [1.5, -2]\ngap = 20");
    let read = Box::from_toml("box.toml", text.as_bytes()).expect("a box");
    assert_eq!(read.brick, [Brick { id: "a".to_owned(), weight: 7, price: 1, hollow: true }]);
    assert_eq!(Box::from_named("box.toml", read.to_toml().as_bytes()).as_ref(), Ok(&read));
    assert_eq!(Box::from_named("box.JSON", read.to_json().as_bytes()).as_ref(), Ok(&read));
}

#[test]
fn ids_can_be_known_before_their_entries_are_read() {
    let text = "game = \"toy\"\nlast = \"b\"\nbrick = [{ id = \"a\", weight = 0 }, { id = \"b\" }]\n";
    let mut errors = Vec::new();
    let last = document(&TOY, "box.toml", text.as_bytes(), &mut errors, |root| {
        let ids = Ids::scan(root, "brick");
        root.field("brick");
        root.read("last", |value| ids.find(value))
    });
    assert_eq!((last, errors), (Some(Some(1)), vec![]));
}

/// A line of a brick and what is wrong with it.
const WRONG: &[(&str, &str)] = &[
    ("weight = 0", "data-out-of-range"),
    ("weight = 99999999999999999999", "data-out-of-range"),
    ("weight = 1.0", "data-expected-integer"),
    ("weight = 100", "toy-too-heavy"),
    ("price = 1001", "data-out-of-range"),
    ("hollow = 1", "data-expected-boolean"),
    ("colour = \"green\"", "data-unknown-word"),
    ("colour = \"deepblue\"", "data-unknown-word-nearest"),
    ("colour = 1", "data-expected-text"),
    ("name = \"A\"", "data-expected-table"),
    ("name = { en = \"A\", de = \" \" }", "data-empty-text"),
    ("name = { en = \"A\" }", "data-missing-field"),
    ("size = 1", "data-expected-list"),
    ("size = [1]", "data-list-length"),
    ("size = [\"1\", 1]", "data-expected-length"),
    ("size = [0x1, 1]", "data-expected-length"),
    ("size = [1.0001, 1]", "data-inexact-length"),
    ("size = [inf, 1]", "data-inexact-length"),
    ("size = [12.001, 1]", "data-out-of-range"),
    ("gap = 0", "data-out-of-range"),
    ("book = [\"wait\"]", "data-fact-path"),
    ("book = [\"weight.x\"]", "data-fact-path"),
    ("weight = 1\nbook = [\"weight\", \"weight\"]", "data-fact-twice"),
    ("text = \"x\"\nbook = [\"text\"]", "data-fact-text"),
    ("zzz = 1", "data-unknown-field"),
    ("wieght = 1", "data-unknown-field-nearest"),
    ("weight = 1\n[[brick]]\nid = \"a\"\nweight = 1", "data-duplicate-id"),
    ("weight = 1\n[[brick]]\nid = \"A b\"\nweight = 1", "data-bad-id"),
    ("weight = = 1", "data-not-toml"),
];

#[test]
fn what_is_wrong_is_named() {
    for (line, key) in WRONG {
        let errors = errors(&with(line));
        assert!(errors.iter().any(|error| error.key == *key), "{line}: {errors:?}");
    }
}

#[test]
fn every_general_message_is_proven() {
    // These are provoked by tests of their own, below and beside the code.
    let elsewhere = [
        "data-bad-link",
        "data-file-unreadable",
        "data-json-value",
        "data-link-too-long",
        "data-not-json",
        "data-not-text",
        "data-too-many",
        "data-unknown-id",
        "data-unknown-id-nearest",
    ];
    for (key, _) in DataError::MESSAGES {
        let provoked = WRONG.iter().any(|(_, wrong)| wrong == key);
        assert!(provoked != elsewhere.contains(key), "{key}");
    }
}

#[test]
fn references_are_looked_up() {
    let brick = "[[brick]]\nid = \"tall\"\nweight = 1\n[[brick]]\nid = \"wide\"\n";
    let first = |id: &str| errors(&format!("game = \"toy\"\nfirst = \"{id}\"\n{brick}"));
    let keys = |id: &str| first(id).iter().map(|error| error.key).collect::<Vec<_>>();
    assert_eq!(keys("tale"), ["data-missing-field", "data-unknown-id-nearest"]);
    assert_eq!(keys("round"), ["data-missing-field", "data-unknown-id"]);
    // A wrong entry is there all the same.
    assert_eq!(keys("wide"), ["data-missing-field"]);
}

#[test]
fn one_byte_names_an_entry() {
    let bricks: String =
        (0..256).map(|number| format!("[[brick]]\nid = \"b{number}\"\nweight = 1\n")).collect();
    let errors = errors(&format!("game = \"toy\"\n{bricks}"));
    assert_eq!((errors.len(), errors[0].key), (1, "data-too-many"));
}

#[test]
fn an_error_has_its_line_and_its_place() {
    let errors = errors(&with("weight = 7\ncolour = \"rad\""));
    let [error] = &errors[..] else { panic!("{errors:?}") };
    assert_eq!((error.line, error.place.as_str()), (Some(5), "brick.a.colour"));
    assert_eq!(error.nearest(), Some("red"));
    assert_eq!(
        error.to_string(),
        "box.toml:5: brick.a.colour: data-unknown-word-nearest word=\"rad\" known=\"red, deep-blue\" nearest=\"red\""
    );
    let mut errors = Vec::new();
    assert_eq!(document(&TOY, "x.toml", b"game = \"toy\"\n\xff", &mut errors, |_| ()), None);
    assert_eq!((errors[0].key, errors[0].line), ("data-not-text", Some(2)));
}

#[test]
fn the_file_of_another_game_is_refused_but_read_to_its_end() {
    let errors = errors("game = \"dw\"\nzzz = 1");
    let keys: Vec<&str> = errors.iter().map(|error| error.key).collect();
    assert_eq!(keys, ["data-unknown-word", "data-missing-field", "data-unknown-field"]);
}

#[test]
fn json_is_judged_like_toml_but_without_lines() {
    let wrong = br#"{"game": "toy", "brick": [{"id": "a", "weight": 0}]}"#;
    let errors = Box::from_json("box.json", wrong).expect_err("too light");
    assert_eq!((errors[0].key, errors[0].line), ("data-out-of-range", None));
    assert_eq!(errors[0].place, "brick.a.weight");
    let errors = Box::from_json("box.json", b"{\n  \"game\": }").expect_err("no JSON");
    assert_eq!((errors[0].key, errors[0].line), ("data-not-json", Some(2)));
    let errors = Box::from_json("box.json", br#"{"game": null}"#).expect_err("null");
    assert_eq!(errors[0].key, "data-json-value");
}

#[test]
fn a_missing_file_is_an_error() {
    let mut errors = Vec::new();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    assert!(!gonfalon_data::read_file(folder, "Cargo.toml", &mut errors).is_empty());
    assert_eq!(errors, []);
    assert!(gonfalon_data::read_file(folder, "box.toml", &mut errors).is_empty());
    assert_eq!((errors[0].file.as_str(), errors[0].key), ("box.toml", "data-file-unreadable"));
}

/// Which of these paths name something in a brick with tables and lists, in the words of `dialect`.
fn accepted<'p>(dialect: &Dialect, paths: &[&'p str]) -> Vec<&'p str> {
    let text =
        "game = \"toy\"\nname = { en = \"A\" }\nkeywords = [{ keyword = \"flying\", far = 2 }, \"slow\"]\n";
    let exists = |path: &&&str| {
        let mut errors = Vec::new();
        let marked = format!("{text}book = [\"{path}\"]");
        document(dialect, "x.toml", marked.as_bytes(), &mut errors, |root| {
            let mut facts = Facts::default();
            root.read("book", |list| marks(list, &[root], "", Origin::Book, &mut facts)).is_some()
        })
    };
    paths.iter().filter(|path| exists(path) == Some(true)).copied().collect()
}

#[test]
fn marks_lead_through_tables_and_where_the_game_says_so_through_lists() {
    let through_tables = ["name", "name.en", "keywords"];
    let through_lists =
        ["keywords.0", "keywords.0.far", "keywords.flying.far", "keywords.slow", "keywords.count"];
    let nowhere =
        ["name.de", "name.en.x", "keywords.2", "keywords.slow.x", "keywords.count.x", "keywords.swift"];
    let all = [&through_tables[..], &through_lists, &nowhere].concat();
    assert_eq!(accepted(&TOY, &all), [&through_tables[..], &through_lists].concat());
    assert_eq!(accepted(&Dialect { listed_by: None, ..TOY }, &all), through_tables);
}

#[test]
fn every_word_has_a_name_and_ours_are_told_apart() {
    let read = |names: &str| {
        let (mut errors, mut facts) = (Vec::new(), Facts::default());
        let text = format!("game = \"toy\"\n[names]\nhouse = [\"colour.red\"]\n[names.colour]\n{names}");
        let names = document(&TOY, "set.toml", text.as_bytes(), &mut errors, |root| {
            use gonfalon_data::Named;
            root.read("names", |value| Names::read(value, vec![Colour::group()], &mut facts))
        });
        (names.flatten(), facts, errors)
    };
    let red = "red = { en = \"Red\", de = \"Rot\" }\n";
    let (names, facts, _) = read(&format!("{red}deep-blue = {{ en = \"Blue\", de = \"Blau\" }}"));
    let names = names.expect("both names are there");
    assert_eq!(names.of(Colour::Red), &Name { en: "Red".to_owned(), de: "Rot".to_owned() });
    assert_eq!(facts.of("names.colour.red.de"), Origin::House);
    assert_eq!(facts.of("names.colour.deep-blue"), Origin::Book);
    let (names, _, errors) = read(red);
    assert_eq!((names, errors[0].key), (None, "data-missing-field"));
}

#[test]
fn a_part_marks_its_own_fields() {
    let (mut errors, mut facts) = (Vec::new(), Facts::default());
    let text = "game = \"toy\"\n[table]\nwidth = 36.0\ndepth = 18.5\nbook = [\"width\"]\n";
    let width = document(&TOY, "set.toml", text.as_bytes(), &mut errors, |root| {
        let part = root.part("table", &mut facts)?;
        let width = part.read("width", |value| value.length(0, 120));
        part.finish();
        width
    });
    assert_eq!(width.flatten(), Some(Length::inches(36)));
    assert_eq!((facts.of("table.width"), facts.of("table.depth")), (Origin::Book, Origin::House));
    assert_eq!((errors.len(), errors[0].arg("field")), (1, Some("depth")));
}

#[test]
fn deep_nesting_is_an_error_like_any_other() {
    for piece in ["[", "{ a = "] {
        let errors = errors(&format!("game = \"toy\"\nbrick = {}", piece.repeat(100_000)));
        assert!(errors.iter().any(|error| error.key == "data-not-toml"));
    }
}
