//! Imagined positions agree with everything a seat knows, and with nothing it does not know.

use std::path::Path;
use std::sync::Arc;

use gonfalon_bots::{Random, play_out};
use gonfalon_kernel::{Imagines, Known, Seat, SeededDice, check, play};

const MOST_DECISIONS: u32 = 20_000;

/// What was seen in a match.
#[derive(Debug, Default)]
struct Seen {
    /// Positions that were imagined.
    imagined: u32,
    /// Imagined positions that are not the true one.
    other: u32,
    /// Questions that others had answered in secret before.
    reopened: u32,
}

/// Plays a match at random. At every question whoever is asked imagines the position: it must look to him like the true one,
/// ask the same, and be playable to the end now and then.
fn imagines<G: Imagines>(game: &G, mut state: G::State, seed: u64) -> Seen
where
    G::State: PartialEq,
{
    let mut seen = Seen::default();
    let (mut chance, mut dice) = (SeededDice::new(seed), SeededDice::new(!seed));
    while game.outcome(&state).is_none() {
        let asks = game.asks(&state);
        let ask = asks[chance.below(asks.len() as u32) as usize].clone();
        let view = game.view(&state, Some(ask.seat));
        let known = Known::of(game, &state, ask.seat);
        let mut imagined = game.imagine(&known, &mut chance);
        assert_eq!(Known::of(game, &imagined, ask.seat), known, "{ask:?}");
        assert_eq!(game.asks(&imagined), asks);
        // Whoever has answered in secret at the same time can be asked again, and then nothing of it is left.
        let mut reopened = game.imagine(&known, &mut chance);
        game.reopen(&mut reopened, ask.seat);
        assert!(game.asks(&reopened).len() >= asks.len());
        seen.imagined += 1;
        seen.reopened += u32::from(game.asks(&reopened).len() > asks.len());
        seen.other += u32::from(imagined != state);
        if seen.imagined.is_multiple_of(80) {
            let mut bots =
                Seat::all(game.seats()).map(|seat| Random::new(u64::from(seat.0))).collect::<Vec<_>>();
            play_out(game, &mut imagined, &mut bots, &mut dice, &mut (), MOST_DECISIONS)
                .unwrap_or_else(|stopped| panic!("{ask:?}: {stopped}"));
        }
        let action = game.sample(&view, &ask, &mut chance);
        let legal = check(game, &state, ask.id, ask.seat, action).expect("what is proposed is legal");
        play(game, &mut state, legal, &mut dice, &mut ());
    }
    seen
}

/// The same as seen by several seats in one match: what others keep secret changes nothing of what is imagined.
fn forgets<G: Imagines>(game: &G, state: &G::State, seat: Seat, seed: u64)
where
    G::State: PartialEq,
{
    let imagine = |state: &G::State| game.imagine(&Known::of(game, state, seat), &mut SeededDice::new(seed));
    // An imagined position has other secrets than the true one; from it the same is imagined.
    let once = imagine(state);
    assert_eq!(imagine(&once), once);
}

#[test]
fn warhammer_diskwars() {
    use gonfalon_whdw::setting::Agreement;
    let library = Arc::new(gonfalon_whdw::data::Library::core().clone());
    let prebuilt = |id: &str| {
        use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
        let regiments = vec![RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() })];
        let file = ArmyFile { game: "whdw".to_owned(), name: String::new(), regiments };
        gonfalon_whdw::setting::ArmyChoice::Regiments(file)
    };
    let mut agreement = Agreement::new(gonfalon_whdw::setting::GameKind::Standard);
    agreement.armies = vec![prebuilt("grimgor"), prebuilt("karl-franz"), prebuilt("archaon")];
    for (seed, agreement) in [(1, Agreement::learning()), (2, agreement)] {
        let (game, state) = agreement
            .begin(&library, &mut SeededDice::new(seed), &mut ())
            .unwrap_or_else(|problems| panic!("{problems:?}"));
        forgets(&game, &state, Seat(0), seed);
        let seen = imagines(&game, state, seed);
        assert!(seen.imagined > 50 && seen.other > 0 && seen.reopened > 0, "{seen:?}");
    }
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
    let seen = imagines(&game, state, 1);
    assert!(seen.imagined > 50 && seen.other == 0, "nothing is secret: {seen:?}");
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
    let mut other = 0;
    for seed in 0..4 {
        let (game, state) =
            agreement.begin(library, &mut SeededDice::new(seed), &mut ()).expect("these armies are legal");
        other += imagines(&game, state, seed).other;
    }
    assert!(other > 0, "formations noted first are not known to who notes his second");
}

#[test]
fn diskwars() {
    use gonfalon_dw::setting::{Agreement, Drops};
    let library = gonfalon_dw::data::Library::core();
    let files: Vec<_> = gonfalon_dw::army::ready_files(library).into_iter().map(|(_, file)| file).collect();
    for (number, scenario) in library.scenarios.iter().enumerate() {
        let mut agreement = Agreement::new(scenario);
        agreement.options.drops = Drops::StandIn;
        agreement.options.rounds = scenario.rounds.is_none().then_some(4);
        let players = scenario.least_players.max(scenario.most_players.min(3));
        agreement.armies = files.iter().cycle().skip(number).take(players.into()).cloned().collect();
        let seed = number as u64;
        let (game, state) = agreement
            .begin(library, &mut SeededDice::new(seed), &mut ())
            .unwrap_or_else(|problems| panic!("{problems:?}"));
        forgets(&game, &state, Seat(1), seed);
        let seen = imagines(&game, state, seed);
        assert!(seen.imagined > 30 && seen.other > 0, "{}: {seen:?}", scenario.id);
    }
}
