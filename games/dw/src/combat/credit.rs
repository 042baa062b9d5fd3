//! Who gets the credit for a kill.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;

use crate::action::Disks;
use crate::board::Board;
use crate::data::Stat;

impl Board<'_> {
    /// Who gets the credit among Disks that struck together, if nobody has agreed otherwise: the one with the highest `first`
    /// value, then the other, then Toughness; equal ones only if they are one player's.
    pub(super) fn credited(self, strikers: &Disks, first: Stat) -> Option<Seat> {
        // dw.credit.highest-attack dw.credit.defenders dw.credit.tie-none
        let other = if first == Stat::Attack { Stat::Defense } else { Stat::Attack };
        let rank = |disk: DiskId| {
            (self.value(disk, first), self.value(disk, other), self.value(disk, Stat::Toughness))
        };
        let best = strikers.iter().map(|disk| rank(*disk)).max()?;
        let mut seats =
            strikers.iter().filter(|disk| rank(**disk) == best).map(|disk| self.controller(*disk));
        let seat = seats.next()??;
        seats.all(|other| other == Some(seat)).then_some(seat)
    }

    /// Whether Disks that struck together belong to several players, so that they may agree on the credit.
    pub(super) fn is_shared(self, strikers: &Disks) -> bool {
        let mut seats = strikers.iter().filter_map(|disk| self.controller(*disk));
        let first = seats.next();
        seats.any(|seat| Some(seat) != first)
    }
}
