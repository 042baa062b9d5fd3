//! Whatever is proposed or drawn by chance passes the check, and every kind of answer comes up.

mod matches;

use std::collections::BTreeSet;

use gonfalon_kernel::{Ask, Game, SeededDice, check, play};
use gonfalon_kow::Kow;
use gonfalon_kow::action::{Action, Deed, Question, Regroup, Stride};
use gonfalon_kow::data::Library;
use gonfalon_kow::event::Event;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{State, Victory};
use matches::{army, in_order};

const PAIRS: [[&str; 2]; 3] = [
    ["faceless-host", "furnace-of-the-abyss"],
    ["spears-of-the-dawn", "hammers-of-the-deep"],
    ["pact-of-ash-and-bone", "dawn-and-iron"],
];

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

fn agreement(seed: u64) -> Agreement {
    let layouts = &Library::core().terrain.layouts;
    let terrain = match seed % 3 {
        0 => TerrainChoice::Layout(layouts[seed as usize / 3 % layouts.len()].id.clone()),
        1 => TerrainChoice::Players,
        _ => TerrainChoice::None,
    };
    Agreement {
        points: Some(2000),
        armies: PAIRS[seed as usize % PAIRS.len()].map(army).to_vec(),
        terrain,
        length: GameLength::Turns(6),
        victory: Some([Victory::Pillage, Victory::KillAndPillage, Victory::Kill][seed as usize / 3 % 3]),
        clock: ClockChoice::None,
        good_and_evil: false,
        rulings: Default::default(),
    }
}

/// What kind of answer this is, as finely as a list of kinds should be.
fn kind(deed: &Deed) -> String {
    match deed {
        Deed::Order { order, strides, .. } => {
            let turns = strides.iter().any(|stride| matches!(stride, Stride::Pivot(_)));
            format!("{order:?}{}", if turns { " with a pivot" } else { "" })
        }
        Deed::Charge { units, .. } if units.len() > 1 => "joint charge".to_owned(),
        Deed::Charge { .. } => "charge".to_owned(),
        Deed::Shoot { attack, .. } => format!("{attack:?}"),
        Deed::Regroup(Regroup::Turn(_)) => "regroup with a turn".to_owned(),
        Deed::Regroup(choice) => format!("regroup {choice:?}"),
        other => format!("{other:?}").split([' ', '(']).next().unwrap_or_default().to_owned(),
    }
}

/// Every kind of answer that the rules know, apart from running out of time.
const KINDS: [&str; 30] = [
    "Terrain",
    "Done",
    "Objective",
    "TerrainObjective",
    "Side",
    "Deploy",
    "First",
    "Halt",
    "ChangeFacing with a pivot",
    "Advance",
    "Advance with a pivot",
    "Back",
    "Sidestep",
    "Sidestep with a pivot",
    "AtTheDouble",
    "AtTheDouble with a pivot",
    "charge",
    "joint charge",
    "Ordinary",
    "Breath",
    "Zap",
    "Heal",
    "DarkSurge",
    "Beast",
    "Choose",
    "regroup Stay",
    "regroup with a turn",
    "regroup Forward",
    "regroup Back",
    "Back with a pivot",
];

/// Plays a game by chance and looks at what is proposed now and then.
fn watch(seed: u64, offered: &mut BTreeSet<String>, drawn: &mut BTreeSet<String>) {
    let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(!seed));
    let mut events: Vec<Event> = Vec::new();
    let (game, mut state): (Kow, State) =
        agreement(seed).begin(Library::core(), &mut dice, &mut events).expect("the armies are sound");
    let mut number = 0;
    while let Some(ask) = game.asks(&state).first().cloned() {
        let view = game.view(&state, Some(ask.seat));
        let legal = |action: Action| {
            check(&game, &state, ask.id, ask.seat, action.clone())
                .unwrap_or_else(|denied| panic!("game {seed}, question {number}: {action:?}: {denied:?}"))
        };
        legal(game.fallback(&view, &ask));
        let common = matches!(ask.question, Question::Order | Question::Deploy);
        if !common || number % 7 == 0 {
            for budget in [1, 3, 60] {
                let proposals = game.proposals(&view, &ask, budget);
                assert!(!proposals.is_empty() && proposals.len() <= budget);
                for action in proposals {
                    offered.insert(kind(&action.deed));
                    legal(action);
                }
            }
        }
        let answer = game.sample(&view, &ask, &mut chance);
        drawn.insert(kind(&answer.deed));
        let answer = legal(answer);
        play(&game, &mut state, answer, &mut dice, &mut events);
        in_order(&game, &state);
        number += 1;
    }
}

#[test]
fn proposals_and_samples_are_legal_and_of_every_kind() {
    let (mut offered, mut drawn) = (BTreeSet::new(), BTreeSet::new());
    let missing = |found: &BTreeSet<String>| -> Vec<&str> {
        KINDS.into_iter().filter(|kind| !found.contains(*kind)).collect()
    };
    // A few games, and more only until every kind has come up: what comes up first changes with every rule.
    let (least, most) = if soak() { (90, 90) } else { (6, 60) };
    for seed in 0..most {
        if seed >= least && missing(&offered).is_empty() && missing(&drawn).is_empty() {
            break;
        }
        watch(seed, &mut offered, &mut drawn);
    }
    for (who, found) in [("offered", &offered), ("drawn", &drawn)] {
        let missing = missing(found);
        assert!(missing.is_empty(), "never {who}: {missing:?}");
    }
}

#[test]
fn nothing_is_proposed_twice() {
    let mut dice = SeededDice::new(4);
    let (game, mut state) = agreement(0).begin(Library::core(), &mut dice, &mut ()).expect("sound armies");
    for _ in 0..80 {
        let Some(ask): Option<Ask<Question>> = game.asks(&state).first().cloned() else { return };
        let view = game.view(&state, Some(ask.seat));
        let proposals = game.proposals(&view, &ask, 40);
        for (index, action) in proposals.iter().enumerate() {
            assert!(!proposals[..index].contains(action), "{action:?}");
        }
        let legal =
            check(&game, &state, ask.id, ask.seat, proposals[0].clone()).expect("proposals are legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
}
