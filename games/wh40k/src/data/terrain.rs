//! Terrain features: the six kinds of the book.

use gonfalon_data::{Name, words};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle};
use serde::{Deserialize, Serialize};

/// A kind of terrain feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeatureKind {
    /// Craters and Rubble.
    Craters,
    /// Barricades and Fuel Pipes.
    Barricade,
    /// Battlefield Debris and Statuary.
    Debris,
    /// Hills, Industrial Structures, Sealed Buildings and Armoured Containers.
    Hill,
    /// Woods.
    Woods,
    /// Ruins.
    Ruins,
}

words!(FeatureKind: Craters = "craters", Barricade = "barricade", Debris = "debris", Hill = "hill", Woods = "woods",
    Ruins = "ruins");

/// A terrain feature on the battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Feature {
    /// Its kind.
    pub kind: FeatureKind,
    /// Its footprint, the outline at ground level.
    pub footprint: Polygon,
    /// How high it rises above the table.
    pub height: Length,
    /// Solid parts: the whole of a hill, barricade or debris, the walls of ruins. Craters and woods have none.
    pub solids: Vec<Solid>,
    /// Floors of ruins above the ground.
    pub floors: Vec<Floor>,
}

/// A solid part of a feature, from one height above the table to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Solid {
    /// Seen from above.
    pub outline: Polygon,
    /// Where it begins.
    pub bottom: Length,
    /// Where it ends.
    pub top: Length,
}

/// A floor of ruins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Floor {
    /// Seen from above.
    pub outline: Polygon,
    /// How high above the table models stand on it.
    pub height: Length,
}

/// A feature that can be put on a battlefield, drawn as seen from its middle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// Its word in layouts.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// The feature with its middle at the origin.
    pub feature: Feature,
    /// It may stand in the middle of a battlefield, because it looks alike from both sides.
    pub middle: bool,
}

/// How terrain is laid out by chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChanceTerrain {
    /// Pairs of features on top of a D6.
    pub pairs_added: u8,
    /// The least gap between features.
    pub gap: Length,
    /// The least gap between features and the edges of the battlefield.
    pub edge: Length,
    /// How often a place for a pair is looked for.
    pub tries: u8,
}

/// A prepared battlefield.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Layout {
    /// Its word in agreements.
    pub id: String,
    /// What players call it.
    pub name: Name,
    /// The battlefield it is made for.
    pub battlefield: Rectangle,
    /// Its features.
    pub features: Vec<Feature>,
}

/// The most features on a battlefield.
pub const MOST_FEATURES: usize = 64;

impl Feature {
    /// The feature turned about its origin and set down with the origin at a point.
    #[must_use]
    pub fn placed(&self, at: Point, heading: Heading) -> Feature {
        self.mapped(|outline| outline.placed(at, heading))
    }

    /// The feature half a turn about the middle of a battlefield from here, exactly.
    #[must_use]
    pub fn twin(&self, battlefield: &Rectangle) -> Feature {
        let (x, y) = (battlefield.min.x + battlefield.max.x, battlefield.min.y + battlefield.max.y);
        self.mapped(|outline| {
            let points = outline.points().iter().map(|point| Point::new(x - point.x, y - point.y));
            Polygon::new(points.collect()).expect("half a turn changes no shape")
        })
    }

    /// Whether half a turn about the middle of a battlefield changes nothing.
    #[must_use]
    pub fn is_its_own_twin(&self, battlefield: &Rectangle) -> bool {
        self.parts() == self.twin(battlefield).parts()
    }

    /// All outlines with their heights, in an order that does not depend on how they were written.
    fn parts(&self) -> Vec<(Vec<Point>, Length, Length)> {
        let sorted = |outline: &Polygon| {
            let mut points = outline.points().to_vec();
            points.sort_unstable();
            points
        };
        let footprint = [(sorted(&self.footprint), Length::ZERO, Length::ZERO)];
        let solids = self.solids.iter().map(|solid| (sorted(&solid.outline), solid.bottom, solid.top));
        let floors = self.floors.iter().map(|floor| (sorted(&floor.outline), floor.height, floor.height));
        let mut parts: Vec<_> = footprint.into_iter().chain(solids).chain(floors).collect();
        parts.sort_unstable();
        parts
    }

    fn mapped(&self, map: impl Fn(&Polygon) -> Polygon) -> Feature {
        let solid =
            |solid: &Solid| Solid { outline: map(&solid.outline), bottom: solid.bottom, top: solid.top };
        let floor = |floor: &Floor| Floor { outline: map(&floor.outline), height: floor.height };
        Feature {
            kind: self.kind,
            footprint: map(&self.footprint),
            height: self.height,
            solids: self.solids.iter().map(solid).collect(),
            floors: self.floors.iter().map(floor).collect(),
        }
    }
}
