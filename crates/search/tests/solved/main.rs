//! The search on small games whose best play is known.

mod duel;
mod kuhn;
mod darts;
mod nim;
mod noughts;
mod pennies;
mod pig;
mod properties;
mod small;
mod three;
mod wheel;
