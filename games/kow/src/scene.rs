//! Small battles for tests: units and terrain set down by hand.

use std::sync::Arc;

use gonfalon_kernel::{BySeat, Seat, Stack, TapeDice};
use gonfalon_table::{Heading, Point, Polygon, Rectangle};
use smallvec::SmallVec;

use crate::action::Deed;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Library, OptionKind};
use crate::event::Event;
use crate::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use crate::state::{Category, Phase, Place, Player, State, Table, Terrain, TerrainKind, Unit, UnitId};
use crate::{Kow, MatchUnit};

/// A battle in the Move phase of the first seat.
pub(crate) struct Scene {
    pub(crate) game: Kow,
    pub(crate) state: State,
}

impl Scene {
    /// An empty table.
    pub(crate) fn new() -> Scene {
        let agreement = Agreement {
            points: 2000,
            armies: Vec::new(),
            terrain: TerrainChoice::None,
            length: GameLength::default(),
            victory: None,
            clock: ClockChoice::None,
            good_and_evil: false,
        };
        let player = |_| Player { side: None, clock: None, spent: 0, turns: 0, content: false, points: None };
        let table = Table {
            turn: 1,
            active: Seat(0),
            phase: Phase::Move,
            units: Vec::new(),
            players: BySeat::new(2, player),
            terrain: Arc::default(),
            objectives: Arc::default(),
            victory: None,
            objectives_left: 0,
            contacts: SmallVec::new(),
            first: Some(Seat(0)),
            outcome: None,
            elapsed: 0,
        };
        let game = Kow { library: Library::core().clone(), agreement, units: Vec::new() };
        Scene { game, state: State { table, stack: Stack::new() } }
    }

    /// Sets a unit down with its middle at a point, in hundredths of a millimetre.
    pub(crate) fn unit(&mut self, seat: u8, entry: &str, x: i32, y: i32, degrees: i32) -> UnitId {
        self.unit_with(seat, entry, &[], x, y, degrees)
    }

    /// Sets a unit with options down.
    pub(crate) fn unit_with(
        &mut self,
        seat: u8,
        entry: &str,
        options: &[OptionKind],
        x: i32,
        y: i32,
        degrees: i32,
    ) -> UnitId {
        let id = self.game.library.entry(entry).unwrap_or_else(|| panic!("no entry {entry}"));
        let profile = self.game.library.profile(id, options);
        self.game.units.push(MatchUnit { owner: Seat(seat), profile });
        self.state.table.units.push(Unit {
            place: Place::Table,
            at: Point::new(x, y),
            heading: Heading::from_degrees(degrees),
            damage: 0,
            wavering: false,
            order: None,
            shot: false,
            released: false,
            shaken: false,
            champion_right: false,
        });
        UnitId(self.state.table.units.len() as u8 - 1)
    }

    /// Sets a rectangular terrain piece down.
    pub(crate) fn terrain(&mut self, category: Category, height: u8, from: (i32, i32), to: (i32, i32)) {
        let rectangle = Rectangle::new(Point::new(from.0, from.1), Point::new(to.0, to.1));
        let outline = Polygon::new(rectangle.corners().to_vec()).expect("a rectangle is simple");
        let kind = match category {
            Category::Impassable => TerrainKind::Rock,
            Category::Obstacle => TerrainKind::Wall,
            Category::Difficult => TerrainKind::Wood,
            Category::Decoration => TerrainKind::Bush,
        };
        Arc::make_mut(&mut self.state.table.terrain).push(Terrain { kind, category, height, outline });
    }

    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }

    /// The rules and messages that speak against a deed.
    pub(crate) fn refused(&self, deed: &Deed) -> Vec<(&'static str, &'static str)> {
        let refusals = crate::movement::order_refusals(self.board(), Seat(0), deed);
        refusals.into_iter().map(|refusal| (refusal.rule.0, refusal.says.key)).collect()
    }

    /// Lets something happen with these dice and returns the events.
    pub(crate) fn run(&mut self, dice: &[(&str, u8)], act: impl FnOnce(&mut Cx<'_>)) -> Vec<Event> {
        let mut tape = TapeDice::script();
        for (purpose, value) in dice {
            tape.push(purpose, *value);
        }
        let mut events: Vec<Event> = Vec::new();
        act(&mut Cx { game: &self.game, state: &mut self.state, dice: &mut tape, sink: &mut events });
        assert!(tape.trouble().is_empty() && tape.left().len() == 0, "{:?}", tape.trouble());
        events
    }
}
