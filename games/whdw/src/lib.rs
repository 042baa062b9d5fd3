//! Warhammer: Diskwars (2013): its data, its armies and its rules.

pub mod army;
pub mod data;
