//! What the documents claim about the program is true.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    process::Command,
};

use serde_json::Value;

use crate::stage::{Stage, root};

fn page(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The words in backquotes.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_dependency_table_is_that_of_the_manifests() {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo can be run");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo speaks JSON");
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let ours: BTreeSet<String> = list(&metadata["packages"]).iter().map(name).collect();
    let real: BTreeMap<String, BTreeSet<String>> = list(&metadata["packages"])
        .iter()
        .map(|package| {
            let normal =
                |dependency: &&Value| dependency["kind"].is_null() && ours.contains(&name(dependency));
            (name(package), list(&package["dependencies"]).iter().filter(normal).map(name).collect())
        })
        .collect();
    let architecture = page("ARCHITECTURE.md");
    let table = architecture.split("| crate | depends on |").nth(1).expect("there is a table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let told: BTreeMap<String, BTreeSet<String>> = rows
        .map(|row| {
            let (crate_name, needs) = row[1..].split_once('|').expect("a row has two cells");
            (quoted(crate_name).pop_first().expect("a crate"), quoted(needs))
        })
        .collect();
    assert_eq!(told, real);
}

/// Two values of the same shape: the same keys all the way down. An empty list and `null` fit anything.
fn same_shape(told: &Value, real: &Value, place: &str) {
    match (told, real) {
        (Value::Object(told), Value::Object(real)) => {
            // The keys of these tables are rule ids and names of options.
            if place.ends_with("/proven") || place.ends_with("/options") {
                return;
            }
            let keys =
                |object: &serde_json::Map<String, Value>| object.keys().cloned().collect::<BTreeSet<_>>();
            assert_eq!(keys(told), keys(real), "{place}");
            for (key, value) in told {
                same_shape(value, &real[key], &format!("{place}/{key}"));
            }
        }
        (Value::Array(told), Value::Array(real)) => {
            if let (Some(told), Some(real)) = (told.first(), real.first()) {
                same_shape(told, real, &format!("{place}/0"));
            }
        }
        (Value::Null, _) | (_, Value::Null) => {}
        (told, real) => {
            let kind = |value: &Value| std::mem::discriminant(value);
            assert_eq!(kind(told), kind(real), "{place}: {told} and {real}");
        }
    }
}

#[test]
fn json_has_the_shape_that_is_documented() {
    let cli = page("docs/cli.md");
    let blocks: Vec<Value> = cli
        .split("```json\n")
        .skip(1)
        .map(|rest| {
            serde_json::from_str(rest.split("```").next().unwrap_or_default()).expect("a block is JSON")
        })
        .collect();
    let stage = Stage::new();
    stage.file("cards/whdw/a.card", "rule whdw.army.regiments  x\ntry army red => allowed\n");
    let roster = root().join("crates/rosters/fixtures/ashen-host.ros");
    stage.file("roster.ros", fs::read(roster).expect("the fixture belongs to the project"));
    stage.file("army.toml", "game = \"whdw\"\nname = \"x\"\nregiments = []\n");
    stage.file(
        "study.toml",
        "game = \"kow\"\narmies = [\"spears-of-the-dawn\", \"faceless-host\"]\nbots = [\"random\"]\ngames = 2\n\
         scenarios = [\"kill\", \"pillage\"]\n[changes]\noptions.length = 5\n",
    );
    assert_eq!(stage.run("battle whdw --seats random --armies teclis,azhag --seed 1 --log a.jsonl").code, 0);
    let commands = [
        "games kow --json",
        "battle whdw --seats random --armies teclis,azhag --seed 1 --json",
        "card cards --json",
        "rules coverage whdw --json",
        "rules show whdw.army.regiments --json",
        "replay verify a.jsonl --json",
        "replay show a.jsonl --json",
        "review a.jsonl --luck --json",
        "army check army.toml --json",
        "army import roster.ros --json",
        "odds wh40k --attack 10x,A2,BS3,S4,AP-1,D1 --target 10x,T4,Sv3+,W2 --json",
        "ladder whdw --bots random,greedy --pairs 1 --json",
        "lab run study.toml --json",
        "lab show study.sqlite --json",
        "lab compare study.toml --json",
        "lab game study.toml 3 --json",
        "lab table kow --option terrain=border-country --spacing 6 --games 2 --bot random --json",
        "tune whdw --bot random --games 8 --json",
    ];
    assert_eq!(blocks.len(), commands.len());
    for (told, command) in blocks.iter().zip(commands) {
        same_shape(told, &stage.run(command).json(), command);
    }
}

#[test]
fn every_command_in_the_documents_is_understood() {
    for name in [
        "README.md",
        "CONTRIBUTING.md",
        "docs/cli.md",
        "docs/bot-protocol.md",
        "docs/cards/README.md",
        "docs/kow-armies-and-data.md",
        "docs/ladder/README.md",
        "docs/studies/README.md",
        "docs/odds.md",
    ] {
        let text = page(name);
        let commands = text.lines().filter_map(|line| {
            let line = line.trim().trim_start_matches("$ ");
            let line =
                line.strip_prefix("cargo run --release -- ").or_else(|| line.strip_prefix("gonfalon "))?;
            Some(line.split(['#', '>']).next().unwrap_or_default().trim().to_owned())
        });
        for command in commands {
            let known = Stage::new().run(&format!("{command} --help"));
            assert_eq!(known.code, 0, "{name}: gonfalon {command}: {}", known.err);
        }
    }
}

#[test]
fn every_path_in_the_documents_exists() {
    let beginnings =
        ["crates/", "games/", "rules/", "data/", "cards/", "docs/", "examples/", "python/", "studies/"];
    for name in ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"] {
        let paths = quoted(&page(name));
        let whole = |path: &&String| !path.contains(['*', '<', ' ']);
        for path in
            paths.iter().filter(|path| beginnings.iter().any(|start| path.starts_with(start))).filter(whole)
        {
            // Decisions are cited by their numbers.
            let exists = root().join(path).exists() || path.starts_with("docs/adr/0");
            assert!(exists, "{name}: {path}");
        }
    }
}

#[test]
fn every_game_has_its_pages() {
    let games = Stage::new().run("games --json").json();
    for game in games["games"].as_array().expect("it is a list") {
        let id = game["game"].as_str().expect("it has an id");
        for name in
            [format!("docs/coverage/{id}.md"), format!("docs/rulings/{id}.md"), format!("docs/cards/{id}.md")]
        {
            assert!(root().join(&name).is_file(), "{name}");
        }
        let rulings = Stage::new().run(&format!("rules rulings {id}"));
        assert!(
            page(&format!("docs/rulings/{id}.md")) == rulings.out,
            "gonfalon rules rulings {id} > docs/rulings/{id}.md"
        );
    }
}

#[test]
fn the_example_of_a_bot_is_as_short_as_is_said() {
    let lines = page("examples/bot.py").lines().count();
    assert!(lines <= 40, "{lines} lines");
    for name in ["README.md", "docs/bot-protocol.md"] {
        assert!(page(name).contains(&format!("in {lines} lines")), "{name}");
    }
}

#[test]
fn reports_that_are_kept_are_those_of_the_studies_that_are_kept() {
    let folder = fs::read_dir(root().join("docs/studies")).expect("there are reports");
    let names = folder.map(|entry| entry.expect("it can be read").file_name().into_string().expect("plain"));
    let reports: BTreeSet<String> = names.filter(|name| name.ends_with(".html")).collect();
    let list = page("docs/studies/README.md");
    assert!(reports.len() > 3);
    for name in &reports {
        assert!(list.contains(&format!("]({name})")), "{name} is not on the list");
        if name.contains("-table-") {
            continue;
        }
        let study = page(&format!("studies/{}.toml", name.trim_end_matches(".html")));
        let escaped =
            study.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
        let report = page(&format!("docs/studies/{name}"));
        assert!(report.contains(&escaped), "{name} is about another study: gonfalon lab report");
    }
}

#[test]
fn the_script_for_continuous_integration_runs_the_tests() {
    assert!(page(".ci/run").contains("../test"));
    assert!(page("README.md").contains("./test"));
}
