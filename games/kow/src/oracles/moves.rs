//! Moves and charges against exact distances and against footprints set down all along the way.

use gonfalon_kernel::Seat;
use gonfalon_table::{Heading, Length, OrientedBox, Point};
use proptest::prelude::*;
use smallvec::smallvec;

use crate::action::{Deed, Order, Stride};
use crate::fixture::Fixture;
use crate::movement::ordinary_refusals;
use crate::state::{Category, UnitId};

const INCH: i32 = 2_540;
const ENTRIES: [&str; 5] = [
    "elf-spearmen-regiment",
    "elf-spearmen-horde",
    "stormwind-cavalry-regiment",
    "elf-king",
    "palace-guard-troop",
];

/// Two enemies face to face along one of the four winds, so far apart.
fn face_to_face(entries: (usize, usize), quarter: i32, gap: i32) -> (Fixture, UnitId, UnitId) {
    let mut fixture = Fixture::new();
    let centre = Point::new(90_000, 60_000);
    let unit = fixture.set(0, ENTRIES[entries.0], centre.x, centre.y, 90 * quarter);
    let depths = [entries.0, entries.1].map(|entry| Fixture::profile(ENTRIES[entry], &[]).depth.0 / 2);
    let away = depths[0] + depths[1] + gap;
    let (x, y) = [(away, 0), (0, away), (-away, 0), (0, -away)][quarter as usize];
    let enemy = fixture.set(1, ENTRIES[entries.1], centre.x + x, centre.y + y, 90 * quarter + 180);
    (fixture, unit, enemy)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn a_charge_of_exactly_twice_the_speed_reaches(entries in (0..5_usize, 0..5_usize), quarter in 0..4) {
        let speed = Fixture::profile(ENTRIES[entries.0], &[]).speed;
        let refused = |gap: i32| {
            let (fixture, unit, target) = face_to_face(entries, quarter, gap);
            fixture.refused(&Deed::Charge { units: smallvec![unit], target })
        };
        prop_assert_eq!(refused(speed.0 * 2), []);
        prop_assert_eq!(refused(speed.0 * 2 + 3), [("kow.charge.needs-range", "refusal-charge-range")]);
        prop_assert_eq!(refused(0), []);
    }

    #[test]
    fn an_advance_ends_exactly_an_inch_away(
        entries in (0..5_usize, 0..5_usize),
        quarter in 0..4,
        length in 10..10_000_i32,
    ) {
        let length = length.min(Fixture::profile(ENTRIES[entries.0], &[]).speed.0);
        let refused = |left: i32| {
            let (fixture, unit, _) = face_to_face(entries, quarter, length + left);
            let strides = smallvec![Stride::Forward(Length(length))];
            fixture.refused(&Deed::Order { unit, order: Order::Advance, strides })
        };
        prop_assert_eq!(refused(INCH), []);
        prop_assert_eq!(refused(INCH - 5), [("kow.move.one-inch-gap", "refusal-too-near")]);
    }

    #[test]
    fn what_a_move_runs_into_is_what_lies_on_its_way(
        (x, y) in (-14_000..14_000_i32, -4_000..26_000_i32),
        turned in 0..360_000,
        (first, pivot, second) in (1..8_000_i32, -90_000..90_000_i32, 1..7_000_i32),
        rock in (-12_000..12_000_i32, 5_000..24_000_i32),
    ) {
        let mut fixture = Fixture::new();
        let unit = fixture.set(0, "elf-spearmen-regiment", 90_000, 50_000, 90);
        let enemy = fixture.set(1, "elf-spearmen-troop", 90_000 + x, 50_000 + y, 0);
        fixture.unit(enemy).heading = Heading::from_thousandths(turned);
        let (west, south) = (90_000 + rock.0, 50_000 + rock.1);
        fixture.terrain(Category::Impassable, 3, (west, south), (west + 3_000, south + 2_000));
        let board = fixture.board();
        let (start, theirs) = (board.footprint(unit), board.footprint(enemy));
        prop_assume!(start.gap(&theirs) > Length(INCH + 10));
        let outline = &board.table.terrain[0].outline;
        prop_assume!(!start.overlaps_polygon(outline));
        let heading = Heading::NORTH.turn(pivot);
        let strides =
            [Stride::Forward(Length(first)), Stride::Pivot(heading), Stride::Forward(Length(second))];
        let refusals = ordinary_refusals(board, Seat(0), unit, Order::Advance, &strides);
        let told = |key: &str| refusals.iter().any(|refusal| refusal.says.key == key);
        // The footprint at many moments of both straight parts, and after the pivot.
        let turn = start.centre.step(Heading::NORTH, Length(first));
        let moments: Vec<OrientedBox> = [(start.centre, Heading::NORTH, first), (turn, heading, second)]
            .into_iter()
            .flat_map(|(from, heading, length)| {
                (0..=100).map(move |part| {
                    let by = Length((i64::from(length) * part / 100) as i32);
                    OrientedBox { heading, ..start.at(from.step(heading, by)) }
                })
            })
            .collect();
        let grown = |one: &OrientedBox, by: i32| OrientedBox {
            width: one.width + Length(by),
            depth: one.depth + Length(by),
            ..*one
        };
        let meets = |by: i32| moments.iter().any(|moment| grown(moment, by).overlaps(&theirs));
        let in_the_way = told("refusal-enemy-in-the-way") || told("refusal-pivot-on-enemy");
        prop_assert!(in_the_way || !meets(-8));
        prop_assert!(!in_the_way || meets(180));
        let meets = |by: i32| moments.iter().any(|moment| grown(moment, by).overlaps_polygon(outline));
        let on_rock = told("refusal-impassable-in-the-way") || told("refusal-pivot-on-impassable");
        prop_assert!(on_rock || !meets(-8));
        prop_assert!(!on_rock || meets(180));
        // A straight part may bring it nearer than an inch only if the pivot already has.
        let nearest = |moments: &[OrientedBox]| moments.iter().map(|moment| moment.gap(&theirs)).min();
        let (before, after) = (nearest(&moments[..101]), nearest(&moments[101..]));
        let allowed = Length(INCH).min(moments[101].gap(&theirs));
        let too_near = before < Some(Length(INCH - 8)) || after < Some(allowed - Length(8));
        prop_assert!(in_the_way || !too_near || told("refusal-too-near"));
        let surely_far = before > Some(Length(INCH)) && after > Some(allowed + Length(90));
        prop_assert!(!surely_far || !told("refusal-too-near"));
    }
}
