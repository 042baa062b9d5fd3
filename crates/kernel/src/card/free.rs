//! What every case checks without being asked.

use super::{Speaks, Trouble};
use crate::{
    Ask, Denied, Game, Refusal, SeededDice, TapeDice, check,
    log::{Course, Entry},
};

const PROPOSALS: usize = 8;

/// Checks that the case replays to the same positions and that the game's own answers are legal.
pub(super) fn check_for_free<S: Speaks>(scene: &S::Scene, course: &Course<S::Game>) -> Result<(), Trouble> {
    replays::<S>(scene, course)?;
    let (game, state) = (course.game(), course.state());
    game.asks(state).iter().try_for_each(|ask| own_answers(&**game, state, ask))
}

fn replays<S: Speaks>(scene: &S::Scene, course: &Course<S::Game>) -> Result<(), Trouble> {
    let differs = |entries| Trouble::ReplayDiffers { entries };
    let mut dice = TapeDice::playback(course.begin().dice.iter().cloned());
    let (game, state) = S::start(scene, &mut dice).map_err(Trouble::Game)?;
    let tape = course.begin().dice.clone();
    let mut again = Course::new(course.header().clone(), game.into(), state, tape);
    if again.hash() != course.hash_after(0).expect("every match has a first position") {
        return Err(differs(0));
    }
    for (index, entry) in course.entries().iter().enumerate() {
        let Entry { ask, seat, action, dice, hash } = entry;
        let json = serde_json::to_string(action).map_err(|_| Trouble::ActionLost { entry: index + 1 })?;
        if serde_json::from_str(&json).ok().as_ref() != Some(action) {
            return Err(Trouble::ActionLost { entry: index + 1 });
        }
        let mut dice = TapeDice::playback(dice.iter().cloned());
        let played = again.answer(*seat, *ask, action.clone(), &mut dice);
        if played.is_err() || again.hash() != *hash {
            return Err(differs(index + 1));
        }
    }
    Ok(())
}

fn own_answers<G: Game>(game: &G, state: &G::State, ask: &Ask<G::Question>) -> Result<(), Trouble> {
    let view = game.view(state, Some(ask.seat));
    let legal = |from: &'static str, action: G::Action| is_legal(game, state, ask, from, action);
    legal("fallback", game.fallback(&view, ask))?;
    legal("sample", game.sample(&view, ask, &mut SeededDice::new(0)))?;
    let proposals = game.proposals(&view, ask, PROPOSALS);
    proposals.into_iter().take(PROPOSALS).try_for_each(|action| legal("proposals", action))
}

/// Checks that whatever a game offers instead of a refused answer is legal.
pub(super) fn check_alternatives<G: Game>(
    game: &G,
    state: &G::State,
    ask: &Ask<G::Question>,
    refused: &G::Action,
) -> Result<(), Trouble> {
    let offers = game.alternatives(&game.view(state, Some(ask.seat)), ask, refused, PROPOSALS);
    offers.into_iter().try_for_each(|offer| is_legal(game, state, ask, "alternatives", offer.action))
}

fn is_legal<G: Game>(
    game: &G,
    state: &G::State,
    ask: &Ask<G::Question>,
    from: &'static str,
    action: G::Action,
) -> Result<(), Trouble> {
    let shown = format!("{action:?}");
    let found = match check(game, state, ask.id, ask.seat, action) {
        Ok(_) => return Ok(()),
        Err(Denied::Refused(found)) => found,
        Err(Denied::Over | Denied::NotAsked) => Vec::<Refusal>::new(),
    };
    Err(Trouble::BadProposal { from, seat: ask.seat, action: shown, found })
}
