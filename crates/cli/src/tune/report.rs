//! What was learned, in words and as JSON.

use std::{io::Write, path::Path};

use gonfalon_kernel::Line;
use gonfalon_ladder::Quality;
use serde_json::{Value, json};

use super::study::{Learned, Learning, Study};
use crate::{
    contest,
    ending::Stop,
    paint::{BAD, HEADING, columns, paint},
    voice::Voice,
};

pub(super) fn in_words(
    study: &Study,
    learned: &Learned,
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    let title = Line::new("cli-tune-title")
        .text("game", study.game.title().in_lang(voice.lang))
        .number("games", study.games)
        .text("bot", &study.bot)
        .text("seed", study.seed.to_string());
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    let heading = ["cli-tune-term", "cli-tune-before", "cli-tune-after", "cli-tune-remark"];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for learning in &learned.terms {
        let remark = match learning {
            Learning { seen: false, .. } => voice.word("cli-tune-unseen"),
            changed if changed.changes_sign() => voice.word("cli-tune-sign"),
            _ => String::new(),
        };
        rows.push(vec![
            learning.term.to_owned(),
            learning.before.to_string(),
            learning.after.to_string(),
            remark,
        ]);
    }
    for line in columns(&rows, &[0, 3]) {
        writeln!(out, "{line}")?;
    }
    let facts = Line::new("cli-tune-facts")
        .number("learned", learned.learned as i64)
        .number("tried", learned.tried as i64)
        .number("held", learned.held_out);
    writeln!(out, "{}", voice.say(&facts))?;
    for (key, quality) in [("cli-tune-before", learned.before), ("cli-tune-after", learned.after)] {
        let line = Line::new("cli-tune-quality")
            .text("loss", voice.decimal(quality.log_loss, 4))
            .text("right", voice.decimal(100.0 * quality.accuracy, 1));
        writeln!(out, "{}: {}", voice.word(key), voice.say(&line))?;
    }
    let signs = learned.terms.iter().filter(|learning| learning.changes_sign()).count();
    if signs > 0 {
        let line = Line::new("cli-tune-signs").number("count", signs as i64);
        writeln!(out, "{}", paint(BAD, &voice.say(&line)))?;
    }
    Ok(())
}

/// Names a file that was written.
pub(super) fn written(path: &Path, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let line = Line::new("cli-tune-written").text("file", path.display().to_string());
    writeln!(out, "{}", voice.say(&line))?;
    Ok(())
}

pub(super) fn as_json(study: &Study, learned: &Learned, voice: Voice) -> Value {
    let quality = |quality: Quality| json!({ "log_loss": quality.log_loss, "accuracy": quality.accuracy });
    let terms = learned.terms.iter().map(|learning| {
        json!({
            "term": learning.term,
            "before": learning.before,
            "after": learning.after,
            "seen": learning.seen,
            "changes_sign": learning.changes_sign(),
        })
    });
    json!({
        "game": study.game.id(),
        "title": study.game.title().in_lang(voice.lang),
        "rules_version": study.game.rules_version(),
        "data_hash": study.game.data_hash(),
        "lore_hash": study.game.lore_hash(),
        "command": study.command,
        "bot": study.bot,
        "games": study.games,
        "held_out": learned.held_out,
        "seed": study.seed,
        "positions": { "learned": learned.learned, "tried": learned.tried },
        "matches": study.matches.iter().map(contest::as_json).collect::<Vec<_>>(),
        "terms": terms.collect::<Vec<_>>(),
        "before": quality(learned.before),
        "after": quality(learned.after),
    })
}
