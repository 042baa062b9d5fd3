//! What it is worth to be first.

use std::collections::BTreeMap;

use gonfalon_kernel::Line;
use gonfalon_ladder::Pairs;
use gonfalon_pages::{Section, paragraph};

use super::{Facts, plots};
use crate::measures::FirstPlayer;

pub(super) fn section(facts: &Facts) -> Section {
    let speech = facts.speech;
    let title = speech.word("lab-report-first");
    let overall = facts.summary.first_player;
    let Some(score) = overall.score else {
        return Section { id: "first-player", title, html: paragraph(&speech.word("lab-report-first-none")) };
    };
    let key = match score {
        score if score.low > 0.5 => "lab-report-first-good",
        score if score.high < 0.5 => "lab-report-first-bad",
        _ => "lab-report-first-even",
    };
    let mut html = paragraph(&speech.say(&Line::new(key).text("score", speech.score(score))));
    html.push_str(&paragraph(&speech.word("lab-report-first-reading")));
    let mut rows = vec![(speech.word("lab-report-all-games"), overall.pairs)];
    rows.extend(circumstances(facts));
    rows.extend(matchups(facts));
    let count = rows.len();
    let rows = rows.into_iter().take(plots::MOST_ROWS);
    let rows = rows.map(|(name, pairs)| (name, pairs.count(), FirstPlayer::of(pairs).score));
    html.push_str(&plots::scores("lab-report-where", rows, speech).html());
    html.push_str(&facts.further(count));
    Section { id: "first-player", title, html }
}

/// First players under every circumstance of which the study tries several, over all match-ups.
fn circumstances(facts: &Facts) -> Vec<(String, Pairs)> {
    let mut found: BTreeMap<(&str, &str), Pairs> = BTreeMap::new();
    for effect in &facts.summary.effects {
        found.entry((&effect.factor, &effect.value)).or_default().merge(effect.first_player.pairs);
    }
    let told = |((factor, value), pairs): ((&str, &str), Pairs)| {
        (format!("{}: {}", facts.factor(factor), facts.value(factor, value)), pairs)
    };
    found.into_iter().map(told).collect()
}

fn matchups(facts: &Facts) -> Vec<(String, Pairs)> {
    let mut found: Vec<([&str; 2], Pairs)> = Vec::new();
    for cell in &facts.summary.cells {
        let armies = [cell.armies[0].as_str(), cell.armies[1].as_str()];
        match found.iter_mut().find(|(known, _)| *known == armies) {
            Some((_, pairs)) => pairs.merge(cell.first_player.pairs),
            None => found.push((armies, cell.first_player.pairs)),
        }
    }
    // One match-up is all games.
    if found.len() < 2 {
        return Vec::new();
    }
    found.into_iter().map(|([army, against], pairs)| (facts.names.matchup(army, against), pairs)).collect()
}
