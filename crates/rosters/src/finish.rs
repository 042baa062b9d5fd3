//! What is checked of every roster when all of it was read.

use crate::ledger::Ledger;
use crate::note::{Note, Refused};
use crate::roster::Roster;

/// Sums the points, compares what the file says of itself with what stands in it, and closes the ledger.
pub(crate) fn finish(mut roster: Roster, mut ledger: Ledger, other_points: i32) -> Result<Roster, Refused> {
    if roster.units.is_empty() {
        return Err(Refused::new(Note::new("rosters-no-units")));
    }
    let points = roster.units.iter().filter_map(|unit| unit.points);
    roster.points.summed = points.fold(other_points, i32::saturating_add);
    for unit in roster.units.iter().filter(|unit| unit.points.is_none()) {
        ledger.find(Note::new("rosters-points-missing").with("unit", &unit.name));
    }
    if let Some(stated) = roster.points.stated
        && stated != roster.points.summed
    {
        let note = Note::new("rosters-points-differ").with("stated", stated);
        ledger.find(note.with("summed", roster.points.summed));
    }
    if roster.edition == crate::format::Edition::Assumed {
        ledger.find(Note::new("rosters-edition-assumed"));
    }
    roster.report = ledger.close();
    Ok(roster)
}

/// A number of points; none if it is not whole or absurd.
pub(crate) fn points(text: &str) -> Option<i32> {
    const MOST: i32 = 1_000_000;
    let text = text.trim();
    let whole = match text.split_once('.') {
        Some((whole, decimals)) if decimals.bytes().all(|byte| byte == b'0') => whole,
        Some(_) => return None,
        None => text,
    };
    whole.parse().ok().filter(|points| (-MOST..=MOST).contains(points))
}

/// A number of models or items; none if it is absurd.
pub(crate) fn count(text: &str) -> Option<u32> {
    const MOST: i32 = 1_000;
    points(text).filter(|count| (0..=MOST).contains(count)).and_then(|count| u32::try_from(count).ok())
}

/// Names longer than this are no names.
pub(crate) const LONGEST_NAME: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_whole_and_bounded() {
        assert_eq!(points("110.0"), Some(110));
        assert_eq!(points(" -5 "), Some(-5));
        for wrong in ["", "1.5", "1e3", "9999999", "99999999999999999999", "ten", "1.x"] {
            assert_eq!(points(wrong), None, "{wrong}");
        }
        assert_eq!((count("1000"), count("1001"), count("-1")), (Some(1000), None, None));
    }
}
