//! `gonfalon lab serve`: a study for workers on many machines.

use std::{io::Write, path::Path, time::Duration};

use gonfalon_kernel::Line;
use gonfalon_swarm::{Address, News, Served, Server};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::{open, runs, show, signal};
use crate::{
    arguments::ServeStudy,
    contest,
    ending::{Ending, Stop},
    paint::{BAD, QUIET, paint},
    voice::Voice,
};

pub(super) fn run(wanted: &ServeStudy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let address = address(&wanted.broker, voice)?;
    let plan = open::plan(&wanted.study, voice)?;
    if wanted.forget {
        let gone = gonfalon_swarm::forget(&plan, &address).map_err(|line| trouble(&line, voice))?;
        return forgotten(gone, &address, wanted.json, out, voice);
    }
    let path = open::results_path(&wanted.study, wanted.results.as_ref());
    let mut results = open::results(&path, &plan, voice)?;
    let bar = contest::bar(u32::MAX, runs::title(&plan, voice), voice);
    let mut begun = false;
    let mut tell = |news: News| match news {
        News::Collected { done, left, workers } => {
            let line = Line::new("cli-lab-workers").number("workers", workers as i64);
            bar.set_message(format!("{} ({})", runs::title(&plan, voice), voice.say(&line)));
            bar.set_length(done + left);
            bar.set_position(done);
            if !std::mem::replace(&mut begun, true) {
                // The time that is left follows from what comes now, not from what was there before.
                bar.reset_eta();
            }
        }
        other => told(&other, &bar, voice),
    };
    let stop = signal::stop();
    let lease = Duration::from_secs(u64::from(wanted.lease));
    let mut server = Server { address: &address, lease, stop: &stop, tell: &mut tell };
    let served = gonfalon_swarm::serve(&plan, &mut results, &mut server);
    bar.finish_and_clear();
    let served = served.map_err(|line| trouble(&line, voice))?;
    if wanted.json {
        let told = show::as_json(results.store(), voice)?;
        writeln!(out, "{}", json!({ "run": as_json(&served, &path), "results": told }))?;
    } else {
        show::in_words(results.store(), show::Detail::default(), out, voice)?;
        writeln!(out, "{}", paint(QUIET, &in_words(&served, &path, voice)))?;
        if !served.finished {
            writeln!(out, "{}", paint(BAD, &voice.word("cli-lab-serve-stopped")))?;
        }
    }
    Ok(if served.finished && served.broken == 0 { Ending::Fine } else { Ending::Wanting })
}

/// The address of a broker. A password may come from where PostgreSQL's own programs look for it, too, so that it need not be
/// seen in the list of processes.
pub(super) fn address(text: &str, voice: Voice) -> Result<Address, Stop> {
    let password = std::env::var("PGPASSWORD").ok();
    Address::read(text, password.as_deref()).map_err(|line| trouble(&line, voice))
}

/// Trouble with a broker, or with the results of a study, as a reason to stop.
pub(super) fn trouble(line: &Line, voice: Voice) -> Stop {
    if gonfalon_swarm::texts().keys(voice.lang).contains_key(line.key) {
        return Stop::because(gonfalon_swarm::texts().line(voice.lang, line));
    }
    open::trouble(line, voice)
}

/// Tells whoever waits that the broker has gone or has come back.
pub(super) fn told(news: &News, bar: &ProgressBar, voice: Voice) {
    let said = match news {
        News::Lost(why) => {
            let why = gonfalon_swarm::texts().line(voice.lang, why);
            paint(BAD, &voice.say(&Line::new("cli-lab-broker-lost").text("why", why)))
        }
        News::Back => voice.word("cli-lab-broker-back"),
        News::Study(_) | News::Played(_) | News::Collected { .. } => return,
    };
    bar.suspend(|| {
        // There is nobody left to tell that even this could not be said.
        let _ = writeln!(anstream::stderr().lock(), "{said}");
    });
}

fn forgotten(
    gone: bool,
    address: &Address,
    json: bool,
    out: &mut impl Write,
    voice: Voice,
) -> Result<Ending, Stop> {
    if json {
        writeln!(out, "{}", json!({ "forgotten": gone }))?;
    } else {
        let key = if gone { "cli-lab-forgotten" } else { "cli-lab-not-there" };
        writeln!(out, "{}", voice.say(&Line::new(key).text("broker", address.to_string())))?;
    }
    Ok(Ending::Fine)
}

fn in_words(served: &Served, path: &Path, voice: Voice) -> String {
    let line = Line::new("cli-lab-served")
        .number("collected", served.collected as i64)
        .number("before", served.before as i64)
        .text("seconds", voice.decimal(served.time.as_secs_f64(), 1))
        .text("speed", voice.decimal(speed(served), 1))
        .text("file", path.display().to_string());
    voice.say(&line)
}

/// The same as for a run on one machine. How busy workers were is not known here.
fn as_json(served: &Served, path: &Path) -> Value {
    json!({
        "file": path.display().to_string(),
        "finished": served.finished,
        "played": served.collected,
        "before": served.before,
        "broken": served.broken,
        "seconds": served.time.as_secs_f64(),
        "games_per_second": speed(served),
        "busy": null,
    })
}

fn speed(served: &Served) -> f64 {
    served.collected as f64 / served.time.as_secs_f64().max(1e-9)
}
