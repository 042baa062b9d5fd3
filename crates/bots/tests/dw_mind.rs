//! What the thinking opponents of Diskwars are made of: quick reflexes, candidates, and worlds in which things fall quickly.

use gonfalon_bots::dw::{Greedy, TERMS, Weighing};
use gonfalon_bots::{Habit, Level, Minded, Temper};
use gonfalon_dw::Dw;
use gonfalon_dw::action::{Action, Question};
use gonfalon_dw::army::{ArmyFile, ready_files};
use gonfalon_dw::data::Library;
use gonfalon_dw::setting::{Agreement, Drops};
use gonfalon_dw::state::State;
use gonfalon_kernel::{Ask, Game, Imagines, Known, Seat, SeededDice, check, play};
use gonfalon_search::Judge;

fn begin(number: usize, drops: Drops, dice: &mut SeededDice) -> (Dw, State) {
    let library = Library::core();
    let ready: Vec<ArmyFile> = ready_files(library).into_iter().map(|(_, file)| file).collect();
    let mut agreement = Agreement::new(&library.scenarios[0]);
    agreement.options.drops = drops;
    agreement.armies = vec![ready[number % ready.len()].clone(), ready[(number + 1) % ready.len()].clone()];
    agreement.begin(library, dice, &mut ()).expect("ready armies may play")
}

/// Plays with the reflexes of the first seat against chance, and shows every question; the winner is the result.
fn by_reflex(number: usize, mut look: impl FnMut(&Dw, &State, &Ask<Question>)) -> Option<Seat> {
    let mut dice = SeededDice::new(number as u64);
    let (game, mut state) = begin(number, Drops::StandIn, &mut dice);
    while game.outcome(&state).is_none() {
        let ask = game.asks(&state)[0].clone();
        look(&game, &state, &ask);
        let view = game.view(&state, Some(ask.seat));
        let action = if ask.seat == Seat(0) {
            Greedy::default().reflex(&game, &view, &ask)
        } else {
            game.sample(&view, &ask, &mut dice)
        };
        let legal = check(&game, &state, ask.id, ask.seat, action).expect("a reflex is legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    let winners = &game.outcome(&state).expect("it is over").winners;
    if let [winner] = winners.as_slice() { Some(*winner) } else { None }
}

#[test]
fn reflexes_are_legal_and_beat_chance() {
    let won = (0..6).filter(|number| by_reflex(*number, |_, _, _| {}) == Some(Seat(0))).count();
    assert!(won >= 5, "{won} of 6");
}

#[test]
fn candidates_are_legal_different_and_begin_with_the_habit() {
    let (mut activations, mut several, mut count) = (0, 0, 0);
    by_reflex(2, |game, state, ask| {
        count += 1;
        // The first questions of a match take longest, and every seventh is enough.
        if count % 7 != 0 || !matches!(ask.question, Question::Activate { .. } | Question::Fire { .. }) {
            return;
        }
        let view = game.view(state, Some(ask.seat));
        let greedy = Greedy::default();
        let ranked = greedy.ranked(game, &view, ask, 9);
        assert_eq!(ranked[0], greedy.decide(game, &view, ask));
        assert!(ranked.len() <= 9);
        for (place, action) in ranked.iter().enumerate() {
            assert!(game.allows(&view, ask, action), "{action:?}");
            assert!(!ranked[..place].contains(action), "twice: {action:?}");
        }
        if matches!(ask.question, Question::Activate { .. }) {
            activations += 1;
            several += usize::from(ranked.len() > 3 && ranked.contains(&Action::Done));
        }
    });
    assert!(activations > 3 && several * 2 > activations, "{several} of {activations}");
}

#[test]
fn battles_are_judged_when_a_round_begins_and_never_in_between() {
    let judge = Dw::judge_of(Temper::Even);
    let mut rounds = Vec::new();
    by_reflex(1, |game, state, _| {
        if state.table.round > 0 && judge.calm(game, state) {
            let fighting = state.table.disks.iter().any(|disk| disk.markers > 0 || disk.damage > 0);
            assert!(!fighting, "everything of the round before is over");
            rounds.push(state.table.round);
            let values = judge.judge(game, state);
            assert!(values[Seat(0)] > 0.0 && values[Seat(0)] < 1.0);
        }
    });
    rounds.dedup();
    assert!(rounds.len() >= 3 && rounds.is_sorted(), "{rounds:?}");
}

#[test]
fn kills_and_disks_make_a_battle_look_better() {
    let mut dice = SeededDice::new(4);
    let (game, mut state) = begin(4, Drops::StandIn, &mut dice);
    let judge = Dw::judge_of(Temper::Even);
    let before = judge.judge(&game, &state)[Seat(0)];
    state.table.players[Seat(0)].kills += 20;
    assert!(judge.judge(&game, &state)[Seat(0)] > before);
    assert!(std::panic::catch_unwind(|| Weighing::new(vec![1.0; TERMS.len() - 1])).is_err());
}

#[test]
fn in_imagined_battles_things_fall_by_the_stand_in() {
    let mut dice = SeededDice::new(9);
    let (game, state) = begin(1, Drops::Physics, &mut dice);
    assert!(!state.imagined);
    let seat = game.asks(&state)[0].seat;
    let imagined = game.imagine(&Known::of(&game, &state, seat), &mut dice);
    assert!(imagined.imagined);
    assert!(Dw::lore().reach(Level::Recruit).tries > 0);
}
