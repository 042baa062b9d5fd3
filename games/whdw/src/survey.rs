//! The battlefield of a match as surveyors ask about it.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Game as _, Seat};
use gonfalon_scene::{Charge, Foothold, Ground, Passage, Scene, Shooter, Shows as _, Usual, median};
use gonfalon_table::{Heading, Length, OrientedBox, Point, Shape};

use crate::Whdw;
use crate::board::Board;
use crate::data::Kind;
use crate::movement::{MoveKind, MoveStart, Walk};
use crate::state::State;

/// A battlefield with one usual disk of each side on it.
#[derive(Clone, Debug)]
pub struct Survey {
    game: Whdw,
    state: State,
    disks: [DiskId; 2],
    usual: [Usual; 2],
}

impl Survey {
    /// Clears the battlefield of a match after its set-up; `None` where a side has no disk that moves.
    pub fn new(game: Whdw, mut state: State) -> Option<Survey> {
        let board = Board::new(&game, &state.table);
        let disks = [usual_disk(board, Seat(0))?, usual_disk(board, Seat(1))?];
        let usual = [usual(board, Seat(0), disks), usual(board, Seat(1), disks)];
        let lying: Vec<DiskId> = state.table.pile.disks().collect();
        lying.into_iter().for_each(|disk| state.table.pile.remove(disk));
        Some(Survey { game, state, disks, usual })
    }

    fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }
}

/// How far a disk gets in a move action.
fn pace(board: Board<'_>, disk: DiskId) -> Length {
    board.circle(disk).diameter * i32::from(board.movement(disk).unwrap_or(0))
}

/// The disk in the middle by pace; a hero only where there is nobody else. Reserves count: which disks are deployed may differ
/// between armies that are alike.
fn usual_disk(board: Board<'_>, seat: Seat) -> Option<DiskId> {
    let moving = || board.army(seat).filter(|disk| pace(board, *disk) > Length::ZERO);
    let pace = |disk: &DiskId| pace(board, *disk);
    let units = moving().filter(|disk| board.profile(*disk).kind == Kind::Unit);
    median(units, pace).or_else(|| median(moving(), pace))
}

/// What is usual in an army. Ranges are measured between rims, and a disk pins what it overlaps, so the radius of either disk
/// is added.
fn usual(board: Board<'_>, seat: Seat, disks: [DiskId; 2]) -> Usual {
    let (disk, enemy) = (disks[seat.index()], disks[1 - seat.index()]);
    let contact = |disk: DiskId| (board.circle(disk).diameter + board.circle(enemy).diameter) / 2;
    let field = board.field();
    let reach = |disk: DiskId| {
        let weapons = 0..board.profile(disk).ranged.len() as u8;
        let reaches = weapons.map(|weapon| {
            let reaches = &board.game.library.constants.reaches;
            // Siege range has no end but that of the battlefield.
            reaches.of(board.weapon_range(disk, weapon)).unwrap_or(field.width() + field.height())
        });
        reaches.max()
    };
    let shooters = board.army(seat).filter_map(|disk| Some((disk, reach(disk)?)));
    let shooter = median(shooters, |(_, range)| *range).map(|(disk, range)| Shooter {
        unit: board.name(disk),
        range: range + contact(disk),
        // A disk moves or shoots.
        moves: Length::ZERO,
    });
    let pace = pace(board, disk);
    Usual { unit: board.name(disk), pace, charge: Charge::Along(pace + contact(disk)), shooter }
}

impl Ground for Survey {
    fn copied(&self) -> Box<dyn Ground> {
        Box::new(self.clone())
    }

    fn scene(&self) -> Scene {
        self.game.scene(&self.game.view(&self.state, None))
    }

    fn zones(&self, seat: Seat) -> Vec<Shape> {
        let own = self.board().zones().filter(|zone| zone.owner == seat).map(|zone| zone.area);
        own.map(|area| OrientedBox::new(area.centre(), Heading::NORTH, area.width(), area.height()).into())
            .collect()
    }

    fn usual(&self, seat: Seat) -> Usual {
        self.usual[seat.index()].clone()
    }

    fn is_even(&self) -> bool {
        let [one, other] = self.disks.map(|disk| self.board().profile(disk));
        one.id == other.id
    }

    fn has_sight(&self) -> bool {
        true
    }

    /// No terrain keeps a disk from lying anywhere.
    fn foothold(&self, _: Seat, at: Point) -> Option<Foothold> {
        Some(Foothold { at, elevation: Length::ZERO })
    }

    fn sees(&mut self, viewer: Seat, from: Foothold, to: Foothold) -> bool {
        let [viewer, target] = [self.disks[viewer.index()], self.disks[1 - viewer.index()]];
        self.state.table.pile.hover(viewer, from.at);
        self.state.table.pile.hover(target, to.at);
        self.board().sees(viewer, target)
    }

    /// Flips are taken for steps of any length.
    fn passage(&mut self, seat: Seat, from: Foothold, to: Foothold) -> Option<Passage> {
        let disk = self.disks[seat.index()];
        self.state.table.pile.hover(disk, from.at);
        let start = MoveStart { disk, flips: u8::MAX, broke_through: false, kind: MoveKind::Action };
        let mut walk = Walk::new(self.board(), &start);
        walk.flip(to.at, true);
        Some(Passage { cost: from.at.distance(to.at), stops: walk.stopped.is_some() })
    }
}
