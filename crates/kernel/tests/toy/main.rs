//! A toy game that uses everything the kernel offers, and the tests that prove the kernel with it.
//!
//! Runners race along a line. Orders are sealed and revealed together; whoever runs past somebody close may be
//! tripped out of turn; each seat has a secret luck that was rolled before the first question.

mod cards;
mod coverage;
mod door;
mod faults;
mod game;
mod ledger;
mod logs;
mod odds;
mod speaks;
mod tampering;
