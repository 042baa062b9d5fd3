//! What follows by itself after every change.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat};

use super::death::{Death, bury};
use super::hurt::turn_to_wounds;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Effect, Last, Stat};
use crate::event::Event;
use crate::state::Lasting;
use crate::victory;

/// When Disks with all their Wounds leave the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deaths {
    /// At once; the player named gets the credit.
    Now(Option<Seat>),
    /// Only when the segment or battle says so.
    Later,
}

/// Carries out whatever follows by itself: Wounds from lowered Toughness, instant destruction, deaths, slaves that change hands,
/// spells whose Disks are gone. It goes on until nothing follows any more.
pub(crate) fn settle(cx: &mut Cx<'_>, deaths: Deaths) {
    while lower(cx) | die(cx, deaths) | change_hands(cx) | lapse(cx) {}
    victory::at_any_time(cx);
}

/// Disks whose Toughness has fallen to the damage they carry are wounded now.
fn lower(cx: &mut Cx<'_>) -> bool {
    // dw.wound.toughness-drop
    let due = cx.board().all_in_play().find(|disk| {
        let damage = cx.board().disk(*disk).damage;
        damage > 0 && damage >= cx.board().value(*disk, Stat::Toughness)
    });
    let Some(disk) = due else { return false };
    turn_to_wounds(cx, disk);
    true
}

/// Disks that are destroyed outright, and those with all their Wounds unless that waits.
fn die(cx: &mut Cx<'_>, deaths: Deaths) -> bool {
    let board = cx.board();
    let mut dying: Vec<Death> = Vec::new();
    for disk in board.all_in_play() {
        if let Some(death) = board.destroyed_outright(disk) {
            dying.push(death);
        } else if let (true, Deaths::Now(credit)) = (board.is_doomed(disk), deaths) {
            dying.push(Death { disk, credit, rule: "dw.wound.full-kills" });
        }
    }
    bury(cx, &dying);
    !dying.is_empty()
}

/// Slaves go over to whoever is near.
fn change_hands(cx: &mut Cx<'_>) -> bool {
    let board = cx.board();
    let changed = board.all_in_play().find_map(|disk| {
        let by = board.slave_master(disk)?;
        (by != board.controller(disk)).then_some((disk, by))
    });
    let Some((disk, by)) = changed else { return false };
    let rule = if by.is_some() { "dw.disk.dwarven-slaves" } else { "dw.disk.dwarven-slaves-nobody" };
    cx.emit(Event::Controlled { disk, by, rule: RuleId(rule) });
    true
}

/// Spells and abilities end with the Disks they lie on; a Paralyze ends when its caster is dead or far away.
fn lapse(cx: &mut Cx<'_>) -> bool {
    let board = cx.board();
    let ended = board
        .table
        .lasting
        .iter()
        .enumerate()
        .find_map(|(index, lasting)| board.lapsed(lasting).map(|rule| (index as u8, rule)));
    let Some((index, rule)) = ended else { return false };
    cx.emit(Event::LastingEnded { index, rule: RuleId(rule) });
    true
}

impl Board<'_> {
    fn destroyed_outright(self, disk: DiskId) -> Option<Death> {
        let working = self.standing_effects_on(disk, |effect| matches!(effect, Effect::Destroy)).next()?;
        let rule = match self.rule_of_effect(working.source, working.effect).0 {
            "dw.sa.attribute" => "dw.wound.direct",
            rule => rule,
        };
        // Whoever destroys others by an Attribute has done it; a Disk that perishes of its own has been killed by nobody.
        let credit = working.by.filter(|by| *by != disk).and(working.seat);
        Some(Death { disk, credit, rule })
    }

    /// Who controls a slave; `None` for Disks that are no slaves.
    fn slave_master(self, disk: DiskId) -> Option<Option<Seat>> {
        let abilities = self.profile(disk).abilities.iter().flat_map(|ability| &ability.effects);
        let (range, word) = abilities.into_iter().find_map(|effect| match effect {
            Effect::SlaveControl { range, word } => Some((*range, word)),
            _ => None,
        })?;
        let near = |other: &DiskId| self.within(disk, *other, range) && !self.profile(*other).is_called(word);
        let masters = self.all_in_play().filter(|other| self.controller(*other).is_some()).filter(near);
        let closest = masters.min_by_key(|other| {
            let own = self.controller(*other) == self.controller(disk);
            // Whoever controls them keeps them as long as one of his Disks is near.
            (!own, self.circle(disk).gap(&self.circle(*other)), *other)
        });
        Some(closest.and_then(|other| self.controller(other)))
    }

    fn lapsed(self, lasting: &Lasting) -> Option<&'static str> {
        let gone = |disk: &DiskId| !self.in_play(*disk);
        if lasting.targets.is_empty() && gone(&lasting.by) || {
            !lasting.targets.is_empty() && lasting.targets.iter().all(gone)
        } {
            return Some("dw.cast.reminder");
        }
        let far = |target: &DiskId| {
            let range = self.reach_of(lasting);
            range.is_some_and(|range| !self.within(lasting.by, *target, range))
        };
        let over = lasting.until == Last::WhileNear && (gone(&lasting.by) || lasting.targets.iter().any(far));
        over.then_some("dw.spell.paralyze-ends")
    }

    /// How far a spell that goes on working reaches.
    fn reach_of(self, lasting: &Lasting) -> Option<gonfalon_table::Length> {
        let range = self.ability_of(lasting.source)?.target.as_ref()?.range?;
        let doubled = self.own_attribute(lasting.by, |effect| matches!(effect, Effect::DoubleDistances));
        // dw.disk.brother-dalmu
        Some(if doubled { gonfalon_table::Length(range.0 * 2) } else { range })
    }
}
