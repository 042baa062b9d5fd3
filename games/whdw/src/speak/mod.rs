//! The words of this game's rule cards. `docs/cards/whdw.md` explains them to people who write cards.

mod answer;
mod army;
mod expect;
mod explain;
mod happened;
mod position;
mod read;
mod scene;
mod sees;

use gonfalon_kernel::card::Speaks;
use gonfalon_kernel::{Ask, Dice, Refusal, Seat};

use crate::Whdw;
use crate::action::{Action, Question};
use crate::data::{Face, Word};
use crate::event::Event;
use crate::state::{Place, State};
use crate::view::View;

pub use scene::Scene;

/// Warhammer: Diskwars on cards.
#[derive(Debug)]
pub struct Words;

impl Speaks for Words {
    type Game = Whdw;
    type Scene = Scene;

    fn prefix() -> &'static str {
        "whdw"
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

    fn start(scene: &Scene, dice: &mut dyn Dice) -> Result<(Whdw, State), String> {
        scene.start(dice)
    }

    fn die(purpose: &str, word: &str) -> Result<(String, u8), String> {
        const BATTLE: [&str; 4] = ["battle-die", "scatter-die", "unstable-die", "ability-battle-die"];
        const NUMBERS: [&str; 10] = [
            "army-die",
            "edge-die",
            "initiative-die",
            "scenario-draw",
            "objective-deal",
            "deployment-deal",
            "terrain-deal",
            "strength-die",
            "danger-die",
            "ability-die",
        ];
        if BATTLE.contains(&purpose) {
            let wanted =
                Face::from_word(word).ok_or_else(|| format!("`{word}` is no face of a battle die"))?;
            let faces = &crate::data::Library::core().constants.battle_die;
            let side = faces.iter().position(|face| *face == wanted).expect("the die has all faces");
            return Ok((purpose.to_owned(), side as u8 + 1));
        }
        if NUMBERS.contains(&purpose) {
            return Ok((purpose.to_owned(), read::number(word)?));
        }
        Err(format!(
            "`{purpose}` is no purpose of a die here; there are {} and {}",
            BATTLE.join(", "),
            NUMBERS.join(", ")
        ))
    }

    fn action(
        game: &Whdw,
        state: &State,
        ask: &Ask<Question>,
        seat: Seat,
        words: &[&str],
    ) -> Result<Action, String> {
        answer::Answer { game, state, question: &ask.question, seat }.read(words)
    }

    fn question(question: &Question) -> String {
        match question {
            Question::AssignInitiative => "initiative".to_owned(),
            Question::ChooseScenario => "scenario".to_owned(),
            Question::PlaceDeploymentCard => "deployment-card".to_owned(),
            Question::PlaceTerrain => "terrain".to_owned(),
            Question::PlaceWatchtower => "watchtower".to_owned(),
            Question::Deploy => "deploy".to_owned(),
            Question::Scout { .. } => "scout".to_owned(),
            Question::ChooseCommand => "command".to_owned(),
            Question::Resolve { left } => format!("resolve {left}"),
            Question::Continue { flips, may_act: true, .. } => format!("continue {flips} act"),
            Question::Continue { flips, may_act: false, .. } => format!("continue {flips}"),
            Question::ChooseScatter { .. } => "scatter".to_owned(),
            Question::ChooseDisk { .. } => "choose".to_owned(),
            Question::OrderTriggers { waiting } => format!("triggers {}", waiting.len()),
            Question::FlipToward { .. } => "flip".to_owned(),
            Question::ChooseEngagement { among } => format!("engagement {}", among.len()),
            Question::Strike { .. } => "strike".to_owned(),
        }
    }

    fn expect(game: &Whdw, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
        expect::expect(game, state, events, words)
    }

    fn sees(game: &Whdw, view: &View, words: &[&str]) -> Result<bool, String> {
        sees::sees(game, view, words)
    }

    fn explain(game: &Whdw, state: &State, words: &[&str]) -> Result<String, String> {
        explain::explain(game, state, words)
    }

    fn draw(game: &Whdw, state: &State) -> String {
        draw(game, state)
    }

    fn honest(game: &Whdw, state: &State) -> Result<(), String> {
        sees::honest(game, state)
    }
}

/// The table as a list: every disk with its place and tokens.
fn draw(game: &Whdw, state: &State) -> String {
    let names = read::Names { game };
    let table = &state.table;
    let mut text = format!("round {}, {:?}\n", table.round, table.phase);
    for disk in names.all() {
        let facts = &table.disks[disk.index()];
        let at = table.pile.at(disk);
        let place = match facts.place {
            Place::Battlefield => format!("at {},{}", read::inches(at.x), read::inches(at.y)),
            Place::Reserve => "in reserve".to_owned(),
            Place::Casualty => "gone".to_owned(),
        };
        text.push_str(&format!("{:8} {} {place}", game.disks[disk.index()].owner.colour(), names.of(disk)));
        for (said, when) in [
            (format!(" damage {}", facts.damage), facts.damage > 0),
            (format!(" wounds {}", facts.wounds), facts.wounds > 0),
            (" activated".to_owned(), facts.activated),
            (" empowered".to_owned(), facts.empowered),
        ] {
            if when {
                text.push_str(&said);
            }
        }
        for under in table.pile.under(disk) {
            text.push_str(&format!(" on {}", names.of(under)));
        }
        text.push('\n');
    }
    text
}
