//! The costs at which units and upgrades would be neither good nor bad bargains, by the points that they kill.
//!
//! A unit is a fair bargain if it kills as many points for each point of its cost as its whole army does. The cost at which that
//! is so, its neutral cost, is what it kills divided by that rate. An upgrade's neutral cost is the difference between the
//! neutral costs of a unit with it and the same unit without it.

use std::collections::{BTreeMap, BTreeSet};

use gonfalon_kernel::Line;
use gonfalon_ladder::Interval;

use super::{
    fielded::{Fielded, UnitRow},
    ratios::{self, Both, Deeds},
};
use crate::reading::Store;

/// With fewer pairs of games nothing is said.
pub(super) const LEAST_PAIRS: u64 = 10;

/// Whatever costs more than this part of a unit is another size of it, of which results do not tell.
const LARGEST_UPGRADE: f64 = 0.5;

/// The neutral cost of a unit, or of an upgrade of it.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    pub(super) army: String,
    /// The army without the upgrade, where it is another one.
    pub(super) against: Option<String>,
    pub(super) unit: String,
    /// What was chosen for the unit; for an upgrade, what it is.
    pub(super) upgrades: String,
    /// What it costs now.
    pub(super) cost: f64,
    /// What the unit costs that it belongs to.
    pub(super) unit_cost: f64,
    /// Its neutral cost; `None` if its army killed nothing.
    pub(super) neutral: Option<Interval>,
    /// How much of a unit is left at the end; for an upgrade, how much more than without it. From 0 to 1.
    pub(super) left: Option<Interval>,
    /// How many pairs of games were looked at.
    pub(super) pairs: u64,
}

/// What can be said about a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The study has too few games, or the interval is too wide.
    TooLittle,
    /// The cost lies within the interval.
    Fits,
    /// It costs less than it is worth.
    Cheap,
    /// It costs more than it is worth.
    Dear,
}

impl Worth {
    pub(super) fn verdict(&self) -> Verdict {
        match self.neutral {
            None => Verdict::TooLittle,
            Some(_) if self.pairs < LEAST_PAIRS => Verdict::TooLittle,
            Some(neutral) if self.cost < neutral.low => Verdict::Cheap,
            Some(neutral) if self.cost > neutral.high => Verdict::Dear,
            // An interval as wide as the unit is dear says nothing.
            Some(neutral) if neutral.high - neutral.low > self.unit_cost => Verdict::TooLittle,
            Some(_) => Verdict::Fits,
        }
    }
}

/// The neutral costs of everything that was fielded.
#[derive(Clone, Debug, Default)]
pub(super) struct Worths {
    pub(super) units: Vec<Worth>,
    pub(super) upgrades: Vec<Worth>,
}

/// An army, one of its units, and what was chosen for it.
type Kind = (String, String, String);

#[derive(Default)]
struct Gathered {
    kinds: BTreeMap<Kind, (Deeds, f64)>,
    /// By the kind with an upgrade and the kind without.
    within: BTreeMap<(Kind, Kind), Both>,
    fielded: BTreeMap<String, Fielded>,
}

impl Worths {
    pub(super) fn of(store: &Store, variant: usize) -> Result<Worths, Line> {
        let mut gathered = Gathered::default();
        let mut pair: Vec<UnitRow> = Vec::new();
        super::fielded::each_row(store, variant, |row| {
            if pair.last().is_some_and(|last| (last.cell, last.pair) != (row.cell, row.pair)) {
                gathered.add(&pair);
                pair.clear();
            }
            pair.push(row);
        })?;
        gathered.add(&pair);
        Ok(gathered.judged())
    }
}

impl Gathered {
    /// Adds a pair of games.
    fn add(&mut self, rows: &[UnitRow]) {
        let mut armies: BTreeMap<&str, [f64; 2]> = BTreeMap::new();
        let mut kinds: BTreeMap<Kind, [f64; 4]> = BTreeMap::new();
        for row in rows {
            let [killed, cost] = armies.entry(&row.army).or_default();
            *killed += row.killed;
            *cost += row.points;
            let kind = (row.army.clone(), row.unit.clone(), row.upgrades.clone());
            let [killed, count, left, cost] = kinds.entry(kind).or_default();
            *killed += row.killed;
            *count += 1.0;
            *left += row.left;
            *cost += row.points;
            self.fielded.entry(row.army.clone()).or_default().add(row);
        }
        for (kind, [killed, count, left, cost]) in &kinds {
            let [all_killed, all_cost] = armies[kind.0.as_str()];
            let (deeds, points) = self.kinds.entry(kind.clone()).or_insert_with(|| (Deeds::new(), 0.0));
            deeds.add([*killed, *count, *left, all_killed, all_cost]);
            *points += cost;
            for (other, [plain_killed, plain_count, plain_left, _]) in &kinds {
                if (&kind.0, &kind.1) == (&other.0, &other.1) && more(&kind.2, &other.2).is_some() {
                    let both = self.within.entry((kind.clone(), other.clone())).or_insert_with(Both::new);
                    let plain = [*plain_killed, *plain_count, *plain_left];
                    both.add([*killed, *count, *left, plain[0], plain[1], plain[2], all_killed, all_cost]);
                }
            }
        }
    }

    /// What a unit of a kind costs, in the mean.
    fn cost(&self, kind: &Kind) -> f64 {
        self.kinds.get(kind).map_or(0.0, |(deeds, points)| {
            let [_, count, ..] = deeds.means();
            points / (count * deeds.count() as f64).max(1.0)
        })
    }

    fn judged(&self) -> Worths {
        let whole = |(kind, (deeds, _)): (&Kind, &(Deeds, f64))| {
            self.worth(kind, [ratios::neutral(deeds), ratios::left(deeds)], deeds.count())
        };
        let units = self.kinds.iter().map(whole).filter(|worth| worth.cost > 0.0).collect();
        let mut upgrades: Vec<Worth> = Vec::new();
        for ((with, without), both) in &self.within {
            let seen = [ratios::more_neutral(both), ratios::more_left(both)];
            upgrades.extend(self.upgrade(with, without, seen, both.count()));
        }
        for (one, other) in self.twins() {
            let (Some((first, _)), Some((second, _))) = (self.kinds.get(&one), self.kinds.get(&other)) else {
                continue;
            };
            let seen = [ratios::neutral, ratios::left].map(|of| ratios::apart(of(first), of(second)));
            upgrades.extend(self.upgrade(&one, &other, seen, first.count().min(second.count())));
        }
        Worths { units, upgrades }
    }

    fn worth(&self, kind: &Kind, [neutral, left]: [Option<Interval>; 2], pairs: u64) -> Worth {
        let (army, unit, upgrades) = kind.clone();
        let cost = self.cost(kind);
        Worth { army, against: None, unit, upgrades, cost, unit_cost: cost, neutral, left, pairs }
    }

    fn upgrade(&self, with: &Kind, without: &Kind, seen: [Option<Interval>; 2], pairs: u64) -> Option<Worth> {
        let (cost, unit_cost) = (self.cost(with) - self.cost(without), self.cost(without));
        if cost > LARGEST_UPGRADE * unit_cost {
            return None;
        }
        Some(Worth {
            upgrades: more(&with.2, &without.2)?,
            cost,
            unit_cost,
            against: (with.0 != without.0).then(|| without.0.clone()),
            ..self.worth(with, seen, pairs)
        })
    }

    /// Kinds with and without an upgrade in two armies that are the same but for it.
    fn twins(&self) -> Vec<(Kind, Kind)> {
        let mut twins = Vec::new();
        for (one, first) in &self.fielded {
            for (other, second) in self.fielded.iter().filter(|(other, _)| *other != one) {
                let Some((unit, with, without)) = first.differs_in(second) else { continue };
                if more(&with, &without).is_some() {
                    twins.push(((one.clone(), unit.clone(), with), (other.clone(), unit, without)));
                }
            }
        }
        twins
    }
}

/// The one upgrade that the first list has more than the second; `None` if they differ in anything else.
fn more(with: &str, without: &str) -> Option<String> {
    let words = |list: &str| -> BTreeSet<String> {
        list.split(", ").filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let (with, without) = (words(with), words(without));
    let mut extra = with.difference(&without);
    let one = extra.next()?;
    (extra.next().is_none() && without.is_subset(&with)).then(|| one.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(army: &str, unit: &str, upgrades: &str, points: f64, killed: f64) -> UnitRow {
        let [army, unit, upgrades] = [army, unit, upgrades].map(str::to_owned);
        UnitRow { cell: 0, pair: 0, side: (0, 0), army, unit, upgrades, points, killed, left: killed / 100.0 }
    }

    /// Twenty pairs of games in which these rows kill what they kill, a tenth more or less by turns.
    fn played(rows: &[UnitRow]) -> Worths {
        let mut gathered = Gathered::default();
        for pair in 0..20_u64 {
            let shaken = |(place, row): (usize, &UnitRow)| {
                let luck = if (pair + place as u64).is_multiple_of(2) { 1.1 } else { 0.9 };
                UnitRow { killed: row.killed * luck, side: (pair, 0), ..row.clone() }
            };
            gathered.add(&rows.iter().enumerate().map(shaken).collect::<Vec<_>>());
        }
        gathered.judged()
    }

    #[test]
    fn a_unit_is_worth_what_it_kills_by_the_rate_of_its_army() {
        let worths = played(&[row("a", "knights", "", 100.0, 90.0), row("a", "archers", "", 100.0, 30.0)]);
        let neutral: Vec<Interval> = worths.units.iter().filter_map(|worth| worth.neutral).collect();
        // The army kills 120 points with 200.
        assert!(
            (neutral[0].value - 50.0).abs() < 1e-9 && (neutral[1].value - 150.0).abs() < 1e-9,
            "{neutral:?}"
        );
        assert!(neutral[0].low > 45.0 && neutral[0].high < 55.0 && neutral[0].low < 50.0);
        let verdicts: Vec<Verdict> = worths.units.iter().map(Worth::verdict).collect();
        assert_eq!(verdicts, [Verdict::Dear, Verdict::Cheap]);
        assert!(worths.upgrades.is_empty());
    }

    #[test]
    fn an_upgrade_is_worth_what_it_adds() {
        let rows = [
            row("a", "spears", "flag", 110.0, 60.0),
            row("a", "spears", "", 100.0, 40.0),
            row("a", "lord", "", 90.0, 50.0),
        ];
        let worths = played(&rows);
        let [flag] = worths.upgrades.as_slice() else { panic!("{worths:?}") };
        // The army kills 150 points with 300.
        assert!((flag.neutral.expect("somebody was killed").value - 40.0).abs() < 1e-9, "{flag:?}");
        assert!(
            (flag.cost - 10.0).abs() < 1e-9 && flag.against.is_none() && flag.verdict() == Verdict::Cheap
        );
    }

    #[test]
    fn another_size_is_no_upgrade() {
        let rows =
            [row("a", "phalanx", "claws, horn", 150.0, 60.0), row("a", "phalanx", "claws", 70.0, 20.0)];
        assert!(played(&rows).upgrades.is_empty());
    }

    #[test]
    fn armies_that_differ_in_an_upgrade_alone_are_compared() {
        let rows = [
            row("a", "spears", "flag", 110.0, 60.0),
            row("a", "lord", "", 90.0, 40.0),
            row("b", "spears", "", 100.0, 50.0),
            row("b", "lord", "", 90.0, 45.0),
            row("c", "spears", "", 100.0, 50.0),
        ];
        let worths = played(&rows);
        let [flag] = worths.upgrades.as_slice() else { panic!("{worths:?}") };
        assert_eq!((flag.army.as_str(), flag.against.as_deref()), ("a", Some("b")));
        assert!((flag.neutral.expect("somebody was killed").value - 20.0).abs() < 1e-9, "{flag:?}");
    }

    #[test]
    fn too_little_is_said_to_be_too_little() {
        let mut few = played(&[row("a", "spears", "", 100.0, 50.0)]).units.remove(0);
        assert_eq!(few.verdict(), Verdict::Fits);
        few.pairs = LEAST_PAIRS - 1;
        assert_eq!(few.verdict(), Verdict::TooLittle);
        assert_eq!(played(&[row("a", "spears", "", 100.0, 0.0)]).units[0].verdict(), Verdict::TooLittle);
        assert_eq!(more("flag, horn", "horn"), Some("flag".to_owned()));
        assert_eq!((more("flag, horn", ""), more("flag", "horn"), more("", "")), (None, None, None));
    }
}
