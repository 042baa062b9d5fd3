//! What players of Warhammer 40,000 can choose, and the agreement that comes of it.

use gonfalon_data::Word;
use gonfalon_kernel::{Arg, Line};
use gonfalon_table::Length;
use gonfalon_wh40k::{
    army::{ArmyFile, BattleSize, build::size_word},
    constants::BATTLEFIELD_WIDTH,
    data::Layout,
    rulings::{Rulings, SWITCHES},
    setting::{Agreement, Battlefield, TerrainChoice},
};

use super::library;
use crate::{
    MatchOption, OptionValue, ValueForm,
    options::{Chosen, SCENARIO},
    switches::ruled,
};

/// The only mission of the core rules.
pub(super) const ONLY_WAR: &str = "only-war";
pub(super) const SIZE: &str = "size";
pub(super) const TERRAIN: &str = "terrain";
pub(super) const BATTLEFIELD: &str = "battlefield";

/// The longest battlefield, in inches.
const LONGEST: u32 = 150;
/// The shortest one of any battle size.
const SHORTEST: u32 = 60;

/// Everything that can be chosen.
pub(super) fn options() -> Vec<MatchOption> {
    let sizes = BattleSize::WORDS.iter().map(|(word, size)| OptionValue {
        form: ValueForm::Word((*word).to_owned()),
        says: Line::new("catalog-wh40k-size-value")
            .with("size", Arg::Word(size_word(*size)))
            .number("points", size.points()),
    });
    let of_armies = OptionValue::word("armies", "catalog-wh40k-size-armies");
    vec![
        MatchOption::new(
            SCENARIO,
            "catalog-wh40k-scenario",
            vec![OptionValue::word(ONLY_WAR, "catalog-wh40k-scenario-only-war")],
        )
        .by_rule("wh40k.onlywar.capture-and-control"),
        MatchOption::new(SIZE, "catalog-wh40k-size", std::iter::once(of_armies).chain(sizes).collect())
            .by_rule("wh40k.onlywar.battle-sizes"),
        MatchOption::new(TERRAIN, "catalog-wh40k-terrain", terrains())
            .by_rule("wh40k.field.terrain-before-battle"),
        MatchOption::new(
            BATTLEFIELD,
            "catalog-wh40k-battlefield",
            vec![
                OptionValue::word("mission", "catalog-wh40k-battlefield-mission"),
                OptionValue::numbers(("", "in"), (SHORTEST, LONGEST), "catalog-wh40k-battlefield-length"),
            ],
        )
        .by_rule("wh40k.onlywar.battlefield-standard"),
    ]
}

fn terrains() -> Vec<OptionValue> {
    let layouts = library().layouts.iter().map(|layout| {
        let name = Arg::Name { en: layout.name.en.clone(), de: layout.name.de.clone() };
        OptionValue {
            form: ValueForm::Word(layout.id.clone()),
            says: Line::new("catalog-wh40k-terrain-layout")
                .with("layout", name)
                .with("length", Arg::Length(layout.battlefield.width().0))
                .with("width", Arg::Length(layout.battlefield.height().0)),
        }
    });
    let mut terrains = vec![
        OptionValue::word("chance", "catalog-wh40k-terrain-chance"),
        OptionValue::word("none", "catalog-wh40k-terrain-none"),
    ];
    terrains.extend(layouts);
    terrains
}

/// The battle size that was chosen; `None` leaves it to the armies.
pub(super) fn size(chosen: &Chosen<'_>) -> Option<BattleSize> {
    BattleSize::from_word(chosen.word(SIZE))
}

/// The agreement of a match between these armies at this size.
pub(super) fn agreement(chosen: &Chosen<'_>, size: BattleSize, armies: Vec<ArmyFile>) -> Agreement {
    let terrain = match chosen.word(TERRAIN) {
        "none" => TerrainChoice::None,
        "chance" => TerrainChoice::Chance,
        layout => TerrainChoice::Layout(layout.to_owned()),
    };
    let layout = library().layouts.iter().find(|layout| layout.id == chosen.word(TERRAIN));
    let measured = |layout: &Layout| Battlefield {
        length: layout.battlefield.width(),
        width: layout.battlefield.height(),
    };
    let battlefield = match chosen.number(BATTLEFIELD, "", "in") {
        Some(inches) => i32::try_from(inches)
            .ok()
            .map(|inches| Battlefield { length: Length::inches(inches), width: BATTLEFIELD_WIDTH }),
        None => layout.map(measured),
    };
    let agreement = Agreement { size, armies, terrain, battlefield, rulings: Rulings::default() };
    ruled(agreement, SWITCHES, chosen)
}
