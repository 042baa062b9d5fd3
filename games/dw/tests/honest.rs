//! Nobody learns another's secrets: a position that differs only in what one seat keeps hidden looks the same to everybody
//! else.

mod playing;

use gonfalon_dw::action::{Action, Question};
use gonfalon_dw::data::{ProfileId, SpellId};
use gonfalon_dw::event::Event;
use gonfalon_dw::state::State;
use gonfalon_dw::{Dw, view::View};
use gonfalon_kernel::{Ask, Game, Seat, SeededDice, check, play};
use playing::{any_agreement, begin, library, soak, some_ask};

/// Everybody who looks at the table without being `seat`.
fn others(game: &Dw, seat: Seat) -> Vec<Option<Seat>> {
    Seat::all(game.seats).filter(|other| *other != seat).map(Some).chain([None]).collect()
}

/// The same position with other secrets of one seat: hidden Disks are others, and so are the spells.
fn with_other_secrets(state: &State, seat: Seat, chance: &mut SeededDice) -> State {
    let mut other = state.clone();
    let shown = |disk: gonfalon_disks::DiskId| state.table.disks[disk.index()].profile.is_some();
    let secret = &mut other.secrets[seat];
    for (disk, profile) in &mut secret.stack {
        if !shown(*disk) {
            *profile = ProfileId(chance.below(library().profiles.len() as u32) as _);
        }
    }
    // What lies below the visible top is in any order.
    let below = secret.stack.len().saturating_sub(1);
    if below > 1 {
        let one = 1 + chance.below(below as u32) as usize;
        secret.stack.swap(1, one);
    }
    for spell in &mut secret.spells {
        *spell = SpellId(chance.below(library().spells.len() as u32) as _);
    }
    secret.spells.sort_unstable();
    other
}

#[test]
fn views_do_not_depend_on_the_secrets_of_others() {
    let games = if soak() { 100 } else { 3 };
    let mut chance = SeededDice::new(7);
    let mut looked = 0;
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = begin(&any_agreement(&mut chance), &mut dice);
        while let Some(ask) = some_ask(&game, &state, &mut chance) {
            let seat = Seat(chance.below(u32::from(game.seats)) as u8);
            let other = with_other_secrets(&state, seat, &mut chance);
            for viewer in others(&game, seat) {
                assert_eq!(game.view(&state, viewer), game.view(&other, viewer), "{seat} seen by {viewer:?}");
            }
            looked += usize::from(other.secrets != state.secrets);
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            playing::answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        }
    }
    assert!(looked > 200, "hardly any position had secrets: {looked}");
}

/// What `viewer` sees of one answer.
fn seen(
    game: &Dw,
    state: &State,
    ask: &Ask<Question>,
    action: &Action,
    viewer: Option<Seat>,
) -> (Vec<Event>, View) {
    let legal =
        check(game, state, ask.id, ask.seat, action.clone()).expect("orders of one's own stack are legal");
    let mut after = state.clone();
    let mut events: Vec<Event> = Vec::new();
    play(game, &mut after, legal, &mut SeededDice::new(1), &mut events);
    let seen = events.iter().filter_map(|event| game.seen(event, viewer)).collect();
    (seen, game.view(&after, viewer))
}

#[test]
fn the_order_of_a_stack_stays_secret() {
    let mut chance = SeededDice::new(9);
    let mut compared = 0;
    for seed in 0..8 {
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = begin(&any_agreement(&mut chance), &mut dice);
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, Some(ask.seat));
            let waits = game.asks(&state).len() > 1;
            if ask.question == Question::ArrangeStack && waits {
                let one = game.sample(&view, &ask, &mut chance);
                let other = game.fallback(&view, &ask);
                assert_ne!(one, other);
                for viewer in others(&game, ask.seat) {
                    assert_eq!(
                        seen(&game, &state, &ask, &one, viewer),
                        seen(&game, &state, &ask, &other, viewer)
                    );
                    compared += 1;
                }
                let mine = seen(&game, &state, &ask, &one, Some(ask.seat));
                assert!(matches!(&mine.0[..], [Event::StackArranged { order, .. }] if !order.is_empty()));
            }
            if state.table.round > 0 {
                break;
            }
            let action = game.sample(&view, &ask, &mut chance);
            playing::answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        }
    }
    assert!(compared > 5, "{compared}");
}
