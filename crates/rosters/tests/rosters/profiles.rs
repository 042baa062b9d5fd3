//! Formats that carry profiles give all of them, with types.

use gonfalon_rosters::{KeywordKind, Value, WeaponKind, import};

use crate::{fixture, read};

#[test]
fn models_have_their_characteristics() {
    for name in ["ashen-host.ros", "ashen-host.json"] {
        let roster = read(name);
        let walker = &roster.units[2];
        let profile = walker.profile(&walker.models[0]).expect("it has one");
        assert_eq!(profile.movement, Value::Inches(10), "{name}");
        assert_eq!(profile.toughness, Value::Number(10), "{name}");
        assert_eq!(profile.save, Value::Roll(2), "{name}");
        assert_eq!(profile.wounds, Value::Number(12), "{name}");
        assert_eq!(profile.leadership, Value::Roll(6), "{name}");
        assert_eq!(profile.control, Value::Number(4), "{name}");
        assert_eq!(walker.invulnerable, Some(Value::Roll(5)), "{name}");
        assert_eq!(walker.transport.as_deref(), Some("Six Ash Kin fit inside."), "{name}");
        let hounds = &roster.units[3];
        let wounds =
            hounds.models.iter().map(|group| hounds.profile(group).map(|profile| profile.wounds.clone()));
        assert_eq!(wounds.collect::<Vec<_>>(), [Some(Value::Number(3)), Some(Value::Number(2))], "{name}");
        let kin = &roster.units[1];
        assert!(kin.models.iter().all(|group| kin.profile(group).is_some()), "{name}");
    }
}

#[test]
fn weapons_have_every_way_to_use_them() {
    for name in ["ashen-host.ros", "ashen-host.json"] {
        let roster = read(name);
        let cannon = &roster.units[2].models[0].wargear[0];
        let [spray, lance] = &cannon.profiles[..] else { panic!("{name}: {:?}", cannon.profiles) };
        assert_eq!(spray.name, "Slag cannon - spray");
        assert_eq!(spray.attacks, Value::Dice { count: 2, sides: 6, plus: 0 });
        assert_eq!((lance.kind, &lance.range), (WeaponKind::Ranged, &Value::Inches(48)));
        assert_eq!((&lance.strength, &lance.penetration), (&Value::Number(14), &Value::Number(-4)));
        assert_eq!(lance.damage, Value::Dice { count: 1, sides: 6, plus: 2 });
        let keywords: Vec<&str> = lance.keywords.iter().map(|keyword| keyword.name.as_str()).collect();
        assert_eq!(keywords, ["melta", "sustained-hits"]);
        let lamp = roster.units[1].models[2].wargear.iter().find(|item| item.name == "Glare lamp");
        let lamp = lamp.expect("the drone carries one");
        assert_eq!(lamp.part_of.as_deref(), Some("Lamp drone"));
        assert_eq!(lamp.profiles[0].skill, Value::NotApplicable);
        let maul = &roster.units[0].models[0].wargear[0];
        assert_eq!(maul.profiles[0].range, Value::Melee);
        assert_eq!(maul.profiles[0].keywords[1].kind, KeywordKind::Tag);
    }
}

#[test]
fn abilities_keywords_and_names_are_kept() {
    for name in ["ashen-host.ros", "ashen-host.json"] {
        let roster = read(name);
        let warden = &roster.units[0];
        assert_eq!(warden.custom_name.as_deref(), Some("Old Soot"), "{name}");
        assert_eq!(roster.units[1].models[2].keywords, ["Lamplit"], "{name}");
        assert_eq!(roster.units[1].models[1].wargear[0].keywords, ["Ranged Weapon"], "{name}");
        assert_eq!(warden.section.as_deref(), Some("Character"), "{name}");
        assert_eq!(warden.keywords, ["Infantry", "Character", "Pyre Warden"], "{name}");
        assert_eq!(warden.faction_keywords, ["Ashen Host"], "{name}");
        let abilities: Vec<&str> = warden.abilities.iter().map(|ability| ability.name.as_str()).collect();
        assert_eq!(abilities, ["Leader", "Feel No Pain 5+", "Invulnerable Save", "Leader"], "{name}");
        assert_eq!(warden.enhancements[0].abilities[0].text, "The bearer burns brighter.", "{name}");
        let abilities: Vec<&str> = roster.abilities.iter().map(|ability| ability.name.as_str()).collect();
        assert_eq!(abilities, ["Embers Remember", "Vow of Cinders"], "{name}");
    }
}

#[test]
fn cells_that_cannot_be_read_are_kept_and_reported() {
    let text = fixture("ashen-host.json").replacen("\"$text\": \"10\\\"\"", "\"$text\": \"very fast\"", 1);
    let roster = import(text.as_bytes()).expect("it is still a roster");
    let walker = &roster.units[2];
    assert_eq!(walker.profiles[0].movement, Value::Verbatim("very fast".to_owned()));
    let unread: Vec<_> = roster.report.of(gonfalon_rosters::Fate::NotUnderstood).collect();
    let [entry] = unread[..] else { panic!("{unread:?}") };
    assert_eq!(
        (entry.text.as_str(), entry.remarks[0].says.key.as_str()),
        ("very fast", "rosters-characteristic-unread")
    );
    assert!(entry.place.to_string().ends_with("profiles/[1]/characteristics/[1]/$text"), "{}", entry.place);
}

#[test]
fn unknown_weapon_keywords_are_kept_and_marked() {
    let text = fixture("ashen-host.ros").replace("Rapid Fire 1, Heavy", "Rapid Fire 1, Glowering");
    let roster = import(text.as_bytes()).expect("it is still a roster");
    let rifle = &roster.units[1].models[1].wargear[0].profiles[0];
    assert_eq!(
        (rifle.keywords[1].kind, rifle.keywords[1].text.as_str()),
        (KeywordKind::Unknown, "Glowering")
    );
    let marked = |entry: &&gonfalon_rosters::Entry| {
        entry.remarks.iter().any(|remark| remark.says.key == "rosters-keyword-unknown")
    };
    assert_eq!(roster.report.entries.iter().filter(marked).count(), 1);
}

#[test]
fn crews_join_later() {
    let text =
        fixture("ashen-host.ros").replacen("number=\"8\" type=\"model\"", "number=\"8\" type=\"crew\"", 1);
    let roster = import(text.as_bytes()).expect("it is still a roster");
    assert_eq!(roster.units[1].model_count(), 2);
    assert_eq!(roster.units[1].models.len(), 3);
}

#[test]
fn profiles_that_are_matched_or_borrowed_are_marked_where_they_are_missing() {
    let text = fixture("ashen-host.json");
    // The elder's pistol has no profile of its own any more, and the hounds' profiles have other names than the hounds.
    let at =
        text.find("\"Ash Kin Elder\"").and_then(|end| text[..end].rfind("\"typeName\": \"Ranged Weapons\""));
    let at = at.expect("the elder has a pistol");
    let stripped = format!(
        "{}\"typeName\": \"Abilities\"{}",
        &text[..at],
        &text[at + "\"typeName\": \"Ranged Weapons\"".len()..]
    );
    let roster = import(stripped.as_bytes()).expect("it is still a roster");
    let pistol = roster.units[1].models[0].wargear.iter().find(|item| item.name == "Ember pistol");
    assert_eq!(pistol.expect("it is there").profiles, roster.units[0].models[0].wargear[1].profiles);
    let keys = |roster: &gonfalon_rosters::Roster| -> Vec<String> {
        let guessed = roster.report.of(gonfalon_rosters::Fate::Guessed);
        guessed.flat_map(|entry| &entry.remarks).map(|remark| remark.says.key.clone()).collect()
    };
    assert_eq!(keys(&roster), ["rosters-profile-borrowed"]);
    let moved =
        fixture("ashen-host.ros").replace("name=\"Soot Hound Alpha\" entryId", "name=\"Packmaster\" entryId");
    assert!(
        !keys(&import(moved.as_bytes()).expect("a roster")).contains(&"rosters-profile-by-name".to_owned())
    );
}
