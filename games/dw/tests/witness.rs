//! The rules that bear on whole games at random.

mod playing;

use std::collections::BTreeMap;

use gonfalon_dw::LEDGER;
use gonfalon_dw::army::ArmyFile;
use gonfalon_dw::event::Event;
use gonfalon_dw::setting::Agreement;
use gonfalon_dw::witness::{Step, rules};
use gonfalon_kernel::{Game, Ledger, SeededDice};
use playing::{agreement, answer, begin, some_ask};

type Counted = BTreeMap<&'static str, u64>;

/// Plays a game at random and counts the rules that are seen, not those that events cite.
fn counted(agreement: &Agreement, seed: u64, counted: &mut Counted) {
    let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(!seed));
    let (game, mut state) = begin(agreement, &mut dice);
    while let Some(ask) = some_ask(&game, &state, &mut chance) {
        let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
        let before = state.clone();
        let mut events: Vec<Event> = Vec::new();
        answer(&game, &mut state, &mut dice, &mut events, &ask, action.clone());
        let question = &ask.question;
        let step =
            Step { game: &game, before: &before, seat: ask.seat, question, action: &action, events: &events };
        for rule in rules(&step) {
            *counted.entry(rule.0).or_default() += 1;
        }
    }
}

/// A match of two samples full of spells.
fn mages(scenario: &str) -> Agreement {
    let texts = [
        include_str!("../../../data/dw/mages/circle-of-dawn.toml"),
        include_str!("../../../data/dw/mages/circle-of-dusk.toml"),
    ];
    let army =
        |text: &str| ArmyFile::from_toml("mages.toml", text.as_bytes()).expect("the sample is an army");
    Agreement { armies: texts.map(army).into(), ..agreement(scenario, &[]) }
}

/// What hardly a game goes without.
const CENTRAL: [&str; 40] = [
    "dw.activate.clockwise",
    "dw.activate.fewer-means-done",
    "dw.activate.marked-not-again",
    "dw.activate.one-action",
    "dw.activate.pinned-forbidden",
    "dw.activate.segment-end",
    "dw.activate.three-per-turn",
    "dw.cast.announce",
    "dw.cleanup.remove",
    "dw.combat.battle-stack",
    "dw.combat.combined-attack",
    "dw.combat.compare",
    "dw.combat.must-battle",
    "dw.combat.roles",
    "dw.combat.simultaneous",
    "dw.fly.no-stop",
    "dw.general.scenario-wins",
    "dw.measure.edge-to-edge",
    "dw.missile.arrow",
    "dw.missile.drop",
    "dw.missile.nominate-first",
    "dw.missile.rest-counts",
    "dw.modifier.use-current",
    "dw.move.attack",
    "dw.move.count",
    "dw.move.flip",
    "dw.reinforce.draw",
    "dw.round.first-player-passes",
    "dw.round.segments",
    "dw.setup.stack-order",
    "dw.setup.starting-disks",
    "dw.skill.first-blow",
    "dw.skill.flying",
    "dw.terrain.placing",
    "dw.touch.attacking",
    "dw.touch.between",
    "dw.touch.pin",
    "dw.wound.one-kills",
    "dw.wound.stay",
    "dw.wound.threshold",
];

/// Fewer different rules than this are not seen in the games below; measured were 195.
const FLOOR: usize = 185;

#[test]
fn games_at_random_make_use_of_most_that_can_be_seen() {
    let mut found = Counted::new();
    for (seed, scenario) in (0..).zip(["tides-of-war", "in-harms-way", "doom-hill", "battlegnash", "siege"]) {
        for army in 0..4 {
            counted(&agreement(scenario, &[2 * army, 2 * army + 1]), seed, &mut found);
        }
        counted(&mages(scenario), seed, &mut found);
    }
    counted(&agreement("doom-hill", &[0, 1, 2]), 5, &mut found);
    counted(&agreement("battlegnash", &[3, 4, 5, 6]), 6, &mut found);
    let ledger = Ledger::read("rules/dw.toml", LEDGER).expect("the ledger is whole");
    for id in found.keys() {
        assert!(ledger.rule(id).is_some(), "{id}");
    }
    for (id, times) in &found {
        println!("{times:>7} {id}");
    }
    let missing: Vec<&&str> = CENTRAL.iter().filter(|id| !found.contains_key(**id)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert!(found.len() >= FLOOR, "{} rules are seen", found.len());
}

/// No rule that begins so is among these.
fn none(found: &Counted, beginnings: &[&str]) {
    assert!(!found.is_empty());
    let strange = |id: &&&str| beginnings.iter().any(|beginning| id.starts_with(beginning));
    let wrong: Vec<&&str> = found.keys().filter(strange).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn what_cannot_bear_is_not_counted() {
    // Dwarves against Orcs: no spells, nobody flies, Ambushes, Burrows, Transforms or Reanimates, and no terrain.
    let mut plain = Counted::new();
    let mut bare = agreement("tides-of-war", &[1, 5]);
    bare.options.terrain_each = Some(0);
    for seed in 0..3 {
        counted(&bare, seed, &mut plain);
    }
    none(
        &plain,
        &[
            "dw.spell.",
            "dw.cast.",
            "dw.terrain.",
            "dw.barrier.",
            "dw.fly.",
            "dw.ambush.",
            "dw.burrow.",
            "dw.transform.",
            "dw.control.",
            "dw.physics.simulation",
            "dw.scenario.harm",
            "dw.scenario.doom",
            "dw.scenario.gnash",
            "dw.scenario.siege",
            "dw.credit.highest-attack",
            "dw.skill.reanimate",
            "dw.skill.spellcaster",
        ],
    );
    // Whole armies at once: nobody draws from a stack.
    let mut whole = Counted::new();
    counted(&agreement("in-harms-way", &[3, 6]), 1, &mut whole);
    none(&whole, &["dw.reinforce.", "dw.setup.stack", "dw.setup.starting", "dw.scenario.tides"]);
}
