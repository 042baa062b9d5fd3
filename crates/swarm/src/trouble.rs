//! What can go wrong with a broker, in words, and whether waiting helps.

use std::error::Error as _;

use gonfalon_kernel::Line;
use postgres::Error;

use crate::address::Address;

/// Why something could not be done with a broker.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The broker says so, or it is not there.
    Broker(Error),
    /// We say so.
    Refused(Line),
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        Trouble::Broker(error)
    }
}

impl From<Line> for Trouble {
    fn from(line: Line) -> Trouble {
        Trouble::Refused(line)
    }
}

/// What kind of trouble it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// It does not answer, or it has gone.
    Away,
    /// It has no room.
    Full,
    /// It is busy with others.
    Busy,
    /// Name or password are wrong.
    Stranger,
    NoDatabase,
    NoRights,
    /// What belonged to a study is not there any more.
    Gone,
    /// Anything else.
    Other,
}

impl Kind {
    fn of(error: &Error) -> Kind {
        let Some(code) = error.code() else {
            let said = error.to_string();
            let stranger = ["invalid configuration", "authentication error"];
            let strange = stranger.iter().any(|beginning| said.starts_with(beginning));
            let misread = ["error serializing", "error deserializing", "query returned", "invalid column"];
            let other = misread.iter().any(|beginning| said.starts_with(beginning));
            return match (strange, other) {
                (true, _) => Kind::Stranger,
                (_, true) => Kind::Other,
                _ => Kind::Away,
            };
        };
        // Codes of PostgreSQL: their first two signs are the class.
        match (code.code(), code.code().get(..2).unwrap_or_default()) {
            ("53100", _) => Kind::Full,
            ("3D000", _) => Kind::NoDatabase,
            ("42501" | "25006", _) => Kind::NoRights,
            ("23503", _) => Kind::Gone,
            (_, "28") => Kind::Stranger,
            (_, "40" | "53") => Kind::Busy,
            (_, "08" | "57" | "58") => Kind::Away,
            _ => Kind::Other,
        }
    }
}

impl Trouble {
    fn kind(&self) -> Option<Kind> {
        match self {
            Trouble::Broker(error) => Some(Kind::of(error)),
            Trouble::Refused(_) => None,
        }
    }

    /// Whether it may be over after a while.
    pub(crate) fn passes(&self) -> bool {
        matches!(self.kind(), Some(Kind::Away | Kind::Full | Kind::Busy))
    }

    /// Whether the study has been taken out of the broker.
    pub(crate) fn is_gone(&self) -> bool {
        self.kind() == Some(Kind::Gone)
    }

    /// In words.
    pub(crate) fn line(self, address: &Address) -> Line {
        let (kind, error) = match self {
            Trouble::Refused(line) => return line,
            Trouble::Broker(error) => (Kind::of(&error), error),
        };
        let key = match kind {
            Kind::Gone => return Line::new("swarm-gone"),
            Kind::Away => "swarm-away",
            Kind::Full => "swarm-full",
            Kind::Busy => "swarm-busy",
            Kind::Stranger => "swarm-stranger",
            Kind::NoDatabase => "swarm-no-database",
            Kind::NoRights => "swarm-no-rights",
            Kind::Other => "swarm-trouble",
        };
        let line = Line::new(key).text("broker", address.to_string());
        match kind {
            Kind::NoDatabase => line,
            Kind::Stranger => line.text("name", address.config.get_user().unwrap_or_default()),
            _ => line.text("why", reason(&error)),
        }
    }
}

/// What the broker says, or else the innermost cause.
fn reason(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return said.message().to_owned();
    }
    error.source().map_or_else(|| error.to_string(), ToString::to_string)
}
