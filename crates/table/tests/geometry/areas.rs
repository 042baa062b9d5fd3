//! Shared areas where the answer is known.

use gonfalon_table::{Area, Circle, Length, Point};

fn shared(offset: (i32, i32), diameters: (i32, i32)) -> f64 {
    let one = Circle::new(Point::new(-7, 3), Length(diameters.0));
    let other = Circle::new(one.centre.shifted(offset.0, offset.1), Length(diameters.1));
    let area = one.shared_area(&other);
    assert_eq!(area, other.shared_area(&one));
    area.0 as f64 / 2f64.powi(Area::FRACTION_BITS as i32)
}

fn is_close(found: f64, exact: f64) -> bool {
    (found - exact).abs() <= exact * 1e-9
}

#[test]
fn disjoint_and_touching_disks_share_nothing() {
    let at = |x| Circle::new(Point::new(x, 0), Length(4_000));
    assert_eq!(at(0).shared_area(&at(4_000)), Area::ZERO);
    assert_eq!(at(0).shared_area(&at(9_000)), Area::ZERO);
    assert!(at(0).shared_area(&at(3_999)) > Area::ZERO);
}

#[test]
fn a_disk_inside_another_is_shared_whole() {
    let disk = |diameter: f64| diameter.powi(2) / 4.0 * std::f64::consts::PI;
    assert!(is_close(shared((3, 4), (1_000, 101)), disk(101.0)));
    assert!(is_close(shared((0, 0), (1_001, 1_001)), disk(1_001.0)));
    assert!(is_close(shared((450, 0), (1_000, 100)), disk(100.0)));
}

#[test]
fn the_lens_of_equal_disks_one_radius_apart_is_known() {
    let exact = 2.0 * std::f64::consts::PI / 3.0 - 3f64.sqrt() / 2.0;
    assert!(is_close(shared((3_000, 4_000), (10_000, 10_000)), exact * 25e6));
    assert!(is_close(shared((600_000, 800_000), (2_000_000, 2_000_000)), exact * 1e12));
}

#[test]
fn a_lens_one_unit_deep_keeps_nine_digits() {
    // Two segments half a unit high; x - sin x by its series, so that no digits cancel.
    for radius in [1_000_i32, 50_000, 1_000_000] {
        let arc = 4.0 * (0.25 / f64::from(radius)).sqrt().asin();
        let mut term = arc.powi(3) / 6.0;
        let mut sum = 0.0;
        for degree in (4..24).step_by(2) {
            sum += term;
            term *= -arc * arc / f64::from(degree * (degree + 1));
        }
        let exact = f64::from(radius).powi(2) * sum;
        let found = shared((2 * radius - 1, 0), (2 * radius, 2 * radius));
        assert!(is_close(found, exact), "{radius}: {found} {exact}");
    }
}
