//! Armies of Warhammer 40,000 in the making.

use gonfalon_scene::{Edit, Muster};
use gonfalon_wh40k::army::{self, build};

use super::{
    armies::{army_of, own_library, summary},
    choices, library,
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
    let file = army.map_or_else(|| Ok(build::empty(UNNAMED, library())), army_of)?;
    // No edit changes the datasheets that an army brings along.
    let library = &*own_library(&file);
    let file = edited(file, edits, |file, edit| build::edit(file, edit, library))?;
    let agreed = choices::size(chosen);
    let muster = build::muster(&file, library, agreed, sheets).map_err(|nonsense| unshowable(&nonsense))?;
    let army = army::check(&file, library, agreed).ok();
    Ok(Muster { summary: army.map(|army| summary(&army, &file)), ..muster })
}
