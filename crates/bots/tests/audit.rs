//! No opponent knows what others keep secret: with other secrets in their place it gives the same answer.

use std::path::Path;
use std::sync::Arc;

use gonfalon_bots::{Bot as _, Level, Minded, Temper};
use gonfalon_kernel::{Ask, Known, Seat, SeededDice, Seen, check, play};
use gonfalon_search::Budget;

/// How often another world is looked for at a question.
const DRAWS: u32 = 3;

/// What was audited in a match.
#[derive(Debug, Default)]
struct Audit {
    /// Questions.
    asked: u32,
    /// Questions at which others had secrets that could have been different.
    secret: u32,
    /// Of these, with an answer that somebody had sealed.
    sealed: u32,
    /// Questions that were thought about in both worlds.
    thought: u32,
}

/// Plays a match at random. Now and then it is put into another world, in which the asked seat sees the same and others hold
/// other secrets; every opponent must give the same answer there.
fn audited<G: Minded>(game: &G, mut state: G::State, seed: u64, (every, most): (u32, u32)) -> Audit
where
    G::State: PartialEq,
{
    let mut audit = Audit::default();
    let (mut chance, mut dice) = (SeededDice::new(seed), SeededDice::new(!seed));
    while game.outcome(&state).is_none() {
        let asks = game.asks(&state);
        let ask = asks[chance.below(asks.len() as u32) as usize].clone();
        audit.asked += 1;
        let known = Known::of(game, &state, ask.seat);
        let other = (0..DRAWS).map(|_| game.imagine(&known, &mut chance)).find(|other| *other != state);
        if let Some(other) = other {
            audit.secret += 1;
            // What nobody sees, not even who holds it, is an answer under way.
            let differs = |seat: Seat| game.view(&state, Some(seat)) != game.view(&other, Some(seat));
            audit.sealed += u32::from(!Seat::all(game.seats()).any(differs));
            assert!(!differs(ask.seat), "{ask:?}");
            assert_eq!(Known::of(game, &other, ask.seat), known, "{ask:?}");
            if audit.secret % every == 1 % every && audit.thought < most {
                audit.thought += 1;
                same_answers(game, &state, &other, &ask, seed);
            }
        }
        let view = game.view(&state, Some(ask.seat));
        let action = game.sample(&view, &ask, &mut chance);
        let legal = check(game, &state, ask.id, ask.seat, action).expect("what is proposed is legal");
        play(game, &mut state, legal, &mut dice, &mut ());
    }
    audit
}

fn same_answers<G: Minded>(game: &G, truth: &G::State, other: &G::State, ask: &Ask<G::Question>, seed: u64) {
    let answers = |state: &G::State| {
        let own = game.asks(state).iter().find(|open| open.seat == ask.seat).expect("it is asked there too");
        let seen = Seen::new(game, state, ask.seat);
        let mut recruit = G::mind(&G::makeup(Level::Recruit, Temper::Even), seed);
        let mut veteran = G::mind(&G::makeup(Level::Veteran, Temper::Even), seed).within(Budget::tries(8));
        let mut greedy = G::Habit::default();
        [greedy.answer(game, &seen, own), recruit.answer(game, &seen, own), veteran.answer(game, &seen, own)]
    };
    assert_eq!(answers(truth), answers(other), "{ask:?}");
}

#[test]
fn warhammer_diskwars() {
    use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
    use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
    let library = Arc::new(gonfalon_whdw::data::Library::core().clone());
    let prebuilt = |id: &str| {
        let regiments = vec![RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() })];
        ArmyChoice::Regiments(ArmyFile { game: "whdw".to_owned(), name: String::new(), regiments })
    };
    let mut agreement = Agreement::new(GameKind::Standard);
    agreement.armies = vec![prebuilt("grimgor"), prebuilt("karl-franz"), prebuilt("archaon")];
    let (game, state) = agreement
        .begin(&library, &mut SeededDice::new(2), &mut ())
        .unwrap_or_else(|problems| panic!("{problems:?}"));
    let audit = audited(&game, state, 2, (8, 8));
    assert!(audit.secret > 20 && audit.thought >= 4, "hands, objectives: {audit:?}");
}

#[test]
fn kings_of_war() {
    let army = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/kow/armies/{name}.toml"));
        let bytes = std::fs::read(path).expect("a ready army");
        gonfalon_kow::army::ArmyFile::from_toml(name, &bytes).expect("a sound army")
    };
    let library = gonfalon_kow::data::Library::core();
    let agreement = gonfalon_kow::setting::Agreement {
        points: Some(2000),
        armies: vec![army("faceless-host"), army("furnace-of-the-abyss")],
        terrain: gonfalon_kow::setting::TerrainChoice::Layout(library.terrain.layouts[0].id.clone()),
        length: gonfalon_kow::setting::GameLength::Turns(3),
        victory: None,
        clock: gonfalon_kow::setting::ClockChoice::None,
        good_and_evil: false,
        rulings: Default::default(),
    };
    let (game, state) =
        agreement.begin(library, &mut SeededDice::new(1), &mut ()).expect("these armies are legal");
    let audit = audited(&game, state, 1, (1, 8));
    assert!(audit.asked > 50 && audit.secret == 0, "everything is open: {audit:?}");
}

#[test]
fn warhammer_40k() {
    let armies = gonfalon_wh40k::army::ready_armies();
    let library = gonfalon_wh40k::data::Library::core();
    let agreement = gonfalon_wh40k::setting::Agreement {
        size: gonfalon_wh40k::army::BattleSize::Incursion,
        armies: vec![armies[0].file.clone(), armies[1].file.clone()],
        terrain: gonfalon_wh40k::setting::TerrainChoice::Layout(library.layouts[0].id.clone()),
        battlefield: None,
        rulings: Default::default(),
    };
    let mut all = Audit::default();
    for seed in 0..4 {
        let (game, state) =
            agreement.begin(library, &mut SeededDice::new(seed), &mut ()).expect("these armies are legal");
        let audit = audited(&game, state, seed, (1, 2));
        all.secret += audit.secret;
        all.thought += audit.thought;
    }
    assert!(all.secret > 0 && all.thought > 0, "formations noted first: {all:?}");
}

#[test]
fn diskwars() {
    use gonfalon_dw::setting::{Agreement, Drops};
    let library = gonfalon_dw::data::Library::core();
    let files: Vec<_> = gonfalon_dw::army::ready_files(library).into_iter().map(|(_, file)| file).collect();
    for (number, scenario) in library.scenarios.iter().take(3).enumerate() {
        let mut agreement = Agreement::new(scenario);
        agreement.options.drops = Drops::StandIn;
        agreement.options.rounds = scenario.rounds.is_none().then_some(4);
        agreement.armies =
            files.iter().cycle().skip(number).take(scenario.least_players.max(2).into()).cloned().collect();
        let seed = number as u64;
        let (game, state) = agreement
            .begin(library, &mut SeededDice::new(seed), &mut ())
            .unwrap_or_else(|problems| panic!("{problems:?}"));
        let audit = audited(&game, state, seed, (10, 3));
        assert!(audit.secret > 10 && audit.thought > 0, "stacks, spellbooks: {}: {audit:?}", scenario.id);
    }
}
