//! The targets of Stratagems: which units, models and weapons can be chosen.

use gonfalon_kernel::{Arg, Refusal, RuleId, Seat};

use super::Stratagem;
use super::refusals::{rolls, word};
use crate::action::{Moment, Use};
use crate::attack::is_attached;
use crate::board::Board;
use crate::charge;
use crate::constants::{GRENADE_REACH, HEROIC_REACH, OVERWATCH_REACH};
use crate::data::{Core, Movement};
use crate::fight;
use crate::movement;
use crate::rulings::ShockedRerolls;
use crate::shooting::{can_fire, eligible};
use crate::state::{Arrival, ModelId, Place, UnitId};

/// The unit that a moment itself makes the target of a Stratagem.
pub(super) fn implied(moment: &Moment, stratagem: Stratagem) -> Option<UnitId> {
    match (stratagem, moment) {
        (Stratagem::CommandReroll, Moment::Rolled { unit, .. })
        | (Stratagem::InsaneBravery, Moment::TestFailed(unit))
        | (Stratagem::EpicChallenge, Moment::Fights(unit))
        | (Stratagem::TankShock, Moment::ChargeMoved(unit)) => Some(*unit),
        _ => None,
    }
}

/// Every reason against what was chosen for a Stratagem whose moment has come.
pub(super) fn refusals(board: Board<'_>, seat: Seat, moment: &Moment, usage: &Use) -> Vec<Refusal> {
    let implied = implied(moment, usage.stratagem);
    let named = usage.unit.or(implied);
    let Some(unit) = named.filter(|unit| implied.is_none_or(|implied| implied == *unit)) else {
        let missing = Refusal::new(target_rule(usage.stratagem), "refusal-stratagem-needs-unit");
        return vec![missing.with("stratagem", Arg::Word(word(usage.stratagem)))];
    };
    if board.head(unit) != unit || board.owner(unit) != seat {
        return vec![not_a_target(board, usage.stratagem, unit)];
    }
    let mut refusals = unit_refusals(board, moment, usage.stratagem, unit);
    refusals.extend(details(board, moment, usage, unit));
    refusals
}

/// Whether anything can be chosen for a Stratagem whose moment has come.
pub(super) fn exist(board: Board<'_>, seat: Seat, moment: &Moment, stratagem: Stratagem) -> bool {
    if let Some(unit) = implied(moment, stratagem) {
        return board.owner(unit) == seat && suits(board, moment, stratagem, unit);
    }
    match (stratagem, moment) {
        (_, Moment::Targeted { targets, .. }) => {
            targets.iter().any(|unit| board.owner(*unit) == seat && suits(board, moment, stratagem, *unit))
        }
        (Stratagem::RapidIngress, _) => {
            board.heads().any(|unit| board.owner(unit) == seat && suits(board, moment, stratagem, unit))
        }
        (Stratagem::Grenade, _) => board.army(seat).any(|unit| {
            suits(board, moment, stratagem, unit)
                && board.enemies_of(unit).any(|enemy| {
                    !is_out_of_throw(board, unit, enemy) && grenade_refusals(board, unit, enemy).is_empty()
                })
        }),
        // Who cannot charge any more has nothing to shock anybody with.
        (Stratagem::TankShock, Moment::OwnPhase) => board
            .army(seat)
            .any(|unit| suits(board, moment, stratagem, unit) && charge::can_charge(board, unit)),
        (Stratagem::FireOverwatch, Moment::EnemyMoves { unit: enemy, .. }) => board
            .army(seat)
            .any(|unit| suits(board, moment, stratagem, unit) && can_fire(board, unit, *enemy)),
        _ => board.army(seat).any(|unit| suits(board, moment, stratagem, unit)),
    }
}

/// Whether a quick look already shows that a unit cannot be the target of a Stratagem, so that nobody has to list the reasons.
pub(crate) fn is_hopeless(board: Board<'_>, moment: &Moment, stratagem: Stratagem, unit: UnitId) -> bool {
    match (stratagem, moment) {
        (Stratagem::FireOverwatch, Moment::EnemyMoves { unit: enemy, .. }) => {
            !board.on_battlefield(unit) || !board.units_within(unit, *enemy, OVERWATCH_REACH)
        }
        (Stratagem::HeroicIntervention, Moment::Charged(enemy)) => {
            !board.on_battlefield(unit) || !board.units_within(unit, *enemy, HEROIC_REACH)
        }
        (Stratagem::Grenade, _) => board.unit(unit).shot || !board.is(unit, Core::Grenades),
        _ => false,
    }
}

/// Whether a quick look already shows that no Grenade reaches an enemy.
pub(crate) fn is_out_of_throw(board: Board<'_>, unit: UnitId, enemy: UnitId) -> bool {
    !board.units_within(unit, enemy, GRENADE_REACH)
}

fn suits(board: Board<'_>, moment: &Moment, stratagem: Stratagem, unit: UnitId) -> bool {
    !is_hopeless(board, moment, stratagem, unit) && unit_refusals(board, moment, stratagem, unit).is_empty()
}

/// Every reason against one unit of one's own as the target of a Stratagem.
fn unit_refusals(board: Board<'_>, moment: &Moment, stratagem: Stratagem, unit: UnitId) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let no = || not_a_target(board, stratagem, unit);
    let exempt = match stratagem {
        Stratagem::InsaneBravery => true,
        Stratagem::CommandReroll => board.rulings().shocked_rerolls == ShockedRerolls::Allowed,
        _ => false,
    };
    if board.unit(unit).battle_shocked && !exempt {
        refusals.push(
            Refusal::new("wh40k.battleshock.no-stratagems", "refusal-stratagem-battle-shocked")
                .with("unit", board.name(unit)),
        );
    }
    if stratagem == Stratagem::RapidIngress {
        refusals.extend(ingress_refusals(board, unit));
        return refusals;
    }
    if !board.on_battlefield(unit) {
        refusals.push(
            Refusal::new(target_rule(stratagem), "refusal-not-on-battlefield").with("unit", board.name(unit)),
        );
        return refusals;
    }
    match (stratagem, moment) {
        (Stratagem::CounterOffensive, _) if board.unit(unit).fought || !board.is_engaged(unit) => {
            refusals.push(no());
        }
        (Stratagem::CounterOffensive, _) if !fight::is_eligible(board, unit) => {
            refusals.push(
                Refusal::new("wh40k.aircraft.fight-eligible", "refusal-stratagem-target")
                    .with("unit", board.name(unit))
                    .with("stratagem", Arg::Word(word(stratagem))),
            );
        }
        (Stratagem::EpicChallenge, _) => {
            let challenged =
                board.enemies_of(unit).any(|e| is_attached(board, e) && board.units_engaged(unit, e));
            if !board.is(unit, Core::Character) || !challenged {
                refusals.push(no());
            }
        }
        (Stratagem::Grenade, _)
            if !board.is(unit, Core::Grenades) || board.unit(unit).shot || board.is_engaged(unit) =>
        {
            refusals.push(no());
        }
        (Stratagem::TankShock, _) if !board.is(unit, Core::Vehicle) => refusals.push(no()),
        (Stratagem::GoToGround, Moment::Targeted { targets, .. })
            if !targets.contains(&unit) || !board.is(unit, Core::Infantry) =>
        {
            refusals.push(no());
        }
        (Stratagem::Smokescreen, Moment::Targeted { targets, .. })
            if !targets.contains(&unit) || !board.is(unit, Core::Smoke) =>
        {
            refusals.push(no());
        }
        (Stratagem::FireOverwatch, Moment::EnemyMoves { unit: enemy, .. }) => {
            refusals.extend(eligible::refusals(board, unit));
            if !board.units_within(unit, *enemy, OVERWATCH_REACH) {
                refusals.push(too_far(board, stratagem, unit, *enemy));
            }
        }
        (Stratagem::HeroicIntervention, Moment::Charged(enemy)) => {
            refusals.extend(heroic_refusals(board, unit, *enemy));
        }
        _ => {}
    }
    refusals
}

/// Every reason against bringing a unit in with Rapid Ingress.
fn ingress_refusals(board: Board<'_>, unit: UnitId) -> Option<Refusal> {
    if !matches!(board.unit(unit).place, Place::Reserves(_)) {
        return Some(not_a_target(board, Stratagem::RapidIngress, unit));
    }
    movement::time_refusal(board, board.owner(unit), unit)
        .map(|refusal| Refusal { rule: RuleId("wh40k.stratagem.rapid-ingress-round"), ..refusal })
}

fn heroic_refusals(board: Board<'_>, unit: UnitId, enemy: UnitId) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let mut no = |rule: &'static str, key: &'static str| {
        refusals.push(Refusal::new(rule, key).with("unit", board.name(unit)));
    };
    if board.is_engaged(unit) {
        no("wh40k.charge.not-engaged", "refusal-charge-engaged");
    }
    if board.is(unit, Core::Aircraft) {
        no("wh40k.charge.not-aircraft", "refusal-charge-aircraft");
    }
    if board.models(unit).all(|model| board.movement(model) == Movement::None) {
        no("wh40k.datasheet.move", "refusal-cannot-move");
    }
    if board.unit(unit).arrived == Some(Arrival::Wreck) {
        no("wh40k.transport.destroyed-no-charge", "refusal-charge-after-wreck");
    }
    if board.unit(unit).declared {
        no("wh40k.charge.once-per-phase", "refusal-charge-again");
    }
    if board.is(unit, Core::Vehicle) && !board.is(unit, Core::Walker) {
        no("wh40k.stratagem.heroic-intervention-vehicles", "refusal-heroic-vehicle");
    }
    if board.is(enemy, Core::Aircraft) && !board.is(unit, Core::Fly) {
        no("wh40k.aircraft.charged-by-fly-only", "refusal-charge-at-aircraft");
    }
    if !board.units_within(unit, enemy, HEROIC_REACH) {
        refusals.push(too_far(board, Stratagem::HeroicIntervention, unit, enemy));
    }
    refusals
}

/// What else has to be chosen: a die, a model, an enemy, a weapon.
fn details(board: Board<'_>, moment: &Moment, usage: &Use, unit: UnitId) -> Vec<Refusal> {
    let no = |key: &'static str| vec![Refusal::new(target_rule(usage.stratagem), key)];
    match (usage.stratagem, moment) {
        (Stratagem::CommandReroll, Moment::Rolled { purpose, dice, .. }) => {
            let several = dice.len() > 1 && !rolls::is_sum(purpose);
            let fits = match usage.die {
                Some(die) => several && usize::from(die) < dice.len(),
                None => !several,
            };
            if fits { Vec::new() } else { no("refusal-reroll-one-roll") }
        }
        (Stratagem::EpicChallenge, _) => {
            let fits = |model: ModelId| {
                board.model_exists(model)
                    && board.unit_of(model) == unit
                    && !board.model(model).destroyed
                    && board.model_is(model, Core::Character)
            };
            if usage.model.is_some_and(fits) { Vec::new() } else { no("refusal-stratagem-needs-character") }
        }
        (Stratagem::Grenade, _) => match usage.enemy {
            Some(enemy) => grenade_refusals(board, unit, enemy),
            None => no("refusal-stratagem-needs-enemy"),
        },
        (Stratagem::TankShock, Moment::ChargeMoved(_)) => tank_shock_refusals(board, unit, usage),
        _ => Vec::new(),
    }
}

/// Every reason against a Grenade thrown at this enemy.
fn grenade_refusals(board: Board<'_>, unit: UnitId, enemy: UnitId) -> Vec<Refusal> {
    let rule = "wh40k.stratagem.grenade-effect";
    if !board.enemies(unit, enemy) || board.head(enemy) != enemy || !board.on_battlefield(enemy) {
        return vec![Refusal::new(rule, "refusal-stratagem-needs-enemy")];
    }
    let mut refusals = Vec::new();
    let mut no = |key: &'static str| {
        refusals.push(
            Refusal::new(rule, key)
                .with("unit", board.name(unit))
                .with("enemy", board.name(enemy))
                .with("distance", Arg::Length(board.unit_gap(unit, enemy).map_or(0, |gap| gap.0)))
                .with("most", Arg::Length(GRENADE_REACH.0)),
        );
    };
    if !board.units_within(unit, enemy, GRENADE_REACH) {
        no("refusal-grenade-too-far");
    } else if !board.unit_sees_unit(unit, enemy) {
        no("refusal-grenade-unseen");
    }
    if board.is_engaged(enemy) {
        no("refusal-grenade-engaged");
    }
    refusals
}

/// Every reason against the enemy and the weapon chosen for Tank Shock after the Charge move.
pub(crate) fn tank_shock_refusals(board: Board<'_>, unit: UnitId, usage: &Use) -> Vec<Refusal> {
    let rule = "wh40k.stratagem.tank-shock-effect";
    let mut refusals = Vec::new();
    let engaged = |enemy: UnitId| board.enemies(unit, enemy) && board.units_engaged(unit, enemy);
    if !usage.enemy.is_some_and(|enemy| board.head(enemy) == enemy && engaged(enemy)) {
        refusals.push(Refusal::new(rule, "refusal-tank-shock-enemy").with("unit", board.name(unit)));
    }
    let has = |weapon: u8| {
        board.models(unit).any(|model| {
            let weapons = &board.datasheet(board.model_facts(model).unit).weapons;
            board.model_facts(model).equipment.contains(&weapon)
                && weapons.get(usize::from(weapon)).is_some_and(|weapon| weapon.is_melee())
        })
    };
    if !usage.weapon.is_some_and(has) {
        refusals.push(Refusal::new(rule, "refusal-tank-shock-weapon").with("unit", board.name(unit)));
    }
    refusals
}

fn not_a_target(board: Board<'_>, stratagem: Stratagem, unit: UnitId) -> Refusal {
    Refusal::new(target_rule(stratagem), "refusal-stratagem-target")
        .with("unit", board.name(unit))
        .with("stratagem", Arg::Word(word(stratagem)))
}

fn too_far(board: Board<'_>, stratagem: Stratagem, unit: UnitId, enemy: UnitId) -> Refusal {
    let most = if stratagem == Stratagem::FireOverwatch { OVERWATCH_REACH } else { HEROIC_REACH };
    Refusal::new(target_rule(stratagem), "refusal-stratagem-too-far")
        .with("unit", board.name(unit))
        .with("enemy", board.name(enemy))
        .with("distance", Arg::Length(board.unit_gap(unit, enemy).map_or(0, |gap| gap.0)))
        .with("most", Arg::Length(most.0))
}

/// The rule that says whom a Stratagem can be used on.
fn target_rule(stratagem: Stratagem) -> &'static str {
    match stratagem {
        Stratagem::CommandReroll => "wh40k.stratagem.command-reroll-effect",
        Stratagem::CounterOffensive => "wh40k.stratagem.counter-offensive-target",
        Stratagem::EpicChallenge => "wh40k.stratagem.epic-challenge-target",
        Stratagem::InsaneBravery => "wh40k.stratagem.insane-bravery-target",
        Stratagem::Grenade => "wh40k.stratagem.grenade-target",
        Stratagem::TankShock => "wh40k.stratagem.tank-shock-target",
        Stratagem::FireOverwatch => "wh40k.stratagem.fire-overwatch-target",
        Stratagem::RapidIngress => "wh40k.stratagem.rapid-ingress-target",
        Stratagem::GoToGround => "wh40k.stratagem.go-to-ground-target",
        Stratagem::Smokescreen => "wh40k.stratagem.smokescreen-target",
        Stratagem::HeroicIntervention => "wh40k.stratagem.heroic-intervention-target",
    }
}
