//! Programs of others in battles: good ones play whole matches, bad ones never stop one.
#![cfg(unix)]

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use gonfalon_catalog::{Agreed, ArmyWord, Battle, GameEntry, Order, Settings, game};
use gonfalon_kernel::log;
use gonfalon_programs::{Limits, Program};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether there is Python to run the examples with. Where there is none that is said, and nothing is tried.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    if !found {
        eprintln!("SKIPPED: there is no python3");
    }
    found
}

fn limits(milliseconds: u64) -> Limits {
    Limits { answer: Duration::from_millis(milliseconds), start: Duration::ZERO, ..Limits::default() }
}

fn python(file: PathBuf, arguments: &[&str], limits: Limits) -> Program {
    let words = ["python3".to_owned(), file.display().to_string()].into_iter();
    let words = words.chain(arguments.iter().map(ToString::to_string)).collect();
    Program { name: "mine".to_owned(), words, limits }
}

fn whdw() -> (&'static dyn GameEntry, Agreed) {
    agreed("whdw", &["learning-orc", "learning-empire"], &[])
}

fn agreed(id: &str, armies: &[&str], options: &[(&str, &str)]) -> (&'static dyn GameEntry, Agreed) {
    let game = game(id).expect("it is in the catalog");
    let armies = armies.iter().map(|army| ArmyWord::Named((*army).to_owned())).collect();
    let settings = Settings { armies, options: Vec::new() };
    let settings = options.iter().fold(settings, |settings, (name, value)| settings.with(name, value));
    (game, game.agree(&settings).expect("it can be played"))
}

/// The program against the random bot.
fn fight((game, agreed): (&'static dyn GameEntry, Agreed), program: Program) -> Battle {
    let seats = ["mine".to_owned(), "random".to_owned()];
    let order = Order { agreed: &agreed, seats: &seats, seed: 5, log: true, rules: true };
    let battle = game.battle_with(&order, &[Some(program), None]).expect("the match goes on to its end");
    let log = battle.log.as_deref().expect("it was kept");
    let proven = game.verify(&mut &log[..], log::Limits::default()).expect("the log needs no program");
    assert_eq!(proven.outcome.winners, battle.winners);
    assert!(!battle.rules.is_empty());
    battle
}

#[test]
fn the_example_plays_a_whole_battle_of_each_game() {
    if !has_python() {
        return;
    }
    let example = || {
        let limits = Limits { answer: Duration::from_secs(60), ..Limits::default() };
        python(root().join("examples/bot.py"), &[], limits)
    };
    let matches = [
        whdw(),
        agreed("kow", &["spears-of-the-dawn", "hammers-of-the-deep"], &[("length", "1"), ("clock", "chess")]),
        agreed("wh40k", &["court-of-rust", "moon-at-full"], &[]),
        agreed("dw", &["elf", "orc"], &[("scenario", "in-harms-way"), ("drops", "stand-in")]),
    ];
    for (game, agreed) in matches {
        let battle = fight((game, agreed), example());
        assert_eq!(battle.marks, [], "{}", game.id());
        assert!(battle.decisions > 10, "{}: {}", game.id(), battle.decisions);
    }
}

/// The faults that a battle was marked with, and whether the program was not asked any more.
fn faults(battle: &Battle) -> Vec<(&'static str, bool)> {
    assert!(battle.marks.iter().all(|mark| mark.seat.0 == 0), "only the program is marked");
    battle.marks.iter().map(|mark| (mark.fault, mark.out)).collect()
}

#[test]
fn programs_that_never_answer_do_not_stop_a_match() {
    let shell = |script: &str| {
        let words = ["sh", "-c", script].map(str::to_owned).to_vec();
        fight(whdw(), Program { name: "mine".to_owned(), words, limits: limits(1500) })
    };
    assert_eq!(faults(&shell("exit 1")), [("stopped", true)]);
    assert_eq!(faults(&shell("sleep 1000")), [("silent", true)]);
    assert_eq!(
        faults(&shell("while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done")),
        [("long-line", true)]
    );
    let garbage = shell("while read line; do echo to the attack; done");
    assert_eq!(faults(&garbage), [("garbled", false)]);
    assert!(garbage.marks[0].times > 3, "it is asked every time: {}", garbage.marks[0].times);
    let missing =
        Program { name: "mine".to_owned(), words: vec!["/no/such/bot".to_owned()], limits: limits(1) };
    assert_eq!(faults(&fight(whdw(), missing)), [("not-started", true)]);
}

#[test]
fn programs_that_fail_on_the_way_do_not_stop_a_match() {
    if !has_python() {
        return;
    }
    let bad = |way: &str, time: u64| {
        let limits = Limits { start: Duration::from_secs(60), ..limits(time) };
        let file = root().join("crates/catalog/tests/bots/bad.py");
        fight(whdw(), python(file, &[way, "3"], limits))
    };
    assert_eq!(faults(&bad("crash", 60_000)), [("stopped", true)]);
    assert_eq!(faults(&bad("hang", 3000)), [("silent", true)]);
    assert_eq!(faults(&bad("flood", 60_000)), [("long-line", true)]);
    let lines = faults(&bad("lines", 60_000));
    assert_eq!(lines.last(), Some(&("too-many-lines", true)), "{lines:?}");
    assert_eq!(faults(&bad("garbage", 60_000)), [("garbled", false)]);
    assert_eq!(faults(&bad("nonsense", 60_000)), [("garbled", false)]);
    assert_eq!(faults(&bad("other", 60_000)), [("other-question", false)]);
}

/// A program that answers what is no answer of the rules, in the game's own form.
#[test]
fn the_rules_judge_programs_like_everybody() {
    if !has_python() {
        return;
    }
    // The first answer of the match, given to every question after it.
    let script = "import json, sys\nfirst = None\nfor line in sys.stdin:\n m = json.loads(line)\n if 'ask' in m:\n  ask = m['ask']\n  first = first or ask['proposals'][0]\n elif 'refused' not in m:\n  continue\n print(json.dumps({'ask': ask['number'], 'action': first}), flush=True)\n";
    let limits = Limits { answer: Duration::from_secs(60), ..Limits::default() };
    let words = ["python3", "-c", script].map(str::to_owned).to_vec();
    let battle = fight(whdw(), Program { name: "mine".to_owned(), words, limits });
    assert_eq!(faults(&battle), [("illegal", false)]);
}
