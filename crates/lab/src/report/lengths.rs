//! How long games are, and how much is decided in them.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;
use gonfalon_pages::{Cell, Scale, Section, Table, heading, paragraph};

use super::{Facts, plots};
use crate::{
    measures::{Mean, Sums},
    reading::Store,
};

/// The lengths of games.
#[derive(Clone, Debug, Default)]
pub(super) struct Lengths {
    /// How many games had so many rounds.
    rounds: BTreeMap<u64, u64>,
    /// How many questions each army answered.
    armies: BTreeMap<String, Sums>,
    /// How many questions first and second players answered.
    players: [Sums; 2],
}

impl Lengths {
    pub(super) fn read(store: &Store) -> Result<Lengths, Line> {
        let mut lengths = Lengths::default();
        let select =
            "SELECT rounds, decisions_0, decisions_1, first, CASE place WHEN 0 THEN army_a ELSE army_b END,
                CASE place WHEN 0 THEN army_b ELSE army_a END
            FROM counted JOIN cell USING (cell) WHERE variant = 0 ORDER BY number";
        store.each(select, |row| {
            *lengths.rounds.entry(row.get::<_, i64>(0)? as u64).or_default() += 1;
            let decisions = [row.get::<_, i64>(1)? as f64, row.get::<_, i64>(2)? as f64];
            for (seat, army) in [row.get::<_, String>(4)?, row.get::<_, String>(5)?].into_iter().enumerate() {
                lengths.armies.entry(army).or_default().add(decisions[seat]);
            }
            if let Some(first) = row.get::<_, Option<i64>>(3)? {
                let first = usize::from(first != 0);
                lengths.players[0].add(decisions[first]);
                lengths.players[1].add(decisions[1 - first]);
            }
            Ok(())
        })?;
        Ok(lengths)
    }
}

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let mut html = String::new();
    if let Some(length) = &facts.summary.length {
        let line = Line::new("lab-report-length-mean")
            .text("rounds", speech.decimal(length.rounds.mean.value, 1))
            .text("decisions", speech.decimal(length.decisions.mean.value, 0))
            .text("drawn", speech.share(facts.summary.drawn, 1));
        html.push_str(&paragraph(&speech.say(&line)));
    }
    html.push_str(&histogram(facts));
    html.push_str(&heading(&speech.word("lab-report-decisions")));
    html.push_str(&decisions(facts));
    Section { id: "length", title: speech.word("lab-report-length"), html }
}

fn histogram(facts: &Facts) -> String {
    let speech = facts.speech;
    let rounds = &facts.lengths.rounds;
    let all = rounds.values().sum::<u64>().max(1) as f64;
    let scale = Scale::from_zero(rounds.values().map(|count| *count as f64));
    let mut table = Table::new(vec![
        Cell::text(&speech.word("lab-report-rounds")),
        Cell::plot(scale.axis(&[])),
        Cell::number(&speech.word("lab-report-games-count")),
        Cell::number(&speech.word("lab-report-share")),
    ]);
    // A number of rounds that no game had is part of the picture, too.
    let ends = rounds.keys().next().copied().zip(rounds.keys().next_back().copied());
    for number in ends.into_iter().flat_map(|(least, most)| least..=most.min(least + plots::MOST_ROWS as u64))
    {
        let count = rounds.get(&number).copied().unwrap_or_default();
        table.row(vec![
            Cell::name(&number.to_string()),
            Cell::plot(scale.bar(count as f64)),
            Cell::number(&count.to_string()),
            Cell::number(&speech.share(count as f64 / all, 1)),
        ]);
    }
    table.html()
}

fn decisions(facts: &Facts) -> String {
    let speech = facts.speech;
    let mut rows: Vec<(String, Mean)> = Vec::new();
    if facts.summary.first_player.pairs.count() > 0 {
        let keys = ["lab-report-first-players", "lab-report-second-players"];
        rows.extend(
            keys.into_iter().zip(&facts.lengths.players).map(|(key, sums)| (speech.word(key), sums.whole())),
        );
    }
    rows.extend(facts.lengths.armies.iter().map(|(army, sums)| (facts.names.army(army), sums.whole())));
    let count = rows.len();
    let scale = Scale::from_zero(rows.iter().map(|(_, mean)| mean.mean.high));
    let axis = scale.axis(&[(0.0, "0".to_owned()), (scale.ends()[1], speech.decimal(scale.ends()[1], 0))]);
    let mut table = Table::new(vec![
        Cell::text(&speech.word("lab-report-side")),
        Cell::plot(axis),
        Cell::number(&speech.word("lab-report-mean")),
        Cell::number(&speech.word("lab-report-least")),
        Cell::number(&speech.word("lab-report-most")),
    ]);
    for (name, mean) in rows.iter().take(plots::MOST_ROWS) {
        let interval = mean.mean;
        table.row(vec![
            Cell::name(name),
            Cell::plot(scale.bar(interval.value)),
            Cell::number(&format!("{} {}", speech.decimal(interval.value, 1), speech.bounds(interval, 1))),
            Cell::number(&speech.decimal(mean.least, 0)),
            Cell::number(&speech.decimal(mean.most, 0)),
        ]);
    }
    table.html() + &facts.further(count)
}
