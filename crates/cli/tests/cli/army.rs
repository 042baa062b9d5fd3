//! `gonfalon army check`.

use crate::stage::{Stage, root};

const SOUND: &str = "\
game = \"whdw\"
name = \"Two\"

[[regiments]]
prebuilt = \"teclis\"

[[regiments]]
prebuilt = \"karl-franz\"
";

#[test]
fn sound_armies_are_legal() {
    let stage = Stage::new();
    stage.file("two.toml", SOUND);
    let came = stage.run("army check two.toml");
    assert_eq!((came.code, came.err.as_str()), (0, ""));
    assert!(came.out.contains("“Two” keeps all rules. 2 regiments"), "{}", came.out);
    let samples = ["whdw", "kow"].map(|game| root().join("data").join(game).join("armies"));
    for sample in samples.iter().flat_map(|folder| std::fs::read_dir(folder).expect("there are samples")) {
        let path = sample.expect("it can be read").path();
        assert_eq!(stage.run(&format!("army check {}", path.display())).code, 0, "{}", path.display());
    }
}

#[test]
fn every_broken_rule_is_listed_with_its_id() {
    let stage = Stage::new();
    let text = SOUND.replace("karl-franz", "azhag")
        + "\n[[regiments]]\nhero = \"karl-frans\"\ncards = [\"atack\"]\n";
    stage.file("bad.toml", text);
    let came = stage.run("army check bad.toml --regiments 2");
    assert_eq!(came.code, 1);
    for expected in
        ["whdw.army.hero-per-regiment", "Did you mean “karl-franz", "whdw.army.regiments", "“attack”"]
    {
        assert!(came.out.contains(expected), "{expected}: {}", came.out);
    }
    let german = stage.run("army check bad.toml --lang de");
    assert!(german.out.contains("Bataillon") && !german.out.contains('⟦'), "{}", german.out);
    let json = stage.run("army check bad.toml --json");
    assert_eq!((json.code, &json.json()["legal"]), (1, &false.into()));
    assert!(json.json()["broken"].as_array().is_some_and(|broken| broken.len() >= 3), "{}", json.out);
}

#[test]
fn one_box_is_a_limit_of_its_own() {
    let stage = Stage::new();
    let regiment = "[[regiments]]\nhero = \"azhag-the-slaughterer\"\nunits = [{ id = \"arrer-boyz\", count = 4 }]\ncards = [\"approach\", \"waaagh\"]\n";
    stage.file("many.toml", format!("game = \"whdw\"\nname = \"Many\"\n\n{regiment}"));
    let came = stage.run("army check many.toml --one-box");
    assert!(came.code == 1 && came.out.contains("One core set holds"), "{came:?}");
}

#[test]
fn armies_of_kings_of_war_are_judged_by_their_own_rules() {
    let stage = Stage::new();
    let army =
        "game = \"kow\"\nname = \"Kings\"\npoints = 1000\nunits = [{ id = \"elf-king\", count = 2 }]\n";
    stage.file("kings.toml", army);
    let came = stage.run("army check kings.toml");
    assert!(came.code == 1 && came.out.contains("kow.army.hero-monster-quota"), "{came:?}");
    assert_eq!(
        stage.run("army check kings.toml --option points=none").code,
        0,
        "a casual game takes anything"
    );
    let other = stage.run("army check kings.toml --option points=500 --lang de");
    assert!(other.code == 1 && other.out.contains("kow.army.points-agreed"), "{other:?}");
    for wrong in ["--regiments 2", "--one-box", "--option terrain=none", "--option points=many"] {
        let came = stage.run(&format!("army check kings.toml {wrong}"));
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{wrong}");
    }
    stage.file("kings.json", "{\"game\": \"kow\", \"name\": \"K\", \"units\": [{\"id\": \"elf-king\"}]}");
    assert_eq!(stage.run("army check kings.json").code, 0);
    stage.file("nameless.toml", army.replace("game = \"kow\"\n", ""));
    let json = stage.run("army check nameless.toml --json").json();
    assert_eq!((&json["game"], json["form"].as_array().map(Vec::len)), (&"kow".into(), Some(1)), "{json}");
}

#[test]
fn mistakes_of_form_have_their_line() {
    let stage = Stage::new();
    stage.file("form.toml", "game = \"whdw\"\nname = 3\nregiment = []\n");
    let came = stage.run("army check form.toml");
    assert!(came.code == 1 && came.out.contains("form.toml:2: name: "), "{came:?}");
    stage.file("form.json", "{\"game\": \"whdw\",\n \"name\": }");
    let json = stage.run("army check form.json");
    assert!(json.code == 1 && json.out.contains("form.json:2: "), "{json:?}");
    stage.file("other.toml", "game = \"chess\"\nname = \"x\"\nregiments = []\n");
    let other = stage.run("army check other.toml");
    assert!(other.code == 1 && other.out.contains("other.toml:1: game: "), "{other:?}");
}

#[test]
fn unreadable_armies_are_told_from_bad_ones() {
    let stage = Stage::new();
    assert_eq!(stage.run("army check nowhere.toml").code, 2);
    assert_eq!(stage.run("army check .").code, 2);
    stage.file("huge.toml", "#".repeat(2 << 20));
    let huge = stage.run("army check huge.toml");
    assert!(huge.code == 2 && huge.err.contains("huge.toml"), "{huge:?}");
}
