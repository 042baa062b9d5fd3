//! Diskwars (2000).
pub mod data;
