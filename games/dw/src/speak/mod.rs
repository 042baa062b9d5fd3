//! The words of this game's rule cards. `docs/cards/dw.md` explains them to people who write cards.

mod answer;
mod army;
mod choice;
mod expect;
mod explain;
mod fall;
mod happened;
mod position;
mod question;
mod read;
mod scene;
mod sees;

use gonfalon_kernel::card::Speaks;
use gonfalon_kernel::{Ask, Dice, Refusal, Seat};

use crate::Dw;
use crate::action::{Action, Question};
use crate::event::Event;
use crate::state::{Place, State};
use crate::view::View;

pub use scene::Scene;

/// The purposes of the dice; all of them show numbers.
const DICE: [&str; 5] =
    ["first-player-lot", "attacker-lot", "terrain-lot", "forcewave-lot", "stolen-spell-lot"];

/// Diskwars on cards.
#[derive(Debug)]
pub struct Words;

impl Speaks for Words {
    type Game = Dw;
    type Scene = Scene;

    fn prefix() -> &'static str {
        "dw"
    }

    fn blank() -> Scene {
        Scene::default()
    }

    fn nouns() -> &'static [&'static str] {
        scene::NOUNS
    }

    fn arrange(scene: &mut Scene, words: &[&str]) -> Result<(), String> {
        scene.arrange(words)
    }

    fn attempt(scene: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
        army::attempt(scene, words)
    }

    fn start(scene: &Scene, dice: &mut dyn Dice) -> Result<(Dw, State), String> {
        scene.start(dice)
    }

    fn die(purpose: &str, word: &str) -> Result<(String, u8), String> {
        if DICE.contains(&purpose) {
            return Ok((purpose.to_owned(), read::number(word)?));
        }
        Err(format!("`{purpose}` is no purpose of a die here; there are {}", DICE.join(", ")))
    }

    fn fall(game: &Dw, state: &State, words: &[&str]) -> Result<(String, Vec<i32>), String> {
        fall::fall(game, state, words)
    }

    fn action(
        game: &Dw,
        state: &State,
        ask: &Ask<Question>,
        _seat: Seat,
        words: &[&str],
    ) -> Result<Action, String> {
        answer::Answer { game, state, question: &ask.question }.read(words)
    }

    fn question(question: &Question) -> String {
        question::words(question)
    }

    fn expect(game: &Dw, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
        expect::expect(game, state, events, words)
    }

    fn sees(game: &Dw, view: &View, words: &[&str]) -> Result<bool, String> {
        sees::sees(game, view, words)
    }

    fn explain(game: &Dw, state: &State, words: &[&str]) -> Result<String, String> {
        explain::explain(game, state, words)
    }

    fn draw(game: &Dw, state: &State) -> String {
        draw(game, state)
    }

    fn honest(game: &Dw, state: &State) -> Result<(), String> {
        sees::honest(game, state)
    }
}

/// The table as a list: every Disk with its place and counters.
fn draw(game: &Dw, state: &State) -> String {
    let names = read::Names { game };
    let table = &state.table;
    let mut text = format!("round {}, {:?}, first {}\n", table.round, table.segment, table.first);
    for disk in names.all() {
        let facts = &table.disks[disk.index()];
        let place = match facts.place {
            Place::Table => {
                let at = table.pile.at(disk);
                format!("at {},{}", read::inches(at.x), read::inches(at.y))
            }
            other => format!("{other:?}").to_lowercase(),
        };
        let controller = facts.controller.map_or("nobody", Seat::colour);
        text.push_str(&format!("{controller:8} {} {place}", names.of(disk)));
        let counters = [
            ("damage", facts.damage),
            ("wounds", facts.wounds),
            ("markers", facts.markers),
            ("berserk", u8::from(facts.berserk)),
        ];
        for (word, count) in counters.iter().filter(|(_, count)| *count > 0) {
            text.push_str(&format!(" {word} {count}"));
        }
        if facts.place == Place::Table {
            for under in table.pile.under(disk) {
                text.push_str(&format!(" on {}", names.of(under)));
            }
        }
        text.push('\n');
    }
    text
}
