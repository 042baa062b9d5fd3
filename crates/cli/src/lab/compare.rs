//! `gonfalon lab compare`: two versions of a value, a cost or a ruling, played on the same seeds.

use std::io::Write;

use gonfalon_kernel::Line;
use gonfalon_lab::{Arm, Comparison, Difference, PROMISED_ERRORS, Ran, compare, compare_variants};
use serde_json::{Value, json};

use super::{open, runs};
use crate::{
    arguments::CompareStudies,
    ending::{Ending, Stop},
    paint::{GOOD, HEADING, QUIET, columns, paint},
    voice::Voice,
};

pub(super) fn run(wanted: &CompareStudies, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let mut done: Vec<(Ran, std::path::PathBuf)> = Vec::new();
    // Whatever is wrong with any of them is told before anything is played.
    let plans = wanted.studies.iter().map(|study| open::plan(study, voice)).collect::<Result<Vec<_>, _>>()?;
    if let ([plan], true) = (plans.as_slice(), wanted.studies.len() == 1)
        && plan.variants.len() < 2
    {
        return Err(Stop::because(voice.word("cli-lab-compare-one")));
    }
    for (place, (study, plan)) in wanted.studies.iter().zip(&plans).enumerate() {
        let path = open::results_path(study, wanted.results.get(place));
        let mut results = open::results(&path, plan, voice)?;
        done.push((runs::play(plan, &mut results, wanted.threads, voice)?, path));
    }
    let stores = done.iter().map(|(_, path)| open::store(path, voice)).collect::<Result<Vec<_>, _>>()?;
    let compared = match stores.as_slice() {
        [first, second] => compare(Arm { store: first, variant: 0 }, Arm { store: second, variant: 0 }),
        [both, ..] => compare_variants(both),
        [] => return Err(Stop::because(voice.word("cli-lab-compare-one"))),
    };
    let compared = compared.map_err(|line| open::trouble(&line, voice))?;
    let unfinished = done.iter().find(|(ran, _)| !ran.finished || ran.broken > 0);
    if wanted.json {
        let told: Vec<Value> = done.iter().map(|(ran, path)| runs::as_json(ran, path)).collect();
        writeln!(out, "{}", json!({ "runs": told, "comparison": as_json(&compared) }))?;
    } else {
        in_words(&compared, out, voice)?;
        for (ran, path) in &done {
            writeln!(out, "{}", paint(QUIET, &runs::in_words(ran, path, voice)))?;
        }
    }
    unfinished.map_or(Ok(Ending::Fine), |(ran, _)| runs::ending(ran, out, wanted.json, voice))
}

pub(super) fn as_json(compared: &Comparison) -> Value {
    let mut told = serde_json::to_value(compared).expect("a comparison is plain data");
    if let Some(fields) = told.as_object_mut() {
        fields.insert("seen".to_owned(), compared.is_seen().into());
        fields.insert("promised_errors".to_owned(), PROMISED_ERRORS.into());
    }
    told
}

pub(super) fn in_words(compared: &Comparison, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let keys = [
        "cli-lab-measure",
        "cli-lab-before",
        "cli-lab-after",
        "cli-lab-difference",
        "cli-lab-chance",
        "cli-lab-seen",
    ];
    let mut rows = vec![keys.map(|key| voice.word(key)).to_vec()];
    for one in &compared.scores {
        let circumstances = [one.bots.join(" – "), one.scenario.clone()];
        let options = one.options.iter().map(|(name, value)| format!("{name}={value}"));
        let words: Vec<String> = circumstances.into_iter().chain(options).collect();
        let name = Line::new("cli-lab-score-of").text("army", &one.armies[0]).text("against", &one.armies[1]);
        rows.push(row(
            format!("{} ({})", voice.say(&name), words.join(", ")),
            &one.score,
            Form::Share,
            voice,
        ));
    }
    let others = [
        ("cli-lab-first-score", &compared.first_player, Form::Share),
        ("cli-lab-drawn-share", &compared.drawn, Form::Share),
        ("cli-lab-rounds-mean", &compared.rounds, Form::Number),
        ("cli-lab-decisions-mean", &compared.decisions, Form::Number),
    ];
    rows.extend(others.map(|(key, difference, form)| row(voice.word(key), difference, form, voice)));
    for line in columns(&rows, &[0]) {
        writeln!(out, "{line}")?;
    }
    let seeds = if compared.same_seeds { "cli-lab-same-seeds" } else { "cli-lab-other-seeds" };
    let line = Line::new(seeds).number("games", compared.games as i64).number("alike", compared.alike as i64);
    writeln!(out, "{}", voice.say(&line))?;
    let (style, key) = if compared.is_seen() {
        (GOOD, "cli-lab-difference-seen")
    } else {
        (HEADING, "cli-lab-nothing-seen")
    };
    let errors = voice.decimal(100.0 * PROMISED_ERRORS, 0);
    writeln!(out, "{}", paint(style, &voice.say(&Line::new(key).text("errors", errors))))?;
    Ok(())
}

/// How a measure is written.
#[derive(Clone, Copy)]
enum Form {
    Share,
    Number,
}

impl Form {
    fn write(self, number: f64, voice: Voice) -> String {
        match self {
            Form::Share => voice.decimal(100.0 * number, 1),
            Form::Number => voice.decimal(number, 2),
        }
    }

    /// A difference has its sign.
    fn signed(self, number: f64, voice: Voice) -> String {
        let size = self.write(number.abs(), voice);
        let zero = self.write(0.0, voice);
        match number {
            _ if size == zero => zero,
            below if below < 0.0 => format!("−{size}"),
            _ => format!("+{size}"),
        }
    }
}

fn row(name: String, difference: &Difference, form: Form, voice: Voice) -> Vec<String> {
    let between = difference.difference;
    let interval = [between.low, between.high].map(|bound| form.signed(bound, voice)).join("; ");
    let seen = if difference.seen { "cli-lab-yes" } else { "cli-lab-no" };
    vec![
        name,
        form.write(difference.first, voice),
        form.write(difference.second, voice),
        format!("{} [{interval}]", form.signed(between.value, voice)),
        format!("{} %", voice.decimal(100.0 * difference.chance, 1)),
        voice.word(seen),
    ]
}

#[cfg(test)]
mod tests {
    use gonfalon_text::Lang;

    use super::*;

    #[test]
    fn differences_have_their_signs() {
        let voice = Voice { lang: Lang::De };
        assert_eq!(Form::Share.signed(0.0123, voice), "+1,2");
        assert_eq!(Form::Share.signed(-0.5, voice), "−50,0");
        assert_eq!(Form::Number.signed(-0.001, voice), "0,00");
    }
}
