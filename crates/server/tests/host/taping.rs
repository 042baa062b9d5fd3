//! Tapes that one player lays out and the others see.

use serde_json::{Value, json};

use crate::stage::Stage;

fn laid(from: i32, to: i32, shown: bool) -> Value {
    let point = |x: i32| json!({ "point": { "x": x, "y": 10_000 } });
    json!({ "tape": { "spots": [point(from), point(to)], "shown": shown } })
}

#[tokio::test(flavor = "multi_thread")]
async fn others_see_a_tape_and_nobody_keeps_it() {
    let stage = Stage::new().await;
    let (begun, mut one, mut other) = stage.two_people().await;
    let mut watcher = stage.watch(&begun).await;
    let reply = one.wish(laid(0, 7_620, true)).await;
    assert_eq!(reply["tape"]["length"], 7_620, "{reply}");
    assert_eq!(reply["tape"]["spans"][0]["exact"], true, "{reply}");
    for guest in [&mut other, &mut watcher] {
        let news = guest.news("tape").await;
        assert_eq!((&news["seat"], &news["tape"]), (&json!(0), &reply["tape"]));
    }
    // A tape of one's own, and one of somebody who only watches, go to nobody; taking it away is told.
    one.wish(laid(0, 500, false)).await;
    assert_eq!(watcher.wish(laid(0, 600, true)).await["tape"]["length"], 600);
    assert_eq!(one.wish(json!({ "tape": { "spots": [], "shown": true } })).await["tape"], Value::Null);
    assert_eq!(other.news("tape").await, json!({ "seat": 0, "tape": null }));
    let late = stage.watch(&begun).await;
    assert!(late.welcome.get("tape").is_none());
    assert!(!one.heard.iter().any(|text| text.starts_with("{\"tape\"")), "nobody is shown their own tape");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tape_has_several_spans_and_an_end() {
    let stage = Stage::new().await;
    let (_, mut one, _other) = stage.two_people().await;
    let spots: Vec<Value> =
        (0..4).map(|number| json!({ "point": { "x": number * 1_000, "y": 0 } })).collect();
    let reply = one.wish(json!({ "tape": { "spots": spots, "shown": false } })).await;
    assert_eq!(
        (&reply["tape"]["length"], reply["tape"]["spans"].as_array().map(Vec::len)),
        (&json!(3_000), Some(3))
    );
    for spots in [
        json!(vec![json!({ "point": { "x": 0, "y": 0 } }); 17]),
        json!([{ "point": { "x": 0, "y": 0 } }, { "point": { "x": 2_000_000_000, "y": 0 } }]),
        json!([{ "point": { "x": 0, "y": 0 } }, { "piece": "disk-250" }]),
    ] {
        let reply = one.wish(json!({ "tape": { "spots": spots, "shown": true } })).await;
        assert_eq!(reply["tape"], Value::Null, "{reply}");
    }
}
