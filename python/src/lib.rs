//! Gonfalon for Python: games by name and matches that are asked and answered, in JSON. The package `gonfalon` makes Python
//! values of it.

mod games;
mod matches;

use pyo3::pymodule;

/// The part of the package that is written in Rust.
#[pymodule]
mod _gonfalon {
    #[pymodule_export]
    use crate::{
        games::games,
        matches::{Match, Refused},
    };
}
