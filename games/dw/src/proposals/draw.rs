//! Drawing by chance.

use gonfalon_kernel::SeededDice;
use gonfalon_table::Heading;

/// True once in `times`.
pub(super) fn one_in(chance: &mut SeededDice, times: u32) -> bool {
    chance.below(times) == 0
}

/// One of a list.
pub(super) fn one_of<T: Copy>(chance: &mut SeededDice, among: &[T]) -> Option<T> {
    if among.is_empty() { None } else { Some(among[chance.below(among.len() as u32) as usize]) }
}

/// Puts a list in any order.
pub(super) fn shuffle<T>(chance: &mut SeededDice, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

/// A number from `low` to `high`, both included; `low` if there is nothing between them.
pub(super) fn between(chance: &mut SeededDice, low: i32, high: i32) -> i32 {
    low.saturating_add_unsigned(chance.below(high.saturating_sub(low).max(0) as u32 + 1))
}

/// Any direction.
pub(super) fn heading(chance: &mut SeededDice) -> Heading {
    Heading::from_thousandths(chance.below(360_000) as i32)
}
