//! A table for unit tests: units and terrain put where a test wants them, scripted dice, frames run by hand.

use std::sync::Arc;

use gonfalon_kernel::{BySeat, Flow, Seat, Stack, TapeDice, Wake};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle};

use crate::action::{Action, Deed, Question};
use crate::board::Board;
use crate::cx::{Cx, WakeUp};
use crate::data::{Library, OptionKind, Profile, Word};
use crate::event::Event;
use crate::frame::Frame;
use crate::setting::Agreement;
use crate::state::{Category, Phase, Place, Player, State, Table, Terrain, TerrainKind, Unit, UnitId};
use crate::{Kow, MatchUnit};

/// A match in the Move phase of the first player's turn, with whatever a test puts on the table.
#[derive(Debug)]
pub(crate) struct Fixture {
    pub(crate) game: Kow,
    pub(crate) state: State,
    open: Option<(Frame, Seat, Question)>,
}

/// A place in whole inches, on the grid of the table.
pub(crate) fn inches(x: i32, y: i32) -> (i32, i32) {
    (Length::inches(x).0, Length::inches(y).0)
}

impl Fixture {
    pub(crate) fn new() -> Fixture {
        let library = Library::core().clone();
        let agreement = Agreement {
            points: Some(2000),
            armies: Vec::new(),
            terrain: Default::default(),
            length: Default::default(),
            victory: None,
            clock: Default::default(),
            good_and_evil: false,
            rulings: Default::default(),
        };
        let player = Player { side: None, clock: None, spent: 0, turns: 0, content: false, points: None };
        let table = Table {
            turn: 1,
            active: Seat(0),
            phase: Phase::Move,
            units: Vec::new(),
            players: BySeat::new(2, |_| player.clone()),
            terrain: Arc::default(),
            objectives: Arc::default(),
            victory: None,
            objectives_left: 0,
            contacts: Default::default(),
            first: Some(Seat(0)),
            outcome: None,
            elapsed: 0,
        };
        let game = Kow { library, agreement, units: Vec::new() };
        Fixture { game, state: State { table, stack: Stack::new() }, open: None }
    }

    pub(crate) fn profile(entry: &str, options: &[&str]) -> Profile {
        let library = Library::core();
        let options: Vec<OptionKind> =
            options.iter().map(|word| OptionKind::from_word(word).expect("an option")).collect();
        library.profile(library.entry(entry).unwrap_or_else(|| panic!("no entry {entry}")), &options)
    }

    /// Puts a unit's centre on a place in whole inches.
    pub(crate) fn put(&mut self, seat: u8, entry: &str, x: i32, y: i32, degrees: i32) -> UnitId {
        self.put_with(seat, entry, &[], x, y, degrees)
    }

    /// Puts a unit with options on a place in whole inches.
    pub(crate) fn put_with(
        &mut self,
        seat: u8,
        entry: &str,
        options: &[&str],
        x: i32,
        y: i32,
        degrees: i32,
    ) -> UnitId {
        self.add(seat, Fixture::profile(entry, options), inches(x, y), degrees)
    }

    /// Puts a unit's centre on a place in hundredths of a millimetre.
    pub(crate) fn set(&mut self, seat: u8, entry: &str, x: i32, y: i32, degrees: i32) -> UnitId {
        self.add(seat, Fixture::profile(entry, &[]), (x, y), degrees)
    }

    fn add(&mut self, seat: u8, profile: Profile, (x, y): (i32, i32), degrees: i32) -> UnitId {
        let unit = UnitId(self.game.units.len() as u8);
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
        unit
    }

    /// Moves `other` due east of `unit`, so many hundredths of an inch apart; both face north.
    pub(crate) fn beside(&mut self, unit: UnitId, other: UnitId, gap: i32) {
        let widths =
            self.game.units[unit.index()].profile.width.0 + self.game.units[other.index()].profile.width.0;
        let at = self.unit(unit).at;
        self.unit(other).at = Point::new(at.x + widths / 2 + gap * 254 / 10, at.y);
    }

    /// Moves `other` due north of `unit`, so many hundredths of an inch apart; both face north or south.
    pub(crate) fn ahead(&mut self, unit: UnitId, other: UnitId, gap: i32) {
        let depths =
            self.game.units[unit.index()].profile.depth.0 + self.game.units[other.index()].profile.depth.0;
        let at = self.unit(unit).at;
        self.unit(other).at = Point::new(at.x, at.y + depths / 2 + gap * 254 / 10);
    }

    /// Puts terrain on a rectangle, in hundredths of a millimetre.
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

    pub(crate) fn unit(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.state.table.units[unit.index()]
    }

    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }

    /// The rules and messages that speak against an order.
    pub(crate) fn refused(&self, deed: &Deed) -> Vec<(&'static str, &'static str)> {
        let refusals = crate::movement::order_refusals(self.board(), Seat(0), deed);
        refusals.into_iter().map(|refusal| (refusal.rule.0, refusal.says.key)).collect()
    }

    /// Lets something happen with exactly these dice and returns the events.
    pub(crate) fn act(&mut self, dice: &[(&'static str, u8)], act: impl FnOnce(&mut Cx<'_>)) -> Vec<Event> {
        let mut tape = TapeDice::script();
        for (purpose, value) in dice {
            tape.push(purpose, *value);
        }
        let mut events: Vec<Event> = Vec::new();
        act(&mut Cx {
            game: &self.game,
            state: &mut self.state,
            dice: &mut tape,
            sink: &mut events,
            asked: None,
        });
        assert!(tape.trouble().is_empty(), "{:?}", tape.trouble());
        assert_eq!(tape.left().len(), 0, "all dice are rolled");
        events
    }

    /// Runs a frame to its first question; the dice must be used up.
    pub(crate) fn run(&mut self, frame: Frame, dice: &[(&'static str, u8)]) -> Vec<Event> {
        self.drive(frame, Wake::Begin, dice)
    }

    /// The question that is open.
    pub(crate) fn question(&self) -> Option<&Question> {
        self.open.as_ref().map(|(_, _, question)| question)
    }

    /// Answers the open question and runs on.
    pub(crate) fn answer(&mut self, deed: Deed, dice: &[(&'static str, u8)]) -> Vec<Event> {
        let (frame, seat, _) = self.open.take().expect("a question is open");
        self.drive(frame, Wake::Answer(seat, Action::from(deed)), dice)
    }

    // The loop of the kernel for a single frame, since only the kernel hands over answers.
    fn drive(&mut self, frame: Frame, wake: WakeUp, dice: &[(&'static str, u8)]) -> Vec<Event> {
        let mut open = None;
        let events = self.act(dice, |cx| {
            let mut flow = frame.step(cx, wake);
            open = loop {
                match flow {
                    Flow::Become(next) => flow = next.step(cx, Wake::Begin),
                    Flow::Ask(me, mut questions) => {
                        let (seat, question, _) = questions.pop().expect("somebody is asked");
                        break Some((me, seat, question));
                    }
                    Flow::Return(()) => break None,
                    Flow::Call(..) | Flow::Wait(_) => panic!("these frames call no others"),
                }
            };
        });
        self.open = open;
        events
    }
}
