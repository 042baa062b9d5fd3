//! Shots and duels of Warhammer: Diskwars.

use gonfalon_whdw::data::{DiskProfile, Library, Strength as Printed};

use super::{Trouble, Words, limited, within};
use crate::report::Report;
use crate::whdw::{BattleDice, Duellist, MOST_DICE, Speed, Strength, Target, duel as fought, volley};

const SHOT_WORDS: [&str; 5] = ["s3", "sd6", "siege", "chaos-hits", "no-scatter"];
const DISK_WORDS: [&str; 7] = ["t5", "stamina", "damage", "wounds", "resistant", "swift", "slow"];

/// The odds of a ranged attack on a disk.
pub fn whdw(attack: &str, target: &str) -> Result<Report, Trouble> {
    let (dice, strength) = shot(attack)?;
    let body = Body::read(target)?;
    let target = Target {
        toughness: body.toughness,
        stamina: body.stamina,
        damage: body.damage,
        wounds: body.wounds,
        resistant: body.resistant,
    };
    let (outcome, scatters) = volley(&dice, strength, &target);
    Ok(Report::of_whdw(&outcome, &scatters))
}

/// How a duel of two disks ends; the attacker lies on the defender.
pub fn duel(attacker: &str, defender: &str) -> Result<Report, Trouble> {
    let (one, other) = (Body::read(attacker)?, Body::read(defender)?);
    let missing = |text: &str, like| Trouble::Missing { text: text.trim().to_owned(), like };
    let attack = one.attack.ok_or_else(|| missing(attacker, "A5"))?;
    let counter = other.counter.ok_or_else(|| missing(defender, "C3"))?;
    let felt = |strength: u8, body: &Body| if body.resistant { strength.div_ceil(2) } else { strength };
    let fighter = |body: &Body, strength: u8| Duellist {
        strength,
        speed: body.speed,
        toughness: body.toughness,
        stamina: body.stamina,
        damage: body.damage,
        wounds: body.wounds,
    };
    let attacker = fighter(&one, felt(attack, &other));
    let defender = fighter(&other, felt(counter, &one));
    Ok(Report::of_duel(fought(&attacker, &defender)))
}

fn printed(word: &str) -> Option<&'static DiskProfile> {
    Library::core().disks.iter().find(|disk| disk.id == word)
}

/// The names of all disks of the data.
fn names() -> impl Iterator<Item = &'static str> {
    Library::core().disks.iter().map(|disk| disk.id.as_str())
}

/// The names of all disks that shoot.
fn shooters() -> impl Iterator<Item = &'static str> {
    let shooters = Library::core().disks.iter().filter(|disk| !disk.ranged.is_empty());
    shooters.map(|disk| disk.id.as_str())
}

fn shot(text: &str) -> Result<(BattleDice, Strength), Trouble> {
    let mut words = Words::new(text);
    let mut dice = BattleDice { dice: 0, siege: false, chaos_is_hit: false, ignore_scatter: false };
    let (mut count, mut strength) = (None, None);
    while let Some(word) = words.next() {
        if let Some(times) = word.times() {
            limited("dice", times.into(), MOST_DICE.into())?;
            count = Some(times as u8);
        } else if word.name == "sd6" {
            strength = Some(Strength::Die);
        } else if let Some(value) = word.after("s") {
            strength = Some(Strength::Fixed(within(value, 0, 100).ok_or_else(|| word.wrong("S3, SD6"))?));
        } else {
            match word.name.as_str() {
                "siege" => dice.siege = true,
                "chaos-hits" => dice.chaos_is_hit = true,
                "no-scatter" => dice.ignore_scatter = true,
                name => {
                    let attack = printed(name).and_then(|disk| disk.ranged.first());
                    let Some(attack) = attack else {
                        return Err(word.unknown(SHOT_WORDS.into_iter().chain(shooters())));
                    };
                    count = count.or(Some(attack.dice));
                    strength = strength.or(Some(match attack.strength {
                        Printed::Fixed(strength) => Strength::Fixed(strength),
                        Printed::SixSided => Strength::Die,
                    }));
                    dice.chaos_is_hit |= attack.chaos_is_hit;
                    dice.ignore_scatter |= attack.ignore_scatter;
                }
            }
        }
    }
    dice.dice = count.ok_or_else(|| words.missing("3x"))?;
    Ok((dice, strength.ok_or_else(|| words.missing("S3"))?))
}

/// A disk as it is written.
struct Body {
    attack: Option<u8>,
    counter: Option<u8>,
    toughness: u8,
    stamina: u8,
    damage: u8,
    wounds: u8,
    resistant: bool,
    speed: Speed,
}

impl Body {
    fn read(text: &str) -> Result<Body, Trouble> {
        let mut words = Words::new(text);
        let (mut attack, mut counter, mut toughness, mut stamina) = (None, None, None, None);
        let (mut damage, mut wounds, mut resistant, mut speed) = (0, 0, false, Speed::Ordinary);
        while let Some(word) = words.next() {
            let small = |value: u16| within(value, 0, 100).ok_or_else(|| word.wrong("T5, A4, C3"));
            if let Some(value) = word.after("t") {
                toughness = Some(small(value)?);
            } else if let Some(value) = word.after("a") {
                attack = Some(small(value)?);
            } else if let Some(value) = word.after("c") {
                counter = Some(small(value)?);
            } else {
                match word.name.as_str() {
                    "stamina" => stamina = Some(words.number(&word, "stamina:1", 100)? as u8),
                    "damage" => damage = words.number(&word, "damage:2", 100)? as u8,
                    "wounds" => wounds = words.number(&word, "wounds:1", 100)? as u8,
                    "resistant" => resistant = true,
                    "swift" => speed = Speed::Swift,
                    "slow" => speed = Speed::Slow,
                    name => {
                        let Some(disk) = printed(name) else {
                            return Err(word.unknown(DISK_WORDS.into_iter().chain(names())));
                        };
                        attack = attack.or(Some(disk.attack));
                        counter = counter.or(Some(disk.counter));
                        toughness = toughness.or(Some(disk.toughness));
                        stamina = stamina.or(Some(disk.stamina));
                    }
                }
            }
        }
        let toughness = toughness.ok_or_else(|| words.missing("T5"))?;
        let stamina = stamina.unwrap_or(0);
        Ok(Body { attack, counter, toughness, stamina, damage, wounds, resistant, speed })
    }
}
