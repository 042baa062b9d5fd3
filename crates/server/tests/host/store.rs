//! Trouble with the place where matches are kept.

use std::path::Path;

use gonfalon_server::{
    Config, Host, Limits, Trouble,
    store::{Obstacle, Sqlite, StoreTrouble},
};
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
    assert_eq!(reply["denied"]["says"][0]["key"], "host-not-kept-busy", "{reply}");
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
            assert_eq!(reply["denied"]["says"][0]["key"], "host-not-kept-full", "{reply}");
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
    assert_eq!((status, &body["findings"][0]["says"]["key"]), (503, &json!("host-not-kept-full")), "{body}");
    stage.limits.pages = None;
    stage.restart().await;
    let again = stage.join(&begun, 0).await;
    assert!(again.state["count"].as_u64() >= kept, "{kept:?}");
}

/// What a host that cannot be started complains of.
async fn obstacle(data: &Path) -> Option<Obstacle> {
    let listen = "127.0.0.1:0".parse().expect("an address");
    match Host::start(&Config {
        listen,
        data: data.to_owned(),
        limits: Limits::default(),
        programs: Vec::new(),
    })
    .await
    {
        Ok(host) => {
            host.stop().await;
            None
        }
        Err(Trouble::Store(trouble)) => Some(trouble.obstacle),
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_folder_belongs_to_one_host() {
    let stage = Stage::new().await;
    assert_eq!(obstacle(&stage.folder.0).await, Some(Obstacle::Busy));
    let folder = Folder::new();
    let file = folder.0.join("file");
    std::fs::write(&file, "no folder").expect("it can be written");
    assert_eq!(obstacle(&file).await, Some(Obstacle::Other));
    std::fs::write(folder.0.join("gonfalon.sqlite"), "no database at all, but long enough to look at")
        .expect("written");
    assert_eq!(obstacle(&folder.0).await, Some(Obstacle::Other));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_folder_or_file_without_the_right_to_write_is_named_and_loses_nothing() {
    use std::{fs, os::unix::fs::PermissionsExt as _};
    let permit = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is ours");
    };
    let mut stage = Stage::new().await;
    let (begun, mut player) = stage.against_bot().await;
    player.wait_alone().await;
    let count = player.state["count"].as_u64();
    stage.stop().await;
    let file = stage.folder.0.join("gonfalon.sqlite");
    permit(&file, 0o444);
    // Whoever may write everywhere meets no such obstacle.
    let enforced = fs::File::options().write(true).open(&file).is_err();
    if enforced {
        assert_eq!(obstacle(&stage.folder.0).await, Some(Obstacle::ReadOnly));
    }
    permit(&file, 0o644);
    permit(&stage.folder.0, 0o555);
    fs::remove_file(stage.folder.0.join("gonfalon.lock")).ok();
    if enforced {
        let inside = stage.folder.0.join("new");
        assert_eq!(obstacle(&inside).await, Some(Obstacle::ReadOnly));
    }
    permit(&stage.folder.0, 0o755);
    stage.restart().await;
    assert!(stage.join(&begun, 0).await.state["count"].as_u64() >= count);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_to_disk_is_named() {
    let read_only = std::io::Error::from(std::io::ErrorKind::ReadOnlyFilesystem);
    assert_eq!(StoreTrouble::from(read_only).obstacle, Obstacle::ReadOnly);
    let full = std::io::Error::from(std::io::ErrorKind::StorageFull);
    assert_eq!(StoreTrouble::from(full).says().key, "host-not-kept-full");
    // A database that may only be read, as on a disk that was mounted so.
    let folder = Folder::new();
    drop(Sqlite::open(&folder.0, None).expect("there is a place"));
    let flags = rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY;
    let database = Connection::open_with_flags(folder.0.join("gonfalon.sqlite"), flags).expect("it is there");
    let error = database.execute_batch("DELETE FROM match").expect_err("it may only be read");
    assert_eq!(StoreTrouble::from(error).says().key, "host-not-kept-read-only");
}
