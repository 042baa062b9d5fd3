//! The time that bots take to answer. It is data of the match: it follows from the seed and never from a real clock.

use gonfalon_bots::Bot;
use gonfalon_kernel::{Ask, SeededDice};
use gonfalon_kow::{
    Kow,
    action::{Action, Question},
    setting::{ClockChoice, GameLength},
    state::Table,
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
const USUAL: u32 = 45;
/// The pace of a bot that thinks too long.
const SLOW: u32 = 240;
/// One game in so many sees a bot that thinks too long.
const SLOW_ONE_IN: u32 = 8;
/// How many questions a unit causes in a turn, about: its order and now and then a shot, a test or a regrouping.
const ANSWERS_OF_A_UNIT: u32 = 2;
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
    fn spent(&mut self, game: &Kow, ask: &Ask<Question>) -> u32 {
        let own = game.units.iter().filter(|unit| unit.owner == ask.seat).count() as u32;
        let in_a_turn = (own * ANSWERS_OF_A_UNIT).max(1);
        let budget = match (game.agreement.clock, game.agreement.length) {
            (ClockChoice::Chess(limit), GameLength::Turns(turns)) => limit / (in_a_turn * u32::from(turns)),
            (ClockChoice::Chess(limit), GameLength::Time(_)) => limit / (in_a_turn * TURNS_BY_TIME),
            (ClockChoice::Turn(_), _) if ask.question == Question::Deploy => {
                u32::from(game.library.constants.clock.deployment_seconds) * 1000
            }
            (ClockChoice::Turn(limit), _) => limit / in_a_turn,
            (ClockChoice::None, GameLength::Time(limit)) => limit / (2 * in_a_turn * TURNS_BY_TIME),
            (ClockChoice::None, GameLength::Turns(_)) => return 0,
        };
        // On average as much as the pace says, at most twice that.
        let most = u64::from(budget) * u64::from(self.pace) * 2 / 100;
        self.chance.below(u32::try_from(most).unwrap_or(u32::MAX).max(1))
    }
}

impl<B: Bot<Kow>> Bot<Kow> for Thinking<B> {
    fn answer(&mut self, game: &Kow, view: &Table, ask: &Ask<Question>) -> Action {
        let answer = self.bot.answer(game, view, ask);
        Action { spent: self.spent(game, ask), ..answer }
    }
}
