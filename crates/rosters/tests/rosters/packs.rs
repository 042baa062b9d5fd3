//! Datasheet packs: profiles for lists that carry none.

use gonfalon_rosters::{MissingKind, Pack, Value};

use crate::{fixture, read};

fn pack() -> Pack {
    Pack::from_toml("pack.toml", fixture("pack.toml").as_bytes())
        .unwrap_or_else(|errors| panic!("{errors:#?}"))
}

fn errors(text: &str) -> Vec<String> {
    let errors = Pack::from_toml("pack.toml", text.as_bytes()).expect_err(text);
    errors.iter().map(ToString::to_string).collect()
}

#[test]
fn a_list_is_completed_and_what_is_missing_is_named() {
    let mut roster = read("nr-simple.txt");
    let completion = roster.complete(&pack());
    assert_eq!(completion.filled, 3);
    let missing: Vec<(MissingKind, &str)> =
        completion.missing.iter().map(|missing| (missing.kind, missing.name.as_str())).collect();
    assert_eq!(missing, [(MissingKind::Datasheet, "Soot Hounds")]);
    let warden = &roster.units[0];
    let profile = warden.profile(&warden.models[0]).expect("the pack has one");
    assert_eq!((&profile.movement, &profile.wounds), (&Value::Inches(6), &Value::Number(5)));
    assert_eq!(warden.invulnerable, Some(Value::Roll(4)));
    assert_eq!(warden.enhancements[0].name, "Everburning Brand");
    assert_eq!(warden.enhancements[0].abilities[0].text, "The bearer burns brighter.");
    let wargear: Vec<(&str, usize)> =
        warden.models[0].wargear.iter().map(|item| (item.name.as_str(), item.profiles.len())).collect();
    assert_eq!(wargear, [("Brand maul", 1), ("Ember pistol", 1)]);
    let cannon = &roster.units[2].models[0].wargear[0];
    let modes: Vec<&str> = cannon.profiles.iter().map(|profile| profile.name.as_str()).collect();
    assert_eq!(modes, ["Slag cannon - spray", "Slag cannon - lance"]);
    let kin = &roster.units[1];
    assert!(kin.models.iter().all(|group| kin.profile(group).is_some()));
    assert!(roster.report.findings.iter().any(|note| note.key == "rosters-missing-datasheet"));
}

#[test]
fn missing_names_come_with_their_nearest() {
    let mut roster = read("gw-app.txt");
    roster.units[1].name = "Ash Kim".to_owned();
    roster.units[2].models[0].wargear[1].name = "Iron trad".to_owned();
    let missing = roster.complete(&pack()).missing;
    assert_eq!((missing[0].name.as_str(), &missing[0].nearest[..]), ("Ash Kim", &["Ash Kin".to_owned()][..]));
    assert_eq!(
        (missing[1].unit.as_str(), &missing[1].nearest[..]),
        ("Cinder Walker", &["Iron tread".to_owned()][..])
    );
    assert_eq!(missing[0].note().arg("nearest"), Some("Ash Kin"));
}

#[test]
fn what_the_file_said_is_never_changed() {
    let mut roster = read("ashen-host.ros");
    let before = roster.units.clone();
    let completion = roster.complete(&pack());
    assert_eq!((completion.filled, completion.missing.len()), (0, 0));
    assert_eq!(roster.units, before);
}

#[test]
fn names_are_found_whatever_their_capitals_and_apostrophes() {
    let mut pack = pack();
    pack.datasheets[0].also.push("Vow’s Keeper".to_owned());
    assert_eq!(pack.datasheet("VOW'S  keeper").map(|sheet| sheet.name.as_str()), Some("Pyre Warden"));
    assert!(pack.datasheet("Vows Keeper").is_none());
}

#[test]
fn a_roster_with_profiles_completes_one_without() {
    let mut roster = read("nr-wtc-compact.txt");
    let completion = roster.complete(&Pack::from_roster(&read("ashen-host.ros")));
    assert_eq!((completion.filled, completion.missing.len()), (4, 0));
    let full = read("ashen-host.ros");
    assert_eq!(roster.units[3].profiles, full.units[3].profiles);
    assert_eq!(roster.units[3].models[1].profile, Some(1));
}

#[test]
fn packs_are_json_too() {
    let value: toml::Value = toml::from_str(&fixture("pack.toml")).expect("the fixture is TOML");
    let json = serde_json::to_string(&value).expect("and JSON");
    assert_eq!(Pack::from_named("pack.JSON", json.as_bytes()).expect("it is a pack"), pack());
}

#[test]
fn every_mistake_is_named_with_its_line() {
    let text = fixture("pack.toml");
    let with = |from: &str, to: &str| errors(&text.replacen(from, to, 1));
    assert_eq!(
        with("M = '6\"'", "M = 6"),
        ["pack.toml:38: datasheet.0.model.0.M: rosters-pack-characteristic name=\"M\" text=\"6\""]
    );
    assert_eq!(
        with("invulnerable", "invulnerible"),
        [
            "pack.toml:33: datasheet.0: data-unknown-field-nearest field=\"invulnerible\" nearest=\"invulnerable\""
        ]
    );
    assert_eq!(with("name = \"Ash Kin\"", "name = \"warden of the Pyre\"").len(), 1);
    assert_eq!(with("game = \"wh40k\"", "game = \"kow\"").len(), 1);
    assert_eq!(with("T = 4\n", "").len(), 1);
    assert!(!errors("game = ").is_empty());
}
