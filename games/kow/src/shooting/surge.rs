//! Dark Surge: how far a Shambling friend is driven forward, what stops it and whom it charges.

use gonfalon_kernel::Refusal;
use gonfalon_table::{Length, OrientedBox, TOLERANCE};

use crate::action::{Deed, Units};
use crate::board::Board;
use crate::charge::contact_by_surge;
use crate::cx::Cx;
use crate::data::{SpecialKind, UnitType};
use crate::event::Event;
use crate::movement::on_impassable;
use crate::nerve::names;
use crate::state::{Category, UnitId};

/// How far a surge goes and which enemies it touches in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reach {
    pub(super) by: Length,
    pub(super) touched: Units,
}

/// Drives a unit forward, a step for each hit. If it touches several enemies at once, it stays where it is and they are
/// returned: one of them is to be chosen for [`charge`].
pub(super) fn surge(cx: &mut Cx<'_>, unit: UnitId, hits: u16) -> Units {
    let by = cx.game.library.constants.powers.surge_step * i32::from(hits);
    cx.emit(Event::Surged { unit, by });
    let reach = reach(cx.board(), unit, by);
    match reach.touched.as_slice() {
        [] => {
            go(cx, unit, reach.by);
            Units::new()
        }
        [only] => {
            charge(cx, unit, *only);
            Units::new()
        }
        _ => reach.touched,
    }
}

/// The surge becomes a charge. The unit still stands where it started, for that place decides which side it hits. Where
/// that side has no room left, it stops short of its enemies as it does of friends.
pub(super) fn charge(cx: &mut Cx<'_>, unit: UnitId, target: UnitId) {
    if !contact_by_surge(cx, unit, target) {
        let board = cx.board();
        let half = last(board.field().max.x, |half| is_free(board, unit, half, true));
        go(cx, unit, Length(2 * half));
    } else if cx.board().unit(target).shaken {
        cx.emit(Event::TestLapsed(target));
    }
}

fn go(cx: &mut Cx<'_>, unit: UnitId, by: Length) {
    let facts = *cx.board().unit(unit);
    if by > Length::ZERO {
        let to = facts.at.step(facts.heading, by);
        cx.emit(Event::Moved { unit, to, heading: facts.heading });
    }
}

/// How far a unit gets if it is driven straight forward, at most so far.
pub(super) fn reach(board: Board<'_>, unit: UnitId, most: Length) -> Reach {
    // A straight way forward is the footprint, only deeper; so each stop is found by trying depths, and what is free
    // to some depth is free to every lesser one.
    let engine = board.profile(unit).unit_type == UnitType::WarEngine;
    let free_half = last(most.0 / 2, |half| is_free(board, unit, half, engine));
    if engine {
        return Reach { by: Length(2 * free_half), touched: Units::new() };
    }
    let clear_half = last(free_half, |half| touched(board, unit, half).next().is_none());
    let meets = clear_half < free_half || touched(board, unit, clear_half).next().is_some();
    if most == Length::ZERO || !meets {
        // What flies over impassable terrain comes down before it if it cannot behind it.
        let lands = |half: &i32| !on_impassable(board, &end(board, unit, *half));
        let half = (0..=free_half).rev().find(lands).unwrap_or(0);
        return Reach { by: Length(2 * half), touched: Units::new() };
    }
    let half = if touched(board, unit, clear_half).next().is_some() { clear_half } else { clear_half + 1 };
    Reach { by: Length(2 * half), touched: touched(board, unit, half).collect() }
}

/// The greatest number up to `most` that is good, where every number below a good one is good; 0 if none is.
fn last(most: i32, good: impl Fn(i32) -> bool) -> i32 {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = low + (high - low + 1) / 2;
        if good(middle) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

/// All the ground a unit covers on its way: `half` is half the length of the way.
fn way(board: Board<'_>, unit: UnitId, half: i32) -> OrientedBox {
    let from = board.footprint(unit);
    OrientedBox {
        centre: from.centre.step(from.heading, Length(half)),
        depth: from.depth + Length(2 * half),
        ..from
    }
}

/// Where a unit stands after its way.
fn end(board: Board<'_>, unit: UnitId, half: i32) -> OrientedBox {
    let from = board.footprint(unit);
    from.at(from.centre.step(from.heading, Length(2 * half)))
}

/// The enemies a unit touches on its way.
fn touched<'a>(board: Board<'a>, unit: UnitId, half: i32) -> impl Iterator<Item = UnitId> + 'a {
    let way = way(board, unit, half);
    board
        .units()
        .filter(move |other| board.enemies(unit, *other))
        .filter(move |enemy| way.within(&board.footprint(*enemy), Length::ZERO))
}

/// Whether nothing stops a unit on its way. Enemies stop only those that cannot charge them: war engines, for instance.
/// Impassable terrain does not stop those who fly.
fn is_free(board: Board<'_>, unit: UnitId, half: i32, enemies_stop: bool) -> bool {
    let from = board.footprint(unit);
    let way = way(board, unit, half);
    let flies = board.has(unit, SpecialKind::Fly);
    let gap = board.game.library.constants.movement.gap;
    let keeps_gap = |other: UnitId| {
        let footprint = board.footprint(other);
        if !way.within(&footprint, gap) {
            return true;
        }
        // Who starts nearer than the gap may pass by, but not come nearer still.
        let keep = gap.min(from.gap(&footprint));
        way.gap(&footprint) >= keep - TOLERANCE
    };
    end(board, unit, half).inside_rectangle(&board.field())
        && board
            .table
            .terrain
            .iter()
            .filter(|piece| piece.category == Category::Impassable && !flies)
            .all(|piece| !way.overlaps_polygon(&piece.outline))
        && board
            .units()
            .filter(|other| *other != unit && (enemies_stop || !board.enemies(unit, *other)))
            .all(keeps_gap)
}

/// Every reason against an answer to [`Question::SurgeTarget`](crate::action::Question::SurgeTarget).
pub(crate) fn surge_target_refusals(board: Board<'_>, among: &Units, deed: &Deed) -> Vec<Refusal> {
    match deed {
        Deed::Choose(unit) if among.contains(unit) => Vec::new(),
        _ => vec![
            Refusal::new("kow.power.surge-charge", "refusal-not-among-the-choices")
                .with("units", names(board, among)),
        ],
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::Seat;

    use super::*;
    use crate::action::{Attack, Question};
    use crate::fixture::{Fixture, inches};
    use crate::frame::Frame;
    use crate::shooting::{Volleys, shot_refusals};

    /// Zombies facing north with a Necromancer behind them.
    fn undead() -> (Fixture, UnitId, UnitId) {
        let mut fixture = Fixture::new();
        let zombies = fixture.put(0, "zombies-regiment", 36, 20, 90);
        let necromancer = fixture.put(0, "necromancer", 36, 16, 90);
        (fixture, zombies, necromancer)
    }

    fn went(fixture: &Fixture, unit: UnitId, most: i32) -> (i32, usize) {
        let reach = reach(fixture.board(), unit, Length::inches(most));
        (reach.by.0 * 100 / Length::INCH.0, reach.touched.len())
    }

    #[test]
    fn nothing_in_the_way() {
        let (fixture, zombies, _) = undead();
        assert_eq!(went(&fixture, zombies, 5), (500, 0));
        assert_eq!(went(&fixture, zombies, 0), (0, 0));
    }

    #[test]
    fn an_inch_short_of_friends() {
        let (mut fixture, zombies, _) = undead();
        let friend = fixture.put(0, "ghouls-troop", 36, 30, 90);
        fixture.ahead(zombies, friend, 400);
        assert_eq!(went(&fixture, zombies, 5), (300, 0));
        fixture.beside(zombies, friend, 50);
        assert_eq!(went(&fixture, zombies, 5), (500, 0), "passing by a friend that is near already");
    }

    #[test]
    fn at_impassable_terrain_and_the_edge_of_the_table_but_not_in_difficult_ground() {
        let (mut fixture, zombies, _) = undead();
        // The front edge is at 20 inches and 60 mm.
        fixture.terrain(Category::Difficult, 2, inches(30, 23), inches(42, 24));
        assert_eq!(went(&fixture, zombies, 5), (500, 0));
        fixture.terrain(Category::Impassable, 3, inches(30, 25), inches(42, 26));
        assert_eq!(went(&fixture, zombies, 5), (263, 0), "5 inches less 60 mm");
        fixture.unit(zombies).at.y = Length::inches(48).0 - 6000 - Length::INCH.0;
        assert_eq!(went(&fixture, zombies, 5), (100, 0));
    }

    #[test]
    fn contact_with_an_enemy_is_a_charge_but_not_for_a_war_engine() {
        let (mut fixture, zombies, _) = undead();
        let enemy = fixture.put(1, "ironclad-troop", 36, 30, 270);
        fixture.ahead(zombies, enemy, 300);
        assert_eq!(went(&fixture, zombies, 5), (300, 1));
        assert_eq!(went(&fixture, zombies, 2), (200, 0));
        let catapult = fixture.put(0, "balefire-catapult", 50, 20, 90);
        let other = fixture.put(1, "ironclad-troop", 50, 30, 270);
        fixture.ahead(catapult, other, 300);
        assert_eq!(went(&fixture, catapult, 5), (200, 0));
    }

    #[test]
    fn the_player_chooses_among_enemies_touched_at_once_and_its_test_lapses() {
        let (mut fixture, zombies, necromancer) = undead();
        let enemies = [30, 31].map(|_| fixture.put(1, "dwarf-king", 36, 30, 270));
        for (enemy, aside) in enemies.into_iter().zip([-2500, 2500]) {
            fixture.ahead(zombies, enemy, 300);
            fixture.unit(enemy).at.x += aside;
            fixture.unit(enemy).damage = 3;
            fixture.unit(enemy).shaken = true;
        }
        fixture.run(Frame::Volleys(Volleys::default()), &[]);
        let deed = Deed::Shoot { unit: necromancer, attack: Attack::DarkSurge, target: zombies };
        assert!(shot_refusals(fixture.board(), Seat(0), &deed).is_empty());
        let dice: Vec<_> = [4, 4, 4, 4, 5, 1, 2, 3].map(|face| ("surge-die", face)).to_vec();
        fixture.answer(deed, &dice);
        let among: Units = enemies.into_iter().collect();
        assert_eq!(fixture.question(), Some(&Question::SurgeTarget { unit: zombies, among }));
        let nerve = [("nerve-die", 1), ("nerve-die", 2)];
        let events = fixture.answer(Deed::Choose(enemies[1]), &nerve);
        assert!(events.contains(&Event::TestLapsed(enemies[1])));
        assert!(events.contains(&Event::Steady(enemies[0])));
        assert_eq!(fixture.state.table.contacts[0].target, enemies[1]);
    }

    #[test]
    fn where_the_side_has_no_room_the_unit_stops_short() {
        let (mut fixture, zombies, necromancer) = undead();
        let enemy = fixture.put(1, "ironclad-troop", 36, 28, 240);
        fixture.unit(enemy).at.x -= Length::INCH.0 / 2;
        // A lane wide enough to march through, but not to turn and face an enemy who stands askew.
        fixture.terrain(Category::Impassable, 3, inches(30, 15), inches(33, 40));
        fixture.terrain(Category::Impassable, 3, inches(38, 15), inches(42, 40));
        assert_eq!(went(&fixture, zombies, 8).1, 1);
        fixture.run(Frame::Volleys(Volleys::default()), &[]);
        let dice = [("surge-die", 6); 8];
        let deed = Deed::Shoot { unit: necromancer, attack: Attack::DarkSurge, target: zombies };
        fixture.answer(deed, &dice);
        assert!(fixture.state.table.contacts.is_empty());
        let board = fixture.board();
        let gap = board.footprint(zombies).gap(&board.footprint(enemy));
        assert!((Length::INCH.0 - 1..=Length::INCH.0 + 3).contains(&gap.0), "{gap:?}");
    }
}
