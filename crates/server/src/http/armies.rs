//! Armies that people write and build.

use axum::{Json, body::Bytes, extract::Path};
use gonfalon_catalog::{ArmyReport, ArmyWord, army_of_link};
use tokio::task::spawn_blocking;

use super::{failure::Failure, games::named};
use crate::message::{ArmyBuilt, ArmyChoice, ArmyJudged, ArmyToBuild, ArmyToCheck};

pub(super) async fn check(Path(id): Path<String>, body: Bytes) -> Result<Json<ArmyJudged>, Failure> {
    let game = named(&id)?;
    let ArmyToCheck { name, text, options } =
        serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    let options: Vec<(String, String)> = options.into_iter().collect();
    let report = game.check_army(&name, text.as_bytes(), &options).map_err(Failure::wrong)?;
    let legal = report.is_legal();
    let ArmyReport { name, summary, form, broken, .. } = report;
    let findings = form.into_iter().chain(broken).map(Into::into).collect();
    Ok(Json(ArmyJudged { name, summary, legal, findings }))
}

pub(super) async fn build(Path(id): Path<String>, body: Bytes) -> Result<Json<ArmyBuilt>, Failure> {
    let game = named(&id)?;
    let ArmyToBuild { army, edits, options, sheets } =
        serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    let army = army.map(word).transpose()?;
    let options: Vec<(String, String)> = options.into_iter().collect();
    let built = spawn_blocking(move || game.muster(army.as_ref(), &edits, &options, sheets));
    built.await.map_err(|_| Failure::broken())?.map(|army| Json(ArmyBuilt(army))).map_err(Failure::wrong)
}

/// The army that a choice means.
pub(super) fn word(choice: ArmyChoice) -> Result<ArmyWord, Failure> {
    match choice {
        ArmyChoice::Named(id) => Ok(ArmyWord::Named(id)),
        ArmyChoice::File { name, text } => Ok(ArmyWord::File { name, bytes: text.into_bytes() }),
        ArmyChoice::Link(link) => army_of_link(&link).map_err(Failure::wrong),
    }
}
