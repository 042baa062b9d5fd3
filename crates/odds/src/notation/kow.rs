//! Attacks and targets of Kings of War.

use gonfalon_kow::data::{Library, Profile, SpecialKind};
use gonfalon_kow::odds::Tested;

use super::{Trouble, Words, limited, within};
use crate::kow::{Dice, MOST_DICE, resolve};
use crate::report::Report;

const ATTACK_WORDS: [&str; 13] = [
    "me4",
    "ra5",
    "cs1",
    "p1",
    "elite",
    "flank",
    "rear",
    "shoots",
    "hindered",
    "cover",
    "long-range",
    "moved",
    "hit+1",
];
const TARGET_WORDS: [&str; 6] = ["de4", "ne12", "damage", "inspired", "shambling", "musician"];

/// The odds of attacks, each written for itself, on a unit.
pub fn kow(attacks: &[String], target: &str) -> Result<Report, Trouble> {
    let (defence, tested) = unit(target)?;
    let dice: Vec<Dice> = attacks.iter().map(|text| dice(text, defence)).collect::<Result<_, _>>()?;
    let all: u64 = dice.iter().map(|dice| u64::from(dice.dice)).sum();
    limited("dice", all, MOST_DICE.into())?;
    Ok(Report::of_kow(&resolve(&dice, tested.as_ref())))
}

/// The names of all units of the data.
fn names() -> impl Iterator<Item = &'static str> {
    let library = Library::core();
    library.entry_ids().map(|id| library[id].id.as_str())
}

fn printed(word: &str) -> Option<Profile> {
    let library = Library::core();
    let id = library.entry_ids().find(|id| library[*id].id == word)?;
    Some(library.profile(id, &[]))
}

fn dice(text: &str, defence: u8) -> Result<Dice, Trouble> {
    let mut words = Words::new(text);
    let mut dice = Dice { defence, ..Dice::default() };
    let (mut count, mut score, mut times, mut ranged) = (None, None, 1_u16, false);
    let (mut crushing, mut piercing) = (0, 0);
    let mut unit: Option<Profile> = None;
    while let Some(word) = words.next() {
        let face = |value: u16| within(value, 2, 6).ok_or_else(|| word.wrong("Me2+ – Me6+"));
        let small = |value: u16| within(value, 0, 6).ok_or_else(|| word.wrong("CS0 – CS6"));
        if let Some(times) = word.times() {
            count = Some(times);
        } else if let Some(value) = word.after("me") {
            score = Some(face(value)?);
        } else if let Some(value) = word.after("ra") {
            score = Some(face(value)?);
            ranged = true;
        } else if let Some(value) = word.after("cs") {
            crushing = small(value)?;
        } else if let Some(value) = word.after("p") {
            piercing = small(value)?;
        } else if let Some(change) = word.change("hit") {
            // A better roll is a lower score.
            dice.changed -= i16::from(change);
        } else {
            match word.name.as_str() {
                "elite" => dice.elite = true,
                "flank" => times = 2,
                "rear" => times = 3,
                "shoots" => ranged = true,
                "hindered" | "cover" | "long-range" | "moved" => dice.changed += 1,
                name => match printed(name) {
                    Some(profile) => unit = Some(profile),
                    None => {
                        return Err(word.unknown(ATTACK_WORDS.into_iter().chain(names())));
                    }
                },
            }
        }
    }
    if let Some(unit) = unit {
        count = count.or(unit.attacks.map(u16::from));
        score = score.or(if ranged { unit.ranged } else { unit.melee });
        crushing = crushing.max(unit.crushing_strength());
        piercing = piercing.max(unit.piercing());
        dice.elite |= unit.has(SpecialKind::Elite);
    }
    let count = count.ok_or_else(|| words.missing("20x"))?;
    limited("dice", u64::from(count) * u64::from(times), MOST_DICE.into())?;
    dice.dice = count * times;
    dice.to_hit = score.ok_or_else(|| words.missing("Me4+"))?;
    dice.bonus = if ranged { piercing } else { crushing.max(piercing) };
    Ok(dice)
}

/// The Defence of a unit, and what its Nerve test is made with where its Nerve is told.
fn unit(text: &str) -> Result<(u8, Option<Tested>), Trouble> {
    let mut words = Words::new(text);
    let (mut defence, mut nerve, mut tested) = (None, None, Tested::default());
    while let Some(word) = words.next() {
        if let Some(value) = word.after("de") {
            defence = Some(within(value, 2, 7).ok_or_else(|| word.wrong("De2+ – De6+"))?);
        } else if let Some(value) = word.after("ne") {
            nerve = Some(within(value, 0, 60).ok_or_else(|| word.wrong("Ne0 – Ne60"))?);
        } else {
            match word.name.as_str() {
                "damage" => tested.damage = words.number(&word, "damage:3", 1_000)?,
                "inspired" => tested.inspired = true,
                "shambling" => tested.shambling = true,
                "musician" => tested.musician = true,
                name => match printed(name) {
                    Some(profile) => {
                        defence = defence.or(Some(profile.defence));
                        nerve = nerve.or(Some(profile.nerve));
                        tested.shambling |= profile.has(SpecialKind::Shambling);
                    }
                    None => return Err(word.unknown(TARGET_WORDS.into_iter().chain(names()))),
                },
            }
        }
    }
    let defence = defence.ok_or_else(|| words.missing("De4+"))?;
    Ok((defence, nerve.map(|nerve| Tested { nerve, ..tested })))
}
