//! One study on many machines, through a PostgreSQL database that all of them reach: the broker.
//!
//! [`serve`] puts the games of a study into the broker's queue and collects what comes back into the results that a run on one
//! machine would have made. [`work`] takes games from the queue, plays them and delivers them. Games are leased for a time, so
//! those of a worker that dies are given out again; they are kept by their number, so each counts once.

mod address;
mod courier;
mod desk;
mod link;
mod offer;
mod parcel;
mod post;
mod schema;
mod serve;
mod shelf;
mod trouble;
mod words;
mod work;

pub use address::Address;
pub use link::News;
pub use serve::{Served, Server, forget, serve};
pub use words::texts;
pub use work::{Worked, Worker, work};
