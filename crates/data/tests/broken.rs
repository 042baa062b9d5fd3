//! Rules of army building that an army breaks.

mod rules {
    gonfalon_data::broken!(("army-empty", &[]), ("army-twice", &["units", "count"]));

    pub(crate) fn twice() -> Broken {
        let args = vec![("units", "elf, orc".to_owned()), ("count", "2".to_owned())];
        Broken::new("toy.army.once", "army-twice", args)
    }

    pub(crate) fn of(units: &str, count: u8) -> Broken {
        Broken::new(
            "toy.army.once",
            "army-twice",
            vec![("units", units.to_owned()), ("count", count.to_string())],
        )
    }

    pub(crate) fn unknown() -> Broken {
        Broken::new("toy.army.once", "army-empty", vec![("count", "2".to_owned())])
    }
}

use rules::{Broken, of, twice};

#[test]
fn a_broken_rule_has_its_arguments_and_a_short_form() {
    assert_eq!(Broken::MESSAGES.len(), 2);
    assert_eq!((twice().arg("count"), twice().arg("rule")), (Some("2"), None));
    assert_eq!(twice().to_string(), "toy.army.once: army-twice units=\"elf, orc\" count=\"2\"");
}

#[test]
fn people_read_names_instead_of_words() {
    let shown = gonfalon_data::shown(&twice().args, |argument, word| {
        (argument == "units" && word == "orc").then(|| "Ork".to_owned())
    });
    assert_eq!(shown, [("units", "elf, Ork".to_owned()), ("count", "2".to_owned())]);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "is not among the messages")]
fn arguments_are_those_of_the_message() {
    rules::unknown();
}

#[test]
fn only_what_gets_worse_counts_against_a_change() {
    let before = [of("elf", 2), of("orc", 3)];
    let after = vec![of("elf", 3), of("orc", 2), of("imp", 2)];
    assert_eq!(Broken::worse(&before, after), [of("elf", 3), of("imp", 2)]);
    assert_eq!(Broken::worse(&before, before.to_vec()), []);
}

#[test]
fn how_badly_a_rule_is_broken_is_no_part_of_what_breaks_it() {
    let args = |args: &[(&'static str, &str)]| {
        args.iter().map(|(name, value)| (*name, (*value).to_owned())).collect()
    };
    let (short, long) = (args(&[("hero", "grom"), ("over", "2")]), args(&[("hero", "grom"), ("over", "7")]));
    assert!(gonfalon_data::same_subject(&short, &long));
    assert!(!gonfalon_data::same_subject(&short, &args(&[("hero", "kairos"), ("over", "2")])));
    let severity = |given| gonfalon_data::severity(&args(given));
    assert!(gonfalon_data::severity(&short) < gonfalon_data::severity(&long));
    assert!(severity(&[("expected", "3"), ("found", "1")]) > severity(&[("expected", "3"), ("found", "2")]));
    assert!(severity(&[("expected", "3"), ("found", "5")]) > severity(&[("expected", "3"), ("found", "4")]));
    assert!(
        severity(&[("order", "a, b"), ("destruction", "c")])
            > severity(&[("order", "a"), ("destruction", "c")])
    );
}
