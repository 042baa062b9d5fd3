//! The game as players see it and play it by pointing.

mod about;
mod answer;
mod cards;
mod distances;
mod draft;
mod keys;
mod odds;
mod overlay;
mod pieces;
mod preview;
pub(crate) mod printed;
mod prompt;
mod scene;
mod score;
mod sheet;
mod verbs;

use gonfalon_kernel::{Arg, Ask, Refusal};
use gonfalon_scene::{About, Draft, Key, Preview, Prompt, Ring, Scene, Sheet, Shows, Sight};

use crate::Whdw;
use crate::action::{Action, Question};
use crate::data::Name;
use crate::event::Event;
use crate::view::View;

impl Shows for Whdw {
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
        answer::answer(view.board(self), ask, draft)
    }

    fn draft(&self, view: &View, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
        draft::draft(view.board(self), ask, action)
    }

    fn preview(&self, view: &View, ask: &Ask<Question>, draft: &Draft) -> Preview {
        preview::preview(view.board(self), ask, draft)
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

    fn about(&self, before: &[Event], event: &Event) -> About {
        about::about(self, before, event)
    }
}

pub(crate) fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}
