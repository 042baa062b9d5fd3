//! Reading studies and their results.

use std::path::{Path, PathBuf};

use gonfalon_catalog::Finding;
use gonfalon_kernel::Line;
use gonfalon_lab::{Faults, Plan, Results, Store, sentence};

use crate::{ending::Stop, files, voice::Voice};

/// The most bytes a study may have.
const LARGEST_STUDY: u64 = 1 << 20;

/// How results begin, and no study does.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// The plan of a study, or everything that keeps it from being played.
pub(super) fn plan(path: &Path, voice: Voice) -> Result<Plan, Stop> {
    let bytes = files::first_bytes(path, LARGEST_STUDY, voice)?;
    Plan::read(path, &bytes).map_err(|faults| wrong(path, &faults, voice))
}

fn wrong(path: &Path, faults: &Faults, voice: Voice) -> Stop {
    let told = |finding: &Finding| {
        let file = finding.file.clone().or_else(|| Some(path.display().to_string()));
        let located = Voice::located(&Finding { file, ..finding.clone() });
        located + &sentence(faults.game, voice.lang, &finding.says)
    };
    Stop::Reasons(faults.findings.iter().map(told).collect())
}

/// Where the results of a study lie: beside it, unless somebody chose another place.
pub(super) fn results_path(study: &Path, chosen: Option<&PathBuf>) -> PathBuf {
    chosen.cloned().unwrap_or_else(|| study.with_extension("sqlite"))
}

/// The results of a plan, begun or gone on with.
pub(super) fn results(path: &Path, plan: &Plan, voice: Voice) -> Result<Results, Stop> {
    Results::open(path, plan).map_err(|line| trouble(&line, voice))
}

/// Results to be read.
pub(super) fn store(path: &Path, voice: Voice) -> Result<Store, Stop> {
    Store::open(path).map_err(|line| trouble(&line, voice))
}

/// Results to be read, named by themselves or by their study; those of another study are refused.
pub(super) fn stored(path: &Path, voice: Voice) -> Result<Store, Stop> {
    if files::first_bytes(path, SQLITE.len() as u64, voice)?.starts_with(SQLITE) {
        return store(path, voice);
    }
    let plan = plan(path, voice)?;
    Store::of(&results_path(path, None), &plan).map_err(|line| trouble(&line, voice))
}

/// Trouble with results as a reason to stop.
pub(super) fn trouble(line: &Line, voice: Voice) -> Stop {
    Stop::because(sentence(None, voice.lang, line))
}
