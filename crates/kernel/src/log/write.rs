//! Writes logs.

use std::{
    ffi::OsString,
    fs, io,
    io::Write as _,
    iter,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use serde::Serialize;

use super::{Begin, Course, End, Entry, Header, Resignation};
use crate::Game;

/// A record that is only borrowed. It must look like [`Record`](super::Record), which a test compares.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Borrowed<'c, A> {
    Header(&'c Header),
    Begin(&'c Begin),
    Entry(&'c Entry<A>),
    Resignation(&'c Resignation),
    End(&'c End),
}

impl<G: Game> Course<G> {
    /// The lines of the log, without line ends. A running match only ever gains lines.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let begin = [Borrowed::Header(self.header()), Borrowed::Begin(self.begin())];
        let resigned_after = |count: usize| {
            let own = self.resignations().iter().filter(move |resignation| resignation.after == count);
            own.map(Borrowed::Resignation)
        };
        let answered = self.entries().iter().map(Borrowed::Entry).zip(1..);
        let after_answers =
            answered.flat_map(move |(entry, count)| iter::once(entry).chain(resigned_after(count)));
        let entries = resigned_after(0).chain(after_answers);
        begin.into_iter().chain(entries).chain(self.end().map(Borrowed::End)).map(|record| {
            serde_json::to_string(&record).expect("a record is plain data and always becomes JSON")
        })
    }

    /// Writes the whole log.
    pub fn write_to(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        self.lines().try_for_each(|line| writeln!(writer, "{line}"))
    }
}

/// Writes a whole log file: all of it or, when something goes wrong, none of it.
pub fn save<G: Game>(course: &Course<G>, path: &Path) -> io::Result<()> {
    let part = part_of(path);
    let written = write_through(course, &part).and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        // The reason for the failure is worth more than a complaint about cleaning up.
        let _ = fs::remove_file(&part);
    }
    written
}

fn write_through<G: Game>(course: &Course<G>, path: &Path) -> io::Result<()> {
    let mut file = io::BufWriter::new(fs::File::create(path)?);
    course.write_to(&mut file)?;
    file.flush()?;
    file.get_ref().sync_all()
}

/// A name beside the file that nobody else uses, neither another process nor another thread.
fn part_of(path: &Path) -> PathBuf {
    static SAVES: AtomicU64 = AtomicU64::new(0);
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(format!(".{}-{}.part", std::process::id(), SAVES.fetch_add(1, Ordering::Relaxed)));
    path.with_file_name(name)
}
