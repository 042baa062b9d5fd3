//! The rules that bear on whole games at random.

mod playing;

use std::collections::BTreeMap;

use gonfalon_kernel::{Game, Ledger, SeededDice};
use gonfalon_whdw::LEDGER;
use gonfalon_whdw::event::Event;
use gonfalon_whdw::setting::{Agreement, GameKind};
use gonfalon_whdw::witness::{Step, rules};
use playing::{answer, begin, drawn, prebuilt, some_ask};

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

/// What hardly a game goes without.
const CENTRAL: [&str; 24] = [
    "whdw.activate.one-action",
    "whdw.activate.token-after",
    "whdw.command.activation-value",
    "whdw.command.choose-secretly",
    "whdw.command.reveal",
    "whdw.command.slow-last",
    "whdw.command.tie",
    "whdw.damage.tokens",
    "whdw.damage.wound",
    "whdw.deploy.inside-zone",
    "whdw.deploy.number-per-zone",
    "whdw.end.five-rounds",
    "whdw.end.tokens-removed",
    "whdw.geometry.pin",
    "whdw.melee.engages",
    "whdw.melee.roles",
    "whdw.melee.simultaneous",
    "whdw.move.flip",
    "whdw.range.actual",
    "whdw.ranged.dice",
    "whdw.reserve.reinforce",
    "whdw.round.phases",
    "whdw.scatter.reroll",
    "whdw.terrain.taken",
];

#[test]
fn games_at_random_make_use_of_most_that_can_be_seen() {
    let mut found = Counted::new();
    let mut chance = SeededDice::new(3);
    for seed in 0..3 {
        counted(&Agreement::learning(), seed, &mut found);
        counted(&drawn(GameKind::Strongholds, 2, 1, &mut chance), seed, &mut found);
        for (players, regiments) in [(2, 1), (2, 2), (2, 3), (3, 1), (4, 1)] {
            counted(&drawn(GameKind::Standard, players, regiments, &mut chance), seed, &mut found);
        }
    }
    let ledger = Ledger::read("rules/whdw.toml", LEDGER).expect("the ledger is whole");
    for id in found.keys() {
        assert!(ledger.rules().iter().any(|rule| rule.id == *id), "{id}");
    }
    for (id, times) in &found {
        println!("{times:>7} {id}");
    }
    let missing: Vec<&&str> = CENTRAL.iter().filter(|id| !found.contains_key(**id)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert!(found.len() >= FLOOR, "{} rules are seen", found.len());
}

/// Fewer different rules than this are not seen in the games above; measured were 249.
const FLOOR: usize = 240;

#[test]
fn what_cannot_bear_is_not_counted() {
    let mut learning = Counted::new();
    let mut duel = Counted::new();
    let armies = vec![prebuilt(&["karl-franz"]), prebuilt(&["grimgor"])];
    for seed in 0..4 {
        counted(&Agreement::learning(), seed, &mut learning);
        let armies = armies.clone();
        counted(&Agreement { armies, ..Agreement::new(GameKind::Standard) }, seed, &mut duel);
    }
    let none = |found: &Counted, prefix: &str| {
        let wrong: Vec<&&str> = found.keys().filter(|id| id.starts_with(prefix)).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    };
    // No terrain, no reserve, no deployment or scenario cards.
    for prefix in ["whdw.terrain.", "whdw.reserve.", "whdw.multi.", "whdw.special.", "whdw.setup.scenario"] {
        none(&learning, prefix);
    }
    // Two players, no Watchtowers; of all abilities with rules of their own only Karl Franz brings one.
    duel.remove("whdw.ability.karl-franz");
    for prefix in ["whdw.learning.", "whdw.multi.", "whdw.special.", "whdw.ability.", "whdw.keyword.magic"] {
        none(&duel, prefix);
    }
    for keyword in ["mobile", "resistant", "swift-kills", "slow", "flank"] {
        assert!(!duel.contains_key(format!("whdw.keyword.{keyword}").as_str()), "{keyword}");
    }
}
