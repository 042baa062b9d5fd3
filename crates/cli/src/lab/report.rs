//! `gonfalon lab report`: what came of a study as one page.

use std::{io::Write, path::Path};

use gonfalon_kernel::Line;

use super::open;
use crate::{
    arguments::ReportStudy,
    ending::{Ending, Stop},
    files,
    voice::Voice,
};

/// What commands on the page call a study whose file is not there.
const ANY_STUDY: &str = "STUDY.toml";

pub(super) fn run(wanted: &ReportStudy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let path = wanted.out.clone().unwrap_or_else(|| wanted.study.with_extension("html"));
    files::writable(&path, wanted.force, voice)?;
    let store = open::stored(&wanted.study, voice)?;
    let page = gonfalon_lab::report(&store, &study_file(&wanted.study), voice.lang);
    let page = page.map_err(|line| open::trouble(&line, voice))?;
    files::write_whole(&path, page.as_bytes(), wanted.force)
        .map_err(|error| Stop::because(files::unwritable(&path, &error, voice)))?;
    let line = Line::new("cli-lab-reported").text("file", path.display().to_string());
    writeln!(out, "{}", voice.say(&line))?;
    Ok(Ending::Fine)
}

/// The study that was named, or the one beside the results.
fn study_file(named: &Path) -> String {
    let study = named.with_extension("toml");
    if study.is_file() { study.display().to_string() } else { ANY_STUDY.to_owned() }
}
