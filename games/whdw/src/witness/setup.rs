//! Standard set-up before disks are deployed: edges, initiative, scenario, zones, terrain.

use super::{Beat, Seen, Step};
use crate::action::{Action, Question};
use crate::event::Event;
use crate::rulings::InitiativeRoll;

impl Seen {
    /// Looks at the answers of set-up.
    pub(super) fn answered_set_up(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (Question::AssignInitiative, Action::Initiative(order)) => {
                self.all(&[
                    "whdw.setup.initiative-roll",
                    "whdw.setup.initiative-assign",
                    "whdw.setup.initiative-order",
                ]);
                self.when(order.len() > 2, "whdw.setup.initiative-tokens-used");
                if step.before.table.round == 0 {
                    self.edges(step);
                }
            }
            (Question::ChooseScenario, _) => {
                self.all(&["whdw.setup.last-player", "whdw.setup.scenario-choice"]);
            }
            (Question::PlaceDeploymentCard, _) => {
                self.all(&["whdw.deploy.cards-taken", "whdw.setup.reverse-order"]);
            }
            (Question::PlaceTerrain, Action::Terrain { .. }) => {
                self.all(&["whdw.terrain.taken", "whdw.terrain.side", "whdw.setup.reverse-order"]);
            }
            (Question::PlaceWatchtower, _) => {
                self.all(&["whdw.special.scenario", "whdw.special.strongholds-placing"]);
            }
            _ => {}
        }
    }

    /// Edges are given out before anybody is asked, and seen with the first answer.
    pub(super) fn edges(&mut self, step: &Step<'_>) {
        self.rule("whdw.setup.edges");
        self.when(step.game.seats == 2, "whdw.setup.edges-opposite");
    }

    /// Looks at what is dealt and laid out.
    pub(super) fn set_up(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::InitiativeRolled { seat, .. } => {
                let again = |event: &Event| matches!(event, Event::InitiativeRolled { seat: other, .. } if other == seat);
                self.when(beat.earlier().iter().any(again), "whdw.setup.initiative-tie");
            }
            Event::RoundBegan(round) if *round > 1 => {
                let fixed = beat.step.game.rulings.initiative == InitiativeRoll::Once;
                self.when(fixed, "whdw.setup.initiative-fixed");
            }
            Event::ScenariosDrawn { .. } => self.rule("whdw.setup.steps"),
            Event::ObjectiveDealt { .. } => self.rule("whdw.setup.objective-deal"),
            Event::DeploymentCardsDealt(_) => self.all(&["whdw.setup.steps", "whdw.deploy.cards-dealt"]),
            Event::TerrainDealt(_) => self.all(&["whdw.setup.steps", "whdw.terrain.dealt"]),
            _ => {}
        }
    }
}
