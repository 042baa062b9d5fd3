//! How fast the rules are on one core: whole games at random, copies of states, checks of answers; and how fast opponents
//! think: imagined battles, and the time an answer takes.
//!
//! Every figure is the median of several repeats and is also given for a million steps of a fixed loop of dependent
//! integer operations, so that figures of different machines can be compared. A word on the command line picks the
//! games whose name contains it.

mod minds;

use std::hint::black_box;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use gonfalon_bots::{Minded, Random, play_out};
use gonfalon_drops::{Release, Scene, simulate};
use gonfalon_dw as dw;
use gonfalon_dw::Dw;
use gonfalon_kernel::{Ask, Game, SeededDice, check, play};
use gonfalon_kow as kow;
use gonfalon_kow::Kow;
use gonfalon_table::{Circle, Length, Point, Rectangle};
use gonfalon_wh40k as wh40k;
use gonfalon_wh40k::Wh40k;
use gonfalon_whdw::Whdw;
use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
use gonfalon_whdw::data::Library;
use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
use gonfalon_whdw::state::State;

const REPEATS: usize = 5;
const MOST_DECISIONS: u32 = 5_000;

fn main() {
    let steps = calibrate();
    println!("calibration  {:.0} million steps of xorshift64 a second", steps / 1e6);
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let wanted = |name: &str| only.as_ref().is_none_or(|only| name.contains(only.as_str()));
    let library = Arc::new(Library::core().clone());
    let diskwars = [
        ("whdw learning", Agreement::learning(), 2_000),
        ("whdw 2 regiments", regiments(&[["grimgor", "grom"], ["karl-franz", "luthor-huss"]]), 600),
        (
            "whdw 3 regiments",
            regiments(&[["archaon", "kairos", "valkia"], ["alarielle", "teclis", "tyrion"]]),
            300,
        ),
    ];
    for (name, agreement, count) in diskwars.iter().filter(|(name, ..)| wanted(name)) {
        let begin = |dice: &mut SeededDice| -> (Whdw, State) {
            agreement.begin(&library, dice, &mut ()).expect("these armies are legal")
        };
        Bench { name, steps, begin: &begin, heap: None }.run(*count);
    }
    let name = "kow 2000 points";
    if wanted(name) {
        let agreement = two_thousand_points();
        let begin = |dice: &mut SeededDice| -> (Kow, kow::state::State) {
            agreement.begin(kow::data::Library::core(), dice, &mut ()).expect("these armies are legal")
        };
        Bench { name, steps, begin: &begin, heap: Some(&heap) }.run(200);
    }
    let name = "wh40k 1000 points";
    if wanted(name) {
        let agreement = one_thousand_points();
        let begin = |dice: &mut SeededDice| -> (Wh40k, wh40k::state::State) {
            agreement.begin(wh40k::data::Library::core(), dice, &mut ()).expect("these armies are legal")
        };
        Bench { name, steps, begin: &begin, heap: Some(&battlefield_heap) }.run(60);
    }
    let name = "wh40k 120 models";
    if wanted(name) {
        let agreement = hundred_and_twenty_models();
        let begin = |dice: &mut SeededDice| -> (Wh40k, wh40k::state::State) {
            agreement.begin(wh40k::data::Library::core(), dice, &mut ()).expect("these armies are legal")
        };
        Bench { name, steps, begin: &begin, heap: Some(&battlefield_heap) }.run(20);
    }
    let name = "dw 150 points, stand-in";
    if wanted(name) {
        let agreement = hundred_and_fifty_points();
        let begin = |dice: &mut SeededDice| -> (Dw, dw::state::State) {
            agreement.begin(dw::data::Library::core(), dice, &mut ()).expect("these armies are legal")
        };
        Bench { name, steps, begin: &begin, heap: Some(&table_heap) }.run(200);
    }
    let name = "dw physics";
    if wanted(name) {
        drops_of_three(name, steps);
    }
}

/// Two ready armies of 150 points; things fall by the stand-in.
fn hundred_and_fifty_points() -> dw::setting::Agreement {
    let library = dw::data::Library::core();
    let scenario = library.scenario("tides-of-war").expect("a scenario of the book");
    let mut agreement = dw::setting::Agreement::new(&library[scenario]);
    agreement.options.drops = dw::setting::Drops::StandIn;
    agreement.armies = dw::army::ready_files(library).into_iter().map(|(_, army)| army).take(2).collect();
    agreement
}

/// What a state of Diskwars (2000) holds beside itself; Land Disks are shared by all states of a match.
fn table_heap(state: &dw::state::State) -> usize {
    let (table, secrets) = (&state.table, state.secrets.iter());
    let secrets = secrets.map(|(_, secret)| {
        size_of_val(&secret.stack[..]) + size_of_val(&secret.aside[..]) + size_of_val(&secret.spells[..])
    });
    size_of_val(&table.disks[..])
        + size_of_val(&table.attributes[..])
        + size_of_val(&table.counters[..])
        + size_of_val(&table.lasting[..])
        + table.pile.heap()
        + secrets.sum::<usize>()
        + size_of_val(state.stack.frames())
}

/// Simulated drops of three counters onto three disks.
fn drops_of_three(name: &str, steps: f64) {
    const DROPS: u64 = 200;
    println!("{name}");
    let aim = Point::new(90_000, 60_000);
    let disk = |x: i32, thousandths| Circle::new(aim.shifted(x, 0), Length::thousandths(thousandths));
    let table = Rectangle::sized(Length::inches(72), Length::inches(48));
    let disks = vec![disk(0, 2_500), disk(6_000, 2_000), disk(-4_000, 1_750)];
    let scene = Scene { table, disks, counters: Vec::new() };
    let (height, carrier) = (Length::inches(12), Length::inches(2));
    let release = Release::Volley { count: 3, aim, towards: aim.shifted(20_000, 0), height, carrier };
    let repeat = |repeat: u64| {
        let began = clock();
        for seed in repeat * DROPS..(repeat + 1) * DROPS {
            drop(black_box(simulate(&scene, &release, seed)));
        }
        DROPS as f64 / (clock() - began).as_secs_f64()
    };
    let rate = median((0..REPEATS as u64).map(repeat).collect());
    println!("  {:<16} {rate:>12.0} /s {:>14.2} per million steps", "drops of three", rate / steps * 1e6);
}

fn regiments<const N: usize>(armies: &[[&str; N]; 2]) -> Agreement {
    let entry = |id: &&str| RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: (*id).to_owned() });
    let army = |ids: &[&str; N]| {
        ArmyChoice::Regiments(ArmyFile {
            game: "whdw".to_owned(),
            name: String::new(),
            regiments: ids.iter().map(entry).collect(),
        })
    };
    Agreement { armies: armies.iter().map(army).collect(), ..Agreement::new(GameKind::Standard) }
}

/// Two ready armies of 2,000 points on a prepared table; the die decides how the game is won.
fn two_thousand_points() -> kow::setting::Agreement {
    let army = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/kow/armies/{name}.toml"));
        let bytes = std::fs::read(path).expect("a ready army");
        kow::army::ArmyFile::from_toml(name, &bytes).expect("a sound army")
    };
    kow::setting::Agreement {
        points: Some(2000),
        armies: vec![army("faceless-host"), army("furnace-of-the-abyss")],
        terrain: kow::setting::TerrainChoice::Layout(
            kow::data::Library::core().terrain.layouts[0].id.clone(),
        ),
        length: kow::setting::GameLength::Turns(6),
        victory: None,
        clock: kow::setting::ClockChoice::None,
        good_and_evil: false,
        rulings: Default::default(),
    }
}

/// Two ready armies of 1,000 points on a battlefield with a prepared layout.
fn one_thousand_points() -> wh40k::setting::Agreement {
    let armies = wh40k::army::ready_armies();
    wh40k::setting::Agreement {
        size: wh40k::army::BattleSize::Incursion,
        armies: vec![armies[0].file.clone(), armies[1].file.clone()],
        terrain: wh40k::setting::TerrainChoice::Layout(wh40k::data::Library::core().layouts[0].id.clone()),
        battlefield: None,
        rulings: Default::default(),
    }
}

/// A swarm against a gun line, sixty models and a CHARACTER each, amid the densest terrain.
fn hundred_and_twenty_models() -> wh40k::setting::Agreement {
    let swarm = r#"
        game = "wh40k"
        name = "Swarm"
        size = "incursion"
        faction = "hollow-tide"
        detachment = "high-water"
        units = [
            { id = "tide-herald", warlord = true },
            { id = "spawnlings", models = 20 },
            { id = "spawnlings", models = 20 },
            { id = "spawnlings", models = 20 },
        ]
    "#;
    let line = r#"
        game = "wh40k"
        name = "Line"
        size = "incursion"
        faction = "lantern-concord"
        detachment = "night-watch"
        units = [
            { id = "lantern-captain", warlord = true },
            { id = "line-company", models = 10 },
            { id = "line-company", models = 10 },
            { id = "line-company", models = 10 },
            { id = "line-company", models = 10 },
            { id = "line-company", models = 10 },
            { id = "line-company", models = 10 },
        ]
    "#;
    let army = |text: &str| wh40k::army::ArmyFile::from_toml("army", text.as_bytes()).expect("a sound army");
    wh40k::setting::Agreement {
        size: wh40k::army::BattleSize::Incursion,
        armies: vec![army(swarm), army(line)],
        terrain: wh40k::setting::TerrainChoice::Layout("broken-quarter".to_owned()),
        battlefield: None,
        rulings: Default::default(),
    }
}

/// What a state of Warhammer 40,000 holds beside itself: units and models. Terrain is shared by all states of a match.
fn battlefield_heap(state: &wh40k::state::State) -> usize {
    let frames = size_of_val(state.stack.frames());
    size_of_val(&state.table.units[..]) + size_of_val(&state.table.models[..]) + frames
}

/// What a state of Kings of War holds beside itself: units, terrain and objectives; the rest fits into it.
fn heap(state: &kow::state::State) -> usize {
    let table = &state.table;
    let outlines = table.terrain.iter().map(|piece| size_of_val(piece.outline.points())).sum::<usize>();
    size_of_val(&table.units[..])
        + size_of_val(&table.terrain[..])
        + outlines
        + size_of_val(&table.objectives[..])
}

/// Steps a second of a loop in which each step waits for the one before.
fn calibrate() -> f64 {
    const STEPS: u32 = 50_000_000;
    let run = || {
        let mut x: u64 = black_box(88_172_645_463_325_252);
        let began = clock();
        for _ in 0..STEPS {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }
        black_box(x);
        f64::from(STEPS) / (clock() - began).as_secs_f64()
    };
    median((0..REPEATS).map(|_| run()).collect())
}

/// The time this thread has run so far, where the system tells; a busy machine then does not distort the figures.
fn clock() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let run = told.as_ref().and_then(|told| told.split_whitespace().next()?.parse().ok());
    match run {
        Some(nanoseconds) => Duration::from_nanos(nanoseconds),
        None => {
            static BEGAN: OnceLock<Instant> = OnceLock::new();
            BEGAN.get_or_init(Instant::now).elapsed()
        }
    }
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// How a match begins.
type Begin<'a, G> = dyn Fn(&mut SeededDice) -> (G, <G as Game>::State) + 'a;

/// How many bytes a state holds elsewhere.
type Heap<'a, G> = dyn Fn(&<G as Game>::State) -> usize + 'a;

/// A position, the question that is open in it and an answer.
type Position<G> = (<G as Game>::State, Ask<<G as Game>::Question>, <G as Game>::Action);

struct Bench<'a, G: Minded> {
    name: &'a str,
    steps: f64,
    begin: &'a Begin<'a, G>,
    /// Bytes a state has elsewhere, where somebody counts them.
    heap: Option<&'a Heap<'a, G>>,
}

impl<G: Minded> Bench<'_, G> {
    fn run(&self, count: u64) {
        println!("{}", self.name);
        let runs: Vec<(f64, f64)> = (0..REPEATS as u64).map(|repeat| self.games(repeat, count)).collect();
        let games = median(runs.iter().map(|run| run.0).collect());
        self.rate("games", games);
        self.rate("decisions", median(runs.iter().map(|run| run.1).collect()));
        let (game, positions) = self.positions();
        self.time("clone a state", each(&positions, |(state, ..)| drop(black_box(state.clone()))));
        let look = |(state, ask, _): &Position<G>| drop(black_box(game.view(state, Some(ask.seat))));
        self.time("make a view", each(&positions, look));
        let judge = |(state, ask, action): &Position<G>| {
            drop(black_box(game.refusals(state, ask, action)));
        };
        self.time("check an answer", each(&positions, judge));
        self.time("slowest check", self.slowest_check());
        let sizes: Vec<f64> = positions
            .iter()
            .map(|(state, ..)| postcard::to_stdvec(state).expect("a state is plain data").len() as f64)
            .collect();
        println!(
            "  {:<16} {:>12.0} bytes (serialised; {} on the stack)",
            "a state",
            median(sizes),
            size_of::<G::State>()
        );
        if let Some(heap) = self.heap {
            let largest = positions.iter().map(|(state, ..)| heap(state)).max().unwrap_or(0);
            println!("  {:<16} {:>12} bytes with all it holds", "", size_of::<G::State>() + largest);
        }
        self.minds(games);
    }

    /// Games and decisions a second.
    fn games(&self, repeat: u64, count: u64) -> (f64, f64) {
        let mut decisions = 0;
        let began = clock();
        for number in 0..count {
            let seed = repeat * count + number;
            let mut dice = SeededDice::new(seed);
            let (game, mut state) = (self.begin)(&mut dice);
            let mut bots = [Random::new(seed + 1), Random::new(!seed)];
            let played = play_out(&game, &mut state, &mut bots, &mut dice, &mut (), MOST_DECISIONS)
                .unwrap_or_else(|stopped| panic!("{stopped}"));
            decisions += u64::from(played.decisions);
        }
        let seconds = (clock() - began).as_secs_f64();
        (count as f64 / seconds, decisions as f64 / seconds)
    }

    /// Positions of one game with an answer to the first question of each.
    fn positions(&self) -> (G, Vec<Position<G>>) {
        let (mut dice, mut chance) = (SeededDice::new(1), SeededDice::new(2));
        let (game, mut state) = (self.begin)(&mut dice);
        let mut positions = Vec::new();
        while let Some(ask) = game.asks(&state).first().cloned() {
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            positions.push((state.clone(), ask.clone(), action.clone()));
            let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
        }
        (game, positions)
    }

    /// The longest that a check takes in several games.
    fn slowest_check(&self) -> Duration {
        const GAMES: u64 = 20;
        let mut slowest = Duration::ZERO;
        for seed in 0..GAMES {
            let (mut dice, mut chance) = (SeededDice::new(seed), SeededDice::new(!seed));
            let (game, mut state) = (self.begin)(&mut dice);
            while let Some(ask) = game.asks(&state).first().cloned() {
                let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
                let once = || {
                    let began = Instant::now();
                    drop(black_box(game.refusals(&state, &ask, &action)));
                    began.elapsed()
                };
                // The least of several tries is what the check itself takes, whatever else the machine does.
                if once() > slowest {
                    slowest = slowest.max((0..REPEATS).map(|_| once()).min().unwrap_or_default());
                }
                let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
                play(&game, &mut state, legal, &mut dice, &mut ());
            }
        }
        slowest
    }

    fn rate(&self, what: &str, per_second: f64) {
        println!(
            "  {what:<16} {per_second:>12.0} /s {:>14.2} per million steps",
            per_second / self.steps * 1e6
        );
    }

    fn time(&self, what: &str, time: Duration) {
        let nanoseconds = time.as_secs_f64() * 1e9;
        println!("  {what:<16} {nanoseconds:>12.0} ns {:>14.2} steps", time.as_secs_f64() * self.steps);
    }
}

/// The time one call takes, as the median of several repeats over all positions.
fn each<T>(positions: &[T], call: impl Fn(&T)) -> Duration {
    // Clocks of the system may tick slowly, so one repeat has to last.
    const LONG_ENOUGH: Duration = Duration::from_millis(150);
    let repeat = || {
        let began = clock();
        let mut calls = 0.0;
        while clock() - began < LONG_ENOUGH {
            for _ in 0..20 {
                positions.iter().for_each(&call);
            }
            calls += 20.0 * positions.len() as f64;
        }
        (clock() - began).as_secs_f64() / calls
    };
    Duration::from_secs_f64(median((0..REPEATS).map(|_| repeat()).collect()))
}
