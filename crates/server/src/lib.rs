//! The host: matches that people and bots play over the network, and the page they play on.
//!
//! One task owns one match (`table`); connections (`socket`) send it wishes and get messages back. What was
//! acknowledged is kept durably ([`store`]). `docs/protocol.md` tells what is said.

mod config;
mod http;
mod listen;
mod lobby;
pub mod message;
mod rate;
mod secret;
mod serve;
mod socket;
pub mod store;
mod table;
mod words;

pub use config::{Config, Limits, data_folder};
pub use serve::{Host, Trouble, on_signal, serve};
pub use words::texts;
