//! Finished matches looked at again, and their costly decisions as puzzles.

use std::time::Duration;

use gonfalon_catalog::{Depth, Opening, Settings, game};
use gonfalon_kernel::Seat;
use gonfalon_server::{Limits, message::MatchBegun};
use serde_json::{Value, json};

use crate::stage::Stage;

/// A host that takes only a brief look.
async fn stage() -> Stage {
    Stage::with(Limits { review: Depth::Brief, ..Limits::default() }).await
}

/// The log of a match that is played at random for a while; then the first seat gives up, if it is to be over.
fn short(over: bool) -> String {
    let game = game("whdw").expect("the game is offered");
    let settings = Settings::default().with("scenario", "learning");
    let agreed = game.agree(&settings).expect("the learning scenario has its own armies");
    let seats = ["random".to_owned(), "random".to_owned()];
    let mut play = game.open(&Opening { agreed: &agreed, seats: &seats, seed: 5 }).expect("it can be opened");
    while play.count() < 36 {
        let seat = play.asks()[0].seat;
        let idea = play.puzzle(seat, "random").expect("the seat is asked").solve(&|_| true);
        play.act(seat, idea.ask, idea.action, 0).expect("bots answer by the rules");
    }
    assert!(!over || play.resign(Seat(0)));
    play.log().join("\n") + "\n"
}

/// Asks until the review is there.
async fn reviewed(stage: &Stage, id: &str) -> Value {
    loop {
        let (status, state) = stage.post(&format!("/api/replays/{id}/review"), &json!({})).await;
        assert_eq!(status, 200, "{state}");
        if let Some(review) = state.get("ready") {
            return review.clone();
        }
        let done = state["working"]["done"].as_f64().expect("a part is done");
        assert!((0.0..=1.0).contains(&done), "{state}");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_worked_out_once_and_its_puzzles_are_judged() {
    let mut stage = stage().await;
    let (status, card) = stage.post_text("/api/replays", &short(true)).await;
    assert_eq!(status, 200, "{card}");
    let id = card["id"].as_str().expect("a name").to_owned();
    let review = reviewed(&stage, &id).await;
    assert!(review["chances"].as_array().is_some_and(|chances| chances.len() > 5), "{review}");
    stage.restart().await;
    let (_, again) = stage.post(&format!("/api/replays/{id}/review"), &json!({ "deep": false })).await;
    assert_eq!(again["ready"], review, "it was kept");

    let costly = &review["costly"][0];
    let seat = costly["seat"].as_u64().expect("a seat") as usize;
    let mut seats = vec![json!({ "bot": "greedy" }); 2];
    seats[seat] = json!({ "person": "Anna" });
    let fork = json!({ "count": costly["count"], "seats": seats });
    let (status, begun) = stage.post(&format!("/api/replays/{id}/fork"), &fork).await;
    assert_eq!(status, 200, "{begun}");
    let begun: MatchBegun = serde_json::from_value(begun).expect("a match has begun");
    let ticket = begun.tickets[seat].clone().expect("a ticket");
    let path = format!("/api/replays/{id}/review/weigh");
    let wanted = |place: u32, ticket: &str| json!({ "place": place, "match_id": begun.id, "ticket": ticket });
    assert_eq!(stage.post(&path, &wanted(0, &ticket)).await.0, 409, "nothing has been answered");
    assert_eq!(stage.post(&path, &wanted(0, &begun.watch)).await.0, 403, "who watches has no answer");
    assert_eq!(stage.post(&path, &wanted(99, &ticket)).await.0, 404);
    let mut player = stage.join(&begun, seat).await;
    player.wait_for_turn().await;
    player.follow_hint().await;
    let (status, weighed) = stage.post(&path, &wanted(0, &ticket)).await;
    assert_eq!(status, 200, "{weighed}");
    let number = |name: &str| weighed[name].as_f64().expect("a number");
    assert!((number("better") - number("expected") - number("short")).abs() < 1e-3, "{weighed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn running_matches_keep_their_secrets() {
    let stage = stage().await;
    let (_, card) = stage.post_text("/api/replays", &short(false)).await;
    let id = card["id"].as_str().expect("a name").to_owned();
    loop {
        let (status, state) = stage.post(&format!("/api/replays/{id}/review"), &json!({})).await;
        if status != 200 {
            assert_eq!(
                (status, &state["findings"][0]["says"]["key"]),
                (422, &json!("host-not-over")),
                "{state}"
            );
            break;
        }
        assert!(state.get("ready").is_none(), "{state}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(stage.post("/api/replays/00/review", &json!({})).await.0, 404);
    assert_eq!(stage.post(&format!("/api/replays/{id}/review"), &json!({ "deep": 1 })).await.0, 400);
}
