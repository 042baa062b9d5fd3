//! What goes to and fro over HTTP.

use std::collections::BTreeMap;

use gonfalon_catalog::Weighed;
use gonfalon_kernel::{Arg, Line, Outcome, Seat};
use gonfalon_scene::{Edit, Import, Lesson, Muster, Scene};
use serde::{Deserialize, Serialize};

use super::Told;

/// A game as pages offer it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct GameCard {
    /// The word that names it.
    pub id: String,
    /// What it is called.
    pub title: Arg,
    /// Whether it can be played at the table.
    pub table: bool,
    /// Everything that can be chosen before a match, the scenario first.
    pub options: Vec<OptionCard>,
    /// The armies that can be named.
    pub armies: Vec<ArmyCard>,
    /// The most players of a match.
    pub most_seats: u8,
    /// The bots, the usual one first.
    pub bots: Vec<String>,
    /// What newcomers are taught, in the order in which it usually comes up.
    pub lessons: Vec<Lesson>,
    /// A small match to learn the game with, against a bot.
    pub first: Option<FirstMatch>,
    /// Whether it reads rosters of other tools.
    pub imports: bool,
}

/// A small match to learn a game with.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct FirstMatch {
    /// Options that differ from their defaults, by name.
    pub options: BTreeMap<String, String>,
    /// The armies in seat order; none leaves the choice among ready armies to chance.
    pub armies: Vec<ArmyChoice>,
}

/// Something that can be chosen before a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct OptionCard {
    /// The word that names it.
    pub name: String,
    /// What it is about.
    pub says: Line,
    /// The rule it belongs to.
    pub rule: Option<String>,
    /// The value that holds if nobody says otherwise.
    pub default: String,
    /// Its values.
    pub values: Vec<ValueCard>,
    /// Whether it bears on what armies may be like.
    pub of_armies: bool,
}

/// A value of an option, or a range of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ValueCard {
    /// How it is written.
    pub form: ValueForm,
    /// What it means.
    pub says: Line,
}

/// How a value is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum ValueForm {
    /// This word.
    Word(String),
    /// A whole number between two pieces of text.
    Number {
        /// What stands before it.
        before: String,
        /// What stands behind it.
        after: String,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
}

/// An army that can be named.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ArmyCard {
    /// The word that names it.
    pub id: String,
    /// What it is called.
    pub name: Arg,
    /// The scenarios it is for.
    pub scenarios: Vec<String>,
}

/// A match that somebody wants to begin.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The id of the game.
    pub game: String,
    /// Options that differ from their defaults, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The armies in seat order; none at all leaves the choice among ready armies to chance.
    #[serde(default)]
    pub armies: Vec<ArmyChoice>,
    /// Who sits where.
    pub seats: Vec<SeatChoice>,
    /// Whether players may have hints, advice and chances during the match.
    #[serde(default = "allowed")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub hints: bool,
}

/// What is not forbidden is allowed.
fn allowed() -> bool {
    true
}

/// An army for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ArmyChoice {
    /// A ready army.
    Named(String),
    /// An army file.
    File {
        /// Its name; the ending tells TOML from JSON.
        name: String,
        /// What it says.
        text: String,
    },
    /// An army in a link.
    Link(String),
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatChoice {
    /// A person of this name; it may be empty.
    Person(String),
    /// The bot of this name.
    Bot(String),
}

/// A match that was begun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct MatchBegun {
    /// Its name.
    pub id: String,
    /// The ticket of each seat; none for bots.
    pub tickets: Vec<Option<String>>,
    /// The ticket of those who watch.
    pub watch: String,
}

/// An army that somebody wants to have judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct ArmyToCheck {
    /// The name of the file; the ending tells TOML from JSON.
    pub name: String,
    /// What it says.
    pub text: String,
    /// Options that bear on armies, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// The judgement on an army.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ArmyJudged {
    /// What its player calls it.
    pub name: Option<String>,
    /// The army in one sentence, if it can be played.
    pub summary: Option<Line>,
    /// Whether it can be played.
    pub legal: bool,
    /// Everything wrong with it: first its form, then the rules it breaks.
    pub findings: Vec<super::Finding>,
}

/// An army that somebody builds: where it begins and what is changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct ArmyToBuild {
    /// The army it begins with; none begins with nothing.
    #[serde(default)]
    pub army: Option<ArmyChoice>,
    /// What is changed, in this order.
    #[serde(default)]
    pub edits: Vec<Edit>,
    /// Options that bear on armies, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether everything about the additions is told as well; it never changes, so once is enough.
    #[serde(default)]
    pub sheets: bool,
}

/// An army after the changes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct ArmyBuilt(pub Muster);

/// A roster of another tool that somebody wants to make an army of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct RosterToImport {
    /// The roster.
    pub roster: RosterFile,
    /// Packs of datasheets, or other rosters, for what it does not say.
    #[serde(default)]
    pub packs: Vec<RosterFile>,
}

/// A file of another tool.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct RosterFile {
    /// Its name, for findings.
    pub name: String,
    /// What it says.
    pub content: RosterContent,
}

/// What a file of another tool says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum RosterContent {
    /// Text.
    Text(String),
    /// Any bytes, as archives have them.
    Base64(String),
}

/// What became of a roster.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct RosterImported(pub Import);

/// A log that can be looked at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ReplayCard {
    /// Its name.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// How many answers there are.
    pub count: u32,
    /// Everything that happened.
    pub told: Vec<Told>,
    /// Who gave each answer.
    pub answered: Vec<Seat>,
    /// How it ended; nothing for a match that was broken off.
    pub outcome: Option<Outcome>,
}

/// A position of a log.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
pub struct ReplayAt {
    /// After how many answers.
    pub count: u32,
    /// The position.
    pub scene: Scene,
}

/// A match that goes on from a position of a log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct Fork {
    /// After how many answers.
    pub count: u32,
    /// Who sits where from now on.
    pub seats: Vec<SeatChoice>,
    /// Whether the dice fall as they did, as long as they fit.
    #[serde(default)]
    pub same_dice: bool,
}

/// A review that somebody wants to have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct ReviewWanted {
    /// Whether it is thought about for long.
    #[serde(default)]
    pub deep: bool,
}

/// A review, or how far it has come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum ReviewState {
    /// Ask again: it is given up if nobody does.
    Working {
        /// The part that is done, from 0 to 1.
        done: f64,
    },
    /// Here it is.
    Ready(#[cfg_attr(feature = "typescript", ts(as = "gonfalon_catalog::Review"))] serde_json::Value),
}

/// An answer to a puzzle, given in a match that goes on from its position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswered {
    /// Whether the review was thought about for long.
    #[serde(default)]
    pub deep: bool,
    /// The place of the decision among the costly ones.
    pub place: u32,
    /// The match.
    pub match_id: String,
    /// The ticket of the seat that was asked.
    pub ticket: String,
}

/// How an answer to a puzzle compares.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct PuzzleWeighed(pub Weighed);
