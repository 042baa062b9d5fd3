//! Programs as bots of a battle.

use std::{cell::RefCell, marker::PhantomData, rc::Rc, time::Instant};

use gonfalon_bots::Bot;
use gonfalon_kernel::{Ask, Denied, Game as _, Outcome, Seat, Seen};
use gonfalon_programs::{Fault, Opponent, Program};
use gonfalon_text::Texts;
use serde_json::Value;

use crate::{
    Inquiry, Mark, PROPOSALS, Rejected,
    fight::BotOf,
    host::{ActionOf, Host, QuestionOf},
    playing::not_an_answer,
    program,
};

/// The programs of a battle, with what they did wrong.
#[derive(Debug, Default)]
pub(crate) struct Outsiders {
    marks: Rc<RefCell<Vec<Mark>>>,
    opponents: Vec<Rc<RefCell<Opponent>>>,
}

impl Outsiders {
    /// A bot that asks a program.
    pub(crate) fn bot<H: Host>(&mut self, program: Program, seat: Seat, players: u8) -> BotOf<H> {
        let game = crate::game(H::ID).expect("a game that is hosted is in the catalog");
        let opponent = Opponent::new(program, program::hello(game, seat, players));
        let opponent = Rc::new(RefCell::new(opponent));
        self.opponents.push(Rc::clone(&opponent));
        Box::new(Outsider::<H> {
            opponent,
            marks: Rc::clone(&self.marks),
            texts: game.texts(),
            asked: Instant::now(),
            safe: false,
            host: PhantomData,
        })
    }

    /// Takes leave of all programs; what they did wrong.
    pub(crate) fn farewell(&self, outcome: &Outcome) -> Vec<Mark> {
        let over = program::over(outcome);
        self.opponents.iter().for_each(|opponent| opponent.borrow_mut().over(&over));
        self.marks.take()
    }
}

/// A program at a seat.
struct Outsider<H> {
    opponent: Rc<RefCell<Opponent>>,
    marks: Rc<RefCell<Vec<Mark>>>,
    texts: &'static Texts,
    /// When the present question was put.
    asked: Instant,
    /// Whether the safe answer was given; there is no other after it.
    safe: bool,
    host: PhantomData<H>,
}

impl<H: Host> Outsider<H> {
    /// What was said as an answer with the time it took; the safe answer and a mark where it is none.
    fn settled(
        &mut self,
        game: &H::Game,
        seen: &Seen<'_, H::Game>,
        ask: &Ask<QuestionOf<H>>,
        said: Result<Value, Fault>,
    ) -> ActionOf<H> {
        let action = self.read_until(game, ask, said).unwrap_or_else(|fault| {
            Mark::note(&mut self.marks.borrow_mut(), ask.seat, &fault);
            self.safe = true;
            game.fallback(seen.view(), ask)
        });
        let spent = u32::try_from(self.asked.elapsed().as_millis()).unwrap_or(u32::MAX);
        H::timed(game, action, spent)
    }

    /// An answer of the game, if the program has one before it runs out of chances.
    fn read_until(
        &self,
        game: &H::Game,
        ask: &Ask<QuestionOf<H>>,
        mut said: Result<Value, Fault>,
    ) -> Result<ActionOf<H>, Fault> {
        loop {
            match read::<H>(game, ask, said?) {
                Ok(action) => return Ok(action),
                Err(rejected) => said = self.refuse(&rejected),
            }
        }
    }

    fn refuse(&self, rejected: &Rejected) -> Result<Value, Fault> {
        self.opponent.borrow_mut().refuse(&program::reasons(rejected, self.texts))
    }
}

fn read<H: Host>(game: &H::Game, ask: &Ask<QuestionOf<H>>, value: Value) -> Result<ActionOf<H>, Rejected> {
    let action: ActionOf<H> = serde_json::from_value(value).map_err(not_an_answer)?;
    // Nobody interrupts himself in the name of somebody else.
    let plain = |action: ActionOf<H>| H::timed(game, action, 0);
    let interrupts = H::interrupted(game, ask).is_some_and(|other| plain(other) == plain(action.clone()));
    if interrupts { Err(Denied::NotAsked.into()) } else { Ok(action) }
}

impl<H: Host> Bot<H::Game> for Outsider<H> {
    fn answer(&mut self, game: &H::Game, seen: &Seen<'_, H::Game>, ask: &Ask<QuestionOf<H>>) -> ActionOf<H> {
        self.asked = Instant::now();
        self.safe = self.opponent.borrow().is_out();
        if self.safe {
            return game.fallback(seen.view(), ask);
        }
        let question = Inquiry::of::<H>(game, seen.view(), ask, PROPOSALS).into_question(self.texts);
        let said = self.opponent.borrow_mut().ask(question);
        self.settled(game, seen, ask, said)
    }

    fn again(
        &mut self,
        game: &H::Game,
        seen: &Seen<'_, H::Game>,
        ask: &Ask<QuestionOf<H>>,
        denied: &Denied,
    ) -> Option<ActionOf<H>> {
        if self.safe {
            return None;
        }
        let said = self.refuse(&Rejected::from(denied.clone()));
        Some(self.settled(game, seen, ask, said))
    }
}
