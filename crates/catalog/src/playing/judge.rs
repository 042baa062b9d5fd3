//! Drafts before the rules.

use gonfalon_kernel::{AskId, Denied, Game as _, Line, Seat, alternatives, check};
use gonfalon_scene::{Draft, Shows as _, Verdict};

use super::{Playing, Shown, nearby};
use crate::{Rejected, host::ActionOf};

/// How many of the game's own offers are looked at.
const OFFERS: usize = 4;
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
        let mut instead = None;
        let (whole, refusals) = match self.game().answer(&view, ask, draft) {
            Err(refusals) => (false, refusals),
            Ok(None) => (false, Vec::new()),
            Ok(Some(action)) => match check(self.game(), self.state(), id, seat, action.clone()) {
                Ok(_) => (true, Vec::new()),
                Err(Denied::Refused(refusals)) => {
                    instead = self.instead(seat, id, draft, &action);
                    (true, refusals)
                }
                Err(denied) => return Err(denied.into()),
            },
        };
        let preview = self.game().preview(&view, ask, draft);
        Ok(Verdict { whole, refusals, preview, instead })
    }

    /// A legal draft close to a refused one: what the game offers, or else the closest of its proposals.
    pub(super) fn instead(
        &self,
        seat: Seat,
        id: AskId,
        draft: &Draft,
        refused: &ActionOf<H>,
    ) -> Option<Draft> {
        let ask = self.ask(seat, id).ok()?;
        let view = self.view(Some(seat));
        let offers = alternatives(self.game(), self.state(), id, seat, refused, OFFERS);
        let offered = offers.iter().find_map(|offer| self.game().draft(&view, ask, &offer.action));
        if offered.is_some() {
            return offered;
        }
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
