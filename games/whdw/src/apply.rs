//! The one door for change: how each event changes the state.

use std::sync::Arc;

use crate::Whdw;
use crate::data::Until;
use crate::event::Event;
use crate::state::{Phase, Place, State, Terrain, ZoneCard};

/// Changes the state by one event. Nothing else does.
pub(crate) fn apply(game: &Whdw, state: &mut State, event: &Event) {
    let table = &mut state.table;
    match event {
        Event::EdgesAssigned(edges) => {
            for (player, edge) in table.players.0.iter_mut().zip(edges) {
                player.edge = *edge;
            }
        }
        Event::InitiativeAssigned(order) => table.initiative = order.clone(),
        Event::ScenariosDrawn { seat, cards } => state.secrets[*seat].drawn = cards.clone(),
        Event::ScenarioChosen(card) => {
            table.scenario = Some(*card);
            for secret in &mut state.secrets.0 {
                secret.drawn.clear();
            }
        }
        Event::ObjectiveDealt { seat, card } => state.secrets[*seat].objective = *card,
        Event::DeploymentCardsDealt(cards) => table.deployment_row = cards.clone(),
        Event::DeploymentCardPlaced { seat, card, text, at } => {
            if let Some(taken) = table.deployment_row.iter().position(|laid_out| Some(*laid_out) == *card) {
                table.deployment_row.remove(taken);
            }
            Arc::make_mut(&mut table.zone_cards).push(ZoneCard {
                owner: *seat,
                card: *card,
                text: *text,
                at: *at,
            });
        }
        Event::ZoneShifted { card, at } => {
            let cards = crate::setup::zone_of_card(game, table, *card);
            let zone_cards = Arc::make_mut(&mut table.zone_cards);
            let by = at - zone_cards[usize::from(*card)].at;
            for card in cards {
                zone_cards[usize::from(card)].at += by;
            }
        }
        Event::TerrainDealt(pieces) => table.terrain_row = pieces.clone(),
        Event::TerrainPlaced { piece, side, at, heading, .. } => {
            if let Some(taken) = table.terrain_row.iter().position(|laid_out| laid_out == piece) {
                table.terrain_row.remove(taken);
            }
            let outline = game.library[*piece].outline.placed(*at, *heading);
            Arc::make_mut(&mut table.terrain).push(Terrain {
                piece: *piece,
                side: *side,
                at: *at,
                heading: *heading,
                outline,
            });
        }
        Event::TerrainLeftOut { piece, .. } => {
            if let Some(taken) = table.terrain_row.iter().position(|laid_out| laid_out == piece) {
                table.terrain_row.remove(taken);
            }
        }
        Event::Deployed { disk, at } | Event::Reinforced { disk, at, .. } => {
            table.disks[disk.index()].place = Place::Battlefield;
            table.pile.land(*disk, *at);
        }
        Event::RoundBegan(round) => table.round = *round,
        Event::PhaseBegan(phase) => table.phase = *phase,
        Event::CommandSealed { seat, card } => {
            let secret = &mut state.secrets[*seat];
            if let Some(card) = card {
                secret.hand = secret.hand.without(*card);
            }
            secret.chosen = *card;
            let player = &mut table.players[*seat];
            player.sealed = true;
            player.hand_size -= 1;
        }
        Event::CommandsRevealed(cards) => {
            for (seat, card) in cards {
                state.secrets[*seat].chosen = None;
                let player = &mut table.players[*seat];
                player.revealed = Some(*card);
                player.sealed = false;
                player.battle_used = false;
                player.bonus_used = 0;
            }
        }
        Event::CardsDiscarded => {
            for player in &mut table.players.0 {
                if let Some(card) = player.revealed.take() {
                    player.discard = player.discard.with(card);
                }
            }
            table.lasting.retain(|lasting| lasting.until != Until::Card);
        }
        Event::BonusTaken { disk } => {
            let owner = game.disks[disk.index()].owner;
            table.players[owner].bonus_used += 1;
        }
        Event::Flipped { disk, to } => table.pile.land(*disk, *to),
        Event::Flew { disk, to } => table.pile.hover(*disk, *to),
        Event::Triggered(trigger) => table.triggers.push(*trigger),
        Event::TriggerTaken(trigger) => {
            if let Some(taken) = table.triggers.iter().position(|waiting| waiting == trigger) {
                table.triggers.remove(taken);
            }
        }
        Event::BattleAbilityUsed { seat, .. } => table.players[*seat].battle_used = true,
        Event::Damaged { disk, amount, .. } => {
            let disk = &mut table.disks[disk.index()];
            disk.damage = disk.damage.saturating_add(*amount);
        }
        Event::Wounded { disk } => {
            let disk = &mut table.disks[disk.index()];
            disk.damage = 0;
            disk.wounds += 1;
        }
        Event::Removed { disk, .. } => {
            let removed = &mut table.disks[disk.index()];
            removed.place = Place::Casualty;
            removed.damage = 0;
            removed.wounds = 0;
            removed.activated = false;
            removed.empowered = false;
            table.pile.remove(*disk);
            table.lasting.retain(|lasting| lasting.disk != *disk);
        }
        Event::TokenPlaced { disk } => table.disks[disk.index()].activated = true,
        Event::TokenTaken { disk } => table.disks[disk.index()].activated = false,
        Event::TowerActivated { piece } => table.towers_activated |= 1 << piece,
        Event::Empowered { disk } => table.disks[disk.index()].empowered = true,
        Event::Unempowered { disk, .. } => table.disks[disk.index()].empowered = false,
        Event::ChangeBegan(lasting) => table.lasting.push(lasting.clone()),
        Event::RoundCleared => {
            for disk in &mut table.disks {
                disk.damage = 0;
                disk.activated = false;
                disk.empowered = false;
            }
            table.towers_activated = 0;
            table.lasting.retain(|lasting| lasting.until == Until::Game);
            for (player, secret) in table.players.0.iter_mut().zip(&mut state.secrets.0) {
                secret.hand = secret.hand.union(player.discard);
                player.hand_size += player.discard.len();
                player.discard = Default::default();
            }
        }
        Event::Eliminated(seat) => {
            table.players[*seat].eliminated = true;
            table.initiative.retain(|other| other != seat);
        }
        Event::ReserveLost { seat } => {
            for (disk, facts) in table.disks.iter_mut().zip(&game.disks) {
                if facts.owner == *seat && disk.place == Place::Reserve {
                    disk.place = Place::Casualty;
                }
            }
        }
        Event::Scored { seat, objective, points } => {
            let player = &mut table.players[*seat];
            player.objective = *objective;
            player.points = Some(*points);
        }
        Event::Ended { outcome, .. } => {
            table.outcome = Some(outcome.clone());
            table.phase = Phase::End;
        }
        Event::InitiativeRolled { .. }
        | Event::OrderDetermined(_)
        | Event::CardBegan { .. }
        | Event::ActivationsLost { .. }
        | Event::ActivationBegan { .. }
        | Event::Stopped { .. }
        | Event::Pinned { .. }
        | Event::DieRolled { .. }
        | Event::ShotDeclared { .. }
        | Event::BattleDiceRolled { .. }
        | Event::MagicUsed { .. }
        | Event::AbilityUsed { .. }
        | Event::Struck { .. }
        | Event::EngagementBegan { .. } => {}
    }
}
