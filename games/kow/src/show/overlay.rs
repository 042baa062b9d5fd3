//! What can be laid over the table on demand.

use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Ring, RingKind};
use gonfalon_table::Length;

use super::keys;
use crate::action::Attack;
use crate::board::Board;
use crate::data::SpecialKind;
use crate::shooting::{Shot, attacks_of, helps_friends};
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
    let ring = |kind, says, around: gonfalon_table::OrientedBox, reach: Length, half_angle, rule| Ring {
        kind,
        says,
        around: around.into(),
        reach,
        half_angle,
        rule: RuleId(rule),
    };
    let speed = board.profile(unit).speed;
    let mut rings = vec![
        ring(
            RingKind::Move,
            Line::new("show-ring-advance"),
            footprint,
            speed,
            arc,
            "kow.move.advance-distance",
        ),
        ring(
            RingKind::Attack,
            Line::new("show-ring-charge"),
            champion,
            speed * 2,
            arc,
            "kow.charge.needs-range",
        ),
    ];
    for attack in attacks_of(board, unit) {
        let shot = Shot::reckon(board, unit, attack, unit, false);
        let Some(shot) = shot else { continue };
        let says = Line::new("show-ring-attack").with("attack", Arg::Word(tell::attack_word(attack)));
        let rule = if attack == Attack::Ordinary { "kow.shoot.needs-range" } else { "kow.shoot.sequence" };
        let kind = if helps_friends(attack) { RingKind::Aura } else { RingKind::Attack };
        rings.push(ring(kind, says, champion, shot.range, arc, rule));
    }
    if board.profile(unit).inspires().is_some() {
        let reach = board.game.library.constants.specials.inspiring_range;
        let says = Line::new("show-ring-inspiring");
        rings.push(ring(RingKind::Aura, says, footprint, reach, None, "kow.special.inspiring"));
    }
    rings
}
