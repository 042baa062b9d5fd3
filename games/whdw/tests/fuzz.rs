//! Wild answers never break anything: they are refused, or they are legal after all and can be played. And whatever the
//! game itself proposes is accepted.

mod playing;
mod wild;

use gonfalon_kernel::{AskId, Denied, Game, Seat, SeededDice, check, play};
use playing::invariants::Watch;
use playing::{MOST_DECISIONS, answer, any_agreement, begin, soak, some_ask};
use wild::wild_action;

/// Plays games of every kind at random until `count` says that it is enough.
fn through_games(seed: u64, mut look: impl FnMut(&Position<'_>, &mut SeededDice) -> bool) {
    let mut chance = SeededDice::new(seed);
    loop {
        let agreement = any_agreement(&mut chance);
        let mut dice = SeededDice::new(u64::from(chance.below(u32::MAX)));
        let (game, mut state) = begin(&agreement, &mut dice);
        let watch = Watch::new(&state);
        for _ in 0..MOST_DECISIONS {
            let Some(ask) = some_ask(&game, &state, &mut chance) else { break };
            if !look(&Position { game: &game, state: &state, ask: &ask, watch: &watch }, &mut chance) {
                return;
            }
            let view = game.view(&state, Some(ask.seat));
            let action = game.sample(&view, &ask, &mut chance);
            answer(&game, &mut state, &mut dice, &mut (), &ask, action);
        }
    }
}

struct Position<'a> {
    game: &'a gonfalon_whdw::Whdw,
    state: &'a gonfalon_whdw::state::State,
    ask: &'a gonfalon_kernel::Ask<gonfalon_whdw::action::Question>,
    watch: &'a Watch,
}

#[test]
fn wild_answers_are_refused_or_can_be_played() {
    let most: u32 = if soak() { 1_000_000 } else { 30_000 };
    let (mut tried, mut accepted) = (0, 0);
    through_games(1, |position, chance| {
        let Position { game, state, ask, watch } = *position;
        for _ in 0..24 {
            let action = wild_action(game, state, ask, chance);
            tried += 1;
            let Ok(legal) = check(game, state, ask.id, ask.seat, action) else { continue };
            accepted += 1;
            let mut after = state.clone();
            play(game, &mut after, legal, &mut SeededDice::new(u64::from(tried)), &mut ());
            watch.look(game, &after);
        }
        tried < most
    });
    assert!(
        accepted > tried / 200,
        "only {accepted} of {tried} wild answers were legal: not wild in an interesting way"
    );
    assert!(accepted < tried / 2, "{accepted} of {tried} wild answers were legal: too tame");
}

#[test]
fn nobody_answers_for_another_or_twice() {
    let mut tried = 0;
    through_games(2, |position, chance| {
        let Position { game, state, ask, .. } = *position;
        let action = game.sample(&game.view(state, Some(ask.seat)), ask, chance);
        let stale = AskId(ask.id.0.wrapping_add(1 + chance.below(1_000)));
        let stranger = Seat(game.seats + chance.below(200) as u8);
        let denied = |id, seat| check(game, state, id, seat, action.clone()).err();
        assert_eq!(denied(stale, ask.seat), Some(Denied::NotAsked));
        assert_eq!(denied(ask.id, stranger), Some(Denied::NotAsked));
        tried += 1;
        tried < 500
    });
}

#[test]
fn what_the_game_proposes_is_accepted() {
    let most = if soak() { 1_000_000 } else { 12_000 };
    let mut tried = 0;
    through_games(3, |position, chance| {
        let Position { game, state, ask, .. } = *position;
        let view = game.view(state, Some(ask.seat));
        let budget = [1, 8, 40, 200][chance.below(4) as usize];
        let proposals = game.proposals(&view, ask, budget);
        assert!(!proposals.is_empty(), "there is always something to propose: {ask:?}");
        assert!(proposals.len() <= budget, "{} proposals for a budget of {budget}", proposals.len());
        assert_eq!(proposals, game.proposals(&view, ask, budget), "proposals do not depend on chance");
        let sample = game.sample(&view, ask, chance);
        let fallback = game.fallback(&view, ask);
        for action in proposals.into_iter().chain([sample, fallback]) {
            let refused = check(game, state, ask.id, ask.seat, action.clone()).err();
            assert_eq!(refused, None, "{action:?} for {:?}", ask.question);
            tried += 1;
        }
        tried < most
    });
}

#[test]
fn what_is_offered_instead_of_a_refused_answer_is_legal() {
    let (mut tried, mut shortened) = (0, 0);
    through_games(5, |position, chance| {
        let Position { game, state, ask, .. } = *position;
        let view = game.view(state, Some(ask.seat));
        for _ in 0..8 {
            let action = wild_action(game, state, ask, chance);
            if game.refusals(state, ask, &action).is_empty() {
                continue;
            }
            let offers = game.alternatives(&view, ask, &action, 4);
            assert!(!offers.is_empty(), "nothing instead of {action:?}");
            for offer in offers {
                assert_eq!(game.refusals(state, ask, &offer.action), [], "{action:?}: {offer:?}");
                tried += 1;
                shortened += u32::from(offer.says.key == "instead-fewer-flips");
            }
        }
        tried < 4_000
    });
    assert!(shortened > 20, "{shortened} shortened moves of {tried} offers");
}

#[test]
fn a_game_of_fallbacks_ends() {
    let games = if soak() { 400 } else { 25 };
    let mut chance = SeededDice::new(4);
    for seed in 0..games {
        let agreement = any_agreement(&mut chance);
        let mut dice = SeededDice::new(seed);
        let (game, mut state) = begin(&agreement, &mut dice);
        let watch = Watch::new(&state);
        let mut decisions = 0;
        while let Some(ask) = some_ask(&game, &state, &mut chance) {
            let action = game.fallback(&game.view(&state, Some(ask.seat)), &ask);
            answer(&game, &mut state, &mut dice, &mut (), &ask, action);
            watch.look(&game, &state);
            decisions += 1;
            assert!(decisions < MOST_DECISIONS, "a game that does not end: {agreement:?}, seed {seed}");
        }
    }
}
