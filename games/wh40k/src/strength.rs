//! Starting Strength and Half-strength.

use crate::board::Board;
use crate::state::{ModelId, UnitId};

/// A unit's Starting Strength. Of an Attached unit only the parts that are left count.
pub(crate) fn starting(board: Board<'_>, unit: UnitId) -> usize {
    // wh40k.strength.attached-sum, wh40k.strength.attached-reverts
    let left = |part: &UnitId| board.facts(*part).models.clone().any(|m| !board.model(ModelId(m)).destroyed);
    board.parts(unit).filter(left).map(|part| board.facts(part).models.len()).sum()
}

/// Whether a unit is Below Half-strength.
pub(crate) fn below_half(board: Board<'_>, unit: UnitId) -> bool {
    let starting = starting(board, unit);
    if starting == 1 {
        // wh40k.strength.below-half-single
        return board
            .models(unit)
            .any(|model| 2 * u16::from(board.wounds_left(model)) < u16::from(board.profile(model).wounds));
    }
    2 * board.strength(unit) < starting
}

/// The best Leadership in a unit; lower is better.
pub fn best_leadership(board: Board<'_>, unit: UnitId) -> u8 {
    board.models(unit).map(|model| board.leadership(model).total()).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, RED, tank, trooper};

    fn destroy(fixture: &mut Fixture, unit: UnitId, count: u8) {
        for number in 0..count {
            let model = fixture.model(unit, number);
            fixture.state.table.models[model.index()].destroyed = true;
        }
    }

    #[test]
    fn half_of_the_models_is_not_below_half() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, trooper(), &[(100, 100); 10]);
        destroy(&mut fixture, unit, 5);
        assert!(!below_half(fixture.board(), unit));
        destroy(&mut fixture, unit, 6);
        assert!(below_half(fixture.board(), unit));
        let odd = fixture.add(RED, trooper(), &[(100, 100); 5]);
        destroy(&mut fixture, odd, 2);
        assert!(!below_half(fixture.board(), odd));
        destroy(&mut fixture, odd, 3);
        assert!(below_half(fixture.board(), odd));
    }

    #[test]
    fn a_lone_model_counts_its_wounds() {
        let mut fixture = Fixture::new();
        let unit = fixture.add(RED, tank(), &[(100, 100)]);
        fixture.state.table.models[0].lost = 5;
        assert!(!below_half(fixture.board(), unit), "6 of 11 are left");
        fixture.state.table.models[0].lost = 6;
        assert!(below_half(fixture.board(), unit));
    }

    #[test]
    fn an_attached_unit_adds_its_parts_until_one_is_gone() {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(100, 100); 4]);
        let leader = fixture.add(RED, trooper(), &[(100, 100)]);
        fixture.state.table.units[leader.index()].attached = Some(squad);
        assert_eq!(starting(fixture.board(), squad), 5);
        destroy(&mut fixture, squad, 3);
        assert!(below_half(fixture.board(), squad), "2 of 5");
        destroy(&mut fixture, squad, 4);
        assert_eq!(starting(fixture.board(), squad), 1);
        assert!(!below_half(fixture.board(), squad), "the Leader is unhurt");
    }

    #[test]
    fn the_best_leadership_counts() {
        let mut fixture = Fixture::new();
        let mut brave = trooper();
        brave.kinds[0].profile.leadership = 5;
        let squad = fixture.add(RED, trooper(), &[(100, 100); 2]);
        let leader = fixture.add(RED, brave, &[(100, 100)]);
        assert_eq!(best_leadership(fixture.board(), squad), 6);
        fixture.state.table.units[leader.index()].attached = Some(squad);
        assert_eq!(best_leadership(fixture.board(), squad), 5);
    }
}
