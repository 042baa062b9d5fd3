//! Judging unfinished battles, in terms that a player recognises.

use std::collections::BTreeMap;

use gonfalon_kernel::{BySeat, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::Values;

/// Says how a battle that is not over will probably end. It is shown imagined worlds only.
///
/// A judge has named terms (material, threats, objectives held ...), measures each for a seat, and weighs them. The weights
/// are data: tuning and personalities change nothing else.
pub trait Judge<G: Game>: Sync {
    /// The names of the terms: keys of messages.
    fn terms(&self) -> &[&'static str];

    /// One weight for each term.
    fn weights(&self) -> &[f64];

    /// How much of each term a seat has. `amounts` is as long as the terms and filled with zeros.
    fn measure(&self, game: &G, state: &G::State, seat: Seat, amounts: &mut [f64]);

    /// Whether a battle can be judged at this moment. In the middle of a fight it is played on a little first, so that no
    /// answer looks good only because the reply to it has not been imagined.
    fn calm(&self, game: &G, state: &G::State) -> bool {
        let _ = (game, state);
        true
    }

    /// The expected result of every seat: the weighted terms of all seats, as chances.
    fn judge(&self, game: &G, state: &G::State) -> Values {
        let mut amounts = vec![0.0; self.terms().len()];
        let scores: smallvec::SmallVec<[f64; 4]> = Seat::all(game.seats())
            .map(|seat| {
                amounts.fill(0.0);
                self.measure(game, state, seat, &mut amounts);
                amounts.iter().zip(self.weights()).map(|(amount, weight)| amount * weight).sum()
            })
            .collect();
        Values::of_scores(&scores)
    }

    /// The same judgement term by term, for explanations.
    fn account(&self, game: &G, state: &G::State) -> Vec<Share> {
        let measured = BySeat::new(game.seats(), |seat| {
            let mut amounts = vec![0.0; self.terms().len()];
            self.measure(game, state, seat, &mut amounts);
            amounts
        });
        let share = |(index, (term, weight)): (usize, (&&'static str, &f64))| Share {
            term,
            weight: *weight,
            amounts: Values::new(game.seats(), |seat| measured[seat][index]),
        };
        self.terms().iter().zip(self.weights()).enumerate().map(share).collect()
    }
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for &J {
    fn terms(&self) -> &[&'static str] {
        (**self).terms()
    }
    fn weights(&self) -> &[f64] {
        (**self).weights()
    }
    fn measure(&self, game: &G, state: &G::State, seat: Seat, amounts: &mut [f64]) {
        (**self).measure(game, state, seat, amounts);
    }
    fn calm(&self, game: &G, state: &G::State) -> bool {
        (**self).calm(game, state)
    }
    fn judge(&self, game: &G, state: &G::State) -> Values {
        (**self).judge(game, state)
    }
}

/// What one term adds to a judgement.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The name of the term.
    pub term: &'static str,
    /// What one unit of it is worth.
    pub weight: f64,
    /// How much of it each seat has.
    pub amounts: Values,
}

/// Knows nothing: everybody is as likely to win as anybody else. For games whose playouts reach the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unknowing;

impl<G: Game> Judge<G> for Unknowing {
    fn terms(&self) -> &[&'static str] {
        &[]
    }
    fn weights(&self) -> &[f64] {
        &[]
    }
    fn measure(&self, _: &G, _: &G::State, _: Seat, _: &mut [f64]) {}
}

/// Weights by the names of their terms, as a tuner writes them and a file keeps them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Weights(pub BTreeMap<String, f64>);

impl Weights {
    /// The weights in the order of `terms`, or the names that are missing here or unknown there.
    pub fn in_order(&self, terms: &[&'static str]) -> Result<Vec<f64>, Vec<String>> {
        let missing = terms.iter().filter(|term| !self.0.contains_key(**term)).map(|term| (*term).to_owned());
        let unknown = self.0.keys().filter(|name| !terms.contains(&name.as_str())).cloned();
        let wrong: Vec<String> = missing.chain(unknown).collect();
        if wrong.is_empty() { Ok(terms.iter().map(|term| self.0[*term]).collect()) } else { Err(wrong) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_fit_their_terms_or_say_what_does_not() {
        let weights = Weights([("losses".to_owned(), -1.0), ("centre".to_owned(), 0.5)].into());
        assert_eq!(weights.in_order(&["losses", "centre"]), Ok(vec![-1.0, 0.5]));
        let wrong = weights.in_order(&["losses", "flank"]);
        assert_eq!(wrong, Err(vec!["flank".to_owned(), "centre".to_owned()]));
    }
}
