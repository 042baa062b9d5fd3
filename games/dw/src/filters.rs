//! Which Disks a filter means.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;

use crate::board::Board;
use crate::data::{Filter, InTerrain, Relation, Side, Skill, SkillKind, Stat};
use crate::rulings::Powerbolt;
use crate::state::LandKind;

impl Board<'_> {
    /// Whether a Disk in play is as a filter describes it, its place to others aside. `source` is the Disk that "other" leaves
    /// out; sides are seen from `seat`.
    pub fn fits(self, filter: &Filter, seat: Option<Seat>, source: Option<DiskId>, disk: DiskId) -> bool {
        let entry = self.disk(disk);
        let profile = self.profile(disk);
        let side = |side| match side {
            Side::Friend => seat.is_some() && entry.controller == seat,
            Side::Enemy => entry.controller.is_none() || entry.controller != seat,
        };
        filter.side.is_none_or(side)
            && !(filter.other && source == Some(disk))
            && filter.activated.is_none_or(|activated| (entry.markers > 0) == activated)
            && filter.wounded.is_none_or(|wounded| (entry.wounds > 0) == wounded)
            && filter.multi_wound.is_none_or(|multi| (profile.wounds > 1) == multi)
            && filter.faction.is_none_or(|faction| profile.faction == Some(faction))
            && !(filter.no_faction && profile.faction.is_some())
            && (filter.alignments.is_empty()
                || profile.alignment.is_some_and(|alignment| filter.alignments.contains(&alignment)))
            && filter.word.as_ref().is_none_or(|word| profile.is_called(word))
            && (filter.profiles.is_empty()
                || entry.profile.is_some_and(|profile| filter.profiles.contains(&profile)))
            && filter.min_moved.is_none_or(|flips| entry.flips >= flips)
            && filter.pinned.is_none_or(|pinned| self.is_pinned(disk) == pinned)
            && filter.flying.is_none_or(|flying| self.has(disk, SkillKind::Flying) == flying)
            && filter.berserking.is_none_or(|on| self.is_berserking(disk) == on)
            && filter.skill.is_none_or(|skill| self.has(disk, skill))
            && filter.missile.is_none_or(|kind| {
                let fires =
                    |skill: &Skill| matches!(skill, Skill::Missile { kind: other, .. } if *other == kind);
                profile.skills.iter().any(fires)
            })
            && filter
                .in_battle
                .is_none_or(|battle| self.touching(disk).any(|other| self.enemies(disk, other)) == battle)
            && filter
                .touching
                .as_ref()
                .is_none_or(|word| self.touching(disk).any(|other| self.profile(other).is_called(word)))
            && filter.in_terrain.is_none_or(|terrain| self.is_in(terrain, disk))
            && filter.min_toughness.is_none_or(|least| self.value(disk, Stat::Toughness) >= least)
            && filter.max_toughness.is_none_or(|most| self.value(disk, Stat::Toughness) <= most)
            && filter.max_movement.is_none_or(|most| self.value(disk, Stat::Movement) <= most)
    }

    /// Whether a Disk lies to `center` as a filter wants it: within its range and in its relation.
    pub fn is_placed(self, filter: &Filter, center: DiskId, disk: DiskId) -> bool {
        let pile = &self.table.pile;
        filter.range.is_none_or(|range| self.within(center, disk, range))
            && filter.relation.is_none_or(|relation| match relation {
                Relation::Touching => self.touch(center, disk),
                Relation::AttackedBySelf => pile.pins_disk(center, disk) && self.enemies(center, disk),
                Relation::PinnedBySelf => pile.pins_disk(center, disk),
                Relation::PinPair => self.touch(center, disk),
                Relation::Linked => self.linked(center, None).contains(&disk),
                Relation::LinkedTwice => {
                    let chain = self.rulings().powerbolt == Powerbolt::WholeChain;
                    self.linked(center, (!chain).then_some(2)).contains(&disk)
                }
            })
    }

    /// The Disks connected to a Disk through touching, itself first; at most so many steps away.
    pub fn linked(self, disk: DiskId, steps: Option<usize>) -> Vec<DiskId> {
        let mut linked = vec![disk];
        let mut begin = 0;
        for _ in 0..steps.unwrap_or(usize::MAX) {
            let end = linked.len();
            for index in begin..end {
                for other in self.touching(linked[index]) {
                    if !linked.contains(&other) {
                        linked.push(other);
                    }
                }
            }
            if linked.len() == end {
                break;
            }
            begin = end;
        }
        linked
    }

    /// Whether a Disk is in terrain of a type, or in any.
    pub fn is_in(self, terrain: InTerrain, disk: DiskId) -> bool {
        self.table.lands.iter().any(|land| {
            let wanted = match (land.kind, terrain) {
                (LandKind::Terrain(_), InTerrain::Any) => true,
                (LandKind::Terrain(kind), InTerrain::Of(wanted)) => kind == wanted,
                _ => false,
            };
            wanted && self.land_circle(land).overlaps(&self.circle(disk))
        })
    }
}
