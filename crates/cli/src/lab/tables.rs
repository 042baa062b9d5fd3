//! The tables and sentences of a study.

use gonfalon_kernel::Line;
use gonfalon_lab::{FirstPlayer, Mean, Summary};
use gonfalon_ladder::Interval;

use crate::voice::Voice;

/// So many armies fit side by side.
const WIDE: usize = 7;

fn heading(keys: &[&'static str], voice: Voice) -> Vec<String> {
    keys.iter().map(|key| voice.word(key)).collect()
}

/// A score with its interval, in hundredths.
pub(super) fn score(score: Option<Interval>, voice: Voice) -> String {
    let whole = |part: f64| voice.decimal(100.0 * part, 0);
    let Some(Interval { low, value, high }) = score else { return "–".to_owned() };
    format!("{} % [{}; {}]", voice.decimal(100.0 * value, 1), whole(low), whole(high))
}

/// Everybody against everybody; a list where there are too many, or only two.
pub(super) fn matrix(summary: &Summary, voice: Voice) -> Vec<Vec<String>> {
    let armies = summary.army_labels();
    if !(3..=WIDE).contains(&armies.len()) {
        let mut rows =
            vec![heading(&["cli-lab-army", "cli-lab-against", "cli-lab-pairs", "cli-lab-score"], voice)];
        rows.extend(summary.matchups.iter().map(|matchup| {
            let pairs = matchup.pairs.count().to_string();
            vec![matchup.army.clone(), matchup.against.clone(), pairs, score(matchup.score, voice)]
        }));
        return rows;
    }
    let numbers = (1..=armies.len()).map(|number| number.to_string());
    let mut rows = vec![std::iter::once(voice.word("cli-lab-army")).chain(numbers).collect::<Vec<_>>()];
    for (place, army) in armies.iter().enumerate() {
        let cells = armies.iter().map(|against| score(summary.score_against(army, against), voice));
        rows.push(std::iter::once(format!("{} {army}", place + 1)).chain(cells).collect());
    }
    rows
}

/// Everybody against all others together, the strongest first.
pub(super) fn armies(summary: &Summary, voice: Voice) -> Vec<Vec<String>> {
    let mut rows = vec![heading(&["cli-lab-army", "cli-lab-pairs", "cli-lab-score"], voice)];
    if summary.armies.len() < 3 {
        return rows;
    }
    let mut armies: Vec<_> = summary.armies.iter().collect();
    armies.sort_by(|one, other| other.pairs.score().total_cmp(&one.pairs.score()));
    rows.extend(
        armies
            .into_iter()
            .map(|army| vec![army.army.clone(), army.pairs.count().to_string(), score(army.score, voice)]),
    );
    rows
}

/// What differs with scenarios, options and bots.
pub(super) fn effects(summary: &Summary, voice: Voice) -> Vec<Vec<String>> {
    let keys = [
        "cli-lab-factor",
        "cli-lab-value",
        "cli-lab-matchup",
        "cli-lab-pairs",
        "cli-lab-score",
        "cli-lab-first",
        "cli-lab-rounds",
    ];
    let mut rows = vec![heading(&keys, voice)];
    rows.extend(summary.effects.iter().map(|effect| {
        let factor = match effect.factor.as_str() {
            "scenario" => voice.word("cli-lab-scenario"),
            "bots" => voice.word("cli-lab-bots"),
            option => option.to_owned(),
        };
        vec![
            factor,
            effect.value.clone(),
            format!("{} – {}", effect.army, effect.against),
            effect.pairs.count().to_string(),
            score(effect.score, voice),
            score(effect.first_player.score, voice),
            voice.decimal(effect.rounds, 1),
        ]
    }));
    rows
}

/// What became of units.
pub(super) fn units(summary: &Summary, voice: Voice) -> Vec<Vec<String>> {
    let keys = [
        "cli-lab-army",
        "cli-lab-unit",
        "cli-lab-upgrades",
        "cli-lab-fielded",
        "cli-lab-points",
        "cli-lab-survived",
        "cli-lab-lost",
        "cli-lab-killed",
    ];
    let mut rows = vec![heading(&keys, voice)];
    rows.extend(summary.units.iter().map(|unit| {
        vec![
            unit.army.clone(),
            unit.unit.clone(),
            unit.upgrades.clone(),
            unit.fielded.to_string(),
            voice.decimal(unit.points, 0),
            format!("{} %", voice.decimal(100.0 * unit.survived, 0)),
            voice.decimal(unit.lost, 1),
            voice.decimal(unit.killed, 1),
        ]
    }));
    rows
}

/// How often rules bore on games, the most frequent first.
pub(super) fn rules(summary: &Summary, voice: Voice) -> Vec<Vec<String>> {
    let mut rows = vec![heading(&["cli-battle-rule", "cli-battle-times", "cli-battle-in-games"], voice)];
    let mut rules: Vec<_> = summary.rules.iter().collect();
    rules.sort_by(|one, other| other.games.cmp(&one.games).then(other.times.cmp(&one.times)));
    let row = |rule: &gonfalon_lab::RuleCount| {
        vec![rule.rule.clone(), rule.times.to_string(), rule.games.to_string()]
    };
    rows.extend(rules.into_iter().map(row));
    rows
}

/// What holds for all games together.
pub(super) fn sentences(summary: &Summary, voice: Voice) -> Vec<String> {
    let FirstPlayer { score: first, .. } = summary.first_player;
    let key = match first {
        Some(interval) if interval.low > 0.5 => "cli-lab-first-good",
        Some(interval) if interval.high < 0.5 => "cli-lab-first-bad",
        _ => "cli-lab-first-even",
    };
    let mut sentences = vec![voice.say(&Line::new(key).text("score", score(first, voice)))];
    let drawn = format!("{} %", voice.decimal(100.0 * summary.drawn, 1));
    sentences.push(voice.say(&Line::new("cli-lab-drawn").text("share", drawn)));
    if let Some(length) = &summary.length {
        let line = Line::new("cli-lab-length")
            .text("rounds", mean(&length.rounds, 1, voice))
            .text("decisions", mean(&length.decisions, 0, voice))
            .text("seconds", voice.decimal(length.seconds, 3));
        sentences.push(voice.say(&line));
    }
    sentences
}

/// A mean with its extremes.
fn mean(mean: &Mean, decimals: usize, voice: Voice) -> String {
    let number = |number: f64, decimals: usize| voice.decimal(number, decimals);
    format!("{} ({}–{})", number(mean.mean.value, decimals), number(mean.least, 0), number(mean.most, 0))
}
