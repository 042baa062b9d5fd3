//! Which rules bore on a series, and how often.

use std::{collections::BTreeMap, io::Write};

use gonfalon_kernel::Line;
use serde_json::{Value, json};

use super::{plan::Plan, series::Series};
use crate::{
    ending::Stop,
    paint::{HEADING, columns, paint},
    voice::Voice,
};

/// How often a rule bore on the matches, and on how many of them.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    times: u64,
    games: u32,
}

fn counts(series: &Series) -> BTreeMap<&str, Count> {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    for (rule, times) in series.fought.iter().flat_map(|fought| &fought.battle.rules) {
        let count = counts.entry(rule).or_default();
        count.times += times;
        count.games += 1;
    }
    counts
}

pub(super) fn in_words(plan: &Plan, series: &Series, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let counts = counts(series);
    let title = Line::new("cli-battle-rules")
        .number("found", counts.len() as i64)
        .number("all", plan.game.ledger().rules().len() as i64);
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    let heading = ["cli-battle-rule", "cli-battle-times", "cli-battle-in-games"];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for (rule, Count { times, games }) in counts {
        rows.push(vec![rule.to_owned(), times.to_string(), games.to_string()]);
    }
    for line in columns(&rows, &[0]) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Every rule with how often it bore on the matches, and on how many.
pub(super) fn as_json(series: &Series) -> Value {
    let counts = counts(series).into_iter();
    counts.map(|(rule, Count { times, games })| (rule, json!({"times": times, "games": games}))).collect()
}
