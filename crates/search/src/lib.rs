//! One search for all games.
//!
//! A [`Search`] is given a view and a question, never a position. It imagines worlds that fit the view
//! ([`gonfalon_kernel::Imagines`]), tries answers in them through the same three calls as everybody, and says which answer
//! it would give and why ([`Thought`]). What it believes about unfinished battles comes from a [`Judge`], what it does
//! without thinking from an [`Instinct`]. `docs/adr/0015` says why it is built like this.

mod budget;
mod compare;
mod explain;
mod instinct;
mod judge;
mod key;
mod luck;
mod mix;
mod mixing;
mod playout;
mod race;
mod root;
mod search;
mod settings;
mod thought;
mod tree;
mod values;
mod walk;

pub use budget::{Budget, Progress};
pub use compare::{Compared, Given, Trial, compare};
pub use instinct::{Anything, Instinct};
pub use judge::{Judge, Share, Unknowing, Weights};
pub use luck::Luck;
pub use playout::{playout, worth};
pub use search::Search;
pub use settings::{Horizon, Race, Settings, Widening};
pub use thought::{Doubt, Effort, Plan, Risk, Step, Thought};
pub use values::Values;
