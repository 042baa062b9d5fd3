//! Falls that are only imagined, for whoever wants to know how likely hits are.

use gonfalon_disks::DiskId;
use gonfalon_drops::{Release, simulate, stand_in};
use gonfalon_table::Point;

use super::fall::{Ground, MISSILE_CARRIER};
use crate::action::Disks;
use crate::board::Board;
use crate::data::Missile;
use crate::setting::Drops;

/// The table as the missiles of an Archer would meet it.
pub struct Volley<'a> {
    board: Board<'a>,
    ground: Ground,
    release: Release,
}

impl std::fmt::Debug for Volley<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Volley").field("release", &self.release).finish_non_exhaustive()
    }
}

impl<'a> Volley<'a> {
    /// So many counters of an Archer that are aimed at a point.
    pub fn new(board: Board<'a>, archer: DiskId, count: u8, aim: Point) -> Volley<'a> {
        let release = Release::Volley {
            count,
            aim,
            towards: board.table.pile.at(archer),
            height: board.library().constants.missile_height,
            carrier: MISSILE_CARRIER,
        };
        Volley { board, ground: Ground::new(board, None), release }
    }

    /// The damage that one counter deals to a Disk it hits.
    pub fn damage(&self, archer: DiskId, kind: Missile, disk: DiskId) -> u8 {
        self.board.missile_damage(archer, kind, disk)
    }

    /// The Disks that each counter hits in the fall of a seed.
    pub fn hits(&self, drops: Drops, seed: u64) -> Vec<Disks> {
        let scene = self.ground.scene();
        let fall = match drops {
            Drops::Physics => simulate(scene, &self.release, seed),
            Drops::StandIn => stand_in(scene, &self.release, seed),
        };
        let knocked = |number: usize| {
            fall.pushed.iter().any(|pushed| pushed.by == number && self.ground.knocked_off(pushed))
        };
        let hit = |(number, landing): (usize, &gonfalon_drops::Landing)| match knocked(number) {
            // dw.missile.knock-off
            true => Disks::new(),
            false => self.board.hit(&self.ground.lain_on(&landing.rest)),
        };
        fall.pieces.iter().enumerate().map(hit).collect()
    }
}
