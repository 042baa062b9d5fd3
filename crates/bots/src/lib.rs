//! Opponents: they see what a player sees, and answer what a player is asked.

mod bot;
pub mod dw;
mod habit;
pub mod kow;
mod mind;
mod play_out;
mod random;
pub mod wh40k;
pub mod whdw;

pub use bot::Bot;
pub use habit::{Habit, Practised};
pub use mind::Mind;
pub use play_out::{Played, Stopped, play_out};
pub use random::Random;
