//! Which tool wrote a file, found out by its content.

use crate::format::Format;
use crate::note::{Note, Refused};
use crate::text::head::{Head, points_at_end};
use crate::text::line::Line;

/// The outer form of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Empty,
    Xml,
    Json,
    Text,
}

pub(crate) fn shape(text: &str) -> Shape {
    match text.trim_start().chars().next() {
        None => Shape::Empty,
        Some('<') => Shape::Xml,
        Some('{' | '[') => Shape::Json,
        Some(_) => Shape::Text,
    }
}

/// The format of a text, or a refusal that lists what was tried.
pub(crate) fn text_format(text: &str) -> Result<Format, Refused> {
    let lines: Vec<Line<'_>> = text.lines().map(Line::new).filter(|line| !line.body.is_empty()).collect();
    refuse_known_strangers(&lines)?;
    let candidates = [ruled(&lines), simple(&lines), app(&lines), list_forge(&lines), short(&lines)];
    let found: Vec<Format> = candidates.into_iter().flatten().collect();
    match found[..] {
        [format] => Ok(format),
        [] => {
            let tried: Vec<&str> = Format::ALL.iter().map(|format| format.name()).collect();
            Err(Refused::new(Note::new("rosters-unknown").with("tried", tried.join(", "))))
        }
        _ => {
            let names: Vec<&str> = found.iter().map(|format| format.name()).collect();
            Err(Refused::new(Note::new("rosters-ambiguous").with("formats", names.join(", "))))
        }
    }
}

/// Texts of other tools and editions are recognised, so that people learn what to do.
fn refuse_known_strangers(lines: &[Line<'_>]) -> Result<(), Refused> {
    let other = |tool: &str| Err(Refused::new(Note::new("rosters-other-text").with("tool", tool)));
    let edition =
        |edition: &str| Err(Refused::new(Note::new("rosters-other-edition").with("edition", edition)));
    for line in lines {
        let body = line.body;
        let battlescribe = body.starts_with("++ ") && body.ends_with(" ++") && body.contains('[');
        // Power level and command points stood beside the points until the ninth edition.
        let power = ["PL,", "PL]", "CP,", "CP]"].iter().any(|mark| body.contains(mark));
        if power && body.contains('[') && body.contains("pts") {
            return edition("9");
        }
        if battlescribe {
            return other("BattleScribe");
        }
        if body.starts_with("--- ") && body.ends_with(" ---") && body.len() > 8 {
            return other("armylistnetwork");
        }
        let later = body.starts_with("+ FORCE DISPOSITION:") || body == "ATTACHED UNITS";
        if later || body.ends_with(" Detachment Points)") {
            return edition("11");
        }
    }
    Ok(())
}

/// New Recruit's formats with a ruled head.
fn ruled(lines: &[Line<'_>]) -> Option<Format> {
    lines.iter().find(|line| line.body.starts_with("+ FACTION KEYWORD:"))?;
    let body = lines.iter().filter(|line| !line.body.starts_with(['+', '&']));
    let with = |line: &&Line<'_>| line.loadout().is_some();
    let one_line =
        |line: &&Line<'_>| !line.bullet && Head::read(line.body).is_some_and(|head| head.rest.is_some());
    Some(if body.clone().any(|line| one_line(&line)) {
        Format::NewRecruitWtcCompact
    } else if body.clone().any(|line| with(&line)) {
        Format::NewRecruitWtc
    } else {
        Format::NewRecruitGw
    })
}

fn simple(lines: &[Line<'_>]) -> Option<Format> {
    let roster = lines.iter().any(|line| line.body.starts_with("# ++ "));
    let headings = lines.iter().any(|line| line.body.starts_with("## "));
    (roster && headings).then_some(Format::NewRecruitSimple)
}

fn app(lines: &[Line<'_>]) -> Option<Format> {
    let (title, rest) = lines.split_first()?;
    let titled = points_at_end(title.body).is_some_and(|(_, points)| points.in_words);
    let sections = rest.iter().any(|line| line.is_capital_heading());
    (titled && !title.bullet && sections).then_some(Format::GwApp)
}

fn list_forge(lines: &[Line<'_>]) -> Option<Format> {
    let (title, rest) = lines.split_first()?;
    let titled = points_at_end(title.body)
        .is_some_and(|(name, points)| points.in_words && name.split(" - ").count() >= 3);
    let sections = rest.iter().any(Line::is_colon_heading);
    let capitals = rest.iter().any(|line| line.is_capital_heading());
    (titled && sections && !capitals).then_some(Format::ListForge)
}

fn short(lines: &[Line<'_>]) -> Option<Format> {
    let unit = |line: &Line<'_>| {
        let plain = !line.bullet && line.indent == 0 && !line.body.starts_with(['#', '+', '&']);
        plain && Head::read(line.body).is_some_and(|head| !head.points.in_words)
    };
    let footer = |line: &Line<'_>| line.is_footer();
    let all = lines.iter().all(|line| unit(line) || footer(line));
    (all && lines.iter().any(unit)).then_some(Format::NewRecruitShort)
}
