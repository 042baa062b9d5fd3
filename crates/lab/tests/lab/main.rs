//! Studies from the file to the judgement.

mod chance;
mod refusals;
mod report;
mod running;
mod stage;
mod tables;
mod texts;
mod versions;
