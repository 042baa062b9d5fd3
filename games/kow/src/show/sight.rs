//! Whether a unit sees another, and what decides it.

use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Sight as Shown, SightVerdict};
use gonfalon_table::{Point, Polygon, sight::segment_clear};

use super::keys;
use crate::board::Board;
use crate::cover::{Cover, facing_points};
use crate::sight::{Hider, Sight};
use crate::state::UnitId;
use crate::tell;

/// Whether a unit sees another: arc, line, cover and distance.
pub(super) fn sight(board: Board<'_>, from: &Key, to: &Key) -> Option<Shown> {
    let (viewer, target) = (keys::standing(board, from)?, keys::standing(board, to)?);
    if viewer == target {
        return None;
    }
    let in_arc = board.in_front_arc(viewer, target);
    let line = board.line_of_sight(viewer, target, &[]);
    let cover = board.in_cover(viewer, target);
    let verdict = match (in_arc, line, cover) {
        (false, ..) | (_, Sight::No, _) => SightVerdict::Blocked,
        (true, _, Cover::No) => SightVerdict::Clear,
        _ => SightVerdict::Covered,
    };
    let (end, blockers) = match (in_arc, line) {
        (false, _) => (board.unit(target).at, Vec::new()),
        (true, Sight::No) => blocked(board, viewer, target),
        (true, _) => seen(board, viewer, target),
    };
    Some(Shown {
        verdict,
        line: Some((board.eye(viewer), end)),
        blockers: blockers.into_iter().map(key).collect(),
        notes: notes(board, viewer, target, (in_arc, line, cover, verdict)),
        rule: RuleId(if in_arc { "kow.shoot.needs-sight" } else { "kow.shoot.needs-arc" }),
    })
}

fn key(hider: Hider) -> Key {
    match hider {
        Hider::Terrain(number) => keys::terrain(number),
        Hider::Unit(unit) => keys::unit(unit),
    }
}

/// The line to the middle of a target out of sight, and what stands in its way.
fn blocked(board: Board<'_>, viewer: UnitId, target: UnitId) -> (Point, Vec<Hider>) {
    let (eye, end) = (board.eye(viewer), board.unit(target).at);
    let hiders = board.hiders(viewer, target, &[]);
    let across = hiders.into_iter().filter(|(_, outline)| !segment_clear(eye, end, &[outline]));
    (end, across.map(|(hider, _)| hider).collect())
}

/// The clear line that is nearest to the middle of a target, and what hides a part of it.
fn seen(board: Board<'_>, viewer: UnitId, target: UnitId) -> (Point, Vec<Hider>) {
    let (eye, middle) = (board.eye(viewer), board.unit(target).at);
    let places = facing_points(eye, &board.footprint(target));
    let hiders = board.hiders(viewer, target, &[]);
    let blockers: Vec<&Polygon> = hiders.iter().map(|(_, outline)| outline).collect();
    let clear = places.iter().filter(|place| segment_clear(eye, **place, &blockers));
    let end = clear.min_by_key(|place| place.distance_squared(middle)).copied().unwrap_or(middle);
    let mut hiding: Vec<Hider> = Vec::new();
    for (hider, outline) in hiders.iter().chain(&board.obscurers(viewer, target)) {
        let hides = || places.iter().any(|place| !segment_clear(eye, *place, &[outline]));
        if !hiding.contains(hider) && hides() {
            hiding.push(*hider);
        }
    }
    (end, hiding)
}

fn notes(
    board: Board<'_>,
    viewer: UnitId,
    target: UnitId,
    (in_arc, line, cover, verdict): (bool, Sight, Cover, SightVerdict),
) -> Vec<Line> {
    let says = |key| Line::new(key).with("from", board.name(viewer)).with("to", board.name(target));
    let mut notes = vec![says(match (in_arc, line) {
        (false, _) => "show-sight-outside-arc",
        (true, Sight::Yes) => "show-sight-clear",
        (true, Sight::No) => "show-sight-blocked",
        (true, Sight::Doubtful) => "show-sight-doubtful",
    })];
    if verdict == SightVerdict::Covered {
        let doubtful = cover == Cover::Doubtful;
        notes.push(says(if doubtful { "show-sight-cover-doubtful" } else { "show-sight-covered" }));
    }
    let (hidden, all) = board.hidden(viewer, target);
    if verdict != SightVerdict::Blocked && hidden > 0 {
        notes.push(Line::new("show-sight-hidden").number("percent", 100 * hidden / all));
    }
    let champion = board.champion(viewer);
    let gap = champion.gap(&board.footprint(target));
    let side = board.arc(target, champion.centre);
    notes.push(
        Line::new("show-sight-gap")
            .with("gap", Arg::Length(gap.0))
            .with("side", Arg::Word(tell::side_word(side))),
    );
    notes
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::Seat;

    use super::*;
    use crate::action::{Attack, Deed};
    use crate::fixture::Fixture;
    use crate::shooting::shot_refusals;
    use crate::state::Category;

    /// What targeting says: whether arc or line of sight stand against a shot.
    fn refuses_sight(board: Board<'_>, unit: UnitId, target: UnitId) -> bool {
        let deed = Deed::Shoot { unit, attack: Attack::Ordinary, target };
        let refusals = shot_refusals(board, Seat(0), &deed);
        refusals
            .iter()
            .any(|refusal| matches!(refusal.rule.0, "kow.shoot.needs-sight" | "kow.shoot.needs-arc"))
    }

    #[test]
    fn the_overlay_says_what_targeting_says() {
        let mut seed = 11_u32;
        let mut below = |range: u32| {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (seed >> 8) % range
        };
        let mut verdicts = [0; 3];
        for _ in 0..24 {
            let mut fixture = Fixture::new();
            for number in 0..4 {
                let category = [Category::Difficult, Category::Impassable, Category::Obstacle][number % 3];
                let (x, y) = (below(150_000) as i32, below(100_000) as i32);
                fixture.terrain(category, 2, (x, y), (x + 6_000 + below(9_000) as i32, y + 5_000));
            }
            let (mut shooters, mut targets) = (Vec::new(), Vec::new());
            for column in 0..6 {
                let (x, near, far) = (15_000 + column * 26_000, below(25_000) as i32, below(25_000) as i32);
                let turn = 50 + below(80) as i32;
                shooters.push(fixture.set(0, "elf-bowmen-regiment", x, 10_000 + near, turn));
                targets.push(fixture.set(1, "zombies-regiment", x, 55_000 + far, 270));
            }
            let board = fixture.board();
            for (unit, target) in
                shooters.iter().flat_map(|one| targets.iter().map(move |other| (*one, *other)))
            {
                let shown = sight(board, &keys::unit(unit), &keys::unit(target)).expect("both stand there");
                let blocked = shown.verdict == SightVerdict::Blocked;
                assert_eq!(blocked, refuses_sight(board, unit, target), "{shown:?}");
                let in_arc = board.in_front_arc(unit, target);
                assert_eq!(blocked && in_arc, blocked && !shown.blockers.is_empty(), "{shown:?}");
                assert!(shown.verdict != SightVerdict::Covered || !shown.blockers.is_empty(), "{shown:?}");
                verdicts[shown.verdict as usize] += 1;
            }
        }
        assert!(verdicts.iter().all(|count| *count > 20), "{verdicts:?}");
    }
}
