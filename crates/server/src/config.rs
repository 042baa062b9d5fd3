//! What whoever runs a host decides.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use gonfalon_catalog::Depth;
use gonfalon_programs::Program;

/// How a host is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 is any free one.
    pub listen: SocketAddr,
    /// The folder that keeps its matches.
    pub data: PathBuf,
    /// What one guest may cost.
    pub limits: Limits,
    /// Programs of others that are offered as bots of every game.
    pub programs: Vec<Program>,
}

/// What one guest may cost.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most bytes of a message.
    pub message: usize,
    /// How many messages a connection may send at once.
    pub burst: u32,
    /// How many messages a connection may send in a second, in the long run.
    pub per_second: u32,
    /// How many messages in a row may make no sense before the connection is closed.
    pub senseless: u32,
    /// How many messages may wait for a connection before it counts as too slow.
    pub waiting: usize,
    /// How long a connection may be silent, also in the middle of a request.
    pub silence: Duration,
    /// How long a connection may take to take in what it is told.
    pub slow: Duration,
    /// How long a player may be gone before the others can have a bot play for them.
    pub absence: Duration,
    /// How long a player who is asked may do nothing at all before the same holds for them.
    pub stillness: Duration,
    /// How long a request may take, from its first line to the answer.
    pub request_time: Duration,
    /// How many connections may be there at once that have no seat yet.
    pub sockets: usize,
    /// How many connections a match may have.
    pub connections: usize,
    /// How many matches and replays an address may begin in an hour.
    pub matches_per_hour: u32,
    /// The most bytes of a request.
    pub request: usize,
    /// The most bytes of a log.
    pub log: usize,
    /// The most bytes of a roster with its packs, as they travel.
    pub roster: usize,
    /// How many rosters are read at once; others wait.
    pub imports: usize,
    /// How thoroughly a match is reviewed where nobody wants to wait for long.
    pub review: Depth,
    /// How many pages the database may have; for tests of a full disk.
    pub pages: Option<u32>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 256 << 10,
            burst: 240,
            per_second: 120,
            senseless: 20,
            waiting: 64,
            silence: Duration::from_secs(60),
            slow: Duration::from_secs(10),
            absence: Duration::from_secs(30),
            stillness: Duration::from_secs(300),
            request_time: Duration::from_secs(60),
            sockets: 1024,
            connections: 64,
            matches_per_hour: 240,
            request: 1 << 20,
            log: 16 << 20,
            roster: 8 << 20,
            imports: 2,
            review: Depth::Quick,
            pages: None,
        }
    }
}

/// The folder of a user's data, by the custom of the system; `variable` looks up an environment variable.
pub fn data_folder(variable: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        // The custom asks to take no notice of a folder that is not absolute.
        let named = set("XDG_DATA_HOME").filter(|folder| folder.is_absolute());
        named.or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("gonfalon"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn the_data_lie_where_the_custom_says() {
        let folder = |list: &'static [(&str, &str)]| {
            data_folder(move |name| {
                list.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(folder(&[("HOME", "/h")]), Some(PathBuf::from("/h/.local/share/gonfalon")));
        assert_eq!(folder(&[("HOME", "/h"), ("XDG_DATA_HOME", "/d")]), Some(PathBuf::from("/d/gonfalon")));
        assert_eq!(
            folder(&[("HOME", "/h"), ("XDG_DATA_HOME", "d")]),
            Some(PathBuf::from("/h/.local/share/gonfalon"))
        );
        assert_eq!(folder(&[]), None);
    }
}
