//! A game's ledger with the cards that prove its rules.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

use axum::{extract::Path, http::HeaderMap, response::Response};
use gonfalon_catalog::GameEntry;
use include_dir::{Dir, include_dir};
use serde_json::{Value, json};

use super::{
    failure::Failure,
    games::{kept_by_hash, named},
};

static CARDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../cards");

pub(super) async fn ledger(Path(id): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    static WRITTEN: Mutex<BTreeMap<&'static str, String>> = Mutex::new(BTreeMap::new());
    let game = named(&id)?;
    let body = {
        let mut written = WRITTEN.lock().unwrap_or_else(PoisonError::into_inner);
        written.entry(game.id()).or_insert_with(|| write(game).to_string()).clone()
    };
    Ok(kept_by_hash("application/json", body, &headers))
}

fn write(game: &dyn GameEntry) -> Value {
    let ledger = game.ledger();
    let proofs = proofs(game.id());
    let rules: Vec<Value> = ledger
        .rules()
        .iter()
        .map(|rule| {
            let mut value = serde_json::to_value(rule).expect("a rule is plain data and always becomes JSON");
            value["cards"] = proofs.get(&rule.id).cloned().unwrap_or_default().into();
            value
        })
        .collect();
    json!({
        "game": game.id(), "title": ledger.title(), "book": ledger.book(), "topics": ledger.topics(), "rules": rules,
    })
}

/// Every case of a game's cards, by the rules it proves. A case begins with a line of ids and a title.
fn proofs(game: &str) -> BTreeMap<String, Vec<Value>> {
    let mut found: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let Some(folder) = CARDS.get_dir(game) else { return found };
    for file in files(folder) {
        let text = file.contents_utf8().unwrap_or_default();
        for case in cases(text) {
            let first = case.lines().next().unwrap_or_default();
            let words = first.split_whitespace().skip(1);
            let prefix = format!("{game}.");
            let ids: Vec<&str> = words.clone().take_while(|word| word.starts_with(&prefix)).collect();
            let title: Vec<&str> = words.skip(ids.len()).collect();
            let card = json!({ "file": file.path().display().to_string(), "title": title.join(" "), "text": case.trim_end() });
            for id in ids {
                found.entry(id.to_owned()).or_default().push(card.clone());
            }
        }
    }
    found
}

fn files<'d>(folder: &'d Dir<'static>) -> Vec<&'d include_dir::File<'static>> {
    let inner = folder.dirs().flat_map(files);
    folder
        .files()
        .chain(inner)
        .filter(|file| file.path().extension().is_some_and(|end| end == "card"))
        .collect()
}

fn cases(text: &str) -> Vec<&str> {
    let mut starts: Vec<usize> = text.match_indices("rule ").map(|(at, _)| at).collect();
    starts.retain(|at| *at == 0 || text.as_bytes()[at - 1] == b'\n');
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(start, end)| &text[*start..end]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_begin_with_their_rules() {
        let text = "# a comment\nrule a.b  one\nplace\nrule a.c a.d two\n";
        assert_eq!(cases(text), ["rule a.b  one\nplace\n", "rule a.c a.d two\n"]);
    }

    #[test]
    fn cards_are_found_by_rule() {
        let game = gonfalon_catalog::game("whdw").expect("it is there");
        let proofs = proofs("whdw");
        let proven = game.ledger().rules().iter().filter(|rule| proofs.contains_key(&rule.id)).count();
        assert!(proven > 100, "{proven}");
        assert!(proofs.keys().all(|id| game.ledger().rule(id).is_some()));
    }
}
