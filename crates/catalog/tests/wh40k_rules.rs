//! Bot games of Warhammer 40,000 make use of everything: every core ability, weapon ability, Stratagem and kind of terrain.
//!
//! With `GONFALON_SOAK=1` a thousand games are played, every pairing of the ready armies on every layout and on terrain by
//! chance, and every one of them ends by the rules; a hundred logs are proven. Otherwise a few games show that most is used.

use std::collections::BTreeMap;

use gonfalon_catalog::{Agreed, Battle, GameEntry, Order, Settings, game};
use gonfalon_data::Word;
use gonfalon_kernel::log::Limits;
use gonfalon_wh40k::data::{CoreAbilityKind, FeatureKind, WeaponAbilityKind};
use gonfalon_wh40k::stratagem::Stratagem;
use gonfalon_wh40k::witness::{ability_rule, stratagem_rule, terrain_rules, weapon_rule};

/// What has no ability of its own but belongs to the same promise: Reserves, TRANSPORTS, AIRCRAFT, Desperate Escape.
const MORE: [&str; 9] = [
    "wh40k.strategic.arrive-step",
    "wh40k.transport.start-embarked",
    "wh40k.transport.embarked-removed",
    "wh40k.transport.disembark-before-move",
    "wh40k.transport.disembark-after-move",
    "wh40k.transport.destroyed-roll",
    "wh40k.aircraft.leaves-battlefield",
    "wh40k.aircraft.returns-next-turn",
    "wh40k.fallback.desperate-escape-trigger",
];

fn wh40k() -> &'static dyn GameEntry {
    game("wh40k").expect("the game is offered")
}

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// Everything that has to be used.
fn wanted() -> Vec<&'static str> {
    let weapons = WeaponAbilityKind::WORDS.iter().map(|(_, kind)| weapon_rule(*kind));
    let abilities = CoreAbilityKind::WORDS.iter().map(|(_, kind)| ability_rule(*kind));
    let stratagems = Stratagem::WORDS.iter().map(|(_, stratagem)| stratagem_rule(*stratagem));
    let terrain = FeatureKind::WORDS.iter().flat_map(|(_, kind)| terrain_rules(*kind).iter().copied());
    weapons.chain(abilities).chain(stratagems).chain(terrain).chain(MORE).collect()
}

/// Who plays a game: greedy against itself, against random play in either seat, and random play alone.
fn seats(number: usize) -> Vec<String> {
    let pairs = [["greedy", "random"], ["greedy", "greedy"], ["random", "greedy"], ["random", "random"]];
    pairs[number % pairs.len()].map(str::to_owned).to_vec()
}

/// Plays so many games, each match of the list in turn; the first logs are proven.
fn play(games: usize, logs: usize) -> BTreeMap<String, u64> {
    let matches = wh40k().every_match(&Settings::default(), Some(2)).expect("there are matches");
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(games);
    let share = |worker: usize| {
        let mut used: BTreeMap<String, u64> = BTreeMap::new();
        for number in (worker..games).step_by(workers) {
            let battle = one(&matches[number % matches.len()], number, number < logs);
            for (rule, times) in battle.rules {
                *used.entry(rule).or_default() += times;
            }
        }
        used
    };
    let mut all: BTreeMap<String, u64> = BTreeMap::new();
    std::thread::scope(|scope| {
        let work: Vec<_> = (0..workers).map(|worker| scope.spawn(move || share(worker))).collect();
        for used in work {
            for (rule, times) in used.join().expect("no game breaks down") {
                *all.entry(rule).or_default() += times;
            }
        }
    });
    all
}

fn one(agreed: &Agreed, number: usize, log: bool) -> Battle {
    // The pairing of bots changes with every round of the list, so that each match is played by each of them.
    let seats = seats(number / 63 + number);
    let order = Order { agreed, seats: &seats, seed: number as u64, log, rules: true };
    let battle = wh40k().battle(&order).unwrap_or_else(|findings| panic!("game {number}: {findings:?}"));
    assert!((1..=5).contains(&battle.rounds), "game {number} ends in a round of the mission");
    if let Some(log) = &battle.log {
        let proven = wh40k().verify(&mut log.as_slice(), Limits::default());
        proven.unwrap_or_else(|trouble| panic!("game {number}: {trouble:?}"));
    }
    battle
}

#[test]
fn bots_make_use_of_every_ability_stratagem_and_kind_of_terrain() {
    let used = if soak() { play(1_000, 100) } else { play(6, 1) };
    let missing: Vec<&str> = wanted().into_iter().filter(|id| !used.contains_key(*id)).collect();
    for id in wanted() {
        println!("{:>9} {id}", used.get(id).copied().unwrap_or(0));
    }
    let most = if soak() { 0 } else { wanted().len() / 3 };
    assert!(missing.len() <= most, "never used: {missing:#?}");
}
