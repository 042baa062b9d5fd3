//! The report is whole, true to the numbers, the same every time, and readable by machines.

use std::{fs, path::Path};

use gonfalon_catalog::{GivenFile, game};
use gonfalon_lab::{Exported, Plan, Results, Store, Summary, export, report};
use gonfalon_text::Lang;
use quick_xml::{Reader, events::Event};

use crate::stage::{Stage, plan, quick};

const SECTIONS: [&str; 10] = [
    "coverage",
    "match-ups",
    "first-player",
    "circumstances",
    "units",
    "costs",
    "rules",
    "length",
    "changes",
    "games",
];

/// A report in English, after looking at everything that holds for any.
fn told(store: &Store) -> String {
    let pages = Lang::ALL.map(|lang| report(store, "study.toml", lang).expect("it can be told"));
    for page in &pages {
        well_formed(page);
        for section in SECTIONS {
            assert!(page.contains(&format!(" id=\"{section}\"")), "{section}");
        }
        for outside in ["http", "<script", " src=", "url(", "@import", "⟦", "{ $", ">NaN", ">inf"] {
            let found = page.find(outside).map(|at| page[at..].chars().take(80).collect::<String>());
            assert!(found.is_none(), "{outside}: {found:?}");
        }
    }
    let [english, german] = pages;
    assert!(
        english.starts_with("<!doctype html>\n<html lang=\"en\">") && german.contains("<html lang=\"de\">")
    );
    assert_eq!(
        english,
        report(store, "study.toml", Lang::En).expect("it can be told"),
        "the same bytes twice"
    );
    english
}

/// Whether a page is XML, and every link leads somewhere.
fn well_formed(page: &str) {
    let mut reader = Reader::from_str(page);
    let mut depth = 0;
    loop {
        match reader.read_event() {
            Ok(Event::Start(_)) => depth += 1,
            Ok(Event::End(_)) => depth -= 1,
            Ok(Event::Eof) => break,
            Ok(_) => {}
            Err(error) => panic!("{error} at {}", reader.error_position()),
        }
    }
    assert_eq!(depth, 0, "everything is closed");
    for link in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(page.contains(&format!("id=\"{link}\"")), "{link}");
    }
}

/// What stands between two texts, the first time they do.
fn between<'p>(page: &'p str, from: &str, to: &str) -> &'p str {
    let rest = page.split_once(from).unwrap_or_else(|| panic!("no {from}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}

fn section<'p>(page: &'p str, id: &str) -> &'p str {
    between(page, &format!("<section id=\"{id}\">"), "</section>")
}

#[test]
fn the_numbers_are_those_of_the_summary() {
    let stage = Stage::new();
    let text = "game = \"kow\"\ntitle = \"Who & <what>\"\ngames = 4\nscenarios = [\"kill\", \"pillage\"]\n\
                armies = [\"spears-of-the-dawn\", \"pact-of-ash-and-bone\", \"hammers-of-the-deep\"]\nbots = [\"random\", \"greedy\"]\n";
    let plan = plan(text);
    stage.play(&plan, "a.db", 2);
    let store = stage.store("a.db");
    let summary = Summary::of(&store, 0).expect("it can be read");
    let page = told(&store);
    assert!(
        page.contains("<h1>Who &amp; &lt;what&gt;</h1>") && page.contains("48 games count, in 12 match-ups")
    );
    for print in [&summary.study.data_hash, &summary.study.lore_hash, &summary.study.study_hash] {
        assert!(page.contains(print.as_str()));
    }
    let share = |part: f64| format!("{:.1} %", 100.0 * part);
    let matrix = section(&page, "match-ups");
    for matchup in &summary.matchups {
        let score = matchup.score.expect("they met");
        let bounds = format!("[{:.0}; {:.0}]", 100.0 * score.low, 100.0 * score.high);
        assert!(matrix.contains(&format!("{}<small>{bounds}", share(score.value))), "{matchup:?}: {matrix}");
    }
    assert!(
        matrix.contains("Spears of the Dawn") && !matrix.contains("spears-of-the-dawn"),
        "armies have names"
    );
    let first = summary.first_player.score.expect("somebody was first");
    assert!(section(&page, "first-player").contains(&share(first.value)));
    let circumstances = section(&page, "circumstances");
    for effect in &summary.effects {
        let score = effect.score.expect("they met");
        assert!(
            circumstances.contains(&share(score.value)) && circumstances.contains(&effect.value),
            "{effect:?}"
        );
    }
    for unit in &summary.units {
        let row = format!(">{:.1}</td><td class=\"number\">{:.1}</td>", unit.lost, unit.killed);
        assert!(section(&page, "units").contains(&row), "{unit:?}");
    }
    let rules = section(&page, "rules");
    for rule in &summary.rules {
        let each = format!("{:.2}</td>", rule.times as f64 / summary.games as f64);
        assert!(rules.contains(&rule.rule) && rules.contains(&each), "{rule:?}");
    }
    let ledger = game("kow").expect("it is there").ledger();
    assert!(
        ledger.rules().iter().all(|rule| rules.contains(&rule.id)),
        "every rule of the book is hot or dead"
    );
    let rounds = between(section(&page, "length"), "<tbody>", "</tbody>");
    let counted: u64 = rounds
        .split("</tr>")
        .filter_map(|row| row.split("class=\"number\">").nth(1)?.split('<').next()?.parse::<u64>().ok())
        .sum();
    assert_eq!(counted, summary.games);
    assert!(section(&page, "games").contains("gonfalon lab game study.toml "));
}

#[test]
fn what_a_study_cannot_tell_is_said() {
    let stage = Stage::new();
    stage.play(&plan(&quick("games = 4\ncount = []\npairings = \"mirrors\"\n")), "a.db", 1);
    let page = told(&stage.store("a.db"));
    for (id, sentence) in [
        ("match-ups", "Every army met itself alone"),
        ("circumstances", "one scenario only"),
        ("circumstances", "one choice of options only"),
        ("circumstances", "one level of bots only"),
        ("units", "does not count units"),
        ("costs", "does not count units"),
        ("rules", "does not count rules"),
        ("changes", "one version only"),
    ] {
        assert!(section(&page, id).contains(sentence), "{id}: {sentence}");
    }
    stage.play(&plan(&quick("games = 4\n")), "b.db", 1);
    let costs = told(&stage.store("b.db"));
    let costs = section(&costs, "costs");
    assert!(costs.contains("too little to tell") && !costs.contains("too cheap"), "two pairs tell nothing");
}

#[test]
fn changes_are_compared_and_new_prices_are_judged() {
    let stage = Stage::new();
    let text = quick(
        "games = 24\n[options]\npoints = \"1100\"\n[changes]\ndata.kow.elves.elf-spearmen-regiment.points = 130\n\
                      options.length = 2\n",
    );
    stage.play(&plan(&text.replace("random", "greedy")), "a.db", 2);
    let store = stage.store("a.db");
    let compared = gonfalon_lab::compare_variants(&store).expect("there are two versions");
    let page = told(&store);
    let changes = section(&page, "changes");
    let rounds = compared.rounds;
    assert!(rounds.seen && changes.contains("A difference was seen."), "{rounds:?}");
    let values = format!("{:.2}</td><td class=\"number\">{:.2}</td>", rounds.first, rounds.second);
    assert!(changes.contains(&values), "{values}");
    let prices = changes.split("Units whose cost was changed").nth(1).expect("a cost was changed");
    assert!(prices.contains("Spearmen Regiment (Standard Bearer, Musician)"), "{prices}");
    assert!(changes.contains("&quot;length&quot;"), "the changes are told");
}

/// Two armies that differ in one upgrade.
#[test]
fn upgrades_are_judged_where_the_study_holds_both() {
    let stage = Stage::new();
    let army = |name: &str, options: &str| {
        let text = format!(
            "game = \"kow\"\nname = \"{name}\"\nunits = [{{ id = \"elf-spearmen-regiment\", options = [{options}] }}, \
             {{ id = \"elf-bowmen-troop\" }}]\n"
        );
        fs::write(stage.path(&format!("{name}.toml")), text).expect("it can be written");
    };
    army("with", "\"standard\"");
    army("without", "");
    let text = "game = \"kow\"\narmies = [\"with.toml\", \"without.toml\", \"spears-of-the-dawn\"]\nbots = [\"greedy\"]\ngames = 20\n\
                scenarios = [\"kill\"]\npairings = [[\"with\", \"spears-of-the-dawn\"], [\"without\", \"spears-of-the-dawn\"]]\n\
                [options]\npoints = \"none\"\n";
    let plan =
        Plan::read(&stage.path("study.toml"), text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
    stage.play(&plan, "a.db", 2);
    let page = told(&stage.store("a.db"));
    let costs = section(&page, "costs");
    let row = costs.split("<tr>").find(|row| row.contains("with – without")).expect("the twins are compared");
    assert!(row.contains("Standard Bearer (Spearmen Regiment)"), "{row}");
    fs::remove_file(stage.path("without.toml")).expect("it was there");
    let page = told(&stage.store("a.db"));
    assert!(
        page.contains("<div class=\"stamp alarm\"") && page.contains("army files of this study are missing")
    );
}

#[test]
fn special_rules_that_bots_played_without_are_told_loudly() {
    let stage = Stage::new();
    let roster = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rosters/fixtures/ashen-host.ros");
    let roster = GivenFile {
        name: "a.ros".to_owned(),
        bytes: fs::read(roster).expect("the fixture belongs to the project"),
    };
    let game = game("wh40k").expect("it is there");
    let import = game.import(&roster, &[]).expect("it can be read");
    fs::write(stage.path("ashen.toml"), import.army.expect("nothing is missing").toml)
        .expect("it can be written");
    let text = "game = \"wh40k\"\narmies = [\"ashen.toml\", \"moon-at-full\"]\nbots = [\"random\"]\ngames = 2\ncount = [\"units\"]\n";
    let plan =
        Plan::read(&stage.path("study.toml"), text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?}"));
    stage.play(&plan, "a.db", 2);
    let page = told(&stage.store("a.db"));
    let stamp = between(&page, "<div class=\"stamp alarm\"", "</ul>");
    assert!(
        stamp.contains("special rules on these lists are not automated") && stamp.contains("(not automated)"),
        "{stamp}"
    );
    stage.play(&plan_of_ready(), "b.db", 2);
    let page = told(&stage.store("b.db"));
    assert!(page.contains("<div class=\"stamp\"") && page.contains("on these lists are automated"));
}

/// Another game, without anything that players would have to apply themselves.
fn plan_of_ready() -> Plan {
    plan(
        "game = \"dw\"\narmies = [{ random = 100, count = 3, seed = 1 }]\nbots = [\"greedy\"]\ngames = 4\n[options]\ndrops = \"stand-in\"\n",
    )
}

#[test]
fn nothing_is_told_before_a_game_counts() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 2\n"));
    drop(Results::open(&stage.path("a.db"), &plan).expect("nothing is in the way"));
    let empty = report(&stage.store("a.db"), "study.toml", Lang::En).expect_err("no game was played");
    assert_eq!(empty.key, "lab-report-empty");
    let other = crate::stage::plan(&quick("games = 4\n"));
    assert_eq!(Store::of(&stage.path("a.db"), &other).expect_err("another study's").key, "lab-other-study");
}

#[test]
fn threads_do_not_show() {
    let stage = Stage::new();
    let plan = plan(&quick("games = 8\npairings = \"all-and-mirrors\"\n"));
    stage.play(&plan, "one.db", 1);
    stage.play(&plan, "many.db", 3);
    let page = |name: &str| report(&stage.store(name), "study.toml", Lang::De).expect("it can be told");
    assert_eq!(page("one.db"), page("many.db"));
}

#[test]
fn exported_tables_hold_everything_that_counts() {
    let stage = Stage::new();
    stage.play(&plan(&quick("games = 4\n")), "a.db", 2);
    let store = stage.store("a.db");
    let summary = Summary::of(&store, 0).expect("it can be read");
    let table = |table: Exported, delimiter: u8| {
        let mut bytes = Vec::new();
        let rows = export(&store, table, delimiter, &mut bytes).expect("it can be written");
        let text = String::from_utf8(bytes).expect("it is text");
        assert_eq!(text.lines().count() as u64, rows + 1, "a heading and the rows");
        text
    };
    let games = table(Exported::Games, b',');
    assert!(games.starts_with("number,variant,cell,pair,army_a,") && games.lines().count() == 5, "{games}");
    let units = table(Exported::Units, b'\t');
    let fielded: u64 = summary.units.iter().map(|unit| unit.fielded).sum();
    assert_eq!(units.lines().count() as u64, 1 + fielded);
    assert!(units.contains("\tspears-of-the-dawn\telf-spearmen-regiment\t"), "{units}");
    let rules = table(Exported::Rules, b',');
    let times: u64 =
        rules.lines().skip(1).filter_map(|line| line.rsplit(',').next()?.parse::<u64>().ok()).sum();
    assert_eq!(times, summary.rules.iter().map(|rule| rule.times).sum::<u64>());
}
