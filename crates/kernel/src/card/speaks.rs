//! What a game teaches the card runner.

use crate::{Ask, Dice, Game, Refusal, Seat};

/// The positions of the game that `S` speaks for.
pub type StateOf<S> = <<S as Speaks>::Game as Game>::State;
/// The questions of the game that `S` speaks for.
pub type QuestionOf<S> = <<S as Speaks>::Game as Game>::Question;
/// The answers of the game that `S` speaks for.
pub type ActionOf<S> = <<S as Speaks>::Game as Game>::Action;
/// The events of the game that `S` speaks for.
pub type EventOf<S> = <<S as Speaks>::Game as Game>::Event;
/// The views of the game that `S` speaks for.
pub type ViewOf<S> = <<S as Speaks>::Game as Game>::View;

/// The words of one game's cards.
///
/// Complaints are plain text for the writer of the card. A word quoted in `backquotes` is looked up in the
/// statement, so that the report can point at it; [`nearest`](crate::nearest) helps to suggest another.
pub trait Speaks {
    /// The game.
    type Game: Game;
    /// The table while it is being set up.
    type Scene;

    /// What the game's rule ids begin with, without the dot.
    fn prefix() -> &'static str;

    /// A table on which nothing has been set up.
    fn blank() -> Self::Scene;

    /// The words that begin a set-up statement.
    fn nouns() -> &'static [&'static str];

    /// Carries out one set-up statement; the first word is one of the nouns.
    fn arrange(scene: &mut Self::Scene, words: &[&str]) -> Result<(), String>;

    /// Judges a `try` without a seat, such as an illegal army; an empty list means that it is legal.
    fn attempt(scene: &Self::Scene, words: &[&str]) -> Result<Vec<Refusal>, String>;

    /// Begins the match. Called once, before the first statement that needs a running match, and again with
    /// the recorded dice to prove that the case can be replayed.
    fn start(scene: &Self::Scene, dice: &mut dyn Dice) -> Result<(Self::Game, StateOf<Self>), String>;

    /// The label and the value of one scripted die: `purpose` and `word` are as written on the card.
    fn die(purpose: &str, word: &str) -> Result<(String, u8), String>;

    /// The label and the numbers of one scripted fall, as [`Dice::outcome`] hands them to the game: what fell and where it
    /// came to rest on the table as it is now.
    ///
    /// [`Dice::outcome`]: crate::Dice::outcome
    fn fall(
        _game: &Self::Game,
        _state: &StateOf<Self>,
        _words: &[&str],
    ) -> Result<(String, Vec<i32>), String> {
        Err("nothing falls in this game".to_owned())
    }

    /// The answer that `words` describe.
    fn action(
        game: &Self::Game,
        state: &StateOf<Self>,
        ask: &Ask<QuestionOf<Self>>,
        seat: Seat,
        words: &[&str],
    ) -> Result<ActionOf<Self>, String>;

    /// The words for a question, most important first: `ask` is content with the beginning of them.
    fn question(question: &QuestionOf<Self>) -> String;

    /// Whether one expectation holds; the complaint says what was found instead. `events` are those of the
    /// latest `do`.
    fn expect(
        game: &Self::Game,
        state: &StateOf<Self>,
        events: &[EventOf<Self>],
        words: &[&str],
    ) -> Result<(), String>;

    /// Whether a view shows what `words` describe.
    fn sees(game: &Self::Game, view: &ViewOf<Self>, words: &[&str]) -> Result<bool, String>;

    /// A value with its reasons, for `why`.
    fn explain(game: &Self::Game, state: &StateOf<Self>, words: &[&str]) -> Result<String, String>;

    /// The table as text, for reports of failures.
    fn draw(game: &Self::Game, state: &StateOf<Self>) -> String;

    /// Whether the views of this position keep every secret. Asked after the start and after every answer.
    fn honest(_game: &Self::Game, _state: &StateOf<Self>) -> Result<(), String> {
        Ok(())
    }
}
