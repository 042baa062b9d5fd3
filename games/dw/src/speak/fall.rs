//! Falls in words: where counters, Disks and the Death Ball come to rest.

use gonfalon_disks::DiskId;
use gonfalon_drops::{Fall, Landing, Pushed, Rest};
use gonfalon_table::Point;

use super::read::{Names, number, point};
use crate::Dw;
use crate::state::State;

/// The purpose and the numbers of a fall: `missiles on A, on A B, miss, off` and the like.
pub(super) fn fall(game: &Dw, state: &State, words: &[&str]) -> Result<(String, Vec<i32>), String> {
    let [what, rest @ ..] = words else { return Err("say what falls".to_owned()) };
    let purpose = match *what {
        "missiles" => "missile-drop",
        "disk" => "disk-drop",
        "ball" => "death-ball",
        other => return Err(format!("`{other}` does not fall; missiles, disk and ball do")),
    };
    let ground = Ground { game, state, purpose };
    let text = rest.join(" ");
    let mut fall = Fall::default();
    for part in text.split(',').map(str::trim) {
        // A place has a comma of its own, so places are written x/y here.
        let part: Vec<&str> = part.split_whitespace().collect();
        ground.piece(&mut fall, &part)?;
    }
    Ok((purpose.to_owned(), fall.to_numbers()))
}

struct Ground<'a> {
    game: &'a Dw,
    state: &'a State,
    purpose: &'static str,
}

impl Ground<'_> {
    fn piece(&self, fall: &mut Fall, words: &[&str]) -> Result<(), String> {
        let landing = match words {
            ["miss"] => self.miss(),
            ["miss", "at", at] => Landing { centre: place(at)?, ..Landing::default() },
            ["off"] => Landing { off_table: true, ..Landing::default() },
            ["at", at] => Landing { centre: place(at)?, ..Landing::default() },
            ["at", at, "on", disks @ ..] => Landing { centre: place(at)?, ..self.on(disks)? },
            ["on", disks @ ..] => self.on(disks)?,
            // A counter lies on an earlier one of the same fall or of the table, by its number.
            ["upon", counter, "on", disks @ ..] => {
                let mut landing = self.on(disks)?;
                landing.rest.counters = vec![number::<usize>(counter)?.saturating_sub(1)];
                landing
            }
            ["knocks", counter, "off"] => {
                let counter = number::<usize>(counter)?.saturating_sub(1);
                let by = fall.pieces.len();
                fall.pieces.push(self.miss());
                fall.pushed.push(Pushed { counter, by, landing: self.miss() });
                return Ok(());
            }
            _ => {
                return Err("a piece falls `on DISK ...`, `at x/y [on DISK ...]`, `upon NUMBER on DISK`, \
                            `knocks NUMBER off`, `miss [at x/y]` or `off`"
                    .to_owned());
            }
        };
        fall.pieces.push(landing);
        Ok(())
    }

    fn miss(&self) -> Landing {
        Landing { centre: self.game.table.min, ..Landing::default() }
    }

    /// On Disks, in the middle of the first.
    fn on(&self, words: &[&str]) -> Result<Landing, String> {
        let disks: Vec<DiskId> = Names { game: self.game }.find_all(words)?;
        let first = disks.first().ok_or("say on which Disk")?;
        Ok(Landing {
            centre: self.state.table.pile.at(*first),
            rest: self.rest(&disks),
            ..Landing::default()
        })
    }

    /// What lies on these Disks, as a fall knows it: Land and Spell Disks come first.
    fn rest(&self, on: &[DiskId]) -> Rest {
        let table = &self.state.table;
        let below = table.lands.len() + table.tokens.len();
        // The Disk that falls does not lie on the table.
        let falling = self.falling();
        let order: Vec<DiskId> = table.pile.from_the_bottom().filter(|disk| Some(*disk) != falling).collect();
        let place = |disk: &DiskId| order.iter().position(|other| other == disk);
        let mut disks: Vec<usize> = on.iter().filter_map(place).map(|place| place + below).collect();
        disks.sort_unstable();
        Rest { disks, counters: Vec::new() }
    }

    fn falling(&self) -> Option<DiskId> {
        self.state.stack.asks().iter().find_map(|ask| match &ask.question {
            crate::action::Question::AimDisk { disk, .. } if self.purpose == "disk-drop" => Some(*disk),
            _ => None,
        })
    }
}

/// A place as `x/y` in inches.
fn place(word: &str) -> Result<Point, String> {
    point(&word.replace('/', ","))
}
