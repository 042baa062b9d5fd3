//! Warhammer 40,000 through the catalog, without any of its types.

use std::collections::BTreeSet;

use gonfalon_catalog::{ArmyWord, Battle, GameEntry, Order, Settings, game};
use gonfalon_kernel::{Ledger, log::Limits};
use gonfalon_scene::{Edit, Setting};
use gonfalon_text::Lang;

fn wh40k() -> &'static dyn GameEntry {
    game("wh40k").expect("the game is known")
}

fn named(armies: &[&str]) -> Settings {
    Settings {
        armies: armies.iter().map(|name| ArmyWord::Named((*name).to_owned())).collect(),
        ..Settings::default()
    }
}

fn fight(settings: &Settings, seed: u64, log: bool) -> Battle {
    let agreed = wh40k().agree(settings).expect("the settings are sound");
    let seats = wh40k().seat(&agreed, &["random".to_owned()]).expect("one bot plays every seat");
    wh40k()
        .battle(&Order { agreed: &agreed, seats: &seats, seed, log, rules: false })
        .expect("the match comes to its end")
}

fn keys(settings: &Settings) -> Vec<&'static str> {
    let findings = wh40k().agree(settings).expect_err("something is wrong");
    for finding in &findings {
        for lang in Lang::ALL {
            assert_eq!(wh40k().texts().resolve(lang, &finding.says).flaws, [], "{finding:?}");
        }
    }
    findings.iter().map(|finding| finding.says.key).collect()
}

#[test]
fn the_catalog_knows_its_game() {
    let ledger: &Ledger = wh40k().ledger();
    assert_eq!(ledger.game(), "wh40k");
    assert_eq!(wh40k().data_hash().len(), 64);
    assert_eq!(wh40k().ready_armies().len(), 3);
    assert_eq!(wh40k().texts().differences(), Vec::<String>::new());
    for option in wh40k().options() {
        assert!(option.rule.is_none_or(|rule| ledger.rule(rule).is_some()), "{option:?}");
        for line in option.values.iter().map(|value| &value.says).chain([&option.says]) {
            for lang in Lang::ALL {
                assert_eq!(wh40k().texts().resolve(lang, line).flaws, [], "{line:?}");
            }
        }
    }
}

#[test]
fn the_same_order_leads_to_the_same_battle_and_its_log_proves_it() {
    let armies = ["court-of-rust", "lamps-against-the-dark", "moon-at-full"];
    for seed in 0..4 {
        let pair = [armies[seed % 3], armies[(seed + 1) % 3]];
        let settings = named(&pair);
        let settings = if seed % 2 == 0 { settings } else { settings.with("terrain", "none") };
        let logged = fight(&settings, seed as u64, true);
        let unlogged = fight(&settings, seed as u64, false);
        assert!(logged.decisions > 30 && logged.rounds > 0);
        assert_eq!(unlogged, Battle { log: None, ..logged.clone() });
        let log = logged.log.expect("it was asked for");
        let verified = wh40k().verify(&mut &log[..], Limits::default()).expect("the log is sound");
        assert_eq!((verified.outcome.winners, verified.entries as u64), (logged.winners, logged.decisions));
    }
}

#[test]
fn a_log_is_told_with_headings() {
    let log = fight(&named(&["court-of-rust", "moon-at-full"]), 5, true).log.expect("it was asked for");
    let story = wh40k().tell(&mut &log[..], Limits::default()).expect("the log is sound");
    let turns = story.told.iter().filter(|told| told.heading == 1).count();
    let phases = story.told.iter().filter(|told| told.heading == 2).count();
    assert!(turns >= 2 && phases >= turns / 2, "{turns} turns, {phases} phases");
    assert!(story.outcome.is_some());
    for told in &story.told {
        for lang in Lang::ALL {
            assert_eq!(wh40k().texts().resolve(lang, &told.line).flaws, [], "{told:?}");
        }
    }
}

#[test]
fn every_match_means_every_pair_on_every_layout() {
    let matches = wh40k().every_match(&Settings::default(), None).expect("ready armies can play");
    let pairs: BTreeSet<_> = matches.iter().map(|agreed| (&agreed.armies[0], &agreed.armies[1])).collect();
    assert_eq!(pairs.len(), 9);
    let terrains: BTreeSet<_> = matches.iter().map(|agreed| agreed.options.clone()).collect();
    assert!(terrains.len() > 3, "{terrains:?}");
    assert!(wh40k().every_match(&Settings::default(), Some(3)).is_err());
}

#[test]
fn what_is_wrong_with_the_words_is_said() {
    let pair = ["court-of-rust", "moon-at-full"];
    assert_eq!(keys(&named(&["court-of-rst", "moon-at-full"])), ["catalog-unknown-army"]);
    assert_eq!(keys(&named(&["moon-at-full"])), ["agreement-player-count"]);
    assert_eq!(keys(&named(&pair).with("scenario", "siege")), ["catalog-option-value"]);
    assert_eq!(keys(&named(&pair).with("battlefield", "20in")), ["catalog-option-number"]);
    let larger = named(&pair).with("battlefield", "80in");
    assert!(wh40k().agree(&larger).is_ok());
}

#[test]
fn armies_are_judged_and_built() {
    let sound = include_bytes!("../../../data/wh40k/armies/moon-at-full.toml");
    let report = wh40k().check_army("moon.toml", sound, &[]).expect("nothing is agreed");
    assert!(report.is_legal() && report.summary.is_some(), "{report:?}");
    let misformed = wh40k().check_army("a.toml", b"game = \"wh40k\"\nname = 3\n", &[]);
    assert!(!misformed.expect("nothing is agreed").form.is_empty());
    let begin = wh40k().muster(None, &[], &[], true).expect("an army of nothing can be shown");
    assert!(begin.entries.is_empty() && !begin.broken.is_empty() && begin.additions.len() > 5);
    let first = begin.additions[0].id.clone();
    let add = Edit::Add { id: first, to: String::new() };
    let named = Edit::Rename("Rust".to_owned());
    let built = wh40k().muster(None, &[add.clone(), named], &[], false).expect("both mean something");
    assert_eq!((built.entries.len(), built.name.as_str()), (1, "Rust"));
    assert!(built.cost > Some(0) && built.entries[0].known && !built.entries[0].choices.is_empty());
    let nonsense = Edit::Set {
        path: "units.0".to_owned(),
        choice: "models".to_owned(),
        to: Setting::Word("99".to_owned()),
    };
    assert!(wh40k().muster(None, &[add.clone(), nonsense], &[], false).is_err());
    let gone = Edit::Remove { path: "units.0".to_owned() };
    let empty = wh40k().muster(None, &[add, gone], &[], false).expect("it was there");
    assert_eq!(empty.file, wh40k().muster(None, &[], &[], false).expect("shown").file);
    let link = gonfalon_catalog::army_of_link(&built.file.link).expect("the link is whole");
    let again = wh40k().muster(Some(&link), &[], &[], false).expect("the army is in the link");
    assert_eq!(again.file, built.file);
}
