//! Nobody learns another's secrets: a position or a whole match that differs only in what one seat keeps hidden looks the
//! same to everybody else.

mod playing;

use gonfalon_kernel::{Ask, Game, Seat, SeededDice, play};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::{Action, Question};
use gonfalon_whdw::data::{CommandId, ScenarioId};
use gonfalon_whdw::event::Event;
use gonfalon_whdw::state::{CardSet, Secret, State};
use playing::{MOST_DECISIONS, any_agreement, begin, soak, some_ask};

/// Everybody who looks at the table without being `seat`.
fn others(game: &Whdw, seat: Seat) -> Vec<Option<Seat>> {
    Seat::all(game.seats).filter(|other| *other != seat).map(Some).chain([None]).collect()
}

/// The same position with other secrets of one seat: as many cards, but others.
fn with_other_secrets(state: &State, seat: Seat, chance: &mut SeededDice) -> State {
    let mut other = state.clone();
    let Secret { hand, chosen, drawn, objective } = &mut other.secrets[seat];
    let mut cards: Vec<CommandId> = (0..24).map(CommandId).collect();
    let mut draw = || cards.swap_remove(chance.below(cards.len() as u32) as usize);
    *hand = CardSet::of((0..hand.len()).map(|_| draw()));
    *chosen = chosen.map(|_| draw());
    let mut scenario = |card: ScenarioId| ScenarioId((card.0 + 1 + chance.below(4) as u8) % 5);
    drawn.iter_mut().for_each(|card| *card = scenario(*card));
    *objective = objective.map(scenario);
    other
}

#[test]
fn views_do_not_depend_on_the_secrets_of_others() {
    let games = if soak() { 400 } else { 12 };
    let mut chance = SeededDice::new(7);
    let mut looked = 0;
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = begin(&any_agreement(&mut chance), &mut dice);
        while let Some(ask) = some_ask(&game, &state, &mut chance) {
            for seat in Seat::all(game.seats) {
                let other = with_other_secrets(&state, seat, &mut chance);
                for viewer in others(&game, seat) {
                    assert_eq!(
                        game.view(&state, viewer),
                        game.view(&other, viewer),
                        "{seat} seen by {viewer:?}"
                    );
                }
                looked += usize::from(other.secrets != state.secrets);
            }
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            playing::answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        }
    }
    assert!(looked > 1_000, "hardly any position had secrets: {looked}");
}

/// What `viewer` sees of one answer.
fn seen(
    game: &Whdw,
    state: &State,
    ask: &Ask<Question>,
    action: &Action,
    seed: u64,
    viewer: Option<Seat>,
) -> Option<(Vec<Event>, gonfalon_whdw::View, State)> {
    let legal = gonfalon_kernel::check(game, state, ask.id, ask.seat, action.clone()).ok()?;
    let mut after = state.clone();
    let mut events: Vec<Event> = Vec::new();
    play(game, &mut after, legal, &mut SeededDice::new(seed), &mut events);
    let seen = events.iter().filter_map(|event| game.seen(event, viewer)).collect();
    Some((seen, game.view(&after, viewer), after))
}

/// Cards that have been revealed are no secret any more, so only steps that reveal nothing can be compared.
fn reveals(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::CommandsRevealed(_) | Event::Scored { .. } | Event::Ended { .. }))
}

#[test]
fn what_happens_looks_the_same_whatever_others_keep_hidden() {
    let games = if soak() { 300 } else { 10 };
    let mut chance = SeededDice::new(8);
    let mut compared = 0;
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = begin(&any_agreement(&mut chance), &mut dice);
        while let Some(ask) = some_ask(&game, &state, &mut chance) {
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            for hiding in Seat::all(game.seats).filter(|seat| *seat != ask.seat) {
                let other = with_other_secrets(&state, hiding, &mut chance);
                for viewer in others(&game, hiding) {
                    let here = seen(&game, &state, &ask, &action, seed, viewer).expect("samples are legal");
                    let there = seen(&game, &other, &ask, &action, seed, viewer)
                        .expect("an answer is as legal whatever others hide");
                    if !reveals(&here.0) {
                        assert_eq!((&here.0, &here.1), (&there.0, &there.1), "{hiding} seen by {viewer:?}");
                        compared += 1;
                    }
                }
            }
            playing::answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        }
    }
    assert!(compared > 1_000, "hardly any step was compared: {compared}");
}

/// Secret answers of the one who gives them: sealing another card looks the same to everybody else.
#[test]
fn a_sealed_card_is_only_a_card() {
    let games = if soak() { 300 } else { 10 };
    let mut chance = SeededDice::new(9);
    let mut compared = 0;
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = begin(&any_agreement(&mut chance), &mut dice);
        for _ in 0..MOST_DECISIONS {
            let Some(ask) = some_ask(&game, &state, &mut chance) else { break };
            if ask.question == Question::ChooseCommand && game.asks(&state).len() > 1 {
                let cards: Vec<CommandId> = state.secrets[ask.seat].hand.iter().collect();
                for viewer in others(&game, ask.seat) {
                    let look = |card: CommandId| {
                        let (events, view, _) =
                            seen(&game, &state, &ask, &Action::Command(card), seed, viewer)
                                .expect("a card in hand may be chosen");
                        (events, view)
                    };
                    for card in &cards[1..] {
                        assert_eq!(look(cards[0]), look(*card), "{} seen by {viewer:?}", ask.seat);
                        compared += 1;
                    }
                }
            }
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            playing::answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        }
    }
    assert!(compared > 100, "hardly any card was sealed: {compared}");
}

/// The owner, on the other hand, sees all of it.
#[test]
fn everybody_sees_his_own_secrets() {
    let mut dice = SeededDice::new(3);
    let mut chance = SeededDice::new(4);
    let (game, mut state) = begin(&any_agreement(&mut chance), &mut dice);
    while let Some(ask) = some_ask(&game, &state, &mut chance) {
        for seat in Seat::all(game.seats) {
            assert_eq!(game.view(&state, Some(seat)).own, state.secrets[seat]);
        }
        assert_eq!(game.view(&state, None).own, Secret::default(), "a spectator has no secrets");
        let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
        playing::answer(&game, &mut state, &mut dice, &mut (), &ask, action);
    }
}
