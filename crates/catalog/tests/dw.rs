//! Diskwars through the catalog, without any of its types.

use std::collections::BTreeSet;

use gonfalon_catalog::{ArmyWord, Battle, GameEntry, Order, Settings, game};
use gonfalon_kernel::{Ledger, log::Limits};
use gonfalon_text::Lang;

fn dw() -> &'static dyn GameEntry {
    game("dw").expect("the game is known")
}

fn named(armies: &[&str]) -> Settings {
    let settings = Settings {
        armies: armies.iter().map(|name| ArmyWord::Named((*name).to_owned())).collect(),
        ..Settings::default()
    };
    settings.with("drops", "stand-in")
}

fn fight(settings: &Settings, seed: u64, log: bool) -> Battle {
    let agreed = dw().agree(settings).expect("the settings are sound");
    let seats = dw().seat(&agreed, &["random".to_owned()]).expect("one bot plays every seat");
    dw().battle(&Order { agreed: &agreed, seats: &seats, seed, log, rules: false })
        .expect("the match comes to its end")
}

fn keys(settings: &Settings) -> Vec<&'static str> {
    let findings = dw().agree(settings).expect_err("something is wrong");
    for finding in &findings {
        for lang in Lang::ALL {
            assert_eq!(dw().texts().resolve(lang, &finding.says).flaws, [], "{finding:?}");
        }
    }
    findings.iter().map(|finding| finding.says.key).collect()
}

#[test]
fn the_catalog_knows_its_game() {
    let ledger: &Ledger = dw().ledger();
    assert_eq!(ledger.game(), "dw");
    assert_eq!(dw().data_hash().len(), 64);
    assert_eq!(dw().ready_armies().len(), 8);
    assert_eq!(dw().texts().differences(), Vec::<String>::new());
    for option in dw().options() {
        assert!(option.rule.is_none_or(|rule| ledger.rule(rule).is_some()), "{option:?}");
        for line in option.values.iter().map(|value| &value.says).chain([&option.says]) {
            for lang in Lang::ALL {
                assert_eq!(dw().texts().resolve(lang, line).flaws, [], "{line:?}");
            }
        }
    }
}

#[test]
fn the_same_order_leads_to_the_same_battle_and_its_log_proves_it() {
    for (seed, scenario) in [(1, "tides-of-war"), (2, "doom-hill")] {
        let settings = named(&["elf", "orc"]).with("scenario", scenario).with("measuring", "true");
        let settings = if seed == 2 { settings.with("rounds", "4") } else { settings };
        let logged = fight(&settings, seed, true);
        let unlogged = fight(&settings, seed, false);
        assert!(logged.decisions > 20 && logged.rounds > 0);
        assert_eq!(unlogged, Battle { log: None, ..logged.clone() });
        let log = logged.log.expect("it was asked for");
        let verified = dw().verify(&mut &log[..], Limits::default()).expect("the log is sound");
        assert_eq!((verified.outcome.winners, verified.entries as u64), (logged.winners, logged.decisions));
    }
}

#[test]
fn every_match_means_every_pair() {
    let matches = dw().every_match(&Settings::default(), None).expect("ready armies can play");
    let pairs: BTreeSet<_> = matches.iter().map(|agreed| (&agreed.armies[0], &agreed.armies[1])).collect();
    assert_eq!(pairs.len(), 64);
    let scenarios = |players, settings: &Settings| -> BTreeSet<String> {
        let matches = dw().every_match(settings, players).expect("there are such matches");
        assert_eq!(matches.len() % 64, 0);
        matches.into_iter().map(|agreed| agreed.scenario).collect()
    };
    assert_eq!(scenarios(None, &Settings::default()).len(), 5);
    assert_eq!(scenarios(Some(6), &Settings::default()).len(), 2, "the others are for two");
    let siege = Settings::default().with("scenario", "siege");
    assert_eq!(scenarios(Some(2), &siege).len(), 1);
    assert!(dw().every_match(&siege, Some(3)).is_err());
    assert!(dw().every_match(&Settings::default(), Some(9)).is_err());
}

#[test]
fn what_is_wrong_with_the_words_is_said() {
    assert_eq!(keys(&named(&["elff", "orc"])), ["catalog-unknown-army"]);
    assert_eq!(keys(&named(&["elf"])), ["agreement-exact-player-count"]);
    assert_eq!(keys(&named(&["elf", "orc"]).with("scenario", "ambush")), ["catalog-option-value"]);
    assert_eq!(
        keys(&named(&["elf", "orc"]).with("points", "100")),
        ["army-ready-over-limit", "army-ready-over-limit"]
    );
}
