//! A running match with its types.

mod fate;
mod judge;
mod nearby;
mod outlook;
mod past;
mod reasons;
mod thinking;

use std::{collections::BTreeMap, io::BufRead, sync::Arc};

use gonfalon_kernel::{
    Ask, AskId, Denied, Dice, Game as _, Hash, Known, Outcome, Seat, SeededDice, TapeDice,
    log::{self, Course, Header, Limits, Match, Record, Resignation, Trouble},
    play as carry_out,
};
use gonfalon_scene::{Draft, Key, Prompt, Reasons, Ring, Scene, Sheet, Shows, Sight, Verdict};
use serde_json::Value;

use crate::{
    Attempt, Depth, Finding, Inquiry, Open, Outlook, Play, Puzzle, Rejected, Reviewed, Thoughts, Told,
    Unreviewed, Watch, Weighed,
    host::{ActionOf, EventOf, Host, QuestionOf, StateOf, ViewOf},
    hosted::build,
    review::{review, weigh},
};
use fate::Fate;
pub(crate) use past::gave_up;

/// A game that can be played at the table: it shows itself and can be carried between threads.
pub(crate) trait Shown:
    Host<Game: Shows<State: Send, Question: Send, Action: Send, View: Send> + Send + Sync + 'static>
{
}

impl<H> Shown for H where
    H: Host<Game: Shows<State: Send, Question: Send, Action: Send, View: Send> + Send + Sync + 'static>
{
}

/// How the matches of a game are opened at the table.
pub(crate) struct Table {
    pub(crate) open: fn(Header, u64) -> Opened<Vec<Finding>>,
    pub(crate) resume: fn(&mut dyn BufRead, Limits, u64) -> Opened<Trouble>,
    pub(crate) review: fn(&mut dyn BufRead, Limits, Depth, Watch<'_>) -> Result<Reviewed, Unreviewed>,
    pub(crate) weigh: fn(&mut dyn BufRead, Limits, Attempt<'_>, Watch<'_>) -> Result<Weighed, Unreviewed>,
}

type Opened<Wrong> = Result<Box<dyn Play>, Wrong>;

impl Table {
    /// The table of a game that shows itself.
    pub(crate) fn of<H: Shown>() -> Table {
        Table { open: open::<H>, resume: resume::<H>, review: review::<H>, weigh: weigh::<H> }
    }
}

/// Looking back at a position plays at most this many answers again.
const STRIDE: u32 = 50;

/// A running match.
struct Playing<H: Host> {
    live: Match<H::Game>,
    /// Everything that happened, and after which answer.
    events: Vec<(u32, EventOf<H>)>,
    /// The first position and that after every so many answers.
    marks: Vec<StateOf<H>>,
    /// The dice of the match that this one was forked from, if they are to fall again.
    fate: Option<Fate>,
    /// What bots thought about their answers, as far as somebody listened.
    thoughts: BTreeMap<u32, reasons::Remembered<H>>,
}

fn open<H: Shown>(header: Header, seed: u64) -> Opened<Vec<Finding>> {
    let mut events: Vec<EventOf<H>> = Vec::new();
    let dice = Box::new(SeededDice::new(seed));
    let live = Match::begin(header, dice, |header, dice| {
        crate::changes::begin::<H>(&header.setup, dice, &mut events)
    })
    .map_err(|line| vec![Finding::new(line)])?;
    let marks = vec![live.state().clone()];
    let events = events.into_iter().map(|event| (0, event)).collect();
    Ok(Box::new(Playing::<H> { live, events, marks, fate: None, thoughts: BTreeMap::new() }))
}

fn resume<H: Shown>(log: &mut dyn BufRead, limits: Limits, seed: u64) -> Opened<Trouble> {
    let course = log::replay(log, limits, |header, dice| build::<H>(header, dice, &mut ()))?;
    Ok(Box::new(Playing::<H>::going_on(course, Box::new(SeededDice::new(seed)))))
}

impl<H: Shown> Playing<H> {
    /// Goes on with a proven course: plays it once more and listens, since nobody kept the events.
    fn going_on(course: Course<H::Game>, dice: Box<dyn Dice + Send>) -> Playing<H> {
        let again = "a proven match plays the same way again";
        let mut heard: Vec<EventOf<H>> = Vec::new();
        let mut tape = TapeDice::playback(course.begin().dice.iter().cloned());
        let (game, mut state) = build::<H>(course.header(), &mut tape, &mut heard).expect(again);
        let mut events: Vec<_> = heard.drain(..).map(|event| (0, event)).collect();
        let mut marks = vec![state.clone()];
        for (entry, count) in course.entries().iter().zip(1..) {
            let legal = gonfalon_kernel::check(&game, &state, entry.ask, entry.seat, entry.action.clone())
                .expect(again);
            let mut tape = TapeDice::playback(entry.dice.iter().cloned());
            carry_out(&game, &mut state, legal, &mut tape, &mut heard);
            events.extend(heard.drain(..).map(|event| (count, event)));
            if count % STRIDE == 0 {
                marks.push(state.clone());
            }
        }
        Playing { live: Match::resume(course, dice), events, marks, fate: None, thoughts: BTreeMap::new() }
    }

    fn game(&self) -> &H::Game {
        self.live.game()
    }

    fn state(&self) -> &StateOf<H> {
        self.live.state()
    }

    /// The open question with this number.
    fn ask(&self, seat: Seat, id: AskId) -> Result<&Ask<QuestionOf<H>>, Denied> {
        if self.live.course().outcome().is_some() {
            return Err(Denied::Over);
        }
        let own = |ask: &&Ask<QuestionOf<H>>| ask.id == id && ask.seat == seat;
        self.game().asks(self.state()).iter().find(own).ok_or(Denied::NotAsked)
    }

    /// What the rules ask; nothing any more once the match is over, by whatever end.
    fn open_asks(&self) -> &[Ask<QuestionOf<H>>] {
        if self.live.course().outcome().is_some() { &[] } else { self.game().asks(self.state()) }
    }

    fn ask_of(&self, seat: Seat) -> Option<&Ask<QuestionOf<H>>> {
        self.open_asks().iter().find(|ask| ask.seat == seat)
    }

    /// The question of a seat as a bot gets it.
    fn position(&self, seat: Seat, bot: &str) -> Option<thinking::Position<H>> {
        let ask = self.ask_of(seat)?.clone();
        let known = Known::of(self.game(), self.state(), seat);
        let game = Arc::clone(self.live.course().game());
        Some(thinking::Position::new(game, known, ask, bot, &self.hash()))
    }

    fn view(&self, viewer: Option<Seat>) -> ViewOf<H> {
        self.game().view(self.state(), viewer)
    }

    /// Nobody interrupts himself in the name of somebody else.
    fn own(&self, seat: Seat, ask: AskId, action: &ActionOf<H>) -> Result<(), Denied> {
        let interrupted = H::interrupted(self.game(), self.ask(seat, ask)?);
        let plain = |action: ActionOf<H>| H::timed(self.game(), action, 0);
        let is_own = interrupted.is_none_or(|other| plain(other) != plain(action.clone()));
        if is_own { Ok(()) } else { Err(Denied::NotAsked) }
    }

    fn carry_out(
        &mut self,
        seat: Seat,
        ask: AskId,
        action: ActionOf<H>,
        spent: u32,
    ) -> Result<String, Rejected> {
        let action = H::timed(self.game(), action, spent);
        let events = self.live.answer(seat, ask, action)?;
        let count = self.count();
        self.events.extend(events.into_iter().map(|event| (count, event)));
        if count.is_multiple_of(STRIDE) {
            self.marks.push(self.live.state().clone());
        }
        let entry = self.live.course().entries().last().expect("the answer was just played");
        let line = serde_json::to_string(&Record::Entry(entry.clone()));
        Ok(line.expect("a record is plain data and always becomes JSON"))
    }
}

impl<H: Shown> Play for Playing<H> {
    fn header(&self) -> &Header {
        self.live.course().header()
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn count(&self) -> u32 {
        self.live.course().entries().len() as u32
    }

    fn hash(&self) -> Hash {
        self.live.course().hash()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.live.course().outcome().cloned()
    }

    fn asks(&self) -> Vec<Open> {
        let open = |ask: &Ask<QuestionOf<H>>| Open {
            id: ask.id,
            seat: ask.seat,
            says: self.game().tell_question(&ask.question),
            rule: ask.rule,
        };
        self.open_asks().iter().map(open).collect()
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        self.game().scene(&self.view(viewer))
    }

    fn scene_after(&self, viewer: Option<Seat>, count: u32) -> Option<Scene> {
        let state = self.state_after(count)?;
        Some(self.game().scene(&self.game().view(&state, viewer)))
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        Some(self.game().prompt(&self.view(Some(seat)), self.ask_of(seat)?))
    }

    fn judge(&self, seat: Seat, ask: AskId, draft: &Draft) -> Result<Verdict, Rejected> {
        self.verdict(seat, ask, draft)
    }

    fn play(&mut self, seat: Seat, ask: AskId, draft: &Draft, spent: u32) -> Result<String, Rejected> {
        let action = self.meant(seat, ask, draft)?;
        self.own(seat, ask, &action)?;
        self.carry_out(seat, ask, action.clone(), spent)
            .map_err(|rejected| Rejected { instead: self.instead(seat, ask, draft, &action), ..rejected })
    }

    fn act(&mut self, seat: Seat, ask: AskId, action: Value, spent: u32) -> Result<String, Rejected> {
        self.ask(seat, ask)?;
        let action = serde_json::from_value(action).map_err(not_an_answer)?;
        self.own(seat, ask, &action)?;
        self.carry_out(seat, ask, action, spent)
    }

    fn pass(&mut self, seat: Seat, ask: AskId, spent: u32) -> Result<String, Rejected> {
        let action = self.game().fallback(&self.view(Some(seat)), self.ask(seat, ask)?);
        self.carry_out(seat, ask, action, spent)
    }

    fn time_left(&self, seat: Seat) -> Option<u32> {
        H::time_left(self.game(), self.state(), self.ask_of(seat)?)
    }

    fn interruptible(&self, by: Seat) -> Option<Open> {
        if self.ask_of(by).is_some() {
            return None;
        }
        let (ask, action) = self
            .open_asks()
            .iter()
            .find_map(|ask| H::interrupted(self.game(), ask).map(|action| (ask, action)))?;
        gonfalon_kernel::check(self.game(), self.state(), ask.id, ask.seat, action).ok()?;
        self.asks().into_iter().find(|open| open.id == ask.id)
    }

    fn interrupt(&mut self, by: Seat, ask: AskId, spent: u32) -> Result<String, Rejected> {
        let open = self.interruptible(by).filter(|open| open.id == ask).ok_or(Denied::NotAsked)?;
        let action = H::interrupted(self.game(), self.ask(open.seat, ask)?);
        self.carry_out(open.seat, ask, action.ok_or(Denied::NotAsked)?, spent)
    }

    fn time_up(&mut self, seat: Seat, ask: AskId, spent: u32) -> Result<String, Rejected> {
        let action = H::time_up(self.game(), &self.view(Some(seat)), self.ask(seat, ask)?);
        self.carry_out(seat, ask, action, spent)
    }

    fn puzzle(&self, seat: Seat, bot: &str) -> Option<Box<dyn Puzzle>> {
        Some(Box::new(self.position(seat, bot)?))
    }

    fn advice(&self, seat: Seat, bot: &str) -> Option<Box<dyn Puzzle>> {
        Some(Box::new(self.position(seat, bot)?.advising()))
    }

    fn seen(&self, viewer: Option<Seat>) -> Value {
        serde_json::to_value(self.view(viewer)).expect("views are plain data and always become JSON")
    }

    fn inquiry(&self, seat: Seat, proposals: usize) -> Option<Inquiry> {
        Some(Inquiry::of::<H>(self.game(), &self.view(Some(seat)), self.ask_of(seat)?, proposals))
    }

    fn remember(&mut self, thoughts: Thoughts) {
        self.keep_thoughts(thoughts);
    }

    fn reasoned(&self) -> Vec<u32> {
        self.thoughts.keys().copied().collect()
    }

    fn why(&self, viewer: Option<Seat>, count: u32) -> Option<Reasons> {
        self.reasons(viewer, count)
    }

    fn outlook(&self, seat: Seat) -> Option<Box<dyn Outlook>> {
        if self.live.course().outcome().is_some() || H::round(self.state()) == 0 {
            return None;
        }
        let known = Known::of(self.game(), self.state(), seat);
        let game = Arc::clone(self.live.course().game());
        Some(Box::new(outlook::Prospect::<H> { game, known }))
    }

    fn sheet(&self, viewer: Option<Seat>, key: &Key) -> Option<Sheet> {
        self.game().sheet(&self.view(viewer), key)
    }

    fn rings(&self, viewer: Option<Seat>, piece: &Key) -> Vec<Ring> {
        self.game().rings(&self.view(viewer), piece)
    }

    fn sight(&self, viewer: Option<Seat>, from: &Key, to: &Key) -> Option<Sight> {
        self.game().sight(&self.view(viewer), from, to)
    }

    fn story(&self, viewer: Option<Seat>, first: u32) -> Vec<(u32, Told)> {
        self.heard(viewer, first)
    }

    fn free_to_take_back(&self, seat: Seat) -> u32 {
        self.free(seat)
    }

    fn before_last_answer(&self, seat: Seat) -> Option<u32> {
        let last = self.live.course().entries().iter().rposition(|entry| entry.seat == seat)?;
        (last >= self.final_answers()).then_some(last as u32)
    }

    fn settled(&self) -> u32 {
        self.final_answers() as u32
    }

    fn resigned(&self) -> Vec<Seat> {
        self.live.course().resignations().iter().map(|resignation| resignation.seat).collect()
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        let record = Record::<ActionOf<H>>::Resignation(self.live.course().resignation(seat)?);
        Some(serde_json::to_string(&record).expect("a record is plain data and always becomes JSON"))
    }

    fn resign(&mut self, seat: Seat) -> bool {
        self.live.resign(seat)
    }

    fn lines_to(&self, count: u32) -> u32 {
        let before = |resignation: &&Resignation| resignation.after <= count as usize;
        count + self.live.course().resignations().iter().filter(before).count() as u32
    }

    fn answered(&self) -> Vec<Seat> {
        self.live.course().entries().iter().map(|entry| entry.seat).collect()
    }

    fn scenario(&self) -> String {
        H::scenario(&self.header().setup)
    }

    fn back_to(&mut self, count: u32) -> bool {
        let went = self.live.back_to(count as usize);
        if went {
            self.events.retain(|(after, _)| *after <= count);
            self.thoughts.retain(|after, _| *after <= count);
            self.marks.truncate((count / STRIDE) as usize + 1);
        }
        went
    }

    fn fork(&self, count: u32, seats: Vec<String>, seed: u64, same_dice: bool) -> Option<Box<dyn Play>> {
        let course = self.live.course();
        let fork = course.fork(count as usize, seats)?;
        let mut forked = Playing::<H>::going_on(fork, Box::new(SeededDice::new(seed)));
        if same_dice {
            let fallen = course.entries().iter().skip(count as usize);
            let dice = fallen.flat_map(|entry| entry.dice.iter().cloned()).collect();
            forked.bind(Fate { after: count as usize, dice }, seed);
        }
        Some(Box::new(forked))
    }

    fn fate(&self) -> Option<String> {
        let fate = self.fate.as_ref()?;
        Some(serde_json::to_string(fate).expect("dice are plain data and always become JSON"))
    }

    fn fall_as(&mut self, fate: &str, seed: u64) -> bool {
        let Ok(fate) = serde_json::from_str(fate) else { return false };
        self.bind(fate, seed);
        true
    }

    fn log(&self) -> Vec<String> {
        self.live.course().lines().collect()
    }
}

pub(crate) fn not_an_answer(error: serde_json::Error) -> Rejected {
    Rejected::because(gonfalon_kernel::Line::new("catalog-not-an-answer").text("why", error.to_string()))
}
