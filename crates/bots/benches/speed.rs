//! How fast the rules are on one core: whole games at random, copies of states, checks of answers.
//!
//! Every figure is the median of several repeats and is also given for a million steps of a fixed loop of dependent
//! integer operations, so that figures of different machines can be compared. A word on the command line picks the
//! games whose name contains it.

use std::hint::black_box;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use gonfalon_bots::{Random, play_out};
use gonfalon_kernel::{Game, SeededDice, check, play};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::Action;
use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
use gonfalon_whdw::data::Library;
use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
use gonfalon_whdw::state::State;

const REPEATS: usize = 5;
const MOST_DECISIONS: u32 = 5_000;

fn main() {
    let library = Arc::new(Library::core().clone());
    let steps = calibrate();
    println!("calibration  {:.0} million steps of xorshift64 a second", steps / 1e6);
    let games = [
        ("learning", Agreement::learning(), 2_000),
        ("2 regiments", regiments(&[["grimgor", "grom"], ["karl-franz", "luthor-huss"]]), 600),
        (
            "3 regiments",
            regiments(&[["archaon", "kairos", "valkia"], ["alarielle", "teclis", "tyrion"]]),
            300,
        ),
    ];
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    for (name, agreement, count) in &games {
        if only.as_ref().is_some_and(|only| !name.contains(only.as_str())) {
            continue;
        }
        Bench { library: &library, agreement, name, steps }.run(*count);
    }
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

struct Bench<'a> {
    library: &'a Arc<Library>,
    agreement: &'a Agreement,
    name: &'a str,
    steps: f64,
}

impl Bench<'_> {
    fn run(&self, count: u64) {
        println!("{}", self.name);
        let runs: Vec<(f64, f64)> = (0..REPEATS as u64).map(|repeat| self.games(repeat, count)).collect();
        self.rate("games", median(runs.iter().map(|run| run.0).collect()));
        self.rate("decisions", median(runs.iter().map(|run| run.1).collect()));
        let (game, positions) = self.positions();
        self.time("clone a state", each(&positions, |(state, _)| drop(black_box(state.clone()))));
        let look = |(state, _): &(State, Action)| {
            drop(black_box(game.view(state, Some(game.asks(state)[0].seat))));
        };
        self.time("make a view", each(&positions, look));
        let judge = |(state, action): &(State, Action)| {
            let ask = &game.asks(state)[0];
            drop(black_box(game.refusals(state, ask, action)));
        };
        self.time("check an answer", each(&positions, judge));
        let sizes: Vec<f64> = positions
            .iter()
            .map(|(state, _)| postcard::to_stdvec(state).expect("a state is plain data").len() as f64)
            .collect();
        println!(
            "  {:<16} {:>12.0} bytes (serialised; {} on the stack)",
            "a state",
            median(sizes),
            size_of::<State>()
        );
    }

    /// Games and decisions a second.
    fn games(&self, repeat: u64, count: u64) -> (f64, f64) {
        let mut decisions = 0;
        let began = clock();
        for number in 0..count {
            let seed = repeat * count + number;
            let mut dice = SeededDice::new(seed);
            let (game, mut state) =
                self.agreement.begin(self.library, &mut dice, &mut ()).expect("these armies are legal");
            let mut bots = [Random::new(seed + 1), Random::new(!seed)];
            let played = play_out(&game, &mut state, &mut bots, &mut dice, &mut (), MOST_DECISIONS)
                .unwrap_or_else(|stopped| panic!("{stopped}"));
            decisions += u64::from(played.decisions);
        }
        let seconds = (clock() - began).as_secs_f64();
        (count as f64 / seconds, decisions as f64 / seconds)
    }

    /// Positions of one game with an answer to the first question of each.
    fn positions(&self) -> (Whdw, Vec<(State, Action)>) {
        let (mut dice, mut chance) = (SeededDice::new(1), SeededDice::new(2));
        let (game, mut state) =
            self.agreement.begin(self.library, &mut dice, &mut ()).expect("these armies are legal");
        let mut positions = Vec::new();
        while let Some(ask) = game.asks(&state).first().cloned() {
            let action = game.sample(&game.view(&state, Some(ask.seat)), &ask, &mut chance);
            positions.push((state.clone(), action.clone()));
            let legal = check(&game, &state, ask.id, ask.seat, action).expect("samples are legal");
            play(&game, &mut state, legal, &mut dice, &mut ());
        }
        (game, positions)
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
