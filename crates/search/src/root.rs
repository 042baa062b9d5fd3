//! The decision that is thought about, and the order in which seats are asked in imagined battles.

use gonfalon_kernel::{Ask, AskId, Game, Imagines, Known, Seat, SeededDice};
use smallvec::SmallVec;

use crate::key::key;

/// The decision that is thought about.
pub(crate) struct Root<'a, G: Imagines> {
    pub(crate) game: &'a G,
    pub(crate) known: &'a Known<G>,
    pub(crate) ask: &'a Ask<G::Question>,
    pub(crate) key: u64,
    /// Others answer at the same time.
    pub(crate) sealed: bool,
    /// Somebody does not know all that is known here.
    pub(crate) secret: bool,
}

/// In so many worlds of others it is looked whether there are secrets.
const WORLDS_OF_OTHERS: u32 = 4;

impl<'a, G: Imagines> Root<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        known: &'a Known<G>,
        ask: &'a Ask<G::Question>,
        chance: &mut SeededDice,
    ) -> Self {
        let mut root = Root { game, known, ask, key: 0, sealed: false, secret: false };
        let mut world = root.imagine(chance);
        let asks = game.asks(&world);
        root.sealed = asks.len() > 1;
        root.key = match asks.iter().find(|open| open.seat == ask.seat) {
            // Whether others have already sealed their answers makes no difference to what is known.
            Some(open) if root.sealed => key::<G>(&game.view(&world, Some(ask.seat)), open),
            _ => key::<G>(&known.view, ask),
        };
        root.secret = (0..WORLDS_OF_OTHERS).any(|turn| {
            root.doubt(&mut world, turn, chance);
            let mine = game.asks(&world).iter().find(|open| open.seat == ask.seat);
            mine.is_some_and(|mine| key::<G>(&game.view(&world, Some(ask.seat)), mine) != root.key)
        });
        root
    }

    /// Replaces a world by one that a seat in it believes in; the seats take turns, beginning with one of the others. Worlds
    /// that went through everybody's doubts fit what everybody knows, and nothing else.
    pub(crate) fn doubt(&self, world: &mut G::State, turn: u32, chance: &mut SeededDice) {
        let (seats, me) = (u32::from(self.game.seats()), self.ask.seat);
        let seat = Seat(((u32::from(me.0) + 1 + turn) % seats) as u8);
        let mut other = self.game.imagine(&Known::of(self.game, world, seat), chance);
        self.game.reopen(&mut other, me);
        if self.game.asks(&other).iter().any(|ask| ask.seat == me) {
            *world = other;
        }
    }

    /// A world in which everybody who decides at the same time still has to.
    pub(crate) fn imagine(&self, chance: &mut SeededDice) -> G::State {
        let mut world = self.game.imagine(self.known, chance);
        self.game.reopen(&mut world, self.ask.seat);
        world
    }
}

/// What the seats of an open window knew when it opened. Simultaneous questions are answered one after the other, yet each
/// seat decides as if it were the first.
#[derive(Default)]
pub(crate) struct Window {
    id: Option<AskId>,
    keys: SmallVec<[(Seat, u64); 4]>,
}

impl Window {
    /// Whether this question is put to several seats at once. To be asked after [`Window::key`].
    pub(crate) fn is_sealed(&self, ask: AskId) -> bool {
        self.id == Some(ask)
    }

    /// The number of what the asked seat knows; `view` is its view now.
    pub(crate) fn key<G: Game>(
        &mut self,
        game: &G,
        state: &G::State,
        ask: &Ask<G::Question>,
        view: &G::View,
    ) -> u64 {
        if self.id == Some(ask.id)
            && let Some((_, key)) = self.keys.iter().find(|(seat, _)| *seat == ask.seat)
        {
            return *key;
        }
        let asks = game.asks(state);
        if asks.len() == 1 {
            return key::<G>(view, ask);
        }
        self.id = Some(ask.id);
        self.keys.clear();
        for open in asks {
            let key = key::<G>(&game.view(state, Some(open.seat)), open);
            self.keys.push((open.seat, key));
        }
        self.keys.iter().find(|(seat, _)| *seat == ask.seat).map_or(0, |(_, key)| *key)
    }
}
