//! The game as players see it and play it by pointing.

mod about;
mod answer;
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
mod sight;
mod verbs;

use gonfalon_kernel::{Arg, Ask, Refusal};
use gonfalon_scene::{About, Draft, Key, Preview, Prompt, Ring, Scene, Sheet, Shows, Sight};

use crate::Kow;
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::Name;
use crate::event::Event;
use crate::state::Table;

impl Shows for Kow {
    fn scene(&self, view: &Table) -> Scene {
        scene::scene(Board::new(self, view))
    }

    fn prompt(&self, view: &Table, ask: &Ask<Question>) -> Prompt {
        prompt::prompt(Board::new(self, view), ask)
    }

    fn answer(
        &self,
        _view: &Table,
        ask: &Ask<Question>,
        draft: &Draft,
    ) -> Result<Option<Action>, Vec<Refusal>> {
        answer::answer(ask, draft)
    }

    fn draft(&self, _view: &Table, ask: &Ask<Question>, action: &Action) -> Option<Draft> {
        Some(draft::draft(ask, &action.deed))
    }

    fn preview(&self, view: &Table, ask: &Ask<Question>, draft: &Draft) -> Preview {
        preview::preview(Board::new(self, view), ask, draft)
    }

    fn sheet(&self, view: &Table, key: &Key) -> Option<Sheet> {
        sheet::sheet(Board::new(self, view), key)
    }

    fn rings(&self, view: &Table, piece: &Key) -> Vec<Ring> {
        overlay::rings(Board::new(self, view), piece)
    }

    fn sight(&self, view: &Table, from: &Key, to: &Key) -> Option<Sight> {
        sight::sight(Board::new(self, view), from, to)
    }

    fn about(&self, before: &[Event], event: &Event) -> About {
        about::about(self, before, event)
    }
}

pub(crate) fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}
