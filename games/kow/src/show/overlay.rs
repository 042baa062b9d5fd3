//! What can be laid over the table on demand.

use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Ring, Sight as Shown, SightVerdict};
use gonfalon_table::Length;

use super::keys;
use crate::action::Attack;
use crate::board::Board;
use crate::cover::Cover;
use crate::data::SpecialKind;
use crate::shooting::{Shot, attacks_of};
use crate::sight::Sight;
use crate::tell;

/// Half of the front arc, in thousandths of a degree.
const HALF_ARC: i32 = 45_000;

/// How far a unit marches, charges, shoots and inspires.
pub(super) fn rings(board: Board<'_>, key: &Key) -> Vec<Ring> {
    let Some(unit) = keys::standing(board, key) else { return Vec::new() };
    let footprint = board.footprint(unit);
    let champion = board.champion(unit);
    let all_round = board.has(unit, SpecialKind::Individual);
    let arc = (!all_round).then_some(HALF_ARC);
    let ring = |says, around: gonfalon_table::OrientedBox, reach: Length, half_angle, rule| Ring {
        says,
        around: around.into(),
        reach,
        half_angle,
        rule: RuleId(rule),
    };
    let speed = board.profile(unit).speed;
    let mut rings = vec![
        ring(Line::new("show-ring-advance"), footprint, speed, arc, "kow.move.advance-distance"),
        ring(Line::new("show-ring-charge"), champion, speed * 2, arc, "kow.charge.needs-range"),
    ];
    for attack in attacks_of(board, unit) {
        let shot = Shot::reckon(board, unit, attack, unit, false);
        let Some(shot) = shot else { continue };
        let says = Line::new("show-ring-attack").with("attack", Arg::Word(tell::attack_word(attack)));
        let rule = if attack == Attack::Ordinary { "kow.shoot.needs-range" } else { "kow.shoot.sequence" };
        rings.push(ring(says, champion, shot.range, arc, rule));
    }
    if board.profile(unit).inspires().is_some() {
        let reach = board.game.library.constants.specials.inspiring_range;
        rings.push(ring(Line::new("show-ring-inspiring"), footprint, reach, None, "kow.special.inspiring"));
    }
    rings
}

/// Whether a unit sees another: arc, line, cover and distance.
pub(super) fn sight(board: Board<'_>, from: &Key, to: &Key) -> Option<Shown> {
    let (viewer, target) = (keys::standing(board, from)?, keys::standing(board, to)?);
    if viewer == target {
        return None;
    }
    let in_arc = board.in_front_arc(viewer, target);
    let line = board.line_of_sight(viewer, target, &[]);
    let cover = board.in_cover(viewer, target);
    let verdict = match (in_arc, line, cover) {
        (false, ..) | (_, Sight::No, _) => SightVerdict::Blocked,
        (true, _, Cover::No) => SightVerdict::Clear,
        _ => SightVerdict::Covered,
    };
    let says = |key| Line::new(key).with("from", board.name(viewer)).with("to", board.name(target));
    let mut notes = vec![says(match (in_arc, line) {
        (false, _) => "show-sight-outside-arc",
        (true, Sight::Yes) => "show-sight-clear",
        (true, Sight::No) => "show-sight-blocked",
        (true, Sight::Doubtful) => "show-sight-doubtful",
    })];
    if verdict == SightVerdict::Covered {
        notes.push(says(if cover == Cover::Doubtful {
            "show-sight-cover-doubtful"
        } else {
            "show-sight-covered"
        }));
    }
    let champion = board.champion(viewer);
    let gap = champion.gap(&board.footprint(target));
    let side = board.arc(target, champion.centre);
    notes.push(
        Line::new("show-sight-gap")
            .with("gap", Arg::Length(gap.0))
            .with("side", Arg::Word(tell::side_word(side))),
    );
    Some(Shown {
        verdict,
        line: Some((champion.centre, board.unit(target).at)),
        blockers: Vec::new(),
        notes,
        rule: RuleId("kow.shoot.needs-sight"),
    })
}
