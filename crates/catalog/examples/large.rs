//! How long players of Kings of War wait with a hundred units a side:
//! `cargo run --release -p gonfalon-catalog --example large -- [UNITS A SIDE]`.
//!
//! Armies of troops stand in lines: as they are deployed, within reach of a charge, and mingled. For each question of a turn
//! it tells the time of what the host does: the scene, the prompt, the verdict on a march and on a charge, as it is
//! dragged, legal or not, and a hint.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use gonfalon_bots::{Bot as _, kow::Greedy};
use gonfalon_kernel::{Ask, AskId, BySeat, Game as _, RuleId, Seat, Seen, Stack};
use gonfalon_kow::{
    Kow, MatchUnit,
    action::Question,
    data::{Library, OptionKind},
    setting::Agreement,
    state::{Phase, Place, Player, State, Table, Unit},
};
use gonfalon_scene::{Draft, Given, Need, Shows as _, Stride};
use gonfalon_table::{Heading, Length, Point};

/// The troops of each side; some shoot, some ride, some fly.
const ARMIES: [[&str; 4]; 2] = [
    ["skeletons-troop", "ghouls-troop", "revenants-troop", "skeletons-troop"],
    ["elf-spearmen-troop", "elf-bowmen-troop", "elf-scouts-troop", "palace-guard-troop"],
];
/// So many offers and proposals does the host look at when a draft is refused.
const LOOKED_AT: (usize, usize) = (4, 48);
/// Every figure is the worst of so many drafts.
const DRAFTS: usize = 24;

fn main() {
    let units = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    for (name, gap, mingled) in [("deployed", 24, false), ("in reach", 7, false), ("mingled", 3, true)] {
        for (question, phase) in [(Question::Order, Phase::Move), (Question::Shoot, Phase::Shoot)] {
            let (game, state) = position(units, gap, mingled, phase);
            println!("{name}, {units} units a side, {phase:?}");
            measure(&game, &state, question);
        }
    }
}

fn unit(at: Point, heading: Heading) -> Unit {
    Unit {
        place: Place::Table,
        at,
        heading,
        damage: 0,
        wavering: false,
        order: None,
        shot: false,
        released: false,
        shaken: false,
        champion_right: false,
    }
}

/// Two armies in lines of seventeen that face each other over a gap in inches; mingled, their lines take turns.
fn position(count: usize, gap: i32, mingled: bool, phase: Phase) -> (Kow, State) {
    let library = Library::core().clone();
    let agreement = Agreement {
        points: None,
        armies: Vec::new(),
        terrain: Default::default(),
        length: Default::default(),
        victory: None,
        clock: Default::default(),
        good_and_evil: false,
        rulings: Default::default(),
    };
    let (mut own, mut units) = (Vec::new(), Vec::new());
    let middle = library.constants.battlefield.depth.0 / 2;
    for (side, army) in ARMIES.iter().enumerate() {
        for place in 0..count {
            let entry = library.entry(army[place % army.len()]).expect("an entry of the lists");
            let options: &[OptionKind] = if place % 4 == 3 && side == 0 { &[OptionKind::Bows] } else { &[] };
            let profile = library.profile(entry, options);
            own.push(MatchUnit { owner: Seat(side as u8), profile });
            let (file, line) = ((place % 17) as i32, (place / 17) as i32);
            let behind = if mingled { line * 2 * Length::inches(gap).0 } else { line * 4_800 };
            let away = Length::inches(gap).0 / 2 + 2_500 + behind;
            let sign = if side == 0 { -1 } else { 1 };
            let shift = if mingled { Length::inches(gap).0 * 6 } else { 0 };
            let at = Point::new(8_000 + file * 10_400, middle + sign * (away - shift));
            units.push(unit(at, Heading::from_degrees(if side == 0 { 90 } else { 270 })));
        }
    }
    let player = Player { side: None, clock: None, spent: 0, turns: 0, content: false, points: None };
    let table = Table {
        turn: 1,
        active: Seat(0),
        phase,
        units,
        players: BySeat::new(2, |_| player.clone()),
        terrain: Arc::default(),
        objectives: Arc::default(),
        victory: None,
        objectives_left: 0,
        contacts: Default::default(),
        first: Some(Seat(0)),
        outcome: None,
        elapsed: 0,
    };
    (Kow { library, agreement, units: own }, State { table, stack: Stack::new() })
}

fn measure(game: &Kow, state: &State, question: Question) {
    let ask = Ask { id: AskId(1), seat: Seat(0), question, rule: RuleId("kow.move.orders") };
    let view = &state.table;
    timed("scene", 3, |_| game.scene(view));
    let prompt = timed("prompt", 3, |_| game.prompt(view, &ask));
    let with =
        |word: &str| -> Vec<_> { prompt.verbs.iter().filter(|verb| verb.id.starts_with(word)).collect() };
    let march = |verb: &str, by: i32| Draft {
        verb: verb.to_owned(),
        given: vec![Given::March(vec![Stride::Forward(Length::inches(by))])],
    };
    let marches: Vec<Draft> = with("advance:").into_iter().map(|verb| march(&verb.id, 3)).collect();
    let far: Vec<Draft> = with("advance:").into_iter().map(|verb| march(&verb.id, 30)).collect();
    let picked = |word: &str| -> Vec<Draft> {
        let drafts = with(word).into_iter().filter_map(|verb| match verb.needs.first() {
            Some(Need::Pick { among, .. }) => {
                let given = vec![Given::Pick(vec![among.first()?.clone()])];
                Some(Draft { verb: verb.id.clone(), given })
            }
            _ => None,
        });
        drafts.collect()
    };
    // Whoever is pointed at, whether in reach or not.
    let count = game.units.len() / 2;
    let anybody = with("charge:").into_iter().zip(0..).map(|(verb, place)| Draft {
        verb: verb.id.clone(),
        given: vec![Given::Pick(vec![format!("unit-{}", count + place * 7 % 34)])],
    });
    let groups = [
        ("march", marches),
        ("march too far", far),
        ("charge", picked("charge:")),
        ("charge anybody", anybody.collect()),
        ("shot", picked("shoot:")),
    ];
    for (name, drafts) in groups {
        let step = (drafts.len() / DRAFTS).max(1);
        let drafts: Vec<Draft> = drafts.into_iter().step_by(step).collect();
        if !drafts.is_empty() {
            timed(name, drafts.len(), |place| verdict(game, state, &ask, &drafts[place]));
        }
    }
    timed("hint", 2, |_| Greedy.answer(game, &Seen::new(game, state, ask.seat), &ask));
}

/// What the host does with a draft.
fn verdict(game: &Kow, state: &State, ask: &Ask<Question>, draft: &Draft) -> usize {
    let view = &state.table;
    let Ok(Some(action)) = game.answer(view, ask, draft) else { return 0 };
    let refusals = game.refusals(state, ask, &action);
    if !refusals.is_empty() && game.alternatives(view, ask, &action, LOOKED_AT.0).is_empty() {
        let proposals = game.proposals(view, ask, LOOKED_AT.1);
        std::hint::black_box(proposals);
    }
    std::hint::black_box(game.preview(view, ask, draft));
    refusals.len()
}

/// Does something a few times and tells the worst time and the mean.
fn timed<T>(name: &str, times: usize, work: impl Fn(usize) -> T) -> T {
    let (mut worst, mut all) = (Duration::ZERO, Duration::ZERO);
    let mut last = None;
    for place in 0..times {
        let began = Instant::now();
        last = Some(work(place));
        worst = worst.max(began.elapsed());
        all += began.elapsed();
    }
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "  {name:14} {:9.1} ms at worst, {:9.1} ms on average of {times}",
        millis(worst),
        millis(all) / times as f64
    );
    last.expect("it was done at least once")
}
