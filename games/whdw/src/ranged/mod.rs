//! Ranged attacks: who may shoot at whom, the dice, scatter and damage.

mod declare;
mod scatter;
mod shooting;

pub(crate) use declare::{shot_refusals, tower_refusals};
pub(crate) use shooting::Shooting;
pub(crate) use shooting::flip_toward_refusals;
