//! Players' own data: every mistake is named with its place, and no bytes make the program fail.

mod common;

use common::{edited, errors};
use gonfalon_data::testing::{slipped, slips};
use gonfalon_whdw::data::{DataError, Library, MESSAGES, Sources};
use proptest::prelude::*;

fn only(errors: &[DataError]) -> &DataError {
    assert_eq!(errors.len(), 1, "{errors:?}");
    &errors[0]
}

fn keys(errors: &[DataError]) -> Vec<&str> {
    errors.iter().map(|error| error.key).collect()
}

#[test]
fn a_misspelled_word_is_named_with_line_place_and_the_nearest_known_word() {
    let errors = errors("disks.toml", "race = \"empire\"", "race = \"empier\"");
    let error = only(&errors);
    assert_eq!(error.file, "disks.toml");
    assert_eq!(error.line, Some(13));
    assert_eq!(error.place, "disk.karl-franz.race");
    assert_eq!(error.key, "data-unknown-word-nearest");
    assert_eq!(error.nearest(), Some("empire"));
    assert_eq!(error.arg("known"), Some("empire, high-elf, chaos, orc"));
}

#[test]
fn unknown_and_missing_fields_are_named() {
    let errors = errors("disks.toml", "attack = 5", "atack = 5");
    assert_eq!(keys(&errors), ["data-missing-field", "data-fact-path", "data-unknown-field-nearest"]);
    assert_eq!(errors[2].nearest(), Some("attack"));
    let errors = common::errors("set.toml", "title =", "zzz = 1\ntitle =");
    assert_eq!(keys(&errors), ["data-unknown-field"]);
}

#[test]
fn all_errors_of_all_files_are_listed_together() {
    let mut files = Sources::CORE.files();
    let disks = std::str::from_utf8(files[1]).unwrap().replace("size = \"large\"", "size = \"huge\"");
    let cards = std::str::from_utf8(files[2]).unwrap().replace("activation = 4", "activation = \"4\"");
    (files[1], files[2]) = (disks.as_bytes(), cards.as_bytes());
    let errors = Library::read(&Sources::from_files(files)).expect_err("both files are wrong");
    let sizes = errors.iter().filter(|error| error.file == "disks.toml").count();
    let activations = errors.iter().filter(|error| error.file == "command_cards.toml").count();
    assert_eq!((sizes, activations, errors.len()), (8, 4, 12));
}

#[test]
fn wrong_values_are_refused() {
    let cases = [
        ("disks.toml", "toughness = 5", "toughness = 0", "data-out-of-range"),
        ("disks.toml", "toughness = 5", "toughness = 99999999999999999999", "data-out-of-range"),
        ("disks.toml", "toughness = 5", "toughness = 5.0", "data-expected-integer"),
        ("disks.toml", "move = 4", "move = 0", "data-out-of-range"),
        ("disks.toml", "unique = true", "unique = 1", "data-expected-boolean"),
        ("disks.toml", "faction = \"order\"", "faction = \"destruction\"", "data-race-faction"),
        ("disks.toml", "traits = [\"hero\"]", "traits = []", "data-fact-path"),
        ("disks.toml", "id = \"luthor-huss\"", "id = \"karl-franz\"", "data-duplicate-id"),
        ("disks.toml", "id = \"karl-franz\"", "id = \"Karl Franz\"", "data-bad-id"),
        ("disks.toml", "name = { en = \"Karl Franz\", de", "name = { en = \"\", de", "data-empty-text"),
        (
            "disks.toml",
            "name = { en = \"Karl Franz\", de = \"Karl Franz\" }",
            "name = \"Karl\"",
            "data-expected-table",
        ),
        ("disks.toml", "book = [\"name\"", "book = [\"text\", \"name\"", "data-fact-text"),
        ("disks.toml", "book = [\"name\"", "book = [\"name\", \"name\"", "data-fact-twice"),
        ("disks.toml", "book = [\"name\"", "book = [\"ranged.3\", \"name\"", "data-fact-path"),
        ("disks.toml", "strength = [\"counter\"]", "strength = []", "data-strengths"),
        ("disks.toml", "recruitment = 33", "", "data-missing-field"),
        ("disks.toml", "game = \"whdw\"", "game = \"dw\"", "data-unknown-word"),
        ("set.toml", "small = 1.75", "small = 1.75001", "data-inexact-length"),
        ("set.toml", "small = 1.75", "small = inf", "data-inexact-length"),
        ("set.toml", "small = 1.75", "small = 4.0", "data-not-ascending"),
        ("set.toml", "small = 1.75", "small = 0.05", "data-too-short"),
        ("set.toml", "width = 36.0", "width = 360.0", "data-out-of-range"),
        ("set.toml", "depth = \"medium\"", "depth = \"siege\"", "data-siege-length"),
        ("set.toml", "disks = 62", "disks = 61", "data-wrong-count"),
        ("set.toml", "players_min = 2\nplayers_max = 4", "players_min = 4\nplayers_max = 3", "data-players"),
        ("set.toml", "faces = [\"hit\", ", "faces = [", "data-list-length"),
        ("set.toml", "orc = { en = \"Orcs\", de = \"Orks\" }", "", "data-missing-field"),
        ("terrain.toml", "outline = [[-3.4, -0.4], ", "outline = [[-3.4], ", "data-list-length"),
        ("prebuilt.toml", "hero = \"teclis\"", "hero = \"high-mage\"", "data-not-a-hero"),
        ("prebuilt.toml", "hero = \"teclis\"", "hero = \"tecliss\"", "data-unknown-id-nearest"),
        ("prebuilt.toml", "\"push\"]", "\"shove\"]", "data-unknown-id"),
        ("prebuilt.toml", "faction = \"order\"", "faction = \"destruction\"", "data-regiment-faction"),
        (
            "prebuilt.toml",
            "{ id = \"big-boss\", count = 1 }",
            "{ id = \"tyrion\", count = 1 }",
            "data-not-a-unit",
        ),
        (
            "special_scenarios.toml",
            "side = \"watchtower\"",
            "side = \"watchtover\"",
            "data-unknown-word-nearest",
        ),
        ("command_cards.toml", "kind = \"none\"", "kind = \"battle\"", "data-card-kind"),
        ("command_cards.toml", "unstable = false", "unstable = true", "data-unstable-kind"),
    ];
    for (file, old, new, key) in cases {
        let errors = edited(file, old, new).expect_err(new);
        assert!(errors.iter().any(|error| error.key == key), "{file}: {new}: {errors:?}");
    }
}

#[test]
fn broken_toml_and_broken_text_name_their_line() {
    let errors = errors("deployment_cards.toml", "value = 3", "value = = 3");
    assert_eq!((errors[0].key, errors[0].line), ("data-not-toml", Some(9)));
    let mut files = Sources::CORE.files();
    files[5] = b"game = \"whdw\"\n\xff\xfe";
    let errors = Library::read(&Sources::from_files(files)).expect_err("not a text");
    assert!(errors.iter().any(|error| (error.key, error.line) == ("data-not-text", Some(2))), "{errors:?}");
}

#[test]
fn line_ends_of_another_system_change_nothing() {
    let texts = Sources::CORE.files().map(|file| {
        std::str::from_utf8(file).unwrap().replace("\r\n", "\n").replace('\n', "\r\n").into_bytes()
    });
    let library = Library::read(&Sources::from_files(texts.each_ref().map(Vec::as_slice))).unwrap();
    assert_eq!(library.hash, Library::core().hash);
}

#[test]
fn other_data_have_another_hash() {
    let library = edited("disks.toml", "counter = 4", "counter = 5").expect("a house value may change");
    assert_ne!(library.hash, Library::core().hash);
}

#[test]
fn an_empty_folder_is_refused_file_by_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let errors = Library::from_folder(&folder).expect_err("there are no data files");
    assert_eq!(errors.len(), 8);
    assert!(errors.iter().all(|error| error.key == "data-file-unreadable"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_make_reading_fail(
        file in 0_usize..8,
        slips in slips(&["\n[[disk]]\n"]),
    ) {
        let mut files = Sources::CORE.files();
        let text = slipped(files[file], &slips);
        files[file] = &text;
        if let Err(errors) = Library::read(&Sources::from_files(files)) {
            prop_assert!(!errors.is_empty());
            for error in errors {
                prop_assert!(DataError::MESSAGES.iter().chain(MESSAGES).any(|(key, _)| *key == error.key));
            }
        }
    }
}
