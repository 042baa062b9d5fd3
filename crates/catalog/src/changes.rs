//! Matches in which some values of the data are different, to see what difference they make.
//!
//! The changes stand in the game's part of a log's header, so that such a match is proven, told and opened like any other.

use std::{
    borrow::Cow,
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use gonfalon_data::{DataError, nearest};
use gonfalon_kernel::{Dice, Line, SeededDice, Sink};
use serde_json::Value;

use crate::{
    Agreed, Finding,
    host::{EventOf, Host, StateOf},
};

/// Where the changes stand in the set-up of a match.
const FIELD: &str = "changes";
/// More changes than this are other data.
const MOST: usize = 200;
/// So many changed libraries are kept; those of one study are few.
const KEPT: usize = 64;

/// A data file by its name without the ending, and its text.
pub(crate) type DataFile = (&'static str, Cow<'static, [u8]>);

/// The changed data of a game, read once for all matches with the same changes.
pub(crate) struct Versions<L>(Mutex<BTreeMap<String, Arc<L>>>);

impl<L> Versions<L> {
    pub(crate) const fn new() -> Versions<L> {
        Versions(Mutex::new(BTreeMap::new()))
    }
}

/// Sets up a match, with other data where its set-up says so.
pub(crate) fn begin<H: Host>(
    setup: &Value,
    dice: &mut dyn Dice,
    sink: &mut dyn Sink<EventOf<H>>,
) -> Result<(H::Game, StateOf<H>), Line> {
    let mut setup = setup.clone();
    let changes = setup.as_object_mut().and_then(|fields| fields.remove(FIELD));
    let Some(changes) = changes else { return H::begin(H::library(), setup, dice, sink) };
    let form = || Line::new("catalog-setup-form").text("why", FIELD);
    let changes: Vec<(String, Value)> = changes.as_object().ok_or_else(form)?.clone().into_iter().collect();
    let library = library::<H>(&changes).map_err(|findings| {
        findings.into_iter().next().map_or_else(form, |finding| {
            let place = finding.place;
            Line::new("catalog-setup-form").text("why", format!("{FIELD}: {place}"))
        })
    })?;
    H::begin(&library, setup, dice, sink)
}

/// The same match with other values of the data.
pub(crate) fn changed<H: Host>(agreed: &Agreed, changes: &[(String, Value)]) -> Result<Agreed, Vec<Finding>> {
    library::<H>(changes)?;
    let mut agreed = agreed.clone();
    if let (Some(fields), false) = (agreed.setup.as_object_mut(), changes.is_empty()) {
        fields.insert(FIELD.to_owned(), changes.iter().cloned().collect());
    }
    let begun = begin::<H>(&agreed.setup, &mut SeededDice::new(0), &mut ());
    begun.map(|_| agreed).map_err(|line| vec![Finding::new(line)])
}

/// The data with these changes, or everything that is wrong with them.
fn library<H: Host>(changes: &[(String, Value)]) -> Result<Arc<H::Library>, Vec<Finding>> {
    if changes.is_empty() {
        return Ok(Arc::clone(H::library()));
    }
    if changes.len() > MOST {
        return Err(vec![Finding::new(Line::new("catalog-change-many").number("most", MOST as i64))]);
    }
    let key = format!("{changes:?}");
    let kept = || H::versions().0.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept().get(&key) {
        return Ok(Arc::clone(known));
    }
    let files = overlaid(H::files(), changes)?;
    let read = H::read(&files).map_err(|errors| errors.iter().map(misformed).collect::<Vec<_>>())?;
    let read = Arc::new(read);
    let mut kept = kept();
    if kept.len() >= KEPT {
        kept.clear();
    }
    kept.insert(key, Arc::clone(&read));
    Ok(read)
}

/// A changed value that the data cannot have. Lines of files that nobody wrote would only confuse.
fn misformed(error: &DataError) -> Finding {
    Finding { file: None, ..Finding::misformed(&error.file, None, &error.place, error.key, &error.args) }
}

/// The files with these changes.
fn overlaid(mut files: Vec<DataFile>, changes: &[(String, Value)]) -> Result<Vec<DataFile>, Vec<Finding>> {
    let mut findings = Vec::new();
    let mut tables: BTreeMap<usize, toml::Table> = BTreeMap::new();
    for (path, to) in changes {
        if let Err(line) = overlay(&files, &mut tables, path, to) {
            findings.push(Finding { place: path.clone(), ..Finding::new(line) });
        }
    }
    for (place, table) in tables {
        let text = toml::to_string(&table).expect("what was TOML becomes TOML again");
        files[place].1 = Cow::Owned(text.into_bytes());
    }
    if findings.is_empty() { Ok(files) } else { Err(findings) }
}

/// Puts one value into the file that has it; each file is read once.
fn overlay(
    files: &[DataFile],
    tables: &mut BTreeMap<usize, toml::Table>,
    path: &str,
    to: &Value,
) -> Result<(), Line> {
    let mut words = path.split('.');
    let name = words.next().unwrap_or_default();
    let known: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    let place = known.iter().position(|known| *known == name).ok_or_else(|| missing(name, &known))?;
    let root = tables.entry(place).or_insert_with(|| {
        let text = std::str::from_utf8(&files[place].1).expect("the data files are UTF-8");
        toml::from_str(text).expect("the tests read the data files")
    });
    let words: Vec<&str> = words.collect();
    let [entry, rest @ ..] = words.as_slice() else { return Err(Line::new("catalog-change-short")) };
    let known = entries(root);
    let mut value = found(root, entry)
        .ok_or_else(|| missing(entry, &known.iter().map(String::as_str).collect::<Vec<_>>()))?;
    for word in rest {
        let known = inner(value);
        value = step(value, word)
            .ok_or_else(|| missing(word, &known.iter().map(String::as_str).collect::<Vec<_>>()))?;
    }
    *value = replaced(value, to).ok_or_else(|| Line::new("catalog-change-form"))?;
    Ok(())
}

/// The id of a table in a list.
fn id(value: &toml::Value) -> Option<&str> {
    value.get("id")?.as_str()
}

/// A field of the file, or else the entry with this id in any of its lists.
fn found<'t>(root: &'t mut toml::Table, word: &str) -> Option<&'t mut toml::Value> {
    if root.contains_key(word) {
        return root.get_mut(word);
    }
    let lists = root.iter_mut().filter_map(|(_, value)| value.as_array_mut());
    lists.flatten().find(|entry| id(entry) == Some(word))
}

/// Everything that [`found`] finds.
fn entries(root: &toml::Table) -> Vec<String> {
    let lists = root.values().filter_map(toml::Value::as_array).flatten();
    root.keys().cloned().chain(lists.filter_map(id).map(str::to_owned)).collect()
}

/// What lies within a value: a field, the entry of a list with this id, or the one at this place, counted from 0.
fn step<'t>(value: &'t mut toml::Value, word: &str) -> Option<&'t mut toml::Value> {
    match value {
        toml::Value::Table(fields) => fields.get_mut(word),
        toml::Value::Array(list) => match list.iter().position(|entry| id(entry) == Some(word)) {
            Some(place) => list.get_mut(place),
            None => list.get_mut(word.parse::<usize>().ok()?),
        },
        _ => None,
    }
}

/// Everything that [`step`] finds.
fn inner(value: &toml::Value) -> Vec<String> {
    match value {
        toml::Value::Table(fields) => fields.keys().cloned().collect(),
        toml::Value::Array(list) => {
            let word = |(place, entry)| id(entry).map_or_else(|| place, str::to_owned);
            list.iter().enumerate().map(|(place, entry)| word((place.to_string(), entry))).collect()
        }
        _ => Vec::new(),
    }
}

/// The new value where the old one stood. Whole tables are not replaced: a change is a value. Whether the game has a use for
/// it, the reader of the data says.
fn replaced(old: &toml::Value, to: &Value) -> Option<toml::Value> {
    if old.is_table() {
        return None;
    }
    Some(match to {
        // Fractions are kept as they were written.
        Value::String(text) if old.is_float() || old.is_integer() => match text.parse::<f64>() {
            Ok(number) if number.is_finite() => toml::Value::Float(number),
            _ => toml::Value::String(text.clone()),
        },
        Value::String(text) => toml::Value::String(text.clone()),
        Value::Bool(flag) => toml::Value::Boolean(*flag),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => toml::Value::Integer(whole),
            None => toml::Value::Float(number.as_f64()?),
        },
        Value::Array(_) => toml::Value::try_from(to).ok().filter(|_| old.is_array())?,
        Value::Null | Value::Object(_) => return None,
    })
}

fn missing(word: &str, known: &[&str]) -> Line {
    match nearest(word, known.iter().copied()) {
        Some(near) => Line::new("catalog-change-nearest").text("word", word).text("nearest", near),
        None => {
            /// More would fill the screen.
            const SHOWN: usize = 30;
            let shown = known.iter().take(SHOWN).copied().collect::<Vec<_>>().join(", ");
            Line::new("catalog-change-unknown").text("word", word).text("known", shown)
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const TEXT: &str = "game = \"x\"\nmost = 3\nwide = 1.5\n[[entry]]\nid = \"guard\"\npoints = 110\nranged = \"none\"\n\
                        options = [{ option = \"flag\", points = 10 }]\n";

    fn changed(changes: &[(&str, Value)]) -> Result<toml::Table, Vec<(String, &'static str)>> {
        let files = vec![("elves", Cow::Borrowed(TEXT.as_bytes()))];
        let changes: Vec<_> = changes.iter().map(|(path, to)| ((*path).to_owned(), to.clone())).collect();
        let files = overlaid(files, &changes).map_err(|findings| {
            findings.into_iter().map(|found| (found.place, found.says.key)).collect::<Vec<_>>()
        })?;
        Ok(toml::from_str(std::str::from_utf8(&files[0].1).expect("it is text")).expect("it is TOML"))
    }

    #[test]
    fn values_are_found_by_their_path() {
        let root = changed(&[
            ("elves.guard.points", json!(120)),
            ("elves.entry.guard.ranged", json!(4)),
            ("elves.guard.options.0.points", json!(15)),
            ("elves.wide", json!("1.75")),
        ])
        .expect("all of them are there");
        let entry = &root["entry"][0];
        assert_eq!(entry["points"].as_integer(), Some(120));
        assert_eq!(entry["ranged"].as_integer(), Some(4));
        assert_eq!(entry["options"][0]["points"].as_integer(), Some(15));
        assert_eq!(root["wide"].to_string(), "1.75");
        assert_eq!(root["most"].as_integer(), Some(3), "everything else stays");
    }

    #[test]
    fn every_wrong_path_is_refused() {
        let wrong = changed(&[
            ("elvs.guard.points", json!(1)),
            ("elves", json!(1)),
            ("elves.gard.points", json!(1)),
            ("elves.guard.cost", json!(1)),
            ("elves.guard", json!(1)),
            ("elves.guard.points.more", json!(1)),
            ("elves.guard.points", json!({"a": 1})),
        ])
        .expect_err("none of them can be");
        let keys: Vec<&str> = wrong.iter().map(|(_, key)| *key).collect();
        let (near, unknown) = ("catalog-change-nearest", "catalog-change-unknown");
        assert_eq!(
            keys,
            [
                near,
                "catalog-change-short",
                near,
                unknown,
                "catalog-change-form",
                unknown,
                "catalog-change-form"
            ]
        );
        assert_eq!(wrong[2].0, "elves.gard.points");
    }
}
