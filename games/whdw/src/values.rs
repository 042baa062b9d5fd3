//! Disk values with everything that changes them, and the keywords a disk has gained.
//!
//! A value is folded from its printed number, tokens, lasting changes and continuous abilities, in this order. The
//! same fold serves the rules (which want the total) and people (who want the reasons).

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat};

use crate::board::Board;
use crate::data::{
    Ability, DamageSource, DamageType, Effect, Keyword, KeywordKind, Modify, Pick, RangeBand, Splash, Stat,
    Strengths, TerrainKeyword, Trigger,
};
use crate::state::{Change, Source};
use crate::touches::Touches;

/// One reason for a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is printed on the disk.
    Printed,
    /// The empowerment token.
    Empowered,
    /// An effect.
    By(Source),
    /// No value falls below its floor.
    Floor,
}

impl Reason {
    /// The rule behind the reason.
    pub fn rule(self) -> RuleId {
        RuleId(match self {
            Reason::Printed => "whdw.disk.anatomy",
            Reason::Empowered => "whdw.empower.bonus",
            Reason::By(_) => "whdw.disk.effect-duration",
            Reason::Floor => "whdw.disk.value-floor",
        })
    }
}

/// When a strength is dealt within an engagement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Before the others.
    Swift,
    /// With most.
    Ordinary,
    /// After the others.
    Slow,
}

/// The part a disk plays in an engagement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// It pins an enemy.
    Attacker,
    /// An enemy pins it.
    Defender,
}

impl<'a> Board<'a> {
    /// The present value of a disk; `None` where nothing is printed to which a bonus could be added.
    pub fn value(self, disk: DiskId, stat: Stat) -> Option<u8> {
        self.fold(disk, stat, &mut |_, _| {})
    }

    /// The present value, or 0 where there is none.
    pub fn strength(self, disk: DiskId, stat: Stat) -> u8 {
        self.value(disk, stat).unwrap_or(0)
    }

    /// The present value with every reason: what it is after each.
    pub fn explain(self, disk: DiskId, stat: Stat) -> Option<(u8, Vec<(Reason, i16)>)> {
        let mut reasons = Vec::new();
        let total = self.fold(disk, stat, &mut |reason, change| reasons.push((reason, change)))?;
        Some((total, reasons))
    }

    fn fold(self, disk: DiskId, stat: Stat, note: &mut dyn FnMut(Reason, i16)) -> Option<u8> {
        let profile = self.profile(disk);
        let printed = match stat {
            Stat::Move => profile.movement?,
            Stat::Attack => profile.attack,
            Stat::Counter => profile.counter,
            Stat::Toughness => profile.toughness,
            Stat::Stamina => profile.stamina,
            Stat::Magic => profile.keywords.iter().find_map(|keyword| match keyword {
                Keyword::Magic(value) => Some(*value),
                _ => None,
            })?,
            Stat::Impact => profile
                .keywords
                .iter()
                .find_map(|keyword| match keyword {
                    Keyword::Impact(value) => Some(*value),
                    _ => None,
                })
                .unwrap_or(0),
            Stat::Dice => profile.ranged.iter().map(|attack| attack.dice).max()?,
        };
        let mut value = i16::from(printed);
        note(Reason::Printed, value);
        if self.disk(disk).empowered {
            let bonus = &self.game.library.constants.empowered;
            let bonus = match stat {
                Stat::Attack => bonus.attack,
                Stat::Counter => bonus.counter,
                Stat::Toughness => bonus.toughness,
                _ => 0,
            };
            if bonus > 0 {
                value += i16::from(bonus);
                note(Reason::Empowered, i16::from(bonus));
            }
        }
        for lasting in self.lasting(disk) {
            match lasting.change {
                Change::Value { stat: changed, amount, min } if changed == stat => {
                    let change = bounded(value, i16::from(amount), min, None);
                    value += change;
                    note(Reason::By(lasting.source), change);
                }
                Change::Keyword(Keyword::Impact(bonus)) if stat == Stat::Impact => {
                    value += i16::from(bonus);
                    note(Reason::By(lasting.source), i16::from(bonus));
                }
                _ => {}
            }
        }
        let wanted = Touches::stat(stat);
        if !self.any_continuous(wanted) {
            return Some(clamped(value, stat, note));
        }
        self.each_continuous(disk, wanted, &mut |source, user, seat, effect| {
            if let Effect::Modify(modify) = effect
                && modify.stat == stat
            {
                let amount = self.amount(modify, user, seat);
                let change = bounded(value, amount, modify.min, modify.max);
                value += change;
                note(Reason::By(source), change);
            }
        });
        Some(clamped(value, stat, note))
    }

    /// Whether any continuous ability of the match could change this.
    fn any_continuous(self, wanted: Touches) -> bool {
        self.scenario_touches(wanted)
            || self.game.disks_touch.meet(wanted)
            || self.game.terrain_touches.meet(wanted)
    }

    /// Whether the active scenario could change this.
    fn scenario_touches(self, wanted: Touches) -> bool {
        self.table
            .scenario
            .is_some_and(|scenario| self.game.scenarios_touch[usize::from(scenario.0)].meet(wanted))
    }

    fn amount(self, modify: &Modify, user: Option<DiskId>, seat: Option<Seat>) -> i16 {
        let times = match (&modify.per, user) {
            (Some(Splash { range, who }), Some(user)) => self
                .battlefield()
                .filter(|disk| self.matches(who, seat.unwrap_or(self.owner(user)), Some(user), *disk))
                .filter(|disk| self.within(user, *disk, *range))
                .count() as i16,
            _ => 1,
        };
        i16::from(modify.amount) * times
    }

    /// Calls `found` with the continuous effects that reach a disk: their source, the disk and seat they come from. Only
    /// those that could change what is `wanted` are sure to be among them.
    fn each_continuous(
        self,
        disk: DiskId,
        wanted: Touches,
        found: &mut dyn FnMut(Source, Option<DiskId>, Option<Seat>, &'a Effect),
    ) {
        let lies = self.on_battlefield(disk);
        if lies && self.game.disks_touch.meet(wanted) {
            self.each_aura(disk, found);
        }
        self.each_scenario_effect(disk, wanted, found);
        if lies && self.game.terrain_touches.meet(wanted) {
            self.each_terrain_effect(disk, wanted, found);
        }
    }

    fn each_aura(
        self,
        disk: DiskId,
        found: &mut dyn FnMut(Source, Option<DiskId>, Option<Seat>, &'a Effect),
    ) {
        for (user, number) in self.game.continuous.iter().copied() {
            if !self.on_battlefield(user) {
                continue;
            }
            let ability = &self.profile(user).abilities[usize::from(number)];
            let seat = self.owner(user);
            let reaches = match ability.pick {
                Pick::User => user == disk,
                _ => {
                    self.matches(&ability.who, seat, Some(user), disk)
                        && ability.range.is_none_or(|range| self.within(user, disk, range))
                }
            };
            if reaches {
                for effect in &ability.effects {
                    found(Source::Disk(user), Some(user), Some(seat), effect);
                }
            }
        }
    }

    fn each_terrain_effect(
        self,
        disk: DiskId,
        wanted: Touches,
        found: &mut dyn FnMut(Source, Option<DiskId>, Option<Seat>, &'a Effect),
    ) {
        let circle = self.circle(disk);
        for (number, terrain) in self.table.terrain.iter().enumerate() {
            let abilities = &self.terrain_side(terrain).abilities;
            // Most terrain changes nothing, so the outline is looked at last.
            if !Touches::by_abilities(abilities).meet(wanted) || !terrain.outline.overlaps_circle(&circle) {
                continue;
            }
            for ability in continuous(abilities) {
                if self.matches(&ability.who, self.owner(disk), None, disk) {
                    for effect in &ability.effects {
                        found(Source::Terrain(number as u8), None, None, effect);
                    }
                }
            }
        }
    }

    fn each_scenario_effect(
        self,
        disk: DiskId,
        wanted: Touches,
        found: &mut dyn FnMut(Source, Option<DiskId>, Option<Seat>, &'a Effect),
    ) {
        let Some(scenario) = self.table.scenario.filter(|_| self.scenario_touches(wanted)) else { return };
        for ability in continuous(&self.game.library[scenario].abilities) {
            if !ability.effects.iter().any(|effect| Touches::by(effect).meet(wanted)) {
                continue;
            }
            // The whole game is meant, so a disk in reserve is looked at as if it lay on the battlefield.
            let waiting = !self.on_battlefield(disk) && ability.who.on_terrain.is_none();
            let profile = self.profile(disk);
            let matches = if waiting {
                ability.who.race.is_none_or(|race| profile.race == race)
                    && ability.who.has.is_none_or(|wanted| profile.has_trait(wanted))
                    && ability.who.kind.is_none_or(|kind| profile.kind == kind)
            } else {
                self.matches(&ability.who, self.owner(disk), None, disk)
            };
            if matches {
                for effect in &ability.effects {
                    found(Source::Scenario(scenario), None, None, effect);
                }
            }
        }
    }

    /// Whether any keyword of a kind that a disk has gained satisfies a test: lasting changes, auras, terrain.
    pub(crate) fn any_gained_keyword(
        self,
        disk: DiskId,
        kind: KeywordKind,
        test: impl Fn(Keyword) -> bool,
    ) -> bool {
        let lasting = self
            .lasting(disk)
            .any(|lasting| matches!(lasting.change, Change::Keyword(keyword) if test(keyword)));
        if lasting {
            return true;
        }
        let mut found = false;
        let wanted = Touches::keyword(kind);
        if self.any_continuous(wanted) {
            self.each_continuous(disk, wanted, &mut |_, _, _, effect| {
                if let Effect::Grant { keyword, .. } = effect {
                    found |= test(*keyword);
                }
            });
        }
        let by_ground = |keyword, ground| {
            test(keyword) && self.on_battlefield(disk) && self.on_terrain_with(disk, ground)
        };
        found
            || by_ground(DEFENSIVE, TerrainKeyword::Defensive)
            || by_ground(FORTIFIED, TerrainKeyword::Fortified)
    }

    /// Whether a disk may gain or lose keywords by the mere place where it lies.
    pub(crate) fn keywords_depend_on_place(self) -> bool {
        let scenario = self.table.scenario.map_or(&[][..], |scenario| &self.game.library[scenario].abilities);
        self.game.disks_touch.any_keyword()
            || self.game.terrain_touches.any_keyword()
            || continuous(scenario)
                .flat_map(|ability| &ability.effects)
                .any(|effect| Touches::by(effect).any_keyword())
    }

    /// When a disk deals its damage in an engagement. Swift and slow at once cancel out.
    pub fn speed(self, disk: DiskId, role: Role) -> Speed {
        let concerns = |strengths: Strengths| match role {
            Role::Attacker => strengths.attack,
            Role::Defender => strengths.counter,
        };
        let swift = self.any_keyword(
            disk,
            KeywordKind::Swift,
            |keyword| matches!(keyword, Keyword::Swift(strengths) if concerns(strengths)),
        );
        let slow = self.any_keyword(
            disk,
            KeywordKind::Slow,
            |keyword| matches!(keyword, Keyword::Slow(strengths) if concerns(strengths)),
        );
        match (swift, slow) {
            (true, false) => Speed::Swift,
            (false, true) => Speed::Slow,
            _ => Speed::Ordinary,
        }
    }

    /// Whether a disk is immune to damage of this type from such a source.
    pub fn immune(self, disk: DiskId, kind: DamageType, via: Option<DamageSource>) -> bool {
        self.any_keyword(
            disk,
            KeywordKind::Immune,
            |keyword| matches!(keyword, Keyword::Immune(to) if covers(to, kind, via)),
        )
    }

    /// What is left of damage after immunity and resistance.
    pub fn reduced(self, disk: DiskId, amount: u8, kind: DamageType, via: Option<DamageSource>) -> u8 {
        if amount == 0 || self.immune(disk, kind, via) {
            return 0;
        }
        if self.resistant(disk, kind, via) { amount.div_ceil(2) } else { amount }
    }

    /// Whether a disk is resistant to damage of this type from such a source.
    pub fn resistant(self, disk: DiskId, kind: DamageType, via: Option<DamageSource>) -> bool {
        self.any_keyword(
            disk,
            KeywordKind::Resistant,
            |keyword| matches!(keyword, Keyword::Resistant(to) if covers(to, kind, via)),
        )
    }

    /// The maximum range of one of a disk's ranged attacks, with everything that lengthens it.
    pub fn weapon_range(self, disk: DiskId, weapon: u8) -> RangeBand {
        let printed = self.profile(disk).ranged[usize::from(weapon)].range;
        let steps = self
            .lasting(disk)
            .map(|lasting| if let Change::Reach(steps) = lasting.change { steps } else { 0 })
            .sum();
        printed.extended(steps)
    }

    /// How many battle dice one of a disk's ranged attacks rolls before cover.
    pub fn weapon_dice(self, disk: DiskId, weapon: u8) -> u8 {
        let printed = self.profile(disk).ranged[usize::from(weapon)].dice;
        let best = self.profile(disk).ranged.iter().map(|attack| attack.dice).max().unwrap_or(0);
        let change = i16::from(self.strength(disk, Stat::Dice)) - i16::from(best);
        u8::try_from((i16::from(printed) + change).max(1)).unwrap_or(u8::MAX)
    }

    /// Whether a disk can flip by a move action at all, and how often.
    pub fn movement(self, disk: DiskId) -> Option<u8> {
        self.value(disk, Stat::Move)
    }

    /// Whether a disk flies.
    pub fn flies(self, disk: DiskId) -> bool {
        self.has(disk, KeywordKind::Flying)
    }
}

const DEFENSIVE: Keyword = Keyword::Swift(Strengths { attack: false, counter: true });
const FORTIFIED: Keyword = Keyword::Immune(DamageSource::Impact);

fn covers(to: DamageSource, kind: DamageType, via: Option<DamageSource>) -> bool {
    match to {
        DamageSource::Physical => kind == DamageType::Physical,
        DamageSource::Arcane => kind == DamageType::Arcane,
        DamageSource::Ranged | DamageSource::Impact => via == Some(to),
    }
}

fn continuous(abilities: &[Ability]) -> impl Iterator<Item = &Ability> {
    abilities.iter().filter(|ability| ability.on == Trigger::Always)
}

/// A value at the end of its sum: none falls below its floor.
fn clamped(value: i16, stat: Stat, note: &mut dyn FnMut(Reason, i16)) -> u8 {
    let floor = if stat == Stat::Toughness { 1 } else { 0 };
    if value < floor {
        note(Reason::Floor, floor - value);
    }
    u8::try_from(value.max(floor)).unwrap_or(u8::MAX)
}

/// The change that is left of `amount` when the result may not pass a bound it does not already lie beyond.
fn bounded(value: i16, amount: i16, min: Option<u8>, max: Option<u8>) -> i16 {
    let mut result = value + amount;
    if let Some(min) = min
        && amount < 0
    {
        result = result.max(i16::from(min).min(value));
    }
    if let Some(max) = max
        && amount > 0
    {
        result = result.min(i16::from(max).max(value));
    }
    result - value
}
