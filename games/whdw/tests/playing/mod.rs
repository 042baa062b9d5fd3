//! What tests that play whole games need: agreements of every kind, a driver at random, and what must always hold.
#![allow(dead_code, unused_imports, reason = "each test uses its own part of this module")]

pub(crate) mod invariants;

use std::sync::Arc;

use gonfalon_disks::{Flips, PinTest};
use gonfalon_kernel::{Ask, Game, SeededDice, Sink, check, play};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::{Action, Question};
use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
use gonfalon_whdw::data::{Faction, Library};
use gonfalon_whdw::event::Event;
use gonfalon_whdw::rulings::*;
use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
use gonfalon_whdw::state::State;

/// The core set.
pub(crate) fn library() -> &'static Arc<Library> {
    Library::core()
}

/// Whether the long tests are wanted.
pub(crate) fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// An army of prebuilt regiments.
pub(crate) fn prebuilt(regiments: &[&str]) -> ArmyChoice {
    let entry = |id: &&str| RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: (*id).to_owned() });
    ArmyChoice::Regiments(ArmyFile {
        game: "whdw".to_owned(),
        name: String::new(),
        regiments: regiments.iter().map(entry).collect(),
    })
}

/// The ids of all prebuilt regiments of a faction.
pub(crate) fn regiments_of(faction: Faction) -> Vec<&'static str> {
    library()
        .regiments
        .iter()
        .filter(|regiment| regiment.faction == faction)
        .map(|regiment| regiment.id.as_str())
        .collect()
}

/// A standard game or Strongholds with armies drawn by chance.
pub(crate) fn drawn(kind: GameKind, players: u8, regiments: usize, chance: &mut SeededDice) -> Agreement {
    let mut army = || {
        let faction = if chance.below(2) == 0 { Faction::Order } else { Faction::Destruction };
        let mut ids = regiments_of(faction);
        while ids.len() > regiments {
            ids.remove(chance.below(ids.len() as u32) as usize);
        }
        prebuilt(&ids)
    };
    Agreement { armies: (0..players).map(|_| army()).collect(), ..Agreement::new(kind) }
}

/// A match of any kind, often with unusual rulings.
pub(crate) fn any_agreement(chance: &mut SeededDice) -> Agreement {
    let regiments = 1 + chance.below(3) as usize;
    let agreement = match chance.below(8) {
        0 | 1 => Agreement::learning(),
        2 => drawn(GameKind::Strongholds, 2 + chance.below(3) as u8, regiments, chance),
        3 => drawn(GameKind::Standard, 3, regiments, chance),
        4 => drawn(GameKind::Standard, 4, regiments, chance),
        _ => drawn(GameKind::Standard, 2, regiments, chance),
    };
    if chance.below(3) == 0 { Agreement { rulings: any_rulings(chance), ..agreement } } else { agreement }
}

/// Every switch either way.
fn any_rulings(chance: &mut SeededDice) -> Rulings {
    let mut other = || chance.below(2) == 0;
    Rulings {
        pin_test: if other() { PinTest::AnyBetween } else { PinTest::Contact },
        flips: if other() { Flips::Straight } else { Flips::Pivot },
        stop_after_impact: if other() { StopAfterImpact::GoOn } else { StopAfterImpact::Stop },
        engage_triggers: if other() { EngageTriggers::Once } else { EngageTriggers::EachEnemy },
        plague_in_flight: if other() { PlagueInFlight::Spared } else { PlagueInFlight::Reached },
        dangerous_flips: if other() { DangerousFlips::Entering } else { DangerousFlips::Every },
        high_ground: if other() { HighGround::Mutual } else { HighGround::OneWay },
        reinforce_limit: if other() { ReinforceLimit::DeploymentValue } else { ReinforceLimit::None },
        battle_timing: if other() { BattleTiming::Ends } else { BattleTiming::Between },
        rampart: if other() { Rampart::Owner } else { Rampart::Everybody },
        initiative: if other() { InitiativeRoll::EachRound } else { InitiativeRoll::Once },
    }
}

/// Begins a match.
pub(crate) fn begin(agreement: &Agreement, dice: &mut SeededDice) -> (Whdw, State) {
    agreement.begin(library(), dice, &mut ()).unwrap_or_else(|reasons| panic!("{agreement:?}: {reasons:?}"))
}

/// Answers one open question as `choose` says; a refusal fails the test.
pub(crate) fn answer(
    game: &Whdw,
    state: &mut State,
    dice: &mut SeededDice,
    sink: &mut dyn Sink<Event>,
    ask: &Ask<Question>,
    action: Action,
) {
    let legal = check(game, state, ask.id, ask.seat, action.clone())
        .unwrap_or_else(|denied| panic!("{:?} refused for {:?}: {denied:?}", action, ask.question));
    play(game, state, legal, dice, sink);
}

/// One of the open questions.
pub(crate) fn some_ask(game: &Whdw, state: &State, chance: &mut SeededDice) -> Option<Ask<Question>> {
    let asks = game.asks(state);
    if asks.is_empty() { None } else { Some(asks[chance.below(asks.len() as u32) as usize].clone()) }
}

/// No game takes more answers than this.
pub(crate) const MOST_DECISIONS: u32 = 3_000;

/// Plays a whole match at random; `after` sees the state after each answer.
pub(crate) fn play_at_random(
    agreement: &Agreement,
    seed: u64,
    mut after: impl FnMut(&Whdw, &State),
) -> (Whdw, State, u32) {
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
        assert!(decisions < MOST_DECISIONS, "a game that does not end: {agreement:?}, seed {seed}");
    }
    (game, state, decisions)
}
