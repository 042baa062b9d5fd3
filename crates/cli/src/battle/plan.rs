//! What is to be played: which matches, by whom, from which seed.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher as _, Hasher as _},
};

use gonfalon_catalog::{Agreed, Finding, GameEntry, Settings};

use gonfalon_programs::Program;

use super::logs::Logs;
use crate::{arguments::Battle, ending::Stop, files, programs, voice::Voice};

/// A series of matches. Everything about the match with a number follows from the number.
pub(super) struct Plan {
    pub(super) game: &'static dyn GameEntry,
    /// The matches, played in turn.
    pub(super) matches: Vec<Agreed>,
    /// One bot for everybody, or one for each seat.
    bots: Vec<String>,
    /// The programs among them.
    programs: Vec<Option<Program>>,
    /// The seed of the first match.
    pub(super) seed: u64,
    pub(super) games: u32,
    pub(super) threads: usize,
    pub(super) logs: Option<Logs>,
    /// Whether to count the rules that bear on the matches.
    pub(super) rules: bool,
}

impl Plan {
    pub(super) fn new(battle: &Battle, voice: Voice) -> Result<Plan, Stop> {
        let game = files::named_game(&battle.game, voice)?;
        let wrong = |findings: Vec<Finding>| {
            Stop::Reasons(findings.iter().map(|finding| voice.finding(game, finding)).collect())
        };
        // The first bot is the usual one.
        let usual = || game.bots().first().map(|bot| (*bot).to_owned()).into_iter().collect();
        let bots = if battle.seats.is_empty() { usual() } else { battle.seats.clone() };
        let named = programs::named(&battle.bots, battle.bot_time, voice)?;
        let programs: Vec<Option<Program>> = bots
            .iter()
            .map(|bot| programs::at_seat(bot, &named, battle.bot_time, voice))
            .collect::<Result<_, _>>()?;
        let settings =
            Settings { armies: files::army_words(&battle.armies, voice)?, options: options(battle, voice)? };
        let matches = if settings.armies.is_empty() {
            // One bot can play any number of seats; several bots mean as many seats.
            let players = u8::try_from(bots.len()).ok().filter(|count| *count > 1);
            game.every_match(&settings, players).map_err(wrong)?
        } else {
            vec![game.agree(&settings).map_err(wrong)?]
        };
        // All matches of a plan have as many seats as there are bots, or there is one bot.
        if let Some(agreed) = matches.first() {
            // Programs may be called anything.
            let known = |(bot, program): (&String, &Option<Program>)| match program {
                Some(_) => game.bots().first().map_or_else(String::new, ToString::to_string),
                None => bot.clone(),
            };
            let known: Vec<String> = bots.iter().zip(&programs).map(known).collect();
            game.seat(agreed, &known).map_err(wrong)?;
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Plan {
            game,
            matches,
            bots,
            programs,
            seed: battle.seed.unwrap_or_else(any_seed),
            games: battle.games,
            threads: battle.threads.map_or_else(cores, usize::from),
            logs: Logs::new(battle, voice)?,
            rules: battle.rules,
        })
    }

    /// The seed of a match.
    pub(super) fn seed_of(&self, number: u32) -> u64 {
        self.seed.wrapping_add(u64::from(number))
    }

    /// What is played in a match. It follows from the seed, so that one match of a series can be played alone.
    pub(super) fn match_of(&self, number: u32) -> &Agreed {
        let place = self.seed_of(number) % self.matches.len() as u64;
        &self.matches[usize::try_from(place).expect("the place in a list fits in memory")]
    }

    /// Who plays a match.
    pub(super) fn bots_of(&self, agreed: &Agreed) -> Vec<String> {
        let bots = self.bots.iter().cycle();
        bots.take(agreed.armies.len()).cloned().collect()
    }

    /// Which of them are programs of others.
    pub(super) fn programs_of(&self, agreed: &Agreed) -> Vec<Option<Program>> {
        let programs = self.programs.iter().cycle();
        programs.take(agreed.armies.len()).cloned().collect()
    }

    /// Whether any program of others plays.
    pub(super) fn has_programs(&self) -> bool {
        self.programs.iter().any(Option::is_some)
    }
}

/// Everything that was chosen; some options have an argument of their own.
fn options(battle: &Battle, voice: Voice) -> Result<Vec<(String, String)>, Stop> {
    let scenario = battle.scenario.iter().map(|word| ("scenario".to_owned(), word.clone()));
    let regiments = battle.regiments.iter().map(|count| ("regiments".to_owned(), count.to_string()));
    let mut options: Vec<(String, String)> = scenario.chain(regiments).collect();
    for word in battle.options.iter().chain(&battle.rulings) {
        options.push(files::named_value(word, voice)?);
    }
    Ok(options)
}

/// A seed nobody chose; small enough to be typed again.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}
