//! The game as players see it and play it by pointing.

mod about;
mod answer;
mod cards;
mod choosing;
mod draft;
mod headings;
mod keys;
mod overlay;
mod pieces;
mod preview;
mod prompt;
mod reading;
mod scene;
mod score;
mod sheet;
#[cfg(test)]
mod tests;
mod verbs;

use gonfalon_kernel::{Ask, Refusal};
use gonfalon_scene::{About, Draft, Key, Preview, Prompt, Ring, Scene, Sheet, Shows, Sight};

use crate::Dw;
use crate::action::{Action, Question};
use crate::event::Event;
use crate::view::View;

impl Shows for Dw {
    fn scene(&self, view: &View) -> Scene {
        scene::scene(self, view)
    }

    fn prompt(&self, view: &View, ask: &Ask<Question>) -> Prompt {
        prompt::prompt(self, view, ask)
    }

    fn answer(
        &self,
        view: &View,
        ask: &Ask<Question>,
        draft: &Draft,
    ) -> Result<Option<Action>, Vec<Refusal>> {
        answer::answer(view.board(self), &view.own, ask, draft)
    }

    fn draft(&self, view: &View, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
        draft::draft(view.board(self), ask, action)
    }

    fn preview(&self, view: &View, ask: &Ask<Question>, draft: &Draft) -> Preview {
        preview::preview(view.board(self), &view.own, ask, draft)
    }

    fn sheet(&self, view: &View, key: &Key) -> Option<Sheet> {
        sheet::sheet(self, view, key)
    }

    fn rings(&self, view: &View, piece: &Key) -> Vec<Ring> {
        overlay::rings(view.board(self), piece)
    }

    fn sight(&self, view: &View, from: &Key, to: &Key) -> Option<Sight> {
        overlay::sight(view.board(self), from, to)
    }

    fn about(&self, _before: &[Event], event: &Event) -> About {
        about::about(self, event)
    }
}
