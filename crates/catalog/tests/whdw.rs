//! Warhammer: Diskwars through the catalog, without any of its types.

use std::collections::BTreeSet;

use gonfalon_catalog::{ArmyWord, Battle, GameEntry, Order, Settings, game, game_of_card};
use gonfalon_kernel::log::Limits;
use gonfalon_text::Lang;

fn whdw() -> &'static dyn GameEntry {
    game("whdw").expect("the game is in the catalog")
}

fn named(armies: &[&str]) -> Settings {
    Settings {
        armies: armies.iter().map(|name| ArmyWord::Named((*name).to_owned())).collect(),
        ..Settings::default()
    }
}

fn fight(settings: &Settings, seed: u64, log: bool) -> Battle {
    let agreed = whdw().agree(settings).expect("the settings are sound");
    let seats = whdw().seat(&agreed, &["random".to_owned()]).expect("one bot plays every seat");
    whdw()
        .battle(&Order { agreed: &agreed, seats: &seats, seed, log, rules: false })
        .expect("the match comes to its end")
}

fn keys(settings: &Settings) -> Vec<&'static str> {
    let findings = whdw().agree(settings).expect_err("something is wrong");
    for finding in &findings {
        for lang in Lang::ALL {
            assert_eq!(whdw().texts().resolve(lang, &finding.says).flaws, [], "{finding:?}");
        }
    }
    findings.iter().map(|finding| finding.says.key).collect()
}

#[test]
fn the_catalog_knows_its_game() {
    assert_eq!(whdw().ledger().game(), "whdw");
    assert_eq!(whdw().data_hash().len(), 64);
    assert_eq!(whdw().ready_armies().len(), 14, "twelve regiments and two learning armies");
    assert!(game("chess").is_none());
    assert_eq!(game_of_card("# a remark\nrule whdw.move.flip  A flip\n").id(), "whdw");
}

#[test]
fn the_same_order_leads_to_the_same_battle_with_and_without_a_log() {
    for (settings, seed) in [
        (named(&["karl-franz", "azhag"]), 1),
        (named(&["karl-franz+teclis", "azhag+grimgor", "kairos+valkia"]), 2),
        (named(&["learning-orc", "learning-empire"]), 3),
        (named(&["tyrion", "grom"]).with("scenario", "strongholds"), 4),
    ] {
        let logged = fight(&settings, seed, true);
        let unlogged = fight(&settings, seed, false);
        assert!(logged.decisions > 10 && logged.rounds > 0);
        assert_eq!(unlogged, Battle { log: None, ..logged.clone() });
        let log = logged.log.expect("it was asked for");
        let verified = whdw().verify(&mut &log[..], Limits::default()).expect("the log is sound");
        assert_eq!((verified.outcome.winners, verified.entries as u64), (logged.winners, logged.decisions));
    }
}

#[test]
fn a_log_is_told_with_headings() {
    let log = fight(&named(&["teclis", "archaon"]), 5, true).log.expect("it was asked for");
    let story = whdw().tell(&mut &log[..], Limits::default()).expect("the log is sound");
    let rounds = story.told.iter().filter(|told| told.heading == 1).count();
    let phases = story.told.iter().filter(|told| told.heading == 2).count();
    assert!(rounds >= 1 && phases >= rounds, "{rounds} rounds, {phases} phases");
    assert!(story.outcome.is_some());
    for told in &story.told {
        assert_eq!(whdw().texts().resolve(Lang::De, &told.line).flaws, [], "{told:?}");
    }
    let lines: Vec<&[u8]> = log.split_inclusive(|byte| *byte == b'\n').collect();
    let running = lines[..lines.len() / 2].concat();
    let story = whdw().tell(&mut &running[..], Limits::default()).expect("a running match can be told");
    assert!(story.outcome.is_none());
}

#[test]
fn every_match_means_every_pair_and_every_number_of_players() {
    let matches = whdw().every_match(&Settings::default(), None).expect("ready armies can play");
    let pairs: BTreeSet<_> = matches.iter().map(|agreed| (&agreed.armies[0], &agreed.armies[1])).collect();
    assert_eq!(pairs.len(), 12 * 12);
    let counts: BTreeSet<_> = matches.iter().map(|agreed| agreed.armies.len()).collect();
    assert_eq!(counts, BTreeSet::from([2, 3, 4]));
    assert_eq!(matches.len(), 12 * 12 * 3);
    let first: BTreeSet<_> = matches[..36].iter().map(|agreed| &agreed.armies[0]).collect();
    assert_eq!(first.len(), 12, "everybody begins once before anybody begins twice");
}

#[test]
fn every_match_respects_the_settings() {
    let larger = Settings::default().with("regiments", "5");
    let matches = whdw().every_match(&larger, None).expect("two players can have five regiments");
    assert!(matches.iter().all(|agreed| agreed.armies.len() == 2));
    assert!(matches.iter().all(|agreed| agreed.armies[0].split('+').count() == 5));
    let learning = Settings::default().with("scenario", "learning");
    let matches = whdw().every_match(&learning, None).expect("the learning armies can play");
    assert_eq!(matches.len(), 2, "both orders, and no army against itself");
    assert!(whdw().every_match(&learning, Some(3)).is_err());
    let none = Settings::default().with("regiments", "9");
    assert!(whdw().every_match(&none, None).is_err());
}

#[test]
fn what_is_wrong_with_the_words_is_said() {
    assert_eq!(keys(&named(&["karl-frnz", "teclis"])), ["catalog-unknown-army"]);
    assert_eq!(keys(&named(&["teclis"])), ["agreement-player-count"]);
    assert_eq!(keys(&named(&["teclis", "azhag+grom"])), ["agreement-unequal-regiments"]);
    assert_eq!(keys(&named(&["teclis+azhag", "grom+valkia"])), ["army-two-factions"]);
    let scenario = |scenario: &str| named(&["teclis", "grom"]).with("scenario", scenario);
    assert_eq!(keys(&scenario("siege")), ["catalog-option-value"]);
    assert_eq!(keys(&scenario("learning")), ["agreement-learning-armies"]);
    let learning = named(&["learning-orc", "learning-empire"]).with("regiments", "2");
    assert_eq!(keys(&learning), ["catalog-whdw-learning-regiments"]);
    let counted = named(&["teclis", "grom"]).with("regiments", "2");
    assert_eq!(keys(&counted), ["army-regiment-count", "army-regiment-count"]);
}

#[test]
fn seats_must_fit() {
    let agreed = whdw().agree(&named(&["teclis", "grom"])).expect("the settings are sound");
    let seat = |bots: &[&str]| {
        let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
        whdw().seat(&agreed, &bots).map_err(|findings| findings[0].says.key)
    };
    assert_eq!(seat(&["random"]).map(|seats| seats.len()), Ok(2));
    assert_eq!(seat(&["random", "random", "random"]), Err("catalog-seat-count"));
    assert_eq!(seat(&["randy"]), Err("catalog-unknown-bot"));
}

#[test]
fn army_files_are_judged() {
    let check = |name: &str, bytes: &[u8], options: &[(&str, &str)]| {
        let options: Vec<_> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        whdw().check_army(name, bytes, &options)
    };
    let sound = include_bytes!("../../../data/whdw/armies/waaagh.toml");
    let report = check("waaagh.toml", sound, &[]).expect("nothing is agreed");
    assert!(report.is_legal() && report.summary.is_some(), "{report:?}");
    let counted = check("waaagh.toml", sound, &[("regiments", "3")]).expect("it is an option");
    assert_eq!(counted.broken[0].rule.map(|rule| rule.0), Some("whdw.army.regiments"));
    let misformed = check("a.toml", b"game = \"whdw\"\nname = 3\n", &[]).expect("nothing is agreed");
    assert!(misformed.broken.is_empty() && misformed.form.iter().any(|finding| finding.line == Some(2)));
    let wrong = check("waaagh.toml", sound, &[("flips", "straight")]).expect_err("it bears on no army");
    assert_eq!(wrong[0].says.key, "catalog-unknown-option");
}
