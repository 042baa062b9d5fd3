//! Reading the table: the small questions every chapter asks.
//!
//! A [`Board`] is the public table together with the facts of the match. It can be made from a state as well as from a view,
//! so that rules, bots and previews all ask the same functions.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Seat};
use gonfalon_table::{Circle, Length, Point};

use crate::Dw;
use crate::data::{Library, Profile, Scenario, TerrainType};
use crate::rulings::{Rulings, Touching};
use crate::state::{Disk, Land, LandKind, Place, Player, Table};

/// The public table with the facts of the match.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The facts of the match.
    pub game: &'a Dw,
    /// What everybody sees.
    pub table: &'a Table,
}

impl<'a> Board<'a> {
    /// The rulings of the match.
    pub fn rulings(self) -> &'a Rulings {
        &self.game.options.rulings
    }

    /// Whether Disks in between keep two others, or a Disk and a Spell Disk, from touching.
    pub(crate) fn is_parted(
        self,
        top: &Circle,
        below: &Circle,
        between: impl Iterator<Item = Circle>,
    ) -> bool {
        // dw.touch.between
        match self.rulings().touching {
            Touching::CommonArea => {
                let mut between = between;
                between.any(|other| gonfalon_table::share_area(top, below, &other))
            }
            Touching::Contact => {
                let between: Vec<Circle> = between.collect();
                !gonfalon_table::uncovered(top, below, &between)
            }
        }
    }

    /// The table of a match.
    pub fn new(game: &'a Dw, table: &'a Table) -> Board<'a> {
        Board { game, table }
    }

    /// The components.
    pub fn library(self) -> &'a Library {
        &self.game.library
    }

    /// The scenario.
    pub fn scenario(self) -> &'a Scenario {
        &self.game.library[self.game.scenario]
    }

    /// Whether there is such a Disk in the match.
    pub fn exists(self, disk: DiskId) -> bool {
        disk.index() < self.table.disks.len()
    }

    /// A Disk of the match.
    pub fn disk(self, disk: DiskId) -> &'a Disk {
        &self.table.disks[disk.index()]
    }

    /// What is printed on a Disk that everybody has seen.
    ///
    /// # Panics
    /// If the Disk is still hidden in a stack.
    pub fn profile(self, disk: DiskId) -> &'a Profile {
        let profile = self.disk(disk).profile.expect("a Disk in play, or once in play, is known");
        &self.game.library[profile]
    }

    /// Who controls a Disk; `None` for slaves whom nobody controls.
    pub fn controller(self, disk: DiskId) -> Option<Seat> {
        self.disk(disk).controller
    }

    /// A player.
    pub fn player(self, seat: Seat) -> &'a Player {
        &self.table.players[seat]
    }

    /// The seats clockwise, beginning with one of them.
    pub fn clockwise(self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.game.seats;
        (0..seats).map(move |step| Seat((from.0 + step) % seats))
    }

    /// Whether the Disk is in play.
    pub fn in_play(self, disk: DiskId) -> bool {
        self.exists(disk) && self.disk(disk).place == Place::Table
    }

    /// All Disks in play in the order of their ids.
    pub fn all_in_play(self) -> impl Iterator<Item = DiskId> + 'a {
        self.table
            .disks
            .iter()
            .enumerate()
            .filter(|(_, disk)| disk.place == Place::Table)
            .map(|(index, _)| DiskId(index as u8))
    }

    /// The Disks in play that a seat controls.
    pub fn army(self, seat: Seat) -> impl Iterator<Item = DiskId> + 'a {
        self.all_in_play().filter(move |disk| self.controller(*disk) == Some(seat))
    }

    /// Whether two Disks are enemies: nobody's slaves are everybody's enemies.
    pub fn enemies(self, one: DiskId, other: DiskId) -> bool {
        // dw.general.friend-and-enemy
        one != other && !self.friends(one, other)
    }

    /// Whether two Disks have the same controller.
    pub fn friends(self, one: DiskId, other: DiskId) -> bool {
        self.controller(one).is_some() && self.controller(one) == self.controller(other)
    }

    /// A Disk's circle on the table.
    pub fn circle(self, disk: DiskId) -> Circle {
        self.table.pile.circle(disk)
    }

    /// Whether two Disks in play are within a distance, edge to edge; a Disk is within every distance of itself.
    pub fn within(self, one: DiskId, other: DiskId, distance: Length) -> bool {
        one == other || self.circle(one).within(&self.circle(other), distance)
    }

    /// Whether two Disks touch: one lies on the other with nothing in between.
    pub fn touch(self, one: DiskId, other: DiskId) -> bool {
        self.table.pile.pins_disk(one, other) || self.table.pile.pins_disk(other, one)
    }

    /// The Disks that touch a Disk.
    pub fn touching(self, disk: DiskId) -> impl Iterator<Item = DiskId> + 'a {
        self.table.pile.under(disk).chain(self.table.pile.over(disk))
    }

    /// The circle of a Land Disk.
    pub fn land_circle(self, land: &Land) -> Circle {
        Circle::new(land.at, self.game.library.constants.land)
    }

    /// The terrain that a Land Disk is.
    pub fn terrain(self, land: &Land) -> Option<&'a TerrainType> {
        match land.kind {
            LandKind::Terrain(kind) => Some(&self.game.library[kind]),
            LandKind::Staging(_) | LandKind::Center => None,
        }
    }

    /// The staging area or base of a seat.
    pub fn staging(self, seat: Seat) -> Option<&'a Land> {
        self.table.lands.iter().find(|land| land.kind == LandKind::Staging(seat))
    }

    /// The central Land.
    pub fn center(self) -> Option<&'a Land> {
        self.table.lands.iter().find(|land| land.kind == LandKind::Center)
    }

    /// Whether a point lies on the table.
    pub fn on_table(self, at: Point) -> bool {
        self.game.table.holds_point(at)
    }

    /// A Disk's name as an argument of a sentence.
    pub fn name(self, disk: DiskId) -> Arg {
        let name = &self.profile(disk).name;
        Arg::Name { en: name.en.clone(), de: name.de.clone() }
    }
}
