//! How far models would be from enemies and objective markers.

use gonfalon_scene::{Aim, Distance, Preview, Span};
use gonfalon_table::Shape;

use super::{keys, pieces};
use crate::board::Board;
use crate::state::UnitId;

/// The shortest distance of a unit, where its ghosts stand, to each enemy unit and each marker.
pub(super) fn fill(board: Board<'_>, unit: UnitId, preview: &mut Preview) {
    let ends: Vec<(&String, &Shape)> =
        preview.ghosts.iter().filter(|ghost| ghost.last).map(|ghost| (&ghost.piece, &ghost.shape)).collect();
    let nearest = |targets: &[(String, Shape)], aim: Aim| {
        let pairs = ends.iter().flat_map(|end| targets.iter().map(move |target| (end, target)));
        let pair = pairs.min_by_key(|((_, shape), (_, other))| shape.gap(other))?;
        let ((piece, shape), (to, other)) = pair;
        let span = Span::between(shape, other);
        Some(Distance { piece: (*piece).clone(), to: to.clone(), aim, span })
    };
    let mut distances = Vec::new();
    for enemy in board.enemies_of(unit) {
        let models: Vec<(String, Shape)> =
            board.models(enemy).map(|model| (keys::model(model), board.shape(model))).collect();
        distances.extend(nearest(&models, Aim::Enemy));
    }
    for (number, marker) in board.table.markers.iter().enumerate() {
        let one = [(keys::marker(number), pieces::marker_shape(marker.at))];
        distances.extend(nearest(&one, Aim::Objective));
    }
    distances.sort_by_key(|distance| distance.span.length);
    preview.distances = distances;
}
