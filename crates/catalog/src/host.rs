//! What a game tells the catalog about itself; everything else follows from it.

use std::sync::Arc;

use gonfalon_bots::Minded;
use gonfalon_data::DataError;
use gonfalon_kernel::{Ask, Dice, Game, Line, RuleId, Seat, Sink, card::Speaks, ledger::Switch};
use gonfalon_scene::{Edit, Ground, Import, Lesson, Muster, Shows};
use gonfalon_text::Source;
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, FirstMatch, GivenFile, MatchOption, ReadyArmy, Settings, Title,
    UnitRecord,
    changes::{DataFile, Versions},
    chronicle::Harm,
    fight::BotOf,
    import,
    options::Chosen,
    playing::Table,
};

/// A game with its types.
pub(crate) trait Host: Sized + Send + Sync + 'static {
    /// The game.
    type Game: Minded + Shows;
    /// The words of its cards.
    type Words: Speaks<Game = Self::Game>;

    /// The word that names it.
    const ID: &'static str;
    /// The version of its rules.
    const RULES_VERSION: u32;
    /// The text of its ledger.
    const LEDGER: &'static str;
    /// The rulings that players can change.
    const SWITCHES: &'static [Switch];
    /// The options that bear on what armies may be like.
    const ARMY_OPTIONS: &'static [&'static str];
    /// The most players of a match.
    const MOST_SEATS: u8;
    /// The names of its bots, the usual one first.
    const BOTS: &'static [&'static str];

    /// What it is called.
    fn title() -> Title;

    /// The fingerprint of its data, in hexadecimal digits.
    fn data_hash() -> String;

    /// Its sentences.
    fn sources() -> &'static [Source];

    /// What players can choose besides switches, the scenario first.
    fn options() -> Vec<MatchOption>;

    /// The armies that can be named.
    fn ready_armies() -> Vec<ReadyArmy>;

    /// What newcomers are taught, in the order in which it usually comes up.
    fn lessons() -> Vec<Lesson> {
        Vec::new()
    }

    /// A small match to learn the game with.
    fn first_match() -> Option<FirstMatch> {
        None
    }

    /// Small matches in which bots are compared, played in turn: quick, natural, and for two.
    fn ladder() -> Vec<Settings>;

    /// Judges an army file.
    fn check_army(name: &str, bytes: &[u8], chosen: &Chosen<'_>) -> ArmyReport;

    /// Everything about an army in the making.
    fn muster(
        army: Option<&ArmyWord>,
        edits: &[Edit],
        chosen: &Chosen<'_>,
        sheets: bool,
    ) -> Result<Muster, Vec<Finding>>;

    /// Whether it reads armies of other tools.
    const IMPORTS: bool = false;

    /// An army of another tool, with packs of datasheets for what it does not say.
    fn import(roster: &GivenFile, packs: &[GivenFile]) -> Result<Import, Vec<Finding>> {
        let _ = (roster, packs);
        Err(import::none())
    }

    /// Turns words into a match.
    fn agree(settings: &Settings, chosen: &Chosen<'_>) -> Result<Agreed, Vec<Finding>>;

    /// Every match of ready armies.
    fn every_match(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>>;

    /// Its data, read once.
    type Library: Send + Sync + 'static;

    /// The data of the game.
    fn library() -> &'static Arc<Self::Library>;

    /// The files that the data was read from.
    fn files() -> Vec<DataFile>;

    /// Reads the same files with other values in them.
    fn read(files: &[DataFile]) -> Result<Self::Library, Vec<DataError>>;

    /// Where data with other values is kept.
    fn versions() -> &'static Versions<Self::Library>;

    /// Sets up a match from the game's own part of a log's header. Only [`changes`](crate::changes) calls it.
    fn begin(
        library: &Arc<Self::Library>,
        setup: Value,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<EventOf<Self>>,
    ) -> Result<(Self::Game, StateOf<Self>), Line>;

    /// The bot with this name, one of [`Host::BOTS`], and the usual one for any other name; what it leaves to chance follows
    /// from `seed`.
    fn bot(name: &str, seed: u64) -> BotOf<Self> {
        Self::Game::opponent(name, seed).unwrap_or_else(|| Box::new(<Self::Game as Minded>::Habit::default()))
    }

    /// The same bot where somebody is waiting for it.
    fn hurried(name: &str, seed: u64) -> BotOf<Self> {
        Self::Game::hurried(name, seed).unwrap_or_else(|| Box::new(<Self::Game as Minded>::Habit::default()))
    }

    /// Whether an event opens a round (1) or a phase (2), or neither (0).
    fn heading(event: &EventOf<Self>) -> u8;

    /// The round a position is in.
    fn round(state: &StateOf<Self>) -> u32;

    /// Whether a position is one after the set-up.
    fn is_set_up(state: &StateOf<Self>) -> bool {
        Self::round(state) > 0
    }

    /// The points of each seat, where they have been counted.
    fn points(state: &StateOf<Self>) -> Vec<Option<u32>>;

    /// Who is first in the round that a position is in.
    fn first(state: &StateOf<Self>) -> Option<Seat>;

    /// The table of a match for two after its set-up; `None` where a side has nobody on it who moves.
    fn ground(game: Self::Game, state: StateOf<Self>) -> Option<Box<dyn Ground>>;

    /// What has become of every unit so far; who killed whom is not part of it.
    fn units(game: &Self::Game, state: &StateOf<Self>) -> Vec<UnitRecord>;

    /// What an event that led to a position says about who harms whom; units go by their places among [`Host::units`].
    fn harm(game: &Self::Game, state: &StateOf<Self>, event: &EventOf<Self>) -> Option<Harm>;

    /// How it is played at the table; nothing for a game that cannot be shown.
    fn table() -> Option<Table> {
        None
    }

    /// The scenario of a match by its word, from the game's own part of a log's header.
    fn scenario(setup: &Value) -> String {
        let named = setup.get("scenario").or_else(|| setup.get("kind"));
        named.and_then(Value::as_str).unwrap_or_default().to_owned()
    }

    /// Whether an event brings to light what somebody did not know: whoever caused it cannot simply take it back.
    fn reveals(event: &EventOf<Self>) -> bool {
        let _ = event;
        false
    }

    /// Whether an event opens an answer that was given in secret.
    fn opens(event: &EventOf<Self>, answer: &ActionOf<Self>) -> bool {
        let _ = (event, answer);
        false
    }

    /// Rules that bore on an answer and what came of it, though no event cites them.
    fn witnessed(moment: &Moment<'_, Self>) -> Vec<RuleId> {
        let _ = moment;
        Vec::new()
    }

    /// An answer with the milliseconds it took, where a match is played by the clock.
    fn timed(game: &Self::Game, action: ActionOf<Self>, spent: u32) -> ActionOf<Self> {
        let _ = (game, spent);
        action
    }

    /// The milliseconds that are left to answer a question; `None` where no clock runs.
    fn time_left(game: &Self::Game, state: &StateOf<Self>, ask: &Ask<QuestionOf<Self>>) -> Option<u32> {
        let _ = (game, state, ask);
        None
    }

    /// The answer by which somebody who is not asked interrupts a question, where the rules let them stop the clock.
    fn interrupted(game: &Self::Game, ask: &Ask<QuestionOf<Self>>) -> Option<ActionOf<Self>> {
        let _ = (game, ask);
        None
    }

    /// What becomes of a question when its time is up.
    fn time_up(game: &Self::Game, view: &ViewOf<Self>, ask: &Ask<QuestionOf<Self>>) -> ActionOf<Self> {
        game.fallback(view, ask)
    }
}

/// An answer with the position before it and everything that came of it.
pub(crate) struct Moment<'a, H: Host> {
    /// The match.
    pub(crate) game: &'a H::Game,
    /// The position before the answer.
    pub(crate) before: &'a StateOf<H>,
    /// What was asked.
    pub(crate) ask: &'a Ask<QuestionOf<H>>,
    /// What was answered.
    pub(crate) action: &'a ActionOf<H>,
    /// What came of it.
    pub(crate) events: &'a [EventOf<H>],
}

/// The answers of a host's game.
pub(crate) type ActionOf<H> = <<H as Host>::Game as Game>::Action;
/// The questions of a host's game.
pub(crate) type QuestionOf<H> = <<H as Host>::Game as Game>::Question;
/// What seats may know in a host's game.
pub(crate) type ViewOf<H> = <<H as Host>::Game as Game>::View;

/// The events of a host's game.
pub(crate) type EventOf<H> = <<H as Host>::Game as Game>::Event;
/// The positions of a host's game.
pub(crate) type StateOf<H> = <<H as Host>::Game as Game>::State;
