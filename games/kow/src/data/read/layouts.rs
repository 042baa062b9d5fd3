//! Reads `layouts.toml`: the shapes of terrain pieces and the prepared layouts.

use gonfalon_data::{Table, Value};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle};

use crate::data::{Battlefield, ChanceTerrain, Layout, Piece, TerrainData, Word};
use crate::state::TerrainKind;

/// The farthest a corner of a piece may be from its middle, in inches.
const FARTHEST_CORNER: i64 = 12;

pub(super) fn terrain(root: &Table<'_>, battlefield: Option<&Battlefield>) -> Option<TerrainData> {
    let most_pieces = root.read("most_pieces", |value| value.small(1, 100));
    let shapes = root.read("shapes", |value| {
        let table = value.table()?;
        let shapes: Vec<Option<Polygon>> =
            TerrainKind::WORDS.iter().map(|(word, _)| table.read(word, shape)).collect();
        table.finish();
        shapes.into_iter().collect::<Option<Vec<_>>>()
    });
    let chance = root.read("chance", |value| {
        let table = value.table()?;
        let pairs_added = table.read("pairs_added", |value| value.small(0, 100));
        let gap = table.read("gap", |value| value.length(0, FARTHEST_CORNER));
        let tries = table.read("tries", |value| value.small(1, 100));
        table.finish();
        Some(ChanceTerrain { pairs_added: pairs_added?, gap: gap?, tries: tries? })
    });
    let mut data =
        TerrainData { most_pieces: most_pieces?, shapes: shapes?, chance: chance?, layouts: Vec::new() };
    let mut known: Vec<String> = Vec::new();
    let layouts =
        root.read("layouts", |list| list.list(|value| layout(value, &data, battlefield, &mut known)));
    data.layouts = layouts?;
    Some(data)
}

fn shape(value: Value<'_>) -> Option<Polygon> {
    let corners = value.clone().list(|corner| point(corner, FARTHEST_CORNER))?;
    Polygon::new(corners).ok().or_else(|| value.wrong("data-outline", vec![]))
}

/// A point written as a pair of inches.
fn point(value: Value<'_>, reach: i64) -> Option<Point> {
    let [Length(x), Length(y)] = value.exactly(|number| number.length(-reach, reach))?;
    Some(Point::new(x, y))
}

fn layout(
    value: Value<'_>,
    data: &TerrainData,
    battlefield: Option<&Battlefield>,
    known: &mut Vec<String>,
) -> Option<Layout> {
    let table = value.table()?;
    let id = table.read("id", |value| {
        let id = value.clone().id()?;
        if known.contains(&id) {
            return value.wrong("data-duplicate-id", vec![("id", id)]);
        }
        known.push(id.clone());
        Some(id)
    });
    let name = table.read("name", Value::name);
    let mut outlines: Vec<Polygon> = Vec::new();
    let pieces = table.read("pieces", |list| {
        list.list(|value| {
            let piece = piece(value.clone())?;
            let outline = data.outline(piece);
            if let Some(battlefield) = battlefield {
                let field = Rectangle::sized(battlefield.width, battlefield.depth);
                if !outline.inside_rectangle(&field) {
                    return value.wrong("data-piece-off-table", vec![]);
                }
            }
            if outlines.iter().any(|other| other.overlaps(&outline)) {
                return value.wrong("data-pieces-overlap", vec![]);
            }
            outlines.push(outline);
            Some(piece)
        })
    });
    table.finish();
    Some(Layout { id: id?, name: name?, pieces: pieces? })
}

fn piece(value: Value<'_>) -> Option<Piece> {
    let table = value.table()?;
    let kind = table.read("kind", Value::word);
    let at = table.read("at", |value| point(value, 200));
    let heading = table.read("heading", |value| value.number(0, 359));
    table.finish();
    Some(Piece { kind: kind?, at: at?, heading: Heading::from_degrees(heading? as i32) })
}
