//! A table for unit tests: units put where a test wants them, scripted dice, frames run by hand.

use std::sync::Arc;

use gonfalon_kernel::{BySeat, Dice, Flow, Roll, Seat, Stack, Wake};
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

#[derive(Debug)]
/// A match in the Shoot phase of the first player's turn, with whatever a test puts on the table.
pub(crate) struct Fixture {
    pub(crate) game: Kow,
    pub(crate) state: State,
    open: Option<(Frame, Seat, Question)>,
}

/// Dice that must be rolled exactly as scripted.
struct Script<'a>(std::slice::Iter<'a, (&'static str, u8)>);

impl Dice for Script<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        let (purpose, value) = self.0.next().unwrap_or_else(|| panic!("no die left for {roll:?}"));
        assert_eq!(*purpose, roll.purpose);
        *value
    }
}

impl Fixture {
    pub(crate) fn new() -> Fixture {
        let library = Library::core().clone();
        let agreement = Agreement {
            points: 2000,
            armies: Vec::new(),
            terrain: Default::default(),
            length: Default::default(),
            victory: None,
            clock: Default::default(),
            good_and_evil: false,
        };
        let player = Player { side: None, clock: None, spent: 0, turns: 0, content: false, points: None };
        let table = Table {
            turn: 1,
            active: Seat(0),
            phase: Phase::Shoot,
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

    pub(crate) fn put_with(
        &mut self,
        seat: u8,
        entry: &str,
        options: &[&str],
        x: i32,
        y: i32,
        degrees: i32,
    ) -> UnitId {
        let unit = UnitId(self.game.units.len() as u8);
        let profile = Fixture::profile(entry, options);
        self.game.units.push(MatchUnit { owner: Seat(seat), profile });
        self.state.table.units.push(Unit {
            place: Place::Table,
            at: Point::new(Length::inches(x).0, Length::inches(y).0),
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

    /// Puts terrain on a rectangle in whole inches.
    pub(crate) fn terrain(&mut self, category: Category, height: u8, from: (i32, i32), to: (i32, i32)) {
        let corner = |(x, y): (i32, i32)| Point::new(Length::inches(x).0, Length::inches(y).0);
        let corners = Rectangle::new(corner(from), corner(to)).corners();
        let outline = Polygon::new(corners.to_vec()).expect("a rectangle");
        let piece = Terrain { kind: TerrainKind::Rock, category, height, outline };
        Arc::make_mut(&mut self.state.table.terrain).push(piece);
    }

    pub(crate) fn unit(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.state.table.units[unit.index()]
    }

    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
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
        let mut script = Script(dice.iter());
        let mut events: Vec<Event> = Vec::new();
        let mut cx = Cx { game: &self.game, state: &mut self.state, dice: &mut script, sink: &mut events };
        let mut flow = frame.step(&mut cx, wake);
        self.open = loop {
            match flow {
                Flow::Become(next) => flow = next.step(&mut cx, Wake::Begin),
                Flow::Ask(me, mut questions) => {
                    let (seat, question, _) = questions.pop().expect("somebody is asked");
                    break Some((me, seat, question));
                }
                Flow::Return(()) => break None,
                Flow::Call(..) | Flow::Wait(_) => panic!("these frames call no others"),
            }
        };
        assert_eq!(script.0.len(), 0, "all dice are rolled");
        events
    }
}
