//! Everything about one disk, terrain piece or card.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Key, Row, Sheet, Trait};

use super::keys::{as_disk, number};
use super::pieces::zone_name;
use super::printed::{self, origin};
use super::{cards, name};
use crate::Whdw;
use crate::board::Board;
use crate::data::{Stat, TerrainNames};
use crate::state::{Change, Source};
use crate::tell;
use crate::values::Reason;
use crate::view::View;

pub(super) fn sheet(game: &Whdw, view: &View, key: &Key) -> Option<Sheet> {
    let board = view.board(game);
    if let Some(disk) = as_disk(key) {
        return board.exists(disk).then(|| of_disk(board, key, disk));
    }
    let terrain = number(key, "terrain").and_then(|number| board.table.terrain.get(usize::from(number)));
    if let Some(terrain) = terrain {
        let side = board.terrain_side(terrain);
        let mut traits: Vec<Trait> = side
            .keywords
            .iter()
            .map(|keyword| Trait {
                name: cards::text(game.library.constants.names.terrain_keyword(*keyword)),
                says: None,
                rule: None,
                origin: origin(&side.facts, "keywords"),
            })
            .collect();
        traits.push(Trait {
            name: cards::text(&side.text),
            says: None,
            rule: None,
            origin: origin(&side.facts, "text"),
        });
        return Some(empty(key, name(&side.name), vec![Line::new("show-kind-terrain")], traits));
    }
    if let Some(zone) = number(key, "zone").filter(|zone| usize::from(*zone) < board.table.zone_cards.len()) {
        return Some(of_zone(board, key, usize::from(zone)));
    }
    let card = cards::cards(board, view).into_iter().find(|card| card.key == *key)?;
    Some(empty(key, card.name, [vec![card.place_says], card.text].concat(), Vec::new()))
}

fn empty(key: &Key, name: Arg, kind: Vec<Line>, traits: Vec<Trait>) -> Sheet {
    Sheet { piece: key.clone(), name, kind, rows: Vec::new(), traits, states: Vec::new() }
}

/// A deployment card along an edge: whose it is, what it is worth, what it says.
fn of_zone(board: Board<'_>, key: &Key, number: usize) -> Sheet {
    let zone = &board.table.zone_cards[number];
    let library = &board.game.library;
    let open = zone.card.filter(|_| zone.text).map(|card| &library[card]);
    let value = open.map_or(library.constants.deployment.plain_value, |card| card.value);
    let kind = vec![
        Line::new("show-kind-zone").seat("seat", zone.owner),
        Line::new("show-deployment-card").number("value", value),
    ];
    let says = open.map(|card| Trait {
        name: cards::text(&card.text),
        says: None,
        rule: None,
        origin: origin(&card.facts, "text"),
    });
    empty(key, name(&zone_name(board, number)), kind, says.into_iter().collect())
}

fn of_disk(board: Board<'_>, key: &Key, disk: DiskId) -> Sheet {
    let profile = board.profile(disk);
    Sheet {
        piece: key.clone(),
        name: name(&profile.name),
        kind: printed::kind(profile, &board.game.library),
        rows: rows(board, disk),
        traits: traits(board, disk),
        states: states(board, disk),
    }
}

fn rows(board: Board<'_>, disk: DiskId) -> Vec<Row> {
    let facts = &board.profile(disk).facts;
    let stats = [
        (Stat::Move, "move"),
        (Stat::Attack, "attack"),
        (Stat::Counter, "counter"),
        (Stat::Toughness, "toughness"),
        (Stat::Stamina, "stamina"),
    ];
    let explained = stats.into_iter().filter_map(|(stat, path)| {
        let (now, reasons) = board.explain(disk, stat)?;
        let printed =
            reasons.iter().find(|(reason, _)| *reason == Reason::Printed).map_or(0, |(_, value)| *value);
        let mut before = printed;
        let mut lines = Vec::new();
        for (reason, after) in reasons.iter().filter(|(reason, _)| *reason != Reason::Printed) {
            lines.push(because(board, *reason, *after - before));
            before = *after;
        }
        Some(Row {
            says: Line::new("show-row").with("stat", Arg::Word(tell::stat(stat))),
            printed: Arg::Number(printed.into()),
            now: Arg::Number(now.into()),
            reasons: lines,
            origin: origin(facts, path),
        })
    });
    explained.collect()
}

fn because(board: Board<'_>, reason: Reason, change: i16) -> Line {
    let key = match reason {
        Reason::Printed => "show-reason-printed",
        Reason::Empowered => "show-reason-empowered",
        Reason::Floor => "show-reason-floor",
        Reason::By(source) => {
            return Line::new("show-reason-by")
                .number("change", change)
                .with("source", source_name(board, source));
        }
    };
    Line::new(key).number("change", change)
}

fn source_name(board: Board<'_>, source: Source) -> Arg {
    let library = &board.game.library;
    match source {
        Source::Disk(disk) => board.name(disk),
        Source::Command(_, card) => name(&library[card].name),
        Source::Scenario(card) => name(&library[card].name),
        Source::Terrain(number) => name(&board.terrain_side(&board.table.terrain[usize::from(number)]).name),
        Source::Zone(_) => Arg::Word("word-source-zone"),
        Source::Arranged => Arg::Word("word-source-arranged"),
    }
}

fn traits(board: Board<'_>, disk: DiskId) -> Vec<Trait> {
    printed::traits(board.profile(disk), |number, _| {
        (board.weapon_range(disk, number), board.weapon_dice(disk, number).into())
    })
}

/// Tokens and effects that last.
fn states(board: Board<'_>, disk: DiskId) -> Vec<Line> {
    let state = board.disk(disk);
    let mut lines = Vec::new();
    if state.damage > 0 {
        lines.push(Line::new("show-badge-damage").number("count", state.damage));
    }
    if state.wounds > 0 {
        lines.push(Line::new("show-badge-wounds").number("count", state.wounds));
    }
    for (is, key) in [(state.activated, "show-badge-activated"), (state.empowered, "show-badge-empowered")] {
        if is {
            lines.push(Line::new(key).number("count", 1));
        }
    }
    for lasting in board.lasting(disk) {
        let until = Arg::Word(tell::until(lasting.until));
        let source = source_name(board, lasting.source);
        let line = match &lasting.change {
            Change::Value { stat, amount, .. } => Line::new("show-lasting-value")
                .with("stat", Arg::Word(tell::stat(*stat)))
                .number("amount", *amount),
            Change::Keyword(keyword) => {
                let (word, value) = tell::keyword(*keyword);
                Line::new("show-lasting-keyword").with("keyword", Arg::Word(word)).number("value", value)
            }
            Change::Reach(bands) => Line::new("show-lasting-reach").number("bands", *bands),
        };
        lines.push(line.with("until", until).with("source", source));
    }
    lines
}
