//! `gonfalon ladder`: whether each bot beats the one below it.

mod json;
mod page;
mod plan;
mod rung;
mod scale;
mod table;

use std::io::Write;

use crate::{
    arguments::Ladder,
    ending::{Ending, Stop},
    files,
    voice::Voice,
};

pub(crate) fn run(wanted: &Ladder, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let plan = plan::Plan::new(wanted, voice)?;
    if let Some(path) = &wanted.report {
        files::writable(path, wanted.force, voice)?;
    }
    let climbed: Vec<rung::Climbed> = plan.rungs().map(|rung| rung::climb(&plan, rung, voice)).collect();
    if let Some(path) = &wanted.report {
        let page = page::page(&plan, &climbed, voice);
        files::write_whole(path, page.as_bytes(), wanted.force)
            .map_err(|error| Stop::because(files::unwritable(path, &error, voice)))?;
    }
    if wanted.json {
        writeln!(out, "{}", json::as_json(&plan, &climbed, voice))?;
    } else {
        table::in_words(&plan, &climbed, out, voice)?;
    }
    let all = climbed.iter().all(rung::Climbed::passed);
    Ok(if all { Ending::Fine } else { Ending::Wanting })
}
