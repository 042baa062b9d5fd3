//! Real time at the table: how long an answer took, and how long the next one may take.

use gonfalon_kernel::Ask;
use gonfalon_kow::{
    Kow,
    action::{Action, Question},
    setting::{ClockChoice, GameLength},
    state::State,
};

/// An answer with the milliseconds it took; without a clock they are nobody's business.
pub(super) fn timed(game: &Kow, action: Action, spent: u32) -> Action {
    let agreement = &game.agreement;
    let counts = agreement.clock != ClockChoice::None || matches!(agreement.length, GameLength::Time(_));
    Action { spent: if counts { spent } else { 0 }, ..action }
}

/// The milliseconds until the rules count a player out of time, where a clock runs.
pub(super) fn left(game: &Kow, state: &State, ask: &Ask<Question>) -> Option<u32> {
    let stands = !ask.question.is_timed();
    let player = &state.table.players[ask.seat];
    match game.agreement.clock {
        _ if stands => None,
        ClockChoice::None => None,
        ClockChoice::Chess(_) => player.clock,
        ClockChoice::Turn(_) if ask.question == Question::Deploy => {
            Some(u32::from(game.library.constants.clock.deployment_seconds) * 1000)
        }
        ClockChoice::Turn(limit) => Some(limit.saturating_sub(player.spent)),
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::{Denied, Game as _, SeededDice, check, play};
    use gonfalon_kow::action::Deed;

    use super::*;
    use crate::{Settings, changes::begin, game, kow::Host};

    /// A match by this clock, and its first position in which the clock runs.
    fn by_clock(word: &str) -> (Kow, State) {
        let kow = game("kow").expect("it is there");
        let every =
            kow.every_match(&Settings::default().with("clock", word), Some(2)).expect("it can be played");
        let mut dice = SeededDice::new(4);
        let (game, mut state) = begin::<Host>(&every[0].setup, &mut dice, &mut ()).expect("it can begin");
        while left(&game, &state, &game.asks(&state)[0]).is_none() {
            let ask = &game.asks(&state)[0];
            let answer = game.fallback(&game.view(&state, Some(ask.seat)), ask);
            let legal = check(&game, &state, ask.id, ask.seat, answer).expect("the safe answer is legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
        }
        (game, state)
    }

    #[test]
    fn time_is_up_exactly_when_the_rules_say_so() {
        for word in ["chess:10min", "turn:90s"] {
            let (game, state) = by_clock(word);
            let ask = &game.asks(&state)[0];
            let left = left(&game, &state, ask).expect("the clock runs");
            let after = |spent| {
                let action = timed(&game, Action::from(Deed::TimeOut), spent);
                check(&game, &state, ask.id, ask.seat, action).map(|_| ())
            };
            assert!(matches!(after(left - 1), Err(Denied::Refused(_))), "{word}");
            assert_eq!(after(left), Ok(()), "{word}");
        }
    }

    #[test]
    fn without_a_clock_nobody_counts() {
        let kow = game("kow").expect("it is there");
        let every =
            kow.every_match(&Settings::default().with("clock", "none"), Some(2)).expect("it can be played");
        let begun = begin::<Host>(&every[0].setup, &mut SeededDice::new(4), &mut ());
        let (game, state) = begun.expect("it can begin");
        assert_eq!(left(&game, &state, &game.asks(&state)[0]), None);
        assert_eq!(timed(&game, Action::from(Deed::Done), 500).spent, 0);
    }
}
