//! Where a model may stand: on the ground, on Hills (`wh40k.terrain.hill-stand`) and on floors of Ruins, but not in walls and not
//! halfway up. Balance never matters (`wh40k.measure.logical-position`).

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle, Shape, TOLERANCE};
use smallvec::SmallVec;

use crate::action::Spot;
use crate::board::Board;
use crate::data::{Core, Feature, FeatureKind};
use crate::state::ModelId;

/// Heights above the table.
pub type Elevations = SmallVec<[Length; 4]>;

impl<'a> Board<'a> {
    /// Whether terrain lets a model stand somewhere.
    pub fn can_stand(self, model: ModelId, spot: &Spot) -> bool {
        self.footing(model, spot).is_ok()
    }

    /// The heights at which a model may stand at a point, lowest first.
    pub fn grounds(self, model: ModelId, at: Point, heading: Heading) -> Elevations {
        let mut heights = Elevations::from_elem(Length::ZERO, 1);
        let spot = Spot { at, elevation: Length::ZERO, heading };
        for feature in self.features_near(model, &spot) {
            match feature.kind {
                FeatureKind::Hill => heights.extend(feature.solids.iter().map(|solid| solid.top)),
                FeatureKind::Ruins => heights.extend(feature.floors.iter().map(|floor| floor.height)),
                _ => {}
            }
        }
        heights.sort_unstable();
        heights.dedup();
        heights.retain(|elevation| self.can_stand(model, &Spot { elevation: *elevation, ..spot }));
        heights
    }

    /// Why terrain does not let a model stand somewhere.
    pub(crate) fn footing(self, model: ModelId, spot: &Spot) -> Result<(), Refusal> {
        let shape = std::cell::OnceCell::new();
        let shape = || shape.get_or_init(|| self.shape_at(model, spot));
        let top = spot.elevation + self.profile(model).height;
        let inside =
            |bottom: Length, ceiling: Length| top.min(ceiling) - spot.elevation.max(bottom) >= TOLERANCE;
        let is_at = |height: Length| (height - spot.elevation).abs() <= TOLERANCE;
        let refuse =
            |rule, key| Err(Refusal::new(rule, key).with("elevation", Arg::Length(spot.elevation.0)));
        let mut supported = is_at(Length::ZERO);
        for feature in self.features_near(model, spot) {
            match feature.kind {
                FeatureKind::Craters | FeatureKind::Woods => {}
                FeatureKind::Barricade | FeatureKind::Debris => {
                    if spot.elevation <= feature.height + TOLERANCE && overlaps(shape(), &feature.footprint) {
                        return match feature.kind {
                            FeatureKind::Barricade => {
                                refuse("wh40k.terrain.barricade-no-stop", "refusal-stand-barricade")
                            }
                            _ => refuse("wh40k.terrain.debris-no-stop", "refusal-stand-debris"),
                        };
                    }
                }
                FeatureKind::Hill => {
                    for solid in feature.solids.iter().filter(|solid| overlaps(shape(), &solid.outline)) {
                        let carries = is_at(solid.top) && holds(&solid.outline, shape());
                        if inside(solid.bottom, solid.top) || (is_at(solid.top) && !carries) {
                            return refuse("wh40k.terrain.hill-no-overhang", "refusal-stand-hill");
                        }
                        supported |= carries;
                    }
                }
                FeatureKind::Ruins => {
                    let in_wall = |solid: &&crate::data::Solid| {
                        inside(solid.bottom, solid.top) && overlaps(shape(), &solid.outline)
                    };
                    if feature.solids.iter().any(|solid| in_wall(&solid)) {
                        return refuse("wh40k.terrain.ruins-no-stop-in-wall", "refusal-stand-wall");
                    }
                    for floor in feature.floors.iter().filter(|floor| overlaps(shape(), &floor.outline)) {
                        if is_at(floor.height) && !self.climbs_ruins(model) {
                            return refuse("wh40k.terrain.ruins-others-ground-only", "refusal-stand-floor");
                        }
                        if is_at(floor.height) && !holds(&floor.outline, shape()) {
                            return refuse("wh40k.terrain.ruins-floor-overhang", "refusal-stand-overhang");
                        }
                        if spot.elevation + TOLERANCE < floor.height && floor.height + TOLERANCE < top {
                            return refuse("wh40k.terrain.ruins-no-stop-in-wall", "refusal-stand-in-floor");
                        }
                        supported |= is_at(floor.height);
                    }
                }
            }
        }
        if supported { Ok(()) } else { refuse("wh40k.climb.no-end-mid-climb", "refusal-mid-climb") }
    }

    /// Whether a model may stand on upper floors of Ruins (`wh40k.terrain.ruins-floors`).
    pub fn climbs_ruins(self, model: ModelId) -> bool {
        [Core::Infantry, Core::Beast, Core::Fly].iter().any(|keyword| self.model_is(model, *keyword))
    }

    /// Whether a model stands on some terrain feature there.
    pub fn is_on_terrain(self, model: ModelId, spot: &Spot) -> bool {
        self.features_near(model, spot).any(|feature| {
            spot.elevation <= feature.height + TOLERANCE
                && overlaps(&self.shape_at(model, spot), &feature.footprint)
        })
    }

    /// The features whose rectangle a model there comes near.
    pub(crate) fn features_near(self, model: ModelId, spot: &Spot) -> impl Iterator<Item = &'a Feature> {
        let reach = self.profile(model).base.around() as i32 + TOLERANCE.0;
        let around = Rectangle::new(spot.at.shifted(-reach, -reach), spot.at.shifted(reach, reach));
        self.table.terrain.iter().filter(move |feature| feature.footprint.bounds().meets(&around))
    }
}

/// Whether a shape reaches into a polygon.
pub(crate) fn overlaps(shape: &Shape, outline: &Polygon) -> bool {
    match shape {
        Shape::Circle(circle) => outline.overlaps_circle(circle),
        Shape::Box(hull) => hull.overlaps_polygon(outline),
        Shape::Polygon(oval) => oval.overlaps(outline),
    }
}

/// Whether a shape lies wholly within a polygon.
pub(crate) fn holds(outline: &Polygon, shape: &Shape) -> bool {
    match shape {
        Shape::Circle(circle) => outline.holds_circle(circle),
        Shape::Box(hull) => hull.wholly_within_polygon(outline),
        Shape::Polygon(oval) => outline.holds_polygon(oval),
    }
}

/// Whether a shape lies wholly within a rectangle.
pub(crate) fn inside(rectangle: &Rectangle, shape: &Shape) -> bool {
    match shape {
        Shape::Circle(circle) => rectangle.holds_circle(circle),
        Shape::Box(hull) => hull.inside_rectangle(rectangle),
        Shape::Polygon(oval) => oval.inside_rectangle(rectangle),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, RED, box_feature, ruins, tank, tenths, trooper};

    fn rule(fixture: &Fixture, model: ModelId, x: i32, y: i32, inches: i32) -> Option<&'static str> {
        let spot = Spot { at: tenths(x, y), elevation: Length::inches(inches), heading: Heading::NORTH };
        fixture.board().footing(model, &spot).err().map(|refusal| refusal.rule.0)
    }

    fn field() -> (Fixture, ModelId, ModelId) {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(20, 20)]);
        let tank = fixture.add(RED, tank(), &[(60, 60)]);
        fixture.terrain(box_feature(FeatureKind::Hill, (100, 100), (160, 160), 3));
        fixture.terrain(box_feature(FeatureKind::Barricade, (200, 100), (210, 160), 1));
        fixture.terrain(box_feature(FeatureKind::Debris, (300, 100), (320, 120), 2));
        fixture.terrain(box_feature(FeatureKind::Woods, (400, 100), (460, 160), 5));
        fixture.terrain(ruins((100, 200), (160, 260), &[3, 6]));
        let (squad, tank) = (fixture.model(squad, 0), fixture.model(tank, 0));
        (fixture, squad, tank)
    }

    #[test]
    fn models_stand_on_hills_without_overhanging() {
        let (fixture, squad, tank) = field();
        assert_eq!(rule(&fixture, squad, 130, 130, 3), None);
        assert_eq!(rule(&fixture, tank, 130, 130, 3), None);
        assert_eq!(rule(&fixture, squad, 102, 130, 3), Some("wh40k.terrain.hill-no-overhang"));
        assert_eq!(
            rule(&fixture, squad, 130, 130, 0),
            Some("wh40k.terrain.hill-no-overhang"),
            "inside the hill"
        );
        assert_eq!(rule(&fixture, squad, 130, 130, 4), Some("wh40k.climb.no-end-mid-climb"));
        assert_eq!(rule(&fixture, squad, 50, 50, 1), Some("wh40k.climb.no-end-mid-climb"));
        let board = fixture.board();
        assert_eq!(board.grounds(squad, tenths(130, 130), Heading::NORTH)[..], [Length::inches(3)]);
        assert!(board.grounds(squad, tenths(102, 130), Heading::NORTH).is_empty());
    }

    #[test]
    fn nobody_stands_on_barricades_and_debris_but_anybody_in_woods() {
        let (fixture, squad, _) = field();
        assert_eq!(rule(&fixture, squad, 205, 130, 0), Some("wh40k.terrain.barricade-no-stop"));
        assert_eq!(rule(&fixture, squad, 205, 130, 1), Some("wh40k.terrain.barricade-no-stop"));
        assert_eq!(rule(&fixture, squad, 299, 110, 0), Some("wh40k.terrain.debris-no-stop"));
        assert_eq!(rule(&fixture, squad, 430, 130, 0), None);
    }

    #[test]
    fn upper_floors_of_ruins_are_for_infantry_beasts_and_flyers() {
        let (fixture, squad, tank) = field();
        assert_eq!(rule(&fixture, squad, 130, 230, 6), None);
        assert_eq!(rule(&fixture, squad, 130, 230, 3), None);
        assert_eq!(rule(&fixture, squad, 130, 201, 0), Some("wh40k.terrain.ruins-no-stop-in-wall"));
        assert_eq!(rule(&fixture, squad, 158, 230, 3), Some("wh40k.terrain.ruins-floor-overhang"));
        assert_eq!(rule(&fixture, tank, 130, 232, 3), Some("wh40k.terrain.ruins-others-ground-only"));
        assert_eq!(rule(&fixture, tank, 130, 232, 0), None);
        let board = fixture.board();
        let heights = board.grounds(squad, tenths(130, 230), Heading::NORTH);
        assert_eq!(heights[..], [Length::ZERO, Length::inches(3), Length::inches(6)]);
    }
}
