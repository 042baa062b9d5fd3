//! Seats at the table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The fewest seats a match can have.
pub const FEWEST_SEATS: u8 = 2;
/// The most seats a match can have.
pub const MOST_SEATS: u8 = 8;

/// One seat of a match, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "wire.ts"))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a match with `count` players, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }

    /// The seat as a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The colour name by which cards and the command line call this seat.
    pub fn colour(self) -> &'static str {
        COLOURS.get(self.index()).copied().unwrap_or("nobody")
    }

    /// The seat with this colour name.
    pub fn from_colour(name: &str) -> Option<Seat> {
        COLOURS.iter().position(|colour| *colour == name).map(|index| Seat(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour())
    }
}

/// Colour names in seat order.
pub const COLOURS: [&str; MOST_SEATS as usize] =
    ["red", "blue", "green", "yellow", "purple", "orange", "white", "black"];

/// One value for every seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(pub Vec<T>);

impl<T> BySeat<T> {
    /// One value for each of `count` seats.
    pub fn new(count: u8, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(count).map(value).collect())
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// Every seat with its value, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The value of a seat, if there is such a seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
