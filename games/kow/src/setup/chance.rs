//! Terrain drawn by chance: pairs of pieces that lie alike seen from both long sides, so that nobody is favoured.

use gonfalon_kernel::Roll;
use gonfalon_table::{Heading, Length, Point, Polygon};

use super::terrain_piece;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Piece, Word};
use crate::event::Event;
use crate::state::TerrainKind;

/// Headings are multiples of this many degrees.
const HEADING_STEP: i32 = 15;

/// Puts pairs of pieces on the table. A pair that finds no place after some tries is left out.
pub(super) fn lay_out(cx: &mut Cx<'_>) {
    let terrain = &cx.game.library.terrain;
    let pairs = cx.d6("terrain-pairs-die").saturating_add(terrain.chance.pairs_added);
    for _ in 0..pairs.min(terrain.most_pieces / 2) {
        let found = (0..terrain.chance.tries).find_map(|_| {
            let pair = draw(cx);
            fits(cx.board(), &pair).then_some(pair)
        });
        for Piece { kind, at, heading } in found.into_iter().flatten() {
            cx.emit(Event::TerrainPlaced { seat: None, kind, at, heading });
        }
    }
}

/// A piece anywhere, and its twin half a turn about the middle of the table from it.
fn draw(cx: &mut Cx<'_>) -> [Piece; 2] {
    let far = cx.board().field().max;
    let inches = |length: i32| u8::try_from(length / Length::INCH.0).unwrap_or(u8::MAX).max(1);
    let mut roll = |purpose, sides| i32::from(cx.dice.roll(Roll { purpose, sides }));
    let (_, kind) = TerrainKind::WORDS[roll("terrain-kind-die", TerrainKind::WORDS.len() as u8) as usize - 1];
    // The middle of an inch, so that both edges of the table are equally far.
    let middle = |inch: i32| inch * Length::INCH.0 - Length::INCH.0 / 2;
    let x = middle(roll("terrain-across-die", inches(far.x)));
    let y = middle(roll("terrain-along-die", inches(far.y)));
    let heading =
        Heading::from_degrees((roll("terrain-heading-die", (360 / HEADING_STEP) as u8) - 1) * HEADING_STEP);
    let twin = Piece { kind, at: Point::new(far.x - x, far.y - y), heading: heading.opposite() };
    [Piece { kind, at: Point::new(x, y), heading }, twin]
}

/// Whether both pieces lie on the table, apart from each other and from what is there.
fn fits(board: Board<'_>, pair: &[Piece; 2]) -> bool {
    let least = board.game.library.terrain.chance.gap;
    let [one, twin] =
        pair.map(|Piece { kind, at, heading }| terrain_piece(board.game, kind, at, heading).outline);
    let apart = |outline: &Polygon, other: &Polygon| !outline.overlaps(other) && outline.gap(other) >= least;
    let free = |outline: &Polygon| {
        outline.inside_rectangle(&board.field())
            && board.table.terrain.iter().all(|piece| apart(outline, &piece.outline))
    };
    free(&one) && free(&twin) && apart(&one, &twin)
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::SeededDice;

    use super::*;
    use crate::fixture::Fixture;

    /// What a seed lays out.
    fn drawn(seed: u64) -> Fixture {
        let mut fixture = Fixture::new();
        let Fixture { game, state, .. } = &mut fixture;
        lay_out(&mut Cx { game, state, dice: &mut SeededDice::new(seed), sink: &mut (), asked: None });
        fixture
    }

    #[test]
    fn pieces_lie_apart_on_the_table_in_pairs() {
        let mut counts = Vec::new();
        for seed in 0..30 {
            let fixture = drawn(seed);
            let board = fixture.board();
            let pieces = &board.table.terrain;
            let chance = board.game.library.terrain.chance;
            for (number, piece) in pieces.iter().enumerate() {
                assert!(piece.outline.inside_rectangle(&board.field()), "seed {seed}");
                for other in &pieces[..number] {
                    assert!(piece.outline.gap(&other.outline) >= chance.gap, "seed {seed}");
                }
            }
            for pair in pieces.chunks(2) {
                assert_eq!(pair[0].kind, pair[1].kind, "seed {seed}");
            }
            counts.push(pieces.len());
        }
        assert!(counts.iter().all(|count| (8..=18).contains(count)), "{counts:?}");
        assert!(counts.iter().any(|count| *count != counts[0]), "{counts:?}");
    }

    #[test]
    fn the_same_dice_lay_out_the_same_table() {
        assert_eq!(drawn(7).state.table.terrain, drawn(7).state.table.terrain);
        assert_ne!(drawn(7).state.table.terrain, drawn(8).state.table.terrain);
    }
}
