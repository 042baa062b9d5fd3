//! Whatever charge is legal leaves the table in order.

use gonfalon_table::Length;
use proptest::prelude::*;
use smallvec::SmallVec;

use super::carry_out;
use crate::action::Deed;
use crate::fixture::Fixture;
use crate::state::{Category, UnitId};

const ENTRIES: [&str; 6] = [
    "elf-spearmen-regiment",
    "elf-spearmen-horde",
    "stormwind-cavalry-regiment",
    "lord-on-battle-dragon",
    "elf-king",
    "palace-guard-troop",
];

type Placed = (u8, usize, i32, i32, i32);

fn placed() -> impl Strategy<Value = Placed> {
    (0..2_u8, 0..ENTRIES.len(), 60_000..110_000, 40_000..90_000, 0..360)
}

/// Sets down every unit that overlaps nothing set down before.
fn fixture(units: &[Placed], rock: (i32, i32), wall: (i32, i32)) -> Fixture {
    let mut fixture = Fixture::new();
    fixture.terrain(Category::Impassable, 0, rock, (rock.0 + 5_000, rock.1 + 3_000));
    fixture.terrain(Category::Obstacle, 0, wall, (wall.0 + 15_000, wall.1 + 500));
    for (seat, entry, x, y, degrees) in units {
        let unit = fixture.set(*seat, ENTRIES[*entry], *x, *y, *degrees);
        let board = fixture.board();
        let footprint = board.footprint(unit);
        let is_free =
            board.units().all(|other| other == unit || !footprint.overlaps(&board.footprint(other)));
        if !is_free || crate::movement::on_impassable(board, &footprint) {
            fixture.game.units.pop();
            fixture.state.table.units.pop();
        }
    }
    fixture
}

/// Everybody is on the table and on nobody else, and every charger touches its target.
fn in_order(fixture: &Fixture) -> Result<(), TestCaseError> {
    let board = fixture.board();
    for contact in &board.table.contacts {
        let reach = if contact.defended { Length::inches(2) } else { Length::ZERO };
        let (charger, target) = (board.footprint(contact.charger), board.footprint(contact.target));
        prop_assert!(charger.within(&target, reach), "{:?}", contact);
    }
    for one in board.units() {
        prop_assert!(board.footprint(one).inside_rectangle(&board.field()));
        for other in board.units().filter(|other| *other > one) {
            prop_assert!(!board.footprint(one).overlaps(&board.footprint(other)), "{:?} {:?}", one, other);
        }
    }
    Ok(())
}

/// Carries out a charge if it is legal.
fn charge(fixture: &mut Fixture, units: &[UnitId], target: UnitId) -> Result<(), TestCaseError> {
    let deed = Deed::Charge { units: SmallVec::from_slice(units), target };
    if fixture.refused(&deed).is_empty() {
        fixture.act(&[], |cx| carry_out(cx, units, target));
        let charged = fixture.state.table.contacts.iter().filter(|contact| contact.target == target).count();
        prop_assert_eq!(charged, units.len());
        in_order(fixture)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn legal_charges_end_in_contact_and_overlap_nothing(
        units in prop::collection::vec(placed(), 4..12),
        rock in (60_000..110_000, 40_000..90_000),
        wall in (60_000..110_000, 40_000..90_000),
    ) {
        let mut fixture = fixture(&units, rock, wall);
        let count = fixture.state.table.units.len() as u8;
        for target in (0..count).map(UnitId) {
            for one in (0..count).map(UnitId) {
                for other in (0..one.0).map(UnitId) {
                    charge(&mut fixture, &[one, other], target)?;
                }
            }
            for one in (0..count).map(UnitId) {
                charge(&mut fixture, &[one], target)?;
            }
        }
    }
}
