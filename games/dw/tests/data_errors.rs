//! Players' own data: every mistake is named with its place, and no bytes make the program fail.

mod common;

use common::{edited, errors};
use gonfalon_data::testing::{slipped, slips};
use gonfalon_dw::data::{DataError, Library, MESSAGES, Sources};
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
    let errors = errors("disks.toml", "faction = \"elves\"", "faction = \"elfes\"");
    let error = only(&errors);
    assert_eq!((error.file.as_str(), error.line), ("disks.toml", Some(16)));
    assert_eq!(error.place, "disk.deepwood-archers.faction");
    assert_eq!(error.key, "data-unknown-word-nearest");
    assert_eq!(error.nearest(), Some("elves"));
    assert!(error.arg("known").is_some_and(|known| known.ends_with("orcs, none")));
}

#[test]
fn a_wrong_effect_is_named_with_its_place_in_the_ability() {
    let errors = errors("disks.toml", "do = \"pass_friends\"", "do = \"pas_friends\"");
    let error = only(&errors);
    assert_eq!(error.place, "disk.wild-hunt-rider.ability.0.fx.0.do");
    assert_eq!(error.nearest(), Some("pass_friends"));
}

#[test]
fn unknown_and_missing_fields_are_named() {
    let errors = errors("disks.toml", "wounds = 1", "wound = 1");
    assert_eq!(keys(&errors), ["data-missing-field", "data-unknown-field-nearest"]);
    assert_eq!(errors[1].nearest(), Some("wounds"));
    let errors = common::errors("set.toml", "game = \"dw\"", "game = \"dw\"\nzzz = 1");
    assert_eq!(keys(&errors), ["data-unknown-field"]);
}

#[test]
fn all_errors_of_all_files_are_listed_together() {
    let mut files = Sources::CORE.files();
    let disks = std::str::from_utf8(files[1]).unwrap().replace("size = \"huge\"", "size = \"vast\"");
    let spells = std::str::from_utf8(files[2]).unwrap().replace("level = 3", "level = \"3\"");
    (files[1], files[2]) = (disks.as_bytes(), spells.as_bytes());
    let errors = Library::read(&Sources::from_files(files)).expect_err("both files are wrong");
    let sizes = errors.iter().filter(|error| error.file == "disks.toml").count();
    let levels = errors.iter().filter(|error| error.file == "spells.toml").count();
    assert_eq!((sizes, levels, errors.len()), (13, 19 + 1, 13 + 19 + 1));
}

#[test]
fn wrong_values_are_refused() {
    let cases = [
        ("set.toml", "game = \"dw\"", "game = \"whdw\"", "data-unknown-word"),
        ("set.toml", "diameter = 4.10", "diameter = 0", "data-out-of-range"),
        ("set.toml", "diameter = 4.10", "diameter = 410", "data-out-of-range"),
        ("set.toml", "diameter = 4.10", "diameter = 4.10001", "data-inexact-length"),
        ("set.toml", "diameter = 4.10", "diameter = \"4\"", "data-expected-length"),
        ("set.toml", "kind = \"bolt\"", "kind = \"arrow\"", "data-kinds"),
        ("set.toml", "id = \"orcs\"", "id = \"elves\"", "data-kinds"),
        ("set.toml", "book = [\"missile_height\"]", "book = [\"height\"]", "data-fact-path"),
        ("disks.toml", "\nt = 2", "\nt = 0", "data-out-of-range"),
        ("disks.toml", "\nt = 2", "\nt = 2.0", "data-expected-integer"),
        ("disks.toml", "points = 5", "points = \"t\"", "data-unknown-word-nearest"),
        ("disks.toml", "unique = true", "unique = 1", "data-expected-boolean"),
        ("disks.toml", "unique = true", "unique = true\nlimited = 2", "data-limit-and-unique"),
        ("disks.toml", "champion = true", "champion = false", "data-champion"),
        ("disks.toml", "id = \"deepwood-warriors\"", "id = \"deepwood-archers\"", "data-duplicate-id"),
        ("disks.toml", "id = \"deepwood-warriors\"", "id = \"Deepwood\"", "data-bad-id"),
        ("disks.toml", "name = \"Deepwood Archers\"", "name = \"\"", "data-empty-text"),
        ("disks.toml", "size = \"medium\"", "size = \"medum\"", "data-unknown-id-nearest"),
        ("disks.toml", "count = 4 }", "count = 21 }", "data-out-of-range"),
        ("disks.toml", "kind = \"arrow\", count", "kind = \"arow\", count", "data-unknown-word-nearest"),
        ("disks.toml", "skill = \"first_blow\"", "skill = \"flying\"", "data-unknown-word"),
        ("disks.toml", "types = [\"dragon\"]", "types = [\"Dragon\"]", "data-capitals"),
        ("disks.toml", "word = \"windrider\"", "word = \"Windrider\"", "data-capitals"),
        (
            "disks.toml",
            "disk = \"master-fletcher\"",
            "disk = \"master-fletchers\"",
            "data-unknown-id-nearest",
        ),
        ("disks.toml", "in_terrain = \"mountain\"", "in_terrain = \"montain\"", "data-unknown-id-nearest"),
        ("disks.toml", "relation = \"touching\"", "relation = \"pin_pair\"", "data-unknown-word"),
        ("disks.toml", "relation = \"touching\"", "range = 3, relation = \"touching\"", "data-unknown-field"),
        ("disks.toml", "when = \"sa\"", "when = \"cast\"", "data-unknown-word"),
        ("disks.toml", "when = \"sa\"", "when = \"always\"", "data-unknown-field"),
        (
            "disks.toml",
            "fx = [{ do = \"modify\", m = 3 }]\nlast = \"round\"",
            "fx = [{ do = \"modify\", m = 3 }]",
            "data-missing-field",
        ),
        ("disks.toml", "do = \"modify\", m = 3", "do = \"modify\", m = 0", "data-no-change"),
        ("disks.toml", "do = \"modify\", m = 3", "do = \"modify\"", "data-no-change"),
        ("disks.toml", "do = \"pass_friends\"", "do = \"stop_entering\"", "data-unknown-word"),
        ("disks.toml", "do = \"pass_friends\"", "do = \"pass_friends\", n = 1", "data-unknown-field"),
        ("disks.toml", "do = \"pass_friends\"", "do = \"wound\", n = 1", "data-not-always"),
        ("disks.toml", "do = \"pass_friends\"", "do = \"skip_turn\"", "data-not-always"),
        ("disks.toml", "do = \"pass_friends\"", "do = \"enslave\"", "data-only-when"),
        ("disks.toml", "do = \"pass_friends\"", "do = \"swap_positions\"", "data-needs-field"),
        (
            "disks.toml",
            "{ do = \"fire_now\", kind = \"arrow\", count = 3 }",
            "{ do = \"skip_turn\" }",
            "data-needs-field",
        ),
        ("disks.toml", "book = [\"name\"", "book = [\"name\", \"name\"", "data-fact-twice"),
        ("disks.toml", "book = [\"name\"", "book = [\"text\", \"name\"", "data-unknown-word"),
        ("disks.toml", "web = [", "web = [\"abilities\", ", "data-web-without-book"),
        ("disks.toml", "inferred = [\"faction\"", "inferred = [\"name\", \"faction\"", "data-fact-twice"),
        ("disks.toml", "into = \"werx-werewolf\"", "into = \"tree-ent\"", "data-not-transformed"),
        ("disks.toml", "into = \"werx-werewolf\"", "into = \"ktoraz-the-great\"", "data-nobody-transforms"),
        ("spells.toml", "level = 1", "level = 4", "data-out-of-range"),
        ("spells.toml", "target_kind = \"disk\"", "target_kind = \"disc\"", "data-unknown-word-nearest"),
        ("spells.toml", "last = \"round\"", "last = \"instant\"", "data-no-duration"),
        ("spells.toml", "last = \"instant\"", "last = \"round\"", "data-nothing-lasts"),
        ("spells.toml", "player = \"enemy\"\n", "", "data-needs-field"),
        ("spells.toml", "way = \"away\", ", "", "data-wrong-way"),
        ("spells.toml", ", max_range = 12", "", "data-missing-field"),
        ("spells.toml", "skill = \"flying\"", "skill = \"missile\"", "data-unknown-word"),
        ("spells.toml", "skill = \"flying\"", "skill = \"spellcaster\"", "data-missing-field"),
        ("terrain.toml", "do = \"stop_entering\"", "do = \"glide\"", "data-unknown-word"),
        (
            "terrain.toml",
            "do = \"stop_entering\"",
            "do = \"stop_entering\", when = \"dies\"",
            "data-unknown-field",
        ),
        ("terrain.toml", "n = 3, when = \"remove_counters\"", "n = 3", "data-missing-field"),
        ("terrain.toml", "barrier = true", "barrier = \"yes\"", "data-expected-boolean"),
        ("scenarios.toml", "{ min = 2, max = 8 }", "{ min = 8, max = 2 }", "data-players"),
        ("scenarios.toml", "{ min = 2, max = 8 }", "{ min = 1, max = 8 }", "data-out-of-range"),
        ("scenarios.toml", "24, centers = true", "24, centers = false", "data-only-true"),
        ("scenarios.toml", "kind = \"ring\"", "kind = \"rings\"", "data-unknown-word-nearest"),
        (
            "scenarios.toml",
            "kind = \"score_kills\", per_point = 1",
            "kind = \"touch_land\"",
            "data-unknown-word",
        ),
        ("scenarios.toml", "check = \"any_time\"", "check = \"game_end\"", "data-unknown-word"),
        ("scenarios.toml", "rounds = 6", "rounds = 0", "data-out-of-range"),
        ("armies.toml", "disk = \"darkdrakes\", count = 4", "disk = \"darkdrakes\", count = 5", "data-stack"),
        ("armies.toml", "spell = \"fireball\"", "spell = \"fierball\"", "data-unknown-id-nearest"),
        ("armies.toml", "stack = [", "stacks = [", "data-unknown-field-nearest"),
        ("armies.toml", "spells = [", "spells = 3 # [", "data-not-toml"),
    ];
    let mut met: Vec<&str> = Vec::new();
    for (file, old, new, key) in cases {
        let found = edited(file, old, new)
            .map(|_| "it was read")
            .map_err(|errors| errors.into_iter().map(|error| (error.file, error.key)).collect::<Vec<_>>());
        let refused = found.as_ref().is_err_and(|found| found.contains(&(file.to_owned(), key)));
        assert!(refused, "{new}: {found:?}");
        met.push(key);
    }
    for (key, _) in MESSAGES {
        assert!(met.contains(key), "{key} is never met");
    }
}

#[test]
fn one_wrong_disk_is_not_blamed_on_those_who_refer_to_it() {
    let errors = errors("disks.toml", "id = \"werx-werewolf\"\nname =", "id = \"werx-werewolf\"\nnames =");
    assert_eq!(keys(&errors), ["data-missing-field", "data-unknown-field-nearest"]);
}

#[test]
fn broken_toml_and_broken_text_name_their_line() {
    let errors = errors("scenarios.toml", "reinforcements = 6", "reinforcements = = 6");
    assert_eq!((errors[0].key, errors[0].line), ("data-not-toml", Some(11)));
    let mut files = Sources::CORE.files();
    files[5] = b"game = \"dw\"\n\xff\xfe";
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
    let library = edited("disks.toml", "points = 4", "points = 5").expect("a house value may change");
    assert_ne!(library.hash, Library::core().hash);
}

#[test]
fn an_empty_folder_is_refused_file_by_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let errors = Library::from_folder(&folder).expect_err("there are no data files");
    assert_eq!(errors.len(), 6);
    assert!(errors.iter().all(|error| error.key == "data-file-unreadable"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn no_bytes_make_reading_fail(
        file in 0_usize..6,
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
