//! The core set: its counts, its texts, and the numbers that the worked examples of the rulebooks fix.

use std::path::Path;

use gonfalon_table::Length;
use gonfalon_whdw::army::{Army, check_army};
use gonfalon_whdw::data::*;

fn disk(id: &str) -> &'static DiskProfile {
    let library = Library::core();
    &library[library.disk(id).expect("a disk of the core set")]
}

fn card(id: &str) -> &'static CommandCard {
    let library = Library::core();
    &library[library.command(id).expect("a card of the core set")]
}

#[test]
fn the_core_set_is_read_without_errors() {
    if let Err(errors) = Library::read(&Sources::CORE) {
        let listed: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", listed.join("\n"));
    }
}

#[test]
fn a_folder_with_the_same_files_gives_the_same_library() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/whdw");
    assert_eq!(&Library::from_folder(&folder).expect("the same files"), Library::core().as_ref());
}

#[test]
fn the_box_holds_what_the_book_lists() {
    let library = Library::core();
    let copies = |matches: &dyn Fn(&DiskProfile) -> bool| -> u32 {
        library.disks.iter().filter(|disk| matches(disk)).map(|disk| u32::from(disk.copies)).sum()
    };
    assert_eq!(library.disks.len(), 47);
    assert_eq!(copies(&|_| true), 62);
    assert_eq!(copies(&|disk| disk.size == Size::Small), 38);
    assert_eq!(copies(&|disk| disk.size == Size::Medium), 16);
    assert_eq!(copies(&|disk| disk.size == Size::Large), 8);
    assert_eq!(library.commands.len(), 24);
    assert_eq!(library.scenarios.len(), 5);
    assert_eq!(library.deployments.iter().map(|card| card.copies).sum::<u8>(), 12);
    assert_eq!(library.pieces.len(), 5);
    assert_eq!(library.regiments.len(), 12);
    assert_eq!(library.learning.len(), 2);
    let tokens = library.constants.tokens;
    assert_eq!((tokens.activation, tokens.damage, tokens.wound), (45, 22, 10));
    assert_eq!((tokens.empowerment, tokens.battle_ability, tokens.initiative, tokens.corner), (7, 4, 4, 4));
    assert_eq!((library.constants.battle_dice, library.constants.six_sided_dice), (3, 1));
}

#[test]
fn lengths_are_on_the_grid() {
    let constants = &Library::core().constants;
    assert_eq!(constants.battlefield.width, Length(36 * 2540));
    assert_eq!(constants.reaches.of(RangeBand::Long), Some(Length(12 * 2540)));
    assert_eq!(constants.reaches.of(RangeBand::Siege), None);
    assert_eq!(constants.diameters.of(Size::Small), Length(4445));
    assert!(constants.diameters.small < constants.diameters.medium);
    assert!(constants.diameters.medium < constants.diameters.large);
}

#[test]
fn the_battle_die_shows_every_symbol() {
    for (word, face) in Face::WORDS {
        assert!(Library::core().constants.battle_die.contains(face), "{word}");
    }
}

#[test]
fn the_prebuilt_regiments_are_the_whole_box_and_spend_every_point() {
    let library = Library::core();
    let mut copies = vec![0; library.disks.len()];
    let mut cards = vec![0; library.commands.len()];
    for (index, regiment) in library.regiments.iter().enumerate() {
        let army = Army::prebuilt(&[RegimentId(u8::try_from(index).unwrap())], library);
        assert_eq!(army.unspent(library), 0, "{}", regiment.id);
        assert_eq!(check_army(&army, library, Some(1), true), [], "{}", regiment.id);
        army.disks().for_each(|disk| copies[disk.index()] += 1);
        army.hand().for_each(|card| cards[card.index()] += 1);
    }
    let printed: Vec<u8> = library.disks.iter().map(|disk| disk.copies).collect();
    assert_eq!(copies, printed);
    assert!(cards.iter().all(|count| *count == 1));
}

#[test]
fn the_learning_armies_have_nine_disks_and_four_cards() {
    let library = Library::core();
    for army in &library.learning {
        let resolved = Army::learning(army, library);
        assert_eq!(resolved.disks().count(), 9, "{}", army.id);
        assert_eq!(resolved.hand().count(), 4, "{}", army.id);
        assert_eq!(army.deployment_cards, 3);
        assert_eq!(army.objective, Objective { count: ObjectiveCount::EnemyCasualties, points: 1 });
    }
    let empire: Vec<&str> =
        Army::learning(&library.learning[0], library).disks().map(|disk| library[disk].id.as_str()).collect();
    assert_eq!(empire.iter().filter(|id| **id == "marienburg-swordsmen").count(), 3);
    assert_eq!(empire[0], "karl-franz");
}

#[test]
fn the_engagement_examples_add_up() {
    // Orc Boyz deal 5 to Marienburg Swordsmen, who deal 3 back.
    assert_eq!((disk("orc-boyz").attack, disk("marienburg-swordsmen").counter), (5, 3));
    // Karl Franz deals 5 to Orc Boyz with toughness 4; both Boyz deal 6 to him: one wound, and he stays.
    let karl = disk("karl-franz");
    assert_eq!((karl.attack, karl.toughness, karl.stamina), (5, 5, 1));
    assert_eq!(disk("orc-boyz").toughness, 4);
    assert_eq!(disk("orc-boyz").counter + disk("arrer-boyz").counter, 6);
}

#[test]
fn the_scrum_example_adds_up() {
    let (troll, spearmen) = (disk("river-troll"), disk("militia-spearmen"));
    let (riders, mage, teclis) = (disk("wolf-riders"), disk("high-mage"), disk("teclis"));
    assert_eq!((spearmen.attack, troll.counter), (3, 5));
    assert!(spearmen.toughness <= troll.counter && spearmen.stamina == 0);
    assert_eq!(troll.keyword(KeywordKind::Swift), None);
    assert_eq!(
        spearmen.keyword(KeywordKind::Swift),
        Some(Keyword::Swift(Strengths { attack: false, counter: true }))
    );
    assert!(riders.attack >= mage.toughness && mage.counter >= riders.toughness);
    assert!(spearmen.attack < troll.toughness && spearmen.attack + teclis.counter >= troll.toughness);
    assert!(troll.attack >= teclis.toughness);
    assert_eq!((teclis.stamina, troll.stamina), (1, 1));
    assert_eq!((teclis.recruitment, teclis.command), (34, 2));
    assert_eq!(teclis.keywords, [Keyword::Magic(4), Keyword::Immune(DamageSource::Arcane)]);
}

#[test]
fn the_ranged_examples_add_up() {
    let bow = &disk("reikland-crossbowmen").ranged[0];
    assert_eq!((bow.range, bow.dice, bow.strength), (RangeBand::Medium, 3, Strength::Fixed(3)));
    assert_eq!(disk("stone-fangz-shaman").toughness, 4);
    let thrower = &disk("bolt-thrower").ranged[0];
    assert_eq!((thrower.range, thrower.dice, thrower.strength), (RangeBand::Siege, 3, Strength::Fixed(3)));
    assert_eq!(thrower.damage, DamageType::Physical);
    assert_eq!(disk("rock-lobber").ranged[0].range, RangeBand::Siege);
    assert_eq!(disk("hellcannon").ranged[0].dice, 3);
    let maiden = &disk("maiden-guard").ranged[0];
    assert!(maiden.dice == 2 && maiden.chaos_is_hit && !maiden.ignore_scatter);
    let vomit = &disk("river-troll").ranged[0];
    assert_eq!((vomit.range, vomit.dice, vomit.strength), (RangeBand::Short, 1, Strength::Fixed(10)));
    assert!(vomit.ignore_scatter);
    assert_eq!(disk("steam-tank").ranged.len(), 3);
    assert!(disk("hochland-pistoliers").keyword(KeywordKind::Mobile).is_some());
    // Huntsmen flip a fifth time.
    assert!(disk("huntsmen").movement >= Some(5));
    assert!(disk("huntsmen").keyword(KeywordKind::Strider).is_some());
}

#[test]
fn the_cards_shown_in_the_books_say_what_they_show() {
    assert_eq!((card("push").strategy, card("push").activation), (Strategy::Steady, 3));
    assert_eq!((card("stall").strategy, card("stall").activation), (Strategy::Slow, 2));
    assert_eq!((card("eager-troops").strategy, card("eager-troops").activation), (Strategy::Steady, 3));
    assert_eq!((card("entrap").strategy, card("entrap").activation), (Strategy::Devious, 4));
    assert_eq!(card("assault").strategy, Strategy::Bold);
    assert_eq!((card("nurgles-rot").strategy, card("nurgles-rot").activation), (Strategy::Slow, 3));
    assert_eq!(card("intimidate").only, Some(Faction::Destruction));
    assert!(card("fists-of-mork").unstable && card("fists-of-mork").abilities[0].splash.is_some());
    assert_eq!(card("push").abilities[0].effects, [Effect::Empower]);
    let library = Library::core();
    let scenario = &library[library.scenario("generalcide").expect("a scenario of the core set")];
    assert_eq!(scenario.objective, Objective { count: ObjectiveCount::EnemyHeroCasualties, points: 5 });
    let rampart = &library[library.deployment("rampart").expect("a deployment card of the core set")];
    assert_eq!((rampart.value, &rampart.abilities[0].effects[..]), (2, &[Effect::ZoneCover][..]));
    let rocks = &library[library.piece("rocks-gully").expect("a piece of the core set")];
    assert_eq!(rocks.sides[0].keywords, [TerrainKeyword::Cover, TerrainKeyword::Fortified]);
    assert_eq!(
        rocks.sides[1].keywords,
        [TerrainKeyword::Rough, TerrainKeyword::Dangerous(DamageType::Physical)]
    );
    let towers = &library.strongholds;
    assert_eq!(library[towers.piece].sides[usize::from(towers.side)].id, "watchtower");
    assert_eq!((towers.ranged.dice, towers.ranged.strength), (3, Strength::Fixed(3)));
    assert_eq!((towers.before_setup_step, towers.wins_above), (6, 1));
    assert_eq!(towers.edge_range, [RangeBand::Long, RangeBand::Siege]);
}

#[test]
fn facts_follow_the_paths_of_the_files() {
    let karl = &disk("karl-franz").facts;
    assert_eq!(karl.of("attack"), Origin::Book);
    assert_eq!(karl.of("recruitment"), Origin::Lead);
    assert_eq!(karl.of("counter"), Origin::House);
    assert_eq!(karl.of("keywords.flying"), Origin::Lead);
    assert_eq!(karl.of("traits.hero"), Origin::Book);
    assert_eq!(karl.of("abilities.0.effects.0.op"), Origin::Book);
    assert_eq!(karl.of("abilities.0.range"), Origin::House);
    assert_eq!(karl.of("text"), Origin::House);
    // A path covers everything below it, and nothing that merely begins like it.
    assert_eq!(disk("river-troll").facts.of("ranged.0.strength"), Origin::Book);
    assert_eq!(disk("river-troll").facts.of("ranged.count"), Origin::Book);
    assert_eq!(disk("reikland-crossbowmen").facts.of("ranged.0.damage"), Origin::Lead);
    assert_eq!(disk("wolf-riders").facts.of("attack_bonus"), Origin::House);
    let constants = &Library::core().constants.facts;
    assert_eq!(constants.of("range.long"), Origin::Book);
    assert_eq!(constants.of("range.short"), Origin::House);
    assert_eq!(constants.of("names.race.orc.de"), Origin::Book);
    assert_eq!(constants.of("names.trait.war-machine"), Origin::House);
}

#[test]
fn names_are_there_in_both_languages() {
    let names = &Library::core().constants.names;
    assert_eq!(names.of(Race::Orc).de, "Orks");
    assert_eq!(names.of(KeywordKind::Impact).de, "Gewaltig");
    assert_eq!(names.of(Size::Medium).en, "Medium");
    assert_eq!(names.terrain_keyword(TerrainKeyword::Dangerous(DamageType::Arcane)).de, "Gefährlich");
    assert_eq!(names.get("stat", "recruitment").map(|name| name.en.as_str()), Some("Recruitment points"));
    assert_eq!(names.get("stat", "beauty"), None);
}

#[test]
fn ids_are_written_as_plain_numbers() {
    let library = Library::core();
    let troll = library.disk("river-troll").expect("a disk of the core set");
    assert_eq!(serde_json::to_string(&troll).unwrap(), troll.0.to_string());
    assert_eq!(serde_json::from_str::<ProfileId>(&troll.0.to_string()).unwrap(), troll);
    assert_eq!(library[troll].id, "river-troll");
    assert_eq!(library.disk("lake-troll"), None);
}

#[test]
fn ranges_are_ordered_and_end_with_siege() {
    assert!(RangeBand::Short < RangeBand::Medium && RangeBand::Long < RangeBand::Siege);
    assert_eq!(RangeBand::Medium.extended(1), RangeBand::Long);
    assert_eq!(RangeBand::Long.extended(2), RangeBand::Siege);
}
