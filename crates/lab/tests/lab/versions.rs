//! Two versions of something, played on the same seeds.

use gonfalon_lab::{Arm, compare, compare_variants};

use crate::stage::{Stage, plan, quick};

#[test]
fn a_great_change_is_seen() {
    let stage = Stage::new();
    // Spearmen who never rout, and who do more harm.
    let strong = "games = 60\ncount = []\n[changes]\ndata.kow.elves.elf-spearmen-regiment.nerve = 50\n\
                  data.kow.elves.elf-spearmen-regiment.attacks = 90\n";
    let text = quick(strong).replace("\"random\"", "\"greedy\"");
    let plan = plan(&text);
    assert_eq!(plan.most_games(), 120);
    stage.play(&plan, "a.db", 2);
    let told = compare_variants(&stage.store("a.db")).expect("there are two versions");
    assert!(told.same_seeds && told.games == 60 && told.alike < 60);
    let score = told.scores[0].score;
    assert!(score.difference.value > 0.1 && score.seen && told.is_seen(), "{score:?}");
    assert!((score.second - score.first - score.difference.value).abs() < 1e-9);
    assert!(score.difference.low > 0.0 && score.difference.low < score.difference.value);
}

#[test]
fn a_ruling_can_be_compared_and_nothing_is_seen_where_nothing_differs() {
    let stage = Stage::new();
    let same =
        plan(&quick("games = 20\ncount = []\n[changes]\noptions.kill-and-pillage-margin = \"any-lead\"\n"));
    stage.play(&same, "same.db", 2);
    let told = compare_variants(&stage.store("same.db")).expect("there are two versions");
    // The ruling is about another scenario.
    assert_eq!((told.alike, told.games, told.is_seen()), (20, 20, false));
    let text = quick("games = 40\ncount = []\n[changes]\noptions.length = 2\n");
    stage.play(&plan(&text), "short.db", 2);
    let told = compare_variants(&stage.store("short.db")).expect("there are two versions");
    assert!(told.rounds.seen && told.rounds.second < told.rounds.first, "{:?}", told.rounds);
}

#[test]
fn studies_that_do_not_fit_are_not_compared() {
    let stage = Stage::new();
    stage.play(&plan(&quick("games = 2\n")), "a.db", 1);
    stage.play(&plan(&quick("games = 2\npairings = \"all-and-mirrors\"\n")), "b.db", 1);
    let (a, b) = (stage.store("a.db"), stage.store("b.db"));
    let other = compare(Arm { store: &a, variant: 0 }, Arm { store: &b, variant: 0 });
    assert_eq!(other.expect_err("they differ").key, "lab-compare-other");
    assert_eq!(compare_variants(&a).expect_err("there is one version").key, "lab-compare-alone");
}
