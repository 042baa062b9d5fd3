//! The one door for change: what each event does to the state.

use std::sync::Arc;

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::Point;

use crate::Dw;
use crate::data::{Last, Library, ProfileId, When};
use crate::event::{Event, Fate, Laying, StackFate};
use crate::state::{Counter, Place, Segment, State, Table, Token};

/// Carries out an event.
pub(crate) fn apply(game: &Dw, state: &mut State, event: &Event) {
    let State { table, secrets, .. } = state;
    match event {
        Event::Opened => {}
        Event::RolesGiven(roles) => {
            for (player, role) in table.players.0.iter_mut().zip(roles) {
                player.role = Some(*role);
            }
        }
        Event::FirstPlayer(seat) => table.first = *seat,
        Event::LandPlaced(land, _) => Arc::make_mut(&mut table.lands).push(*land),
        Event::StackArranged { seat, order } => {
            let stack = &mut secrets[*seat].stack;
            stack.sort_by_key(|(disk, _)| order.iter().position(|other| other == disk));
        }
        Event::TopShown { seat, top } => {
            table.players[*seat].top = top.map(|(disk, _)| disk);
            if let Some((disk, profile)) = top {
                table.disks[disk.index()].profile = Some(*profile);
            }
        }
        Event::RoundBegan(round) => begin_round(table, *round),
        Event::SegmentBegan(segment) => begin_segment(table, *segment),
        Event::TurnBegan(seat) => {
            table.active = Some(*seat);
            let player = &mut table.players[*seat];
            player.thawed = false;
            player.cast.clear();
        }
        Event::TurnMissed(seat) => {
            let player = &mut table.players[*seat];
            (player.frozen, player.thawed) = (false, true);
        }
        Event::TurnEnded { seat, done } => {
            table.active = None;
            table.players[*seat].done |= done;
        }
        Event::TurnResumed(seat) => table.active = Some(*seat),
        Event::Frozen(seat) => table.players[*seat].frozen = true,
        Event::Entered { disk, profile, seat, at, .. } => {
            let secret = &mut secrets[table.disks[disk.index()].owner];
            secret.stack.retain(|(other, _)| other != disk);
            count_stacks(table, secrets);
            enter(table, &game.library, *disk, *profile, *seat, *at);
        }
        Event::ActivationBegan { disk, .. } => table.disks[disk.index()].activations += 1,
        Event::Marked { disk, .. } => {
            let disk = &mut table.disks[disk.index()];
            disk.markers = disk.markers.saturating_add(1);
        }
        Event::Unmarked { disk, all } => {
            let disk = &mut table.disks[disk.index()];
            disk.markers = if *all { 0 } else { disk.markers.saturating_sub(1) };
            // Whoever has lost the marker may be activated again.
            disk.activations = 0;
        }
        Event::Flipped { disk, to, forced } => {
            if !forced {
                table.disks[disk.index()].flips += 1;
            }
            table.pile.land(*disk, *to);
        }
        Event::Flew { disk, to } => {
            table.disks[disk.index()].flips += 1;
            table.pile.hover(*disk, *to);
        }
        Event::Descending(disk) => table.descending = *disk,
        Event::CameDown { disk, at } => table.pile.land(*disk, *at),
        Event::Attacked { disk, .. } => table.disks[disk.index()].attacked = true,
        Event::Laid { disk, at, how } => match how {
            Laying::Burrow => table.pile.slide_beneath(*disk, *at),
            Laying::Ambush | Laying::Teleport | Laying::Fall => table.pile.land(*disk, *at),
        },
        Event::Swapped(one, other) => table.pile.swap(*one, *other),
        Event::LandFlipped { land, to } => Arc::make_mut(&mut table.lands)[usize::from(*land)].at = *to,
        Event::SpellSpent { seat, spell, by, lent } => {
            let player = &mut table.players[*seat];
            player.cast.push((*spell, *by));
            if *lent {
                player.lent = None;
            } else {
                let book = &mut secrets[*seat].spells;
                if let Some(place) = book.iter().position(|other| other == spell) {
                    book.remove(place);
                }
                player.spells = player.spells.saturating_sub(1);
            }
        }
        Event::SpellStolen { from, to, spell } => {
            table.players[*from].spells = table.players[*from].spells.saturating_sub(1);
            table.players[*to].spells += 1;
            if let Some(spell) = spell {
                let book = &mut secrets[*from].spells;
                if let Some(place) = book.iter().position(|other| other == spell) {
                    book.remove(place);
                }
                insert_spell(&mut secrets[*to].spells, *spell);
            }
        }
        Event::SpellRecovered { seat, spell } => {
            table.players[*seat].spells += 1;
            let cast = &mut table.players[*seat].cast;
            if let Some(place) = cast.iter().position(|(other, _)| other == spell) {
                cast.remove(place);
            }
            insert_spell(&mut secrets[*seat].spells, *spell);
        }
        Event::SpellLent { seat, spell, to } => table.players[*seat].lent = Some((*spell, *to)),
        Event::SpellLapsed(seat) => table.players[*seat].lent = None,
        Event::TokenPlaced { kind, at } => table.tokens.push(Token { kind: *kind, at: *at }),
        Event::LastingBegan(lasting) => table.lasting.push(lasting.clone()),
        Event::GroupFixed { index, group } => table.lasting[usize::from(*index)].group = Some(group.clone()),
        Event::LastingEnded { index, .. } => {
            table.lasting.remove(usize::from(*index));
        }
        Event::Damaged { disk, amount, .. } => {
            let disk = &mut table.disks[disk.index()];
            disk.damage = disk.damage.saturating_add(*amount);
        }
        Event::Wounded { disk, wounds, used } => {
            let disk = &mut table.disks[disk.index()];
            disk.wounds = disk.wounds.saturating_add(*wounds);
            disk.fresh_wounds = disk.fresh_wounds.saturating_add(*wounds);
            disk.damage = disk.damage.saturating_sub(*used);
        }
        Event::Healed { disk, wounds } => {
            let disk = &mut table.disks[disk.index()];
            disk.wounds = disk.wounds.saturating_sub(*wounds);
        }
        Event::Destroyed { disk, credit, points, to, .. } => {
            if let Some(seat) = credit {
                table.players[*seat].kills += u16::from(*points);
            }
            leave(table, secrets, *disk, *to);
        }
        Event::Left { disk, to, .. } => leave(table, secrets, *disk, *to),
        Event::StackLost { seat, disk, profile, to } => {
            secrets[*seat].stack.retain(|(other, _)| other != disk);
            let entry = &mut table.disks[disk.index()];
            match to {
                StackFate::Destroyed(by) => {
                    entry.profile = Some(*profile);
                    entry.place = Place::Gone;
                    let points = game.library[*profile].points.unwrap_or(0);
                    table.players[*by].kills += u16::from(points);
                }
                StackFate::Converted(by) => {
                    entry.owner = *by;
                    secrets[*by].stack.insert(0, (*disk, *profile));
                }
            }
            count_stacks(table, secrets);
        }
        Event::Transformed { from, to, profile, at } => {
            transform(table, secrets, &game.library, (*from, *to), *profile, *at);
        }
        Event::Controlled { disk, by, .. } => {
            let disk = &mut table.disks[disk.index()];
            (disk.controller, disk.enslaved_by) = (*by, None);
        }
        Event::Enslaved { disk, by } => {
            let seat = table.disks[by.index()].controller;
            let slave = &mut table.disks[disk.index()];
            slave.enslaved_by = Some(*by);
            slave.controller = seat;
            // dw.disk.zok: the Wound that would have killed it is not marked, and it makes no attack in this round.
            if let Some(profile) = slave.profile {
                slave.wounds = slave.wounds.min(game.library[profile].wounds - 1);
            }
            slave.spent = true;
        }
        Event::Berserk { disk, on } => table.disks[disk.index()].berserk = *on,
        Event::Nominated { archer, .. } if table.segment == Segment::Missile => {
            table.disks[archer.index()].activations += 1;
        }
        Event::Fell { by, rests, moved, stay: true, .. } => {
            for (number, rest) in moved {
                if let Some(counter) = table.counters.get_mut(usize::from(*number)) {
                    (counter.at, counter.turn) = (rest.at, rest.turn);
                }
            }
            table.counters.extend(rests.iter().map(|rest| Counter {
                kind: rest.kind,
                by: *by,
                at: rest.at,
                turn: rest.turn,
                on: rest.on.clone(),
                below: rest.below.clone(),
                piled: rest.piled.clone(),
                off_table: rest.off_table,
            }));
        }
        Event::Scouted { seat, target, scout } => table.players[*seat].scouted.push((*target, *scout)),
        Event::Gathered { counters, .. } => {
            let mut index = 0;
            table.counters.retain(|_| {
                index += 1;
                !counters.contains(&(index - 1))
            });
            for counter in &mut table.counters {
                counter.piled.retain(|below| !counters.contains(below));
                for below in &mut counter.piled {
                    *below -= counters.iter().filter(|gone| **gone < *below).count() as u8;
                }
            }
        }
        Event::CountersTaken => table.counters.clear(),
        Event::MarkersKept(disk) => table.disks[disk.index()].keeps_markers = true,
        Event::Struck { by, stat, .. } => {
            if *stat == crate::data::Stat::Attack {
                let striker = &mut table.disks[by.index()];
                (striker.spent, striker.fought) = (true, true);
            }
        }
        Event::CombatBegan(attacking) => {
            for disk in attacking {
                table.disks[disk.index()].fought = true;
            }
        }
        Event::Cleared => clear(table),
        Event::Holding { seat, rounds } => {
            for (index, player) in table.players.0.iter_mut().enumerate() {
                player.holding = if *seat == Some(Seat(index as u8)) { *rounds } else { 0 };
            }
        }
        Event::Scored { seat, points } => table.players[*seat].points = *points,
        Event::Ended { outcome, .. } => table.outcome = Some(outcome.clone()),
        Event::Stopped { .. }
        | Event::Announced { .. }
        | Event::Nullified { .. }
        | Event::Unaffected { .. }
        | Event::AbilityUsed { .. }
        | Event::Slid { .. }
        | Event::Blow { .. }
        | Event::Unharmed { .. }
        | Event::ShotLost { .. }
        | Event::Nominated { .. }
        | Event::Fell { .. }
        | Event::MissilesLaid { .. }
        | Event::Dropped { .. }
        | Event::StackChosen { .. }
        | Event::BattleBegan { .. } => {}
    }
}

type Secrets = gonfalon_kernel::BySeat<crate::state::Secret>;

fn insert_spell(book: &mut Vec<crate::data::SpellId>, spell: crate::data::SpellId) {
    let place = book.partition_point(|other| *other <= spell);
    book.insert(place, spell);
}

/// How many Disks the stacks hold is known to everybody.
fn count_stacks(table: &mut Table, secrets: &Secrets) {
    for (player, secret) in table.players.0.iter_mut().zip(&secrets.0) {
        player.stack = secret.stack.len() as u8;
    }
}

fn begin_round(table: &mut Table, round: u8) {
    table.round = round;
    for (index, disk) in table.disks.iter_mut().enumerate() {
        disk.began = table.pile.at(DiskId(index as u8));
    }
}

fn begin_segment(table: &mut Table, segment: Segment) {
    // What lasts for the Activation Segment ends with it.
    if segment > Segment::Activation {
        table.lasting.retain(|lasting| lasting.until != Last::Segment);
    }
    table.segment = segment;
    if segment == Segment::Combat {
        for disk in &mut table.disks {
            disk.old_wounds = disk.wounds;
        }
    }
    if segment == Segment::Activation {
        for player in &mut table.players.0 {
            (player.done, player.frozen, player.thawed) = (false, false, false);
        }
    }
}

/// A Disk comes into play without any counters.
fn enter(table: &mut Table, library: &Library, disk: DiskId, profile: ProfileId, seat: Seat, at: Point) {
    let entry = &mut table.disks[disk.index()];
    entry.profile = Some(profile);
    entry.controller = Some(seat);
    entry.place = Place::Table;
    entry.began = at;
    (entry.damage, entry.wounds, entry.fresh_wounds, entry.old_wounds) = (0, 0, 0, 0);
    (entry.markers, entry.activations, entry.flips) = (0, 0, 0);
    (entry.berserk, entry.attacked, entry.fought, entry.spent) = (false, false, false, false);
    (entry.keeps_markers, entry.enslaved_by, entry.transformed_from) = (false, None, None);
    table.pile.measure(disk, library[profile].diameter);
    table.pile.land(disk, at);
    for (index, ability) in library[profile].abilities.iter().enumerate() {
        if ability.when == When::Always {
            table.attributes.push((disk, index as u8));
        }
    }
}

fn leave(table: &mut Table, secrets: &mut Secrets, disk: DiskId, to: Fate) {
    table.pile.remove(disk);
    table.attributes.retain(|(other, _)| *other != disk);
    let entry = &mut table.disks[disk.index()];
    entry.controller = None;
    entry.place = match to {
        Fate::Destroyed => Place::Destroyed,
        Fate::Gone => Place::Gone,
        Fate::StackBottom => Place::Stack,
        Fate::Aside => Place::Aside,
    };
    let (owner, profile) = (entry.owner, entry.profile);
    if let (Fate::StackBottom, Some(profile)) = (to, profile) {
        secrets[owner].stack.push((disk, profile));
        count_stacks(table, secrets);
    }
}

/// The new Disk takes over everything that lies on the old one.
fn transform(
    table: &mut Table,
    secrets: &mut Secrets,
    library: &Library,
    (from, to): (DiskId, DiskId),
    profile: ProfileId,
    at: Point,
) {
    let old = table.disks[from.index()];
    secrets[old.owner].aside.retain(|(other, _)| *other != to);
    table.pile.remove(from);
    table.attributes.retain(|(other, _)| *other != from);
    enter(table, library, to, profile, old.controller.unwrap_or(old.owner), at);
    let owner = table.disks[to.index()].owner;
    table.disks[to.index()] = crate::state::Disk {
        profile: Some(profile),
        owner,
        place: Place::Table,
        transformed_from: Some(from),
        ..old
    };
    let entry = &mut table.disks[from.index()];
    (entry.place, entry.controller) = (Place::Aside, None);
    for lasting in &mut table.lasting {
        for target in &mut lasting.targets {
            if *target == from {
                *target = to;
            }
        }
        if lasting.by == from {
            lasting.by = to;
        }
    }
}

/// The Remove Counters Segment takes everything but Wound and Berserk counters, which follow their own rules.
fn clear(table: &mut Table) {
    for disk in &mut table.disks {
        (disk.damage, disk.fresh_wounds, disk.old_wounds) = (0, 0, 0);
        if !disk.keeps_markers {
            disk.markers = 0;
        }
        (disk.activations, disk.flips) = (0, 0);
        (disk.attacked, disk.fought, disk.spent, disk.keeps_markers) = (false, false, false, false);
    }
    for player in &mut table.players.0 {
        player.scouted.clear();
        player.lent = None;
        player.cast.clear();
    }
    table.lasting.retain(|lasting| matches!(lasting.until, Last::Permanent | Last::WhileNear));
}
