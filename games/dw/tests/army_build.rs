//! Building an army step by step.

use gonfalon_dw::army::build::{edit, empty, muster};
use gonfalon_dw::army::{Agreed, ArmyFile, DiskEntry, check, ready_files};
use gonfalon_dw::data::Library;
use gonfalon_dw::texts::TEXTS;
use gonfalon_kernel::Line;
use gonfalon_scene::{ChoiceForm, Edit, Muster, Nonsense, Setting};
use gonfalon_text::{Lang, Texts};

const AGREED: Agreed = Agreed { points: Some(50), league: false };

fn add(id: &str) -> Edit {
    Edit::Add { id: id.to_owned(), to: String::new() }
}

fn set(path: &str, choice: &str, to: Setting) -> Edit {
    Edit::Set { path: path.to_owned(), choice: choice.to_owned(), to }
}

fn changed(file: &ArmyFile, changes: &[Edit]) -> ArmyFile {
    let mut file = file.clone();
    for change in changes {
        edit(&mut file, change, Library::core())
            .unwrap_or_else(|nonsense| panic!("{change:?}: {nonsense:?}"));
    }
    file
}

fn shown(file: &ArmyFile) -> Muster {
    muster(file, Library::core(), AGREED, false).expect("it can be looked through")
}

fn line(id: &str, count: u8) -> DiskEntry {
    DiskEntry { id: id.to_owned(), count }
}

#[test]
fn an_army_is_built_step_by_step() {
    let steps = [
        add("disk:elven-bard"),
        add("disk:tree-ent"),
        add("disk:elven-bard"),
        add("spell:zip"),
        set("disks.0", "count", Setting::Number(4)),
        set("disks.1", "place", Setting::Number(1)),
        Edit::Rename("Woods".to_owned()),
    ];
    let file = changed(&empty("New"), &steps);
    assert_eq!(file.name, "Woods");
    assert_eq!(file.disks, [line("tree-ent", 1), line("elven-bard", 4)]);
    assert_eq!(file.spells, [line("zip", 1)]);
    let army = shown(&file);
    assert_eq!((army.cost, army.broken.len()), (Some(15 + 20 + 4), 0));
    assert!(army.summary.is_some());
    assert_eq!(
        army.gauges.iter().map(|gauge| (gauge.used, gauge.most)).collect::<Vec<_>>(),
        [(39, 50), (0, 17)]
    );
    let fewer = changed(&file, &[Edit::Remove { path: "spells.0".to_owned() }]);
    assert_eq!(fewer.spells, []);
}

#[test]
fn additions_say_what_they_would_break() {
    let file = changed(&empty("New"), &[add("disk:varik-longbeard"), add("disk:urth-regiment")]);
    let army = shown(&file);
    let breaks = |id: &str| -> Vec<&str> {
        let addition = army.additions.iter().find(|addition| addition.id == id).expect("an addition");
        addition.places[0].breaks.iter().map(|refusal| refusal.rule.0).collect()
    };
    assert_eq!(army.additions.len(), 220 + 58);
    assert_eq!(breaks("disk:urth-regiment"), Vec::<&str>::new());
    assert_eq!(breaks("disk:varik-longbeard"), ["dw.army.unique"]);
    assert_eq!(breaks("disk:elven-bard"), ["dw.army.champion-exclusive"]);
    assert_eq!(breaks("disk:werx-werewolf"), ["dw.army.champion-exclusive", "dw.transform.free"]);
    let many = shown(&changed(&file, &[set("disks.1", "count", Setting::Number(4))]));
    let spell = many.additions.iter().find(|addition| addition.id == "spell:surge").expect("an addition");
    assert_eq!(spell.places[0].breaks[0].rule.0, "dw.army.limit");
}

#[test]
fn what_is_wrong_points_to_its_lines() {
    let file = ArmyFile {
        disks: vec![line("elven-bard", 4), line("walking-dead", 1), line("elfen-bard", 1)],
        spells: vec![line("zop", 1)],
        ..empty("Wrong")
    };
    let army = shown(&file);
    let paths: Vec<(&str, Vec<String>)> =
        army.broken.iter().map(|broken| (broken.rule.0, broken.paths.clone())).collect();
    let expected = [
        ("dw.component.creature-disk", vec!["disks.2"]),
        ("dw.component.spell-data", vec!["spells.0"]),
        ("dw.army.good-evil", vec!["disks.0", "disks.1"]),
    ];
    let expected: Vec<(&str, Vec<String>)> = expected
        .into_iter()
        .map(|(rule, paths)| (rule, paths.into_iter().map(str::to_owned).collect()))
        .collect();
    assert_eq!(paths, expected);
    assert_eq!(army.entries.iter().map(|entry| entry.known).collect::<Vec<_>>(), [true, true, false, false]);
    assert!(army.summary.is_none());
}

#[test]
fn disks_that_wait_aside_have_no_place_in_the_stack() {
    let file = changed(&empty("Pack"), &[add("disk:werx-lycanthrope"), add("disk:werx-werewolf")]);
    let army = shown(&file);
    let choices = |place: usize| -> Vec<&str> {
        army.entries[place].choices.iter().map(|choice| choice.id.as_str()).collect()
    };
    assert_eq!((choices(0), choices(1)), (vec!["count", "place"], vec!["count"]));
    assert_eq!((army.entries[0].cost, army.entries[1].cost), (Some(8), None));
    let ChoiceForm::Number { value, least, most, .. } = army.entries[0].choices[1].form else {
        panic!("a place is a number")
    };
    assert_eq!((value, least, most), (Some(1), 1, 2));
}

#[test]
fn edits_that_mean_nothing_leave_the_army_alone() {
    let file = changed(&empty("New"), &[add("disk:elven-bard"), add("spell:zip")]);
    let nonsense = [
        add("disk:elven-bart"),
        add("elven-bard"),
        Edit::Add { id: "disk:elven-bard".to_owned(), to: "disks.0".to_owned() },
        Edit::Remove { path: "disks.1".to_owned() },
        Edit::Remove { path: "units.0".to_owned() },
        set("disks.0", "count", Setting::Number(0)),
        set("disks.0", "count", Setting::Number(51)),
        set("disks.0", "place", Setting::Number(2)),
        set("disks.0", "place", Setting::Number(0)),
        set("spells.0", "place", Setting::Number(1)),
        set("disks.0", "colour", Setting::Flag(true)),
        Edit::Rename(" ".to_owned()),
    ];
    for change in nonsense {
        let mut same = file.clone();
        assert!(edit(&mut same, &change, Library::core()).is_err(), "{change:?}");
        assert_eq!(same, file);
    }
    let Err(Nonsense::NoSuchAddition { nearest, .. }) =
        edit(&mut file.clone(), &add("disk:elven-bart"), Library::core())
    else {
        panic!("there is no such Disk")
    };
    assert_eq!(nearest.as_deref(), Some("disk:elven-bard"));
}

#[test]
fn every_offered_edit_does_what_it_says() {
    for (_, file) in ready_files(Library::core()) {
        let army = shown(&file);
        for addition in army.additions.iter().step_by(7) {
            for place in &addition.places {
                let change = Edit::Add { id: addition.id.clone(), to: place.to.clone() };
                let after =
                    check(&changed(&file, &[change]), Library::core(), AGREED).err().unwrap_or_default();
                let mut rules = after.iter().map(|broken| broken.rule);
                assert!(place.breaks.iter().all(|refusal| rules.any(|rule| rule == refusal.rule.0)));
            }
        }
    }
}

#[test]
fn every_line_of_the_page_can_be_read() {
    let texts = Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"));
    let read = |line: &Line| {
        for lang in [Lang::En, Lang::De] {
            assert!(!texts.line(lang, line).is_empty(), "{line:?}");
        }
    };
    let (_, file) = ready_files(Library::core()).remove(6);
    let army = muster(&file, Library::core(), AGREED, true).expect("it can be looked through");
    army.broken.iter().for_each(|broken| read(&broken.says));
    army.gauges.iter().for_each(|gauge| read(&gauge.says));
    let sheets = army.additions.iter().filter_map(|addition| addition.about.as_ref());
    assert_eq!(sheets.clone().count(), army.additions.len());
    for sheet in sheets.chain(army.entries.iter().filter_map(|entry| entry.about.as_ref())) {
        sheet.kind.iter().for_each(read);
        sheet.rows.iter().for_each(|row| read(&row.says));
        sheet.traits.iter().for_each(|one| read(&one.name));
    }
}
