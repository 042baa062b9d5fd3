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
    /// What may work on anybody.
    all: Sway,
    /// What works on the Disk alone that has it.
    own: SmallVec<[(DiskId, Sway); 16]>,
    lands: SmallVec<[Circle; 8]>,
}

/// What may differ from what is printed.
#[derive(Clone, Copy, Debug, Default)]
struct Sway {
    movement: bool,
    attack: bool,
    defense: bool,
    toughness: bool,
    skills: bool,
    immunity: bool,
    flips: bool,
    range: bool,
}

impl Sway {
    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Modify { values, .. } | Effect::Set(values) => {
                STATS
                    .into_iter()
                    .filter(|stat| values.of(*stat).is_some())
                    .for_each(|stat| self.add_to(stat));
            }
            Effect::ModifyOne { stats, .. } => stats.iter().for_each(|stat| self.add_to(*stat)),
            Effect::AddAttackersAttack => self.defense = true,
            Effect::SwapAttackDefense => (self.attack, self.defense) = (true, true),
            Effect::Grant(..) | Effect::Suspend(_) => self.skills = true,
            Effect::Immune { .. } => self.immunity = true,
            Effect::StartSlow(_) => self.flips = true,
            Effect::RangeBonus(_) => self.range = true,
            _ => {}
        }
    }

    fn add_to(&mut self, stat: Stat) {
        match stat {
            Stat::Movement => self.movement = true,
            Stat::Attack => self.attack = true,
            Stat::Defense => self.defense = true,
            Stat::Toughness => self.toughness = true,
        }
    }

    fn on(&self, stat: Stat) -> bool {
        match stat {
            Stat::Movement => self.movement,
            Stat::Attack => self.attack,
            Stat::Defense => self.defense,
            Stat::Toughness => self.toughness,
        }
    }
}

const STATS: [Stat; 4] = [Stat::Movement, Stat::Attack, Stat::Defense, Stat::Toughness];

impl Influence {
    pub(crate) fn of(board: Board<'_>) -> Influence {
        let mut influence = Influence { all: Sway::default(), own: SmallVec::new(), lands: SmallVec::new() };
        let table = board.table;
        for (by, index) in &table.attributes {
            let Some(ability) = board.profile(*by).abilities.get(usize::from(*index)) else { continue };
            if ability.area.is_some() || ability.target.is_some() {
                ability.effects.iter().for_each(|effect| influence.all.add(effect));
            } else {
                let mut sway = Sway::default();
                ability.effects.iter().for_each(|effect| sway.add(effect));
                influence.own.push((*by, sway));
            }
        }
        let lasting = table.lasting.iter().filter_map(|lasting| board.ability_of(lasting.source));
        lasting.flat_map(|ability| &ability.effects).for_each(|effect| influence.all.add(effect));
        for land in table.lands.iter() {
            let Some(terrain) = board.terrain(land) else { continue };
            let circle = board.land_circle(land);
            let within = terrain.effects.iter().map(|entry| entry.within).max().unwrap_or(Length::ZERO);
            influence.lands.push(Circle::new(circle.centre, circle.diameter + within * 2));
        }
        influence
    }

    /// Whether something of a kind may work on a Disk, be it terrain.
    fn sways(&self, disk: DiskId, terrain: bool, kind: impl Fn(&Sway) -> bool) -> bool {
        terrain || kind(&self.all) || self.own.iter().any(|(by, sway)| *by == disk && kind(sway))
    }

    /// Whether a Disk lies at terrain.
    pub(crate) fn in_terrain(&self, circle: &Circle) -> bool {
        self.lands.iter().any(|land| land.within(circle, Length::ZERO))
    }

    pub(crate) fn value(&self, board: Board<'_>, disk: DiskId, terrain: bool, stat: Stat) -> u8 {
        if self.sways(disk, terrain, |sway| sway.on(stat)) {
            return board.value(disk, stat);
        }
        let Some(printed) = board.printed(disk, stat) else { return 0 };
        let more = if stat != Stat::Movement && board.disk(disk).berserk { BERSERK } else { 0 };
        printed.saturating_add(more).max(u8::from(stat == Stat::Toughness))
    }

    pub(crate) fn flips(&self, board: Board<'_>, disk: DiskId, terrain: bool) -> u8 {
        if self.sways(disk, terrain, |sway| sway.flips) {
            return board.flips(disk);
        }
        self.value(board, disk, terrain, Stat::Movement)
    }

    pub(crate) fn has(&self, board: Board<'_>, disk: DiskId, terrain: bool, skill: SkillKind) -> bool {
        let sways = self.sways(disk, terrain, |sway| sway.skills);
        if sways { board.has(disk, skill) } else { board.profile(disk).has(skill) }
    }

    pub(crate) fn sheltered(&self, board: Board<'_>, disk: DiskId, terrain: bool) -> bool {
        self.sways(disk, terrain, |sway| sway.immunity) && board.is_immune(disk, Harm::Missile, false)
    }

    /// How far its missiles fly, if it has any.
    pub(crate) fn range(&self, board: Board<'_>, disk: DiskId, terrain: bool) -> Option<Length> {
        let kinds = board.weapons(disk).map(|(kind, _)| {
            if self.sways(disk, terrain, |sway| sway.range) {
                board.missile_range(disk, kind)
            } else {
                board.library().constants.missile(kind).range
            }
        });
        kinds.max().filter(|_| self.has(board, disk, terrain, SkillKind::Missile))
    }
}
