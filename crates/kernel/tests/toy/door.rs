//! The three calls: what is pending, is this legal, play it.

use gonfalon_kernel::{
    Alternative, AskId, BySeat, Denied, Game as _, Seat, SeededDice, alternatives, check, play,
};

use crate::game::{Action, Event, Fault, Order, Question, State, Toy};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const GREEN: Seat = Seat(2);

fn toy(seats: u8) -> Toy {
    Toy { seats, fault: Fault::None }
}

fn table(at: &[i32]) -> (Toy, State) {
    let game = toy(at.len() as u8);
    let luck = vec![Some(1); at.len()];
    let state = game.start(BySeat(at.to_vec()), &luck, 0, &mut SeededDice::new(1));
    (game, state)
}

fn run(to: i32) -> Action {
    Action::Order(Order::Run { to })
}

fn answer(game: &Toy, state: &mut State, seat: Seat, action: Action) -> Vec<Event> {
    let ask = game.asks(state).iter().find(|ask| ask.seat == seat).expect("the seat is asked").id;
    let legal = check(game, state, ask, seat, action).expect("the answer is legal");
    assert_eq!((legal.ask(), legal.seat(), *legal.action()), (ask, seat, action));
    let mut events = Vec::new();
    play(game, state, legal, &mut SeededDice::new(3), &mut events);
    events
}

#[test]
fn every_reason_against_an_answer_is_listed() {
    let (game, state) = table(&[50, 50]);
    let denied = check(&game, &state, AskId(0), RED, run(-60)).expect_err("too far and off the table");
    let Denied::Refused(refusals) = &denied else { panic!("refused, not {denied:?}") };
    assert_eq!(
        refusals.iter().map(|one| one.rule.0).collect::<Vec<_>>(),
        ["toy.run.stride", "toy.run.table"]
    );
    assert_eq!(denied.says().len(), 2);
    let wild = check(&game, &state, AskId(0), RED, run(i32::MIN));
    assert!(matches!(wild, Err(Denied::Refused(_))));
}

#[test]
fn a_refused_answer_has_legal_alternatives_the_nearest_first() {
    let (game, state) = table(&[50, 50]);
    let offers = alternatives(&game, &state, AskId(0), RED, &run(-60), 5);
    let actions: Vec<Action> = offers.into_iter().map(|Alternative { action, .. }| action).collect();
    assert_eq!(actions, [run(0), Action::Order(Order::Hold)]);
    for action in actions {
        assert!(check(&game, &state, AskId(0), RED, action).is_ok());
    }
    assert_eq!(alternatives(&game, &state, AskId(0), RED, &run(900), 1).len(), 1);
    assert_eq!(alternatives(&game, &state, AskId(0), GREEN, &run(900), 5), []);
}

#[test]
fn only_who_is_asked_may_answer_and_only_once() {
    let (game, mut state) = table(&[0, 0]);
    assert_eq!(check(&game, &state, AskId(7), RED, run(10)).err(), Some(Denied::NotAsked));
    assert_eq!(check(&game, &state, AskId(0), GREEN, run(10)).err(), Some(Denied::NotAsked));
    answer(&game, &mut state, RED, run(10));
    assert_eq!(check(&game, &state, AskId(0), RED, run(20)).err(), Some(Denied::NotAsked));
    assert!(check(&game, &state, AskId(0), BLUE, run(20)).is_ok());
}

#[test]
fn sealed_answers_lead_to_the_same_position_in_either_order() {
    let (game, state) = table(&[0, 200]);
    let (mut one, mut other) = (state.clone(), state);
    answer(&game, &mut one, RED, run(30));
    answer(&game, &mut one, BLUE, run(190));
    answer(&game, &mut other, BLUE, run(190));
    answer(&game, &mut other, RED, run(30));
    assert_eq!(one, other);
    assert_eq!(postcard::to_stdvec(&one), postcard::to_stdvec(&other));
    assert_eq!(one.at.0, [30, 190]);
}

#[test]
fn a_sealed_order_reaches_nobody_else() {
    let (game, mut state) = table(&[0, 0]);
    let events = answer(&game, &mut state, RED, run(30));
    assert_eq!(game.view(&state, Some(RED)).orders[RED], Some(Order::Run { to: 30 }));
    for other in [Some(BLUE), None] {
        assert_eq!(game.view(&state, other).orders[RED], None);
        assert_eq!(game.seen(&events[0], other), Some(Event::Sealed { seat: RED, order: None }));
    }
}

#[test]
fn a_window_asks_out_of_turn_until_all_have_passed() {
    let (game, mut state) = table(&[100, 110, 120]);
    answer(&game, &mut state, RED, run(115));
    answer(&game, &mut state, BLUE, Action::Order(Order::Hold));
    answer(&game, &mut state, GREEN, Action::Order(Order::Hold));
    let asked =
        |state: &State| game.asks(state).iter().map(|ask| (ask.seat, ask.question)).collect::<Vec<_>>();
    assert_eq!(asked(&state), [(BLUE, Question::Trip { runner: RED })]);
    answer(&game, &mut state, BLUE, Action::Pass);
    assert_eq!(asked(&state), [(GREEN, Question::Trip { runner: RED })]);
    answer(&game, &mut state, GREEN, Action::Trip);
    assert_eq!(asked(&state), [(BLUE, Question::Trip { runner: RED })], "blue may react to what green did");
    answer(&game, &mut state, BLUE, Action::Pass);
    assert_eq!(asked(&state).len(), 3, "the window is closed and the next round has begun");
}

#[test]
fn the_fallback_always_ends_the_match() {
    for seats in 2..=4 {
        let game = toy(seats);
        let mut state = game.fresh(&mut SeededDice::new(5));
        let mut answers = 0;
        while let Some(ask) = game.asks(&state).first().cloned() {
            let action = game.fallback(&game.view(&state, Some(ask.seat)), &ask);
            answer(&game, &mut state, ask.seat, action);
            answers += 1;
            assert!(answers < 1000, "holding still must end after the last round");
        }
        assert!(game.outcome(&state).is_some_and(|outcome| outcome.winners.is_empty()));
        assert_eq!(check(&game, &state, AskId(0), RED, run(1)).err(), Some(Denied::Over));
    }
}
