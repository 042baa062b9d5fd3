//! The game as players see it and play it by pointing.

mod about;
mod answer;
mod distances;
mod draft;
mod formations;
mod guns;
mod keys;
mod odds;
mod overlay;
mod pieces;
mod places;
mod preview;
pub(crate) mod printed;
mod prompt;
mod reactions;
mod scene;
mod score;
mod sheet;
#[cfg(test)]
mod tests;
mod verbs;
mod words;

use gonfalon_kernel::{Arg, Ask, Refusal};
use gonfalon_scene::{About, Draft, Key, Preview, Prompt, Ring, Scene, Sheet, Shows, Sight};

use crate::Wh40k;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::Name;
use crate::event::Event;
use crate::view::View;

impl Shows for Wh40k {
    fn scene(&self, view: &View) -> Scene {
        scene::scene(Board::new(self, &view.table), view)
    }

    fn prompt(&self, view: &View, ask: &Ask<Question>) -> Prompt {
        prompt::prompt(Board::new(self, &view.table), ask)
    }

    fn answer(
        &self,
        view: &View,
        ask: &Ask<Question>,
        draft: &Draft,
    ) -> Result<Option<Action>, Vec<Refusal>> {
        answer::answer(Board::new(self, &view.table), ask, draft)
    }

    fn draft(&self, view: &View, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
        draft::draft(Board::new(self, &view.table), ask, action)
    }

    fn preview(&self, view: &View, ask: &Ask<Question>, draft: &Draft) -> Preview {
        preview::preview(Board::new(self, &view.table), ask, draft)
    }

    fn sheet(&self, view: &View, key: &Key) -> Option<Sheet> {
        sheet::sheet(Board::new(self, &view.table), key)
    }

    fn rings(&self, view: &View, piece: &Key) -> Vec<Ring> {
        overlay::rings(Board::new(self, &view.table), piece)
    }

    fn sight(&self, view: &View, from: &Key, to: &Key) -> Option<Sight> {
        overlay::sight(Board::new(self, &view.table), from, to)
    }

    fn about(&self, _before: &[Event], event: &Event) -> About {
        about::about(self, event)
    }
}

pub(crate) fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}
