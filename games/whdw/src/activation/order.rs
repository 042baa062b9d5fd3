//! The order in which revealed command cards resolve.

use gonfalon_kernel::Seat;
use smallvec::SmallVec;

use crate::data::Strategy;

/// A revealed command card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whose.
    pub seat: Seat,
    /// Its strategy.
    pub strategy: Strategy,
}

/// The seats in the order in which their cards resolve. `played` is in initiative order.
///
/// All cards are compared with the first player's card (or that of the next player who played one): those that beat
/// it, then equal ones, then those it beats, then slow ones. If that card is slow, the others are compared with each
/// other; all three strategies together form a loop, which counts as a tie.
pub fn resolution_order(played: &[Played]) -> SmallVec<[Seat; 4]> {
    let Some(reference) = played.first() else { return SmallVec::new() };
    let mut place: SmallVec<[(u8, Seat); 4]> =
        played.iter().map(|card| (rank(card.strategy, reference.strategy, played), card.seat)).collect();
    place.sort_by_key(|(rank, _)| *rank);
    place.into_iter().map(|(_, seat)| seat).collect()
}

fn rank(strategy: Strategy, reference: Strategy, played: &[Played]) -> u8 {
    if strategy == Strategy::Slow {
        return 3;
    }
    if reference != Strategy::Slow {
        return if beats(strategy, reference) {
            0
        } else if strategy == reference {
            1
        } else {
            2
        };
    }
    let others = |wanted: Strategy| played.iter().any(|card| card.strategy == wanted);
    let loop_of_three = others(Strategy::Bold) && others(Strategy::Steady) && others(Strategy::Devious);
    let beaten = played.iter().any(|card| beats(card.strategy, strategy));
    if loop_of_three || !beaten { 0 } else { 1 }
}

/// Bold before steady, steady before devious, devious before bold.
fn beats(one: Strategy, other: Strategy) -> bool {
    matches!(
        (one, other),
        (Strategy::Bold, Strategy::Steady)
            | (Strategy::Steady, Strategy::Devious)
            | (Strategy::Devious, Strategy::Bold)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use Strategy::{Bold, Devious, Slow, Steady};

    fn order(strategies: &[Strategy]) -> Vec<u8> {
        let played: Vec<Played> = strategies
            .iter()
            .enumerate()
            .map(|(index, strategy)| Played { seat: Seat(index as u8 + 1), strategy: *strategy })
            .collect();
        resolution_order(&played).iter().map(|seat| seat.0).collect()
    }

    #[test]
    fn two_players() {
        assert_eq!(order(&[Bold, Devious]), [2, 1]);
        assert_eq!(order(&[Bold, Steady]), [1, 2]);
        assert_eq!(order(&[Steady, Steady]), [1, 2]);
        assert_eq!(order(&[Slow, Steady]), [2, 1]);
        assert_eq!(order(&[Slow, Slow]), [1, 2]);
    }

    #[test]
    fn more_players_compare_with_the_first() {
        assert_eq!(order(&[Bold, Devious, Steady]), [2, 1, 3]);
        assert_eq!(order(&[Bold, Devious, Devious, Slow]), [2, 3, 1, 4]);
        assert_eq!(order(&[Slow, Steady, Bold]), [3, 2, 1]);
        assert_eq!(order(&[Slow, Steady, Bold, Devious]), [2, 3, 4, 1]);
    }
}
