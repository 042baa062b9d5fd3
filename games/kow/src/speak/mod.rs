//! The words of this game's rule cards. `docs/cards/kow.md` explains them to people who write cards.

mod answer;
mod army;
mod expect;
mod explain;
mod happened;
mod position;
mod printed;
mod read;
mod scene;

use gonfalon_kernel::card::Speaks;
use gonfalon_kernel::{Ask, Dice, Refusal, Seat, Stack};

use crate::Kow;
use crate::action::{Action, Question};
use crate::event::Event;
use crate::state::{Place, State, Table};

pub use scene::Scene;

/// Kings of War on cards.
#[derive(Debug)]
pub struct Words;

/// What dice are rolled for.
const PURPOSES: [&str; 17] = [
    "hit-die",
    "damage-die",
    "nerve-die",
    "regroup-die",
    "surge-die",
    "courage-die",
    "headstrong-die",
    "sight-die",
    "cover-die",
    "roll-off-die",
    "victory-die",
    "objective-die",
    "terrain-pairs-die",
    "terrain-kind-die",
    "terrain-across-die",
    "terrain-along-die",
    "terrain-heading-die",
];

impl Speaks for Words {
    type Game = Kow;
    type Scene = Scene;

    fn prefix() -> &'static str {
        "kow"
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

    fn start(scene: &Scene, dice: &mut dyn Dice) -> Result<(Kow, State), String> {
        scene.start(dice)
    }

    fn die(purpose: &str, word: &str) -> Result<(String, u8), String> {
        if !PURPOSES.contains(&purpose) {
            return Err(format!("`{purpose}` is no purpose of a die; there are {}", PURPOSES.join(", ")));
        }
        let value: u8 = read::number(word)?;
        // The dice of terrain by chance have as many sides as there are kinds, inches and headings.
        let most = if purpose.starts_with("terrain-") { u8::MAX } else { 6 };
        if !(1..=most).contains(&value) {
            return Err(format!("no die shows `{word}`"));
        }
        Ok((purpose.to_owned(), value))
    }

    fn action(
        game: &Kow,
        state: &State,
        _ask: &Ask<Question>,
        _seat: Seat,
        words: &[&str],
    ) -> Result<Action, String> {
        answer::Answer { game, state }.read(words)
    }

    fn question(question: &Question) -> String {
        match question {
            Question::PlaceTerrain => "terrain".to_owned(),
            Question::SetObjective => "objective".to_owned(),
            Question::ChooseSide => "side".to_owned(),
            Question::Deploy => "deploy".to_owned(),
            Question::ChooseFirst => "first".to_owned(),
            Question::Order => "order".to_owned(),
            Question::Shoot => "shoot".to_owned(),
            Question::SurgeTarget { among, .. } => format!("surge {}", among.len()),
            Question::TestNext { among } => format!("test {}", among.len()),
            Question::FightNext { among } => format!("fight {}", among.len()),
            Question::Regroup { .. } => "regroup".to_owned(),
            Question::RegroupNext { among } => format!("regroup-next {}", among.len()),
            Question::Separate { ways } => format!("separate {}", ways.len()),
            Question::AgreePause => "agree-pause".to_owned(),
            Question::Resume => "resume".to_owned(),
        }
    }

    fn expect(game: &Kow, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
        expect::expect(game, &state.table, events, words)
    }

    fn sees(game: &Kow, view: &Table, words: &[&str]) -> Result<bool, String> {
        // Nothing is secret: whatever can be expected of the table can be seen on it.
        match expect::expect(game, view, &[], words) {
            Ok(()) => Ok(true),
            Err(complaint) if complaint.contains('`') => Err(complaint),
            Err(_) => Ok(false),
        }
    }

    fn explain(game: &Kow, state: &State, words: &[&str]) -> Result<String, String> {
        explain::explain(game, &state.table, words)
    }

    fn draw(game: &Kow, state: &State) -> String {
        draw(game, &state.table, &state.stack)
    }
}

/// The table as a list: every unit with its place and markers, then what is unfinished.
fn draw(game: &Kow, table: &Table, stack: &Stack<crate::Frame, Question>) -> String {
    let names = read::Names { game };
    let mut text = format!("turn {} of {}, {:?}\n", table.turn, table.active.colour(), table.phase);
    for unit in names.all() {
        let facts = &table.units[unit.index()];
        let place = match facts.place {
            Place::Table => format!(
                "at {},{} facing {}",
                read::inches(facts.at.x),
                read::inches(facts.at.y),
                read::facing(facts.heading)
            ),
            Place::Waiting => "waiting".to_owned(),
            Place::Routed => "routed".to_owned(),
            Place::Lost => "lost".to_owned(),
        };
        let owner = game.units[unit.index()].owner;
        text.push_str(&format!("{:5} {} {place}", owner.colour(), names.of(unit)));
        for (said, when) in [
            (format!(" damage {}", facts.damage), facts.damage > 0),
            (" wavering".to_owned(), facts.wavering),
            (" shot".to_owned(), facts.shot),
            (
                facts.order.map(|order| format!(" ordered {}", read::order_word(order))).unwrap_or_default(),
                true,
            ),
        ] {
            if when {
                text.push_str(&said);
            }
        }
        text.push('\n');
    }
    for contact in &table.contacts {
        let (charger, target) = (names.of(contact.charger), names.of(contact.target));
        text.push_str(&format!("{charger} touches {target} at its {}\n", read::side_word(contact.side)));
    }
    for ask in stack.asks() {
        text.push_str(&format!("{} is asked {:?}\n", ask.seat.colour(), ask.question));
    }
    text
}
