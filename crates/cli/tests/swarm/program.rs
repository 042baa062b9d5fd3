//! The real program at work, in a folder of one test's own.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

use serde_json::Value;

use crate::broker::{Broker, PASSWORD};

/// What came of a command.
#[derive(Debug)]
pub(crate) struct Came {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Came {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// A program that is running; it is ended with the test, whatever happens.
pub(crate) struct Running(Option<Child>);

impl Running {
    fn child(&mut self) -> &mut Child {
        self.0.as_mut().expect("it has not been waited for")
    }

    /// Ends it without any warning.
    pub(crate) fn kill(mut self) {
        self.child().kill().expect("it was running");
        self.child().wait().expect("it has ended");
        self.0 = None;
    }

    /// Sends a signal by its name.
    pub(crate) fn signal(&mut self, name: &str) {
        let id = self.child().id().to_string();
        assert!(Command::new("kill").args([name, &id]).status().is_ok_and(|code| code.success()));
    }

    /// Waits until it ends. It never says the password.
    pub(crate) fn ended(mut self) -> Came {
        let child = self.0.take().expect("it has not been waited for");
        let output = child.wait_with_output().expect("it ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it speaks UTF-8");
        let came = Came { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) };
        assert!(!came.out.contains(PASSWORD) && !came.err.contains(PASSWORD), "{came:?}");
        assert!(!came.out.contains('⟦') && !came.err.contains('⟦'), "{came:?}");
        came
    }

    /// What it said, if all went well.
    pub(crate) fn well(self) -> Value {
        let came = self.ended();
        assert_eq!(came.code, Some(0), "{came:?}");
        came.json()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A folder of one test's own with a broker, removed with it.
pub(crate) struct Stage {
    pub(crate) broker: Broker,
    folder: Folder,
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind in the place for temporary files harms nobody.
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Stage {
    pub(crate) fn new() -> Stage {
        static STAGES: AtomicU32 = AtomicU32::new(0);
        let number = STAGES.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("gonfalon-swarm-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is a place for temporary files");
        let folder = Folder(folder);
        Stage { broker: Broker::start(&folder.0), folder }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    pub(crate) fn file(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).expect("it can be written");
    }

    /// Starts the program with arguments separated by spaces.
    pub(crate) fn begin(&self, arguments: &str) -> Running {
        self.begin_with(arguments, &[])
    }

    /// The same in an environment.
    pub(crate) fn begin_with(&self, arguments: &str, environment: &[(&str, &str)]) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gonfalon"));
        command.args(arguments.split_whitespace()).current_dir(&self.folder.0);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE", "PGPASSWORD"] {
            command.env_remove(name);
        }
        command.envs(environment.iter().copied());
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        Running(Some(child.expect("the program can be run")))
    }

    /// Runs the program to its end.
    pub(crate) fn run(&self, arguments: &str) -> Came {
        self.begin(arguments).ended()
    }

    /// Plays a study on this machine alone.
    pub(crate) fn alone(&self, study: &str) {
        let came = self.run(&format!("lab run {study}.toml --results {study}-alone.sqlite"));
        assert_eq!(came.code, Some(0), "{came:?}");
    }

    /// Begins to serve a study; its games are in the queue.
    pub(crate) fn serve(&self, study: &str, more: &str) -> Running {
        let running =
            self.begin(&format!("lab serve {study}.toml --json {more} --broker {}", self.broker.address()));
        let ready = "SELECT (to_regclass('gonfalon.game') IS NOT NULL)::int::bigint";
        self.broker.wait_for(ready, 1);
        self.broker.wait_for("SELECT count(*) FROM gonfalon.study", 1);
        running
    }

    /// Lets somebody join.
    pub(crate) fn work(&self, more: &str) -> Running {
        self.begin(&format!("lab work --json --threads 1 {more} --broker {}", self.broker.address()))
    }

    /// Both results of a study are the same, apart from how long games took.
    pub(crate) fn assert_same(&self, study: &str) {
        let alone = dump(&self.path(&format!("{study}-alone.sqlite")));
        let together = dump(&self.path(&format!("{study}.sqlite")));
        assert!(alone.len() > 100, "there is something to compare");
        for (one, other) in alone.iter().zip(&together) {
            assert_eq!(one, other);
        }
        assert_eq!(alone.len(), together.len());
    }
}

/// Everything that is in results, apart from how long games took.
fn dump(path: &Path) -> Vec<String> {
    let database = rusqlite::Connection::open(path).expect("there are results");
    let selects = [
        "SELECT * FROM study",
        "SELECT * FROM cell ORDER BY cell",
        "SELECT number, cell, variant, pair, place, seed, winner, score_0, score_1, rounds, decisions_0, decisions_1, first \
         FROM game ORDER BY number",
        "SELECT * FROM unit ORDER BY number, place",
        "SELECT * FROM rule ORDER BY number, rule",
        "SELECT * FROM broken ORDER BY number",
    ];
    let mut lines = Vec::new();
    for select in selects {
        let mut statement = database.prepare(select).expect("the statement is sound");
        let columns = statement.column_count();
        let mut rows = statement.query([]).expect("the statement is sound");
        while let Some(row) = rows.next().expect("it can be read") {
            let value = |column| row.get::<_, rusqlite::types::Value>(column).expect("there is a column");
            lines.push(format!("{:?}", (0..columns).map(value).collect::<Vec<_>>()));
        }
    }
    lines
}

/// A study of Kings of War with these lines more.
pub(crate) fn study(more: &str) -> String {
    format!(
        "game = \"kow\"\narmies = [\"spears-of-the-dawn\", \"pact-of-ash-and-bone\"]\nscenarios = [\"kill\"]\n{more}"
    )
}
