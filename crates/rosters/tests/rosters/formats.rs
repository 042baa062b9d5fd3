//! One army in every format is the same army.

use gonfalon_rosters::{Edition, Fate, Format, Roster, Unit, import};

use crate::{FIXTURES, fixture, read};

fn unit<'r>(roster: &'r Roster, name: &str) -> &'r Unit {
    roster.units.iter().find(|unit| unit.name == name).expect(name)
}

/// Name and number of models, with name and number of everything they carry.
type Told = (String, u32, Vec<(String, u32)>);

/// The models of a unit with everything they carry, wargear in order of names.
fn models(unit: &Unit) -> Vec<Told> {
    let group = |group: &gonfalon_rosters::ModelGroup| {
        let mut wargear: Vec<(String, u32)> =
            group.wargear.iter().map(|item| (item.name.clone(), item.count)).collect();
        wargear.sort();
        (group.name.clone(), group.count, wargear)
    };
    unit.models.iter().map(group).collect()
}

#[test]
fn every_format_is_found_by_its_content() {
    let expected = [
        Format::NewRecruitJsonReduced,
        Format::NewRecruitJson,
        Format::BattleScribe,
        Format::GwApp,
        Format::GwApp,
        Format::GwApp,
        Format::ListForge,
        Format::NewRecruitGw,
        Format::NewRecruitShort,
        Format::NewRecruitSimple,
        Format::NewRecruitWtcCompact,
        Format::NewRecruitWtc,
    ];
    for (name, format) in FIXTURES.iter().zip(expected) {
        assert_eq!(read(name).format, format, "{name}");
    }
}

#[test]
fn units_models_and_points_are_the_same_in_every_format() {
    for name in FIXTURES {
        let roster = read(name);
        let units: Vec<(&str, Option<i32>, u32)> =
            roster.units.iter().map(|unit| (unit.name.as_str(), unit.points, unit.model_count())).collect();
        let expected = [
            ("Pyre Warden", Some(100), 1),
            ("Ash Kin", Some(90), 10),
            ("Cinder Walker", Some(140), 1),
            ("Soot Hounds", Some(75), 5),
        ];
        assert_eq!(units, expected, "{name}");
        assert_eq!(roster.points.summed, 405, "{name}");
        assert!(unit(&roster, "Pyre Warden").warlord, "{name}");
        assert!(!unit(&roster, "Ash Kin").warlord, "{name}");
    }
}

#[test]
fn every_format_says_what_it_can_about_the_army() {
    for name in FIXTURES.iter().filter(|name| **name != "nr-short.txt") {
        let roster = read(name);
        assert_eq!(roster.points.stated, Some(405), "{name}");
        let faction = [roster.faction.as_deref(), roster.subfaction.as_deref()];
        assert!(faction.contains(&Some("Ashen Host")), "{name}: {faction:?}");
        assert_eq!(roster.detachment.as_deref(), Some("Cinder Vow"), "{name}");
        let named = !name.starts_with("nr-gw") && !name.starts_with("nr-wtc");
        assert_eq!(roster.name.as_deref(), named.then_some("Embers of the Vow"), "{name}");
    }
}

#[test]
fn models_carry_the_same_in_every_format_that_lists_it() {
    let text = |name: &str| name.to_owned();
    let hounds = vec![
        (text("Soot Hound Alpha"), 1, vec![(text("Hot fangs"), 1)]),
        (text("Soot Hound"), 4, vec![(text("Fangs"), 4)]),
    ];
    let kin = vec![
        (text("Ash Kin Elder"), 1, vec![(text("Ash prod"), 1), (text("Ember pistol"), 1)]),
        (text("Ash Kin"), 8, vec![(text("Ash prod"), 8), (text("Cinder rifle"), 8)]),
        (
            text("Ash Kin with lamp"),
            1,
            vec![(text("Ash prod"), 1), (text("Glare lamp"), 2), (text("Lamp drone"), 2)],
        ),
    ];
    for name in FIXTURES.iter().filter(|name| **name != "nr-short.txt") {
        let roster = read(name);
        assert_eq!(models(unit(&roster, "Soot Hounds")), hounds, "{name}");
        assert_eq!(models(unit(&roster, "Ash Kin")), kin, "{name}");
        let walker = &unit(&roster, "Cinder Walker").models[0];
        assert_eq!((walker.wargear[0].name.as_str(), walker.wargear[0].count), ("Slag cannon", 2), "{name}");
        assert_eq!(walker.wargear[0].per_model(walker.count), Some(2), "{name}");
    }
}

#[test]
fn enhancements_are_found_where_they_are_marked() {
    for name in FIXTURES {
        let roster = read(name);
        let found: Vec<&str> =
            roster.units[0].enhancements.iter().map(|enhancement| enhancement.name.as_str()).collect();
        // Two formats show them among the wargear; only a pack can tell.
        let marked = !["nr-short.txt", "nr-simple.txt"].contains(name);
        assert_eq!(found, if marked { vec!["Everburning Brand"] } else { vec![] }, "{name}");
        let points = roster.units[0].enhancements.first().and_then(|enhancement| enhancement.points);
        let told = marked && !name.starts_with("gw-app") && !name.starts_with("list-forge");
        assert_eq!(points, told.then_some(15), "{name}");
    }
}

#[test]
fn leaders_are_hinted_at() {
    let compact = read("nr-wtc-compact.txt");
    assert_eq!(compact.units[0].leads, ["Ash Kin"]);
    assert_eq!(compact.units[1].led_by, ["Pyre Warden"]);
    for name in ["ashen-host.ros", "ashen-host.json"] {
        assert_eq!(read(name).units[0].may_lead, ["Ash Kin", "Soot Hounds"], "{name}");
    }
}

#[test]
fn sound_files_leave_nothing_unread() {
    for name in FIXTURES {
        let report = read(name).report;
        let unread: Vec<_> = report.of(Fate::NotUnderstood).collect();
        assert!(unread.is_empty(), "{name}: {unread:#?}");
    }
}

#[test]
fn guesses_are_marked_with_their_reason() {
    let keys = |name: &str| -> Vec<(String, String)> {
        let report = read(name).report;
        let guessed = report.of(Fate::Guessed);
        guessed
            .flat_map(|entry| {
                entry.remarks.iter().map(|remark| (entry.place.to_string(), remark.says.key.clone()))
            })
            .collect()
    };
    let said = |place: &str, key: &str| (place.to_owned(), key.to_owned());
    assert_eq!(keys("nr-gw.txt"), [said("33:5", "rosters-repeated")]);
    assert_eq!(keys("nr-wtc.txt"), [said("29:7", "rosters-glued")]);
    assert_eq!(keys("gw-app.txt"), [said("32:1", "rosters-count-assumed")]);
    assert_eq!(keys("gw-app-web.txt").iter().filter(|(_, key)| key == "rosters-bulletless").count(), 9);
    assert_eq!(keys("nr-simple.txt"), []);
    assert_eq!(keys("ashen-host.json"), []);
    let by_cost = keys("ashen-host.ros");
    assert_eq!(by_cost.len(), 1);
    assert_eq!(by_cost[0].1, "rosters-enhancement-by-cost");
}

#[test]
fn the_edition_is_said_or_assumed() {
    for name in FIXTURES {
        let roster = read(name);
        let sure = ["ashen-host.ros", "ashen-host.json"].contains(name);
        assert_eq!(roster.edition, if sure { Edition::Tenth } else { Edition::Assumed }, "{name}");
        let told = roster.report.findings.iter().any(|note| note.key == "rosters-edition-assumed");
        assert_eq!(told, !sure, "{name}");
    }
}

#[test]
fn what_the_file_says_of_itself_is_compared() {
    let findings = |name: &str, from: &str, to: &str| -> Vec<String> {
        let text = fixture(name);
        assert!(text.contains(from), "{from}");
        let roster = import(text.replace(from, to).as_bytes()).expect("it is still a roster");
        roster.report.findings.iter().map(ToString::to_string).collect()
    };
    let has = |findings: &[String], said: &str| findings.iter().any(|finding| finding == said);
    let forge = findings("list-forge.txt", "(405 Points)", "(1,405 Points)");
    assert!(has(&forge, "rosters-points-differ stated=\"1405\" summed=\"405\""), "{forge:?}");
    let simple = findings("nr-simple.txt", "## Beast [75 pts]", "## Beast [70 pts]");
    assert!(
        has(&simple, "rosters-section-differs section=\"Beast\" stated=\"70\" summed=\"75\""),
        "{simple:?}"
    );
    let ruled = findings("nr-gw.txt", "UNITS: 4", "UNITS: 5");
    assert!(has(&ruled, "rosters-units-differ stated=\"5\" counted=\"4\""), "{ruled:?}");
}

#[test]
fn a_head_that_knows_more_than_the_units_is_believed_and_marked() {
    let text = fixture("nr-gw.txt").replace("• Warlord\n", "").replace("• Everburning Brand (+15 pts)\n", "");
    let roster = import(text.as_bytes()).expect("it is still a roster");
    assert!(roster.units[0].warlord);
    assert_eq!(roster.units[0].enhancements[0].name, "Everburning Brand");
    assert_eq!(roster.report.count(Fate::Guessed), 3);
}

#[test]
fn line_ends_and_marks_of_editors_change_nothing() {
    for name in FIXTURES {
        let plain = read(name);
        let text = format!("\u{feff}{}", fixture(name).replace('\n', "\r\n"));
        let roster = import(text.as_bytes()).unwrap_or_else(|refused| panic!("{name}: {refused}"));
        assert_eq!(roster.units.len(), plain.units.len(), "{name}");
        let names =
            |roster: &Roster| -> Vec<String> { roster.units.iter().map(|unit| unit.name.clone()).collect() };
        assert_eq!(names(&roster), names(&plain), "{name}");
        assert_eq!(roster.report.count(Fate::NotUnderstood), 0, "{name}");
    }
}

#[test]
fn rosters_are_written_and_read_again() {
    for name in FIXTURES {
        let roster = read(name);
        let json = serde_json::to_string(&roster).expect("a roster can be written");
        let again: Roster = serde_json::from_str(&json).expect("and read again");
        assert_eq!(again, roster, "{name}");
    }
}
