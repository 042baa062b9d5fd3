//! What minds of Warhammer 40,000 are made of: quick reflexes, candidates and a judge.

use gonfalon_bots::wh40k::{Greedy, TERMS, Weighing};
use gonfalon_bots::{Habit, Minded, Temper};
use gonfalon_kernel::{Ask, Game, Seat, SeededDice, Seen, check, play};
use gonfalon_search::Judge;
use gonfalon_table::{Length, Point};
use gonfalon_wh40k::Wh40k;
use gonfalon_wh40k::action::{Action, Question};
use gonfalon_wh40k::army::{BattleSize, ready_armies};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::setting::{Agreement, TerrainChoice};
use gonfalon_wh40k::state::State;

fn begun(army: usize, seed: u64) -> (Wh40k, State, SeededDice) {
    on_layout(army, 0, seed).expect("the layout fits the battle")
}

/// The same on another layout; `None` if it is for battles of another size.
fn on_layout(army: usize, layout: usize, seed: u64) -> Option<(Wh40k, State, SeededDice)> {
    let file = &ready_armies()[army].file;
    let library = Library::core();
    let agreement = Agreement {
        size: BattleSize::Incursion,
        armies: vec![file.clone(), file.clone()],
        terrain: TerrainChoice::Layout(library.layouts[layout].id.clone()),
        battlefield: None,
        rulings: Default::default(),
    };
    let mut dice = SeededDice::new(seed);
    let (game, state) = agreement.begin(library, &mut dice, &mut ()).ok()?;
    Some((game, state, dice))
}

/// Plays on by reflex, telling `look` of every question; until it says no or the battle is over.
fn by_reflex(
    game: &Wh40k,
    state: &mut State,
    dice: &mut SeededDice,
    mut look: impl FnMut(&State, &Ask<Question>) -> bool,
) {
    while let Some(ask) = game.asks(state).first().cloned() {
        if !look(state, &ask) {
            return;
        }
        let view = game.view(state, Some(ask.seat));
        let answers = [Greedy.reflex(game, &view, &ask), game.fallback(&view, &ask)];
        let mut legal = answers.map(|answer| check(game, state, ask.id, ask.seat, answer).ok()).into_iter();
        let legal = legal.find_map(|legal| legal).expect("the safe answer is legal");
        play(game, state, legal, dice, &mut ());
    }
}

#[test]
fn reflexes_are_legal_and_fight_a_whole_battle() {
    for army in 0..ready_armies().len() {
        let (game, mut state, mut dice) = begun(army, 3);
        let (mut asked, mut refused) = (0, 0);
        by_reflex(&game, &mut state, &mut dice, |state, ask| {
            let answer = Greedy.reflex(&game, &game.view(state, Some(ask.seat)), ask);
            asked += 1;
            refused += u32::from(check(&game, state, ask.id, ask.seat, answer).is_err());
            true
        });
        assert!(game.outcome(&state).is_some() && asked > 100, "army {army}: {asked} questions");
        assert!(refused * 20 <= asked, "army {army}: {refused} of {asked} answers were refused");
        let lost = state.table.models.iter().filter(|model| model.destroyed).count();
        assert!(lost > 5, "army {army}: {lost} models were lost");
    }
}

/// The places of the markers after all have been placed by habit, but for the first where it shall lie close to a point.
fn markers(layout: usize, first: Option<Point>) -> Option<(Vec<Point>, Point)> {
    let (game, mut state, mut dice) = on_layout(0, layout, 5)?;
    while let Some(ask) = game.asks(&state).first().cloned() {
        if ask.question != Question::PlaceMarker {
            break;
        }
        let view = game.view(&state, Some(ask.seat));
        let answer = match first.filter(|_| state.table.markers.is_empty()) {
            None => Greedy.decide(&game, &view, &ask),
            Some(wanted) => {
                let away = |place: &Action| match place {
                    Action::Marker(at) => at.distance(wanted),
                    _ => Length::inches(100),
                };
                game.proposals(&view, &ask, 400).into_iter().min_by_key(away).expect("there is room")
            }
        };
        let legal = check(&game, &state, ask.id, ask.seat, answer).expect("it is legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    let middle = Board::new(&game, &state.table).field().centre();
    Some((state.table.markers.iter().map(|marker| marker.at).collect(), middle))
}

/// What becomes of the markers on every layout for battles of this size.
fn on_every_layout(first: Option<Point>) -> Vec<(Vec<Point>, Point)> {
    let placed: Vec<_> =
        (0..Library::core().layouts.len()).filter_map(|layout| markers(layout, first)).collect();
    assert!(placed.len() > 1, "there are several");
    placed
}

/// How many markers have no other close to where they would be after half a turn of the table.
fn unfaced((markers, middle): &(Vec<Point>, Point)) -> usize {
    let opposite = |at: &Point| Point::new(2 * middle.x - at.x, 2 * middle.y - at.y);
    let faced = |at: &&Point| markers.iter().any(|other| other.distance(opposite(at)) <= Length::inches(3));
    markers.iter().filter(|at| !faced(at)).count()
}

#[test]
fn markers_favour_neither_side() {
    for placed in on_every_layout(None) {
        assert_eq!((placed.0.len(), unfaced(&placed)), (4, 0), "{placed:?}");
    }
}

#[test]
fn a_marker_that_favours_a_side_is_answered_on_the_other() {
    let corner = Point::new(10 * Length::INCH.0, 8 * Length::INCH.0);
    for placed in on_every_layout(Some(corner)) {
        assert!(placed.0[0].distance(placed.1) > Length::inches(12), "it favours a side: {placed:?}");
        assert_eq!(unfaced(&placed), 0, "{placed:?}");
    }
}

#[test]
fn candidates_begin_with_the_habit_and_are_legal_and_different() {
    let (game, mut state, mut dice) = begun(0, 4);
    let (mut thought, mut several) = (0, 0);
    by_reflex(&game, &mut state, &mut dice, |state, ask| {
        let view = game.view(state, Some(ask.seat));
        if state.table.round < 2 {
            return true;
        }
        let ranked = Greedy.ranked(&game, &view, ask, 6);
        assert_eq!(ranked[0], Greedy.decide(&game, &view, ask));
        assert!(ranked.len() <= 6);
        for (place, action) in ranked.iter().enumerate() {
            assert!(!ranked[..place].contains(action), "{action:?} comes twice");
            let legal = check(&game, state, ask.id, ask.seat, action.clone());
            assert!(legal.is_ok(), "{:?}: {action:?}: {legal:?}", ask.question);
        }
        several += u32::from(ranked.len() > 1);
        if let Question::Allocate { .. } = ask.question {
            assert_eq!(ranked.len(), 1, "an order of losses is not worth a thought");
        }
        thought += 1;
        thought < 120
    });
    assert!(several > 10, "{several} of {thought} questions were worth a thought");
}

#[test]
fn a_move_is_varied_a_little() {
    let (game, mut state, mut dice) = begun(0, 5);
    let mut chance = SeededDice::new(1);
    let (mut varied, mut tried) = (0, 0);
    by_reflex(&game, &mut state, &mut dice, |state, ask| {
        let view = game.view(state, Some(ask.seat));
        let answer = Greedy.decide(&game, &view, ask);
        if let (Question::Walk { .. }, Action::Walk { .. }) = (&ask.question, &answer) {
            tried += 1;
            if let Some(other) = Greedy.vary(&game, &view, ask, &answer, &mut chance) {
                assert!(check(&game, state, ask.id, ask.seat, other.clone()).is_ok());
                varied += u32::from(other != answer);
            }
        }
        tried < 20
    });
    assert!(varied > 3, "{varied} of {tried}");
}

#[test]
fn a_judge_likes_points_and_models_and_waits_for_the_turn_to_begin() {
    let judge: Weighing = Wh40k::judge_of(Temper::Even);
    assert_eq!(judge.weights().len(), TERMS.len());
    let (game, mut state, mut dice) = begun(1, 6);
    let mut moments = 0;
    by_reflex(&game, &mut state, &mut dice, |state, ask| {
        if judge.calm(&game, state) {
            moments += 1;
            assert!(matches!(ask.question, Question::Move), "{:?}", ask.question);
        }
        state.table.round < 3
    });
    assert!((4..=5).contains(&moments), "once a turn: {moments}");
    let (red, blue) = (Seat(0), Seat(1));
    let before = judge.judge(&game, &state);
    assert!((before[red] + before[blue] - 1.0).abs() < 1e-9);
    let mut richer = state.clone();
    richer.table.players[red].victory_points += 2;
    assert!(judge.judge(&game, &richer)[red] > before[red]);
    let mut weaker = state.clone();
    for (facts, model) in game.models.iter().zip(&mut weaker.table.models) {
        model.destroyed |= game.units[facts.unit.index()].owner == red;
    }
    assert!(judge.judge(&game, &weaker)[red] < before[red]);
}

#[test]
fn the_same_seed_thinks_the_same() {
    let answer = |seed: u64| {
        let (game, mut state, mut dice) = begun(0, 7);
        by_reflex(&game, &mut state, &mut dice, |state, ask| {
            !(state.table.round == 2 && matches!(ask.question, Question::Walk { .. }))
        });
        let ask = game.asks(&state)[0].clone();
        let mut recruit = Wh40k::opponent("recruit", seed).expect("there is one");
        recruit.answer(&game, &Seen::new(&game, &state, ask.seat), &ask)
    };
    assert_eq!(answer(1), answer(1));
}
