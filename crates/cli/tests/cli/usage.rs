//! Command lines that ask for help or cannot be understood.

use crate::stage::Stage;

#[test]
fn the_help_tells_what_there_is() {
    let came = Stage::new().run("--help");
    assert_eq!((came.code, came.err.as_str()), (0, ""));
    for word in [
        "games",
        "battle",
        "card",
        "rules",
        "lab",
        "replay",
        "army",
        "odds",
        "ladder",
        "tune",
        "serves the table",
        "--port",
        "--no-open",
    ] {
        assert!(came.out.contains(word), "{word}: {}", came.out);
    }
}

#[test]
fn nothing_is_offered_that_does_nothing() {
    let came = Stage::new().run("--help");
    assert!(!came.out.contains("import"), "{}", came.out);
    assert_eq!(Stage::new().run("army import x.toml").code, 2);
}

#[test]
fn every_command_has_help() {
    let commands = [
        "games",
        "battle",
        "card",
        "rules",
        "rules coverage",
        "rules show",
        "rules rulings",
        "replay",
        "replay verify",
        "replay show",
        "army",
        "army check",
        "lab",
        "lab run",
        "lab show",
        "lab compare",
        "lab game",
        "odds",
        "odds wh40k",
        "odds kow",
        "odds whdw",
        "odds dw",
        "odds charge",
        "odds battle-shock",
        "ladder",
        "tune",
    ];
    for command in commands {
        let came = Stage::new().run(&format!("{command} --help"));
        assert_eq!(came.code, 0, "{command}");
        assert!(came.out.contains(&format!("Usage: gonfalon {command}")), "{command}: {}", came.out);
    }
}

#[test]
fn mistakes_are_named_with_a_remedy_on_the_error_channel() {
    let cases = [
        ("battel whdw", "Did you mean “battle”?"),
        ("battle", "missing: <GAME>"),
        ("battle whdw --gmaes 3", "Did you mean “--games”?"),
        ("battle whdw --games many", "cannot be “many”"),
        ("battle whdw --games 0", "cannot be “0”"),
        ("battle whdw --seed -1", "--help"),
        ("battle whdw --lang fr", "Choose one of: en, de."),
        ("battle whdw --log-games 3", "missing: --log"),
        ("rules coverage --json --markdown", "exclude each other"),
        ("card", "missing: <PATH>..."),
    ];
    for (arguments, expected) in cases {
        let came = Stage::new().run(arguments);
        assert_eq!((came.code, came.out.as_str()), (2, ""), "{arguments}");
        assert!(came.err.starts_with("error: ") && came.err.contains(expected), "{arguments}: {}", came.err);
        assert!(came.err.contains("--help"), "{arguments}: {}", came.err);
    }
}

#[test]
fn the_language_comes_from_the_arguments_or_the_environment() {
    let stage = Stage::new();
    assert!(stage.run("battle chess --lang de").err.starts_with("Fehler: Es gibt kein Spiel „chess“."));
    assert!(stage.run_with("battle chess", &[("LANG", "de_DE.UTF-8")]).err.starts_with("Fehler:"));
    assert!(stage.run_with("battle chess --lang en", &[("LC_ALL", "de_AT")]).err.starts_with("error:"));
    assert!(stage.run_with("battle --help", &[("LANG", "de")]).out.contains("Aufruf: gonfalon battle SPIEL"));
}

#[test]
fn colours_stay_out_of_pipes() {
    let stage = Stage::new();
    let plain = stage.run("battle chess");
    assert!(!plain.err.contains('\u{1b}'));
    let forced = stage.run_with("battle chess", &[("CLICOLOR_FORCE", "1")]);
    assert!(forced.err.contains('\u{1b}'), "colours can be forced: {forced:?}");
    let refused = stage.run_with("battle chess", &[("NO_COLOR", "1")]);
    assert!(!refused.err.contains('\u{1b}'));
}
