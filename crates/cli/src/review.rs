//! `gonfalon review`: a finished match looked at again.

use std::{
    io::Write,
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
};

use gonfalon_catalog::{ChanceAt, Costly, Depth, GameEntry, Review, Reviewed, Unreviewed};
use gonfalon_kernel::{Line, Seat, log::Limits};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::{
    arguments,
    ending::{Ending, Stop},
    paint::{HEADING, aligned, columns, paint},
    replay::{Failed, open, refuse},
    voice::Voice,
};

/// How many columns the chart of chances has at most.
const WIDTH: usize = 60;
/// The heights of the chart.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub(crate) fn run(wanted: &arguments::Review, out: &mut impl Write, voice: Voice) -> Result<Ending, Stop> {
    let (game, mut reader) = match open(&wanted.file, voice) {
        Ok(opened) => opened,
        Err(failed) => return refuse(&wanted.file, failed, voice),
    };
    let depth = match (wanted.deep, wanted.luck) {
        (true, _) => Depth::Deep,
        (false, true) => Depth::Account,
        (false, false) => Depth::Quick,
    };
    let bar = progress(voice);
    let told = AtomicU32::new(0);
    let watch = |done: f64| {
        let now = (done * 1000.0) as u32;
        if told.fetch_max(now, Ordering::Relaxed) < now {
            bar.set_position(u64::from(now));
        }
        true
    };
    let reviewed = game.review(&mut reader, Limits::default(), depth, &watch);
    bar.finish_and_clear();
    match reviewed {
        Ok(reviewed) if wanted.json => writeln!(out, "{}", as_json(game, &wanted.file, &reviewed, voice))?,
        Ok(reviewed) => in_words(game, &reviewed.review, depth, out, voice)?,
        Err(Unreviewed::Unsound(trouble)) => {
            return refuse(&wanted.file, Failed::Unsound(Some(game), Box::new(trouble)), voice);
        }
        Err(other) => {
            let says = voice.of_game(game, &other.says());
            writeln!(anstream::stderr().lock(), "{}: {says}", wanted.file.display())?;
            return Ok(Ending::Wanting);
        }
    }
    Ok(Ending::Fine)
}

/// How far it has come, on terminals only.
fn progress(voice: Voice) -> ProgressBar {
    ProgressBar::new(1000).with_style(style(voice))
}

fn style(voice: Voice) -> ProgressStyle {
    let line = Line::new("cli-review-progress").text("bar", "{bar:40} {percent} %").text("left", "{eta}");
    ProgressStyle::with_template(&voice.say(&line)).expect("a test tries both languages")
}

fn seat_name(seat: Seat, voice: Voice) -> String {
    voice.say(&Line::new("cli-seat").seat("seat", seat))
}

fn in_words(
    game: &dyn GameEntry,
    review: &Review,
    depth: Depth,
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    let title = Line::new("cli-review-title").text("game", game.title().in_lang(voice.lang));
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    writeln!(out, "\n{}", paint(HEADING, &voice.word("cli-review-chances")))?;
    for line in chart(review, voice) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", paint(HEADING, &voice.word("cli-review-account")))?;
    for line in account(review, voice) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\n{}", paint(HEADING, &voice.word("cli-review-costly")))?;
    if depth == Depth::Account {
        writeln!(out, "{}", voice.word("cli-review-not-looked"))?;
        return Ok(());
    }
    for (place, costly) in review.costly.iter().enumerate() {
        for line in decision(game, place + 1, costly, voice) {
            writeln!(out, "{line}")?;
        }
    }
    if review.costly.is_empty() {
        writeln!(out, "{}", voice.word("cli-review-none"))?;
    }
    let counts: Vec<String> = seats(review)
        .map(|seat| format!("{} {}", seat_name(seat, voice), review.sides[seat.index()].looked_at))
        .collect();
    writeln!(out, "{}", voice.say(&Line::new("cli-review-looked").text("counts", counts.join(", "))))?;
    Ok(())
}

fn seats(review: &Review) -> impl Iterator<Item = Seat> {
    Seat::all(review.sides.len() as u8)
}

/// Percentage points.
fn points(part: f64, decimals: usize, voice: Voice) -> String {
    voice.decimal(part * 100.0, decimals)
}

/// One row for each seat, and one with the numbers of the rounds.
fn chart(review: &Review, voice: Voice) -> Vec<String> {
    let last = review.chances.last().map_or(0, |at| at.count) as usize;
    let width = WIDTH.min(last + 1).max(2);
    let column = |count: u32| count as usize * (width - 1) / last.max(1);
    // Of several moments in one column the last counts.
    let mut shown: Vec<Option<&ChanceAt>> = vec![None; width];
    for at in &review.chances {
        shown[column(at.count)] = Some(at);
    }
    let rows: Vec<Vec<String>> = seats(review)
        .map(|seat| {
            let mut height = ' ';
            let heights = shown.iter().map(|at| {
                if let Some(at) = at {
                    let part = at.chances[seat.index()].clamp(0.0, 1.0);
                    height = HEIGHTS[((part * 8.0) as usize).min(7)];
                }
                height
            });
            let line: String = heights.collect();
            let chance = |at: Option<&ChanceAt>| {
                at.map_or_else(String::new, |at| format!("{} %", points(at.chances[seat.index()], 0, voice)))
            };
            vec![seat_name(seat, voice), chance(review.chances.first()), line, chance(review.chances.last())]
        })
        .collect();
    let mut marks = vec![' '; width];
    for at in review.rounds.iter().filter(|at| at.round > 0) {
        for (place, digit) in at.round.to_string().chars().enumerate() {
            if let Some(mark) = marks.get_mut(column(at.count) + place) {
                *mark = digit;
            }
        }
    }
    let below = vec![String::new(), String::new(), marks.into_iter().collect()];
    aligned(&[rows, vec![below]].concat(), &[0, 2])
}

fn account(review: &Review, voice: Voice) -> Vec<String> {
    let heading = [
        voice.word("cli-review-seat"),
        voice.word("cli-review-start"),
        voice.word("cli-review-luck"),
        voice.word("cli-review-own"),
        voice.word("cli-review-others"),
        voice.word("cli-review-end"),
    ];
    let signed = |part: f64| {
        let sign = if part > 0.0 { "+" } else { "" };
        format!("{sign}{}", points(part, 1, voice))
    };
    let mut rows = vec![heading.to_vec()];
    for seat in seats(review) {
        let side = &review.sides[seat.index()];
        rows.push(vec![
            seat_name(seat, voice),
            points(side.start, 1, voice),
            format!("{} ± {}", signed(side.luck), points(side.luck_error, 1, voice)),
            signed(side.decisions),
            signed(side.others),
            points(side.end, 1, voice),
        ]);
    }
    columns(&rows, &[0])
}

/// Several sentences as one.
fn sentences(game: &dyn GameEntry, lines: &[Line], voice: Voice) -> String {
    lines.iter().map(|line| voice.of_game(game, line)).collect::<Vec<_>>().join(" ")
}

fn decision(game: &dyn GameEntry, place: usize, costly: &Costly, voice: Voice) -> Vec<String> {
    let heading = Line::new("cli-review-decision")
        .number("place", place as i64)
        .seat("seat", costly.seat)
        .number("round", costly.round)
        .number("count", costly.count)
        .text("cost", points(costly.cost, 1, voice))
        .text("error", points(costly.error, 1, voice));
    let given = sentences(game, &costly.given, voice);
    let mut better = sentences(game, &costly.better, voice);
    if better == given {
        better = voice.word("cli-review-elsewhere");
    }
    let told = |key: &'static str, says: String, chance: f64| {
        voice.say(&Line::new(key).text("says", says).text("chance", points(chance, 0, voice)))
    };
    vec![
        voice.say(&heading),
        format!("   {}", told("cli-review-asked", voice.of_game(game, &costly.asked), 0.0)),
        format!("   {}", told("cli-review-given", given, costly.expected)),
        format!("   {}", told("cli-review-better", better, costly.possible)),
    ]
}

fn as_json(game: &dyn GameEntry, file: &Path, reviewed: &Reviewed, voice: Voice) -> Value {
    let Reviewed { review, better } = reviewed;
    let side = |seat: Seat| {
        let side = &review.sides[seat.index()];
        json!({
            "seat": seat.colour(), "start": side.start, "luck": side.luck, "luck_error": side.luck_error,
            "decisions": side.decisions, "others": side.others, "end": side.end,
            "looked_at": side.looked_at, "cost": side.cost,
        })
    };
    let decision = |(costly, better): (&Costly, &Value)| {
        json!({
            "seat": costly.seat.colour(), "round": costly.round, "after": costly.count,
            "asked": voice.of_game(game, &costly.asked),
            "given": sentences(game, &costly.given, voice), "better": sentences(game, &costly.better, voice),
            "answer": better, "expected": costly.expected, "possible": costly.possible,
            "cost": costly.cost, "error": costly.error,
        })
    };
    json!({
        "file": file.display().to_string(),
        "game": game.id(),
        "deep": review.deep,
        "chances": review.chances.iter().map(|at| json!({ "after": at.count, "chances": at.chances })).collect::<Vec<_>>(),
        "rounds": review.rounds.iter().map(|at| json!({ "after": at.count, "round": at.round })).collect::<Vec<_>>(),
        "sides": seats(review).map(side).collect::<Vec<_>>(),
        "costly": review.costly.iter().zip(better).map(decision).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use gonfalon_text::Lang;

    use super::*;

    #[test]
    fn costly_decisions_are_told_in_both_languages() {
        let game = gonfalon_catalog::game("whdw").expect("the game is offered");
        let said = |key: &'static str| vec![Line::new(key)];
        let costly = Costly {
            count: 57,
            seat: Seat(1),
            round: 2,
            asked: Line::new("event-cards-discarded"),
            given: said("event-cards-discarded"),
            better: said("event-cards-discarded"),
            draft: None,
            expected: 0.31,
            possible: 0.43,
            cost: 0.12,
            error: 0.034,
        };
        for (lang, cost, same) in
            [(Lang::En, "12.0 ± 3.4", "another way"), (Lang::De, "12,0 ± 3,4", "anders")]
        {
            let told = decision(game, 1, &costly, Voice { lang }).join("\n");
            assert!(told.contains(cost) && told.contains(same) && told.contains("43 %"), "{told}");
            assert!(!told.contains('⟦'), "{told}");
        }
    }

    #[test]
    fn the_bar_can_be_drawn_in_both_languages() {
        for lang in Lang::ALL {
            style(Voice { lang });
        }
    }
}
