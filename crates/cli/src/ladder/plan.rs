//! Who climbs over whom, in which matches.

use std::collections::BTreeSet;

use gonfalon_catalog::{Agreed, GameEntry};
use gonfalon_kernel::Line;
use gonfalon_ladder::Demand;

use crate::{arguments::Ladder, contest, crew, ending::Stop, files, voice::Voice};

/// Everybody who must beat the one before.
const LADDER: [&str; 5] = ["random", "greedy", "recruit", "veteran", "marshal"];

/// What the interval of a score must exceed, in hundredths.
const USUAL_BOUND: u8 = 58;

/// A recruit thinks for a moment only: it has to be better than habit beyond doubt, be it by little.
const LITTLE_BOUND: u8 = 50;

/// A ladder: everything that happens on it follows from this.
pub(super) struct Plan {
    pub(super) game: &'static dyn GameEntry,
    pub(super) bots: Vec<String>,
    /// The matches, played in turn.
    pub(super) matches: Vec<Agreed>,
    /// The seed of the first pair; each further pair has the next.
    pub(super) seed: u64,
    pub(super) most_pairs: u32,
    bound: Option<u8>,
    pub(super) threads: usize,
    /// The command that plays the same again.
    pub(super) command: String,
}

/// Two neighbours on a ladder.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rung<'p> {
    pub(super) lower: &'p str,
    pub(super) upper: &'p str,
    pub(super) demand: Demand,
}

impl Plan {
    pub(super) fn new(wanted: &Ladder, voice: Voice) -> Result<Plan, Stop> {
        let game = files::named_game(&wanted.game, voice)?;
        let bots: Vec<String> = match wanted.bots.as_slice() {
            [] => LADDER.map(str::to_owned).into(),
            chosen => chosen.to_vec(),
        };
        let matches = wanted.matches.agreed(game, voice)?;
        for pair in bots.windows(2) {
            for agreed in &matches {
                game.seat(agreed, pair).map_err(|findings| contest::wrong(game, &findings, voice))?;
            }
        }
        if bots.len() < 2 {
            return Err(Stop::because(voice.word("cli-ladder-alone")));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = bots.iter().find(|bot| !seen.insert(*bot)) {
            return Err(Stop::because(voice.say(&Line::new("cli-ladder-twice").text("bot", twice))));
        }
        Ok(Plan {
            game,
            bots,
            matches,
            seed: wanted.seed,
            most_pairs: wanted.pairs,
            bound: wanted.bound,
            threads: crew::threads(wanted.threads),
            command: command(wanted),
        })
    }

    /// Every rung, the lowest first.
    pub(super) fn rungs(&self) -> impl Iterator<Item = Rung<'_>> {
        self.bots.windows(2).map(|pair| {
            let demand = match self.bound {
                Some(bound) => Demand::new(bound, self.most_pairs),
                None => usual_demand(&pair[0], &pair[1], self.most_pairs),
            };
            Rung { lower: &pair[0], upper: &pair[1], demand }
        })
    }

    /// The match of a pair. Every match has its turn before any comes again.
    pub(super) fn match_of(&self, pair: u32) -> &Agreed {
        &self.matches[pair as usize % self.matches.len()]
    }

    /// The seed of a pair. It is the same on every rung, so that a rung alone is played as it is on the whole ladder.
    pub(super) fn seed_of(&self, pair: u32) -> u64 {
        self.seed.wrapping_add(u64::from(pair))
    }
}

fn usual_demand(lower: &str, upper: &str, most_pairs: u32) -> Demand {
    if lower == "greedy" && upper.starts_with("recruit") {
        Demand::new(LITTLE_BOUND, most_pairs).by_little()
    } else {
        Demand::new(USUAL_BOUND, most_pairs)
    }
}

/// The command without what changes nothing about the result.
fn command(wanted: &Ladder) -> String {
    let bots = (!wanted.bots.is_empty()).then(|| format!(" --bots {}", wanted.bots.join(",")));
    let bound = wanted.bound.map(|bound| format!(" --bound {bound}"));
    format!(
        "gonfalon ladder {}{}{} --seed {} --pairs {}{}",
        wanted.game,
        bots.unwrap_or_default(),
        wanted.matches.written(),
        wanted.seed,
        wanted.pairs,
        bound.unwrap_or_default()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_recruits_over_habit_have_it_easier() {
        let demanded = |lower: &str, upper: &str| {
            let demand = usual_demand(lower, upper, 150);
            (demand.bound, demand.least())
        };
        assert_eq!(demanded("greedy", "recruit-careful"), (50, 50));
        assert_eq!(demanded("random", "greedy"), (58, 65));
        assert_eq!(demanded("greedy", "veteran"), (58, 65));
        assert_eq!(demanded("random", "recruit"), (58, 65));
    }
}
