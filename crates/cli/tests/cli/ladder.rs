//! `gonfalon ladder`.

use serde_json::Value;

use crate::stage::Stage;

/// A ladder of quick bots in quick matches.
const QUICK: &str = "ladder whdw --armies grimgor,karl-franz --seed 3";

#[test]
fn who_beats_the_one_below_holds_its_rung() {
    let came = Stage::new().run(&format!("{QUICK} --bots random,greedy --pairs 40"));
    assert_eq!(came.code, 0, "{came:?}");
    for word in ["Warhammer: Diskwars: the ladder, seed 3", "greedy over random", "Elo", "Holds:"] {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
    assert!(came.err.contains("greedy over random: "), "whoever waits is told how it goes: {}", came.err);
}

#[test]
fn who_does_not_fails_the_ladder() {
    let stage = Stage::new();
    let came = stage.run(&format!("{QUICK} --bots greedy,random --pairs 40 --json --lang de"));
    assert_eq!(came.code, 1, "{came:?}");
    let json = came.json();
    let rung = &json["rungs"][0];
    assert_eq!(
        (&rung["test"], &rung["passed"], &json["passed"]),
        (&"failed".into(), &false.into(), &false.into())
    );
    let counted: u64 = rung["pairs"].as_array().expect("a list").iter().filter_map(Value::as_u64).sum();
    assert!((15..40).contains(&counted), "more pairs are not needed: {rung}");
    let games: u64 = ["won", "drawn", "lost"].iter().filter_map(|key| rung[*key].as_u64()).sum();
    assert_eq!(games, 2 * counted);
    let told = stage.run(&format!("{QUICK} --bots greedy,random --pairs 2 --lang de"));
    assert!(told.code == 1 && told.out.contains("Hält nicht:") && !told.out.contains('⟦'), "{told:?}");
}

#[test]
fn threads_change_nothing() {
    let stage = Stage::new();
    let run = |threads: u8| {
        let came = stage.run(&format!("{QUICK} --bots random,greedy --pairs 30 --json --threads {threads}"));
        assert_eq!(came.code, 0, "{came:?}");
        came.out
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn small_matches_are_played_in_turn() {
    let json = Stage::new().run("ladder whdw --bots random,greedy --pairs 1 --json").json();
    let matches = json["matches"].as_array().expect("a list");
    assert!(matches.len() > 1, "{matches:?}");
    let alike = matches.iter().all(|one| one["armies"][0] == one["armies"][1]);
    assert!(
        alike && matches[0]["armies"] != matches[1]["armies"],
        "both sides have the same, each time another"
    );
    let chosen = "ladder whdw --bots random,greedy --pairs 1 --json --option flips=straight";
    let json = Stage::new().run(chosen).json();
    assert_eq!(json["matches"][0]["options"]["flips"], "straight");
}

#[test]
fn the_scale_has_greedy_as_its_zero() {
    let json = Stage::new().run(&format!("{QUICK} --bots random,greedy --pairs 6 --json")).json();
    assert_eq!(
        (&json["scale"][1]["bot"], &json["scale"][1]["elo"]["value"]),
        (&"greedy".into(), &0.0.into())
    );
    let below = json["scale"][0]["elo"]["value"].as_f64().expect("a number");
    let lead = json["rungs"][0]["elo"]["value"].as_f64().expect("a number");
    assert!(below < 0.0 && (below + lead).abs() < 1e-9, "{json}");
}

#[test]
fn the_page_is_the_same_every_time_and_never_overwritten() {
    let stage = Stage::new();
    let line = format!("{QUICK} --bots random,greedy --pairs 3 --bound 40 --report page.md");
    let first = stage.run(&format!("{line} --threads 1"));
    let page = stage.read("page.md");
    let command = "`gonfalon ladder whdw --bots random,greedy --armies grimgor,karl-franz --seed 3 --pairs 3 --bound 40`";
    for word in
        [command, "# Warhammer: Diskwars", "| rung |", "greedy over random", "Rules version", "grimgor"]
    {
        assert!(page.contains(word), "{word}: {page}");
    }
    assert!(!page.contains('⟦') && !page.contains("thread"), "{page}");
    let kept = stage.run(&line);
    assert_eq!(kept.code, 2);
    assert!(kept.err.contains("page.md") && kept.err.contains("--force"), "{}", kept.err);
    let again = stage.run(&format!("{line} --threads 4 --force"));
    assert_eq!((again.code, stage.read("page.md")), (first.code, page));
    let nowhere = stage.run(&format!("{QUICK} --bots random,greedy --pairs 3 --report no/page.md"));
    assert!(nowhere.code == 2 && nowhere.err.contains("no such folder"), "{nowhere:?}");
}

#[test]
fn what_cannot_be_a_ladder_is_refused() {
    let stage = Stage::new();
    for (line, word) in [
        ("ladder whdw --bots random,gredy", "gredy"),
        ("ladder whdw --bots greedy,greedy", "greedy"),
        ("ladder whdw --bots random,greedy,random", "random"),
        ("ladder whdw --bots greedy", "two bots"),
        ("ladder whdw --bots random,greedy --pairs 0", "--pairs"),
        ("ladder whdw --bots random,greedy --bound 81", "--bound"),
        ("ladder whdw --bots random,greedy --threads 0", "--threads"),
        ("ladder whdw --bots random,greedy --armies grimgor,teclis,azhag", "3"),
        ("ladder whdw --bots random,greedy --armies nobody,grimgor", "nobody"),
        ("ladder whdw --bots random,greedy --option flops=straight", "flops"),
        ("ladder whdw --bots random,greedy --option flips", "flips"),
        ("ladder chess", "chess"),
    ] {
        let came = stage.run(line);
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{line}");
        assert!(came.err.contains(word), "{line}: {}", came.err);
    }
}
