//! Kings of War through the catalog, without any of its types.

use std::collections::BTreeSet;

use gonfalon_catalog::{Agreed, ArmyWord, Battle, GameEntry, Order, Settings, game, game_of_card};
use gonfalon_kernel::log::Limits;
use gonfalon_text::Lang;
use serde_json::Value;

fn kow() -> &'static dyn GameEntry {
    game("kow").expect("the game is in the catalog")
}

fn named(armies: &[&str]) -> Settings {
    Settings {
        armies: armies.iter().map(|name| ArmyWord::Named((*name).to_owned())).collect(),
        ..Settings::default()
    }
}

fn file(name: &str, text: &str) -> ArmyWord {
    ArmyWord::File { name: name.to_owned(), bytes: text.as_bytes().to_vec() }
}

fn agreed(settings: &Settings) -> Agreed {
    kow().agree(settings).expect("the settings are sound")
}

fn fight(agreed: &Agreed, seed: u64, log: bool) -> Battle {
    let seats = kow().seat(agreed, &["random".to_owned()]).expect("one bot plays both seats");
    kow()
        .battle(&Order { agreed, seats: &seats, seed, log, rules: false })
        .expect("the match comes to its end")
}

fn keys(settings: &Settings) -> Vec<&'static str> {
    let findings = kow().agree(settings).expect_err("something is wrong");
    for finding in &findings {
        for lang in Lang::ALL {
            assert_eq!(kow().texts().resolve(lang, &finding.says).flaws, [], "{finding:?}");
        }
    }
    findings.iter().map(|finding| finding.says.key).collect()
}

/// The milliseconds that each answer of a log took.
fn times(log: &[u8]) -> Vec<u64> {
    let lines = log.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let lines = lines.map(|line| serde_json::from_slice::<Value>(line).expect("a line of a log is JSON"));
    lines.filter_map(|line| line["entry"]["action"]["spent"].as_u64()).collect()
}

const SMALL: [&str; 2] = ["spears-of-the-dawn", "pact-of-ash-and-bone"];

#[test]
fn the_catalog_knows_its_game() {
    assert_eq!(kow().ledger().game(), "kow");
    assert_eq!(kow().data_hash().len(), 64);
    assert_eq!(kow().ready_armies().len(), 6);
    assert_eq!(game_of_card("rule kow.move.halt  x\n").id(), "kow");
}

/// The settings with every ruling other than usual.
fn otherwise(settings: Settings) -> Settings {
    kow().switches().iter().fold(settings, |settings, switch| {
        let mut values = switch.values.iter().map(|(value, ..)| *value);
        let other = values.find(|value| *value != switch.default).expect("a switch has two values");
        settings.with(switch.name, other)
    })
}

#[test]
fn rulings_are_chosen_by_their_words_and_stand_in_the_agreement() {
    let settings = otherwise(named(&SMALL));
    let agreed = agreed(&settings);
    assert_eq!(agreed.options.len(), kow().switches().len());
    for (name, value) in &settings.options {
        assert_eq!(agreed.setup["rulings"][name], Value::from(value.as_str()));
    }
    assert_eq!(
        keys(&named(&SMALL).with("phalanx", "front").with("hindered", "never")),
        ["catalog-option-value"]
    );
}

#[test]
fn the_same_order_leads_to_the_same_battle_with_and_without_a_log() {
    let short = || named(&SMALL).with("length", "2");
    for (settings, seed) in [
        (short(), 1),
        (short().with("clock", "chess").with("scenario", "pillage"), 2),
        (short().with("clock", "turn:20s").with("terrain", "players"), 3),
        (short().with("points", "none").with("terrain", "forest-road"), 4),
        (otherwise(short()), 5),
    ] {
        let agreed = agreed(&settings);
        let logged = fight(&agreed, seed, true);
        assert!(logged.decisions > 10 && logged.rounds > 0);
        assert_eq!(fight(&agreed, seed, false), Battle { log: None, ..logged.clone() });
        let log = logged.log.expect("it was asked for");
        let verified = kow().verify(&mut &log[..], Limits::default()).expect("the log is sound");
        assert_eq!((verified.outcome.winners, verified.entries as u64), (logged.winners, logged.decisions));
    }
}

#[test]
fn a_log_is_told_with_headings() {
    let log = fight(&agreed(&named(&SMALL).with("length", "1")), 5, true).log.expect("it was asked for");
    let story = kow().tell(&mut &log[..], Limits::default()).expect("the log is sound");
    let turns = story.told.iter().filter(|told| told.heading == 1).count();
    let phases = story.told.iter().filter(|told| told.heading == 2).count();
    assert_eq!(turns, 2, "one for each player");
    assert!(phases >= turns, "{phases} phases");
    for told in &story.told {
        for lang in Lang::ALL {
            assert_eq!(kow().texts().resolve(lang, &told.line).flaws, [], "{told:?}");
        }
    }
}

#[test]
fn bots_take_time_only_by_the_clock_and_from_the_seed() {
    let log = |clock: &str, seed: u64| {
        let settings = named(&SMALL).with("length", "1").with("clock", clock);
        fight(&agreed(&settings), seed, true).log.expect("it was asked for")
    };
    let without = times(&log("none", 1));
    assert!(without.len() > 10 && without.iter().all(|spent| *spent == 0), "{without:?}");
    let by_clock = times(&log("chess", 1));
    assert!(by_clock.iter().filter(|spent| **spent > 0).count() > by_clock.len() / 2, "{by_clock:?}");
    assert_eq!(by_clock, times(&log("chess", 1)));
    assert_ne!(by_clock, times(&log("chess", 2)));
}

#[test]
fn every_match_means_every_pair_every_victory_and_every_clock() {
    let matches = kow().every_match(&Settings::default(), None).expect("ready armies can play");
    let text = |agreed: &Agreed| (agreed.armies.clone(), agreed.scenario.clone(), agreed.options.clone());
    let different: BTreeSet<_> = matches.iter().map(text).collect();
    assert_eq!((matches.len(), different.len()), (6 * 6 * 9, 6 * 6 * 9));
    let first: BTreeSet<_> = matches[..36].iter().map(|agreed| agreed.armies.clone()).collect();
    assert_eq!(first.len(), 36, "each pair comes once before any comes twice");
    let ways: BTreeSet<_> =
        matches[..36].iter().map(|agreed| (agreed.scenario.clone(), agreed.options.clone())).collect();
    assert_eq!(ways.len(), 9);
}

#[test]
fn every_match_respects_the_settings() {
    let count = |settings: Settings| kow().every_match(&settings, Some(2)).map(|matches| matches.len());
    let fixed = Settings::default().with("scenario", "kill").with("clock", "none");
    assert_eq!(count(fixed.clone()).ok(), Some(36));
    assert_eq!(count(fixed.with("points", "1000")).ok(), Some(9), "only armies that keep the limit");
    assert_eq!(count(Settings::default().with("length", "30min")).ok(), Some(36 * 3), "time needs no clock");
    assert!(count(Settings::default().with("points", "10")).is_err());
    let three = kow().every_match(&Settings::default(), Some(3)).expect_err("three cannot play");
    assert_eq!(three[0].says.key, "catalog-kow-players");
}

#[test]
fn points_follow_the_armies_unless_somebody_says_otherwise() {
    let points = |settings: &Settings| agreed(settings).setup["points"].clone();
    assert_eq!(points(&named(&SMALL)), 1000);
    assert_eq!(points(&named(&["spears-of-the-dawn", "faceless-host"])), 2000);
    assert_eq!(points(&named(&SMALL).with("points", "1500")), 1500);
    assert_eq!(points(&named(&SMALL).with("points", "none")), Value::Null);
    let casual = "game = \"kow\"\nname = \"Any\"\nunits = [{ id = \"elf-king\", count = 3 }]\n";
    let two = |one: &str, other: &str| Settings {
        armies: vec![file("one.toml", one), file("other.toml", other)],
        ..Settings::default()
    };
    assert_eq!(points(&two(casual, casual)), Value::Null);
    let limited =
        casual.replace("units", "points = 500\nunits").replace("elf-king\", count = 3", "ghouls-horde\"");
    assert_eq!(keys(&two(casual, &limited))[0], "army-limit-missing");
    assert_eq!(points(&two(&limited, &limited)), 500);
}

#[test]
fn what_is_wrong_with_the_words_is_said() {
    assert_eq!(keys(&named(&["spear-of-the-dawn", "faceless-host"])), ["catalog-unknown-army"]);
    assert_eq!(keys(&named(&["faceless-host"])), ["agreement-player-count"]);
    assert_eq!(keys(&named(&SMALL).with("scenario", "plunder")), ["catalog-option-value"]);
    assert_eq!(keys(&named(&SMALL).with("teRrain", "none")), ["catalog-unknown-option"]);
    assert_eq!(keys(&named(&SMALL).with("length", "0")), ["catalog-option-number"]);
    assert_eq!(
        keys(&named(&SMALL).with("length", "9min").with("clock", "chess")),
        ["agreement-clock-needs-turns"]
    );
    assert_eq!(
        keys(&named(&["faceless-host", "dawn-and-iron"]).with("points", "1000")),
        ["army-over-limit"; 2]
    );
    let mixed = "game = \"kow\"\nname = \"Mixed\"\npoints = 1000\ngood_and_evil_agreed = true\nunits = [{ id = \"ghouls-horde\" }, { id = \"elf-spearmen-horde\" }]\n";
    let settings =
        Settings { armies: vec![file("a.toml", mixed), file("b.toml", mixed)], ..Settings::default() };
    assert_eq!(keys(&settings), ["army-consent-missing"; 2]);
    assert_eq!(agreed(&settings.with("good-and-evil", "mixed")).armies, ["Mixed", "Mixed"]);
}

#[test]
fn army_files_are_judged_with_and_without_an_agreement() {
    let check = |name: &str, bytes: &[u8], options: &[(&str, &str)]| {
        let options: Vec<_> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        kow().check_army(name, bytes, &options).expect("the options are known")
    };
    let sound = include_bytes!("../../../data/kow/armies/spears-of-the-dawn.toml");
    assert!(check("a.toml", sound, &[]).is_legal());
    let other = check("a.toml", sound, &[("points", "900")]);
    assert_eq!(other.broken[0].rule.map(|rule| rule.0), Some("kow.army.points-agreed"));
    assert!(check("a.toml", sound, &[("good-and-evil", "mixed")]).is_legal());
    let misformed = check("a.json", b"{\"game\": \"kow\",\n \"name\": 3}", &[]);
    assert!(!misformed.form.is_empty());
}
