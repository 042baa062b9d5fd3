//! A match for Python.

use std::sync::{Mutex, MutexGuard};

use gonfalon_catalog::{
    Agreed, ArmyWord, Finding, GameEntry, Open, Opening, Play, Rejected, Settings, game, reasons,
};
use gonfalon_kernel::{AskId, Line, Seat};
use gonfalon_text::Lang;
use pyo3::{PyResult, create_exception, exceptions::PyValueError, pyclass, pymethods};
use serde_json::{Value, json};

create_exception!(_gonfalon, Refused, PyValueError, "The rules, or the match, refuse an answer.");

/// A running match. Seats are counted from 0; everything else is JSON.
#[pyclass(frozen, module = "gonfalon._gonfalon")]
pub(crate) struct Match {
    game: &'static dyn GameEntry,
    armies: Vec<String>,
    play: Mutex<Box<dyn Play>>,
}

/// The match that words and a seed name: with these armies, or with ready ones that follow from the seed.
fn agree(
    game: &dyn GameEntry,
    settings: &Settings,
    players: Option<u8>,
    seed: u64,
) -> Result<Agreed, Vec<Finding>> {
    if !settings.armies.is_empty() {
        return game.agree(settings);
    }
    let every = game.every_match(settings, players)?;
    let place = seed.checked_rem(every.len() as u64).and_then(|place| usize::try_from(place).ok());
    // Without ready armies it is the game that says what is missing.
    place.and_then(|place| every.into_iter().nth(place)).map_or_else(|| game.agree(settings), Ok)
}

impl Match {
    fn play(&self) -> MutexGuard<'_, Box<dyn Play>> {
        // A match that broke down in the middle of an answer is not changed by it.
        self.play.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn english(&self, line: &Line) -> String {
        self.game.texts().line(Lang::En, line)
    }

    fn refused(&self, rejected: &Rejected) -> pyo3::PyErr {
        let reasons = reasons(rejected, self.game.texts()).into_iter();
        let says = reasons.map(|reason| match reason.rule {
            Some(rule) => format!("{rule}: {}", reason.says),
            None => reason.says,
        });
        Refused::new_err(says.collect::<Vec<_>>().join("\n"))
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game_id, seed, armies, options, players))]
    fn new(
        game_id: &str,
        seed: u64,
        armies: Vec<String>,
        options: Vec<(String, String)>,
        players: Option<u8>,
    ) -> PyResult<Match> {
        let game = game(game_id).ok_or_else(|| {
            let known = gonfalon_catalog::games().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
            PyValueError::new_err(format!("there is no game “{game_id}”; games are: {known}"))
        })?;
        let wrong = |findings: Vec<Finding>| {
            let says = findings.iter().map(|finding| game.texts().line(Lang::En, &finding.says));
            PyValueError::new_err(says.collect::<Vec<_>>().join("\n"))
        };
        let settings = Settings { armies: armies.into_iter().map(ArmyWord::Named).collect(), options };
        let agreed = agree(game, &settings, players, seed).map_err(wrong)?;
        let seats = vec!["python".to_owned(); agreed.armies.len()];
        let play = game.open(&Opening { agreed: &agreed, seats: &seats, seed }).map_err(wrong)?;
        Ok(Match { game, armies: agreed.armies, play: Mutex::new(play) })
    }

    /// How many seats play.
    fn seats(&self) -> u8 {
        self.play().seats()
    }

    /// What the army of each seat is called.
    fn armies(&self) -> Vec<String> {
        self.armies.clone()
    }

    /// How many answers have been played.
    fn count(&self) -> u32 {
        self.play().count()
    }

    /// The open questions; none when the match is over.
    fn asks(&self) -> String {
        let asks = self.play().asks().into_iter();
        let plain = |open: Open| json!({ "ask": open.id.0, "seat": open.seat.0, "says": self.english(&open.says), "rule": open.rule.0 });
        Value::from_iter(asks.map(plain)).to_string()
    }

    /// The question of a seat with its view and proposals; nothing if it is not asked.
    fn question(&self, seat: u8, proposals: usize) -> Option<String> {
        let inquiry = self.play().inquiry(Seat(seat), proposals)?;
        let says = self.english(&inquiry.says);
        let plain = json!({
            "ask": inquiry.ask.0,
            "seat": inquiry.seat.0,
            "question": inquiry.question,
            "says": says,
            "rule": inquiry.rule.0,
            "view": inquiry.view,
            "proposals": inquiry.proposals,
        });
        Some(plain.to_string())
    }

    /// What a seat, or a spectator, may know.
    fn view(&self, seat: Option<u8>) -> String {
        self.play().seen(seat.map(Seat)).to_string()
    }

    /// The table as a seat, or a spectator, sees it: the same form in all games.
    fn scene(&self, seat: Option<u8>) -> String {
        let scene = self.play().scene(seat.map(Seat));
        serde_json::to_string(&scene).expect("a scene is plain data and always becomes JSON")
    }

    /// Plays an answer.
    fn apply(&self, seat: u8, ask: u32, action: &str) -> PyResult<()> {
        let action =
            serde_json::from_str(action).map_err(|error| PyValueError::new_err(error.to_string()))?;
        let played = self.play().act(Seat(seat), AskId(ask), action, 0);
        played.map(drop).map_err(|rejected| self.refused(&rejected))
    }

    /// Plays the safe answer.
    fn fallback(&self, seat: u8, ask: u32) -> PyResult<()> {
        let played = self.play().pass(Seat(seat), AskId(ask), 0);
        played.map(drop).map_err(|rejected| self.refused(&rejected))
    }

    /// What a bot of the game would answer.
    fn bot_answer(&self, seat: u8, bot: &str) -> PyResult<Option<String>> {
        if !self.game.bots().contains(&bot) {
            let known = self.game.bots().join(", ");
            return Err(PyValueError::new_err(format!("there is no bot “{bot}”; bots are: {known}")));
        }
        let puzzle = self.play().puzzle(Seat(seat), bot);
        Ok(puzzle.map(|puzzle| puzzle.solve(&|_| true).action.to_string()))
    }

    /// How it ended; nothing as long as it runs.
    fn outcome(&self) -> Option<String> {
        let outcome = self.play().outcome()?;
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
        let plain = json!({ "winners": numbers(&outcome.winners), "resigned": numbers(&outcome.resigned) });
        Some(plain.to_string())
    }

    /// What a seat, or a spectator, was told from an answer on, in English.
    fn story(&self, seat: Option<u8>, first: u32) -> Vec<String> {
        let story = self.play().story(seat.map(Seat), first);
        story.iter().map(|(_, told)| self.english(&told.line)).collect()
    }

    /// The lines of the log.
    fn log(&self) -> Vec<String> {
        self.play().log()
    }
}
