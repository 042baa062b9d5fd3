//! The search for charge paths against paths found by patience: a fine grid, planted gaps, and boxes set down along the way.

use gonfalon_table::{Heading, Length, OrientedBox};
use proptest::prelude::*;

use super::edge::Edge;
use super::path::{Barrier, Candidate, Path, open_path, shortest};
use super::plan;
use crate::board::Board;
use crate::fixture::Fixture;
use crate::lane::Straight;
use crate::state::{Category, UnitId};

const INCH: i32 = 2_540;
const REGIMENT: &str = "elf-spearmen-regiment";
const BLOCKERS: [&str; 4] =
    ["elf-spearmen-troop", "elf-king", "palace-guard-troop", "stormwind-cavalry-troop"];

fn edge_of(board: Board<'_>, unit: UnitId, target: UnitId) -> Edge {
    let footprint = plan::faced(board, unit, target);
    Edge::of(footprint, plan::side(board, unit, &footprint))
}

/// The forward distance of a path, to the middle of the front being level with the side.
fn total(edge: &Edge, first: i32, turned: &OrientedBox) -> i64 {
    let (dx, dy) = (turned.centre.x - edge.middle().x, turned.centre.y - edge.middle().y);
    let (cosine, sine) = (edge.outward.cosine(), edge.outward.sine());
    let ahead = i64::from(dx) * cosine + i64::from(dy) * sine;
    let slant = Heading::from_thousandths(edge.facing().difference(turned.heading)).cosine();
    i64::from(first) + (ahead / slant - i64::from(turned.depth.0 / 2)).max(0)
}

fn total_of(edge: &Edge, path: &Path) -> i64 {
    total(edge, path.first.length.0, &path.second.from)
}

/// Everything but the two units.
fn barriers(board: Board<'_>, unit: UnitId, target: UnitId) -> Vec<Barrier<'_>> {
    let impassable = board.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
    let others = board.units().filter(|other| *other != unit && *other != target);
    impassable
        .map(|piece| Barrier::Terrain(&piece.outline))
        .chain(others.map(move |other| Barrier::Footprint(board.footprint(other))))
        .collect()
}

/// The least forward distance on a grid of first legs and pivots.
fn by_patience(
    board: Board<'_>,
    unit: UnitId,
    edge: &Edge,
    barriers: &[Barrier<'_>],
    facings: &[Heading],
) -> Option<i64> {
    let stands = board.footprint(unit);
    let mut best: Option<i64> = None;
    for facing in facings {
        for before in (0..=12).map(|step| step * INCH) {
            for pivot in (-30..=30).map(|step| step * 3_000) {
                let slant = edge.facing().difference(facing.turn(pivot));
                if slant.abs() > 89_000 {
                    continue;
                }
                let faced = OrientedBox { heading: *facing, ..stands };
                let first = Straight { from: faced, heading: *facing, length: Length(before) };
                let turned = OrientedBox { heading: facing.turn(pivot), ..first.end() };
                let length = total(edge, before, &turned);
                let candidate = Candidate {
                    total: length,
                    turn: pivot.unsigned_abs(),
                    right: pivot < 0,
                    facing: *facing,
                    before,
                    pivot,
                };
                let shorter = best.is_none_or(|best| length < best);
                if shorter && open_path(&stands, edge, &candidate, barriers).is_some() {
                    best = Some(length);
                }
            }
        }
    }
    best
}

/// Sets the charger down at many moments of a path: it never lies on anything, and in the end it touches the side.
fn is_sound(edge: &Edge, path: &Path, barriers: &[Barrier<'_>]) -> Result<(), TestCaseError> {
    for leg in [path.first, path.second] {
        let steps = leg.length.0 / 200 + 1;
        for step in 0..=steps {
            let by = Length((i64::from(leg.length.0) * i64::from(step) / i64::from(steps)) as i32);
            let there = Straight { length: by, ..leg }.end();
            // A trace smaller, because it is set down on the grid.
            let smaller =
                OrientedBox { width: there.width - Length(4), depth: there.depth - Length(4), ..there };
            prop_assert!(!smaller.overlaps(&edge.target), "on its target");
            let is_on = |barrier: &Barrier<'_>| match barrier {
                Barrier::Footprint(other) => smaller.overlaps(other),
                Barrier::Terrain(outline) => smaller.overlaps_polygon(outline),
            };
            prop_assert!(!barriers.iter().any(is_on), "on something");
        }
    }
    prop_assert!(path.second.end().within(&edge.strip(), Length(4)));
    let turn = path.first.heading.difference(path.second.heading).abs();
    prop_assert!(turn <= 90_000);
    Ok(())
}

/// Puts a blocker down unless it would lie on something.
fn block(fixture: &mut Fixture, entry: &str, (x, y): (i32, i32), heading: Heading) -> Option<UnitId> {
    let unit = fixture.set(0, entry, x, y, 0);
    fixture.unit(unit).heading = heading;
    let board = fixture.board();
    let footprint = board.footprint(unit);
    let free = board.units().all(|other| other == unit || !footprint.overlaps(&board.footprint(other)));
    if !free {
        fixture.game.units.pop();
        fixture.state.table.units.pop();
    }
    free.then_some(unit)
}

fn judge(fixture: &Fixture, unit: UnitId, target: UnitId, facings: &[Heading]) -> Result<(), TestCaseError> {
    let board = fixture.board();
    let edge = edge_of(board, unit, target);
    let barriers = barriers(board, unit, target);
    let found = shortest(board, unit, &edge, target, &[]);
    if let Some(path) = &found {
        is_sound(&edge, path, &barriers)?;
    }
    if let Some(patient) = by_patience(board, unit, &edge, &barriers, facings) {
        let found = found.map(|path| total_of(&edge, &path));
        prop_assert!(found.is_some_and(|found| found <= patient + 3), "{:?} but there is {}", found, patient);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn no_grid_finds_a_shorter_path(
        (east, north, facing) in (-12_000..12_000, 20_000..38_000, 0..360),
        blockers in prop::collection::vec((0..4_usize, -16_000..16_000, 2_000..34_000, 0..360_000), 0..6),
        rock in (-15_000..15_000, 8_000..25_000),
    ) {
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000 + east, 30_000 + north, facing);
        let (x, y) = (90_000 + rock.0, 30_000 + rock.1);
        let clear = |fixture: &Fixture| {
            let board = fixture.board();
            ![unit, target].iter().any(|unit| crate::movement::on_impassable(board, &board.footprint(*unit)))
        };
        fixture.terrain(Category::Impassable, 0, (x, y), (x + 3_000, y + 2_000));
        prop_assume!(clear(&fixture));
        for (entry, east, north, heading) in blockers {
            let heading = Heading::from_thousandths(heading);
            block(&mut fixture, BLOCKERS[entry], (90_000 + east, 30_000 + north), heading);
        }
        judge(&fixture, unit, target, &[Heading::NORTH])?;
    }

    #[test]
    fn no_grid_finds_a_shorter_path_for_an_individual(
        (east, north) in (-12_000..12_000, 15_000..26_000),
        blockers in prop::collection::vec((0..4_usize, -10_000..10_000, 2_000..20_000, 0..360_000), 1..5),
    ) {
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, "elf-king", 90_000, 30_000, 90);
        let target = fixture.set(1, REGIMENT, 90_000 + east, 30_000 + north, 270);
        for (entry, east, north, heading) in blockers {
            let heading = Heading::from_thousandths(heading);
            block(&mut fixture, BLOCKERS[entry], (90_000 + east, 30_000 + north), heading);
        }
        // An Individual's detour may begin on any heading; these are some of them.
        let board = fixture.board();
        let edge = edge_of(board, unit, target);
        let straight = Heading::between(board.unit(unit).at, edge.middle());
        let facings: Vec<Heading> = (-2..=2).map(|step| straight.turn(step * 30_000)).collect();
        let barriers = barriers(board, unit, target);
        let found = shortest(board, unit, &edge, target, &[]);
        if let Some(path) = &found {
            is_sound(&edge, path, &barriers)?;
        }
        // Grazing first legs are tried exactly, others fifteen degrees apart: what patience finds exists, if a trace longer.
        let patient = by_patience(board, unit, &edge, &barriers, &facings);
        if let Some(patient) = patient {
            let found = found.map(|path| total_of(&edge, &path));
            prop_assert!(found.is_some_and(|found| found <= patient + patient / 20), "{:?} but {}", found, patient);
        }
    }

    #[test]
    fn a_gap_of_a_hair_is_found(
        before in 0..10_000,
        pivot in -60_000..60_000,
        slant in -30..30,
        hair in 6..60,
    ) {
        // Two friends leave a gap as wide as the charger and a hair, somewhere and at some angle.
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, REGIMENT, 90_000, 30_000, 90);
        let heading = Heading::NORTH.turn(pivot);
        let stands = fixture.board().footprint(unit);
        let first = Straight { from: stands, heading: Heading::NORTH, length: Length(before) };
        let turn = first.end().centre;
        let centre = turn.step(heading, Length(30_000));
        let target = fixture.set(1, REGIMENT, centre.x, centre.y, 0);
        fixture.unit(target).heading = heading.opposite().turn(slant * 1_000);
        let gate = turn.step(heading, Length(14_000));
        let friends = ["elf-spearmen-horde", "elf-spearmen-horde"];
        for (friend, left) in friends.into_iter().zip([90_000, -90_000]) {
            let width = Fixture::profile(friend, &[]).width;
            let aside = Length((stands.width + width).0 / 2 + hair);
            let at = gate.step(heading.turn(left), aside);
            prop_assume!(block(&mut fixture, friend, (at.x, at.y), heading).is_some());
        }
        let board = fixture.board();
        let edge = edge_of(board, unit, target);
        let barriers = barriers(board, unit, target);
        let candidate = Candidate {
            total: 0,
            turn: pivot.unsigned_abs(),
            right: pivot < 0,
            facing: Heading::NORTH,
            before,
            pivot,
        };
        let planted = open_path(&stands, &edge, &candidate, &barriers);
        prop_assume!(planted.is_some());
        let planted = planted.map_or(0, |path| total_of(&edge, &path));
        let found = shortest(board, unit, &edge, target, &[]);
        prop_assert!(found.is_some(), "the gap is not found");
        if let Some(path) = found {
            is_sound(&edge, &path, &barriers)?;
            prop_assert!(total_of(&edge, &path) <= planted + 3, "{} after {}", total_of(&edge, &path), planted);
        }
    }
}
