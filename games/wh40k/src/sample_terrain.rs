//! Terrain features for unit tests, in tenths of an inch.

use gonfalon_table::{Length, Polygon, Rectangle};

use crate::data::{Feature, FeatureKind, Floor, Solid, Stand};
use crate::fixture::tenths;

/// A rectangle from its south-west to its north-east corner.
pub(crate) fn area(west: i32, south: i32, east: i32, north: i32) -> Polygon {
    let corners = Rectangle::new(tenths(west, south), tenths(east, north)).corners();
    Polygon::new(corners.to_vec()).expect("a rectangle is simple")
}

/// Woods or craters.
pub(crate) fn zone(kind: FeatureKind, footprint: Polygon) -> Feature {
    Feature { kind, footprint, height: Length::ZERO, solids: vec![], floors: vec![], stand: Stand::default() }
}

/// A feature that is solid all over.
pub(crate) fn block(kind: FeatureKind, footprint: Polygon, height: Length) -> Feature {
    let solids = vec![Solid { outline: footprint.clone(), bottom: Length::ZERO, top: height }];
    Feature { kind, footprint, height, solids, floors: vec![], stand: Stand::default() }
}

/// Ruins 9 inches high with walls up to the top and floors all over.
pub(crate) fn ruins(footprint: Polygon, walls: &[Polygon], floors: &[i32]) -> Feature {
    let height = Length::inches(9);
    let wall = |outline: &Polygon| Solid { outline: outline.clone(), bottom: Length::ZERO, top: height };
    let floor = |inches: &i32| Floor { outline: footprint.clone(), height: Length::inches(*inches) };
    Feature {
        kind: FeatureKind::Ruins,
        height,
        solids: walls.iter().map(wall).collect(),
        floors: floors.iter().map(floor).collect(),
        footprint,
        stand: Stand::default(),
    }
}
