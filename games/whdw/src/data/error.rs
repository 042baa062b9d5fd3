//! What can be wrong with data files.

use std::fmt;

use serde::Serialize;

/// One thing that is wrong with a data file. `key` names a sentence in `text/<language>/data.ftl`, which says
/// what is wrong and what to do about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DataError {
    /// The file, such as `disks.toml`.
    pub file: String,
    /// The line, counted from 1, where it is known.
    pub line: Option<u32>,
    /// The entry and field, such as `disk.orc-boyz.attack`; empty for the file as a whole.
    pub place: String,
    /// The message key.
    pub key: &'static str,
    /// The arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

impl DataError {
    /// The argument with this name.
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// The known word nearest to the one that is wrong.
    pub fn nearest(&self) -> Option<&str> {
        self.arg("nearest")
    }
}

impl fmt::Display for DataError {
    // The short form for logs; people read the sentence behind the key.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(out, ":{line}")?;
        }
        if !self.place.is_empty() {
            write!(out, ": {}", self.place)?;
        }
        write!(out, ": {}", self.key)?;
        for (name, value) in &self.args {
            write!(out, " {name}={value:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for DataError {}
