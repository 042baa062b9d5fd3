//! The rules of army building, one after the other, and army files.

use gonfalon_whdw::army::*;
use gonfalon_whdw::data::{CommandId, Library, Name, RegimentId};
use proptest::prelude::*;

// A one-line notation: `hero: 2 unit, 1 unit; card, card`, regiments divided by `|`.
fn file(army: &str) -> ArmyFile {
    let regiment = |text: &str| {
        let (hero, rest) = text.split_once(':').expect("a hero");
        let (units, cards) = rest.split_once(';').expect("cards");
        let unit = |text: &str| {
            let (count, id) = text.trim().split_once(' ').expect("a number and a unit");
            UnitEntry { id: id.to_owned(), count: count.parse().expect("a number") }
        };
        RegimentEntry::Built(BuiltRegiment {
            hero: hero.trim().to_owned(),
            units: units.split(',').filter(|text| !text.trim().is_empty()).map(unit).collect(),
            cards: cards
                .split(',')
                .map(str::trim)
                .filter(|text| !text.is_empty())
                .map(str::to_owned)
                .collect(),
        })
    };
    ArmyFile {
        game: "whdw".to_owned(),
        name: "Test".to_owned(),
        regiments: army.split('|').filter(|text| !text.trim().is_empty()).map(regiment).collect(),
    }
}

fn broken(army: &str) -> Vec<Broken> {
    check(&file(army), Library::core(), None, false).err().unwrap_or_default()
}

fn rules(army: &str) -> Vec<&'static str> {
    broken(army).iter().map(|broken| broken.rule).collect()
}

fn legal(army: &str) -> Army {
    check(&file(army), Library::core(), None, false).unwrap_or_else(|broken| panic!("{army}: {broken:?}"))
}

#[test]
fn the_example_of_the_book() {
    // Bloodthirster and Bloodcrushers leave 8 points: not enough for the two small disks that are due.
    assert_eq!(
        rules("kairos-fateweaver: 1 bloodthirster, 1 bloodcrushers; eager-troops, intimidate"),
        ["whdw.army.small-at-least-half"]
    );
    let over = broken(
        "kairos-fateweaver: 1 bloodthirster, 1 bloodcrushers, 2 kurgan-marauders; eager-troops, intimidate",
    );
    assert_eq!((over.len(), over[0].rule), (1, "whdw.army.budget"));
    assert_eq!(
        (over[0].arg("cost"), over[0].arg("points"), over[0].arg("over")),
        (Some("35"), Some("33"), Some("2"))
    );
    // With Plaguebearers instead it is exactly 33.
    let army = legal(
        "kairos-fateweaver: 1 bloodthirster, 1 plaguebearers, 2 kurgan-marauders; eager-troops, intimidate",
    );
    assert_eq!((army.regiments[0].cost(Library::core()), army.unspent(Library::core())), (33, 0));
}

#[test]
fn an_army_has_the_agreed_number_of_regiments() {
    assert_eq!(rules(""), ["whdw.army.regiments"]);
    let library = Library::core();
    let army = file("teclis: ; push, rally | tyrion: ; lure, stall");
    assert!(check(&army, library, Some(2), false).is_ok());
    let broken = check(&army, library, Some(3), false).expect_err("one regiment is missing");
    assert_eq!((broken.len(), broken[0].rule), (1, "whdw.army.regiments"));
    assert_eq!((broken[0].arg("expected"), broken[0].arg("found")), (Some("3"), Some("2")));
    let limits = library.constants.army;
    assert_eq!((limits.regiments_short_game, limits.regiments_long_game), (2, 3));
}

#[test]
fn a_hero_leads_and_units_follow() {
    let broken = broken("high-mage: 1 teclis, 1 militia-spearmen; push, rally");
    let keys: Vec<&str> = broken.iter().map(|broken| broken.key).collect();
    assert_eq!(keys, ["army-no-unique-hero", "army-unit-is-hero", "army-hero-is-unit"]);
    assert_eq!(broken[1].rule, "whdw.army.hero-per-regiment");
    assert_eq!(broken[2].rule, "whdw.army.hero-per-regiment");
}

#[test]
fn points_of_one_hero_do_not_pay_for_another() {
    // Teclis has 34 points and spends 36; Tyrion has 34 and spends none.
    let army = "teclis: 2 swordmasters-of-hoeth, 2 maiden-guard; push, rally | tyrion: ; lure, stall";
    let found = broken(army);
    let keys: Vec<&str> = found.iter().map(|broken| broken.key).collect();
    assert_eq!(keys, ["army-budget-not-shared", "army-over-budget"]);
    assert_eq!(found[0].rule, "whdw.army.budget-not-shared");
    assert_eq!((found[0].arg("over"), found[0].arg("unspent")), (Some("2"), Some("34")));
    // Alone there are no points of others.
    assert_eq!(rules("teclis: 2 swordmasters-of-hoeth, 2 maiden-guard; push, rally"), ["whdw.army.budget"]);
    let spent = legal("teclis: 2 swordmasters-of-hoeth, 1 maiden-guard; push, rally");
    assert_eq!(spent.unspent(Library::core()), 34 - 27);
}

#[test]
fn one_faction_and_one_race() {
    assert_eq!(
        rules("karl-franz: ; push, rally | grom-the-paunch: ; lure, stall"),
        ["whdw.army.one-faction"]
    );
    let other = broken("karl-franz: 1 militia-spearmen; push, rally");
    assert_eq!((other.len(), other[0].rule), (1, "whdw.army.one-race-per-regiment"));
    assert_eq!(
        rules("karl-franz: 1 orc-boyz; push, rally"),
        ["whdw.army.one-faction", "whdw.army.one-race-per-regiment"]
    );
    // Races of one faction may differ between regiments.
    let army = legal("karl-franz: 1 huntsmen; push, rally | teclis: 1 high-mage; lure, stall");
    assert_eq!(army.faction(Library::core()), Some(Library::core().disks[0].faction));
}

#[test]
fn unique_disks_once_and_a_unique_hero() {
    let twice = broken("karl-franz: ; push, rally | karl-franz: ; lure, stall");
    assert_eq!((twice.len(), twice[0].rule), (1, "whdw.army.unique-once"));
    assert_eq!((twice[0].arg("disk"), twice[0].arg("count")), (Some("karl-franz"), Some("2")));
    // All heroes of the core set are unique; one that is not cannot lead alone.
    let mut library = Library::clone(Library::core());
    let common = library.disk("luthor-huss").expect("a hero").index();
    library.disks[common].unique = false;
    let alone = check(&file("luthor-huss: ; push, rally"), &library, None, false).expect_err("not unique");
    assert_eq!((alone.len(), alone[0].rule), (1, "whdw.army.unique-hero-needed"));
    let both = "luthor-huss: ; push, rally | luthor-huss: ; lure, stall | karl-franz: ; attack, assault";
    assert!(check(&file(both), &library, None, false).is_ok());
}

#[test]
fn small_units_are_at_least_half_and_the_hero_does_not_count() {
    legal("karl-franz: 1 huntsmen, 1 knights-panther; push, rally");
    legal("kairos-fateweaver: 1 flamers, 1 bloodcrushers; push, rally");
    assert_eq!(
        rules("karl-franz: 1 huntsmen, 1 knights-panther, 1 steam-tank; push, rally"),
        ["whdw.army.small-at-least-half"]
    );
    // Luthor Huss is small, but that does not help.
    let short = broken("luthor-huss: 1 knights-panther; push, rally");
    let rules: Vec<&str> = short.iter().map(|broken| broken.rule).collect();
    assert_eq!(rules, ["whdw.army.small-at-least-half", "whdw.army.hero-not-counted"]);
    assert_eq!(short[0].arg("missing"), Some("1"));
}

#[test]
fn copies_depend_on_the_size() {
    legal("karl-franz: 3 marienburg-swordsmen; push, rally");
    legal("karl-franz: 2 hochland-pistoliers, 3 marienburg-swordsmen; push, rally");
    assert_eq!(rules("karl-franz: 4 marienburg-swordsmen; push, rally"), ["whdw.army.copies-small"]);
    // Listed twice is counted together.
    assert_eq!(
        rules("karl-franz: 2 marienburg-swordsmen, 2 marienburg-swordsmen; push, rally"),
        ["whdw.army.copies-small"]
    );
    assert_eq!(
        rules("volkmar-the-grim: 3 hochland-pistoliers, 3 marienburg-swordsmen; push, rally"),
        ["whdw.army.budget", "whdw.army.copies-medium"]
    );
    assert_eq!(
        rules("volkmar-the-grim: 2 helblaster-volley-gun, 3 marienburg-swordsmen; push, rally"),
        ["whdw.army.copies-large", "whdw.army.one-elite"]
    );
    // The limit is per regiment.
    legal(
        "karl-franz: 3 marienburg-swordsmen; push, rally | volkmar-the-grim: 3 marienburg-swordsmen; lure, stall",
    );
}

#[test]
fn one_elite_disk_in_a_regiment() {
    legal("karl-franz: 1 steam-tank, 1 huntsmen; push, rally");
    let two =
        broken("karl-franz: 1 steam-tank, 1 helblaster-volley-gun, 2 marienburg-swordsmen; push, rally");
    assert_eq!((two.len(), two[0].rule), (1, "whdw.army.one-elite"));
    assert_eq!(two[0].arg("disks"), Some("steam-tank, helblaster-volley-gun"));
    legal(
        "karl-franz: 1 steam-tank, 1 huntsmen; push, rally | volkmar-the-grim: 1 helblaster-volley-gun, 1 huntsmen; lure, stall",
    );
}

#[test]
fn command_cards_follow_the_heroes() {
    assert_eq!(rules("karl-franz: ; push"), ["whdw.army.command-cards"]);
    assert_eq!(rules("karl-franz: ; push, rally, lure"), ["whdw.army.command-cards"]);
    assert_eq!(
        rules("karl-franz: ; push, rally | volkmar-the-grim: ; push, stall"),
        ["whdw.army.command-no-duplicate"]
    );
    let other = broken("karl-franz: ; push, intimidate");
    assert_eq!((other.len(), other[0].rule), (1, "whdw.army.command-faction-only"));
    assert_eq!(other[0].arg("faction"), Some("destruction"));
    legal("grom-the-paunch: ; push, intimidate");
    legal("karl-franz: ; push, inspire");
}

#[test]
fn one_box_is_an_option() {
    let library = Library::core();
    let army = file(
        "karl-franz: 3 marienburg-swordsmen; push, rally | volkmar-the-grim: 3 marienburg-swordsmen; lure, stall",
    );
    assert!(check(&army, library, None, false).is_ok());
    let broken = check(&army, library, None, true).expect_err("the box holds three");
    assert_eq!((broken.len(), broken[0].key, broken[0].arg("limit")), (1, "army-one-box-disk", Some("3")));
    // Two players with one box share its disks and cards.
    let [left, right] = ["karl-franz: ; push, rally", "karl-franz: ; push, stall"].map(legal);
    let keys: Vec<&str> = check_one_box(&[&left, &right], library).iter().map(|broken| broken.key).collect();
    assert_eq!(keys, ["army-one-box-disk", "army-one-box-card"]);
}

#[test]
fn prebuilt_armies_of_one_faction_are_legal_together() {
    let library = Library::core();
    let id = |name: &str| library.regiment(name).expect("a prebuilt regiment");
    let order = ["alarielle", "teclis", "tyrion", "karl-franz", "luthor-huss", "volkmar"].map(id);
    let destruction = ["azhag", "grimgor", "grom", "archaon", "kairos", "valkia"].map(id);
    for side in [&order, &destruction] {
        assert_eq!(check_army(&Army::prebuilt(side, library), library, Some(6), true), []);
    }
    let mixed: Vec<RegimentId> = vec![order[0], destruction[0]];
    let broken = check_army(&Army::prebuilt(&mixed, library), library, None, false);
    assert_eq!((broken.len(), broken[0].rule), (1, "whdw.army.one-faction"));
    let sides = [Army::prebuilt(&order, library), Army::prebuilt(&destruction, library)];
    assert_eq!(check_one_box(&[&sides[0], &sides[1]], library), []);
}

#[test]
fn learning_armies_are_exempt_because_they_would_not_pass() {
    let library = Library::core();
    for army in &library.learning {
        assert_ne!(check_army(&Army::learning(army, library), library, None, false), [], "{}", army.id);
    }
}

fn ledger_ids() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/whdw.toml");
    let ledger: toml::Table = std::fs::read_to_string(path).expect("the ledger").parse().expect("TOML");
    let rules = ledger["rule"].as_array().expect("rules");
    rules.iter().map(|rule| rule["id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn every_ledger_id_of_army_building_is_checked_and_no_other_is_cited() {
    let sources = concat!(
        include_str!("../src/army/rules.rs"),
        include_str!("../src/army/check.rs"),
        include_str!("../src/setting.rs")
    );
    let cited: Vec<&str> = sources.split('"').filter(|text| text.starts_with("whdw.")).collect();
    let ledger = ledger_ids();
    for id in &cited {
        assert!(ledger.iter().any(|known| known == id), "{id} is not in the ledger");
    }
    // A recommendation cannot be broken.
    let breakable = |id: &&String| id.starts_with("whdw.army.") && *id != "whdw.army.recommended-regiments";
    for id in ledger.iter().filter(breakable) {
        assert!(cited.contains(&id.as_str()), "{id} is never reported");
    }
}

#[test]
fn an_army_of_another_library_is_recognised() {
    let mut army = legal("karl-franz: ; push, rally");
    assert!(army.is_in(Library::core()));
    army.regiments[0].cards.push(CommandId(200));
    assert!(!army.is_in(Library::core()));
}

#[test]
fn people_read_names_instead_of_ids() {
    let library = Library::core();
    let broken = broken("karl-franz: 1 orc-boyz; push, rally");
    let german = |name: &'static Name| name.de.as_str();
    let shown = broken[1].shown(library, german);
    assert_eq!(
        shown,
        [
            ("regiment", "1".to_owned()),
            ("disk", "Ork-Jungz".to_owned()),
            ("race", "Orks".to_owned()),
            ("hero", "Karl Franz".to_owned()),
            ("hero-race", "Imperium".to_owned()),
        ]
    );
    assert_eq!(broken[0].shown(library, german)[1], ("destruction", "Ork-Jungz".to_owned()));
}

proptest! {
    #[test]
    fn no_army_makes_the_check_fail(
        regiments in proptest::collection::vec(
            (0_usize..50, proptest::collection::vec((0_usize..50, 0_u8..=255), 0..6), proptest::collection::vec(0_usize..26, 0..4)),
            0..5,
        ),
        expected in proptest::option::of(0_u8..4),
        one_box in any::<bool>(),
    ) {
        let library = Library::core();
        let disk = |index: usize| library.disks.get(index).map_or("nobody", |disk| disk.id.as_str()).to_owned();
        let card = |index: usize| library.commands.get(index).map_or("nothing", |card| card.id.as_str()).to_owned();
        let entries = regiments.into_iter().map(|(hero, units, cards)| {
            let units = units.into_iter().map(|(id, count)| UnitEntry { id: disk(id), count }).collect();
            RegimentEntry::Built(BuiltRegiment { hero: disk(hero), units, cards: cards.into_iter().map(card).collect() })
        });
        let file = ArmyFile { game: "whdw".to_owned(), name: "x".to_owned(), regiments: entries.collect() };
        match check(&file, library, expected, one_box) {
            Ok(army) => prop_assert_eq!(check_army(&army, library, expected, one_box), vec![]),
            Err(broken) => prop_assert!(!broken.is_empty()),
        }
    }
}
