//! Objective markers of Only War: where they can be placed.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Length, Point};

use crate::action::Action;
use crate::board::Board;
use crate::constants::{MARKER, MARKER_FROM_EDGE, MARKER_FROM_MARKER, MARKER_FROM_SOLID};

/// A marker lying at a point.
fn disk(at: Point) -> Circle {
    Circle::new(at, MARKER)
}

/// Every reason against an answer to who is to place a marker.
pub(crate) fn marker_refusals(board: Board<'_>, action: &Action) -> Vec<Refusal> {
    let Action::Marker(at) = *action else {
        return vec![Refusal::new("wh40k.onlywar.four-markers", "refusal-not-an-answer")];
    };
    let field = board.field();
    let mut refusals = Vec::new();
    let marker = disk(at);
    let radius = MARKER.0 / 2;
    let centre = [at.x - field.min.x, field.max.x - at.x, at.y - field.min.y, field.max.y - at.y];
    let edge = Length(centre.into_iter().min().unwrap_or(0) - radius);
    if edge <= MARKER_FROM_EDGE {
        refusals.push(
            Refusal::new("wh40k.onlywar.marker-edge-distance", "refusal-marker-near-edge")
                .with("distance", Arg::Length(edge.0))
                .with("least", Arg::Length(MARKER_FROM_EDGE.0)),
        );
    }
    for other in &board.table.markers {
        if marker.within(&disk(other.at), MARKER_FROM_MARKER) {
            refusals.push(
                Refusal::new("wh40k.onlywar.marker-spacing", "refusal-marker-near-marker")
                    .with("distance", Arg::Length(marker.gap(&disk(other.at)).0))
                    .with("least", Arg::Length(MARKER_FROM_MARKER.0)),
            );
        }
    }
    let lies = board.marker_elevation(at);
    for solid in board.table.terrain.iter().flat_map(|feature| &feature.solids) {
        if solid.top <= lies {
            // The hill that carries it, or what that hill stands on.
            if solid.outline.contains_point(at) && !solid.outline.holds_circle(&marker) {
                refusals.push(Refusal::new("wh40k.objective.on-terrain", "refusal-marker-overhangs"));
            }
        } else if solid.bottom <= lies && solid.outline.within_circle(&marker, MARKER_FROM_SOLID) {
            refusals.push(
                Refusal::new("wh40k.objective.on-terrain", "refusal-marker-near-solid")
                    .with("distance", Arg::Length(solid.outline.gap_circle(&marker).0))
                    .with("least", Arg::Length(MARKER_FROM_SOLID.0)),
            );
        }
    }
    refusals
}

/// The first legal place for a marker on a grid, nearest to the middle of the battlefield.
pub(crate) fn first_marker(board: Board<'_>) -> Option<Point> {
    let field = board.field();
    let step = Length::INCH.0;
    let places = (0..=field.max.x / step)
        .flat_map(|column| (0..=field.max.y / step).map(move |row| Point::new(column * step, row * step)));
    nearest(board, field.centre(), places.collect())
}

/// The legal place for a marker that is nearest to another point, to a quarter of an inch close by and to an inch farther away.
pub(crate) fn nearest_marker(board: Board<'_>, wanted: Point) -> Option<Point> {
    let around = |step: i32, steps: i32| {
        let places = (-steps..=steps)
            .flat_map(move |across| (-steps..=steps).map(move |up| wanted.shifted(across * step, up * step)));
        nearest(board, wanted, places.collect())
    };
    around(Length::INCH.0 / 4, NEAR).or_else(|| around(Length::INCH.0, FAR))
}

/// How many quarters of an inch a marker is shifted at most before places farther away are looked at.
const NEAR: i32 = 12;
/// How many inches it is shifted at most.
const FAR: i32 = 24;

fn nearest(board: Board<'_>, wanted: Point, mut places: Vec<Point>) -> Option<Point> {
    places.sort_by_key(|place| (place.distance_squared(wanted), place.x, place.y));
    places.into_iter().find(|at| marker_refusals(board, &Action::Marker(*at)).is_empty())
}
