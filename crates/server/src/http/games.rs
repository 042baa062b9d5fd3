//! What there is to play.

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use gonfalon_catalog::{GameEntry, MatchOption, Title, ValueForm as Form, game, games};
use gonfalon_kernel::{Arg, Hash};
use gonfalon_programs::Program;
use gonfalon_text::Lang;

use super::{App, failure::Failure};
use crate::{
    message::{ArmyCard, ArmyChoice, FirstMatch, GameCard, OptionCard, ValueCard, ValueForm},
    words,
};

/// The game that a request names.
pub(super) fn named(id: &str) -> Result<&'static dyn GameEntry, Failure> {
    game(id).ok_or_else(|| Failure::not_found("host-no-such-game"))
}

pub(super) async fn list(State(app): State<App>) -> Json<Vec<GameCard>> {
    let programs = &app.lobby.house().programs;
    Json(games().iter().map(|game| card(*game, programs)).collect())
}

fn card(game: &dyn GameEntry, programs: &[Program]) -> GameCard {
    let army = |army: gonfalon_catalog::ReadyArmy| ArmyCard {
        id: army.id,
        name: name(army.name),
        scenarios: army.scenarios.iter().map(ToString::to_string).collect(),
    };
    GameCard {
        id: game.id().to_owned(),
        title: name(game.title()),
        table: game.has_table(),
        options: game.options().iter().map(option).collect(),
        armies: game.ready_armies().into_iter().map(army).collect(),
        most_seats: game.most_seats(),
        bots: bots(game, programs),
        lessons: game.lessons(),
        first: game.first_match().map(first),
        imports: game.imports(),
    }
}

/// The opponent that most people want.
const USUAL: &str = "veteran";

/// The bots of a game, the usual one first, and every program that plays all of them.
pub(super) fn bots(game: &dyn GameEntry, programs: &[Program]) -> Vec<String> {
    let mut bots: Vec<String> = game.bots().iter().map(ToString::to_string).collect();
    bots.sort_by_key(|bot| bot != USUAL);
    bots.extend(programs.iter().map(|program| program.name.clone()));
    bots
}

fn first(first: gonfalon_catalog::FirstMatch) -> FirstMatch {
    let army = |text: &str| ArmyChoice::File { name: "army.toml".to_owned(), text: text.to_owned() };
    let option = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    FirstMatch {
        options: first.options.iter().map(option).collect(),
        armies: first.armies.into_iter().map(army).collect(),
    }
}

fn name(title: Title) -> Arg {
    Arg::Name { en: title.en, de: title.de }
}

fn option(option: &MatchOption) -> OptionCard {
    let form = |form: &Form| match form {
        Form::Word(word) => ValueForm::Word(word.clone()),
        Form::Number { before, after, least, most } => ValueForm::Number {
            before: (*before).to_owned(),
            after: (*after).to_owned(),
            least: *least,
            most: *most,
        },
    };
    let values = option.values.iter();
    OptionCard {
        name: option.name.to_owned(),
        says: option.says.clone(),
        rule: option.rule.map(str::to_owned),
        default: option.default.clone(),
        values: values.map(|value| ValueCard { form: form(&value.form), says: value.says.clone() }).collect(),
        of_armies: option.of_armies,
    }
}

fn lang(code: &str) -> Result<Lang, Failure> {
    code.parse().map_err(|_| Failure::not_found("host-no-such-language"))
}

pub(super) async fn texts(
    Path((id, code)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    Ok(kept_by_hash("text/plain; charset=utf-8", words::of_game(named(&id)?, lang(&code)?), &headers))
}

pub(super) async fn own_texts(Path(code): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    Ok(kept_by_hash("text/plain; charset=utf-8", words::texts().fluent(lang(&code)?).to_owned(), &headers))
}

/// Something that a page may keep and ask for again only if it has changed.
pub(super) fn kept_by_hash(form: &'static str, body: String, asked: &HeaderMap) -> Response {
    let tag = format!("W/\"{}\"", Hash::of(body.as_bytes()));
    let headers = [
        (header::CONTENT_TYPE, form.to_owned()),
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    if asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, body).into_response()
}
