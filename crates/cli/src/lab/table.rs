//! `gonfalon lab table`: what a table is like, measured and played on.

use std::{io::Write, path::PathBuf};

use gonfalon_catalog::{Agreed, GameEntry, Settings};
use gonfalon_kernel::Line;
use gonfalon_lab::{
    sentence,
    table::{Bias, Report, as_json, bias, figures, page, scan, spacing, svg},
};

use crate::{
    arguments::ScanTable,
    contest, crew,
    ending::{Ending, Stop},
    files,
    paint::{HEADING, QUIET, aligned, columns, paint},
    voice::Voice,
};

pub(super) fn run(wanted: &ScanTable, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let game = files::named_game(&wanted.game, voice)?;
    if !wanted.games.is_multiple_of(2) {
        let line = Line::new("cli-lab-table-odd").number("games", wanted.games);
        return Err(Stop::because(voice.say(&line)));
    }
    let trouble = |line: Line| Stop::because(sentence(Some(game), voice.lang, &line));
    let spacing = wanted.spacing.as_deref().map(spacing).transpose().map_err(trouble)?;
    for path in [&wanted.page, &wanted.svg].into_iter().flatten() {
        files::writable(path, wanted.force, voice)?;
    }
    let settings = settings(wanted, game, voice)?;
    let agreed = agree(game, &settings, voice)?;
    let wrong = |findings: Vec<_>| contest::wrong(game, &findings, voice);
    let threads = crew::threads(wanted.threads);
    let mut ground = game.survey(&agreed, &wanted.bot, wanted.seed).map_err(wrong)?;
    let scan = scan(&mut *ground, spacing, threads).map_err(trouble)?;
    let bias = match wanted.games {
        0 => None,
        games => {
            let mirror = agree(game, &mirrored(settings), voice)?;
            let seeds = (wanted.seed, u64::from(games));
            Some(bias(game, &mirror, &wanted.bot, seeds, threads).map_err(wrong)?)
        }
    };
    let report = Report {
        game,
        agreed: &agreed,
        seed: wanted.seed,
        scan: &scan,
        bias: bias.as_ref(),
        lang: voice.lang,
    };
    write(wanted.page.as_ref(), || page(&report), wanted.force, voice)?;
    write(wanted.svg.as_ref(), || svg(&report), wanted.force, voice)?;
    if wanted.json {
        writeln!(out, "{}", as_json(&report))?;
    } else {
        in_words(&report, out)?;
        for path in [&wanted.page, &wanted.svg].into_iter().flatten() {
            let line = Line::new("cli-lab-table-written").text("file", path.display().to_string());
            writeln!(out, "{}", voice.say(&line))?;
        }
    }
    let broken = bias.as_ref().is_some_and(|bias: &Bias| bias.broken > 0);
    Ok(if broken { Ending::Wanting } else { Ending::Fine })
}

/// The match whose table it is: between chosen armies, or the first of the game's ladder. One army has both sides.
fn settings(wanted: &ScanTable, game: &dyn GameEntry, voice: Voice) -> Result<Settings, Stop> {
    let options = wanted.matches.chosen(voice)?;
    let mut armies = files::army_words(&wanted.matches.armies, voice)?;
    if let [only] = armies.as_slice() {
        armies.push(only.clone());
    }
    let usual = game.ladder().into_iter().next().unwrap_or_default();
    Ok(if armies.is_empty() { usual.but(&options) } else { Settings { armies, options } })
}

/// The same match with the first army on both sides.
fn mirrored(mut settings: Settings) -> Settings {
    settings.armies.truncate(1);
    settings.armies.extend_from_within(..);
    settings
}

fn agree(game: &dyn GameEntry, settings: &Settings, voice: Voice) -> Result<Agreed, Stop> {
    game.agree(settings).map_err(|findings| contest::wrong(game, &findings, voice))
}

fn write(path: Option<&PathBuf>, text: impl Fn() -> String, force: bool, voice: Voice) -> Result<(), Stop> {
    let Some(path) = path else { return Ok(()) };
    files::write_whole(path, text().as_bytes(), force)
        .map_err(|error| Stop::because(files::unwritable(path, &error, voice)))
}

fn in_words(report: &Report<'_>, out: &mut impl Write) -> Result<(), Stop> {
    let figures = figures(report);
    writeln!(out, "{}\n", paint(HEADING, &report.title()))?;
    for line in aligned(&figures.whole, &[0, 1]) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for line in columns(&figures.sides, &[0]) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for note in &figures.notes {
        writeln!(out, "{}", paint(QUIET, note))?;
    }
    Ok(())
}
