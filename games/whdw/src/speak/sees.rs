//! What a seat can see, and the proof that it sees no more.

use gonfalon_kernel::{Game, Seat};

use super::read::{Names, listed, seat};
use crate::Whdw;
use crate::data::{CommandId, ScenarioId};
use crate::state::{CardSet, Secret, State};
use crate::view::View;

/// Whether a view shows something.
pub(super) fn sees(game: &Whdw, view: &View, words: &[&str]) -> Result<bool, String> {
    let command =
        |word: &str| game.library.command(word).ok_or_else(|| format!("there is no command card `{word}`"));
    let scenario =
        |word: &str| game.library.scenario(word).ok_or_else(|| format!("there is no scenario card `{word}`"));
    Ok(match words {
        ["hand", owner, card] => view.viewer == Some(seat(owner)?) && view.own.hand.has(command(card)?),
        ["chosen", owner, card] => {
            view.viewer == Some(seat(owner)?) && view.own.chosen == Some(command(card)?)
        }
        ["objective", owner, card] => {
            let (owner, card) = (seat(owner)?, scenario(card)?);
            (view.viewer == Some(owner) && view.own.objective == Some(card))
                || view.table.players[owner].objective == Some(card)
        }
        ["drawn", owner, card] => {
            view.viewer == Some(seat(owner)?) && view.own.drawn.contains(&scenario(card)?)
        }
        ["sealed", owner] => view.table.players[seat(owner)?].sealed,
        ["revealed", owner, card] => view.table.players[seat(owner)?].revealed == Some(command(card)?),
        ["discard", owner, card] => view.table.players[seat(owner)?].discard.has(command(card)?),
        ["scenario", card] => view.table.scenario == Some(scenario(card)?),
        ["row", name] => {
            let table = &view.table;
            table.deployment_row.iter().any(|card| game.library[*card].id == *name)
                || table.terrain_row.iter().any(|piece| game.library[*piece].id == *name)
        }
        ["range", one, other, band] => {
            let board = view.board(game);
            let names = Names { game };
            let (one, other) = (board.circle(names.find(one)?), board.circle(names.find(other)?));
            board.band(&one, &other) == listed(band)?
        }
        ["list", owner, card] => {
            let known = game.known_cards[seat(owner)?.index()];
            known.is_some_and(|cards| command(card).is_ok_and(|card| cards.has(card)))
        }
        _ => {
            return Err("what can be seen: hand, chosen, objective, drawn, sealed, revealed, discard, list SEAT CARD, \
                        scenario CARD, row CARD or PIECE, range DISK DISK BAND"
                .to_owned());
        }
    })
}

/// Whether the secrets of one seat change what others see.
pub(super) fn honest(game: &Whdw, state: &State) -> Result<(), String> {
    for keeper in Seat::all(game.seats) {
        let mut other = state.clone();
        let secret = &state.secrets[keeper];
        other.secrets[keeper] = Secret {
            hand: CardSet(secret.hand.0.rotate_left(5)),
            chosen: secret.chosen.map(|card| CommandId((card.0 + 1) % game.library.commands.len() as u8)),
            drawn: secret.drawn.iter().map(|_| ScenarioId(0)).collect(),
            objective: secret
                .objective
                .map(|card| ScenarioId((card.0 + 1) % game.library.scenarios.len() as u8)),
        };
        for viewer in Seat::all(game.seats).filter(|seat| *seat != keeper).map(Some).chain([None]) {
            if game.view(state, viewer) != game.view(&other, viewer) {
                return Err(format!("the secrets of {keeper} show in the view of {viewer:?}"));
            }
        }
    }
    Ok(())
}
