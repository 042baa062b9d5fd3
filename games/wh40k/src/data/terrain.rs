//! Terrain features: the six kinds of the book.

use gonfalon_data::{Name, words};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle, TOLERANCE};
use serde::{Deserialize, Serialize};

use crate::constants::FREE_HEIGHT;

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

/// A keyword of terrain features; rules of other publications may refer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the book")]
pub enum TerrainKeyword {
    AreaTerrain,
    Obstacle,
    Crater,
    Barricade,
    BattlefieldDebris,
    Hill,
    Woods,
    Ruins,
}

words!(TerrainKeyword: AreaTerrain = "area-terrain", Obstacle = "obstacle", Crater = "crater", Barricade = "barricade",
    BattlefieldDebris = "battlefield-debris", Hill = "hill", Woods = "woods", Ruins = "ruins");

impl FeatureKind {
    /// The keywords of features of this kind.
    pub fn keywords(self) -> &'static [TerrainKeyword] {
        match self {
            // wh40k.terrain.craters-keywords
            FeatureKind::Craters => &[TerrainKeyword::AreaTerrain, TerrainKeyword::Crater],
            // wh40k.terrain.barricade-keywords
            FeatureKind::Barricade => &[TerrainKeyword::Obstacle, TerrainKeyword::Barricade],
            // wh40k.terrain.debris-keywords
            FeatureKind::Debris => &[TerrainKeyword::Obstacle, TerrainKeyword::BattlefieldDebris],
            // wh40k.terrain.hill-keywords
            FeatureKind::Hill => &[TerrainKeyword::Hill],
            // wh40k.terrain.woods-keywords
            FeatureKind::Woods => &[TerrainKeyword::AreaTerrain, TerrainKeyword::Woods],
            // wh40k.terrain.ruins-keywords
            FeatureKind::Ruins => &[TerrainKeyword::AreaTerrain, TerrainKeyword::Ruins],
        }
    }
}

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
    /// What it stands on.
    #[serde(skip_serializing_if = "Stand::is_ground")]
    pub stand: Stand,
}

/// What a feature stands on: the ground, or a hill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Stand {
    /// How high above the table that is.
    pub height: Length,
    /// How much of that height takes no climbing, because the hill is low.
    pub free: Length,
}

impl Stand {
    /// Whether it is the ground of the battlefield.
    pub fn is_ground(&self) -> bool {
        *self == Stand::default()
    }
}

/// Why a feature cannot stand where others do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoom {
    /// It overhangs the hill it would stand on.
    Overhangs,
    /// Something else stands there that carries nothing.
    Occupied,
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

    /// The feature among others: on the ground where nothing is, or on top of the highest hill under it
    /// (`wh40k.terrain.hill-terrain-on-top`).
    pub fn among(&self, others: &[Feature]) -> Result<Feature, NoRoom> {
        let under = || others.iter().filter(|other| other.footprint.overlaps(&self.footprint));
        if under().any(|other| other.kind != FeatureKind::Hill) {
            return Err(NoRoom::Occupied);
        }
        if under().any(|hill| !hill.footprint.holds_polygon(&self.footprint)) {
            return Err(NoRoom::Overhangs);
        }
        let hill = under().max_by_key(|hill| hill.height);
        Ok(hill.map_or_else(|| self.clone(), |hill| self.raised(hill.top())))
    }

    /// The top of a hill as something to stand on.
    fn top(&self) -> Stand {
        let free = if self.is_low() { self.own_height() } else { Length::ZERO };
        Stand { height: self.height, free: self.stand.free + free }
    }

    fn raised(&self, stand: Stand) -> Feature {
        let by = stand.height;
        let mut raised = self.clone();
        (raised.stand, raised.height) = (stand, raised.height + by);
        for solid in &mut raised.solids {
            (solid.bottom, solid.top) = (solid.bottom + by, solid.top + by);
        }
        for floor in &mut raised.floors {
            floor.height += by;
        }
        raised
    }

    /// How high it rises above what it stands on.
    pub fn own_height(&self) -> Length {
        self.height - self.stand.height
    }

    /// Whether it is so low that models move over it as though it were not there (`wh40k.climb.two-inch-free`).
    pub(crate) fn is_low(&self) -> bool {
        self.own_height() <= FREE_HEIGHT + TOLERANCE
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
            stand: self.stand,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{box_feature, ruins};

    #[test]
    fn features_stand_on_the_highest_hill_that_holds_them() {
        // wh40k.terrain.hill-terrain-on-top
        let low = box_feature(FeatureKind::Hill, (100, 100), (200, 200), 2);
        let high =
            box_feature(FeatureKind::Hill, (110, 110), (190, 190), 3).among(std::slice::from_ref(&low));
        let high = high.expect("a hill on a hill");
        let (two, five) = (Length::inches(2), Length::inches(5));
        assert_eq!((high.stand, high.height), (Stand { height: two, free: two }, five));
        let hills = [low, high];
        let tower = ruins((120, 120), (180, 180), &[3]).among(&hills).expect("ruins on both");
        assert_eq!(tower.stand, Stand { height: five, free: two }, "three of the five inches are climbed");
        assert_eq!(tower.floors[0].height, Length::inches(8));
        assert_eq!((tower.solids[0].bottom, tower.own_height()), (five, Length::inches(6)));
        let woods = |min, max| box_feature(FeatureKind::Woods, min, max, 4).among(&hills);
        assert_eq!(woods((105, 120), (150, 150)), Err(NoRoom::Overhangs), "over the edge of the upper one");
        assert_eq!(woods((101, 101), (109, 190)).map(|woods| woods.stand.height), Ok(two));
        assert!(woods((210, 100), (240, 130)).is_ok_and(|woods| woods.stand.is_ground()));
        let taken = [box_feature(FeatureKind::Woods, (100, 100), (200, 200), 4)];
        let debris = box_feature(FeatureKind::Debris, (150, 150), (160, 160), 1);
        assert_eq!(debris.among(&taken), Err(NoRoom::Occupied));
    }
}
