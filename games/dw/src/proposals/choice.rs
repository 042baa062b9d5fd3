//! What can be chosen for an ability or a spell.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Seat, SeededDice};
use smallvec::SmallVec;

use super::draw::shuffle;
use super::spots::Spots;
use crate::abilities::{Usage, choice_refusals};
use crate::action::{Borrowed, Choice, Disks};
use crate::board::Board;
use crate::data::{Ability, Act, Effect, Filter, Price, SkillKind, SpellId, When, Where};
use crate::state::{LandKind, Place, Secret, Source};

/// How many combinations are looked at before giving up.
const ATTEMPTS: usize = 120;

/// An ability or a spell that a Disk could use now, its choice aside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish<'a> {
    board: Board<'a>,
    own: &'a Secret,
    pub(crate) usage: Usage,
    pub(crate) ability: &'a Ability,
}

/// Everything a Disk could use or cast.
pub(crate) fn wishes<'a>(board: Board<'a>, own: &'a Secret, seat: Seat, disk: DiskId) -> Vec<Wish<'a>> {
    let mut found = Vec::new();
    let Some(profile) = board.disk(disk).profile else { return found };
    let usage = |source| Usage { source, by: disk, seat, side: seat };
    if !board.is_banned(disk, Act::Sa) {
        for (index, ability) in board.profile(disk).abilities.iter().enumerate() {
            let usable = matches!(ability.when, When::Sa | When::TurnStart);
            if usable && board.is_met(&ability.need, Some(seat), disk) {
                let usage = usage(Source::Ability(profile, index as u8));
                found.push(Wish { board, own, usage, ability });
            }
        }
    }
    if board.has(disk, SkillKind::Spellcaster) && !board.is_banned(disk, Act::Cast) {
        let level = board.level(disk);
        let lent = board.player(seat).lent.filter(|(_, to)| *to == disk).map(|(spell, _)| spell);
        let mut last: Option<SpellId> = None;
        for spell in own.spells.iter().copied().chain(lent) {
            let entry = &board.library()[spell];
            if last.replace(spell) != Some(spell) && entry.level <= level && entry.ability.when == When::Cast
            {
                found.push(Wish { board, own, usage: usage(Source::Spell(spell)), ability: &entry.ability });
            }
        }
    }
    found
}

impl<'a> Wish<'a> {
    /// Legal choices, the most natural first or in any order by chance.
    pub(super) fn choices(&self, most: usize, mut chance: Option<&mut SeededDice>) -> Vec<Choice> {
        let mut found = Vec::new();
        let mut attempts = 0;
        let mut targets = self.groups(self.ability.target.as_ref(), self.usage.by);
        if let Some(chance) = chance.as_deref_mut() {
            shuffle(chance, &mut targets);
        }
        for target in targets {
            let center = match (&self.ability.second, target.first()) {
                (Some(filter), Some(first)) if filter.around_target => *first,
                _ => self.usage.by,
            };
            let mut seconds = self.groups(self.ability.second.as_ref(), center);
            if let Some(chance) = chance.as_deref_mut() {
                shuffle(chance, &mut seconds);
            }
            for second in seconds {
                let begun = Choice { targets: target.clone(), seconds: second, ..Choice::default() };
                let mut variants = self.completed(begun);
                if let Some(chance) = chance.as_deref_mut() {
                    shuffle(chance, &mut variants);
                }
                for choice in variants {
                    attempts += 1;
                    if choice_refusals(self.board, self.own, &self.usage, self.ability, &choice).is_empty() {
                        found.push(choice);
                        if found.len() >= most {
                            return found;
                        }
                        // One way for each target is enough where several are wanted.
                        break;
                    }
                    if attempts >= ATTEMPTS {
                        return found;
                    }
                }
            }
        }
        found
    }

    /// Disks that a filter could mean, single ones first and then as many as it allows.
    fn groups(&self, filter: Option<&Filter>, center: DiskId) -> Vec<Disks> {
        let Some(filter) = filter else { return vec![Disks::new()] };
        let board = self.board;
        let mut single: Vec<DiskId> = match filter.place {
            Where::Destroyed => (0..board.table.disks.len())
                .map(|index| DiskId(index as u8))
                .filter(|disk| board.disk(*disk).place == Place::Destroyed)
                .collect(),
            Where::Play | Where::PlayOrStack => board
                .all_in_play()
                .filter(|disk| board.fits(filter, Some(self.usage.side), Some(self.usage.by), *disk))
                .collect(),
        };
        if filter.place == Where::PlayOrStack || self.summons() {
            single.extend(self.own.stack.iter().map(|(disk, _)| *disk));
        }
        let wanted = self.kindness();
        let here = board.table.pile.at(center);
        single.sort_by_key(|disk| {
            let friend = board.controller(*disk) == Some(self.usage.side);
            (filter.side.is_none() && friend != wanted, board.table.pile.at(*disk).distance_squared(here))
        });
        let mut groups: Vec<Disks> = single.iter().map(|disk| [*disk].into_iter().collect()).collect();
        if filter.count > 1 && single.len() > 1 {
            groups.insert(0, single.iter().copied().take(usize::from(filter.count)).collect());
        }
        if groups.is_empty() {
            groups.push(Disks::new());
        }
        groups
    }

    fn summons(&self) -> bool {
        self.ability.effects.iter().any(|effect| matches!(effect, Effect::Summon(_)))
    }

    /// Whether friends are glad of it.
    fn kindness(&self) -> bool {
        self.ability.effects.iter().any(|effect| match effect {
            Effect::Modify { values, .. } => {
                let all = [values.movement, values.attack, values.defense, values.toughness];
                all.into_iter().flatten().map(i32::from).sum::<i32>() > 0
            }
            Effect::ModifyOne { by, .. } => *by > 0,
            Effect::Grant(..)
            | Effect::Heal(..)
            | Effect::Unmark { .. }
            | Effect::Immune { .. }
            | Effect::NoDamage(_)
            | Effect::Activations(_)
            | Effect::Teleport(_)
            | Effect::FreeSpell { .. }
            | Effect::Repel
            | Effect::Berserk(true) => true,
            _ => false,
        })
    }

    /// The choice with everything else that the effects ask for, in several ways.
    fn completed(&self, begun: Choice) -> Vec<Choice> {
        let mut choices = vec![begun];
        if let Price::Other(filter) = &self.ability.price {
            let board = self.board;
            let victims: Vec<DiskId> = board
                .all_in_play()
                .filter(|disk| board.fits(filter, Some(self.usage.side), Some(self.usage.by), *disk))
                .filter(|disk| board.is_placed(filter, self.usage.by, *disk))
                .collect();
            choices = spread(choices, &victims, |choice, disk| choice.sacrifice = Some(*disk));
        }
        for effect in &self.ability.effects {
            choices = self.with_extras(choices, effect);
        }
        choices
    }

    fn with_extras(&self, choices: Vec<Choice>, effect: &Effect) -> Vec<Choice> {
        let board = self.board;
        match effect {
            Effect::ModifyOne { stats, .. } => {
                spread(choices, stats, |choice, stat| choice.stat = Some(*stat))
            }
            Effect::Flip { .. } | Effect::Slide { .. } => {
                let headings = self.headings();
                spread(choices, &headings, |choice, heading| choice.heading = Some(*heading))
            }
            Effect::SkipTurn
            | Effect::ForcedTurn(_)
            | Effect::Convert { .. }
            | Effect::Deplete(_)
            | Effect::StealSpell(_)
            | Effect::MarkArmy(_) => {
                let mut seats: Vec<Seat> = Seat::all(board.game.seats).collect();
                seats.sort_by_key(|seat| *seat == self.usage.side);
                spread(choices, &seats, |choice, seat| choice.player = Some(*seat))
            }
            Effect::RecoverSpell { .. } => {
                let cast: Vec<SpellId> =
                    board.player(self.usage.seat).cast.iter().map(|(spell, _)| *spell).collect();
                spread(choices, &cast, |choice, spell| choice.spell = Some(*spell))
            }
            Effect::FreeSpell { .. } => {
                let spells: Vec<SpellId> =
                    (0..board.library().spells.len()).map(|index| SpellId(index as u8)).collect();
                let casters: Vec<DiskId> = board
                    .army(self.usage.seat)
                    .filter(|disk| board.has(*disk, SkillKind::Spellcaster))
                    .collect();
                let lent = spread(choices, &spells, |choice, spell| choice.spell = Some(*spell));
                if self.ability.target.is_some() {
                    return lent;
                }
                spread(lent, &casters, |choice, caster| choice.targets = [*caster].into_iter().collect())
            }
            Effect::FlipTerrain { .. } => {
                let lands = board.table.lands.iter().enumerate();
                let terrain: Vec<u8> = lands
                    .filter(|(_, land)| matches!(land.kind, LandKind::Terrain(_)))
                    .map(|(index, _)| index as u8)
                    .collect();
                let flips: Vec<_> = terrain
                    .iter()
                    .flat_map(|land| self.headings().into_iter().map(move |heading| (*land, heading)))
                    .collect();
                spread(choices, &flips, |choice, flip| choice.lands = SmallVec::from_iter([*flip]))
            }
            Effect::UseSa | Effect::CopySa(_) => self.borrowed(choices, matches!(effect, Effect::UseSa)),
            _ => {
                let spots = Spots { board, own: self.own, usage: &self.usage };
                let placed = choices.into_iter().flat_map(|choice| {
                    let found = spots.of(effect, &choice);
                    if found.is_empty() {
                        return vec![choice];
                    }
                    spread(vec![choice], &found, |choice, at| choice.at = Some(*at))
                });
                placed.collect()
            }
        }
    }

    /// Directions toward the nearest enemies and all around.
    fn headings(&self) -> Vec<gonfalon_table::Heading> {
        let board = self.board;
        let here = board.table.pile.at(self.usage.by);
        let near = super::moves::enemies(board, self.usage.by).into_iter().take(3);
        let aimed = near.map(|enemy| gonfalon_table::Heading::between(here, board.table.pile.at(enemy)));
        aimed.chain((0..8).map(|step| gonfalon_table::Heading::from_degrees(step * 45))).collect()
    }

    /// Abilities of other Disks that could be used.
    fn borrowed(&self, choices: Vec<Choice>, charmed: bool) -> Vec<Choice> {
        let board = self.board;
        let mut all = Vec::new();
        for choice in choices {
            let owners: Vec<DiskId> =
                if charmed { choice.targets.to_vec() } else { board.all_in_play().collect() };
            for owner in owners.into_iter().filter(|owner| board.in_play(*owner)) {
                let Some(profile) = board.disk(owner).profile else { continue };
                for (index, ability) in board.profile(owner).abilities.iter().enumerate() {
                    let copies = |effect: &Effect| matches!(effect, Effect::UseSa | Effect::CopySa(_));
                    if ability.when != When::Sa || ability.effects.iter().any(copies) {
                        continue;
                    }
                    let source = Source::Ability(profile, index as u8);
                    let usage = if charmed {
                        let side = board.controller(owner).unwrap_or(self.usage.seat);
                        Usage { source, by: owner, seat: self.usage.seat, side }
                    } else {
                        Usage { source, ..self.usage }
                    };
                    let wish = Wish { usage, ability, ..*self };
                    if let Some(inner) = wish.choices(1, None).pop() {
                        let borrowed =
                            Borrowed { disk: owner, ability: index as u8, choice: Box::new(inner) };
                        all.push(Choice { borrowed: Some(borrowed), ..choice.clone() });
                    }
                }
            }
        }
        all
    }
}

/// Every choice with every one of these.
fn spread<T>(choices: Vec<Choice>, among: &[T], put: impl Fn(&mut Choice, &T)) -> Vec<Choice> {
    choices
        .into_iter()
        .flat_map(|choice| {
            among
                .iter()
                .map(|entry| {
                    let mut next = choice.clone();
                    put(&mut next, entry);
                    next
                })
                .collect::<Vec<_>>()
        })
        .collect()
}
