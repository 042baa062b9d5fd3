//! Damage: wounds lost, Feel No Pain, mortal wounds, destruction and Deadly Demise.

pub(crate) mod allocate;
mod inflict;
mod mortals;
mod removal;
#[cfg(test)]
mod tests;

pub(crate) use inflict::{inflict, remove};
pub(crate) use mortals::Mortals;
pub(crate) use removal::{Removal, suffer_refusals};
