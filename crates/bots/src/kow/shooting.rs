//! What shots are worth: now, and from another place.

use gonfalon_kow::action::{Attack, Deed, Order};
use gonfalon_kow::attack::is_elite;
use gonfalon_kow::board::Board;
use gonfalon_kow::cover::Cover;
use gonfalon_kow::data::SpecialKind;
use gonfalon_kow::shooting::{Shot, attacks_of};
use gonfalon_kow::state::UnitId;
use gonfalon_table::{Length, OrientedBox};

use super::fight::{self, Reckoning, worth};
use super::place::is_within;
use gonfalon_kow::odds::{Volley, at_least, binomial};

/// Who shoots aims within fifty degrees of straight ahead.
const COSINE_OF_50: f64 = 0.642_788;

/// The dice of a shot.
fn volley(board: Board<'_>, unit: UnitId, shot: &Shot, worse: u8) -> Volley {
    let needed = shot.to_hit.0.total() + i16::from(worse);
    let dice = if needed > 6 { shot.dice.div_ceil(2) } else { shot.dice };
    Volley {
        dice,
        hit: at_least(needed.min(6)),
        damage: shot.to_damage.as_ref().map_or(0.0, |score| at_least(score.total())),
        elite: is_elite(board, unit),
    }
}

/// What a legal shot is worth.
pub(crate) fn value(board: Board<'_>, deed: &Deed) -> f64 {
    let Deed::Shoot { unit, attack, target } = *deed else { return 0.0 };
    let ordinary = attack == Attack::Ordinary && !board.has(unit, SpecialKind::IndirectFire);
    let covered = ordinary && board.in_cover(unit, target) == Cover::Yes;
    worth_of(board, (unit, attack, target), covered, Reckoning::Exact)
}

/// What a shot is worth whether or not it is legal; cover takes long to look at, so it is told.
pub(crate) fn worth_of(
    board: Board<'_>,
    (unit, attack, target): (UnitId, Attack, UnitId),
    covered: bool,
    reckoning: Reckoning,
) -> f64 {
    let Some(shot) = Shot::reckon(board, unit, attack, target, covered) else { return 0.0 };
    match attack {
        Attack::Ordinary | Attack::Breath | Attack::Zap | Attack::Beast => {
            reckoning.loss(board, target, &volley(board, unit, &shot, 0), false)
        }
        Attack::Heal => healed(board, target, &shot),
        Attack::DarkSurge => surged(board, target, &shot),
    }
}

/// What is healed is a part of what the unit is worth.
fn healed(board: Board<'_>, target: UnitId, shot: &Shot) -> f64 {
    let damage = board.unit(target).damage;
    let hits = binomial(shot.dice, at_least(shot.to_hit.0.total()));
    let mean: f64 =
        hits.iter().enumerate().map(|(hits, chance)| hits.min(damage.into()) as f64 * chance).sum();
    mean * worth(board, target) / (2.0 * f64::from(board.profile(target).nerve.max(1)))
}

/// A surge is a charge if it goes far enough; a step forward is seldom wrong, either.
fn surged(board: Board<'_>, unit: UnitId, shot: &Shot) -> f64 {
    let footprint = board.footprint(unit);
    let inch = board.game.library.constants.powers.surge_step;
    let hits = binomial(shot.dice, at_least(shot.to_hit.0.total()));
    let charges = board.units().filter(|enemy| board.enemies(unit, *enemy)).map(|enemy| {
        let gap = footprint.gap(&board.footprint(enemy));
        let steps = (gap.0 / inch.0.max(1) + 1) as usize;
        let chance: f64 = hits.iter().skip(steps).sum();
        let on_the_way = OrientedBox { depth: footprint.depth + gap * 2, ..footprint };
        if chance <= 0.0 || !on_the_way.overlaps(&board.footprint(enemy)) || !board.in_front_arc(unit, enemy)
        {
            return 0.0;
        }
        let side = board.arc(enemy, board.eye(unit));
        chance * fight::charge(board, unit, enemy, side, false).loss
    });
    charges.fold(0.5, f64::max)
}

/// A unit as one who shoots, for thinking about other places.
pub(crate) struct Marksman<'a> {
    board: Board<'a>,
    unit: UnitId,
    /// It must halt to shoot.
    halts: bool,
    shots: Vec<Aim>,
}

/// A shot at one enemy from anywhere.
struct Aim {
    target: OrientedBox,
    range: Length,
    least: Length,
    /// Points to be won, standing still and after a move.
    near: [f64; 2],
    /// The same at long range.
    far: [f64; 2],
}

impl<'a> Marksman<'a> {
    pub(crate) fn new(board: Board<'a>, unit: UnitId, reckoning: Reckoning) -> Marksman<'a> {
        let mut shots = Vec::new();
        for attack in attacks_of(board, unit) {
            if matches!(attack, Attack::Heal | Attack::DarkSurge)
                || (attack == Attack::Beast && board.unit(unit).released)
            {
                continue;
            }
            let enemies = board.units().filter(|enemy| board.enemies(unit, *enemy));
            shots.extend(enemies.filter_map(|enemy| Aim::new(board, (unit, attack, enemy), reckoning)));
        }
        let halts = board.profile(unit).shoots_only_after_halt(&board.game.library.constants);
        Marksman { board, unit, halts, shots }
    }

    /// The best shot from a place after an order.
    pub(crate) fn best(&self, place: &OrientedBox, order: Order) -> f64 {
        let moved = order != Order::Halt;
        let able =
            !(order == Order::AtTheDouble || moved && self.halts || self.board.unit(self.unit).wavering);
        if able { self.from(place, usize::from(moved)) } else { 0.0 }
    }

    /// What is to be hoped for from a place in the turns to come.
    pub(crate) fn later(&self, place: &OrientedBox) -> f64 {
        0.8 * self.from(place, 0)
    }

    fn from(&self, place: &OrientedBox, moved: usize) -> f64 {
        let all_round = self.board.has(self.unit, SpecialKind::Individual);
        let worth = self.shots.iter().map(|aim| {
            let gap = place.centre.distance(aim.target.centre).0
                - (place.depth.0 + aim.target.width.min(aim.target.depth).0) / 2;
            if gap > aim.range.0 {
                // Out of range, but on the way there.
                return aim.far[0] * 0.5 * f64::from(aim.range.0) / f64::from(gap.max(1));
            }
            if gap < aim.least.0 || (!all_round && !is_within(place, aim.target.centre, COSINE_OF_50)) {
                return 0.0;
            }
            if gap > aim.range.0 / 2 { aim.far[moved] } else { aim.near[moved] }
        });
        worth.fold(0.0, f64::max)
    }
}

impl Aim {
    fn new(
        board: Board<'_>,
        (unit, attack, target): (UnitId, Attack, UnitId),
        reckoning: Reckoning,
    ) -> Option<Aim> {
        let shot = Shot::reckon(board, unit, attack, target, false)?;
        let ordinary = attack == Attack::Ordinary;
        let indirect = board.has(unit, SpecialKind::IndirectFire);
        // Start from the plain score: what the present place adds is taken off.
        let mut plain = shot.clone();
        let passing = ["kow.shoot.mod-long-range", "kow.shoot.mod-moved"];
        plain.to_hit.0.changes.retain(|(rule, _)| !passing.contains(&rule.0));
        let loss = |worse: u8| reckoning.loss(board, target, &volley(board, unit, &plain, worse), false);
        let (still, once, twice) = (loss(0), loss(1), loss(2));
        let (near, far) = match (ordinary, indirect) {
            (false, _) => ([still; 2], [still; 2]),
            (true, true) => ([still, once], [still, once]),
            (true, false) => ([still, once], [once, twice]),
        };
        let least = if ordinary && indirect {
            board.game.library.constants.specials.indirect_fire_least
        } else {
            Length::ZERO
        };
        Some(Aim { target: board.footprint(target), range: shot.range, least, near, far })
    }
}
