//! The numbers of a shot: range, dice, what they need, and why.

use gonfalon_table::Length;
use serde::Serialize;

use crate::action::{Attack, Order};
use crate::attack::{Breakdown, ToHit, to_damage};
use crate::board::Board;
use crate::data::{SpecialKind, Weapon};
use crate::state::UnitId;

/// The numbers of a ranged attack on a target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shot {
    /// How far it reaches.
    pub range: Length,
    /// The dice before halving; [`ToHit::dice`] halves them.
    pub dice: u16,
    /// What each die must show to hit.
    pub to_hit: ToHit,
    /// What each hit must show to damage; `None` for attacks that cause no damage.
    pub to_damage: Option<Breakdown>,
}

/// A ranged attack whatever its target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Means {
    pub(super) range: Length,
    pub(super) range_rule: &'static str,
    pub(super) dice: u16,
    pub(super) piercing: u8,
    pub(super) piercing_rule: &'static str,
}

/// Every ranged attack.
const ALL: [Attack; 6] =
    [Attack::Ordinary, Attack::Breath, Attack::Zap, Attack::Heal, Attack::DarkSurge, Attack::Beast];

/// The beasts a unit can have, the first it has is released.
pub(super) const BEASTS: [SpecialKind; 3] =
    [SpecialKind::SabreToothedCat, SpecialKind::MutatedThrowingBulldogs, SpecialKind::ThrowingBulldogs];

/// The ranged attacks a unit has.
pub fn attacks_of<'a>(board: Board<'a>, unit: UnitId) -> impl Iterator<Item = Attack> + 'a {
    ALL.into_iter().filter(move |attack| means(board, unit, *attack).is_some())
}

/// The beast of a unit, whether released or not.
pub(super) fn beast_of(board: Board<'_>, unit: UnitId) -> Option<SpecialKind> {
    BEASTS.into_iter().find(|kind| board.has(unit, *kind))
}

/// Range, dice and Piercing of an attack, if the unit has it.
pub(super) fn means(board: Board<'_>, unit: UnitId, attack: Attack) -> Option<Means> {
    let profile = board.profile(unit);
    let constants = &board.game.library.constants;
    let powers = &constants.powers;
    // Piercing is for all ranged hits of a unit; where an attack has its own, the greater one counts.
    let own = (profile.piercing(), "kow.special.piercing");
    let at_least = |piercing: u8, rule| if piercing > own.0 { (piercing, rule) } else { own };
    let (range, range_rule, dice, (piercing, piercing_rule)) = match attack {
        Attack::Ordinary => (profile.shooting_range?, "kow.shoot.needs-range", profile.attacks?, own),
        Attack::Breath => {
            let dice = profile.value(SpecialKind::BreathAttack)?;
            (powers.breath_range, "kow.power.breath-range", dice, own)
        }
        Attack::Zap => {
            let dice = profile.value(SpecialKind::Zap)?;
            let piercing = at_least(powers.zap_piercing, "kow.power.zap-piercing");
            (powers.zap_range, "kow.power.zap-range", dice, piercing)
        }
        Attack::Heal => (powers.heal_range, "kow.power.heal-range", profile.heal()?.0, own),
        Attack::DarkSurge => {
            let dice = profile.value(SpecialKind::DarkSurge)?;
            (powers.surge_range, "kow.power.surge-range", dice, own)
        }
        Attack::Beast => {
            let cat = beast_of(board, unit)? == SpecialKind::SabreToothedCat;
            let range = constants.weapons.of(Weapon::Throwing)?.range;
            let piercing =
                if cat { at_least(constants.beasts.cat_piercing, "kow.beast.cat-piercing") } else { own };
            (range, "kow.shoot.range-pistol-javelin-thrown", constants.beasts.dice, piercing)
        }
    };
    Some(Means { range, range_rule, dice: dice.into(), piercing, piercing_rule })
}

/// How far a target is from a unit's champion.
pub(super) fn distance(board: Board<'_>, unit: UnitId, target: UnitId) -> Length {
    board.champion(unit).gap(&board.footprint(target))
}

impl Shot {
    /// The numbers of this attack, if the unit has it. Whether the target is in cover may be up to a die, so it is told.
    pub fn reckon(
        board: Board<'_>,
        unit: UnitId,
        attack: Attack,
        target: UnitId,
        in_cover: bool,
    ) -> Option<Shot> {
        let means = means(board, unit, attack)?;
        let constants = &board.game.library.constants;
        let to_hit = match attack {
            Attack::Ordinary => ordinary(board, unit, target, means.range, in_cover)?,
            Attack::Breath | Attack::Zap | Attack::Heal | Attack::DarkSurge => {
                ToHit::always(constants.powers.hit)
            }
            Attack::Beast => ToHit::always(constants.beasts.hit),
        };
        let to_damage = (!super::helps_friends(attack))
            .then(|| to_damage(board, target, means.piercing, means.piercing_rule));
        Some(Shot { range: means.range, dice: means.dice, to_hit, to_damage })
    }
}

/// What ordinary shooting needs: each modifier raises the score by one.
fn ordinary(board: Board<'_>, unit: UnitId, target: UnitId, range: Length, in_cover: bool) -> Option<ToHit> {
    let mut score = Breakdown::new(board.profile(unit).ranged?);
    let indirect = board.has(unit, SpecialKind::IndirectFire);
    if !indirect && is_long(board, unit, target, range) {
        score.change("kow.shoot.mod-long-range", 1);
    }
    if !indirect && in_cover {
        score.change("kow.shoot.mod-cover", 1);
    }
    if has_moved(board, unit) {
        score.change("kow.shoot.mod-moved", 1);
    }
    if board.has(target, SpecialKind::Individual) {
        score.change("kow.special.individual-shot-at", 1);
    }
    Some(ToHit(score))
}

fn is_long(board: Board<'_>, unit: UnitId, target: UnitId, range: Length) -> bool {
    !board.champion(unit).within(&board.footprint(target), Length(range.0 / 2))
}

/// Whether a unit's order was anything but Halt!; a unit without an order has halted.
pub(super) fn has_moved(board: Board<'_>, unit: UnitId) -> bool {
    board.unit(unit).order.is_some_and(|order| order != Order::Halt)
}
