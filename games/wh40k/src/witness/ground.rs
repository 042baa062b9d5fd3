//! Terrain under the feet of those who move.

use gonfalon_table::{Length, Point, Polygon, Segment};

use super::Seen;
use crate::action::Walk;
use crate::data::{Core, Feature, FeatureKind};
use crate::state::ModelId;

impl Seen<'_> {
    /// Looks at the way of every model.
    pub(super) fn walked(&mut self, walks: &[Walk]) {
        for walk in walks {
            let mut from = self.board.model(walk.model).at;
            for spot in &walk.path {
                self.crossed(walk.model, Segment::new(from, spot.at));
                from = spot.at;
            }
            if let Some(end) = walk.path.last() {
                self.stood(end.at, end.elevation);
            }
        }
    }

    /// Notes what the middle of a base passes over.
    fn crossed(&mut self, model: ModelId, way: Segment) {
        let board = self.board;
        let climbs = board.model_is(model, Core::Infantry) || board.model_is(model, Core::Beast);
        for (_, feature) in board.features().filter(|(_, feature)| passes(&feature.footprint, &way)) {
            match feature.kind {
                FeatureKind::Barricade => self.rule("wh40k.terrain.barricade-move"),
                FeatureKind::Debris => self.rule("wh40k.terrain.debris-move"),
                FeatureKind::Woods => self.rule("wh40k.terrain.woods-over"),
                FeatureKind::Ruins if climbs && passes_wall(feature, &way) => {
                    self.rule("wh40k.terrain.ruins-infantry-beasts-through");
                }
                FeatureKind::Craters | FeatureKind::Hill | FeatureKind::Ruins => {}
            }
        }
    }

    /// Notes on what a move ends.
    fn stood(&mut self, at: Point, elevation: Length) {
        if elevation == Length::ZERO {
            return;
        }
        let board = self.board;
        for (_, feature) in board.features().filter(|(_, feature)| feature.footprint.contains_point(at)) {
            match feature.kind {
                FeatureKind::Hill => self.rule("wh40k.terrain.hill-stand"),
                FeatureKind::Ruins => self.rule("wh40k.terrain.ruins-floors"),
                _ => {}
            }
        }
    }
}

fn passes(outline: &Polygon, way: &Segment) -> bool {
    outline.edges().any(|edge| edge.intersects(way))
}

fn passes_wall(feature: &Feature, way: &Segment) -> bool {
    feature.solids.iter().any(|solid| solid.bottom == Length::ZERO && passes(&solid.outline, way))
}
