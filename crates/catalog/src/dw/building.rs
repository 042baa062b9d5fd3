//! Armies of Diskwars in the making.

use gonfalon_dw::army::{self, build};
use gonfalon_scene::{Edit, Muster};

use super::{
    armies::{army_of, summary},
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
    let library = library();
    let file = army.map_or_else(|| Ok(build::empty(UNNAMED)), army_of)?;
    let file = edited(file, edits, |file, edit| build::edit(file, edit, library))?;
    let agreed = choices::terms(chosen);
    let muster = build::muster(&file, library, agreed, sheets).map_err(|nonsense| unshowable(&nonsense))?;
    let army = army::check(&file, library, agreed).ok();
    Ok(Muster { summary: army.map(|army| summary(&army)), ..muster })
}
