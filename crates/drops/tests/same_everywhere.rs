//! The same scene, release and seed give the same fall in every build: these sums are checked in debug and release.

use gonfalon_drops::{LyingCounter, Release, Rest, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Heading, Length, Point, Rectangle};

const AIM: Point = Point::new(80_000, 60_000);

fn scene() -> Scene {
    let disk = |x, y, thousandths| Circle::new(AIM.shifted(x, y), Length::thousandths(thousandths));
    let rest = Rest { disks: vec![1], counters: Vec::new() };
    Scene {
        table: Rectangle::sized(Length::inches(72), Length::inches(48)),
        disks: vec![disk(0, 0, 4_100), disk(900, 300, 1_750), disk(-2_000, 4_000, 2_500)],
        counters: vec![LyingCounter { centre: AIM.shifted(700, 0), turn: Heading::from_degrees(20), rest }],
    }
}

fn releases() -> [(&'static str, Release); 5] {
    let volley = |count, height, carrier| Release::Volley {
        count,
        aim: AIM,
        towards: AIM.shifted(-11_000, 7_000),
        height: Length::inches(height),
        carrier: Length::thousandths(carrier),
    };
    let toss = Release::Toss {
        diameter: Length::INCH,
        from: Point::new(AIM.x, -30_480),
        height: Length::inches(36),
        apex: Length::inches(70),
        aim: AIM,
    };
    [
        ("one", volley(1, 12, 2_000)),
        ("three", volley(3, 12, 2_000)),
        ("rain", volley(10, 24, 3_500)),
        ("twister", Release::Level { diameter: Length::inches(2), aim: AIM, height: Length::inches(18) }),
        ("ball", toss),
    ]
}

/// The sum of Fowler, Noll and Vo over the numbers of some falls.
fn sum(numbers: impl Iterator<Item = i32>) -> u64 {
    let bytes = numbers.flat_map(i32::to_le_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn simulations_have_these_sums() {
    let found = releases().map(|(name, release)| {
        let falls = (0..10).flat_map(|seed| simulate(&scene(), &release, seed).to_numbers());
        (name, sum(falls))
    });
    let expected = [
        ("one", 0x126a_e6d9_71e5_15ca),
        ("three", 0x9a48_9acf_8d7e_12e8),
        ("rain", 0x729b_d7b8_c5f6_4e16),
        ("twister", 0xedc9_c46f_d83e_7455),
        ("ball", 0x2bca_e79a_8344_6d8b),
    ];
    assert_eq!(found, expected);
}

#[test]
fn stand_ins_have_these_sums() {
    let found = releases().map(|(name, release)| {
        let falls = (0..50).flat_map(|seed| stand_in(&scene(), &release, seed).to_numbers());
        (name, sum(falls))
    });
    let expected = [
        ("one", 0xf47d_a633_c8f1_3daa),
        ("three", 0x166f_55b2_4074_4d0b),
        ("rain", 0xb4a4_014b_b018_3eec),
        ("twister", 0x1fd4_6aa7_f1a2_2070),
        ("ball", 0xb686_b26d_1e55_669b),
    ];
    assert_eq!(found, expected);
}
