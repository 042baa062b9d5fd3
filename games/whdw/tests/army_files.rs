//! Army files: the samples, mistakes of form and of content, and the way back into a file.

use std::path::Path;

use gonfalon_data::testing;
use gonfalon_whdw::army::*;
use gonfalon_whdw::data::Library;

fn folder(path: &str) -> Vec<(String, Vec<u8>)> {
    testing::folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
}

#[test]
fn the_sample_armies_are_legal() {
    let mut sizes = Vec::new();
    for (name, bytes) in folder("../../data/whdw/armies") {
        let file = ArmyFile::from_named(&name, &bytes).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let army =
            check(&file, Library::core(), None, true).unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
        sizes.push(army.regiments.len());
    }
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 2, 2, 3]);
}

fn test_file(wanted: &str) -> Vec<u8> {
    let found = folder("tests/armies").into_iter().find(|(name, _)| name == wanted);
    found.unwrap_or_else(|| panic!("{wanted} is missing")).1
}

#[test]
fn every_broken_rule_of_a_file_is_listed() {
    let file = ArmyFile::from_toml("many-errors.toml", &test_file("many-errors.toml")).expect("well formed");
    let broken = check(&file, Library::core(), Some(2), true).expect_err("everything is wrong");
    let mut keys: Vec<&str> = broken.iter().map(|broken| broken.key).collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "army-card-count",
            "army-card-count",
            "army-card-other-faction",
            "army-card-twice",
            "army-hero-is-unit",
            "army-one-box-disk",
            "army-one-box-disk",
            "army-one-box-disk",
            "army-one-box-disk",
            "army-other-race",
            "army-other-race",
            "army-over-budget",
            "army-regiment-count",
            "army-too-many-copies",
            "army-too-many-copies",
            "army-too-many-copies",
            "army-too-many-elite",
            "army-two-factions",
            "army-unique-twice",
            "army-unit-is-hero",
            "army-unknown-card-nearest",
            "army-unknown-hero",
            "army-unknown-prebuilt",
            "army-unknown-unit-nearest",
        ]
    );
}

#[test]
fn mistakes_of_form_are_named_with_their_line() {
    let errors = ArmyFile::from_toml("bad-form.toml", &test_file("bad-form.toml")).expect_err("bad form");
    let found: Vec<(Option<u32>, &str)> = errors.iter().map(|error| (error.line, error.key)).collect();
    assert_eq!(
        found,
        [
            (Some(2), "data-unknown-word"),
            (None, "data-missing-field"),
            (Some(8), "data-expected-list"),
            (Some(7), "data-unknown-field-nearest"),
            (Some(12), "data-unknown-field"),
            (Some(14), "data-missing-field"),
            (Some(15), "data-out-of-range"),
            (Some(15), "data-missing-field"),
            (Some(15), "data-expected-table"),
            (Some(3), "data-unknown-field-nearest"),
        ]
    );
}

#[test]
fn json_is_read_like_toml() {
    let library = Library::core();
    let file = ArmyFile::from_named("elves.json", &test_file("elves.json")).expect("well formed");
    let army = check(&file, library, Some(2), true).expect("a legal army");
    assert_eq!(army.disks().count(), 9);
    let errors = ArmyFile::from_json("bad-form.json", &test_file("bad-form.json")).expect_err("bad form");
    let found: Vec<(&str, &str)> = errors.iter().map(|error| (error.place.as_str(), error.key)).collect();
    assert_eq!(
        found,
        [
            ("regiments.0.units.0.id", "data-expected-text"),
            ("regiments.0.units.0.count", "data-expected-integer"),
            ("", "data-unknown-field"),
        ]
    );
}

#[test]
fn an_army_is_written_as_it_is_read() {
    let library = Library::core();
    let prebuilt = ["karl-franz", "teclis"].map(|id| library.regiment(id).expect("a prebuilt regiment"));
    let mut army = Army::prebuilt(&prebuilt, library);
    army.name = "Two \"princes\"".to_owned();
    let file = army.to_file(library);
    assert_eq!(ArmyFile::from_toml("a.toml", file.to_toml().as_bytes()).as_ref(), Ok(&file));
    assert_eq!(ArmyFile::from_json("a.json", file.to_json().as_bytes()).as_ref(), Ok(&file));
    assert_eq!(serde_json::from_str::<ArmyFile>(&file.to_json()).expect("the same form"), file);
    assert_eq!(check(&file, library, None, false), Ok(army));
}
