//! Setting up and reinforcing.

use gonfalon_disks::DiskId;
use gonfalon_dw::action::Action;
use gonfalon_table::{Circle, Point};

use super::field::Field;
use super::goals::inches;

/// What it costs to lay a Disk on another of the own ones.
const STACKED: f64 = 6.0;

impl Field<'_> {
    /// Disks from the stack: as many as may come, well forward, and none on top of another.
    pub(crate) fn entry(&self, places: &[(DiskId, Point)]) -> f64 {
        let width = |disk: DiskId| {
            let found = self.own.stack.iter().find(|(other, _)| *other == disk);
            found.map(|(_, profile)| self.board.library()[*profile].diameter)
        };
        let laid: Vec<Circle> = places
            .iter()
            .filter_map(|(disk, at)| width(*disk).map(|width| Circle::new(*at, width)))
            .collect();
        let stacked = laid.iter().enumerate().filter(|(index, circle)| {
            laid[index + 1..].iter().any(|other| other.overlaps(circle))
                || self.stands.iter().any(|stand| stand.mine && stand.circle.overlaps(circle))
        });
        let forward = self.front();
        let away: f64 = laid.iter().map(|circle| inches(circle.centre.distance(forward))).sum();
        let coming = laid.len() as f64;
        100.0 * coming - STACKED * stacked.count() as f64 - away / coming.max(1.0)
    }

    /// Where the enemy is, or the middle of the table.
    fn front(&self) -> Point {
        let own = self.board.staging(self.seat).map(|land| land.at);
        let lands = self
            .board
            .table
            .lands
            .iter()
            .filter(|land| Some(land.at) != own && self.board.terrain(land).is_none());
        let middle = self.board.game.table.centre();
        let here = own.unwrap_or(middle);
        lands.map(|land| land.at).min_by_key(|at| at.distance_squared(here)).unwrap_or(middle)
    }

    /// A staging area as near to the front as may be.
    pub(crate) fn staging(&self, at: Point) -> f64 {
        -inches(at.distance(self.front()))
    }

    /// What an answer before the battle, or at the staging area, is worth.
    pub(crate) fn entering(&self, action: &Action) -> f64 {
        match action {
            Action::Place(places) => self.entry(places),
            Action::At(at) => self.staging(*at),
            _ => 0.0,
        }
    }
}
