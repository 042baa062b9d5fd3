//! Cards of Diskwars, which nobody reads yet: every card is turned down with that reason.

use gonfalon_dw::{
    Dw,
    action::{Action, Question},
    event::Event,
    state::State,
    view::View,
};
use gonfalon_kernel::{Ask, Dice, Refusal, Seat, card::Speaks};

/// The words of a game whose cards are not read.
pub(crate) struct Words;

const NO_CARDS: &str = "cards of Diskwars are not read yet";

fn none<T>() -> Result<T, String> {
    Err(NO_CARDS.to_owned())
}

impl Speaks for Words {
    type Game = Dw;
    type Scene = ();

    fn prefix() -> &'static str {
        "dw"
    }

    fn blank() -> Self::Scene {}

    fn nouns() -> &'static [&'static str] {
        &[]
    }

    fn arrange(_scene: &mut Self::Scene, _words: &[&str]) -> Result<(), String> {
        none()
    }

    fn attempt(_scene: &Self::Scene, _words: &[&str]) -> Result<Vec<Refusal>, String> {
        none()
    }

    fn start(_scene: &Self::Scene, _dice: &mut dyn Dice) -> Result<(Dw, State), String> {
        none()
    }

    fn die(_purpose: &str, _word: &str) -> Result<(String, u8), String> {
        none()
    }

    fn action(
        _game: &Dw,
        _state: &State,
        _ask: &Ask<Question>,
        _seat: Seat,
        _words: &[&str],
    ) -> Result<Action, String> {
        none()
    }

    fn question(_question: &Question) -> String {
        NO_CARDS.to_owned()
    }

    fn expect(_game: &Dw, _state: &State, _events: &[Event], _words: &[&str]) -> Result<(), String> {
        none()
    }

    fn sees(_game: &Dw, _view: &View, _words: &[&str]) -> Result<bool, String> {
        none()
    }

    fn explain(_game: &Dw, _state: &State, _words: &[&str]) -> Result<String, String> {
        none()
    }

    fn draw(_game: &Dw, _state: &State) -> String {
        NO_CARDS.to_owned()
    }
}
