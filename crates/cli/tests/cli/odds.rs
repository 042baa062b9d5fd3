//! `gonfalon odds`.

use serde_json::Value;

use crate::stage::Stage;

const JOB: &str = "odds wh40k --attack 10x,A2,BS3,S4,AP-1,D1 --target 10x,T4,Sv3+,W2";

fn spread<'v>(json: &'v Value, what: &str) -> &'v Value {
    let spreads = json["spreads"].as_array().expect("a list");
    spreads.iter().find(|spread| spread["what"] == what).unwrap_or_else(|| panic!("{what}: {json}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

fn chance(json: &Value, what: &str) -> f64 {
    let chances = json["chances"].as_array().expect("a list");
    let found = chances.iter().find(|chance| chance["what"] == what);
    number(&found.unwrap_or_else(|| panic!("{what}: {json}"))["chance"])
}

#[test]
fn ten_rifles_are_told_in_words_and_numbers() {
    let stage = Stage::new();
    let told = stage.run(JOB);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    for word in ["Warhammer 40,000", "models destroyed", "1.4167", "3.3333", "█", "Exact"] {
        assert!(told.out.contains(word), "{word}: {}", told.out);
    }
    let german = stage.run(&format!("{JOB} --lang de"));
    assert!(german.out.contains("zerstörte Modelle") && german.out.contains("1,4167"), "{}", german.out);
    assert!(!german.out.contains('⟦'), "{}", german.out);
    let json = stage.run(&format!("{JOB} --json")).json();
    let destroyed = spread(&json, "destroyed");
    assert!((number(&destroyed["mean"]) - 1.416742).abs() < 5e-7, "{destroyed}");
    let sum: f64 =
        destroyed["outcomes"].as_array().expect("a list").iter().map(|one| number(&one["chance"])).sum();
    assert!((sum - 1.0).abs() < 1e-12);
}

#[test]
fn spaces_commas_and_brackets_say_the_same() {
    let stage = Stage::new();
    let command = |attack: &str, target: &str| {
        let arguments = ["odds", "wh40k", "--json", "--attack", attack, "--target", target];
        let mut json = stage.run_words(&arguments).json();
        json["attack"].take();
        json["target"].take();
        json
    };
    let one = command("10x A2 BS3 S4 AP-1 D1 [sustained-hits 1, lethal-hits]", "10x T4 Sv3+ W2 fnp5");
    let other = command("lethal-hits,sustained-hits:1,d1,ap-1,s4,bs3+,a2,10X", "FNP5+;W2;SV3;T4;10x");
    assert_eq!(one, other);
}

#[test]
fn names_of_the_data_stand_for_what_is_printed() {
    let stage = Stage::new();
    let named = stage.run("odds wh40k --attack 5x,lamp-rifle --target 5x,line-company --json").json();
    // One attack each at 3+, and the unit saves on 5+ after Armour Penetration.
    assert!((number(&spread(&named, "hits")["mean"]) - 5.0 * 2.0 / 3.0).abs() < 1e-9);
    assert!((number(&spread(&named, "removed")["mean"]) - 5.0 * 2.0 / 3.0 / 2.0 * 2.0 / 3.0).abs() < 1e-9);
    let kow = stage.run("odds kow --attack obsidian-golem,flank --target ghouls-regiment --json").json();
    assert!((number(&spread(&kow, "hits")["mean"]) - 8.0).abs() < 1e-9);
    let sum: f64 = ["steady", "wavers", "routs"].iter().map(|what| chance(&kow, what)).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    let whdw = stage.run("odds whdw --attack reikland-crossbowmen --target orc-boyz --json").json();
    assert!((chance(&whdw, "hit") - 7.0 / 8.0).abs() < 1e-9);
    let duel = stage.run("odds whdw --fight orc-boyz --target marienburg-swordsmen --json").json();
    assert!(chance(&duel, "defender-destroyed") > 0.5 && chance(&duel, "attacker-destroyed") < 0.5);
}

#[test]
fn what_falls_is_counted_and_says_so() {
    let stage = Stage::new();
    let line = "odds dw --attack elven-archer --target stalwarts --falls 2000";
    let json = stage.run(&format!("{line} --json")).json();
    let error = number(&spread(&json, "hits")["error"]);
    assert!((0.01..0.1).contains(&error), "{error}");
    assert!(stage.run(line).out.contains("Counted from falls"));
    assert_eq!(json, stage.run(&format!("{line} --json")).json(), "the same question has the same answer");
}

#[test]
fn charges_and_tests() {
    let stage = Stage::new();
    let once = stage.run("odds charge 9 --json").json();
    assert!((chance(&once, "reached") - 10.0 / 36.0).abs() < 1e-12);
    let again = stage.run("odds charge 9 --reroll --changed -1 --json").json();
    assert!((chance(&again, "reached") - (1.0 - (30.0_f64 / 36.0).powi(2))).abs() < 1e-12);
    let test = stage.run("odds battle-shock 7 --json").json();
    assert!((chance(&test, "passed") - 21.0 / 36.0).abs() < 1e-12);
}

#[test]
fn pictures_and_pages_are_whole_and_never_overwritten() {
    let stage = Stage::new();
    let line = format!("{JOB} --svg odds.svg --page odds.html");
    assert_eq!(stage.run(&line).code, 0);
    let (picture, page) = (stage.read("odds.svg"), stage.read("odds.html"));
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
    assert!(
        page.starts_with("<!doctype html>") && page.contains("<svg") && page.contains("models destroyed")
    );
    for outside in ["src=", "href=", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(!page.contains('⟦'));
    let again = stage.run(&line);
    assert!(again.code == 2 && again.err.contains("odds.svg") && again.err.contains("--force"), "{again:?}");
    assert_eq!(stage.run(&format!("{line} --force --lang de")).code, 0);
    assert!(stage.read("odds.html").contains("lang=\"de\""));
}

#[test]
fn what_cannot_be_understood_is_named_with_a_remedy() {
    let stage = Stage::new();
    for (line, words) in [
        ("odds wh40k --attack 10x,A2,BS3,S4,D1,lethal-hit --target T4,W1", ["lethal-hit", "lethal-hits"]),
        ("odds wh40k --attack 10x,A2,S4,D1 --target T4,W1", ["10x,A2,S4,D1", "BS3+"]),
        ("odds wh40k --attack A2,BS9,S4,D1 --target T4,W1", ["BS9", "BS2+"]),
        (
            "odds wh40k --attack A2,BS3,S4,D1,sustained-hits --target T4,W1",
            ["sustained-hits", "sustained-hits 1"],
        ),
        ("odds wh40k --attack A2,BS3,S4,D1 --target T4,W1,covr", ["covr", "cover"]),
        ("odds wh40k --attack A2,BS3,S4,D1 --target T4", ["T4", "W2"]),
        ("odds wh40k --attack A2,BS3,S4,D1 --target T4,W2,hurt2", ["hurt2", "hurt1"]),
        ("odds wh40k --attack 9999x,A2,BS3,S4,D1 --target T4,W1", ["9999", "1000"]),
        ("odds wh40k --attack A2,BS3,S4,D1 --target 999x,T4,W1", ["999", "200"]),
        ("odds kow --attack 20x,Me4,elit --target De4", ["elit", "elite"]),
        ("odds kow --attack 20000x,Me4 --target De4", ["20000", "1000"]),
        ("odds whdw --attack 3x --target T5", ["3x", "S3"]),
        ("odds whdw --fight T5 --target T5,C3", ["T5", "A5"]),
        ("odds dw --attack 3x,arow --target T4,W1,wide:2", ["arow", "arrow"]),
        ("odds dw --attack 3x,arrow --target T4,W1,wide:200", ["wide:200", "wide:2.5"]),
        ("odds charge", ["missing", "--help"]),
        ("odds charge 99", ["99", "--help"]),
        ("odds whdw --target T5", ["--attack", "--help"]),
    ] {
        for lang in ["en", "de"] {
            let came = stage.run(&format!("{line} --lang {lang}"));
            assert_eq!((came.code, came.out.as_str()), (2, ""), "{line}");
            assert!(!came.err.contains('⟦'), "{line}: {}", came.err);
        }
        let came = stage.run(line);
        for word in words {
            assert!(came.err.contains(word), "{line}: {word}: {}", came.err);
        }
    }
}
