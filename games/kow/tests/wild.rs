//! Answers that make no sense are refused with a reason and never make the program fail.

mod matches;

use gonfalon_kernel::{Game, Seat, SeededDice, check, play};
use gonfalon_kow::action::{Action, Attack, Deed, Hand, LongSide, Order, Parting, Regroup, Stride};
use gonfalon_kow::data::Library;
use gonfalon_kow::event::Event;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{TerrainKind, UnitId};
use gonfalon_table::{Heading, Length, Point};
use matches::{army, in_order};
use smallvec::{SmallVec, smallvec};

const NUMBERS: [i32; 8] = [0, 1, -1, 2_540, 100_000, -2_000_000, i32::MAX, i32::MIN];
const UNITS: [UnitId; 5] = [UnitId(0), UnitId(1), UnitId(20), UnitId(200), UnitId(255)];

fn wild_length(chance: &mut SeededDice) -> Length {
    Length(NUMBERS[chance.below(8) as usize])
}

fn wild_point(chance: &mut SeededDice) -> Point {
    Point::new(wild_length(chance).0, wild_length(chance).0)
}

fn wild_unit(chance: &mut SeededDice) -> UnitId {
    UNITS[chance.below(5) as usize]
}

fn wild_stride(chance: &mut SeededDice) -> Stride {
    let by = wild_length(chance);
    match chance.below(5) {
        0 => Stride::Forward(by),
        1 => Stride::Back(by),
        2 => Stride::Left(by),
        3 => Stride::Right(by),
        _ => Stride::Pivot(Heading::from_thousandths(by.0)),
    }
}

fn wild_deed(chance: &mut SeededDice) -> Deed {
    let heading = Heading::from_thousandths(wild_length(chance).0);
    let orders = [
        Order::Halt,
        Order::ChangeFacing,
        Order::Advance,
        Order::Back,
        Order::Sidestep,
        Order::AtTheDouble,
        Order::Charge,
    ];
    let attacks =
        [Attack::Ordinary, Attack::Breath, Attack::Zap, Attack::Heal, Attack::DarkSurge, Attack::Beast];
    match chance.below(18) {
        0 => Deed::Terrain { kind: TerrainKind::Wood, at: wild_point(chance), heading },
        1 => Deed::Objective(wild_point(chance)),
        2 => Deed::TerrainObjective(chance.below(256) as u8),
        3 => Deed::Side(LongSide::North),
        4 => Deed::Deploy { unit: wild_unit(chance), at: wild_point(chance), heading, champion_right: true },
        5 => Deed::First(Seat(chance.below(256) as u8)),
        6 | 7 => {
            let strides: SmallVec<[Stride; 4]> = (0..chance.below(40)).map(|_| wild_stride(chance)).collect();
            Deed::Order { unit: wild_unit(chance), order: orders[chance.below(7) as usize], strides }
        }
        8 => {
            let units = (0..chance.below(5)).map(|_| wild_unit(chance)).collect();
            Deed::Charge { units, target: wild_unit(chance) }
        }
        9 => Deed::Charge { units: smallvec![UnitId(3)], target: UnitId(3) },
        10 => Deed::Shoot {
            unit: wild_unit(chance),
            attack: attacks[chance.below(6) as usize],
            target: wild_unit(chance),
        },
        11 => Deed::Choose(wild_unit(chance)),
        12 => Deed::Regroup(Regroup::Turn(heading)),
        13 => Deed::Pause,
        14 => Deed::Agree(chance.below(2) == 0),
        15 => Deed::Resume,
        16 => {
            let hand = if chance.below(2) == 0 { Hand::Left } else { Hand::Right };
            Deed::Separate(Parting { unit: wild_unit(chance), hand })
        }
        _ => Deed::TimeOut,
    }
}

#[test]
fn wild_answers_are_judged_and_legal_ones_can_be_played() {
    for (seed, clock) in
        [ClockChoice::None, ClockChoice::Chess(90_000), ClockChoice::Turn(9_000)].into_iter().enumerate()
    {
        let agreement = Agreement {
            points: Some(2000),
            armies: vec![army("faceless-host"), army("furnace-of-the-abyss")],
            terrain: TerrainChoice::Players,
            length: GameLength::Turns(2),
            victory: None,
            clock,
            good_and_evil: false,
            rulings: Default::default(),
        };
        let (mut dice, mut chance) = (SeededDice::new(seed as u64), SeededDice::new(77 + seed as u64));
        let mut events: Vec<Event> = Vec::new();
        let (game, mut state) =
            agreement.begin(Library::core(), &mut dice, &mut events).expect("a sound agreement");
        let mut judged = 0;
        while let Some(ask) = game.asks(&state).first().cloned() {
            let view = game.view(&state, None);
            let mut answer = game.sample(&view, &ask, &mut chance);
            answer.spent = chance.below(1_500);
            for _ in 0..20 {
                let spent = if chance.below(4) == 0 { u32::MAX } else { chance.below(5_000) };
                let wild = Action { deed: wild_deed(&mut chance), spent };
                judged += 1;
                // What is legal may be played as well as anything else, now and then.
                if game.refusals(&state, &ask, &wild).is_empty() && chance.below(8) == 0 {
                    answer = wild;
                }
            }
            let legal = check(&game, &state, ask.id, ask.seat, answer).expect("it was found legal");
            play(&game, &mut state, legal, &mut dice, &mut events);
            in_order(&game, &state);
        }
        assert!(judged > 500, "{judged}");
        assert!(game.outcome(&state).is_some());
    }
}
