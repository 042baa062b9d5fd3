//! Trouble with the place where matches are kept.

use gonfalon_server::{Config, Host, Limits, Trouble};
use rusqlite::Connection;
use serde_json::json;

use crate::stage::{Folder, Stage};

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_cannot_be_kept_does_not_count() {
    let mut stage = Stage::new().await;
    let (begun, mut player) = stage.against_bot().await;
    player.wait_alone().await;
    let before = player.state.clone();
    let ask = player.ask().expect("there is a question");
    let draft = player.wish(json!({ "hint": { "ask": ask } })).await["hint"].clone();
    // Somebody else writes into the file and does not stop.
    let other = Connection::open(stage.folder.0.join("gonfalon.sqlite")).expect("the file is there");
    other.execute_batch("BEGIN EXCLUSIVE").expect("nobody writes at the moment");
    let reply = player.wish(json!({ "play": { "ask": ask, "draft": draft } })).await;
    assert_eq!(reply["denied"]["says"][0]["key"], "host-not-kept", "{reply}");
    assert_eq!(player.state, before, "nobody was told of it");
    other.execute_batch("ROLLBACK").expect("it can stop");
    let reply = player.wish(json!({ "play": { "ask": ask, "draft": draft } })).await;
    assert_eq!(reply, "accepted");
    player.wait_alone().await;
    let state = player.state.clone();
    stage.restart().await;
    assert_eq!(stage.join(&begun, 0).await.state, state);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let mut stage = Stage::new().await;
    let (begun, player) = stage.against_bot().await;
    drop(player);
    // From now on the file cannot grow; the last page has room for a few more answers.
    stage.limits.pages = Some(1);
    stage.restart().await;
    let mut player = stage.join(&begun, 0).await;
    // Bots stall as well once nothing can be kept: a hint or an answer of this player meets the trouble first or last.
    let mut kept = player.state["count"].as_u64();
    loop {
        if player.ask().is_none() {
            let waited =
                tokio::time::timeout(std::time::Duration::from_secs(5), player.wait_for_turn()).await;
            kept = player.state["count"].as_u64();
            if waited.is_err() || player.is_over() {
                break;
            }
        }
        let ask = player.ask().expect("there is a question");
        let draft = player.wish(json!({ "hint": { "ask": ask } })).await["hint"].clone();
        let reply = player.wish(json!({ "play": { "ask": ask, "draft": draft } })).await;
        if reply != "accepted" {
            assert_eq!(reply["denied"]["says"][0]["key"], "host-not-kept", "{reply}");
            break;
        }
        kept = player.state["count"].as_u64();
    }
    assert!(!player.is_over(), "the disk was not full");
    let wanted = json!({ "game": "whdw", "options": { "scenario": "learning" }, "seats": [{ "person": "" }, { "bot": "random" }] });
    let mut begun_anyway = 0;
    let (status, body) = loop {
        let (status, body) = stage.post("/api/matches", &wanted).await;
        begun_anyway += 1;
        if status != 200 || begun_anyway > 20 {
            break (status, body);
        }
    };
    assert_eq!((status, &body["findings"][0]["says"]["key"]), (503, &json!("host-not-kept")), "{body}");
    stage.limits.pages = None;
    stage.restart().await;
    let again = stage.join(&begun, 0).await;
    assert!(again.state["count"].as_u64() >= kept, "{kept:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_folder_belongs_to_one_host() {
    let stage = Stage::new().await;
    let listen = "127.0.0.1:0".parse().expect("an address");
    let config = Config { listen, data: stage.folder.0.clone(), limits: Limits::default() };
    assert!(matches!(Host::start(&config).await, Err(Trouble::Store(_))));
    let folder = Folder::new();
    let file = folder.0.join("file");
    std::fs::write(&file, "no folder").expect("it can be written");
    let config = Config { listen, data: file, limits: Limits::default() };
    assert!(matches!(Host::start(&config).await, Err(Trouble::Store(_))));
    std::fs::write(folder.0.join("gonfalon.sqlite"), "no database at all, but long enough to look at")
        .expect("written");
    let config = Config { listen, data: folder.0.clone(), limits: Limits::default() };
    assert!(matches!(Host::start(&config).await, Err(Trouble::Store(_))));
}
