//! The battlefield of a match as surveyors ask about it.

use gonfalon_kernel::{Game as _, Seat};
use gonfalon_scene::{Charge, Foothold, Ground, Passage, Scene, Shooter, Shows as _, Usual, median};
use gonfalon_table::{Heading, Length, OrientedBox, Point, Shape};
use smallvec::smallvec;

use crate::Wh40k;
use crate::action::{Spot, Walk};
use crate::board::Board;
use crate::constants::{ENGAGEMENT, LEAST_CHARGE, MOST_CHARGE, WOODS_LOSS};
use crate::data::{Core, Movement};
use crate::setup::zone;
use crate::shooting::eligible::guns;
use crate::state::{ModelId, Place, State, UnitId};
use crate::walk;

/// A battlefield with one model of a usual unit of each side on it.
#[derive(Clone, Debug)]
pub struct Survey {
    game: Wh40k,
    state: State,
    models: [ModelId; 2],
    usual: [Usual; 2],
}

impl Survey {
    /// Clears the battlefield of a match after its set-up; `None` where a side has no unit that moves.
    pub fn new(game: Wh40k, mut state: State) -> Option<Survey> {
        let board = Board::new(&game, &state.table);
        let models = [usual_model(board, Seat(0))?, usual_model(board, Seat(1))?];
        let usual = [usual(board, Seat(0), models), usual(board, Seat(1), models)];
        let heads = models.map(|model| board.model_facts(model).unit);
        for (index, unit) in state.table.units.iter_mut().enumerate() {
            let stays = heads.contains(&UnitId(index as u8));
            (unit.place, unit.attached) = (if stays { Place::Battlefield } else { Place::Destroyed }, None);
        }
        for (index, model) in state.table.models.iter_mut().enumerate() {
            model.destroyed = !models.contains(&ModelId(index as u8));
        }
        Some(Survey { game, state, models, usual })
    }

    fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }

    fn put(&mut self, model: ModelId, foothold: Foothold, toward: Point) -> Spot {
        let heading = Heading::between(foothold.at, toward);
        let stands = &mut self.state.table.models[model.index()];
        (stands.at, stands.elevation, stands.heading) = (foothold.at, foothold.elevation, heading);
        Spot { at: foothold.at, elevation: foothold.elevation, heading }
    }
}

/// How far a model goes in a Normal move; nothing for those that roll for it and for AIRCRAFT.
fn pace(board: Board<'_>, model: ModelId) -> Option<Length> {
    match board.movement(model) {
        Movement::Inches(inches) if inches > 0 && !board.model_is(model, Core::Aircraft) => {
            Some(Length::inches(i32::from(inches)))
        }
        _ => None,
    }
}

/// All units of a side, wherever they are: which of them are deployed may differ between armies that are alike.
fn units_of(board: Board<'_>, seat: Seat) -> impl Iterator<Item = UnitId> {
    board.heads().filter(move |unit| board.owner(*unit) == seat)
}

/// The first model of the unit in the middle; a CHARACTER only where there is nobody else.
fn usual_model(board: Board<'_>, seat: Seat) -> Option<ModelId> {
    let moving = || {
        units_of(board, seat).filter_map(|unit| {
            let model = board.models(unit).find(|model| board.model_facts(*model).unit == unit)?;
            Some((model, pace(board, model)?))
        })
    };
    let pace = |(_, pace): &(ModelId, Length)| *pace;
    let units = moving().filter(|(model, _)| !board.model_is(*model, Core::Character));
    median(units, pace).or_else(|| median(moving(), pace)).map(|(model, _)| model)
}

/// What is usual in an army. Distances are measured between bases, so half of either base is added.
fn usual(board: Board<'_>, seat: Seat, models: [ModelId; 2]) -> Usual {
    let (model, enemy) = (models[seat.index()], models[1 - seat.index()]);
    let contact = |model: ModelId| board.profile(model).base.reach() + board.profile(enemy).base.reach();
    let pace_of = |unit: UnitId| board.models(unit).find_map(|model| pace(board, model));
    let shooters = units_of(board, seat).filter_map(|unit| {
        let ranges = guns(board, unit).flat_map(|(model, _, weapon)| {
            weapon.profiles.iter().filter_map(move |profile| Some((profile.range?, model)))
        });
        ranges.max().map(|(range, model)| (unit, model, range))
    });
    let shooter = median(shooters, |(_, _, range)| *range).map(|(unit, model, range)| Shooter {
        unit: board.name(unit),
        range: range + contact(model),
        moves: pace_of(unit).unwrap_or(Length::ZERO),
    });
    let pace = pace(board, model).unwrap_or(Length::ZERO);
    // wh40k.charge.roll in the mean
    let rolled = Length::inches(i32::from(LEAST_CHARGE + MOST_CHARGE)) / 2;
    Usual {
        unit: board.name(board.unit_of(model)),
        pace,
        charge: Charge::Along(pace + rolled + ENGAGEMENT + contact(model)),
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
        self.board().profile(self.models[0]) == self.board().profile(self.models[1])
    }

    fn has_sight(&self) -> bool {
        true
    }

    /// The lowest height at which the model may stand.
    fn foothold(&self, seat: Seat, at: Point) -> Option<Foothold> {
        let heights = self.board().grounds(self.models[seat.index()], at, Heading::NORTH);
        heights.into_iter().min().map(|elevation| Foothold { at, elevation })
    }

    fn sees(&mut self, viewer: Seat, from: Foothold, to: Foothold) -> bool {
        let [viewer, target] = [self.models[viewer.index()], self.models[1 - viewer.index()]];
        self.put(viewer, from, to.at);
        self.put(target, to, from.at);
        self.board().model_sees(viewer, target)
    }

    fn passage(&mut self, seat: Seat, from: Foothold, to: Foothold) -> Option<Passage> {
        let model = self.models[seat.index()];
        let start = self.put(model, from, to.at);
        let end = Spot { at: to.at, elevation: to.elevation, heading: start.heading };
        let board = self.board();
        let (length, woods) = walk::step(board, &Walk { model, path: smallvec![end] })?;
        let exempt = board.model_is(model, Core::Titanic) || board.model_is(model, Core::Fly);
        let (pace, slow) = (self.usual[seat.index()].pace, self.usual[seat.index()].pace - WOODS_LOSS);
        // Woods take two inches of a move: where all of it leads through them, each inch counts for so much more.
        let cost = match woods && !exempt && slow > Length::ZERO {
            true => i64::from(length.0) * i64::from(pace.0) / i64::from(slow.0),
            false => i64::from(length.0),
        };
        Some(Passage { cost: Length(cost as i32), stops: false })
    }
}
