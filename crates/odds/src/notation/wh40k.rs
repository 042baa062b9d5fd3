//! Weapons and targets of Warhammer 40,000.

use gonfalon_kernel::nearest;
use gonfalon_table::Length;
use gonfalon_wh40k::data::{
    Ability, Amount, Core, CoreAbility, CoreAbilityKind, Datasheet, Keyword, Keywords, Library,
    WeaponAbility, WeaponAbilityKind, WeaponProfile, Word as _,
};

use super::{Trouble, Word, Words, limited, slug, within};
use crate::report::Report;
use crate::wh40k::{Again, Bearer, Excess, Limit, Models, Target, Weapons, resolve};

/// The odds of attacks, each written for itself, on a target whose models are written in the order in which they are lost.
pub fn wh40k(attacks: &[String], targets: &[String]) -> Result<Report, Trouble> {
    let mut target = Target::default();
    for text in targets {
        models(text, &mut target)?;
    }
    let weapons: Vec<Weapons> = attacks.iter().map(|text| weapons(text)).collect::<Result<_, _>>()?;
    resolve(&weapons, &target).map(|outcome| Report::of_wh40k(&outcome)).map_err(too_much)
}

fn too_much(Excess { limit, found, most }: Excess) -> Trouble {
    let what = match limit {
        Limit::Attacks => "attacks",
        Limit::Models => "models",
        Limit::Wounds => "wounds",
        Limit::Damage => "damage",
        Limit::Work => "work",
    };
    Trouble::TooMuch { what, found, most }
}

/// Words of weapons that are neither characteristics nor abilities.
const WEAPON_WORDS: [&str; 18] = [
    "melee",
    "half-range",
    "stationary",
    "charged",
    "unseen",
    "overwatch",
    "reroll-hits",
    "reroll-hits-of-1",
    "reroll-hits-not-critical",
    "reroll-wounds",
    "reroll-wounds-of-1",
    "reroll-wounds-not-critical",
    "reroll-damage",
    "command-reroll",
    "tough",
    "tough-fnp",
    "hit+1",
    "wound+1",
];

fn weapons(text: &str) -> Result<Weapons, Trouble> {
    let mut words = Words::new(text);
    let mut draft = Draft::default();
    while let Some(word) = words.next() {
        draft.read(&word, &mut words)?;
    }
    draft.complete();
    let torrent = draft.abilities.contains(&WeaponAbility::Torrent);
    let profile = WeaponProfile {
        name: None,
        range: (!draft.melee).then_some(Length::inches(24)),
        attacks: draft.attacks.ok_or_else(|| words.missing("A2"))?,
        skill: match (draft.skill, torrent) {
            (_, true) => None,
            (None, false) => return Err(words.missing("BS3+")),
            (skill, false) => skill,
        },
        strength: draft.strength.ok_or_else(|| words.missing("S4"))?,
        penetration: draft.penetration.unwrap_or(0),
        damage: draft.damage.ok_or_else(|| words.missing("D1"))?,
        abilities: draft.abilities.into_iter().collect(),
    };
    Ok(Weapons { profile, ..draft.weapons })
}

/// Weapons as far as they have been read.
struct Draft {
    weapons: Weapons,
    melee: bool,
    attacks: Option<Amount>,
    skill: Option<u8>,
    strength: Option<Amount>,
    penetration: Option<u8>,
    damage: Option<Amount>,
    abilities: Vec<WeaponAbility>,
    /// The weapon of the data that it is, where nothing else is said.
    printed: Option<WeaponProfile>,
}

impl Default for Draft {
    fn default() -> Draft {
        let nothing = WeaponProfile {
            name: None,
            range: None,
            attacks: Amount::fixed(0),
            skill: None,
            strength: Amount::fixed(0),
            penetration: 0,
            damage: Amount::fixed(0),
            abilities: Default::default(),
        };
        Draft {
            weapons: Weapons::new(1, nothing),
            melee: false,
            attacks: None,
            skill: None,
            strength: None,
            penetration: None,
            damage: None,
            abilities: Vec::new(),
            printed: None,
        }
    }
}

impl Draft {
    fn read<'a>(&mut self, word: &Word<'a>, words: &mut Words<'a>) -> Result<(), Trouble> {
        if let Some(count) = word.times() {
            limited("attacks", count.into(), 1_000)?;
            self.weapons.count = count;
            return Ok(());
        }
        if self.characteristic(word)? || self.circumstance(word, words)? || self.ability(word, words)? {
            return Ok(());
        }
        self.printed = printed(word)?;
        if self.printed.is_some() { Ok(()) } else { Err(unknown(word)) }
    }

    /// Adds what is printed to what is said, wherever nothing is said.
    fn complete(&mut self) {
        let Some(profile) = self.printed.take() else { return };
        self.melee |= profile.range.is_none();
        self.attacks = self.attacks.or(Some(profile.attacks));
        self.skill = self.skill.or(profile.skill);
        self.strength = self.strength.or(Some(profile.strength));
        self.penetration = self.penetration.or(Some(profile.penetration));
        self.damage = self.damage.or(Some(profile.damage));
        self.abilities.extend(profile.abilities);
    }

    /// Attacks, skill, Strength, Armour Penetration, Damage.
    fn characteristic(&mut self, word: &Word<'_>) -> Result<bool, Trouble> {
        let skill = |value: u16| within(value, 2, 6).ok_or_else(|| word.wrong("BS2+ – BS6+"));
        if let Some(ap) = word.rest("ap") {
            let ap = ap.strip_prefix('-').unwrap_or(ap).parse().ok().filter(|ap: &u8| *ap <= 6);
            self.penetration = Some(ap.ok_or_else(|| word.wrong("AP0 – AP-6"))?);
        } else if let Some(value) = word.after("bs") {
            self.skill = Some(skill(value)?);
        } else if let Some(value) = word.after("ws") {
            self.skill = Some(skill(value)?);
            self.melee = true;
        } else if let Some(amount) = word.rest("a").and_then(amount) {
            self.attacks = Some(amount);
        } else if let Some(amount) = word.rest("s").and_then(amount) {
            self.strength = Some(amount);
        } else if let Some(amount) = word.rest("d").and_then(amount) {
            self.damage = Some(amount);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    fn circumstance<'a>(&mut self, word: &Word<'a>, words: &mut Words<'a>) -> Result<bool, Trouble> {
        let here = &mut self.weapons.circumstances;
        if let Some(change) = word.change("hit") {
            self.weapons.hit = change;
            return Ok(true);
        }
        if let Some(change) = word.change("wound") {
            self.weapons.wound = change;
            return Ok(true);
        }
        match word.name.as_str() {
            "melee" => self.melee = true,
            "half-range" => here.half_range = true,
            "stationary" => here.stationary = true,
            "charged" => here.charged = true,
            "unseen" => here.unseen = true,
            "overwatch" => here.overwatch = true,
            "reroll-hits" => self.weapons.hits_again = Again::Failed,
            "reroll-hits-of-1" => self.weapons.hits_again = Again::Ones,
            "reroll-hits-not-critical" => self.weapons.hits_again = Again::NotCritical,
            "reroll-wounds" => self.weapons.wounds_again = Again::Failed,
            "reroll-wounds-of-1" => self.weapons.wounds_again = Again::Ones,
            "reroll-wounds-not-critical" => self.weapons.wounds_again = Again::NotCritical,
            "reroll-damage" => self.weapons.damage_again = true,
            "command-reroll" => self.weapons.command_reroll = true,
            "tough" => {
                let wounds = words.number(word, "tough:4", 100)?;
                let pain = self.pain();
                self.weapons.bearer = Bearer::Tough { wounds: wounds as u8, pain };
            }
            "tough-fnp" => {
                let pain = within(words.number(word, "tough-fnp:5", 6)?, 2, 6);
                let pain = Some(pain.ok_or_else(|| word.wrong("tough-fnp:5"))?);
                let wounds = match self.weapons.bearer {
                    Bearer::Tough { wounds, .. } => wounds,
                    Bearer::Ordinary => 1,
                };
                self.weapons.bearer = Bearer::Tough { wounds, pain };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn pain(&self) -> Option<u8> {
        match self.weapons.bearer {
            Bearer::Tough { pain, .. } => pain,
            Bearer::Ordinary => None,
        }
    }

    fn ability<'a>(&mut self, word: &Word<'a>, words: &mut Words<'a>) -> Result<bool, Trouble> {
        if let Some(against) = word.name.strip_prefix("anti-") {
            let keyword = keyword(against).ok_or_else(|| unknown(word))?;
            let from = words.number(word, "anti-vehicle 4+", 6)?;
            let from = within(from, 2, 6).ok_or_else(|| word.wrong("anti-vehicle 4+"))?;
            self.abilities.push(WeaponAbility::Anti(keyword, from));
            return Ok(true);
        }
        let Some(kind) =
            WeaponAbilityKind::from_word(&word.name).filter(|kind| *kind != WeaponAbilityKind::Anti)
        else {
            return Ok(false);
        };
        let number = if kind.has_amount() { words.value(word).and_then(amount) } else { None };
        let ability = WeaponAbility::of(kind, number);
        self.abilities.push(ability.ok_or_else(|| word.wrong("sustained-hits 1, melta D3"))?);
        Ok(true)
    }
}

/// A number somebody could roll.
fn amount(text: &str) -> Option<Amount> {
    Amount::read(text).filter(|amount| amount.dice <= 20 && amount.plus <= 100)
}

fn keyword(word: &str) -> Option<Keyword> {
    Core::from_word(word).map(Keyword::Core).or_else(|| Library::core().keyword(word).map(Keyword::Other))
}

/// A word that is neither one of weapons nor the name of one.
fn unknown(word: &Word<'_>) -> Trouble {
    let abilities = WeaponAbilityKind::WORDS.iter().map(|(word, _)| *word);
    let weapons = Library::core().datasheets.iter().flat_map(|sheet| &sheet.weapons);
    let names: Vec<String> = weapons.map(|weapon| slug(&weapon.name.en)).collect();
    word.unknown(WEAPON_WORDS.into_iter().chain(abilities).chain(names.iter().map(String::as_str)))
}

/// A weapon of the data by its English name: its first profile, or that whose name stands behind a colon.
fn printed(word: &Word<'_>) -> Result<Option<WeaponProfile>, Trouble> {
    let mut weapons = Library::core().datasheets.iter().flat_map(|sheet| &sheet.weapons);
    let Some(weapon) = weapons.find(|weapon| slug(&weapon.name.en) == word.name) else { return Ok(None) };
    let Some(wanted) = word.value else { return Ok(weapon.profiles.first().cloned()) };
    let name = |profile: &WeaponProfile| profile.name.as_ref().map(|name| slug(&name.en)).unwrap_or_default();
    let found = weapon.profiles.iter().find(|profile| name(profile) == wanted.to_lowercase());
    found.cloned().map(Some).ok_or_else(|| {
        let all: Vec<String> = weapon.profiles.iter().map(name).collect();
        let near = nearest(wanted, all.iter().map(String::as_str)).unwrap_or_default();
        Trouble::Unknown { word: word.whole.to_owned(), nearest: format!("{}:{near}", word.name) }
    })
}

/// Words of targets that are no characteristics.
const TARGET_WORDS: [&str; 11] = [
    "cover",
    "stealth",
    "reroll-saves",
    "reroll-saves-of-1",
    "hurt",
    "sv",
    "inv",
    "fnp",
    "wounds",
    "t4",
    "w2",
];

/// Adds models, and what is said about the whole unit.
fn models(text: &str, target: &mut Target) -> Result<(), Trouble> {
    let mut words = Words::new(text);
    let mut count = None;
    let (mut said, mut hurt) = (Said::default(), 0);
    let mut sheet = None;
    while let Some(word) = words.next() {
        let die = |value: u16| within(value, 2, 7).ok_or_else(|| word.wrong("Sv2+ – Sv7+"));
        let small = |value: u16| within(value, 1, 100).ok_or_else(|| word.wrong("T4, W2"));
        if let Some(times) = word.times() {
            limited("models", times.into(), 200)?;
            count = Some(times);
        } else if let Some(value) = word.after("sv") {
            said.save = Some(die(value)?);
        } else if let Some(value) = word.after("inv") {
            said.invulnerable = Some(die(value)?);
        } else if let Some(value) = word.after("fnp") {
            said.pain = Some(die(value)?);
        } else if let Some(value) = word.after("hurt") {
            hurt = small(value)?;
        } else if let Some(value) = word.after("t") {
            said.toughness = Some(small(value)?);
        } else if let Some(value) = word.after("w") {
            said.wounds = Some(small(value)?);
        } else {
            match word.name.as_str() {
                "cover" => target.cover = true,
                "stealth" => target.stealth = true,
                "reroll-saves" => target.saves_again = Again::Failed,
                "reroll-saves-of-1" => target.saves_again = Again::Ones,
                "hurt" => hurt = words.number(&word, "hurt:1", 100)? as u8,
                name => {
                    if let Some(keyword) = keyword(name) {
                        target.keywords.add(keyword);
                    } else if let Some(found) = Library::core().datasheets.iter().find(|one| one.id == name) {
                        sheet = Some(found);
                    } else {
                        let keywords = Core::WORDS.iter().map(|(word, _)| *word);
                        let sheets = Library::core().datasheets.iter().map(|sheet| sheet.id.as_str());
                        return Err(word.unknown(TARGET_WORDS.into_iter().chain(keywords).chain(sheets)));
                    }
                }
            }
        }
    }
    let first = target.models.len();
    match sheet {
        Some(sheet) => printed_models(&words, sheet, count, &said, target)?,
        None => target.models.push(Models {
            count: count.unwrap_or(1),
            toughness: said.toughness.ok_or_else(|| words.missing("T4"))?,
            wounds: said.wounds.ok_or_else(|| words.missing("W2"))?,
            hurt: 0,
            save: said.save.unwrap_or(7),
            invulnerable: said.invulnerable,
            pain: said.pain,
        }),
    }
    if let Some(models) = target.models.get_mut(first) {
        if hurt >= models.wounds {
            return Err(Trouble::Number { word: format!("hurt{hurt}"), like: "hurt1" });
        }
        models.hurt = hurt;
    }
    Ok(())
}

/// Characteristics of models as far as they are said; they stand before what is printed.
#[derive(Default)]
struct Said {
    toughness: Option<u8>,
    wounds: Option<u8>,
    save: Option<u8>,
    invulnerable: Option<u8>,
    pain: Option<u8>,
}

/// Adds the models of a datasheet in the size with this number of models, else in its first size; the most expendable first.
fn printed_models(
    words: &Words<'_>,
    sheet: &Datasheet,
    count: Option<u16>,
    said: &Said,
    target: &mut Target,
) -> Result<(), Trouble> {
    let wanted =
        count.map_or(sheet.sizes.first(), |count| sheet.sizes.iter().find(|size| size.total() == count));
    let size = wanted.ok_or_else(|| words.missing("5x"))?;
    let mut keywords: Keywords = sheet.keywords.clone();
    for (kind, count) in sheet.kinds.iter().zip(&size.models).rev().filter(|(_, count)| **count > 0) {
        keywords.join(&kind.keywords);
        let abilities = sheet.abilities.iter().chain(&kind.abilities);
        let core = |wanted: CoreAbilityKind| {
            abilities.clone().find_map(move |ability| match ability {
                Ability::Core(core) if core.kind() == wanted => Some(*core),
                _ => None,
            })
        };
        target.stealth |= core(CoreAbilityKind::Stealth).is_some();
        let pain = match core(CoreAbilityKind::FeelNoPain) {
            Some(CoreAbility::FeelNoPain(needed)) => Some(needed),
            _ => None,
        };
        let profile = &kind.profile;
        target.models.push(Models {
            count: (*count).into(),
            toughness: said.toughness.unwrap_or(profile.toughness),
            wounds: said.wounds.unwrap_or(profile.wounds),
            hurt: 0,
            save: said.save.unwrap_or(profile.save),
            invulnerable: said.invulnerable.or(profile.invulnerable),
            pain: said.pain.or(pain),
        });
    }
    target.keywords.join(&keywords);
    Ok(())
}
