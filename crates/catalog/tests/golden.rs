//! Golden logs: matches recorded once verify with every build.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use gonfalon_catalog::games;
use gonfalon_kernel::log::Limits;

#[test]
fn every_golden_log_verifies() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays");
    for game in games() {
        let folder = fs::read_dir(root.join(game.id())).expect("every game has golden logs");
        let mut proven = 0;
        for file in folder.map(|file| file.expect("the folder can be read").path()) {
            let mut log = BufReader::new(File::open(&file).expect("the log can be opened"));
            if let Err(trouble) = game.verify(&mut log, Limits::default()) {
                panic!(
                    "{} does not verify: {trouble:?}\nIf the rules or the data were meant to change: replays/record",
                    file.display()
                );
            }
            proven += 1;
        }
        assert!(proven > 0, "{} has golden logs", game.id());
    }
}
