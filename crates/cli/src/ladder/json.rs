//! What came of a ladder, for programs.

use serde_json::{Value, json};

use super::{plan::Plan, rung::Climbed, scale::scale};
use crate::{contest, voice::Voice};

pub(super) fn as_json(plan: &Plan, climbed: &[Climbed<'_>], voice: Voice) -> Value {
    let scale: Vec<Value> =
        scale(climbed).into_iter().map(|(bot, elo)| json!({ "bot": bot, "elo": elo })).collect();
    json!({
        "game": plan.game.id(),
        "title": plan.game.title().in_lang(voice.lang),
        "rules_version": plan.game.rules_version(),
        "data_hash": plan.game.data_hash(),
        "lore_hash": plan.game.lore_hash(),
        "command": plan.command,
        "seed": plan.seed,
        "most_pairs": plan.most_pairs,
        "matches": plan.matches.iter().map(contest::as_json).collect::<Vec<_>>(),
        "rungs": climbed.iter().map(rung).collect::<Vec<_>>(),
        "scale": scale,
        "passed": climbed.iter().all(Climbed::passed),
    })
}

fn rung(climbed: &Climbed<'_>) -> Value {
    let broken = climbed.broken.as_ref().map(|(seed, why)| json!({ "seed": seed, "why": why }));
    json!({
        "lower": climbed.rung.lower,
        "upper": climbed.rung.upper,
        "bound": climbed.rung.demand.bound,
        "least": climbed.rung.demand.least(),
        "pairs": climbed.pairs,
        "won": climbed.won,
        "drawn": climbed.drawn,
        "lost": climbed.lost,
        "score": climbed.score(),
        "elo": climbed.elo(),
        "test": climbed.test(),
        "passed": climbed.passed(),
        "broken": broken,
    })
}
