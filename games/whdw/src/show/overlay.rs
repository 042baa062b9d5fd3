//! What can be laid over the battlefield on demand.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Ring, RingKind, Sight, SightVerdict};
use gonfalon_table::{Length, Shape};

use super::keys::{self, as_disk};
use super::name;
use crate::board::Board;
use crate::data::{RangeBand, Stat, TerrainKeyword};

fn lying(board: Board<'_>, key: &Key) -> Option<DiskId> {
    as_disk(key).filter(|disk| board.exists(*disk) && board.on_battlefield(*disk))
}

/// How far a disk can flip, shoot and use magic.
pub(super) fn rings(board: Board<'_>, key: &Key) -> Vec<Ring> {
    let Some(disk) = lying(board, key) else { return Vec::new() };
    let around = Shape::Circle(board.circle(disk));
    let ring = |kind, says: Line, reach: Length, rule| Ring {
        kind,
        says,
        around: around.clone(),
        reach,
        half_angle: None,
        rule: RuleId(rule),
    };
    let mut rings = Vec::new();
    if let Some(flips) = board.movement(disk) {
        let reach = Length(i32::from(flips) * board.table.pile.diameter(disk).0);
        let says = Line::new("show-ring-move").number("flips", flips);
        rings.push(ring(RingKind::Move, says, reach, "whdw.disk.movement"));
    }
    let reaches = &board.game.library.constants.reaches;
    for (weapon, attack) in board.profile(disk).ranged.iter().enumerate() {
        let band = board.weapon_range(disk, weapon as u8);
        // Siege range has no end to draw.
        let Some(reach) = reaches.of(band) else { continue };
        let says = match &attack.name {
            Some(title) => Line::new("show-ring-weapon").with("weapon", name(title)),
            None => Line::new("show-ring-shot"),
        };
        rings.push(ring(RingKind::Attack, says, reach, "whdw.ranged.action"));
    }
    if board.value(disk, Stat::Magic).is_some() {
        let says = Line::new("show-ring-magic");
        rings.push(ring(RingKind::Attack, says, reaches.medium, "whdw.keyword.magic"));
    }
    for (band, key) in [
        (RangeBand::Short, "word-range-short"),
        (RangeBand::Medium, "word-range-medium"),
        (RangeBand::Long, "word-range-long"),
    ] {
        if let Some(reach) = reaches.of(band) {
            rings.push(ring(
                RingKind::Measure,
                Line::new("show-ring-band").with("band", Arg::Word(key)),
                reach,
                "whdw.range.within",
            ));
        }
    }
    rings
}

/// Whether a disk sees another, and at which range.
pub(super) fn sight(board: Board<'_>, from: &Key, to: &Key) -> Option<Sight> {
    let (from, to) = (lying(board, from)?, lying(board, to)?);
    let (one, other) = (board.circle(from), board.circle(to));
    let clear = board.line_of_sight(from, to);
    let sees = clear.is_some();
    let cover = board.in_cover(to);
    let verdict = match (sees, cover) {
        (false, _) => SightVerdict::Blocked,
        (true, true) => SightVerdict::Covered,
        (true, false) => SightVerdict::Clear,
    };
    let blockers = match verdict {
        SightVerdict::Clear => Vec::new(),
        SightVerdict::Covered => covering(board, to),
        SightVerdict::Blocked => board.across(from, to).into_iter().map(keys::terrain).collect(),
    };
    let key = match verdict {
        SightVerdict::Clear => "show-sight-clear",
        SightVerdict::Covered => "show-sight-covered",
        SightVerdict::Blocked => "show-sight-blocked",
    };
    let says = |key| Line::new(key).with("from", board.name(from)).with("to", board.name(to));
    let gap = Line::new("show-sight-gap")
        .with("gap", Arg::Length(one.gap(&other).0))
        .with("band", Arg::Word(crate::tell::range(board.band(&one, &other))));
    let line = clear.or(Some((one.centre, other.centre)));
    Some(Sight {
        verdict,
        line,
        blockers,
        notes: vec![says(key), gap],
        rule: RuleId("whdw.sight.needed-target"),
    })
}

/// The terrain that gives a disk cover.
fn covering(board: Board<'_>, disk: DiskId) -> Vec<Key> {
    let covers = |terrain: &crate::state::Terrain| {
        board.terrain_side(terrain).keywords.contains(&TerrainKeyword::Cover)
    };
    let under = board.terrain_under(board.circle(disk)).filter(|(_, terrain)| covers(terrain));
    under.map(|(number, _)| keys::terrain(usize::from(number))).collect()
}
