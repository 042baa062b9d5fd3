//! The measuring tape: from edge to edge, by the same geometry the rules use.

use gonfalon_table::{Length, Point, Shape};
use serde::{Deserialize, Serialize};

use crate::{Key, Piece, PieceKind, Scene, Span, Standing, span::point};

/// Where a tape begins, bends or ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Spot {
    /// A piece; measured from its nearest edge.
    Piece(Key),
    /// A point of the table.
    Point(Point),
}

/// A tape laid out on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Tape {
    /// From each spot to the next.
    pub spans: Vec<Span>,
    /// All of them together.
    pub length: Length,
}

/// The most spots of one tape.
pub const MOST_SPOTS: usize = 16;

/// Measures from spot to spot of a scene; `None` if nobody may measure there, there are fewer than two or too many, a piece
/// is not on the table or a point is far off it.
pub fn measure(scene: &Scene, spots: &[Spot]) -> Option<Tape> {
    if !scene.field.measuring || spots.len() < 2 || spots.len() > MOST_SPOTS {
        return None;
    }
    let shapes: Vec<Shape> = spots.iter().map(|spot| footprint(scene, spot)).collect::<Option<_>>()?;
    let spans: Vec<Span> = shapes.windows(2).map(|ends| Span::between(&ends[0], &ends[1])).collect();
    let length = spans.iter().map(|span| span.length).sum();
    Some(Tape { spans, length })
}

fn footprint(scene: &Scene, spot: &Spot) -> Option<Shape> {
    match spot {
        Spot::Piece(key) => {
            let on_table = |piece: &&Piece| piece.key == *key && piece.standing == Standing::Table;
            scene.pieces.iter().find(on_table).map(|piece| match (&piece.kind, &piece.shape) {
                // Round markers are drawn with a size, but the rules measure to the point they mark.
                (PieceKind::Marker, Shape::Circle(circle)) => point(circle.centre),
                (_, shape) => shape.clone(),
            })
        }
        Spot::Point(at) => at.is_in_reach().then(|| point(*at)),
    }
}
