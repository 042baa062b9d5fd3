//! `gonfalon lab table`.

use crate::stage::Stage;

const QUICK: &str = "lab table kow --option terrain=border-country --spacing 6 --games 2 --bot random";

#[test]
fn a_table_is_told_drawn_and_printed_in_both_languages() {
    let stage = Stage::new();
    let came = stage.run(&format!("{QUICK} --page a.html --svg a.svg"));
    assert_eq!(came.code, 0, "{came:?}");
    for word in [
        "A table of Kings of War",
        "terrain=border-country",
        "that see each other",
        "2 games",
        "Written: a.svg",
    ] {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
    let (page, picture) = (stage.read("a.html"), stage.read("a.svg"));
    assert_eq!(page.matches("<figure>").count(), 7);
    assert!(picture.starts_with("<svg ") && picture.contains("prefers-color-scheme:dark"));
    for outside in ["http://", "https://"] {
        let known = page.matches(outside).count()
            - page.matches("http://www.w3.org/2000/svg").count() * usize::from(outside == "http://");
        assert_eq!(known, 0, "the page needs nothing else");
    }
    let german = stage.run(&format!("{QUICK} --page b.html --lang de"));
    assert!(german.code == 0 && german.out.contains("die einander sehen"), "{german:?}");
    assert!(stage.read("b.html").contains("<html lang=\"de\">"));
    assert!(![german.out, came.out, page].iter().any(|text| text.contains('⟦')));
    let json = stage.run(&format!("{QUICK} --json --threads 1"));
    assert_eq!(json.out, stage.run(&format!("{QUICK} --json --threads 3 --lang de")).out);
    let json = json.json();
    assert_eq!((&json["bias"]["games"], &json["bias"]["same_table"]), (&2.into(), &true.into()));
    assert_eq!(json["sight"].as_array().map(Vec::len), Some(12 * 8));
}

#[test]
fn one_army_has_both_sides_and_games_can_be_left_out() {
    let came = Stage::new().run(
        "lab table wh40k --armies court-of-rust --option terrain=crossroads --spacing 6 --games 0 --json",
    );
    let json = came.json();
    assert_eq!(json["match"]["armies"][0], json["match"]["armies"][1]);
    assert!(json["bias"].is_null() && json["sides"][0]["unit"] == json["sides"][1]["unit"]);
}

#[test]
fn a_table_without_terrain_is_said_to_have_none() {
    let stage = Stage::new();
    let told = |terrain: &str| {
        stage.run(&format!("lab table kow --option terrain={terrain} --spacing 12 --games 0")).out
    };
    for (terrain, bare) in [("players", true), ("none", true), ("border-country", false)] {
        let out = told(terrain);
        assert_eq!(out.contains("no terrain on this table"), bare, "{terrain}: {out}");
    }
}

#[test]
fn what_makes_no_sense_is_refused_before_anything_is_measured() {
    let stage = Stage::new();
    stage.file("there.html", "kept");
    for (words, wrong) in [
        ("--option terrain=border-contry", "border-country"),
        ("--games 3", "even number"),
        ("--spacing 0.01", "from 0.25″ to 12″"),
        ("--spacing 0.3", "wider spacing"),
        ("--spacing wide", "not a number of inches"),
        ("--bot gready --games 0", "greedy"),
        ("--page there.html", "--force"),
        ("--svg no/where.svg", "no"),
    ] {
        let came = stage.run(&format!("lab table kow {words}"));
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{words}: {came:?}");
        assert!(came.err.contains(wrong), "{words}: {}", came.err);
    }
    assert_eq!(stage.read("there.html"), "kept");
    assert_eq!(stage.run("lab table chess").code, 2);
}
