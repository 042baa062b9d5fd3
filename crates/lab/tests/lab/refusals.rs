//! What cannot be played is refused before anything is, all faults at once.

use crate::stage::{plan, quick, read, wrong};

fn keys(text: &str) -> Vec<&'static str> {
    wrong(text).into_iter().map(|(_, key)| key).collect()
}

#[test]
fn unknown_fields_are_refused_with_line_and_nearest_word() {
    let found = read(&quick("games = 2\nsede = 4\n")).expect_err("a field is wrong").findings;
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].line, found[0].says.key), (Some(6), "data-unknown-field-nearest"));
    assert_eq!(keys(&quick("[stop]\nat_most = 4\nnarower = 3\n")), ["data-unknown-field-nearest"]);
}

#[test]
fn every_mistake_in_the_form_is_told_at_once() {
    let text = "game = \"kow\"\narmies = [1, { rand = 3 }]\ngames = 3\nseed = -1\ncount = [\"unit\"]\n";
    let found = wrong(text);
    let places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    for place in ["armies.0", "armies.1", "games", "seed", "count.0"] {
        assert!(places.contains(&place), "{place}: {found:?}");
    }
}

#[test]
fn form_and_meaning_are_judged_together() {
    let found = wrong(&quick("games = 3\nagainst = [\"gready\"]\nsede = 1\n[options]\nlenght = 3\n"));
    let keys: Vec<&str> = found.iter().map(|(_, key)| *key).collect();
    assert_eq!(keys[..2], ["lab-games-odd", "data-unknown-field-nearest"]);
    assert_eq!(keys[2..], ["catalog-unknown-option", "catalog-unknown-bot"]);
}

#[test]
fn how_many_games_there_are_must_be_said_once() {
    assert_eq!(keys(&quick("")), ["lab-games-or-stop"]);
    assert_eq!(keys(&quick("games = 2\n[stop]\nat_most = 4\n")), ["lab-games-or-stop"]);
    assert_eq!(keys(&quick("games = 0\n")), ["data-out-of-range"]);
    assert_eq!(keys(&quick("games = 7\n")), ["lab-games-odd"]);
    let both = "[stop]\nat_most = 4\n[changes]\noptions.length = 3\n";
    assert_eq!(keys(&quick(both)), ["lab-stop-with-changes"]);
}

#[test]
fn unknown_games_armies_bots_and_options_are_refused() {
    assert_eq!(wrong("game = \"kov\"\n"), [("game".to_owned(), "lab-unknown-game")]);
    let text = "game = \"kow\"\narmies = [\"spears-of-the-down\", \"pact-of-ash-and-bone\"]\ngames = 2\n";
    assert_eq!(keys(text), ["catalog-unknown-army"]);
    let found = wrong(&quick("games = 2\nagainst = [\"greedy\", \"gready\", \"program:./x\"]\n"));
    assert_eq!(
        found,
        [("against.1".to_owned(), "catalog-unknown-bot"), ("against.2".to_owned(), "lab-program"),]
    );
    assert_eq!(keys(&quick("games = 2\n[options]\nlenght = 3\n")), ["catalog-unknown-option"]);
    assert_eq!(keys(&quick("games = 2\n[options]\nlength = [3, \"x\"]\n")), ["catalog-option-value"]);
}

#[test]
fn armies_that_cannot_meet_are_refused() {
    let missing = "game = \"kow\"\narmies = [\"nowhere/army.toml\", \"pact-of-ash-and-bone\"]\ngames = 2\n";
    assert_eq!(wrong(missing)[0], ("armies.0".to_owned(), "lab-army-unread"));
    let one = "game = \"kow\"\narmies = [\"pact-of-ash-and-bone\"]\ngames = 2\n";
    assert_eq!(keys(one), ["lab-pairing-none"]);
    let twice = "game = \"kow\"\narmies = [\"faceless-host\", \"faceless-host\"]\ngames = 2\n";
    assert!(keys(twice).contains(&"lab-army-twice"));
    assert_eq!(
        keys(&quick("games = 2\npairings = [[\"spears-of-the-dawn\", \"nobody\"]]\n")),
        ["lab-pairing-unknown"]
    );
    let poor = keys(&quick("games = 2\n[options]\npoints = 300\n"));
    assert!(!poor.is_empty(), "armies of a thousand points are no armies of three hundred");
    let sizes = "game = \"kow\"\narmies = [{ ready = \"all\", size = 7 }]\ngames = 2\n";
    assert_eq!(keys(sizes), ["lab-army-size"]);
}

#[test]
fn impossible_changes_are_refused_with_their_paths() {
    let found = wrong(&quick(
        "games = 2\n[changes]\ndata.kow.elves.elf-spearmen-regimnt.points = 1\ndata.kow.undead.nothing.at = 1\n",
    ));
    let places: Vec<&str> = found.iter().map(|(place, _)| place.as_str()).collect();
    assert_eq!(places, ["changes: elves.elf-spearmen-regimnt.points", "changes: undead.nothing.at"]);
    assert_eq!(keys(&quick("games = 2\n[changes]\n")), ["lab-no-change"]);
    assert_eq!(keys(&quick("games = 2\n[changes]\noptions.length = \"x\"\n")), ["catalog-option-value"]);
}

#[test]
fn lists_are_crossed_and_numbers_determine_everything() {
    let text = "game = \"kow\"\narmies = [{ ready = \"all\", size = 1000 }]\nscenarios = [\"kill\", \"pillage\"]\n\
                bots = [\"random\", \"greedy\"]\nagainst = [\"random\"]\npairings = \"all-and-mirrors\"\ngames = 4\nseed = 9\n\
                [options]\nlength = [3, 5]\n";
    let plan = plan(text);
    let armies = plan.game.ready_armies().iter().filter(|army| army.size == 1000).count();
    let pairs = armies * (armies + 1) / 2;
    assert_eq!(plan.cells.len(), pairs * 2 * 2 * 2);
    assert_eq!(plan.most_games(), 4 * plan.cells.len() as u64);
    for number in (0..plan.most_games()).step_by(2) {
        let (one, other) = (plan.game(number), plan.game(number + 1));
        assert_eq!((one.cell, one.pair, one.place, other.place), (other.cell, other.pair, 0, 1));
        let cell = &plan.cells[one.cell];
        let mirror = cell.armies[0] == cell.armies[1] && cell.bots[0] == cell.bots[1];
        assert_eq!(one.seed == other.seed, !mirror, "the same sides with the same dice say nothing new");
        let mut swapped = other.agreed.armies.clone();
        swapped.reverse();
        assert_eq!(one.agreed.armies, swapped);
        assert_eq!(plan.seats(&one)[0], plan.seats(&other)[1]);
    }
}

#[test]
fn armies_can_be_drawn_by_chance() {
    for (game, size) in [("kow", 1000), ("dw", 100), ("whdw", 1)] {
        let text = |seed: u32| {
            format!(
                "game = \"{game}\"\narmies = [{{ random = {size}, count = 2, seed = {seed} }}]\ngames = 2\n"
            )
        };
        let plans = [plan(&text(1)), plan(&text(1)), plan(&text(7))];
        let setups: Vec<String> = plans.iter().map(|plan| plan.game(0).agreed.setup.to_string()).collect();
        assert_eq!(setups[0], setups[1], "{game}");
        assert_ne!(setups[0], setups[2], "{game}");
    }
    let none = "game = \"wh40k\"\narmies = [{ random = 1000 }]\ngames = 2\npairings = \"mirrors\"\n";
    assert_eq!(keys(none), ["lab-random-none"]);
}
