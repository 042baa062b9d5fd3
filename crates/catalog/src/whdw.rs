//! Warhammer: Diskwars at the catalog's door.

mod armies;
mod building;
mod fates;
mod matches;

use std::{borrow::Cow, sync::Arc};

use gonfalon_data::DataError;
use gonfalon_kernel::{Dice, Line, RuleId, Seat, Sink, ledger::Switch};
use gonfalon_scene::{Edit, Ground, Lesson, Muster};
use gonfalon_text::Source;
use gonfalon_whdw::{
    Whdw,
    action::Action,
    data::{Library, Sources},
    event::Event,
    setting::Agreement,
    speak::Words,
    state::State,
    survey::Survey,
    witness,
};
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, FirstMatch, MatchOption, OptionValue, ReadyArmy, Settings, Title,
    UnitRecord,
    changes::{DataFile, Versions},
    chronicle::Harm,
    host,
    options::{Chosen, SCENARIO},
    playing::Table,
};

/// Warhammer: Diskwars.
pub(crate) struct Host;

/// The core set, shared by all matches.
fn library() -> &'static Arc<Library> {
    Library::core()
}

impl host::Host for Host {
    type Game = Whdw;
    type Words = Words;

    const ID: &'static str = "whdw";
    const RULES_VERSION: u32 = gonfalon_whdw::RULES_VERSION;
    const LEDGER: &'static str = gonfalon_whdw::LEDGER;
    const SWITCHES: &'static [Switch] = gonfalon_whdw::rulings::SWITCHES;
    const ARMY_OPTIONS: &'static [&'static str] = &["regiments", "one-box"];
    const MOST_SEATS: u8 = 4;
    const BOTS: &'static [&'static str] = gonfalon_bots::BOTS;

    fn title() -> Title {
        Title::new("Warhammer: Diskwars", "Warhammer: Diskwars")
    }

    fn data_hash() -> String {
        library().hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn sources() -> &'static [Source] {
        gonfalon_whdw::texts::TEXTS
    }

    fn options() -> Vec<MatchOption> {
        let scenarios = vec![
            OptionValue::word("armies", "catalog-whdw-scenario-armies"),
            OptionValue::word("standard", "catalog-whdw-scenario-standard"),
            OptionValue::word("learning", "catalog-whdw-scenario-learning"),
            OptionValue::word("strongholds", "catalog-whdw-scenario-strongholds"),
        ];
        let regiments = vec![
            OptionValue::word("any", "catalog-whdw-regiments-any"),
            OptionValue::numbers(("", ""), (1, u8::MAX.into()), "catalog-whdw-regiments-number"),
        ];
        vec![
            MatchOption::new(SCENARIO, "catalog-whdw-scenario", scenarios),
            MatchOption::new("regiments", "catalog-whdw-regiments", regiments).by_rule("whdw.army.regiments"),
        ]
    }

    fn ready_armies() -> Vec<ReadyArmy> {
        armies::ready()
    }

    fn lessons() -> Vec<Lesson> {
        gonfalon_whdw::lesson::lessons()
    }

    fn first_match() -> Option<FirstMatch> {
        Some(FirstMatch { options: vec![(SCENARIO, "learning")], armies: Vec::new() })
    }

    fn ladder() -> Vec<Settings> {
        // Two regiments are what the book recommends; with the same on both sides the army decides nothing.
        let pairs =
            [["karl-franz+luthor-huss", "karl-franz+luthor-huss"], ["grimgor+azhag", "grimgor+azhag"]];
        pairs.map(|ids| Settings::between(ids.map(ArmyWord::named), &[(SCENARIO, "standard")])).into()
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
        let names = Sources::NAMES.map(|name| name.trim_end_matches(".toml"));
        names.into_iter().zip(Sources::CORE.files().map(Cow::Borrowed)).collect()
    }

    fn read(files: &[DataFile]) -> Result<Library, Vec<DataError>> {
        let texts: Vec<&[u8]> = files.iter().map(|(_, text)| &**text).collect();
        let texts = texts.try_into().expect("there are as many files as were given out");
        Library::read(&Sources::from_files(texts))
    }

    fn versions() -> &'static Versions<Library> {
        static VERSIONS: Versions<Library> = Versions::new();
        &VERSIONS
    }

    fn first(state: &State) -> Option<Seat> {
        fates::first(state)
    }

    fn ground(game: Whdw, state: State) -> Option<Box<dyn Ground>> {
        Some(Box::new(Survey::new(game, state)?))
    }

    fn units(game: &Whdw, state: &State) -> Vec<UnitRecord> {
        fates::units(game, state)
    }

    fn harm(game: &Whdw, state: &State, event: &Event) -> Option<Harm> {
        fates::harm(game, state, event)
    }

    fn begin(
        library: &Arc<Library>,
        setup: Value,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Whdw, State), Line> {
        let agreement: Agreement = serde_json::from_value(setup)
            .map_err(|error| Line::new("catalog-setup-form").text("why", error.to_string()))?;
        agreement.begin(library, dice, sink).map_err(|problems| {
            let first = problems.first().and_then(|problem| problem.lines(library).into_iter().next());
            first.unwrap_or_else(|| Line::new("catalog-setup-form").text("why", ""))
        })
    }

    fn heading(event: &Event) -> u8 {
        match event {
            Event::RoundBegan(_) => 1,
            Event::PhaseBegan(_) => 2,
            _ => 0,
        }
    }

    fn round(state: &State) -> u32 {
        u32::from(state.table.round)
    }

    fn table() -> Option<Table> {
        Some(Table::of::<Host>())
    }

    fn witnessed(moment: &host::Moment<'_, Host>) -> Vec<RuleId> {
        witness::rules(&witness::Step {
            game: moment.game,
            before: moment.before,
            seat: moment.ask.seat,
            question: &moment.ask.question,
            action: moment.action,
            events: moment.events,
        })
    }

    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::CommandsRevealed(_)
                | Event::ScenariosDrawn { .. }
                | Event::ScenarioChosen(_)
                | Event::ObjectiveDealt { .. }
        )
    }

    fn opens(event: &Event, answer: &Action) -> bool {
        matches!((event, answer), (Event::CommandsRevealed(_), Action::Command(_)))
    }

    fn points(state: &State) -> Vec<Option<u32>> {
        state.table.players.iter().map(|(_, player)| player.points.map(u32::from)).collect()
    }
}
