//! Small armies for unit tests: datasheets made in code, models put anywhere.

use std::sync::Arc;

use gonfalon_data::{Facts, Name};
use gonfalon_kernel::{BySeat, Dice, Flow, Seat, Stack, TapeDice, Wake};
use gonfalon_table::{Heading, Length, Point, Polygon, Rectangle};
use smallvec::{SmallVec, smallvec};

use crate::action::{Action, Question};
use crate::board::Board;
use crate::cx::{Cx, WakeUp};
use crate::data::{
    Ability, Amount, Base, Core, CoreAbility, Datasheet, DatasheetId, Feature, FeatureKind, Floor, Keyword,
    Keywords, Library, ModelKind, Movement, Profile, Size, Solid, Weapon, WeaponAbility, WeaponProfile,
};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Model, ModelId, Phase, Place, Player, State, Table, Unit, UnitId};
use crate::stratagem::Silences;
use crate::{Bearers, MatchModel, MatchUnit, Wh40k};

/// A match in the making: a battlefield of 60 by 44 inches, the first turn of red, no terrain.
#[derive(Clone, Debug)]
pub(crate) struct Fixture {
    pub(crate) game: Wh40k,
    pub(crate) state: State,
    /// Frames that wait, the lowest first, and the question that is open.
    pub(crate) waiting: Vec<Frame>,
    pub(crate) open: Option<(Seat, Question)>,
}

pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);

/// A point in tenths of an inch.
pub(crate) fn tenths(x: i32, y: i32) -> Point {
    Point::new(x * 254, y * 254)
}

impl Fixture {
    pub(crate) fn new() -> Fixture {
        let library = Library::empty();
        let table = Table {
            round: 1,
            active: RED,
            first: Some(RED),
            attacker: Some(RED),
            phase: Phase::Movement,
            units: vec![],
            models: vec![],
            players: BySeat::new(2, |_| Player {
                command_points: 0,
                extra_points: 0,
                victory_points: 0,
                used: SmallVec::new(),
                overwatch_used: false,
                silences: Silences::default(),
            }),
            terrain: Arc::new(vec![]),
            markers: SmallVec::new(),
            outcome: None,
        };
        let battlefield = Rectangle { min: Point::new(0, 0), max: tenths(600, 440) };
        Fixture {
            game: Wh40k {
                library: Arc::new(library),
                units: vec![],
                models: vec![],
                battlefield,
                zone_depth: Length::inches(12),
                reserves: 250,
                rulings: Default::default(),
                bearers: Bearers::default(),
            },
            state: State { table, stack: Stack::new() },
            waiting: vec![],
            open: None,
        }
    }

    /// Adds a unit whose models, all of the first kind of its datasheet, stand at these points in tenths of an inch.
    pub(crate) fn add(&mut self, owner: Seat, sheet: Datasheet, at: &[(i32, i32)]) -> UnitId {
        self.game.bearers = Bearers::default();
        let unit = UnitId(self.game.units.len() as u8);
        let library = Arc::make_mut(&mut self.game.library);
        let datasheet = DatasheetId(library.datasheets.len() as u8);
        let begin = self.game.models.len() as u8;
        let kind = &sheet.kinds[0];
        let mut keywords = sheet.keywords.clone();
        keywords.join(&kind.keywords);
        let abilities: Vec<Ability> = sheet.abilities.iter().chain(&kind.abilities).cloned().collect();
        for (x, y) in at {
            self.game.models.push(MatchModel {
                unit,
                kind: 0,
                profile: kind.profile,
                keywords: keywords.clone(),
                equipment: kind.equipment.iter().copied().collect(),
                abilities: abilities.clone(),
            });
            self.state.table.models.push(Model {
                at: tenths(*x, *y),
                elevation: Length::ZERO,
                heading: Heading::NORTH,
                lost: 0,
                destroyed: false,
                allocated: false,
            });
        }
        self.game.units.push(MatchUnit {
            owner,
            datasheet,
            models: begin..self.game.models.len() as u8,
            points: sheet.sizes[0].points,
            keywords: sheet.keywords.clone(),
            abilities: sheet.abilities.clone(),
        });
        self.state.table.units.push(Unit {
            place: Place::Battlefield,
            attached: None,
            battle_shocked: false,
            hovering: false,
            moved: None,
            arrived: None,
            began_embarked: false,
            shot: false,
            near_enemy: false,
            declared: false,
            charged: false,
            charge_bonus: false,
            fought: false,
            effects: Default::default(),
        });
        library.datasheets.push(sheet);
        unit
    }

    /// Adds a terrain feature.
    pub(crate) fn terrain(&mut self, feature: Feature) {
        Arc::make_mut(&mut self.state.table.terrain).push(feature);
    }

    pub(crate) fn board(&self) -> Board<'_> {
        Board::new(&self.game, &self.state.table)
    }

    /// Runs a frame to its end or to a question, with exactly these dice.
    pub(crate) fn run(&mut self, frame: Frame, dice: &[(&'static str, &[u8])]) -> Vec<Event> {
        let mut tape = TapeDice::script();
        dice.iter().for_each(|(purpose, faces)| faces.iter().for_each(|face| tape.push(purpose, *face)));
        let events = self.run_with(frame, &mut tape);
        assert_eq!(tape.trouble(), [], "every die is as scripted");
        assert_eq!(tape.left().len(), 0, "every scripted die is rolled");
        events
    }

    /// Runs a frame to its end or to a question.
    pub(crate) fn run_with(&mut self, frame: Frame, dice: &mut dyn Dice) -> Vec<Event> {
        self.drive(frame, Wake::Begin, dice)
    }

    /// Answers the open question and runs on, with exactly these dice.
    pub(crate) fn answer(&mut self, action: Action, dice: &[(&'static str, &[u8])]) -> Vec<Event> {
        let mut tape = TapeDice::script();
        dice.iter().for_each(|(purpose, faces)| faces.iter().for_each(|face| tape.push(purpose, *face)));
        let events = self.answer_with(action, &mut tape);
        assert_eq!(tape.trouble(), [], "every die is as scripted");
        assert_eq!(tape.left().len(), 0, "every scripted die is rolled");
        events
    }

    /// Answers the open question and runs on.
    pub(crate) fn answer_with(&mut self, action: Action, dice: &mut dyn Dice) -> Vec<Event> {
        let (seat, _) = self.open.take().expect("a question is open");
        let frame = self.waiting.pop().expect("a frame has asked");
        self.drive(frame, Wake::Answer(seat, action), dice)
    }

    // The loop of the kernel, since only the kernel hands over answers.
    fn drive(&mut self, mut frame: Frame, mut wake: WakeUp, dice: &mut dyn Dice) -> Vec<Event> {
        let mut events = Vec::new();
        let mut cx = Cx { game: &self.game, state: &mut self.state, dice, sink: &mut events };
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
                    return events;
                }
                Flow::Wait(_) => panic!("these frames ask one seat at a time"),
                Flow::Return(value) => match self.waiting.pop() {
                    Some(caller) => (frame, wake) = (caller, Wake::Returned(value)),
                    None => return events,
                },
            }
        }
    }

    /// A model of a unit, by its number.
    pub(crate) fn model(&self, unit: UnitId, number: u8) -> ModelId {
        ModelId(self.game.units[unit.index()].models.start + number)
    }
}

/// A name that is the same in both languages.
pub(crate) fn name(text: &str) -> Name {
    Name { en: text.to_owned(), de: text.to_owned() }
}

/// Infantry on 32 mm bases: M 6, T 4, Sv 3+, W 2, Ld 6+, OC 2, with a rifle and a blade.
pub(crate) fn trooper() -> Datasheet {
    Datasheet {
        id: "trooper".to_owned(),
        name: name("Trooper"),
        factions: vec![],
        keywords: [Keyword::Core(Core::Infantry)].into_iter().collect(),
        kinds: vec![ModelKind {
            id: "trooper".to_owned(),
            name: name("Trooper"),
            profile: Profile {
                movement: Movement::Inches(6),
                toughness: 4,
                save: 3,
                invulnerable: None,
                wounds: 2,
                leadership: 6,
                objective_control: 2,
                base: Base::Round { diameter: Length::millimetres(32) },
                height: Length::millimetres(38),
            },
            keywords: Keywords::default(),
            equipment: vec![0, 1],
            abilities: vec![],
        }],
        sizes: vec![Size { id: None, models: vec![5], points: 80 }],
        weapons: vec![rifle(), blade()],
        options: vec![],
        abilities: vec![],
        leads: vec![],
        transport: None,
        facts: Facts::default(),
    }
}

/// A vehicle on a hull of 5 by 3 inches, 2.5 inches tall: M 10, T 10, Sv 3+, W 11, Deadly Demise D3.
pub(crate) fn tank() -> Datasheet {
    let mut sheet = trooper();
    sheet.id = "tank".to_owned();
    sheet.name = name("Tank");
    sheet.keywords = [Keyword::Core(Core::Vehicle)].into_iter().collect();
    sheet.abilities = vec![Ability::Core(CoreAbility::DeadlyDemise(Amount::d3(1, 0)))];
    let kind = &mut sheet.kinds[0];
    kind.id = "tank".to_owned();
    kind.name = name("Tank");
    kind.profile = Profile {
        movement: Movement::Inches(10),
        toughness: 10,
        wounds: 11,
        objective_control: 3,
        base: Base::Hull { length: Length::inches(5), width: Length::inches(3) },
        height: Length::thousandths(2500),
        ..kind.profile
    };
    sheet
}

/// 24 inches, A 2, BS 3+, S 4, AP -1, D 1.
pub(crate) fn rifle() -> Weapon {
    Weapon {
        name: name("Rifle"),
        profiles: vec![WeaponProfile {
            name: None,
            range: Some(Length::inches(24)),
            attacks: Amount::fixed(2),
            skill: Some(3),
            strength: Amount::fixed(4),
            penetration: 1,
            damage: Amount::fixed(1),
            abilities: smallvec![],
        }],
    }
}

/// Melee, A 3, WS 3+, S 4, AP 0, D 1.
pub(crate) fn blade() -> Weapon {
    let mut weapon = rifle();
    weapon.name = name("Blade");
    let profile = &mut weapon.profiles[0];
    profile.range = None;
    profile.attacks = Amount::fixed(3);
    profile.penetration = 0;
    weapon
}

/// The weapon with one more ability.
pub(crate) fn with(mut weapon: Weapon, ability: WeaponAbility) -> Weapon {
    weapon.profiles[0].abilities.push(ability);
    weapon
}

/// A feature on the rectangle between two corners in tenths of an inch, so many inches high; solid all over but for Craters,
/// Woods and Ruins.
pub(crate) fn box_feature(kind: FeatureKind, min: (i32, i32), max: (i32, i32), height: i32) -> Feature {
    let footprint = outline(min, max);
    let height = Length::inches(height);
    let is_solid = matches!(kind, FeatureKind::Barricade | FeatureKind::Debris | FeatureKind::Hill);
    let solid = Solid { outline: footprint.clone(), bottom: Length::ZERO, top: height };
    Feature {
        kind,
        footprint,
        height,
        solids: is_solid.then_some(solid).into_iter().collect(),
        floors: vec![],
        stand: crate::data::Stand::default(),
    }
}

/// A rectangle between two corners in tenths of an inch.
pub(crate) fn outline(min: (i32, i32), max: (i32, i32)) -> Polygon {
    let corners = Rectangle::new(tenths(min.0, min.1), tenths(max.0, max.1)).corners();
    Polygon::new(corners.to_vec()).expect("a rectangle is simple")
}

/// Ruins with a wall half an inch thick along the southern edge, and floors over all the rest at these heights in inches; the
/// wall is three inches higher than the highest floor.
pub(crate) fn ruins(min: (i32, i32), max: (i32, i32), floors: &[i32]) -> Feature {
    let top = floors.iter().copied().max().unwrap_or(0) + 3;
    let mut feature = box_feature(FeatureKind::Ruins, min, max, top);
    let wall = outline(min, (max.0, min.1 + 5));
    feature.solids = vec![Solid { outline: wall, bottom: Length::ZERO, top: Length::inches(top) }];
    let floor = outline((min.0, min.1 + 5), max);
    feature.floors = floors
        .iter()
        .map(|height| Floor { outline: floor.clone(), height: Length::inches(*height) })
        .collect();
    feature
}
