//! Comparisons of a thing with itself seldom claim a difference: the promised error rate holds.
//!
//! A few dozen comparisons, and two hundred with `GONFALON_SOAK=1`.

use gonfalon_lab::{Arm, PROMISED_ERRORS, compare};

use crate::stage::{Stage, plan};

fn soaks() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

/// A study that differs from the next one in nothing but its seeds.
fn study(number: u64, games: u64) -> String {
    format!(
        "game = \"kow\"\narmies = [\"spears-of-the-dawn\", \"pact-of-ash-and-bone\"]\nscenarios = [\"kill-and-pillage\"]\n\
         bots = [\"random\"]\ncount = []\ngames = {games}\nseed = {}\n[options]\nlength = 3\n\
         kill-and-pillage-margin = \"any-lead\"\n",
        1 + number * games
    )
}

/// The least number that more false alarms than promised reach in fewer than one of a thousand such tests.
fn too_many(comparisons: u32) -> u32 {
    let mut chance = (1.0 - PROMISED_ERRORS).powi(comparisons as i32);
    let (mut below, mut count) = (0.0, 0);
    while below + chance < 0.999 {
        below += chance;
        chance *=
            f64::from(comparisons - count) / f64::from(count + 1) * PROMISED_ERRORS / (1.0 - PROMISED_ERRORS);
        count += 1;
    }
    count + 1
}

#[test]
fn bounds_are_those_of_the_binomial_distribution() {
    assert_eq!([24, 40, 200].map(too_many), [6, 8, 22]);
}

#[test]
fn false_alarms_are_as_rare_as_promised() {
    let stage = Stage::new();
    let (comparisons, games) = if soaks() { (200, 100) } else { (24, 24) };
    let mut alarms = 0;
    for number in 0..comparisons {
        let names = [0, 1].map(|half| format!("{number}-{half}.db"));
        for (half, name) in names.iter().enumerate() {
            stage.play(&plan(&study(u64::from(number) * 2 + half as u64, games)), name, 2);
        }
        let [first, second] = names.map(|name| stage.store(&name));
        let told = compare(Arm { store: &first, variant: 0 }, Arm { store: &second, variant: 0 });
        let told = told.expect("they differ in nothing but seeds");
        assert!(!told.same_seeds && told.games == games);
        alarms += u32::from(told.is_seen());
    }
    println!("{alarms} of {comparisons} comparisons claimed a difference");
    assert!(alarms < too_many(comparisons), "{alarms} of {comparisons} comparisons claimed a difference");
}
