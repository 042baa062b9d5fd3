//! Odds of a real position, read through the rules: cover, range, abilities, modifiers.

use gonfalon_wh40k::action::Shot;
use gonfalon_wh40k::attack::Volley;
use gonfalon_wh40k::attack::odds::{Blow, Slot, in_order, read};
use gonfalon_wh40k::board::Board;
use gonfalon_wh40k::charge::least_roll;
use gonfalon_wh40k::data::Core;
use gonfalon_wh40k::state::{ModelId, UnitId};
use gonfalon_wh40k::strength::best_leadership;

use super::attack::Bearer;
use super::hazard::{of_bearers, together};
use super::outcome::{Losses, Outcome, outcome};
use super::rolls::{TwoDice, battle_shock, charge};

/// What may come of shooting, target by target in the order of the shots. The losses of Hazardous weapons stand with the first.
pub fn of_shooting(board: Board<'_>, unit: UnitId, shots: &[Shot]) -> Vec<(UnitId, Outcome)> {
    of_attacks(board, unit, false, shots)
}

/// What may come of strikes in melee, target by target.
pub fn of_fight(board: Board<'_>, unit: UnitId, strikes: &[Shot]) -> Vec<(UnitId, Outcome)> {
    of_attacks(board, unit, true, strikes)
}

/// Whether a Charge roll takes a unit into Engagement Range of an enemy if nothing stands in its way; `None` where one of them
/// is not on the battlefield.
pub fn of_charge(board: Board<'_>, unit: UnitId, enemy: UnitId, again: bool) -> Option<TwoDice> {
    let needed = least_roll(board.unit_gap(unit, enemy)?);
    Some(charge(needed.min(255) as u8, 0, again))
}

/// Whether a unit passes a Battle-shock test.
pub fn of_battle_shock(board: Board<'_>, unit: UnitId) -> TwoDice {
    battle_shock(best_leadership(board, unit), 0, false)
}

fn of_attacks(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot]) -> Vec<(UnitId, Outcome)> {
    let mut targets: Vec<(UnitId, Vec<ModelId>, Vec<Blow>)> = Vec::new();
    let mut risky: Vec<(ModelId, u8)> = Vec::new();
    for volley in Volley::all(board, unit, melee, shots) {
        let target = volley.like.target;
        if targets.last().is_none_or(|(last, ..)| *last != target) {
            targets.push((target, in_order(board, target), Vec::new()));
        }
        let (_, models, blows) = targets.last_mut().expect("the target was just noted");
        blows.push(read(board, melee, &volley, models));
        for weapon in &volley.risky {
            // A melee weapon whose attacks are split is still one weapon.
            if !melee || !risky.contains(weapon) {
                risky.push(*weapon);
            }
        }
    }
    let mut found: Vec<(UnitId, Outcome)> = targets
        .iter()
        .map(|(target, models, blows)| {
            let slot = |model: &ModelId| Slot {
                wounds: board.wounds_left(*model),
                pain: board.feel_no_pain(*model),
            };
            let slots: Vec<Slot> = models.iter().map(slot).collect();
            (*target, outcome(blows, &slots))
        })
        .collect();
    if let Some((_, first)) = found.first_mut() {
        first.losses = losses(board, &risky);
    }
    found
}

/// What Hazardous weapons cost. Who is destroyed by a failed test is whoever bears such a weapon; who suffers mortal wounds instead
/// suffers them for the own weapons.
fn losses(board: Board<'_>, risky: &[(ModelId, u8)]) -> Option<Losses> {
    let tough = |model: ModelId| {
        let keywords = [Core::Character, Core::Monster, Core::Vehicle];
        keywords.iter().any(|keyword| board.model_is(model, *keyword))
    };
    let mut bearers: Vec<ModelId> = risky.iter().map(|(model, _)| *model).collect();
    bearers.sort_unstable();
    bearers.dedup();
    let tests =
        |wanted: &dyn Fn(ModelId) -> bool| risky.iter().filter(|(model, _)| wanted(*model)).count() as u16;
    let ordinary = bearers.iter().filter(|model| !tough(**model)).count() as u16;
    let mut each = Vec::new();
    if ordinary > 0 {
        each.push(of_bearers(tests(&|model| !tough(model)), ordinary, Bearer::Ordinary));
    }
    for model in bearers.into_iter().filter(|model| tough(*model)) {
        let (wounds, pain) = (board.wounds_left(model), board.feel_no_pain(model));
        each.push(of_bearers(tests(&|other| other == model), 1, Bearer::Tough { wounds, pain }));
    }
    together(each)
}
