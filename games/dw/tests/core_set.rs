//! The components of the game: they are read, counted and compared with the book.

use std::path::Path;

use gonfalon_dw::data::*;
use gonfalon_table::Length;

fn disk(id: &str) -> &'static Profile {
    let library = Library::core();
    &library[library.profile(id).expect("a Disk of the game")]
}

fn spell(id: &str) -> &'static Spell {
    let library = Library::core();
    &library[library.spell(id).expect("a spell of the game")]
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/dw");
    assert_eq!(&Library::from_folder(&folder).expect("the same files"), Library::core().as_ref());
}

#[test]
fn everything_is_there() {
    let library = Library::core();
    assert_eq!(library.profiles.len(), 220);
    assert_eq!(library.spells.len(), 58);
    let level = |level| library.spells.iter().filter(|spell| spell.level == level).count();
    assert_eq!([level(1), level(2), level(3)], [19, 20, 19]);
    assert_eq!(library.terrains.len(), 13);
    assert_eq!(library.scenarios.len(), 5);
    assert_eq!(library.armies.len(), 8);
}

#[test]
fn each_ready_army_is_worth_150_points_with_its_spells() {
    let library = Library::core();
    for army in &library.armies {
        let disks = army.stack.iter().map(|disk| u16::from(library[*disk].points.expect("it has points")));
        let spells = army.spells.iter().map(|spell| u16::from(library[*spell].points));
        assert_eq!((disks.chain(spells).sum(), army.points), (150, 150), "{}", army.id);
        assert!(army.aside.iter().all(|disk| library[*disk].points.is_none()), "{}", army.id);
    }
    let undead = &library[library.army("undead").expect("an army of the game")];
    assert_eq!(undead.aside, [library.profile("werx-werewolf").expect("a Disk of the game")]);
    assert!(!undead.stack.contains(&undead.aside[0]));
}

#[test]
fn names_are_in_both_languages_and_those_of_disks_are_proper() {
    let library = Library::core();
    assert_eq!(
        (disk("tree-ent").name.en.as_str(), disk("tree-ent").name.de.as_str()),
        ("Tree Ent", "Tree Ent")
    );
    assert_eq!(library.constants.faction(Faction::Dwarves).name.de, "Zwerge");
    assert_eq!(library.constants.faction(Faction::Orcs).alignment, Alignment::Evil);
    assert_eq!(library.constants.missile(Missile::Boulder).damage, 5);
    for (_, faction) in Faction::WORDS {
        assert_eq!(library.constants.faction(*faction).faction, *faction);
    }
}

#[test]
fn measures_are_on_the_grid() {
    let constants = &Library::core().constants;
    assert_eq!(constants.land, Length(10_414));
    assert_eq!(constants.missile(Missile::Arrow).range, Length::inches(12));
    assert_eq!(constants.missile_height, Length::inches(12));
    assert_eq!(constants.smallest_table, (Length::inches(48), Length::inches(36)));
    assert_eq!(disk("deepwood-archers").diameter, Length::inches(2));
}

#[test]
fn what_is_printed_is_read() {
    let archers = disk("deepwood-archers");
    assert_eq!(archers.skills, [Skill::Missile { kind: Missile::Arrow, count: 4 }]);
    assert_eq!((archers.faction, archers.alignment), (Some(Faction::Elves), Some(Alignment::Good)));
    assert!(disk("windriders").has(SkillKind::Flying) && !archers.has(SkillKind::Flying));
    let skirmishers = disk("woodland-skirmishers");
    assert!(skirmishers.champion && skirmishers.alignment.is_none());
    assert_eq!(disk("werx-werewolf").points, None);
    // The champions of the old league lists: Familiar and Doppleganger are barred.
    let barred = Library::core().profiles.iter().filter(|disk| disk.league == Some(League::Banned));
    assert_eq!(barred.count(), 2);
    let limited: Vec<_> = Library::core().profiles.iter().filter_map(|disk| disk.limited).collect();
    assert_eq!(limited, [3]);
}

#[test]
fn abilities_say_whom_they_mean() {
    let warder = &disk("elven-warder").abilities[0];
    assert_eq!((warder.when, warder.last), (When::Sa, Last::Instant));
    let target = warder.target.as_ref().expect("it chooses a Disk");
    assert_eq!((target.side, target.range), (Some(Side::Enemy), Some(Length::inches(6))));
    assert_eq!((target.count, target.pinned), (1, Some(false)));
    assert_eq!(warder.effects.as_slice(), [Effect::Flip { steps: 1, way: Way::Any }]);

    let twister = &spell("twister").ability;
    let second = twister.second.as_ref().expect("it chooses more Disks");
    assert!(second.around_target && second.count == 3);
    assert_eq!(
        spell("forcewave").ability.effects.as_slice(),
        [Effect::Flip { steps: 1, way: Way::AwayByOwner }]
    );
    let disarm = spell("disarm").ability.area.as_ref().expect("it has an area");
    assert_eq!((disarm.relation, disarm.around_target), (Some(Relation::Linked), true));
    let marksman = disk("lethuin-marksman").abilities[0].need.pinning.as_ref().expect("it needs a Fletcher");
    assert_eq!(marksman.profiles.as_slice(), [Library::core().profile("master-fletcher").expect("a Disk")]);
    let wall = spell("magical-wall").ability.effects[0].clone();
    let limit = Some((3, Length::inches(12)));
    assert_eq!(wall, Effect::PlaceToken { token: TokenKind::Wall, range: Length::inches(6), limit });
}

#[test]
fn terrain_and_scenarios_are_read() {
    let library = Library::core();
    let chasm = &library[library.terrain("chasm").expect("a terrain of the game")];
    let [strike] = &chasm.effects[..] else { panic!("one effect") };
    assert_eq!(
        (&strike.effect, strike.when, strike.who.flying),
        (&Effect::Destroy, When::RemoveCounters, Some(false))
    );
    let nest = &library[library.terrain("rkarg-nest").expect("a terrain of the game")];
    assert_eq!((nest.most, nest.effects[1].within), (Some(1), Length::inches(3)));
    let scenario = |id| &library[library.scenario(id).expect("a scenario of the game")];
    let siege = scenario("siege");
    assert_eq!(siege.deploy, Deploy::AtStaging(6));
    assert_eq!(siege.deploy_defender, Some(Deploy::NearStaging(12, Length::inches(6))));
    assert_eq!(siege.victory, [Victory::AttackerTouches, Victory::DefenderHolds(8)]);
    assert_eq!(scenario("in-harms-way").layout, Layout::LineOfThree(Length::inches(24)));
    assert_eq!(scenario("in-harms-way").deploy, Deploy::Strip(Length::inches(6)));
    assert_eq!(scenario("battlegnash").victory, [Victory::KillLead { lead: 25, bonus: 10 }]);
    assert_eq!((scenario("doom-hill").least_players, scenario("doom-hill").most_players), (2, 8));
}

#[test]
fn facts_are_told_from_values_of_the_project() {
    assert_eq!(disk("tree-ent").facts.of("t"), Origin::Book);
    assert_eq!(disk("elven-bard").facts.of("t"), Origin::House);
    assert_eq!(disk("elven-bard").facts.of("faction"), Origin::Lead);
    assert_eq!(spell("carapace").facts.of("range"), Origin::Book);
    assert_eq!(Library::core().constants.facts.of("land.diameter"), Origin::Book);
    assert_eq!(Library::core().constants.facts.of("missile_counter.edge"), Origin::House);
    assert_eq!(Library::core().constants.facts.of("missile.arrow.damage"), Origin::Book);
}
