//! Armies of Warhammer: Diskwars in the making.

use gonfalon_scene::{Edit, Muster};
use gonfalon_whdw::{
    army::{self, build},
    setting::GameKind,
};

use super::{
    armies::{file_of, regiments, summary},
    library,
};
use crate::{
    ArmyWord, Finding,
    muster::{UNNAMED, edited, unshowable},
    options::Chosen,
};

/// Everything about an army after these edits.
pub(super) fn muster(
    army: Option<&ArmyWord>,
    edits: &[Edit],
    chosen: &Chosen<'_>,
    sheets: bool,
) -> Result<Muster, Vec<Finding>> {
    let library = library();
    let written = |word: &ArmyWord| file_of(word, GameKind::Standard);
    let file = army.map_or_else(|| Ok(build::empty(UNNAMED)), written)?;
    let file = edited(file, edits, |file, edit| build::edit(file, edit, library))?;
    let terms = build::Terms { regiments: regiments(chosen), one_box: chosen.word("one-box") == "true" };
    let muster = build::muster(&file, library, terms, sheets).map_err(|nonsense| unshowable(&nonsense))?;
    let army = army::check(&file, library, terms.regiments, terms.one_box).ok();
    Ok(Muster { summary: army.map(|army| summary(&army)), ..muster })
}
