//! `gonfalon lab game`: plays one game of a study again and keeps its log.

use std::io::Write;

use gonfalon_kernel::{Line, Outcome};
use serde_json::json;

use super::open;
use crate::{
    arguments::StudyGame,
    contest,
    ending::{Ending, Stop},
    files,
    paint::{GOOD, HEADING, paint},
    replay,
    voice::Voice,
};

pub(super) fn run(wanted: &StudyGame, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let plan = open::plan(&wanted.study, voice)?;
    if wanted.number >= plan.most_games() {
        let line = Line::new("cli-lab-no-game").text("number", wanted.number.to_string());
        return Err(Stop::because(voice.say(&line.text("last", (plan.most_games() - 1).to_string()))));
    }
    if let Some(log) = &wanted.log {
        files::writable(log, wanted.force, voice)?;
    }
    let game = plan.game(wanted.number);
    let battle =
        gonfalon_lab::play(&plan, &game).map_err(|findings| contest::wrong(plan.game, &findings, voice))?;
    if let (Some(path), Some(log)) = (&wanted.log, &battle.log) {
        files::write_whole(path, log, wanted.force)
            .map_err(|error| Stop::because(files::unwritable(path, &error, voice)))?;
    }
    let (seats, cell) = (plan.seats(&game), &plan.cells[game.cell]);
    let file = wanted.log.as_ref().map(|path| path.display().to_string());
    if wanted.json {
        let told = json!({
            "game": plan.game.id(),
            "number": game.number,
            "cell": game.cell,
            "changed": game.variant == 1,
            "pair": game.pair,
            "match": contest::as_json(game.agreed),
            "seats": seats,
            "seed": game.seed,
            "winners": battle.winners.iter().map(|seat| seat.colour()).collect::<Vec<_>>(),
            "points": battle.points,
            "rounds": battle.rounds,
            "decisions": battle.decisions,
            "log": file,
        });
        writeln!(out, "{told}")?;
        return Ok(Ending::Fine);
    }
    let title = Line::new("cli-lab-game")
        .text("number", game.number.to_string())
        .text("match", contest::in_words(game.agreed))
        .text("bots", seats.join(" – "))
        .text("seed", game.seed.to_string());
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    let key = if game.variant == 1 { "cli-lab-game-changed" } else { "cli-lab-game-plain" };
    let line = Line::new(key).text("army", &cell.armies[0]).text("against", &cell.armies[1]);
    writeln!(out, "{}", voice.say(&line))?;
    let outcome = replay::outcome(&Outcome::won_by(battle.winners.clone()), voice);
    writeln!(out, "{}", paint(GOOD, &outcome))?;
    if let Some(file) = file {
        writeln!(out, "{}", voice.say(&Line::new("cli-battle-log").text("file", file)))?;
    }
    Ok(Ending::Fine)
}
