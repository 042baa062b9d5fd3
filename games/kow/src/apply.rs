//! The one door for change: how each event changes the state.

use std::sync::Arc;

use crate::Kow;
use crate::action::{LongSide, Order};
use crate::event::Event;
use crate::state::{Phase, Place, Table};

/// Changes the table by one event. Nothing else does.
pub(crate) fn apply(game: &Kow, table: &mut Table, event: &Event) {
    match event {
        Event::TerrainPlaced { kind, at, heading, .. } => {
            let terrain = crate::setup::terrain_piece(game, *kind, *at, *heading);
            Arc::make_mut(&mut table.terrain).push(terrain);
            for player in &mut table.players.0 {
                player.content = false;
            }
        }
        Event::TerrainAgreed(seat) => table.players[*seat].content = true,
        Event::VictoryRolled { victory, .. } => table.victory = Some(*victory),
        Event::ObjectivesRolled(count) => table.objectives_left = *count,
        Event::ObjectiveSet { objective, .. } => {
            Arc::make_mut(&mut table.objectives).push(*objective);
            table.objectives_left -= 1;
        }
        Event::ObjectivesEnded => table.objectives_left = 0,
        Event::SideChosen { seat, side } => {
            for (index, player) in table.players.0.iter_mut().enumerate() {
                let other = if *side == LongSide::South { LongSide::North } else { LongSide::South };
                player.side = Some(if index == seat.index() { *side } else { other });
            }
        }
        Event::Deployed { unit, at, heading, champion_right } => {
            // Each unit has a time of its own.
            table.players[game.units[unit.index()].owner].spent = 0;
            let unit = &mut table.units[unit.index()];
            unit.place = Place::Table;
            unit.at = *at;
            unit.heading = *heading;
            unit.champion_right = *champion_right;
        }
        Event::NotDeployed(unit) => table.units[unit.index()].place = Place::Lost,
        Event::FirstChosen(seat) => {
            table.first = Some(*seat);
            table.active = *seat;
        }
        Event::TurnBegan { turn, seat } => {
            table.turn = *turn;
            table.active = *seat;
            table.players[*seat].spent = 0;
            for unit in &mut table.units {
                unit.order = None;
                unit.shot = false;
                unit.shaken = false;
            }
        }
        Event::PhaseBegan(phase) => table.phase = *phase,
        Event::Rallied(unit) => table.units[unit.index()].wavering = false,
        Event::Ordered { unit, order } => table.units[unit.index()].order = Some(*order),
        Event::Moved { unit, to, heading } => {
            let unit = &mut table.units[unit.index()];
            unit.at = *to;
            unit.heading = *heading;
        }
        Event::Nudged { unit, to } => table.units[unit.index()].at = *to,
        Event::Charged(contact) => {
            table.contacts.push(*contact);
            let charger = &mut table.units[contact.charger.index()];
            charger.order = charger.order.or(Some(Order::Charge));
        }
        Event::ShotDeclared { unit, .. } => table.units[unit.index()].shot = true,
        Event::Damaged { unit, amount, .. } => {
            let unit = &mut table.units[unit.index()];
            unit.damage = unit.damage.saturating_add(*amount);
            unit.shaken = true;
        }
        Event::Healed { unit, amount, .. } => {
            let unit = &mut table.units[unit.index()];
            unit.damage = unit.damage.saturating_sub(*amount);
        }
        Event::Released(unit) => table.units[unit.index()].released = true,
        Event::Steady(unit) | Event::TestLapsed(unit) => table.units[unit.index()].shaken = false,
        Event::Wavered(unit) => {
            let unit = &mut table.units[unit.index()];
            unit.shaken = false;
            unit.wavering = true;
        }
        Event::Routed { unit, .. } => {
            let routed = &mut table.units[unit.index()];
            routed.place = Place::Routed;
            routed.shaken = false;
            routed.wavering = false;
        }
        Event::MeleeEnded { target } => table.contacts.retain(|contact| contact.target != *target),
        Event::TurnEnded(seat) => {
            table.players[*seat].turns += 1;
            table.contacts.clear();
            for (unit, facts) in table.units.iter_mut().zip(&game.units) {
                if facts.owner == *seat {
                    unit.wavering = false;
                }
                unit.shaken = false;
            }
        }
        Event::TimeSpent { seat, spent } => {
            let player = &mut table.players[*seat];
            player.spent = player.spent.saturating_add(*spent);
            player.clock = player.clock.map(|left| left.saturating_sub(*spent));
            if table.phase != Phase::Setup {
                table.elapsed = table.elapsed.saturating_add(*spent);
            }
        }
        Event::Scored { seat, points } => table.players[*seat].points = Some(*points),
        Event::Ended { outcome, .. } => {
            table.outcome = Some(outcome.clone());
            // A clock that runs out may end the match between a charge and its melee.
            table.contacts.clear();
        }
        Event::RolledOff { .. }
        | Event::HeadstrongRolled { .. }
        | Event::CourageRolled { .. }
        | Event::Strikes { .. }
        | Event::HitsRolled { .. }
        | Event::DamageRolled { .. }
        | Event::Surged { .. }
        | Event::NerveTested { .. }
        | Event::MeleeBegan { .. }
        | Event::Regrouped { .. }
        | Event::TimedOut(_)
        | Event::Paused(_)
        | Event::PauseRefused(_)
        | Event::Resumed(_)
        | Event::Rerolled { .. }
        | Event::DoubtRolled { .. } => {}
    }
}
