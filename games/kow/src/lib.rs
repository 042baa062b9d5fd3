//! Kings of War (2011): its army lists, its armies and its rules.

pub mod army;
pub mod data;
