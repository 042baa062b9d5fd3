//! The host: matches that people and bots play over the network, and the page they play on.

pub mod message;
