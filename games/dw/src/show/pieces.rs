//! Everything that lies on the table or waits beside it.

use gonfalon_data::Word as _;
use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_scene::{Badge, Figure, Piece, PieceKind, Standing};
use gonfalon_table::{Circle, Length, OrientedBox, Point, Shape};

use super::keys;
use crate::board::Board;
use crate::data::{Profile, ProfileId, Stat, TerrainId, TokenKind};
use crate::printed::name;
use crate::state::{Counter, Land, LandKind, Place, Secret, Segment};
use crate::tell::word;

pub(super) fn pieces(board: Board<'_>, own: &Secret) -> Vec<Piece> {
    let table = board.table;
    let mut pieces: Vec<Piece> = Vec::new();
    pieces.extend(table.lands.iter().enumerate().map(|(number, land)| ground(board, number, land)));
    for (number, token) in table.tokens.iter().enumerate() {
        let circle = Circle::new(token.at, board.library().constants.spell);
        let wall = token.kind == TokenKind::Wall;
        let ground = if wall { "wall" } else { "gate" };
        let title = Arg::Word(word::token(token.kind));
        let short = if wall { "W" } else { "G" };
        pieces.push(Piece {
            ground: Some(ground.to_owned()),
            ..plain(keys::token(number), title, short.to_owned(), Shape::Circle(circle))
        });
    }
    let known = |disk: DiskId| profile(board, own, disk).map(|id| disk_piece(board, disk, id));
    pieces.extend(from_below(board).into_iter().filter_map(known));
    pieces.extend(table.counters.iter().enumerate().map(|(number, entry)| counter(board, number, entry)));
    // The own stack in its order, then all others that have been seen.
    let stack: Vec<DiskId> = own.stack.iter().map(|(disk, _)| *disk).collect();
    let others = (0..table.disks.len()).map(|index| DiskId(index as u8));
    let others = others.filter(|disk| !board.in_play(*disk) && !stack.contains(disk));
    pieces.extend(stack.iter().copied().chain(others).filter_map(known));
    if table.segment == Segment::Setup {
        pieces.extend(waiting_lands(board));
    }
    pieces
}

/// What a Disk is, where the viewer knows.
pub(super) fn profile(board: Board<'_>, own: &Secret, disk: DiskId) -> Option<ProfileId> {
    let hidden = || own.stack.iter().chain(&own.aside).find(|(other, _)| *other == disk);
    board.table.disks.get(disk.index())?.profile.or_else(|| hidden().map(|(_, profile)| *profile))
}

/// What a Disk is called, where the viewer knows what it is.
pub(super) fn title(board: Board<'_>, own: &Secret, disk: DiskId) -> Arg {
    match profile(board, own, disk) {
        Some(id) => name(&board.library()[id].name),
        None => Arg::Verbatim(format!("#{}", disk.0)),
    }
}

/// The Disks in play, whatever lies on others after them.
fn from_below(board: Board<'_>) -> Vec<DiskId> {
    let lying: Vec<DiskId> = board.table.pile.from_the_bottom().filter(|disk| board.in_play(*disk)).collect();
    let flying = board.all_in_play().filter(|disk| !lying.contains(disk));
    lying.iter().copied().chain(flying).collect()
}

/// Land Disks that have yet to be laid: one of each type, and staging areas without a place.
fn waiting_lands(board: Board<'_>) -> impl Iterator<Item = Piece> {
    let circle = Shape::Circle(Circle::new(Point::ORIGIN, board.library().constants.land));
    let shape = circle.clone();
    let types = board.library().terrains.iter().enumerate().map(move |(index, kind)| Piece {
        ground: Some(kind.id.clone()),
        standing: Standing::Waiting,
        ..plain(keys::terrain(TerrainId(index as u8)), name(&kind.name), short(&kind.name.en), circle.clone())
    });
    let homeless = Seat::all(board.game.seats).filter(move |seat| board.staging(*seat).is_none());
    let stagings = homeless.map(move |seat| Piece {
        owner: Some(seat),
        ground: Some("staging".to_owned()),
        standing: Standing::Waiting,
        ..plain(keys::staging(seat), Arg::Word("word-land-staging"), "S".to_owned(), shape.clone())
    });
    types.chain(stagings)
}

fn plain(key: String, title: Arg, short: String, shape: Shape) -> Piece {
    Piece {
        key,
        kind: PieceKind::Terrain,
        owner: None,
        about: Line::new("show-name").with("name", title.clone()),
        name: title,
        group: None,
        short,
        ground: None,
        shape,
        elevation: Length::ZERO,
        standing: Standing::Table,
        on: Vec::new(),
        badges: Vec::new(),
        figures: Vec::new(),
        people: None,
    }
}

fn ground(board: Board<'_>, number: usize, land: &Land) -> Piece {
    let shape = Shape::Circle(board.land_circle(land));
    let key = keys::land(number);
    match land.kind {
        LandKind::Staging(seat) => Piece {
            owner: Some(seat),
            ground: Some("staging".to_owned()),
            about: Line::new("show-staging").seat("seat", seat),
            ..plain(key, Arg::Word("word-land-staging"), "S".to_owned(), shape)
        },
        LandKind::Center => Piece {
            owner: Seat::all(board.game.seats).find(|seat| board.controls(*seat, land)),
            ground: Some("center".to_owned()),
            ..plain(key, Arg::Word("word-land-center"), "C".to_owned(), shape)
        },
        LandKind::Terrain(kind) => {
            let kind = &board.library()[kind];
            Piece {
                ground: Some(kind.id.clone()),
                about: Line::new("show-terrain")
                    .with("name", name(&kind.name))
                    .with("text", name(&kind.text)),
                ..plain(key, name(&kind.name), short(&kind.name.en), shape)
            }
        }
    }
}

fn counter(board: Board<'_>, number: usize, counter: &Counter) -> Piece {
    let edge = board.library().constants.counter;
    let shape = Shape::Box(OrientedBox::new(counter.at, counter.turn, edge, edge));
    let title = &board.library().constants.missile(counter.kind).name;
    let piled = counter.piled.iter().map(|number| keys::counter(usize::from(*number)));
    Piece {
        kind: PieceKind::Marker,
        owner: board.disk(counter.by).controller,
        standing: if counter.off_table { Standing::Lost } else { Standing::Table },
        on: piled.chain(counter.below.iter().map(|disk| keys::disk(*disk))).collect(),
        about: Line::new("show-counter").with("name", name(title)).number("hits", counter.on.len() as i64),
        ..plain(keys::counter(number), name(title), short(&title.en), shape)
    }
}

fn disk_piece(board: Board<'_>, disk: DiskId, id: ProfileId) -> Piece {
    let (state, profile) = (board.disk(disk), &board.library()[id]);
    let standing = match state.place {
        Place::Table => Standing::Table,
        Place::Stack | Place::Aside => Standing::Waiting,
        Place::Destroyed | Place::Gone => Standing::Lost,
    };
    let on_table = standing == Standing::Table;
    let circle = if on_table { board.circle(disk) } else { Circle::new(Point::ORIGIN, profile.diameter) };
    let lies = on_table && board.table.pile.lies(disk);
    Piece {
        kind: PieceKind::Disk,
        owner: if on_table { state.controller } else { Some(state.owner) },
        standing,
        on: if lies { board.table.pile.under(disk).map(keys::disk).collect() } else { Vec::new() },
        badges: badges(board, disk, profile, on_table),
        figures: figures(board, disk, profile, on_table),
        people: profile.faction.map(|faction| faction.word().to_owned()),
        about: about(board, disk, profile, on_table),
        ..plain(keys::disk(disk), name(&profile.name), short(&profile.name.en), Shape::Circle(circle))
    }
}

fn badges(board: Board<'_>, disk: DiskId, profile: &Profile, in_play: bool) -> Vec<Badge> {
    let state = board.disk(disk);
    let champion = profile.champion.then(|| badge("champion", 1, false, "show-badge-champion"));
    let flying = profile.flying.then(|| badge("flying", 1, false, "show-badge-flying"));
    let printed = champion.into_iter().chain(flying);
    if !in_play {
        return printed.collect();
    }
    let counted = [
        ("damage", state.damage, true, "show-badge-damage"),
        ("wound", state.wounds, true, "show-badge-wounds"),
        ("activated", state.markers, false, "show-badge-activated"),
        ("empowered", u8::from(state.berserk), false, "show-badge-berserk"),
        ("pinned", u8::from(board.is_pinned(disk)), false, "show-badge-pinned"),
    ];
    let present = counted.into_iter().filter(|(_, count, _, _)| *count > 0);
    let marks = present.map(|(symbol, count, counts, says)| badge(symbol, count, counts, says));
    printed.chain(marks).collect()
}

/// The four values as they are read off a Disk: those of now in play, those printed elsewhere.
fn figures(board: Board<'_>, disk: DiskId, profile: &Profile, in_play: bool) -> Vec<Figure> {
    let printed = [
        ("M", Stat::Movement, profile.movement),
        ("AT", Stat::Attack, profile.attack),
        ("D", Stat::Defense, profile.defense),
        ("T", Stat::Toughness, Some(profile.toughness)),
    ];
    let figure = |(short, stat, printed): (&str, Stat, Option<u8>)| {
        let printed = printed.map(i16::from);
        let value = printed.map(|printed| if in_play { board.value(disk, stat).into() } else { printed });
        let change = value.unwrap_or(0) - printed.unwrap_or(0);
        Figure { short: short.to_owned(), value, change }
    };
    printed.into_iter().map(figure).collect()
}

fn about(board: Board<'_>, disk: DiskId, profile: &Profile, in_play: bool) -> Line {
    let state = board.disk(disk);
    let printed = |stat| match stat {
        Stat::Movement => profile.movement.unwrap_or(0),
        Stat::Attack => profile.attack.unwrap_or(0),
        Stat::Defense => profile.defense.unwrap_or(0),
        Stat::Toughness => profile.toughness,
    };
    let value = |stat| i64::from(if in_play { board.value(disk, stat) } else { printed(stat) });
    Line::new("show-disk")
        .with("name", name(&profile.name))
        .seat("seat", state.controller.unwrap_or(state.owner))
        .number("move", value(Stat::Movement))
        .number("attack", value(Stat::Attack))
        .number("defense", value(Stat::Defense))
        .number("toughness", value(Stat::Toughness))
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
