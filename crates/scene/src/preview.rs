//! What a draft would lead to.

use gonfalon_kernel::{Line, Refusal};
use gonfalon_table::{Length, Point, Shape};
use serde::Serialize;

use crate::{Distance, Draft, Key, piece::is_on_the_ground};

/// What a draft would lead to, drawn before anybody commits to it. The rules' own check gives the verdict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Preview {
    /// Where pieces would lie, step by step.
    pub ghosts: Vec<Ghost>,
    /// Ways and lines with their lengths.
    pub traces: Vec<Trace>,
    /// What is used up and what is left of it: distance, flips, activations.
    pub gauges: Vec<Gauge>,
    /// What would follow: whom it would pin, which facing is hit, which modifiers count.
    pub notes: Vec<Line>,
    /// How far whoever is moved or placed would be from enemies and objectives, the nearest first.
    pub distances: Vec<Distance>,
    /// Exact odds of what the dice decide.
    pub chances: Vec<Chance>,
    /// How likely each number is, where the dice decide a number.
    pub spreads: Vec<Spread>,
}

/// Where a piece would lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Ghost {
    /// Which piece.
    pub piece: Key,
    /// Its footprint there.
    pub shape: Shape,
    /// Whether it is the last step.
    pub last: bool,
    /// How high above the table it would stand.
    #[serde(skip_serializing_if = "is_on_the_ground")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Length>"))]
    pub elevation: Length,
    /// At which heights it could stand there, where there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Length>>"))]
    pub levels: Vec<Length>,
    /// Whether something speaks against this very piece.
    pub refused: bool,
}

impl Ghost {
    /// A ghost on the ground that nothing speaks against.
    pub fn new(piece: Key, shape: Shape, last: bool) -> Ghost {
        Ghost { piece, shape, last, elevation: Length::ZERO, levels: Vec::new(), refused: false }
    }
}

/// A way or a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Trace {
    /// Its points.
    pub points: Vec<Point>,
    /// Its length as the rules count it.
    pub length: Length,
    /// Whether it is allowed.
    pub allowed: bool,
}

/// What is used up of something limited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Gauge {
    /// What it is.
    pub says: Line,
    /// How much of it is used, in the unit of `length`.
    pub used: i32,
    /// How much there is.
    pub most: i32,
    /// Whether these are lengths; plain numbers otherwise.
    pub length: bool,
}

/// How likely something is, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Chance {
    /// What may happen.
    pub says: Line,
    /// In thousandths of a per cent, rounded down to a whole one.
    pub millipercent: u32,
}

/// How likely each number of something is, exactly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Spread {
    /// What is counted.
    pub says: Line,
    /// The numbers that can come about, from the lowest on.
    pub bars: Vec<Likely>,
    /// The mean, in thousandths.
    pub mean: u32,
}

/// How likely one number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Likely {
    /// The number.
    pub value: u32,
    /// Exactly this number, in thousandths of a per cent.
    pub millipercent: u32,
    /// This number or more, in thousandths of a per cent.
    pub at_least: u32,
}

impl Spread {
    /// The spread of numbers with these chances, from the lowest number on; what can hardly happen is left out at the ends.
    pub fn new(says: Line, chances: impl IntoIterator<Item = (u32, f64)>) -> Spread {
        let likely = |chance: f64| (chance * 100_000.0).round().clamp(0.0, 100_000.0) as u32;
        let chances: Vec<(u32, f64)> = chances.into_iter().collect();
        let mean: f64 = chances.iter().map(|(value, chance)| f64::from(*value) * chance).sum();
        let mut rest = 0.0;
        let mut bars: Vec<Likely> = Vec::new();
        for (value, chance) in chances.into_iter().rev() {
            rest += chance;
            if likely(chance) > 0 || !bars.is_empty() {
                bars.push(Likely { value, millipercent: likely(chance), at_least: likely(rest) });
            }
        }
        while bars.last().is_some_and(|bar| bar.millipercent == 0) {
            bars.pop();
        }
        bars.reverse();
        Spread { says, bars, mean: (mean * 1000.0).round() as u32 }
    }
}

/// A draft judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Verdict {
    /// Whether the draft is whole: every need is met.
    pub whole: bool,
    /// Every reason against it; empty and whole makes it legal.
    pub refusals: Vec<Refusal>,
    /// What it would lead to.
    pub preview: Preview,
    /// The nearest draft that is legal, where one was found.
    pub instead: Option<Draft>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_leaves_out_only_its_empty_ends() {
        let chances = [(0, 0.0), (1, 0.25), (2, 0.0), (3, 0.75), (4, 0.0)];
        let spread = Spread::new(Line::new("x"), chances);
        let bars: Vec<_> =
            spread.bars.iter().map(|bar| (bar.value, bar.millipercent, bar.at_least)).collect();
        assert_eq!(bars, [(1, 25_000, 100_000), (2, 0, 75_000), (3, 75_000, 75_000)]);
        assert_eq!(spread.mean, 2_500);
    }
}
