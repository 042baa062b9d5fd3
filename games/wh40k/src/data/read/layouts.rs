//! Reads `layouts.toml`: the pieces of terrain, how they are laid out by chance, and the prepared layouts.

use gonfalon_data::{Ids, Table, Value, Word};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle};

use crate::data::{
    ChanceTerrain, Feature, FeatureKind, Floor, Layout, Library, MOST_FEATURES, NoRoom, Piece, Solid, Stand,
};

/// The farthest a corner of a piece may be from its middle, in inches.
const FARTHEST_CORNER: i64 = 12;
/// The highest anything rises, in inches.
const HIGHEST: i64 = 20;
/// The longest edge of a battlefield, in inches.
const LONGEST_EDGE: i64 = 120;

/// Reads the file into the library.
pub(super) fn terrain(root: &Table<'_>, library: &mut Library) {
    let mut ids = Ids::default();
    let pieces = ids.entries(root, "pieces", piece);
    let chance = root.read("chance", chance);
    let mut known = Ids::default();
    // Layouts of wrong pieces cannot be judged.
    let layouts = known.entries(root, "layouts", |table| layout(table, &ids, pieces.as_deref()));
    if let (Some(pieces), Some(chance), Some(layouts)) = (pieces, chance, layouts) {
        library.pieces = pieces;
        library.chance = chance;
        library.layouts = layouts;
    }
}

fn chance(value: Value<'_>) -> Option<ChanceTerrain> {
    let table = value.table()?;
    let pairs_added = table.read("pairs_added", |value| value.small(0, 20));
    let gap = table.read("gap", |value| value.length(0, FARTHEST_CORNER));
    let edge = table.read("edge", |value| value.length(0, FARTHEST_CORNER));
    let tries = table.read("tries", |value| value.small(1, 100));
    table.finish();
    Some(ChanceTerrain { pairs_added: pairs_added?, gap: gap?, edge: edge?, tries: tries? })
}

fn piece(table: &Table<'_>) -> Option<Piece> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let kind: Option<FeatureKind> = table.read("kind", Value::word);
    let footprint = table.read("footprint", |value| {
        let outline = outline(value.clone())?;
        if kind == Some(FeatureKind::Barricade) && !outline.is_convex() {
            return value.wrong("data-barricade-notched", vec![]);
        }
        Some(outline)
    });
    let height = match kind {
        Some(FeatureKind::Craters) => table.or("height", Length::ZERO, |value| height(value, kind)),
        _ => table.read("height", |value| height(value, kind)),
    };
    let room = footprint.as_ref().zip(height);
    let walls = table.or("walls", vec![], |list| {
        only_ruins(&list, kind)?;
        list.list(|value| wall(value, room))
    });
    let floors = table.or("floors", vec![], |list| {
        only_ruins(&list, kind)?;
        list.list(|value| floor(value, room))
    });
    let middle = table.maybe("middle", |value| Some((value.clone(), value.flag()?)));
    let (kind, footprint, height) = (kind?, footprint?, height?);
    let solids = match kind {
        FeatureKind::Ruins => walls?,
        FeatureKind::Craters | FeatureKind::Woods => vec![],
        FeatureKind::Barricade | FeatureKind::Debris | FeatureKind::Hill => {
            vec![Solid { outline: footprint.clone(), bottom: Length::ZERO, top: height }]
        }
    };
    let feature = Feature { kind, footprint, height, solids, floors: floors?, stand: Stand::default() };
    let middle = match middle? {
        Some((value, true)) if !feature.is_its_own_twin(&Rectangle::default()) => {
            return value.wrong("data-middle-uneven", vec![]);
        }
        flag => flag.is_some_and(|(_, flag)| flag),
    };
    Some(Piece { id: id?, name: name?, feature, middle })
}

/// How high a piece rises: something, unless it is craters.
fn height(value: Value<'_>, kind: Option<FeatureKind>) -> Option<Length> {
    let height = value.clone().length(0, HIGHEST)?;
    match kind {
        Some(kind) if (height == Length::ZERO) != (kind == FeatureKind::Craters) => {
            value.wrong("data-open-height", vec![("kind", kind.word().to_owned())])
        }
        _ => Some(height),
    }
}

/// Walls and floors belong to ruins alone.
fn only_ruins(value: &Value<'_>, kind: Option<FeatureKind>) -> Option<()> {
    match kind {
        Some(kind) if kind != FeatureKind::Ruins => {
            value.wrong("data-parts-not-ruins", vec![("kind", kind.word().to_owned())])
        }
        _ => Some(()),
    }
}

fn wall(value: Value<'_>, room: Option<(&Polygon, Length)>) -> Option<Solid> {
    let table = value.clone().table()?;
    let outline = table.read("outline", outline);
    let bottom = table.or("bottom", Length::ZERO, |value| value.length(0, HIGHEST));
    let top = table.read("top", |value| value.length(0, HIGHEST));
    table.finish();
    let (outline, bottom, top) = (outline?, bottom?, top?);
    let fits =
        bottom < top && room.is_none_or(|(footprint, height)| is_inside(&outline, top, footprint, height));
    if fits { Some(Solid { outline, bottom, top }) } else { value.wrong("data-part-outside", vec![]) }
}

fn floor(value: Value<'_>, room: Option<(&Polygon, Length)>) -> Option<Floor> {
    let table = value.clone().table()?;
    let outline = table.read("outline", outline);
    let height = table.read("height", |value| value.length(1, HIGHEST));
    table.finish();
    let (outline, height) = (outline?, height?);
    let fits = room.is_none_or(|(footprint, highest)| is_inside(&outline, height, footprint, highest));
    if fits { Some(Floor { outline, height }) } else { value.wrong("data-part-outside", vec![]) }
}

fn is_inside(outline: &Polygon, top: Length, footprint: &Polygon, height: Length) -> bool {
    top <= height && footprint.holds_polygon(outline)
}

fn outline(value: Value<'_>) -> Option<Polygon> {
    let corners = value.clone().list(|corner| point(corner, -FARTHEST_CORNER, FARTHEST_CORNER))?;
    Polygon::new(corners).ok().or_else(|| value.wrong("data-outline", vec![]))
}

/// A point written as a pair of inches.
fn point(value: Value<'_>, least: i64, most: i64) -> Option<Point> {
    let [Length(x), Length(y)] = value.exactly(|number| number.length(least, most))?;
    Some(Point::new(x, y))
}

fn layout(table: &Table<'_>, ids: &Ids, pieces: Option<&[Piece]>) -> Option<Layout> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let far = table.read("battlefield", |value| point(value, 1, LONGEST_EDGE));
    let battlefield = far.map(|far| Rectangle::new(Point::ORIGIN, far));
    let mut features: Vec<Feature> = Vec::new();
    let mut place = |value: &Value<'_>, feature: Feature| {
        let battlefield = battlefield.as_ref()?;
        if !feature.footprint.inside_rectangle(battlefield) {
            return value.wrong("data-feature-off-table", vec![]);
        }
        let feature = match feature.among(&features) {
            Ok(feature) => feature,
            Err(NoRoom::Overhangs) => return value.wrong("data-feature-overhangs", vec![]),
            Err(NoRoom::Occupied) => return value.wrong("data-features-overlap", vec![]),
        };
        if features.len() == MOST_FEATURES {
            return value.wrong("data-too-many-features", vec![("most", MOST_FEATURES.to_string())]);
        }
        features.push(feature);
        Some(())
    };
    let middle = table.or("middle", (), |value| {
        let piece = placed(value.clone(), ids, pieces, false)?;
        let battlefield = battlefield?;
        let feature = piece.0?.feature.placed(battlefield.centre(), piece.2);
        if !feature.is_its_own_twin(&battlefield) {
            return value.wrong("data-middle-uneven", vec![]);
        }
        place(&value, feature)
    });
    let pairs = table.read("pairs", |list| {
        list.list(|value| {
            let (piece, at, heading) = placed(value.clone(), ids, pieces, true)?;
            let feature = piece?.feature.placed(at, heading);
            let twin = feature.twin(&battlefield?);
            place(&value, feature)?;
            place(&value, twin)
        })
    });
    // What cannot be placed because something else is wrong is not blamed as well.
    middle.and(pairs)?;
    Some(Layout { id: id?, name: name?, battlefield: battlefield?, features })
}

/// A piece with its place and heading; the piece itself is missing where those of the file are wrong.
fn placed<'p>(
    value: Value<'_>,
    ids: &Ids,
    pieces: Option<&'p [Piece]>,
    anywhere: bool,
) -> Option<(Option<&'p Piece>, Point, Heading)> {
    let table = value.table()?;
    let piece = table.read("piece", |value| ids.find(value));
    let at =
        if anywhere { table.read("at", |value| point(value, 0, LONGEST_EDGE)) } else { Some(Point::ORIGIN) };
    let heading = table.read("heading", |value| value.number(0, 359));
    table.finish();
    let piece = pieces.and_then(|pieces| pieces.get(usize::from(piece?)));
    Some((piece, at?, Heading::from_degrees(heading? as i32)))
}
