//! A real host: a real port, a real database file, real connections.

mod armies;
mod breaking;
mod giving_up;
mod kings;
mod limits;
mod player;
mod playing;
mod programs;
mod reasons;
mod replays;
mod resuming;
mod reviews;
mod rosters;
mod secrets;
mod slow;
mod stage;
mod standing_in;
mod store;
mod taking_back;
mod taping;
