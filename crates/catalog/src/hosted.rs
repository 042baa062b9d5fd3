//! Takes the types off a game.

use std::{fmt, io::BufRead, marker::PhantomData, path::Path, sync::OnceLock};

use gonfalon_bots::{Minded, Temper};
use gonfalon_kernel::{
    Arg, Dice, Game as _, Ledger, Line, Seat, Sink, TapeDice,
    card::{Verdict, run_file},
    check,
    ledger::Switch,
    log::{self, Course, Header, LOG_FORMAT, Limits, Problem, Trouble, Unbuildable, Verified},
    play,
};
use gonfalon_programs::Program;
use gonfalon_scene::{About, Edit, Ground, Import, Lesson, Muster};
use gonfalon_text::{Lang, Source, Texts};
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Attempt, Battle, Chronicle, Depth, Finding, FirstMatch, GameEntry,
    GivenFile, MatchOption, Observed, Opening, OptionValue, Order, Play, ReadyArmy, Reviewed, SelfPlay,
    Settings, Story, Title, Told, Unreviewed, ValueForm, Watch, Weighed, changes,
    fight::{fight, seated, told},
    host::{EventOf, Host, StateOf},
    import,
    muster::bounded,
    observe::observed,
    options::Chosen,
    playing::gave_up,
    survey::surveyed,
};

/// The catalog's own sentences.
const OWN: [Source; 2] = [
    Source { lang: Lang::En, name: "en/catalog.ftl", text: include_str!("../text/en/catalog.ftl") },
    Source { lang: Lang::De, name: "de/catalog.ftl", text: include_str!("../text/de/catalog.ftl") },
];

/// A game without its types; ledger and texts are read when they are first needed.
pub(crate) struct Hosted<H> {
    ledger: OnceLock<Ledger>,
    texts: OnceLock<Texts>,
    options: OnceLock<Vec<MatchOption>>,
    host: PhantomData<fn() -> H>,
}

impl<H: Host> Hosted<H> {
    pub(crate) const fn new() -> Hosted<H> {
        Hosted {
            ledger: OnceLock::new(),
            texts: OnceLock::new(),
            options: OnceLock::new(),
            host: PhantomData,
        }
    }

    fn army_options(&self) -> Vec<MatchOption> {
        self.options().iter().filter(|option| option.of_armies).cloned().collect()
    }

    fn header(&self, agreed: &Agreed, seats: &[String], seed: Option<u64>) -> Header {
        Header {
            format: LOG_FORMAT,
            game: H::ID.to_owned(),
            rules_version: H::RULES_VERSION,
            data_hash: H::data_hash(),
            program: format!("gonfalon {}", env!("CARGO_PKG_VERSION")),
            seed,
            setup: agreed.setup.clone(),
            seats: seats.to_vec(),
        }
    }
}

impl<H: Host> fmt::Debug for Hosted<H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hosted").field(&H::ID).finish()
    }
}

/// Sets up the match of a header, if it is one of this game, these rules and this data.
pub(crate) fn build<H: Host>(
    header: &Header,
    dice: &mut dyn Dice,
    sink: &mut dyn Sink<EventOf<H>>,
) -> Result<(H::Game, StateOf<H>), Unbuildable> {
    header.fits(H::ID, H::RULES_VERSION, &H::data_hash())?;
    changes::begin::<H>(&header.setup, dice, sink).map_err(Unbuildable::Setup)
}

impl<H: Host> GameEntry for Hosted<H> {
    fn id(&self) -> &'static str {
        H::ID
    }

    fn title(&self) -> Title {
        H::title()
    }

    fn rules_version(&self) -> u32 {
        H::RULES_VERSION
    }

    fn data_hash(&self) -> String {
        H::data_hash()
    }

    fn lore(&self) -> &'static str {
        <H::Game as Minded>::LORE
    }

    fn ledger(&self) -> &Ledger {
        self.ledger.get_or_init(|| {
            Ledger::read(&format!("rules/{}.toml", H::ID), H::LEDGER).expect("the tests read every ledger")
        })
    }

    fn texts(&self) -> &Texts {
        self.texts.get_or_init(|| {
            let sources: Vec<Source> = OWN.iter().chain(H::sources()).copied().collect();
            Texts::new(&sources).expect("the tests read every text")
        })
    }

    fn switches(&self) -> &'static [Switch] {
        H::SWITCHES
    }

    fn options(&self) -> &[MatchOption] {
        self.options.get_or_init(|| {
            let switches = H::SWITCHES.iter().map(|switch| by_switch(switch, self.ledger()));
            let mut options: Vec<MatchOption> = H::options().into_iter().chain(switches).collect();
            for option in &mut options {
                option.of_armies = H::ARMY_OPTIONS.contains(&option.name);
            }
            options
        })
    }

    fn ready_armies(&self) -> Vec<ReadyArmy> {
        H::ready_armies()
    }

    fn most_seats(&self) -> u8 {
        H::MOST_SEATS
    }

    fn bots(&self) -> &'static [&'static str] {
        H::BOTS
    }

    fn lessons(&self) -> Vec<Lesson> {
        H::lessons()
    }

    fn first_match(&self) -> Option<FirstMatch> {
        H::first_match()
    }

    fn ladder(&self) -> Vec<Settings> {
        H::ladder()
    }

    fn lore_hash(&self) -> String {
        let text = gonfalon_data::normalised(<H::Game as Minded>::LORE.as_bytes());
        gonfalon_data::hash([(H::ID, &*text)]).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn weights(&self) -> Vec<(&'static str, f64)> {
        let terms = <H::Game as Minded>::TERMS;
        let weights = <H::Game as Minded>::lore().weighed(Temper::Even, terms);
        let weights = weights.expect("a test compares the lore of every game with its terms");
        terms.iter().copied().zip(weights).collect()
    }

    fn check_army(
        &self,
        name: &str,
        bytes: &[u8],
        options: &[(String, String)],
    ) -> Result<ArmyReport, Vec<Finding>> {
        let of_armies = self.army_options();
        Ok(H::check_army(name, bytes, &Chosen::read(&of_armies, options)?))
    }

    fn muster(
        &self,
        army: Option<&ArmyWord>,
        edits: &[Edit],
        options: &[(String, String)],
        sheets: bool,
    ) -> Result<Muster, Vec<Finding>> {
        bounded(army, edits)?;
        let of_armies = self.army_options();
        H::muster(army, edits, &Chosen::read(&of_armies, options)?, sheets)
    }

    fn imports(&self) -> bool {
        H::IMPORTS
    }

    fn import(&self, roster: &GivenFile, packs: &[GivenFile]) -> Result<Import, Vec<Finding>> {
        import::bounded(packs)?;
        H::import(roster, packs)
    }

    fn agree(&self, settings: &Settings) -> Result<Agreed, Vec<Finding>> {
        H::agree(settings, &Chosen::read(self.options(), &settings.options)?)
    }

    fn every_match(&self, settings: &Settings, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>> {
        H::every_match(&Chosen::read(self.options(), &settings.options)?, players)
    }

    fn seat(&self, agreed: &Agreed, bots: &[String]) -> Result<Vec<String>, Vec<Finding>> {
        seated::<H>(agreed, bots)
    }

    fn battle(&self, order: &Order<'_>) -> Result<Battle, Vec<Finding>> {
        self.battle_with(order, &[])
    }

    fn battle_with(&self, order: &Order<'_>, programs: &[Option<Program>]) -> Result<Battle, Vec<Finding>> {
        fight::<H>(self.header(order.agreed, order.seats, Some(order.seed)), order, programs)
    }

    fn chronicle(&self, order: &Order<'_>) -> Result<Chronicle, Vec<Finding>> {
        told::<H>(&self.header(order.agreed, order.seats, Some(order.seed)), order)
    }

    fn changed(&self, agreed: &Agreed, changes: &[(String, Value)]) -> Result<Agreed, Vec<Finding>> {
        changes::changed::<H>(agreed, changes)
    }

    fn observe(&self, watched: &SelfPlay<'_>) -> Result<Observed, Vec<Finding>> {
        observed::<H>(watched)
    }

    fn survey(&self, agreed: &Agreed, bot: &str, seed: u64) -> Result<Box<dyn Ground>, Vec<Finding>> {
        surveyed::<H>(agreed, bot, seed)
    }

    fn run_card(&self, path: &Path) -> Vec<Verdict> {
        run_file::<H::Words>(path, self.ledger())
    }

    fn verify(&self, log: &mut dyn BufRead, limits: Limits) -> Result<Verified, Trouble> {
        log::verify(log, limits, |header, dice| build::<H>(header, dice, &mut ()))
    }

    fn tell(&self, log: &mut dyn BufRead, limits: Limits) -> Result<Story, Trouble> {
        let course = log::replay(log, limits, |header, dice| build::<H>(header, dice, &mut ()))?;
        Ok(story::<H>(&course))
    }

    fn review(
        &self,
        log: &mut dyn BufRead,
        limits: Limits,
        depth: Depth,
        watch: Watch<'_>,
    ) -> Result<Reviewed, Unreviewed> {
        let table = H::table().ok_or_else(|| Unreviewed::Unsound(no_table()))?;
        (table.review)(log, limits, depth, watch)
    }

    fn weigh(
        &self,
        log: &mut dyn BufRead,
        limits: Limits,
        attempt: Attempt<'_>,
        watch: Watch<'_>,
    ) -> Result<Weighed, Unreviewed> {
        let table = H::table().ok_or_else(|| Unreviewed::Unsound(no_table()))?;
        (table.weigh)(log, limits, attempt, watch)
    }

    fn has_table(&self) -> bool {
        H::table().is_some()
    }

    fn open(&self, opening: &Opening<'_>) -> Result<Box<dyn Play>, Vec<Finding>> {
        let table = H::table().ok_or_else(|| vec![Finding::new(Line::new("catalog-no-table"))])?;
        (table.open)(self.header(opening.agreed, opening.seats, None), opening.seed)
    }

    fn resume(&self, log: &mut dyn BufRead, limits: Limits, seed: u64) -> Result<Box<dyn Play>, Trouble> {
        let table = H::table().ok_or_else(no_table)?;
        (table.resume)(log, limits, seed)
    }
}

/// The log is of a game that cannot be shown.
fn no_table() -> Trouble {
    let problem = Problem::Unbuildable(Unbuildable::Setup(Line::new("catalog-no-table")));
    Trouble { line: 1, problem }
}

/// A switch as an option: what it is about is the rule it belongs to.
fn by_switch(switch: &Switch, ledger: &Ledger) -> MatchOption {
    let said = |en: &str, de: &str| {
        let text = Arg::Name { en: en.to_owned(), de: de.to_owned() };
        Line::new("catalog-option-ruling").with("text", text)
    };
    let values = switch
        .values
        .iter()
        .map(|(word, en, de)| OptionValue { form: ValueForm::Word((*word).to_owned()), says: said(en, de) });
    let rule = ledger.rule(switch.rule).expect("the tests look up the rule of every switch");
    MatchOption {
        name: switch.name,
        says: said(&rule.en, &rule.de),
        rule: Some(switch.rule),
        default: switch.default.to_owned(),
        values: values.collect(),
        of_armies: false,
    }
}

/// Plays a proven match once more and listens. Proving it has no use for events, so nobody kept them.
fn story<H: Host>(course: &Course<H::Game>) -> Story {
    let again = "a proven match plays the same way again";
    let mut events: Vec<EventOf<H>> = Vec::new();
    let mut dice = TapeDice::playback(course.begin().dice.iter().cloned());
    let (game, mut state) = build::<H>(course.header(), &mut dice, &mut events).expect(again);
    // Who gave up, and how much had been told by then.
    let mut resigned: Vec<(usize, Seat)> = Vec::new();
    let resigned_after = |count: usize| {
        let own = course.resignations().iter().filter(move |resignation| resignation.after == count);
        own.map(|resignation| resignation.seat)
    };
    for (entry, before) in course.entries().iter().zip(0..) {
        resigned.extend(resigned_after(before).map(|seat| (events.len(), seat)));
        let legal = check(&game, &state, entry.ask, entry.seat, entry.action.clone()).expect(again);
        let mut dice = TapeDice::playback(entry.dice.iter().cloned());
        play(&game, &mut state, legal, &mut dice, &mut events);
    }
    resigned.extend(resigned_after(course.entries().len()).map(|seat| (events.len(), seat)));
    let tell = |event: &EventOf<H>| {
        Some(Told { heading: H::heading(event), line: game.tell(event)?, about: About::default() })
    };
    let mut told: Vec<Told> = Vec::new();
    let mut from = 0;
    for (to, seat) in resigned {
        told.extend(events[from..to].iter().filter_map(tell));
        told.push(gave_up(seat));
        from = to;
    }
    told.extend(events[from..].iter().filter_map(tell));
    Story {
        header: course.header().clone(),
        told,
        decisions: course.entries().len(),
        outcome: course.end().map(|end| end.outcome.clone()),
    }
}
