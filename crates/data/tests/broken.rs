//! Rules of army building that an army breaks.

mod rules {
    gonfalon_data::broken!(("army-empty", &[]), ("army-twice", &["units", "count"]));

    pub(crate) fn twice() -> Broken {
        let args = vec![("units", "elf, orc".to_owned()), ("count", "2".to_owned())];
        Broken::new("toy.army.once", "army-twice", args)
    }

    pub(crate) fn unknown() -> Broken {
        Broken::new("toy.army.once", "army-empty", vec![("count", "2".to_owned())])
    }
}

use rules::{Broken, twice};

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
