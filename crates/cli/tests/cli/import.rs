//! `gonfalon army import`.

use std::time::{Duration, Instant};

use crate::stage::{Stage, root};

fn stage() -> Stage {
    let stage = Stage::new();
    for name in ["ashen-host.ros", "nr-gw.txt", "pack.toml"] {
        let path = root().join("crates/rosters/fixtures").join(name);
        stage.file(name, std::fs::read(path).expect("the fixture belongs to the project"));
    }
    stage
}

#[test]
fn a_roster_becomes_an_army_that_is_judged_and_played() {
    let stage = stage();
    let came = stage.run("army import ashen-host.ros -o host.toml");
    assert_eq!((came.code, came.err.as_str()), (0, ""), "{came:?}");
    for part in [
        "BattleScribe (.ros), 4 units, 17 models, 405 points",
        "not automated",
        "keeps all rules",
        "Written: host.toml",
    ] {
        assert!(came.out.contains(part), "{part}: {}", came.out);
    }
    assert_eq!(stage.run("army check host.toml").code, 0);
    let battle =
        stage.run("battle wh40k --armies host.toml,moon-at-full --seats random --seed 5 --log a.jsonl");
    assert_eq!(battle.code, 0, "{battle:?}");
    // The log has everything it needs, even if the army is gone.
    std::fs::remove_file(stage.folder.join("host.toml")).expect("it is there");
    assert_eq!(stage.run("replay verify a.jsonl").code, 0);
    let german = stage.run("army import ashen-host.ros --lang de --all");
    assert!(
        german.out.contains("nicht automatisiert") && german.out.contains("Geschrieben: ashen-host.toml"),
        "{}",
        german.out
    );
    assert!(!german.out.contains('⟦') && german.out.lines().count() > 500, "{}", german.out);
}

#[test]
fn an_existing_file_is_not_overwritten_unasked() {
    let stage = stage();
    stage.file("ashen-host.toml", "mine");
    let came = stage.run("army import ashen-host.ros");
    assert!(came.code == 2 && came.err.contains("--force"), "{came:?}");
    assert_eq!(stage.read("ashen-host.toml"), "mine");
    assert_eq!(stage.run("army import ashen-host.ros --force").code, 0);
    assert!(stage.read("ashen-host.toml").contains("game = \"wh40k\""));
    assert_eq!(stage.run("army import ashen-host.ros -o host.json").code, 0);
    assert!(stage.read("host.json").starts_with('{'));
}

#[test]
fn what_is_missing_is_listed_and_packs_supply_it() {
    let stage = stage();
    let came = stage.run("army import nr-gw.txt");
    assert_eq!((came.code, came.err.as_str()), (1, ""), "{came:?}");
    for part in ["datasheet pack", "Soot Hounds: ", "Fangs", "Pyre Warden: ", "No army was written"] {
        assert!(came.out.contains(part), "{part}: {}", came.out);
    }
    assert_eq!(stage.run("army import nr-gw.txt --pack pack.toml").code, 1, "it does not have them all");
    let json = stage.run("army import nr-gw.txt --pack pack.toml --json");
    assert_eq!(json.json()["missing"].as_array().map(Vec::len), Some(2), "{}", json.out);
    let came = stage.run("army import nr-gw.txt --pack pack.toml --pack ashen-host.ros");
    assert_eq!(came.code, 0, "{came:?}");
    let broken = stage.run("army import nr-gw.txt --pack nr-gw.txt");
    assert!(broken.code == 2 && broken.err.contains("nr-gw.txt"), "{broken:?}");
}

#[test]
fn bad_rosters_are_refused_in_a_moment() {
    let stage = stage();
    let sound = stage.read("ashen-host.ros");
    let bomb = "<?xml version=\"1.0\"?><!DOCTYPE r [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]><roster>&b;</roster>";
    stage.file("bomb.ros", bomb);
    stage.file("cut.rosz", b"PK\x03\x04\x14\0\0\0\x08\0");
    stage.file("cut.ros", &sound[..sound.len() / 2]);
    stage.file("ninth.ros", sound.replace("10th Edition", "9th Edition"));
    stage.file("absurd.ros", sound.replacen("name=\"T\">4<", "name=\"T\">99999999999<", 1));
    stage.file("many.ros", sound.replacen("number=\"8\" type=\"model\"", "number=\"999\" type=\"model\"", 1));
    stage.file("deep.json", "[".repeat(100_000));
    stage.file("empty.txt", "");
    stage.file("huge.ros", vec![b'x'; 50 << 20]);
    let cases = [
        ("bomb.ros", 2, "document type"),
        ("cut.rosz", 2, "archive"),
        ("cut.ros", 2, "cut off"),
        ("ninth.ros", 2, "edition"),
        ("absurd.ros", 1, "T of Pyre Warden is “99999999999”"),
        ("many.ros", 1, "between 1 and 100"),
        ("deep.json", 2, "nested"),
        ("empty.txt", 2, "empty"),
        ("huge.ros", 2, "larger than 16 MiB"),
        ("no-such.ros", 2, "no-such.ros"),
    ];
    for (name, code, part) in cases {
        let begun = Instant::now();
        let came = stage.run(&format!("army import {name} -o out.toml"));
        let told = format!("{}{}", came.out, came.err);
        assert!(came.code == code && told.contains(part), "{name}: {came:?}");
        assert!(begun.elapsed() < Duration::from_secs(20), "{name}: {:?}", begun.elapsed());
        assert!(!stage.folder.join("out.toml").exists(), "{name}");
        let german = stage.run(&format!("army import {name} --lang de -o out.toml"));
        assert_eq!(german.code, code);
        assert!(!format!("{}{}", german.out, german.err).contains('⟦'), "{name}: {german:?}");
    }
}
