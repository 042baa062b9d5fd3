//! What a player is asked and how it can be answered.

use gonfalon_kernel::{AskId, Line, Refusal, RuleId, Seat};
use serde::Serialize;

use crate::{Key, Placed, Way};

/// An open question with everything that can be done about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Prompt {
    /// The number of the question.
    pub ask: AskId,
    /// Who is asked.
    pub seat: Seat,
    /// The question.
    pub says: Line,
    /// The rule that puts it.
    pub rule: RuleId,
    /// Everything that can be done, and what cannot be done now with the reasons.
    pub verbs: Vec<Verb>,
    /// What would be left undone if the player went on now.
    pub skips: Vec<Line>,
    /// A word for questions that come up again and again, such as a chance to react: whoever says so once leaves all of them
    /// for a while.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub again: Option<String>,
}

/// One thing that can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Verb {
    /// What it is called in drafts; unique within its prompt.
    pub id: String,
    /// What a button says.
    pub says: Line,
    /// More about it: the text of a card, what it costs.
    pub about: Vec<Line>,
    /// The piece or card that does it; `None` for the player.
    pub by: Option<Key>,
    /// The card that is used for it, where a piece uses one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub card: Option<Key>,
    /// What has to be pointed out, in this order; nothing makes it a plain button.
    pub needs: Vec<Need>,
    /// Why it cannot be done now; empty if it can.
    pub refusals: Vec<Refusal>,
    /// How it stands out.
    pub weight: Weight,
    /// A letter that chooses it, the same for the same thing throughout the game.
    pub letter: Option<char>,
}

/// How a button stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// As one of many.
    #[default]
    Plain,
    /// As the natural thing to do.
    Main,
    /// As the way on without doing anything (more): done, pass.
    Leave,
    /// As something that is seldom wanted, beside the others.
    Minor,
}

/// What has to be pointed out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// Landing places, one after the other.
    Path {
        /// The piece that moves.
        piece: Key,
        /// The most places.
        most: u8,
    },
    /// One place for one piece.
    Place {
        /// The piece that is placed.
        piece: Key,
        /// Whether it can be turned.
        turns: bool,
    },
    /// Straight strides and turns of a piece with a front.
    March {
        /// The piece that marches.
        piece: Key,
        /// Which strides there are: any of `forward`, `back`, `left`, `right`.
        strides: Vec<String>,
        /// How often it may turn on the spot.
        turns: u8,
    },
    /// Some of these pieces or cards.
    Pick {
        /// What they are for.
        says: Line,
        /// The candidates.
        among: Vec<Key>,
        /// At least so many.
        least: u8,
        /// At most so many.
        most: u8,
    },
    /// A place for each of several pieces, in any order.
    Arrange {
        /// The pieces.
        pieces: Vec<Key>,
        /// Whether they can be turned.
        turns: bool,
    },
    /// For each slot some of its candidates.
    Assign {
        /// The slots.
        slots: Vec<Slot>,
        /// What is chosen at first, slot by slot; nothing where this is empty.
        start: Vec<Vec<Key>>,
        /// What it means to choose one thing for all slots at once.
        all: Vec<ForAll>,
    },
    /// Ways for pieces that keep together: all at once in formation, then single ones.
    Formation {
        /// The pieces where they are now; those that are set up stand in ranks about the origin.
        pieces: Vec<Placed>,
        /// The ways that are proposed at first; none where this is empty.
        start: Vec<Way>,
        /// The most legs of a way.
        legs: u8,
        /// Whether single pieces have a front that matters.
        turns: bool,
    },
}

/// One thing chosen for all slots at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ForAll {
    /// What is chosen.
    pub to: Key,
    /// What that means, slot by slot.
    pub assign: Vec<Vec<Key>>,
}

/// One choice among several that are made together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct Slot {
    /// Whose choice it is.
    pub piece: Key,
    /// What is chosen.
    pub says: Line,
    /// The candidates.
    pub among: Vec<Key>,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
    /// How often each candidate can be chosen, in the order of the candidates; once where this is empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u8>>"))]
    pub each: Vec<u8>,
}
