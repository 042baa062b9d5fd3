//! The time that bots take to answer. It is data of the match: it follows from the seed and never from a real clock.

use gonfalon_bots::{Bot, Considered, Progress};
use gonfalon_kernel::{Ask, Seat, SeededDice, Seen};
use gonfalon_kow::{
    Kow,
    action::{Action, Question},
    setting::{ClockChoice, GameLength},
    state::{Place, Table},
};

/// A bot that takes its time where the match is played by the clock.
#[derive(Debug)]
pub(super) struct Thinking<B> {
    bot: B,
    chance: SeededDice,
    /// How much of its time the bot uses up in a game, in hundredths.
    pace: u32,
}

/// The usual pace: well within the time.
const USUAL: u32 = 60;
/// The pace of a bot that thinks too long.
const SLOW: u32 = 200;
/// One bot in so many thinks too long.
const SLOW_ONE_IN: u32 = 16;
/// How many turns of each player a game by time is to see, about.
const TURNS_BY_TIME: u32 = 6;

impl<B> Thinking<B> {
    /// The bot with a pace of its own.
    pub(super) fn new(bot: B, seed: u64) -> Thinking<B> {
        // Another stream than that of the bot's whims.
        let mut chance = SeededDice::new(!seed);
        let pace = if chance.below(SLOW_ONE_IN) == 0 { SLOW } else { USUAL };
        Thinking { bot, chance, pace }
    }

    /// The milliseconds for one answer: nothing without a clock, otherwise a share of the time there is.
    fn spent(&mut self, game: &Kow, table: &Table, ask: &Ask<Question>) -> u32 {
        if !ask.question.is_timed() {
            return 0;
        }
        let in_a_turn = answers_in_a_turn(game, table, ask.seat);
        let budget = match (game.agreement.clock, game.agreement.length) {
            // Deployment takes about as many answers as a turn.
            (ClockChoice::Chess(limit), GameLength::Turns(turns)) => {
                limit / (in_a_turn * (u32::from(turns) + 1))
            }
            (ClockChoice::Turn(_), _) if ask.question == Question::Deploy => {
                // Half of what there is, so that only slow bots are ever late.
                u32::from(game.library.constants.clock.deployment_seconds) * 500
            }
            (ClockChoice::Turn(limit), _) => limit / in_a_turn,
            // Both players use up the same time, whatever their paces.
            (_, GameLength::Time(limit)) => limit / (2 * in_a_turn * TURNS_BY_TIME),
            (ClockChoice::None, GameLength::Turns(_)) => return 0,
        };
        // On average as much as the pace says, at most twice that.
        let most = u64::from(budget) * u64::from(self.pace) * 2 / 100;
        self.chance.below(u32::try_from(most).unwrap_or(u32::MAX).max(1))
    }
}

/// How many questions a player is asked in a turn, about: each unit causes one for its order and now and then another for
/// a shot, a test or a regrouping.
fn answers_in_a_turn(game: &Kow, table: &Table, seat: Seat) -> u32 {
    let own =
        game.units.iter().zip(&table.units).filter(|(facts, unit)| {
            facts.owner == seat && matches!(unit.place, Place::Table | Place::Waiting)
        });
    (own.count() as u32 * 5 / 4).max(1)
}

impl<B: Bot<Kow>> Bot<Kow> for Thinking<B> {
    fn answer(&mut self, game: &Kow, seen: &Seen<'_, Kow>, ask: &Ask<Question>) -> Action {
        let answer = self.bot.answer(game, seen, ask);
        Action { spent: self.spent(game, seen.view(), ask), ..answer }
    }

    fn consider(
        &mut self,
        game: &Kow,
        seen: &Seen<'_, Kow>,
        ask: &Ask<Question>,
        watch: &(dyn Fn(Progress) -> bool + Sync),
    ) -> Considered<Kow> {
        let considered = self.bot.consider(game, seen, ask, watch);
        let answer = Action { spent: self.spent(game, seen.view(), ask), ..considered.answer };
        Considered { answer, thought: considered.thought }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn now_and_then_a_bot_thinks_too_long() {
        let slow = (0..1000).filter(|seed| Thinking::new((), *seed).pace == SLOW).count();
        assert!((30..100).contains(&slow), "{slow} of 1000");
    }
}
