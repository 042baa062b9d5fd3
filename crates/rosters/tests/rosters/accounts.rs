//! No line is ever dropped: every line or element of a file is accounted for exactly once, whatever the file holds.

use std::collections::BTreeSet;

use gonfalon_data::testing::{slipped, slips};
use gonfalon_rosters::{Fate, Meaning, Place, import};
use proptest::prelude::*;
use serde_json::Value;

use crate::{FIXTURES, content, fixture, read};

fn texts() -> impl Iterator<Item = &'static str> {
    FIXTURES.iter().copied().filter(|name| name.ends_with(".txt"))
}

/// The lines of a text as the report should have them.
fn lines(text: &str) -> Vec<&str> {
    text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).collect()
}

/// How many values JSON has, containers included.
fn values(json: &Value) -> usize {
    1 + match json {
        Value::Array(list) => list.iter().map(values).sum(),
        Value::Object(members) => members.values().map(values).sum::<usize>(),
        _ => 0,
    }
}

/// How many elements, attributes and texts XML has; good enough for our own fixtures.
fn parts(xml: &str) -> usize {
    let tags = xml.split('<').skip(1).filter(|tag| !tag.starts_with(['/', '?']));
    tags.map(|tag| {
        let (inside, after) = tag.split_once('>').expect("a tag has an end");
        1 + inside.matches("=\"").count()
            + inside.matches("='").count()
            + usize::from(!after.trim().is_empty())
    })
    .sum()
}

#[test]
fn every_line_of_a_text_has_one_entry_with_its_text() {
    for name in texts() {
        let text = fixture(name);
        let report = read(name).report;
        let told: Vec<&str> = report.entries.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(told, lines(&text), "{name}");
        let numbers = report.entries.iter().map(|entry| match entry.place {
            Place::Line { line, .. } => line as usize,
            Place::Path(_) => 0,
        });
        assert!(numbers.eq(1..=lines(&text).len()), "{name}");
    }
}

#[test]
fn every_part_of_a_tree_has_one_entry() {
    for name in ["ashen-host.json", "ashen-host-reduced.json"] {
        let json: Value = serde_json::from_str(&fixture(name)).expect("the fixture is JSON");
        assert_eq!(read(name).report.entries.len(), values(&json), "{name}");
    }
    let report = read("ashen-host.ros").report;
    assert_eq!(report.entries.len(), parts(&fixture("ashen-host.ros")));
    let places: BTreeSet<String> = report.entries.iter().map(|entry| entry.place.to_string()).collect();
    assert_eq!(places.len(), report.entries.len(), "every place is named once");
}

#[test]
fn members_of_the_same_name_are_both_accounted_for() {
    let text = fixture("ashen-host.json").replacen(
        "\"name\": \"Cinder Walker\"",
        "\"name\": \"Cinder Walker\", \"name\": \"Twice\"",
        1,
    );
    let roster = import(text.as_bytes()).expect("it is still a roster");
    let unread: Vec<&str> = roster.report.of(Fate::NotUnderstood).map(|entry| entry.text.as_str()).collect();
    assert_eq!(unread, ["Twice"]);
}

#[test]
fn elements_nobody_knows_are_kept_with_their_path() {
    let text = fixture("ashen-host.ros").replacen(
        "<costLimits>",
        "<weather wind=\"9\">Soot</weather><costLimits>",
        1,
    );
    let roster = import(text.as_bytes()).expect("it is still a roster");
    let unread: Vec<(String, &str)> = roster
        .report
        .of(Fate::NotUnderstood)
        .map(|entry| (entry.place.to_string(), entry.text.as_str()))
        .collect();
    let said = |place: &str, text| (place.to_owned(), text);
    let expected = [
        said("roster/weather[1]", "<weather>"),
        said("roster/weather[1]/@wind", "9"),
        said("roster/weather[1]/text()", "Soot"),
    ];
    assert_eq!(unread, expected);
}

#[test]
fn characteristics_nobody_knows_are_kept() {
    let odd = "<characteristic name=\"Glow\">9</characteristic></characteristics>";
    let text = fixture("ashen-host.ros").replacen("</characteristics>", odd, 1);
    let roster = import(text.as_bytes()).expect("it is still a roster");
    let unread: Vec<&str> = roster.report.of(Fate::NotUnderstood).map(|entry| entry.text.as_str()).collect();
    assert_eq!(unread, ["Glow", "9"]);
}

#[test]
fn what_a_head_says_twice_is_read_once_and_kept() {
    for key in ["FACTION KEYWORD", "DETACHMENT", "TOTAL ARMY POINTS", "WARLORD", "NUMBER OF UNITS"] {
        let text = fixture("nr-gw.txt");
        let line = text.lines().find(|line| line.contains(key)).expect("the head has it");
        let again = format!("+ {key}: Other");
        let roster = import(text.replace(line, &format!("{line}\n{again}")).as_bytes()).expect("a roster");
        let unread: Vec<&str> =
            roster.report.of(Fate::NotUnderstood).map(|entry| entry.text.as_str()).collect();
        assert_eq!(unread, [again.as_str()], "{key}");
        assert_eq!(content(&roster), content(&read("nr-gw.txt")), "{key}");
    }
}

/// Replaces the text number `index` of a JSON file, counted in the order of the file.
fn replace(json: &mut Value, index: &mut usize, word: &str) -> bool {
    match json {
        Value::String(text) => {
            let here = *index == 0;
            *index = index.wrapping_sub(1);
            if here {
                *text = word.to_owned();
            }
            here
        }
        Value::Array(list) => list.iter_mut().any(|part| replace(part, index, word)),
        Value::Object(members) => members.values_mut().any(|part| replace(part, index, word)),
        _ => false,
    }
}

/// A word that stands in no fixture.
const WORD: &str = "Zyxwolf";

/// Whatever is resolved without doubt stands in the roster, unless it only served the tool that wrote the file.
fn assert_kept(bytes: &[u8], what: &str) {
    let Ok(roster) = import(bytes) else { return };
    let Some(entry) = roster.report.entries.iter().find(|entry| entry.text.contains(WORD)) else {
        // Elements that are resolved leave their text out of the report; then the roster has it.
        assert!(content(&roster).contains(WORD), "{what}");
        return;
    };
    if entry.fate == Fate::Resolved && entry.meaning != Some(Meaning::Bookkeeping) {
        assert!(content(&roster).contains(WORD), "{what}: {entry:?}");
    }
}

#[test]
fn any_text_of_a_tree_that_is_changed_shows_up() {
    // Members that only the tool has a use for.
    let own = ["id", "typeId", "entryId", "from", "group", "xmlns", "generatedBy", "gameSystemName"];
    let plain: Value = serde_json::from_str(&fixture("ashen-host.json")).expect("the fixture is JSON");
    let whole = fixture("ashen-host.json");
    let total = whole.matches('"').count();
    let mut changed = 0;
    for index in 0..total {
        let mut json = plain.clone();
        if !replace(&mut json, &mut index.clone(), WORD) {
            break;
        }
        let text = serde_json::to_string_pretty(&json).expect("JSON can be written");
        let line = text.lines().find(|line| line.contains(WORD)).expect("the word is there");
        let tool = own.iter().any(|name| line.trim_start().starts_with(&format!("\"{name}\":")));
        let fewer = |word: &str| text.matches(word).count() < whole.matches(word).count();
        let cost = fewer("\"name\": \"pts\"");
        let setting = fewer("\"name\": \"Configuration\"");
        if !tool && !cost && !setting {
            assert_kept(text.as_bytes(), line);
            changed += 1;
        }
    }
    assert!(changed > 300, "{changed}");
}

fn strange_line() -> impl Strategy<Value = String> {
    let forms = [
        "W",
        "• W",
        "  • W",
        "    • 3x W",
        "     ◦ W",
        "2x W",
        "W (90 pts)",
        "W (90 Points)",
        "W [90 pts]: Pike, W",
        "+ W: 7",
        "& W (on Char1: Pyre Warden)",
        "3 with W, Ash prod",
        "## W [90 pts]",
        "W:",
        "Enhancement: W (+10 pts)",
        "E: W",
        "• 2x W: 2 with Pike",
        "Leading W",
        "Attached to W",
        "# W",
        "• Pike, W",
        "Exported with W",
        "+ DETACHMENT: W",
        "+ FACTION KEYWORD: W",
        "Detachment: W",
        "• W (+99999999 pts)",
        "99999x W",
        "• 99999x W",
        "W (99999999999 pts)",
    ];
    proptest::sample::select(forms.to_vec()).prop_map(|form| form.replace('W', WORD))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_line_put_anywhere_is_read_or_reported(
        name in proptest::sample::select(texts().collect::<Vec<_>>()),
        at in any::<proptest::sample::Index>(),
        line in strange_line(),
    ) {
        let text = fixture(name);
        let mut all = lines(&text);
        all.insert(at.index(all.len() + 1), &line);
        let text = all.join("\n");
        if let Ok(roster) = import(text.as_bytes()) {
            let told: Vec<&str> = roster.report.entries.iter().map(|entry| entry.text.as_str()).collect();
            prop_assert_eq!(told, lines(&text));
        }
        let footer = line.starts_with("Exported") || line.starts_with("# ");
        if !footer {
            assert_kept(text.as_bytes(), &format!("{name}: {line}"));
        }
    }

    #[test]
    fn broken_files_are_refused_or_wholly_accounted_for(
        name in proptest::sample::select(FIXTURES.to_vec()),
        slips in slips(&["•", "(", ")", "x ", "pts", "\n", "<", ">", "&", ",", ":", "+", "99999999999", "</selection>", "&boom;"]),
    ) {
        let bytes = slipped(fixture(name).as_bytes(), &slips);
        if let Ok(roster) = import(&bytes) {
            if let Ok(text) = std::str::from_utf8(&bytes)
                && name.ends_with(".txt")
            {
                let told: Vec<&str> = roster.report.entries.iter().map(|entry| entry.text.as_str()).collect();
                prop_assert_eq!(told, lines(text));
            }
            for entry in &roster.report.entries {
                prop_assert_eq!(entry.fate == Fate::Resolved, entry.remarks.is_empty());
            }
            let json = serde_json::to_string(&roster).expect("a roster can be written");
            let again: gonfalon_rosters::Roster = serde_json::from_str(&json).expect("and read again");
            prop_assert_eq!(again, roster);
        }
    }

    #[test]
    fn cut_files_never_panic(name in proptest::sample::select(FIXTURES.to_vec()), at in any::<proptest::sample::Index>()) {
        let text = fixture(name);
        let _ = import(&text.as_bytes()[..at.index(text.len())]);
    }

    #[test]
    fn noise_never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = import(&bytes);
        let _ = import(&[b"PK\x03\x04".as_slice(), &bytes].concat());
        let _ = import(&[b"<roster>".as_slice(), &bytes].concat());
        let _ = import(&[b"{\"roster\":".as_slice(), &bytes].concat());
    }
}
