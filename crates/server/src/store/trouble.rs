//! Why something cannot be kept, and what helps.

use std::{fmt, io};

use gonfalon_kernel::Line;
use rusqlite::ErrorCode;

/// Why something could not be kept or fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreTrouble {
    /// What stands in the way.
    pub obstacle: Obstacle,
    /// What the system says about it.
    pub why: String,
}

/// What stands in the way, as far as whoever runs the host can do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// There is no room left.
    Full,
    /// The host has no right to write there.
    ReadOnly,
    /// Somebody else is using it.
    Busy,
    /// Something else.
    Other,
}

impl StoreTrouble {
    /// Trouble for which there is no name.
    pub fn other(why: impl Into<String>) -> StoreTrouble {
        StoreTrouble { obstacle: Obstacle::Other, why: why.into() }
    }

    /// What players are told, with what helps.
    pub fn says(&self) -> Line {
        let key = match self.obstacle {
            Obstacle::Full => "host-not-kept-full",
            Obstacle::ReadOnly => "host-not-kept-read-only",
            Obstacle::Busy => "host-not-kept-busy",
            Obstacle::Other => "host-not-kept",
        };
        Line::new(key).text("why", &self.why)
    }
}

impl fmt::Display for StoreTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for StoreTrouble {}

impl From<io::Error> for StoreTrouble {
    fn from(error: io::Error) -> StoreTrouble {
        let obstacle = match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Obstacle::Full,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Obstacle::ReadOnly,
            io::ErrorKind::ResourceBusy => Obstacle::Busy,
            _ => Obstacle::Other,
        };
        StoreTrouble { obstacle, why: error.to_string() }
    }
}

impl From<&rusqlite::Error> for StoreTrouble {
    fn from(error: &rusqlite::Error) -> StoreTrouble {
        let obstacle = match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Obstacle::Full,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
                Obstacle::ReadOnly
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Obstacle::Busy,
            _ => Obstacle::Other,
        };
        StoreTrouble { obstacle, why: error.to_string() }
    }
}

impl From<rusqlite::Error> for StoreTrouble {
    fn from(error: rusqlite::Error) -> StoreTrouble {
        StoreTrouble::from(&error)
    }
}
