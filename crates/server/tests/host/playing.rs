//! Whole matches, and what belongs to them.

use serde_json::{Value, json};

use crate::stage::{Stage, request, whole_request};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_match_against_a_bot() {
    let stage = Stage::new().await;
    let (begun, mut player) = stage.against_bot().await;
    let log =
        format!("/api/matches/{}/log?ticket={}", begun.id, begun.tickets[0].as_ref().expect("a ticket"));
    assert_eq!(stage.get(&log).await.0, 409, "the log is secret until the match is over");
    let mut answers = 0;
    player.wait_for_turn().await;
    while !player.is_over() {
        let before = player.state["count"].as_u64();
        player.follow_hint().await;
        assert!(player.state["count"].as_u64() > before, "`moved` comes before its reply");
        answers += 1;
        player.wait_for_turn().await;
    }
    assert!(answers > 5, "{answers}");
    let look = player.wish(json!({ "look": { "count": 1 } })).await;
    assert!(look["look"]["pieces"].is_array(), "{look}");
    let ask = json!(0);
    let late = player.wish(json!({ "play": { "ask": ask, "draft": { "verb": "x" } } })).await;
    assert_eq!(late["denied"]["says"][0]["key"], "denied-over");
    let (status, text) = request(stage.address, "GET", &log, "", "").await;
    assert_eq!(status, 200);
    let game = gonfalon_catalog::game("whdw").expect("it is there");
    game.verify(&mut text.as_bytes(), gonfalon_kernel::log::Limits::default()).expect("the log is proven");
}

#[tokio::test(flavor = "multi_thread")]
async fn drafts_are_judged_before_they_are_played() {
    let stage = Stage::new().await;
    let (_, mut player) = stage.against_bot().await;
    player.wait_for_turn().await;
    let ask = player.ask().expect("there is a question");
    let draft = player.wish(json!({ "hint": { "ask": ask } })).await["hint"].clone();
    let verdict = player.wish(json!({ "try": { "ask": ask, "draft": draft } })).await;
    assert_eq!(
        (&verdict["verdict"]["whole"], &verdict["verdict"]["refusals"]),
        (&json!(true), &json!([])),
        "{verdict}"
    );
    assert_eq!(player.ask(), Some(ask.clone()), "trying plays nothing");
    let nonsense = player.wish(json!({ "try": { "ask": ask, "draft": { "verb": "no-such-verb" } } })).await;
    assert_ne!(nonsense["verdict"]["refusals"], json!([]), "{nonsense}");
    let far = json!({ "verb": draft["verb"], "given": [{ "path": [{ "x": 2_000_000_000, "y": 0 }] }] });
    let far = player.wish(json!({ "try": { "ask": ask, "draft": far } })).await;
    assert_eq!(far["denied"]["says"][0]["key"], "catalog-draft-far-off");
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_and_foreign_answers_are_denied() {
    let stage = Stage::new().await;
    let (begun, mut one, mut other) = stage.two_people().await;
    let mut asked = if one.ask().is_some() { &mut one } else { &mut other };
    let ask = asked.ask().expect("somebody is asked");
    let draft = asked.follow_hint().await;
    let stale = asked.wish(json!({ "play": { "ask": ask, "draft": draft } })).await;
    assert_eq!(stale["denied"]["says"][0]["key"], "denied-not-asked", "{stale}");
    asked = &mut other;
    let wrong = asked.wish(json!({ "play": { "ask": 4_000_000, "draft": draft } })).await;
    assert_eq!(wrong["denied"]["says"][0]["key"], "denied-not-asked", "{wrong}");
    let raw = asked.wish(json!({ "act": { "ask": 4_000_000, "action": { "nonsense": 1 } } })).await;
    assert_eq!(raw["denied"]["says"][0]["key"], "denied-not-asked", "{raw}");
    let mut watcher = stage.watch(&begun).await;
    assert!(watcher.ask().is_none() && watcher.welcome["seat"].is_null());
    for wish in [
        json!({ "play": { "ask": ask, "draft": draft } }),
        json!({ "act": { "ask": ask, "action": 1 } }),
        json!({ "hint": { "ask": ask } }),
        json!({ "try": { "ask": ask, "draft": draft } }),
        json!("undo"),
        json!("resign"),
        json!({ "request": "agree" }),
    ] {
        let reply = watcher.wish(wish).await;
        assert_eq!(reply["denied"]["says"][0]["key"], "host-only-watching", "{reply}");
    }
    assert!(watcher.wish(json!({ "sheet": { "key": "nothing" } })).await.get("sheet").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_measured_and_explained() {
    let stage = Stage::new().await;
    let (_, mut player) = stage.against_bot().await;
    let on_table = |state: &Value| {
        let pieces = state["scene"]["pieces"].as_array().cloned().unwrap_or_default();
        let own = pieces.into_iter().find(|piece| piece["kind"] == "disk" && piece["standing"] == "table");
        own.map(|piece| piece["key"].clone())
    };
    while on_table(&player.state).is_none() {
        player.follow_hint().await;
    }
    let key = on_table(&player.state);
    let sheet = player.wish(json!({ "sheet": { "key": key } })).await;
    assert!(sheet["sheet"].is_object(), "{sheet}");
    assert!(player.wish(json!({ "rings": { "piece": key } })).await["rings"].is_array());
    let spots = json!([{ "point": { "x": 0, "y": 0 } }, { "point": { "x": 300, "y": 400 } }]);
    let tape = player.wish(json!({ "tape": { "spots": spots, "shown": false } })).await;
    assert_eq!(tape["tape"]["length"], 500, "{tape}");
    let early = player.wish(json!({ "look": { "count": 0 } })).await;
    assert_eq!(early["denied"]["says"][0]["key"], "host-not-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_catalog_is_told() {
    let stage = Stage::new().await;
    let (status, games) = stage.get("/api/games").await;
    assert_eq!(status, 200);
    let whdw =
        games.as_array().and_then(|games| games.iter().find(|game| game["id"] == "whdw")).expect("whdw");
    assert_eq!((&whdw["table"], &whdw["options"][0]["name"]), (&json!(true), &json!("scenario")));
    assert!(whdw["armies"].as_array().is_some_and(|armies| !armies.is_empty()));
    for lang in ["en", "de"] {
        let (status, text) = stage.get(&format!("/api/games/whdw/texts/{lang}")).await;
        assert_eq!(status, 200);
        let text = text.as_str().expect("it is no JSON").to_owned();
        for key in ["denied-over", "host-no-ticket", "catalog-draft-unfinished"] {
            assert!(text.contains(&format!("\n{key} = ")), "{key}");
        }
    }
    let (_, rules) = stage.get("/api/games/whdw/rules").await;
    let rules = rules["rules"].as_array().cloned().unwrap_or_default();
    assert!(rules.len() > 100);
    assert!(rules.iter().any(|rule| rule["cards"].as_array().is_some_and(|cards| !cards.is_empty())));
    for path in ["/api/games/chess/rules", "/api/games/whdw/texts/fr", "/api/nothing", "/nothing.js"] {
        let (status, body) = stage.get(path).await;
        assert_eq!(status, 404, "{path}");
        assert!(body["findings"][0]["says"]["key"].is_string(), "{path}: {body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_and_kept_by_its_tag() {
    let stage = Stage::new().await;
    let (status, head, body) = whole_request(stage.address, "GET", "/", "", "").await;
    assert_eq!(status, 200);
    assert!(body.contains("<html"), "{body}");
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
    let again = format!("If-None-Match: {tag}\r\n");
    assert_eq!(whole_request(stage.address, "GET", "/match/anything", &again, "").await.0, 304);
    let (_, head, _) = whole_request(stage.address, "GET", "/", "Accept-Encoding: gzip\r\n", "").await;
    assert!(head.contains("content-encoding: gzip"), "{head}");
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_that_cannot_begin_are_explained() {
    let stage = Stage::new().await;
    let bad: [(Value, u16, &str); 6] = [
        (json!({ "game": "chess", "seats": [] }), 404, "host-no-such-game"),
        (
            json!({ "game": "whdw", "seats": [{ "bot": "deep" }, { "bot": "greedy" }] }),
            422,
            "host-no-such-bot",
        ),
        (
            json!({ "game": "whdw", "options": { "scenario": "x" }, "seats": [{ "bot": "greedy" }, { "bot": "greedy" }] }),
            422,
            "catalog-option-value",
        ),
        (
            json!({ "game": "whdw", "armies": [{ "named": "nobody" }, { "named": "nobody" }], "seats": [{ "person": "" }, { "person": "" }] }),
            422,
            "catalog-unknown-army",
        ),
        (json!({ "game": "whdw" }), 400, "host-malformed"),
        (json!([]), 400, "host-malformed"),
    ];
    for (body, status, key) in bad {
        let (came, answer) = stage.post("/api/matches", &body).await;
        assert_eq!(
            (came, answer["findings"][0]["says"]["key"].as_str()),
            (status, Some(key)),
            "{body}: {answer}"
        );
    }
    let foreign = "Origin: http://elsewhere.example\r\n";
    assert_eq!(request(stage.address, "POST", "/api/matches", foreign, "{}").await.0, 403);
}
