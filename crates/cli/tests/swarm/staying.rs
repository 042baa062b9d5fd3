//! Somebody who stays works on one study after the other.

use crate::program::{Stage, study};

#[test]
fn a_worker_that_stays_waits_for_studies() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"random\"]\ngames = 6\n"));
    stage.file("b.toml", &study("bots = [\"random\"]\ngames = 8\nseed = 9\n"));
    let mut worker = stage.work("--stay");
    for (name, games) in [("a", 6), ("b", 8)] {
        stage.alone(name);
        assert_eq!(stage.serve(name, "").well()["run"]["played"], games);
        stage.assert_same(name);
    }
    worker.signal("-TERM");
    let worked = worker.well();
    assert_eq!((&worked["studies"], &worked["played"]), (&2.into(), &14.into()));
    // Whoever does not stay has nothing to do here.
    assert_eq!(stage.work("").well()["played"], 0);
}
