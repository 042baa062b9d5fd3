//! Every rule of army building, kept and broken.

use std::collections::BTreeSet;

use gonfalon_dw::LEDGER;
use gonfalon_dw::army::*;
use gonfalon_dw::data::{Library, Name, ProfileId};
use gonfalon_kernel::Ledger;
use proptest::prelude::*;

// A one-line notation: `2 disk, 1 disk; 1 spell`.
fn file(army: &str) -> ArmyFile {
    let (disks, spells) = army.split_once(';').unwrap_or((army, ""));
    let lines = |text: &str| {
        let line = |text: &str| {
            let (count, id) = text.trim().split_once(' ').expect("a number and a Disk");
            DiskEntry { id: id.to_owned(), count: count.parse().expect("a number") }
        };
        text.split(',').filter(|text| !text.trim().is_empty()).map(line).collect()
    };
    ArmyFile { game: "dw".to_owned(), name: "Test".to_owned(), disks: lines(disks), spells: lines(spells) }
}

fn points(points: u16) -> Agreed {
    Agreed { points: Some(points), league: false }
}

const LEAGUE: Agreed = Agreed { points: None, league: true };

fn broken(army: &str, agreed: Agreed) -> Vec<Broken> {
    check(&file(army), Library::core(), agreed).err().unwrap_or_default()
}

fn keys(army: &str, agreed: Agreed) -> Vec<(&'static str, &'static str)> {
    broken(army, agreed).iter().map(|broken| (broken.rule, broken.key)).collect()
}

fn legal(army: &str) -> Army {
    check(&file(army), Library::core(), Agreed::default())
        .unwrap_or_else(|broken| panic!("{army}: {broken:?}"))
}

fn disk(id: &str) -> ProfileId {
    Library::core().profile(id).expect("a Disk of the game")
}

#[test]
fn ten_bards_cost_fifty_points_and_eleven_are_too_many() {
    assert_eq!(broken("10 elven-bard", points(50)), []);
    let over = broken("11 elven-bard", points(50));
    assert_eq!((over.len(), over[0].rule, over[0].key), (1, "dw.army.limit", "army-over-limit"));
    let values = ["cost", "points", "over"].map(|name| over[0].arg(name));
    assert_eq!(values, [Some("55"), Some("50"), Some("5")]);
    // Spells cost points too, and an army may be smaller than agreed.
    assert_eq!(keys("10 elven-bard; 1 zip", points(50)), [("dw.army.limit", "army-over-limit")]);
    assert_eq!(broken("1 elven-bard; 1 zip", points(50)), []);
    // Nobody has agreed on anything yet.
    assert_eq!(broken("50 elven-bard", Agreed::default()), []);
}

#[test]
fn good_and_evil_never_serve_together_but_neutral_disks_join_any_army() {
    let mixed = broken("4 elven-bard, 1 walking-dead, 1 floating-head", Agreed::default());
    assert_eq!((mixed.len(), mixed[0].rule), (1, "dw.army.good-evil"));
    assert_eq!(mixed[0].arg("good"), Some("elven-bard"));
    assert_eq!(mixed[0].arg("evil"), Some("walking-dead, floating-head"));
    legal("4 elven-bard, 1 blood-spider");
    legal("4 walking-dead, 1 blood-spider");
}

#[test]
fn half_of_the_creature_points_belong_to_one_faction() {
    // 20 points of Elves, 20 of others: exactly half.
    legal("4 elven-bard, 5 men-at-arms");
    let broken = broken("4 elven-bard, 4 royal-bowmen, 1 men-at-arms, 4 peasants", Agreed::default());
    assert_eq!((broken.len(), broken[0].rule), (1, "dw.army.half-faction"));
    let values = ["faction", "found", "expected", "points"].map(|name| broken[0].arg(name));
    assert_eq!(values, [Some("knights"), Some("24"), Some("26"), Some("52")]);
}

#[test]
fn points_for_spells_are_taken_off_before_halving() {
    // 75 points of creatures with 25 points of spells: 38 are Dwarven and 37 not.
    let spells = "5 flight";
    let dwarves = "1 regiment-of-the-anvil, 7 tuggarth-bowmen";
    let others = "7 royal-bowmen, 1 peasants";
    let army = legal(&format!("{dwarves}, {others}; {spells}"));
    assert_eq!(army.cost(Library::core()), 100);
    assert_eq!(broken(&format!("{dwarves}, {others}; {spells}"), points(100)), []);
    // One point less for the Dwarves, one more for others.
    let odd = format!("4 regiment-of-the-anvil, 5 tuggarth-bowmen, 6 royal-bowmen, 1 blood-spider; {spells}");
    let odd = broken(&odd, points(100));
    assert_eq!((odd.len(), odd[0].rule), (1, "dw.army.half-rounding"), "{odd:?}");
    let values = ["faction", "found", "expected", "points"].map(|name| odd[0].arg(name));
    assert_eq!(values, [Some("dwarves"), Some("37"), Some("38"), Some("75")]);
}

#[test]
fn an_army_needs_disks_and_a_faction() {
    assert_eq!(keys("", Agreed::default()), [("dw.army.half-faction", "army-no-disks")]);
    assert_eq!(keys("; 1 zip", Agreed::default()), [("dw.army.half-faction", "army-no-disks")]);
    assert_eq!(keys("2 golem", Agreed::default()), [("dw.army.half-faction", "army-no-faction")]);
}

#[test]
fn unique_disks_are_there_once() {
    legal("1 daroul-bonesplicer");
    let twice = broken("1 daroul-bonesplicer, 1 uthuk-spearmen, 1 daroul-bonesplicer", Agreed::default());
    assert_eq!((twice.len(), twice[0].rule, twice[0].arg("count")), (1, "dw.army.unique", Some("2")));
}

#[test]
fn limited_disks_are_there_as_often_as_they_say() {
    legal("3 uthuk-spearmen");
    let four = broken("2 uthuk-spearmen, 2 uthuk-spearmen", Agreed::default());
    assert_eq!((four.len(), four[0].rule), (1, "dw.army.limited"));
    assert_eq!((four[0].arg("count"), four[0].arg("limit")), (Some("4"), Some("3")));
}

#[test]
fn a_champion_serves_only_with_its_faction_and_disks_without_one() {
    legal("4 urth-regiment, 1 elven-bard, 1 men-at-arms");
    let varik = broken("4 urth-regiment, 1 varik-longbeard, 1 elven-bard, 1 men-at-arms", Agreed::default());
    assert_eq!((varik.len(), varik[0].rule), (1, "dw.army.champion-exclusive"));
    assert_eq!(varik[0].arg("champion"), Some("varik-longbeard"));
    assert_eq!(varik[0].arg("faction"), Some("dwarves"));
    assert_eq!(varik[0].arg("disks"), Some("elven-bard, men-at-arms"));
    legal("4 urth-regiment, 1 varik-longbeard, 1 golem");
    // Champions have no alignment, so one may lead where Good or Evil Disks without a faction serve.
    legal("1 varik-longbeard, 1 aggra-the-hag");
    // Two of different factions exclude each other.
    let both = keys("1 varik-longbeard, 1 woodland-skirmishers", Agreed::default());
    assert_eq!(both, [("dw.army.champion-exclusive", "army-champion-exclusive"); 2]);
}

#[test]
fn disks_that_are_transformed_into_cost_nothing_and_wait_aside() {
    let army = legal("1 werx-werewolf, 1 werx-lycanthrope");
    assert_eq!(army.cost(Library::core()), 8);
    assert_eq!((army.stack, army.aside), (vec![disk("werx-lycanthrope")], vec![disk("werx-werewolf")]));
    let alone = broken("1 walking-dead, 1 werx-werewolf", Agreed::default());
    assert_eq!((alone.len(), alone[0].rule), (1, "dw.transform.free"));
    assert_eq!(alone[0].arg("options"), Some("werx-lycanthrope"));
}

#[test]
fn the_league_has_limits_of_its_own() {
    let armies = [
        ("3 elven-bard, 1 familiar", "3 elven-bard, 1 lothran-lion", "army-league-barred"),
        ("3 royal-jester", "2 royal-jester", "army-league-copies"),
        ("5 legion-of-bones", "4 legion-of-bones", "army-league-copies"),
        ("1 elven-bard; 3 zip", "1 elven-bard; 2 zip", "army-league-spells"),
    ];
    for (too_much, enough, key) in armies {
        assert_eq!(keys(too_much, LEAGUE), [("dw.army.limited", key)], "{too_much}");
        assert_eq!(keys(enough, LEAGUE), [], "{enough}");
        // The book has no such limits.
        assert_eq!(keys(too_much, Agreed::default()), [], "{too_much}");
    }
}

#[test]
fn unknown_words_are_named_with_the_nearest_one() {
    let found = broken("1 elven-bart, 1 xyzzy; 1 zipp, 1 qwertz", Agreed::default());
    let keys: Vec<&str> = found.iter().map(|broken| broken.key).collect();
    let expected = [
        "army-unknown-disk-nearest",
        "army-unknown-disk",
        "army-unknown-spell-nearest",
        "army-unknown-spell",
        "army-no-disks",
    ];
    assert_eq!(keys, expected);
    assert_eq!((found[0].arg("nearest"), found[0].arg("number")), (Some("elven-bard"), Some("1")));
    assert_eq!(found[3].arg("number"), Some("2"));
}

#[test]
fn the_ready_armies_are_legal_for_150_points() {
    let library = Library::core();
    let files = ready_files(library);
    assert_eq!(files.len(), 8);
    for (id, file) in files {
        let army = check(&file, library, Agreed { points: Some(150), league: true });
        let army = army.unwrap_or_else(|broken| panic!("{}: {broken:?}", file.name));
        assert_eq!((&army.stack, &army.aside), (&library[id].stack, &library[id].aside));
        assert_eq!(is_ready(&army, library), Some(id));
        let over = check(&file, library, points(149)).expect_err("they are worth 150 points");
        assert_eq!((over[0].rule, over[0].arg("over")), ("dw.list.points", Some("1")));
    }
}

#[test]
fn ready_armies_would_pass_without_the_ruling_too() {
    let library = Library::core();
    for (_, mut file) in ready_files(library) {
        // One Disk fewer is no printed list any more.
        file.disks[0].count -= 1;
        file.disks.retain(|line| line.count > 0);
        assert!(check(&file, library, points(150)).is_ok(), "{}", file.name);
    }
}

#[test]
fn ready_armies_need_no_adding_up() {
    let mut library = Library::core().as_ref().clone();
    let dear = library.armies[0].stack[0];
    library.profiles[dear.index()].points = Some(90);
    let (_, file) = ready_files(&library).remove(0);
    assert!(check(&file, &library, points(150)).is_ok());
}

#[test]
fn the_order_of_the_file_is_that_of_the_stack() {
    let army = legal("1 elven-bard, 2 men-at-arms, 1 elven-bard, 1 tree-ent");
    let ids = ["elven-bard", "men-at-arms", "men-at-arms", "elven-bard", "tree-ent"];
    assert_eq!(army.stack, ids.map(disk));
    let again = check(&army.to_file(Library::core()), Library::core(), Agreed::default());
    assert_eq!(again, Ok(army));
}

#[test]
fn people_read_names_instead_of_ids() {
    let library = Library::core();
    let varik = broken("4 urth-regiment, 1 varik-longbeard, 1 elven-bard", Agreed::default());
    let german = |name: &'static Name| name.de.as_str();
    let shown = varik[0].shown(library, german);
    let expected = [("champion", "Varik Longbeard"), ("faction", "Zwerge"), ("disks", "Elven Bard")];
    assert_eq!(shown, expected.map(|(name, value)| (name, value.to_owned())));
}

#[test]
fn every_ledger_id_of_army_building_is_checked_and_no_other_is_cited() {
    let ledger = Ledger::read("rules/dw.toml", LEDGER).expect("the ledger is whole");
    let sources = concat!(include_str!("../src/army/rules.rs"), include_str!("../src/army/check.rs"));
    let cited: BTreeSet<&str> = sources.split('"').filter(|text| text.starts_with("dw.")).collect();
    for id in &cited {
        assert!(ledger.rule(id).is_some(), "{id} is not in the ledger");
    }
    let breakable = [
        "dw.army.limit",
        "dw.army.good-evil",
        "dw.army.half-faction",
        "dw.army.half-rounding",
        "dw.army.unique",
        "dw.army.limited",
        "dw.army.champion-exclusive",
        "dw.transform.free",
    ];
    for id in breakable {
        assert!(cited.contains(id), "{id} is never reported");
    }
}

#[test]
fn an_army_of_another_library_is_recognised() {
    let mut army = legal("1 elven-bard");
    assert!(army.is_in(Library::core()));
    army.stack.push(ProfileId(250));
    assert!(!army.is_in(Library::core()));
}

proptest! {
    #[test]
    fn no_army_makes_the_check_fail(
        disks in proptest::collection::vec((0_usize..222, 0_u8..=255), 0..12),
        spells in proptest::collection::vec((0_usize..60, 0_u8..=255), 0..6),
        points in proptest::option::of(0_u16..400),
        league in any::<bool>(),
    ) {
        let library = Library::core();
        let disk = |index: usize| library.profiles.get(index).map_or("nobody", |disk| disk.id.as_str()).to_owned();
        let spell = |index: usize| library.spells.get(index).map_or("nothing", |spell| spell.id.as_str()).to_owned();
        let file = ArmyFile {
            game: "dw".to_owned(),
            name: "x".to_owned(),
            disks: disks.into_iter().map(|(id, count)| DiskEntry { id: disk(id), count }).collect(),
            spells: spells.into_iter().map(|(id, count)| DiskEntry { id: spell(id), count }).collect(),
        };
        let agreed = Agreed { points, league };
        match check(&file, library, agreed) {
            Ok(army) => prop_assert_eq!(check_army(&army, library, agreed), vec![]),
            Err(broken) => prop_assert!(!broken.is_empty()),
        }
    }
}
