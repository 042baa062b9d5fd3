//! What a ranged attack is worth before the dice are rolled.

use gonfalon_disks::DiskId;
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{DamageSource, Face, RangeBand, RangedAttack, Strength};

use super::worth::{Body, Eye};

/// Who shoots: from where, with what and with how many dice before cover.
pub(crate) struct Shot<'a> {
    pub(crate) attack: &'a RangedAttack,
    pub(crate) dice: u8,
    pub(crate) band: RangeBand,
    pub(crate) target: DiskId,
}

/// What the player may expect to gain from a shot: harm to the target, tokens on it, and stray dice.
pub(crate) fn expected(eye: Eye, board: Board<'_>, shot: &Shot<'_>) -> f64 {
    let dice = if board.in_cover(shot.target) { shot.dice.saturating_sub(1).max(1) } else { shot.dice };
    let faces = &board.game.library.constants.battle_die;
    let share = |test: &dyn Fn(Face) -> bool| {
        faces.iter().filter(|face| test(**face)).count() as f64 / faces.len() as f64
    };
    let siege = shot.band == RangeBand::Siege;
    let success = share(&|face| match face {
        Face::Critical => true,
        Face::Hit => !siege,
        Face::Chaos => shot.attack.chaos_is_hit && !siege,
        Face::Miss | Face::Scatter => false,
    });
    let sign = -eye.signed(board, shot.target);
    let mut gain = sign * harm(board, shot.target, shot.attack, dice, success);
    if !board.disk(shot.target).activated {
        let none = (1.0 - share(&|face| face == Face::Critical)).powi(i32::from(dice));
        gain += sign * 0.15 * (1.0 - none);
    }
    if !shot.attack.ignore_scatter
        && let Some(stray) = nearest(board, shot.target)
    {
        let scattered = f64::from(dice) * share(&|face| face == Face::Scatter);
        let once = harm(board, stray, shot.attack, 1, success);
        gain -= eye.signed(board, stray) * scattered * once;
    }
    gain
}

/// The part of a disk that so many dice take on average.
fn harm(board: Board<'_>, disk: DiskId, attack: &RangedAttack, dice: u8, success: f64) -> f64 {
    let strengths: &[u8] = match &attack.strength {
        Strength::Fixed(strength) => std::slice::from_ref(strength),
        Strength::SixSided => &[1, 2, 3, 4, 5, 6],
    };
    let body = Body::of(board, disk);
    let part = |hits: u8| {
        let of = |strength: &u8| {
            let amount = hits.saturating_mul(*strength);
            let left = board.reduced(disk, amount, attack.damage, Some(DamageSource::Ranged));
            body.part_lost(u16::from(left))
        };
        strengths.iter().map(of).sum::<f64>() / strengths.len() as f64
    };
    (0..=dice).map(|hits| binomial(dice, hits, success) * part(hits)).sum()
}

/// The chance of exactly so many successes.
fn binomial(dice: u8, hits: u8, success: f64) -> f64 {
    let ways = (0..hits).fold(1.0, |ways, step| ways * f64::from(dice - step) / f64::from(step + 1));
    ways * success.powi(i32::from(hits)) * (1.0 - success).powi(i32::from(dice - hits))
}

/// The disk a stray die most likely goes to.
fn nearest(board: Board<'_>, target: DiskId) -> Option<DiskId> {
    let circle = board.circle(target);
    board
        .battlefield()
        .filter(|disk| *disk != target && board.within(target, *disk, RangeBand::Short))
        .min_by_key(|disk| circle.gap(&board.circle(*disk)))
}
