//! Terrain laid out by dice.

use gonfalon_table::{Heading, Point};

use crate::cx::Cx;
use crate::data::Piece;
use crate::event::Event;

/// What the dice are rolled for.
const DIE: &str = "terrain-die";
/// The faces of a die, which divide the table into columns and rows.
const FACES: i32 = 6;
/// How far a face of the die turns a piece.
const TURN_DEGREES: i32 = 30;

/// Lays out pairs of pieces: one in the southern half of the table, its twin where the opponent sees the same. A pair for
/// which there is no room is left out.
pub(super) fn lay_out(cx: &mut Cx<'_>) {
    let pairs = cx.game.library.terrain.chance_pairs + cx.d6(DIE).div_ceil(2);
    for _ in 0..pairs {
        let (first, second) = pair(cx);
        if has_room(cx, first, second) {
            for Piece { kind, at, heading } in [first, second] {
                cx.emit(Event::TerrainPlaced { seat: None, kind, at, heading });
            }
        }
    }
}

/// A piece by four dice (kind, column, row, turn) and its twin.
fn pair(cx: &mut Cx<'_>) -> (Piece, Piece) {
    let far = cx.board().field().max;
    let kind = cx.game.library.terrain.chance_kinds[usize::from(cx.d6(DIE) - 1)];
    let middle_of = |extent: i32, face: u8| extent * (2 * i32::from(face) - 1) / (2 * FACES);
    let at = Point::new(middle_of(far.x, cx.d6(DIE)), middle_of(far.y / 2, cx.d6(DIE)));
    let heading = Heading::from_degrees((i32::from(cx.d6(DIE)) - 1) * TURN_DEGREES);
    let twin = Piece { kind, at: Point::new(far.x - at.x, far.y - at.y), heading: heading.opposite() };
    (Piece { kind, at, heading }, twin)
}

fn has_room(cx: &Cx<'_>, first: Piece, second: Piece) -> bool {
    let terrain = &cx.game.library.terrain;
    let outlines = [terrain.outline(first), terrain.outline(second)];
    !outlines[0].overlaps(&outlines[1])
        && outlines.iter().all(|outline| {
            outline.inside_rectangle(&cx.board().field())
                && cx.state.table.terrain.iter().all(|piece| !piece.outline.overlaps(outline))
        })
}
