//! The rest of an imagined battle, played without thinking.

use gonfalon_kernel::{Ask, Game, Legal, Seat, check, play};

use crate::{Horizon, Instinct, Judge, Luck, Values};

/// No battle is imagined further than this: what has not ended by then is judged as it stands.
const LONGEST: u32 = 20_000;

/// Where no moment is calm, a battle is judged after so many times its horizon.
const PATIENCE: u32 = 3;

/// Plays on by instinct and says what comes of it: the end if it is reached before the horizon, otherwise a judgement there.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    (judge, instinct): (&impl Judge<G>, &impl Instinct<G>),
    horizon: Horizon,
    luck: &mut Luck,
) -> Values {
    let longest = match horizon {
        Horizon::Decisions(decisions) => decisions.saturating_mul(PATIENCE).min(LONGEST),
        Horizon::End | Horizon::Calm(_) => LONGEST,
    };
    let mut calms = 0;
    for decision in 0..longest {
        let there = match horizon {
            Horizon::End => false,
            Horizon::Decisions(decisions) => decision >= decisions && judge.calm(game, state),
            Horizon::Calm(number) => {
                calms += u32::from(judge.calm(game, state));
                calms >= number
            }
        };
        if there {
            break;
        }
        let Some(ask) = game.asks(state).first() else { break };
        let view = game.view(state, Some(ask.seat));
        let action = instinct.choose(game, &view, ask, &mut luck.chance);
        let Some(legal) = allowed(game, state, ask, action)
            .or_else(|| allowed(game, state, ask, game.fallback(&view, ask)))
        else {
            break;
        };
        play(game, state, legal, luck, &mut ());
    }
    worth(game, state, judge)
}

/// What a position is worth as it stands.
pub fn worth<G: Game>(game: &G, state: &G::State, judge: &impl Judge<G>) -> Values {
    match game.outcome(state) {
        Some(outcome) => Values::of_outcome(outcome, game.seats()),
        None => judge.judge(game, state),
    }
}

/// The proof that an answer is legal, if it is.
pub(crate) fn allowed<G: Game>(
    game: &G,
    state: &G::State,
    ask: &Ask<G::Question>,
    action: G::Action,
) -> Option<Legal<G::Action>> {
    check(game, state, ask.id, ask.seat, action).ok()
}

/// The question that is open for a seat, or the first of all.
pub(crate) fn open<'s, G: Game>(
    game: &G,
    state: &'s G::State,
    seat: Option<Seat>,
) -> Option<&'s Ask<G::Question>> {
    game.asks(state).iter().find(|ask| seat.is_none_or(|seat| ask.seat == seat))
}
