//! Melee attacks: which models fight, with what, and against whom.

use gonfalon_kernel::{Arg, Refusal};

use crate::action::{Action, Shot, Units};
use crate::attack::weapon;
use crate::board::Board;
use crate::data::{Core, Weapon, WeaponAbilityKind};
use crate::state::{ModelId, UnitId};

/// Whether a model may choose an enemy unit as a target: it is in its Engagement Range (or reaches it across a
/// barricade), or touches a model of its own unit that touches the enemy.
pub(super) fn may_target(board: Board<'_>, model: ModelId, enemy: UnitId) -> bool {
    // wh40k.aircraft.fights-fly-only, wh40k.aircraft.fought-by-fly-only
    if board.model_is(model, Core::Aircraft) && !board.is(enemy, Core::Fly)
        || board.is(enemy, Core::Aircraft) && !board.model_is(model, Core::Fly)
    {
        return false;
    }
    let reaches = board.models(enemy).any(|other| board.models_reach(model, other));
    // wh40k.fight.who-fights-second-rank
    let touches = |one: ModelId| board.models(enemy).any(|other| board.in_contact(one, other));
    reaches
        || board
            .models(board.unit_of(model))
            .any(|friend| friend != model && board.in_contact(model, friend) && touches(friend))
}

/// The enemy units that a model may strike.
pub fn targets(board: Board<'_>, model: ModelId) -> Units {
    let unit = board.unit_of(model);
    board.enemies_of(unit).filter(|enemy| may_target(board, model, *enemy)).collect()
}

/// Whether a model can fight: it has a target and a melee weapon to strike it with.
pub fn can_fight(board: Board<'_>, model: ModelId) -> bool {
    blades(board, model).next().is_some() && !targets(board, model).is_empty()
}

/// Whether any model of a unit can fight.
pub fn can_strike(board: Board<'_>, unit: UnitId) -> bool {
    board.models(unit).any(|model| can_fight(board, model))
}

/// The melee weapons that a model can use, by their places in its datasheet.
pub(crate) fn blades(board: Board<'_>, model: ModelId) -> impl Iterator<Item = (u8, &Weapon)> {
    board
        .model_facts(model)
        .equipment
        .iter()
        .map(move |place| (*place, weapon(board, model, *place)))
        .filter(move |(_, weapon)| weapon.is_melee() && may_use(board, model, weapon))
}

/// wh40k.datasheet.psychic-only-psykers
fn may_use(board: Board<'_>, model: ModelId, weapon: &Weapon) -> bool {
    board.model_is(model, Core::Psyker) || !weapon.has(WeaponAbilityKind::Psychic)
}

/// Every reason against the melee attacks of a unit.
pub(crate) fn strike_refusals(board: Board<'_>, unit: UnitId, action: &Action) -> Vec<Refusal> {
    let Action::Strike(shots) = action else {
        return vec![Refusal::new("wh40k.fight.no-passing", "refusal-not-an-answer")];
    };
    let mut refusals = Vec::new();
    for shot in shots {
        refusals.extend(shot_refusals(board, unit, shot));
    }
    if !refusals.is_empty() {
        return refusals;
    }
    for model in board.models(unit) {
        let own: Vec<&Shot> = shots.iter().filter(|shot| shot.model == model).collect();
        refusals.extend(model_refusals(board, model, &own));
    }
    refusals
}

/// What is wrong with one weapon and its target.
fn shot_refusals(board: Board<'_>, unit: UnitId, shot: &Shot) -> Vec<Refusal> {
    let rule = "wh40k.fight.one-weapon";
    if board.unit_of(shot.model) != unit || board.model(shot.model).destroyed {
        return vec![Refusal::new("wh40k.fight.who-fights-engaged", "refusal-strike-model")];
    }
    let named = |refusal: Refusal| refusal.with("unit", board.name(board.model_facts(shot.model).unit));
    if !board.model_facts(shot.model).equipment.contains(&shot.weapon) {
        return vec![named(Refusal::new(rule, "refusal-strike-not-equipped"))];
    }
    let weapon = weapon(board, shot.model, shot.weapon);
    let said = |refusal: Refusal| {
        let name = &weapon.name;
        named(refusal).with("weapon", Arg::Name { en: name.en.clone(), de: name.de.clone() })
    };
    let mut refusals = Vec::new();
    if !weapon.is_melee() {
        refusals.push(said(Refusal::new(rule, "refusal-strike-ranged")));
    }
    if !may_use(board, shot.model, weapon) {
        refusals.push(said(Refusal::new("wh40k.datasheet.psychic-only-psykers", "refusal-strike-psychic")));
    }
    if usize::from(shot.profile) >= weapon.profiles.len() {
        refusals.push(said(Refusal::new("wh40k.fight.one-profile", "refusal-strike-profile")));
    }
    if board.head(shot.target) != shot.target
        || !board.on_battlefield(shot.target)
        || !board.enemies(unit, shot.target)
    {
        refusals.push(said(Refusal::new("wh40k.fight.target-condition", "refusal-strike-no-enemy")));
    } else if !may_target(board, shot.model, shot.target) {
        let enemy = board.name(shot.target);
        let (rule, key) =
            aircraft_rule(board, shot).unwrap_or(("wh40k.fight.target-condition", "refusal-strike-target"));
        refusals.push(said(Refusal::new(rule, key)).with("enemy", enemy));
    }
    refusals
}

fn aircraft_rule(board: Board<'_>, shot: &Shot) -> Option<(&'static str, &'static str)> {
    if board.model_is(shot.model, Core::Aircraft) && !board.is(shot.target, Core::Fly) {
        Some(("wh40k.aircraft.fights-fly-only", "refusal-strike-aircraft-fly"))
    } else if board.is(shot.target, Core::Aircraft) && !board.model_is(shot.model, Core::Fly) {
        Some(("wh40k.aircraft.fought-by-fly-only", "refusal-strike-at-aircraft"))
    } else {
        None
    }
}

/// What is wrong with all the attacks of one model together.
fn model_refusals(board: Board<'_>, model: ModelId, shots: &[&Shot]) -> Vec<Refusal> {
    let named = |rule: &'static str, key: &'static str| {
        Refusal::new(rule, key).with("unit", board.name(board.model_facts(model).unit))
    };
    let extra = |place: u8| weapon(board, model, place).has(WeaponAbilityKind::ExtraAttacks);
    let mut refusals = Vec::new();
    let mut plain: Vec<u8> = shots.iter().map(|shot| shot.weapon).filter(|place| !extra(*place)).collect();
    plain.sort_unstable();
    plain.dedup();
    if plain.len() > 1 {
        refusals.push(named("wh40k.fight.one-weapon", "refusal-strike-two-weapons"));
    }
    let has_plain = blades(board, model).any(|(place, _)| !extra(place));
    if plain.is_empty() && can_fight(board, model) && (has_plain || shots.is_empty()) {
        // Whoever can fight does so with one of its melee weapons; Extra Attacks come on top.
        refusals.push(named("wh40k.fight.every-model-fights", "refusal-strike-idle"));
    }
    let mut seen: Vec<u8> = Vec::new();
    for shot in shots {
        if seen.contains(&shot.weapon) {
            continue;
        }
        seen.push(shot.weapon);
        let same: Vec<&&Shot> = shots.iter().filter(|other| other.weapon == shot.weapon).collect();
        if same.iter().any(|other| other.profile != shot.profile) {
            refusals.push(named("wh40k.fight.one-profile", "refusal-strike-two-profiles"));
            continue;
        }
        refusals.extend(split_refusal(board, model, &same));
    }
    refusals
}

/// Attacks that are split add up to the Attacks characteristic: wh40k.fight.declare-split.
fn split_refusal(board: Board<'_>, model: ModelId, same: &[&&Shot]) -> Option<Refusal> {
    if let [shot] = same
        && shot.attacks.is_none()
    {
        return None;
    }
    let rule = "wh40k.fight.split-attacks";
    let named =
        |key: &'static str| Refusal::new(rule, key).with("unit", board.name(board.model_facts(model).unit));
    let attacks = weapon(board, model, same[0].weapon).profiles[usize::from(same[0].profile)].attacks;
    if attacks.is_random() {
        // Nobody knows how many there are before they are rolled.
        return Some(named("refusal-strike-split-random"));
    }
    let mut targets: Vec<UnitId> = same.iter().map(|shot| shot.target).collect();
    targets.sort_unstable();
    targets.dedup();
    let declared: Option<u16> =
        same.iter().map(|shot| shot.attacks.filter(|count| *count > 0).map(u16::from)).sum();
    let fits = declared == Some(u16::from(attacks.plus)) && targets.len() == same.len();
    (!fits).then(|| named("refusal-strike-split").number("attacks", attacks.plus))
}
