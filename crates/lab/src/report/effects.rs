//! What differs with scenarios, options and bots.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;
use gonfalon_pages::{Cell, Section, Table, escaped, heading, paragraph};

use super::{Facts, plots};
use crate::summary::Effect;

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let mut html = paragraph(&speech.word("lab-report-effects-reading"));
    let mut options: Vec<&str> = facts.summary.effects.iter().map(|effect| effect.factor.as_str()).collect();
    options.retain(|factor| !["scenario", "bots"].contains(factor));
    options.dedup();
    html.push_str(&factor(facts, "scenario", "lab-report-one-scenario"));
    if options.is_empty() {
        html.push_str(&heading(&speech.word("lab-report-options")));
        html.push_str(&paragraph(&speech.word("lab-report-one-option")));
    }
    for option in options {
        html.push_str(&factor(facts, option, "lab-report-one-option"));
    }
    html.push_str(&factor(facts, "bots", "lab-report-one-bot"));
    Section { id: "circumstances", title: speech.word("lab-report-effects"), html }
}

/// The match-ups under every value of something, or why there are none.
fn factor(facts: &Facts, factor: &str, none: &'static str) -> String {
    let speech = facts.speech;
    let mut html = heading(&facts.factor(factor));
    let effects: Vec<&Effect> =
        facts.summary.effects.iter().filter(|effect| effect.factor == factor).collect();
    if effects.is_empty() {
        return html + &paragraph(&speech.word(none));
    }
    let told: Vec<&Effect> = effects.iter().copied().filter(|effect| tells(facts, effect)).collect();
    if told.is_empty() {
        return html + &paragraph(&speech.word("lab-report-effect-mirrors"));
    }
    html.push_str(&legend(facts, factor, &effects));
    let count = told.len();
    let mut table = Table::new(vec![
        Cell::text(&speech.word("lab-report-match-up")),
        Cell::text(&facts.factor(factor)),
        Cell::number(&speech.word("lab-report-pairs")),
        plots::score_axis(speech),
        Cell::number(&speech.word("lab-report-score")),
        Cell::number(&speech.word("lab-report-rounds")),
    ]);
    for effect in widest_first(told).into_iter().take(plots::MOST_ROWS) {
        let [plot, words] = plots::score_cells(effect.score, speech);
        table.row(vec![
            Cell::name(&facts.names.matchup(&effect.army, &effect.against)),
            Cell::text(&facts.value(factor, &effect.value)),
            Cell::number(&effect.pairs.count().to_string()),
            plot,
            words,
            Cell::number(&speech.decimal(effect.rounds, 1)),
        ]);
    }
    html + &table.html() + &facts.further(count)
}

/// Whether a score says anything: where army and bot meet themselves it is one half whatever happens.
fn tells(facts: &Facts, effect: &Effect) -> bool {
    let same = |cell: &&crate::summary::CellSummary| {
        cell.armies[0] == effect.army && cell.armies[1] == effect.against
    };
    effect.army != effect.against
        || facts.summary.cells.iter().filter(same).any(|cell| cell.bots[0] != cell.bots[1])
}

/// The match-ups in which it matters most come first; the values of one stay together.
fn widest_first(effects: Vec<&Effect>) -> Vec<&Effect> {
    let mut by_matchup: BTreeMap<(&str, &str), Vec<&Effect>> = BTreeMap::new();
    for effect in effects {
        by_matchup.entry((&effect.army, &effect.against)).or_default().push(effect);
    }
    let spread = |effects: &[&Effect]| {
        let scores =
            || effects.iter().filter(|effect| effect.score.is_some()).map(|effect| effect.pairs.score());
        scores().fold(0.0, f64::max) - scores().fold(1.0, f64::min)
    };
    let mut groups: Vec<Vec<&Effect>> = by_matchup.into_values().collect();
    groups.sort_by(|one, other| spread(other).total_cmp(&spread(one)));
    groups.into_iter().flatten().collect()
}

/// What the words of an option mean.
fn legend(facts: &Facts, factor: &str, effects: &[&Effect]) -> String {
    let Some(option) = facts.speech.game.options().iter().find(|option| option.name == factor) else {
        return String::new();
    };
    let mut html = paragraph(&facts.speech.of_game(&option.says));
    let mut values: Vec<&str> = effects.iter().map(|effect| effect.value.as_str()).collect();
    values.sort_unstable();
    values.dedup();
    for value in values {
        if let Some(says) = facts.value_says(option, value) {
            let line =
                Line::new("lab-report-means").text("word", facts.value(factor, value)).text("says", says);
            html.push_str(&format!("<p class=\"quiet\">{}</p>\n", escaped(&facts.speech.say(&line))));
        }
    }
    html
}
