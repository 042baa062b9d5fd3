//! Which values can differ at all from what is printed, looked up once for the whole table.

use gonfalon_disks::DiskId;
use gonfalon_dw::board::Board;
use gonfalon_dw::data::{Effect, Harm, SkillKind, Stat};
use gonfalon_table::{Circle, Length};
use smallvec::SmallVec;

/// What a berserking Disk adds to AT, D and T.
const BERSERK: u8 = 2;

/// What Attributes and lasting spells can do on this table, and where terrain works. Wherever nothing can differ, the
/// printed values are taken as they are: that spares looking through everything for every value of every Disk.
#[derive(Clone, Debug)]
pub(crate) struct Influence {
    values: bool,
    skills: bool,
    immunity: bool,
    flips: bool,
    range: bool,
    lands: SmallVec<[Circle; 8]>,
}

impl Influence {
    pub(crate) fn of(board: Board<'_>) -> Influence {
        let mut all = Influence {
            values: false,
            skills: false,
            immunity: false,
            flips: false,
            range: false,
            lands: SmallVec::new(),
        };
        let table = board.table;
        let attributes = table.attributes.iter();
        let printed =
            attributes.filter_map(|(by, index)| board.profile(*by).abilities.get(usize::from(*index)));
        let lasting = table.lasting.iter().filter_map(|lasting| board.ability_of(lasting.source));
        for effect in printed.chain(lasting).flat_map(|ability| &ability.effects) {
            match effect {
                Effect::Modify { .. }
                | Effect::ModifyOne { .. }
                | Effect::AddAttackersAttack
                | Effect::SwapAttackDefense
                | Effect::Set(_) => all.values = true,
                Effect::Grant(..) | Effect::Suspend(_) => all.skills = true,
                Effect::Immune { .. } => all.immunity = true,
                Effect::StartSlow(_) => all.flips = true,
                Effect::RangeBonus(_) => all.range = true,
                _ => {}
            }
        }
        for land in table.lands.iter() {
            let Some(terrain) = board.terrain(land) else { continue };
            let circle = board.land_circle(land);
            let within = terrain.effects.iter().map(|entry| entry.within).max().unwrap_or(Length::ZERO);
            all.lands.push(Circle::new(circle.centre, circle.diameter + within * 2));
        }
        all
    }

    /// Whether a Disk lies at terrain.
    pub(crate) fn in_terrain(&self, circle: &Circle) -> bool {
        self.lands.iter().any(|land| land.within(circle, Length::ZERO))
    }

    pub(crate) fn value(&self, board: Board<'_>, disk: DiskId, terrain: bool, stat: Stat) -> u8 {
        if self.values || terrain {
            return board.value(disk, stat);
        }
        let Some(printed) = board.printed(disk, stat) else { return 0 };
        let more = if stat != Stat::Movement && board.disk(disk).berserk { BERSERK } else { 0 };
        printed.saturating_add(more).max(u8::from(stat == Stat::Toughness))
    }

    pub(crate) fn flips(&self, board: Board<'_>, disk: DiskId, terrain: bool) -> u8 {
        if self.flips || terrain {
            return board.flips(disk);
        }
        self.value(board, disk, terrain, Stat::Movement)
    }

    pub(crate) fn has(&self, board: Board<'_>, disk: DiskId, terrain: bool, skill: SkillKind) -> bool {
        if self.skills || terrain { board.has(disk, skill) } else { board.profile(disk).has(skill) }
    }

    pub(crate) fn sheltered(&self, board: Board<'_>, disk: DiskId, terrain: bool) -> bool {
        (self.immunity || terrain) && board.is_immune(disk, Harm::Missile, false)
    }

    /// How far its missiles fly, if it has any.
    pub(crate) fn range(&self, board: Board<'_>, disk: DiskId, terrain: bool) -> Option<Length> {
        let kinds = board.weapons(disk).map(|(kind, _)| {
            if self.range || terrain {
                board.missile_range(disk, kind)
            } else {
                board.library().constants.missile(kind).range
            }
        });
        kinds.max().filter(|_| self.has(board, disk, terrain, SkillKind::Missile))
    }
}
