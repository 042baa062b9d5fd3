//! Attacks and damage in words: message keys and their arguments.

use gonfalon_data::Name;
use gonfalon_kernel::{Arg, Line};

use super::steps::IMPOSSIBLE;
use crate::Wh40k;
use crate::event::{AttackId, Event};
use crate::state::{ModelId, UnitId};

/// An event of attacks and damage in words; `None` for all other events.
pub(crate) fn event(game: &Wh40k, event: &Event) -> Option<Line> {
    let says = Says { game };
    Some(match event {
        Event::AttacksRolled { attack, dice, attacks } => {
            says.weapon("event-attacks-rolled", attack).number("attacks", *attacks).text("dice", faces(dice))
        }
        Event::StrengthRolled { attack, dice, strength } => says
            .weapon("event-strength-rolled", attack)
            .number("strength", *strength)
            .text("dice", faces(dice)),
        Event::HitsRolled { attack, weapons, needed, why, attacks, dice, .. } => {
            let key = if needed.is_some() { "event-hits-rolled" } else { "event-hits-automatic" };
            let line = says
                .weapon(key, attack)
                .with("unit", says.unit(attack.unit))
                .with("target", says.unit(attack.target))
                .number("weapons", *weapons)
                .number("attacks", *attacks);
            let Some(needed) = needed else { return Some(line) };
            line.number("needed", *needed)
                .text("dice", faces(dice))
                .number("hits", reached(dice, *needed))
                .text("why", why.formula())
        }
        Event::HitsSustained { hits, rule, .. } => {
            Line::new("event-hits-sustained").number("hits", *hits).text("rule", rule.0)
        }
        Event::WoundsRolled { strength, toughness, needed, why, dice, automatic, .. } => {
            Line::new("event-wounds-rolled")
                .number("strength", *strength)
                .number("toughness", *toughness)
                .number("needed", *needed)
                .text("dice", faces(dice))
                .number("wounds", reached(dice, *needed) + i64::from(*automatic))
                .number("automatic", *automatic)
                .text("why", why.formula())
        }
        Event::SavesRolled { unit, needed, invulnerable, why, dice, .. } => {
            let key = match (*needed, *invulnerable) {
                (IMPOSSIBLE, _) => "event-saves-impossible",
                (_, true) => "event-saves-invulnerable",
                (_, false) => "event-saves-rolled",
            };
            Line::new(key)
                .with("unit", says.unit(*unit))
                .number("needed", *needed)
                .text("dice", faces(dice))
                .number("failed", dice.len() as i64 - reached(dice, *needed))
                .text("why", why.formula())
        }
        Event::DamageRolled { attack, dice, damage } => {
            says.weapon("event-damage-rolled", attack).number("damage", *damage).text("dice", faces(dice))
        }
        Event::Rerolled { purpose, from, to, rule } => Line::new("event-rerolled")
            .with("purpose", Arg::Word(purpose))
            .text("from", faces(from))
            .text("to", faces(to))
            .text("rule", rule.0),
        Event::MortalWounds { unit, count, rule } => Line::new("event-mortal-wounds")
            .with("unit", says.unit(*unit))
            .number("count", *count)
            .text("rule", rule.0),
        Event::FeelNoPainRolled { model, needed, dice } => Line::new("event-feel-no-pain")
            .with("model", says.model(*model))
            .number("needed", *needed)
            .text("dice", faces(dice)),
        Event::HazardousRolled { unit, dice } => {
            Line::new("event-hazardous-rolled").with("unit", says.unit(*unit)).text("dice", faces(dice))
        }
        Event::DemiseRolled { model, die } => {
            Line::new("event-demise-rolled").with("model", says.model(*model)).number("die", *die)
        }
        Event::DemiseWoundsRolled { model, unit, dice, count } => Line::new("event-demise-wounds")
            .with("model", says.model(*model))
            .with("unit", says.unit(*unit))
            .number("count", *count)
            .text("dice", faces(dice)),
        Event::GrenadeThrown { unit, enemy, dice } => Line::new("event-grenade-thrown")
            .with("unit", says.unit(*unit))
            .with("enemy", says.unit(*enemy))
            .text("dice", faces(dice)),
        _ => return None,
    })
}

fn faces(dice: &[u8]) -> String {
    let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
    faces.join(" ")
}

fn reached(dice: &[u8], needed: u8) -> i64 {
    dice.iter().filter(|face| **face >= needed).count() as i64
}

struct Says<'a> {
    game: &'a Wh40k,
}

impl Says<'_> {
    fn unit(&self, unit: UnitId) -> Arg {
        name(&self.game.library[self.game.units[unit.index()].datasheet].name)
    }

    fn model(&self, model: ModelId) -> Arg {
        let facts = &self.game.models[model.index()];
        let sheet = &self.game.library[self.game.units[facts.unit.index()].datasheet];
        name(&sheet.kinds[usize::from(facts.kind)].name)
    }

    fn weapon(&self, key: &'static str, attack: &AttackId) -> Line {
        let unit = self.game.models[attack.model.index()].unit;
        let sheet = &self.game.library[self.game.units[unit.index()].datasheet];
        Line::new(key).with("weapon", name(&sheet.weapons[usize::from(attack.weapon)].name))
    }
}

fn name(name: &Name) -> Arg {
    Arg::Name { en: name.en.clone(), de: name.de.clone() }
}
