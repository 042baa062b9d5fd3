//! What people write.

use gonfalon_odds::Report;
use gonfalon_odds::dw::Source;
use gonfalon_odds::notation::{Trouble, duel, dw, kow, wh40k, whdw};

use crate::near;

fn asked(attack: &str, target: &str) -> Result<Report, Trouble> {
    wh40k(&[attack.to_owned()], &[target.to_owned()])
}

fn mean(report: &Report, what: &str) -> f64 {
    let spread = report.spreads.iter().find(|spread| spread.what == what);
    spread.unwrap_or_else(|| panic!("{what} is not told")).distribution.mean()
}

#[test]
fn every_part_of_a_weapon_counts() {
    let told = |more: &str, target: &str| {
        asked(&format!("6x A1 BS4 S4 AP-1 D2 {more}"), target).unwrap_or_else(|why| panic!("{more}: {why:?}"))
    };
    let target = "T4 Sv3+ W100";
    near(mean(&told("", target), "removed"), 3.0 / 2.0 / 2.0 * 2.0);
    near(mean(&told("hit+1", target), "hits"), 4.0);
    near(mean(&told("wound-1", target), "wounds"), 1.0);
    near(mean(&told("reroll-hits", target), "hits"), 4.5);
    near(mean(&told("reroll-hits-of-1", target), "hits"), 3.5);
    near(mean(&told("rapid-fire 2 half-range", target), "attacks"), 18.0);
    near(mean(&told("melta:D6 half-range", target), "removed"), 0.75 * 5.5);
    near(mean(&told("torrent", target), "hits"), 6.0);
    near(mean(&told("anti-infantry 2+", "T4 Sv7 W100 infantry"), "wounds"), 3.0 * 5.0 / 6.0);
    near(mean(&told("", "T4 Sv4+ inv3+ W100"), "unsaved"), 1.5 / 3.0);
    near(mean(&told("", "T4 Sv3+ W100 cover"), "unsaved"), 1.5 / 3.0);
    near(mean(&told("ignores-cover", "T4 Sv3+ W100 cover"), "unsaved"), 1.5 / 2.0);
    near(mean(&told("", "T4 Sv7 W100 reroll-saves"), "unsaved"), 1.5);
    near(mean(&told("", "T4 Sv4+ W100 reroll-saves-of-1"), "unsaved"), 1.5 * (4.0 / 6.0 - 2.0 / 36.0));
    near(mean(&told("hazardous", target), "lost-models"), 1.0);
    near(mean(&told("hazardous tough 4", target), "lost-wounds"), 3.0);
}

#[test]
fn several_weapons_meet_several_kinds_of_models_in_their_order() {
    let attacks = ["6x A1 WS2 S8 AP0 D1".to_owned(), "1x A1 WS2 S8 AP0 D1".to_owned()];
    let targets = ["2x T3 Sv7 W1".to_owned(), "1x T9 Sv2+ W5 hurt 4".to_owned()];
    let report = wh40k(&attacks, &targets).expect("it is understood");
    assert!(report.spreads.iter().all(|spread| spread.what != "damage"), "models save differently");
    near(mean(&report, "attacks"), 7.0);
    // The hurt model goes first, so the first wound that it does not save leaves the unsaved ones.
    assert_eq!(report.spreads[0].distribution.highest(), 3);
}

#[test]
fn mistakes_are_named() {
    let unknown =
        |word: &str, nearest: &str| Trouble::Unknown { word: word.to_owned(), nearest: nearest.to_owned() };
    let weapon = "6x A1 BS4 S4 AP-1 D2";
    assert_eq!(asked(&format!("{weapon} Heavvy"), "T4 W1"), Err(unknown("Heavvy", "heavy")));
    assert_eq!(asked(weapon, "T4 W1 stealthy"), Err(unknown("stealthy", "stealth")));
    let number = asked(&format!("{weapon} anti-vehicle 9"), "T4 W1");
    assert!(matches!(number, Err(Trouble::Number { word, .. }) if word == "anti-vehicle"));
    let missing = asked("6x A1 BS4 S4", "T4 W1");
    assert_eq!(missing, Err(Trouble::Missing { text: "6x A1 BS4 S4".to_owned(), like: "D1" }));
    for (attack, target) in
        [("", "T4 W1"), (weapon, ""), ("6x A1 BS4 S4 D1 AP-99", "T4 W1"), (weapon, "T0 W1")]
    {
        assert!(asked(attack, target).is_err(), "{attack} at {target}");
    }
    let much = asked("1000x A100 BS4 S4 AP-1 D2", "T4 W1");
    assert!(matches!(much, Err(Trouble::TooMuch { what: "attacks", most: 1000, .. })), "{much:?}");
}

#[test]
fn other_games_are_written_alike() {
    let attack =
        |text: &str| kow(&[text.to_owned()], "De4+ Ne12 damage 3 inspired").expect("it is understood");
    near(mean(&attack("20x Me4 CS1"), "damage"), 20.0 / 2.0 * 4.0 / 6.0);
    near(mean(&attack("20x Me4 CS1 flank hindered"), "hits"), 40.0 / 3.0);
    near(mean(&attack("20x Ra5 P1 cover long-range"), "hits"), 10.0 / 6.0);
    near(mean(&attack("20x Me4 hit+1"), "hits"), 20.0 * 4.0 / 6.0);
    assert_eq!(kow(&["20x Me4".to_owned()], "De4").expect("no test").chances.len(), 1, "no Nerve, no test");
    let shot = whdw("3x S3 siege", "T6 stamina 1 damage 3").expect("it is understood");
    near(mean(&shot, "hits"), 3.0 / 6.0);
    let fight = duel("A5 T5 swift", "C9 T5").expect("it is understood");
    let chances: Vec<f64> = fight.chances.iter().map(|one| one.chance).collect();
    assert!(chances.iter().zip([0.0, 0.0, 1.0, 1.0]).all(|(one, other)| (one - other).abs() < 1e-12));
    let missiles =
        dw("3x arrow", "wide:2.5 T4 W1 damage:2 off 0.25", Source::StandIn, 2_000).expect("understood");
    assert!(mean(&missiles, "hits") > 0.5);
    assert!(dw("3x arrow", "wide:2.5555 T4 W1", Source::StandIn, 2_000).is_err());
    assert!(dw("300x arrow", "wide:2 T4 W1", Source::StandIn, 2_000).is_err());
}

#[test]
fn misspelt_names_of_the_data_are_found() {
    let nearest = |found: Result<Report, Trouble>| match found {
        Err(Trouble::Unknown { nearest, .. }) => nearest,
        other => panic!("{other:?}"),
    };
    assert_eq!(nearest(kow(&["obsidian-golm".to_owned()], "De4")), "obsidian-golem");
    assert_eq!(nearest(kow(&["20x Me4".to_owned()], "obsidan-golem")), "obsidian-golem");
    assert_eq!(nearest(asked("10x lamp-riffle", "T4 W1")), "lamp-rifle");
    assert_eq!(nearest(asked("10x prism-gun:blazin", "T4 W1")), "prism-gun:blazing");
    let (disk, shooter) = {
        let library = gonfalon_whdw::data::Library::core();
        let shooter = library.disks.iter().find(|disk| !disk.ranged.is_empty()).expect("somebody shoots");
        (&library.disks[0].id, &shooter.id)
    };
    assert_eq!(&nearest(whdw("3x S3", &format!("{disk}s"))), disk);
    assert_eq!(&nearest(whdw(&format!("{shooter}s"), "T5")), shooter);
    let thrower = &gonfalon_dw::data::Library::core().profiles[0].id;
    assert_eq!(&nearest(dw("3x arrow", &format!("{thrower}s"), Source::StandIn, 1_000)), thrower);
}

#[test]
fn what_is_said_stands_before_what_is_printed_in_any_order() {
    let target = "5x T4 Sv3+ W2";
    let attacks = |text: &str| mean(&asked(text, target).expect("it is understood"), "attacks");
    near(attacks("10x lamp-rifle A3"), 30.0);
    near(attacks("10x A3 lamp-rifle"), 30.0);
    let steady = asked("10x prism-gun", target).expect("it is understood");
    let blazing = asked("10x prism-gun:blazing", target).expect("it is understood");
    assert!(mean(&blazing, "destroyed") > mean(&steady, "destroyed"));
    let sheet = &gonfalon_wh40k::data::Library::core().datasheets[0].id;
    let wounds = |said: &str| {
        let report = asked("10x A3 BS3 S8 AP-3 D1", &format!("{sheet} {said}")).expect("it is understood");
        mean(&report, "wounds")
    };
    assert!(wounds("T16") < wounds("T2"), "the said Toughness counts");
    assert!(matches!(asked("10x lamp-rifle", &format!("{sheet} hurt 99")), Err(Trouble::Number { .. })));
}

#[test]
fn any_text_gets_an_answer() {
    for text in
        ["x", ":", "a", "d", "1:2:3", "€x", "anti-", "sv", "99999999999x", "hit+", "-", "tough", "[,;]", "Ⅻx"]
    {
        assert!(asked(text, text).is_err(), "{text}");
        assert!(kow(&[text.to_owned()], text).is_err(), "{text}");
        assert!(whdw(text, text).is_err() && duel(text, text).is_err(), "{text}");
        assert!(dw(text, text, Source::StandIn, 1_000).is_err(), "{text}");
    }
}
