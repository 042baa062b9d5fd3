//! The end phase, elimination and scoring.

use gonfalon_kernel::{RuleId, Seat};

use super::{Beat, Seen};
use crate::board::Board;
use crate::data::{ObjectiveCount, ScenarioId};
use crate::event::Event;
use crate::state::Place;

impl Seen {
    /// Looks at what ends.
    pub(super) fn ended(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::RoundCleared => self.cleared(board),
            Event::Eliminated(seat) => {
                self.rule("whdw.end.elimination");
                let reserve = board.army_in(*seat, Place::Reserve).next().is_some();
                self.when(reserve, "whdw.end.elimination-reserve");
                let first = board.table.initiative.first() == Some(seat);
                self.when(first && board.table.initiative.len() > 2, "whdw.multi.first-eliminated");
            }
            Event::ReserveLost { .. } => self.rule("whdw.end.reserve-casualties"),
            Event::Scored { seat, objective, points } => self.scored(board, *seat, *objective, *points),
            Event::Ended { rule: RuleId("whdw.end.scoring" | "whdw.end.tie"), .. } => {
                self.rule("whdw.end.five-rounds");
            }
            _ => {}
        }
    }

    fn cleared(&mut self, board: Board<'_>) {
        let disks = || board.battlefield().map(|disk| board.disk(disk));
        let tokens = disks().any(|disk| disk.damage > 0 || disk.activated || disk.empowered);
        self.when(tokens, "whdw.end.tokens-removed");
        self.when(disks().any(|disk| disk.empowered), "whdw.empower.duration");
        self.when(disks().any(|disk| disk.wounds > 0), "whdw.end.wounds-stay");
        let cards = board.table.players.iter().any(|(_, player)| !player.discard.is_empty());
        self.when(cards, "whdw.end.cards-return");
        let last = board.table.round >= board.game.library.constants.battlefield.rounds;
        self.when(!last && !board.table.pile.pins().is_empty(), "whdw.end.positions-stay");
    }

    fn scored(&mut self, board: Board<'_>, seat: Seat, objective: Option<ScenarioId>, points: u16) {
        let Some(card) = objective else {
            return self.rule("whdw.learning.objective");
        };
        self.rule("whdw.setup.objective-secret");
        let card = &board.game.library[card];
        match card.id.as_str() {
            "generalcide" => self.rule("whdw.card.generalcide-objective"),
            "rain-of-arrows" => self.rule("whdw.card.casualty-objective"),
            _ => {}
        }
        let ground = card.objective.count == ObjectiveCount::TerrainControlled;
        self.when(ground && points > 0, "whdw.terrain.control");
        let dead = matches!(
            card.objective.count,
            ObjectiveCount::EnemyCasualties | ObjectiveCount::EnemyHeroCasualties
        );
        let out = board.table.players.iter().any(|(other, player)| other != seat && player.eliminated);
        self.when(dead && out, "whdw.multi.eliminated-scoring");
    }
}
