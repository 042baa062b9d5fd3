//! Games are played once, whatever happens, and results do not depend on threads.

use std::{collections::BTreeMap, fs, path::Path, sync::atomic::AtomicBool};

use gonfalon_kernel::log::Limits;
use gonfalon_lab::{ArmyFiles, Done, Local, Office, Plan, Results, Store, Summary, play, work_through};

use crate::stage::{Stage, plan, quick};

/// Everything that is kept, apart from how long it took.
fn everything(store: &Store) -> String {
    let mut summary =
        serde_json::to_value(Summary::of(store, 0).expect("it can be read")).expect("it is plain data");
    forget_time(&mut summary);
    summary.to_string()
}

fn forget_time(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(fields) => {
            fields.remove("seconds");
            fields.values_mut().for_each(forget_time);
        }
        serde_json::Value::Array(values) => values.iter_mut().for_each(forget_time),
        _ => {}
    }
}

#[test]
fn results_do_not_depend_on_threads() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 12\npairings = \"all-and-mirrors\"\n"));
    let (one, many) = (stage.play(&plan, "one.db", 1), stage.play(&plan, "many.db", 4));
    assert_eq!((one.played, one.broken, one.finished), (36, 0, true));
    assert_eq!((many.played, many.finished), (36, true));
    assert_eq!(everything(&stage.store("one.db")), everything(&stage.store("many.db")));
}

#[test]
fn a_run_that_was_stopped_goes_on_where_it_was() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 1200\ncount = []\n[options]\nlength = 1\n"));
    let whole = stage.play(&plan, "whole.db", 2);
    let first = stage.play_until(&plan, "parts.db", 2, 1).expect("nothing is in the way");
    assert!(!first.finished && first.played > 0 && first.played < 1200, "{first:?}");
    let second = stage.play(&plan, "parts.db", 3);
    assert_eq!((second.before, second.before + second.played), (first.played, 1200));
    assert_eq!(stage.play(&plan, "parts.db", 1).played, 0, "nothing is left to play");
    assert_eq!(whole.played, 1200);
    assert_eq!(everything(&stage.store("whole.db")), everything(&stage.store("parts.db")));
}

#[test]
fn a_stopping_rule_ends_at_the_same_game_on_any_number_of_threads() {
    let stage = Stage::new();
    let text = quick(
        "against = [\"greedy\"]\ncount = [\"units\"]\n[stop]\nat_most = 200\nat_least = 10\ndecided = 70\n",
    );
    let plan = plan(&text);
    let alone = stage.play(&plan, "alone.db", 1);
    let many = stage.play(&plan, "many.db", 4);
    let summary = Summary::of(&stage.store("alone.db"), 0).expect("it can be read");
    let enough = summary.cells[0].enough.expect("greed beats chance");
    assert!(enough < 100 && summary.games == 2 * enough, "{enough} {}", summary.games);
    assert!(many.played >= summary.games && alone.played >= summary.games);
    assert_eq!(everything(&stage.store("alone.db")), everything(&stage.store("many.db")));
    assert_eq!(stage.play(&plan, "many.db", 2).played, 0);
}

#[test]
fn results_of_another_study_are_refused() {
    let stage = Stage::new();
    let mine = plan(&quick("games = 2\n"));
    stage.play(&mine, "a.db", 1);
    let other = plan(&quick("games = 2\nseed = 5\n"));
    let refused =
        |plan, name| Results::open(&stage.path(name), plan).expect_err("it is not this study's").key;
    assert_eq!(refused(&other, "a.db"), "lab-other-study");
    let mut newer = mine.clone();
    newer.identity.rules_version += 1;
    assert_eq!(refused(&newer, "a.db"), "lab-other-rules");
    let mut changed = mine.clone();
    changed.identity.data_hash.push('0');
    assert_eq!(refused(&changed, "a.db"), "lab-other-data");
    let mut wiser = mine.clone();
    wiser.identity.lore_hash.push('0');
    assert_eq!(refused(&wiser, "a.db"), "lab-other-lore");
    fs::write(stage.path("text.db"), "no database, but a text that is long enough to look like one")
        .expect("it can be");
    assert_eq!(refused(&mine, "text.db"), "lab-results-foreign");
    assert_eq!(
        Results::open(&stage.path("no/where.db"), &mine).expect_err("no folder").key,
        "lab-results-unwritable"
    );
    assert_eq!(Store::open(&stage.path("b.db")).expect_err("no file").key, "lab-results-missing");
}

/// Two workers that know nothing of each other, each with all games in its queue, and one place for results.
#[test]
fn games_that_are_played_twice_are_kept_once() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 10\n"));
    let mut results = Results::open(&stage.path("a.db"), &plan).expect("nothing is in the way");
    for _ in 0..2 {
        let queue = Local::new(&plan, Done::none(&plan));
        let mut played = 0;
        let labour = work_through(&plan, &queue, 2, &AtomicBool::new(false), &mut |batch| {
            played += batch.len();
            results.keep(&plan, &batch)
        });
        assert!(labour.is_ok_and(|labour| labour.busy > 0.0) && played == 10);
    }
    stage.play(&plan, "b.db", 1);
    assert_eq!(everything(&stage.store("a.db")), everything(&stage.store("b.db")));
}

/// Whoever keeps games may get them in any order and several times.
#[test]
fn an_office_knows_what_is_lacking_whatever_comes_in() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 4\n"));
    let mut games = Vec::new();
    let queue = Local::new(&plan, Done::none(&plan));
    let stop = AtomicBool::new(false);
    work_through(&plan, &queue, 1, &stop, &mut |batch| {
        games.extend(batch);
        Ok(())
    })
    .expect("nothing is in the way");
    games.sort_by_key(|kept| std::cmp::Reverse(kept.number));
    let mut results = Results::open(&stage.path("a.db"), &plan).expect("nothing is in the way");
    let mut office = Office::open(&plan, &mut results).expect("it can be read");
    for (place, kept) in games.iter().enumerate() {
        assert!(office.lacks(kept.number) && !office.is_complete(), "{}", kept.number);
        office.write(vec![kept.clone(), kept.clone()]).expect("it can be written");
        office.write(games[..=place].to_vec()).expect("it can be written");
        assert_eq!((office.taken(), office.lacks(kept.number)), (place as u64 + 1, false));
    }
    assert!(office.is_complete());
    stage.play(&plan, "b.db", 1);
    assert_eq!(everything(&stage.store("a.db")), everything(&stage.store("b.db")));
}

#[test]
fn army_files_may_come_with_a_study() {
    let stage = Stage::new();
    let army = include_bytes!("../../../../data/kow/armies/pact-of-ash-and-bone.toml");
    fs::write(stage.path("host.toml"), army).expect("it can be written");
    let text = "game = \"kow\"\narmies = [\"spears-of-the-dawn\", \"./host.toml\"]\ngames = 2\n";
    let beside = Plan::read(&stage.path("study.toml"), text.as_bytes()).expect("it is sound");
    assert_eq!(beside.army_files, BTreeMap::from([("./host.toml".to_owned(), army.to_vec())]));
    let given = |files| Plan::with_files(Path::new("study.toml"), text.as_bytes(), ArmyFiles::Given(files));
    let same = given(beside.army_files.clone()).expect("it is sound");
    assert_eq!((same.identity, same.cells), (beside.identity, beside.cells));
    let missing = given(BTreeMap::new()).expect_err("a file is missing");
    assert_eq!(missing.findings[0].says.key, "lab-army-not-given");
}

#[test]
fn any_game_of_a_study_can_be_played_again() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 6\n"));
    stage.play(&plan, "a.db", 2);
    let summary = Summary::of(&stage.store("a.db"), 0).expect("it can be read");
    let mut results = [0; 3];
    for number in 0..6 {
        let game = plan.game(number);
        let battle = play(&plan, &game).expect("it ends");
        let place = match battle.winners.as_slice() {
            [winner] if winner.index() == game.place => 0,
            [_] => 2,
            _ => 1,
        };
        results[place] += 1;
        let log = battle.log.expect("it was kept");
        plan.game.verify(&mut log.as_slice(), Limits::default()).expect("the log is proven");
    }
    assert_eq!(summary.cells[0].results, results);
}

#[test]
fn units_and_rules_are_kept_as_the_study_wants() {
    let stage = Stage::new();
    stage.play(&plan(&quick("games = 4\ncount = []\n")), "none.db", 1);
    let none = Summary::of(&stage.store("none.db"), 0).expect("it can be read");
    assert!(none.units.is_empty() && none.rules.is_empty());
    stage.play(&plan(&quick("games = 4\n")), "all.db", 1);
    let all = Summary::of(&stage.store("all.db"), 0).expect("it can be read");
    let spears = all.units.iter().find(|unit| unit.unit == "elf-spearmen-regiment").expect("they take part");
    assert_eq!((spears.army.as_str(), spears.fielded % 4), ("spears-of-the-dawn", 0));
    assert!(spears.points >= 110.0 && (0.0..=1.0).contains(&spears.survived));
    assert!(
        all.rules.iter().any(|rule| rule.games == 4)
            && all.rules.iter().all(|rule| rule.rule.starts_with("kow."))
    );
    assert_eq!(all.games, 4);
    let length = all.length.expect("games were played");
    assert!(length.rounds.least >= 1.0 && length.decisions.mean.value > 10.0);
}
