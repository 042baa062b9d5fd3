//! Rosters of other tools become armies that can be judged, built and played.

use std::io::Write as _;
use std::path::PathBuf;

use gonfalon_catalog::{ArmyWord, GameEntry, GivenFile, Order, Settings, game};
use gonfalon_kernel::{Line, log::Limits};
use gonfalon_scene::{ChoiceForm, Edit, Import, ImportFate, Muster};
use gonfalon_text::Lang;

fn wh40k() -> &'static dyn GameEntry {
    game("wh40k").expect("the game is known")
}

fn fixture(name: &str) -> GivenFile {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rosters/fixtures").join(name);
    GivenFile {
        name: name.to_owned(),
        bytes: std::fs::read(path).expect("the fixture belongs to the project"),
    }
}

fn archived(roster: &GivenFile) -> GivenFile {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    writer.start_file("a.ros", zip::write::SimpleFileOptions::default()).expect("there is room");
    writer.write_all(&roster.bytes).expect("there is room");
    GivenFile { name: "a.rosz".to_owned(), bytes: writer.finish().expect("it is whole").into_inner() }
}

fn import(roster: &GivenFile, packs: &[GivenFile]) -> Import {
    let import = wh40k().import(roster, packs).unwrap_or_else(|why| panic!("{}: {why:?}", roster.name));
    let entries = import.entries.iter();
    let lines = entries.flat_map(|entry| entry.remarks.iter().chain(&entry.meaning));
    let broken = import.broken.iter().map(|broken| &broken.says);
    let whole = import.missing.iter().chain(&import.findings).chain(&import.summary).chain(broken);
    for line in lines.chain(whole).chain(import.remarks.iter().map(|remark| &remark.says)) {
        said(line);
    }
    import
}

fn said(line: &Line) {
    for lang in Lang::ALL {
        assert_eq!(wh40k().texts().resolve(lang, line).flaws, [], "{line:?}");
    }
}

fn army(import: &Import) -> ArmyWord {
    let text = import.army.as_ref().expect("nothing is missing");
    ArmyWord::File { name: "army.toml".to_owned(), bytes: text.toml.clone().into_bytes() }
}

fn built(import: &Import, edits: &[Edit]) -> Muster {
    wh40k().muster(Some(&army(import)), edits, &[], false).expect("the army can be built on")
}

/// Plays a match between two armies to its end and proves its log.
fn play(armies: [ArmyWord; 2], bot: &str, seed: u64) {
    let settings = Settings { armies: armies.to_vec(), ..Settings::default() };
    let agreed = wh40k().agree(&settings).unwrap_or_else(|findings| panic!("{findings:?}"));
    let seats = wh40k().seat(&agreed, &[bot.to_owned()]).expect("one bot plays every seat");
    let order = Order { agreed: &agreed, seats: &seats, seed, log: true, rules: false };
    let battle = wh40k().battle(&order).expect("the match comes to its end");
    let log = battle.log.expect("a log was wanted");
    wh40k().verify(&mut log.as_slice(), Limits::default()).expect("the log brings its own datasheets");
}

#[test]
fn rosters_of_every_format_are_fielded_and_played_to_the_end() {
    let ros = fixture("ashen-host.ros");
    let names = [
        "ashen-host.json",
        "ashen-host-reduced.json",
        "gw-app.txt",
        "gw-app-early.txt",
        "gw-app-web.txt",
        "list-forge.txt",
        "nr-gw.txt",
        "nr-short.txt",
        "nr-simple.txt",
        "nr-wtc.txt",
        "nr-wtc-compact.txt",
    ];
    let mut rosters: Vec<GivenFile> = names.iter().map(|name| fixture(name)).collect();
    rosters.extend([archived(&ros), ros.clone()]);
    for (seed, roster) in rosters.iter().enumerate() {
        let import = import(roster, std::slice::from_ref(&ros));
        assert_eq!((import.units, import.points), (4, 405), "{}", roster.name);
        assert!(import.broken.is_empty() && import.summary.is_some(), "{}: {:?}", roster.name, import.broken);
        let muster = built(&import, &[]);
        assert_eq!((muster.entries.len(), muster.cost), (4, Some(405)), "{}", roster.name);
        assert!(muster.entries.iter().all(|entry| entry.known), "{}", roster.name);
        let bot = if seed % 3 == 0 { "greedy" } else { "random" };
        play([army(&import), army(&import)], bot, seed as u64);
    }
}

#[test]
fn an_imported_army_meets_a_ready_one() {
    let import = import(&fixture("ashen-host.ros"), &[]);
    play([army(&import), ArmyWord::Named("moon-at-full".to_owned())], "random", 3);
    play([ArmyWord::Named("court-of-rust".to_owned()), army(&import)], "greedy", 4);
}

#[test]
fn what_is_outside_the_core_rules_stands_on_the_unit() {
    let import = import(&fixture("ashen-host.ros"), &[]);
    let kept = import.remarks.iter().filter(|remark| remark.fate == ImportFate::NotAutomated);
    let kept: Vec<String> = kept.map(|remark| wh40k().texts().line(Lang::De, &remark.says)).collect();
    for name in ["Stand and Smoulder", "Brand maul: One Shot", "Everburning Brand", "Vow of Cinders"] {
        assert!(
            kept.iter().any(|line| line.contains(name) && line.contains("nicht automatisiert")),
            "{name}: {kept:?}"
        );
    }
    let muster = built(&import, &[]);
    let sheet = |place: usize| muster.entries[place].about.as_ref().expect("an own datasheet has a sheet");
    let shown = |place: usize| -> Vec<String> {
        sheet(place).traits.iter().map(|one| wh40k().texts().line(Lang::En, &one.name)).collect()
    };
    assert!(shown(1).iter().any(|name| name == "Stand and Smoulder (not automated)"), "{:?}", shown(1));
    assert!(shown(0).iter().any(|name| name == "Brand maul: One Shot (not automated)"), "{:?}", shown(0));
    assert!(shown(0).iter().any(|name| name.contains("Feel No Pain 5+")), "{:?}", shown(0));
    let values: Vec<String> =
        sheet(0).rows.iter().map(|row| wh40k().texts().line(Lang::En, &row.says)).collect();
    assert!(values.iter().any(|name| name.to_lowercase().contains("invulnerable")), "{values:?}");
}

#[test]
fn a_list_without_profiles_needs_a_pack_and_says_for_what() {
    let bare = import(&fixture("nr-gw.txt"), &[]);
    assert!(bare.army.is_none() && bare.summary.is_none());
    let lines: Vec<String> = bare.missing.iter().map(|line| wh40k().texts().line(Lang::En, line)).collect();
    assert!(lines[0].contains("datasheet pack"), "{lines:?}");
    for (unit, wargear) in [
        ("Pyre Warden", "Brand maul"),
        ("Ash Kin", "Cinder rifle"),
        ("Cinder Walker", "Slag cannon"),
        ("Soot Hounds", "Fangs"),
    ] {
        let told = |line: &&String| line.starts_with(unit) && line.contains(wargear);
        assert_eq!(lines.iter().filter(told).count(), 1, "{unit}: {lines:?}");
    }
    // A pack that knows three of the four units leaves one.
    let some = import(&fixture("nr-gw.txt"), &[fixture("pack.toml")]);
    let lines: Vec<String> = some.missing.iter().map(|line| wh40k().texts().line(Lang::En, line)).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[1].starts_with("Soot Hounds"), "{lines:?}");
    // Two packs help together.
    let both = import(&fixture("nr-gw.txt"), &[fixture("pack.toml"), fixture("ashen-host.json")]);
    assert!(both.army.is_some(), "{:?}", both.missing);
}

#[test]
fn every_line_has_its_place_in_the_account() {
    let roster = fixture("gw-app.txt");
    let lines = String::from_utf8_lossy(&roster.bytes).split('\n').count();
    let import = import(&roster, &[fixture("ashen-host.ros")]);
    let counts = import.counts;
    assert_eq!((counts.resolved + counts.guessed + counts.not_understood) as usize, lines);
    assert_eq!(import.entries.len(), lines);
}

#[test]
fn models_with_different_equipment_are_fielded_as_they_are() {
    let import = import(&fixture("ashen-host.ros"), &[]);
    let muster = built(&import, &[]);
    let choice =
        muster.entries[1].choices.iter().find(|choice| choice.id == "models").expect("it has loadouts");
    let ChoiceForm::OneOf { chosen, values } = &choice.form else { panic!("one of several") };
    assert_eq!((chosen.as_str(), values.len()), ("loadout-1", 1));
    let name = wh40k().texts().line(Lang::En, &Line::new("show-name").with("name", values[0].name.clone()));
    assert_eq!(name, "1 Ash Kin Elder, 8 Ash Kin, 1 Ash Kin with lamp");
}

#[test]
fn rules_of_mustering_hold_for_imported_armies() {
    let import = import(&fixture("ashen-host.ros"), &[]);
    let add = |id: &str| Edit::Add { id: id.to_owned(), to: String::new() };
    let rules = |edits: &[Edit]| -> Vec<&'static str> {
        let muster = built(&import, edits);
        muster.broken.iter().for_each(|broken| said(&broken.says));
        muster.broken.iter().map(|broken| broken.rule.0).collect()
    };
    assert_eq!(rules(&[]), Vec::<&str>::new());
    let hounds = [add("soot-hounds"), add("soot-hounds"), add("soot-hounds")];
    assert_eq!(rules(&hounds), ["wh40k.muster.max-three-same"]);
    assert_eq!(rules(&[add("brass-phalanx")]), ["wh40k.muster.faction-match"], "an army is of one faction");
    let leaderless = Edit::Remove { path: "units.0".to_owned() };
    assert_eq!(rules(&[leaderless]), ["wh40k.muster.one-character", "wh40k.muster.warlord"]);
}

#[test]
fn two_armies_may_use_the_same_words_for_different_things() {
    let plain = fixture("ashen-host.ros");
    let text = String::from_utf8_lossy(&plain.bytes)
        .replace("<characteristic name=\"W\">1<", "<characteristic name=\"W\">3<");
    assert_ne!(text.as_bytes(), plain.bytes);
    let tougher = GivenFile { name: "b.ros".to_owned(), bytes: text.into_bytes() };
    let (first, second) = (import(&plain, &[]), import(&tougher, &[]));
    let settings = Settings { armies: vec![army(&first), army(&second)], ..Settings::default() };
    let agreed = wh40k().agree(&settings).expect("both are legal");
    let wounds = |seat: usize| {
        agreed.setup["armies"][seat]["publication"]["datasheet"][1]["models"][0]["wounds"].clone()
    };
    assert_eq!((wounds(0), wounds(1)), (1.into(), 3.into()));
    play([army(&first), army(&second)], "random", 9);
}

#[test]
fn a_damaged_publication_is_told_with_its_place() {
    let import = import(&fixture("ashen-host.ros"), &[]);
    let toml =
        import.army.expect("nothing is missing").toml.replacen("toughness = 3", "toughness = \"soft\"", 1);
    let report = wh40k().check_army("army.toml", toml.as_bytes(), &[]).expect("no options were given");
    assert_eq!(report.form.len(), 1, "{:?}", report.form);
    let finding = &report.form[0];
    assert!(finding.place.contains("ash-kin") && finding.line.is_some(), "{finding:?}");
}

#[test]
fn absurd_publications_are_refused() {
    let sound = import(&fixture("ashen-host.ros"), &[]).army.expect("nothing is missing").toml;
    let many = format!("equipment = [{}]", "\"ash-prod\", ".repeat(101));
    let cases = [
        (sound.replacen("attacks = 2\n", "attacks = \"200D6\"\n", 1), "data-amount"),
        (sound.replacen("wounds = 1\n", "wounds = 9000\n", 1), "data-out-of-range"),
        (sound.replacen("equipment = [\"cinder-rifle\", \"ash-prod\"]", &many, 1), "data-too-many"),
        (sound.replacen("id = \"soot-hounds\"\nkey", "id = \"brass-phalanx\"\nkey", 1), "data-duplicate-id"),
    ];
    for (text, key) in cases {
        assert_ne!(text, sound, "{key}");
        let report = wh40k().check_army("army.toml", text.as_bytes(), &[]).expect("no options were given");
        let keys: Vec<&str> = report.form.iter().map(|finding| finding.says.key).collect();
        assert!(!report.is_legal() && keys.contains(&key), "{key}: {keys:?}");
    }
}

#[test]
fn games_without_rosters_say_so() {
    let refused =
        game("kow").expect("known").import(&fixture("ashen-host.ros"), &[]).expect_err("no rosters");
    assert_eq!(refused[0].says.key, "catalog-import-none");
}
