//! Rosters of other tools over HTTP.

use gonfalon_server::Limits;
use serde_json::{Value, json};

use crate::stage::Stage;

const IMPORT: &str = "/api/games/wh40k/armies/import";

fn fixture(name: &str) -> String {
    let path = format!("{}/../rosters/fixtures/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the fixture belongs to the project")
}

fn text(name: &str, content: &str) -> Value {
    json!({ "name": name, "content": { "text": content } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roster_is_read_opened_and_played() {
    let stage = Stage::new().await;
    let (_, games) = stage.get("/api/games").await;
    let reads = |id: &str| {
        games.as_array().expect("a list").iter().any(|game| game["id"] == id && game["imports"] == true)
    };
    assert_eq!((reads("wh40k"), reads("whdw")), (true, false));

    let (status, bare) = stage.post(IMPORT, &json!({ "roster": text("a.txt", &fixture("nr-gw.txt")) })).await;
    assert_eq!((status, &bare["army"]), (200, &Value::Null), "{bare}");
    assert_eq!(bare["missing"][0]["key"], "import-needs-pack");

    let packs = [text("b.ros", &fixture("ashen-host.ros"))];
    let body = json!({ "roster": text("a.txt", &fixture("nr-gw.txt")), "packs": packs });
    let (status, import) = stage.post(IMPORT, &body).await;
    assert_eq!((status, import["units"].as_u64()), (200, Some(4)), "{import}");
    assert!(
        import["remarks"].as_array().is_some_and(|all| all.iter().any(|one| one["fate"] == "not-automated"))
    );
    let army = json!({ "file": { "name": "army.toml", "text": import["army"]["toml"] } });
    let (status, built) = stage.post("/api/games/wh40k/armies/build", &json!({ "army": army })).await;
    assert_eq!((status, built["entries"].as_array().map(Vec::len)), (200, Some(4)), "{built}");
    let by_link = json!({ "army": { "link": built["file"]["link"] } });
    assert_eq!(stage.post("/api/games/wh40k/armies/build", &by_link).await.0, 200, "its link can be opened");
    let seats = json!([{ "bot": "random" }, { "bot": "random" }]);
    let begun = json!({ "game": "wh40k", "armies": [army, army], "seats": seats });
    assert_eq!(stage.post("/api/matches", &begun).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_travel_as_letters() {
    let stage = Stage::new().await;
    // `PK` and nothing behind it.
    let archive = json!({ "name": "a.rosz", "content": { "base64": "UEsDBA==" } });
    let (status, answer) = stage.post(IMPORT, &json!({ "roster": archive })).await;
    assert_eq!(
        (status, answer["findings"][0]["says"]["key"].as_str()),
        (422, Some("rosters-archive-unreadable"))
    );
    let wrong = json!({ "name": "a.rosz", "content": { "base64": "…" } });
    let (status, answer) = stage.post(IMPORT, &json!({ "roster": wrong })).await;
    assert_eq!((status, answer["findings"][0]["says"]["key"].as_str()), (422, Some("host-malformed")));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_makes_no_sense_is_refused() {
    let stage = Stage::with(Limits { roster: 4096, ..Limits::default() }).await;
    let roster = || json!({ "roster": text("a.txt", "???") });
    assert_eq!(stage.post(IMPORT, &roster()).await.1["findings"][0]["says"]["key"], "rosters-unknown");
    assert_eq!(stage.post("/api/games/kow/armies/import", &roster()).await.0, 422);
    assert_eq!(stage.post("/api/games/chess/armies/import", &roster()).await.0, 404);
    assert_eq!(stage.post(IMPORT, &json!({ "rooster": 1 })).await.0, 400);
    assert_eq!(stage.post(IMPORT, &json!({ "roster": text("a.txt", &"x".repeat(5000)) })).await.0, 413);
    let packs: Vec<Value> = (0..21).map(|_| text("a.toml", "")).collect();
    let many = json!({ "roster": text("a.txt", "x"), "packs": packs });
    assert_eq!(stage.post(IMPORT, &many).await.1["findings"][0]["says"]["key"], "catalog-import-packs");
}
