//! `gonfalon lab export`: results as tables for other tools.

use std::{fs, io::Write};

use gonfalon_kernel::Line;
use gonfalon_lab::{Exported, export};

use super::open;
use crate::{
    arguments::ExportStudy,
    ending::{Ending, Stop},
    files,
    voice::Voice,
};

pub(super) fn run(wanted: &ExportStudy, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let store = open::stored(&wanted.study, voice)?;
    let unwritable =
        |path: &std::path::Path, error: &std::io::Error| Stop::because(files::unwritable(path, error, voice));
    fs::create_dir_all(&wanted.out).map_err(|error| unwritable(&wanted.out, &error))?;
    let path = |table: Exported| wanted.out.join(format!("{}.{}", table.name(), wanted.format));
    for table in Exported::ALL {
        files::writable(&path(table), wanted.force, voice)?;
    }
    let delimiter = if wanted.format == "tsv" { b'\t' } else { b',' };
    for table in Exported::ALL {
        let mut bytes = Vec::new();
        let rows =
            export(&store, table, delimiter, &mut bytes).map_err(|line| open::trouble(&line, voice))?;
        let path = path(table);
        files::write_whole(&path, &bytes, wanted.force).map_err(|error| unwritable(&path, &error))?;
        let line = Line::new("cli-lab-exported").text("file", path.display().to_string());
        writeln!(out, "{}", voice.say(&line.number("rows", rows as i64)))?;
    }
    Ok(Ending::Fine)
}
