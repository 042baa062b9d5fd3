//! `gonfalon games`.

use crate::stage::Stage;

#[test]
fn games_are_listed() {
    let came = Stage::new().run("games");
    assert_eq!((came.code, came.err.as_str()), (0, ""));
    let listed = "whdw   Warhammer: Diskwars\nkow    Kings of War\nwh40k  Warhammer 40,000\n";
    assert!(came.out.contains(listed), "{}", came.out);
    assert_eq!(Stage::new().run("games chess").code, 2);
}

#[test]
fn one_game_is_told_with_everything_that_can_be_chosen() {
    let told = |game: &str, lang: &str| Stage::new().run(&format!("games {game} --lang {lang}")).out;
    for (game, words) in [
        ("whdw", ["karl-franz", "strongholds", "flips (usual: pivot)", "[whdw.move.pivot]"]),
        ("kow", ["faceless-host", "kill-and-pillage", "length (usual: 6)", "chess:Nmin"]),
        ("wh40k", ["moon-at-full", "only-war", "terrain (usual: chance)", "[wh40k.onlywar.zones]"]),
    ] {
        let english = told(game, "en");
        for word in words {
            assert!(english.contains(word), "{word}: {english}");
        }
        let german = told(game, "de");
        assert_eq!(german.lines().count(), english.lines().count());
        assert!(german.contains("üblich:") && !german.contains('⟦') && !english.contains('⟦'), "{german}");
    }
}

#[test]
fn json_has_every_option_with_its_values() {
    let json = Stage::new().run("games kow --json").json();
    let options = json["games"][0]["options"].as_array().expect("it is a list");
    let clock = options.iter().find(|option| option["name"] == "clock").expect("there is a clock");
    assert_eq!(clock["default"], "none");
    let chess =
        clock["values"].as_array().expect("it is a list").iter().find(|value| value["value"] == "chess:Nmin");
    assert_eq!(chess.expect("minutes can be chosen")["least"], 1);
}
