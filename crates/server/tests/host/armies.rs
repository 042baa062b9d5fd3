//! Armies that are judged, built and linked.

use serde_json::{Value, json};

use crate::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_judged() {
    let stage = Stage::new().await;
    let (status, judged) = stage
        .post(
            "/api/games/whdw/armies/check",
            &json!({ "name": "a.toml", "text": "game = \"whdw\"\nname = 3\n" }),
        )
        .await;
    assert_eq!((status, &judged["legal"]), (200, &json!(false)), "{judged}");
    assert!(judged["findings"][0]["says"]["key"].is_string());
}

async fn build(stage: &Stage, game: &str, body: &Value) -> Value {
    let (status, answer) = stage.post(&format!("/api/games/{game}/armies/build"), body).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_built_and_their_links_played() {
    let stage = Stage::new().await;
    let nothing = build(&stage, "whdw", &json!({ "sheets": true })).await;
    assert_eq!(nothing["broken"][0]["says"]["key"], "army-no-regiments");
    assert!(nothing["additions"][0]["about"]["rows"].is_array(), "{}", nothing["additions"][0]);
    let edits = json!([
        { "rename": "Mine" },
        { "add": { "id": "prebuilt:grom" } },
        { "set": { "path": "regiments.0", "choice": "prebuilt", "to": false } },
        { "set": { "path": "regiments.0.units.0", "choice": "count", "to": 50 } },
    ]);
    let body = json!({ "edits": edits, "options": { "regiments": "1" } });
    let over = build(&stage, "whdw", &body).await;
    let rules: Vec<&str> =
        over["broken"].as_array().expect("a list").iter().filter_map(|one| one["rule"].as_str()).collect();
    assert!(rules.contains(&"whdw.army.budget"), "{rules:?}");
    let file = json!({ "file": { "name": "army.json", "text": over["file"]["json"] } });
    let edits =
        json!([{ "remove": { "path": "regiments.0" } }, { "add": { "id": "prebuilt:grom", "to": "" } }]);
    let legal = build(&stage, "whdw", &json!({ "army": file, "edits": edits })).await;
    assert_eq!((&legal["broken"], &legal["name"]), (&json!([]), &json!("Mine")));
    assert!(legal["additions"][0]["about"].is_null());
    let link = json!({ "link": legal["file"]["link"] });
    assert_eq!(build(&stage, "whdw", &json!({ "army": link })).await, legal);
    let played = json!({
        "game": "whdw",
        "armies": [link, { "named": "kairos" }],
        "seats": [{ "person": "Anna" }, { "bot": "greedy" }],
    });
    let (status, begun) = stage.post("/api/matches", &played).await;
    assert_eq!(status, 200, "{begun}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_means_nothing_is_refused() {
    let stage = Stage::new().await;
    let cases = [
        (json!({ "edits": [{ "steal": "everything" }] }), 400, "host-malformed"),
        (json!({ "edits": [{ "set": { "choice": "points", "to": [] } }] }), 400, "host-malformed"),
        (json!({ "edits": [{ "add": { "id": "elf-kingg" } }] }), 422, "catalog-muster-addition-nearest"),
        (json!({ "edits": [{ "remove": { "path": "units.4" } }] }), 422, "catalog-muster-path"),
        (json!({ "army": { "link": "?" } }), 422, "data-bad-link"),
        (json!({ "army": { "named": "nobody" } }), 422, "catalog-unknown-army"),
        (json!({ "army": { "file": { "name": "a.json", "text": "{}" } } }), 422, "data-missing-field"),
        (json!({ "options": { "moon": "full" } }), 422, "catalog-unknown-option"),
    ];
    for (body, status, key) in cases {
        let (came, answer) = stage.post("/api/games/kow/armies/build", &body).await;
        let found = answer["findings"][0]["says"]["key"].as_str();
        assert_eq!((came, found), (status, Some(key)), "{body}: {answer}");
    }
    assert_eq!(stage.post("/api/games/chess/armies/build", &json!({})).await.0, 404);
}
