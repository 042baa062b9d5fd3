//! `gonfalon games`: what can be played, and everything that can be chosen.

use std::io::Write;

use gonfalon_catalog::{GameEntry, MatchOption, OptionValue, ReadyArmy, ValueForm, games};
use gonfalon_kernel::Line;
use serde_json::{Value, json};

use crate::{
    arguments::Games,
    ending::{Ending, Stop},
    files,
    paint::{HEADING, QUIET, aligned, paint},
    voice::Voice,
};

pub(crate) fn list(asked: &Games, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let chosen = match &asked.game {
        Some(id) => vec![files::named_game(id, voice)?],
        None => games().to_vec(),
    };
    if asked.json {
        let list: Vec<Value> = chosen.iter().map(|game| as_json(*game, voice)).collect();
        writeln!(out, "{}", json!({ "games": list }))?;
    } else if asked.game.is_some() {
        chosen.iter().try_for_each(|game| in_words(*game, out, voice))?;
    } else {
        let rows: Vec<Vec<String>> = chosen
            .iter()
            .map(|game| vec![game.id().to_owned(), game.title().in_lang(voice.lang).to_owned()])
            .collect();
        for line in aligned(&rows, &[0, 1]) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "\n{}", voice.word("cli-games-more"))?;
    }
    Ok(Ending::Fine)
}

fn in_words(game: &dyn GameEntry, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    writeln!(out, "{} ({})", paint(HEADING, game.title().in_lang(voice.lang)), game.id())?;
    writeln!(out, "{}", voice.say(&Line::new("cli-games-bots").text("bots", game.bots().join(", "))))?;
    writeln!(out, "\n{}", paint(HEADING, &voice.word("cli-games-armies")))?;
    let armies: Vec<Vec<String>> =
        game.ready_armies().iter().map(|army| army_row(game, army, voice)).collect();
    for line in aligned(&armies, &[0, 1, 2]) {
        writeln!(out, "  {line}")?;
    }
    writeln!(out, "\n{}", paint(HEADING, &voice.word("cli-games-options")))?;
    for option in game.options() {
        let usual = voice.say(&Line::new("cli-games-usual").text("value", &option.default));
        let rule = option.rule.map(|rule| paint(QUIET, &format!(" [{rule}]"))).unwrap_or_default();
        let says = voice.of_game(game, &option.says);
        writeln!(out, "\n{} ({usual})  {says}{rule}", paint(HEADING, option.name))?;
        let rows: Vec<Vec<String>> =
            option.values.iter().map(|value| vec![value.form.shown(), meaning(game, value, voice)]).collect();
        for line in aligned(&rows, &[0, 1]) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(())
}

fn army_row(game: &dyn GameEntry, army: &ReadyArmy, voice: Voice) -> Vec<String> {
    let summary = army.summary.as_ref().map(|line| voice.of_game(game, line)).unwrap_or_default();
    vec![army.id.clone(), army.name.in_lang(voice.lang).to_owned(), summary]
}

/// What a value means, with the range of its number.
fn meaning(game: &dyn GameEntry, value: &OptionValue, voice: Voice) -> String {
    let says = voice.of_game(game, &value.says);
    match value.form {
        ValueForm::Word(_) => says,
        ValueForm::Number { least, most, .. } => {
            let range = Line::new("cli-games-range").number("least", least).number("most", most);
            format!("{says} {}", voice.say(&range))
        }
    }
}

fn as_json(game: &dyn GameEntry, voice: Voice) -> Value {
    let armies = game.ready_armies().into_iter().map(|army| {
        json!({
            "id": army.id,
            "name": army.name.in_lang(voice.lang),
            "scenarios": army.scenarios,
            "says": army.summary.as_ref().map(|line| voice.of_game(game, line)),
        })
    });
    json!({
        "game": game.id(),
        "title": game.title().in_lang(voice.lang),
        "rules_version": game.rules_version(),
        "bots": game.bots(),
        "armies": armies.collect::<Vec<_>>(),
        "options": game.options().iter().map(|option| option_json(game, option, voice)).collect::<Vec<_>>(),
    })
}

fn option_json(game: &dyn GameEntry, option: &MatchOption, voice: Voice) -> Value {
    let values = option.values.iter().map(|value| {
        let (least, most) = match value.form {
            ValueForm::Word(_) => (None, None),
            ValueForm::Number { least, most, .. } => (Some(least), Some(most)),
        };
        let says = voice.of_game(game, &value.says);
        json!({ "value": value.form.shown(), "least": least, "most": most, "says": says })
    });
    json!({
        "name": option.name,
        "says": voice.of_game(game, &option.says),
        "rule": option.rule,
        "default": option.default,
        "of_armies": option.of_armies,
        "values": values.collect::<Vec<_>>(),
    })
}
