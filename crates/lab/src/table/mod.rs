//! Tables: how open one is, what it hides, where its ways lead, and whether it favours a side.
//!
//! [`scan`] lays a [`Grid`] of places over the [`Ground`](gonfalon_scene::Ground) of a match and asks the game itself about every two of
//! them. [`bias`] plays games on the table. [`figures`] and [`page`] tell what came of it.

mod bias;
mod colour;
mod figures;
mod grid;
mod json;
mod legend;
mod map;
mod outline;
mod page;
mod picture;
mod plates;
mod scan;
mod sight;
mod threat;
mod ways;
mod words;

pub use bias::{Bias, bias};
pub use figures::figures;
pub use grid::{Grid, spacing};
pub use json::as_json;
pub use map::Map;
pub use page::page;
pub use plates::svg;
pub use scan::{Scan, SideScan, Symmetry, scan};
pub use threat::Threat;
pub use words::Report;
