//! What connections want.

use gonfalon_catalog::{Open, PROPOSALS, Rejected};
use gonfalon_kernel::{AskId, Seat};
use gonfalon_scene::{Spot, measure};
use tokio::{task::block_in_place, time::Instant};

use super::{Table, back::denied};
use crate::message::{Reply, ToHost, ToPlayer, Wish};

/// A pause is agreed to or not, and perhaps ended, before the question itself is answered: so many answers lie between two
/// interruptions.
const PAUSE_ANSWERS: u32 = 3;

impl Table {
    pub(super) async fn wish(&mut self, guest: u64, message: ToHost) {
        let Some(viewer) = self.guests.get(&guest).map(|guest| guest.seat) else { return };
        let ToHost { id, wish } = message;
        if let Some(seat) = viewer {
            self.heard.insert(seat, Instant::now());
        }
        let reply = match (viewer, wish) {
            (_, Wish::Sheet { key }) => Reply::Sheet(self.play.sheet(viewer, &key)),
            (_, Wish::Rings { piece }) => Reply::Rings(self.play.rings(viewer, &piece)),
            (_, Wish::Sight { from, to }) => Reply::Sight(self.play.sight(viewer, &from, &to)),
            (_, Wish::Tape { spots, shown }) => self.tape(viewer, &spots, shown),
            (_, Wish::Why { count }) => self.why(viewer, count),
            (_, Wish::Look { count }) => self.look(viewer, count),
            // Who watches has no way to do anything.
            (None, _) => denied("host-only-watching"),
            (
                Some(seat),
                Wish::Try { .. }
                | Wish::Play { .. }
                | Wish::Act { .. }
                | Wish::Hint { .. }
                | Wish::Advice { .. }
                | Wish::Undo
                | Wish::BackTo { .. }
                | Wish::Pause,
            ) if self.is_stood_in(seat) => denied("host-stood-in"),
            (Some(seat), Wish::Try { ask, draft }) => {
                let verdict = block_in_place(|| self.play.judge(seat, ask, &draft));
                verdict.map_or_else(|rejected| Reply::Denied(rejected.into()), Reply::Verdict)
            }
            (Some(seat), Wish::Play { .. } | Wish::Act { .. } | Wish::Undo) if self.has_resigned(seat) => {
                denied("host-gave-up")
            }
            (Some(seat), Wish::Play { ask, draft }) => {
                let spent = self.spent(ask, seat);
                let played = block_in_place(|| self.play.play(seat, ask, &draft, spent));
                self.answered(seat, played).await
            }
            (Some(seat), Wish::Act { ask, action }) => {
                let spent = self.spent(ask, seat);
                let played = block_in_place(|| self.play.act(seat, ask, action, spent));
                self.answered(seat, played).await
            }
            (Some(seat), Wish::Hint { ask }) => match self.hint(guest, id, seat, ask) {
                Some(reply) => reply,
                None => return,
            },
            (Some(seat), Wish::Inquire { ask }) => self.inquire(seat, ask),
            (Some(seat), Wish::Advice { ask, bot }) => match self.advise(guest, id, seat, ask, &bot) {
                Some(reply) => reply,
                None => return,
            },
            (Some(seat), Wish::Outlook) => match self.outlook(guest, id, seat) {
                Some(reply) => reply,
                None => return,
            },
            (Some(seat), Wish::Undo) => self.undo(seat).await,
            (Some(seat), Wish::BackTo { count }) => self.back_to(seat, count).await,
            (Some(seat), Wish::Request(request)) => self.request(seat, request).await,
            (Some(by), Wish::StandIn { seat, bot }) => self.propose_stand_in(by, seat, bot).await,
            (Some(seat), Wish::AboutStandIn(request)) => self.about_stand_in(seat, request).await,
            (Some(seat), Wish::Return) => self.return_to(seat).await,
            (Some(seat), Wish::Resign) => self.resign(seat).await,
            (Some(seat), Wish::Pause) => self.pause(seat).await,
        };
        self.send(guest, &ToPlayer::Reply { id, reply: Box::new(reply) });
    }

    async fn answered(&mut self, seat: Seat, played: Result<String, Rejected>) -> Reply {
        match self.keep(seat, played).await {
            Ok(()) => Reply::Accepted,
            Err(answered) => Reply::Denied(*answered),
        }
    }

    /// Measures, and shows the tape to all others as far as everybody may see what it lies on.
    fn tape(&mut self, viewer: Option<Seat>, spots: &[Spot], shown: bool) -> Reply {
        if let (Some(seat), true) = (viewer, shown) {
            let tape = measure(&self.play.scene(None), spots);
            self.tell_others(seat, &ToPlayer::Tape { seat, tape });
        }
        Reply::Tape(measure(&self.play.scene(viewer), spots))
    }

    /// An earlier position, once nothing can be learned from it.
    fn look(&self, viewer: Option<Seat>, count: u32) -> Reply {
        if self.play.outcome().is_none() {
            return denied("host-not-over");
        }
        let scene = block_in_place(|| self.play.scene_after(viewer, count));
        scene.map_or_else(|| denied("host-no-such-position"), |scene| Reply::Look(Box::new(scene)))
    }

    /// A player's question as programs get it.
    fn inquire(&self, seat: Seat, ask: AskId) -> Reply {
        let inquiry = block_in_place(|| self.play.inquiry(seat, PROPOSALS)).filter(|open| open.ask == ask);
        inquiry.map_or_else(|| denied("denied-not-asked"), |inquiry| Reply::Inquiry(Box::new(inquiry.into())))
    }

    /// The question that a seat may interrupt: once, until it has been answered.
    pub(super) fn pausable(&self, seat: Seat) -> Option<Open> {
        let again = self.interrupted.is_some_and(|count| count + PAUSE_ANSWERS > self.play.count());
        self.play
            .interruptible(seat)
            .filter(|_| !again && !self.has_resigned(seat) && !self.is_stood_in(seat))
    }

    /// Asks for a pause of the clock.
    async fn pause(&mut self, seat: Seat) -> Reply {
        let Some(open) = self.pausable(seat) else { return denied("host-no-pause") };
        let played = self.play.interrupt(seat, open.id, self.spent(open.id, open.seat));
        // What a bot thinks about is put aside.
        self.thinking = None;
        let reply = self.answered(open.seat, played).await;
        if reply == Reply::Accepted {
            self.interrupted = Some(self.play.count());
        }
        reply
    }

    /// Gives up for good, which is kept like an answer.
    async fn resign(&mut self, seat: Seat) -> Reply {
        let Some(line) = self.play.resignation(seat) else {
            return denied(if self.has_resigned(seat) { "host-gave-up" } else { "denied-over" });
        };
        let number = self.play.lines_to(self.play.count()) + 1;
        if let Err(trouble) = self.house.store.append(&self.id, number, line).await {
            return Reply::Denied(self.not_kept(&trouble));
        }
        self.play.resign(seat);
        if self.play.outcome().is_some() {
            // Nobody has to answer any more.
            self.thinking = None;
        }
        self.note_questions();
        self.drop_request();
        self.tell_presence(seat);
        self.tell_each(|table, viewer| ToPlayer::Moved(Box::new(table.gave_up(viewer, seat))));
        Reply::Done
    }
}
