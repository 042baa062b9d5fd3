//! Armies built step by step, for every game.

mod lines;
mod offered;
mod unknown;

use gonfalon_catalog::{ArmyWord, Finding, GameEntry, army_of_link, game, games};
use gonfalon_kernel::Line;
use gonfalon_scene::{Edit, Muster, Setting};
use gonfalon_text::Lang;

/// The army in a muster, to go on from.
fn file(muster: &Muster) -> ArmyWord {
    ArmyWord::File { name: "army.json".to_owned(), bytes: muster.file.json.clone().into_bytes() }
}

fn build(game: &dyn GameEntry, army: Option<&ArmyWord>, edits: &[Edit]) -> Muster {
    game.muster(army, edits, &[], false).unwrap_or_else(|findings| panic!("{edits:?}: {findings:?}"))
}

fn add(id: &str, to: &str) -> Edit {
    Edit::Add { id: id.to_owned(), to: to.to_owned() }
}

fn set(path: &str, choice: &str, to: Setting) -> Edit {
    Edit::Set { path: path.to_owned(), choice: choice.to_owned(), to }
}

/// Every game, those that are not offered yet included.
fn entries() -> Vec<&'static dyn GameEntry> {
    games().to_vec()
}

/// The rules that `check_army` finds broken in the file of a muster.
fn judged(game: &dyn GameEntry, muster: &Muster, options: &[(String, String)]) -> Vec<(String, Line)> {
    let report =
        game.check_army("army.toml", muster.file.toml.as_bytes(), options).expect("options are known");
    assert_eq!(report.form, Vec::<Finding>::new(), "{}", muster.file.toml);
    assert_eq!(report.summary, muster.summary);
    let said = |finding: Finding| (finding.rule.expect("a rule is broken").to_string(), finding.says);
    report.broken.into_iter().map(said).collect()
}

fn broken(muster: &Muster) -> Vec<(String, Line)> {
    muster.broken.iter().map(|broken| (broken.rule.to_string(), broken.says.clone())).collect()
}

fn keys(findings: &[Finding]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.says.key).collect()
}

/// The edits that make this army out of nothing, read from how it is described.
fn recipe(game: &dyn GameEntry, muster: &Muster) -> Vec<Edit> {
    let json: serde_json::Value = serde_json::from_str(&muster.file.json).expect("it is JSON");
    let word = |value: &serde_json::Value| value.as_str().expect("it is a word").to_owned();
    let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
    let number =
        |value: &serde_json::Value| u32::try_from(value.as_u64().expect("it is a number")).expect("small");
    let mut edits = vec![Edit::Rename(muster.name.clone())];
    if game.id() == "kow" {
        let points = json.get("points").map_or(Setting::Nothing, |points| Setting::Number(number(points)));
        edits.push(set("", "points", points));
        let mixed = json["good_and_evil_agreed"].as_bool().expect("it is a flag");
        edits.push(set("", "good-and-evil", Setting::Flag(mixed)));
        for (place, unit) in list(&json["units"]).iter().enumerate() {
            let path = format!("units.{place}");
            edits.push(add(&word(&unit["id"]), ""));
            for option in list(&unit["options"]) {
                edits.push(set(&path, &format!("option.{}", word(&option)), Setting::Flag(true)));
            }
            edits.push(set(&path, "count", Setting::Number(number(&unit["count"]))));
        }
        return edits;
    }
    if game.id() == "dw" {
        for (part, sort) in [("disks", "disk"), ("spells", "spell")] {
            let lines = list(&json[part]);
            let count =
                |place: usize, count| set(&format!("{part}.{place}"), "count", Setting::Number(count));
            for (place, line) in lines.iter().enumerate() {
                // Another copy joins a line of its kind that has room, so those before it are full for the moment.
                let same = |other: &usize| lines[*other]["id"] == line["id"];
                edits.extend((0..place).filter(same).map(|other| count(other, 50)));
                edits.push(add(&format!("{sort}:{}", word(&line["id"])), ""));
                edits.extend(
                    (0..=place).filter(same).map(|other| count(other, number(&lines[other]["count"]))),
                );
            }
        }
        return edits;
    }
    if game.id() == "wh40k" {
        for choice in ["size", "faction", "detachment"] {
            edits.push(set("", choice, Setting::Word(word(&json[choice]))));
        }
        for (place, unit) in list(&json["units"]).iter().enumerate() {
            let path = format!("units.{place}");
            edits.push(add(&word(&unit["id"]), ""));
            if let Some(models) = unit.get("models") {
                edits.push(set(&path, "models", Setting::Word(number(models).to_string())));
            }
            for option in list(&unit["options"]) {
                let count = Setting::Number(number(&option["count"]));
                edits.push(set(&path, &format!("option.{}", word(&option["id"])), count));
            }
            for enhancement in list(&unit["enhancements"]) {
                edits.push(set(&path, "enhancement", Setting::Word(word(&enhancement))));
            }
            if unit.get("warlord").is_some() {
                edits.push(set(&path, "warlord", Setting::Flag(true)));
            }
        }
        return edits;
    }
    for (place, regiment) in list(&json["regiments"]).iter().enumerate() {
        if let Some(prebuilt) = regiment.get("prebuilt") {
            edits.push(add(&format!("prebuilt:{}", word(prebuilt)), ""));
            continue;
        }
        let path = format!("regiments.{place}");
        edits.push(add(&format!("hero:{}", word(&regiment["hero"])), ""));
        for (place, unit) in list(&regiment["units"]).iter().enumerate() {
            edits.push(add(&format!("unit:{}", word(&unit["id"])), &path));
            let count = Setting::Number(number(&unit["count"]));
            edits.push(set(&format!("{path}.units.{place}"), "count", count));
        }
        for card in list(&regiment["cards"]) {
            edits.push(add(&format!("card:{}", word(&card)), &path));
        }
    }
    edits
}

#[test]
fn every_ready_army_can_be_built_from_nothing() {
    for game in &entries() {
        let ready = game.ready_armies();
        for army in ready.iter().filter(|army| army.scenarios != ["learning"]) {
            let named = build(*game, Some(&ArmyWord::Named(army.id.clone())), &[]);
            assert_eq!(broken(&named), [], "{}", army.id);
            assert_eq!(named.summary, army.summary, "{}", army.id);
            let made = build(*game, None, &recipe(*game, &named));
            assert_eq!(made, named, "{}", army.id);
        }
    }
}

#[test]
fn every_prebuilt_regiment_can_be_opened_and_built_by_hand() {
    let game = game("whdw").expect("it is a game");
    for army in game.ready_armies().iter().filter(|army| army.scenarios != ["learning"]) {
        let named = ArmyWord::Named(army.id.clone());
        let closed = build(game, Some(&named), &[]);
        let opened = build(game, Some(&named), &[set("regiments.0", "prebuilt", Setting::Flag(false))]);
        assert_eq!(opened.summary, closed.summary);
        let names = |muster: &Muster| -> Vec<_> {
            muster.entries.iter().map(|entry| (entry.path.clone(), entry.name.clone(), entry.cost)).collect()
        };
        assert_eq!(names(&opened), names(&closed));
        let removable = |muster: &Muster| muster.entries.iter().filter(|entry| entry.removable).count();
        assert_eq!(removable(&closed), 1);
        assert_eq!(removable(&opened), opened.entries.len());
        assert_eq!(build(game, None, &recipe(game, &opened)), opened);
    }
}

#[test]
fn nothing_is_an_army_in_the_making_and_says_what_is_missing() {
    for (id, key) in [("whdw", "army-no-regiments"), ("kow", "army-no-units")] {
        let game = game(id).expect("it is a game");
        let nothing = build(game, None, &[]);
        assert_eq!(nothing.broken.iter().map(|broken| broken.says.key).collect::<Vec<_>>(), [key]);
        assert!(nothing.entries.is_empty() && nothing.summary.is_none());
        assert!(nothing.additions.iter().all(|addition| addition.about.is_none()));
        assert_eq!(judged(game, &nothing, &[]), broken(&nothing));
        let sheets = game.muster(None, &[], &[], true).expect("it is the same");
        assert!(sheets.additions.iter().all(|addition| addition.about.is_some()));
        assert_eq!(sheets.additions.len(), nothing.additions.len());
    }
}

#[test]
fn limits_are_gauges_and_broken_rules_name_their_entries() {
    let kow = game("kow").expect("it is a game");
    let edits = [
        set("", "points", Setting::Number(200)),
        add("elf-king", ""),
        add("elf-king", ""),
        add("skeletons-troop", ""),
        set("units.2", "option.standard", Setting::Flag(true)),
    ];
    let army = build(kow, None, &edits);
    assert_eq!(army.gauges[0].most, 200);
    assert_eq!(u32::try_from(army.gauges[0].used).ok(), army.cost);
    let paths = |rule: &str| {
        let found = army.broken.iter().find(|broken| broken.rule.0 == rule);
        found.map(|broken| broken.paths.clone()).unwrap_or_else(|| panic!("{rule} in {:?}", army.broken))
    };
    assert_eq!(paths("kow.army.within-limit"), Vec::<String>::new());
    assert_eq!(paths("kow.army.hero-monster-quota"), ["units.0", "units.1"]);
    assert_eq!(paths("kow.ally.good-evil-forbidden"), ["units.0", "units.1", "units.2"]);
    let casual = build(kow, Some(&file(&army)), &[set("", "points", Setting::Nothing)]);
    assert!(casual.gauges.is_empty() && casual.broken.is_empty() && casual.summary.is_some());
    let whdw = game("whdw").expect("it is a game");
    let regiments =
        whdw.muster(None, &[add("prebuilt:grom", "")], &[("regiments".into(), "2".into())], false);
    let regiments = regiments.expect("it can be built");
    assert_eq!((regiments.gauges[0].used, regiments.gauges[0].most), (1, 2));
    assert_eq!(regiments.broken[0].rule.0, "whdw.army.regiments");
    let hero = &regiments.entries[0];
    assert!(hero.gauges.iter().all(|gauge| gauge.used <= gauge.most) && hero.gauges.len() == 2);
}

#[test]
fn links_lead_back_to_the_same_army() {
    for game in &entries() {
        for army in game.ready_armies().iter().filter(|army| army.scenarios != ["learning"]) {
            let muster = build(*game, Some(&ArmyWord::Named(army.id.clone())), &[]);
            assert!(muster.file.link.len() < 600, "{}: {}", army.id, muster.file.link.len());
            let linked = army_of_link(&muster.file.link).expect("it was just made");
            assert_eq!(build(*game, Some(&linked), &[]), muster);
        }
    }
    assert_eq!(
        army_of_link("nonsense").map_err(|findings| keys(&findings)).err(),
        Some(vec!["data-bad-link"])
    );
}

#[test]
fn only_nonsense_is_refused_and_said_in_both_languages() {
    for game in &entries() {
        let wrong = |edits: &[Edit]| game.muster(None, edits, &[], false).expect_err("it means nothing");
        let additions = game.muster(None, &[], &[], false).expect("it is nothing").additions;
        let known = additions[0].id.clone();
        let far = Edit::Rename("x".repeat(101));
        let many = vec![Edit::Rename("x".to_owned()); 201];
        // Copies of a Disk share a line, so that it takes many kinds to fill an army.
        let full = match game.id() {
            "dw" => additions.iter().take(121).map(|addition| add(&addition.id, "")).collect(),
            _ => vec![add(&known, ""); 121],
        };
        let cases = [
            (wrong(&[Edit::Remove { path: "units.0".to_owned() }]), "catalog-muster-path"),
            (wrong(&[Edit::Remove { path: String::new() }]), "catalog-muster-path"),
            (wrong(&[add(&format!("{known}x"), "")]), "catalog-muster-addition-nearest"),
            (wrong(&[add(&known, "regiments.7")]), "catalog-muster-addition"),
            (wrong(&[add(&known, ""), set("regiments.0", "x", Setting::Nothing)]), ""),
            (wrong(&[Edit::Rename(" ".to_owned())]), "catalog-muster-name"),
            (wrong(&[far]), "catalog-muster-name"),
            (wrong(&many), "catalog-muster-too-many-edits"),
            (wrong(&full), "catalog-muster-full"),
        ];
        for (findings, key) in cases {
            assert!(key.is_empty() || keys(&findings) == [key], "{findings:?}");
            for lang in [Lang::En, Lang::De] {
                assert_eq!(game.texts().resolve(lang, &findings[0].says).flaws, [], "{findings:?}");
            }
        }
        let large = ArmyWord::File { name: "a.toml".to_owned(), bytes: vec![b'#'; 512 * 1024 + 1] };
        let large = game.muster(Some(&large), &[], &[], false).expect_err("it is too large");
        assert_eq!(keys(&large), ["catalog-muster-too-large"]);
        let option = game.muster(None, &[], &[("x".to_owned(), "y".to_owned())], false);
        assert_eq!(keys(&option.expect_err("there is no such option")), ["catalog-unknown-option"]);
    }
}
