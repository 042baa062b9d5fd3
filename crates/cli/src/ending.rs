//! How a command ends.

use std::{io, process::ExitCode};

/// A command that could be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// All is well.
    Fine,
    /// Something was examined and found wanting.
    Wanting,
    /// Part of the input could not be read; what could be was dealt with.
    Unread,
}

/// A command that could not be carried out.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It was not understood, or its input cannot be read: every reason, with its remedy.
    Reasons(Vec<String>),
    /// Whatever reads the output is gone, or the disk is full.
    Output(io::Error),
}

impl Stop {
    /// A single reason.
    pub(crate) fn because(reason: String) -> Stop {
        Stop::Reasons(vec![reason])
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> ExitCode {
        match ending {
            Ending::Fine => ExitCode::SUCCESS,
            Ending::Wanting => ExitCode::from(1),
            Ending::Unread => ExitCode::from(2),
        }
    }
}
