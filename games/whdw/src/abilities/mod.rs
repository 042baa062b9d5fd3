//! Abilities of disks and cards at work: focus abilities, magic, battle abilities and triggers.
//!
//! What an ability may say is in [`crate::data::Ability`]; what it does is here. Whoever resolves an ability makes its
//! choices, all of them before anything is rolled.

mod choose;
mod effects;
mod focus;
mod magic;
mod trigger;

pub(crate) use choose::{Wanted, could_use, may_pick, use_refusals, wants};
pub(crate) use focus::{focus_refusals, use_battle_ability, use_focus};
pub(crate) use magic::{magic_refusals, use_magic};
pub(crate) use trigger::Triggers;
