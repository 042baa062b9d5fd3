//! The same scene, release and seed give the same fall in every build, order and thread: these numbers and sums are checked
//! in debug and release.

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
        ("one", 0xb1bb_a555_c1c3_0883),
        ("three", 0xfb69_2905_871a_d02b),
        ("rain", 0xa6d2_ee32_9eb7_83aa),
        ("twister", 0x2363_a2b6_f649_92af),
        ("ball", 0x0381_88ec_94cc_7fe1),
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
        ("one", 0x1567_f268_1ab4_2f9f),
        ("three", 0x555a_2748_a3c6_9621),
        ("rain", 0xdbf2_5f27_217d_4262),
        ("twister", 0x2e1b_7f51_3eca_1d8b),
        ("ball", 0x798a_dc8b_a7aa_9bc5),
    ];
    assert_eq!(found, expected);
}

/// Where the pieces of some falls end: their centres, seen from the aim, and their turns.
#[test]
fn simulated_pieces_end_in_these_places() {
    let places = |(name, release): (&'static str, Release)| {
        let piece = &simulate(&scene(), &release, 3).pieces[0];
        (name, piece.centre.x - AIM.x, piece.centre.y - AIM.y, piece.turn.thousandths())
    };
    let expected = [
        ("one", -2_685, -8_301, 154_683),
        ("three", -6_632, -3_228, 314_909),
        ("rain", -6_773, -7_910, 5_276),
        ("twister", 682, -1_074, 356_674),
        ("ball", -39_583, -60_058, 250_570),
    ];
    assert_eq!(releases().map(places), expected);
}

#[test]
fn falls_depend_neither_on_their_order_nor_on_the_thread() {
    let falls = || releases().map(|(_, release)| [1, 2].map(|seed| simulate(&scene(), &release, seed)));
    let expected = falls();
    let threads = [1, 2].map(|_| std::thread::spawn(falls));
    for thread in threads {
        assert_eq!(thread.join().expect("no fall panics"), expected);
    }
    for (number, (_, release)) in releases().into_iter().enumerate().rev() {
        for seed in [2, 1] {
            assert_eq!(simulate(&scene(), &release, seed), expected[number][seed as usize - 1]);
            assert_eq!(stand_in(&scene(), &release, seed), stand_in(&scene(), &release, seed));
        }
    }
}
