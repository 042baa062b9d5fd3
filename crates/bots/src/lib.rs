//! Opponents: they see what a player sees, and answer what a player is asked.

mod bot;
pub mod dw;
mod habit;
pub mod kow;
mod level;
mod lore;
mod mind;
mod minded;
mod play_out;
mod random;
mod regret;
pub mod wh40k;
pub mod whdw;

pub use bot::{Bot, Considered};
pub use habit::{Habit, Practised};
pub use level::{BOTS, Level, Temper, named};
pub use lore::{Lore, Reach};
pub use mind::Mind;
pub use minded::{Makeup, Minded};
pub use play_out::{Played, Stopped, legal_answer, play_out};
pub use random::Random;
pub use regret::{Doubts, Regret};

pub use gonfalon_search::{Judge, Progress, Thought};
