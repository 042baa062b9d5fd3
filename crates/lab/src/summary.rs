//! What came of a study.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_kernel::Line;
use gonfalon_ladder::{Interval, Pairs};
use serde::Serialize;

use crate::{
    identity::Identity,
    kept::points,
    measures::{FirstPlayer, Length, Sums},
    reading::{Store, StoredCell, StoredGame},
};

/// What came of a study, or of one of its halves.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// The study.
    pub study: Identity,
    /// The changes of the second half as JSON, if it has one.
    pub changes: Option<String>,
    /// Which half this is about.
    pub variant: usize,
    /// How many games count.
    pub games: u64,
    /// Games that broke down, with the reasons.
    pub broken: Vec<(u64, String)>,
    /// Every match-up.
    pub cells: Vec<CellSummary>,
    /// How each army does against all others together.
    pub armies: Vec<ArmyScore>,
    /// Every two armies that met, whatever the circumstances; each pair of armies once.
    pub matchups: Vec<Matchup>,
    /// What it is worth to be first.
    pub first_player: FirstPlayer,
    /// What differs with scenarios, options and bots, where the study tries several.
    pub effects: Vec<Effect>,
    /// The part of games that nobody won.
    pub drawn: f64,
    /// How long games are; `None` before the first.
    pub length: Option<Length>,
    /// What became of units, by army and unit.
    pub units: Vec<UnitSummary>,
    /// How often rules bore on games.
    pub rules: Vec<RuleCount>,
}

/// One match-up.
#[derive(Clone, Debug, Serialize)]
pub struct CellSummary {
    /// The armies of the two sides.
    pub armies: [String; 2],
    /// The bots of the two sides.
    pub bots: [String; 2],
    /// The scenario.
    pub scenario: String,
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// How many games count.
    pub games: u64,
    /// Pairs of games by what the first side got of them.
    pub pairs: Pairs,
    /// The score of the first side.
    pub score: Option<Interval>,
    /// Games that the first side won, drew and lost.
    pub results: [u64; 3],
    /// What it is worth to be first.
    pub first_player: FirstPlayer,
    /// How long games are.
    pub length: Option<Length>,
    /// How many pairs were enough, where a rule says when to stop.
    pub enough: Option<u64>,
}

/// How an army does against all others together.
#[derive(Clone, Debug, Serialize)]
pub struct ArmyScore {
    /// The army.
    pub army: String,
    /// Pairs of games by what it got of them.
    pub pairs: Pairs,
    /// Its score.
    pub score: Option<Interval>,
}

/// Two armies.
#[derive(Clone, Debug, Serialize)]
pub struct Matchup {
    /// The first.
    pub army: String,
    /// The second.
    pub against: String,
    /// Pairs of games by what the first got of them.
    pub pairs: Pairs,
    /// The score of the first.
    pub score: Option<Interval>,
}

/// Two armies under one circumstance.
#[derive(Clone, Debug, Serialize)]
pub struct Effect {
    /// `scenario`, `bots`, or the name of an option.
    pub factor: String,
    /// Its value.
    pub value: String,
    /// The first army.
    pub army: String,
    /// The second.
    pub against: String,
    /// Pairs of games by what the first got of them.
    pub pairs: Pairs,
    /// The score of the first.
    pub score: Option<Interval>,
    /// What it is worth to be first.
    pub first_player: FirstPlayer,
    /// The mean number of rounds.
    pub rounds: f64,
}

/// What became of the units of one kind in one army.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UnitSummary {
    /// The army.
    pub army: String,
    /// The unit by the word of the data.
    pub unit: String,
    /// What was chosen for it.
    pub upgrades: String,
    /// How often it took part.
    pub fielded: u64,
    /// What it cost, in the mean.
    pub points: f64,
    /// How often it survived, from 0 to 1.
    pub survived: f64,
    /// Points lost, in the mean.
    pub lost: f64,
    /// Points killed, in the mean.
    pub killed: f64,
    /// How often its side won, draws counted half; 0 to 1.
    pub won: f64,
}

/// How often a rule bore on games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RuleCount {
    /// The rule.
    pub rule: String,
    /// In how many games.
    pub games: u64,
    /// How often in all.
    pub times: u64,
}

impl Summary {
    /// What came of a study as it is (`variant` 0) or with its changes (1).
    pub fn of(store: &Store, variant: usize) -> Result<Summary, Line> {
        let cells = store.cells()?;
        let mut counts: Vec<Count> = cells.iter().map(|_| Count::default()).collect();
        let mut before: Option<StoredGame> = None;
        store.each_game(|game| {
            if game.variant != variant {
                return;
            }
            counts[game.cell].game(&game);
            let partner =
                before.take().filter(|partner| (partner.cell, partner.pair) == (game.cell, game.pair));
            match partner {
                Some(partner) => counts[game.cell].pair(&partner, &game),
                None => before = Some(game),
            }
        })?;
        let mut all = Count::default();
        counts.iter().for_each(|count| all.merge(count));
        Ok(Summary {
            study: store.identity()?,
            changes: store.frame()?.changes,
            variant,
            games: all.games(),
            broken: store.broken()?,
            cells: cells.iter().zip(&counts).map(|(cell, count)| count.told(cell)).collect(),
            armies: armies(&cells, &counts),
            matchups: matchups(&cells, &counts),
            first_player: FirstPlayer::of(all.first),
            effects: effects(&cells, &counts),
            drawn: all.results[1] as f64 / (all.games().max(1)) as f64,
            length: all.length(),
            units: units(store, variant)?,
            rules: rules(store, variant)?,
        })
    }
}

/// What is counted of a match-up.
#[derive(Clone, Debug, Default)]
struct Count {
    pairs: Pairs,
    first: Pairs,
    results: [u64; 3],
    rounds: Sums,
    decisions: Sums,
    micros: f64,
}

impl Count {
    fn game(&mut self, game: &StoredGame) {
        let place = match game.winner {
            Some(winner) if winner == game.place => 0,
            None => 1,
            Some(_) => 2,
        };
        self.results[place] += 1;
        self.rounds.add(game.rounds as f64);
        self.decisions.add(game.decisions as f64);
        self.micros += game.micros as f64;
    }

    fn pair(&mut self, one: &StoredGame, other: &StoredGame) {
        self.pairs.add(points(one.winner, one.place), points(other.winner, other.place));
        if let (Some(first), Some(second)) = (one.first, other.first) {
            self.first.add(points(one.winner, first), points(other.winner, second));
        }
    }

    fn merge(&mut self, other: &Count) {
        self.pairs.merge(other.pairs);
        self.first.merge(other.first);
        self.results.iter_mut().zip(other.results).for_each(|(mine, theirs)| *mine += theirs);
        self.rounds.merge(&other.rounds);
        self.decisions.merge(&other.decisions);
        self.micros += other.micros;
    }

    fn games(&self) -> u64 {
        self.results.iter().sum()
    }

    fn length(&self) -> Option<Length> {
        (self.games() > 0).then(|| Length {
            rounds: self.rounds.whole(),
            decisions: self.decisions.whole(),
            seconds: self.micros / 1e6 / self.games() as f64,
        })
    }

    fn told(&self, cell: &StoredCell) -> CellSummary {
        CellSummary {
            armies: cell.armies.clone(),
            bots: cell.bots.clone(),
            scenario: cell.scenario.clone(),
            options: cell.options.clone(),
            games: self.games(),
            pairs: self.pairs,
            score: score(self.pairs),
            results: self.results,
            first_player: FirstPlayer::of(self.first),
            length: self.length(),
            enough: cell.pairs,
        }
    }
}

fn score(pairs: Pairs) -> Option<Interval> {
    (pairs.count() > 0).then(|| pairs.score_interval())
}

/// Everybody against all others; mirror matches say nothing about that.
fn armies(cells: &[StoredCell], counts: &[Count]) -> Vec<ArmyScore> {
    let mut armies: BTreeMap<&str, Pairs> = BTreeMap::new();
    for (cell, count) in cells.iter().zip(counts).filter(|(cell, _)| cell.armies[0] != cell.armies[1]) {
        armies.entry(&cell.armies[0]).or_default().merge(count.pairs);
        armies.entry(&cell.armies[1]).or_default().merge(count.pairs.reversed());
    }
    let told = |(army, pairs): (&str, Pairs)| ArmyScore { army: army.to_owned(), pairs, score: score(pairs) };
    armies.into_iter().map(told).collect()
}

fn matchups(cells: &[StoredCell], counts: &[Count]) -> Vec<Matchup> {
    let mut all: Vec<([&str; 2], Pairs)> = Vec::new();
    for (cell, count) in cells.iter().zip(counts) {
        let names = [cell.armies[0].as_str(), cell.armies[1].as_str()];
        match all.iter_mut().find(|(known, _)| *known == names) {
            Some((_, pairs)) => pairs.merge(count.pairs),
            None => all.push((names, count.pairs)),
        }
    }
    let told = |([army, against], pairs): ([&str; 2], Pairs)| Matchup {
        army: army.to_owned(),
        against: against.to_owned(),
        pairs,
        score: score(pairs),
    };
    all.into_iter().map(told).collect()
}

/// The circumstances of a match-up by name.
fn circumstances(cell: &StoredCell, options: &BTreeSet<&str>) -> Vec<(String, String)> {
    let bots = if cell.bots[0] == cell.bots[1] { cell.bots[0].clone() } else { cell.bots.join(" – ") };
    let known = [("scenario".to_owned(), cell.scenario.clone()), ("bots".to_owned(), bots)];
    // An option that is missing has its default.
    let value = |name: &&str| cell.options.get(*name).cloned().unwrap_or_else(|| "–".to_owned());
    known.into_iter().chain(options.iter().map(|name| ((*name).to_owned(), value(name)))).collect()
}

/// Every two armies under every value of what the study tries several values of.
fn effects(cells: &[StoredCell], counts: &[Count]) -> Vec<Effect> {
    let options: BTreeSet<&str> =
        cells.iter().flat_map(|cell| cell.options.keys().map(String::as_str)).collect();
    let mut values: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, value) in cells.iter().flat_map(|cell| circumstances(cell, &options)) {
        values.entry(name).or_default().insert(value);
    }
    let mut all: BTreeMap<(String, [&str; 2], String), Count> = BTreeMap::new();
    for (cell, count) in cells.iter().zip(counts) {
        let names = [cell.armies[0].as_str(), cell.armies[1].as_str()];
        for (factor, value) in circumstances(cell, &options) {
            if values.get(&factor).is_some_and(|values| values.len() > 1) {
                all.entry((factor, names, value)).or_default().merge(count);
            }
        }
    }
    let told = |((factor, [army, against], value), count): ((String, [&str; 2], String), Count)| Effect {
        factor,
        value,
        army: army.to_owned(),
        against: against.to_owned(),
        pairs: count.pairs,
        score: score(count.pairs),
        first_player: FirstPlayer::of(count.first),
        rounds: count.rounds.mean(),
    };
    all.into_iter().map(told).collect()
}

fn units(store: &Store, variant: usize) -> Result<Vec<UnitSummary>, Line> {
    let words = store.words()?;
    // A side sits where the game of its pair says.
    let select = format!(
        "SELECT CASE WHEN unit_row.seat = counted.place THEN army_a ELSE army_b END AS army, unit, upgrades, count(*),
            avg(points), avg(survived), avg(lost), avg(killed),
            avg(CASE WHEN winner IS NULL THEN 0.5 WHEN winner = unit_row.seat THEN 1.0 ELSE 0.0 END)
        FROM unit_row JOIN counted USING (number) JOIN cell USING (cell)
        WHERE variant = {variant} GROUP BY 1, 2, 3"
    );
    let mut units = store.rows(&select, |row| {
        let word = |column: usize| {
            row.get::<_, i64>(column).map(|word| words.get(&word).cloned().unwrap_or_default())
        };
        Ok(UnitSummary {
            army: row.get(0)?,
            unit: word(1)?,
            upgrades: word(2)?,
            fielded: row.get::<_, i64>(3)? as u64,
            points: row.get(4)?,
            survived: row.get(5)?,
            lost: row.get(6)?,
            killed: row.get(7)?,
            won: row.get(8)?,
        })
    })?;
    units.sort_by(|one, other| {
        (&one.army, &one.unit, &one.upgrades).cmp(&(&other.army, &other.unit, &other.upgrades))
    });
    Ok(units)
}

fn rules(store: &Store, variant: usize) -> Result<Vec<RuleCount>, Line> {
    let words = store.words()?;
    let select = format!(
        "SELECT rule, count(*), sum(times) FROM rule_row JOIN counted USING (number)
        WHERE variant = {variant} GROUP BY rule"
    );
    let mut rules = store.rows(&select, |row| {
        let rule = row.get::<_, i64>(0)?;
        Ok(RuleCount {
            rule: words.get(&rule).cloned().unwrap_or_default(),
            games: row.get::<_, i64>(1)? as u64,
            times: row.get::<_, i64>(2)? as u64,
        })
    })?;
    rules.sort_by(|one, other| one.rule.cmp(&other.rule));
    Ok(rules)
}
