//! Armies that people write and build.

use std::sync::Arc;

use axum::{
    Json,
    body::Bytes,
    extract::{Path, State},
};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use gonfalon_catalog::{ArmyReport, ArmyWord, GivenFile, army_of_link};
use gonfalon_kernel::Line;
use tokio::task::spawn_blocking;

use super::{App, failure::Failure, games::named};
use crate::message::{
    ArmyBuilt, ArmyChoice, ArmyJudged, ArmyToBuild, ArmyToCheck, RosterContent, RosterFile, RosterImported,
    RosterToImport,
};

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

/// Reads a roster of another tool. Few are read at once, so that memory and time stay bounded.
pub(super) async fn import(
    State(app): State<App>,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<Json<RosterImported>, Failure> {
    let game = named(&id)?;
    let RosterToImport { roster, packs } =
        serde_json::from_slice(&body).map_err(|error| Failure::malformed(&error))?;
    drop(body);
    let roster = given(roster)?;
    let packs = packs.into_iter().map(given).collect::<Result<Vec<_>, _>>()?;
    let permit = Arc::clone(&app.imports).acquire_owned().await.map_err(|_| Failure::broken())?;
    let read = spawn_blocking(move || {
        let import = game.import(&roster, &packs);
        drop(permit);
        import
    });
    let imported = read.await.map_err(|_| Failure::broken())?;
    imported.map(|import| Json(RosterImported(import))).map_err(Failure::wrong)
}

fn given(file: RosterFile) -> Result<GivenFile, Failure> {
    let bytes = match file.content {
        RosterContent::Text(text) => text.into_bytes(),
        RosterContent::Base64(letters) => STANDARD
            .decode(letters.as_bytes())
            .map_err(|error| Failure::because(Line::new("host-malformed").text("why", error.to_string())))?,
    };
    Ok(GivenFile { name: file.name, bytes })
}

/// The army that a choice means.
pub(super) fn word(choice: ArmyChoice) -> Result<ArmyWord, Failure> {
    match choice {
        ArmyChoice::Named(id) => Ok(ArmyWord::Named(id)),
        ArmyChoice::File { name, text } => Ok(ArmyWord::File { name, bytes: text.into_bytes() }),
        ArmyChoice::Link(link) => army_of_link(&link).map_err(Failure::wrong),
    }
}
