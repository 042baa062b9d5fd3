//! Terrain: the shapes of the pieces and the prepared layouts.

use gonfalon_data::words;
use gonfalon_table::{Heading, Length, Point, Polygon};
use serde::Serialize;

use super::{Heights, Name, Word};
use crate::state::{Category, Terrain, TerrainKind};

/// Everything `layouts.toml` says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainData {
    /// The most pieces that players may place.
    pub most_pieces: u8,
    /// The outline of each kind of piece about its middle, in the order of [`TerrainKind::WORDS`].
    pub shapes: Vec<Polygon>,
    /// How terrain is drawn by chance.
    pub chance: ChanceTerrain,
    /// The prepared layouts.
    pub layouts: Vec<Layout>,
}

/// How terrain is drawn by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ChanceTerrain {
    /// Added to a die, this is the number of pairs of pieces.
    pub pairs_added: u8,
    /// The least distance between pieces.
    pub gap: Length,
    /// How often a place for a pair is tried before it is left out.
    pub tries: u8,
}

/// A prepared layout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Layout {
    /// Its word in the data.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Its pieces.
    pub pieces: Vec<Piece>,
}

/// A terrain piece of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// What it is.
    pub kind: TerrainKind,
    /// Its middle.
    pub at: Point,
    /// How it is turned.
    pub heading: Heading,
}

impl TerrainData {
    /// The layout with this word.
    pub fn layout(&self, id: &str) -> Option<&Layout> {
        self.layouts.iter().find(|layout| layout.id == id)
    }

    /// The outline of a piece at its place.
    pub fn outline(&self, piece: Piece) -> Polygon {
        let number = TerrainKind::WORDS.iter().position(|(_, kind)| *kind == piece.kind);
        self.shapes[number.expect("every kind has a word")].placed(piece.at, piece.heading)
    }

    /// The piece as it lies on the table.
    pub fn piece(&self, piece: Piece, heights: &Heights) -> Terrain {
        let (category, height) = treated(piece.kind, heights);
        Terrain { kind: piece.kind, category, height, outline: self.outline(piece) }
    }
}

/// How terrain of this kind is treated, and its height class.
fn treated(kind: TerrainKind, heights: &Heights) -> (Category, u8) {
    match kind {
        TerrainKind::Wood => (Category::Difficult, heights.wood),
        TerrainKind::Village => (Category::Difficult, heights.village),
        TerrainKind::Field => (Category::Difficult, heights.field),
        TerrainKind::Swamp => (Category::Difficult, heights.swamp),
        TerrainKind::Building | TerrainKind::Rock => (Category::Impassable, heights.impassable),
        TerrainKind::Wall => (Category::Obstacle, heights.obstacle),
        TerrainKind::Bush => (Category::Decoration, heights.decoration),
    }
}

words!(TerrainKind: Wood = "wood", Village = "village", Field = "field", Swamp = "swamp", Building = "building",
    Rock = "rock", Wall = "wall", Bush = "bush");
