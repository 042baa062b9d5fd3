//! Places for abilities and spells.

use gonfalon_disks::DiskId;
use gonfalon_table::{Heading, Length, Point};

use crate::abilities::{Usage, around};
use crate::action::Choice;
use crate::board::Board;
use crate::data::{Effect, ProfileId, Rise};
use crate::state::{LandKind, Secret};

/// Where something could be laid or aimed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spots<'a> {
    pub(super) board: Board<'a>,
    pub(super) own: &'a Secret,
    pub(super) usage: &'a Usage,
}

impl Spots<'_> {
    /// Places worth trying for an effect; none where it asks for no place.
    pub(super) fn of(&self, effect: &Effect, choice: &Choice) -> Vec<Point> {
        let board = self.board;
        let (target, second) = (choice.targets.first().copied(), choice.seconds.first().copied());
        let by = self.usage.by;
        match effect {
            Effect::AmbushTarget | Effect::BurrowTarget => {
                target.map_or_else(Vec::new, |target| self.onto(self.width(by), target))
            }
            Effect::AmbushSecond | Effect::BurrowSecond => match (target, second) {
                (Some(target), Some(second)) => self.onto(self.width(target), second),
                _ => Vec::new(),
            },
            Effect::AmbushSource | Effect::Summon(_) | Effect::Resurrect { place: Rise::OnSource, .. } => {
                target.map_or_else(Vec::new, |target| self.onto(self.width(target), by))
            }
            Effect::Transform(into) => self.onto(board.library()[*into].diameter, by),
            Effect::Teleport(range) => target.map_or_else(Vec::new, |target| self.teleports(target, *range)),
            Effect::PlaceInTerrain(_) => board
                .table
                .lands
                .iter()
                .filter(|land| matches!(land.kind, LandKind::Terrain(_)))
                .map(|land| land.at)
                .collect(),
            Effect::PlaceToken { range, .. } | Effect::Rain { range, .. } => {
                let here = board.table.pile.at(by);
                let reach = board.distance_for(self.usage, *range).0 + self.width(by).0 / 2;
                let near = super::moves::enemies(board, by).into_iter().take(6);
                near.map(|enemy| board.table.pile.at(enemy)).chain(around(here, reach)).collect()
            }
            Effect::FireNow { .. } => target.map(|target| board.table.pile.at(target)).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// How wide a Disk is, in play or in the player's own stack.
    fn width(&self, disk: DiskId) -> Length {
        let stack = self.own.stack.iter().find(|(other, _)| *other == disk).map(|(_, profile)| *profile);
        let profile: Option<ProfileId> = stack.or(self.board.disk(disk).profile);
        profile.map_or(Length::ZERO, |profile| self.board.library()[profile].diameter)
    }

    /// Places at which something so wide overlaps a Disk.
    fn onto(&self, width: Length, disk: DiskId) -> Vec<Point> {
        let circle = self.board.circle(disk);
        around(circle.centre, (width.0 + circle.diameter.0) / 2).collect()
    }

    fn teleports(&self, disk: DiskId, range: Length) -> Vec<Point> {
        let board = self.board;
        let (here, range) = (board.table.pile.at(disk), board.distance_for(self.usage, range));
        let near = super::moves::enemies(board, disk).into_iter().map(|enemy| board.table.pile.at(enemy));
        let lands = super::moves::goals(board, self.usage.seat);
        let within = near.chain(lands).filter(|at| here.distance(*at) <= range).take(8);
        let ring = (0..8).map(|step| here.step(Heading::from_degrees(step * 45), range));
        within.chain(ring).collect()
    }
}
