//! What players of Kings of War can choose, and the agreement that comes of it.

use gonfalon_kernel::{Arg, Line};
use gonfalon_kow::{
    army::ArmyFile,
    rulings::{Rulings, SWITCHES},
    setting::{Agreement, ClockChoice, GameLength, MOST_TURNS, TerrainChoice},
    state::Victory,
};

use super::library;
use crate::{
    MatchOption, OptionValue, ValueForm,
    options::{Chosen, SCENARIO},
    switches::ruled,
};

pub(super) const POINTS: &str = "points";
pub(super) const TERRAIN: &str = "terrain";
pub(super) const LENGTH: &str = "length";
pub(super) const CLOCK: &str = "clock";
pub(super) const GOOD_AND_EVIL: &str = "good-and-evil";

/// The victory conditions by their words.
pub(super) const VICTORIES: [(&str, Victory); 3] =
    [("kill", Victory::Kill), ("pillage", Victory::Pillage), ("kill-and-pillage", Victory::KillAndPillage)];

/// The clocks with their usual times.
pub(super) const CLOCKS: [&str; 3] = ["none", "chess", "turn"];

/// What stands around the numbers of values.
const MINUTES: (&str, &str) = ("", "min");
const CHESS: (&str, &str) = ("chess:", "min");
const TURN: (&str, &str) = ("turn:", "s");

/// The longest game, in minutes.
const MOST_MINUTES: u32 = 600;
/// The largest points limit of an army file.
const MOST_POINTS: u32 = 60_000;

/// Everything that can be chosen.
pub(super) fn options() -> Vec<MatchOption> {
    vec![
        MatchOption::new(
            SCENARIO,
            "catalog-kow-scenario",
            vec![
                OptionValue::word("roll", "catalog-kow-scenario-roll"),
                OptionValue::word("kill", "catalog-kow-scenario-kill"),
                OptionValue::word("pillage", "catalog-kow-scenario-pillage"),
                OptionValue::word("kill-and-pillage", "catalog-kow-scenario-both"),
            ],
        )
        .by_rule("kow.victory.roll"),
        MatchOption::new(
            POINTS,
            "catalog-kow-points",
            vec![
                OptionValue::word("armies", "catalog-kow-points-armies"),
                OptionValue::word("none", "catalog-kow-points-none"),
                OptionValue::numbers(("", ""), (1, MOST_POINTS), "catalog-kow-points-number"),
            ],
        )
        .by_rule("kow.army.points-agreed"),
        MatchOption::new(TERRAIN, "catalog-kow-terrain", terrains()).by_rule("kow.scenario.terrain-placed"),
        length(),
        MatchOption::new(
            CLOCK,
            "catalog-kow-clock",
            vec![
                OptionValue::word("none", "catalog-kow-clock-none"),
                OptionValue::word("chess", "catalog-kow-clock-chess"),
                OptionValue::word("turn", "catalog-kow-clock-turn"),
                OptionValue::numbers(CHESS, (1, MOST_MINUTES), "catalog-kow-clock-chess-minutes"),
                OptionValue::numbers(TURN, (1, MOST_MINUTES * 60), "catalog-kow-clock-turn-seconds"),
            ],
        )
        .by_rule("kow.clock.optional"),
        MatchOption::new(
            GOOD_AND_EVIL,
            "catalog-kow-good-and-evil",
            vec![
                OptionValue::word("apart", "catalog-kow-good-and-evil-apart"),
                OptionValue::word("mixed", "catalog-kow-good-and-evil-mixed"),
            ],
        )
        .by_rule("kow.ally.good-evil-by-consent"),
    ]
}

fn terrains() -> Vec<OptionValue> {
    let layouts = library().terrain.layouts.iter().map(|layout| {
        let name = Arg::Name { en: layout.name.en.clone(), de: layout.name.de.clone() };
        OptionValue {
            form: ValueForm::Word(layout.id.clone()),
            says: Line::new("catalog-kow-terrain-layout").with("layout", name),
        }
    });
    let mut terrains = vec![
        OptionValue::word("chance", "catalog-kow-terrain-chance"),
        OptionValue::word("none", "catalog-kow-terrain-none"),
        OptionValue::word("players", "catalog-kow-terrain-players"),
    ];
    terrains.extend(layouts);
    terrains
}

fn length() -> MatchOption {
    let turns = OptionValue::numbers(("", ""), (1, MOST_TURNS.into()), "catalog-kow-length-turns");
    let minutes = OptionValue::numbers(MINUTES, (1, MOST_MINUTES), "catalog-kow-length-minutes");
    let option = MatchOption::new(LENGTH, "catalog-kow-length", vec![turns, minutes]);
    let default = library().constants.length.turns_each.to_string();
    MatchOption { default, ..option }.by_rule("kow.scenario.length-turns")
}

/// The points limit that was chosen: one for the match, none, or that of the armies.
pub(super) enum Points {
    Limit(Option<u16>),
    OfArmies,
}

pub(super) fn points(chosen: &Chosen<'_>) -> Points {
    match chosen.word(POINTS) {
        "armies" => Points::OfArmies,
        "none" => Points::Limit(None),
        _ => Points::Limit(chosen.number(POINTS, "", "").and_then(|points| u16::try_from(points).ok())),
    }
}

pub(super) fn good_and_evil(chosen: &Chosen<'_>) -> bool {
    chosen.word(GOOD_AND_EVIL) == "mixed"
}

/// The agreement of a match between these armies at this limit.
pub(super) fn agreement(chosen: &Chosen<'_>, points: Option<u16>, armies: Vec<ArmyFile>) -> Agreement {
    let victory = VICTORIES.iter().find(|(word, _)| *word == chosen.word(SCENARIO)).map(|(_, kind)| *kind);
    let terrain = match chosen.word(TERRAIN) {
        "none" => TerrainChoice::None,
        "chance" => TerrainChoice::Chance,
        "players" => TerrainChoice::Players,
        layout => TerrainChoice::Layout(layout.to_owned()),
    };
    let minutes = chosen.number(LENGTH, MINUTES.0, MINUTES.1);
    let length = match (minutes, chosen.number(LENGTH, "", "").and_then(|turns| u8::try_from(turns).ok())) {
        (Some(minutes), _) => GameLength::Time(minutes * 60_000),
        (None, Some(turns)) => GameLength::Turns(turns),
        (None, None) => GameLength::default(),
    };
    let agreement = Agreement {
        points,
        armies,
        terrain,
        length,
        victory,
        clock: clock(chosen, points),
        good_and_evil: good_and_evil(chosen),
        rulings: Rulings::default(),
    };
    ruled(agreement, SWITCHES, chosen)
}

/// The clock in milliseconds. The book's times are for the usual points limit; smaller games have less.
fn clock(chosen: &Chosen<'_>, points: Option<u16>) -> ClockChoice {
    let constants = &library().constants;
    let usual = u32::from(constants.army.usual_points);
    let points = points.map_or(usual, u32::from);
    if let Some(minutes) = chosen.number(CLOCK, CHESS.0, CHESS.1) {
        return ClockChoice::Chess(minutes * 60_000);
    }
    if let Some(seconds) = chosen.number(CLOCK, TURN.0, TURN.1) {
        return ClockChoice::Turn(seconds * 1000);
    }
    match chosen.word(CLOCK) {
        "chess" => {
            let seconds = u32::from(constants.clock.minutes_each) * 60 * points / usual;
            ClockChoice::Chess(seconds.max(1) * 1000)
        }
        "turn" => {
            let seconds = u32::from(constants.clock.turn_seconds_per_500) * points / 500;
            ClockChoice::Turn(seconds.max(1) * 1000)
        }
        _ => ClockChoice::None,
    }
}
