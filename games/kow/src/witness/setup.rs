//! How a game is prepared: terrain, victory condition, objectives, deployment.

use super::Seen;
use crate::board::Board;
use crate::data::UnitType;
use crate::event::Event;
use crate::setting::{ClockChoice, TerrainChoice};
use crate::state::{Place, UnitId, Victory};

impl Seen<'_> {
    /// Looks at what an event says about the preparation.
    pub(super) fn set_up(&mut self, board: Board<'_>, event: &Event) {
        match event {
            Event::TerrainPlaced { seat: Some(_), .. } => self.rule("kow.scenario.terrain-placed"),
            Event::ObjectiveSet { .. } => self.objective_set(board),
            Event::SideChosen { .. } => self.prepared(board),
            Event::Deployed { unit, .. } => self.deployed(board, *unit),
            Event::NotDeployed(_) => self.rule("kow.deploy.until-all-placed"),
            Event::FirstChosen(_) => {
                self.rules(["kow.deploy.first-turn-after", "kow.dice.roll-off", "kow.turn.first-player"]);
            }
            _ => {}
        }
    }

    /// What comes before the first question comes to light with the choice of a side, which is made once in every game.
    fn prepared(&mut self, board: Board<'_>) {
        self.rules(["kow.deploy.opposite-side", "kow.deploy.roll-off", "kow.dice.roll-off"]);
        if !board.table.terrain.is_empty() {
            self.rules(["kow.scenario.terrain-category", "kow.terrain.agree-before"]);
            let ready = board.game.agreement.terrain != TerrainChoice::Players;
            self.rule_if(ready, "kow.scenario.terrain-placed");
        }
        match board.game.agreement.clock {
            ClockChoice::None => {}
            ClockChoice::Chess(_) => self.rules(["kow.clock.chess-setup", "kow.clock.optional"]),
            ClockChoice::Turn(_) => self.rules(["kow.clock.optional", "kow.clock.turn-timer"]),
        }
        let rolled = board.game.agreement.victory.is_none();
        self.rule_if(rolled, "kow.victory.roll");
        let (by_die, objectives) = match board.table.victory {
            None | Some(Victory::Kill) => ("kow.victory.roll-kill", false),
            Some(Victory::Pillage) => ("kow.victory.roll-pillage", true),
            Some(Victory::KillAndPillage) => {
                self.rule("kow.victory.both-setup");
                ("kow.victory.roll-kill-and-pillage", true)
            }
        };
        self.rule_if(rolled, by_die);
        if objectives {
            self.rules(["kow.dice.plus-constant", "kow.victory.pillage-number"]);
        }
    }

    fn objective_set(&mut self, board: Board<'_>) {
        self.rule("kow.victory.pillage-kind");
        if board.table.objectives.is_empty() {
            self.rules(["kow.dice.roll-off", "kow.victory.pillage-first"]);
        } else {
            self.rules(["kow.victory.pillage-alternate", "kow.victory.pillage-spacing"]);
        }
    }

    fn deployed(&mut self, board: Board<'_>, unit: UnitId) {
        self.rules(["kow.deploy.alternate", "kow.deploy.legal-place", "kow.deploy.zone"]);
        let waiting = board.table.units.iter().filter(|unit| unit.place == Place::Waiting);
        self.rule_if(waiting.count() == 1, "kow.deploy.until-all-placed");
        self.formed_up(board, unit);
    }

    /// What says how wide and deep a unit stands, and where its champion does.
    fn formed_up(&mut self, board: Board<'_>, unit: UnitId) {
        let profile = board.profile(unit);
        self.rule("kow.unit.base-size");
        match profile.unit_type {
            UnitType::Infantry if profile.horde => {
                self.rules(["kow.unit.horde-depth", "kow.unit.horde-width"]);
            }
            UnitType::Infantry => self.rules(["kow.unit.infantry-sizes", "kow.unit.infantry-width"]),
            UnitType::Cavalry => self.rule("kow.unit.cavalry-width"),
            UnitType::HeroMonster => self.rule("kow.unit.hero-monster-single"),
            UnitType::WarEngine => self.rule("kow.unit.war-engine-single"),
        }
        self.rule(if profile.models == 1 {
            "kow.champion.single-model"
        } else if profile.formation.files.is_multiple_of(2) {
            "kow.champion.even-front"
        } else {
            "kow.champion.position"
        });
    }
}
