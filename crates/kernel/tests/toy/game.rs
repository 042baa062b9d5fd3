//! The toy game: positions, orders, trips.

use gonfalon_kernel::{
    Accepted, Alternative, Arg, Ask, BySeat, Dice, Flow, Game, Line, Machine, Outcome, Refusal, Roll, RuleId,
    Sealed, Seat, SeededDice, Sink, Stack, Wake, Window, begin,
};
use serde::{Deserialize, Serialize};

pub(crate) const STRIDE: u32 = 100;
pub(crate) const FINISH: i32 = 300;
pub(crate) const REACH: u32 = 50;
pub(crate) const BACK: i32 = 20;
pub(crate) const LAST_ROUND: u8 = 5;
const LUCK: Roll = Roll { purpose: "luck", sides: 3 };
const TRIP: Roll = Roll { purpose: "trip", sides: 6 };

/// A mistake built into a game on purpose, to see that it is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fault {
    #[default]
    None,
    BadFallback,
    BadProposal,
    BadAlternative,
    UnknownCitation,
    Panic,
    Leak,
}

#[derive(Clone, Debug)]
pub(crate) struct Toy {
    pub(crate) seats: u8,
    pub(crate) fault: Fault,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct State {
    stack: Stack<Frame, Question>,
    pub(crate) at: BySeat<i32>,
    pub(crate) luck: BySeat<u8>,
    pub(crate) round: u8,
    outcome: Option<Outcome>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Order {
    Hold,
    Run { to: i32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Action {
    Order(Order),
    Trip,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Question {
    Order,
    Trip { runner: Seat },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    RoundBegan(u8),
    Sealed { seat: Seat, order: Option<Order> },
    Revealed(Vec<(Seat, Order)>),
    Ran { seat: Seat, to: i32 },
    Tripped { by: Seat, runner: Seat },
    Missed { by: Seat },
    Ended(Outcome),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Frame {
    Round,
    Orders(Sealed<Order>),
    Runs { orders: Vec<(Seat, Order)>, next: usize },
    Reactions { runner: Seat, window: Window },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    pub(crate) at: BySeat<i32>,
    pub(crate) round: u8,
    pub(crate) luck: BySeat<Option<u8>>,
    pub(crate) orders: BySeat<Option<Order>>,
}

impl Toy {
    /// The first position: luck that is not given is rolled.
    pub(crate) fn start(
        &self,
        at: BySeat<i32>,
        luck: &[Option<u8>],
        round: u8,
        dice: &mut dyn Dice,
    ) -> State {
        let luck = BySeat::new(self.seats, |seat| luck[seat.index()].unwrap_or_else(|| dice.roll(LUCK)));
        let mut state = State { stack: Stack::new(), at, luck, round, outcome: None };
        begin(&mut Running { game: self, state: &mut state, dice, sink: &mut () }, Frame::Round);
        state
    }

    /// The usual first position.
    pub(crate) fn fresh(&self, dice: &mut dyn Dice) -> State {
        let nobody = vec![None; usize::from(self.seats)];
        self.start(BySeat::new(self.seats, |_| 0), &nobody, 0, dice)
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::RoundBegan(round) => state.round = *round,
            Event::Ran { seat, to } => state.at[*seat] = *to,
            Event::Tripped { runner, .. } => state.at[*runner] -= BACK,
            Event::Ended(outcome) => state.outcome = Some(outcome.clone()),
            Event::Sealed { .. } | Event::Revealed(_) | Event::Missed { .. } => {}
        }
    }
}

struct Running<'r> {
    game: &'r Toy,
    state: &'r mut State,
    dice: &'r mut dyn Dice,
    sink: &'r mut dyn Sink<Event>,
}

impl Running<'_> {
    fn emit(&mut self, event: Event) {
        Toy::apply(self.state, &event);
        self.sink.event(&event);
    }

    fn end(&mut self, winners: Vec<Seat>) -> Flow<Frame, Question, ()> {
        self.emit(Event::Ended(Outcome::won_by(winners)));
        Flow::Return(())
    }

    fn run(&mut self, orders: Vec<(Seat, Order)>, next: usize) -> Flow<Frame, Question, ()> {
        let Some((seat, order)) = orders.get(next).copied() else {
            return if self.state.round == LAST_ROUND {
                self.end(Vec::new())
            } else {
                Flow::Become(Frame::Round)
            };
        };
        let after = Frame::Runs { orders, next: next + 1 };
        let Order::Run { to } = order else { return Flow::Become(after) };
        self.emit(Event::Ran { seat, to });
        if to >= FINISH {
            return self.end(vec![seat]);
        }
        let close = |other: &Seat| *other != seat && self.state.at[*other].abs_diff(to) <= REACH;
        let window = Window::new(Seat::all(self.game.seats).filter(close));
        Flow::Call(after, Frame::Reactions { runner: seat, window })
    }

    fn react(&mut self, runner: Seat, window: Window) -> Flow<Frame, Question, ()> {
        match window.turn() {
            None => Flow::Return(()),
            Some(seat) => {
                let frame = Frame::Reactions { runner, window };
                Flow::ask(frame, seat, Question::Trip { runner }, "toy.trip.window")
            }
        }
    }

    fn trip(&mut self, by: Seat, runner: Seat) {
        if self.game.fault == Fault::Panic {
            panic!("a shoelace is untied");
        }
        let hit = self.dice.roll(TRIP) + self.state.luck[by] >= 6;
        self.emit(if hit { Event::Tripped { by, runner } } else { Event::Missed { by } });
    }
}

impl Machine for Running<'_> {
    type Frame = Frame;
    type Question = Question;
    type Action = Action;
    type Value = ();

    fn stack(&mut self) -> &mut Stack<Frame, Question> {
        &mut self.state.stack
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.state.outcome.as_ref()
    }

    fn step(&mut self, frame: Frame, wake: Wake<Action, ()>) -> Flow<Frame, Question, ()> {
        match (frame, wake) {
            (Frame::Round, _) => {
                self.emit(Event::RoundBegan(self.state.round + 1));
                Flow::Become(Frame::Orders(Sealed::new(Seat::all(self.game.seats))))
            }
            (Frame::Orders(mut sealed), Wake::Answer(seat, Action::Order(order))) => {
                sealed.put(seat, order).expect("each seat is asked once");
                self.emit(Event::Sealed { seat, order: Some(order) });
                match sealed.open() {
                    Err(sealed) => Flow::Wait(Frame::Orders(sealed)),
                    Ok(orders) => {
                        self.emit(Event::Revealed(orders.clone()));
                        Flow::Become(Frame::Runs { orders, next: 0 })
                    }
                }
            }
            (Frame::Orders(sealed), _) => {
                let rule = match self.game.fault {
                    Fault::UnknownCitation => RuleId("toy.order.saeled"),
                    _ => RuleId("toy.order.sealed"),
                };
                let questions =
                    Seat::all(self.game.seats).map(|seat| (seat, Question::Order, rule)).collect();
                Flow::Ask(Frame::Orders(sealed), questions)
            }
            (Frame::Runs { orders, next }, _) => self.run(orders, next),
            (Frame::Reactions { runner, mut window }, Wake::Answer(seat, action)) => {
                if action == Action::Trip {
                    self.trip(seat, runner);
                    window.act();
                    window.leave(seat);
                } else {
                    window.pass();
                }
                self.react(runner, window)
            }
            (Frame::Reactions { runner, window }, _) => self.react(runner, window),
        }
    }
}

impl Game for Toy {
    type State = State;
    type Question = Question;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn asks<'s>(&self, state: &'s State) -> &'s [Ask<Question>] {
        state.stack.asks()
    }

    fn outcome<'s>(&self, state: &'s State) -> Option<&'s Outcome> {
        state.outcome.as_ref()
    }

    fn refusals(&self, state: &State, ask: &Ask<Question>, action: &Action) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        match (ask.question, action) {
            (Question::Order, Action::Order(Order::Run { to })) => {
                let length = to.abs_diff(state.at[ask.seat]);
                if length > STRIDE {
                    let refusal = Refusal::new("toy.run.stride", "toy-too-far");
                    refusals
                        .push(refusal.with("length", Arg::Length(i32::try_from(length).unwrap_or(i32::MAX))));
                }
                if *to < 0 {
                    refusals.push(Refusal::new("toy.run.table", "toy-off-the-table"));
                }
            }
            (Question::Order, Action::Order(Order::Hold))
            | (Question::Trip { .. }, Action::Trip | Action::Pass) => {}
            _ => refusals.push(Refusal::new("toy.order.fits", "toy-another-question")),
        }
        refusals
    }

    fn carry_out(
        &self,
        state: &mut State,
        legal: Accepted<Action>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) {
        legal.resume(&mut Running { game: self, state, dice, sink });
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        let mine = |seat: Seat| viewer == Some(seat) || self.fault == Fault::Leak;
        let sealed = state.stack.frames().iter().find_map(|frame| match frame {
            Frame::Orders(sealed) => Some(sealed),
            _ => None,
        });
        View {
            at: state.at.clone(),
            round: state.round,
            luck: BySeat::new(self.seats, |seat| mine(seat).then(|| state.luck[seat])),
            orders: BySeat::new(self.seats, |seat| {
                sealed.and_then(|sealed| sealed.peek(seat)).filter(|_| mine(seat)).copied()
            }),
        }
    }

    fn seen(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Sealed { seat, .. } if viewer != Some(*seat) => Event::Sealed { seat: *seat, order: None },
            other => other.clone(),
        })
    }

    fn proposals(&self, view: &View, ask: &Ask<Question>, budget: usize) -> Vec<Action> {
        let run = |step: i32| Action::Order(Order::Run { to: (view.at[ask.seat] + step).max(0) });
        let mut list = match ask.question {
            Question::Order => vec![run(100), run(37), run(-100), Action::Order(Order::Hold)],
            Question::Trip { .. } => vec![Action::Trip, Action::Pass],
        };
        if self.fault == Fault::BadProposal {
            list.push(run(1000));
        }
        list.truncate(budget);
        list
    }

    fn sample(&self, view: &View, ask: &Ask<Question>, chance: &mut SeededDice) -> Action {
        match ask.question {
            Question::Order => {
                let to = view.at[ask.seat] + chance.below(201) as i32 - 100;
                Action::Order(Order::Run { to: to.max(0) })
            }
            Question::Trip { .. } => [Action::Trip, Action::Pass][chance.below(2) as usize],
        }
    }

    fn fallback(&self, _: &View, ask: &Ask<Question>) -> Action {
        match ask.question {
            _ if self.fault == Fault::BadFallback => Action::Order(Order::Run { to: -1 }),
            Question::Order => Action::Order(Order::Hold),
            Question::Trip { .. } => Action::Pass,
        }
    }

    fn alternatives(
        &self,
        view: &View,
        ask: &Ask<Question>,
        refused: &Action,
        _budget: usize,
    ) -> Vec<Alternative<Action>> {
        let (Question::Order, Action::Order(Order::Run { to })) = (ask.question, refused) else {
            return Vec::new();
        };
        if self.fault == Fault::BadAlternative {
            return vec![Alternative::new(*refused, Line::new("toy-run-instead"))];
        }
        let at = view.at[ask.seat];
        let to = (*to).clamp(at - STRIDE as i32, at + STRIDE as i32).max(0);
        vec![
            Alternative::new(Action::Order(Order::Run { to }), Line::new("toy-run-instead").number("to", to)),
            Alternative::new(Action::Order(Order::Hold), Line::new("toy-hold-instead")),
        ]
    }

    fn tell(&self, event: &Event) -> Option<Line> {
        match event {
            Event::Missed { by } => Some(Line::new("toy-missed").seat("by", *by)),
            _ => None,
        }
    }

    fn tell_question(&self, _: &Question) -> Line {
        Line::new("toy-question")
    }
}
