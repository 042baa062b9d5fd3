//! Beginning matches.

use axum::{
    Json,
    body::Bytes,
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse as _, Response},
};
use gonfalon_catalog::{Agreed, GameEntry, Opening, Play, Settings};
use gonfalon_kernel::{Line, Seat};
use gonfalon_programs::Program;
use serde::Deserialize;
use tokio::{sync::oneshot, task::spawn_blocking};

use super::{
    App, From,
    armies::word,
    failure::Failure,
    games::{bots, named},
};
use crate::{
    lobby::NoTable,
    message::{MatchBegun, NewMatch, SeatChoice},
    secret,
    store::{Begun, Kept, SeatCard},
    table::ToTable,
};

/// The most letters of a name.
const NAME: usize = 40;

pub(super) async fn begin(
    State(app): State<App>,
    From { 0: address }: From,
    body: Bytes,
) -> Result<Json<MatchBegun>, Failure> {
    app.count(address)?;
    let wanted: NewMatch = serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    let game = named(&wanted.game)?;
    let cards = seat_cards(game, &wanted.seats, &app.lobby.house().programs)?;
    let names: Vec<String> = cards.iter().map(in_log).collect();
    let hints = wanted.hints;
    let opened = spawn_blocking(move || {
        let agreed = agree(game, wanted)?;
        let opening = Opening { agreed: &agreed, seats: &names, seed: secret::seed() };
        let play = game.open(&opening).map_err(Failure::wrong)?;
        Ok::<_, Failure>((play, agreed.scenario))
    });
    let (play, scenario) = opened.await.map_err(|_| Failure::broken())??;
    keep(&app, play, scenario, cards, hints).await.map(Json)
}

/// Turns wishes into a match that can begin.
fn agree(game: &dyn GameEntry, wanted: NewMatch) -> Result<Agreed, Failure> {
    let NewMatch { options, armies, seats, .. } = wanted;
    let armies = armies.into_iter().map(word).collect::<Result<_, _>>()?;
    let settings = Settings { armies, options: options.into_iter().collect() };
    let agreed = if settings.armies.is_empty() {
        by_chance(game, settings, u8::try_from(seats.len()).ok())?
    } else {
        game.agree(&settings).map_err(Failure::wrong)?
    };
    if agreed.armies.len() != seats.len() {
        let line = Line::new("host-seat-count").number("seats", seats.len() as i64);
        return Err(Failure::because(line.number("armies", agreed.armies.len() as i64)));
    }
    Ok(agreed)
}

/// A match of ready armies drawn by chance: a fair one between different armies where there is one, and with the usual options
/// wherever nothing else is wanted.
fn by_chance(game: &dyn GameEntry, mut settings: Settings, players: Option<u8>) -> Result<Agreed, Failure> {
    for option in game.options() {
        let is_chosen = settings.options.iter().any(|(name, _)| *name == option.name);
        if !is_chosen && !option.of_armies && option.name != "scenario" {
            settings = settings.with(option.name, &option.default);
        }
    }
    let every = game.every_match(&settings, players).map_err(Failure::wrong)?;
    let ready = game.ready_armies();
    let size = |army: &String| ready.iter().find(|ready| ready.id == *army).map(|ready| ready.size);
    let alike = |agreed: &&Agreed| agreed.armies.windows(2).all(|pair| size(&pair[0]) == size(&pair[1]));
    let differ = |agreed: &&Agreed| agreed.armies.windows(2).all(|pair| pair[0] != pair[1]);
    let fair: Vec<&Agreed> = every.iter().filter(|agreed| alike(agreed) && differ(agreed)).collect();
    let among = if fair.is_empty() { every.iter().collect() } else { fair };
    if among.is_empty() {
        return Err(Failure::because(Line::new("catalog-no-ready-armies")));
    }
    Ok(among[(secret::seed() % among.len() as u64) as usize].clone())
}

/// Who sits where, with names that can be shown.
pub(super) fn seat_cards(
    game: &dyn GameEntry,
    seats: &[SeatChoice],
    programs: &[Program],
) -> Result<Vec<SeatCard>, Failure> {
    let known = bots(game, programs);
    let card = |seat: &SeatChoice| match seat {
        SeatChoice::Person(name) => {
            let plain = name.chars().filter(|letter| !letter.is_control()).take(NAME).collect::<String>();
            Ok(SeatCard { name: plain.trim().to_owned(), bot: None, stand_in: None })
        }
        SeatChoice::Bot(name) if known.contains(name) => {
            Ok(SeatCard { name: name.clone(), bot: Some(name.clone()), stand_in: None })
        }
        SeatChoice::Bot(name) => {
            let line = Line::new("host-no-such-bot").text("bot", name);
            Err(Failure::because(line.text("known", known.join(", "))))
        }
    };
    seats.iter().map(card).collect()
}

/// What a log calls whoever sits at a seat.
pub(super) fn in_log(card: &SeatCard) -> String {
    card.bot.clone().unwrap_or_else(|| card.name.clone())
}

/// Keeps a match that was opened and lays its table.
pub(super) async fn keep(
    app: &App,
    play: Box<dyn Play>,
    scenario: String,
    seats: Vec<SeatCard>,
    hints: bool,
) -> Result<MatchBegun, Failure> {
    let id = secret::id();
    let ticket = |card: &SeatCard| card.bot.is_none().then(secret::ticket);
    let tickets: Vec<Option<String>> = seats.iter().map(ticket).collect();
    let watch = secret::ticket();
    let seated = tickets.iter().zip((0..).map(Seat));
    let mut hashes: Vec<(String, Option<Seat>)> =
        seated.filter_map(|(ticket, seat)| Some((secret::kept(ticket.as_ref()?), Some(seat)))).collect();
    hashes.push((secret::kept(&watch), None));
    let mut opening = play.log();
    let mut answers = opening.split_off(2);
    answers.truncate(play.lines_to(play.count()) as usize);
    let kept = Kept {
        game: play.header().game.clone(),
        scenario: scenario.clone(),
        seats: seats.clone(),
        opening,
        answers,
        hints,
        fate: play.fate(),
    };
    app.lobby.house().store.begin(Begun { id: id.clone(), kept, tickets: hashes }).await?;
    app.lobby.open(&id, scenario, play, seats, hints).await;
    Ok(MatchBegun { id, tickets, watch })
}

#[derive(Deserialize)]
pub(super) struct WithTicket {
    ticket: String,
}

pub(super) async fn log(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(WithTicket { ticket }): Query<WithTicket>,
) -> Result<Response, Failure> {
    let admission = app.lobby.house().store.ticket(&secret::kept(&ticket)).await?;
    if admission.is_none_or(|admission| admission.id != id) {
        return Err(Failure::forbidden("host-no-ticket"));
    }
    let table = app.lobby.table(&id).await.map_err(|trouble| match trouble {
        NoTable::Unknown => Failure::not_found("host-no-ticket"),
        NoTable::Store(trouble) => trouble.into(),
        NoTable::Unplayable(line) => Failure::because(line),
    })?;
    let (tell, told) = oneshot::channel();
    let sent = table.send(ToTable::Log(tell)).await;
    let lines = match (sent, told.await) {
        (Ok(()), Ok(lines)) => lines.ok_or_else(|| Failure::too_early("host-not-over"))?,
        _ => return Err(Failure::broken()),
    };
    let text = lines.join("\n") + "\n";
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response())
}
