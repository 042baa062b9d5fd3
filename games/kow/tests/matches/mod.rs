//! What tests of whole matches share: the ready armies, and what must hold after every answer.

use gonfalon_kernel::Game;
use gonfalon_kow::Kow;
use gonfalon_kow::army::ArmyFile;
use gonfalon_kow::board::Board;
use gonfalon_kow::state::{Category, State};
use gonfalon_table::Length;

/// A ready army, whatever its size, for a match of 2000 points.
pub(crate) fn army(name: &str) -> ArmyFile {
    let path = format!("{}/../../data/kow/armies/{name}.toml", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(&path).expect("a ready army");
    ArmyFile { points: Some(2000), ..ArmyFile::from_toml(name, &bytes).expect("a sound army") }
}

/// No two footprints lie on each other or on impassable terrain, everything stands on the table, those who fight touch, and
/// somebody is asked until there is an outcome.
pub(crate) fn in_order(game: &Kow, state: &State) {
    let board = Board::new(game, &state.table);
    let field = board.field();
    let footprints: Vec<_> = board.units().map(|unit| (unit, board.footprint(unit))).collect();
    for (index, (unit, footprint)) in footprints.iter().enumerate() {
        assert!(footprint.inside_rectangle(&field), "{unit:?} stands beside the table");
        for (other, theirs) in &footprints[..index] {
            assert!(!footprint.overlaps(theirs), "{unit:?} stands on {other:?}");
        }
    }
    let rocks = state.table.terrain.iter().filter(|piece| piece.category == Category::Impassable);
    for rock in rocks {
        for (unit, footprint) in &footprints {
            assert!(!footprint.overlaps_polygon(&rock.outline), "{unit:?} stands on impassable terrain");
        }
    }
    for contact in &state.table.contacts {
        let gap = board.footprint(contact.charger).gap(&board.footprint(contact.target));
        // An obstacle keeps them apart by its own breadth and the inch at which it is defended.
        let most = if contact.defended { Length::INCH * 2 } else { Length(4) };
        assert!(gap <= most, "{contact:?} with a gap of {gap:?}");
        assert!(board.on_table(contact.charger) && board.on_table(contact.target), "{contact:?}");
        assert!(board.enemies(contact.charger, contact.target), "{contact:?}");
    }
    assert_eq!(game.outcome(state).is_some(), game.asks(state).is_empty());
}
