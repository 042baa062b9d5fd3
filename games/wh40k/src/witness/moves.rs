//! How units come, go and move.

use super::Seen;
use crate::action::Spots;
use crate::data::CoreAbilityKind;
use crate::event::Event;
use crate::setup;
use crate::state::{Arrival, MoveKind, Phase, Place, Reserves, UnitId};

impl Seen<'_> {
    /// Looks at what an event says about where units are.
    pub(super) fn moved(&mut self, event: &Event) {
        match event {
            Event::FormationsRevealed { formations, .. } => {
                for _ in &formations.leaders {
                    self.ability(CoreAbilityKind::Leader);
                }
                for _ in &formations.embarked {
                    self.rule("wh40k.transport.start-embarked");
                }
            }
            Event::SetUp { unit, spots, arrival: None } => self.deployed(*unit, spots),
            Event::SetUp { unit, arrival: Some(arrival), .. } => self.arrived(*unit, *arrival),
            Event::MoveEnded { unit, kind } => {
                if *kind == MoveKind::Scouts {
                    self.ability(CoreAbilityKind::Scouts);
                }
                if self.board.unit(*unit).hovering {
                    self.ability(CoreAbilityKind::Hover);
                }
            }
            Event::FightPicked(unit) => {
                let own = self.board.all_have(*unit, CoreAbilityKind::FightsFirst);
                if own && !self.board.unit(*unit).charge_bonus {
                    self.ability(CoreAbilityKind::FightsFirst);
                }
            }
            _ => {}
        }
    }

    /// Infiltrators make use of it where others could not be set up.
    fn deployed(&mut self, unit: UnitId, spots: &Spots) {
        let board = self.board;
        let zone = setup::zone(board, board.owner(unit));
        let outside = spots.iter().any(|(_, spot)| !zone.holds_point(spot.at));
        if board.table.phase == Phase::Setup && outside && board.all_have(unit, CoreAbilityKind::Infiltrators)
        {
            self.ability(CoreAbilityKind::Infiltrators);
        }
    }

    fn arrived(&mut self, unit: UnitId, arrival: Arrival) {
        match (arrival, self.board.unit(unit).place) {
            (_, Place::Reserves(Reserves::DeepStrike)) => self.ability(CoreAbilityKind::DeepStrike),
            (_, Place::Reserves(Reserves::Strategic)) => self.rule("wh40k.strategic.arrive-step"),
            (_, Place::Reserves(Reserves::Returning)) => self.rule("wh40k.aircraft.returns-next-turn"),
            (Arrival::DisembarkedBefore, _) => self.rule("wh40k.transport.disembark-before-move"),
            (Arrival::DisembarkedAfter, _) => self.rule("wh40k.transport.disembark-after-move"),
            (Arrival::Wreck, _) => self.rule("wh40k.transport.destroyed-disembark"),
            (Arrival::Reserves, _) => {}
        }
    }
}
