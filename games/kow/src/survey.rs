//! The table of a match as surveyors ask about it.

use gonfalon_kernel::{Game as _, Seat};
use gonfalon_scene::{Charge, Foothold, Ground, Passage, Scene, Shooter, Shows as _, Usual, median};
use gonfalon_table::{Heading, Length, OrientedBox, Point, Shape, sweep};

use crate::Kow;
use crate::board::Board;
use crate::data::{SpecialKind, UnitType};
use crate::lane::Straight;
use crate::movement::on_impassable;
use crate::setup::zone;
use crate::sight::Sight;
use crate::state::{Category, Place, State, UnitId};

/// A table with one usual unit of each side on it.
#[derive(Clone, Debug)]
pub struct Survey {
    game: Kow,
    state: State,
    units: [UnitId; 2],
    usual: [Usual; 2],
}

impl Survey {
    /// Clears the table of a match after its set-up; `None` where a side has no unit but war engines.
    pub fn new(game: Kow, mut state: State) -> Option<Survey> {
        let board = Board::new(&game, &state.table);
        let units = [usual_unit(board, Seat(0))?, usual_unit(board, Seat(1))?];
        let usual = [usual(board, Seat(0), units), usual(board, Seat(1), units)];
        for (index, unit) in state.table.units.iter_mut().enumerate() {
            unit.place = if units.contains(&UnitId(index as u8)) { Place::Table } else { Place::Waiting };
        }
        Some(Survey { game, state, units, usual })
    }

    fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }

    fn footprint(&self, seat: Seat, at: Point, heading: Heading) -> OrientedBox {
        self.board().footprint_at(self.units[seat.index()], at, heading)
    }

    fn flies(&self, seat: Seat) -> bool {
        self.board().has(self.units[seat.index()], SpecialKind::Fly)
    }
}

/// All units of a side, wherever they are: which of them are deployed may differ between armies that are alike.
fn units_of(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> {
    (0..board.game.units.len() as u8).map(UnitId).filter(move |unit| board.owner(*unit) == seat)
}

/// The unit in the middle by speed of those that charge and go at the double; heroes only where there is nobody else.
fn usual_unit(board: Board<'_>, seat: Seat) -> Option<UnitId> {
    let marching =
        || units_of(board, seat).filter(|unit| board.profile(*unit).unit_type != UnitType::WarEngine);
    let speed = |unit: &UnitId| board.profile(*unit).speed;
    let regiments = marching().filter(|unit| !board.has(*unit, SpecialKind::Individual));
    median(regiments, speed).or_else(|| median(marching(), speed))
}

/// What is usual in an army. Distances are measured between footprints, so half the depth of either unit is added.
fn usual(board: Board<'_>, seat: Seat, units: [UnitId; 2]) -> Usual {
    let (own, enemy) = (board.profile(units[seat.index()]), board.profile(units[1 - seat.index()]));
    // kow.move.at-the-double
    let pace = own.speed * 2;
    let shooters = units_of(board, seat).filter_map(|unit| Some((unit, board.profile(unit).shooting_range?)));
    let shooter = median(shooters, |(_, range)| *range).map(|(unit, range)| {
        let profile = board.profile(unit);
        let halts = profile.shoots_only_after_halt(&board.game.library.constants);
        Shooter {
            unit: board.name(unit),
            range: range + (profile.depth + enemy.depth) / 2,
            moves: if halts { Length::ZERO } else { profile.speed },
        }
    });
    Usual {
        unit: board.name(units[seat.index()]),
        pace,
        // kow.charge.needs-range kow.charge.needs-sight kow.charge.not-slowed
        charge: Charge::Straight(own.speed * 2 + (own.depth + enemy.depth) / 2),
        shooter,
    }
}

impl Ground for Survey {
    fn copied(&self) -> Box<dyn Ground> {
        Box::new(self.clone())
    }

    fn scene(&self) -> Scene {
        self.game.scene(&self.game.view(&self.state, None))
    }

    fn zones(&self, seat: Seat) -> Vec<Shape> {
        let area = zone(self.board(), seat);
        vec![OrientedBox::new(area.centre(), Heading::NORTH, area.width(), area.height()).into()]
    }

    fn usual(&self, seat: Seat) -> Usual {
        self.usual[seat.index()].clone()
    }

    fn is_even(&self) -> bool {
        self.board().profile(self.units[0]) == self.board().profile(self.units[1])
    }

    fn has_sight(&self) -> bool {
        true
    }

    fn foothold(&self, seat: Seat, at: Point) -> Option<Foothold> {
        // A footprint looks the same after half a turn.
        let stands = |degrees: i32| {
            !on_impassable(self.board(), &self.footprint(seat, at, Heading::from_degrees(degrees)))
        };
        [0, 45, 90, 135].into_iter().any(stands).then_some(Foothold { at, elevation: Length::ZERO })
    }

    /// Both units face each other; what a die would decide counts as seen.
    fn sees(&mut self, viewer: Seat, from: Foothold, to: Foothold) -> bool {
        let [viewer, target] = [self.units[viewer.index()], self.units[1 - viewer.index()]];
        for (unit, here, there) in [(viewer, from.at, to.at), (target, to.at, from.at)] {
            let unit = &mut self.state.table.units[unit.index()];
            (unit.at, unit.heading) = (here, Heading::between(here, there));
        }
        self.board().line_of_sight(viewer, target, &[]) != Sight::No
    }

    /// Turning costs nothing here, as though every turn began with it.
    fn passage(&mut self, seat: Seat, from: Foothold, to: Foothold) -> Option<Passage> {
        let length = from.at.distance(to.at);
        if self.flies(seat) {
            return Some(Passage { cost: length, stops: false });
        }
        let heading = Heading::between(from.at, to.at);
        let footprint = self.footprint(seat, from.at, heading);
        let pieces =
            |category| self.state.table.terrain.iter().filter(move |piece| piece.category == category);
        let crosses = |category| {
            pieces(category).any(|piece| sweep::box_along_polygon(&footprint, to.at, &piece.outline))
        };
        if crosses(Category::Impassable) {
            return None;
        }
        let straight = Straight { from: footprint, heading, length };
        let slowed = straight.length_in(pieces(Category::Difficult).map(|piece| piece.outline.points()));
        // Whoever crosses an obstacle advances, which is half as far (kow.terrain.obstacle-no-double).
        let advancing = if crosses(Category::Obstacle) { length } else { Length::ZERO };
        Some(Passage { cost: length + slowed.max(advancing), stops: false })
    }
}
