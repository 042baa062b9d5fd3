//! A PostgreSQL of one test's own.

use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use postgres::{Client, NoTls};

/// What must never be seen in anything that the program says.
pub(crate) const PASSWORD: &str = "sesame-4711";

/// A server with an empty database, stopped and removed with it.
pub(crate) struct Broker {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
}

impl Broker {
    pub(crate) fn start(folder: &Path) -> Broker {
        let folder = folder.join("broker");
        fs::create_dir(&folder).expect("the folder is new");
        fs::write(folder.join("password"), PASSWORD).expect("it can be written");
        let port = free_port();
        let broker = Broker { folder, programs: programs(), port };
        if is_root() {
            let owner = format!("{}:", unprivileged());
            let folder = broker.folder.display().to_string();
            assert!(
                Command::new("chown").args(["-R", &owner, &folder]).status().is_ok_and(|code| code.success())
            );
        }
        let (data, password) = (broker.path("data"), broker.path("password"));
        let password = format!("--pwfile={password}");
        let make =
            ["-D", &data, "-U", "anna", &password, "-A", "scram-sha-256", "-E", "UTF8", "--locale=C", "-N"];
        broker.run("initdb", &make).expect("a server can be made");
        broker.start_again();
        broker.sql("postgres", "CREATE DATABASE studies");
        broker
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// The address of the database, with a password.
    pub(crate) fn address(&self) -> String {
        self.address_of("anna", PASSWORD, "studies")
    }

    pub(crate) fn address_of(&self, name: &str, password: &str, database: &str) -> String {
        format!("postgres://{name}:{password}@127.0.0.1:{}/{database}", self.port)
    }

    /// Runs a command of the server as somebody who is not root, which it insists on; `Err` is what it said.
    fn run(&self, program: &str, arguments: &[&str]) -> Result<(), String> {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", unprivileged(), "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        let log = fs::File::create(self.folder.join("commands.log")).expect("it can be written");
        let errors = log.try_clone().expect("it can be shared");
        let status = command
            .args(arguments)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(log)
            .stderr(errors)
            .status()
            .expect("the command is there");
        let said = fs::read_to_string(self.folder.join("commands.log")).unwrap_or_default();
        if status.success() { Ok(()) } else { Err(said) }
    }

    fn pg_ctl(&self, what: &str) -> Result<(), String> {
        let (data, log) = (self.path("data"), self.path("server.log"));
        // What is written survives the end of the server; only a fall of the whole machine is not tried here.
        let options = format!(
            "-c listen_addresses=127.0.0.1 -p {} -c unix_socket_directories= -c fsync=off -c max_connections=40",
            self.port
        );
        self.run("pg_ctl", &["-D", &data, "-l", &log, "-o", &options, "-w", "-m", "immediate", what])
    }

    /// Ends the server at once, as if it had crashed.
    pub(crate) fn crash(&self) {
        self.pg_ctl("stop").expect("it was running");
    }

    pub(crate) fn start_again(&self) {
        self.pg_ctl("start").expect("it can be started");
    }

    pub(crate) fn client(&self, database: &str) -> Client {
        let address = self.address_of("anna", PASSWORD, database);
        Client::connect(&address, NoTls).expect("the server runs")
    }

    /// Does something in a database.
    pub(crate) fn sql(&self, database: &str, statement: &str) {
        self.client(database).batch_execute(statement).expect("the statement is sound");
    }

    /// A number from the database of studies.
    pub(crate) fn number(&self, select: &str) -> i64 {
        self.client("studies").query_one(select, &[]).expect("the statement is sound").get(0)
    }

    /// Waits until a number from the database of studies is at least so large.
    pub(crate) fn wait_for(&self, select: &str, least: i64) {
        let begun = Instant::now();
        while self.number(select) < least {
            assert!(begun.elapsed() < Duration::from_secs(120), "{select} stays below {least}");
            thread::sleep(Duration::from_millis(30));
        }
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        if thread::panicking() {
            let log = fs::read_to_string(self.folder.join("server.log")).unwrap_or_default();
            eprintln!("the server: {log}");
        }
        // It may not have been started at all, and a test that has failed already says more than this would.
        let _ = self.pg_ctl("stop");
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a port");
    listener.local_addr().expect("it is bound").port()
}

fn is_root() -> bool {
    let said = Command::new("id").arg("-u").output().expect("there is an id");
    said.stdout.trim_ascii() == b"0"
}

/// Somebody else than root: the owner of Debian's server if there is one.
fn unprivileged() -> &'static str {
    let known = Command::new("id").args(["-u", "postgres"]).output();
    if known.is_ok_and(|output| output.status.success()) { "postgres" } else { "nobody" }
}

/// Where the server's programs are: in the path, or where Debian keeps them.
fn programs() -> PathBuf {
    let path = env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    debian.sort();
    let mut places = env::split_paths(&path).chain(debian.into_iter().rev());
    let found = places.find(|place| place.join("initdb").is_file() && place.join("pg_ctl").is_file());
    found.expect("PostgreSQL is installed: ./test installs it, or apt-get install postgresql")
}
