//! Scratch: a thinking opponent against the greedy one.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use gonfalon_bots::{Bot, Habit, Mind, play_out};
use gonfalon_kernel::{Imagines, Seat, SeededDice};
use gonfalon_search::{Budget, Judge, Settings};

fn contest<G, J, H>(
    name: &str,
    begin: &dyn Fn(u64, &mut SeededDice) -> (G, G::State),
    judge: J,
    habit: H,
    (settings, tries): (Settings, u32),
    games: u64,
) where
    G: Imagines + Sync + 'static,
    G::View: Sync,
    G::Question: Sync,
    G::Action: Send,
    G::Event: Send,
    J: Judge<G> + Copy + 'static,
    H: Habit<G> + Bot<G> + Copy + 'static,
{
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    let begun = Instant::now();
    for number in 0..games {
        let mut dice = SeededDice::new(number / 2);
        let (game, mut state) = begin(number / 2, &mut dice);
        let me = Seat((number % 2) as u8);
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(game.seats())
            .map(|seat| -> Box<dyn Bot<G>> {
                if seat == me {
                    let settings = Settings { seed: number, ..settings.clone() };
                    Box::new(Mind::new(judge, habit, settings, Budget::tries(tries)))
                } else {
                    Box::new(habit)
                }
            })
            .collect();
        let played = play_out(&game, &mut state, &mut bots, &mut dice, &mut (), 50_000).expect("it ends");
        match played.outcome.winners.as_slice() {
            [winner] if *winner == me => won += 1,
            [_] => lost += 1,
            _ => drawn += 1,
        }
    }
    println!(
        "{name} tries {tries} {:?}: {won} won, {lost} lost, {drawn} drawn, {:.1} s a game",
        settings.horizon,
        begun.elapsed().as_secs_f64() / games as f64
    );
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, usual: u32| words.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (tries, horizon, games) = (number(1, 60), number(2, 10), u64::from(number(3, 20)));
    let settings =
        Settings { horizon: Some(horizon), candidates: number(4, 12) as usize, ..Settings::default() };
    let how = (settings, tries);
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
            contest(
                "whdw",
                &begin,
                gonfalon_bots::whdw::Weighing::default(),
                gonfalon_bots::whdw::Greedy::default(),
                how,
                games,
            );
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
            contest(
                "kow",
                &begin,
                gonfalon_bots::kow::Weighing::default(),
                gonfalon_bots::kow::Greedy,
                how,
                games,
            );
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
            contest(
                "wh40k",
                &begin,
                gonfalon_bots::wh40k::Weighing::default(),
                gonfalon_bots::wh40k::Greedy,
                how,
                games,
            );
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
            contest(
                "dw",
                &begin,
                gonfalon_bots::dw::Weighing::default(),
                gonfalon_bots::dw::Greedy::default(),
                how,
                games,
            );
        }
    }
}
