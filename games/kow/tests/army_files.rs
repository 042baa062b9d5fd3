//! Army files: the ready armies, mistakes of form and of content, and the way back into a file.

use std::collections::BTreeSet;
use std::path::Path;

use gonfalon_data::testing;
use gonfalon_kow::army::*;
use gonfalon_kow::data::*;

fn folder(path: &str) -> Vec<(String, Vec<u8>)> {
    testing::folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join(path))
}

fn ready() -> Vec<(String, ArmyFile, Army)> {
    let read = |(name, bytes): (String, Vec<u8>)| {
        let file = ArmyFile::from_named(&name, &bytes).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let army = check(&file, Library::core(), None).unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
        (name, file, army)
    };
    folder("../../data/kow/armies").into_iter().map(read).collect()
}

/// The prices of the book, read from the printed lists and not from the data files.
fn printed_price(name: &str, list: &str, option: Option<&str>) -> u32 {
    let mut current = "";
    for line in include_str!("printed.txt").lines() {
        if let Some(head) = line.strip_prefix("= ") {
            current = head.split(" | ").next().expect("a list");
        }
        let mut parts = line.split(" | ");
        let (title, points) = parts.next().and_then(|head| head.rsplit_once(' ')).unwrap_or_default();
        if current != list || title.trim_end_matches(" [1]") != name {
            continue;
        }
        let Some(option) = option else {
            return points.parse().expect("points");
        };
        let options = parts.nth(2).expect("options");
        let (_, rest) = options.split_once(option).expect("the option is offered");
        let (_, price) = rest.split_once(" +").expect("a price");
        let digits: String = price.chars().take_while(char::is_ascii_digit).collect();
        return digits.parse().expect("points");
    }
    panic!("{name} is not printed in {list}")
}

#[test]
fn the_ready_armies_cost_exactly_their_limit() {
    let library = Library::core();
    let mut limits = Vec::new();
    for (name, file, army) in ready() {
        let mut cost = 0;
        for unit in &army.units {
            let entry = &library[unit.entry];
            let list = &library[entry.list].id;
            let title = library.full_name(unit.entry).de;
            let options = unit
                .options
                .iter()
                .map(|option| printed_price(&title, list, Some(&library.constants.names.of(*option).de)));
            let price = printed_price(&title, list, None) + options.sum::<u32>();
            assert_eq!(price, unit.cost(library), "{name}: {}", entry.id);
            cost += price;
        }
        assert_eq!((cost, Some(cost)), (army.cost(library), file.points.map(u32::from)), "{name}");
        limits.push(cost);
    }
    limits.sort_unstable();
    assert_eq!(limits, [1000, 1000, 1000, 2000, 2000, 2000]);
}

#[test]
fn the_ready_armies_show_every_list_option_and_special_rule() {
    let library = Library::core();
    let mut races: Vec<Vec<&str>> = Vec::new();
    let (mut options, mut specials, mut entries) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (name, _, army) in ready() {
        races.push(army.lists(library).iter().map(|list| library[*list].id.as_str()).collect());
        for unit in &army.units {
            options.extend(unit.options.iter().copied());
            specials.extend(unit.profile(library).specials.iter().map(|special| special.kind()));
            entries.insert(unit.entry);
        }
        let types: BTreeSet<UnitType> = army.units.iter().map(|unit| library[unit.entry].unit_type).collect();
        // The Dwarfs have no cavalry.
        assert!(types.len() == 4 || name == "hammers-of-the-deep.toml", "{name}: {types:?}");
    }
    races.sort();
    assert_eq!(
        races,
        [
            vec!["abyssal-dwarfs"],
            vec!["dwarfs"],
            vec!["elves"],
            vec!["elves", "dwarfs"],
            vec!["undead"],
            vec!["undead", "abyssal-dwarfs"],
        ]
    );
    assert_eq!(options.len(), OptionKind::WORDS.len());
    assert_eq!(specials.into_iter().collect::<Vec<_>>(), SpecialKind::ALL);
    assert!(entries.len() >= 55, "{}", entries.len());
}

fn test_file(wanted: &str) -> Vec<u8> {
    let found = folder("tests/armies").into_iter().find(|(name, _)| name == wanted);
    found.unwrap_or_else(|| panic!("{wanted} is missing")).1
}

#[test]
fn every_broken_rule_of_a_file_is_listed() {
    let file = ArmyFile::from_toml("many-errors.toml", &test_file("many-errors.toml")).expect("well formed");
    let agreed = Agreed { points: Some(2000), good_and_evil: false };
    let broken = check(&file, Library::core(), Some(agreed)).expect_err("everything is wrong");
    let mut keys: Vec<&str> = broken.iter().map(|broken| broken.key).collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "army-consent-missing",
            "army-limit-not-agreed",
            "army-no-options",
            "army-option-not-offered",
            "army-option-twice",
            "army-over-limit",
            "army-too-many-heroes-monsters",
            "army-too-many-heroes-monsters-of-list",
            "army-too-many-heroes-monsters-of-list",
            "army-too-many-war-engines",
            "army-too-many-war-engines-of-list",
            "army-unique-twice",
            "army-unknown-option",
            "army-unknown-option-nearest",
            "army-unknown-size",
            "army-unknown-unit",
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
            (Some(4), "data-out-of-range"),
            (Some(5), "data-expected-boolean"),
            (Some(7), "data-expected-list"),
            (Some(8), "data-missing-field"),
            (Some(8), "data-unknown-field"),
            (Some(9), "data-out-of-range"),
            (Some(10), "data-expected-text"),
            (Some(11), "data-expected-table"),
            (Some(3), "data-unknown-field-nearest"),
        ]
    );
}

#[test]
fn json_is_read_like_toml() {
    let library = Library::core();
    let file = ArmyFile::from_named("elves.json", &test_file("elves.json")).expect("well formed");
    let army = check(&file, library, None).expect("a legal army");
    assert_eq!((army.units.len(), army.cost(library)), (5, 490));
    let errors = ArmyFile::from_json("bad-form.json", &test_file("bad-form.json")).expect_err("bad form");
    let found: Vec<(&str, &str)> = errors.iter().map(|error| (error.place.as_str(), error.key)).collect();
    assert_eq!(
        found,
        [
            ("points", "data-expected-integer"),
            ("units.0.id", "data-expected-text"),
            ("units.0.count", "data-expected-integer"),
            ("", "data-unknown-field"),
        ]
    );
}

#[test]
fn an_army_is_written_as_it_is_read() {
    let library = Library::core();
    for (name, file, army) in ready() {
        assert_eq!(army.to_file(library), file, "{name}");
        assert_eq!(ArmyFile::from_toml("a.toml", file.to_toml().as_bytes()).as_ref(), Ok(&file), "{name}");
        assert_eq!(ArmyFile::from_json("a.json", file.to_json().as_bytes()).as_ref(), Ok(&file), "{name}");
        assert_eq!(serde_json::from_str::<ArmyFile>(&file.to_json()).expect("the same form"), file);
    }
    let quoted = ArmyFile {
        game: "kow".to_owned(),
        name: "Two \"princes\"".to_owned(),
        points: None,
        good_and_evil_agreed: true,
        units: vec![UnitEntry { id: "elf-prince".to_owned(), options: vec![], count: 2 }],
    };
    assert_eq!(ArmyFile::from_toml("a.toml", quoted.to_toml().as_bytes()).as_ref(), Ok(&quoted));
}

#[test]
fn the_manual_shows_a_legal_army_and_every_word() {
    let manual = include_str!("../../../docs/kow-armies-and-data.md");
    let sample = manual.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).expect("a sample");
    let file = ArmyFile::from_toml("manual", sample.as_bytes()).expect("well formed");
    let army = check(&file, Library::core(), None).expect("a legal army");
    assert_eq!(army.cost(Library::core()), 135 + 2 * 80 + 170);
    fn words<T: Word>() -> impl Iterator<Item = &'static str> {
        T::WORDS.iter().map(|(word, _)| *word)
    }
    let all = words::<SpecialKind>()
        .chain(words::<OptionKind>())
        .chain(words::<Weapon>())
        .chain(words::<UnitType>())
        .chain(words::<UnitSize>())
        .chain(words::<BaseKind>())
        .chain(words::<Alignment>())
        .chain(words::<Calling>());
    for word in all {
        assert!(manual.contains(&format!("`{word}`")), "the manual does not explain {word}");
    }
}
