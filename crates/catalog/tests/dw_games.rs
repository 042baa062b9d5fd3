//! Bot games of Diskwars end by the rules: every ready army against every other, in every scenario, with two to four players.
//!
//! With `GONFALON_SOAK=1` two thousand games are played, greedy and random bots in turn, most with the stand-in for falls and
//! some with the simulation; two hundred logs are proven, and the rules that no event cited are printed. Otherwise a few
//! games of each kind.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_catalog::{Agreed, ArmyWord, Battle, GameEntry, Order, Settings, game};
use gonfalon_dw::army::{self, ArmyFile, DiskEntry};
use gonfalon_dw::data::{Library, SkillKind};
use gonfalon_kernel::{SeededDice, log::Limits};

const SCENARIOS: [(&str, &[u8]); 5] = [
    ("tides-of-war", &[2]),
    ("in-harms-way", &[2]),
    ("doom-hill", &[2, 3, 4]),
    ("battlegnash", &[2, 3, 4]),
    ("siege", &[2]),
];

/// The round after which every game is judged as it stands. Scenarios without a last round may come to it when those who are
/// left can win no more; nearly all games end well before.
const JUDGED: u32 = 200;

/// One game in so many is played with the simulation of falls.
const SIMULATED: usize = 20;

fn dw() -> &'static dyn GameEntry {
    game("dw").expect("the game is offered")
}

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// Every match of ready armies in every scenario with every number of players, the kinds of match in turn.
fn matches(drops: &str) -> Vec<Agreed> {
    let kinds = SCENARIOS
        .iter()
        .flat_map(|(scenario, players)| players.iter().map(move |players| (scenario, *players)));
    let lists: Vec<Vec<Agreed>> = kinds
        .map(|(scenario, players)| {
            let settings = Settings::default().with("scenario", scenario).with("drops", drops);
            dw().every_match(&settings, Some(players)).expect("ready armies can play")
        })
        .collect();
    let most = lists.iter().map(Vec::len).max().unwrap_or(0);
    (0..most).flat_map(|place| lists.iter().filter_map(move |list| list.get(place)).cloned()).collect()
}

/// Who plays: greedy bots, random ones, and both in every order.
fn seats(number: usize, players: usize) -> Vec<String> {
    let greedy = |seat: usize| (number >> seat) & 1 == 0;
    (0..players).map(|seat| if greedy(seat) { "greedy" } else { "random" }.to_owned()).collect()
}

#[derive(Default)]
struct Played {
    used: BTreeMap<String, u64>,
    scenarios: BTreeMap<String, (u64, u64, u64)>,
    judged: Vec<usize>,
    proven: usize,
}

impl Played {
    fn add(&mut self, other: Played) {
        for (rule, times) in other.used {
            *self.used.entry(rule).or_default() += times;
        }
        for (scenario, (games, rounds, decisions)) in other.scenarios {
            let sum = self.scenarios.entry(scenario).or_default();
            *sum = (sum.0 + games, sum.1 + rounds, sum.2 + decisions);
        }
        self.judged.extend(other.judged);
        self.proven += other.proven;
    }
}

/// Plays so many games and proves one log of so many.
fn play(games: usize, logged: usize, agreed: impl Fn(usize) -> Agreed + Sync) -> Played {
    let share = |worker: usize, workers: usize| {
        let mut played = Played::default();
        for number in (worker..games).step_by(workers) {
            let agreed = &agreed(number);
            let battle = one(agreed, number, number.is_multiple_of(logged));
            if battle.rounds >= JUDGED {
                played.judged.push(number);
            }
            let sum = played.scenarios.entry(agreed.scenario.clone()).or_default();
            *sum = (sum.0 + 1, sum.1 + u64::from(battle.rounds), sum.2 + battle.decisions);
            played.proven += usize::from(battle.log.is_some());
            for (rule, times) in battle.rules {
                *played.used.entry(rule).or_default() += times;
            }
        }
        played
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(games);
    let mut all = Played::default();
    std::thread::scope(|scope| {
        let work: Vec<_> = (0..workers)
            .map(|worker| {
                scope.spawn({
                    let share = &share;
                    move || share(worker, workers)
                })
            })
            .collect();
        for played in work {
            all.add(played.join().expect("no game breaks down"));
        }
    });
    all
}

fn one(agreed: &Agreed, number: usize, log: bool) -> Battle {
    let seats = seats(number / 7, agreed.armies.len());
    let order = Order { agreed, seats: &seats, seed: number as u64, log, rules: true };
    let battle = dw().battle(&order).unwrap_or_else(|findings| panic!("game {number}: {findings:?}"));
    assert!(!battle.winners.is_empty(), "game {number} has a winner");
    if let Some(log) = &battle.log {
        let proven = dw().verify(&mut log.as_slice(), Limits::default());
        proven.unwrap_or_else(|trouble| panic!("game {number}: {trouble:?}"));
    }
    battle
}

#[test]
fn every_bot_game_ends_by_the_rules_and_its_log_proves_it() {
    let (games, logged) = if soak() { (2_000, 10) } else { (9, 3) };
    let (fast, full) = (matches("stand-in"), matches("physics"));
    let played = play(games, logged, |number| {
        let list = if number % SIMULATED == SIMULATED - 1 { &full } else { &fast };
        list[number % list.len()].clone()
    });
    for (scenario, (games, rounds, decisions)) in &played.scenarios {
        println!("{scenario}: {games} games, {} rounds, {} decisions", rounds / games, decisions / games);
    }
    println!(
        "{games} games, {} logs proven, judged after round {JUDGED}: {:?}",
        played.proven, played.judged
    );
    report(&played);
    assert_eq!(played.proven, games.div_ceil(logged));
    assert!(played.judged.len() * 100 <= games, "these games had no end of their own: {:?}", played.judged);
    assert!(played.used.len() > 30, "{} rules bore on them", played.used.len());
}

/// Says which rules bore on the games and which did not.
fn report(played: &Played) {
    let ledger: BTreeSet<&str> = dw().ledger().rules().iter().map(|rule| rule.id.as_str()).collect();
    let unused: Vec<&&str> = ledger.iter().filter(|id| !played.used.contains_key(**id)).collect();
    println!("{} of {} rules met; never met: {unused:#?}", ledger.len() - unused.len(), ledger.len());
    let unknown: Vec<&String> = played.used.keys().filter(|id| !ledger.contains(id.as_str())).collect();
    assert!(unknown.is_empty(), "rules that are not in the ledger: {unknown:?}");
}

/// An army drawn by chance that keeps the rules, with many spells.
fn drawn(number: u64) -> ArmyFile {
    let library = Library::core();
    let agreed = army::Agreed { points: Some(150), league: false };
    let mut chance = SeededDice::new(number);
    let mut file = army::build::empty(&format!("Chance {number}"));
    let mut tries = |file: &mut ArmyFile, times: u32, ids: &[&str], spells: bool| {
        for _ in 0..times {
            let mut more = file.clone();
            let id = ids[chance.below(ids.len() as u32) as usize].to_owned();
            let list = if spells { &mut more.spells } else { &mut more.disks };
            list.push(DiskEntry { id, count: 1 });
            if army::check(&more, library, agreed).is_ok() {
                *file = more;
            }
        }
    };
    let disks: Vec<&str> = library.profiles.iter().map(|profile| profile.id.as_str()).collect();
    let spells: Vec<&str> = library.spells.iter().map(|spell| spell.id.as_str()).collect();
    let casters: Vec<&str> = library
        .profiles
        .iter()
        .filter(|profile| profile.has(SkillKind::Spellcaster))
        .map(|profile| profile.id.as_str())
        .collect();
    tries(&mut file, 6, &casters, false);
    tries(&mut file, 6, &spells, true);
    tries(&mut file, 400, &disks, false);
    file
}

/// Armies drawn by chance bring up Disks and spells that no ready army has.
#[test]
fn games_of_armies_drawn_by_chance_end_too() {
    let games = if soak() { 1_000 } else { 5 };
    let kinds: Vec<(&str, u8)> = SCENARIOS
        .iter()
        .flat_map(|(scenario, players)| players.iter().map(move |players| (*scenario, *players)))
        .collect();
    let played = play(games, 50, |number| {
        let (scenario, players) = kinds[number % kinds.len()];
        let armies = (0..u64::from(players)).map(|seat| {
            let file = drawn(number as u64 * 8 + seat);
            ArmyWord::File { name: "army.json".to_owned(), bytes: file.to_json().into_bytes() }
        });
        let settings = Settings { armies: armies.collect(), ..Settings::default() };
        let drops = if number % SIMULATED == SIMULATED - 1 { "physics" } else { "stand-in" };
        let settings = settings.with("scenario", scenario).with("drops", drops);
        dw().agree(&settings).unwrap_or_else(|findings| panic!("game {number}: {findings:?}"))
    });
    report(&played);
    assert!(played.judged.len() * 100 <= games, "these games had no end of their own: {:?}", played.judged);
}
