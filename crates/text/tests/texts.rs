//! Sentences in both languages, and what happens when something is missing.

use std::path::PathBuf;

use gonfalon_kernel::{Arg, COLOURS, Line, Seat};
use gonfalon_text::{Flaw, Lang, Source, Texts, used_keys};

const EN: &str = "\
toy-wounds = { $name } loses { $count ->
    [one] a wound
   *[other] { $count } wounds
}.
toy-far = { $length } is too far for { $seat }.
toy-list = Pinned: { $names }.
toy-kind = This is { $kind }.
-toy-term = { $case ->
   *[a] term
    [b] term's
}
toy-outer = ({ toy-far }) { -toy-term(case: \"b\") }
toy-sword = a sword
";
const DE: &str = "\
toy-wounds = { $name } verliert { $count ->
    [one] eine Wunde
   *[other] { $count } Wunden
}.
toy-far = { $length } ist zu weit für { $seat }.
toy-list = Gebunden: { $names }.
toy-kind = Das ist { $kind }.
toy-outer = ({ toy-far })
toy-sword = ein Schwert
";

fn source(lang: Lang, text: &'static str) -> Source {
    Source { lang, name: "toy.ftl", text }
}

fn texts() -> Texts {
    Texts::new(&[source(Lang::En, EN), source(Lang::De, DE)]).expect("the texts of the toy are sound")
}

/// A sentence in English and German, without flaws.
fn both(line: &Line) -> (String, String) {
    let texts = texts();
    let say = |lang| {
        let resolved = texts.resolve(lang, line);
        assert_eq!(resolved.flaws, [], "{line:?}");
        resolved.text
    };
    (say(Lang::En), say(Lang::De))
}

fn name(en: &str, de: &str) -> (String, String) {
    (en.to_owned(), de.to_owned())
}

#[test]
fn names_and_numbers() {
    let (en, de) = name("Orc", "Ork");
    let line = Line::new("toy-wounds").with("name", Arg::Name { en, de });
    let one = line.clone().number("count", 1);
    assert_eq!(both(&one), name("Orc loses a wound.", "Ork verliert eine Wunde."));
    let many = line.clone().number("count", -3);
    assert_eq!(both(&many), name("Orc loses -3 wounds.", "Ork verliert -3 Wunden."));
    let huge = line.number("count", i64::MAX);
    assert!(both(&huge).0.contains("9223372036854775807"), "large numbers are exact");
}

#[test]
fn lengths_and_seats() {
    let line = Line::new("toy-far").with("length", Arg::Length(15_875)).seat("seat", Seat(1));
    assert_eq!(both(&line), name("6.25″ is too far for Blue.", "6,25″ ist zu weit für Blau."));
    for index in 0..COLOURS.len() {
        both(&Line::new("toy-kind").seat("kind", Seat(index as u8)));
    }
}

#[test]
fn lists_and_words() {
    let list = |names: &[(&str, &str)]| {
        let names = names.iter().map(|(en, de)| name(en, de)).collect();
        both(&Line::new("toy-list").with("names", Arg::Names(names)))
    };
    assert_eq!(list(&[]), name("Pinned: none.", "Gebunden: keine."));
    assert_eq!(list(&[("Orc", "Ork")]), name("Pinned: Orc.", "Gebunden: Ork."));
    let three = [("Orc", "Ork"), ("Elf", "Elf"), ("Man", "Mensch")];
    assert_eq!(list(&three), name("Pinned: Orc, Elf and Man.", "Gebunden: Ork, Elf und Mensch."));
    let word = Line::new("toy-kind").with("kind", Arg::Word("toy-sword"));
    assert_eq!(both(&word), name("This is a sword.", "Das ist ein Schwert."));
    let braces = Line::new("toy-kind").text("kind", "{ $not-an-argument }");
    assert_eq!(both(&braces).0, "This is { $not-an-argument }.");
}

#[test]
fn what_is_missing_is_visible_and_can_be_tested() {
    let texts = texts();
    let key = texts.resolve(Lang::De, &Line::new("toy-nothing"));
    assert_eq!(
        (key.text.as_str(), key.flaws),
        ("⟦toy-nothing⟧", vec![Flaw::MissingKey("toy-nothing".into())])
    );
    let argument = texts.resolve(Lang::En, &Line::new("toy-kind"));
    assert_eq!(argument.text, "This is {$kind}.");
    assert!(matches!(&argument.flaws[..], [Flaw::Incomplete { key, .. }] if key == "toy-kind"));
    let word = texts.resolve(Lang::En, &Line::new("toy-kind").with("kind", Arg::Word("toy-axe")));
    assert_eq!((word.text.as_str(), word.flaws.len()), ("This is ⟦toy-axe⟧.", 1));
    let seat = texts.resolve(Lang::En, &Line::new("toy-kind").seat("kind", Seat(99)));
    assert_eq!((seat.text.as_str(), seat.flaws.len()), ("This is ⟦seat-99⟧.", 1));
}

#[test]
fn no_marks_that_cannot_be_seen() {
    let line = Line::new("toy-far").with("length", Arg::Length(1)).text("seat", "x");
    let (en, de) = both(&line);
    let isolation = |letter: char| ('\u{2066}'..='\u{2069}').contains(&letter);
    assert!(!en.contains(isolation) && !de.contains(isolation));
}

#[test]
fn arguments_of_inner_messages_count_and_those_of_terms_do_not() {
    let texts = texts();
    let arguments: Vec<_> = texts.keys(Lang::En)["toy-outer"].iter().map(String::as_str).collect();
    assert_eq!(arguments, ["length", "seat"]);
    assert_eq!(texts.differences(), Vec::<String>::new());
    assert!(!texts.keys(Lang::En).contains_key("-toy-term"));
}

#[test]
fn differences_between_the_languages_are_listed() {
    let texts = Texts::new(&[
        source(Lang::En, "toy-a = { $x }\ntoy-b = b\ntoy-c = c { $one }\n"),
        source(Lang::De, "toy-a = { $x }\ntoy-c = c { $two }\ntoy-d = d\n"),
    ])
    .expect("both can be read");
    let found = texts.differences();
    assert_eq!(found.len(), 3, "{found:?}");
    assert_eq!(found[0], "toy-b: missing in de");
    assert!(found[1].starts_with("toy-c: en takes {\"one\"}"));
    assert_eq!(found[2], "toy-d: missing in en");
    assert_eq!(texts.missing(["toy-a", "toy-d", "toy-e"]).len(), 2);
}

#[test]
fn damaged_sources_are_refused() {
    let refused = |text| {
        let list = Texts::new(&[source(Lang::En, text)]).expect_err("this must be refused");
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert!(refused("toy-a = { $x\n").starts_with("toy.ftl: "));
    assert!(refused("toy-a = a\ntoy-a = b\n").contains("toy-a"));
    assert!(refused("seat-red = scarlet\n").contains("seat-red"), "keys are shared by all crates");
    assert!(refused("toy-a = { toy-b }\n").contains("toy-b"));
    assert!(refused("toy-a = { -toy-b }\n").contains("-toy-b"));
    assert!(refused("toy-a = { NUMBER($x) }\n").contains("NUMBER"));
}

#[test]
fn the_kernel_says_what_it_means_in_both_languages() {
    let texts = Texts::new(&[]).expect("the kernel's texts are sound");
    assert_eq!(texts.differences(), Vec::<String>::new());
    let kernel = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../kernel/src");
    let prefixes = ["card-", "denied-", "dice-", "kernel-", "ledger-", "log-"];
    let used = used_keys(&kernel, &prefixes).expect("the kernel's source is there");
    assert!(used.len() > 60, "the keys were found");
    assert_eq!(texts.missing(used.iter().map(String::as_str)), Vec::<String>::new());
    let ours = |key: &&String| prefixes.iter().any(|prefix| key.starts_with(prefix));
    let unused: Vec<_> =
        texts.keys(Lang::En).keys().filter(ours).filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&texts());
}
