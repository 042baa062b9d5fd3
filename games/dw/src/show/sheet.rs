//! Everything about one piece or spell.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, RuleId};
use gonfalon_scene::{Key, Row, Sheet, Trait};

use super::keys::{as_disk, number};
use super::pieces::profile;
use crate::Dw;
use crate::board::Board;
use crate::data::{Missile, SpellId, Stat, TerrainId};
use crate::printed::{self, name, origin};
use crate::state::{LandKind, Source};
use crate::tell::word;
use crate::view::View;

pub(super) fn sheet(game: &Dw, view: &View, key: &Key) -> Option<Sheet> {
    let board = view.board(game);
    if let Some(disk) = as_disk(key) {
        return disk_sheet(board, view, disk, key);
    }
    if let Some(spell) = number(key, "spell").map(SpellId) {
        let known = view.own.spells.contains(&spell);
        return known.then(|| printed::spell(&game.library, spell, key));
    }
    if let Some(land) = number(key, "land") {
        return match board.table.lands.get(usize::from(land))?.kind {
            LandKind::Terrain(kind) => Some(terrain(board, kind, key)),
            LandKind::Staging(seat) => {
                let says = Line::new("show-staging").seat("seat", seat);
                Some(bare(key, Arg::Word("word-land-staging"), vec![says]))
            }
            LandKind::Center => Some(bare(key, Arg::Word("word-land-center"), Vec::new())),
        };
    }
    if let Some(kind) = number(key, "terrain").map(TerrainId) {
        return (kind.index() < game.library.terrains.len()).then(|| terrain(board, kind, key));
    }
    if let Some(token) = number(key, "token") {
        let token = board.table.tokens.get(usize::from(token))?;
        return Some(bare(key, Arg::Word(word::token(token.kind)), Vec::new()));
    }
    let counter = board.table.counters.get(usize::from(number(key, "counter")?))?;
    Some(missile(board, counter.kind, counter.by, key))
}

fn bare(key: &Key, title: Arg, kind: Vec<Line>) -> Sheet {
    Sheet { piece: key.clone(), name: title, kind, rows: Vec::new(), traits: Vec::new(), states: Vec::new() }
}

fn missile(board: Board<'_>, kind: Missile, by: DiskId, key: &Key) -> Sheet {
    let data = board.library().constants.missile(kind);
    let about = Line::new("show-missile")
        .with("range", Arg::Length(data.range.0))
        .number("damage", data.damage)
        .with("disk", board.name(by));
    bare(key, name(&data.name), vec![about])
}

fn terrain(board: Board<'_>, kind: TerrainId, key: &Key) -> Sheet {
    let kind = &board.library()[kind];
    let text = Trait {
        name: Line::new("printed-text").with("text", name(&kind.text)),
        says: None,
        rule: None,
        origin: origin(&kind.facts, "fx"),
    };
    let barrier = kind.barrier.then(|| Trait {
        name: Line::new("show-barrier"),
        says: None,
        rule: Some(RuleId("dw.barrier.blocks")),
        origin: origin(&kind.facts, "barrier"),
    });
    Sheet { traits: barrier.into_iter().chain([text]).collect(), ..bare(key, name(&kind.name), Vec::new()) }
}

fn disk_sheet(board: Board<'_>, view: &View, disk: DiskId, key: &Key) -> Option<Sheet> {
    let id = profile(board, &view.own, disk)?;
    let mut sheet = printed::disk(board.library(), id, key);
    if !board.in_play(disk) {
        return Some(sheet);
    }
    let stats = [Stat::Movement, Stat::Attack, Stat::Defense, Stat::Toughness];
    for (row, stat) in sheet.rows.iter_mut().zip(stats) {
        current(board, disk, stat, row);
    }
    sheet.states = states(board, disk);
    Some(sheet)
}

/// The value as it is now, with what changes it.
fn current(board: Board<'_>, disk: DiskId, stat: Stat, row: &mut Row) {
    if board.printed(disk, stat).is_none() {
        return;
    }
    row.now = Arg::Number(board.value(disk, stat).into());
    row.reasons = board
        .reasons(disk, stat)
        .map(|(source, _, by)| {
            Line::new("show-reason").with("source", source_name(board, source)).number("by", by)
        })
        .collect();
    if stat != Stat::Movement && board.is_berserking(disk) {
        row.reasons.push(Line::new("show-reason-berserk"));
    }
}

fn source_name(board: Board<'_>, source: Source) -> Arg {
    match source {
        Source::Spell(spell) => name(&board.library()[spell].name),
        Source::Ability(profile, _) => name(&board.library()[profile].name),
        Source::Land(land) => match board.table.lands.get(usize::from(land)).map(|land| land.kind) {
            Some(LandKind::Terrain(kind)) => name(&board.library()[kind].name),
            _ => Arg::Word("word-source-terrain"),
        },
    }
}

/// What has happened to a Disk.
fn states(board: Board<'_>, disk: DiskId) -> Vec<Line> {
    let state = board.disk(disk);
    let counted = [
        (state.damage, "show-badge-damage"),
        (state.wounds, "show-badge-wounds"),
        (state.markers, "show-badge-activated"),
        (u8::from(state.berserk), "show-badge-berserk"),
        (u8::from(board.is_pinned(disk)), "show-badge-pinned"),
    ];
    let present = counted.into_iter().filter(|(count, _)| *count > 0);
    let mut states: Vec<Line> = present.map(|(count, key)| Line::new(key).number("count", count)).collect();
    if state.controller != Some(state.owner) {
        states.push(Line::new("show-state-owner").seat("seat", state.owner));
    }
    if let Some(master) = state.enslaved_by.filter(|master| board.disk(*master).profile.is_some()) {
        states.push(Line::new("show-state-slave").with("disk", board.name(master)));
    }
    for lasting in &board.table.lasting {
        let group = lasting.group.as_ref().is_some_and(|group| group.contains(&disk));
        if lasting.targets.contains(&disk) || group {
            states.push(
                Line::new("show-state-lasting")
                    .with("source", source_name(board, lasting.source))
                    .with("until", Arg::Word(word::last(lasting.until))),
            );
        }
    }
    states
}
