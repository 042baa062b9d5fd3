//! Drafts before the rules.

use gonfalon_kernel::{Ask, AskId, Denied, Game as _, Line, Seat, check};
use gonfalon_scene::{Draft, Shows as _, Verdict};

use super::{Playing, Shown, nearby};
use crate::{
    Rejected,
    host::{ActionOf, QuestionOf},
};

/// How many proposals are looked at for one that is close to a refused draft.
const PROPOSALS: usize = 48;

impl<H: Shown> Playing<H> {
    /// The answer that a draft means.
    pub(super) fn meant(&self, seat: Seat, id: AskId, draft: &Draft) -> Result<ActionOf<H>, Rejected> {
        let ask = self.ask(seat, id)?;
        in_reach(draft)?;
        let meant = self.game().answer(&self.view(Some(seat)), ask, draft);
        let refused = |refusals| Rejected { refusals, ..Rejected::default() };
        meant.map_err(refused)?.ok_or_else(|| Rejected::because(Line::new("catalog-draft-unfinished")))
    }

    /// The rules' judgement on a draft, finished or not.
    pub(super) fn verdict(&self, seat: Seat, id: AskId, draft: &Draft) -> Result<Verdict, Rejected> {
        let ask = self.ask(seat, id)?;
        in_reach(draft)?;
        let view = self.view(Some(seat));
        let (whole, refusals) = match self.game().answer(&view, ask, draft) {
            Err(refusals) => (false, refusals),
            Ok(None) => (false, Vec::new()),
            Ok(Some(action)) => match check(self.game(), self.state(), id, seat, action) {
                Ok(_) => (true, Vec::new()),
                Err(Denied::Refused(refusals)) => (true, refusals),
                Err(denied) => return Err(denied.into()),
            },
        };
        let preview = self.game().preview(&view, ask, draft);
        let instead = if whole && !refusals.is_empty() { self.instead(ask, draft) } else { None };
        Ok(Verdict { whole, refusals, preview, instead })
    }

    /// The legal draft that is closest to a refused one, of those that somebody thought of.
    pub(super) fn instead(&self, ask: &Ask<QuestionOf<H>>, draft: &Draft) -> Option<Draft> {
        let view = self.view(Some(ask.seat));
        let proposals = self.game().proposals(&view, ask, PROPOSALS);
        let drafts = proposals.iter().filter_map(|action| self.game().draft(&view, ask, action));
        nearby::nearest(draft, drafts)
    }
}

/// A draft may come from anywhere; what is too far off cannot be measured.
fn in_reach(draft: &Draft) -> Result<(), Rejected> {
    let far = || Rejected::because(Line::new("catalog-draft-far-off"));
    if draft.is_in_reach() { Ok(()) } else { Err(far()) }
}
