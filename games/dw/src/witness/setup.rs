//! Setting up: Land Disks, terrain, Reinforcement Stacks and Starting Disks.

use gonfalon_table::{Circle, Length, Point};

use super::{Beat, Seen, Step};
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::{Deploy, Layout, TerrainId};
use crate::event::Event;
use crate::state::{LandKind, Role};

/// How far Terrain Disks of different types must be apart.
const APART: Length = Length::inches(6);

impl Seen {
    /// Looks at the answers of set-up.
    pub(super) fn answered_set_up(&mut self, step: &Step<'_>) {
        let board = step.board();
        match (step.question, step.action) {
            (Question::ArrangeStack, Action::Stack(_)) => {
                let secret = &step.before.secrets[step.seat];
                self.rule("dw.setup.stack-order");
                self.when(!secret.spells.is_empty(), "dw.setup.two-stacks");
                self.when(!secret.aside.is_empty(), "dw.transform.set-aside");
            }
            (Question::PlaceTerrain { .. }, Action::Terrain { kind, at }) => {
                self.rule("dw.terrain.designate");
                if matches!(board.scenario().layout, Layout::Siege { .. }) {
                    self.rule("dw.scenario.siege-defender-terrain");
                } else {
                    self.all(&["dw.terrain.number", "dw.terrain.placing"]);
                    self.when(near_its_like(board, *kind, *at), "dw.terrain.same-type");
                }
            }
            // Whoever may bring terrain need not.
            (Question::PlaceTerrain { .. }, Action::Done) => self.rule("dw.terrain.number"),
            (Question::PlaceStaging { role: Role::Defender }, _) => {
                self.rule("dw.scenario.siege-defender-terrain");
            }
            (Question::PlaceStaging { role: Role::Attacker }, _) => self.rule("dw.scenario.siege-attacker"),
            (Question::PlaceStarting { .. }, Action::Place(_)) => {
                self.all(&["dw.setup.placing-order", "dw.setup.stack-from-top"]);
                match board.deployment(step.seat) {
                    Deploy::NearStaging(..) => self.rule("dw.scenario.siege-defender-start"),
                    Deploy::AtStaging(_) | Deploy::Strip(_) => self.rule("dw.setup.starting-disks"),
                }
                self.numbers(board);
            }
            (Question::PlaceOne, Action::Place(_)) => {
                self.all(&[
                    "dw.scenario.harm-alternate",
                    "dw.scenario.harm-area",
                    "dw.scenario.harm-whole-army",
                ]);
            }
            _ => {}
        }
    }

    /// How many Disks the scenario lets begin and enter.
    pub(super) fn numbers(&mut self, board: Board<'_>) {
        match board.scenario().id.as_str() {
            "tides-of-war" => self.rule("dw.scenario.tides-numbers"),
            "doom-hill" => self.rule("dw.scenario.doom-numbers"),
            "battlegnash" => self.rule("dw.scenario.gnash-setup"),
            "siege" => self.rule("dw.scenario.siege-numbers"),
            _ => {}
        }
    }

    /// What is settled before anybody is asked is seen when the first round begins.
    pub(super) fn set_up(&mut self, beat: &Beat<'_>) {
        let Event::RoundBegan(1) = beat.event() else { return };
        self.rule("dw.setup.first-player");
        let scenario = beat.before.scenario();
        match (scenario.layout, scenario.id.as_str()) {
            (Layout::Facing(_), _) => {
                self.all(&["dw.scenario.land-distance", "dw.scenario.tides-setup"]);
            }
            (Layout::LineOfThree(_), _) => {
                self.all(&["dw.scenario.harm-lands", "dw.scenario.land-distance"]);
            }
            (Layout::Ring(_), "doom-hill") => {
                self.all(&["dw.scenario.doom-setup", "dw.scenario.land-distance"]);
            }
            (Layout::Ring(_), _) => self.all(&["dw.scenario.gnash-setup", "dw.scenario.land-distance"]),
            (Layout::Siege { .. }, _) => self.rule("dw.scenario.siege-roles"),
        }
    }
}

/// Whether terrain lies nearer to terrain of its type than other terrain might.
fn near_its_like(board: Board<'_>, kind: TerrainId, at: Point) -> bool {
    let circle = Circle::new(at, board.library().constants.land);
    let alike = board.table.lands.iter().filter(|land| land.kind == LandKind::Terrain(kind));
    alike.into_iter().any(|land| board.land_circle(land).within(&circle, APART))
}
