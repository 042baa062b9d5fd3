//! The measuring tape: from edge to edge, by the same geometry the rules use.

use gonfalon_table::{Circle, Length, Point, Shape};
use serde::{Deserialize, Serialize};

use crate::{Key, Scene, Standing};

/// An end of the tape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Spot {
    /// A piece; measured from its nearest edge.
    Piece(Key),
    /// A point of the table.
    Point(Point),
}

/// A measured distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Tape {
    /// From edge to edge.
    pub length: Length,
}

/// Measures between two spots of a scene; `None` if a piece is not on the table or a point is far off it.
pub fn measure(scene: &Scene, from: &Spot, to: &Spot) -> Option<Tape> {
    let shape = |spot: &Spot| -> Option<Shape> {
        match spot {
            Spot::Piece(key) => {
                let on_table = |piece: &&crate::Piece| piece.key == *key && piece.standing == Standing::Table;
                scene.pieces.iter().find(on_table).map(|piece| piece.shape.clone())
            }
            Spot::Point(point) => {
                point.is_in_reach().then_some(Shape::Circle(Circle { centre: *point, diameter: Length(0) }))
            }
        }
    };
    Some(Tape { length: shape(from)?.gap(&shape(to)?) })
}
