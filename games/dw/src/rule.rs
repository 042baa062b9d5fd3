//! The entries of the ledger behind spells, Disks and terrain.

use std::cmp::Ordering;
use std::sync::OnceLock;

use gonfalon_kernel::RuleId;

use crate::LEDGER;
use crate::board::Board;
use crate::data::{Act, Aim, Effect, Harm, Stat};
use crate::state::Source;

/// Every rule id of the ledger in alphabetical order, with its place in the ledger.
fn ids() -> &'static [(&'static str, usize)] {
    static IDS: OnceLock<Vec<(&'static str, usize)>> = OnceLock::new();
    IDS.get_or_init(|| {
        let lines = LEDGER.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
        let rules = lines.filter(|id| id.matches('.').count() == 2);
        let mut ids: Vec<(&'static str, usize)> = rules.enumerate().map(|(place, id)| (id, place)).collect();
        ids.sort_unstable();
        ids
    })
}

/// The id without the word of the game, which all of them share.
fn short(id: &str) -> &str {
    id.split_once('.').map_or(id, |(_, rest)| rest)
}

fn compare(id: &str, topic: &str, name: &str) -> Ordering {
    short(id).bytes().cmp(topic.bytes().chain(name.bytes()))
}

/// The entry of that very name in a topic.
fn exact(topic: &str, name: &str) -> Option<&'static str> {
    let place = ids().binary_search_by(|(id, _)| compare(id, topic, name)).ok()?;
    Some(ids()[place].0)
}

/// The entry of that name in a topic, or the one that stands first in the ledger among those that begin with it.
fn entry(topic: &str, name: &str) -> Option<&'static str> {
    let begin = ids().partition_point(|(id, _)| compare(id, topic, name) == Ordering::Less);
    let rest = |id: &'static str| short(id).strip_prefix(topic)?.strip_prefix(name);
    let alike = ids()[begin..].iter().take_while(|(id, _)| rest(id).is_some());
    let named = alike.filter(|(id, _)| rest(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('-')));
    named.min_by_key(|(id, place)| (rest(id) != Some(""), *place)).map(|(id, _)| *id)
}

/// What the ledger calls an effect of a spell or terrain that has an entry of its own.
fn parts(effect: &Effect) -> &'static [&'static str] {
    match effect {
        Effect::StopEntering => &["stop"],
        Effect::StartSlow(_) => &["slow"],
        Effect::Modify { values, .. } => {
            let stats = [Stat::Movement, Stat::Attack, Stat::Defense, Stat::Toughness];
            let lowers = stats.into_iter().any(|stat| values.of(stat).is_some_and(|by| by < 0));
            if lowers { &["penalty"] } else { &["bonus", "defense"] }
        }
        Effect::RangeBonus(_) => &["range"],
        Effect::Immune { to, .. } if to.contains(&Harm::Missile) => &["cover"],
        Effect::Immune { to, .. } if to.contains(&Harm::Spell) => &["immune"],
        Effect::Untargetable(Aim::Spell) => &["no-target"],
        Effect::Untargetable(Aim::Missile) => &["missiles"],
        Effect::Ban(Act::Cast) => &["no-cast"],
        Effect::NoAttackOn(_) => &["not-attacked", "flyers-safe"],
        Effect::NoDamage(_) => &["combat"],
        Effect::Destroy => &["casters"],
        _ => &[],
    }
}

impl Board<'_> {
    /// The rule behind an effect: the entry of the spell, Disk or terrain in the ledger where it has one.
    pub fn rule_of(self, source: Source) -> RuleId {
        let (found, general) = match source {
            Source::Spell(spell) => (entry("spell.", &self.library()[spell].id), "dw.cast.announce"),
            Source::Ability(profile, _) => (self.disk_rule(&self.library()[profile].id), "dw.sa.attribute"),
            Source::Land(land) => (self.land_rule(land), "dw.terrain.in"),
        };
        RuleId(found.unwrap_or(general))
    }

    /// The rule behind one effect of a spell or terrain: where the ledger has an entry of its own for it, that one.
    pub fn rule_of_effect(self, source: Source, effect: &Effect) -> RuleId {
        let (topic, id) = match source {
            Source::Spell(spell) => ("spell.", Some(&self.library()[spell].id)),
            Source::Ability(..) => return self.rule_of(source),
            Source::Land(land) => {
                let land = self.table.lands.get(usize::from(land));
                ("terrain.", land.and_then(|land| self.terrain(land)).map(|terrain| &terrain.id))
            }
        };
        let own = id.and_then(|id| {
            // The ledger calls some terrain by the last word of its name.
            let names = [id.as_str(), id.rsplit('-').next().unwrap_or(id)];
            let parts = parts(effect).iter();
            parts
                .flat_map(|part| names.map(|name| format!("{name}-{part}")))
                .find_map(|name| exact(topic, &name))
        });
        own.map_or_else(|| self.rule_of(source), RuleId)
    }

    /// The entry of a Disk; the ledger calls some by the first words of their names.
    fn disk_rule(self, id: &str) -> Option<&'static str> {
        if let Some(found) = entry("disk.", id) {
            return Some(found);
        }
        let mut name = id;
        while let Some((first, _)) = name.rsplit_once('-') {
            name = first;
            let other = || self.library().profiles.iter().any(|profile| profile.id == name);
            if let Some(found) = exact("disk.", name) {
                return (!other()).then_some(found);
            }
        }
        None
    }

    fn land_rule(self, land: u8) -> Option<&'static str> {
        let terrain = self.terrain(self.table.lands.get(usize::from(land))?)?;
        let last = terrain.id.rsplit('-').next().unwrap_or(&terrain.id);
        entry("terrain.", &terrain.id).or_else(|| entry("terrain.", last))
    }
}
