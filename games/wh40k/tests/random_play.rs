//! Whole games by chance with the ready armies: they end by the rules, and after every answer the table is in order.

use std::collections::BTreeSet;

use gonfalon_kernel::log::{Header, LOG_FORMAT, Limits, Match, verify};
use gonfalon_kernel::{Ask, Game, SeededDice, check, play};
use gonfalon_text::{Lang, Texts};
use gonfalon_wh40k::action::{Action, Question};
use gonfalon_wh40k::army::{BattleSize, ready_armies};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::event::Event;
use gonfalon_wh40k::rulings::{Rulings, SWITCHES};
use gonfalon_wh40k::setting::{Agreement, Battlefield, TerrainChoice};
use gonfalon_wh40k::state::{Place, State};
use gonfalon_wh40k::texts::TEXTS;
use gonfalon_wh40k::{RULES_VERSION, Wh40k};

/// More answers than any game needs.
const MOST_ANSWERS: u32 = 5_000;

/// How many games are played: these, or more where `GONFALON_SOAK=1` asks for patience.
fn games(usual: u64, patient: u64) -> u64 {
    let soak = std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1");
    if soak { patient } else { usual }
}

/// Other rulings for every seed.
fn rulings(seed: u64) -> Rulings {
    let chosen = SWITCHES.iter().enumerate().map(|(place, switch)| {
        let (value, ..) = switch.values[((seed >> place) % 2) as usize];
        (switch.name.to_owned(), serde_json::Value::from(value))
    });
    serde_json::from_value(serde_json::Value::Object(chosen.collect())).expect("every value is known")
}

/// Another agreement for every seed: every pairing of the ready armies, and every layout, chance or nothing as terrain.
fn agreement(seed: u64) -> Agreement {
    let armies = ready_armies();
    let count = armies.len() as u64;
    let army = |number: u64| armies[(number % count) as usize].file.clone();
    let layouts = &Library::core().layouts;
    let number = (seed + seed / (count * count)) as usize % (layouts.len() + 2);
    let (terrain, battlefield) = match layouts.get(number) {
        Some(layout) => {
            let (length, width) = (layout.battlefield.width(), layout.battlefield.height());
            (TerrainChoice::Layout(layout.id.clone()), Some(Battlefield { length, width }))
        }
        None if number == layouts.len() => (TerrainChoice::Chance, None),
        None => (TerrainChoice::None, None),
    };
    Agreement {
        size: BattleSize::Incursion,
        armies: vec![army(seed), army(seed / count)],
        terrain,
        battlefield,
        rulings: rulings(seed),
    }
}

/// No two models stand in each other, everybody on the battlefield stands on it, and somebody is asked until there is an
/// outcome.
fn in_order(game: &Wh40k, state: &State) {
    let board = Board::new(game, &state.table);
    let field = board.field();
    let models: Vec<_> = board.units().flat_map(|unit| board.models(unit)).collect();
    for (index, model) in models.iter().enumerate() {
        let spot = board.spot(*model);
        assert!(field.holds_point(spot.at), "{model:?} stands beside the battlefield");
        for other in &models[..index] {
            assert!(!board.collides_at(*model, &spot, *other, &board.spot(*other)), "{model:?} on {other:?}");
        }
    }
    for unit in board.heads() {
        let gone = board.strength(unit) == 0;
        assert_eq!(gone, board.unit(unit).place == Place::Destroyed, "{unit:?}");
        if let Place::Embarked(transport) = board.unit(unit).place {
            assert_ne!(board.unit(transport).place, Place::Destroyed, "{unit:?} is inside a wreck");
        }
    }
    assert_eq!(game.outcome(state).is_some(), game.asks(state).is_empty());
}

/// Plays a game to its end; `choose` answers.
fn play_out(seed: u64, mut choose: impl FnMut(&Wh40k, &State, &Ask<Question>) -> Action) -> Vec<Event> {
    let mut dice = SeededDice::new(seed);
    let mut events: Vec<Event> = Vec::new();
    let (game, mut state) = agreement(seed)
        .begin(Library::core(), &mut dice, &mut events)
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    let mut answers = 0;
    while let Some(ask) = game.asks(&state).first().cloned() {
        let action = choose(&game, &state, &ask);
        let legal = check(&game, &state, ask.id, ask.seat, action.clone())
            .unwrap_or_else(|denied| panic!("seed {seed}: {action:?} to {:?}: {denied:?}", ask.question));
        play(&game, &mut state, legal, &mut dice, &mut events);
        in_order(&game, &state);
        answers += 1;
        assert!(answers < MOST_ANSWERS, "seed {seed}: a game without end: {:?}", ask.question);
    }
    assert!(game.outcome(&state).is_some());
    assert!(matches!(events.last(), Some(Event::Ended { .. })));
    events
}

#[test]
fn games_by_chance_end_by_the_rules() {
    for seed in 0..games(16, 1_000) {
        let mut chance = SeededDice::new(seed + 10_000);
        play_out(seed, |game, state, ask| {
            let view = game.view(state, Some(ask.seat));
            game.sample(&view, ask, &mut chance)
        });
    }
}

#[test]
fn every_proposal_is_legal_and_is_said_in_words() {
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    let mut kinds: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..games(4, 300) {
        let mut chance = SeededDice::new(seed + 20_000);
        let mut questions = Vec::new();
        let events = play_out(seed, |game, state, ask| {
            questions.push(game.tell_question(&ask.question));
            let view = game.view(state, Some(ask.seat));
            let proposals = game.proposals(&view, ask, 4);
            for action in &proposals {
                let refusals = game.refusals(state, ask, action);
                assert!(refusals.is_empty(), "seed {seed}: {action:?} to {:?}: {refusals:?}", ask.question);
            }
            proposals[chance.below(proposals.len() as u32) as usize].clone()
        });
        let (game, _) = agreement(seed)
            .begin(Library::core(), &mut SeededDice::new(seed), &mut Vec::new())
            .unwrap_or_else(|problems| panic!("{problems:#?}"));
        for line in events.iter().filter_map(|event| game.tell(event)).chain(questions) {
            kinds.insert(line.key);
            for lang in [Lang::En, Lang::De] {
                let known = &texts.keys(lang)[line.key];
                let given: BTreeSet<String> = line.args.iter().map(|(name, _)| (*name).to_owned()).collect();
                assert!(known.is_subset(&given), "{}: {known:?} of {given:?}", line.key);
            }
        }
    }
    assert!(kinds.len() > 40, "{kinds:?}");
}

#[test]
fn the_safe_answer_is_always_legal() {
    for seed in 0..games(4, 300) {
        play_out(seed, |game, state, ask| game.fallback(&game.view(state, Some(ask.seat)), ask));
    }
}

#[test]
fn logs_of_whole_games_are_proven_by_playing_them_again() {
    for seed in 0..games(4, 100) {
        let begin = |dice: &mut dyn gonfalon_kernel::Dice| {
            agreement(seed)
                .begin(Library::core(), dice, &mut ())
                .unwrap_or_else(|problems| panic!("{problems:#?}"))
        };
        let header = Header {
            format: LOG_FORMAT,
            game: "wh40k".to_owned(),
            rules_version: RULES_VERSION,
            data_hash: String::new(),
            program: String::new(),
            seed: Some(seed),
            setup: serde_json::Value::Null,
            seats: vec![String::new(); 2],
        };
        let dice = Box::new(SeededDice::new(seed));
        let built: Result<_, ()> = Match::begin(header, dice, |_, dice| Ok(begin(dice)));
        let mut played: Match<Wh40k> = built.expect("it always begins");
        let mut chance = SeededDice::new(seed + 30_000);
        while let Some(ask) = played.game().asks(played.state()).first().cloned() {
            let view = played.game().view(played.state(), Some(ask.seat));
            let action = played.game().sample(&view, &ask, &mut chance);
            played.answer(ask.seat, ask.id, action).expect("samples are legal");
        }
        let mut log: Vec<u8> = Vec::new();
        played.course().write_to(&mut log).expect("memory takes everything");
        let proven = verify(&log[..], Limits::default(), |_, dice| Ok(begin(dice)))
            .unwrap_or_else(|trouble| panic!("seed {seed}: {trouble:?}"));
        assert_eq!(Some(&proven.outcome), played.game().outcome(played.state()), "seed {seed}");
    }
}
