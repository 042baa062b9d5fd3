//! What the pieces of many falls lie on.

use gonfalon_drops::{Fall, Rest};

/// Shares of pieces in a hundred.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shares {
    pieces: u32,
    hits: u32,
    straddles: u32,
    strays: u32,
}

impl Shares {
    pub(crate) fn add(&mut self, fall: &Fall, target: usize) {
        for Rest { disks, .. } in fall.pieces.iter().map(|piece| &piece.rest) {
            self.pieces += 1;
            self.hits += u32::from(disks.contains(&target));
            self.straddles += u32::from(disks.len() > 1);
            self.strays += u32::from(disks.iter().any(|&disk| disk != target));
        }
    }

    fn share(&self, count: u32) -> f64 {
        100.0 * f64::from(count) / f64::from(self.pieces.max(1))
    }

    /// On the target.
    pub(crate) fn hits(&self) -> f64 {
        self.share(self.hits)
    }

    /// On two or more disks.
    pub(crate) fn straddles(&self) -> f64 {
        self.share(self.straddles)
    }

    /// On another disk than the target.
    pub(crate) fn strays(&self) -> f64 {
        self.share(self.strays)
    }
}
