//! `gonfalon tune`: what positions are worth, learned from games of a bot against itself.

mod keep;
mod report;
mod study;

use std::io::Write;

use crate::{
    arguments::Tune,
    ending::{Ending, Stop},
    voice::Voice,
};

pub(crate) fn run(wanted: &Tune, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let study = study::Study::new(wanted, voice)?;
    let keep = wanted.write.then(|| keep::Keep::new(wanted, &study, voice)).transpose()?;
    let learned = study::learn(&study, voice)?;
    if wanted.json {
        writeln!(out, "{}", report::as_json(&study, &learned, voice))?;
    } else {
        report::in_words(&study, &learned, out, voice)?;
    }
    if let Some(keep) = keep {
        for path in keep.write(&study, &learned, voice)? {
            if !wanted.json {
                report::written(&path, out, voice)?;
            }
        }
        if !wanted.json {
            writeln!(out, "{}", voice.word("cli-tune-build"))?;
        }
    }
    Ok(Ending::Fine)
}
