//! The promises of the statistics, kept over many simulated matches with known strengths.

use gonfalon_kernel::SeededDice;
use gonfalon_ladder::{Decision, Pairs, Points, Sequential, score_of_elo};

/// Plays pairs between two whose strength differs by a known amount. Luck with the dice is common to both games of a pair and
/// helps one side in the first and the other in the second, as with swapped sides.
struct Match {
    score: f64,
    chance: SeededDice,
}

const DRAWN: f64 = 0.1;
const LUCK: f64 = 0.1;

impl Match {
    fn new(elo: f64, seed: u64) -> Match {
        Match { score: score_of_elo(elo), chance: SeededDice::new(seed) }
    }

    fn uniform(&mut self) -> f64 {
        f64::from(self.chance.below(1 << 30)) / f64::from(1 << 30)
    }

    fn game(&mut self, luck: f64) -> Points {
        let score = self.score + luck;
        let drawn = self.uniform();
        if drawn < DRAWN {
            return Points::Drawn;
        }
        // Draws bring half a point, so that the other games make up for them.
        let won = (score - DRAWN / 2.0) / (1.0 - DRAWN);
        if self.uniform() < won { Points::Won } else { Points::Lost }
    }

    fn pair(&mut self, pairs: &mut Pairs) {
        let luck = if self.chance.below(2) == 0 { LUCK } else { -LUCK };
        let (first, second) = (self.game(luck), self.game(-luck));
        pairs.add(first, second);
    }
}

fn decisions(elo: f64, test: &Sequential, matches: u64) -> (u32, u32) {
    let (mut passed, mut longest) = (0, 0);
    for seed in 0..matches {
        let mut play = Match::new(elo, seed);
        let mut pairs = Pairs::default();
        let decision = loop {
            play.pair(&mut pairs);
            match test.decide(&pairs) {
                Decision::Continue => {}
                decision => break decision,
            }
        };
        passed += u32::from(decision == Decision::Passed);
        longest = longest.max(pairs.count());
    }
    (passed, longest)
}

#[test]
fn errors_are_as_seldom_as_promised() {
    let test = Sequential::new(0.0, 60.0);
    let (false_alarms, longest) = decisions(0.0, &test, 300);
    // Five in a hundred are promised; a little more is within the error of 300 matches.
    assert!(false_alarms <= 25, "{false_alarms}");
    assert!(longest < 2000, "{longest}");
    let (passed, _) = decisions(60.0, &test, 300);
    assert!(passed >= 275, "{passed}");
    let (passed, _) = decisions(150.0, &test, 100);
    assert_eq!(passed, 100);
}

#[test]
fn intervals_hold_the_truth_as_often_as_promised() {
    for (elo, pairs_played) in [(0.0, 40), (107.5, 60), (250.0, 100)] {
        let holds = (0..400).filter(|seed| {
            let mut play = Match::new(elo, 1000 + seed);
            let mut pairs = Pairs::default();
            (0..pairs_played).for_each(|_| play.pair(&mut pairs));
            let interval = pairs.score_interval();
            interval.low <= play.score && play.score <= interval.high
        });
        let holds = holds.count();
        assert!((365..=395).contains(&holds), "{elo}: {holds} of 400");
    }
}
