//! What counters do where they rest.

use gonfalon_disks::DiskId;
use gonfalon_drops::{Fall, Landing, Release};
use gonfalon_kernel::{RuleId, Seat};
use gonfalon_table::Length;

use super::fall::{Ground, MISSILE_CARRIER, RAIN_CARRIER};
use crate::action::Disks;
use crate::cx::Cx;
use crate::damage::{Harming, hurt};
use crate::data::{Effect, Missile};
use crate::event::{Event, Hurt, Rest};

/// A drop of counters.
#[derive(Clone, Debug)]
pub(super) struct Drop {
    /// Who lets them fall.
    pub(super) by: DiskId,
    /// Whose they are.
    pub(super) seat: Seat,
    /// What they are, one entry for each.
    pub(super) kinds: Vec<Missile>,
    /// Where they are aimed.
    pub(super) aim: gonfalon_table::Point,
    /// From which height.
    pub(super) height: Length,
    /// They belong to a spell.
    pub(super) spell: bool,
    /// They stay on the table until the Missile Segment ends.
    pub(super) stay: bool,
}

/// Lets counters fall and hurts whoever they rest on; the Disks that each counter hits.
pub(super) fn drop_counters(cx: &mut Cx<'_>, drop: &Drop) -> Vec<(Missile, Disks)> {
    let ground = Ground::new(cx.board(), None);
    let release = Release::Volley {
        count: drop.kinds.len() as u8,
        aim: drop.aim,
        towards: cx.board().table.pile.at(drop.by),
        height: drop.height,
        carrier: if drop.spell { RAIN_CARRIER } else { MISSILE_CARRIER },
    };
    let fall = ground.let_fall(cx, "missile-drop", &release);
    let rests = rests(cx, &ground, drop, &fall);
    let moved = fall.pushed.iter().filter(|pushed| !ground.knocked_off(pushed));
    let moved =
        moved.map(|pushed| (pushed.counter as u8, rest_of(cx, &ground, &pushed.landing, Missile::Arrow)));
    let moved: Vec<(u8, Rest)> = moved.collect();
    let path = paths(&fall);
    let hits: Vec<(Missile, Disks)> = rests.iter().map(|rest| (rest.kind, rest.on.clone())).collect();
    cx.emit(Event::Fell { by: drop.by, rests, moved, path, stay: drop.stay });
    hits
}

/// Where the counters rest; one that has knocked an earlier counter off its Disk has missed.
fn rests(cx: &Cx<'_>, ground: &Ground, drop: &Drop, fall: &Fall) -> Vec<Rest> {
    let pieces = fall.pieces.iter().zip(&drop.kinds).enumerate();
    pieces
        .map(|(number, (landing, kind))| {
            let mut rest = rest_of(cx, ground, landing, *kind);
            // dw.missile.knock-off: the old one is put back.
            if fall.pushed.iter().any(|pushed| pushed.by == number && ground.knocked_off(pushed)) {
                rest.on.clear();
            }
            rest
        })
        .collect()
}

fn rest_of(cx: &Cx<'_>, ground: &Ground, landing: &Landing, kind: Missile) -> Rest {
    let below = ground.lain_on(&landing.rest);
    Rest {
        kind,
        at: landing.centre,
        turn: landing.turn,
        on: cx.board().hit(&below),
        below,
        piled: landing.rest.counters.iter().filter_map(|counter| u8::try_from(*counter).ok()).collect(),
        off_table: landing.off_table,
    }
}

/// The fall as the page shows it: for each piece the number of its poses, then x, y, height and turn of each.
fn paths(fall: &Fall) -> Vec<i32> {
    let mut numbers = Vec::new();
    for landing in fall.pieces.iter().filter(|landing| !landing.path.is_empty()) {
        numbers.push(landing.path.len() as i32);
        for pose in &landing.path {
            numbers.extend([pose.centre.x, pose.centre.y, pose.height.0, pose.turn.thousandths()]);
        }
    }
    numbers
}

/// Hurts the Disks that counters hit, one counter after the other.
pub(super) fn hurt_all(cx: &mut Cx<'_>, drop: &Drop, hits: &[(Missile, Disks)]) {
    for (kind, disks) in hits {
        for disk in disks {
            hurt_by(cx, drop, *kind, *disk);
        }
    }
}

/// One counter hurts a Disk.
pub(super) fn hurt_by(cx: &mut Cx<'_>, drop: &Drop, kind: Missile, disk: DiskId) {
    if !cx.board().in_play(disk) {
        return;
    }
    let amount = cx.board().library().constants.missile(kind).damage;
    let by = if drop.spell { Hurt::Spell } else { Hurt::Missile(kind) };
    let before = *cx.board().disk(disk);
    let seat = Some(drop.seat);
    hurt(cx, disk, Harming { amount, by, fireball_spell: false, from: Some(drop.by), seat });
    let board = cx.board();
    let keeps = board.own_attribute(drop.by, |effect| matches!(effect, Effect::KeepMarkers));
    let entry = board.disk(disk);
    if keeps
        && entry.markers > 0
        && !entry.keeps_markers
        && (entry.damage, entry.wounds) != (before.damage, before.wounds)
    {
        cx.emit(Event::MarkersKept(disk));
    }
}

/// Lays counters on a Disk by hand and hurts it.
pub(super) fn lay_on(cx: &mut Cx<'_>, drop: &Drop, on: DiskId, rule: &'static str) {
    let Some(kind) = drop.kinds.first().copied() else { return };
    let count = drop.kinds.len() as u8;
    cx.emit(Event::MissilesLaid { by: drop.by, kind, count, on, rule: RuleId(rule) });
    for kind in &drop.kinds {
        hurt_by(cx, drop, *kind, on);
    }
}
