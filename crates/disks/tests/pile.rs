//! Pins kept step by step equal pins worked out from the positions alone.

use gonfalon_disks::{DiskId, Pile, Pin, PinTest};
use gonfalon_table::{Length, Point};
use proptest::prelude::*;

fn worked_out(pile: &Pile) -> Vec<Pin> {
    let disks: Vec<DiskId> = pile.disks().collect();
    let mut pins: Vec<Pin> = disks
        .iter()
        .flat_map(|top| disks.iter().map(|under| Pin { top: *top, under: *under }))
        .filter(|pin| pin.top != pin.under && pile.works_out_pin(pin.top, pin.under))
        .collect();
    pins.sort_unstable();
    pins
}

fn kept(pile: &Pile) -> Vec<Pin> {
    let mut pins = pile.pins().to_vec();
    pins.sort_unstable();
    pins
}

const FORTY: Length = Length(4_000);

fn pin(top: u8, under: u8) -> Pin {
    Pin { top: DiskId(top), under: DiskId(under) }
}

fn pile_of(count: usize, test: PinTest, places: &[(i32, i32)]) -> Pile {
    let mut pile = Pile::new(vec![FORTY; count], test);
    for (disk, (x, y)) in places.iter().enumerate() {
        pile.land(DiskId(disk as u8), Point::new(x * 100, y * 100));
    }
    pile
}

#[test]
fn a_straight_pile_pins_only_the_next_disk() {
    let pile = pile_of(3, PinTest::Contact, &[(0, 0), (0, 0), (0, 0)]);
    assert_eq!(kept(&pile), [pin(1, 0), pin(2, 1)]);
}

#[test]
fn an_offset_disk_pins_every_disk_it_touches() {
    let beside = pile_of(3, PinTest::Contact, &[(0, 0), (25, 0), (10, 28)]);
    assert_eq!(kept(&beside), [pin(1, 0), pin(2, 0), pin(2, 1)]);
    let covered = pile_of(3, PinTest::Contact, &[(0, 0), (10, 0), (25, 0)]);
    assert_eq!(kept(&covered), [pin(1, 0), pin(2, 1)], "all they share is covered by the middle disk");
}

#[test]
fn any_disk_in_between_breaks_the_pin_if_players_agree_so() {
    let pile = pile_of(3, PinTest::AnyBetween, &[(0, 0), (25, 0), (10, 28)]);
    assert_eq!(kept(&pile), [pin(1, 0), pin(2, 1)]);
}

#[test]
fn a_removed_disk_lets_the_upper_one_sink() {
    let mut pile = pile_of(3, PinTest::Contact, &[(0, 0), (3, 0), (6, 0)]);
    pile.remove(DiskId(1));
    assert_eq!(kept(&pile), [pin(2, 0)]);
    assert_eq!(pile.fresh_pins(), [pin(2, 0)]);
}

#[test]
fn a_disk_flipped_out_from_under_others_lands_on_top() {
    let mut pile = pile_of(4, PinTest::Contact, &[(0, 0), (3, 0), (6, 0), (3, 60)]);
    pile.land(DiskId(1), Point::new(300, 4_000));
    assert_eq!(pile.at(DiskId(2)), Point::new(600, 0), "nothing is dragged along");
    assert_eq!(kept(&pile), [pin(1, 3), pin(2, 0)]);
    assert_eq!(pile.fresh_pins(), [pin(2, 0), pin(1, 3)], "the upper disk sinks, then the flipped one lands");
}

#[test]
fn a_disk_still_pinned_after_a_flip_is_not_pinned_anew() {
    let mut pile = pile_of(2, PinTest::Contact, &[(0, 0), (10, 0)]);
    pile.land(DiskId(1), Point::new(0, 2_000));
    assert_eq!(kept(&pile), [pin(1, 0)]);
    assert!(pile.fresh_pins().is_empty());
}

proptest! {
    #[test]
    fn pins_kept_equal_pins_worked_out(
        moves in proptest::collection::vec((0..9_u8, 0..4_u8, 0..9_000_i32, 0..9_000_i32), 1..60),
        any_between in any::<bool>(),
    ) {
        let test = if any_between { PinTest::AnyBetween } else { PinTest::Contact };
        let diameters = (0..9).map(|disk| Length([4_445, 6_350, 8_890][disk % 3]));
        let mut pile = Pile::new(diameters, test);
        for (disk, what, x, y) in moves {
            let before = kept(&pile);
            match what {
                0 => pile.remove(DiskId(disk)),
                1 => pile.hover(DiskId(disk), Point::new(x, y)),
                _ => pile.land(DiskId(disk), Point::new(x, y)),
            }
            prop_assert_eq!(kept(&pile), worked_out(&pile));
            let mut fresh: Vec<Pin> = pile.fresh_pins().to_vec();
            fresh.sort_unstable();
            let expected: Vec<Pin> = kept(&pile).into_iter().filter(|pin| !before.contains(pin)).collect();
            prop_assert_eq!(fresh, expected);
            for lying in pile.disks() {
                let above = pile.disks().any(|top| pile.is_above(top, lying) && pile.overlap(top, lying));
                prop_assert_eq!(pile.is_pinned(lying), above, "the lowest disk above always pins");
            }
        }
    }
}
