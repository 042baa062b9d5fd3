//! The army lists of the book and the units made of them.

use gonfalon_kow::data::*;
use gonfalon_kow::setting::GameLength;
use gonfalon_table::Length;

fn entry(id: &str) -> &'static Entry {
    let library = Library::core();
    &library[library.entry(id).unwrap_or_else(|| panic!("{id}"))]
}

fn profile(id: &str, options: &[OptionKind]) -> Profile {
    let library = Library::core();
    library.profile(library.entry(id).unwrap_or_else(|| panic!("{id}")), options)
}

fn millimetres(width: i32, depth: i32) -> (Length, Length) {
    (Length::millimetres(width), Length::millimetres(depth))
}

#[test]
fn the_book_has_four_lists_with_93_entries_and_127_options() {
    let library = Library::core();
    let lists: Vec<(&str, Alignment, Special, usize)> = (0..4)
        .map(|index| {
            let list = &library[ListId(index)];
            (list.id.as_str(), list.alignment, list.army_wide, library.entries_of(ListId(index)).count())
        })
        .collect();
    assert_eq!(
        lists,
        [
            ("undead", Alignment::Evil, Special::EvilDead, 22),
            ("elves", Alignment::Good, Special::Elite, 22),
            ("dwarfs", Alignment::Good, Special::Headstrong, 22),
            ("abyssal-dwarfs", Alignment::Evil, Special::Headstrong, 27),
        ]
    );
    assert_eq!(library.entries.len(), 93);
    assert_eq!(library.entries.iter().map(|entry| entry.options.len()).sum::<usize>(), 127);
    let unique: Vec<&str> =
        library.entries.iter().filter(|entry| entry.unique).map(|entry| entry.id.as_str()).collect();
    assert_eq!(unique, ["mhorgoth-the-faceless"]);
}

#[test]
fn the_samples_of_the_book() {
    let regiment = entry("elf-spearmen-regiment");
    assert_eq!((regiment.points, regiment.models, regiment.unit_type), (110, 20, UnitType::Infantry));
    assert_eq!(
        (regiment.speed, regiment.melee, regiment.ranged, regiment.defence, regiment.attacks, regiment.nerve),
        (6, Some(4), None, 4, Some(10), 6)
    );
    let horde = profile("elf-spearmen-horde", &[]);
    assert_eq!((horde.points, horde.models, horde.attacks, horde.nerve), (210, 40, Some(20), 13));
    assert_eq!(horde.specials, [Special::Elite, Special::Phalanx]);
    // Sizes of one unit may differ, and are taken as printed.
    assert_eq!(profile("elf-spearmen-troop", &[]).specials, [Special::Elite]);
    assert!(profile("elf-scouts-troop", &[]).has(SpecialKind::Nimble));
    assert!(!profile("elf-scouts-regiment", &[]).has(SpecialKind::Nimble));
}

#[test]
fn footprints_follow_from_type_models_and_bases() {
    let cases = [
        ("zombies-regiment", 5, 6, millimetres(100, 120)),
        ("skeletons-horde", 10, 4, millimetres(200, 80)),
        ("zombies-horde", 10, 6, millimetres(200, 120)),
        ("zombies-half-regiment", 5, 3, millimetres(100, 60)),
        ("palace-guard-troop", 5, 1, millimetres(100, 20)),
        ("slave-orcs-regiment", 5, 4, millimetres(125, 100)),
        ("stormwind-cavalry-regiment", 5, 2, millimetres(125, 100)),
        ("stormwind-cavalry-troop", 5, 1, millimetres(125, 50)),
        ("elf-king", 1, 1, millimetres(20, 20)),
        ("vampire-on-undead-pegasus", 1, 1, millimetres(25, 50)),
        ("lord-on-battle-dragon", 1, 1, millimetres(50, 50)),
        ("ironbelcher-cannon", 1, 1, millimetres(50, 50)),
    ];
    for (id, files, ranks, footprint) in cases {
        let profile = profile(id, &[]);
        assert_eq!(profile.formation, Formation { files, ranks }, "{id}");
        assert_eq!((profile.width, profile.depth), footprint, "{id}");
    }
    assert_eq!(profile("skeletons-horde", &[]).width, Length(20_000));
}

#[test]
fn hordes_and_full_units_go_by_the_number_of_models() {
    let library = Library::core();
    for id in library.entry_ids() {
        let profile = library.profile(id, &[]);
        let (infantry, cavalry) =
            (profile.unit_type == UnitType::Infantry, profile.unit_type == UnitType::Cavalry);
        let full = infantry && profile.models >= 20 || cavalry && profile.models >= 10;
        assert_eq!(profile.full_unit, full, "{}", library[id].id);
        assert_eq!(profile.horde, infantry && profile.models >= 40, "{}", library[id].id);
        assert_eq!(profile.horde, library[id].size == Some(UnitSize::Horde), "{}", library[id].id);
        let Formation { files, ranks } = profile.formation;
        assert_eq!(files * ranks, profile.models, "{}", library[id].id);
    }
    let formation = &library.constants.formation;
    let allowed = |unit_type| -> Vec<u8> { (0..=250).filter(|n| formation.allows(unit_type, *n)).collect() };
    assert_eq!(allowed(UnitType::Infantry), [5, 10, 15, 20, 25, 30, 40, 50, 60]);
    assert_eq!(allowed(UnitType::Cavalry), [5, 10, 15, 20, 25, 30]);
    assert_eq!(allowed(UnitType::WarEngine), [1]);
    assert_eq!(allowed(UnitType::HeroMonster), [1]);
}

#[test]
fn height_classes() {
    let heights = [
        ("skeletons-troop", 1),
        ("revenant-cavalry-troop", 2),
        ("balefire-catapult", 1),
        ("necromancer", 1),
        ("abyssal-halfbreed-champion", 1),
        ("dragon-fireteam", 1),
        ("mhorgoth-the-faceless", 3),
        ("obsidian-golem", 3),
    ];
    for (id, height) in heights {
        assert_eq!(profile(id, &[]).height, height, "{id}");
    }
}

#[test]
fn options_change_the_profile() {
    use OptionKind::*;
    let plain = profile("skeletons-regiment", &[]);
    assert_eq!((plain.points, plain.defence, plain.nerve, plain.shooting_range), (80, 4, 6, None));
    let archers = profile("skeletons-regiment", &[Bows, Spears, GiantRats, Standard, Musician]);
    assert_eq!((archers.points, archers.defence, archers.nerve), (80 + 15 + 40 + 15 + 10, 3, 7));
    assert_eq!(archers.weapons, [Weapon::Bow]);
    assert_eq!(archers.shooting_range, Some(Length::inches(24)));
    assert_eq!(
        archers.specials,
        [Special::Phalanx, Special::Shambling, Special::EvilDead, Special::GiantRats]
    );
    assert!(archers.took(Musician) && !archers.shoots_only_after_halt(&Library::core().constants));
    // An option that the entry does not offer changes nothing, and none counts twice.
    assert_eq!(profile("skeletons-regiment", &[Muskets, SabreToothedCat]), plain);
    assert_eq!(profile("skeletons-regiment", &[Spears, Spears]).points, 95);

    let crossbows = profile("ironwatch-horde", &[]);
    let muskets = profile("ironwatch-horde", &[Muskets]);
    assert_eq!(
        (crossbows.points, crossbows.piercing(), &crossbows.weapons[..]),
        (230, 0, &[Weapon::Crossbow][..])
    );
    assert_eq!((muskets.points, muskets.piercing(), &muskets.weapons[..]), (270, 1, &[Weapon::Musket][..]));
    assert!(muskets.shoots_only_after_halt(&Library::core().constants));

    let shields = profile("immortal-guard-troop", &[]);
    let two_handed = profile("immortal-guard-troop", &[TwoHandedWeapons]);
    assert_eq!((shields.defence, shields.crushing_strength(), shields.points), (5, 0, 35));
    assert_eq!((two_handed.defence, two_handed.crushing_strength(), two_handed.points), (4, 1, 35));

    assert!(profile("ironclad-troop", &[ThrowingBulldogs]).has(SpecialKind::ThrowingBulldogs));
    let mutated = profile("blacksouls-troop", &[MutatedThrowingBulldogs]);
    assert!(mutated.has(SpecialKind::MutatedThrowingBulldogs));
    let king = profile("elf-king", &[SabreToothedCat]);
    assert_eq!((king.points, king.has(SpecialKind::SabreToothedCat), king.shooting_range), (170, true, None));
}

#[test]
fn rules_that_come_with_others() {
    // Of the whole army, and only of the own list.
    let library = Library::core();
    for id in library.entry_ids() {
        let profile = library.profile(id, &[]);
        let wide = library[profile.list].army_wide;
        let cowards = profile.has(SpecialKind::YellowBellied);
        assert_eq!(profile.has(wide.kind()), !cowards, "{}", library[id].id);
        if wide != Special::Elite {
            assert!(!profile.has(SpecialKind::Elite), "{}", library[id].id);
        }
        let agile = profile.has(SpecialKind::Fly) || profile.has(SpecialKind::Individual);
        assert!(!agile || profile.has(SpecialKind::Nimble), "{}", library[id].id);
    }
    assert_eq!(
        profile("slave-orcs-troop", &[]).specials,
        [Special::CrushingStrength(1), Special::YellowBellied]
    );
}

#[test]
fn parameters_and_restrictions_are_typed() {
    let mhorgoth = profile("mhorgoth-the-faceless", &[]);
    assert_eq!(mhorgoth.value(SpecialKind::Zap), Some(6));
    assert_eq!(mhorgoth.value(SpecialKind::BreathAttack), Some(15));
    assert_eq!(mhorgoth.value(SpecialKind::DarkSurge), Some(12));
    assert_eq!(mhorgoth.heal(), Some((6, HealFor::Everybody)));
    assert_eq!(mhorgoth.inspires(), Some(InspiringFor::Everybody));
    let caster = profile("iron-caster", &[]);
    assert_eq!(
        (caster.heal(), caster.inspires()),
        (Some((1, HealFor::WarEngines)), Some(InspiringFor::WarEngines))
    );
    assert_eq!(profile("supreme-iron-caster", &[]).heal(), Some((2, HealFor::WarEngines)));
    assert_eq!(profile("berserker-lord", &[]).inspires(), Some(InspiringFor::Berserkers));
    assert_eq!(profile("flame-belcher", &[]).elite_near_warsmith(), Some(Length::inches(6)));
    assert_eq!(profile("decimators-horde", &[]).value(SpecialKind::BreathAttack), Some(40));

    assert!(profile("berserkers-troop", &[]).is_called(Calling::Berserker));
    assert!(profile("berserker-lord", &[]).is_called(Calling::Berserker));
    assert!(!profile("abyssal-berserkers-troop", &[]).is_called(Calling::Berserker));
    assert!(profile("warsmith", &[]).is_called(Calling::Warsmith));
}

#[test]
fn who_can_shoot_and_how_far() {
    let ranges = [
        ("sea-guard-horde", Some(24)),
        ("ironwatch-troop", Some(24)),
        ("balefire-catapult", Some(48)),
        ("ironbelcher-cannon", Some(48)),
        ("ironbelcher-organ-gun", Some(24)),
        // A value without a weapon, a breath without dice of its own, a blunderbuss.
        ("skeletons-horde", None),
        ("mage-queen", None),
        ("dragon-breath", None),
        ("decimators-troop", None),
        ("ghouls-troop", None),
    ];
    for (id, inches) in ranges {
        assert_eq!(profile(id, &[]).shooting_range, inches.map(Length::inches), "{id}");
    }
}

#[test]
fn every_special_rule_is_listed_once_and_has_its_word() {
    let words: Vec<SpecialKind> = SpecialKind::WORDS.iter().map(|(_, kind)| *kind).collect();
    assert_eq!(words, SpecialKind::ALL);
    let library = Library::core();
    let mut seen: Vec<SpecialKind> = Vec::new();
    for id in library.entry_ids() {
        let all: Vec<OptionKind> = library[id].options.iter().map(|option| option.kind()).collect();
        seen.extend(library.profile(id, &all).specials.iter().map(|special| special.kind()));
    }
    for kind in SpecialKind::ALL {
        assert!(seen.contains(&kind), "no unit has {kind:?}");
    }
}

#[test]
fn constants_that_the_book_prints_are_told_from_house_values() {
    let constants = &Library::core().constants;
    assert_eq!((constants.nerve.wavering, constants.nerve.rout), (8, 10));
    assert_eq!(
        (constants.battlefield.width, constants.battlefield.depth),
        (Length(182_880), Length(121_920))
    );
    assert_eq!(constants.deployment.from_centre, Length::inches(12));
    assert_eq!(constants.charge.bystander_gap, Length(254));
    assert_eq!(constants.facts.of("nerve.rout"), Origin::Book);
    assert_eq!(constants.facts.of("weapons.bow.range"), Origin::Book);
    assert_eq!(constants.facts.of("bases.foot"), Origin::House);
    assert_eq!(constants.facts.of("names.special.fly"), Origin::Book);
    assert_eq!(constants.facts.of("names.special.elite-near-warsmith"), Origin::House);
    let elves = &Library::core().lists[1];
    assert_eq!(elves.facts.of("entry.points"), Origin::Book);
    assert_eq!(elves.facts.of("entry.name.de"), Origin::Book);
    for ours in ["entry.base", "entry.name.en", "entry.note"] {
        assert_eq!(elves.facts.of(ours), Origin::House, "{ours}");
    }
}

#[test]
fn sentences_call_every_unit_one_thing() {
    let library = Library::core();
    // Several models without the word of a size have a plural name, which no verb in the singular goes with.
    for id in library.entry_ids() {
        let entry = &library[id];
        assert_eq!(entry.said.is_some(), entry.models > 1 && entry.size.is_none(), "{}", entry.id);
        if entry.said.is_none() {
            assert_eq!(library.said_name(id), library.full_name(id));
        }
    }
    let wraiths = library.entry("wraiths").expect("they are in the book");
    assert_eq!(library.full_name(wraiths).en, "Wraiths");
    let Name { en, de } = library.said_name(wraiths);
    assert_eq!((en.as_str(), de.as_str()), ("Wraiths Unit", "Geister-Einheit"));
}

#[test]
fn a_game_lasts_as_long_as_the_book_says_unless_agreed_otherwise() {
    let turns = Library::core().constants.length.turns_each;
    assert_eq!(GameLength::default(), GameLength::Turns(turns));
}
