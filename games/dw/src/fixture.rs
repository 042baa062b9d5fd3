//! Small positions by hand for unit tests.

use std::sync::Arc;

use gonfalon_disks::{DiskId, Pile, PinTest};
use gonfalon_drops::{Fall, Landing, Rest};
use gonfalon_kernel::{BySeat, Dice, Flow, Seat, SeededDice, Stack, TapeDice, Wake};
use gonfalon_table::{Heading, Length, Point, Rectangle};
use smallvec::SmallVec;

use crate::Dw;
use crate::action::{Action, Choice, Order, Question};
use crate::activation::{Acting, activate_refusals};
use crate::board::Board;
use crate::combat::Combat;
use crate::cx::{Cx, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Library, ProfileId, ScenarioId, SpellId, Stat, TerrainId, TokenKind};
use crate::event::{Entry, Event};
use crate::frame::Frame;
use crate::setting::{Drops, Options};
use crate::state::{Disk, Land, LandKind, Place, Player, Secret, Segment, State, Table, Token};

/// More Disks than any position here holds.
const MOST: usize = 60;

pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);
pub(crate) const GREEN: Seat = Seat(2);

/// A point in tenths of an inch.
pub(crate) fn tenths(x: i32, y: i32) -> Point {
    Point::new(x * 254, y * 254)
}

/// A match in the making: a table of 60 by 60 inches in the Activation Segment of the second round.
#[derive(Clone, Debug)]
pub(crate) struct Fixture {
    pub(crate) game: Dw,
    pub(crate) state: State,
    waiting: Vec<Frame>,
    /// The open question.
    pub(crate) open: Option<(Seat, Question)>,
    dice: TapeDice,
}

impl Fixture {
    pub(crate) fn new(seats: u8) -> Fixture {
        let library = Library::core();
        let game = Dw {
            library: Arc::clone(library),
            seats,
            scenario: scenario("battlegnash"),
            table: Rectangle { min: Point::new(0, 0), max: tenths(600, 600) },
            options: Options { drops: Drops::StandIn, ..Options::new(150) },
            titles: Vec::new(),
        };
        let table = Table {
            round: 2,
            segment: Segment::Activation,
            first: RED,
            active: None,
            descending: None,
            pile: Pile::new([Length::inches(1); MOST], PinTest::CommonArea),
            disks: vec![],
            attributes: vec![],
            players: BySeat::new(seats, |_| Player {
                stack: 0,
                top: None,
                spells: 0,
                done: false,
                frozen: false,
                thawed: false,
                kills: 0,
                points: 0,
                holding: 0,
                role: None,
                cast: SmallVec::new(),
                lent: None,
                scouted: SmallVec::new(),
            }),
            lands: Arc::new(vec![]),
            tokens: SmallVec::new(),
            counters: vec![],
            lasting: vec![],
            outcome: None,
        };
        let secrets = BySeat::new(seats, |_| Secret::default());
        let state = State { table, secrets, stack: Stack::new(), imagined: false };
        Fixture { game, state, waiting: vec![], open: None, dice: TapeDice::script() }
    }

    fn create(&mut self, owner: Seat, place: Place) -> DiskId {
        let disk = DiskId(self.state.table.disks.len() as u8);
        self.state.table.disks.push(Disk {
            profile: None,
            owner,
            controller: None,
            place,
            damage: 0,
            wounds: 0,
            fresh_wounds: 0,
            old_wounds: 0,
            markers: 0,
            activations: 0,
            flips: 0,
            began: Point::ORIGIN,
            berserk: false,
            attacked: false,
            fought: false,
            spent: false,
            keeps_markers: false,
            enslaved_by: None,
            transformed_from: None,
        });
        disk
    }

    fn apply(&mut self, event: &Event) {
        crate::apply::apply(&self.game, &mut self.state, event);
    }

    /// A Disk in play, on top of everything, at tenths of an inch.
    pub(crate) fn disk(&mut self, seat: Seat, id: &str, x: i32, y: i32) -> DiskId {
        let disk = self.create(seat, Place::Stack);
        let (profile, at) = (profile(id), tenths(x, y));
        self.apply(&Event::Entered { disk, profile, seat, at, how: Entry::Reinforcement });
        disk
    }

    /// A Disk at the bottom of a Reinforcement Stack.
    pub(crate) fn stack(&mut self, seat: Seat, id: &str) -> DiskId {
        let disk = self.create(seat, Place::Stack);
        self.state.secrets[seat].stack.push((disk, profile(id)));
        self.state.table.players[seat].stack += 1;
        disk
    }

    /// A Disk that waits to be Transformed into.
    pub(crate) fn aside(&mut self, seat: Seat, id: &str) -> DiskId {
        let disk = self.create(seat, Place::Aside);
        self.state.secrets[seat].aside.push((disk, profile(id)));
        disk
    }

    /// A Disk among the dead.
    pub(crate) fn dead(&mut self, seat: Seat, id: &str) -> DiskId {
        let disk = self.create(seat, Place::Destroyed);
        self.state.table.disks[disk.index()].profile = Some(profile(id));
        disk
    }

    /// A spell in a Spellbook.
    pub(crate) fn spell(&mut self, seat: Seat, id: &str) -> SpellId {
        let spell = spell(id);
        self.state.secrets[seat].spells.push(spell);
        self.state.secrets[seat].spells.sort_unstable();
        self.state.table.players[seat].spells += 1;
        spell
    }

    /// A Land Disk.
    pub(crate) fn land(&mut self, kind: LandKind, x: i32, y: i32) -> u8 {
        let lands = Arc::make_mut(&mut self.state.table.lands);
        lands.push(Land { kind, at: tenths(x, y) });
        lands.len() as u8 - 1
    }

    /// A Terrain Disk.
    pub(crate) fn terrain(&mut self, id: &str, x: i32, y: i32) -> u8 {
        self.land(LandKind::Terrain(terrain(id)), x, y)
    }

    /// A Spell Disk on the table.
    pub(crate) fn token(&mut self, kind: TokenKind, x: i32, y: i32) {
        self.state.table.tokens.push(Token { kind, at: tenths(x, y) });
    }

    /// The state of a Disk, to be changed.
    pub(crate) fn set(&mut self, disk: DiskId) -> &mut Disk {
        &mut self.state.table.disks[disk.index()]
    }

    /// The state of a Disk.
    pub(crate) fn get(&self, disk: DiskId) -> &Disk {
        &self.state.table.disks[disk.index()]
    }

    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }

    pub(crate) fn value(&self, disk: DiskId, stat: Stat) -> u8 {
        self.board().value(disk, stat)
    }

    /// AT, D and T of a Disk.
    pub(crate) fn values(&self, disk: DiskId) -> (u8, u8, u8) {
        (self.value(disk, Stat::Attack), self.value(disk, Stat::Defense), self.value(disk, Stat::Toughness))
    }

    pub(crate) fn alive(&self, disk: DiskId) -> bool {
        self.board().in_play(disk)
    }

    pub(crate) fn at(&self, disk: DiskId) -> Point {
        self.state.table.pile.at(disk)
    }

    /// Scripts a die.
    pub(crate) fn die(&mut self, purpose: &str, value: u8) {
        self.dice.push(purpose, value);
    }

    /// Scripts a fall: for each piece where it rests and the Disks it lies on.
    pub(crate) fn fall(&mut self, purpose: &str, pieces: &[(Point, &[DiskId])]) {
        let landing = |(centre, on): &(Point, &[DiskId])| Landing {
            centre: *centre,
            rest: self.rest(on),
            ..Landing::default()
        };
        let fall = Fall { pieces: pieces.iter().map(landing).collect(), pushed: vec![] };
        self.script(purpose, &fall);
    }

    /// Scripts a fall as it is.
    pub(crate) fn script(&mut self, purpose: &str, fall: &Fall) {
        self.dice.push_outcome(purpose, fall.to_numbers());
    }

    /// What lies on these Disks, as a fall knows it: Land and Spell Disks come first.
    pub(crate) fn rest(&self, on: &[DiskId]) -> Rest {
        let below = self.state.table.lands.len() + self.state.table.tokens.len();
        let order: Vec<DiskId> = self.state.table.pile.from_the_bottom().collect();
        let place = |disk: &DiskId| order.iter().position(|other| other == disk);
        let mut disks: Vec<usize> = on.iter().filter_map(place).map(|place| place + below).collect();
        disks.sort_unstable();
        Rest { disks: disks.into_iter().collect(), counters: Default::default() }
    }

    /// Carries out a deed in the middle of a step.
    pub(crate) fn with(&mut self, deed: impl FnOnce(&mut Cx<'_>)) -> Vec<Event> {
        let mut events = Vec::new();
        let mut cx = Cx { game: &self.game, state: &mut self.state, dice: &mut self.dice, sink: &mut events };
        deed(&mut cx);
        events
    }

    /// Carries out what follows by itself.
    pub(crate) fn settle(&mut self) -> Vec<Event> {
        self.with(|cx| settle(cx, Deaths::Now(None)))
    }

    /// Runs a frame to its end or to a question.
    pub(crate) fn run(&mut self, frame: Frame) -> Vec<Event> {
        self.waiting.clear();
        self.open = None;
        self.drive(frame, Wake::Begin)
    }

    /// Answers the open question and runs on.
    pub(crate) fn answer(&mut self, action: Action) -> Vec<Event> {
        let (seat, _) = self.open.take().expect("a question is open");
        let frame = self.waiting.pop().expect("a frame has asked");
        self.drive(frame, Wake::Answer(seat, action))
    }

    // The loop of the kernel, since only the kernel hands over answers.
    fn drive(&mut self, mut frame: Frame, mut wake: WakeUp) -> Vec<Event> {
        let mut events = Vec::new();
        let mut falls = Falls { script: &mut self.dice, free: SeededDice::new(7) };
        let mut cx = Cx { game: &self.game, state: &mut self.state, dice: &mut falls, sink: &mut events };
        loop {
            match frame.step(&mut cx, wake) {
                Flow::Call(me, next) => {
                    self.waiting.push(me);
                    (frame, wake) = (next, Wake::Begin);
                }
                Flow::Become(next) => (frame, wake) = (next, Wake::Begin),
                Flow::Ask(me, mut questions) => {
                    let (seat, question, _) = questions.pop().expect("somebody is asked");
                    self.waiting.push(me);
                    self.open = Some((seat, question));
                    break;
                }
                Flow::Wait(_) => panic!("these frames ask one seat at a time"),
                Flow::Return(value) => match self.waiting.pop() {
                    Some(caller) => (frame, wake) = (caller, Wake::Returned(value)),
                    None => break,
                },
            }
        }
        assert_eq!(self.dice.trouble(), [], "every die is as scripted");
        events
    }

    /// The rules against an activation.
    pub(crate) fn refusals(&self, disk: DiskId, order: Order) -> Vec<&'static str> {
        let seat = self.board().controller(disk).unwrap_or(RED);
        let due = self.board().due_ambushes(seat);
        let action = Action::Activate { disk, order };
        let refusals = activate_refusals(self.board(), &self.state.secrets[seat], seat, &due, &action);
        refusals.iter().map(|refusal| refusal.rule.0).collect()
    }

    /// Activates a Disk; nothing may stand against it.
    pub(crate) fn activate(&mut self, disk: DiskId, order: Order) -> Vec<Event> {
        assert_eq!(self.refusals(disk, order.clone()), Vec::<&str>::new());
        let seat = self.board().controller(disk).expect("somebody controls it");
        self.run(Frame::Acting(Acting::new(disk, seat, order)))
    }

    /// Moves a Disk in these directions, in degrees, and stops.
    pub(crate) fn walk(&mut self, disk: DiskId, degrees: &[i32]) -> Vec<Event> {
        let mut events = self.activate(disk, flips(degrees));
        if self.open.is_some() {
            events.extend(self.answer(Action::Done));
        }
        events
    }

    /// Casts a spell that is put in the book first.
    pub(crate) fn cast(&mut self, disk: DiskId, id: &str, choice: Choice) -> Vec<Event> {
        let seat = self.board().controller(disk).expect("somebody controls it");
        let spell = self.spell(seat, id);
        self.activate(disk, Order::Cast { spell, choice: Box::new(choice) })
    }

    /// The rules against casting a spell that is put in the book for it.
    pub(crate) fn cast_refusals(&mut self, disk: DiskId, id: &str, choice: Choice) -> Vec<&'static str> {
        let before = self.state.clone();
        let seat = self.board().controller(disk).expect("somebody controls it");
        let spell = self.spell(seat, id);
        let refusals = self.refusals(disk, Order::Cast { spell, choice: Box::new(choice) });
        self.state = before;
        refusals
    }

    /// Uses the first ability of a Disk that is a Special Ability.
    pub(crate) fn use_ability(&mut self, disk: DiskId, choice: Choice) -> Vec<Event> {
        let order = self.order(disk, choice);
        self.activate(disk, order)
    }

    /// The order to use the first ability of a Disk that takes an activation.
    pub(crate) fn order(&self, disk: DiskId, choice: Choice) -> Order {
        use crate::data::When;
        let mut abilities = self.board().profile(disk).abilities.iter();
        let ability = abilities.position(|ability| matches!(ability.when, When::Sa | When::TurnStart));
        Order::Use { ability: ability.expect("it has one") as u8, choice: Box::new(choice) }
    }

    /// Fights the Combat Segment to its end or to a question.
    pub(crate) fn fight(&mut self) -> Vec<Event> {
        self.state.table.segment = Segment::Activation;
        self.apply(&Event::SegmentBegan(Segment::Combat));
        self.run(Frame::Combat(Combat::default()))
    }

    /// Begins a segment.
    pub(crate) fn segment(&mut self, segment: Segment) {
        self.apply(&Event::SegmentBegan(segment));
    }
}

/// Scripted dice first; falls that are not scripted come from the stand-in.
struct Falls<'a> {
    script: &'a mut TapeDice,
    free: SeededDice,
}

impl Dice for Falls<'_> {
    fn roll(&mut self, roll: gonfalon_kernel::Roll) -> u8 {
        self.script.roll(roll)
    }

    fn outcome(&mut self, purpose: &'static str, work_out: &mut dyn FnMut(u64) -> Vec<i32>) -> Vec<i32> {
        if self.script.left().len() > 0 {
            self.script.outcome(purpose, work_out)
        } else {
            self.free.outcome(purpose, work_out)
        }
    }
}

pub(crate) fn profile(id: &str) -> ProfileId {
    let place = Library::core().profiles.iter().position(|profile| profile.id == id);
    ProfileId(place.unwrap_or_else(|| panic!("no Disk {id}")) as _)
}

pub(crate) fn spell(id: &str) -> SpellId {
    let place = Library::core().spells.iter().position(|spell| spell.id == id);
    SpellId(place.unwrap_or_else(|| panic!("no spell {id}")) as _)
}

pub(crate) fn terrain(id: &str) -> TerrainId {
    let place = Library::core().terrains.iter().position(|terrain| terrain.id == id);
    TerrainId(place.unwrap_or_else(|| panic!("no terrain {id}")) as _)
}

pub(crate) fn scenario(id: &str) -> ScenarioId {
    let place = Library::core().scenarios.iter().position(|scenario| scenario.id == id);
    ScenarioId(place.unwrap_or_else(|| panic!("no scenario {id}")) as _)
}

/// The order to flip in these directions, in degrees.
pub(crate) fn flips(degrees: &[i32]) -> Order {
    Order::Move(degrees.iter().map(|degrees| Heading::from_degrees(*degrees)).collect())
}

/// A choice of targets.
pub(crate) fn on(targets: &[DiskId]) -> Choice {
    Choice { targets: targets.iter().copied().collect(), ..Choice::default() }
}

/// A choice of a target and a place in tenths of an inch.
pub(crate) fn on_at(target: DiskId, x: i32, y: i32) -> Choice {
    Choice { at: Some(tenths(x, y)), ..on(&[target]) }
}

/// A choice of a place in tenths of an inch.
pub(crate) fn at(x: i32, y: i32) -> Choice {
    Choice { at: Some(tenths(x, y)), ..Choice::default() }
}

/// A choice of a player.
pub(crate) fn player(seat: Seat) -> Choice {
    Choice { player: Some(seat), ..Choice::default() }
}
