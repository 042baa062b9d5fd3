//! What each viewer sees.

use gonfalon_kernel::Seat;

use super::{Table, milliseconds};
use crate::message::{MatchState, Moved, Reseated, SeatKind, Seated, Told, Waiting, Welcome};

impl Table {
    /// Everything needed to draw the match and go on.
    pub(super) fn welcome(&self, viewer: Option<Seat>) -> Welcome {
        Welcome {
            id: self.id.clone(),
            game: self.play.header().game.clone(),
            scenario: self.scenario.clone(),
            seat: viewer,
            seats: self.seated(),
            told: self.told(viewer, 0),
            reasons: self.play.reasoned(),
            hints: self.hints,
            state: self.state(viewer),
            take_back: self.take_back.clone(),
            stand_in: self.stand_in.clone(),
            absence: milliseconds(self.house.absence),
            stillness: milliseconds(self.house.stillness),
        }
    }

    /// The last answer.
    pub(super) fn moved(&self, viewer: Option<Seat>, seat: Seat) -> Moved {
        let count = self.play.count();
        let reasons = self.play.reasoned().last() == Some(&count);
        Moved { seat, told: self.told(viewer, count), reasons, state: self.state(viewer) }
    }

    /// Somebody gave up.
    pub(super) fn gave_up(&self, viewer: Option<Seat>, seat: Seat) -> Moved {
        let last = self.told(viewer, self.play.count()).pop();
        Moved { seat, told: last.into_iter().collect(), reasons: false, state: self.state(viewer) }
    }

    fn state(&self, viewer: Option<Seat>) -> MatchState {
        let waiting = self.play.asks().into_iter().map(|ask| Waiting {
            seat: ask.seat,
            says: ask.says,
            bot: self.bot_of(ask.seat).is_some(),
            since: self.spent(ask.id, ask.seat),
        });
        MatchState {
            count: self.play.count(),
            scene: self.play.scene(viewer),
            prompt: viewer.filter(|seat| !self.is_stood_in(*seat)).and_then(|seat| self.play.prompt(seat)),
            waiting: waiting.collect(),
            undo: viewer
                .filter(|seat| !self.is_stood_in(*seat))
                .map_or(0, |seat| self.play.free_to_take_back(seat)),
            may_pause: viewer.is_some_and(|seat| self.pausable(seat).is_some()),
            outcome: self.play.outcome(),
        }
    }

    /// Who plays has changed.
    pub(super) fn reseated(&self, viewer: Option<Seat>) -> Reseated {
        Reseated { seats: self.seated(), state: self.state(viewer) }
    }

    fn seated(&self) -> Vec<Seated> {
        let one = |(card, seat): (&crate::store::SeatCard, Seat)| Seated {
            seat,
            name: card.name.clone(),
            kind: card.bot.clone().map_or(SeatKind::Person, SeatKind::Bot),
            here: self.is_here(seat),
            resigned: self.has_resigned(seat),
            trouble: self.programs.mark(seat),
            stand_in: card.stand_in.clone(),
            away: self.gone.get(&seat).map(|since| milliseconds(since.elapsed())),
        };
        self.seats.iter().zip((0..).map(Seat)).map(one).collect()
    }

    fn told(&self, viewer: Option<Seat>, first: u32) -> Vec<Told> {
        let mut story = self.play.story(viewer, first).into_iter().map(Told::from).collect();
        self.programs.tell(&mut story, first);
        story
    }
}
