//! The keys of what is counted and of what may happen.

/// What is counted.
pub(super) fn spread(what: &str) -> &'static str {
    match what {
        "attacks" => "cli-odds-attacks",
        "hits" => "cli-odds-hits",
        "wounds" => "cli-odds-wounds",
        "unsaved" => "cli-odds-unsaved",
        "damage" => "cli-odds-damage",
        "removed" => "cli-odds-removed",
        "destroyed" => "cli-odds-destroyed",
        "lost-models" => "cli-odds-lost-models",
        "lost-wounds" => "cli-odds-lost-wounds",
        "scatters" => "cli-odds-scatters",
        "wounds-taken" => "cli-odds-wounds-taken",
        "damage-to-defender" => "cli-odds-damage-to-defender",
        "damage-to-attacker" => "cli-odds-damage-to-attacker",
        _ => "cli-odds-roll",
    }
}

/// What may happen.
pub(super) fn chance(what: &str) -> &'static str {
    match what {
        "any-destroyed" => "cli-odds-any-destroyed",
        "wiped-out" => "cli-odds-wiped-out",
        "damaged" => "cli-odds-damaged",
        "steady" => "cli-odds-steady",
        "wavers" => "cli-odds-wavers",
        "routs" => "cli-odds-routs",
        "hit" => "cli-odds-hit",
        "wounded" => "cli-odds-wounded",
        "disk-destroyed" => "cli-odds-disk-destroyed",
        "attacker-wounded" => "cli-odds-attacker-wounded",
        "attacker-destroyed" => "cli-odds-attacker-destroyed",
        "defender-wounded" => "cli-odds-defender-wounded",
        "defender-destroyed" => "cli-odds-defender-destroyed",
        "passed" => "cli-odds-passed",
        _ => "cli-odds-reached",
    }
}

/// What there is too much of.
pub(super) fn amount(what: &str) -> &'static str {
    match what {
        "attacks" => "cli-odds-most-attacks",
        "models" => "cli-odds-most-models",
        "wounds" => "cli-odds-most-wounds",
        "damage" => "cli-odds-most-damage",
        "dice" => "cli-odds-most-dice",
        "counters" => "cli-odds-most-counters",
        "falls" => "cli-odds-most-falls",
        _ => "cli-odds-most-work",
    }
}

/// What a question is about.
pub(super) fn title(about: &str) -> &'static str {
    match about {
        "wh40k" => "cli-odds-title-wh40k",
        "kow" => "cli-odds-title-kow",
        "whdw" => "cli-odds-title-whdw",
        "dw" => "cli-odds-title-dw",
        "charge" => "cli-odds-title-charge",
        _ => "cli-odds-title-battle-shock",
    }
}
