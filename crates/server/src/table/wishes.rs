//! What connections want.

use gonfalon_catalog::Rejected;
use gonfalon_kernel::{AskId, Seat};
use gonfalon_scene::{Spot, measure};
use tokio::task::{block_in_place, spawn_blocking};

use super::{Out, Table, back::denied, company::written};
use crate::message::{Reply, ToHost, ToPlayer, Wish};

impl Table {
    pub(super) async fn wish(&mut self, guest: u64, message: ToHost) {
        let Some(viewer) = self.guests.get(&guest).map(|guest| guest.seat) else { return };
        let ToHost { id, wish } = message;
        let reply = match (viewer, wish) {
            (_, Wish::Sheet { key }) => Reply::Sheet(self.play.sheet(viewer, &key)),
            (_, Wish::Rings { piece }) => Reply::Rings(self.play.rings(viewer, &piece)),
            (_, Wish::Sight { from, to }) => Reply::Sight(self.play.sight(viewer, &from, &to)),
            (_, Wish::Tape { spots, shown }) => self.tape(viewer, &spots, shown),
            (_, Wish::Look { count }) => self.look(viewer, count),
            // Who watches has no way to do anything.
            (None, _) => denied("host-only-watching"),
            (Some(seat), Wish::Try { ask, draft }) => {
                let verdict = block_in_place(|| self.play.judge(seat, ask, &draft));
                verdict.map_or_else(|rejected| Reply::Denied(rejected.into()), Reply::Verdict)
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
            (Some(seat), Wish::Undo) => self.undo(seat).await,
            (Some(seat), Wish::Request(request)) => self.request(seat, request).await,
            (Some(seat), Wish::Resign) => self.resign(seat).await,
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

    /// Lets the usual bot think about a player's question, elsewhere; `None` if the reply comes later.
    fn hint(&self, guest: u64, id: u32, seat: Seat, ask: AskId) -> Option<Reply> {
        let asked = self.play.asks().iter().any(|open| open.id == ask && open.seat == seat);
        let Some(puzzle) = self.play.puzzle(seat, "").filter(|_| asked) else {
            return Some(denied("denied-not-asked"));
        };
        let out = self.guests.get(&guest)?.out.clone();
        let thinkers = std::sync::Arc::clone(&self.house.thinkers);
        tokio::spawn(async move {
            let Ok(_turn) = thinkers.acquire_owned().await else { return };
            let draft = spawn_blocking(move || puzzle.solve()).await.ok().and_then(|idea| idea.draft);
            let reply = Box::new(Reply::Hint(draft));
            // Whoever asked may have gone.
            let _ = out.try_send(Out::Text(written(&ToPlayer::Reply { id, reply })));
        });
        None
    }

    async fn resign(&mut self, seat: Seat) -> Reply {
        if self.play.outcome().is_some() {
            return denied("denied-over");
        }
        self.seats[seat.index()].resigned = true;
        if let Err(trouble) = self.house.store.seats(&self.id, &self.seats).await {
            self.seats[seat.index()].resigned = false;
            return Reply::Denied(self.not_kept(&trouble));
        }
        self.drop_request();
        self.tell_presence(seat);
        Reply::Done
    }
}
