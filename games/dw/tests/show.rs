//! The page shows every position of whole matches, and every answer can be given by pointing.

mod playing;

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_dw::action::{Action, Order};
use gonfalon_dw::setting::Agreement;
use gonfalon_dw::texts::TEXTS;
use gonfalon_kernel::{Game as _, Seat, SeededDice};
use gonfalon_scene::{Shows as _, Standing};
use gonfalon_text::{Lang, Texts};
use playing::{agreement, answer, begin, library, some_ask};
use serde::Serialize;
use serde_json::Value;

type Found = BTreeMap<String, BTreeSet<String>>;

/// Collects every sentence inside a value: its key and the names of its arguments.
fn sentences(value: &Value, found: &mut Found) {
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

fn note(shown: &impl Serialize, found: &mut Found) {
    sentences(&serde_json::to_value(shown).expect("what is shown becomes JSON"), found);
}

/// Two matches of each scenario.
fn agreements(measuring: bool) -> Vec<Agreement> {
    let scenarios = library().scenarios.iter().chain(&library().scenarios).enumerate();
    scenarios
        .map(|(number, scenario)| {
            let players = usize::from(scenario.least_players.max(2));
            let chosen: Vec<usize> = (0..players).map(|player| number + player * 3).collect();
            let mut agreement = agreement(&scenario.id, &chosen);
            agreement.options.measuring = measuring;
            agreement
        })
        .collect()
}

/// Plays matches and looks at everything on the way.
fn look(measuring: bool, found: &mut Found, drafted: &mut BTreeSet<String>) {
    for (number, agreement) in agreements(measuring).into_iter().enumerate() {
        let mut dice = SeededDice::new(number as u64);
        let mut chance = SeededDice::new(1_000 + number as u64);
        let (game, mut state) = begin(&agreement, &mut dice);
        let mut decisions = 0;
        while let Some(ask) = some_ask(&game, &state, &mut chance).filter(|_| decisions < 500) {
            decisions += 1;
            let view = game.view(&state, Some(ask.seat));
            let prompt = game.prompt(&view, &ask);
            note(&prompt, found);
            let ids: BTreeSet<&str> = prompt.verbs.iter().map(|verb| verb.id.as_str()).collect();
            assert_eq!(ids.len(), prompt.verbs.len(), "two verbs have the same id: {ids:?}");
            let sampled = game.sample(&view, &ask, &mut chance);
            let proposed =
                if decisions % 8 == 0 { game.proposals(&view, &ask, 12) } else { vec![sampled.clone()] };
            for action in proposed {
                let draft = game.draft(&view, &ask, &action).expect("every answer can be pointed out");
                let verb = prompt.verbs.iter().find(|verb| verb.id == draft.verb);
                let verb = verb.unwrap_or_else(|| panic!("{} is not offered among {ids:?}", draft.verb));
                assert_eq!(verb.refusals, [], "{} is legal: {action:?}", draft.verb);
                let read = game.answer(&view, &ask, &draft);
                let Ok(Some(read)) = read else { panic!("{draft:?} means {read:?}") };
                // A landing place names a flip exactly, its direction only nearly.
                assert_eq!(game.draft(&view, &ask, &read).as_ref(), Some(&draft), "{action:?} or {read:?}");
                assert_eq!(game.refusals(&state, &ask, &read), [], "{draft:?}");
                let preview = game.preview(&view, &ask, &draft);
                note(&preview, found);
                let moves =
                    matches!(&action, Action::Activate { order: Order::Move(path), .. } if !path.is_empty());
                if moves {
                    assert_eq!(preview.ghosts.is_empty(), !measuring, "{draft:?}");
                    assert_eq!(preview.traces.is_empty(), !measuring, "{draft:?}");
                }
                if matches!(action, Action::Fire { .. }) {
                    assert_eq!(preview.traces.is_empty(), !measuring, "{draft:?}");
                }
                drafted.insert(draft.verb.split(':').next().unwrap_or_default().to_owned());
            }
            if decisions % 8 == 0 {
                let scene = game.scene(&view);
                note(&scene, found);
                for piece in &scene.pieces {
                    let sheet = game.sheet(&view, &piece.key);
                    assert!(sheet.is_some() || piece.key.starts_with("staging-"), "{}", piece.key);
                    note(&sheet, found);
                    let rings = game.rings(&view, &piece.key);
                    let moving = |ring: &gonfalon_scene::Ring| ring.kind == gonfalon_scene::RingKind::Move;
                    assert!(measuring || !rings.iter().any(moving), "{}", piece.key);
                    note(&rings, found);
                }
                let lying: Vec<_> =
                    scene.pieces.iter().filter(|piece| piece.standing == Standing::Table).collect();
                if let [first, .., last] = &lying[..] {
                    let sight = game.sight(&view, &first.key, &last.key);
                    assert!(measuring || sight.is_none());
                    note(&sight, found);
                }
            }
            let mut events = Vec::new();
            answer(&game, &mut state, &mut dice, &mut events, &ask, sampled);
            for (place, event) in events.iter().enumerate() {
                note(&game.about(&events[..place], event), found);
            }
        }
    }
}

#[test]
fn everything_is_shown_and_every_answer_can_be_drafted() {
    let mut found = Found::new();
    let mut drafted = BTreeSet::new();
    look(false, &mut found, &mut drafted);
    look(true, &mut found, &mut drafted);
    let texts = Texts::new(TEXTS).expect("the texts are sound");
    for lang in Lang::ALL {
        let known = texts.keys(lang);
        for (key, given) in &found {
            let needed = known.get(key).unwrap_or_else(|| panic!("{lang} has no sentence {key}"));
            assert!(needed.is_subset(given), "{lang} {key} needs {needed:?} and gets {given:?}");
        }
    }
    assert!(found.len() > 60, "{} sentences were shown", found.len());
    let expected =
        ["cast", "done", "fire", "flip", "move", "place", "place-one", "stack", "staging", "terrain", "use"];
    let missing: Vec<_> = expected.iter().filter(|verb| !drafted.contains(**verb)).collect();
    assert!(missing.is_empty(), "{missing:?} never came up among {drafted:?}");
}

#[test]
fn nobody_sees_what_others_hide() {
    let agreement = &agreements(false)[0];
    let (game, state) = begin(agreement, &mut SeededDice::new(3));
    let waiting = |viewer| {
        let scene = game.scene(&game.view(&state, viewer));
        let disks = scene.pieces.into_iter().filter(|piece| piece.key.starts_with("disk-"));
        let hidden = disks.filter(|piece| piece.standing == Standing::Waiting);
        (hidden.map(|piece| piece.owner).collect::<BTreeSet<_>>(), scene.cards.len())
    };
    let (own, _) = waiting(Some(Seat(0)));
    assert_eq!(own, BTreeSet::from([Some(Seat(0))]));
    assert_eq!(waiting(None), (BTreeSet::new(), 0));
}
