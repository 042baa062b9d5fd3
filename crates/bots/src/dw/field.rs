//! The table as a player weighs it.

use gonfalon_disks::DiskId;
use gonfalon_dw::Dw;
use gonfalon_dw::board::Board;
use gonfalon_dw::state::Secret;
use gonfalon_dw::view::View;
use gonfalon_kernel::Seat;

use super::goals::Goals;
use super::manner::Manner;
use super::stand::Stand;

/// Everything that answers are weighed by.
pub(crate) struct Field<'a> {
    pub(crate) board: Board<'a>,
    pub(crate) own: &'a Secret,
    pub(crate) seat: Seat,
    pub(crate) stands: Vec<Stand>,
    pub(crate) goals: Goals,
    pub(crate) manner: Manner,
    places: Vec<Option<u8>>,
}

impl<'a> Field<'a> {
    /// What a seat makes of its view.
    pub(crate) fn new(game: &'a Dw, view: &'a View, seat: Seat, manner: Manner) -> Field<'a> {
        let board = view.board(game);
        let goals = Goals::of(board, seat, &manner);
        let mut stands = Stand::all(board, seat);
        for stand in stands.iter_mut().filter(|stand| !stand.mine) {
            stand.worth += goals.menace(stand);
        }
        let mut places = vec![None; board.table.disks.len()];
        for (index, stand) in stands.iter().enumerate() {
            places[stand.disk.index()] = Some(index as u8);
        }
        Field { board, own: &view.own, seat, stands, goals, manner, places }
    }

    /// A Disk in play.
    pub(crate) fn stand(&self, disk: DiskId) -> Option<&Stand> {
        let place = self.places.get(disk.index()).copied().flatten()?;
        Some(&self.stands[usize::from(place)])
    }

    /// These Disks, as far as they are in play.
    pub(crate) fn all<'b>(&'b self, disks: &'b [DiskId]) -> impl Iterator<Item = &'b Stand> {
        disks.iter().filter_map(|disk| self.stand(*disk))
    }

    /// Everybody against the player.
    pub(crate) fn enemies(&self) -> impl Iterator<Item = &Stand> {
        self.stands.iter().filter(|stand| !stand.mine)
    }
}
