//! The cards a viewer may read.

use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::Card;

use super::{keys, name};
use crate::board::Board;
use crate::data::{CommandId, Library, Name, ScenarioId};
use crate::tell;
use crate::view::View;

pub(super) fn cards(board: Board<'_>, view: &View) -> Vec<Card> {
    let library = &board.game.library;
    let own = &view.own;
    let mut cards: Vec<Card> =
        own.hand.iter().map(|card| command(board, card, "hand", "show-place-hand")).collect();
    cards.extend(own.chosen.map(|card| command(board, card, "chosen", "show-place-chosen")));
    cards.extend(own.drawn.iter().map(|card| scenario(board, *card, "drawn", "show-place-drawn")));
    cards.extend(own.objective.map(|card| scenario(board, card, "objective", "show-place-objective")));
    cards.extend(board.table.scenario.map(|card| scenario(board, card, "active", "show-place-active")));
    for (seat, player) in board.table.players.iter() {
        let placed =
            |card: Card, says: &'static str| Card { place_says: Line::new(says).seat("seat", seat), ..card };
        if let Some(card) = player.revealed {
            cards.push(placed(command(board, card, "revealed", ""), "show-place-revealed"));
        }
        for card in player.discard.iter() {
            cards.push(placed(command(board, card, "discard", ""), "show-place-discard"));
        }
        if let Some(card) = player.objective.filter(|card| Some(*card) != own.objective) {
            cards.push(placed(scenario(board, card, "objective", ""), "show-place-objective-of"));
        }
    }
    cards.extend(board.table.deployment_row.iter().enumerate().map(|(place, id)| {
        let card = &library[*id];
        let about = Line::new("show-deployment-card").number("value", card.value);
        printed(keys::row(place, *id), &card.name, vec![about, text(&card.text)], "row", "show-place-row")
    }));
    cards
}

fn printed(key: String, title: &Name, text: Vec<Line>, place: &str, says: &'static str) -> Card {
    Card { key, name: name(title), text, place: place.to_owned(), place_says: Line::new(says) }
}

/// A text in the project's own words.
pub(super) fn text(text: &Name) -> Line {
    Line::new("show-name").with("name", name(text))
}

/// What is printed on a command card.
pub(super) fn command_text(library: &Library, card: CommandId) -> Vec<Line> {
    let card = &library[card];
    let about = Line::new("show-command-card")
        .with("strategy", Arg::Word(tell::strategy(card.strategy)))
        .number("activation", card.activation);
    vec![about, text(&card.text)]
}

/// What is printed on a scenario card: its ability and its objective.
pub(super) fn scenario_text(board: Board<'_>, card: ScenarioId) -> Vec<Line> {
    let card = &board.game.library[card];
    let of = |key, text: &Name| Line::new(key).with("text", name(text));
    vec![of("show-scenario-ability", &card.text), of("show-scenario-objective", &card.objective_text)]
}

fn command(board: Board<'_>, card: CommandId, place: &str, says: &'static str) -> Card {
    let title = &board.game.library[card].name;
    printed(keys::command(card), title, command_text(&board.game.library, card), place, says)
}

fn scenario(board: Board<'_>, card: ScenarioId, place: &str, says: &'static str) -> Card {
    let title = &board.game.library[card].name;
    printed(keys::scenario(card), title, scenario_text(board, card), place, says)
}
