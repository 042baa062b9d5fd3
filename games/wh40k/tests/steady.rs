//! Seeded games end in exactly the positions they always ended in: who makes the rules faster must not change them.
//!
//! Where a rule, an army or the answers drawn by chance change on purpose, the fingerprints change too: the test then says
//! which ones to write here.

use gonfalon_kernel::{Game, Hash, SeededDice, check, play};
use gonfalon_table::{Length, Rectangle};
use gonfalon_wh40k::army::{BattleSize, ready_armies};
use gonfalon_wh40k::data::Library;
use gonfalon_wh40k::setting::{Agreement, TerrainChoice};

/// The beginning of the fingerprint of each last position, by seed.
const LAST_POSITIONS: [&str; 9] = [
    "5a78c0861c41231b",
    "17d92254de4c038b",
    "cd1edd2ea9e4e66a",
    "9372d81fbe019add",
    "3fc762e12c3f22df",
    "03af0da9be18419c",
    "757e4b383ebcb580",
    "87db7a6a0f552cbf",
    "d7e3e4d0ab06faa7",
];

/// How many layouts are played on, so that a new one changes nothing here.
const LAYOUTS: usize = 3;

/// Every pairing of the ready armies, on one layout after another.
fn agreement(seed: usize) -> Agreement {
    let armies = ready_armies();
    let usual = Rectangle::sized(Length::inches(60), Length::inches(44));
    let layouts: Vec<_> =
        Library::core().layouts.iter().filter(|layout| layout.battlefield == usual).take(LAYOUTS).collect();
    Agreement {
        size: BattleSize::Incursion,
        armies: vec![armies[seed % 3].file.clone(), armies[seed / 3 % 3].file.clone()],
        terrain: TerrainChoice::Layout(layouts[seed % layouts.len()].id.clone()),
        battlefield: None,
        rulings: Default::default(),
    }
}

fn last_position(seed: usize) -> String {
    let mut dice = SeededDice::new(seed as u64);
    let mut chance = SeededDice::new(seed as u64 + 10_000);
    let (game, mut state) = agreement(seed)
        .begin(Library::core(), &mut dice, &mut ())
        .unwrap_or_else(|problems| panic!("{problems:#?}"));
    while let Some(ask) = game.asks(&state).first().cloned() {
        let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
        let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
        play(&game, &mut state, legal, &mut dice, &mut ());
    }
    let bytes = serde_json::to_vec(&state).expect("a state is plain data");
    Hash::of(&bytes).to_string()[..16].to_owned()
}

#[test]
fn seeded_games_end_as_they_always_did() {
    let found: Vec<String> = (0..LAST_POSITIONS.len()).map(last_position).collect();
    assert_eq!(found, LAST_POSITIONS, "see the comment at the top");
}
