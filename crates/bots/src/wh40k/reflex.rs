//! What Greedy does in imagined battles: the same at heart, by rules of thumb instead of exact odds.

use gonfalon_kernel::{Ask, Game, SeededDice};
use gonfalon_wh40k::action::{Action, Moment, Question, Shot, Units, Use};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::charge::can_charge;
use gonfalon_wh40k::constants::{CHARGE_RANGE, ENGAGEMENT};
use gonfalon_wh40k::data::WeaponAbilityKind;
use gonfalon_wh40k::fight;
use gonfalon_wh40k::proposals::{blades, is_legal};
use gonfalon_wh40k::shooting::{eligible::is_eligible, volley_at};
use gonfalon_wh40k::state::{MoveKind, Phase, UnitId};
use gonfalon_wh40k::stratagem::{Silence, Stratagem};
use gonfalon_wh40k::{View, Wh40k};

use super::estimate::{Target, fire, melee, range};
use super::melee::{GOOD_ODDS, MARKER_WORTH, arrival};
use super::reacting::{COUNTER_WORTH, HEROIC_WORTH, OVERWATCH_WORTH, again, blank, challenger, is_near_hero};
use super::shooting::grenade;
use super::worth::{holds, inches, middle, on_marker, spread};
use super::{moving, reacting};

/// How many of the best targets are looked at closely.
const LOOKS: usize = 3;
/// Fire Overwatch hits so much more seldom.
const OVERWATCH_PART: f64 = 0.3;

/// Whether there is a quick answer.
pub(crate) fn is_known(question: &Question) -> bool {
    matches!(
        question,
        Question::Move
            | Question::Walk { .. }
            | Question::Retreat { .. }
            | Question::Shoot
            | Question::Overwatch { .. }
            | Question::Charge
            | Question::Fight { .. }
            | Question::Strike { .. }
            | Question::React { .. }
    )
}

/// The quick answer; `None` for the safe one.
pub(crate) fn idea(board: Board<'_>, game: &Wh40k, view: &View, ask: &Ask<Question>) -> Option<Action> {
    match &ask.question {
        Question::Move => moving::next_quickly(board, ask.seat),
        Question::Walk { kind: MoveKind::Charge, .. } => Some(game.fallback(view, ask)),
        Question::Walk { kind: MoveKind::PileIn | MoveKind::Consolidate, .. } => {
            // There is one way to do it, so no chance is used.
            Some(game.sample(view, ask, &mut SeededDice::new(0)))
        }
        Question::Walk { unit, kind, distance, .. } => {
            moving::walk_quickly(board, ask, *unit, *kind, *distance)
        }
        Question::Retreat { unit, distance, .. } => {
            moving::walk_quickly(board, ask, *unit, MoveKind::FallBack, *distance)
        }
        Question::Shoot => shoot(board, ask),
        Question::Overwatch { unit, enemy } => super::shooting::everything_at(board, *unit, *enemy),
        Question::Charge => charge(board, ask),
        Question::Fight { among } => pick(board, among),
        Question::Strike { unit } => Some(strike(board, *unit, None)),
        Question::React { moment, offers } => Some(react(board, ask, moment, offers)),
        _ => None,
    }
}

/// How far two units are from each other, roughly.
pub(crate) fn gap(board: Board<'_>, one: UnitId, other: UnitId) -> f64 {
    let (Some(here), Some(there)) = (middle(board, one), middle(board, other)) else { return f64::INFINITY };
    (inches(here.distance(there)) - spread(board, one) - spread(board, other)).max(0.0)
}

/// The next unit that can shoot, at the target where it does most.
fn shoot(board: Board<'_>, ask: &Ask<Question>) -> Option<Action> {
    if let Some(action) = grenade(board, ask) {
        return Some(action);
    }
    board.army(ask.seat).filter(|unit| is_eligible(board, *unit)).find_map(|unit| {
        let reach = range(board, unit);
        let hurried = board.unit(unit).moved == Some(MoveKind::Advance);
        let mut targets: Vec<(f64, UnitId)> = Vec::new();
        for enemy in board.enemies_of(unit) {
            let gap = gap(board, unit, enemy);
            let Some(target) = Target::new(board, enemy) else { continue };
            let worth = target.worth(fire(board, unit, &target, gap.min(reach), hurried));
            if worth > 0.01 {
                targets.push((worth, enemy));
            }
        }
        targets.sort_by(|one, other| other.0.total_cmp(&one.0));
        targets.into_iter().take(LOOKS).find_map(|(_, enemy)| {
            let shots = volley_at(board, unit, enemy);
            (!shots.is_empty()).then_some(Action::Shoot { unit, shots })
        })
    })
}

/// The charge that promises most; `None` if none pays.
fn charge(board: Board<'_>, ask: &Ask<Question>) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for unit in board.army(ask.seat).filter(|unit| can_charge(board, *unit)) {
        for enemy in board.enemies_of(unit) {
            if !board.may_be_within(unit, enemy, CHARGE_RANGE) {
                continue;
            }
            let promise = promise(board, unit, enemy);
            if promise <= best.as_ref().map_or(0.0, |(most, _)| *most) {
                continue;
            }
            let action = Action::Charge { unit, targets: std::iter::once(enemy).collect() };
            if is_legal(board, ask, &action) {
                best = Some((promise, action));
            }
        }
    }
    best.map(|(_, action)| action)
}

/// What a charge promises; nothing if it seldom arrives.
fn promise(board: Board<'_>, unit: UnitId, enemy: UnitId) -> f64 {
    let Some(gap) = board.unit_gap(unit, enemy) else { return 0.0 };
    let odds = arrival(inches(gap - ENGAGEMENT));
    if odds < GOOD_ODDS { 0.0 } else { odds * gain(board, unit, enemy) }
}

/// What is to be won by a charge that arrives, less what the enemy strikes back.
pub(crate) fn gain(board: Board<'_>, unit: UnitId, enemy: UnitId) -> f64 {
    let (won, lost) = (blows(board, unit, enemy), blows(board, enemy, unit));
    let contested = board.table.markers.iter().any(|marker| {
        board.models(enemy).any(|model| {
            board.profile(model).objective_control > 0 && holds(board.model(model).at, marker.at)
        })
    });
    let leaves = if on_marker(board, unit) && !contested { MARKER_WORTH / 2.0 } else { 0.0 };
    let gain = if contested { MARKER_WORTH } else { 0.0 };
    won + gain - 0.7 * lost - leaves
}

/// What a unit takes from another one in melee, roughly.
pub(crate) fn blows(board: Board<'_>, unit: UnitId, enemy: UnitId) -> f64 {
    Target::new(board, enemy).map_or(0.0, |target| target.worth(melee(board, unit, &target)))
}

fn most_blows(board: Board<'_>, unit: UnitId) -> f64 {
    let enemies = board.engaged_with(unit);
    enemies.iter().map(|enemy| blows(board, unit, *enemy)).fold(0.0, f64::max)
}

fn best(scored: impl Iterator<Item = (f64, UnitId)>) -> Option<(f64, UnitId)> {
    scored.max_by(|one, other| one.0.total_cmp(&other.0))
}

/// The unit that does most fights first.
fn pick(board: Board<'_>, among: &Units) -> Option<Action> {
    if let [only] = among[..] {
        return Some(Action::Unit(only));
    }
    best(among.iter().map(|unit| (most_blows(board, *unit), *unit))).map(|(_, unit)| Action::Unit(unit))
}

/// Every model that can strikes the enemy to whom its unit does most, or the one that is preferred, with the weapon that does
/// most to that one.
pub(crate) fn strike(board: Board<'_>, unit: UnitId, preferred: Option<UnitId>) -> Action {
    let mut enemies: Vec<(f64, UnitId, Target)> = Vec::new();
    for enemy in board.engaged_with(unit) {
        if let Some(target) = Target::new(board, enemy) {
            let liking =
                if preferred == Some(enemy) { f64::MAX } else { target.worth(melee(board, unit, &target)) };
            enemies.push((liking, enemy, target));
        }
    }
    enemies.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut shots: Vec<Shot> = Vec::new();
    for model in board.models(unit).filter(|model| fight::can_fight(board, *model)) {
        let targets = fight::targets(board, model);
        let wanted = enemies.iter().find(|(_, enemy, _)| targets.contains(enemy));
        let Some(target) = wanted.map(|(_, enemy, _)| *enemy).or_else(|| targets.first().copied()) else {
            continue;
        };
        let mut chosen: Option<(f64, Shot)> = None;
        for (place, weapon) in blades(board, model) {
            let shot =
                |profile: usize| Shot { model, weapon: place, profile: profile as u8, target, attacks: None };
            if weapon.has(WeaponAbilityKind::ExtraAttacks) {
                shots.push(shot(0));
                continue;
            }
            for (profile, facts) in weapon.profiles.iter().enumerate() {
                let value = wanted.map_or(0.0, |(_, _, target)| super::estimate::wounds(facts, target, 0.0));
                if chosen.as_ref().is_none_or(|(most, _)| value > *most) {
                    chosen = Some((value, shot(profile)));
                }
            }
        }
        shots.extend(chosen.map(|(_, shot)| shot));
    }
    Action::Strike(shots)
}

/// A Stratagem where it clearly pays; else silence for the rest of the phase, so that imagined battles are not held up.
fn react(board: Board<'_>, ask: &Ask<Question>, moment: &Moment, offers: &[Stratagem]) -> Action {
    let seat = ask.seat;
    let usage = || -> Option<Use> {
        let blank = blank(*offers.first()?);
        match moment {
            Moment::Rolled { unit, purpose, dice, .. } => {
                let die = again(board, *unit, purpose, dice)?;
                Some(Use { die: (dice.len() > 1 && *purpose == "saving-throw").then_some(die), ..blank })
            }
            Moment::EnemyMoves { unit: enemy, ended: true } => {
                let target = Target::new(board, *enemy)?;
                let scored = board.army(seat).map(|unit| {
                    let gap = gap(board, unit, *enemy);
                    let part = if gap > 24.0 { 0.0 } else { OVERWATCH_PART };
                    (part * target.worth(fire(board, unit, &target, gap, false)), unit)
                });
                let (worth, unit) = best(scored)?;
                let fires = worth >= OVERWATCH_WORTH && !volley_at(board, unit, *enemy).is_empty();
                fires.then_some(Use { unit: Some(unit), ..blank })
            }
            Moment::EnemyFought(_) => {
                let ready =
                    board.army(seat).filter(|unit| !board.unit(*unit).fought && board.is_engaged(*unit));
                let (worth, unit) = best(ready.map(|unit| (most_blows(board, unit), unit)))?;
                (worth >= COUNTER_WORTH).then_some(Use { unit: Some(unit), ..blank })
            }
            Moment::Charged(enemy) => {
                let near = board.army(seat).filter(|unit| is_near_hero(board, *unit, *enemy));
                let gain = |unit: UnitId| blows(board, unit, *enemy) - 0.5 * blows(board, *enemy, unit);
                let (worth, unit) = best(near.map(|unit| (gain(unit), unit)))?;
                (worth >= HEROIC_WORTH).then_some(Use { unit: Some(unit), ..blank })
            }
            Moment::Fights(unit) => Some(Use { model: Some(challenger(board, *unit)?), ..blank }),
            _ => match reacting::best(board, seat, moment, offers)? {
                Action::Use(usage) => Some(usage),
                _ => None,
            },
        }
    };
    let patient = matches!(board.table.phase, Phase::Charge) || matches!(moment, Moment::Fights(_));
    let silence = if patient { Silence::Once } else { Silence::Phase };
    usage().map(Action::Use).filter(|action| is_legal(board, ask, action)).unwrap_or(Action::Pass { silence })
}
