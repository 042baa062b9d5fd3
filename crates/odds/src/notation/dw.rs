//! Missiles of Diskwars (2000).

use gonfalon_dw::data::{Library, Missile, Profile, Skill, Word as _};
use gonfalon_table::Length;

use super::{Trouble, Word, Words, limited, within};
use crate::dw::{Body, Source, Target, volley};
use crate::report::Report;

const SHOT_WORDS: [&str; 4] = ["arrow", "bolt", "fireball", "boulder"];
const DISK_WORDS: [&str; 6] = ["t4", "w1", "wide", "off", "damage", "wounded"];

/// The most counters of one volley.
const MOST_COUNTERS: u64 = 20;
/// The most falls that are counted.
const MOST_FALLS: u64 = 1_000_000;

/// The odds of missiles that are dropped on a lone Disk, counted from so many falls.
pub fn dw(attack: &str, target: &str, source: Source, falls: u32) -> Result<Report, Trouble> {
    limited("falls", falls.into(), MOST_FALLS)?;
    let (count, kind) = shot(attack)?;
    let each = Library::core().constants.missile(kind).damage;
    let target = disk(target, each)?;
    Ok(Report::of_dw(&volley(count, &target, source, falls)))
}

fn printed(word: &str) -> Option<&'static Profile> {
    Library::core().profiles.iter().find(|profile| profile.id == word)
}

/// The missiles of a Disk.
fn missiles(profile: &Profile) -> Option<(Missile, u8)> {
    profile.skills.iter().find_map(|skill| match skill {
        Skill::Missile { kind, count } => Some((*kind, *count)),
        _ => None,
    })
}

/// The names of the Disks of the data for which something holds.
fn names(holds: impl Fn(&Profile) -> bool) -> impl Iterator<Item = &'static str> {
    Library::core().profiles.iter().filter(move |profile| holds(profile)).map(|profile| profile.id.as_str())
}

fn shot(text: &str) -> Result<(u8, Missile), Trouble> {
    let mut words = Words::new(text);
    let (mut count, mut kind) = (None, None);
    while let Some(word) = words.next() {
        if let Some(times) = word.times() {
            limited("counters", times.into(), MOST_COUNTERS)?;
            count = Some(times as u8);
        } else if let Some(missile) = Missile::from_word(&word.name) {
            kind = Some(missile);
        } else {
            let Some((printed_kind, printed_count)) = printed(&word.name).and_then(missiles) else {
                let throwers = names(|profile| missiles(profile).is_some());
                return Err(word.unknown(SHOT_WORDS.into_iter().chain(throwers)));
            };
            kind = kind.or(Some(printed_kind));
            count = count.or(Some(printed_count));
        }
    }
    Ok((count.ok_or_else(|| words.missing("3x"))?, kind.ok_or_else(|| words.missing("arrow"))?))
}

fn disk(text: &str, each: u8) -> Result<Target, Trouble> {
    let mut words = Words::new(text);
    let (mut toughness, mut wounds, mut wide) = (None, None, None);
    let (mut off, mut damage, mut wounded) = (Length::ZERO, 0, 0);
    while let Some(word) = words.next() {
        let small = |value: u16| within(value, 1, 100).ok_or_else(|| word.wrong("T4, W1"));
        if let Some(value) = word.after("t") {
            toughness = Some(small(value)?);
        } else if let Some(value) = word.after("w") {
            wounds = Some(small(value)?);
        } else {
            match word.name.as_str() {
                "wide" => wide = Some(inches(&word, &mut words, "wide:2.5", 12_000)?),
                "off" => off = inches(&word, &mut words, "off:0.5", 12_000)?,
                "damage" => damage = words.number(&word, "damage:2", 100)? as u8,
                "wounded" => wounded = words.number(&word, "wounded:1", 100)? as u8,
                name => {
                    let Some(profile) = printed(name) else {
                        return Err(word.unknown(DISK_WORDS.into_iter().chain(names(|_| true))));
                    };
                    toughness = toughness.or(Some(profile.toughness));
                    wounds = wounds.or(Some(profile.wounds));
                    wide = wide.or(Some(profile.diameter));
                }
            }
        }
    }
    let body = Body {
        toughness: toughness.ok_or_else(|| words.missing("T4"))?,
        wounds: wounds.ok_or_else(|| words.missing("W1"))?,
        wounded,
        damage,
        each,
    };
    Ok(Target { diameter: wide.ok_or_else(|| words.missing("wide:2"))?, off, body })
}

/// Inches with up to three decimals.
fn inches<'a>(
    word: &Word<'a>,
    words: &mut Words<'a>,
    like: &'static str,
    most: i64,
) -> Result<Length, Trouble> {
    let thousandths = words.value(word).and_then(|text| {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let part = if part.len() > 3 { return None } else { format!("{part:0<3}") };
        Some(whole.parse::<i64>().ok()?.checked_mul(1_000)? + part.parse::<i64>().ok()?)
    });
    match thousandths.filter(|value| (0..=most).contains(value)) {
        Some(value) => Ok(Length::thousandths(value)),
        None => Err(word.wrong(like)),
    }
}
