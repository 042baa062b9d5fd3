//! The table shows every position of real matches, and every answer can be given by pointing.

mod playing;

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_kernel::{Game as _, SeededDice, check, play};
use gonfalon_scene::{Shows as _, Spot, Standing, measure};
use gonfalon_text::{Lang, Texts};
use gonfalon_whdw::action::Action;
use gonfalon_whdw::setting::{Agreement, GameKind};
use gonfalon_whdw::texts::TEXTS;
use playing::drawn;
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

#[test]
fn everything_is_shown_and_every_answer_can_be_drafted() {
    let mut found = BTreeMap::new();
    let mut drafted = BTreeSet::new();
    let mut shifted = false;
    let mut draw = SeededDice::new(7);
    let mut agreements = vec![Agreement::learning()];
    for (kind, players, regiments) in [
        (GameKind::Standard, 2, 2),
        (GameKind::Standard, 4, 1),
        (GameKind::Standard, 2, 3),
        (GameKind::Strongholds, 2, 2),
    ] {
        agreements.push(drawn(kind, players, regiments, &mut draw));
    }
    for (number, agreement) in agreements.into_iter().enumerate() {
        let mut dice = SeededDice::new(number as u64);
        let mut chance = SeededDice::new(1_000 + number as u64);
        let (game, mut state) = agreement
            .begin(gonfalon_whdw::data::Library::core(), &mut dice, &mut ())
            .expect("the match is legal");
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            let scene = game.scene(&view);
            let prompt = game.prompt(&view, &ask);
            note(&scene, &mut found);
            note(&prompt, &mut found);
            let ids: BTreeSet<&str> = prompt.verbs.iter().map(|verb| verb.id.as_str()).collect();
            assert_eq!(ids.len(), prompt.verbs.len(), "two verbs have the same id: {ids:?}");
            for action in game.proposals(&view, &ask, 12) {
                let draft = game.draft(&view, &ask, &action).expect("every answer can be pointed out");
                assert!(ids.contains(draft.verb.as_str()), "{} is not offered among {ids:?}", draft.verb);
                let verb = prompt.verbs.iter().find(|verb| verb.id == draft.verb).expect("it is offered");
                assert_eq!(verb.refusals, [], "{} is legal", draft.verb);
                assert_eq!(game.answer(&view, &ask, &draft), Ok(Some(action)), "{draft:?}");
                note(&game.preview(&view, &ask, &draft), &mut found);
                drafted.insert(draft.verb.split(':').next().unwrap_or_default().to_owned());
            }
            let lying: Vec<_> =
                scene.pieces.iter().filter(|piece| piece.standing == Standing::Table).collect();
            for piece in scene.pieces.iter().filter(|piece| piece.key.starts_with("zone-")) {
                let sheet = game.sheet(&view, &piece.key);
                assert!(sheet.is_some(), "{} has no sheet", piece.key);
                note(&sheet, &mut found);
            }
            let sampled = game.sample(&view, &ask, &mut chance);
            let pointed = game.draft(&view, &ask, &sampled).expect("every answer can be pointed out");
            assert_eq!(game.answer(&view, &ask, &pointed), Ok(Some(sampled.clone())), "{pointed:?}");
            shifted |= matches!(&sampled, Action::Deploy { shifts, .. } if !shifts.is_empty());
            if let [first, .., last] = &lying[..] {
                note(&game.sheet(&view, &last.key), &mut found);
                note(&game.rings(&view, &last.key), &mut found);
                note(&game.sight(&view, &first.key, &last.key), &mut found);
                let ends = [first, last].map(|piece| Spot::Piece(piece.key.clone()));
                assert!(measure(&scene, &ends).is_some());
            }
            let legal = check(&game, &state, ask.id, ask.seat, sampled).expect("samples are legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
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
    assert!(shifted, "no zone was shifted by a Feint");
    let expected = [
        "choose",
        "command",
        "deploy",
        "deployment-card",
        "done",
        "initiative",
        "move",
        "pass",
        "reinforce",
        "scenario",
        "shoot",
        "strike",
        "terrain",
    ];
    for verb in expected {
        assert!(drafted.contains(verb), "{verb} is not among {drafted:?}");
    }
}
