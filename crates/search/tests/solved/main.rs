//! The search on small games whose best play is known.

mod darts;
mod duel;
mod kuhn;
mod nim;
mod noughts;
mod pennies;
mod pig;
mod properties;
mod small;
mod three;
mod wheel;
