//! The table of a match as surveyors ask about it.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Game as _, Seat};
use gonfalon_scene::{Charge, Foothold, Ground, Passage, Scene, Shooter, Shows as _, Usual, median};
use gonfalon_table::{Circle, Heading, Length, OrientedBox, Point, Shape};

use crate::Dw;
use crate::board::Board;
use crate::data::{Deploy, Stat};
use crate::movement::{Mover, Walk};
use crate::setup::strip;
use crate::state::{Place, State};

/// A table with one usual Disk of each side on it.
#[derive(Clone, Debug)]
pub struct Survey {
    game: Dw,
    state: State,
    disks: [DiskId; 2],
    usual: [Usual; 2],
}

impl Survey {
    /// Clears the table of a match after its set-up; `None` where a side has no Disk in play that moves.
    pub fn new(game: Dw, mut state: State) -> Option<Survey> {
        let board = Board::new(&game, &state.table);
        let disks = [usual_disk(board, Seat(0))?, usual_disk(board, Seat(1))?];
        let usual = [usual(board, Seat(0), disks), usual(board, Seat(1), disks)];
        for disk in board.all_in_play().collect::<Vec<_>>() {
            state.table.pile.remove(disk);
            if !disks.contains(&disk) {
                state.table.disks[disk.index()].place = Place::Gone;
            }
        }
        Some(Survey { game, state, disks, usual })
    }

    fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }
}

/// How far a Disk gets in an activation that begins on open ground.
fn pace(board: Board<'_>, disk: DiskId) -> Length {
    board.circle(disk).diameter * i32::from(board.value(disk, Stat::Movement))
}

/// The Disk in the middle by pace; a Champion only where there is nobody else.
fn usual_disk(board: Board<'_>, seat: Seat) -> Option<DiskId> {
    let moving = || board.army(seat).filter(|disk| pace(board, *disk) > Length::ZERO);
    let pace = |disk: &DiskId| pace(board, *disk);
    let creatures = moving().filter(|disk| !board.profile(*disk).champion);
    median(creatures, pace).or_else(|| median(moving(), pace))
}

/// What is usual in an army. Ranges are measured between rims, and a Disk attacks what it overlaps, so the radius of either Disk
/// is added.
fn usual(board: Board<'_>, seat: Seat, disks: [DiskId; 2]) -> Usual {
    let (disk, enemy) = (disks[seat.index()], disks[1 - seat.index()]);
    let contact = |disk: DiskId| (board.circle(disk).diameter + board.circle(enemy).diameter) / 2;
    let range = |disk: DiskId| board.weapons(disk).map(|(kind, _)| board.missile_range(disk, kind)).max();
    let shooters = board.army(seat).filter_map(|disk| Some((disk, range(disk)?)));
    let shooter = median(shooters, |(_, range)| *range).map(|(disk, range)| Shooter {
        unit: board.name(disk),
        range: range + contact(disk),
        // dw.missile.unactivated-only
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

    /// The strip before a base, or the staging area as far as Starting Disks touch it or lie near it.
    fn zones(&self, seat: Seat) -> Vec<Shape> {
        let board = self.board();
        let width = board.table.pile.diameter(self.disks[seat.index()]);
        let around = |beyond: Length| {
            let land = board.staging(seat)?;
            let wider = board.library().constants.land + (beyond + width / 2) * 2;
            Some(Shape::Circle(Circle::new(land.at, wider)))
        };
        let zone = match board.deployment(seat) {
            Deploy::AtStaging(_) => around(Length::ZERO),
            Deploy::NearStaging(_, range) => around(range),
            Deploy::Strip(depth) => strip(board, seat, depth).map(|area| {
                OrientedBox::new(area.centre(), Heading::NORTH, area.width(), area.height()).into()
            }),
        };
        zone.into_iter().collect()
    }

    fn usual(&self, seat: Seat) -> Usual {
        self.usual[seat.index()].clone()
    }

    fn is_even(&self) -> bool {
        let [one, other] = self.disks.map(|disk| self.board().disk(disk).profile);
        one == other
    }

    /// Missiles fall from above.
    fn has_sight(&self) -> bool {
        false
    }

    fn foothold(&self, seat: Seat, at: Point) -> Option<Foothold> {
        let mut there = self.clone();
        let disk = self.disks[seat.index()];
        there.state.table.pile.hover(disk, at);
        let walk = Walk::new(there.board(), disk, Mover::Activated, u8::MAX);
        walk.rests().then_some(Foothold { at, elevation: Length::ZERO })
    }

    fn sees(&mut self, _: Seat, _: Foothold, _: Foothold) -> bool {
        true
    }

    /// Flips are taken for steps of any length; on ground on which a movement has fewer flips each takes more of it.
    fn passage(&mut self, seat: Seat, from: Foothold, to: Foothold) -> Option<Passage> {
        let disk = self.disks[seat.index()];
        self.state.table.pile.land(disk, from.at);
        let board = self.board();
        let stops = Walk::new(board, disk, Mover::Activated, u8::MAX).leads_to(to.at)?;
        let (all, left) = (board.value(disk, Stat::Movement), board.flips(disk).max(1));
        let cost = i64::from(from.at.distance(to.at).0) * i64::from(all.max(left)) / i64::from(left);
        Some(Passage { cost: Length(cost as i32), stops })
    }
}
