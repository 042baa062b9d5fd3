//! How far a piece would be from what matters to it.

use gonfalon_table::Shape;
use serde::Serialize;

use crate::{Key, Span};

/// How far a piece would be from another, where a draft would put it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Distance {
    /// Which piece.
    pub piece: Key,
    /// From what.
    pub to: Key,
    /// Why it matters.
    pub aim: Aim,
    /// From edge to edge.
    pub span: Span,
}

/// Why a distance matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// It is to an enemy.
    Enemy,
    /// It is to an objective.
    Objective,
}

impl Distance {
    /// The distances of a piece with this footprint, the nearest first.
    pub fn from(piece: &Key, shape: &Shape, aims: impl Iterator<Item = (Key, Aim, Shape)>) -> Vec<Distance> {
        let one = |(to, aim, other): (Key, Aim, Shape)| {
            let span = Span::between(shape, &other);
            Distance { piece: piece.clone(), to, aim, span }
        };
        let mut all: Vec<Distance> = aims.map(one).collect();
        all.sort_by_key(|distance| distance.span.length);
        all
    }
}
