//! Mustering: the ready armies keep every rule, and every rule is named when it is broken.

use std::collections::BTreeSet;

use gonfalon_kernel::Seat;
use gonfalon_wh40k::army::{
    ArmyFile, BattleSize, Broken, TakenOption, UnitEntry, check, check_own, field, ready_armies,
};
use gonfalon_wh40k::data::{Ability, Core, CoreAbilityKind, Library, WeaponAbilityKind, Word};

fn library() -> &'static Library {
    Library::core()
}

fn lamps() -> ArmyFile {
    let ready = ready_armies().iter().find(|army| army.id == "lamps-against-the-dark").expect("it is ready");
    ready.file.clone()
}

fn unit(id: &str) -> UnitEntry {
    UnitEntry { id: id.to_owned(), ..UnitEntry::default() }
}

fn option(id: &str, count: u8) -> TakenOption {
    TakenOption { id: id.to_owned(), count }
}

/// The rules that an army breaks after a change, with the sentences' keys.
fn broken(change: impl FnOnce(&mut ArmyFile)) -> Vec<(&'static str, &'static str)> {
    let mut file = lamps();
    change(&mut file);
    let broken = check_own(&file, Library::core(), None).err().unwrap_or_default();
    broken.iter().map(|broken: &Broken| (broken.rule, broken.key)).collect()
}

#[test]
fn every_ready_army_is_legal_and_nearly_spends_its_points() {
    for army in ready_armies() {
        let checked = check(&army.file, library(), Some(BattleSize::Incursion));
        let checked = checked.unwrap_or_else(|broken| panic!("{}: {broken:#?}", army.id));
        let points: u16 = checked.units.iter().map(|unit| unit.points(library())).sum();
        assert!((950..=1000).contains(&points), "{}: {points}", army.id);
        assert_eq!(ArmyFile::from_toml("again", army.file.to_toml().as_bytes()), Ok(army.file.clone()));
    }
}

#[test]
fn the_ready_armies_use_every_core_ability_and_every_weapon_ability() {
    let (mut units, mut models) = (vec![], vec![]);
    for army in ready_armies() {
        let army = check(&army.file, library(), None).expect("ready armies are legal");
        field(Seat(0), &army, library(), &mut units, &mut models);
    }
    let mut cores = BTreeSet::new();
    let mut weapons = BTreeSet::new();
    for model in &models {
        cores.extend(model.abilities.iter().filter_map(|ability| match ability {
            Ability::Core(core) => Some(core.kind()),
            _ => None,
        }));
        let sheet = &library()[units[model.unit.index()].datasheet];
        let carried = model.equipment.iter().map(|item| &sheet.weapons[usize::from(*item)]);
        weapons.extend(
            carried
                .flat_map(|weapon| &weapon.profiles)
                .flat_map(|profile| profile.abilities.iter().map(|ability| ability.kind())),
        );
    }
    let all: BTreeSet<_> = CoreAbilityKind::WORDS.iter().map(|(_, kind)| *kind).collect();
    assert_eq!(cores, all);
    let all: BTreeSet<_> = WeaponAbilityKind::WORDS.iter().map(|(_, kind)| *kind).collect();
    assert_eq!(weapons, all);
}

#[test]
fn models_carry_what_their_options_say() {
    let army = check(&lamps(), library(), None).expect("ready armies are legal");
    let (mut units, mut models) = (vec![], vec![]);
    field(Seat(1), &army, library(), &mut units, &mut models);
    let company = &units[2];
    let sheet = &library()[company.datasheet];
    let carried = |range: std::ops::Range<u8>, name: &str| {
        models[usize::from(range.start)..usize::from(range.end)]
            .iter()
            .filter(|model| {
                model.equipment.iter().any(|item| sheet.weapons[usize::from(*item)].name.en == name)
            })
            .count()
    };
    assert_eq!(company.models.len(), 10);
    assert_eq!(company.points, 140 + 2 * 5 + 10);
    assert_eq!(carried(company.models.clone(), "flare thrower"), 2);
    assert_eq!(carried(company.models.clone(), "sunlance"), 1);
    assert_eq!(carried(company.models.clone(), "lamp rifle"), 7);
    // The standard is there because its option was taken, the signal mirror because it is an Enhancement.
    let captain = &models[0];
    let names: Vec<&str> = captain
        .abilities
        .iter()
        .filter_map(|ability| match ability {
            Ability::Special(special) => Some(special.name.en.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(names, ["Steady Light", "Company Standard", "Signal Mirror"]);
    assert!(captain.keywords.is(Core::Warlord) && !models[1].keywords.is(Core::Warlord));
}

#[test]
fn every_rule_of_mustering_is_named_when_it_is_broken() {
    type Change = fn(&mut ArmyFile);
    let cases: &[(&str, &str, Change)] = &[
        ("wh40k.muster.points-left", "army-over-limit", |file| file.units.push(unit("outriders"))),
        ("wh40k.muster.faction", "army-unknown-faction", |file| file.faction = "lanterns".to_owned()),
        ("wh40k.muster.faction-match", "army-faction-mismatch", |file| file.units[5] = unit("lurkers")),
        ("wh40k.muster.detachment", "army-unknown-detachment", |file| {
            file.detachment = "day-watch".to_owned()
        }),
        ("wh40k.muster.detachment", "army-detachment-other-faction", |file| {
            file.detachment = "open-vault".to_owned();
        }),
        ("wh40k.muster.detachment-limits", "army-detachment-forbids", |file| {
            file.detachment = "lamplit-column".to_owned();
        }),
        ("wh40k.muster.detachment-limits", "army-detachment-requires", |file| {
            file.units.retain(|unit| unit.id != "line-company");
        }),
        ("wh40k.muster.detachment", "army-enhancement-not-offered", |file| {
            file.units[0].enhancements = vec!["road-songs".to_owned()];
        }),
        ("wh40k.muster.one-character", "army-no-character", |file| {
            file.units.retain(|unit| ["line-company", "lantern-wagon"].contains(&unit.id.as_str()));
        }),
        ("wh40k.muster.one-character", "army-no-units", |file| file.units.clear()),
        ("wh40k.muster.max-three-same", "army-too-many-copies", |file| {
            file.units.extend([unit("watcher"), unit("watcher"), unit("watcher")]);
        }),
        ("wh40k.muster.max-six-battleline", "army-too-many-copies", |file| {
            file.units.extend(std::iter::repeat_n(unit("line-company"), 5));
        }),
        ("wh40k.muster.max-six-battleline", "army-too-many-copies", |file| {
            file.units.extend(std::iter::repeat_n(unit("lantern-wagon"), 6));
        }),
        ("wh40k.muster.enhancements-characters", "army-enhancement-no-character", |file| {
            file.units[4].enhancements = vec!["ever-burning-wick".to_owned()];
        }),
        ("wh40k.muster.enhancements-max-three", "army-too-many-enhancements", |file| {
            for unit in &mut file.units[1..4] {
                unit.enhancements = vec!["ever-burning-wick".to_owned()];
            }
        }),
        ("wh40k.muster.enhancements-one-per-unit", "army-enhancements-of-unit", |file| {
            file.units[0].enhancements.push("ever-burning-wick".to_owned());
        }),
        ("wh40k.muster.enhancements-unique", "army-enhancement-twice", |file| {
            file.units[5].enhancements = vec!["signal-mirror".to_owned()];
        }),
        ("wh40k.muster.epic-hero-no-enhancement", "army-enhancement-epic-hero", |file| {
            file.units[1].enhancements = vec!["ever-burning-wick".to_owned()];
        }),
        ("wh40k.muster.epic-hero-unique", "army-epic-hero-twice", |file| {
            file.units.push(unit("marshal-of-the-last-lamp"));
        }),
        ("wh40k.muster.warlord", "army-no-warlord", |file| file.units[0].warlord = false),
        ("wh40k.muster.warlord", "army-warlords", |file| file.units[1].warlord = true),
        ("wh40k.muster.warlord", "army-warlord-no-character", |file| file.units[3].warlord = true),
        ("wh40k.datasheet.composition", "army-unknown-size", |file| file.units[2].models = Some(7)),
        ("wh40k.datasheet.wargear-options", "army-unknown-option", |file| {
            file.units[4].options = vec![option("sunlance", 1)];
        }),
        ("wh40k.datasheet.wargear-options", "army-option-too-many", |file| {
            file.units[2].options = vec![option("flare-thrower", 3)];
        }),
        ("wh40k.datasheet.wargear-option-once", "army-option-twice", |file| {
            file.units[2].options = vec![option("flare-thrower", 1), option("flare-thrower", 1)];
        }),
        ("wh40k.datasheet.wargear-option-size", "army-option-too-small", |file| {
            file.units[3].options = vec![option("sunlance", 1)];
        }),
        ("wh40k.unit.datasheet-per-unit", "army-unknown-unit-nearest", |file| {
            file.units[4] = unit("pathfinder")
        }),
        ("wh40k.datasheet.composition", "army-unknown-loadout", |file| {
            file.units[4].loadout = Some("heavy".to_owned());
        }),
        ("wh40k.unit.datasheet-per-unit", "army-publication", |file| {
            file.publication = serde_json::from_str("{}").ok();
        }),
        ("wh40k.unit.datasheet-per-unit", "army-unknown-unit", |file| file.units[4] = unit("zzzzzzzz")),
        ("wh40k.muster.detachment", "army-unknown-enhancement", |file| {
            file.units[0].enhancements = vec!["zeal".to_owned()];
        }),
    ];
    for (rule, key, change) in cases {
        let found = broken(change);
        assert!(found.contains(&(rule, key)), "{rule} {key}: {found:?}");
    }
    let mut keys: BTreeSet<&str> = cases.iter().map(|(_, key, _)| *key).collect();
    keys.insert("army-size-not-agreed");
    let known: BTreeSet<&str> = Broken::MESSAGES.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys, known);
}

#[test]
fn the_battle_size_is_the_agreed_one() {
    let broken = check(&lamps(), library(), Some(BattleSize::StrikeForce)).expect_err("another size");
    let rules: Vec<_> = broken.iter().map(|broken| (broken.rule, broken.key)).collect();
    assert_eq!(rules, [("wh40k.muster.battle-size-agree", "army-size-not-agreed")]);
}
