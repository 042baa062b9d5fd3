//! Every rule of army building, kept and broken.

use gonfalon_kow::army::*;
use gonfalon_kow::data::*;
use proptest::prelude::*;

/// An army in short: units separated by commas, each a number, an id, and options after plus signs.
fn file(points: u16, army: &str) -> ArmyFile {
    let unit = |text: &str| {
        let (count, text) = text.split_once(' ').expect("a number and a unit");
        let mut words = text.split('+').map(|word| word.trim().to_owned());
        let id = words.next().expect("a unit");
        UnitEntry { id, options: words.collect(), count: count.parse().expect("a number") }
    };
    ArmyFile {
        game: "kow".to_owned(),
        name: "Test".to_owned(),
        points: Some(points),
        good_and_evil_agreed: false,
        units: army.split(',').map(str::trim).filter(|text| !text.is_empty()).map(unit).collect(),
    }
}

fn broken(points: u16, army: &str) -> Vec<Broken> {
    check(&file(points, army), Library::core(), None).err().unwrap_or_default()
}

fn rules(army: &str) -> Vec<&'static str> {
    broken(20_000, army).iter().map(|broken| broken.rule).collect()
}

fn legal(army: &str) -> Army {
    check(&file(20_000, army), Library::core(), None).unwrap_or_else(|broken| panic!("{army}: {broken:?}"))
}

fn only(army: &str) -> Broken {
    let mut broken = broken(20_000, army);
    assert_eq!(broken.len(), 1, "{army}: {broken:?}");
    broken.remove(0)
}

#[test]
fn units_come_from_the_lists() {
    legal("1 ghouls-troop");
    let nobody = only("1 river-trolls");
    assert_eq!((nobody.rule, nobody.key), ("kow.army.from-lists", "army-unknown-unit"));
    let misspelled = only("1 goul-troop, 1 ghouls-horde");
    assert_eq!((misspelled.rule, misspelled.arg("nearest")), ("kow.army.from-lists", Some("ghouls-troop")));
    assert_eq!(misspelled.arg("number"), Some("1"));
    assert_eq!(only("").key, "army-no-units");
}

#[test]
fn units_come_in_the_sizes_of_the_lists() {
    let legion = only("1 skeletons-legion");
    assert_eq!((legion.rule, legion.key), ("kow.unit.size-from-profile", "army-unknown-size"));
    assert_eq!(legion.arg("sizes"), Some("skeletons-troop, skeletons-regiment, skeletons-horde"));
    assert_eq!(
        only("1 zombies").arg("sizes"),
        Some("zombies-half-regiment, zombies-regiment, zombies-horde")
    );
    assert_eq!(only("1 sea-guard-troop").arg("sizes"), Some("sea-guard-regiment, sea-guard-horde"));
    // The army has as many models as its entries say.
    let army = legal("2 zombies-horde");
    let models: u32 = army.units.iter().map(|unit| u32::from(unit.profile(Library::core()).models)).sum();
    assert_eq!(models, 120);
}

#[test]
fn units_and_options_cost_what_is_printed() {
    let library = Library::core();
    assert_eq!(legal("1 elf-spearmen-regiment").cost(library), 110);
    assert_eq!(legal("1 elf-spearmen-horde").cost(library), 210);
    assert_eq!(legal("1 elf-spearmen-regiment + standard + musician").cost(library), 135);
    assert_eq!(legal("3 skeletons-regiment + bows + giant-rats, 1 wraiths").cost(library), 3 * 120 + 125);
    // Every entry alone and with each of its options.
    for (index, entry) in library.entries.iter().enumerate() {
        let id = EntryId(u8::try_from(index).expect("few entries"));
        let cost = |options: &[OptionKind]| ArmyUnit { entry: id, options: options.to_vec() }.cost(library);
        assert_eq!(cost(&[]), u32::from(entry.points));
        for option in &entry.options {
            assert_eq!(cost(&[option.kind()]), u32::from(entry.points + option.points), "{}", entry.id);
        }
    }
}

#[test]
fn the_limit_may_be_reached_but_not_exceeded() {
    let army = "2 elf-spearmen-regiment + standard";
    assert_eq!(broken(250, army), []);
    assert_eq!(broken(2000, army), []);
    let over = broken(249, army);
    assert_eq!((over.len(), over[0].rule), (1, "kow.army.within-limit"));
    assert_eq!(
        (over[0].arg("cost"), over[0].arg("points"), over[0].arg("over")),
        (Some("250"), Some("249"), Some("1"))
    );
}

#[test]
fn both_players_agree_on_one_limit() {
    let library = Library::core();
    let army = file(1000, "1 ghouls-horde");
    let agreed = |points| Some(Agreed { points, good_and_evil: false });
    assert!(check(&army, library, agreed(Some(1000))).is_ok());
    let other = check(&army, library, agreed(Some(2000))).expect_err("another limit");
    assert_eq!(
        (other.len(), other[0].rule, other[0].key),
        (1, "kow.army.points-agreed", "army-limit-not-agreed")
    );
    // The agreed limit counts, whatever the file says.
    let both = check(&army, library, agreed(Some(100))).expect_err("too dear");
    let rules: Vec<&str> = both.iter().map(|broken| broken.rule).collect();
    assert_eq!(rules, ["kow.army.points-agreed", "kow.army.within-limit"]);
    let casual = ArmyFile { points: None, ..army };
    let missing = check(&casual, library, agreed(Some(1000))).expect_err("no limit");
    assert_eq!((missing.len(), missing[0].key), (1, "army-limit-missing"));
}

#[test]
fn a_casual_game_takes_any_units() {
    let library = Library::core();
    let army = "2 mhorgoth-the-faceless, 3 elf-king, 9 balefire-catapult";
    assert!(!broken(20_000, army).is_empty());
    let casual = ArmyFile { points: None, ..file(1, army) };
    let mustered = check(&casual, library, None).expect("no points, no limits");
    assert_eq!((mustered.units.len(), mustered.points), (14, None));
    let nothing_agreed = Agreed { points: None, good_and_evil: false };
    assert!(check(&file(1, army), library, Some(nothing_agreed)).is_ok());
    // Options and entries are those of the lists even then.
    let wrong = ArmyFile { points: None, ..file(1, "1 ghouls-troop + standard, 1 gouls-troop") };
    let keys: Vec<&str> =
        check(&wrong, library, None).expect_err("wrong words").iter().map(|broken| broken.key).collect();
    assert_eq!(keys, ["army-unknown-unit-nearest", "army-no-options"]);
}

#[test]
fn full_units_permit_war_engines() {
    legal("3 ghouls-regiment, 3 balefire-catapult");
    legal("1 revenant-cavalry-regiment, 1 zombies-horde, 2 balefire-catapult");
    let four = only("3 ghouls-regiment, 4 balefire-catapult");
    assert_eq!((four.rule, four.key), ("kow.army.war-engine-quota", "army-too-many-war-engines"));
    assert_eq!((four.arg("count"), four.arg("full"), four.arg("limit")), (Some("4"), Some("3"), Some("3")));
    // A horde is one full unit; two troops are none.
    assert_eq!(rules("1 ghouls-horde, 2 balefire-catapult"), ["kow.army.war-engine-quota"]);
    assert_eq!(rules("2 ghouls-troop, 1 balefire-catapult"), ["kow.army.war-engine-quota"]);
    assert_eq!(rules("2 revenant-cavalry-troop, 1 balefire-catapult"), ["kow.army.war-engine-quota"]);
    assert_eq!(rules("1 zombies-half-regiment, 1 balefire-catapult"), ["kow.army.war-engine-quota"]);
}

#[test]
fn full_units_permit_heroes_and_monsters_together() {
    legal("3 ghouls-regiment, 3 balefire-catapult, 3 necromancer");
    let four = only("3 ghouls-regiment, 3 balefire-catapult, 4 necromancer");
    assert_eq!((four.rule, four.arg("count")), ("kow.army.hero-monster-quota", Some("4")));
    // Heroes and monsters share the allowance.
    legal("2 blacksouls-regiment, 1 obsidian-golem, 1 overmaster");
    assert_eq!(
        rules("2 blacksouls-regiment, 2 obsidian-golem, 1 overmaster"),
        ["kow.army.hero-monster-quota"]
    );
    assert_eq!(rules("1 elf-king"), ["kow.army.hero-monster-quota"]);
}

#[test]
fn nothing_else_limits_an_army() {
    legal("50 zombies-half-regiment, 50 wraiths");
    legal("20 ghouls-regiment, 20 necromancer, 20 balefire-catapult");
}

#[test]
fn units_marked_with_a_one_come_once() {
    legal("2 ghouls-regiment, 1 mhorgoth-the-faceless, 1 vampire-on-undead-pegasus");
    legal("2 ghouls-regiment, 2 vampire-on-undead-pegasus");
    let twice = only("2 ghouls-regiment, 2 mhorgoth-the-faceless");
    assert_eq!((twice.rule, twice.arg("count")), ("kow.army.unique", Some("2")));
    // Also from two lines.
    let apart = only("2 ghouls-regiment, 1 mhorgoth-the-faceless, 1 mhorgoth-the-faceless");
    assert_eq!(apart.rule, "kow.army.unique");
}

#[test]
fn races_may_be_mixed_and_keep_their_own_quotas_and_rules() {
    let army = legal(
        "1 elf-spearmen-regiment, 1 elf-bolt-thrower, 1 elf-king, \
         1 ironclad-regiment, 1 ironbelcher-cannon, 1 dwarf-king",
    );
    let library = Library::core();
    assert_eq!(army.lists(library), [ListId(1), ListId(2)]);
    let elite = |index: usize| army.units[index].profile(library).has(SpecialKind::Elite);
    let headstrong = |index: usize| army.units[index].profile(library).has(SpecialKind::Headstrong);
    assert_eq!((elite(0), headstrong(0), elite(3), headstrong(3)), (true, false, false, true));
    let cannon = only("3 elf-spearmen-regiment, 1 ironbelcher-cannon");
    assert_eq!((cannon.rule, cannon.key), ("kow.ally.quota-per-race", "army-too-many-war-engines-of-list"));
    assert_eq!((cannon.arg("list"), cannon.arg("full")), (Some("dwarfs"), Some("0")));
    let king = only("3 elf-spearmen-regiment, 1 ironclad-regiment, 2 dwarf-king");
    assert_eq!((king.rule, king.key), ("kow.ally.quota-per-race", "army-too-many-heroes-monsters-of-list"));
    // One of each kind for every full unit of the race, not one altogether.
    legal("1 elf-spearmen-regiment, 2 ironclad-regiment, 2 ironbelcher-cannon, 2 warsmith");
    // Too many for the whole army as well.
    assert_eq!(
        rules("1 elf-spearmen-troop, 1 ironclad-regiment, 2 ironbelcher-cannon"),
        ["kow.army.war-engine-quota", "kow.ally.quota-per-race"]
    );
}

#[test]
fn good_and_evil_are_not_mixed_without_consent() {
    let library = Library::core();
    legal("1 elf-spearmen-troop, 1 ironclad-troop");
    legal("1 ghouls-troop, 1 blacksouls-troop");
    let mixed = only("1 elf-spearmen-troop, 1 ghouls-troop, 1 blacksouls-troop");
    assert_eq!((mixed.rule, mixed.key), ("kow.ally.good-evil-forbidden", "army-good-and-evil"));
    assert_eq!((mixed.arg("good"), mixed.arg("evil")), (Some("elves"), Some("undead, abyssal-dwarfs")));

    let plain = file(1000, "1 elf-spearmen-troop, 1 ghouls-troop");
    let claimed = ArmyFile { good_and_evil_agreed: true, ..plain.clone() };
    assert!(check(&claimed, library, None).is_ok());
    let agreed = |good_and_evil| Some(Agreed { points: Some(1000), good_and_evil });
    assert!(check(&plain, library, agreed(true)).is_ok());
    assert!(check(&claimed, library, agreed(true)).is_ok());
    // One player cannot agree for both.
    let missing = check(&claimed, library, agreed(false)).expect_err("no consent");
    assert_eq!((missing.len(), missing[0].rule), (1, "kow.ally.good-evil-by-consent"));
    let forbidden = check(&plain, library, agreed(false)).expect_err("no consent");
    assert_eq!((forbidden.len(), forbidden[0].rule), (1, "kow.ally.good-evil-forbidden"));
}

#[test]
fn the_neutral_ally_with_everybody() {
    let mut library = (**Library::core()).clone();
    library.lists[2].alignment = Alignment::Neutral;
    let judge = |army: &str| check(&file(5000, army), &library, None);
    assert!(judge("1 ironclad-troop, 1 elf-spearmen-troop").is_ok());
    assert!(judge("1 ironclad-troop, 1 ghouls-troop").is_ok());
    // They do not make friends of good and evil.
    let all = judge("1 ironclad-troop, 1 ghouls-troop, 1 elf-spearmen-troop").expect_err("good and evil");
    assert_eq!((all.len(), all[0].rule), (1, "kow.ally.good-evil-forbidden"));
    assert_eq!((all[0].arg("good"), all[0].arg("evil")), (Some("elves"), Some("undead")));
}

#[test]
fn sides_of_several_armies_are_equal_and_of_one_mind() {
    let library = Library::core();
    let army = |points, units: &str| check(&file(points, units), library, None).expect("a legal army");
    let (elves, dwarfs) = (army(1000, "1 elf-spearmen-troop"), army(1000, "1 ironclad-troop"));
    let (undead, large) = (army(1000, "1 ghouls-troop"), army(2000, "1 ghouls-horde"));
    assert_eq!(check_sides([&[&elves, &dwarfs], &[&large]], library, false), []);
    let unequal = check_sides([&[&elves, &dwarfs], &[&undead]], library, false);
    assert_eq!((unequal.len(), unequal[0].rule), (1, "kow.ally.team-game"));
    assert_eq!((unequal[0].arg("first"), unequal[0].arg("second")), (Some("2000"), Some("1000")));
    let mixed = check_sides([&[&elves, &undead], &[&large]], library, false);
    assert_eq!((mixed.len(), mixed[0].rule), (1, "kow.ally.good-evil-forbidden"));
    assert_eq!(check_sides([&[&elves, &undead], &[&large]], library, true), []);
    // Nothing is said about good fighting good.
    assert_eq!(check_sides([&[&elves], &[&dwarfs]], library, false), []);
    let casual = Army { points: None, ..elves.clone() };
    assert_eq!(check_sides([&[&casual], &[&large]], library, false), []);
}

#[test]
fn options_are_those_of_the_entry() {
    legal("1 elf-scouts-troop + musician");
    let scouts = only("1 elf-scouts-troop + standard");
    assert_eq!((scouts.rule, scouts.key), ("kow.option.only-listed", "army-option-not-offered"));
    assert_eq!((scouts.arg("option"), scouts.arg("offered")), (Some("standard"), Some("musician")));
    let troop = only("1 skeletons-troop + spears");
    assert_eq!(troop.rule, "kow.option.only-listed");
    assert_eq!(only("1 ghouls-troop + musician").key, "army-no-options");
    let unknown = only("1 skeletons-troop + standart");
    assert_eq!((unknown.rule, unknown.arg("nearest")), ("kow.option.only-listed", Some("standard")));
    assert_eq!(only("1 skeletons-troop + wings").key, "army-unknown-option");
}

#[test]
fn options_are_taken_once_and_freely_combined() {
    let twice = only("1 ironclad-horde + throwing-bulldogs + throwing-bulldogs");
    assert_eq!((twice.rule, twice.key), ("kow.option.once-each", "army-option-twice"));
    assert_eq!((twice.arg("option"), twice.arg("count")), (Some("throwing-bulldogs"), Some("2")));
    // Standard and musician singly or together.
    for options in ["", "+ standard", "+ musician", "+ standard + musician", "+ musician + standard"] {
        legal(&format!("1 revenants-troop {options}"));
    }
    // Bows take the shields, not the spears.
    legal("1 skeletons-regiment + bows + spears + giant-rats + standard + musician");
    legal("1 blacksouls-regiment + two-handed-weapons + mutated-throwing-bulldogs");
}

#[test]
fn the_same_equipment_is_exchanged_once() {
    // No entry of the book offers two exchanges of the same piece; a player's own may.
    let mut library = (**Library::core()).clone();
    let id = library.entry("blacksouls-troop").expect("an entry");
    let bows = OptionEffect::BowsForShields { defence: 4 };
    library.entries[id.index()].options.push(ProfileOption { points: 0, effect: bows });
    assert!(check(&file(500, "1 blacksouls-troop + bows"), &library, None).is_ok());
    let both = check(&file(500, "1 blacksouls-troop + bows + two-handed-weapons"), &library, None)
        .expect_err("one pair of shields");
    assert_eq!((both.len(), both[0].rule), (1, "kow.option.combinable"));
    assert_eq!(
        (both[0].arg("equipment"), both[0].arg("options")),
        (Some("shields"), Some("bows, two-handed-weapons"))
    );
}

fn ledger() -> Vec<(String, String)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/kow.toml");
    let ledger: toml::Table = std::fs::read_to_string(path).expect("the ledger").parse().expect("TOML");
    let text = |rule: &toml::Value, field: &str| rule[field].as_str().expect("a text").to_owned();
    let rules = ledger["rule"].as_array().expect("rules");
    rules.iter().map(|rule| (text(rule, "id"), text(rule, "kind"))).collect()
}

#[test]
fn every_construction_rule_is_checked_and_no_unknown_one_is_cited() {
    let sources = concat!(
        include_str!("../src/army/check.rs"),
        include_str!("../src/army/options.rs"),
        include_str!("../src/army/rules.rs"),
        include_str!("../src/army/sides.rs")
    );
    let cited: Vec<&str> = sources.split('"').filter(|text| text.starts_with("kow.")).collect();
    let ledger = ledger();
    for id in &cited {
        assert!(ledger.iter().any(|(known, _)| known == id), "{id} is not in the ledger");
    }
    // Prices are computed, freedoms cannot be broken, and where models stand is drawn.
    let unbreakable = [
        "kow.army.unit-cost",
        "kow.army.option-cost",
        "kow.army.no-other-limit",
        "kow.option.standard-musician-independent",
        "kow.command.front-rank",
    ];
    for (id, _) in ledger.iter().filter(|(_, kind)| kind == "construction") {
        assert!(cited.contains(&id.as_str()) != unbreakable.contains(&id.as_str()), "{id}");
    }
}

#[test]
fn an_army_of_another_library_is_recognised() {
    let army = legal("1 elf-scouts-troop + musician");
    assert!(army.is_in(Library::core()));
    let mut other = army.clone();
    other.units[0].entry = EntryId(200);
    assert!(!other.is_in(Library::core()));
    let mut other = army;
    other.units[0].options.push(OptionKind::Spears);
    assert!(!other.is_in(Library::core()));
    assert_eq!(check_army(&other, Library::core(), None)[0].rule, "kow.option.only-listed");
}

#[test]
fn people_read_names_instead_of_ids() {
    let library = Library::core();
    let shown = |army: &str| only(army).shown(library, |name| name.de.clone());
    assert_eq!(
        shown("1 elf-scouts-troop + standard"),
        [
            ("number", "1".to_owned()),
            ("unit", "Späher Trupp".to_owned()),
            ("option", "Standartenträger".to_owned()),
            ("offered", "musician".to_owned()),
        ]
    );
    assert_eq!(
        shown("1 elf-scouts-troop, 1 ghouls-troop, 1 blacksouls-troop"),
        [("good", "Die Elfen".to_owned()), ("evil", "Die Untoten, Zwerge des Abgrunds".to_owned())]
    );
}

proptest! {
    #[test]
    fn no_army_makes_the_check_fail(
        units in proptest::collection::vec(
            (0_usize..95, proptest::collection::vec(0_usize..11, 0..4), 0_u8..=255),
            0..8,
        ),
        points in proptest::option::of(any::<u16>()),
        good_and_evil_agreed in any::<bool>(),
        agreed in proptest::option::of((proptest::option::of(any::<u16>()), any::<bool>())),
    ) {
        let library = Library::core();
        let unit = |index: usize| library.entries.get(index).map_or("nobody", |entry| entry.id.as_str()).to_owned();
        let option = |index: usize| OptionKind::WORDS.get(index).map_or("nothing", |(word, _)| *word).to_owned();
        let units = units.into_iter().map(|(id, options, count)| {
            UnitEntry { id: unit(id), options: options.into_iter().map(option).collect(), count }
        });
        let file = ArmyFile {
            game: "kow".to_owned(),
            name: "x".to_owned(),
            points,
            good_and_evil_agreed,
            units: units.collect(),
        };
        let agreed = agreed.map(|(points, good_and_evil)| Agreed { points, good_and_evil });
        match check(&file, library, agreed) {
            Ok(army) => {
                prop_assert!(army.is_in(library));
                prop_assert_eq!(check_army(&army, library, agreed), vec![]);
            }
            Err(broken) => prop_assert!(!broken.is_empty()),
        }
    }
}
