//! Positions that are set up in the words of rule cards, played again and again by the game itself.

use gonfalon_kernel::card::{ActionOf, EventOf, Speaks, StateOf};
use gonfalon_kernel::{Ask, Game, Legal, SeededDice, check, play};
use gonfalon_odds::Distribution;

/// How often a position is played: a million times where `GONFALON_SOAK=1` asks for patience.
pub(crate) fn times() -> u32 {
    let soak = std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1");
    if soak { 1_000_000 } else { 20_000 }
}

/// A position and an answer that is about to be given.
pub(crate) struct Moment<S: Speaks> {
    pub(crate) game: S::Game,
    pub(crate) state: StateOf<S>,
    pub(crate) action: ActionOf<S>,
    legal: Legal<ActionOf<S>>,
}

/// A position set up by the statements of a card, and the answer of whoever is asked first.
pub(crate) fn moment<S: Speaks>(setup: &str, answer: &str) -> Moment<S>
where
    ActionOf<S>: Clone,
{
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut scene = S::blank();
    for line in setup.lines().map(words).filter(|words| !words.is_empty()) {
        let words: Vec<&str> = line.iter().map(String::as_str).collect();
        S::arrange(&mut scene, &words).unwrap_or_else(|why| panic!("{words:?}: {why}"));
    }
    let (game, state) = S::start(&scene, &mut SeededDice::new(1)).unwrap_or_else(|why| panic!("{why}"));
    resumed(game, state, answer)
}

/// A position and the answer of whoever is asked first, in the words of a card.
pub(crate) fn resumed<S: Speaks>(game: S::Game, state: StateOf<S>, answer: &str) -> Moment<S>
where
    ActionOf<S>: Clone,
{
    let ask: Ask<_> = game.asks(&state).first().expect("somebody is asked").clone();
    let seat = ask.seat;
    let answer: Vec<&str> = answer.split_whitespace().collect();
    let action = S::action(&game, &state, &ask, seat, &answer).unwrap_or_else(|why| panic!("{why}"));
    let legal = check(&game, &state, ask.id, seat, action.clone())
        .unwrap_or_else(|denied| panic!("{answer:?}: {denied:?}"));
    Moment { game, state, action, legal }
}

impl<S: Speaks> Moment<S>
where
    ActionOf<S>: Clone,
    StateOf<S>: Clone,
{
    /// The proof that the answer is legal.
    pub(crate) fn legal(&self) -> &Legal<ActionOf<S>> {
        &self.legal
    }

    /// Gives the answer, then answers what is asked as long as `next` knows how.
    pub(crate) fn played(
        &self,
        dice: &mut SeededDice,
        next: impl Fn(&<S::Game as Game>::Question) -> Option<ActionOf<S>>,
    ) -> (StateOf<S>, Vec<EventOf<S>>) {
        let mut state = self.state.clone();
        let mut events = Vec::new();
        play(&self.game, &mut state, self.legal.clone(), dice, &mut events);
        while let Some(ask) = self.game.asks(&state).first().cloned() {
            let Some(action) = next(&ask.question) else { break };
            let legal = check(&self.game, &state, ask.id, ask.seat, action)
                .unwrap_or_else(|denied| panic!("{denied:?}"));
            play(&self.game, &mut state, legal, dice, &mut events);
        }
        (state, events)
    }
}

/// Compares how often each number came about with how likely it is said to be.
pub(crate) fn agrees(what: &str, seen: &[u32], said: &Distribution) {
    let all: u32 = seen.iter().sum();
    let expected: Vec<f64> =
        (0..seen.len().max(said.chances().len())).map(|value| said.chance(value) * f64::from(all)).collect();
    let found = |value: usize| f64::from(seen.get(value).copied().unwrap_or(0));
    for (value, expected) in expected.iter().enumerate() {
        assert!(*expected > 0.0 || found(value) < 0.5, "{what}: {value} is impossible but came about");
    }
    // Numbers that are rarely expected are counted together with their neighbours.
    let mut bins: Vec<(f64, f64)> = Vec::new();
    let mut open = (0.0, 0.0);
    for (value, expected) in expected.iter().enumerate() {
        open = (open.0 + found(value), open.1 + expected);
        if open.1 >= 10.0 {
            bins.push(std::mem::take(&mut open));
        }
    }
    match bins.last_mut() {
        Some(last) => *last = (last.0 + open.0, last.1 + open.1),
        None => bins.push(open),
    }
    if bins.len() < 2 {
        return;
    }
    let square: f64 = bins.iter().map(|(found, expected)| (found - expected).powi(2) / expected).sum();
    let score = normal_score(square, (bins.len() - 1) as f64);
    assert!(
        score < 5.0,
        "{what}: chi-square {square:.1} of {} bins, {score:.1} deviations: {bins:?}",
        bins.len()
    );
}

/// How many deviations a chi-square lies above what is usual, after Wilson and Hilferty.
pub(crate) fn normal_score(square: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((square / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

/// Counts one more of a number.
pub(crate) fn count(seen: &mut Vec<u32>, value: usize) {
    if seen.len() <= value {
        seen.resize(value + 1, 0);
    }
    seen[value] += 1;
}

#[test]
fn a_loaded_die_is_found_out() {
    assert!(normal_score(5.0, 5.0) < 1.0 && normal_score(60.0, 5.0) > 5.0);
    let fair = Distribution::exact(vec![1.0 / 6.0; 6]);
    agrees("a fair die", &[1010, 990, 1005, 995, 1020, 980], &fair);
    let loaded =
        std::panic::catch_unwind(|| agrees("a loaded die", &[900, 1000, 1000, 1000, 1000, 1200], &fair));
    assert!(loaded.is_err());
}
