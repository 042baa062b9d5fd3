//! A folder to try commands in, and what comes of them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicU32, Ordering},
};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("the crate lies in its repository")
}

/// What came of a command.
#[derive(Debug)]
pub(crate) struct Came {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Came {
    /// The output as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The last line of the output.
    pub(crate) fn last_line(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }
}

/// A folder of one test's own, removed with it.
pub(crate) struct Stage {
    pub(crate) folder: PathBuf,
}

impl Stage {
    pub(crate) fn new() -> Stage {
        static STAGES: AtomicU32 = AtomicU32::new(0);
        let number = STAGES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("gonfalon-cli-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is a place for temporary files");
        Stage { folder }
    }

    /// Writes a file.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.folder.join(name);
        fs::create_dir_all(path.parent().expect("files lie in the folder")).expect("it can be made");
        fs::write(path, text).expect("it can be written");
    }

    /// Reads a file.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.join(name)).expect("it is there")
    }

    /// Runs `gonfalon` with arguments separated by spaces.
    pub(crate) fn run(&self, arguments: &str) -> Came {
        self.run_with(arguments, &[])
    }

    /// Runs `gonfalon` in an environment.
    pub(crate) fn run_with(&self, arguments: &str, environment: &[(&str, &str)]) -> Came {
        self.run_all(&arguments.split_whitespace().collect::<Vec<_>>(), environment)
    }

    /// Runs `gonfalon` with arguments that may hold spaces.
    pub(crate) fn run_words(&self, arguments: &[&str]) -> Came {
        self.run_all(arguments, &[])
    }

    fn run_all(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Came {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gonfalon"));
        command.args(arguments).current_dir(&self.folder);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE"] {
            command.env_remove(name);
        }
        command.envs(environment.iter().copied());
        let output = command.output().expect("the program can be run");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
        Came {
            code: output.status.code().expect("it ends by itself"),
            out: text(output.stdout),
            err: text(output.stderr),
        }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // A folder that stays behind in the place for temporary files harms nobody.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
