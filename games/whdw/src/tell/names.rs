//! Names of the components as arguments of a sentence.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_table::Point;

use crate::Whdw;
use crate::data::{Name, PieceId};
use crate::event::Shooter;
use crate::state::Source;

/// The arguments for a disk: its name and its owner.
pub(super) type DiskArgs = (&'static str, &'static str);

/// The disk a sentence is about.
pub(super) const DISK: DiskArgs = ("disk", "owner");
/// The disk that does something to another.
pub(super) const BY: DiskArgs = ("by", "by-owner");
/// The disk to which something is done.
pub(super) const TARGET: DiskArgs = ("target", "target-owner");

/// The arguments for a list of seats in order.
pub(super) const SEATS: [&str; 4] = ["seat-1", "seat-2", "seat-3", "seat-4"];

pub(super) fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}

pub(super) fn names<'n>(names: impl IntoIterator<Item = &'n Name>) -> Arg {
    Arg::Names(names.into_iter().map(|name| (name.en.clone(), name.de.clone())).collect())
}

/// More arguments for a sentence.
pub(super) trait With: Sized {
    /// A disk and its owner.
    fn disk(self, game: &Whdw, args: DiskArgs, disk: DiskId) -> Line;
    /// A list of disks.
    fn disks(self, game: &Whdw, arg: &'static str, disks: &[DiskId]) -> Line;
    /// A place on the battlefield.
    fn place(self, at: Point) -> Line;
    /// Seats in order, and how many there are.
    fn seats(self, seats: &[Seat]) -> Line;
    /// A word of the glossary.
    fn word(self, arg: &'static str, word: &'static str) -> Line;
    /// A length in hundredths of a millimetre.
    fn length(self, arg: &'static str, length: i32) -> Line;
}

impl With for Line {
    fn disk(self, game: &Whdw, (disk_arg, owner_arg): DiskArgs, disk: DiskId) -> Line {
        self.with(disk_arg, name(game.title(disk))).seat(owner_arg, game.disks[disk.index()].owner)
    }

    fn disks(self, game: &Whdw, arg: &'static str, disks: &[DiskId]) -> Line {
        self.with(arg, names(disks.iter().map(|disk| game.title(*disk))))
    }

    fn place(self, at: Point) -> Line {
        self.length("x", at.x).length("y", at.y)
    }

    fn seats(self, seats: &[Seat]) -> Line {
        let line = self.number("seats", seats.len() as i64);
        SEATS.iter().zip(seats).fold(line, |line, (arg, seat)| line.seat(arg, *seat))
    }

    fn word(self, arg: &'static str, word: &'static str) -> Line {
        self.with(arg, Arg::Word(word))
    }

    fn length(self, arg: &'static str, length: i32) -> Line {
        self.with(arg, Arg::Length(length))
    }
}

impl Whdw {
    /// What a disk is called.
    pub(super) fn title(&self, disk: DiskId) -> &Name {
        &self.library[self.disks[disk.index()].profile].name
    }

    /// What a terrain piece is called before it is known which side lies up.
    pub(super) fn both_sides(&self, piece: PieceId) -> Name {
        let [one, other] = &self.library[piece].sides;
        Name {
            en: format!("{}/{}", one.name.en, other.name.en),
            de: format!("{}/{}", one.name.de, other.name.de),
        }
    }

    /// What the terrain piece of the special scenario is called.
    pub(super) fn stronghold(&self) -> &Name {
        let strongholds = &self.library.strongholds;
        &self.library[strongholds.piece].sides[usize::from(strongholds.side)].name
    }

    /// Who makes a ranged attack, and for whom.
    pub(super) fn shooter(&self, shooter: Shooter) -> (&Name, Seat) {
        match shooter {
            Shooter::Disk(disk) => (self.title(disk), self.disks[disk.index()].owner),
            Shooter::Tower(_, seat) => (self.stronghold(), seat),
        }
    }

    /// Where an effect comes from. An event does not know what lies where, so terrain and zones stay nameless.
    pub(super) fn source(&self, source: Source) -> Arg {
        match source {
            Source::Disk(disk) => name(self.title(disk)),
            Source::Command(_, card) => name(&self.library[card].name),
            Source::Scenario(card) => name(&self.library[card].name),
            Source::Terrain(_) => Arg::Word("word-source-terrain"),
            Source::Zone(_) => Arg::Word("word-source-zone"),
            Source::Arranged => Arg::Word("word-source-arranged"),
        }
    }
}
