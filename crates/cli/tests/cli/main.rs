//! The real program, run as people and scripts run it.

mod army;
mod battle;
mod card;
mod documents;
mod games;
mod import;
mod lab;
mod lab_table;
mod ladder;
mod odds;
mod programs;
mod replay;
mod review;
mod rules;
mod stage;
mod table;
mod texts;
mod tune;
mod usage;
