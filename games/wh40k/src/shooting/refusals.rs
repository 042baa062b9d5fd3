//! Every reason against a declaration of shooting.

use gonfalon_kernel::{Arg, Refusal, Seat};
use smallvec::SmallVec;

use super::eligible::{self, firing_deck, only_pistols, passengers};
use super::target::Aim;
use crate::action::{Action, Shot};
use crate::attack::weapon;
use crate::board::Board;
use crate::data::{Core, WeaponAbilityKind};
use crate::state::{ModelId, MoveKind, Place, UnitId};

/// Every reason against an answer to [`Question::Shoot`](crate::action::Question::Shoot), Stratagems apart.
pub(crate) fn shoot(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    match action {
        // wh40k.shooting.optional
        Action::Pass { .. } => Vec::new(),
        Action::Shoot { unit, shots } => {
            if let Some(reason) = unit_refusal(board, seat, *unit) {
                return vec![reason];
            }
            let mut reasons = Vec::new();
            if board.unit(*unit).shot {
                reasons.push(named(board, *unit, "wh40k.shooting.once-per-phase", "refusal-shot-already"));
            }
            reasons.extend(declaration(board, *unit, shots));
            reasons
        }
        _ => vec![Refusal::new("wh40k.shooting.sequence", "refusal-not-an-answer")],
    }
}

/// Every reason against an answer to [`Question::Overwatch`](crate::action::Question::Overwatch).
pub(crate) fn overwatch(board: Board<'_>, unit: UnitId, enemy: UnitId, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Pass { .. } => Vec::new(),
        Action::Shoot { unit: named, shots } if *named == unit => {
            let mut reasons = declaration(board, unit, shots);
            if shots.iter().any(|shot| shot.target != enemy) {
                let refusal =
                    Refusal::new("wh40k.stratagem.fire-overwatch-effect", "refusal-overwatch-target");
                reasons.push(refusal.with("target", board.name(enemy)));
            }
            reasons
        }
        _ => vec![Refusal::new("wh40k.stratagem.fire-overwatch-effect", "refusal-not-an-answer")],
    }
}

fn unit_refusal(board: Board<'_>, seat: Seat, unit: UnitId) -> Option<Refusal> {
    let rule = "wh40k.shooting.unit-by-unit";
    if !board.exists(unit) || board.head(unit) != unit {
        return Some(Refusal::new(rule, "refusal-unknown-unit"));
    }
    if board.owner(unit) != seat {
        return Some(named(board, unit, rule, "refusal-not-your-unit"));
    }
    match board.unit(unit).place {
        Place::Battlefield => None,
        Place::Embarked(_) => Some(named(board, unit, "wh40k.transport.embarked-inert", "refusal-embarked")),
        _ => Some(named(board, unit, rule, "refusal-not-on-battlefield")),
    }
}

fn named(board: Board<'_>, unit: UnitId, rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, key).with("unit", board.name(unit))
}

/// Every reason against the weapons and targets of a unit that shoots.
fn declaration(board: Board<'_>, unit: UnitId, shots: &[Shot]) -> Vec<Refusal> {
    let mut reasons = eligible::refusals(board, unit);
    if shots.is_empty() {
        reasons.push(named(board, unit, "wh40k.shooting.targets-first", "refusal-no-shots"));
    }
    let mut aims: SmallVec<[(UnitId, Aim); 4]> = SmallVec::new();
    for (place, shot) in shots.iter().enumerate() {
        reasons.extend(shot_refusals(board, unit, &shots[..place], shot, &mut aims));
    }
    reasons.extend(deck_refusals(board, unit, shots));
    reasons.extend(pistol_refusals(board, unit, shots));
    // Ten rifles out of range are one reason, not ten.
    let mut unique: Vec<Refusal> = Vec::with_capacity(reasons.len());
    for reason in reasons {
        if !unique.contains(&reason) {
            unique.push(reason);
        }
    }
    unique
}

fn shot_refusals(
    board: Board<'_>,
    unit: UnitId,
    before: &[Shot],
    shot: &Shot,
    aims: &mut SmallVec<[(UnitId, Aim); 4]>,
) -> Vec<Refusal> {
    let Some(shooter) = shooter(board, unit, shot.model) else {
        return vec![named(board, unit, "wh40k.shooting.declare-assignment", "refusal-model-not-there")];
    };
    let equipment = &board.model_facts(shot.model).equipment;
    let carried = equipment.iter().filter(|place| **place == shot.weapon).count();
    if carried == 0 || weapon(board, shot.model, shot.weapon).is_melee() {
        return vec![named(board, unit, "wh40k.shooting.declare-assignment", "refusal-no-such-weapon")];
    }
    let weapon = weapon(board, shot.model, shot.weapon);
    let name = || Arg::Name { en: weapon.name.en.clone(), de: weapon.name.de.clone() };
    let Some(profile) = weapon.profiles.get(usize::from(shot.profile)) else {
        return vec![
            Refusal::new("wh40k.shooting.declare-profile", "refusal-no-such-profile").with("weapon", name()),
        ];
    };
    let mut reasons = Vec::new();
    let same = |other: &&Shot| (other.model, other.weapon) == (shot.model, shot.weapon);
    if before.iter().filter(same).count() >= carried || shot.attacks.is_some() {
        // Neither two targets nor two profiles for one weapon.
        let rule = "wh40k.shooting.no-split-one-weapon";
        reasons.push(Refusal::new(rule, "refusal-weapon-twice").with("weapon", name()));
    }
    let advanced = board.unit(unit).moved == Some(MoveKind::Advance);
    if advanced && !profile.has(WeaponAbilityKind::Assault) {
        reasons
            .push(Refusal::new("wh40k.weapon.assault-only", "refusal-assault-only").with("weapon", name()));
    }
    let target = shot.target;
    if !board.exists(target) || board.head(target) != target || !board.on_battlefield(target) {
        reasons.push(Refusal::new("wh40k.shooting.target-seen-and-in-range", "refusal-no-such-target"));
        return reasons;
    }
    if !board.enemies(unit, target) {
        let rule = "wh40k.shooting.target-seen-and-in-range";
        reasons.push(Refusal::new(rule, "refusal-not-an-enemy").with("target", board.name(target)));
        return reasons;
    }
    // Each target is judged once for all weapons.
    let known = aims.iter().position(|(other, _)| *other == target);
    let known = known.unwrap_or_else(|| {
        aims.push((target, Aim::new(board, unit, target)));
        aims.len() - 1
    });
    reasons.extend(aims[known].1.refusals(board, shooter, profile));
    reasons
}

/// The model that shoots with a weapon of a model: itself, or the TRANSPORT it lends the weapon to.
fn shooter(board: Board<'_>, unit: UnitId, model: ModelId) -> Option<ModelId> {
    if !board.model_exists(model) || board.model(model).destroyed {
        return None;
    }
    if board.unit_of(model) == unit {
        return Some(model);
    }
    let aboard = firing_deck(board, unit) > 0 && passengers(board, unit).any(|other| other == model);
    // wh40k.transport.firing-deck-equipped
    if aboard { board.models(unit).next() } else { None }
}

/// wh40k.transport.firing-deck-select: so many passengers, one weapon of each.
fn deck_refusals(board: Board<'_>, unit: UnitId, shots: &[Shot]) -> Vec<Refusal> {
    let lent: Vec<&Shot> = shots
        .iter()
        .filter(|shot| shooter(board, unit, shot.model).is_some_and(|shooter| shooter != shot.model))
        .collect();
    let mut models: Vec<ModelId> = lent.iter().map(|shot| shot.model).collect();
    models.sort_unstable();
    models.dedup();
    let most = firing_deck(board, unit);
    let rule = "wh40k.transport.firing-deck-select";
    let mut reasons = Vec::new();
    if models.len() > usize::from(most) {
        let refusal = named(board, unit, rule, "refusal-firing-deck-models");
        reasons.push(refusal.number("models", models.len() as i64).number("most", most));
    }
    if lent.len() > models.len() {
        reasons.push(named(board, unit, rule, "refusal-firing-deck-weapons"));
    }
    reasons
}

fn pistol_refusals(board: Board<'_>, unit: UnitId, shots: &[Shot]) -> Vec<Refusal> {
    let own = |shot: &&Shot| {
        board.model_exists(shot.model)
            && board.unit_of(shot.model) == unit
            && board.model_facts(shot.model).equipment.contains(&shot.weapon)
    };
    let pistol = |shot: &Shot| weapon(board, shot.model, shot.weapon).has(WeaponAbilityKind::Pistol);
    let mut reasons = Vec::new();
    for shot in shots.iter().filter(own) {
        let large = board.model_is(shot.model, Core::Monster) || board.model_is(shot.model, Core::Vehicle);
        let beside = |other: &Shot| other.model == shot.model && !pistol(other);
        // wh40k.weapon.pistol-monster-vehicle, wh40k.weapon.pistol-declare
        if !large && pistol(shot) && shots.iter().filter(own).any(beside) {
            reasons.push(named(board, unit, "wh40k.weapon.pistol-or-others", "refusal-pistol-or-others"));
        }
    }
    let mixed = shots.iter().any(|shot| shot.target != shots[0].target);
    if only_pistols(board, unit) && mixed {
        reasons.push(named(board, unit, "wh40k.weapon.pistol-target", "refusal-pistol-one-target"));
    }
    reasons
}
