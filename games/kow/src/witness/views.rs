//! Who looks at whom: arcs, lines of sight and what hides a target.

use gonfalon_table::{Polygon, sight};

use super::Seen;
use crate::board::Board;
use crate::cover::facing_points;
use crate::data::{SpecialKind, UnitType};
use crate::sight::touches_front_arc;
use crate::state::UnitId;

impl Seen<'_> {
    /// Looks at the arc and the line of sight of a unit that shoots or charges; some units are left out as blockers.
    pub(super) fn looked(
        &mut self,
        board: Board<'_>,
        viewer: UnitId,
        target: UnitId,
        ignored: &[UnitId],
        needs_arc: &'static str,
    ) {
        let profile = board.profile(viewer);
        let ahead = touches_front_arc(&board.footprint(viewer), &board.footprint(target));
        if !profile.has(SpecialKind::Individual) {
            self.rules([needs_arc, "kow.facing.arc", "kow.sight.front-arc-only"]);
        } else if !ahead {
            self.rule("kow.special.individual-all-round");
        }
        self.rules(["kow.champion.reference-point", "kow.measure.from-champion"]);
        if profile.unit_type == UnitType::WarEngine {
            self.rule("kow.sight.war-engine-point");
        } else {
            self.rule("kow.sight.champion-view");
        }
        self.rule_if(profile.models > 1, "kow.sight.whole-unit-sees");
        self.rule_if(partly_hidden(board, viewer, target, ignored), "kow.sight.blockers");
    }
}

/// Whether something blocks lines of sight to some of a target.
fn partly_hidden(board: Board<'_>, viewer: UnitId, target: UnitId, ignored: &[UnitId]) -> bool {
    let blockers = board.blockers(viewer, target, ignored);
    let blockers: Vec<&Polygon> = blockers.iter().collect();
    let eye = board.eye(viewer);
    !blockers.is_empty()
        && facing_points(eye, &board.footprint(target))
            .into_iter()
            .any(|place| !sight::segment_clear(eye, place, &blockers))
}
