//! The messages of one player's connection to one match; `docs/protocol.md` tells how they go together.
//!
//! The seat comes from the connection and stands in no message.

mod from_host;
mod http;
mod to_host;

pub use from_host::{
    Answered, Finding, Inquiry, MatchState, Moved, Presence, Reply, Reseated, SeatKind, Seated, StandIn,
    TakeBack, Thinking, ToPlayer, Told, Waiting, Welcome,
};
pub use http::{
    ArmyBuilt, ArmyCard, ArmyChoice, ArmyJudged, ArmyToBuild, ArmyToCheck, FirstMatch, Fork, GameCard,
    MatchBegun, NewMatch, OptionCard, PuzzleAnswered, PuzzleWeighed, ReplayAt, ReplayCard, ReviewState,
    ReviewWanted, RosterContent, RosterFile, RosterImported, RosterToImport, SeatChoice, ValueCard,
    ValueForm,
};
pub use to_host::{Request, ToHost, Wish};
