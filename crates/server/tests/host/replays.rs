//! Logs to look at, and to play on from.

use std::{fs, path::Path};

use gonfalon_server::message::MatchBegun;
use serde_json::json;

use crate::stage::Stage;

/// The longest golden log of so many players.
pub(crate) fn golden(players: usize) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays/whdw");
    let logs = walk(&folder).into_iter().map(|path| fs::read_to_string(path).expect("it can be read"));
    let seats = |log: &String| {
        let first: serde_json::Value = serde_json::from_str(log.lines().next()?).ok()?;
        first["header"]["seats"].as_array().map(Vec::len)
    };
    logs.filter(|log| seats(log) == Some(players)).max_by_key(String::len).expect("there is one")
}

fn walk(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries =
        fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_is_proven_shown_and_played_on() {
    let mut stage = Stage::new().await;
    let log = golden(4);
    let (status, card) = stage.post_text("/api/replays", &log).await;
    assert_eq!(status, 200, "{card}");
    let (id, count) =
        (card["id"].as_str().expect("a name").to_owned(), card["count"].as_u64().expect("a count"));
    assert!(card["told"].as_array().is_some_and(|told| told.len() > 20));
    assert_eq!(card["answered"].as_array().map(|seats| seats.len() as u64), Some(count));
    stage.restart().await;
    for at in [0, 1, count / 2, count] {
        let (status, position) = stage.get(&format!("/api/replays/{id}/at/{at}?seat=1")).await;
        assert_eq!((status, position["count"].as_u64()), (200, Some(at)), "{position}");
        assert!(position["scene"]["pieces"].is_array());
    }
    assert_eq!(stage.get(&format!("/api/replays/{id}/at/{}", count + 1)).await.0, 404);
    assert_eq!(stage.get("/api/replays/00/at/0").await.0, 404);
    let mut seats = vec![json!({ "bot": "greedy" }); card["seats"].as_array().map_or(0, Vec::len)];
    let few = stage.post(&format!("/api/replays/{id}/fork"), &json!({ "count": 1, "seats": [] })).await;
    assert_eq!(few.0, 422);
    seats[0] = json!({ "person": "Anna" });
    let fork = json!({ "count": count / 2, "seats": seats, "same_dice": true });
    let (status, begun) = stage.post(&format!("/api/replays/{id}/fork"), &fork).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let mut player = stage.join(&begun, 0).await;
    assert!(player.state["count"].as_u64() >= Some(count / 2));
    player.wait_for_turn().await;
    player.follow_hint().await;
    let state = player.state["count"].as_u64();
    stage.restart().await;
    assert!(stage.join(&begun, 0).await.state["count"].as_u64() >= state);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edited_log_is_turned_away() {
    let stage = Stage::new().await;
    let log = golden(2);
    for (text, key) in [
        (log.replacen("\"seat\":0", "\"seat\":1", 1), None),
        ("{}\n".to_owned(), Some("log-not-a-log")),
        (log.replacen("\"game\":\"whdw\"", "\"game\":\"chess\"", 1), Some("log-unknown-game")),
        (log.lines().take(3).collect::<Vec<_>>().join("\n")[..].replace("\"hash\":\"", "\"hash\":\"0"), None),
    ] {
        let (status, body) = stage.post_text("/api/replays", &text).await;
        assert_eq!(status, 422, "{body}");
        let found = body["findings"][0]["says"]["key"].as_str();
        assert!(found.is_some_and(|found| key.is_none_or(|key| key == found)), "{body}");
    }
}
