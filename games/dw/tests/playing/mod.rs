//! What tests that play whole games need: agreements of every kind, a driver at random, and what must always hold.
#![allow(dead_code, unused_imports, reason = "each test uses its own part of this module")]

pub(crate) mod invariants;

use std::sync::Arc;

use gonfalon_dw::Dw;
use gonfalon_dw::action::{Action, Question};
use gonfalon_dw::army::{ArmyFile, ready_files};
use gonfalon_dw::data::Library;
use gonfalon_dw::event::Event;
use gonfalon_dw::setting::{Agreement, Drops};
use gonfalon_dw::state::State;
use gonfalon_kernel::{Ask, Dice, Game, SeededDice, Sink, check, play};

/// The core set.
pub(crate) fn library() -> &'static Arc<Library> {
    Library::core()
}

/// Whether the long tests are wanted.
pub(crate) fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// The ready-made armies.
pub(crate) fn armies() -> Vec<ArmyFile> {
    ready_files(library()).into_iter().map(|(_, file)| file).collect()
}

/// The last round agreed on in tests where the scenario has none: chance alone may never win.
pub(crate) const LAST_ROUND: u8 = 7;

/// A match of a scenario with these ready-made armies, by their numbers.
pub(crate) fn agreement(scenario: &str, chosen: &[usize]) -> Agreement {
    let id = library().scenario(scenario).expect("the scenario exists");
    let scenario = &library()[id];
    let all = armies();
    let mut agreement = Agreement::new(scenario);
    agreement.options.drops = Drops::StandIn;
    agreement.options.rounds = scenario.rounds.is_none().then_some(LAST_ROUND);
    agreement.armies = chosen.iter().map(|number| all[number % all.len()].clone()).collect();
    agreement
}

/// Any scenario with any armies.
pub(crate) fn any_agreement(chance: &mut SeededDice) -> Agreement {
    let scenarios = &library().scenarios;
    let scenario = &scenarios[chance.below(scenarios.len() as u32) as usize];
    let most = scenario.most_players.min(4);
    let players = scenario.least_players + chance.below(u32::from(most - scenario.least_players) + 1) as u8;
    let chosen: Vec<usize> = (0..players).map(|_| chance.below(8) as usize).collect();
    agreement(&scenario.id, &chosen)
}

/// Begins a match.
pub(crate) fn begin(agreement: &Agreement, dice: &mut dyn Dice) -> (Dw, State) {
    agreement.begin(library(), dice, &mut ()).unwrap_or_else(|reasons| panic!("{agreement:?}: {reasons:?}"))
}

/// Answers one open question; a refusal fails the test.
pub(crate) fn answer(
    game: &Dw,
    state: &mut State,
    dice: &mut dyn Dice,
    sink: &mut dyn Sink<Event>,
    ask: &Ask<Question>,
    action: Action,
) {
    let legal = check(game, state, ask.id, ask.seat, action.clone())
        .unwrap_or_else(|denied| panic!("{:?} refused for {:?}: {denied:?}", action, ask.question));
    play(game, state, legal, dice, sink);
}

/// One of the open questions.
pub(crate) fn some_ask(game: &Dw, state: &State, chance: &mut SeededDice) -> Option<Ask<Question>> {
    let asks = game.asks(state);
    if asks.is_empty() { None } else { Some(asks[chance.below(asks.len() as u32) as usize].clone()) }
}

/// No game takes more answers than this.
pub(crate) const MOST_DECISIONS: u32 = 6_000;

/// Plays a whole match at random; `after` sees the state after each answer.
pub(crate) fn play_at_random(
    agreement: &Agreement,
    seed: u64,
    mut after: impl FnMut(&Dw, &State),
) -> (Dw, State, u32) {
    let mut dice = SeededDice::new(seed);
    let mut chance = SeededDice::new(!seed);
    let (game, mut state) = begin(agreement, &mut dice);
    after(&game, &state);
    let mut decisions = 0;
    while let Some(ask) = some_ask(&game, &state, &mut chance) {
        let view = game.view(&state, Some(ask.seat));
        let action = game.sample(&view, &ask, &mut chance);
        answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        after(&game, &state);
        decisions += 1;
        assert!(decisions < MOST_DECISIONS, "a game that does not end: {}, seed {seed}", agreement.scenario);
    }
    (game, state, decisions)
}
