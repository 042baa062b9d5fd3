//! What a draft would lead to.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Ask, Line, Seat};
use gonfalon_scene::{Draft, Gauge, Ghost, Given, Preview, Trace};
use gonfalon_table::{Circle, Length, Point, Shape};

use super::keys::{self, as_disk, number};
use super::scene::boxed;
use super::{distances, odds};
use crate::action::{Question, Striker};
use crate::activation::card_changes;
use crate::board::Board;
use crate::data::{DamageType, PieceId, Stat};
use crate::event::Shooter;
use crate::state::Edge;
use crate::tell;

pub(super) fn preview(board: Board<'_>, ask: &Ask<Question>, draft: &Draft) -> Preview {
    let parts: Vec<&str> = draft.verb.split(':').collect();
    let disk = |word: &str| word.parse().ok().map(DiskId).filter(|disk| board.exists(*disk));
    let bonus = parts.last() == Some(&"bonus");
    let place = match draft.given.last() {
        Some(Given::Place { at, heading }) => Some((*at, *heading)),
        Some(Given::Path(path)) => path.last().map(|at| (*at, Default::default())),
        _ => None,
    };
    let mut preview = Preview::default();
    match parts[..] {
        ["move" | "scout", word, ..] | ["flip", word] => {
            if let (Some(disk), [Given::Path(path)]) = (disk(word), &draft.given[..]) {
                let changes = card_changes(board, ask.seat, disk, bonus);
                let most = match ask.question {
                    Question::Continue { flips, .. } => flips,
                    _ => board.imagining(&changes).movement(disk).unwrap_or(0),
                };
                walk(board, disk, path, most, &mut preview);
            }
        }
        ["flip"] => {
            if let (Question::FlipToward { disk, .. }, [Given::Path(path)]) =
                (&ask.question, &draft.given[..])
            {
                walk(board, *disk, path, 1, &mut preview);
            }
        }
        ["reinforce", word, ..] => {
            if let (Some(disk), Some((at, _))) = (disk(word), place) {
                stand(board, disk, at, &mut preview);
            }
        }
        ["deploy"] => {
            for placed in draft.given.iter().flat_map(|given| match given {
                Given::Arrange(placed) => placed.as_slice(),
                _ => &[],
            }) {
                match (
                    as_disk(&placed.piece).filter(|disk| board.exists(*disk)),
                    number(&placed.piece, "zone"),
                ) {
                    (Some(disk), _) => stand(board, disk, placed.at, &mut preview),
                    (None, Some(_)) => card(board, ask.seat, &placed.piece, placed.at, &mut preview),
                    (None, None) => {}
                }
            }
        }
        ["terrain", word, _] => {
            let piece =
                word.parse().ok().map(PieceId).filter(|piece| board.table.terrain_row.contains(piece));
            if let (Some(piece), Some((at, heading))) = (piece, place) {
                let outline = board.game.library[piece].outline.placed(at, heading);
                let ghost = Ghost::new(keys::piece(piece), Shape::Polygon(outline), true);
                preview.ghosts.push(ghost);
            }
        }
        ["watchtower"] => {
            if let Some((at, heading)) = place {
                let piece = board.game.library.strongholds.piece;
                let outline = board.game.library[piece].outline.placed(at, heading);
                let ghost = Ghost::new(keys::piece(piece), Shape::Polygon(outline), true);
                preview.ghosts.push(ghost);
            }
        }
        ["deployment-card", word, _] => {
            if let Some((at, _)) = place {
                card(board, ask.seat, &format!("row-{word}"), at, &mut preview);
            }
        }
        ["shoot", word, weapon, ..] => {
            let weapon = weapon.parse().ok();
            if let (Some(disk), Some(weapon), Some(target)) = (disk(word), weapon, target(board, draft))
                && usize::from(weapon) < board.profile(disk).ranged.len()
            {
                let changes = card_changes(board, ask.seat, disk, bonus);
                aim(board.imagining(&changes), Shooter::Disk(disk), weapon, target, &mut preview);
            }
        }
        ["tower", word] => {
            let piece = word.parse().ok().filter(|piece| usize::from(*piece) < board.table.terrain.len());
            if let (Some(piece), Some(target)) = (piece, target(board, draft)) {
                aim(board, Shooter::Tower(piece, ask.seat), 0, target, &mut preview);
            }
        }
        ["strike"] => {
            if let (Question::Strike { strikers }, [Given::Assign(chosen)]) =
                (&ask.question, &draft.given[..])
            {
                for (striker, keys) in strikers.iter().zip(chosen) {
                    let targets = keys.iter().filter_map(|key| as_disk(key));
                    targets
                        .filter(|target| striker.victims.contains(target))
                        .for_each(|target| blow(board, striker, target, &mut preview));
                }
            }
        }
        ["magic", word, ..] => {
            if let (Some(disk), Some(target)) = (disk(word), target(board, draft)) {
                let (from, to) = (board.circle(disk), board.circle(target));
                line(&from, &to, &mut preview);
                let left = board.strength(target, Stat::Toughness).saturating_sub(board.disk(target).damage);
                preview.notes.push(
                    Line::new("show-note-magic")
                        .number("damage", board.strength(disk, Stat::Magic))
                        .with("target", board.name(target))
                        .number("left", left),
                );
            }
        }
        _ => {}
    }
    distances::fill(board, &mut preview);
    preview
}

/// What a blow in melee does, which no die decides.
fn blow(board: Board<'_>, striker: &Striker, target: DiskId, preview: &mut Preview) {
    let strength = board.striking_strength(striker);
    let dealt = board.reduced(target, strength, DamageType::Physical, None);
    let taken = board.disk(target).damage.saturating_add(dealt);
    let wounds = dealt > 0 && taken >= board.strength(target, Stat::Toughness);
    let lost = wounds && board.disk(target).wounds >= board.strength(target, Stat::Stamina);
    preview.notes.push(
        Line::new("show-note-strike")
            .with("disk", board.name(striker.disk))
            .with("target", board.name(target))
            .number("damage", dealt)
            .number("wounds", u8::from(wounds) + u8::from(lost)),
    );
}

/// A target on the battlefield.
fn target(board: Board<'_>, draft: &Draft) -> Option<DiskId> {
    match &draft.given[..] {
        [Given::Pick(picks)] => picks
            .first()
            .and_then(|key| as_disk(key))
            .filter(|disk| board.exists(*disk) && board.on_battlefield(*disk)),
        _ => None,
    }
}

/// The landings of a disk, one ghost each.
fn walk(board: Board<'_>, disk: DiskId, path: &[Point], most: u8, preview: &mut Preview) {
    let diameter = board.table.pile.diameter(disk);
    let last = path.len().saturating_sub(1);
    for (number, at) in path.iter().enumerate() {
        let shape = Shape::Circle(Circle::new(*at, diameter));
        preview.ghosts.push(Ghost::new(keys::disk(disk), shape, number == last));
    }
    let start = board.table.pile.at(disk);
    let mut from = start;
    let mut length = 0;
    for at in path {
        length += from.distance(*at).0;
        from = *at;
    }
    let points = [&[start], path].concat();
    preview.traces.push(Trace { points, length: Length(length), allowed: path.len() <= usize::from(most) });
    preview.gauges.push(Gauge {
        says: Line::new("show-gauge-flips"),
        used: path.len() as i32,
        most: most.into(),
        length: false,
    });
    if let Some(at) = path.last() {
        if !board.field().overlaps_circle(&Circle::new(*at, diameter)) {
            preview.notes.push(Line::new("show-note-out").with("disk", board.name(disk)));
        }
        pins(board, disk, *at, preview);
    }
}

fn stand(board: Board<'_>, disk: DiskId, at: Point, preview: &mut Preview) {
    let shape = Shape::Circle(Circle::new(at, board.table.pile.diameter(disk)));
    preview.ghosts.push(Ghost::new(keys::disk(disk), shape, true));
    pins(board, disk, at, preview);
}

/// Whom a disk would pin where it lands.
fn pins(board: Board<'_>, disk: DiskId, at: Point, preview: &mut Preview) {
    let pinned = board.table.pile.landing_pins(disk, at);
    if !pinned.is_empty() {
        let names = pinned.iter().map(|disk| &board.profile(*disk).name);
        let names = names.map(|name| (name.en.clone(), name.de.clone())).collect();
        preview.notes.push(
            Line::new("show-note-pins").with("disk", board.name(disk)).with("disks", Arg::Names(names)),
        );
    }
}

/// A deployment card slid along its player's edge.
fn card(board: Board<'_>, seat: Seat, key: &str, at: Point, preview: &mut Preview) {
    let width = board.game.library.constants.deployment.card_width.0;
    let edge = board.player(seat).edge;
    let middle = match edge {
        Edge::South | Edge::North => at.x,
        Edge::West | Edge::East => at.y,
    };
    let from = (middle - width / 2).clamp(0, (board.edge_length(edge) - width).max(0));
    let depth = board.game.library.constants.reaches.medium;
    let shape = boxed(&board.strip(edge, from, from + width, depth));
    preview.ghosts.push(Ghost::new(key.to_owned(), shape, true));
}

/// A ranged attack: dice, range and the odds.
fn aim(board: Board<'_>, by: Shooter, weapon: u8, target: DiskId, preview: &mut Preview) {
    if let Shooter::Disk(disk) = by {
        line(&board.circle(disk), &board.circle(target), preview);
    }
    let band = board.shot_band(by, target);
    preview.notes.push(
        Line::new("show-note-shot")
            .number("dice", board.shot_dice(by, weapon, target))
            .with("range", Arg::Word(tell::range(band)))
            .number("cover", u8::from(board.in_cover(target))),
    );
    odds::shot(board, by, weapon, target, preview);
}

/// A line between the edges of two disks.
fn line(from: &Circle, to: &Circle, preview: &mut Preview) {
    let trace = Trace { points: vec![from.centre, to.centre], length: from.gap(to), allowed: true };
    preview.traces.push(trace);
}
