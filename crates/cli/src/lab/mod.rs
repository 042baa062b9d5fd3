//! `gonfalon lab`: studies of balance, and tables.

mod compare;
mod export;
mod game;
mod open;
mod report;
mod runs;
mod serve;
mod show;
mod signal;
mod table;
mod tables;
mod work;

use std::io::Write;

use crate::{
    arguments::Lab,
    ending::{Ending, Stop},
    voice::Voice,
};

pub(crate) fn run(wanted: &Lab, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    match wanted {
        Lab::Run(wanted) => runs::run(wanted, out, voice),
        Lab::Serve(wanted) => serve::run(wanted, out, voice),
        Lab::Work(wanted) => work::run(wanted, out, voice),
        Lab::Show(wanted) => show::run(wanted, out, voice),
        Lab::Game(wanted) => game::run(wanted, out, voice),
        Lab::Compare(wanted) => compare::run(wanted, out, voice),
        Lab::Report(wanted) => report::run(wanted, out, voice),
        Lab::Export(wanted) => export::run(wanted, out, voice),
        Lab::Table(wanted) => table::run(wanted, out, voice),
    }
}
