//! What can be laid over the table on demand.
//!
//! The book forbids measuring moves and missile ranges beforehand (dw.measure.no-move-premeasure,
//! dw.measure.no-missile-premeasure), so their rings are drawn only where the players have agreed on measuring.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Ring, RingKind, Sight, SightVerdict};
use gonfalon_table::{Length, Shape};

use super::keys::as_disk;
use crate::board::Board;
use crate::data::{SkillKind, When};
use crate::printed::missile;

fn lying(board: Board<'_>, key: &Key) -> Option<DiskId> {
    as_disk(key).filter(|disk| board.in_play(*disk))
}

/// How far a Disk reaches: its abilities always, its movement and missiles where measuring is agreed on.
pub(super) fn rings(board: Board<'_>, key: &Key) -> Vec<Ring> {
    let Some(disk) = lying(board, key) else { return Vec::new() };
    let around = Shape::Circle(board.circle(disk));
    let ring = |kind, says: Line, reach: Length, rule| Ring {
        kind,
        says,
        around: around.clone(),
        reach,
        half_angle: None,
        rule: RuleId(rule),
    };
    let mut rings = Vec::new();
    if board.game.options.measuring {
        let flips = board.flips(disk);
        if flips > 0 {
            let reach = Length(i32::from(flips) * board.table.pile.diameter(disk).0);
            let says = Line::new("show-ring-move").number("flips", flips);
            rings.push(ring(RingKind::Move, says, reach, "dw.move.count"));
        }
        if board.has(disk, SkillKind::Missile) {
            for (kind, _) in board.weapons(disk) {
                let says = Line::new("show-ring-missile").with("missile", Arg::Word(missile(kind)));
                let reach = board.missile_range(disk, kind);
                rings.push(ring(RingKind::Attack, says, reach, "dw.missile.needs-range"));
            }
        }
    }
    for ability in &board.profile(disk).abilities {
        let kind = if ability.when == When::Always { RingKind::Aura } else { RingKind::Attack };
        let filters = [&ability.target, &ability.area];
        let fires =
            ability.effects.iter().any(|effect| matches!(effect, crate::data::Effect::FireNow { .. }));
        for range in filters.into_iter().flatten().filter_map(|filter| filter.range) {
            if fires && !board.game.options.measuring {
                continue;
            }
            let says = Line::new("show-ring-ability").with("range", Arg::Length(range.0));
            rings.push(ring(kind, says, range, "dw.measure.other-premeasure"));
        }
    }
    rings
}

/// Whether Barriers stop missiles from one Disk to another. A target is declared before anyone looks for Barriers or measures
/// (dw.barrier.declare-first), so this too is answered only where measuring is agreed on.
pub(super) fn sight(board: Board<'_>, from: &Key, to: &Key) -> Option<Sight> {
    if !board.game.options.measuring {
        return None;
    }
    let (from, to) = (lying(board, from)?, lying(board, to)?);
    let behind = board.is_behind_barriers(from, to);
    let (verdict, key) = if behind {
        (SightVerdict::Blocked, "show-sight-blocked")
    } else {
        (SightVerdict::Clear, "show-sight-clear")
    };
    let (one, other) = (board.circle(from), board.circle(to));
    let notes = vec![
        Line::new(key).with("from", board.name(from)).with("to", board.name(to)),
        Line::new("show-sight-gap").with("gap", Arg::Length(one.gap(&other).0)),
    ];
    let line = Some((one.centre, other.centre));
    Some(Sight { verdict, line, blockers: Vec::new(), notes, rule: RuleId("dw.barrier.blocks") })
}
