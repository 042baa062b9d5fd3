//! `gonfalon lab run`: plays what is missing of a study.

use std::{io::Write, path::Path};

use gonfalon_kernel::Line;
use gonfalon_lab::{Crew, Plan, Progress, Ran, Results};
use serde_json::{Value, json};

use super::{open, show, signal};
use crate::{
    arguments::RunStudy,
    contest, crew,
    ending::{Ending, Stop},
    paint::{BAD, QUIET, paint},
    voice::Voice,
};

pub(super) fn run(wanted: &RunStudy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let plan = open::plan(&wanted.study, voice)?;
    let path = open::results_path(&wanted.study, wanted.results.as_ref());
    let mut results = open::results(&path, &plan, voice)?;
    let ran = play(&plan, &mut results, wanted.threads, voice)?;
    if wanted.json {
        let told = show::as_json(results.store(), voice)?;
        writeln!(out, "{}", json!({ "run": as_json(&ran, &path), "results": told }))?;
    } else {
        show::in_words(results.store(), show::Detail::default(), out, voice)?;
        writeln!(out, "{}", paint(QUIET, &in_words(&ran, &path, voice)))?;
    }
    ending(&ran, out, wanted.json, voice)
}

/// Says if something is missing.
pub(super) fn ending(ran: &Ran, out: &mut impl Write, json: bool, voice: Voice) -> Result<Ending, Stop> {
    if !ran.finished && !json {
        writeln!(out, "{}", paint(BAD, &voice.word("cli-lab-stopped")))?;
    }
    Ok(if ran.finished && ran.broken == 0 { Ending::Fine } else { Ending::Wanting })
}

/// Plays with a bar for whoever waits. A signal stops it after the games that are being played, a second one at once.
pub(super) fn play(
    plan: &Plan,
    results: &mut Results,
    threads: Option<u16>,
    voice: Voice,
) -> Result<Ran, Stop> {
    let stop = signal::stop();
    let bar = contest::bar(u32::MAX, title(plan, voice), voice);
    let mut begun = false;
    let mut progress = |progress: Progress| {
        bar.set_length(progress.done + progress.left);
        bar.set_position(progress.done);
        if !std::mem::replace(&mut begun, true) {
            // The time that is left follows from this run, not from what was done before.
            bar.reset_eta();
        }
    };
    let mut crew = Crew { threads: crew::threads(threads), stop: &stop, progress: &mut progress };
    let ran = gonfalon_lab::run(plan, results, &mut crew);
    bar.finish_and_clear();
    ran.map_err(|line| open::trouble(&line, voice))
}

/// What a study is called.
pub(super) fn title(plan: &Plan, voice: Voice) -> String {
    match plan.identity.title.as_str() {
        "" => plan.game.title().in_lang(voice.lang).to_owned(),
        title => title.to_owned(),
    }
}

pub(super) fn in_words(ran: &Ran, path: &Path, voice: Voice) -> String {
    let line = Line::new("cli-lab-ran")
        .number("played", ran.played as i64)
        .number("before", ran.before as i64)
        .text("seconds", voice.decimal(ran.time.as_secs_f64(), 1))
        .text("speed", voice.decimal(speed(ran), 1))
        .text("busy", voice.decimal(100.0 * ran.busy, 0))
        .text("file", path.display().to_string());
    voice.say(&line)
}

pub(super) fn as_json(ran: &Ran, path: &Path) -> Value {
    json!({
        "file": path.display().to_string(),
        "finished": ran.finished,
        "played": ran.played,
        "before": ran.before,
        "broken": ran.broken,
        "seconds": ran.time.as_secs_f64(),
        "games_per_second": speed(ran),
        "busy": ran.busy,
    })
}

fn speed(ran: &Ran) -> f64 {
    ran.played as f64 / ran.time.as_secs_f64().max(1e-9)
}
