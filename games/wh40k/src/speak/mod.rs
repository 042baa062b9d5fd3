//! The words of this game's rule cards. `docs/cards/wh40k.md` explains them to people who write cards.

mod agreement;
mod answer;
mod army;
mod expect;
mod explain;
mod ground;
mod happened;
mod muster;
mod question;
mod read;
mod rolled;
mod scene;

use gonfalon_kernel::card::Speaks;
use gonfalon_kernel::{Ask, Dice, Refusal, Seat};

use crate::Wh40k;
use crate::action::{Action, Question};
use crate::event::Event;
use crate::state::{Place, State, Table};
use crate::view::View;

pub use scene::Scene;

/// Warhammer 40,000 on cards.
#[derive(Debug)]
pub struct Words;

/// What dice are rolled for: the word of cards, and what the rules call it.
const PURPOSES: [(&str, &str); 22] = [
    ("hits", "hit-roll"),
    ("wounds", "wound-roll"),
    ("saves", "saving-throw"),
    ("damage", "damage-roll"),
    ("attacks", "attacks-roll"),
    ("strength", "strength-roll"),
    ("sustained", "sustained-hits"),
    ("pain", "feel-no-pain"),
    ("hazardous", "hazardous-test"),
    ("advance", "advance-roll"),
    ("charge", "charge-roll"),
    ("escape", "desperate-escape"),
    ("battle-shock", "battle-shock-test"),
    ("demise", "deadly-demise"),
    ("demise-wounds", "demise-wounds"),
    ("grenade", "grenade"),
    ("tank-shock", "tank-shock"),
    ("wreck", "wreck-roll"),
    ("mend", "mend-roll"),
    ("move", "move-roll"),
    ("roll-off", "roll-off"),
    ("terrain", "terrain-pairs-die"),
];

impl Speaks for Words {
    type Game = Wh40k;
    type Scene = Scene;

    fn prefix() -> &'static str {
        "wh40k"
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

    fn start(scene: &Scene, dice: &mut dyn Dice) -> Result<(Wh40k, State), String> {
        scene.start(dice)
    }

    fn die(purpose: &str, word: &str) -> Result<(String, u8), String> {
        let Some((_, label)) = PURPOSES.iter().find(|(known, _)| *known == purpose) else {
            let known = PURPOSES.map(|(known, _)| known).join(", ");
            return Err(format!("`{purpose}` is no purpose of a die; there are {known}"));
        };
        let value: u8 = read::number(word)?;
        if !(1..=6).contains(&value) {
            return Err(format!("no die shows `{word}`"));
        }
        Ok(((*label).to_owned(), value))
    }

    fn action(
        game: &Wh40k,
        state: &State,
        _ask: &Ask<Question>,
        _seat: Seat,
        words: &[&str],
    ) -> Result<Action, String> {
        answer::Answer { game, state }.read(words)
    }

    fn question(question: &Question) -> String {
        question::words(question)
    }

    fn expect(game: &Wh40k, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
        expect::expect(game, &state.table, events, words)
    }

    fn sees(game: &Wh40k, view: &View, words: &[&str]) -> Result<bool, String> {
        if let ["formations"] = words {
            return Ok(view.noted.is_some());
        }
        match expect::expect(game, &view.table, &[], words) {
            Ok(()) => Ok(true),
            Err(complaint) if complaint.contains('`') => Err(complaint),
            Err(_) => Ok(false),
        }
    }

    fn explain(game: &Wh40k, state: &State, words: &[&str]) -> Result<String, String> {
        explain::explain(game, state, words)
    }

    fn draw(game: &Wh40k, state: &State) -> String {
        let mut text = draw(game, &state.table);
        for ask in state.stack.asks() {
            text.push_str(&format!("{} is asked {:?}\n", ask.seat.colour(), ask.question));
        }
        text
    }
}

/// The table as a list: every unit with its place and its models.
fn draw(game: &Wh40k, table: &Table) -> String {
    let names = read::Names { game };
    let phase = read::phase_word(table.phase);
    let mut text = format!("round {}, {phase} phase of {}\n", table.round, table.active.colour());
    for seat in Seat::all(2) {
        let player = &table.players[seat];
        let (cp, vp) = (player.command_points, player.victory_points);
        text.push_str(&format!("{} has {cp} CP and {vp} VP\n", seat.colour()));
    }
    for unit in names.all() {
        let (facts, mustered) = (&table.units[unit.index()], &game.units[unit.index()]);
        let place = match facts.place {
            Place::Battlefield => String::new(),
            other => format!(" {other:?}"),
        };
        text.push_str(&format!("{:5} {}{place}", mustered.owner.colour(), names.of(unit)));
        for (said, when) in [
            (" shocked", facts.battle_shocked),
            (" shot", facts.shot),
            (" charged", facts.charged),
            (" fought", facts.fought),
        ] {
            text.push_str(if when { said } else { "" });
        }
        facts.moved.into_iter().for_each(|kind| text.push_str(&format!(" moved {}", read::kind_word(kind))));
        for model in mustered.models.clone() {
            let model = &table.models[usize::from(model)];
            let (x, y) = (gonfalon_table::Length(model.at.x), gonfalon_table::Length(model.at.y));
            match model.destroyed {
                true => text.push_str(" (gone)"),
                false => text.push_str(&format!(" {x},{y},{}", model.elevation)),
            }
            if model.lost > 0 {
                text.push_str(&format!("-{}", model.lost));
            }
        }
        text.push('\n');
    }
    text
}
