//! Everything that lies on the battlefield or waits beside it.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line};
use gonfalon_scene::{Badge, Piece, PieceKind, Standing};
use gonfalon_table::{Circle, Length, Point, Shape};

use super::scene::boxed;
use super::{keys, name};
use crate::board::Board;
use crate::data::{Name, PieceId, Stat, TerrainNames};
use crate::state::{Place, Terrain};

/// How far from its edge a deployment card beside the battlefield is drawn.
pub(super) const CARD_DEPTH: Length = Length(1_270);

pub(super) fn pieces(board: Board<'_>) -> Vec<Piece> {
    let terrain =
        board.table.terrain.iter().enumerate().map(|(number, terrain)| ground(board, number, terrain));
    let row = terrain_row(board).map(|piece| {
        let [one, other] = &board.game.library[piece].sides;
        let both = Name {
            en: format!("{} / {}", one.name.en, other.name.en),
            de: format!("{} / {}", one.name.de, other.name.de),
        };
        let outline = board.game.library[piece].outline.clone();
        Piece {
            ground: Some(one.id.clone()),
            ..plain(keys::piece(piece), &both, Shape::Polygon(outline), Standing::Waiting)
        }
    });
    let zones = board.table.zone_cards.iter().enumerate().map(|(number, card)| {
        let width = board.game.library.constants.deployment.card_width.0;
        let edge = board.player(card.owner).edge;
        let area = board.strip(edge, card.at, card.at + width, CARD_DEPTH);
        let title = zone_name(board, number);
        Piece {
            owner: Some(card.owner),
            kind: PieceKind::Marker,
            ..plain(keys::zone(number), &title, boxed(&area), Standing::Table)
        }
    });
    let mut lying: Vec<DiskId> = board.battlefield().collect();
    // Whatever lies on something is drawn after it.
    lying.sort_by(|one, other| {
        if board.table.pile.is_above(*one, *other) {
            std::cmp::Ordering::Greater
        } else if board.table.pile.is_above(*other, *one) {
            std::cmp::Ordering::Less
        } else {
            std::cmp::Ordering::Equal
        }
    });
    let beside = (0..board.game.disks.len() as u8).map(DiskId).filter(|disk| !board.on_battlefield(*disk));
    let disks = lying.into_iter().chain(beside).map(|id| disk(board, id));
    terrain.chain(row).chain(zones).chain(disks).collect()
}

/// The terrain cards laid out, equal ones of several boxes once.
pub(super) fn terrain_row(board: Board<'_>) -> impl Iterator<Item = PieceId> {
    let row = &board.table.terrain_row;
    row.iter().enumerate().filter(|(place, piece)| !row[..*place].contains(piece)).map(|(_, piece)| *piece)
}

/// What a deployment card along an edge is called.
pub(super) fn zone_name(board: Board<'_>, number: usize) -> Name {
    let card = &board.table.zone_cards[number];
    match card.card {
        Some(id) if card.text => board.game.library[id].name.clone(),
        _ => Name { en: "Deployment card".to_owned(), de: "Aufmarschkarte".to_owned() },
    }
}

fn plain(key: String, title: &Name, shape: Shape, standing: Standing) -> Piece {
    Piece {
        key,
        kind: PieceKind::Terrain,
        owner: None,
        name: name(title),
        group: None,
        short: short(&title.en),
        ground: None,
        shape,
        elevation: gonfalon_table::Length::ZERO,
        standing,
        on: Vec::new(),
        badges: Vec::new(),
        figures: Vec::new(),
        people: None,
        about: Line::new("show-name").with("name", name(title)),
    }
}

fn ground(board: Board<'_>, number: usize, terrain: &Terrain) -> Piece {
    let side = board.terrain_side(terrain);
    let keywords = side.keywords.iter().map(|keyword| {
        let name = board.game.library.constants.names.terrain_keyword(*keyword);
        (name.en.clone(), name.de.clone())
    });
    let mut badges = Vec::new();
    if board.table.towers_activated >> number & 1 == 1 {
        badges.push(badge("activated", 1, false, "show-badge-activated"));
    }
    Piece {
        owner: board.terrain_controller(terrain),
        ground: Some(side.id.clone()),
        about: Line::new("show-terrain")
            .with("name", name(&side.name))
            .with("keywords", Arg::Names(keywords.collect())),
        badges,
        ..plain(keys::terrain(number), &side.name, Shape::Polygon(terrain.outline.clone()), Standing::Table)
    }
}

fn disk(board: Board<'_>, disk: DiskId) -> Piece {
    let profile = board.profile(disk);
    let state = board.disk(disk);
    let standing = match state.place {
        Place::Battlefield => Standing::Table,
        Place::Reserve => Standing::Waiting,
        Place::Casualty => Standing::Lost,
    };
    let circle = if standing == Standing::Table {
        board.circle(disk)
    } else {
        Circle::new(Point::new(0, 0), board.table.pile.diameter(disk))
    };
    let mut badges = Vec::new();
    let counted =
        [("damage", state.damage, "show-badge-damage"), ("wound", state.wounds, "show-badge-wounds")];
    for (symbol, count, says) in counted.into_iter().filter(|(_, count, _)| *count > 0) {
        badges.push(badge(symbol, count, true, says));
    }
    if state.activated {
        badges.push(badge("activated", 1, false, "show-badge-activated"));
    }
    if state.empowered {
        badges.push(badge("empowered", 1, false, "show-badge-empowered"));
    }
    let on_table = standing == Standing::Table;
    if on_table && board.table.pile.is_pinned(disk) {
        badges.push(badge("pinned", 1, false, "show-badge-pinned"));
    }
    let under = if on_table { board.table.pile.under(disk).map(keys::disk).collect() } else { Vec::new() };
    let value = |stat| i64::from(board.strength(disk, stat));
    Piece {
        key: keys::disk(disk),
        kind: PieceKind::Disk,
        owner: Some(board.owner(disk)),
        name: name(&profile.name),
        group: None,
        short: short(&profile.name.en),
        ground: None,
        shape: Shape::Circle(circle),
        elevation: gonfalon_table::Length::ZERO,
        standing,
        on: under,
        badges,
        figures: Vec::new(),
        people: None,
        about: Line::new("show-disk")
            .with("name", name(&profile.name))
            .seat("seat", board.owner(disk))
            .number("attack", value(Stat::Attack))
            .number("counter", value(Stat::Counter))
            .number("toughness", value(Stat::Toughness))
            .number("move", board.movement(disk).map_or(0, i64::from)),
    }
}

fn badge(symbol: &str, count: u8, counts: bool, says: &'static str) -> Badge {
    let says = Line::new(says).number("count", count);
    Badge { symbol: symbol.to_owned(), count: count.into(), counts, says }
}

/// The first letters of the words of a name.
fn short(name: &str) -> String {
    name.split([' ', '-'])
        .filter_map(|word| word.chars().next())
        .filter(|letter| letter.is_alphabetic())
        .take(3)
        .collect()
}
