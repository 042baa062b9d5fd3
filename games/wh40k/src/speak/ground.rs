//! Terrain in words.

use gonfalon_table::{Length, Point, Polygon, Rectangle};

use super::read::{length, listed, point};
use crate::data::{Feature, FeatureKind, Floor, Solid, Stand};

/// How thick walls of ruins are.
const WALL: Length = Length::thousandths(500);

/// A feature on the box between two corners: `KIND X,Y X,Y high N [floor N ...] [wall SIDE ...]`. Barricades, debris and hills are
/// solid all over; ruins have the walls and floors that are said.
pub(super) fn feature(words: &[&str]) -> Result<Feature, String> {
    let [kind, from, to, rest @ ..] = words else {
        return Err("write `terrain KIND X,Y X,Y high N [floor N ...] [wall SIDE ...]`".to_owned());
    };
    let kind: FeatureKind = listed(kind)?;
    let area = Rectangle::around(&[point(from)?, point(to)?]);
    let footprint = outline(area)?;
    let mut feature = Feature {
        kind,
        footprint: footprint.clone(),
        height: Length::ZERO,
        solids: vec![],
        floors: vec![],
        stand: Stand::default(),
    };
    let mut walls = Vec::new();
    let mut rest = rest;
    loop {
        rest = match rest {
            ["high", high, more @ ..] => {
                feature.height = length(high)?;
                more
            }
            ["floor", high, more @ ..] => {
                feature.floors.push(Floor { outline: footprint.clone(), height: length(high)? });
                more
            }
            ["wall", side, more @ ..] => {
                walls.push(wall(area, side)?);
                more
            }
            [] => break,
            [word, ..] => return Err(format!("`{word}` is not expected here: high, floor or wall")),
        };
    }
    let is_solid = matches!(kind, FeatureKind::Barricade | FeatureKind::Debris | FeatureKind::Hill);
    let solids = if is_solid { vec![footprint] } else { walls };
    let top = feature.height;
    feature.solids = solids.into_iter().map(|outline| Solid { outline, bottom: Length::ZERO, top }).collect();
    Ok(feature)
}

fn wall(area: Rectangle, side: &str) -> Result<Polygon, String> {
    let Rectangle { min, max } = area;
    outline(match side {
        "south" => Rectangle::new(min, Point::new(max.x, min.y + WALL.0)),
        "north" => Rectangle::new(Point::new(min.x, max.y - WALL.0), max),
        "west" => Rectangle::new(min, Point::new(min.x + WALL.0, max.y)),
        "east" => Rectangle::new(Point::new(max.x - WALL.0, min.y), max),
        other => return Err(format!("`{other}` is no side: north, east, south or west")),
    })
}

fn outline(area: Rectangle) -> Result<Polygon, String> {
    Polygon::new(area.corners().to_vec()).map_err(|_| "the two corners are too near to each other".to_owned())
}
