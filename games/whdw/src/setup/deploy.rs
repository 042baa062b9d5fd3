//! Deploying disks.

use std::sync::Arc;

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::{Circle, Point};
use smallvec::SmallVec;

use super::zones::Zone;
use crate::action::Action;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Effect, Kind, Trigger};
use crate::event::Event;
use crate::state::{Change, Lasting, Place, Source, Table};

/// Every reason against a whole deployment.
pub(crate) fn deploy_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    let Action::Deploy { shifts, disks } = action else {
        return vec![Refusal::new("whdw.deploy.order", "refusal-not-an-answer")];
    };
    let mut refusals = list_refusals(board, seat, disks);
    if !refusals.is_empty() {
        return refusals;
    }
    let table = match shifted(board, seat, shifts) {
        Ok(table) => table,
        Err(reasons) => return reasons,
    };
    let board = Board::new(board.game, table.as_ref().unwrap_or(board.table));
    let (zones, hostile): (Vec<Zone>, Vec<Zone>) = board.zones().partition(|zone| zone.owner == seat);
    let mut held = vec![0_usize; zones.len()];
    let mut deep = vec![0_u8; zones.len()];
    for (disk, at) in disks {
        let circle = Circle::new(*at, board.table.pile.diameter(*disk));
        match place(board, seat, &zones, &mut deep, &circle) {
            Some(zone) => held[zone] += 1,
            None => {
                let rule = if board.game.is_learning() {
                    "whdw.learning.deploy-example"
                } else {
                    "whdw.deploy.inside-zone"
                };
                refusals.push(Refusal::new(rule, "refusal-outside-zone").with("disk", board.name(*disk)));
            }
        }
        refusals.extend(ground_refusals(board, &hostile, *disk, &circle));
    }
    refusals.extend(number_refusals(board, seat, &zones, &held, disks));
    refusals.extend(hero_refusal(board, seat, &zones, disks));
    refusals
}

fn list_refusals(board: Board<'_>, seat: Seat, disks: &[(DiskId, Point)]) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    for (index, (disk, _)) in disks.iter().enumerate() {
        if !board.exists(*disk) {
            return vec![Refusal::new("whdw.general.own", "refusal-unknown-disk")];
        }
        let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(*disk));
        if board.owner(*disk) != seat {
            refusals.push(named("whdw.general.own", "refusal-not-your-disk"));
        } else if board.disk(*disk).place != Place::Reserve {
            refusals.push(named("whdw.deploy.rest-to-reserve", "refusal-not-in-reserve"));
        }
        if disks[..index].iter().any(|(other, _)| other == disk) {
            refusals.push(named("whdw.general.own", "refusal-chosen-twice"));
        }
    }
    refusals
}

/// The table with zones shifted by Feints; `None` where nothing is shifted.
pub(crate) fn shifted(
    board: Board<'_>,
    seat: Seat,
    shifts: &[(u8, i32)],
) -> Result<Option<Table>, Vec<Refusal>> {
    if shifts.is_empty() {
        return Ok(None);
    }
    let mut refusals = Vec::new();
    let mut table = board.table.clone();
    let zones: Vec<Zone> = board.zones().filter(|zone| zone.owner == seat).collect();
    for (index, (card, at)) in shifts.iter().enumerate() {
        let Some(zone) = zones.iter().find(|zone| zone.cards.contains(card)) else {
            refusals.push(Refusal::new("whdw.card.feint", "refusal-not-your-zone"));
            continue;
        };
        let again = shifts[..index].iter().any(|(other, _)| zone.cards.contains(other));
        if !zone.may_shift(board) || again {
            refusals.push(Refusal::new("whdw.card.feint", "refusal-zone-stays"));
            continue;
        }
        let cards = Arc::make_mut(&mut table.zone_cards);
        let by = i64::from(*at) - i64::from(board.table.zone_cards[usize::from(*card)].at);
        for number in &zone.cards {
            let place = &mut cards[usize::from(*number)].at;
            *place = i32::try_from(i64::from(*place) + by).unwrap_or(i32::MIN / 2);
        }
    }
    let moved = Board::new(board.game, &table);
    for (number, card) in table.zone_cards.iter().enumerate().filter(|(_, card)| card.owner == seat) {
        let others: Vec<i32> = table
            .zone_cards
            .iter()
            .enumerate()
            .filter(|(other, card)| *other != number && card.owner == seat)
            .map(|(_, card)| card.at)
            .collect();
        refusals.extend(moved.card_place_refusals(seat, card.at, &others));
    }
    if refusals.is_empty() { Ok(Some(table)) } else { Err(refusals) }
}

/// The zone that holds a disk, counting disks that use a deeper deployment.
fn place(board: Board<'_>, seat: Seat, zones: &[Zone], deep: &mut [u8], circle: &Circle) -> Option<usize> {
    if let Some(zone) = zones.iter().position(|zone| zone.area.holds_circle(circle)) {
        return Some(zone);
    }
    for (index, zone) in zones.iter().enumerate() {
        let (count, reach) = zone.deep_deployment(board);
        let area = board.strip(board.player(seat).edge, zone.from, zone.to, reach);
        if deep[index] < count && area.holds_circle(circle) {
            deep[index] += 1;
            return Some(index);
        }
    }
    None
}

/// Enemy disks, enemy zones and terrain on which a disk may not be deployed.
fn ground_refusals(board: Board<'_>, hostile: &[Zone], disk: DiskId, circle: &Circle) -> Vec<Refusal> {
    let seat = board.owner(disk);
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let mut refusals = Vec::new();
    let enemy =
        board.table.pile.landing_overlaps(disk, circle.centre).find(|other| board.owner(*other) != seat);
    if let Some(enemy) = enemy {
        refusals.push(
            named("whdw.deploy.no-enemy-overlap", "refusal-deployed-on-enemy")
                .with("enemy", board.name(enemy)),
        );
    }
    if hostile.iter().any(|zone| zone.area.overlaps_circle(circle)) {
        refusals.push(named("whdw.deploy.no-enemy-zone", "refusal-deployed-in-enemy-zone"));
    }
    for (_, terrain) in board.terrain_under(*circle) {
        let forbidden = board.terrain_side(terrain).abilities.iter().any(|ability| {
            ability.on == Trigger::Deploy
                && ability.effects.contains(&Effect::ForbidOverlap)
                && ability.who.lacks.iter().all(|kind| !board.has(disk, *kind))
        });
        if forbidden {
            refusals.push(named("whdw.terrain.lake", "refusal-deployed-on-lake"));
        }
    }
    refusals
}

/// As many disks in each zone as its deployment value; fewer only if no disk is left that finds a place there. Whoever has
/// too few disks divides them as he likes.
fn number_refusals(
    board: Board<'_>,
    seat: Seat,
    zones: &[Zone],
    held: &[usize],
    disks: &[(DiskId, Point)],
) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let room: usize = zones.iter().map(|zone| usize::from(zone.value)).sum();
    let left: SmallVec<[DiskId; 16]> = left_out(board, seat, disks).collect();
    let short = left.len() + disks.len() < room;
    for (number, (zone, held)) in zones.iter().zip(held).enumerate() {
        let value = usize::from(zone.value);
        let fits = |disk: &DiskId| deployment_place(board, zone, *disk, &[]).is_some();
        if *held < value && left.iter().any(fits) && short {
            refusals.push(
                Refusal::new("whdw.deploy.too-few-disks", "refusal-deploy-everything")
                    .number("left", left.len() as i64),
            );
            return refusals;
        }
        if *held > value || *held < value && left.iter().any(fits) {
            let rule = if board.game.is_learning() {
                "whdw.learning.deploy-all"
            } else {
                "whdw.deploy.number-per-zone"
            };
            refusals.push(
                Refusal::new(rule, "refusal-wrong-number-in-zone")
                    .number("zone", number as i64 + 1)
                    .number("value", zone.value)
                    .number("disks", *held as i64),
            );
        }
    }
    refusals
}

/// Heroes come before units wherever they find a place.
fn hero_refusal(board: Board<'_>, seat: Seat, zones: &[Zone], disks: &[(DiskId, Point)]) -> Option<Refusal> {
    let is_hero = |disk: DiskId| board.profile(disk).kind == Kind::Hero;
    let room: usize = zones.iter().map(|zone| usize::from(zone.value)).sum();
    let deployed = disks.iter().filter(|(disk, _)| is_hero(*disk)).count();
    let finds_place =
        |disk: DiskId| zones.iter().any(|zone| deployment_place(board, zone, disk, &[]).is_some());
    let left = left_out(board, seat, disks).find(|disk| is_hero(*disk) && finds_place(*disk))?;
    (deployed < room).then(|| {
        Refusal::new("whdw.deploy.heroes", "refusal-hero-not-deployed").with("disk", board.name(left))
    })
}

/// The disks a deployment leaves in reserve.
fn left_out<'a>(
    board: Board<'a>,
    seat: Seat,
    disks: &'a [(DiskId, Point)],
) -> impl Iterator<Item = DiskId> + 'a {
    board
        .army_in(seat, Place::Reserve)
        .filter(move |disk| !disks.iter().any(|(deployed, _)| deployed == disk))
}

/// A place for a disk in a zone, found by trying every quarter inch; `taken` circles are avoided. Own disks may be
/// stacked, so only terrain and enemies can leave no place.
pub(crate) fn deployment_place(
    board: Board<'_>,
    zone: &Zone,
    disk: DiskId,
    taken: &[Circle],
) -> Option<Point> {
    const STEP: usize = 635;
    let diameter = board.table.pile.diameter(disk);
    let radius = (diameter.0 + 1) / 2;
    let (min, max) = (zone.area.min.shifted(radius, radius), zone.area.max.shifted(-radius, -radius));
    let line = |from: i32, to: i32| (from..to).step_by(STEP).chain((from <= to).then_some(to));
    line(min.y, max.y).flat_map(|y| line(min.x, max.x).map(move |x| Point::new(x, y))).find(|at| {
        let circle = Circle::new(*at, diameter);
        !taken.iter().any(|other| other.overlaps(&circle)) && board.may_deploy(disk, &circle)
    })
}

impl Board<'_> {
    /// Whether nothing on the ground keeps a disk from being deployed there.
    pub(crate) fn may_deploy(self, disk: DiskId, circle: &Circle) -> bool {
        let seat = self.owner(disk);
        let hostile: SmallVec<[Zone; 4]> = self.zones().filter(|zone| zone.owner != seat).collect();
        ground_refusals(self, &hostile, disk, circle).is_empty()
    }
}

/// Carries out a deployment that has passed `check`.
pub(super) fn deploy(cx: &mut Cx<'_>, seat: Seat, shifts: &[(u8, i32)], disks: &[(DiskId, Point)]) {
    for (card, at) in shifts {
        cx.emit(Event::ZoneShifted { card: *card, at: *at });
    }
    for (disk, at) in disks {
        cx.emit(Event::Deployed { disk: *disk, at: *at });
        gain_from_zone(cx, seat, *disk);
    }
}

/// Abilities of the zone for disks deployed in it.
fn gain_from_zone(cx: &mut Cx<'_>, seat: Seat, disk: DiskId) {
    let board = cx.board();
    let circle = board.circle(disk);
    let mut gains = Vec::new();
    let zone = board.zones().find(|zone| {
        let (_, deep) = zone.deep_deployment(board);
        zone.owner == seat
            && (zone.area.holds_circle(&circle)
                || board.strip(board.player(seat).edge, zone.from, zone.to, deep).holds_circle(&circle))
    });
    if let Some(zone) = &zone {
        let source = Source::Zone(zone.cards[0]);
        for ability in zone.abilities(board).filter(|ability| ability.on == Trigger::Deploy) {
            for effect in &ability.effects {
                if let Effect::Grant { keyword, until } = effect
                    && board.matches(&ability.who, seat, None, disk)
                {
                    gains.push(Lasting { disk, change: Change::Keyword(*keyword), until: *until, source });
                }
            }
        }
    }
    for gain in gains {
        cx.emit(Event::ChangeBegan(gain));
    }
}
