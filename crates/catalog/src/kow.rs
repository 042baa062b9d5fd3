//! Kings of War at the catalog's door.

mod armies;
mod building;
mod choices;
mod clock;
mod fates;
mod matches;
mod thinking;

use std::{borrow::Cow, sync::Arc};

use gonfalon_bots::{Minded as _, kow::Greedy};
use gonfalon_data::DataError;
use gonfalon_kernel::{Ask, Dice, Line, RuleId, Seat, Sink, ledger::Switch};
use gonfalon_kow::{
    Kow,
    action::{Action, Deed, Question},
    data::{Library, Sources},
    event::Event,
    setting::{Agreement, ClockChoice},
    speak::Words,
    state::{Phase, State, Table},
    survey::Survey,
    witness,
};
use gonfalon_scene::{Edit, Ground, Lesson, Muster};
use gonfalon_text::Source;
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, FirstMatch, MatchOption, ReadyArmy, Settings, Title, UnitRecord,
    changes::{DataFile, Versions},
    chronicle::Harm,
    fight::BotOf,
    host,
    options::Chosen,
    playing,
};

/// Kings of War.
pub(crate) struct Host;

/// The lists of the book, shared by all matches.
fn library() -> &'static Arc<Library> {
    Library::core()
}

impl host::Host for Host {
    type Game = Kow;
    type Words = Words;

    const ID: &'static str = "kow";
    const RULES_VERSION: u32 = gonfalon_kow::RULES_VERSION;
    const LEDGER: &'static str = gonfalon_kow::LEDGER;
    const SWITCHES: &'static [Switch] = gonfalon_kow::rulings::SWITCHES;
    const ARMY_OPTIONS: &'static [&'static str] = &[choices::POINTS, choices::GOOD_AND_EVIL];
    const MOST_SEATS: u8 = 2;
    const BOTS: &'static [&'static str] = gonfalon_bots::BOTS;

    fn title() -> Title {
        Title::new("Kings of War", "Kings of War")
    }

    fn data_hash() -> String {
        library().hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn sources() -> &'static [Source] {
        gonfalon_kow::texts::TEXTS
    }

    fn options() -> Vec<MatchOption> {
        choices::options()
    }

    fn ready_armies() -> Vec<ReadyArmy> {
        armies::ready()
    }

    fn lessons() -> Vec<Lesson> {
        gonfalon_kow::lesson::lessons()
    }

    fn first_match() -> Option<FirstMatch> {
        Some(FirstMatch {
            options: vec![("scenario", "kill"), (choices::POINTS, "none"), (choices::TERRAIN, "none")],
            armies: vec![
                include_str!("../../../data/kow/first/dawn-patrol.toml"),
                include_str!("../../../data/kow/first/restless-dead.toml"),
            ],
        })
    }

    fn ladder() -> Vec<Settings> {
        // Small armies, the same on both sides, that win or lose: by other counts most games are drawn.
        let armies = ["spears-of-the-dawn", "hammers-of-the-deep", "pact-of-ash-and-bone"];
        let options = [
            ("scenario", "kill-and-pillage"),
            ("kill-and-pillage-margin", "any-lead"),
            (choices::POINTS, "1000"),
        ];
        armies.map(|id| Settings::between([id; 2].map(ArmyWord::named), &options)).into()
    }

    fn check_army(name: &str, bytes: &[u8], chosen: &Chosen<'_>) -> ArmyReport {
        armies::check(name, bytes, chosen)
    }

    fn muster(
        army: Option<&ArmyWord>,
        edits: &[Edit],
        chosen: &Chosen<'_>,
        sheets: bool,
    ) -> Result<Muster, Vec<Finding>> {
        building::muster(army, edits, chosen, sheets)
    }

    fn agree(settings: &Settings, chosen: &Chosen<'_>) -> Result<Agreed, Vec<Finding>> {
        armies::agree(settings, chosen)
    }

    fn every_match(chosen: &Chosen<'_>, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
        matches::every_match(chosen, players)
    }

    type Library = Library;

    fn library() -> &'static Arc<Library> {
        library()
    }

    fn files() -> Vec<DataFile> {
        let core = Sources::core();
        let lists = core.lists.iter().map(|(id, text)| (*id, Cow::Borrowed(*text)));
        let others = [("set", core.set), ("layouts", core.layouts)];
        others.map(|(name, text)| (name, Cow::Borrowed(text))).into_iter().chain(lists).collect()
    }

    fn read(files: &[DataFile]) -> Result<Library, Vec<DataError>> {
        let text =
            |wanted: &str| files.iter().find(|(name, _)| *name == wanted).map_or(&[][..], |(_, text)| text);
        let lists = files.iter().filter(|(name, _)| !["set", "layouts"].contains(name));
        let lists = lists.map(|(name, text)| (*name, &**text)).collect();
        Library::read(&Sources { set: text("set"), layouts: text("layouts"), lists })
    }

    fn versions() -> &'static Versions<Library> {
        static VERSIONS: Versions<Library> = Versions::new();
        &VERSIONS
    }

    fn first(state: &State) -> Option<Seat> {
        fates::first(state)
    }

    fn ground(game: Kow, state: State) -> Option<Box<dyn Ground>> {
        Some(Box::new(Survey::new(game, state)?))
    }

    fn units(game: &Kow, state: &State) -> Vec<UnitRecord> {
        fates::units(game, state)
    }

    fn harm(game: &Kow, state: &State, event: &Event) -> Option<Harm> {
        fates::harm(game, state, event)
    }

    fn begin(
        library: &Arc<Library>,
        setup: Value,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Kow, State), Line> {
        let agreement: Agreement = serde_json::from_value(setup)
            .map_err(|error| Line::new("catalog-setup-form").text("why", error.to_string()))?;
        agreement.begin(library, dice, sink).map_err(|problems| {
            let first = problems.first().and_then(|problem| problem.lines(library).into_iter().next());
            first.unwrap_or_else(|| Line::new("catalog-setup-form").text("why", ""))
        })
    }

    fn bot(name: &str, seed: u64) -> BotOf<Host> {
        let bot = Kow::opponent(name, seed).unwrap_or_else(|| Box::new(Greedy));
        Box::new(thinking::Thinking::new(bot, seed))
    }

    fn hurried(name: &str, seed: u64) -> BotOf<Host> {
        let bot = Kow::hurried(name, seed).unwrap_or_else(|| Box::new(Greedy));
        Box::new(thinking::Thinking::new(bot, seed))
    }

    fn heading(event: &Event) -> u8 {
        match event {
            Event::TurnBegan { .. } => 1,
            Event::PhaseBegan(_) => 2,
            _ => 0,
        }
    }

    fn round(state: &State) -> u32 {
        // Each player's turn is half of what other games call a round.
        state.table.players.0.iter().map(|player| u32::from(player.turns)).max().unwrap_or(0)
    }

    fn is_set_up(state: &State) -> bool {
        state.table.phase != Phase::Setup
    }

    fn table() -> Option<playing::Table> {
        Some(playing::Table::of::<Host>())
    }

    fn timed(game: &Kow, action: Action, spent: u32) -> Action {
        clock::timed(game, action, spent)
    }

    fn interrupted(game: &Kow, ask: &Ask<Question>) -> Option<Action> {
        let stops = game.agreement.clock != ClockChoice::None && ask.question.is_timed();
        stops.then(|| Deed::Interrupted.into())
    }

    fn time_left(game: &Kow, state: &State, ask: &Ask<Question>) -> Option<u32> {
        clock::left(game, state, ask)
    }

    fn time_up(_: &Kow, _: &Table, _: &Ask<Question>) -> Action {
        Deed::TimeOut.into()
    }

    fn points(state: &State) -> Vec<Option<u32>> {
        state.table.players.0.iter().map(|player| player.points).collect()
    }

    fn witnessed(moment: &host::Moment<'_, Host>) -> Vec<RuleId> {
        witness::rules(&witness::Step {
            game: moment.game,
            before: &moment.before.table,
            question: &moment.ask.question,
            action: moment.action,
            events: moment.events,
        })
    }
}
