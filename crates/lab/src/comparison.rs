//! Two versions of something, played on the same seeds.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;
use serde::Serialize;

use crate::{
    difference::{Difference, Paired, judge},
    kept::points,
    measures::halves,
    reading::{Store, StoredCell, StoredGame},
};

/// What two versions differ in.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// How the first side of every match-up scores.
    pub scores: Vec<Compared>,
    /// How first players score, over all match-ups.
    pub first_player: Difference,
    /// How many games are drawn.
    pub drawn: Difference,
    /// How many rounds games have.
    pub rounds: Difference,
    /// How many answers they take.
    pub decisions: Difference,
    /// Whether both versions had the same seeds, so that differences are not those of the dice.
    pub same_seeds: bool,
    /// How many games of the two versions were exactly alike in who won and how long it took.
    pub alike: u64,
    /// How many games were compared, of each version.
    pub games: u64,
}

/// A match-up in both versions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// The armies of the two sides.
    pub armies: [String; 2],
    /// The bots of the two sides.
    pub bots: [String; 2],
    /// The scenario.
    pub scenario: String,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// The score of the first side.
    pub score: Difference,
}

/// One version: results, and which half of them.
#[derive(Clone, Copy, Debug)]
pub struct Arm<'a> {
    /// The results.
    pub store: &'a Store,
    /// As it is (0) or with changes (1).
    pub variant: usize,
}

impl Comparison {
    /// Whether any difference was seen.
    pub fn is_seen(&self) -> bool {
        let scores = self.scores.iter().map(|compared| &compared.score);
        let others = [&self.first_player, &self.drawn, &self.rounds, &self.decisions];
        scores.chain(others).any(|difference| difference.seen)
    }
}

/// Compares a study as it is with itself under its changes.
pub fn compare_variants(store: &Store) -> Result<Comparison, Line> {
    if store.frame()?.variants < 2 {
        return Err(Line::new("lab-compare-alone").text("file", &store.path));
    }
    compare(Arm { store, variant: 0 }, Arm { store, variant: 1 })
}

/// Compares two versions, match-up by match-up and pair by pair.
pub fn compare(first: Arm<'_>, second: Arm<'_>) -> Result<Comparison, Line> {
    let (cells, others) = (first.store.cells()?, second.store.cells()?);
    if cells.len() != others.len() || first.store.identity()?.game != second.store.identity()?.game {
        let line = Line::new("lab-compare-other").text("first", &first.store.path);
        return Err(line.text("second", &second.store.path));
    }
    let closed = |cells: &[StoredCell], store: &Store| {
        let most = store.frame().map(|frame| frame.most_pairs).unwrap_or_default();
        cells.iter().any(|cell| cell.pairs.is_some_and(|pairs| pairs < most))
    };
    if closed(&cells, first.store) || closed(&others, second.store) {
        return Err(Line::new("lab-compare-stop"));
    }
    let same_seeds = first.store.frame()?.seed == second.store.frame()?.seed;
    let mut sides = [complete(first)?, complete(second)?];
    let mut tally = Tally::new(cells.len());
    let theirs = std::mem::take(&mut sides[1]);
    for (place, one) in &sides[0] {
        if let Some(other) = theirs.get(place) {
            tally.add(place.0, one, other);
        }
    }
    Ok(tally.told(&cells, same_seeds))
}

/// The numbers of a whole pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PairNumbers {
    score: i64,
    first_player: Option<i64>,
    drawn: i64,
    rounds: i64,
    decisions: i64,
}

/// Every complete pair of a version by its match-up and its number there.
fn complete(arm: Arm<'_>) -> Result<BTreeMap<(usize, u64), PairNumbers>, Line> {
    let mut pairs = BTreeMap::new();
    let mut before: Option<StoredGame> = None;
    arm.store.each_game(|game| {
        if game.variant != arm.variant {
            return;
        }
        let partner = before.take().filter(|partner| (partner.cell, partner.pair) == (game.cell, game.pair));
        match partner {
            Some(partner) => {
                pairs.insert((game.cell, game.pair), numbers(&partner, &game));
            }
            None => before = Some(game),
        }
    })?;
    Ok(pairs)
}

fn numbers(one: &StoredGame, other: &StoredGame) -> PairNumbers {
    let both = [one, other];
    let first = |game: &StoredGame| game.first.map(|seat| halves(points(game.winner, seat)));
    PairNumbers {
        score: both.iter().map(|game| halves(points(game.winner, game.place))).sum(),
        first_player: first(one).zip(first(other)).map(|(one, other)| one + other),
        drawn: both.iter().map(|game| i64::from(game.winner.is_none())).sum(),
        rounds: both.iter().map(|game| game.rounds as i64).sum(),
        decisions: both.iter().map(|game| game.decisions as i64).sum(),
    }
}

struct Tally {
    scores: Vec<Paired>,
    first_player: Paired,
    drawn: Paired,
    rounds: Paired,
    decisions: Paired,
    alike: u64,
    games: u64,
}

impl Tally {
    fn new(cells: usize) -> Tally {
        let (quarter, half) = (|| Paired::new(0.25), || Paired::new(0.5));
        Tally {
            scores: vec![quarter(); cells],
            first_player: quarter(),
            drawn: half(),
            rounds: half(),
            decisions: half(),
            alike: 0,
            games: 0,
        }
    }

    fn add(&mut self, cell: usize, one: &PairNumbers, other: &PairNumbers) {
        self.scores[cell].add(one.score, other.score);
        if let (Some(one), Some(other)) = (one.first_player, other.first_player) {
            self.first_player.add(one, other);
        }
        self.drawn.add(one.drawn, other.drawn);
        self.rounds.add(one.rounds, other.rounds);
        self.decisions.add(one.decisions, other.decisions);
        self.alike += if one == other { 2 } else { 0 };
        self.games += 2;
    }

    fn told(self, cells: &[StoredCell], same_seeds: bool) -> Comparison {
        let scores = cells.iter().zip(&self.scores).map(|(cell, paired)| Compared {
            armies: cell.armies.clone(),
            bots: cell.bots.clone(),
            scenario: cell.scenario.clone(),
            options: cell.options.clone(),
            score: paired.difference(),
        });
        let mut told = Comparison {
            scores: scores.collect(),
            first_player: self.first_player.difference(),
            drawn: self.drawn.difference(),
            rounds: self.rounds.difference(),
            decisions: self.decisions.difference(),
            same_seeds,
            alike: self.alike,
            games: self.games,
        };
        let scores = told.scores.iter_mut().map(|compared| &mut compared.score);
        let others = [&mut told.first_player, &mut told.drawn, &mut told.rounds, &mut told.decisions];
        judge(&mut scores.chain(others).collect::<Vec<_>>());
        told
    }
}
