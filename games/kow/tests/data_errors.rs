//! Players' own data: every mistake is named with its place, and no bytes make the program fail.

mod common;

use common::{edited, replaced, text};
use gonfalon_data::testing::{slipped, slips};
use gonfalon_kow::data::{DataError, Library, MESSAGES, Sources};
use proptest::prelude::*;

const FILES: [&str; 6] =
    ["set.toml", "undead.toml", "elves.toml", "dwarfs.toml", "abyssal-dwarfs.toml", "layouts.toml"];

fn keys(errors: &[DataError]) -> Vec<&str> {
    errors.iter().map(|error| error.key).collect()
}

#[test]
fn a_misspelled_word_is_named_with_line_place_and_the_nearest_known_word() {
    let errors = edited("elves.toml", "type = \"infantry\"", "type = \"infantri\"").expect_err("misspelled");
    assert_eq!(errors.len(), 1, "{errors:?}");
    let error = &errors[0];
    assert_eq!((error.file.as_str(), error.line), ("elves.toml", Some(14)));
    assert_eq!(error.place, "entry.elf-spearmen-troop.type");
    assert_eq!(error.key, "data-unknown-word-nearest");
    assert_eq!(error.nearest(), Some("infantry"));
    assert_eq!(error.arg("known"), Some("infantry, cavalry, hero-monster, war-engine"));
    assert_eq!(
        error.to_string(),
        "elves.toml:14: entry.elf-spearmen-troop.type: data-unknown-word-nearest word=\"infantri\" \
         known=\"infantry, cavalry, hero-monster, war-engine\" nearest=\"infantry\""
    );
}

#[test]
fn unknown_and_missing_fields_are_named() {
    let errors = edited("undead.toml", "attacks = 10", "atacks = 10").expect_err("misspelled");
    assert_eq!(keys(&errors), ["data-missing-field", "data-unknown-field-nearest"]);
    assert_eq!(errors[1].nearest(), Some("attacks"));
    let errors = edited("set.toml", "title =", "zzz = 1\ntitle =").expect_err("unknown");
    assert_eq!(keys(&errors), ["data-unknown-field"]);
}

#[test]
fn all_errors_of_all_files_are_listed_together() {
    let elves = text("elves.toml").replace("type = \"war-engine\"", "type = \"machine\"");
    let dwarfs = text("dwarfs.toml").replace("points = 70\n", "points = \"70\"\n");
    let mut sources = Sources::core();
    (sources.lists[1].1, sources.lists[2].1) = (elves.as_bytes(), dwarfs.as_bytes());
    let errors = Library::read(&sources).expect_err("both files are wrong");
    let of = |file: &str| errors.iter().filter(|error| error.file == file).count();
    assert_eq!((of("elves.toml"), of("dwarfs.toml"), errors.len()), (2, 3, 5));
}

/// A file, a place in it, what is written there instead, and what is wrong with that.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("undead.toml", "nerve = 3", "nerve = 0", "data-out-of-range"),
    ("layouts.toml", "tries = 12", "tries = 0", "data-out-of-range"),
    ("layouts.toml", "kind = \"wood\"", "kind = \"lava\"", "data-unknown-word"),
    ("layouts.toml", "at = [14, 30]", "at = [2, 30]", "data-piece-off-table"),
    ("layouts.toml", "at = [14, 30]", "at = [30, 12]", "data-pieces-overlap"),
    ("layouts.toml", "at = [14, 30]", "at = [14, 30, 5]", "data-list-length"),
    ("layouts.toml", "heading = 0 }", "heading = 360 }", "data-out-of-range"),
    ("layouts.toml", "id = \"forest-road\"", "id = \"border-country\"", "data-duplicate-id"),
    ("layouts.toml", "wall = [[-3, -0.2], [3, -0.2]", "wall = [[-3, -0.2], [3, 0.3]", "data-outline"),
    ("undead.toml", "nerve = 3", "nerve = 99999999999999999999", "data-out-of-range"),
    ("undead.toml", "nerve = 3", "nerve = 3.0", "data-expected-integer"),
    ("undead.toml", "melee = 5", "melee = 1", "data-out-of-range"),
    ("undead.toml", "ranged = \"none\"", "ranged = \"-\"", "data-expected-none"),
    ("undead.toml", "defence = 4", "defence = \"none\"", "data-expected-integer"),
    ("undead.toml", "unique = true", "unique = 1", "data-expected-boolean"),
    ("undead.toml", "id = \"ghouls-troop\"", "id = \"zombies-horde\"", "data-duplicate-id"),
    ("elves.toml", "id = \"elf-king\"", "id = \"ghouls-horde\"", "data-duplicate-id"),
    ("elves.toml", "id = \"elf-king\"", "id = \"Elf King\"", "data-bad-id"),
    ("elves.toml", "name = { en = \"King\"", "name = { en = \"\"", "data-empty-text"),
    ("elves.toml", "name = { en = \"King\", de = \"König\" }", "name = \"King\"", "data-expected-table"),
    ("elves.toml", "models = 10", "models = 12", "data-models"),
    ("elves.toml", "models = 40", "models = 35", "data-models"),
    ("elves.toml", "models = 1\n", "models = 5\n", "data-models"),
    ("elves.toml", "attacks = 6\n", "attacks = \"none\"\n", "data-no-dice"),
    ("elves.toml", "ranged = 4", "ranged = \"none\"", "data-weapon-without-ranged"),
    ("undead.toml", "ranged = 6", "ranged = \"none\"", "data-weapon-without-ranged"),
    ("dwarfs.toml", "\"crossbow\"", "\"bow\"", "data-muskets"),
    ("elves.toml", "weapons = [\"bow\"]", "weapons = [\"bow\", \"bow\"]", "data-twice"),
    ("undead.toml", "[\"shambling\", \"fly\"", "[\"shambling\", \"shambling\"", "data-twice"),
    (
        "undead.toml",
        "{ option = \"musician\", points = 5 }",
        "{ option = \"standard\", points = 5 }",
        "data-twice",
    ),
    ("undead.toml", "specials = [\"shambling\"]", "specials = [\"piercing\"]", "data-special-value"),
    ("undead.toml", "specials = [\"shambling\"]", "specials = [{ rule = \"zap\" }]", "data-missing-field"),
    (
        "undead.toml",
        "specials = [\"shambling\"]",
        "specials = [{ rule = \"fly\", value = 1 }]",
        "data-unknown-field",
    ),
    ("undead.toml", ", defence = 3 }", " }", "data-missing-field"),
    ("undead.toml", "points = 20 }", "points = 20, defence = 3 }", "data-unknown-field"),
    ("undead.toml", "army_wide = \"evil-dead\"", "army_wide = \"zap\"", "data-special-value"),
    (
        "undead.toml",
        "army_wide = \"evil-dead\"",
        "army_wide = { rule = \"zap\", value = 1 }",
        "data-army-wide",
    ),
    ("undead.toml", "id = \"undead\"", "id = \"unded\"", "data-list-id"),
    ("undead.toml", "house = [\"base\"", "house = [\"bases\"", "data-fact-path"),
    ("undead.toml", "house = [\"base\"", "house = [\"base\", \"base\"", "data-fact-twice"),
    ("undead.toml", "house = [\"base\"", "house = [\"name.fr\"", "data-fact-path"),
    ("undead.toml", "game = \"kow\"", "game = \"dw\"", "data-unknown-word"),
    ("set.toml", "\"undead\", ", "\"undead\", \"orcs\", ", "data-no-list"),
    ("set.toml", "\"undead\", ", "\"undead\", \"undead\", ", "data-duplicate-id"),
    ("set.toml", "\"undead\", ", "\"../undead\", ", "data-bad-id"),
    ("set.toml", "bystander_gap = 0.1", "bystander_gap = 0.00001", "data-inexact-length"),
    ("set.toml", "bystander_gap = 0.1", "bystander_gap = 0.0", "data-out-of-range"),
    ("set.toml", "bystander_gap = 0.1", "bystander_gap = \"0.1\"", "data-expected-length"),
    ("set.toml", "width = 72", "width = 720", "data-out-of-range"),
    ("set.toml", "foot = [20, 20]", "foot = [20]", "data-list-length"),
    ("set.toml", "foot = [20, 20]", "foot = 20", "data-expected-list"),
    ("set.toml", "front = 5", "front = 0", "data-out-of-range"),
    ("set.toml", "wavering = 8", "wavering = 10", "data-not-ascending"),
    ("set.toml", "book = [\"thrown_back\"]", "book = [7]", "data-expected-text"),
    ("set.toml", "fly = { en = \"Fly\", de = \"Fliegen\" }", "", "data-missing-field"),
];

#[test]
fn wrong_values_are_refused() {
    for (file, old, new, key) in WRONG {
        let errors = edited(file, old, new).expect_err(new);
        assert!(errors.iter().any(|error| error.key == *key), "{file}: {new}: {errors:?}");
    }
}

#[test]
fn every_message_about_data_of_this_game_is_proven() {
    for (key, _) in MESSAGES {
        assert!(WRONG.iter().any(|(_, _, _, wrong)| wrong == key), "{key}");
    }
}

#[test]
fn one_byte_names_an_entry() {
    let entry = text("elves.toml").split("[[entry]]").nth(1).expect("an entry");
    let mut elves = text("elves.toml").to_owned();
    for number in 0..200 {
        elves.push_str("\n[[entry]]");
        elves.push_str(&entry.replace("elf-spearmen-troop", &format!("more-{number}")));
    }
    let errors = replaced("elves.toml", elves.as_bytes()).expect_err("293 entries");
    assert!(errors.iter().any(|error| error.key == "data-too-many"), "{errors:?}");
}

#[test]
fn broken_toml_and_broken_text_name_their_line() {
    let errors = edited("elves.toml", "speed = 6", "speed = = 6").expect_err("no TOML");
    assert_eq!((errors[0].key, errors[0].line), ("data-not-toml", Some(18)));
    let errors = replaced("dwarfs.toml", b"game = \"kow\"\n\xff\xfe").expect_err("not a text");
    assert_eq!((errors[0].key, errors[0].line), ("data-not-text", Some(2)));
}

#[test]
fn line_ends_of_another_system_change_nothing() {
    let texts: Vec<String> = FILES.iter().map(|file| text(file).replace('\n', "\r\n")).collect();
    let ids = ["undead", "elves", "dwarfs", "abyssal-dwarfs"];
    let lists = ids.iter().zip(&texts[1..5]).map(|(id, text)| (*id, text.as_bytes())).collect();
    let library = Library::read(&Sources { set: texts[0].as_bytes(), lists, layouts: texts[5].as_bytes() })
        .expect("the same data");
    assert_eq!(&library, &**Library::core());
}

#[test]
fn other_data_have_another_hash() {
    let library = edited("elves.toml", "nerve = 6", "nerve = 7").expect("a value may change");
    assert_ne!(library.hash, Library::core().hash);
}

#[test]
fn a_folder_is_read_like_the_core_files() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/kow");
    assert_eq!(&Library::from_folder(&folder).expect("the core files"), &**Library::core());
    let errors = Library::from_folder(&folder.join("armies")).expect_err("there are no data files");
    assert_eq!((errors.len(), errors[0].key), (1, "data-file-unreadable"));
    assert_eq!(errors[0].file, "set.toml");
}

#[test]
fn a_player_may_add_a_neutral_list() {
    let set = text("set.toml").replacen("\"undead\", ", "\"orcs\", \"undead\", ", 1);
    let orcs = "game = \"kow\"\nid = \"orcs\"\nname = { en = \"Orcs\", de = \"Orks\" }\nalignment = \"neutral\"\n\
        army_wide = \"nimble\"\nhouse = [\"points\"]\n[[entry]]\nid = \"orcs-troop\"\n\
        name = { en = \"Orcs\", de = \"Orks\" }\nsize = \"troop\"\ntype = \"infantry\"\nmodels = 10\n\
        base = \"large-foot\"\npoints = 50\nspeed = 5\nmelee = 4\nranged = \"none\"\ndefence = 4\nattacks = 10\n\
        nerve = 3\n";
    let mut lists = Sources::core().lists;
    lists.push(("orcs", orcs.as_bytes()));
    let library = Library::read(&Sources { set: set.as_bytes(), ..Sources { lists, ..Sources::core() } })
        .expect("a fifth list");
    let orcs = library.entry("orcs-troop").expect("the new entry");
    assert_eq!((library.lists.len(), library.entries.len(), orcs.index()), (5, 94, 0));
    assert_eq!(library[library.entry("ghouls-troop").expect("an entry")].list.index(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_make_reading_fail(
        file in proptest::sample::select(FILES.to_vec()),
        slips in slips(&["\n[[entry]]\n", "\"none\""]),
    ) {
        match replaced(file, &slipped(text(file).as_bytes(), &slips)) {
            // Whatever is accepted can be made into units.
            Ok(library) => for id in library.entry_ids() {
                let profile = library.profile(id, &[]);
                prop_assert!(profile.width.0 > 0 && profile.depth.0 > 0);
            },
            Err(errors) => {
                prop_assert!(!errors.is_empty());
                for error in errors {
                    prop_assert!(DataError::MESSAGES.iter().chain(MESSAGES).any(|(key, _)| *key == error.key));
                }
            }
        }
    }
}
