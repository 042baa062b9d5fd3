//! What players agree on before a match, in words.

use gonfalon_kernel::{Refusal, SeededDice};
use gonfalon_table::Length;

use super::army;
use super::read::{length, listed, split};
use crate::army::{ArmyFile, BattleSize};
use crate::data::Library;
use crate::event::Event;
use crate::setting::{Agreement, Battlefield, CannotBegin, TerrainChoice};

/// The armies of a match for which cards name none.
const USUAL: [&str; 2] = ["lamps-against-the-dark", "moon-at-full"];

/// An agreement without armies.
pub(super) fn blank() -> Agreement {
    Agreement {
        size: BattleSize::Incursion,
        armies: Vec::new(),
        terrain: TerrainChoice::None,
        battlefield: None,
        rulings: Default::default(),
    }
}

/// Takes one of `size S`, `battlefield LxW`, `layout ID` and `terrain-by-chance` into an agreement and gives back the words after
/// it; `None` if the words begin otherwise.
pub(super) fn term<'w, 's>(
    agreement: &mut Agreement,
    words: &'w [&'s str],
) -> Result<Option<&'w [&'s str]>, String> {
    Ok(Some(match words {
        ["size", size, rest @ ..] => {
            agreement.size = listed(size)?;
            rest
        }
        ["battlefield", measures, rest @ ..] => {
            let (long, wide) = measured(measures)?;
            agreement.battlefield = Some(Battlefield { length: long, width: wide });
            rest
        }
        ["layout", id, rest @ ..] => {
            agreement.terrain = TerrainChoice::Layout((*id).to_owned());
            rest
        }
        ["terrain-by-chance", rest @ ..] => {
            agreement.terrain = TerrainChoice::Chance;
            rest
        }
        _ => return Ok(None),
    }))
}

/// The measures of a battlefield, `60x44`.
pub(super) fn measured(word: &str) -> Result<(Length, Length), String> {
    let (long, wide) = word.split_once('x').ok_or_else(|| format!("`{word}` is no battlefield: 60x44"))?;
    Ok((length(long)?, length(wide)?))
}

/// Judges `match [TERM ...] [armies ARMY vs ARMY ...]`.
pub(super) fn attempt(words: &[&str]) -> Result<Vec<Refusal>, String> {
    let mut agreement = blank();
    let mut rest = words;
    while let Some(more) = term(&mut agreement, rest)? {
        rest = more;
    }
    let armies: Vec<&[&str]> = match rest {
        [] => USUAL.chunks(1).collect(),
        ["armies", armies @ ..] => split(armies, "vs"),
        [word, ..] => {
            return Err(format!(
                "`{word}` is not expected here: size, battlefield, layout, terrain-by-chance or armies"
            ));
        }
    };
    let files = armies.into_iter().map(|words| army::army(words, agreement.size));
    agreement.armies = files.collect::<Result<Vec<ArmyFile>, String>>()?;
    let begun = agreement.begin(Library::core(), &mut SeededDice::new(0), &mut Vec::<Event>::new());
    let refusals = begun.err().unwrap_or_default().into_iter().flat_map(|problem| match problem {
        CannotBegin::Agreement(refusal) => vec![refusal],
        CannotBegin::Army { broken, .. } => army::refusals(broken),
    });
    Ok(refusals.collect())
}
