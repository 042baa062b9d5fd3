//! Reads `terrain.toml` and `special_scenarios.toml`.

use gonfalon_data::{Ids, Table, Value};
use gonfalon_table::{Point, Polygon};

use super::ability::abilities;
use super::disks::ranged_attack;
use super::facts::facts;
use crate::data::{
    DamageType, Holder, PieceId, RangeBand, SpecialScenario, TerrainKeyword, TerrainPiece, TerrainSide,
};

pub(super) fn piece(table: &Table<'_>) -> Option<TerrainPiece> {
    let id = table.read("id", Value::id);
    let outline = table.read("outline", outline);
    let sides = table.read("sides", |list| {
        list.exactly(|value| {
            let table = value.table()?;
            let side = side(&table);
            table.finish();
            side
        })
    });
    let facts = facts(table);
    Some(TerrainPiece { id: id?, outline: outline?, sides: sides?, facts: facts? })
}

fn side(table: &Table<'_>) -> Option<TerrainSide> {
    let id = table.read("id", Value::id);
    let name = table.read("name", Value::name);
    let keywords = table.read("keywords", |list| list.list(keyword));
    let abilities = abilities(table, Holder::Terrain);
    let text = table.read("text", Value::name);
    let facts = facts(table);
    Some(TerrainSide {
        id: id?,
        name: name?,
        keywords: keywords?,
        abilities: abilities?,
        text: text?,
        facts: facts?,
    })
}

fn keyword(value: Value<'_>) -> Option<TerrainKeyword> {
    let table = value.table()?;
    let keyword = table.read("keyword", |word| word.one_of(&TerrainKeyword::WORDS)).and_then(|word| {
        Some(match word {
            "blocks-sight" => TerrainKeyword::BlocksSight,
            "cover" => TerrainKeyword::Cover,
            "dangerous" => match table.read("to", |to| to.one_of(&["physical", "arcane"]))? {
                "physical" => TerrainKeyword::Dangerous(DamageType::Physical),
                _ => TerrainKeyword::Dangerous(DamageType::Arcane),
            },
            "defensive" => TerrainKeyword::Defensive,
            "fortified" => TerrainKeyword::Fortified,
            "high-ground" => TerrainKeyword::HighGround,
            _ => TerrainKeyword::Rough,
        })
    });
    table.finish();
    keyword
}

fn outline(value: Value<'_>) -> Option<Polygon> {
    let corners = value.clone().list(|corner| {
        let [x, y] = corner.exactly(|number| number.length(-18, 18))?;
        Some(Point { x: x.0, y: y.0 })
    })?;
    Polygon::new(corners).ok().or_else(|| value.wrong("data-bad-outline", vec![]))
}

/// The special scenario; it refers to a side of a terrain piece.
pub(super) fn special(
    table: &Table<'_>,
    pieces: &Ids,
    sides: impl Fn(PieceId) -> Vec<String>,
) -> Option<SpecialScenario> {
    let id = table.read("id", |id| id.one_of(&["strongholds"]));
    let name = table.read("name", Value::name);
    let core_sets_per_player = table.read("core_sets_per_player", |value| value.small(1, 9));
    let before_setup_step = table.read("before_setup_step", |value| value.small(1, 8));
    let order = table.read("order", |value| value.one_of(&["initiative"]));
    let piece = table.read("piece", |value| pieces.find(value)).map(PieceId);
    let side = table.read("side", |value| {
        let word = value.clone().text()?;
        let known = sides(piece?);
        let found = known.iter().position(|side| side == word);
        found.or_else(|| value.unknown_word(word, known.iter().map(String::as_str)))
    });
    let per_player = table.read("per_player", |value| value.small(1, 4));
    let edge_range = table.read("edge_range", |list| list.list(Value::word::<RangeBand>));
    let ranged = table.read("ranged", ranged_attack);
    let ranged_user = table.read("ranged_user", |value| value.one_of(&["controller"]));
    let wins_above = table.read("win", wins_above);
    let text = table.read("text", Value::name);
    let facts = facts(table);
    order.and(ranged_user)?;
    Some(SpecialScenario {
        id: id?.to_owned(),
        name: name?,
        core_sets_per_player: core_sets_per_player?,
        before_setup_step: before_setup_step?,
        piece: piece?,
        side: u8::try_from(side?).ok()?,
        per_player: per_player?,
        edge_range: edge_range?,
        ranged: ranged?,
        wins_above: wins_above?,
        text: text?,
        facts: facts?,
    })
}

fn wins_above(value: Value<'_>) -> Option<u8> {
    let table = value.table()?;
    let at = table.read("at", |value| value.one_of(&["round-end"]));
    let count = table.read("count", |value| value.one_of(&["own-watchtowers-controlled"]));
    let more_than = table.read("more_than", |value| value.small(1, 9));
    table.finish();
    at.and(count)?;
    more_than
}
