//! The table shows every position of real matches, and every answer can be given by pointing.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_kernel::{Game as _, Ledger, SeededDice, check, play};
use gonfalon_scene::{Draft, Shows as _, Spot, Standing, measure};
use gonfalon_text::{Lang, Texts};
use gonfalon_wh40k::LEDGER;
use gonfalon_wh40k::action::{Action, Question};
use gonfalon_wh40k::army::ready_armies;
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::setting::{Agreement, TerrainChoice};
use gonfalon_wh40k::texts::TEXTS;
use serde::Serialize;
use serde_json::Value;

/// The sentences that were shown with the names of their arguments, and the rules that were cited.
#[derive(Default)]
struct Shown {
    sentences: BTreeMap<String, BTreeSet<String>>,
    rules: BTreeSet<String>,
}

impl Shown {
    fn note(&mut self, shown: &impl Serialize) {
        self.look(&serde_json::to_value(shown).expect("what is shown becomes JSON"));
    }

    fn look(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                if let (Some(Value::String(key)), Some(Value::Array(args))) =
                    (fields.get("key"), fields.get("args"))
                {
                    let names = args.iter().filter_map(|arg| arg.get(0)?.as_str()).map(str::to_owned);
                    self.sentences.entry(key.clone()).or_default().extend(names);
                }
                if let Some(Value::String(rule)) = fields.get("rule") {
                    self.rules.insert(rule.clone());
                }
                fields.values().for_each(|value| self.look(value));
            }
            Value::Array(values) => values.iter().for_each(|value| self.look(value)),
            _ => {}
        }
    }
}

fn agreement(seed: u64) -> Agreement {
    let armies = ready_armies();
    let army = |place: u64| armies[(seed + place) as usize % armies.len()].file.clone();
    let armies = vec![army(0), army(1)];
    let (terrain, rulings) = (TerrainChoice::Chance, Default::default());
    Agreement { size: armies[0].size, armies, terrain, battlefield: None, rulings }
}

#[test]
fn everything_is_shown_and_every_answer_can_be_drafted() {
    let mut shown = Shown::default();
    let mut drafted = BTreeSet::new();
    for seed in 0..3 {
        let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(90 + seed));
        let begun = agreement(seed).begin(Library::core(), &mut dice, &mut ());
        let (game, mut state) = begun.expect("the match is legal");
        let mut asked: BTreeMap<String, u32> = BTreeMap::new();
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            let sampled = game.sample(&view, &ask, &mut chance);
            let kind = format!("{:?}", ask.question);
            let times =
                asked.entry(kind.split([' ', '{']).next().unwrap_or_default().to_owned()).or_default();
            *times += 1;
            // Every position of every match would take long; a part of them shows enough.
            if *times <= 3 || times.is_multiple_of(40) {
                let scene = game.scene(&view);
                let prompt = game.prompt(&view, &ask);
                shown.note(&scene);
                shown.note(&prompt);
                let ids: BTreeSet<&str> = prompt.verbs.iter().map(|verb| verb.id.as_str()).collect();
                assert_eq!(ids.len(), prompt.verbs.len(), "two verbs have the same id: {ids:?}");
                let keys: BTreeSet<&str> = scene.pieces.iter().map(|piece| piece.key.as_str()).collect();
                assert_eq!(keys.len(), scene.pieces.len(), "two pieces have the same key");
                for action in game.proposals(&view, &ask, 6).into_iter().chain([sampled.clone()]) {
                    let draft = game.draft(&view, &ask, &action);
                    let draft = draft.unwrap_or_else(|| panic!("{action:?} has no draft"));
                    let verb = prompt.verbs.iter().find(|verb| verb.id == draft.verb);
                    let verb = verb.unwrap_or_else(|| panic!("{} is not offered among {ids:?}", draft.verb));
                    assert_eq!(verb.refusals, [], "{} is legal", draft.verb);
                    assert_eq!(verb.needs.len(), draft.given.len(), "{draft:?}");
                    let meant = game.answer(&view, &ask, &draft);
                    assert_eq!(meant.map(|meant| meant.map(ordered)), Ok(Some(ordered(action))), "{draft:?}");
                    shown.note(&game.preview(&view, &ask, &draft));
                    drafted.insert(draft.verb.split(':').next().unwrap_or_default().to_owned());
                }
                let models = scene.pieces.iter().filter(|piece| piece.key.starts_with("model-"));
                let lying: Vec<_> = models.filter(|piece| piece.standing == Standing::Table).collect();
                if let [first, .., last] = &lying[..] {
                    shown.note(&game.sheet(&view, &last.key));
                    shown.note(&game.sheet(&view, first.group.as_ref().expect("models belong to units")));
                    shown.note(&game.rings(&view, &last.key));
                    shown.note(&game.sight(&view, &first.key, &last.key));
                    let ends = [first, last].map(|piece| Spot::Piece(piece.key.clone()));
                    assert!(measure(&scene, &ends).is_some());
                }
                for piece in scene.pieces.iter().filter(|piece| !piece.key.starts_with("model-")) {
                    if piece.standing == Standing::Table {
                        assert!(game.sheet(&view, &piece.key).is_some(), "{} has no sheet", piece.key);
                    }
                }
            }
            let legal = check(&game, &state, ask.id, ask.seat, sampled).expect("samples are legal");
            let mut events = Vec::new();
            play(&game, &mut state, legal, &mut dice, &mut events);
            for event in &events {
                shown.note(&game.about(&[], event));
            }
        }
        shown.note(&game.scene(&game.view(&state, None)));
    }
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    for lang in Lang::ALL {
        let known = texts.keys(lang);
        for (key, given) in &shown.sentences {
            let needed = known.get(key).unwrap_or_else(|| panic!("{lang} has no sentence {key}"));
            assert!(needed.is_subset(given), "{lang} {key} needs {needed:?} and gets {given:?}");
        }
    }
    let ledger = Ledger::read("rules/wh40k.toml", LEDGER).expect("the ledger is whole");
    let unknown: Vec<&String> = shown.rules.iter().filter(|rule| ledger.rule(rule).is_none()).collect();
    assert_eq!(unknown, Vec::<&String>::new());
    assert!(shown.sentences.len() > 80, "{} sentences were shown", shown.sentences.len());
    for verb in ["marker", "plan", "set-up", "select", "walk", "shoot", "charge", "blows", "pass"] {
        assert!(drafted.contains(verb), "{verb} is not among {drafted:?}");
    }
}

#[test]
fn drafts_that_mean_nothing_are_refused_and_those_begun_are_not_whole() {
    let (mut dice, mut chance) = (SeededDice::new(5), SeededDice::new(6));
    let begun = agreement(1).begin(Library::core(), &mut dice, &mut ());
    let (game, mut state) = begun.expect("the match is legal");
    let mut begun = 0;
    for _ in 0..200 {
        let Some(ask) = game.asks(&state).first().cloned() else { break };
        let view = game.view(&state, Some(ask.seat));
        for verb in ["", "nonsense", "unit:300", "walk:all:into", "use:grenade", "volley:250", "select:0:up"]
        {
            let draft = Draft { verb: verb.to_owned(), given: Vec::new() };
            assert!(game.answer(&view, &ask, &draft).is_err(), "{verb:?}");
            assert_eq!(game.preview(&view, &ask, &draft), Default::default());
        }
        if begun < 20 || !matches!(ask.question, Question::Move) {
            let prompt = game.prompt(&view, &ask);
            for verb in prompt.verbs.iter().filter(|verb| !verb.needs.is_empty()) {
                let draft = Draft { verb: verb.id.clone(), given: Vec::new() };
                assert_eq!(game.answer(&view, &ask, &draft), Ok(None), "{}", verb.id);
                begun += 1;
            }
        }
        let sampled = game.sample(&view, &ask, &mut chance);
        let legal = check(&game, &state, ask.id, ask.seat, sampled).expect("samples are legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    assert!(begun > 20, "{begun}");
}

/// The same answer with the units of battle formations in their order, which means nothing.
fn ordered(mut action: Action) -> Action {
    if let Action::Formations(formations) = &mut action {
        formations.hovering.sort_unstable();
        formations.leaders.sort_unstable();
        formations.embarked.sort_unstable();
        formations.reserves.sort_by_key(|(unit, _)| *unit);
    }
    action
}
