//! Programs of others at the table: they are asked like bots, and whatever they do the match goes on.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
};

use gonfalon_catalog::{GameEntry, Open, PROPOSALS, game, hello, over, reasons, trouble};
use gonfalon_kernel::{AskId, Line, Seat};
use gonfalon_programs::{Fault, Opponent};
use gonfalon_scene::About;
use serde_json::Value;
use tokio::{
    task::{JoinHandle, block_in_place, spawn_blocking},
    time::Instant,
};

use super::{
    REST, Table,
    thinking::{Thinking, Thought},
};
use crate::message::Told;

/// The programs of a table. What they did wrong is not kept: a host that starts anew asks them again.
#[derive(Default)]
pub(super) struct Programs {
    opponents: BTreeMap<Seat, Arc<Mutex<Opponent>>>,
    /// Who is not asked any more.
    out: BTreeSet<Seat>,
    /// The last trouble with each.
    marks: BTreeMap<Seat, Line>,
    /// All troubles, and after which answer.
    story: Vec<(u32, Seat, Line)>,
}

impl Programs {
    /// What a seat is marked with.
    pub(super) fn mark(&self, seat: Seat) -> Option<Line> {
        self.marks.get(&seat).cloned()
    }

    /// Whether a seat is not asked any more.
    pub(super) fn is_out(&self, seat: Seat) -> bool {
        self.out.contains(&seat)
    }

    /// Forgets what was told of answers that are taken back.
    pub(super) fn back_to(&mut self, count: u32) {
        self.story.retain(|(after, ..)| *after <= count);
    }

    /// Puts the troubles from answer `first` on into a story, each before what came of the answer.
    pub(super) fn tell(&self, story: &mut Vec<Told>, first: u32) {
        for (count, seat, says) in self.story.iter().filter(|(count, ..)| *count >= first) {
            let place = story.iter().position(|told| told.count >= *count).unwrap_or(story.len());
            let heading = Line::new("host-program-trouble").seat("seat", *seat);
            let told = |says: Line| Told { count: *count, heading: 0, says, about: About::default() };
            drop(story.splice(place..place, [told(heading), told(says.clone())]));
        }
    }
}

/// What is asked of a program.
enum Request {
    Ask(Box<gonfalon_programs::Question>),
    Refuse(Vec<gonfalon_programs::Reason>),
}

impl Table {
    fn entry(&self) -> &'static dyn GameEntry {
        game(&self.play.header().game).expect("a match that is played belongs to a game")
    }

    /// Whether the safe answer is given for a seat because its program failed.
    pub(super) fn is_given_up_on(&self, seat: Seat) -> bool {
        self.programs.is_out(seat)
    }

    /// Asks the program of a seat, if the seat has one.
    pub(super) fn asks_program(&mut self, open: &Open, name: &str) -> bool {
        let Some(program) = self.house.programs.iter().find(|program| program.name == name) else {
            return false;
        };
        let Some(inquiry) = block_in_place(|| self.play.inquiry(open.seat, PROPOSALS)) else { return false };
        let entry = self.entry();
        let opponent = self.programs.opponents.entry(open.seat).or_insert_with(|| {
            let hello = hello(entry, open.seat, self.play.seats());
            Arc::new(Mutex::new(Opponent::new(program.clone(), hello)))
        });
        let question = Request::Ask(Box::new(inquiry.into_question(entry.texts())));
        self.thinking =
            Some(Thinking::elsewhere(open.seat, asked(Arc::clone(opponent), question, open.id, open.seat)));
        true
    }

    /// Plays what a program said. What the rules refuse is told to it, and it may answer once more; where it has nothing to
    /// say the safe answer is played and the seat is marked.
    pub(super) async fn program_answers(&mut self, ask: AskId, seat: Seat, said: Result<Value, Fault>) {
        // It may have been overtaken by a take-back or a clock.
        let is_asked = self.play.asks().iter().any(|open| open.id == ask && open.seat == seat);
        let spent = self.spent(ask, seat);
        let played = match said {
            Ok(_) if !is_asked => return,
            Ok(action) => match block_in_place(|| self.play.act(seat, ask, action, spent)) {
                Err(rejected) => {
                    let against = reasons(&rejected, self.entry().texts());
                    let Some(opponent) = self.programs.opponents.get(&seat).map(Arc::clone) else { return };
                    self.thinking =
                        Some(Thinking::elsewhere(seat, asked(opponent, Request::Refuse(against), ask, seat)));
                    return;
                }
                played => played,
            },
            Err(fault) => {
                if fault.lasts() {
                    self.programs.out.insert(seat);
                }
                self.programs.marks.insert(seat, trouble(&fault));
                if !is_asked {
                    return self.tell_presence(seat);
                }
                let played = self.play.pass(seat, ask, spent);
                self.programs.story.push((self.play.count(), seat, trouble(&fault)));
                self.tell_presence(seat);
                played
            }
        };
        if self.keep(seat, played).await.is_err() {
            self.rest = Some(Instant::now() + REST);
        }
    }

    /// Tells programs how the match ended.
    pub(super) fn leave_programs(&mut self) {
        let Some(outcome) = self.play.outcome().filter(|_| !self.programs.opponents.is_empty()) else {
            return;
        };
        let over = over(&outcome);
        for (_, opponent) in std::mem::take(&mut self.programs.opponents) {
            let over = over.clone();
            spawn_blocking(move || {
                if let Ok(mut opponent) = opponent.lock() {
                    opponent.over(&over);
                }
            });
        }
    }
}

/// Talks to a program elsewhere.
fn asked(
    opponent: Arc<Mutex<Opponent>>,
    request: Request,
    ask: AskId,
    seat: Seat,
) -> JoinHandle<Option<Thought>> {
    spawn_blocking(move || {
        let mut opponent = opponent.lock().ok()?;
        let said = match request {
            Request::Ask(question) => opponent.ask(*question),
            Request::Refuse(reasons) => opponent.refuse(&reasons),
        };
        Some(Thought::Said { ask, seat, said })
    })
}
