//! What came of a ladder, in words.

use std::io::Write;

use gonfalon_kernel::Line;
use gonfalon_ladder::{Decision, Interval};

use super::{
    plan::{Plan, Rung},
    rung::Climbed,
    scale::scale,
};
use crate::{
    ending::Stop,
    paint::{BAD, GOOD, HEADING, columns, paint},
    voice::Voice,
};

/// Differences beyond this say no more than "always".
const ALWAYS: f64 = 1999.5;

pub(super) fn in_words(
    plan: &Plan,
    climbed: &[Climbed<'_>],
    out: &mut impl Write,
    voice: Voice,
) -> Result<(), Stop> {
    let title = Line::new("cli-ladder-title")
        .text("game", plan.game.title().in_lang(voice.lang))
        .text("seed", plan.seed.to_string());
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    for line in columns(&rungs(climbed, voice), &[0]) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for line in columns(&ratings(climbed, voice), &[0]) {
        writeln!(out, "{line}")?;
    }
    for rung in climbed {
        let (style, key) =
            if rung.passed() { (GOOD, "cli-ladder-holds") } else { (BAD, "cli-ladder-breaks") };
        writeln!(out, "{} {}", paint(style, &voice.word(key)), verdict(rung, voice))?;
    }
    Ok(())
}

/// The table of the rungs, its heading first.
pub(super) fn rungs(climbed: &[Climbed<'_>], voice: Voice) -> Vec<Vec<String>> {
    let heading = [
        "cli-ladder-rung",
        "cli-ladder-pairs",
        "cli-ladder-classes",
        "cli-ladder-games",
        "cli-ladder-score",
        "cli-ladder-elo",
    ];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for rung in climbed {
        rows.push(vec![
            name(&rung.rung, voice),
            rung.pairs.count().to_string(),
            rung.pairs.0.map(|count| count.to_string()).join(" "),
            format!("{} {} {}", rung.won, rung.drawn, rung.lost),
            score(rung.score(), voice),
            elo(rung.elo()),
        ]);
    }
    rows
}

/// The table of the ratings, its heading first.
pub(super) fn ratings(climbed: &[Climbed<'_>], voice: Voice) -> Vec<Vec<String>> {
    let mut rows = vec![vec![voice.word("cli-battle-bot"), voice.word("cli-ladder-elo")]];
    rows.extend(scale(climbed).into_iter().map(|(bot, rating)| vec![bot, elo(rating)]));
    rows
}

/// Whether a rung holds and why, in a sentence.
pub(super) fn verdict(climbed: &Climbed<'_>, voice: Voice) -> String {
    let rung = name(&climbed.rung, voice);
    if let Some((seed, why)) = &climbed.broken {
        let line = Line::new("cli-ladder-broken").text("rung", rung).text("seed", seed.to_string());
        return voice.say(&line.text("why", why));
    }
    let key = match climbed.test() {
        Decision::Passed => "cli-ladder-test-passed",
        Decision::Failed => "cli-ladder-test-failed",
        Decision::Continue => "cli-ladder-test-open",
    };
    let demand = &climbed.rung.demand;
    let line = Line::new("cli-ladder-verdict")
        .text("rung", rung)
        .text("score", score(climbed.score(), voice))
        .number("least", demand.least())
        .number("bound", demand.bound)
        .text("test", voice.word(key));
    voice.say(&line)
}

/// A rung by its bots.
pub(super) fn name(rung: &Rung<'_>, voice: Voice) -> String {
    voice.say(&Line::new("cli-ladder-name").text("upper", rung.upper).text("lower", rung.lower))
}

/// A score with its interval, in hundredths.
pub(super) fn score(score: Interval, voice: Voice) -> String {
    let hundredths = |part: f64| voice.decimal(100.0 * part, 1);
    format!("{} % [{}; {}]", hundredths(score.value), hundredths(score.low), hundredths(score.high))
}

/// A difference or rating with its interval.
pub(super) fn elo(elo: Interval) -> String {
    format!("{} [{}; {}]", points(elo.value), points(elo.low), points(elo.high))
}

fn points(elo: f64) -> String {
    match elo {
        above if above > ALWAYS => "+∞".to_owned(),
        below if below < -ALWAYS => "−∞".to_owned(),
        below if below < -0.5 => format!("−{:.0}", -below),
        above if above >= 0.5 => format!("+{above:.0}"),
        _ => "0".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use gonfalon_text::Lang;

    use super::*;

    #[test]
    fn numbers_are_short_and_have_their_signs() {
        let interval = |low, value, high| Interval { low, value, high };
        assert_eq!(elo(interval(-12.4, 107.6, 2000.0)), "+108 [−12; +∞]");
        assert_eq!(elo(interval(-2000.0, -0.2, 0.4)), "0 [−∞; 0]");
        assert_eq!(score(interval(0.5, 0.651, 1.0), Voice { lang: Lang::De }), "65,1 % [50,0; 100,0]");
    }
}
