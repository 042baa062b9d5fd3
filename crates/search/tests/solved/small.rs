//! Small games with little ceremony: a board, moves and dice, made into a real game by the kernel's own machine.

use std::fmt::Debug;

use gonfalon_kernel::{
    Accepted, Ask, Dice, Flow, Game, Imagines, Known, Line, Machine, Outcome, Questions, Refusal, RuleId,
    Seat, SeededDice, Sink, Stack, Wake, begin, check, play,
};
use gonfalon_search::{Anything, Budget, Search, Settings, Thought, Unknowing};
use serde::{Serialize, de::DeserializeOwned};

/// What a small game must say.
pub(crate) trait Rules {
    type Board: Clone + PartialEq + Serialize + Debug + Send + Sync;
    type Move: Clone + PartialEq + Serialize + DeserializeOwned + Debug + Send + Sync;

    fn seats(&self) -> u8 {
        2
    }
    /// Who moves; several at once where moves are sealed, nobody at the end.
    fn turn(&self, board: &Self::Board) -> Vec<Seat>;
    /// Who has won, once the game is over.
    fn winners(&self, board: &Self::Board) -> Vec<Seat>;
    fn moves(&self, board: &Self::Board, seat: Seat) -> Vec<Self::Move>;
    /// The moves that come to mind; the others are as legal.
    fn proposals(&self, board: &Self::Board, seat: Seat) -> Vec<Self::Move> {
        self.moves(board, seat)
    }
    fn act(&self, board: &mut Self::Board, seat: Seat, action: Self::Move, dice: &mut dyn Dice);
    /// The board as a seat sees it.
    fn seen(&self, board: &Self::Board, _viewer: Option<Seat>) -> Self::Board {
        board.clone()
    }
    /// A board that looks like this to a seat.
    fn imagine(&self, seen: &Self::Board, _seat: Seat, _chance: &mut SeededDice) -> Self::Board {
        seen.clone()
    }
    /// Takes back what others have sealed in the open window.
    fn unseal(&self, _board: &mut Self::Board, _seat: Seat) {}
}

pub(crate) struct Small<R>(pub(crate) R);

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct State<B> {
    pub(crate) board: B,
    stack: Stack<(), ()>,
    outcome: Option<Outcome>,
}

/// A board as it is seen, and who is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View<B> {
    pub(crate) board: B,
    stack: Stack<(), ()>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) enum Event<M> {
    Moved(Seat, M),
    Sealed(Seat),
}

struct Running<'r, R: Rules> {
    rules: &'r R,
    state: &'r mut State<R::Board>,
    dice: &'r mut dyn Dice,
    sink: &'r mut dyn Sink<Event<R::Move>>,
}

impl<R: Rules> Running<'_, R> {
    fn ask(&mut self) -> Flow<(), (), ()> {
        let turn = self.rules.turn(&self.state.board);
        if turn.is_empty() {
            self.state.outcome = Some(Outcome::won_by(self.rules.winners(&self.state.board)));
            return Flow::Return(());
        }
        let questions: Questions<()> =
            turn.into_iter().map(|seat| (seat, (), RuleId("small.turn"))).collect();
        Flow::Ask((), questions)
    }
}

impl<R: Rules> Machine for Running<'_, R> {
    type Frame = ();
    type Question = ();
    type Action = R::Move;
    type Value = ();

    fn stack(&mut self) -> &mut Stack<(), ()> {
        &mut self.state.stack
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.state.outcome.as_ref()
    }

    fn step(&mut self, (): (), wake: Wake<R::Move, ()>) -> Flow<(), (), ()> {
        if let Wake::Answer(seat, action) = wake {
            self.rules.act(&mut self.state.board, seat, action.clone(), self.dice);
            let sealed = !self.state.stack.asks().is_empty();
            self.sink.event(&if sealed { Event::Sealed(seat) } else { Event::Moved(seat, action) });
            if sealed {
                return Flow::Wait(());
            }
        }
        self.ask()
    }
}

impl<R: Rules> Small<R> {
    pub(crate) fn start(&self, board: R::Board) -> State<R::Board> {
        let mut state = State { board, stack: Stack::new(), outcome: None };
        let mut dice = SeededDice::new(0);
        begin(&mut Running { rules: &self.0, state: &mut state, dice: &mut dice, sink: &mut () }, ());
        state
    }

    pub(crate) fn answer(
        &self,
        state: &mut State<R::Board>,
        seat: Seat,
        action: R::Move,
        dice: &mut dyn Dice,
    ) {
        let ask = self.asks(state).iter().find(|ask| ask.seat == seat).expect("the seat is asked").id;
        let legal = check(self, state, ask, seat, action).expect("the answer is legal");
        play(self, state, legal, dice, &mut ());
    }
}

impl<R: Rules> Game for Small<R> {
    type State = State<R::Board>;
    type Question = ();
    type Action = R::Move;
    type Event = Event<R::Move>;
    type View = View<R::Board>;

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn asks<'s>(&self, state: &'s Self::State) -> &'s [Ask<()>] {
        state.stack.asks()
    }

    fn outcome<'s>(&self, state: &'s Self::State) -> Option<&'s Outcome> {
        state.outcome.as_ref()
    }

    fn refusals(&self, state: &Self::State, ask: &Ask<()>, action: &R::Move) -> Vec<Refusal> {
        let legal = self.0.moves(&state.board, ask.seat).contains(action);
        if legal { Vec::new() } else { vec![Refusal::new("small.move", "small-no-move")] }
    }

    fn carry_out(
        &self,
        state: &mut Self::State,
        legal: Accepted<R::Move>,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Self::Event>,
    ) {
        legal.resume(&mut Running { rules: &self.0, state, dice, sink });
    }

    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View {
        View { board: self.0.seen(&state.board, viewer), stack: state.stack.clone() }
    }

    fn seen(&self, event: &Self::Event, _: Option<Seat>) -> Option<Self::Event> {
        Some(event.clone())
    }

    fn proposals(&self, view: &Self::View, ask: &Ask<()>, budget: usize) -> Vec<R::Move> {
        let mut moves = self.0.proposals(&view.board, ask.seat);
        moves.truncate(budget);
        moves
    }

    fn sample(&self, view: &Self::View, ask: &Ask<()>, chance: &mut SeededDice) -> R::Move {
        let mut moves = self.0.moves(&view.board, ask.seat);
        moves.swap_remove(chance.below(moves.len() as u32) as usize)
    }

    fn fallback(&self, view: &Self::View, ask: &Ask<()>) -> R::Move {
        self.0.moves(&view.board, ask.seat).swap_remove(0)
    }

    fn tell(&self, _: &Self::Event) -> Option<Line> {
        None
    }

    fn tell_question(&self, (): &()) -> Line {
        Line::new("small-question")
    }
}

impl<R: Rules> Imagines for Small<R> {
    type Underway = Stack<(), ()>;

    fn underway(&self, state: &Self::State, _: Seat) -> Stack<(), ()> {
        state.stack.clone()
    }

    fn imagine(&self, known: &Known<Self>, chance: &mut SeededDice) -> Self::State {
        let board = self.0.imagine(&known.view.board, known.seat, chance);
        State { board, stack: known.underway.clone(), outcome: None }
    }

    fn reopen(&self, state: &mut Self::State, seat: Seat) {
        self.0.unseal(&mut state.board, seat);
        for other in self.0.turn(&state.board) {
            state.stack.reopen(other, (), RuleId("small.turn"));
        }
    }
}

pub(crate) type Mind<R> = Search<Small<R>, Unknowing, Anything>;

pub(crate) fn mind<R: Rules + Sync>(settings: Settings) -> Mind<R> {
    Search::new(Unknowing, Anything, settings)
}

/// What a fresh mind thinks in a position.
pub(crate) fn thought<R: Rules + Sync>(
    game: &Small<R>,
    state: &State<R::Board>,
    seat: Seat,
    tries: u32,
    seed: u64,
) -> Thought<R::Move, Event<R::Move>> {
    think(&mut mind(Settings { seed, ..Settings::default() }), game, state, seat, Budget::tries(tries))
}

/// What a mind thinks in a position.
pub(crate) fn think<R: Rules + Sync>(
    mind: &mut Mind<R>,
    game: &Small<R>,
    state: &State<R::Board>,
    seat: Seat,
    budget: Budget,
) -> Thought<R::Move, Event<R::Move>> {
    let ask = game.asks(state).iter().find(|ask| ask.seat == seat).expect("the seat is asked");
    mind.think(game, &Known::of(game, state, seat), ask, budget)
}
