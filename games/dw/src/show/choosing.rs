//! What has to be pointed out for an ability or a spell, and the ways to use it that are buttons of their own.
//!
//! Disks and places are pointed out. A player, a value, a spell or the ability of another Disk is part of the verb, so every
//! one of them is a way of its own: `p1` for a player, `s2` for a value, `x7` for a spell, `b12.0` for a borrowed ability,
//! which is followed by the parts of its own choice.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_scene::{Key, Need};
use gonfalon_table::Length;

use super::keys;
use crate::abilities::{Usage, chosen_refusals, needs_place};
use crate::board::Board;
use crate::data::{Ability, Effect, Filter, Price, SkillKind, SpellId, Stat, Way, When, Where};
use crate::printed::name;
use crate::state::{LandKind, Secret, Source};
use crate::tell::word;

/// The values in the order of their numbers in verbs.
pub(super) const STATS: [Stat; 4] = [Stat::Movement, Stat::Attack, Stat::Defense, Stat::Toughness];

/// One way to use an ability or a spell.
#[derive(Clone, Debug)]
pub(super) struct Variant {
    /// What its verb ends with.
    pub(super) part: String,
    /// What tells it from the others.
    pub(super) with: Option<Arg>,
    /// What has to be pointed out.
    pub(super) needs: Vec<Need>,
}

/// All ways to use an ability or a spell.
pub(super) fn variants(board: Board<'_>, own: &Secret, usage: &Usage, ability: &Ability) -> Vec<Variant> {
    let needs = needs(board, own, usage, ability);
    let mut found = vec![Variant { part: String::new(), with: None, needs }];
    for effect in &ability.effects {
        let ways = ways(board, usage, effect);
        if let Some(ways) = ways {
            found = found.iter().flat_map(|variant| ways.iter().map(|way| variant.and(way))).collect();
        }
        if matches!(effect, Effect::UseSa | Effect::CopySa(_)) {
            let range = if let Effect::CopySa(range) = effect { Some(*range) } else { None };
            found = found.iter().flat_map(|variant| borrowed(board, own, usage, variant, range)).collect();
        }
    }
    found
}

impl Variant {
    fn and(&self, (part, with): &(String, Arg)) -> Variant {
        Variant { part: format!("{}:{part}", self.part), with: Some(with.clone()), needs: self.needs.clone() }
    }
}

/// The choices of an effect that are part of the verb; `None` if it has none.
fn ways(board: Board<'_>, usage: &Usage, effect: &Effect) -> Option<Vec<(String, Arg)>> {
    let library = board.library();
    let spell = |spell: SpellId| (format!("x{}", spell.0), name(&library[spell].name));
    Some(match effect {
        Effect::ModifyOne { stats, .. } => {
            let numbered = STATS.iter().enumerate().filter(|(_, stat)| stats.contains(stat));
            numbered.map(|(number, stat)| (format!("s{number}"), Arg::Word(word::stat(*stat)))).collect()
        }
        Effect::SkipTurn
        | Effect::ForcedTurn(_)
        | Effect::Convert { .. }
        | Effect::Deplete(_)
        | Effect::StealSpell(_)
        | Effect::MarkArmy(_) => {
            let seats = Seat::all(board.game.seats);
            seats.map(|seat| (format!("p{}", seat.0), Arg::Seat(seat.0))).collect()
        }
        Effect::RecoverSpell { .. } => {
            let mut cast: Vec<SpellId> =
                board.player(usage.seat).cast.iter().map(|(spell, _)| *spell).collect();
            cast.sort_unstable();
            cast.dedup();
            cast.into_iter().map(spell).collect()
        }
        Effect::FreeSpell { level, .. } => {
            let all = (0..library.spells.len()).map(|index| SpellId(index as u8));
            all.filter(|other| library[*other].level <= *level).map(spell).collect()
        }
        _ => return None,
    })
}

/// Every ability that could be borrowed, with what has to be pointed out for it.
fn borrowed(
    board: Board<'_>,
    own: &Secret,
    usage: &Usage,
    variant: &Variant,
    range: Option<Length>,
) -> Vec<Variant> {
    let mut found = Vec::new();
    let near = |owner: &DiskId| range.is_none_or(|range| board.within(usage.by, *owner, range));
    for owner in board.all_in_play().filter(near) {
        for (index, ability) in board.profile(owner).abilities.iter().enumerate() {
            let Some(used) = lend(board, usage, owner, index as u8, range.is_none()) else { continue };
            for inner in variants(board, own, &used, ability) {
                let mut needs = variant.needs.clone();
                needs.extend(inner.needs);
                let part = format!("{}:b{}.{index}{}", variant.part, owner.0, inner.part);
                found.push(Variant { part, with: Some(inner.with.unwrap_or(board.name(owner))), needs });
            }
        }
    }
    found
}

/// How the ability of another Disk is used by whoever borrows it; `None` if nobody can borrow it.
pub(super) fn lend(
    board: Board<'_>,
    usage: &Usage,
    owner: DiskId,
    index: u8,
    charmed: bool,
) -> Option<Usage> {
    let profile = board.in_play(owner).then(|| board.disk(owner).profile)??;
    let ability = board.profile(owner).abilities.get(usize::from(index))?;
    let copies = |effect: &Effect| matches!(effect, Effect::UseSa | Effect::CopySa(_));
    if ability.when != When::Sa || ability.effects.iter().any(copies) {
        return None;
    }
    let source = Source::Ability(profile, index);
    Some(if charmed {
        let side = board.controller(owner).unwrap_or(usage.seat);
        Usage { source, by: owner, seat: usage.seat, side }
    } else {
        Usage { source, ..*usage }
    })
}

/// Whether the player points out targets.
pub(super) fn wants_targets(ability: &Ability) -> bool {
    let picks = |effect: &Effect| matches!(effect, Effect::FreeSpell { .. } | Effect::Summon(_));
    ability.target.is_some() || ability.effects.iter().any(picks)
}

/// Whether the player points out a direction.
pub(super) fn wants_heading(ability: &Ability) -> bool {
    ability.effects.iter().any(|effect| {
        matches!(effect, Effect::Flip { way: Way::Any | Way::Straight, .. } | Effect::Slide { .. })
    })
}

/// Whether a direction is that of a flip of the target, not one from the user.
pub(super) fn flips_target(ability: &Ability) -> bool {
    ability.effects.iter().any(|effect| matches!(effect, Effect::Flip { .. }))
}

/// How many Terrain Disks are flipped, where any are.
pub(super) fn wants_lands(ability: &Ability) -> Option<u8> {
    ability.effects.iter().find_map(|effect| match effect {
        Effect::FlipTerrain { count, .. } => Some(*count),
        _ => None,
    })
}

/// Whether the player points out a place.
pub(super) fn wants_place(
    board: Board<'_>,
    usage: &Usage,
    ability: &Ability,
    target: Option<DiskId>,
) -> bool {
    ability.effects.iter().any(|effect| needs_place(board, usage, effect, target))
}

fn needs(board: Board<'_>, own: &Secret, usage: &Usage, ability: &Ability) -> Vec<Need> {
    let mut needs = Vec::new();
    if wants_targets(ability) {
        let most = ability.target.as_ref().map_or(1, |filter| filter.count.max(1));
        let among = targets(board, own, usage, ability);
        needs.push(Need::Pick { says: Line::new("show-pick-targets"), among, least: 1, most });
    }
    if let Some(filter) = &ability.second {
        let among = seconds(board, own, usage, filter);
        let least = u8::from(filter.count <= 1);
        let says = Line::new("show-pick-seconds");
        needs.push(Need::Pick { says, among, least, most: filter.count.max(1) });
    }
    if let Price::Other(filter) = &ability.price {
        let fits = |disk: &DiskId| {
            board.fits(filter, Some(usage.side), Some(usage.by), *disk)
                && board.is_placed(filter, usage.by, *disk)
        };
        let among = board.all_in_play().filter(fits).map(keys::disk).collect();
        needs.push(Need::Pick { says: Line::new("show-pick-sacrifice"), among, least: 1, most: 1 });
    }
    if wants_lands(ability).is_some() {
        let lands = board.table.lands.iter().enumerate();
        let terrain = lands.filter(|(_, land)| matches!(land.kind, LandKind::Terrain(_)));
        let pieces = terrain.map(|(number, _)| keys::land(number)).collect();
        needs.push(Need::Arrange { pieces, turns: false });
    }
    if wants_heading(ability) {
        needs.push(Need::Place { piece: keys::disk(usage.by), turns: false });
    }
    if wants_place(board, usage, ability, None) {
        needs.push(Need::Place { piece: keys::disk(usage.by), turns: false });
    }
    needs
}

/// The Disks that may be targets, each by itself.
fn targets(board: Board<'_>, own: &Secret, usage: &Usage, ability: &Ability) -> Vec<Key> {
    let Some(filter) = &ability.target else {
        let lends = ability.effects.iter().any(|effect| matches!(effect, Effect::FreeSpell { .. }));
        if lends {
            let casters = board.army(usage.seat).filter(|disk| board.has(*disk, SkillKind::Spellcaster));
            return casters.map(keys::disk).collect();
        }
        return own.stack.iter().map(|(disk, _)| keys::disk(*disk)).collect();
    };
    let all = (0..board.table.disks.len()).map(|index| DiskId(index as u8));
    let fits = |disk: &DiskId| {
        // Only one's own stack can be looked through.
        let seen = filter.place != Where::PlayOrStack
            || board.in_play(*disk)
            || own.stack.iter().any(|(other, _)| other == disk);
        seen && chosen_refusals(board, own, usage, filter, usage.by, &[*disk], true).is_empty()
    };
    all.filter(fits).map(keys::disk).collect()
}

/// The Disks that may be chosen beside the target; those that depend on it are all listed.
fn seconds(board: Board<'_>, own: &Secret, usage: &Usage, filter: &Filter) -> Vec<Key> {
    let fits = |disk: &DiskId| {
        if filter.around_target || filter.relation.is_some() {
            board.fits(filter, Some(usage.side), Some(usage.by), *disk)
        } else {
            chosen_refusals(board, own, usage, filter, usage.by, &[*disk], false).is_empty()
        }
    };
    if filter.place == Where::Play {
        return board.all_in_play().filter(fits).map(keys::disk).collect();
    }
    let all = (0..board.table.disks.len()).map(|index| DiskId(index as u8));
    let fits =
        |disk: &DiskId| chosen_refusals(board, own, usage, filter, usage.by, &[*disk], false).is_empty();
    all.filter(fits).map(keys::disk).collect()
}
