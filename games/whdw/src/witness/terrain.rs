//! Terrain under the disks that flip onto it.

use gonfalon_disks::DiskId;
use gonfalon_kernel::RuleId;

use super::{Beat, Seen};
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::{DamageSource, DamageType, KeywordKind, TerrainKeyword};
use crate::event::Event;
use crate::state::Terrain;

impl Seen {
    /// Looks at the ground under a landing.
    pub(super) fn entered(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::Flipped { disk, .. } => self.touched(beat, *disk),
            Event::Flew { disk, .. } => {
                let circle = beat.after.circle(*disk);
                let passed =
                    beat.after.terrain_under(circle).any(|(_, terrain)| hinders(beat.after, terrain));
                self.when(passed, "whdw.keyword.flying");
            }
            Event::Stopped { disk, rule: RuleId("whdw.terrain.rough") } => {
                self.on_gully(beat.after, *disk, |word| word == TerrainKeyword::Rough);
                self.while_scouting(beat);
            }
            Event::DieRolled { disk, purpose: "danger-die", .. } => {
                self.on_gully(beat.after, *disk, |word| matches!(word, TerrainKeyword::Dangerous(_)));
                self.while_scouting(beat);
                let goes_on = beat.later().iter().any(|event| {
                    matches!(event, Event::Flipped { disk: other, .. } | Event::Flew { disk: other, .. }
                        if other == disk)
                });
                self.when(goes_on, "whdw.terrain.dangerous-no-stop");
            }
            _ => {}
        }
    }

    fn while_scouting(&mut self, beat: &Beat<'_>) {
        let scouts = matches!(beat.step.question, Question::Scout { .. });
        self.when(scouts, "whdw.keyword.scout-terrain");
    }

    fn touched(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let board = beat.after;
        let forced = matches!(beat.step.action, Action::Battle { .. } | Action::Flip(_));
        let strides = board.has(disk, KeywordKind::Strider) && !forced;
        let before = beat.before.circle(disk);
        for (_, terrain) in board.terrain_under(board.circle(disk)) {
            let rough = board.terrain_side(terrain).keywords.contains(&TerrainKeyword::Rough);
            let was_there = terrain.outline.overlaps_circle(&before);
            if strides {
                self.when(hinders(board, terrain) && !was_there, "whdw.keyword.strider");
            } else {
                self.when(rough && was_there, "whdw.terrain.rough-already");
            }
        }
    }

    /// The Gully is the piece of whose hindrances the book speaks.
    fn on_gully(&mut self, board: Board<'_>, disk: DiskId, hinders: impl Fn(TerrainKeyword) -> bool) {
        if !board.table.pile.lies(disk) {
            return;
        }
        let gully = board.terrain_under(board.circle(disk)).any(|(_, terrain)| {
            let side = board.terrain_side(terrain);
            side.id == "gully" && side.keywords.iter().any(|word| hinders(*word))
        });
        self.when(gully, "whdw.terrain.gully");
    }

    /// Disks that a charge does no harm to.
    pub(super) fn charged(&mut self, board: Board<'_>, fresh: &[DiskId]) {
        for under in fresh {
            if !board.immune(*under, DamageType::Physical, Some(DamageSource::Impact)) {
                continue;
            }
            if board.on_terrain_with(*under, TerrainKeyword::Fortified) {
                self.rule("whdw.terrain.fortified");
                let rocks = board
                    .terrain_under(board.circle(*under))
                    .any(|(_, terrain)| board.terrain_side(terrain).id == "rocks");
                self.when(rocks, "whdw.terrain.rocks");
            } else {
                self.rule("whdw.keyword.immune");
            }
        }
    }
}

/// Whether a piece stops or harms those who flip onto it.
fn hinders(board: Board<'_>, terrain: &Terrain) -> bool {
    let words = &board.terrain_side(terrain).keywords;
    words.iter().any(|word| matches!(word, TerrainKeyword::Rough | TerrainKeyword::Dangerous(_)))
}
