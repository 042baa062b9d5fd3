//! What the dice of a Nerve test say.

use crate::attack::Breakdown;
use crate::board::Board;
use crate::data::{OptionKind, SpecialKind};
use crate::state::UnitId;

/// The result of a Nerve test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NerveResult {
    /// The unit fights on.
    Steady,
    /// The unit is disordered during its next own turn.
    Wavering,
    /// The unit flees.
    Rout,
}

/// The sum of a test, from the dice on: `musician` if the unit fought against one.
pub fn sum(board: Board<'_>, unit: UnitId, dice: [u8; 2], musician: bool) -> Breakdown {
    let numbers = &board.game.library.constants.nerve;
    let profile = board.profile(unit);
    let damage = i16::try_from(board.unit(unit).damage).unwrap_or(i16::MAX / 2);
    let standard = if profile.took(OptionKind::Standard) { i16::from(numbers.standard) } else { 0 };
    let mut sum = Breakdown::new(dice[0] + dice[1]);
    for (rule, by) in [
        ("kow.nerve.all-damage-counts", damage),
        ("kow.profile.nerve", standard - i16::from(profile.nerve)),
        ("kow.command.standard", -standard),
        ("kow.command.musician", if musician { i16::from(numbers.musician) } else { 0 }),
    ] {
        if by != 0 {
            sum.change(rule, by);
        }
    }
    sum
}

/// What a test with these dice and this sum means for a unit.
pub fn judge(board: Board<'_>, unit: UnitId, dice: [u8; 2], sum: i16) -> NerveResult {
    let numbers = &board.game.library.constants.nerve;
    if dice == [1, 1] {
        NerveResult::Steady
    } else if sum >= i16::from(numbers.rout) {
        NerveResult::Rout
    } else if sum >= i16::from(numbers.wavering) && !board.has(unit, SpecialKind::Shambling) {
        NerveResult::Wavering
    } else {
        NerveResult::Steady
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    fn result(of: &str, options: &[&str], damage: u16, dice: [u8; 2], musician: bool) -> (i16, NerveResult) {
        let mut fixture = Fixture::new();
        let unit = fixture.put_with(0, of, options, 30, 20, 90);
        fixture.unit(unit).damage = damage;
        let sum = sum(fixture.board(), unit, dice, musician).total();
        (sum, judge(fixture.board(), unit, dice, sum))
    }

    #[test]
    fn the_examples_of_the_ledger() {
        let spearmen = "elf-spearmen-regiment";
        assert_eq!(result(spearmen, &[], 8, [3, 4], false), (9, NerveResult::Wavering));
        assert_eq!(result(spearmen, &["standard"], 8, [3, 4], false), (8, NerveResult::Wavering));
        assert_eq!(result(spearmen, &[], 10, [3, 4], false), (11, NerveResult::Rout));
        assert_eq!(result(spearmen, &[], 20, [1, 1], false), (16, NerveResult::Steady));
        assert_eq!(result(spearmen, &[], 6, [3, 4], false), (7, NerveResult::Steady));
    }

    #[test]
    fn a_musician_counts_once() {
        assert_eq!(result("elf-spearmen-regiment", &[], 8, [3, 4], true), (10, NerveResult::Rout));
    }

    #[test]
    fn shambling_units_never_waver() {
        let nerve = i16::from(Fixture::profile("zombies-regiment", &[]).nerve);
        let damage = |sum: i16| u16::try_from(sum - 7 + nerve).expect("zombies have that much Nerve");
        assert_eq!(result("zombies-regiment", &[], damage(9), [3, 4], false), (9, NerveResult::Steady));
        assert_eq!(result("zombies-regiment", &[], damage(10), [3, 4], false), (10, NerveResult::Rout));
    }
}
