//! Whatever charge is legal leaves the table in order.

use gonfalon_table::Length;
use proptest::prelude::*;
use smallvec::SmallVec;

use super::carry_out;
use crate::action::Deed;
use crate::scene::Scene;
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
fn scene(units: &[Placed], rock: (i32, i32), wall: (i32, i32)) -> Scene {
    let mut scene = Scene::new();
    scene.terrain(Category::Impassable, 0, rock, (rock.0 + 5_000, rock.1 + 3_000));
    scene.terrain(Category::Obstacle, 0, wall, (wall.0 + 15_000, wall.1 + 500));
    for (seat, entry, x, y, degrees) in units {
        let unit = scene.unit(*seat, ENTRIES[*entry], *x, *y, *degrees);
        let board = scene.board();
        let footprint = board.footprint(unit);
        let is_free =
            board.units().all(|other| other == unit || !footprint.overlaps(&board.footprint(other)));
        if !is_free || crate::movement::on_impassable(board, &footprint) {
            scene.game.units.pop();
            scene.state.table.units.pop();
        }
    }
    scene
}

/// Everybody is on the table and on nobody else, and every charger touches its target.
fn in_order(scene: &Scene) -> Result<(), TestCaseError> {
    let board = scene.board();
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
fn charge(scene: &mut Scene, units: &[UnitId], target: UnitId) -> Result<(), TestCaseError> {
    let deed = Deed::Charge { units: SmallVec::from_slice(units), target };
    if scene.refused(&deed).is_empty() {
        scene.run(&[], |cx| carry_out(cx, units, target));
        let charged = scene.state.table.contacts.iter().filter(|contact| contact.target == target).count();
        prop_assert_eq!(charged, units.len());
        in_order(scene)?;
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
        let mut scene = scene(&units, rock, wall);
        let count = scene.state.table.units.len() as u8;
        for target in (0..count).map(UnitId) {
            for one in (0..count).map(UnitId) {
                for other in (0..one.0).map(UnitId) {
                    charge(&mut scene, &[one, other], target)?;
                }
            }
            for one in (0..count).map(UnitId) {
                charge(&mut scene, &[one], target)?;
            }
        }
    }
}
