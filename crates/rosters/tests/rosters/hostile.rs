//! Bad input: a clear reason with its place and a remedy, in bounded time and memory.

use std::io::{Cursor, Write};
use std::time::{Duration, Instant};

use gonfalon_rosters::{Fate, Format, MOST_BYTES, Refused, import};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::fixture;

fn refused(bytes: &[u8]) -> Refused {
    let start = Instant::now();
    let refused = import(bytes).expect_err("this is no roster");
    assert!(start.elapsed() < Duration::from_secs(30), "{refused}: {:?}", start.elapsed());
    refused
}

fn key(bytes: &[u8]) -> String {
    refused(bytes).says.key
}

fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(*name, SimpleFileOptions::default()).expect("a file begins");
        writer.write_all(bytes).expect("a file is written");
    }
    writer.finish().expect("the archive ends").into_inner()
}

#[test]
fn archives_hold_one_roster() {
    let roster = fixture("ashen-host.ros");
    let whole = archive(&[("any name.ros", roster.as_bytes())]);
    let read = import(&whole).expect("it is a roster");
    assert_eq!((read.format, read.units.len(), read.points.summed), (Format::BattleScribeZip, 4, 405));
    let beside = archive(&[("a.ros", roster.as_bytes()), ("notes.txt", b"hm"), ("__MACOSX/a.ros", b"x")]);
    let findings = import(&beside).expect("it is a roster").report.findings;
    let others = findings.iter().filter(|note| note.key == "rosters-archive-other-file").count();
    assert_eq!(others, 2);
    assert_eq!(key(&archive(&[("a.txt", b"hm")])), "rosters-archive-empty");
    let two = archive(&[("a.ros", roster.as_bytes()), ("b.ros", roster.as_bytes())]);
    assert_eq!(refused(&two).says.arg("count"), Some("2"));
    let many: Vec<(String, &[u8])> = (0..200).map(|index| (format!("{index}.txt"), b"".as_slice())).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
    assert_eq!(key(&archive(&many)), "rosters-archive-many");
}

#[test]
fn truncated_and_damaged_archives_are_refused() {
    let whole = archive(&[("a.ros", fixture("ashen-host.ros").as_bytes())]);
    for length in [2, 4, 30, whole.len() / 2, whole.len() - 1] {
        assert_eq!(key(&whole[..length]), "rosters-archive-unreadable", "{length}");
    }
    let mut damaged = whole.clone();
    for byte in &mut damaged[60..200] {
        *byte ^= 0x55;
    }
    assert_eq!(key(&damaged), "rosters-archive-unreadable");
}

#[test]
fn bombs_in_archives_are_not_inflated() {
    let zeros = vec![b' '; 200 << 20];
    let bomb = archive(&[("a.ros", &zeros)]);
    drop(zeros);
    assert!(bomb.len() < 1 << 20);
    assert_eq!(key(&bomb), "rosters-too-large");
}

#[test]
fn entities_are_not_expanded() {
    let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><roster>&b;</roster>";
    let doctype = refused(bomb.as_bytes());
    assert_eq!(
        (doctype.says.key.as_str(), doctype.place.expect("a place").to_string().as_str()),
        ("rosters-doctype", "2:1")
    );
    let text = refused(b"<roster>\n  <a>&b;</a></roster>");
    assert_eq!(
        (text.says.arg("entity"), text.place.expect("a place").to_string().as_str()),
        (Some("b"), "2:6")
    );
    let attribute = refused(b"<roster name='&b;'/>");
    assert_eq!(attribute.says.arg("entity"), Some("b"));
    let own = fixture("ashen-host.ros").replace("Old Soot", "Old &amp; &#83;oot &lt;&quot;");
    let roster = import(own.as_bytes()).expect("XML's own entities are fine");
    assert_eq!(roster.units[0].custom_name.as_deref(), Some("Old & Soot <\""));
}

#[test]
fn nesting_is_bounded() {
    let xml = format!("<roster>{}", "<selections><selection>".repeat(500_000));
    assert_eq!(key(xml.as_bytes()), "rosters-too-deep");
    let tall = |levels: usize| format!("<roster>{}{}</roster>", "<a>".repeat(levels), "</a>".repeat(levels));
    assert_eq!(key(tall(150).as_bytes()), "rosters-too-deep");
    assert_eq!(key(tall(90).as_bytes()), "rosters-no-units");
    let json = format!("{{\"roster\":{}", "[".repeat(1_000_000));
    assert_eq!(key(json.as_bytes()), "rosters-too-deep");
    let objects = "{\"roster\":".repeat(1_000_000);
    assert_eq!(key(objects.as_bytes()), "rosters-too-deep");
}

#[test]
fn numbers_of_elements_are_bounded() {
    let xml = format!("<roster>{}</roster>", "<a/>".repeat(1_000_000));
    assert_eq!(key(xml.as_bytes()), "rosters-too-many");
    let attributes: String = (0..200_000).map(|index| format!(" a{index}=''")).collect();
    assert_eq!(key(format!("<roster{attributes}/>").as_bytes()), "rosters-too-many");
    let json = format!("{{\"roster\":[{}1]}}", "1,".repeat(1_000_000));
    assert_eq!(key(json.as_bytes()), "rosters-too-many");
    let lines = format!("{}\n", fixture("nr-short.txt")) + &"\n".repeat(100_000);
    assert_eq!(key(lines.as_bytes()), "rosters-too-many");
}

#[test]
fn huge_files_are_refused_at_once() {
    let fifty = vec![b'x'; 50 << 20];
    let refusal = refused(&fifty);
    assert_eq!((refusal.says.key.as_str(), refusal.says.arg("most")), ("rosters-too-large", Some("16")));
    let text = format!("{}{}", fixture("gw-app.txt"), "x".repeat(2 << 20));
    assert_eq!(refused(text.as_bytes()).says.arg("most"), Some("1"));
    assert_eq!(key(&vec![b' '; MOST_BYTES]), "rosters-empty");
}

#[test]
fn long_lines_and_many_items_take_bounded_time() {
    let head = "Wardens (90pts): ";
    let cases = [
        format!("{head}{}", "aB".repeat(300_000)),
        format!("{head}{}", "(".repeat(600_000)),
        format!("{}(90pts)", "(".repeat(600_000)),
        (0..12_000)
            .map(|index| format!("Unit {index} (1pts): {}\n", "aB,cD,9999999x e,".repeat(3)))
            .collect(),
        (0..180)
            .map(|line| {
                format!("{head}{}\n", (0..500).map(|item| format!("{line}k{item},")).collect::<String>())
            })
            .collect(),
    ];
    for text in cases {
        let start = Instant::now();
        let _ = import(text.as_bytes());
        assert!(start.elapsed() < Duration::from_secs(30), "{:?} {:?}", &text[..40], start.elapsed());
    }
}

#[test]
fn floods_of_parts_take_bounded_time() {
    let head =
        "<roster gameSystemName=\"Warhammer 40,000 10th Edition\"><forces><force name=\"f\"><selections>";
    let unit = "<selection name=\"u\" type=\"unit\">";
    let many = |part: &dyn Fn(usize) -> String| (0..20_000).map(part).collect::<String>();
    let profiles = many(&|index| format!("<profile name=\"{index}\" typeName=\"Ranged Weapons\"/>"));
    let floods = [
        format!("<selections>{}</selections>", many(&|index| format!("<selection name=\"{index}\"/>"))),
        format!("<categories>{}</categories>", many(&|index| format!("<category name=\"{index}\"/>"))),
        format!("<profiles>{}</profiles>", profiles.replace("Ranged Weapons", "Unit")),
        // Wargear without profiles does not borrow thousands of them.
        format!(
            "<selections><selection name=\"w\"><profiles>{profiles}</profiles></selection>{}</selections>",
            "<selection name=\"w\"/>".repeat(20_000)
        ),
    ];
    for flood in floods {
        let start = Instant::now();
        let text = format!("{head}{unit}{flood}</selection></selections></force></forces></roster>");
        let roster = import(text.as_bytes()).expect("it is a roster, if a strange one");
        assert_eq!(roster.units.len(), 1);
        assert!(start.elapsed() < Duration::from_secs(30), "{:?} {:?}", &flood[..40], start.elapsed());
    }
}

#[test]
fn what_is_not_utf8_is_refused_with_its_place() {
    let mut bytes = fixture("gw-app.txt").into_bytes();
    let at = bytes.windows(6).position(|bytes| bytes == b"Ashen ").expect("it is there");
    bytes[at] = 0xFF;
    let refusal = refused(&bytes);
    assert_eq!(
        (refusal.says.key.as_str(), refusal.place.expect("a place").to_string().as_str()),
        ("rosters-not-text", "4:1")
    );
    let wide: Vec<u8> = fixture("gw-app.txt").encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(key(&[b"\xFF\xFE".as_slice(), &wide].concat()), "rosters-not-text");
}

#[test]
fn cut_off_files_say_so() {
    let xml = fixture("ashen-host.ros");
    let cut = &xml[..xml.find("</force>").expect("it is there")];
    let refusal = refused(cut.as_bytes());
    assert_eq!(
        (refusal.says.key.as_str(), refusal.says.arg("element")),
        ("rosters-xml-unfinished", Some("force"))
    );
    assert_eq!(key(b"<roster><a></b></roster>"), "rosters-xml");
    assert_eq!(key(b"<roster a='1' a='2'/>"), "rosters-xml");
    let json = fixture("ashen-host.json");
    let refusal = refused(&json.as_bytes()[..json.len() / 2]);
    assert_eq!(refusal.says.key, "rosters-json");
    assert!(refusal.place.is_some());
    assert_eq!(key(b"{\"roster\": {\"forces\": []}} more"), "rosters-json");
}

#[test]
fn absurd_numbers_are_kept_and_reported() {
    let cases = [
        ("gw-app.txt", "Ash Kin (90 Points)", "Ash Kin (99999999999 Points)", "rosters-bad-points"),
        ("gw-app.txt", "8x Ash Kin", "88888888x Ash Kin", "rosters-bad-count"),
        ("nr-wtc.txt", "5 with Cinder", "55555 with Cinder", "rosters-bad-count"),
        ("nr-gw.txt", "405pts", "1e9pts", "rosters-bad-points"),
        (
            "ashen-host.ros",
            "number=\"8\" type=\"model\"",
            "number=\"-8\" type=\"model\"",
            "rosters-bad-count",
        ),
        ("ashen-host.ros", "value=\"90.0\"", "value=\"9e99\"", "rosters-bad-points"),
        ("ashen-host.json", "\"value\": 90", "\"value\": 90.5", "rosters-bad-points"),
    ];
    for (name, from, to, expected) in cases {
        let text = fixture(name);
        assert!(text.contains(from), "{name}: {from}");
        let roster = import(text.replacen(from, to, 1).as_bytes())
            .unwrap_or_else(|refused| panic!("{name}: {refused}"));
        let unread: Vec<_> = roster.report.of(Fate::NotUnderstood).collect();
        let keys: Vec<&str> =
            unread.iter().flat_map(|entry| &entry.remarks).map(|remark| remark.says.key.as_str()).collect();
        assert!(keys.contains(&expected), "{name}: {keys:?}");
    }
}

#[test]
fn sums_of_absurd_armies_do_not_overflow() {
    let head = "Embers - Ashen Host - Rich - [1 pts]\n# ++ Army Roster ++ [1 pts]\n## Beast [1 pts]\n";
    let text = format!("{head}{}", "Hounds [1000000 pts]: Fangs\n".repeat(3_000));
    assert_eq!(import(text.as_bytes()).expect("a roster").points.summed, i32::MAX);
    let cost = "<costs><cost name='pts' value='1000000'/></costs>";
    let part = format!("<selection name='w' type='upgrade'>{cost}</selection>").repeat(3_000);
    for kind in ["unit", "upgrade"] {
        let top =
            format!("<selection name='u' type='{kind}'><selections>{part}</selections>{cost}</selection>");
        let hound = "<selection name='h' type='model'/>";
        let text = format!(
            "<roster><forces><force name='f'><selections>{hound}{top}</selections></force></forces></roster>"
        );
        assert_eq!(import(text.as_bytes()).expect("a roster").points.summed, i32::MAX, "{kind}");
    }
}

#[test]
fn other_editions_and_games_are_recognised() {
    let xml = fixture("ashen-host.ros");
    let edition = |name: &str| refused(xml.replace("Warhammer 40,000 10th Edition", name).as_bytes()).says;
    assert_eq!(edition("Warhammer 40,000 9th Edition").arg("edition"), Some("9"));
    assert_eq!(edition("Warhammer 40,000 11th Edition").arg("edition"), Some("11"));
    assert_eq!(edition("Warhammer: Age of Sigmar").key, "rosters-other-game");
    // Without a number the profiles tell.
    let ninth = xml.replace("Warhammer 40,000 10th Edition", "Warhammer 40,000").replace("\"OC\"", "\"BS\"");
    assert_eq!(refused(ninth.as_bytes()).says.key, "rosters-other-edition");
    let ninth =
        "++ Patrol Detachment 0CP (Ashen Host) [25 PL, 405pts] ++\n+ HQ +\nPyre Warden [5 PL, 100pts]";
    assert_eq!(refused(ninth.as_bytes()).says.arg("edition"), Some("9"));
    let simple = "Embers - Ashen Host - Old - [100pts, 5PL]\n## Patrol Detachment -2CP [100pts, 5PL]";
    assert_eq!(refused(simple.as_bytes()).says.arg("edition"), Some("9"));
    let later = fixture("nr-gw.txt").replace("+ SECONDARY", "+ FORCE DISPOSITION: Smoke\n+ SECONDARY");
    assert_eq!(refused(later.as_bytes()).says.arg("edition"), Some("11"));
}

#[test]
fn other_files_are_refused_with_what_was_tried() {
    let refusal = refused(b"Dear diary, today I painted ten models.\nThey look fine.");
    assert_eq!(refusal.says.key, "rosters-unknown");
    let tried = refusal.says.arg("tried").expect("a list").to_owned();
    assert!(tried.contains("BattleScribe (.ros)") && tried.ends_with("List Forge"), "{tried}");
    assert_eq!(key(b""), "rosters-empty");
    assert_eq!(refused(b"<catalogue/>").says.arg("found"), Some("catalogue"));
    assert_eq!(key(b"{\"cards\": []}"), "rosters-not-roster");
    assert_eq!(key(b"[1, 2]"), "rosters-not-roster");
    assert_eq!(key(b"<roster gameSystemName='Warhammer 40,000 10th Edition'/>"), "rosters-no-units");
    let battlescribe =
        "++ Army Roster (Ashen Host) [405pts] ++\n+ Character +\nPyre Warden [100pts]: Brand maul";
    assert_eq!(refused(battlescribe.as_bytes()).says.arg("tool"), Some("BattleScribe"));
    let both = format!("{}\n{}", fixture("nr-gw.txt"), fixture("nr-simple.txt"));
    assert_eq!(key(both.as_bytes()), "rosters-ambiguous");
}
