//! The table shows every position of real matches, and every answer can be given by pointing.

mod matches;

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_kernel::{Game as _, SeededDice, check, play};
use gonfalon_kow::data::Library;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::Victory;
use gonfalon_kow::texts::TEXTS;
use gonfalon_scene::{Shows as _, Spot, Standing, measure};
use gonfalon_text::{Lang, Texts};
use matches::{army, in_order};
use serde::Serialize;
use serde_json::Value;

/// Collects every sentence inside a value: its key and the names of its arguments.
fn sentences(value: &Value, found: &mut BTreeMap<String, BTreeSet<String>>) {
    match value {
        Value::Object(fields) => {
            if let (Some(Value::String(key)), Some(Value::Array(args))) =
                (fields.get("key"), fields.get("args"))
            {
                let names = args.iter().filter_map(|arg| arg.get(0)?.as_str()).map(str::to_owned);
                found.entry(key.clone()).or_default().extend(names);
            }
            fields.values().for_each(|value| sentences(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| sentences(value, found)),
        _ => {}
    }
}

fn note(shown: &impl Serialize, found: &mut BTreeMap<String, BTreeSet<String>>) {
    sentences(&serde_json::to_value(shown).expect("what is shown becomes JSON"), found);
}

fn agreement(armies: [&str; 2], terrain: TerrainChoice, victory: Victory, clock: ClockChoice) -> Agreement {
    Agreement {
        points: Some(2000),
        armies: armies.map(army).to_vec(),
        terrain,
        length: GameLength::Turns(3),
        victory: Some(victory),
        clock,
        good_and_evil: false,
        rulings: Default::default(),
    }
}

#[test]
fn everything_is_shown_and_every_answer_can_be_drafted() {
    let mut found = BTreeMap::new();
    let mut drafted = BTreeSet::new();
    let agreements = [
        agreement(
            ["spears-of-the-dawn", "faceless-host"],
            TerrainChoice::Players,
            Victory::KillAndPillage,
            ClockChoice::Chess(3_600_000),
        ),
        agreement(
            ["hammers-of-the-deep", "pact-of-ash-and-bone"],
            TerrainChoice::Chance,
            Victory::Kill,
            ClockChoice::None,
        ),
    ];
    for (number, agreement) in agreements.into_iter().enumerate() {
        let (mut dice, mut chance) = (SeededDice::new(number as u64), SeededDice::new(90 + number as u64));
        let (game, mut state) =
            agreement.begin(Library::core(), &mut dice, &mut ()).expect("the match is legal");
        let mut questions = 0;
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            // Every order of every unit of every turn would take long; a part of them shows enough.
            if questions % 9 == 0 || !matches!(ask.question, gonfalon_kow::action::Question::Order) {
                let scene = game.scene(&view);
                let prompt = game.prompt(&view, &ask);
                note(&scene, &mut found);
                note(&prompt, &mut found);
                let ids: BTreeSet<&str> = prompt.verbs.iter().map(|verb| verb.id.as_str()).collect();
                assert_eq!(ids.len(), prompt.verbs.len(), "two verbs have the same id: {ids:?}");
                for action in game.proposals(&view, &ask, 12) {
                    let draft = game.draft(&view, &ask, &action).expect("every answer has a draft");
                    let verb = prompt.verbs.iter().find(|verb| verb.id == draft.verb);
                    let verb = verb.unwrap_or_else(|| panic!("{} is not offered among {ids:?}", draft.verb));
                    assert_eq!(verb.refusals, [], "{} is legal", draft.verb);
                    assert_eq!(game.answer(&view, &ask, &draft), Ok(Some(action)), "{draft:?}");
                    note(&game.preview(&view, &ask, &draft), &mut found);
                    drafted.insert(draft.verb.split(':').next().unwrap_or_default().to_owned());
                }
                let units = scene.pieces.iter().filter(|piece| piece.key.starts_with("unit-"));
                let lying: Vec<_> = units.filter(|piece| piece.standing == Standing::Table).collect();
                if let [first, .., last] = &lying[..] {
                    note(&game.sheet(&view, &last.key), &mut found);
                    note(&game.rings(&view, &last.key), &mut found);
                    note(&game.sight(&view, &first.key, &last.key), &mut found);
                    let ends = [first, last].map(|piece| Spot::Piece(piece.key.clone()));
                    assert!(measure(&scene, &ends).is_some());
                }
            }
            questions += 1;
            let action = game.sample(&view, &ask, &mut chance);
            let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
            in_order(&game, &state);
        }
    }
    let texts = Texts::new(TEXTS).expect("the texts are sound");
    for lang in Lang::ALL {
        let known = texts.keys(lang);
        for (key, given) in &found {
            let needed = known.get(key).unwrap_or_else(|| panic!("{lang} has no sentence {key}"));
            assert!(needed.is_subset(given), "{lang} {key} needs {needed:?} and gets {given:?}");
        }
    }
    assert!(found.len() > 60, "{} sentences were shown", found.len());
    for verb in ["advance", "charge", "deploy", "done", "objective", "shoot", "side", "terrain"] {
        assert!(drafted.contains(verb), "{verb} is not among {drafted:?}");
    }
}
