//! The spells a viewer may read.

use gonfalon_kernel::Line;
use gonfalon_scene::Card;

use super::keys;
use crate::board::Board;
use crate::data::{Library, Name, SpellId};
use crate::printed::name;
use crate::view::View;

/// The viewer's Spellbook, each spell once with its number, and spells lent for the turn, which everybody sees.
pub(super) fn cards(board: Board<'_>, view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::new();
    for (place, spell) in view.own.spells.iter().enumerate() {
        if view.own.spells[..place].contains(spell) {
            continue;
        }
        let count = view.own.spells.iter().filter(|other| *other == spell).count();
        let mut text = spell_text(board.library(), *spell);
        if count > 1 {
            text.push(Line::new("show-spell-count").number("count", count as i64));
        }
        cards.push(card(board, *spell, text, "hand", Line::new("show-place-book")));
    }
    for (seat, player) in board.table.players.iter() {
        if let Some((spell, _)) = player.lent {
            let says = Line::new("show-place-lent").seat("seat", seat);
            let mut lent = card(board, spell, spell_text(board.library(), spell), "lent", says);
            lent.key = format!("lent-{}", seat.0);
            cards.push(lent);
        }
    }
    cards
}

fn card(board: Board<'_>, spell: SpellId, text: Vec<Line>, place: &str, place_says: Line) -> Card {
    let title = name(&board.library()[spell].name);
    Card { key: keys::spell(spell), name: title, text, place: place.to_owned(), place_says }
}

/// A text in the project's own words.
pub(super) fn text(text: &Name) -> Line {
    Line::new("show-name").with("name", name(text))
}

/// What is printed on a spell.
pub(super) fn spell_text(library: &Library, spell: SpellId) -> Vec<Line> {
    let spell = &library[spell];
    vec![Line::new("printed-kind-spell").number("level", spell.level), text(&spell.text)]
}
