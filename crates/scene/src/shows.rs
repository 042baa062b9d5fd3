//! What a game must be able to show.

use gonfalon_kernel::{Ask, Game, Refusal};

use crate::{About, Draft, Key, Preview, Prompt, Ring, Scene, Sheet, Sight};

/// A game that can be shown and played by pointing.
///
/// Everything is made from a view, so nothing secret can get into it.
pub trait Shows: Game {
    /// A view ready to draw.
    fn scene(&self, view: &Self::View) -> Scene;

    /// A question with everything that can be done about it. Verbs that cannot be done now are listed with their reasons.
    fn prompt(&self, view: &Self::View, ask: &Ask<Self::Question>) -> Prompt;

    /// The answer that a draft means, once it is whole; `Ok(None)` while something has yet to be pointed out. A draft
    /// that means nothing here (an unknown verb, a piece that does not exist) is refused.
    fn answer(
        &self,
        view: &Self::View,
        ask: &Ask<Self::Question>,
        draft: &Draft,
    ) -> Result<Option<Self::Action>, Vec<Refusal>>;

    /// The draft that means this answer: hints, alternatives and replays show answers as drafts.
    fn draft(&self, view: &Self::View, ask: &Ask<Self::Question>, action: &Self::Action) -> Option<Draft>;

    /// What a draft would lead to, as far as it goes; an unfinished or illegal one as well.
    fn preview(&self, view: &Self::View, ask: &Ask<Self::Question>, draft: &Draft) -> Preview;

    /// Everything about one piece or card; `None` if there is no such thing.
    fn sheet(&self, view: &Self::View, key: &Key) -> Option<Sheet>;

    /// How far things reach around a piece.
    fn rings(&self, view: &Self::View, piece: &Key) -> Vec<Ring>;

    /// Whether one piece sees another; `None` where the question makes no sense.
    fn sight(&self, view: &Self::View, from: &Key, to: &Key) -> Option<Sight>;

    /// What an event is about; `before` are the events of the same answer that came before it.
    fn about(&self, before: &[Self::Event], event: &Self::Event) -> About {
        let _ = (before, event);
        About::default()
    }
}
