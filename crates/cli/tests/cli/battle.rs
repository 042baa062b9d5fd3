//! `gonfalon battle`.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::stage::{Stage, root};

/// What does not depend on the clock or on the number of threads.
fn timeless(mut json: Value) -> Value {
    let object = json.as_object_mut().expect("it is an object");
    for key in ["seconds", "games_per_second", "threads"] {
        assert!(object.remove(key).is_some(), "{key}");
    }
    for game in object["games"].as_array_mut().expect("it is a list") {
        game.as_object_mut().expect("it is an object").remove("seconds").expect("it took time");
    }
    json
}

#[test]
fn one_game_says_who_won_and_how_long_it_took() {
    let came =
        Stage::new().run("battle whdw --seats random --armies karl-franz+teclis,azhag+grimgor --seed 7");
    assert_eq!((came.code, came.err.as_str()), (0, ""));
    for word in ["Warhammer: Diskwars (standard), seed 7", "karl-franz+teclis", "won", "rounds", "decisions"]
    {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
}

#[test]
fn the_same_seed_leads_to_the_same_games_on_any_number_of_threads() {
    let stage = Stage::new();
    let run = |threads: u8| {
        let came =
            stage.run(&format!("battle whdw --seats random --games 12 --seed 3 --json --threads {threads}"));
        assert_eq!(came.code, 0, "{came:?}");
        timeless(came.json())
    };
    let alone = run(1);
    assert_eq!(alone, run(4));
    let sizes: BTreeSet<usize> = alone["games"]
        .as_array()
        .expect("it is a list")
        .iter()
        .map(|game| game["armies"].as_array().expect("it is a list").len())
        .collect();
    assert_eq!(sizes, BTreeSet::from([2, 3, 4]), "without --armies every number of players has its turn");
}

#[test]
fn one_game_of_a_series_can_be_played_alone() {
    let stage = Stage::new();
    let series = timeless(stage.run("battle whdw --seats random --games 5 --seed 40 --json").json());
    let alone = timeless(stage.run("battle whdw --seats random --seed 43 --json").json());
    assert_eq!(series["games"][3], alone["games"][0]);
}

#[test]
fn scenarios_sizes_and_rulings_can_be_chosen() {
    let stage = Stage::new();
    let learning =
        stage.run("battle whdw --seats random --armies learning-orc,learning-empire --json").json();
    assert_eq!(learning["games"][0]["scenario"], "learning");
    let larger = stage.run("battle whdw --seats random --regiments 2 --scenario strongholds --json").json();
    let army = larger["games"][0]["armies"][0].as_str().expect("it has a name");
    assert_eq!((army.split('+').count(), &larger["games"][0]["scenario"]), (2, &"strongholds".into()));
    let ruled = "battle whdw --seats random --seed 5 --ruling flips=straight --ruling pin-test=any-between --log a.jsonl";
    assert_eq!(stage.run(ruled).code, 0);
    assert!(stage.read("a.jsonl").lines().next().expect("a header").contains("\"flips\":\"straight\""));
}

#[test]
fn kings_of_war_is_fought_by_its_options() {
    let stage = Stage::new();
    let run = |rest: &str| stage.run(&format!("battle kow --option length=1 --seed 6 {rest}"));
    let came =
        run("--armies spears-of-the-dawn,hammers-of-the-deep --scenario pillage --option clock=chess:30min");
    assert_eq!((came.code, came.err.as_str()), (0, ""));
    for word in
        ["Kings of War (pillage, length=1, clock=chess:30min), seed 6", "spears-of-the-dawn", "One round"]
    {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
    let json = run("--option terrain=players --option clock=turn --json --log a.jsonl").json();
    let options = &json["games"][0]["options"];
    assert_eq!((&options["terrain"], &options["clock"]), (&"players".into(), &"turn".into()));
    assert!(stage.read("a.jsonl").lines().next().expect("a header").contains("\"terrain\":\"players\""));
    assert_eq!(stage.run("replay verify a.jsonl").code, 0);
    let told = stage.run("replay show a.jsonl --lang de");
    assert!(told.out.contains("== Zug 1: ") && !told.out.contains('⟦'), "{}", told.out);
}

#[test]
fn a_series_of_kings_of_war_plays_every_victory_and_every_clock() {
    let came =
        Stage::new().run("battle kow --option length=1 --option terrain=none --games 9 --seed 0 --json");
    assert_eq!(came.code, 0, "{came:?}");
    let json = came.json();
    let games = json["games"].as_array().expect("it is a list");
    let ways: BTreeSet<String> =
        games.iter().map(|game| format!("{} {}", game["scenario"], game["options"]["clock"])).collect();
    assert_eq!(ways.len(), 9, "{ways:?}");
}

#[test]
fn armies_come_from_files_too() {
    let stage = Stage::new();
    let army = root().join("data/whdw/armies/waaagh.toml");
    std::fs::copy(army, stage.folder.join("mine.toml")).expect("the sample is there");
    let came = stage.run("battle whdw --seats random --armies mine.toml,karl-franz+teclis --seed 1 --json");
    assert_eq!(came.code, 0, "{came:?}");
    assert_eq!(came.json()["games"][0]["armies"][0], "Green Tide");
}

#[test]
fn logs_are_written_and_never_overwritten() {
    let stage = Stage::new();
    assert_eq!(stage.run("battle whdw --seats random --seed 1 --log game.jsonl").code, 0);
    let first = stage.read("game.jsonl");
    let again = stage.run("battle whdw --seats random --seed 2 --log game.jsonl");
    assert_eq!((again.code, again.out.as_str()), (2, ""));
    assert!(again.err.contains("game.jsonl") && again.err.contains("--force"), "{}", again.err);
    assert_eq!(stage.read("game.jsonl"), first);
    assert_eq!(stage.run("battle whdw --seats random --seed 2 --log game.jsonl --force").code, 0);
    assert_ne!(stage.read("game.jsonl"), first);
    assert_eq!(std::fs::read_dir(&stage.folder).expect("it is there").count(), 1, "nothing else is left");
}

#[test]
fn several_games_have_several_logs() {
    let stage = Stage::new();
    let run = |rest: &str| stage.run(&format!("battle whdw --seats random --seed 1 --games 3 {rest}"));
    assert_eq!(run("--log logs/").code, 0);
    assert_eq!(run("--log some-{}.jsonl --log-games 2").code, 0);
    for name in ["logs/whdw-000001.jsonl", "logs/whdw-000003.jsonl", "some-000001.jsonl", "some-000002.jsonl"]
    {
        assert!(stage.folder.join(name).is_file(), "{name}");
    }
    assert!(!stage.folder.join("some-000003.jsonl").exists());
    let all = "replay verify logs/whdw-000001.jsonl logs/whdw-000002.jsonl logs/whdw-000003.jsonl some-000001.jsonl";
    assert_eq!(stage.run(all).code, 0);
    let single = run("--log one.jsonl");
    assert!(single.code == 2 && single.err.contains("{}"), "{single:?}");
    let nowhere = run("--log no/such/folder/{}.jsonl");
    assert!(nowhere.code == 2 && nowhere.err.contains("no/such/folder"), "{nowhere:?}");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_remedy() {
    let stage = Stage::new();
    stage.file("bad.toml", "game = \"whdw\"\nname = \"Bad\"\n\n[[regiments]]\nhero = \"karl-frans\"\n");
    stage.file("garbage.toml", [0xff, 0xfe, 0x00]);
    let cases = [
        ("wdhw", "Did you mean “whdw”?"),
        ("whdw --seats rndom", "Did you mean “random”?"),
        ("whdw --seats random,random,random --armies teclis,grom", "3 seats, but 2 armies"),
        ("whdw --seats random --armies teclsi,grom", "Did you mean “teclis”?"),
        ("whdw --seats random --armies teclis", "2 to 4 players"),
        ("whdw --seats random --scenario siege", "learning, strongholds"),
        ("whdw --seats random --ruling flip=straight", "Did you mean “flips”?"),
        ("whdw --seats random --ruling flips=sideways", "pivot, straight"),
        ("whdw --seats random --ruling flips", "equals sign"),
        ("whdw --seats random --option flips=straight --ruling flips=pivot", "chosen twice"),
        ("kow --option clokc=chess", "Did you mean “clock”?"),
        ("kow --option terrain=forest-raod", "Did you mean “forest-road”?"),
        ("kow --option length=101", "1 to 100"),
        ("kow --regiments 2", "There is no option “regiments”"),
        ("kow --scenario siege", "roll, kill, pillage, kill-and-pillage"),
        ("kow --seats random,random,random", "a game has 2 players"),
        ("kow --armies faceless-host,faceles-host", "Did you mean “faceless-host”?"),
        (
            "kow --armies faceless-host,dawn-and-iron --option points=1000",
            "faceless-host: kow.army.within-limit",
        ),
        ("kow --option clock=turn --option length=60min", "kow.clock.turn-timer"),
        ("whdw --seats random --armies missing.toml,grom", "missing.toml: there is no such file"),
        ("whdw --seats random --armies bad.toml,grom", "bad.toml: whdw.army.hero-per-regiment"),
        ("whdw --seats random --armies garbage.toml,grom", "garbage.toml"),
        ("whdw --seats random --armies ./,grom", "./"),
    ];
    for (arguments, expected) in cases {
        let came = stage.run(&format!("battle {arguments}"));
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{arguments}: {came:?}");
        assert!(came.err.contains(expected), "{arguments}: {}", came.err);
        assert!(!came.err.contains('⟦'), "{arguments}: {}", came.err);
    }
}

#[test]
fn the_rules_that_bore_on_games_are_counted_without_changing_the_games() {
    let stage = Stage::new();
    let words = "battle whdw --seats random --games 3 --seed 11 --json";
    let mut counted = timeless(stage.run(&format!("{words} --rules")).json());
    let rules = counted["rules"].take();
    assert_eq!(counted, timeless(stage.run(words).json()));
    let rules = rules.as_object().expect("it is an object");
    assert!(!rules.is_empty() && rules.keys().all(|id| id.starts_with("whdw.")), "{rules:?}");
    assert!(rules.values().all(|count| count["times"].as_u64() >= count["games"].as_u64()));
    let told = stage.run("battle whdw --seats random --seed 11 --rules");
    assert!(told.out.contains("whdw."), "{}", told.out);
}
