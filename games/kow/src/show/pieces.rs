//! Everything that stands on the table or waits beside it.

use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_scene::{Badge, Piece, PieceKind, Standing};
use gonfalon_table::{Circle, Heading, Length, Point, Shape};

use super::keys;
use crate::action::Order;
use crate::board::Board;
use crate::setting::TerrainChoice;
use crate::setup::terrain_piece;
use crate::state::{Category, Objective, Phase, Place, Terrain, TerrainKind, UnitId};
use crate::{tell, victory};

/// How large a marker is drawn; it is a point for the rules.
const MARKER: Length = Length(2_540);

pub(super) fn pieces(board: Board<'_>) -> Vec<Piece> {
    let table = board.table;
    let terrain = table.terrain.iter().enumerate().map(|(number, piece)| ground(board, number, piece));
    let placing = table.phase == Phase::Setup
        && board.game.agreement.terrain == TerrainChoice::Players
        && table.victory.is_none();
    let supply = keys::KINDS.into_iter().filter(move |_| placing).map(|kind| supplied(board, kind));
    let objectives = table.objectives.iter().enumerate().filter_map(|(number, objective)| match objective {
        Objective::Marker(at) => Some(marker(board, number, *objective, *at)),
        Objective::Terrain(_) => None,
    });
    let units = (0..table.units.len() as u8).map(|number| unit(board, UnitId(number)));
    terrain.chain(supply).chain(objectives).chain(units).collect()
}

/// Who controls an objective, if somebody does.
fn controller(board: Board<'_>, objective: Objective) -> Option<Seat> {
    Seat::all(2).find(|seat| victory::controls(board, objective, *seat))
}

fn ground(board: Board<'_>, number: usize, piece: &Terrain) -> Piece {
    let objective = Objective::Terrain(number as u8);
    let is_objective = board.table.objectives.contains(&objective);
    let badges = if is_objective { vec![badge("objective", 1, "show-badge-objective")] } else { Vec::new() };
    Piece {
        owner: if is_objective { controller(board, objective) } else { None },
        badges,
        ground: Some(keys::kind_word(piece.kind).to_owned()),
        about: Line::new("show-terrain")
            .with("kind", Arg::Word(tell::terrain_word(piece.kind)))
            .with("category", Arg::Word(category_word(piece.category)))
            .number("height", piece.height),
        ..plain(
            keys::terrain(number),
            PieceKind::Terrain,
            Arg::Word(tell::terrain_word(piece.kind)),
            Shape::Polygon(piece.outline.clone()),
            Standing::Table,
        )
    }
}

pub(super) fn category_word(category: Category) -> &'static str {
    match category {
        Category::Impassable => "show-word-impassable",
        Category::Obstacle => "show-word-obstacle",
        Category::Difficult => "show-word-difficult",
        Category::Decoration => "show-word-decoration",
    }
}

fn supplied(board: Board<'_>, kind: TerrainKind) -> Piece {
    let piece = terrain_piece(board.game, kind, Point::new(0, 0), Heading::NORTH);
    Piece {
        ground: Some(keys::kind_word(kind).to_owned()),
        about: Line::new("show-terrain")
            .with("kind", Arg::Word(tell::terrain_word(kind)))
            .with("category", Arg::Word(category_word(piece.category)))
            .number("height", piece.height),
        ..plain(
            keys::supply(kind),
            PieceKind::Terrain,
            Arg::Word(tell::terrain_word(kind)),
            Shape::Polygon(piece.outline),
            Standing::Waiting,
        )
    }
}

fn marker(board: Board<'_>, number: usize, objective: Objective, at: Point) -> Piece {
    Piece {
        owner: controller(board, objective),
        badges: vec![badge("objective", 1, "show-badge-objective")],
        about: Line::new("show-objective").number("number", number as i64 + 1),
        ..plain(
            keys::objective(number),
            PieceKind::Marker,
            Arg::Word("show-word-objective"),
            Shape::Circle(Circle::new(at, MARKER)),
            Standing::Table,
        )
    }
}

fn plain(key: String, kind: PieceKind, name: Arg, shape: Shape, standing: Standing) -> Piece {
    Piece {
        key,
        kind,
        owner: None,
        name: name.clone(),
        group: None,
        short: String::new(),
        ground: None,
        shape,
        elevation: gonfalon_table::Length::ZERO,
        standing,
        on: Vec::new(),
        badges: Vec::new(),
        figures: Vec::new(),
        people: None,
        about: Line::new("show-name").with("name", name),
    }
}

fn unit(board: Board<'_>, unit: UnitId) -> Piece {
    let profile = board.profile(unit);
    let facts = board.unit(unit);
    let standing = match facts.place {
        Place::Table => Standing::Table,
        Place::Waiting => Standing::Waiting,
        Place::Routed | Place::Lost => Standing::Lost,
    };
    let owner = board.owner(unit);
    let full = board.game.library.full_name(profile.entry);
    Piece {
        owner: Some(owner),
        group: None,
        short: short(&full.en),
        badges: badges(board, unit),
        about: Line::new("show-unit")
            .with("name", board.name(unit))
            .seat("seat", owner)
            .number("points", profile.points)
            .with("speed", Arg::Length(profile.speed.0))
            .number("defence", profile.defence)
            .number("nerve", profile.nerve),
        ..plain(
            keys::unit(unit),
            PieceKind::Regiment,
            board.name(unit),
            board.footprint(unit).into(),
            standing,
        )
    }
}

fn badges(board: Board<'_>, unit: UnitId) -> Vec<Badge> {
    let facts = board.unit(unit);
    let mut badges = Vec::new();
    if facts.damage > 0 {
        let says = Line::new("show-badge-damage").number("count", facts.damage);
        badges.push(Badge { symbol: "damage".to_owned(), count: facts.damage, counts: true, says });
    }
    if facts.wavering {
        badges.push(badge("wavering", 1, "show-badge-wavering"));
    }
    if board.owner(unit) == board.table.active {
        if let Some(order) = facts.order {
            let says = Line::new("show-badge-ordered").with("order", Arg::Word(tell::order_word(order)));
            let symbol = if order == Order::Charge { "charging" } else { "activated" };
            badges.push(Badge { symbol: symbol.to_owned(), count: 1, counts: false, says });
        }
        if facts.shot {
            badges.push(badge("shot", 1, "show-badge-shot"));
        }
    }
    if board.table.contacts.iter().any(|contact| contact.target == unit) {
        badges.push(badge("charged", 1, "show-badge-charged"));
    }
    badges
}

fn badge(symbol: &str, count: u16, says: &'static str) -> Badge {
    Badge { symbol: symbol.to_owned(), count, counts: false, says: Line::new(says) }
}

/// The first letters of the words of a name.
fn short(name: &str) -> String {
    let letters = name.split([' ', '-']).filter_map(|word| word.chars().next());
    letters.filter(|letter| letter.is_alphabetic()).take(3).collect()
}
