//! What the host answers over HTTP.

mod armies;
mod failure;
mod games;
mod matches;
mod page;
mod replays;
mod reviews;
mod rules;

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Instant,
};

use axum::{
    Router,
    extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State, ws::WebSocketUpgrade},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
    routing::{get, post},
};
use tokio::sync::{Semaphore, watch};
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, set_header::SetResponseHeaderLayer,
};

use crate::{config::Limits, lobby::Lobby, rate::PerAddress, socket};
use failure::Failure;
pub(crate) use replays::Replays;
pub(crate) use reviews::Reviews;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    /// The tables.
    pub(crate) lobby: Arc<Lobby>,
    /// What one guest may cost.
    pub(crate) limits: Limits,
    /// What each address has begun.
    pub(crate) beginnings: Arc<Mutex<PerAddress>>,
    /// Logs that are being looked at.
    pub(crate) replays: Arc<Replays>,
    /// Reviews that are being worked out.
    pub(crate) reviews: Arc<Reviews>,
    /// Who may read a roster at the moment.
    pub(crate) imports: Arc<Semaphore>,
    /// Turns true when the host stops.
    pub(crate) stop: watch::Receiver<bool>,
}

impl App {
    /// Counts something that an address begins.
    fn count(&self, address: SocketAddr) -> Result<(), Failure> {
        let mut beginnings = self.beginnings.lock().expect("nobody breaks down while holding it");
        if beginnings.take(address.ip(), Instant::now()) { Ok(()) } else { Err(Failure::too_many()) }
    }
}

/// Everything that can be asked for.
pub(crate) fn router(app: App) -> Router {
    let limits = app.limits;
    let logs =
        Router::new().route("/api/replays", post(replays::keep)).layer(DefaultBodyLimit::max(limits.log));
    let rosters = Router::new()
        .route("/api/games/{game}/armies/import", post(armies::import))
        .layer(DefaultBodyLimit::max(limits.roster));
    let api = Router::new()
        .route("/api/games", get(games::list))
        .route("/api/texts/{lang}", get(games::own_texts))
        .route("/api/games/{game}/texts/{lang}", get(games::texts))
        .route("/api/games/{game}/rules", get(rules::ledger))
        .route("/api/games/{game}/armies/check", post(armies::check))
        .route("/api/games/{game}/armies/build", post(armies::build))
        .route("/api/matches", post(matches::begin))
        .route("/api/matches/{id}/log", get(matches::log))
        .route("/api/replays/{id}", get(replays::story))
        .route("/api/replays/{id}/at/{count}", get(replays::at))
        .route("/api/replays/{id}/fork", post(replays::fork))
        .route("/api/replays/{id}/review", post(reviews::review))
        .route("/api/replays/{id}/review/weigh", post(reviews::weigh))
        .route("/api/{*rest}", get(nothing_here).post(nothing_here))
        .layer(DefaultBodyLimit::max(limits.request))
        .merge(logs)
        .merge(rosters)
        .layer(CompressionLayer::new());
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    Router::new()
        .route("/api/matches/{id}/play", get(play))
        .merge(api)
        .fallback_service(Router::new().fallback(page::file).layer(CompressionLayer::new()))
        .layer(middleware::from_fn(own_page_only))
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| Failure::broken().into_response()))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "no-referrer"))
        .layer(header(header::CONTENT_SECURITY_POLICY, page::POLICY))
        .with_state(app)
}

/// A connection to one seat of one match.
async fn play(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let ticket = socket::ticket(&headers);
    let limit = app.limits.message;
    upgrade
        .protocols(["gonfalon"])
        .max_message_size(limit)
        .max_frame_size(limit)
        .on_upgrade(move |socket| socket::serve(socket, app, id, ticket))
}

async fn nothing_here() -> Failure {
    Failure::not_found("host-nothing-here")
}

/// Pages of others may not do anything here in the name of somebody who only looks at them.
async fn own_page_only(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let changes = *request.method() == Method::POST || headers.contains_key(header::UPGRADE);
    let of = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let (true, Some(origin)) = (changes, of(header::ORIGIN)) {
        let from = origin.split_once("://").map(|(_, rest)| rest);
        if from.is_none() || from != of(header::HOST) {
            return Failure::forbidden("host-other-page").into_response();
        }
    }
    next.run(request).await
}

/// A request whose rest never comes is given up.
async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(app.limits.request_time, next.run(request)).await;
    answered.unwrap_or_else(|_| Failure::too_late().into_response())
}

/// Where a request comes from.
type From = ConnectInfo<SocketAddr>;
