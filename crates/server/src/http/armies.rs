//! Armies that people write.

use axum::{Json, body::Bytes, extract::Path};
use gonfalon_catalog::ArmyReport;

use super::{failure::Failure, games::named};
use crate::message::{ArmyJudged, ArmyToCheck};

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
