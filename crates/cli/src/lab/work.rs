//! `gonfalon lab work`: plays games of studies that somebody serves.

use std::io::Write;

use gonfalon_kernel::Line;
use gonfalon_swarm::{News, Worked, Worker};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use super::{serve, signal};
use crate::{
    arguments::WorkOnStudies,
    crew,
    ending::{Ending, Stop},
    paint::{BAD, paint},
    voice::Voice,
};

pub(super) fn run(wanted: &WorkOnStudies, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let address = serve::address(&wanted.broker, voice)?;
    let bar = ProgressBar::new_spinner().with_style(style());
    let mut tell = |news: News| match news {
        News::Study(title) => bar.set_prefix(title),
        News::Played(count) => {
            bar.set_message(voice.say(&Line::new("cli-lab-work-played").number("count", count as i64)));
            bar.tick();
        }
        other => serve::told(&other, &bar, voice),
    };
    let stop = signal::stop();
    let mut worker = Worker {
        address: &address,
        threads: crew::threads(wanted.threads),
        stay: wanted.stay,
        stop: &stop,
        tell: &mut tell,
    };
    let worked = gonfalon_swarm::work(&mut worker);
    bar.finish_and_clear();
    let worked = worked.map_err(|line| serve::trouble(&line, voice))?;
    if wanted.json {
        let Worked { studies, played, undelivered, time } = worked;
        let seconds = time.as_secs_f64();
        let told =
            json!({ "studies": studies, "played": played, "undelivered": undelivered, "seconds": seconds });
        writeln!(out, "{told}")?;
    } else {
        in_words(&worked, out, voice)?;
    }
    Ok(if worked.undelivered == 0 { Ending::Fine } else { Ending::Wanting })
}

fn in_words(worked: &Worked, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let line = Line::new("cli-lab-worked")
        .number("studies", worked.studies as i64)
        .number("played", worked.played as i64)
        .text("seconds", voice.decimal(worked.time.as_secs_f64(), 1));
    writeln!(out, "{}", voice.say(&line))?;
    if worked.undelivered > 0 {
        let line = Line::new("cli-lab-undelivered").number("count", worked.undelivered as i64);
        writeln!(out, "{}", paint(BAD, &voice.say(&line)))?;
    }
    Ok(())
}

fn style() -> ProgressStyle {
    ProgressStyle::with_template("{prefix} {msg}").expect("the template is sound")
}
