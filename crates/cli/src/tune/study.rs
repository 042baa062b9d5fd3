//! Plays the games and fits the weights.

use gonfalon_catalog::{Agreed, GameEntry, Observed, SelfPlay, Settings};
use gonfalon_kernel::Line;
use gonfalon_ladder::{Quality, Sample, fit, quality};

use crate::{arguments::Tune, contest, crew, ending::Stop, files, voice::Voice};

/// Of so many answers one is any answer, so that games differ and mistakes are seen.
pub(super) const SLIP: u32 = 20;
/// Of so many positions one is kept: neighbours are alike.
pub(super) const EVERY: u32 = 2;
/// How many games have to speak for a change before it is made by half.
pub(super) const PENALTY: f64 = 1.0;
/// Weights have so many digits after the first: more would be noise.
const DIGITS: usize = 2;

/// What is to be learned from.
pub(super) struct Study {
    pub(super) game: &'static dyn GameEntry,
    pub(super) bot: String,
    pub(super) games: u32,
    /// The matches, played in turn.
    pub(super) matches: Vec<Agreed>,
    /// The seed of the first game; each further game has the next.
    pub(super) seed: u64,
    threads: usize,
    /// The command that learns the same again.
    pub(super) command: String,
}

/// What was learned.
#[derive(Debug)]
pub(super) struct Learned {
    pub(super) terms: Vec<Learning>,
    /// How many positions were learned from, and how many were held out.
    pub(super) learned: usize,
    pub(super) tried: usize,
    /// How many games were held out.
    pub(super) held_out: u32,
    /// On positions that were held out.
    pub(super) before: Quality,
    pub(super) after: Quality,
}

/// One term with its weight before and after.
#[derive(Debug)]
pub(super) struct Learning {
    pub(super) term: &'static str,
    pub(super) before: f64,
    pub(super) after: f64,
    /// Whether it ever differed between the players.
    pub(super) seen: bool,
}

impl Learning {
    /// Whether what was good is bad now, or the other way round.
    pub(super) fn changes_sign(&self) -> bool {
        self.before * self.after < 0.0
    }
}

impl Study {
    pub(super) fn new(wanted: &Tune, voice: Voice) -> Result<Study, Stop> {
        let game = files::named_game(&wanted.game, voice)?;
        let wrong = |findings: Vec<_>| contest::wrong(game, &findings, voice);
        let matches = if wanted.every_match {
            let settings = Settings { options: wanted.matches.chosen(voice)?, ..Settings::default() };
            game.every_match(&settings, Some(2)).map_err(wrong)?
        } else {
            wanted.matches.agreed(game, voice)?
        };
        let both = vec![wanted.bot.clone(); 2];
        for agreed in &matches {
            game.seat(agreed, &both).map_err(wrong)?;
        }
        Ok(Study {
            game,
            bot: wanted.bot.clone(),
            games: wanted.games,
            matches,
            seed: wanted.seed,
            threads: crew::threads(wanted.threads),
            command: command(wanted),
        })
    }

    fn seed_of(&self, number: u32) -> u64 {
        self.seed.wrapping_add(u64::from(number))
    }

    fn observe(&self, number: u32, voice: Voice) -> Result<Observed, String> {
        let agreed = &self.matches[number as usize % self.matches.len()];
        let watch = SelfPlay { agreed, bot: &self.bot, seed: self.seed_of(number), slip: SLIP, every: EVERY };
        crew::unbroken(|| {
            self.game.observe(&watch).map_err(|findings| contest::reasons(self.game, &findings, voice))
        })
    }
}

/// One game of four is held out: each time that all matches had their turn, others of them.
fn is_held_out(number: u32, matches: usize) -> bool {
    let (turn, place) = (number as usize / matches, number as usize % matches);
    (turn + place) % 4 == 3
}

/// Plays all games and learns from them.
pub(super) fn learn(study: &Study, voice: Voice) -> Result<Learned, Stop> {
    let about = voice.say(&Line::new("cli-tune-watching").text("bot", &study.bot));
    let bar = contest::bar(study.games, about, voice);
    let (mut lessons, mut trials, mut held_out, mut broken) = (Vec::new(), Vec::new(), 0, None);
    crew::in_order(
        study.threads,
        study.games,
        |number| study.observe(number, voice),
        |number, observed| {
            bar.inc(1);
            match observed {
                Ok(observed) if is_held_out(number, study.matches.len()) => {
                    held_out += 1;
                    trials.extend(samples(observed));
                }
                Ok(observed) => lessons.extend(samples(observed)),
                Err(why) => broken = Some((study.seed_of(number), why)),
            }
            broken.is_none()
        },
    );
    bar.finish_and_clear();
    if let Some((seed, why)) = broken {
        let line = Line::new("cli-tune-broken").text("seed", seed.to_string()).text("why", why);
        return Err(Stop::because(voice.say(&line)));
    }
    let (names, before): (Vec<&'static str>, Vec<f64>) = study.game.weights().into_iter().unzip();
    let after: Vec<f64> = fit(&lessons, &before, PENALTY).into_iter().map(rounded).collect();
    let (Some(worse), Some(better)) = (quality(&trials, &before), quality(&trials, &after)) else {
        return Err(Stop::because(voice.word("cli-tune-too-few")));
    };
    if lessons.is_empty() {
        return Err(Stop::because(voice.word("cli-tune-too-few")));
    }
    let seen = |term: usize| lessons.iter().any(|sample| sample.differences[term].abs() > 1e-9);
    let terms = names.into_iter().enumerate().map(|(place, term)| Learning {
        term,
        before: before[place],
        after: if seen(place) { after[place] } else { before[place] },
        seen: seen(place),
    });
    Ok(Learned {
        terms: terms.collect(),
        learned: lessons.len(),
        tried: trials.len(),
        held_out,
        before: worse,
        after: better,
    })
}

/// The positions of one game, which together count as one.
fn samples(observed: Observed) -> Vec<Sample> {
    let weight = 1.0 / observed.positions.len().max(1) as f64;
    let sample = |differences| Sample { differences, result: observed.result, weight };
    observed.positions.into_iter().map(sample).collect()
}

/// A weight with as many digits as mean something.
fn rounded(weight: f64) -> f64 {
    format!("{weight:.DIGITS$e}").parse().expect("a number that was written can be read")
}

/// The command without what changes nothing about the result.
fn command(wanted: &Tune) -> String {
    let every = if wanted.every_match { " --every-match" } else { "" };
    let written = wanted.matches.written();
    format!(
        "gonfalon tune {} --bot {} --games {}{every}{written} --seed {}",
        wanted.game, wanted.bot, wanted.games, wanted.seed
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_of_every_match_is_held_out() {
        for matches in 1..=9 {
            for place in 0..matches {
                let games = (0..40 * matches as u32).filter(|number| *number as usize % matches == place);
                let held = games.filter(|number| is_held_out(*number, matches)).count();
                assert_eq!(held, 10, "match {place} of {matches}");
            }
        }
        assert_eq!((0..8).filter(|number| is_held_out(*number, 100)).count(), 2);
    }

    #[test]
    fn weights_have_few_digits() {
        assert_eq!(
            [0.012_345, -123.456, 0.0].map(rounded).map(|weight| weight.to_string()),
            ["0.0123", "-123", "0"]
        );
    }
}
