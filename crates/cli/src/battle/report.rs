//! What came of a series, in words and as JSON.

use std::{collections::BTreeMap, io::Write, time::Duration};

use gonfalon_catalog::{Agreed, Mark};
use gonfalon_kernel::{Line, MOST_SEATS, Outcome, Seat};
use serde_json::{Value, json};

use super::{
    plan::Plan,
    rules,
    series::{Fought, Series},
};
use crate::{
    ending::Stop,
    paint::{BAD, GOOD, HEADING, columns, paint},
    replay,
    voice::Voice,
};

/// How often a seat played and won.
#[derive(Clone, Copy, Debug, Default)]
struct Record {
    played: u32,
    won: u32,
}

fn records(series: &Series, plan: &Plan) -> Vec<Record> {
    let mut records = vec![Record::default(); usize::from(MOST_SEATS)];
    for fought in &series.fought {
        for seat in Seat::all(plan.match_of(fought.number).armies.len() as u8) {
            records[seat.index()].played += 1;
            records[seat.index()].won += u32::from(fought.battle.winners.contains(&seat));
        }
    }
    records.retain(|record| record.played > 0);
    records
}

pub(super) fn in_words(plan: &Plan, series: &Series, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    match &series.fought[..] {
        [] => {}
        [fought] if plan.games == 1 => single(plan, fought, out, voice)?,
        _ => several(plan, series, out, voice)?,
    }
    marks(plan, series, out, voice)?;
    if plan.rules {
        rules::in_words(plan, series, out, voice)?;
    }
    for broken in &series.broken {
        let line = Line::new("cli-battle-broken").text("seed", plan.seed_of(broken.number).to_string());
        writeln!(out, "{}", paint(BAD, &voice.say(&line.text("why", &broken.why))))?;
    }
    Ok(())
}

fn single(plan: &Plan, fought: &Fought, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let agreed = plan.match_of(fought.number);
    let battle = &fought.battle;
    let title = Line::new("cli-battle-title")
        .text("game", plan.game.title().in_lang(voice.lang))
        .text("scenario", chosen(agreed))
        .text("seed", plan.seed_of(fought.number).to_string());
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    let heading = ["cli-battle-seat", "cli-battle-bot", "cli-battle-army", "cli-battle-points"];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for (place, (bot, army)) in plan.bots_of(agreed).into_iter().zip(&agreed.armies).enumerate() {
        let points = battle.points.get(place).copied().flatten();
        let points = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
        rows.push(vec![seat_name(Seat(place as u8), voice), bot, army.clone(), points]);
    }
    for line in columns(&rows, &[0, 1, 2]) {
        writeln!(out, "{line}")?;
    }
    let outcome = Outcome::won_by(battle.winners.clone());
    let facts = Line::new("cli-battle-facts")
        .number("rounds", battle.rounds)
        .number("decisions", battle.decisions as i64)
        .text("seconds", seconds(fought.time, voice));
    writeln!(out, "{} {}", paint(GOOD, &replay::outcome(&outcome, voice)), voice.say(&facts))?;
    if let Some(log) = &fought.log {
        writeln!(out, "{}", voice.say(&Line::new("cli-battle-log").text("file", log.display().to_string())))?;
    }
    Ok(())
}

/// What programs of others did wrong, the first time in words and how often.
fn marks(plan: &Plan, series: &Series, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let mut all: Vec<(Mark, String)> = Vec::new();
    for fought in &series.fought {
        let bots = plan.bots_of(plan.match_of(fought.number));
        for mark in &fought.battle.marks {
            let same =
                |(other, _): &&mut (Mark, String)| (other.seat, other.fault) == (mark.seat, mark.fault);
            match all.iter_mut().find(same) {
                Some((other, _)) => other.times += mark.times,
                None => all.push((mark.clone(), bots[mark.seat.index()].clone())),
            }
        }
    }
    for (mark, bot) in all {
        let line = Line::new("cli-battle-mark")
            .seat("seat", mark.seat)
            .text("bot", bot)
            .number("times", mark.times)
            .text("says", voice.of_game(plan.game, &mark.says));
        writeln!(out, "{}", paint(BAD, &voice.say(&line)))?;
    }
    Ok(())
}

/// The scenario and whatever else is not as usual.
fn chosen(agreed: &Agreed) -> String {
    let options = agreed.options.iter().map(|(name, value)| format!("{name}={value}"));
    std::iter::once(agreed.scenario.clone()).chain(options).collect::<Vec<_>>().join(", ")
}

/// What all matches of a series have in common of what can be chosen.
fn common(plan: &Plan) -> Option<String> {
    let words = |agreed: &Agreed| -> Vec<String> {
        let options = agreed.options.iter().map(|(name, value)| format!("{name}={value}"));
        std::iter::once(format!("scenario={}", agreed.scenario)).chain(options).collect()
    };
    let mut shared = words(plan.matches.first()?);
    for agreed in &plan.matches {
        let own = words(agreed);
        shared.retain(|word| own.contains(word));
    }
    (!shared.is_empty()).then(|| shared.join(", "))
}

fn several(plan: &Plan, series: &Series, out: &mut impl Write, voice: Voice) -> Result<(), Stop> {
    let title = Line::new("cli-battle-series")
        .text("game", plan.game.title().in_lang(voice.lang))
        .number("games", plan.games)
        .text("first", plan.seed.to_string())
        .text("last", plan.seed_of(plan.games - 1).to_string());
    writeln!(out, "{}", paint(HEADING, &voice.say(&title)))?;
    if let Some(options) = common(plan) {
        writeln!(out, "{}", voice.say(&Line::new("cli-battle-all").text("options", options)))?;
    }
    let heading = ["cli-battle-seat", "cli-battle-played", "cli-battle-won", "cli-battle-share"];
    let mut rows = vec![heading.map(|key| voice.word(key)).to_vec()];
    for (place, record) in records(series, plan).into_iter().enumerate() {
        let share = voice.decimal(100.0 * f64::from(record.won) / f64::from(record.played), 1);
        let numbers = [record.played.to_string(), record.won.to_string(), format!("{share} %")];
        rows.push(std::iter::once(seat_name(Seat(place as u8), voice)).chain(numbers).collect());
    }
    for line in columns(&rows, &[0]) {
        writeln!(out, "{line}")?;
    }
    let totals = Totals::of(series);
    let facts = Line::new("cli-battle-totals")
        .number("nobody", totals.without_winner)
        .text("rounds", voice.decimal(totals.mean(totals.rounds), 1))
        .text("decisions", voice.decimal(totals.mean(totals.decisions), 0))
        .text("seconds", seconds(series.time, voice))
        .text("speed", voice.decimal(totals.games_per_second(series.time), 1));
    writeln!(out, "{}", voice.say(&facts))?;
    let logs = series.fought.iter().filter(|fought| fought.log.is_some()).count();
    if logs > 0 {
        writeln!(out, "{}", voice.say(&Line::new("cli-battle-logs").number("count", logs as i64)))?;
    }
    Ok(())
}

#[derive(Clone, Copy, Debug)]
struct Totals {
    games: u32,
    without_winner: u32,
    rounds: u64,
    decisions: u64,
}

impl Totals {
    fn of(series: &Series) -> Totals {
        let fought = || series.fought.iter().map(|fought| &fought.battle);
        Totals {
            games: series.fought.len() as u32,
            without_winner: fought().filter(|battle| battle.winners.is_empty()).count() as u32,
            rounds: fought().map(|battle| u64::from(battle.rounds)).sum(),
            decisions: fought().map(|battle| battle.decisions).sum(),
        }
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / f64::from(self.games.max(1))
    }

    fn games_per_second(&self, time: Duration) -> f64 {
        f64::from(self.games) / time.as_secs_f64().max(1e-9)
    }
}

fn seat_name(seat: Seat, voice: Voice) -> String {
    voice.say(&Line::new("cli-seat").seat("seat", seat))
}

fn seconds(time: Duration, voice: Voice) -> String {
    voice.decimal(time.as_secs_f64(), 2)
}

pub(super) fn as_json(plan: &Plan, series: &Series, voice: Voice) -> Value {
    let totals = Totals::of(series);
    let games: Vec<Value> = series.fought.iter().map(|fought| one_as_json(plan, fought, voice)).collect();
    let broken = series.broken.iter();
    let broken: Vec<Value> =
        broken.map(|broken| json!({ "seed": plan.seed_of(broken.number), "why": broken.why })).collect();
    let seats = records(series, plan).into_iter().enumerate().map(|(place, record)| {
        json!({ "seat": Seat(place as u8).colour(), "played": record.played, "won": record.won })
    });
    json!({
        "game": plan.game.id(),
        "title": plan.game.title().in_lang(voice.lang),
        "rules_version": plan.game.rules_version(),
        "seed": plan.seed,
        "threads": plan.threads,
        "seconds": series.time.as_secs_f64(),
        "games_per_second": totals.games_per_second(series.time),
        "totals": {
            "games": totals.games,
            "broken": series.broken.len(),
            "without_winner": totals.without_winner,
            "rounds": totals.rounds,
            "decisions": totals.decisions,
            "seats": seats.collect::<Vec<_>>(),
        },
        "games": games,
        "broken": broken,
        "rules": plan.rules.then(|| rules::as_json(series)),
    })
}

fn one_as_json(plan: &Plan, fought: &Fought, voice: Voice) -> Value {
    let agreed = plan.match_of(fought.number);
    let battle = &fought.battle;
    let options: BTreeMap<&String, &String> =
        agreed.options.iter().map(|(name, value)| (name, value)).collect();
    let mark = |mark: &Mark| {
        json!({
            "seat": mark.seat.colour(),
            "fault": mark.fault,
            "times": mark.times,
            "out": mark.out,
            "says": voice.of_game(plan.game, &mark.says),
        })
    };
    json!({
        "seed": plan.seed_of(fought.number),
        "scenario": agreed.scenario,
        "options": options,
        "seats": plan.bots_of(agreed),
        "armies": agreed.armies,
        "winners": battle.winners.iter().map(|seat| seat.colour()).collect::<Vec<_>>(),
        "points": battle.points,
        "rounds": battle.rounds,
        "decisions": battle.decisions,
        "seconds": fought.time.as_secs_f64(),
        "marks": battle.marks.iter().map(mark).collect::<Vec<_>>(),
        "log": fought.log.as_ref().map(|log| log.display().to_string()),
    })
}
