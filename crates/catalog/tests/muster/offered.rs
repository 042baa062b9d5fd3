//! Whatever is offered can be done, and nothing else breaks the builder.

use gonfalon_catalog::{ArmyWord, game};
use gonfalon_scene::{ChoiceForm, Edit, Muster, MusterEntry, Setting};
use proptest::{prelude::*, sample::Index};

use crate::{add, broken, build, entries, file, judged, set};

/// Every edit that a muster offers, with the rules it says they would break.
fn offered(muster: &Muster) -> Vec<(Edit, Option<usize>)> {
    let mut edits = Vec::new();
    for addition in &muster.additions {
        let places = addition.places.iter();
        edits.extend(places.map(|place| (add(&addition.id, &place.to), Some(place.breaks.len()))));
    }
    let of_army = muster.choices.iter().map(|choice| (String::new(), choice));
    let of = |entry: &'_ MusterEntry| entry.path.clone();
    let of_entries =
        muster.entries.iter().flat_map(|entry| entry.choices.iter().map(move |one| (of(entry), one)));
    for (path, choice) in of_army.chain(of_entries) {
        match &choice.form {
            ChoiceForm::Flag { on, breaks, .. } => {
                edits.push((set(&path, &choice.id, Setting::Flag(!on)), Some(breaks.len())));
            }
            ChoiceForm::Number { value, least, most, optional, breaks } => {
                let at = |number: u32| set(&path, &choice.id, Setting::Number(number));
                edits.extend([(at(*least), None), (at(*most), None)]);
                match value.filter(|value| value < most) {
                    Some(value) if !optional => edits.push((at(value + 1), Some(breaks.len()))),
                    _ => {}
                }
                if *optional {
                    edits.push((set(&path, &choice.id, Setting::Nothing), None));
                }
            }
            ChoiceForm::OneOf { chosen, values } => {
                assert!(values.iter().any(|value| value.id == *chosen), "{chosen} is among them");
                edits.extend(values.iter().map(|value| {
                    (set(&path, &choice.id, Setting::Word(value.id.clone())), Some(value.breaks.len()))
                }));
            }
        }
    }
    let removable = muster.entries.iter().filter(|entry| entry.removable);
    edits.extend(removable.map(|entry| (Edit::Remove { path: entry.path.clone() }, None)));
    edits
}

#[test]
fn whatever_is_offered_can_be_done_and_breaks_what_it_says() {
    for (id, army) in [("whdw", "grom"), ("kow", "faceless-host")] {
        let game = game(id).expect("it is a game");
        let open =
            if id == "whdw" { vec![set("regiments.0", "prebuilt", Setting::Flag(false))] } else { vec![] };
        let muster = build(game, Some(&ArmyWord::Named(army.to_owned())), &open);
        let from = file(&muster);
        for (edit, breaks) in offered(&muster) {
            let after = build(game, Some(&from), std::slice::from_ref(&edit));
            assert_eq!(judged(game, &after, &[]), broken(&after), "{edit:?}");
            // A legal army breaks after an edit exactly what the edit said.
            if let Some(breaks) = breaks {
                assert_eq!(after.broken.len(), breaks, "{edit:?}");
            }
        }
    }
}

/// One step of a wild builder: what is offered, or any edit at all.
#[derive(Clone, Debug)]
enum Step {
    Offered(Index),
    Any(Edit),
}

fn step() -> impl Strategy<Value = Step> {
    let path = "(|units|regiments|disks|spells)(\\.[0-3](\\.(units|cards)(\\.[0-3])?)?)?";
    let word = "(hero|unit|card|prebuilt|size|count|points|option)[:.]?(grom|standard|elf-king|[a-z]{0,3})";
    let to = prop_oneof![
        Just(Setting::Nothing),
        any::<bool>().prop_map(Setting::Flag),
        any::<u32>().prop_map(Setting::Number),
        (0_u32..60).prop_map(Setting::Number),
        word.prop_map(Setting::Word),
    ];
    let edit = prop_oneof![
        (word, path).prop_map(|(id, to)| Edit::Add { id, to }),
        path.prop_map(|path| Edit::Remove { path }),
        (path, word, to).prop_map(|(path, choice, to)| Edit::Set { path, choice, to }),
        ".{0,4}".prop_map(Edit::Rename),
    ];
    prop_oneof![3 => any::<Index>().prop_map(Step::Offered), 1 => edit.prop_map(Step::Any)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]
    #[test]
    fn wild_edits_never_break_the_builder(
        which in 0..entries().len(),
        steps in prop::collection::vec(step(), 1..14),
        agreed in any::<bool>(),
    ) {
        let game = entries()[which];
        let options = match game.id() {
            "kow" => vec![("points", "500")],
            "wh40k" => vec![("size", "strike-force")],
            "dw" => vec![("points", "100"), ("league", "true")],
            _ => vec![("regiments", "2"), ("one-box", "true")],
        };
        let options: Vec<(String, String)> =
            options.into_iter().filter(|_| agreed).map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let mut muster = game.muster(None, &[], &options, false).expect("nothing can be shown");
        for step in steps {
            let (edit, sure) = match step {
                Step::Offered(index) => {
                    let offered = offered(&muster);
                    (offered[index.index(offered.len())].0.clone(), true)
                }
                Step::Any(edit) => (edit, false),
            };
            let after = game.muster(Some(&file(&muster)), std::slice::from_ref(&edit), &options, false);
            prop_assert!(!sure || after.is_ok(), "{edit:?}: {after:?}");
            if let Ok(after) = after {
                muster = after;
            }
            prop_assert_eq!(judged(game, &muster, &options), broken(&muster));
            for broken in &muster.broken {
                let known = |path: &String| muster.entries.iter().any(|entry| entry.path == *path);
                prop_assert!(broken.paths.iter().all(known), "{broken:?}");
            }
        }
    }
}
