//! Terrain pieces and the special scenario built on one of them.

use gonfalon_table::Polygon;
use serde::Serialize;

use super::{Ability, Facts, Name, PieceId, RangeBand, RangedAttack, TerrainKeyword};

/// A double-sided terrain piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainPiece {
    /// The word that data files use.
    pub id: String,
    /// The outline of both sides around the point (0, 0).
    pub outline: Polygon,
    /// The two sides.
    pub sides: [TerrainSide; 2],
    /// Which fields of the piece are facts; the sides have their own.
    pub facts: Facts,
}

/// One side of a terrain piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerrainSide {
    /// The word that data files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// The keywords.
    pub keywords: Vec<TerrainKeyword>,
    /// The further abilities.
    pub abilities: Vec<Ability>,
    /// The card text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}

/// The special scenario of the core set: each player sets up a watchtower that its controller may shoot with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpecialScenario {
    /// The word that data files use.
    pub id: String,
    /// The title.
    pub name: Name,
    /// How many boxes each player needs.
    pub core_sets_per_player: u8,
    /// The pieces are set up before this step of the standard setup, in initiative order.
    pub before_setup_step: u8,
    /// The terrain piece.
    pub piece: PieceId,
    /// The side of the piece that lies up: an index of its sides.
    pub side: u8,
    /// How many pieces each player sets up.
    pub per_player: u8,
    /// The ranges of the piece from every battlefield edge that are allowed.
    pub edge_range: Vec<RangeBand>,
    /// The ranged attack of whoever controls the piece, for an activation of the command card.
    pub ranged: RangedAttack,
    /// Whoever controls more pieces than this at the end of a round wins.
    pub wins_above: u8,
    /// The card text in the project's own words.
    pub text: Name,
    /// Which of these fields are facts.
    pub facts: Facts,
}
