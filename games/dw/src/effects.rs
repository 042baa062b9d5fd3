//! What works on a Disk right now: Attributes of Disks in play, spells and abilities that go on working, and terrain.
//!
//! Every question of capability or value goes through [`Board::effects_on`]; nobody asks for an ability by its name. Whoever asks
//! says first which effects matter, and only of those the conditions are worked out: that is fast, and it keeps conditions
//! that depend on values or skills themselves from asking in circles.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::Length;

use crate::board::Board;
use crate::data::{Ability, Effect, Filter, Need, When};
use crate::rulings::{CombatBonus, LastingAreas};
use crate::state::{Lasting, Segment, Source};

/// An effect with where it comes from.
#[derive(Clone, Copy, Debug)]
pub struct Working<'a> {
    /// The effect.
    pub effect: &'a Effect,
    /// What it comes from.
    pub source: Source,
    /// The Disk it comes from; none for terrain.
    pub by: Option<DiskId>,
    /// From whose side friend and enemy are seen; none for terrain and for slaves whom nobody controls.
    pub seat: Option<Seat>,
    /// The spell or ability that goes on working, if it is one.
    pub lasting: Option<&'a Lasting>,
}

impl<'a> Board<'a> {
    /// All wanted effects that work on a Disk in play, in the order in which they took effect: terrain, Attributes, then spells
    /// and abilities that go on working.
    pub fn effects_on(
        self,
        disk: DiskId,
        wanted: impl Fn(&Effect) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Working<'a>> + 'a {
        self.standing_effects_on(disk, wanted).chain(self.lasting_on(disk, wanted))
    }

    /// Those of them that stand by themselves: terrain and Attributes.
    pub(crate) fn standing_effects_on(
        self,
        disk: DiskId,
        wanted: impl Fn(&Effect) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Working<'a>> + 'a {
        self.terrain_on(disk, wanted).chain(self.attributes_on(disk, wanted))
    }

    /// Whether any wanted effect works on the Disk.
    pub fn any_effect(self, disk: DiskId, wanted: impl Fn(&Effect) -> bool + Copy + 'a) -> bool {
        self.effects_on(disk, wanted).next().is_some()
    }

    fn terrain_on(
        self,
        disk: DiskId,
        wanted: impl Fn(&Effect) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Working<'a>> + 'a {
        let lands = self.table.lands.iter().enumerate();
        lands.flat_map(move |(index, land)| {
            let circle = self.land_circle(land);
            let effects = self.terrain(land).map_or(&[][..], |terrain| &terrain.effects);
            effects.iter().filter(move |entry| wanted(&entry.effect)).filter_map(move |entry| {
                let near = if entry.within.0 == 0 {
                    // dw.terrain.in: any part of the Disk lies inside the rim.
                    circle.overlaps(&self.circle(disk))
                } else {
                    circle.within(&self.circle(disk), entry.within)
                };
                let works = near && entry.when == When::Always && self.fits(&entry.who, None, None, disk);
                works.then_some(Working {
                    effect: &entry.effect,
                    source: Source::Land(index as u8),
                    by: None,
                    seat: None,
                    lasting: None,
                })
            })
        })
    }

    fn attributes_on(
        self,
        disk: DiskId,
        wanted: impl Fn(&Effect) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Working<'a>> + 'a {
        let attributes = self.table.attributes.iter();
        let concerning = attributes.filter_map(move |(by, index)| {
            let ability = &self.profile(*by).abilities[usize::from(*index)];
            let seat = self.controller(*by);
            let works = ability.effects.iter().any(wanted)
                && self.is_time_for(ability)
                && self.concerns(ability, seat, *by, &[*by], disk)
                && self.is_met(&ability.need, seat, *by);
            works.then_some((ability, *by, *index, seat))
        });
        concerning.flat_map(move |(ability, by, index, seat)| {
            let profile = self.disk(by).profile.expect("a Disk in play is known");
            let source = Source::Ability(profile, index);
            ability.effects.iter().filter(move |effect| wanted(effect)).map(move |effect| Working {
                effect,
                source,
                by: Some(by),
                seat,
                lasting: None,
            })
        })
    }

    fn lasting_on(
        self,
        disk: DiskId,
        wanted: impl Fn(&Effect) -> bool + Copy + 'a,
    ) -> impl Iterator<Item = Working<'a>> + 'a {
        let concerning = self.table.lasting.iter().filter(move |lasting| {
            let Some(ability) = self.ability_of(lasting.source) else { return false };
            ability.effects.iter().any(wanted)
                && self.is_time_for(ability)
                && match &lasting.group {
                    Some(group) => group.contains(&disk),
                    None => self.lasting_concerns(ability, lasting, disk),
                }
                && !self.shrugs_off(lasting, disk)
        });
        concerning.flat_map(move |lasting| {
            let ability = self.ability_of(lasting.source);
            let effects = ability.map_or(&[][..], |ability| &ability.effects);
            effects.iter().filter(move |effect| wanted(effect)).map(move |effect| Working {
                effect,
                source: lasting.source,
                by: Some(lasting.by),
                seat: Some(lasting.seat),
                lasting: Some(lasting),
            })
        })
    }

    /// The ability behind a spell or an entry of a Disk.
    pub fn ability_of(self, source: Source) -> Option<&'a Ability> {
        match source {
            Source::Spell(spell) => Some(&self.library()[spell].ability),
            Source::Ability(profile, index) => self.library()[profile].abilities.get(usize::from(index)),
            Source::Land(_) => None,
        }
    }

    fn is_time_for(self, ability: &Ability) -> bool {
        // dw.disk.sir-danyr: what a bonus in combat has held off does not strike when the segment ends, for the counters are
        // removed next.
        let lingers = self.rulings().combat_bonus == CombatBonus::UntilCountersGo;
        !ability.in_combat
            || self.table.segment == Segment::Combat
            || self.table.segment == Segment::RemoveCounters && lingers
    }

    /// Whether an ability of `by` with these targets works on `disk`: as one of its area, else as a target, else as the source.
    pub fn concerns(
        self,
        ability: &Ability,
        seat: Option<Seat>,
        by: DiskId,
        targets: &[DiskId],
        disk: DiskId,
    ) -> bool {
        match (&ability.area, &ability.target) {
            (Some(area), _) => self.in_area(area, seat, by, targets, disk),
            (None, Some(_)) => targets.contains(&disk),
            (None, None) => disk == by,
        }
    }

    /// Whether a spell or ability that goes on working concerns a Disk now.
    fn lasting_concerns(self, ability: &Ability, lasting: &Lasting, disk: DiskId) -> bool {
        let spell = matches!(lasting.source, Source::Spell(_));
        if spell && ability.area.is_some() && self.rulings().lasting_areas == LastingAreas::Fixed {
            return lasting.reached.contains(&disk);
        }
        let (seat, by, targets) = (Some(lasting.seat), lasting.by, &lasting.targets);
        let doubles = |area: &&Filter| {
            // dw.disk.brother-dalmu
            area.range.is_some()
                && spell
                && self.own_attribute(by, |effect| matches!(effect, Effect::DoubleDistances))
        };
        match ability.area.as_ref().filter(doubles) {
            None => self.concerns(ability, seat, by, targets, disk),
            Some(area) => {
                let range = area.range.map(|range| Length(range.0 * 2));
                self.in_area(&Filter { range, ..area.clone() }, seat, by, targets, disk)
            }
        }
    }

    /// Whether a Disk belongs to an area.
    pub fn in_area(
        self,
        area: &Filter,
        seat: Option<Seat>,
        by: DiskId,
        targets: &[DiskId],
        disk: DiskId,
    ) -> bool {
        let center = if area.around_target { targets.first().copied().unwrap_or(by) } else { by };
        (area.with_source && disk == by)
            || self.is_placed(area, center, disk) && self.fits(area, seat, Some(by), disk)
    }

    /// Whether what an ability needs is there.
    pub fn is_met(self, need: &Need, seat: Option<Seat>, by: DiskId) -> bool {
        let any = |filter: &Option<Filter>, near: &dyn Fn(&Filter, DiskId) -> bool| {
            filter.as_ref().is_none_or(|filter| {
                self.all_in_play().any(|disk| near(filter, disk) && self.fits(filter, seat, Some(by), disk))
            })
        };
        let present = |profile| self.all_in_play().any(|disk| self.disk(disk).profile == Some(profile));
        need.source.as_ref().is_none_or(|filter| self.fits(filter, seat, None, by))
            && any(&need.near, &|filter, disk| self.is_placed(filter, by, disk))
            && any(&need.touching, &|_, disk| self.touch(by, disk))
            && any(&need.pinning, &|_, disk| self.table.pile.pins_disk(by, disk))
            && need.in_play.is_none_or(present)
            && need.not_in_play.is_none_or(|profile| !present(profile))
    }

    /// Whether a spell that goes on working does nothing to a Disk because it is immune.
    fn shrugs_off(self, lasting: &Lasting, disk: DiskId) -> bool {
        // dw.immune.spells; dw.disk.varik-not-retroactive
        let Source::Spell(spell) = lasting.source else { return false };
        let area = self.library()[spell].ability.area.is_some();
        self.is_immune_to_running_spells(disk, area && !lasting.reached.contains(&disk))
    }
}
