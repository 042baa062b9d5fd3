//! Exact odds of a played step.

use gonfalon_kernel::{BySeat, Game as _, Seat, SeededDice, check, every_branch, play};

use crate::game::{Action, Fault, Order, Toy};

#[test]
fn the_chance_of_a_trip_is_exact() {
    let game = Toy { seats: 2, fault: Fault::None };
    let mut state = game.start(BySeat(vec![100, 120]), &[Some(1), Some(2)], 0, &mut SeededDice::new(1));
    for (seat, order) in [(Seat(0), Order::Run { to: 110 }), (Seat(1), Order::Hold)] {
        let ask = game.asks(&state)[0].id;
        let legal = check(&game, &state, ask, seat, Action::Order(order)).expect("a legal order");
        play(&game, &mut state, legal, &mut SeededDice::new(1), &mut ());
    }
    let ask = game.asks(&state)[0].clone();
    let legal = check(&game, &state, ask.id, ask.seat, Action::Trip).expect("blue may trip");
    let branches = every_branch(|dice| {
        let mut imagined = state.clone();
        play(&game, &mut imagined, legal.clone(), dice, &mut ());
        imagined.at[Seat(0)]
    });
    assert!(branches.iter().all(|branch| branch.one_in == 6));
    assert_eq!(branches.len(), 6);
    let tripped = branches.iter().filter(|branch| branch.result == 90).count();
    assert_eq!(tripped, 3, "a trip needs 4 or more with luck 2");
    assert_eq!(state.at[Seat(0)], 110, "the position itself is untouched");
}
