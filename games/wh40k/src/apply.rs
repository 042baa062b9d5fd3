//! The one door for change: how each event changes the state.

use gonfalon_kernel::Seat;

use crate::Wh40k;
use crate::action::{Formations, Spot};
use crate::event::Event;
use crate::state::{Arrival, Effects, Marker, ModelId, MoveKind, Phase, Place, State, Table, UnitId};
use crate::stratagem::{Silence, Stratagem};

/// Changes the state by one event. Nothing else does.
pub(crate) fn apply(game: &Wh40k, state: &mut State, event: &Event) {
    let table = &mut state.table;
    match event {
        Event::AttackerChosen(seat) => table.attacker = Some(*seat),
        Event::MarkerPlaced { at, .. } => table.markers.push(Marker { at: *at, controlled: None }),
        Event::FormationsRevealed { formations, .. } => reveal(table, formations),
        Event::SetUp { unit, spots, arrival } => {
            put(table, *unit, Place::Battlefield);
            let facts = &mut table.units[unit.index()];
            facts.arrived = *arrival;
            if matches!(arrival, Some(Arrival::Reserves | Arrival::DisembarkedAfter | Arrival::Wreck)) {
                facts.moved = Some(MoveKind::Normal);
            }
            for (model, spot) in spots {
                stand(table, *model, *spot);
            }
        }
        Event::Placed { unit, place, .. } => put(table, *unit, *place),
        Event::FirstTurn(seat) => table.first = Some(*seat),
        Event::RoundBegan(round) => {
            table.round = *round;
            for player in &mut table.players.0 {
                player.extra_points = 0;
            }
        }
        Event::TurnBegan(seat) => begin_turn(table, *seat),
        Event::PhaseBegan(phase) => begin_phase(game, table, *phase),
        Event::PointsGained { seat, points, rule } => {
            let player = &mut table.players[*seat];
            player.command_points = player.command_points.saturating_add(*points);
            if rule.0 != "wh40k.command.gain-cp" {
                player.extra_points += points;
            }
        }
        Event::BattleShocked { unit, .. } => table.units[unit.index()].battle_shocked = true,
        Event::Recovered(unit) => table.units[unit.index()].battle_shocked = false,
        Event::Selected { unit, kind } => table.units[unit.index()].moved = Some(*kind),
        Event::Moved { model, to } => stand(table, *model, *to),
        Event::MoveEnded { unit, kind: MoveKind::Charge } => table.units[unit.index()].charged = true,
        Event::TargetsChosen { unit, .. } if table.phase == Phase::Shooting => {
            table.units[unit.index()].shot = true;
        }
        Event::ChargeDeclared { unit, .. } => table.units[unit.index()].declared = true,
        Event::FightPicked(unit) => table.units[unit.index()].fought = true,
        Event::WoundsLost { model, count } => {
            let model = &mut table.models[model.index()];
            model.lost = model.lost.saturating_add(*count);
        }
        Event::WoundsRegained { model, count } => {
            let model = &mut table.models[model.index()];
            model.lost = model.lost.saturating_sub(*count);
        }
        Event::Allocated(model) => table.models[model.index()].allocated = true,
        Event::Destroyed { model, .. } => destroy(game, table, *model),
        Event::StratagemUsed { seat, stratagem, unit, model } => {
            let player = &mut table.players[*seat];
            player.command_points = player.command_points.saturating_sub(stratagem.cost());
            player.used.push(*stratagem);
            player.overwatch_used |= *stratagem == Stratagem::FireOverwatch;
            if let Some(unit) = unit {
                take_effect(&mut table.units[unit.index()].effects, *stratagem, *model);
            }
        }
        Event::Silenced { seat, stratagem, silence } => {
            table.players[*seat].silences.set(*stratagem, *silence);
        }
        Event::MarkerControlled { marker, seat } => table.markers[usize::from(*marker)].controlled = *seat,
        Event::Scored { seat, points, .. } => table.players[*seat].victory_points += points,
        Event::PhaseEnded(_) => end_phase(table),
        Event::TurnEnded(_) => end_turn(table),
        Event::Ended { outcome, .. } => table.outcome = Some(outcome.clone()),
        Event::RolledOff { .. }
        | Event::FormationsNoted(_)
        | Event::BattleShockTested { .. }
        | Event::DistanceRolled { .. }
        | Event::MoveEnded { .. }
        | Event::EscapeRolled { .. }
        | Event::TargetsChosen { .. }
        | Event::ChargeFailed(_)
        | Event::WreckRolled { .. }
        | Event::AttacksRolled { .. }
        | Event::StrengthRolled { .. }
        | Event::HitsRolled { .. }
        | Event::HitsSustained { .. }
        | Event::WoundsRolled { .. }
        | Event::SavesRolled { .. }
        | Event::DamageRolled { .. }
        | Event::Rerolled { .. }
        | Event::MortalWounds { .. }
        | Event::FeelNoPainRolled { .. }
        | Event::HazardousRolled { .. }
        | Event::DemiseRolled { .. }
        | Event::DemiseWoundsRolled { .. }
        | Event::GrenadeThrown { .. } => {}
    }
}

fn stand(table: &mut Table, model: ModelId, spot: Spot) {
    let model = &mut table.models[model.index()];
    model.at = spot.at;
    model.elevation = spot.elevation;
    model.heading = spot.heading;
}

/// A unit is somewhere else, and its Leader with it.
fn put(table: &mut Table, unit: UnitId, place: Place) {
    table.units[unit.index()].place = place;
    for leader in table.units.iter_mut().filter(|other| other.attached == Some(unit)) {
        leader.place = place;
    }
}

fn reveal(table: &mut Table, formations: &Formations) {
    for unit in &formations.hovering {
        table.units[unit.index()].hovering = true;
    }
    for (leader, bodyguard) in &formations.leaders {
        table.units[leader.index()].attached = Some(*bodyguard);
    }
    for (unit, reserves) in &formations.reserves {
        put(table, *unit, Place::Reserves(*reserves));
    }
    // Who is inside an AIRCRAFT in Reserves is named in both lists and is inside it.
    for (unit, transport) in &formations.embarked {
        put(table, *unit, Place::Embarked(*transport));
    }
}

fn begin_turn(table: &mut Table, seat: Seat) {
    table.active = seat;
    for unit in &mut table.units {
        unit.moved = None;
        unit.arrived = None;
        unit.charged = false;
        unit.charge_bonus = false;
    }
    for player in &mut table.players.0 {
        player.overwatch_used = false;
    }
}

fn begin_phase(game: &Wh40k, table: &mut Table, phase: Phase) {
    table.phase = phase;
    for (unit, facts) in table.units.iter_mut().zip(&game.units) {
        unit.began_embarked = phase == Phase::Movement
            && facts.owner == table.active
            && matches!(unit.place, Place::Embarked(_));
        unit.shot = false;
        unit.declared = false;
        unit.fought = false;
        unit.near_enemy = false;
    }
}

/// What lasts until the end of the phase is over.
fn end_phase(table: &mut Table) {
    for model in &mut table.models {
        model.allocated = false;
    }
    for unit in &mut table.units {
        unit.effects = Effects::default();
    }
    for player in &mut table.players.0 {
        player.used.clear();
        player.silences.expire(Silence::Phase);
    }
}

fn end_turn(table: &mut Table) {
    for unit in &mut table.units {
        unit.charge_bonus = false;
    }
    for player in &mut table.players.0 {
        player.silences.expire(Silence::Turn);
    }
}

/// A unit whose last model goes is destroyed with it.
fn destroy(game: &Wh40k, table: &mut Table, model: ModelId) {
    table.models[model.index()].destroyed = true;
    let unit = game.models[model.index()].unit;
    let gone = |unit: UnitId| {
        game.units[unit.index()].models.clone().all(|model| table.models[usize::from(model)].destroyed)
    };
    if gone(unit) && table.units[unit.index()].attached.is_none() && !has_leader(table, unit) {
        table.units[unit.index()].place = Place::Destroyed;
        return;
    }
    // An Attached unit stands under its Bodyguard's name until its last model is gone.
    let head = table.units[unit.index()].attached.unwrap_or(unit);
    let parts = (0..table.units.len() as u8)
        .map(UnitId)
        .filter(|part| *part == head || table.units[part.index()].attached == Some(head));
    if parts.clone().all(gone) {
        let parts: Vec<UnitId> = parts.collect();
        for part in parts {
            table.units[part.index()].place = Place::Destroyed;
        }
    }
}

fn has_leader(table: &Table, unit: UnitId) -> bool {
    table.units.iter().any(|other| other.attached == Some(unit))
}

fn take_effect(effects: &mut Effects, stratagem: Stratagem, model: Option<ModelId>) {
    match stratagem {
        Stratagem::GoToGround => effects.gone_to_ground = true,
        Stratagem::Smokescreen => effects.smokescreen = true,
        Stratagem::FireOverwatch => effects.overwatch = true,
        Stratagem::TankShock => effects.tank_shock = true,
        Stratagem::EpicChallenge => effects.epic_challenge = model,
        Stratagem::CommandReroll
        | Stratagem::CounterOffensive
        | Stratagem::InsaneBravery
        | Stratagem::Grenade
        | Stratagem::RapidIngress
        | Stratagem::HeroicIntervention => {}
    }
}
