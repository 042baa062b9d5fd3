//! `gonfalon battle`: matches between bots.

mod logs;
mod plan;
mod report;
mod rules;
mod series;

use std::io::Write;

use crate::{
    arguments::Battle,
    ending::{Ending, Stop},
    voice::Voice,
};

/// What programs say by custom when they are interrupted.
const INTERRUPTED: i32 = 130;

pub(crate) fn run(battle: &Battle, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let plan = plan::Plan::new(battle, voice)?;
    if plan.has_programs() {
        // They have groups of their own and would not hear of it.
        gonfalon_server::on_signal(|| {
            gonfalon_programs::end_all();
            std::process::exit(INTERRUPTED);
        });
    }
    let series = series::fight(&plan, voice)?;
    if battle.json {
        writeln!(out, "{}", report::as_json(&plan, &series, voice))?;
    } else {
        report::in_words(&plan, &series, out, voice)?;
    }
    Ok(if series.broken.is_empty() { Ending::Fine } else { Ending::Wanting })
}
