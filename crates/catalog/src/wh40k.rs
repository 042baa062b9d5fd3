//! Warhammer 40,000 at the catalog's door.

mod armies;
mod building;
mod choices;
mod fates;
mod importing;
mod matches;

use std::{borrow::Cow, sync::Arc};

use gonfalon_data::DataError;
use gonfalon_kernel::{Dice, Line, RuleId, Seat, Sink, ledger::Switch};
use gonfalon_scene::{Edit, Ground, Import, Lesson, Muster};
use gonfalon_text::Source;
use gonfalon_wh40k::{
    Wh40k,
    action::Action,
    data::{Library, Sources},
    event::Event,
    setting::{Agreement, CannotBegin},
    speak::Words,
    state::State,
    survey::Survey,
    witness,
};
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, FirstMatch, GivenFile, MatchOption, ReadyArmy, Settings, Title,
    UnitRecord,
    changes::{DataFile, Versions},
    chronicle::Harm,
    host,
    options::Chosen,
    playing,
};

/// Warhammer 40,000.
pub(crate) struct Host;

/// Datasheets and layouts, shared by all matches.
fn library() -> &'static Arc<Library> {
    Library::core()
}

impl host::Host for Host {
    type Game = Wh40k;
    type Words = Words;

    const ID: &'static str = "wh40k";
    const RULES_VERSION: u32 = gonfalon_wh40k::RULES_VERSION;
    const LEDGER: &'static str = gonfalon_wh40k::LEDGER;
    const SWITCHES: &'static [Switch] = gonfalon_wh40k::rulings::SWITCHES;
    const ARMY_OPTIONS: &'static [&'static str] = &[choices::SIZE];
    const MOST_SEATS: u8 = 2;
    const BOTS: &'static [&'static str] = gonfalon_bots::BOTS;

    fn title() -> Title {
        Title::new("Warhammer 40,000", "Warhammer 40.000")
    }

    fn data_hash() -> String {
        library().hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn sources() -> &'static [Source] {
        gonfalon_wh40k::texts::TEXTS
    }

    fn options() -> Vec<MatchOption> {
        choices::options()
    }

    fn ready_armies() -> Vec<ReadyArmy> {
        armies::ready()
    }

    fn lessons() -> Vec<Lesson> {
        gonfalon_wh40k::lesson::lessons()
    }

    fn first_match() -> Option<FirstMatch> {
        Some(FirstMatch {
            options: vec![(choices::TERRAIN, "outskirts")],
            armies: vec![
                include_str!("../../../data/wh40k/first/lamplight-patrol.toml"),
                include_str!("../../../data/wh40k/first/rising-water.toml"),
            ],
        })
    }

    fn ladder() -> Vec<Settings> {
        // The ready army with the most decisions against itself: with fewer units luck decides more of the pairs.
        let moon = || ["moon-at-full"; 2].map(ArmyWord::named);
        ["long-road", "foundry-line", "dead-city"]
            .map(|terrain| Settings::between(moon(), &[(choices::TERRAIN, terrain)]))
            .into()
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

    const IMPORTS: bool = true;

    fn import(roster: &GivenFile, packs: &[GivenFile]) -> Result<Import, Vec<Finding>> {
        importing::import(roster, packs)
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
        let lists = core.factions.iter().map(|(id, text)| (*id, Cow::Borrowed(*text)));
        let others = [("set", core.set), ("layouts", core.layouts)];
        others.map(|(name, text)| (name, Cow::Borrowed(text))).into_iter().chain(lists).collect()
    }

    fn read(files: &[DataFile]) -> Result<Library, Vec<DataError>> {
        let text =
            |wanted: &str| files.iter().find(|(name, _)| *name == wanted).map_or(&[][..], |(_, text)| text);
        let lists = files.iter().filter(|(name, _)| !["set", "layouts"].contains(name));
        let lists = lists.map(|(name, text)| (*name, &**text)).collect();
        Library::read(&Sources { set: text("set"), layouts: text("layouts"), factions: lists })
    }

    fn versions() -> &'static Versions<Library> {
        static VERSIONS: Versions<Library> = Versions::new();
        &VERSIONS
    }

    fn first(state: &State) -> Option<Seat> {
        fates::first(state)
    }

    fn ground(game: Wh40k, state: State) -> Option<Box<dyn Ground>> {
        Some(Box::new(Survey::new(game, state)?))
    }

    fn units(game: &Wh40k, state: &State) -> Vec<UnitRecord> {
        fates::units(game, state)
    }

    fn harm(game: &Wh40k, state: &State, event: &Event) -> Option<Harm> {
        fates::harm(game, state, event)
    }

    fn begin(
        library: &Arc<Library>,
        setup: Value,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Wh40k, State), Line> {
        let agreement: Agreement = serde_json::from_value(setup)
            .map_err(|error| Line::new("catalog-setup-form").text("why", error.to_string()))?;
        agreement.begin(library, dice, sink).map_err(|problems| {
            let own = |problem: &CannotBegin| match problem {
                CannotBegin::Army { seat, .. } => armies::own_library(&agreement.armies[seat.index()]),
                CannotBegin::Agreement(_) => Arc::clone(library),
            };
            let first = problems.first().and_then(|problem| problem.lines(&own(problem)).into_iter().next());
            first.unwrap_or_else(|| Line::new("catalog-setup-form").text("why", ""))
        })
    }

    fn heading(event: &Event) -> u8 {
        match event {
            Event::RoundBegan(_) | Event::TurnBegan(_) => 1,
            Event::PhaseBegan(_) => 2,
            _ => 0,
        }
    }

    fn round(state: &State) -> u32 {
        state.table.round.into()
    }

    fn opens(event: &Event, answer: &Action) -> bool {
        matches!((event, answer), (Event::FormationsRevealed { .. }, Action::Formations(_)))
    }

    fn points(state: &State) -> Vec<Option<u32>> {
        state.table.players.0.iter().map(|player| Some(player.victory_points.into())).collect()
    }

    fn table() -> Option<playing::Table> {
        Some(playing::Table::of::<Host>())
    }

    fn scenario(_setup: &Value) -> String {
        choices::ONLY_WAR.to_owned()
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

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::FormationsRevealed { .. })
    }
}
