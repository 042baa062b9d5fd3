//! Scratch: two opponents against each other.
//! `contest GAME ONE OTHER GAMES [one.tries=80] [other.horizon=6] ...`

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use gonfalon_bots::{Bot, Mind, Minded, Temper, named, play_out};
use gonfalon_kernel::{Ask, Seat, SeededDice, Seen};
use gonfalon_search::Race;

struct Timed<B>(B, f64, u32);

impl<G: Minded, B: Bot<G>> Bot<G> for Timed<B> {
    fn answer(&mut self, game: &G, seen: &Seen<'_, G>, ask: &Ask<G::Question>) -> G::Action {
        let begun = Instant::now();
        let answer = self.0.answer(game, seen, ask);
        self.1 += begun.elapsed().as_secs_f64();
        self.2 += 1;
        answer
    }
}

fn opponent<G: Minded>(name: &str, who: &str, words: &[String], seed: u64) -> Box<dyn Bot<G>> {
    let Some((level, temper)) = named(name) else { return G::opponent(name, seed).expect("a bot") };
    let mut reach = G::lore().reach(level);
    let mut race = Race { trust: reach.trust, ..Race::default() };
    for word in words {
        let Some((key, value)) = word.split_once('=') else { continue };
        let number: f64 = value.parse().expect("a number");
        match key.strip_prefix(who).and_then(|key| key.strip_prefix('.')) {
            Some("tries") => reach.tries = number as u32,
            Some("candidates") => reach.candidates = number as usize,
            Some("horizon") => reach.horizon = number as u32,
            Some("trust") => race.trust = number,
            Some("variants") => race.variants = number as usize,
            Some("sprout") => race.sprout = number as u32,
            Some("hopeless") => race.hopeless = number,
            Some(other) => panic!("{other}?"),
            None => {}
        }
    }
    let mut settings = reach.settings(seed);
    settings.race = Some(race);
    let _ = temper;
    Box::new(Mind::new(G::judge_of(Temper::Even), G::Habit::default(), settings, reach.budget()))
}

fn contest<G: Minded>(words: &[String], begin: impl Fn(u64, &mut SeededDice) -> (G, G::State)) {
    let games: u64 = words[3].parse().expect("a number of games");
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    let mut spent = [(0.0, 0); 2];
    for number in 0..games {
        let mut dice = SeededDice::new(number / 2);
        let (game, mut state) = begin(number / 2, &mut dice);
        let me = Seat((number % 2) as u8);
        let mut bots: Vec<Timed<Box<dyn Bot<G>>>> = Seat::all(game.seats())
            .map(|seat| {
                let (name, who) = if seat == me { (&words[1], "one") } else { (&words[2], "other") };
                Timed(opponent::<G>(name, who, words, number), 0.0, 0)
            })
            .collect();
        let played = play_out(&game, &mut state, &mut bots, &mut dice, &mut (), 50_000).expect("it ends");
        match played.outcome.winners.as_slice() {
            [winner] if *winner == me => won += 1,
            [_] => lost += 1,
            _ => drawn += 1,
        }
        for (seat, bot) in bots.iter().enumerate() {
            let side = usize::from(seat != me.index());
            spent[side].0 += bot.1;
            spent[side].1 += bot.2;
        }
        if number % 10 == 9 || number + 1 == games {
            let told = |(seconds, asked): (f64, i32)| {
                format!(
                    "{:.2} s a game, {:.1} ms an answer",
                    seconds / (number + 1) as f64,
                    seconds * 1000.0 / f64::from(asked.max(1))
                )
            };
            let spent = spent.map(|(seconds, asked): (f64, u32)| told((seconds, asked as i32)));
            println!("{} {won}:{lost} ={drawn}  one {}, other {}", words.join(" "), spent[0], spent[1]);
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words[0].as_str() {
        "whdw" => {
            use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
            use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
            let library = Arc::new(gonfalon_whdw::data::Library::core().clone());
            let army = |id: &str| {
                let regiments = vec![RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() })];
                ArmyChoice::Regiments(ArmyFile { game: "whdw".to_owned(), name: String::new(), regiments })
            };
            let begin = |_: u64, dice: &mut SeededDice| {
                let mut agreement = Agreement::new(GameKind::Standard);
                agreement.armies = vec![army("grimgor"), army("grimgor")];
                agreement.begin(&library, dice, &mut ()).expect("sound")
            };
            contest(&words, begin);
        }
        "kow" => {
            let army = |name: &str| {
                let path =
                    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../data/kow/armies/{name}.toml"));
                gonfalon_kow::army::ArmyFile::from_toml(name, &std::fs::read(path).expect("there"))
                    .expect("sound")
            };
            let library = gonfalon_kow::data::Library::core();
            let begin = |_: u64, dice: &mut SeededDice| {
                let agreement = gonfalon_kow::setting::Agreement {
                    points: Some(2000),
                    armies: vec![army("faceless-host"), army("faceless-host")],
                    terrain: gonfalon_kow::setting::TerrainChoice::Layout(
                        library.terrain.layouts[0].id.clone(),
                    ),
                    length: gonfalon_kow::setting::GameLength::Turns(6),
                    victory: None,
                    clock: gonfalon_kow::setting::ClockChoice::None,
                    good_and_evil: false,
                    rulings: Default::default(),
                };
                agreement.begin(library, dice, &mut ()).expect("sound")
            };
            contest(&words, begin);
        }
        "wh40k" => {
            let armies = gonfalon_wh40k::army::ready_armies();
            let library = gonfalon_wh40k::data::Library::core();
            let begin = |number: u64, dice: &mut SeededDice| {
                let army = &armies[number as usize % armies.len()].file;
                let agreement = gonfalon_wh40k::setting::Agreement {
                    size: gonfalon_wh40k::army::BattleSize::Incursion,
                    armies: vec![army.clone(), army.clone()],
                    terrain: gonfalon_wh40k::setting::TerrainChoice::Layout(library.layouts[0].id.clone()),
                    battlefield: None,
                    rulings: Default::default(),
                };
                agreement.begin(library, dice, &mut ()).expect("sound")
            };
            contest(&words, begin);
        }
        _ => {
            use gonfalon_dw::setting::{Agreement, Drops};
            let library = gonfalon_dw::data::Library::core();
            let files: Vec<_> =
                gonfalon_dw::army::ready_files(library).into_iter().map(|(_, file)| file).collect();
            let begin = |number: u64, dice: &mut SeededDice| {
                let mut agreement = Agreement::new(&library.scenarios[0]);
                agreement.options.drops = Drops::StandIn;
                let army = &files[number as usize % files.len()];
                agreement.armies = vec![army.clone(), army.clone()];
                agreement.begin(library, dice, &mut ()).expect("sound")
            };
            contest(&words, begin);
        }
    }
}
