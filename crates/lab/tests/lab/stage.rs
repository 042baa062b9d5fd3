//! Studies and results for tests.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
};

use gonfalon_kernel::Line;
use gonfalon_lab::{Crew, Faults, Plan, Progress, Ran, Results, Store, run};
use gonfalon_text::Lang;

/// A folder of one test's own, removed with it.
pub(crate) struct Stage {
    pub(crate) folder: PathBuf,
}

impl Stage {
    pub(crate) fn new() -> Stage {
        static STAGES: AtomicU32 = AtomicU32::new(0);
        let number = STAGES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("gonfalon-lab-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is a place for temporary files");
        Stage { folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Plays a plan to its end.
    pub(crate) fn play(&self, plan: &Plan, name: &str, threads: usize) -> Ran {
        self.play_until(plan, name, threads, u64::MAX).expect("nothing is in the way")
    }

    /// Plays a plan until so many games are done.
    pub(crate) fn play_until(&self, plan: &Plan, name: &str, threads: usize, most: u64) -> Result<Ran, Line> {
        let mut results = Results::open(&self.path(name), plan)?;
        let stop = AtomicBool::new(false);
        let mut progress = |progress: Progress| {
            if progress.done >= most {
                stop.store(true, Ordering::Relaxed);
            }
        };
        run(plan, &mut results, &mut Crew { threads, stop: &stop, progress: &mut progress })
    }

    pub(crate) fn store(&self, name: &str) -> Store {
        Store::open(&self.path(name)).expect("there are results")
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // A folder that stays behind in the place for temporary files harms nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

pub(crate) fn read(text: &str) -> Result<Plan, Faults> {
    Plan::read(&PathBuf::from("study.toml"), text.as_bytes())
}

/// The plan of a study that is sound.
pub(crate) fn plan(text: &str) -> Plan {
    read(text).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What is wrong with a study: places and keys. Every sentence can be said in both languages.
pub(crate) fn wrong(text: &str) -> Vec<(String, &'static str)> {
    let faults = read(text).expect_err("something is wrong");
    for finding in &faults.findings {
        for lang in Lang::ALL {
            let said = gonfalon_lab::sentence(faults.game, lang, &finding.says);
            assert!(!said.contains('⟦') && !said.contains("{ $"), "{said}: {finding:?}");
        }
    }
    faults.findings.into_iter().map(|finding| (finding.place, finding.says.key)).collect()
}

/// A quick study of Kings of War with these lines more.
pub(crate) fn quick(more: &str) -> String {
    format!(
        "game = \"kow\"\narmies = [\"spears-of-the-dawn\", \"pact-of-ash-and-bone\"]\nscenarios = [\"kill\"]\n\
         bots = [\"random\"]\n{more}"
    )
}
