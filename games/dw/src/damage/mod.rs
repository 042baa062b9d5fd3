//! Damage, Wounds and deaths.
//!
//! Damage is booked on the Disk that takes it and turns into Wounds at once; whether a Disk with all its Wounds leaves the table
//! now or later is the business of the segment. [`settle`] carries out everything that follows by itself.

mod death;
mod hurt;
mod settle;
#[cfg(test)]
mod tests;

pub(crate) use death::{Death, bury};
pub(crate) use hurt::{Blow, Harming, blow, hurt, wound};
pub(crate) use settle::{Deaths, settle};

use gonfalon_disks::DiskId;

use crate::board::Board;

impl Board<'_> {
    /// Whether a Disk in play has as many Wounds as kill it.
    pub fn is_doomed(self, disk: DiskId) -> bool {
        // dw.wound.full-kills
        self.disk(disk).wounds >= self.profile(disk).wounds
    }
}
