//! Whatever is offered instead of a refused answer is legal, close to what was wanted, and said in both languages.

mod matches;

use gonfalon_kernel::{Ask, Game, Line, SeededDice, alternatives, check, play};
use gonfalon_kow::Kow;
use gonfalon_kow::action::{Action, Attack, Deed, Order, Question, Stride, Strides};
use gonfalon_kow::board::Board;
use gonfalon_kow::data::Library;
use gonfalon_kow::setting::{Agreement, ClockChoice, GameLength, TerrainChoice};
use gonfalon_kow::state::{Phase, State, UnitId, Victory};
use gonfalon_kow::texts::TEXTS;
use gonfalon_table::{Heading, Length};
use gonfalon_text::{Lang, Texts};
use matches::{army, in_order};

/// How many offers are asked for.
const BUDGET: usize = 6;

/// Somebody's wish that is often wrong in one or several ways.
fn wish(game: &Kow, state: &State, ask: &Ask<Question>, chance: &mut SeededDice) -> Deed {
    let units = game.units.len() as u32;
    let unit = |chance: &mut SeededDice| UnitId(chance.below(units) as u8);
    let board = Board::new(game, &state.table);
    let idle = |unit: &UnitId| !board.unit(*unit).shot && board.unit(*unit).order.is_none();
    let mut mine: Vec<UnitId> = board.army(ask.seat).collect();
    // Most wishes are for units that may still do something.
    if mine.iter().any(idle) && chance.below(6) > 0 {
        mine.retain(idle);
    }
    let own = |chance: &mut SeededDice| mine[chance.below(mine.len() as u32) as usize];
    match ask.question {
        Question::Order if chance.below(2) == 0 => {
            let mut units = smallvec::smallvec![own(chance)];
            while chance.below(3) == 0 {
                units.push(own(chance));
            }
            Deed::Charge { units, target: unit(chance) }
        }
        Question::Order => {
            let orders = [
                Order::Halt,
                Order::ChangeFacing,
                Order::Advance,
                Order::Back,
                Order::Sidestep,
                Order::AtTheDouble,
                Order::Charge,
            ];
            let stride = |chance: &mut SeededDice| {
                let by = Length(chance.below(50_000) as i32);
                match chance.below(6) {
                    0 => Stride::Back(by),
                    1 => Stride::Left(by),
                    2 => Stride::Right(by),
                    3 => Stride::Pivot(Heading::from_degrees(chance.below(360) as i32)),
                    _ => Stride::Forward(by),
                }
            };
            let strides: Strides = (0..chance.below(4)).map(|_| stride(chance)).collect();
            let unit = if chance.below(6) == 0 { unit(chance) } else { own(chance) };
            Deed::Order { unit, order: orders[chance.below(7) as usize], strides }
        }
        _ => {
            let attacks = [Attack::Ordinary, Attack::Zap, Attack::Breath, Attack::Heal];
            Deed::Shoot { unit: own(chance), attack: attacks[chance.below(4) as usize], target: unit(chance) }
        }
    }
}

fn said_completely(texts: &Texts, line: &Line) {
    for lang in [Lang::En, Lang::De] {
        let said = texts.resolve(lang, line);
        assert_eq!(said.flaws, [], "{line:?}");
        assert!(said.text.ends_with(['.', '!']), "{}", said.text);
        let given = line.args.iter().map(|(name, _)| (*name).to_owned());
        let unused: Vec<String> = given.filter(|name| !texts.keys(lang)[line.key].contains(name)).collect();
        assert_eq!(unused, Vec::<String>::new(), "{}", line.key);
    }
}

/// How far an answer goes in all.
fn length(deed: &Deed) -> i64 {
    let Deed::Order { strides, .. } = deed else { return 0 };
    let length = |stride: &Stride| match stride {
        Stride::Forward(by) | Stride::Back(by) | Stride::Left(by) | Stride::Right(by) => i64::from(by.0),
        Stride::Pivot(_) => 0,
    };
    strides.iter().map(length).sum()
}

#[test]
fn every_refused_order_charge_or_shot_comes_with_something_legal() {
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    let mut keys: std::collections::BTreeMap<&str, u32> = std::collections::BTreeMap::new();
    const PAIRS: [[&str; 2]; 3] = [
        ["spears-of-the-dawn", "faceless-host"],
        ["hammers-of-the-deep", "furnace-of-the-abyss"],
        ["dawn-and-iron", "pact-of-ash-and-bone"],
    ];
    let wanted = ["move", "turn", "halt", "charge-at", "approach", "face", "shoot", "done"];
    let wanted = wanted.map(|key| format!("instead-{key}"));
    // A few games, and more only until every kind of offer was made; otherwise this proves little.
    for (seed, armies) in PAIRS.into_iter().cycle().enumerate().take(24) {
        if seed >= PAIRS.len() && wanted.iter().all(|key| keys.contains_key(key.as_str())) {
            break;
        }
        let agreement = Agreement {
            points: Some(2000),
            armies: armies.map(army).to_vec(),
            terrain: TerrainChoice::Layout(Library::core().terrain.layouts[seed % PAIRS.len()].id.clone()),
            length: GameLength::Turns(5),
            victory: Some(Victory::Kill),
            clock: ClockChoice::None,
            good_and_evil: false,
            rulings: Default::default(),
        };
        let (mut dice, mut chance) = (SeededDice::new(seed as u64), SeededDice::new(40 + seed as u64));
        let (game, mut state) =
            agreement.begin(Library::core(), &mut dice, &mut ()).expect("the ready armies are sound");
        while let Some(ask) = game.asks(&state).first().cloned() {
            let fighting = matches!(state.table.phase, Phase::Move | Phase::Shoot);
            if fighting {
                let wished = Action::from(wish(&game, &state, &ask, &mut chance));
                let denied = check(&game, &state, ask.id, ask.seat, wished.clone()).err();
                let reasons = denied.map_or_else(Vec::new, |denied| denied.says());
                reasons.iter().for_each(|line| said_completely(&texts, line));
                let offers = alternatives(&game, &state, ask.id, ask.seat, &wished, BUDGET);
                assert!(!offers.is_empty() && offers.len() <= BUDGET, "nothing instead of {wished:?}");
                for offer in &offers {
                    said_completely(&texts, &offer.says);
                    *keys.entry(offer.says.key).or_default() += 1;
                    let found = game.refusals(&state, &ask, &offer.action);
                    assert_eq!(found, [], "{:?} instead of {wished:?}", offer.action);
                }
                if offers[0].says.key == "instead-move" {
                    let (wanted, offered) = (length(&wished.deed), length(&offers[0].action.deed));
                    assert!(offered <= wanted, "{offered} instead of {wanted}");
                }
            }
            let answer = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            let legal = check(&game, &state, ask.id, ask.seat, answer).expect("samples are legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
            in_order(&game, &state);
        }
    }
    for key in &wanted {
        assert!(keys.contains_key(key.as_str()), "{key} is never offered: {keys:?}");
    }
}
