//! `gonfalon rules`: the ledger, its rulings and its cards.

mod coverage;
mod page;
mod show;

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use gonfalon_catalog::GameEntry;
use gonfalon_kernel::{Line, card::Verdict, ledger::rulings_page};

pub(crate) use coverage::coverage;
pub(crate) use show::show;

use crate::{
    arguments::Rulings,
    card,
    ending::{Ending, Stop},
    files,
    voice::Voice,
};

pub(crate) fn rulings(rulings: &Rulings, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let game = files::named_game(&rulings.game, voice)?;
    write!(out, "{}", rulings_page(game.ledger(), game.switches()))?;
    Ok(Ending::Fine)
}

/// The folder with the cards of a game.
fn card_folder(game: &dyn GameEntry, asked: Option<&Path>) -> PathBuf {
    asked.map_or_else(|| Path::new("cards").join(game.id()), Path::to_owned)
}

/// Runs those cards of a folder whose text is of interest.
fn run_cards(
    game: &dyn GameEntry,
    folder: &Path,
    wanted: impl Fn(&str) -> bool,
    voice: Voice,
) -> Result<Vec<Verdict>, Stop> {
    if !folder.is_dir() {
        let line = Line::new("cli-no-card-folder").text("folder", folder.display().to_string());
        return Err(Stop::because(voice.say(&line.text("game", game.id()))));
    }
    let files = card::card_files(&[folder.to_owned()], voice)?;
    let files = files.iter().filter(|file| wanted(&card::text_of(file)));
    Ok(files.flat_map(|file| game.run_card(file)).collect())
}
