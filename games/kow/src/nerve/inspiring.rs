//! Who inspires whom.

use crate::board::Board;
use crate::data::{Calling, InspiringFor, SpecialKind, UnitType};
use crate::state::UnitId;

/// The unit that makes the opponent repeat the test which routs `unit`: a friend nearby or itself. The Yellow-bellied
/// have none.
pub fn inspirer(board: Board<'_>, unit: UnitId) -> Option<UnitId> {
    if board.has(unit, SpecialKind::YellowBellied) { None } else { encourager(board, unit) }
}

/// The unit whose Inspiring reaches this one, whether it has any effect or not.
pub(crate) fn encourager(board: Board<'_>, unit: UnitId) -> Option<UnitId> {
    let reach = board.game.library.constants.specials.inspiring_range;
    board.army(board.owner(unit)).find(|friend| {
        board.profile(*friend).inspires().is_some_and(|whom| is_meant(board, unit, whom))
            && board.footprint(*friend).within(&board.footprint(unit), reach)
    })
}

fn is_meant(board: Board<'_>, unit: UnitId, whom: InspiringFor) -> bool {
    let profile = board.profile(unit);
    match whom {
        InspiringFor::Everybody => true,
        InspiringFor::WarEngines => profile.unit_type == UnitType::WarEngine,
        InspiringFor::Berserkers => profile.is_called(Calling::Berserker),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    // The hero's base is 20 mm wide; the distance between the footprints is given in hundredths of an inch.
    fn inspired(unit: &str, hero: &str, gap: i32) -> bool {
        let mut fixture = Fixture::new();
        let unit = fixture.put(0, unit, 20, 20, 90);
        let hero = fixture.put(0, hero, 60, 20, 90);
        fixture.beside(unit, hero, gap);
        inspirer(fixture.board(), unit) == Some(hero)
    }

    #[test]
    fn friends_within_six_inches_are_inspired() {
        assert!(inspired("elf-spearmen-regiment", "elf-king", 600));
        assert!(!inspired("elf-spearmen-regiment", "elf-king", 601));
    }

    #[test]
    fn some_inspire_only_their_own() {
        assert!(inspired("berserkers-troop", "berserker-lord", 500));
        assert!(!inspired("ironclad-troop", "berserker-lord", 500));
        assert!(inspired("ironbelcher-cannon", "warsmith", 500));
        assert!(!inspired("ironclad-troop", "warsmith", 500));
    }

    #[test]
    fn the_yellow_bellied_are_not_inspired() {
        assert!(inspired("blacksouls-troop", "overmaster", 100));
        assert!(!inspired("slave-orcs-troop", "overmaster", 100));
    }

    #[test]
    fn an_inspiring_unit_inspires_itself_if_it_is_meant() {
        for (hero, itself) in [("elf-king", true), ("berserker-lord", true), ("warsmith", false)] {
            let mut fixture = Fixture::new();
            let hero = fixture.put(0, hero, 20, 20, 90);
            assert_eq!(inspirer(fixture.board(), hero).is_some(), itself, "{hero:?}");
        }
    }
}
