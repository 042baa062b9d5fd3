//! Placing terrain.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Heading, Length, Point, TOLERANCE};

use crate::action::Action;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{PieceId, RangeBand};
use crate::event::Event;

/// Terrain cards are shuffled and laid out.
pub(super) fn deal(cx: &mut Cx<'_>) {
    let library = &cx.game.library;
    let mut deck: Vec<PieceId> = Vec::new();
    for _ in 0..cx.game.core_sets {
        deck.extend((0..library.pieces.len() as u8).map(PieceId));
    }
    if cx.game.is_strongholds() {
        // Every set has given up its Watchtower.
        deck.retain(|piece| *piece != library.strongholds.piece);
    }
    let dealt = (0..library.constants.terrain.dealt)
        .map(|_| deck.remove(usize::from(cx.roll("terrain-deal", deck.len() as u8) - 1)))
        .collect();
    cx.emit(Event::TerrainDealt(dealt));
}

/// Every reason against placing or leaving out a piece.
pub(crate) fn terrain_refusals(board: Board<'_>, action: &Action) -> Vec<Refusal> {
    match action {
        Action::Terrain { piece, side, at, heading } => {
            if !board.table.terrain_row.contains(piece) {
                return vec![Refusal::new("whdw.terrain.taken", "refusal-piece-not-laid-out")];
            }
            if *side > 1 {
                return vec![Refusal::new("whdw.terrain.side", "refusal-unknown-side")];
            }
            piece_refusals(board, *piece, *at, *heading)
        }
        Action::LeaveOut { piece } => leave_out_refusals(board, *piece),
        _ => vec![Refusal::new("whdw.terrain.taken", "refusal-not-an-answer")],
    }
}

/// Every reason against a place for a terrain piece.
pub(crate) fn piece_refusals(board: Board<'_>, piece: PieceId, at: Point, heading: Heading) -> Vec<Refusal> {
    let gap = board.game.library.constants.terrain.gap;
    place_refusals(board, piece, at, heading, gap, "whdw.terrain.distance")
}

/// Every reason against a place for a Watchtower: at long or siege range from all edges.
pub(crate) fn watchtower_refusals(board: Board<'_>, action: &Action) -> Vec<Refusal> {
    let Action::Watchtower { at, heading } = action else {
        return vec![Refusal::new("whdw.special.strongholds-placing", "refusal-not-an-answer")];
    };
    let piece = board.game.library.strongholds.piece;
    place_refusals(board, piece, *at, *heading, RangeBand::Medium, "whdw.special.strongholds-placing")
}

fn place_refusals(
    board: Board<'_>,
    piece: PieceId,
    at: Point,
    heading: Heading,
    edge_gap: RangeBand,
    edge_rule: &'static str,
) -> Vec<Refusal> {
    let reaches = &board.game.library.constants.reaches;
    let field = board.field();
    if !field.holds_point(at) {
        return vec![Refusal::new("whdw.terrain.inside", "refusal-terrain-outside")];
    }
    let outline = board.game.library[piece].outline.placed(at, heading);
    if !outline.inside_rectangle(&field) {
        return vec![Refusal::new("whdw.terrain.inside", "refusal-terrain-outside")];
    }
    let mut refusals = Vec::new();
    let least = reaches.of(edge_gap).unwrap_or(Length::ZERO);
    let to_edge = field.gap_to_edges(&outline);
    if to_edge.0 <= least.0 + TOLERANCE.0 {
        refusals.push(
            Refusal::new(edge_rule, "refusal-terrain-near-edge")
                .with("gap", Arg::Length(to_edge.0))
                .with("least", Arg::Length(least.0)),
        );
    }
    let between = reaches.of(board.game.library.constants.terrain.gap).unwrap_or(Length::ZERO);
    if let Some(near) = board.table.terrain.iter().find(|other| other.outline.within(&outline, between)) {
        let name = &board.terrain_side(near).name;
        refusals.push(
            Refusal::new("whdw.terrain.distance", "refusal-terrain-near-terrain")
                .with("other", Arg::Name { en: name.en.clone(), de: name.de.clone() })
                .with("gap", Arg::Length(near.outline.gap(&outline).0))
                .with("least", Arg::Length(between.0)),
        );
    }
    refusals
}

/// A piece may be left out only if no place for it can be found.
fn leave_out_refusals(board: Board<'_>, piece: PieceId) -> Vec<Refusal> {
    if !board.table.terrain_row.contains(&piece) {
        return vec![Refusal::new("whdw.terrain.taken", "refusal-piece-not-laid-out")];
    }
    if some_place(board, |at, heading| piece_refusals(board, piece, at, heading).is_empty()).is_some() {
        return vec![Refusal::new("whdw.terrain.taken", "refusal-terrain-has-a-place")];
    }
    Vec::new()
}

/// A place found by trying every half inch of the battlefield in eight directions.
pub(crate) fn some_place(
    board: Board<'_>,
    fits: impl Fn(Point, Heading) -> bool,
) -> Option<(Point, Heading)> {
    const STEP: usize = 1_270;
    let max = board.field().max;
    for turn in 0..8 {
        let heading = Heading::from_degrees(turn * 45);
        for y in (0..=max.y).step_by(STEP) {
            for x in (0..=max.x).step_by(STEP) {
                let at = Point::new(x, y);
                if fits(at, heading) {
                    return Some((at, heading));
                }
            }
        }
    }
    None
}
