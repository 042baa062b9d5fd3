//! Armies that nobody wrote.

use gonfalon_catalog::{ArmyWord, Finding, GameEntry, MatchOption, ValueForm};
use gonfalon_kernel::{Line, SeededDice};
use gonfalon_scene::{ChoiceForm, Edit, Muster, Setting};

use crate::words::fault;

/// So often an army is begun anew that cannot be finished.
const ATTEMPTS: u64 = 40;
/// More parts than any army has.
const MOST_PARTS: usize = 150;

/// The option that says how large armies are, where the game counts that in numbers.
fn size_option(game: &dyn GameEntry) -> Option<&MatchOption> {
    let numbered = |option: &&MatchOption| {
        let number = |form: &ValueForm| matches!(form, ValueForm::Number { before: "", after: "", .. });
        option.of_armies && option.values.iter().any(|value| number(&value.form))
    };
    game.options().iter().find(numbered)
}

/// A legal army of a size, drawn by chance from a seed; the same seed always gives the same.
pub(crate) fn random_army(
    game: &dyn GameEntry,
    size: u32,
    seed: u64,
    label: &str,
) -> Result<ArmyWord, Finding> {
    let option = size_option(game).ok_or_else(|| fault("", Line::new("lab-random-none")))?;
    let options = vec![(option.name.to_owned(), size.to_string())];
    for attempt in 0..ATTEMPTS {
        let mut dice = SeededDice::new(seed.wrapping_mul(ATTEMPTS).wrapping_add(attempt));
        match grown(game, &options, label, &mut dice) {
            Ok(Some(text)) => {
                return Ok(ArmyWord::File { name: format!("{label}.toml"), bytes: text.into_bytes() });
            }
            Ok(None) => {}
            Err(finding) => return Err(finding),
        }
    }
    let line = Line::new("lab-random-failed").number("size", size).number("tries", ATTEMPTS as i64);
    Err(fault("", line))
}

/// An army to which one part after the other is added, as long as none breaks a rule; `None` if rules are broken in the end.
fn grown(
    game: &dyn GameEntry,
    options: &[(String, String)],
    label: &str,
    dice: &mut SeededDice,
) -> Result<Option<String>, Finding> {
    let first = |findings: Vec<Finding>| {
        findings.into_iter().next().unwrap_or_else(|| fault("", Line::new("lab-random-none")))
    };
    let mut army: Option<ArmyWord> = None;
    let mut edits = vec![Edit::Rename(label.to_owned())];
    let blank = game.muster(None, &edits, options, false).map_err(first)?;
    edits.extend(sized(&blank, options));
    for _ in 0..MOST_PARTS {
        let muster = game.muster(army.as_ref(), &edits, options, false).map_err(first)?;
        let possible = possible(&muster);
        if possible.is_empty() {
            return Ok(muster.broken.is_empty().then_some(muster.file.toml));
        }
        let chosen = dice.below(possible.len() as u32) as usize;
        edits = vec![possible[chosen].clone()];
        army = Some(ArmyWord::File { name: "army.toml".to_owned(), bytes: muster.file.toml.into_bytes() });
    }
    Ok(None)
}

/// Where armies say themselves how large they are, they say what was agreed.
fn sized(blank: &Muster, options: &[(String, String)]) -> Option<Edit> {
    let (name, size) = options.first()?;
    let choice = blank.choices.iter().find(|choice| choice.id == *name)?;
    matches!(choice.form, ChoiceForm::Number { .. }).then_some(())?;
    Some(Edit::Set { path: String::new(), choice: name.clone(), to: Setting::Number(size.parse().ok()?) })
}

/// Everything that can be added without breaking a rule.
fn possible(muster: &Muster) -> Vec<Edit> {
    let places = muster.additions.iter().flat_map(|addition| {
        let free = addition.places.iter().filter(|place| place.breaks.is_empty());
        free.map(|place| Edit::Add { id: addition.id.clone(), to: place.to.clone() })
    });
    places.collect()
}
