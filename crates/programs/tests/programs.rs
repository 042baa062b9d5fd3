//! Real processes, good and bad ones, with small limits.
#![cfg(unix)]

use std::{
    fs,
    path::PathBuf,
    process::Command,
    time::{Duration, Instant},
};

use gonfalon_programs::{Fault, Hello, Limits, Opponent, Over, PROTOCOL, Program, Question, Reason};
use serde_json::{Value, json};

/// Much for a machine with nothing else to do, and little for a test.
const TIME: Duration = Duration::from_millis(1500);

fn limits() -> Limits {
    let start = Duration::from_secs(20);
    Limits { answer: TIME, start, line: 2000, lines: 8, answers: 5, ..Limits::default() }
}

/// A program in the language of the shell.
fn shell(script: &str) -> Opponent {
    with(script, limits())
}

fn with(script: &str, limits: Limits) -> Opponent {
    let words = ["sh", "-c", script].map(str::to_owned).to_vec();
    opponent(Program { name: "bot".to_owned(), words, limits })
}

fn opponent(program: Program) -> Opponent {
    let (game, host) = ("toy".to_owned(), "test".to_owned());
    Opponent::new(program, Hello { protocol: PROTOCOL, game, rules_version: 1, host, seat: 0, players: 2 })
}

fn question(number: u32) -> Question {
    Question {
        number,
        seat: 0,
        question: json!("move"),
        says: "Move.".to_owned(),
        rule: "toy.move".to_owned(),
        view: json!({}),
        proposals: vec![json!(1)],
        milliseconds: 0,
    }
}

fn illegal() -> Vec<Reason> {
    vec![Reason { rule: Some("toy.move".to_owned()), says: "no".to_owned() }]
}

/// Reads the greeting, then answers each line with the next of these.
fn answers(lines: &str) -> String {
    format!("read hello; for answer in {lines}; do read ask; echo \"$answer\"; done; read end")
}

fn answer(number: u32, action: u32) -> String {
    format!("'{{\"ask\":{number},\"action\":{action}}}'")
}

#[test]
fn a_program_is_greeted_asked_and_dismissed() {
    let folder = std::env::temp_dir().join(format!("gonfalon-programs-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("there is a place for temporary files");
    let heard = folder.join("heard");
    let script = format!(
        "read line; echo \"$line\" > '{0}'; read line; echo \"$line\" >> '{0}'; echo {1}; read line; echo \"$line\" >> '{0}'",
        heard.display(),
        answer(7, 3)
    );
    let mut bot = shell(&script);
    assert_eq!(bot.ask(question(7)), Ok(json!(3)));
    bot.over(&Over { winners: vec![0], resigned: Vec::new() });
    assert!(bot.is_out());
    let lines = fs::read_to_string(&heard).expect("it wrote down what it heard");
    let lines: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let hello =
        json!({ "protocol": 1, "game": "toy", "rules_version": 1, "host": "test", "seat": 0, "players": 2 });
    assert_eq!(lines[0], json!({ "hello": hello }));
    assert_eq!((&lines[1]["ask"]["number"], &lines[1]["ask"]["proposals"]), (&json!(7), &json!([1])));
    assert_eq!(lines[1]["ask"]["milliseconds"], 21_500, "the first answer may take longer");
    assert_eq!(lines[2], json!({ "over": { "winners": [0], "resigned": [] } }));
    fs::remove_dir_all(folder).expect("it is ours");
}

#[test]
fn what_cannot_be_started_is_out() {
    let words = vec!["/no/such/program".to_owned()];
    let mut bot = opponent(Program { name: "bot".to_owned(), words, limits: limits() });
    assert!(matches!(bot.ask(question(1)), Err(Fault::NotStarted(_))));
    assert!(bot.is_out());
}

#[test]
fn who_stops_is_out_and_its_code_is_known() {
    let mut bot = shell("exit 7");
    assert_eq!(bot.ask(question(1)), Err(Fault::Stopped(Some(7))));
    assert!(bot.is_out());
    let mut bot = shell(&format!("read hello; read ask; echo {}; read ask; exit 3", answer(1, 1)));
    assert_eq!(bot.ask(question(1)), Ok(json!(1)));
    assert_eq!(bot.ask(question(2)), Err(Fault::Stopped(Some(3))));
    assert_eq!(bot.ask(question(3)), Err(Fault::Stopped(None)), "it is not started again");
}

#[test]
fn who_hangs_is_out_in_time_with_all_it_has_started() {
    // The inner process would live on if only the program itself were ended.
    let mut bot = with("sleep 987 & echo $! >&2; sleep 987", Limits { start: Duration::ZERO, ..limits() });
    let begun = Instant::now();
    assert_eq!(bot.ask(question(1)), Err(Fault::Silent(1500)));
    assert!(begun.elapsed() < TIME * 4, "{:?}", begun.elapsed());
    assert!(bot.is_out());
}

#[test]
fn nothing_a_program_has_started_outlives_it() {
    let file = std::env::temp_dir().join(format!("gonfalon-inner-{}", std::process::id()));
    let script = format!(
        "sleep 876 & echo $! > '{}'; read hello; read ask; echo {}; read over",
        file.display(),
        answer(1, 1)
    );
    let mut bot = shell(&script);
    assert_eq!(bot.ask(question(1)), Ok(json!(1)));
    let inner = fs::read_to_string(&file).expect("it wrote the number down").trim().to_owned();
    let lives = || {
        // A process that nobody has reaped yet is dead all the same.
        let state = Command::new("ps").args(["-o", "stat=", "-p", &inner]).output();
        state.is_ok_and(|state| {
            let state = String::from_utf8_lossy(&state.stdout).trim().to_owned();
            !state.is_empty() && !state.starts_with('Z')
        })
    };
    assert!(lives());
    drop(bot);
    let end = Instant::now() + TIME;
    while lives() && Instant::now() < end {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!lives(), "process {inner} was left behind");
    fs::remove_file::<PathBuf>(file).expect("it is ours");
}

#[test]
fn who_reads_nothing_is_out_in_time() {
    let mut bot = with("sleep 987", Limits { start: Duration::ZERO, ..limits() });
    let view = json!("x".repeat(1 << 20));
    assert_eq!(bot.ask(Question { view, ..question(1) }), Err(Fault::Silent(1500)));
}

#[test]
fn floods_are_stopped() {
    let mut bot = shell("while :; do printf xxxxxxxxxxxxxxxxxxxx; done");
    assert_eq!(bot.ask(question(1)), Err(Fault::LongLine(2000)));
    assert!(bot.is_out());
    let mut bot = shell(&format!("read hello; read ask; echo {}; while :; do echo; done", answer(1, 1)));
    assert_eq!(bot.ask(question(1)), Ok(json!(1)));
    assert_eq!(bot.ask(question(2)), Err(Fault::TooManyLines(8)));
    assert!(bot.is_out());
}

#[test]
fn what_is_no_answer_gets_a_second_chance() {
    let mut bot = shell(&answers(&format!("garbage {} '{{\"ask\":2}}' '[]' {}", answer(1, 5), answer(3, 6))));
    assert_eq!(bot.ask(question(1)), Ok(json!(5)));
    assert!(matches!(bot.ask(question(2)), Err(Fault::Garbled(_))));
    assert!(!bot.is_out(), "it may do better next time");
    assert_eq!(bot.ask(question(3)), Ok(json!(6)));
}

#[test]
fn answers_to_other_questions_do_not_count() {
    let mut bot = shell(&answers(&[answer(8, 1), answer(9, 1), answer(2, 2)].join(" ")));
    assert_eq!(bot.ask(question(1)), Err(Fault::OtherQuestion { asked: 1, answered: 9 }));
    assert_eq!(bot.ask(question(2)), Ok(json!(2)));
}

#[test]
fn what_the_rules_refuse_gets_a_second_chance() {
    let mut bot = shell(&answers(&[answer(1, 1), answer(1, 2), answer(2, 3)].join(" ")));
    assert_eq!(bot.ask(question(1)), Ok(json!(1)));
    assert_eq!(bot.refuse(&illegal()), Ok(json!(2)));
    assert_eq!(bot.refuse(&illegal()), Err(Fault::Illegal(vec!["toy.move".to_owned()])));
    assert!(!bot.is_out());
    assert_eq!(bot.ask(question(2)), Ok(json!(3)));
}

#[test]
fn nobody_answers_for_ever() {
    let mut bot = shell(&answers(&(1..=6).map(|number| answer(number, 1)).collect::<Vec<_>>().join(" ")));
    for number in 1..=5 {
        assert_eq!(bot.ask(question(number)), Ok(json!(1)));
    }
    assert_eq!(bot.ask(question(6)), Err(Fault::TooManyAnswers(5)));
}

#[test]
fn who_does_not_go_is_ended() {
    let script =
        format!("trap '' TERM INT; read hello; read ask; echo {}; while :; do sleep 1; done", answer(1, 1));
    let mut bot = with(&script, Limits { farewell: Duration::from_millis(50), ..limits() });
    assert_eq!(bot.ask(question(1)), Ok(json!(1)));
    let begun = Instant::now();
    bot.over(&Over { winners: Vec::new(), resigned: Vec::new() });
    assert!(begun.elapsed() < TIME);
}
