//! Rosters of a faction of our own in every format, sound and broken.

mod accounts;
mod formats;
mod hostile;
mod messages;
mod packs;
mod profiles;

use std::path::PathBuf;

use gonfalon_rosters::{Roster, import};

/// Every fixture that is a roster.
const FIXTURES: &[&str] = &[
    "ashen-host-reduced.json",
    "ashen-host.json",
    "ashen-host.ros",
    "gw-app-early.txt",
    "gw-app-web.txt",
    "gw-app.txt",
    "list-forge.txt",
    "nr-gw.txt",
    "nr-short.txt",
    "nr-simple.txt",
    "nr-wtc-compact.txt",
    "nr-wtc.txt",
];

fn fixture(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name);
    std::fs::read_to_string(path).expect("the fixture belongs to the crate")
}

fn read(name: &str) -> Roster {
    import(fixture(name).as_bytes()).unwrap_or_else(|refused| panic!("{name}: {refused}"))
}

/// The roster without its report, as JSON: what has been read, and nothing else.
fn content(roster: &Roster) -> String {
    let mut roster = roster.clone();
    roster.report = gonfalon_rosters::Report::default();
    serde_json::to_string(&roster).expect("a roster can be written")
}
