//! Everything that pages read about an army has words in both languages.

use gonfalon_catalog::ArmyWord;
use gonfalon_kernel::Line;
use gonfalon_scene::{Choice, ChoiceForm, Edit, Gauge, Muster, Setting, Sheet};
use gonfalon_text::Lang;

use crate::{entries, set};

fn of_sheet(sheet: &Sheet) -> Vec<Line> {
    let rows = sheet.rows.iter().flat_map(|row| row.reasons.iter().chain([&row.says]));
    let traits = sheet.traits.iter().map(|one| &one.name);
    sheet.kind.iter().chain(rows).chain(traits).cloned().collect()
}

fn of_choice(choice: &Choice) -> Vec<Line> {
    let breaks = match &choice.form {
        ChoiceForm::Flag { breaks, .. } | ChoiceForm::Number { breaks, .. } => breaks.clone(),
        ChoiceForm::OneOf { values, .. } => values.iter().flat_map(|value| value.breaks.clone()).collect(),
    };
    breaks.into_iter().map(|refusal| refusal.says).chain([choice.says.clone()]).collect()
}

fn of_muster(muster: &Muster) -> Vec<Line> {
    let says = |gauge: &Gauge| gauge.says.clone();
    let mut lines: Vec<Line> = muster.summary.iter().cloned().chain(muster.gauges.iter().map(says)).collect();
    lines.extend(muster.broken.iter().map(|broken| broken.says.clone()));
    lines.extend(muster.choices.iter().flat_map(of_choice));
    for entry in &muster.entries {
        lines.push(entry.group.clone());
        lines.extend(entry.gauges.iter().map(says));
        lines.extend(entry.choices.iter().flat_map(of_choice));
        lines.extend(entry.about.iter().flat_map(of_sheet));
    }
    for addition in &muster.additions {
        lines.push(addition.group.clone());
        lines.extend(addition.about.iter().flat_map(of_sheet));
        let breaks = addition.places.iter().flat_map(|place| &place.breaks);
        lines.extend(breaks.map(|refusal| refusal.says.clone()));
    }
    lines
}

#[test]
fn every_line_has_words() {
    for game in entries() {
        let ready: Vec<String> = game.ready_armies().iter().map(|army| army.id.clone()).collect();
        let edits: &[Edit] = match game.id() {
            "whdw" => &[set("regiments.0", "prebuilt", Setting::Flag(false))],
            "kow" => &[set("", "points", Setting::Number(500))],
            "dw" => &[set("disks.0", "count", Setting::Number(2))],
            _ => &[set("units.0", "warlord", Setting::Flag(false))],
        };
        let musters = [None, ready.first()].map(|army| {
            let army = army.map(|id| ArmyWord::Named(id.clone()));
            let edits = if army.is_some() { edits } else { &[] };
            game.muster(army.as_ref(), edits, &[], true).expect("it can be built")
        });
        let lines: Vec<Line> = musters.iter().flat_map(of_muster).collect();
        assert!(lines.len() > 500, "{}", lines.len());
        for line in lines {
            for lang in [Lang::En, Lang::De] {
                assert_eq!(game.texts().resolve(lang, &line).flaws, [], "{line:?}");
            }
        }
    }
}
