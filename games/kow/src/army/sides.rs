//! Several armies on one side.

use super::broken::Broken;
use super::muster::Army;
use super::rules::good_and_evil;
use crate::data::Library;

/// Judges the two sides of a match in which several players may fight together. Each army keeps its own quotas, so every
/// one of them passes [`super::check()`] as well; casual armies have no points to compare.
pub fn check_sides(sides: [&[&Army]; 2], library: &Library, good_and_evil_agreed: bool) -> Vec<Broken> {
    let mut broken = Vec::new();
    let points = |side: &[&Army]| -> Option<u32> { side.iter().map(|army| army.points.map(u32::from)).sum() };
    if let [Some(first), Some(second)] = sides.map(points)
        && first != second
    {
        let args = vec![("first", first.to_string()), ("second", second.to_string())];
        broken.push(Broken::new("kow.ally.team-game", "army-sides-unequal", args));
    }
    // A single army is judged by its own check.
    for side in sides.iter().filter(|side| side.len() > 1 && !good_and_evil_agreed) {
        let lists = side.iter().flat_map(|army| army.lists(library));
        if let Some(args) = good_and_evil(lists, library) {
            broken.push(Broken::new("kow.ally.good-evil-forbidden", "army-side-good-and-evil", args));
        }
    }
    broken
}
