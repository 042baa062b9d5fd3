//! Names of the components as arguments of a sentence.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_table::{Length, Point};

use crate::Dw;
use crate::data::Name;
use crate::state::{LandKind, Source};

/// The arguments for a Disk: its name and whose it was.
pub(super) type DiskArgs = (&'static str, &'static str);

/// The Disk a sentence is about.
pub(super) const DISK: DiskArgs = ("disk", "owner");
/// The Disk that does something to another.
pub(super) const BY: DiskArgs = ("by", "by-owner");
/// The Disk to which something is done.
pub(super) const TARGET: DiskArgs = ("target", "target-owner");

/// The arguments for a list of seats in order.
const SEATS: [&str; 8] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7", "seat-8"];

pub(super) fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}

/// More arguments for a sentence.
pub(super) trait With: Sized {
    /// A Disk and its owner.
    fn disk(self, game: &Dw, args: DiskArgs, disk: DiskId) -> Line;
    /// A list of Disks.
    fn disks(self, game: &Dw, arg: &'static str, disks: &[DiskId]) -> Line;
    /// A list of Disks that may be empty, and how many there are.
    fn counted(self, game: &Dw, arg: &'static str, disks: &[DiskId]) -> Line;
    /// A place on the table.
    fn place(self, at: Point) -> Line;
    /// Seats in order, and how many there are.
    fn seats(self, seats: &[Seat]) -> Line;
    /// A word of the glossary.
    fn word(self, arg: &'static str, word: &'static str) -> Line;
    /// A length.
    fn length(self, arg: &'static str, length: Length) -> Line;
}

impl With for Line {
    fn disk(self, game: &Dw, (disk_arg, owner_arg): DiskArgs, disk: DiskId) -> Line {
        let owner = game.titles.get(disk.index()).map_or(Seat(0), |(_, owner)| *owner);
        self.with(disk_arg, game.title(disk)).seat(owner_arg, owner)
    }

    fn disks(self, game: &Dw, arg: &'static str, disks: &[DiskId]) -> Line {
        let titles = disks.iter().filter_map(|disk| game.titles.get(disk.index()));
        let names = titles.map(|(profile, _)| {
            let name = &game.library[*profile].name;
            (name.en.clone(), name.de.clone())
        });
        self.with(arg, Arg::Names(names.collect()))
    }

    fn counted(self, game: &Dw, arg: &'static str, disks: &[DiskId]) -> Line {
        self.number("count", disks.len() as i64).disks(game, arg, disks)
    }

    fn place(self, at: Point) -> Line {
        self.length("x", Length(at.x)).length("y", Length(at.y))
    }

    fn seats(self, seats: &[Seat]) -> Line {
        let line = self.number("seats", seats.len() as i64);
        SEATS.iter().zip(seats).fold(line, |line, (arg, seat)| line.seat(arg, *seat))
    }

    fn word(self, arg: &'static str, word: &'static str) -> Line {
        self.with(arg, Arg::Word(word))
    }

    fn length(self, arg: &'static str, length: Length) -> Line {
        self.with(arg, Arg::Length(length.0))
    }
}

impl Dw {
    /// What a Disk is called.
    fn title(&self, disk: DiskId) -> Arg {
        match self.titles.get(disk.index()) {
            Some((profile, _)) => name(&self.library[*profile].name),
            None => Arg::Verbatim(format!("#{}", disk.0)),
        }
    }

    /// Where an effect comes from. An event does not know what lies where, so terrain stays nameless.
    pub(super) fn source(&self, source: Source) -> Arg {
        match source {
            Source::Spell(spell) => name(&self.library[spell].name),
            Source::Ability(profile, _) => name(&self.library[profile].name),
            Source::Land(_) => Arg::Word("word-source-terrain"),
        }
    }

    /// What a Land Disk is called.
    pub(super) fn land(&self, kind: LandKind) -> Arg {
        match kind {
            LandKind::Staging(_) => Arg::Word("word-land-staging"),
            LandKind::Center => Arg::Word("word-land-center"),
            LandKind::Terrain(kind) => name(&self.library[kind].name),
        }
    }
}
