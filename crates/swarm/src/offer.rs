//! A study that waits in a broker for somebody to play it.

use std::{collections::BTreeMap, path::Path, time::Duration};

use gonfalon_catalog::game;
use gonfalon_kernel::Line;
use gonfalon_lab::{ArmyFiles, Plan};
use postgres::Client;

use crate::{desk::Desk, schema, trouble::Trouble};

/// A study as the broker has it.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    study: i64,
    study_hash: String,
    game: String,
    text: String,
    rules_version: i32,
    data_hash: String,
    lore_hash: String,
    lease: Duration,
    files: BTreeMap<String, Vec<u8>>,
}

/// What a broker has for a worker.
#[derive(Clone, Debug)]
pub(crate) enum Waiting {
    /// Nobody has ever put a study there.
    Never,
    /// Everything is played.
    Nothing,
    /// The study that has waited longest.
    Study(Box<Offer>),
}

/// Looks for a study.
pub(crate) fn look(client: &mut Client) -> Result<Waiting, Trouble> {
    if !schema::is_ready(client)? {
        return Ok(Waiting::Never);
    }
    let select = "SELECT study, study_hash, game, text, rules_version, data_hash, lore_hash, lease_seconds \
                  FROM gonfalon.study s WHERE EXISTS (SELECT FROM gonfalon.batch b WHERE b.study = s.study) \
                  ORDER BY study LIMIT 1";
    let Some(row) = client.query_opt(select, &[])? else { return Ok(Waiting::Nothing) };
    let study: i64 = row.try_get(0)?;
    let mut files = BTreeMap::new();
    for army in client.query("SELECT name, bytes FROM gonfalon.army WHERE study = $1", &[&study])? {
        files.insert(army.try_get(0)?, army.try_get(1)?);
    }
    let lease: f64 = row.try_get(7)?;
    Ok(Waiting::Study(Box::new(Offer {
        study,
        study_hash: row.try_get(1)?,
        game: row.try_get(2)?,
        text: row.try_get(3)?,
        rules_version: row.try_get(4)?,
        data_hash: row.try_get(5)?,
        lore_hash: row.try_get(6)?,
        lease: Duration::try_from_secs_f64(lease).unwrap_or(Duration::from_secs(60)),
        files,
    })))
}

impl Offer {
    /// The games of the study. It is refused, with everything that differs, if this program would play them in another way.
    pub(crate) fn plan(&self) -> Result<Plan, Line> {
        self.judge()?;
        let files = ArmyFiles::Given(self.files.clone());
        let plan = Plan::with_files(Path::new("study.toml"), self.text.as_bytes(), files);
        plan.ok()
            .filter(|plan| plan.identity.study_hash == self.study_hash)
            .ok_or_else(|| Line::new("swarm-damaged"))
    }

    fn judge(&self) -> Result<(), Line> {
        let Some(entry) = game(&self.game) else {
            return Err(Line::new("swarm-unknown-game").text("game", &self.game));
        };
        let version = i64::from(entry.rules_version());
        let parts = [
            ("rules_version", version.to_string(), self.rules_version.to_string()),
            ("data_hash", entry.data_hash(), self.data_hash.clone()),
            ("lore_hash", entry.lore_hash(), self.lore_hash.clone()),
        ];
        let differing = parts.iter().filter(|(_, own, other)| own != other);
        let told: Vec<String> =
            differing.map(|(name, own, other)| format!("{name} {} ≠ {}", short(own), short(other))).collect();
        if told.is_empty() {
            return Ok(());
        }
        Err(Line::new("swarm-other-program").text("game", &self.game).text("parts", told.join(", ")))
    }

    /// The place of a worker with this name.
    pub(crate) fn desk(&self, worker: &str) -> Desk {
        Desk { study: self.study, worker: worker.to_owned(), lease: self.lease }
    }
}

/// The beginning of a fingerprint is enough to tell two apart.
fn short(hash: &str) -> &str {
    hash.get(..12).unwrap_or(hash)
}
