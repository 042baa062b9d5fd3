//! Who may be shot at, healed or moved.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Length, TOLERANCE};

use super::reckoning::{beast_of, distance, means};
use super::{helps_friends, in_contact};
use crate::action::Attack;
use crate::board::Board;
use crate::data::{HealFor, SpecialKind, UnitType};
use crate::measured::{below, beyond};
use crate::rulings::{HealItself, IndirectFire};
use crate::sight::Sight;
use crate::state::UnitId;

/// Every reason why this target cannot be chosen for this attack.
pub(super) fn refusals(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Vec<Refusal> {
    let mut refusals = without_sight(board, unit, attack, target);
    if measurable(board, unit, target) && is_hidden(board, unit, attack, target) {
        refusals.push(about(board, unit, target, "kow.shoot.needs-sight", "refusal-shoots-unseen"));
    }
    refusals
}

/// The reasons against a target that are found first: lines of sight are looked at only if nothing else is in the way.
pub(super) fn first_refusals(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Vec<Refusal> {
    let refusals = without_sight(board, unit, attack, target);
    if refusals.is_empty() { self::refusals(board, unit, attack, target) } else { refusals }
}

/// Whether this target can be chosen for this attack. Lines of sight take the longest, so they are looked at last.
pub(super) fn is_legal(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> bool {
    !is_hopeless(board, unit, attack, target)
        && without_sight(board, unit, attack, target).is_empty()
        && !is_hidden(board, unit, attack, target)
}

/// The commonest reasons against a target without their words: the wrong side, too far away, behind the shooter.
fn is_hopeless(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> bool {
    let out_of_range = |range: Length| {
        let (footprint, from) = (board.footprint(target), board.footprint(unit));
        from.is_far(&footprint, range) || !board.champion(unit).within(&footprint, range)
    };
    helps_friends(attack) == board.enemies(unit, target)
        || (unit != target
            && (means(board, unit, attack).is_none_or(|means| out_of_range(means.range))
                || !board.in_front_arc(unit, target)))
}

fn is_hidden(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> bool {
    needs_sight(board, unit, attack, target) && board.line_of_sight(unit, target, &[]) == Sight::No
}

/// Whether an attack needs a line of sight to its target. Nobody looks at himself, and Indirect Fire may be agreed to go
/// without.
pub(super) fn needs_sight(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> bool {
    let blind = attack == Attack::Ordinary
        && board.has(unit, SpecialKind::IndirectFire)
        && board.rulings().indirect_fire == IndirectFire::Unseen;
    unit != target && !blind
}

/// Whether there is a distance and a view from a unit to a target: not from off the table, nor from itself.
fn measurable(board: Board<'_>, unit: UnitId, target: UnitId) -> bool {
    unit != target && board.on_table(unit) && board.on_table(target)
}

fn without_sight(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Vec<Refusal> {
    if !board.on_table(target) {
        return vec![about(board, unit, target, "kow.shoot.sequence", "refusal-target-not-on-table")];
    }
    let mut refusals = unsuitable(board, unit, attack, target);
    if attack != Attack::Heal && in_contact(board, target) {
        let (rule, key) = match attack {
            Attack::DarkSurge => ("kow.power.surge-target", "refusal-surge-in-contact"),
            _ => ("kow.shoot.not-at-contact", "refusal-target-in-contact"),
        };
        refusals.push(about(board, unit, target, rule, key));
    }
    if measurable(board, unit, target) {
        refusals.extend(out_of_reach(board, unit, attack, target));
    }
    refusals
}

/// The wrong kind of unit for this attack.
fn unsuitable(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let mut refuse = |rule, key| refusals.push(about(board, unit, target, rule, key));
    if !helps_friends(attack) && !board.enemies(unit, target) {
        refuse("kow.shoot.enemy-only", "refusal-shoots-friend");
    }
    if attack == Attack::Heal {
        if unit == target && board.rulings().heal_itself == HealItself::Refused {
            refuse("kow.power.heal-target", "refusal-heals-itself");
        } else if board.enemies(unit, target) {
            refuse("kow.power.heal-target", "refusal-heals-enemy");
        }
        let engines_only = board.profile(unit).heal().is_some_and(|(_, whom)| whom == HealFor::WarEngines);
        if engines_only && board.profile(target).unit_type != UnitType::WarEngine {
            refuse("kow.list.heal-war-engines-only", "refusal-heals-war-engines-only");
        }
    }
    if attack == Attack::DarkSurge {
        if unit == target {
            refuse("kow.power.surge-target", "refusal-surges-itself");
        } else if board.enemies(unit, target) {
            refuse("kow.power.surge-target", "refusal-surges-enemy");
        }
        if !board.has(target, SpecialKind::Shambling) {
            refuse("kow.power.surge-target", "refusal-surges-not-shambling");
        }
    }
    if attack == Attack::Beast && beast_of(board, unit) == Some(SpecialKind::SabreToothedCat) {
        let most = board.game.library.constants.beasts.cat_most_models;
        let profile = board.profile(target);
        let ranks = matches!(profile.unit_type, UnitType::Infantry | UnitType::Cavalry);
        if ranks && profile.models > most {
            refusals.push(
                about(board, unit, target, "kow.beast.cat-target", "refusal-cat-too-many-models")
                    .number("models", profile.models)
                    .number("most", most),
            );
        }
    }
    refusals
}

/// Outside arc or range.
fn out_of_reach(board: Board<'_>, unit: UnitId, attack: Attack, target: UnitId) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let range = means(board, unit, attack);
    let champion = board.champion(unit);
    let footprint = board.footprint(target);
    if let Some(means) = range
        && !champion.within(&footprint, means.range)
    {
        let (distance, over) = beyond(distance(board, unit, target), means.range);
        refusals.push(
            about(board, unit, target, means.range_rule, "refusal-out-of-range")
                .with("distance", Arg::Length(distance.0))
                .with("range", Arg::Length(means.range.0))
                .with("over", Arg::Length(over.0)),
        );
    }
    let least = board.game.library.constants.specials.indirect_fire_least;
    if attack == Attack::Ordinary
        && board.has(unit, SpecialKind::IndirectFire)
        && champion.gap(&footprint) < Length(least.0 - TOLERANCE.0)
    {
        let (distance, short) = below(distance(board, unit, target), least);
        let rule = "kow.special.indirect-minimum-range";
        refusals.push(
            about(board, unit, target, rule, "refusal-indirect-too-near")
                .with("distance", Arg::Length(distance.0))
                .with("least", Arg::Length(least.0))
                .with("short", Arg::Length(short.0)),
        );
    }
    if !board.in_front_arc(unit, target) {
        refusals.push(about(board, unit, target, "kow.shoot.needs-arc", "refusal-shoots-outside-arc"));
    }
    refusals
}

fn about(board: Board<'_>, unit: UnitId, target: UnitId, rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, key).with("unit", board.name(unit)).with("target", board.name(target))
}
