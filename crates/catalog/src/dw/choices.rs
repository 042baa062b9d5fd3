//! What players of Diskwars can choose, and the agreement that comes of it.

use gonfalon_dw::{
    army,
    army::ArmyFile,
    rulings::SWITCHES,
    setting::{Agreement, Drops},
};

use super::library;
use crate::{
    MatchOption, OptionValue,
    options::{Chosen, SCENARIO},
    switches::ruled,
};

pub(super) const POINTS: &str = "points";
pub(super) const LEAGUE: &str = "league";
const ROUNDS: &str = "rounds";
pub(super) const DROPS: &str = "drops";
const MEASURING: &str = "measuring";

/// Every scenario by its word; a test compares them with the data.
pub(super) const SCENARIOS: &[&str] = &["tides-of-war", "in-harms-way", "doom-hill", "battlegnash", "siege"];

/// The largest armies that can be agreed on.
const MOST_POINTS: u32 = 600;
/// The last round that can be agreed on.
const MOST_ROUNDS: u32 = 200;

/// Everything that can be chosen.
pub(super) fn options() -> Vec<MatchOption> {
    let scenarios = vec![
        OptionValue::word("tides-of-war", "catalog-dw-scenario-tides"),
        OptionValue::word("in-harms-way", "catalog-dw-scenario-harm"),
        OptionValue::word("doom-hill", "catalog-dw-scenario-doom"),
        OptionValue::word("battlegnash", "catalog-dw-scenario-gnash"),
        OptionValue::word("siege", "catalog-dw-scenario-siege"),
    ];
    let points = vec![
        OptionValue::word("usual", "catalog-dw-points-usual"),
        OptionValue::numbers(("", ""), (1, MOST_POINTS), "catalog-dw-points-number"),
    ];
    let rounds = vec![
        OptionValue::word("usual", "catalog-dw-rounds-usual"),
        OptionValue::numbers(("", ""), (1, MOST_ROUNDS), "catalog-dw-rounds-number"),
    ];
    let drops = vec![
        OptionValue::word("physics", "catalog-dw-drops-physics"),
        OptionValue::word("stand-in", "catalog-dw-drops-stand-in"),
    ];
    let choice = |yes, no| vec![OptionValue::word("false", no), OptionValue::word("true", yes)];
    vec![
        MatchOption::new(SCENARIO, "catalog-dw-scenario", scenarios).by_rule("dw.scenario.available"),
        MatchOption::new(POINTS, "catalog-dw-points", points).by_rule("dw.army.agree-total"),
        MatchOption::new(
            LEAGUE,
            "catalog-dw-league",
            choice("catalog-dw-league-true", "catalog-dw-league-false"),
        ),
        MatchOption::new(ROUNDS, "catalog-dw-rounds", rounds).by_rule("dw.general.rounds-until-win"),
        MatchOption::new(DROPS, "catalog-dw-drops", drops).by_rule("dw.physics.simulation"),
        MatchOption::new(
            MEASURING,
            "catalog-dw-measuring",
            choice("catalog-dw-measuring-true", "catalog-dw-measuring-false"),
        )
        .by_rule("dw.measure.no-move-premeasure"),
    ]
}

/// The options that are told of a match: the unusual ones, and always how things fall.
pub(super) fn told(chosen: &Chosen<'_>) -> Vec<(String, String)> {
    let mut told = chosen.unusual();
    if !told.iter().any(|(name, _)| name == DROPS) {
        told.push((DROPS.to_owned(), chosen.word(DROPS).to_owned()));
    }
    told
}

/// What was agreed on about armies.
pub(super) fn terms(chosen: &Chosen<'_>) -> army::Agreed {
    let points = chosen.number(POINTS, "", "").and_then(|points| u16::try_from(points).ok());
    army::Agreed { points, league: chosen.word(LEAGUE) == "true" }
}

/// The agreement between these armies.
pub(super) fn agreement(chosen: &Chosen<'_>, armies: Vec<ArmyFile>) -> Agreement {
    let id = library().scenario(chosen.word(SCENARIO)).expect("a test finds every scenario in the data");
    let mut agreement = Agreement::new(&library()[id]);
    let options = &mut agreement.options;
    let terms = terms(chosen);
    options.points = terms.points.unwrap_or(options.points);
    options.league = terms.league;
    options.rounds = chosen.number(ROUNDS, "", "").and_then(|rounds| u8::try_from(rounds).ok());
    options.drops = if chosen.word(DROPS) == "stand-in" { Drops::StandIn } else { Drops::Physics };
    options.measuring = chosen.word(MEASURING) == "true";
    *options = ruled(*options, SWITCHES, chosen);
    agreement.armies = armies;
    agreement
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_of_the_data_can_be_chosen() {
        let known: Vec<&str> = library().scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
        assert_eq!(SCENARIOS, known);
        let offered: Vec<String> = options()[0].values.iter().map(|value| value.form.shown()).collect();
        assert_eq!(offered, known);
    }
}
