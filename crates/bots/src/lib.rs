//! Opponents: they see what a player sees, and answer what a player is asked.

mod bot;
pub mod dw;
pub mod kow;
mod play_out;
mod random;
pub mod wh40k;
pub mod whdw;

pub use bot::Bot;
pub use play_out::{Played, Stopped, play_out};
pub use random::Random;
