//! How Disks leave the table when they are killed, and what their deaths set off.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat};

use super::hurt::{Blow, blow};
use crate::action::Disks;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Effect, SkillKind, When};
use crate::event::{Event, Fate};
use crate::state::Source;

/// A Disk about to leave the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Death {
    /// Which.
    pub(crate) disk: DiskId,
    /// Whose deed it is.
    pub(crate) credit: Option<Seat>,
    /// By which rule.
    pub(crate) rule: &'static str,
}

/// A blow that a dying Disk deals.
struct LastBlow {
    by: DiskId,
    seat: Option<Seat>,
    source: Source,
    damage: u8,
    area: Disks,
}

/// Removes these Disks together, then whatever their deaths set off, and so on.
pub(crate) fn bury(cx: &mut Cx<'_>, deaths: &[Death]) {
    let mut due: Vec<Death> = deaths.to_vec();
    while !due.is_empty() {
        due.sort_by_key(|death| death.disk);
        due.dedup_by_key(|death| death.disk);
        due.retain(|death| cx.board().in_play(death.disk));
        // dw.blow.simultaneous: who is hit is settled before any Disk is removed.
        let blows: Vec<LastBlow> = due.iter().flat_map(|death| cx.board().last_blows(death.disk)).collect();
        for death in &due {
            remove(cx, *death);
        }
        due.clear();
        strike_last(cx, blows, &mut due);
    }
}

fn remove(cx: &mut Cx<'_>, Death { disk, credit, rule }: Death) {
    let board = cx.board();
    let entry = *board.disk(disk);
    let points = board.points(disk);
    // dw.credit.own-disks dw.control.slave-death-no-points
    let credit = credit.filter(|seat| Some(*seat) != entry.controller && entry.enslaved_by.is_none());
    let reanimates = board.has(disk, SkillKind::Reanimate);
    let to = if reanimates { Fate::StackBottom } else { Fate::Destroyed };
    let slaves: Disks =
        board.all_in_play().filter(|slave| board.disk(*slave).enslaved_by == Some(disk)).collect();
    cx.emit(Event::Destroyed { disk, credit, points, rule: RuleId(rule), to });
    if reanimates && cx.state.table.round > 0 {
        // dw.setup.stack-secret: beneath an empty stack it lies on top.
        crate::reinforcement::show_top(cx, entry.owner);
    }
    for slave in slaves {
        // dw.disk.zok-death
        let owner = cx.board().disk(slave).owner;
        cx.emit(Event::Controlled { disk: slave, by: Some(owner), rule: RuleId("dw.disk.zok-death") });
    }
}

/// Last blows fall in first-player order; each hits all its Disks at the same time.
fn strike_last(cx: &mut Cx<'_>, mut blows: Vec<LastBlow>, due: &mut Vec<Death>) {
    let order: Vec<Seat> = cx.board().clockwise(cx.state.table.first).collect();
    blows.sort_by_key(|last| order.iter().position(|seat| Some(*seat) == last.seat));
    for last in blows {
        let area: Disks = last.area.into_iter().filter(|disk| cx.board().in_play(*disk)).collect();
        cx.emit(Event::AbilityUsed { by: last.by, source: last.source, targets: area.clone() });
        for disk in area {
            blow(cx, disk, Blow { amount: last.damage, spell: false, stays: false });
            if cx.board().is_doomed(disk) {
                due.push(Death { disk, credit: last.seat, rule: "dw.wound.full-kills" });
            }
        }
    }
}

impl Board<'_> {
    /// What a Disk is worth when it is killed.
    pub fn points(self, disk: DiskId) -> u8 {
        // dw.transform.points
        let original = self.disk(disk).transformed_from.unwrap_or(disk);
        self.profile(disk).points.or(self.profile(original).points).unwrap_or(0)
    }

    fn last_blows(self, disk: DiskId) -> Vec<LastBlow> {
        let seat = self.controller(disk);
        let profile = self.disk(disk).profile.expect("a Disk in play is known");
        let abilities = self.profile(disk).abilities.iter().enumerate();
        let dying = abilities.filter(|(_, ability)| ability.when == When::Dies);
        let blows = dying.flat_map(|(index, ability)| {
            let source = Source::Ability(profile, index as u8);
            ability.effects.iter().filter_map(move |effect| {
                let Effect::Blow { damage, .. } = effect else { return None };
                let area = self.all_in_play().filter(|other| self.concerns(ability, seat, disk, &[], *other));
                Some(LastBlow { by: disk, seat, source, damage: *damage, area: area.collect() })
            })
        });
        blows.collect()
    }
}
