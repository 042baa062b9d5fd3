//! What a side can do to whom in its first turn.

use gonfalon_scene::{Charge, Usual};
use gonfalon_table::Length;
use serde::Serialize;

use super::{
    Grid,
    sight::{Feet, Sight},
    ways::Ways,
};

/// What threatens whoever stands at a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Threat {
    /// It can be charged.
    pub charged: bool,
    /// It can be shot at.
    pub shot: bool,
}

/// The first turn of a side: who it is, where it begins, and what it sees, where that matters.
pub(super) struct FirstTurn<'a> {
    pub(super) grid: &'a Grid,
    pub(super) usual: &'a Usual,
    pub(super) zone: &'a [usize],
    pub(super) ways: &'a Ways,
    pub(super) sight: Option<&'a Sight>,
}

impl FirstTurn<'_> {
    /// What threatens the usual unit of the other side at each place where it can stand.
    pub(super) fn threats(&self, feet: &Feet) -> Vec<Option<Threat>> {
        let moved = |shooter: &gonfalon_scene::Shooter| -> Vec<usize> {
            let near = |place: &usize| self.zone.contains(place) || self.ways.within(*place, shooter.moves);
            (0..self.grid.count()).filter(near).collect()
        };
        let posts = self.usual.shooter.as_ref().map(|shooter| (moved(shooter), shooter.range));
        let threat = |place: usize| Threat {
            charged: match self.usual.charge {
                Charge::Along(reach) => self.ways.within(place, reach),
                Charge::Straight(reach) => {
                    self.ways.lead_to(place) && self.is_reached(self.zone, place, reach)
                }
            },
            shot: posts.as_ref().is_some_and(|(posts, range)| self.is_reached(posts, place, *range)),
        };
        feet.iter().enumerate().map(|(place, foothold)| foothold.map(|_| threat(place))).collect()
    }

    /// Whether a place lies within a reach of one of several, and in sight of it.
    fn is_reached(&self, from: &[usize], place: usize, reach: Length) -> bool {
        let (at, reach) = (self.grid.place(place), i64::from(reach.0) * i64::from(reach.0));
        from.iter().any(|from| {
            self.grid.place(*from).distance_squared(at) <= reach
                && self.sight.is_none_or(|sight| sight.sees(*from, place))
        })
    }
}
