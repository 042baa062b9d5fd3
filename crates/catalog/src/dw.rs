//! Diskwars at the catalog's door.

mod armies;
mod building;
mod choices;
mod fates;
mod matches;

use std::{borrow::Cow, sync::Arc};

use gonfalon_data::DataError;
use gonfalon_dw::{
    Dw,
    data::{Library, Sources},
    event::Event,
    setting::Agreement,
    state::State,
    survey::Survey,
    witness,
};
use gonfalon_kernel::{Dice, Line, MOST_SEATS, RuleId, Seat, Sink, ledger::Switch};
use gonfalon_scene::{Edit, Ground, Lesson, Muster};
use gonfalon_text::Source;
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Finding, FirstMatch, MatchOption, ReadyArmy, Settings, Title, UnitRecord,
    changes::{DataFile, Versions},
    chronicle::Harm,
    host,
    options::{Chosen, SCENARIO},
    playing::Table,
};

/// Diskwars.
pub(crate) struct Host;

/// The components, shared by all matches.
fn library() -> &'static Arc<Library> {
    Library::core()
}

impl host::Host for Host {
    type Game = Dw;
    type Words = gonfalon_dw::speak::Words;

    const ID: &'static str = "dw";
    const RULES_VERSION: u32 = gonfalon_dw::RULES_VERSION;
    const LEDGER: &'static str = gonfalon_dw::LEDGER;
    const SWITCHES: &'static [Switch] = gonfalon_dw::rulings::SWITCHES;
    const ARMY_OPTIONS: &'static [&'static str] = &[choices::POINTS, choices::LEAGUE];
    const MOST_SEATS: u8 = MOST_SEATS;
    const BOTS: &'static [&'static str] = gonfalon_bots::BOTS;

    fn title() -> Title {
        Title::new("Diskwars", "Diskwars")
    }

    fn data_hash() -> String {
        library().hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn sources() -> &'static [Source] {
        gonfalon_dw::texts::TEXTS
    }

    fn options() -> Vec<MatchOption> {
        choices::options()
    }

    fn ready_armies() -> Vec<ReadyArmy> {
        armies::ready()
    }

    fn lessons() -> Vec<Lesson> {
        gonfalon_dw::lesson::lessons()
    }

    fn first_match() -> Option<FirstMatch> {
        Some(FirstMatch {
            options: vec![(SCENARIO, "tides-of-war"), (choices::POINTS, "60")],
            armies: vec![
                include_str!("../../../data/dw/first/forest-watch.toml"),
                include_str!("../../../data/dw/first/drums-of-ulc.toml"),
            ],
        })
    }

    fn ladder() -> Vec<Settings> {
        let elves = || {
            ArmyWord::written("forest-watch.toml", include_str!("../../../data/dw/first/forest-watch.toml"))
        };
        let orcs = || {
            ArmyWord::written("drums-of-ulc.toml", include_str!("../../../data/dw/first/drums-of-ulc.toml"))
        };
        // Between the two it is mostly the army that decides.
        let pairs = [[elves(), elves()], [orcs(), orcs()]];
        let options = [(SCENARIO, "tides-of-war"), (choices::POINTS, "60"), (choices::DROPS, "stand-in")];
        pairs.map(|armies| Settings::between(armies, &options)).into()
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

    fn ground(game: Dw, state: State) -> Option<Box<dyn Ground>> {
        Some(Box::new(Survey::new(game, state)?))
    }

    fn units(game: &Dw, state: &State) -> Vec<UnitRecord> {
        fates::units(game, state)
    }

    fn harm(game: &Dw, state: &State, event: &Event) -> Option<Harm> {
        fates::harm(game, state, event)
    }

    fn begin(
        library: &Arc<Library>,
        setup: Value,
        dice: &mut dyn Dice,
        sink: &mut dyn Sink<Event>,
    ) -> Result<(Dw, State), Line> {
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
            Event::SegmentBegan(_) => 2,
            _ => 0,
        }
    }

    fn round(state: &State) -> u32 {
        state.table.round.into()
    }

    fn points(state: &State) -> Vec<Option<u32>> {
        let players = state.table.players.iter();
        players.map(|(_, player)| Some(player.points.max(player.kills).into())).collect()
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

    fn table() -> Option<Table> {
        Some(Table::of::<Host>())
    }

    fn reveals(event: &Event) -> bool {
        // What lay hidden in a stack or a Spellbook, and where things fall.
        matches!(
            event,
            Event::TopShown { .. }
                | Event::StackLost { .. }
                | Event::SpellStolen { .. }
                | Event::Flipped { .. }
                | Event::Nominated { .. }
        )
    }
}
