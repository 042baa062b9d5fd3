//! The prepared layouts: enough of them, fair to both sides, and with every kind of terrain.

use std::collections::BTreeSet;

use gonfalon_kow::data::{Library, Word};
use gonfalon_kow::state::TerrainKind;
use gonfalon_table::Point;

#[test]
fn there_are_several_layouts_with_every_kind_of_terrain() {
    let layouts = &Library::core().terrain.layouts;
    assert!(layouts.len() >= 4, "{}", layouts.len());
    let all: BTreeSet<&str> = TerrainKind::WORDS.iter().map(|(word, _)| *word).collect();
    for layout in layouts {
        let kinds: BTreeSet<&str> = layout.pieces.iter().map(|piece| piece.kind.word()).collect();
        assert_eq!(kinds, all, "{}", layout.id);
    }
}

#[test]
fn layouts_look_alike_from_both_long_sides() {
    let library = Library::core();
    let field = library.constants.battlefield;
    for layout in &library.terrain.layouts {
        for piece in &layout.pieces {
            let across = Point::new(field.width.0 - piece.at.x, field.depth.0 - piece.at.y);
            let twin = layout.pieces.iter().find(|other| other.kind == piece.kind && other.at == across);
            let twin = twin.unwrap_or_else(|| panic!("{}: {piece:?} stands alone", layout.id));
            assert!(
                twin.at == piece.at || twin.heading == piece.heading.opposite(),
                "{}: {piece:?} against {twin:?}",
                layout.id
            );
        }
    }
}
