//! The active scenario and the secret objectives.

use gonfalon_kernel::{Refusal, Seat};
use smallvec::SmallVec;

use super::Setting;
use crate::action::{Action, Question};
use crate::cx::{Cx, Step};
use crate::data::ScenarioId;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::Secret;

/// The last player draws two scenario cards.
pub(super) fn draw(cx: &mut Cx<'_>) -> Step {
    let seat = cx.state.table.initiative.last().copied().unwrap_or(Seat(0));
    let mut deck: Vec<ScenarioId> = (0..cx.game.library.scenarios.len() as u8).map(ScenarioId).collect();
    let cards: SmallVec<[ScenarioId; 2]> =
        (0..2).map(|_| deck.remove(usize::from(cx.roll("scenario-draw", deck.len() as u8) - 1))).collect();
    cx.emit(Event::ScenariosDrawn { seat, cards });
    Step::ask(
        Frame::Setup(Setting::ChooseScenario),
        seat,
        Question::ChooseScenario,
        "whdw.setup.scenario-choice",
    )
}

/// One card becomes active; the others are shuffled again and dealt as objectives.
pub(super) fn choose(cx: &mut Cx<'_>, card: ScenarioId) {
    cx.emit(Event::ScenarioChosen(card));
    let mut deck: Vec<ScenarioId> =
        (0..cx.game.library.scenarios.len() as u8).map(ScenarioId).filter(|other| *other != card).collect();
    for seat in Seat::all(cx.game.seats) {
        let drawn = deck.remove(usize::from(cx.roll("objective-deal", deck.len() as u8) - 1));
        cx.emit(Event::ObjectiveDealt { seat, card: Some(drawn) });
    }
}

/// Every reason against a scenario: it must be one of the two drawn.
pub(crate) fn scenario_refusals(secret: &Secret, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Scenario(card) if secret.drawn.contains(card) => Vec::new(),
        Action::Scenario(_) => vec![Refusal::new("whdw.setup.scenario-choice", "refusal-scenario-not-drawn")],
        _ => vec![Refusal::new("whdw.setup.scenario-choice", "refusal-not-an-answer")],
    }
}
