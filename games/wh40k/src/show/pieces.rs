//! Everything that lies on the battlefield or waits beside it.

use gonfalon_kernel::{Arg, Line, Seat};
use gonfalon_scene::{Badge, Group, Key, Piece, PieceKind, Standing};
use gonfalon_table::{Circle, Length, Point, Shape};

use super::scene::MARKER_SIZE;
use super::{keys, name, words};
use crate::action::Spot;
use crate::board::Board;
use crate::constants::MARKERS;
use crate::data::{Ability, Core, Feature, FeatureKind, Name};
use crate::objective;
use crate::state::{ModelId, MoveKind, Phase, Place, UnitId};

pub(super) fn pieces(board: Board<'_>) -> Vec<Piece> {
    let terrain = board.table.terrain.iter().enumerate();
    let ground = terrain.flat_map(|(number, feature)| feature_pieces(number, feature));
    let models = (0..board.game.models.len() as u8).map(|number| model(board, ModelId(number)));
    let mut models: Vec<Piece> = models.collect();
    // Whoever stands on an upper floor is drawn above those below.
    models.sort_by_key(|piece| keys::as_model(board, &piece.key).map(|model| board.model(model).elevation));
    ground.chain(markers(board)).chain(models).collect()
}

fn plain(key: Key, kind: PieceKind, name: Arg, shape: Shape, about: Line) -> Piece {
    Piece {
        key,
        kind,
        owner: None,
        name,
        group: None,
        short: String::new(),
        ground: None,
        shape,
        elevation: Length::ZERO,
        standing: Standing::Table,
        on: Vec::new(),
        badges: Vec::new(),
        figures: Vec::new(),
        people: None,
        about,
    }
}

/// A feature and, on top of it, its walls and floors.
fn feature_pieces(number: usize, feature: &Feature) -> Vec<Piece> {
    let key = keys::terrain(number);
    let title = Arg::Word(words::feature(feature.kind));
    let about = Line::new("show-terrain")
        .with("kind", title.clone())
        .with("height", Arg::Length(feature.own_height().0))
        .number("floors", feature.floors.len() as i64);
    let part = |suffix: String, ground: &str, outline: &gonfalon_table::Polygon, about: Line| Piece {
        ground: Some(ground.to_owned()),
        group: Some(key.clone()),
        ..plain(format!("{key}-{suffix}"), PieceKind::Terrain, title.clone(), outline.clone().into(), about)
    };
    let whole = Piece {
        ground: Some(pattern(feature.kind).to_owned()),
        ..plain(key.clone(), PieceKind::Terrain, title.clone(), feature.footprint.clone().into(), about)
    };
    let mut pieces = vec![whole];
    for (place, floor) in feature.floors.iter().enumerate() {
        let says = Line::new("show-floor").with("height", Arg::Length(floor.height.0));
        let floor = Piece {
            elevation: floor.height,
            ..part(format!("floor-{place}"), "floor", &floor.outline, says)
        };
        pieces.push(floor);
    }
    if feature.kind == FeatureKind::Ruins {
        for (place, solid) in feature.solids.iter().enumerate() {
            let says = Line::new("show-wall").with("height", Arg::Length(solid.top.0));
            pieces.push(part(format!("wall-{place}"), "wall", &solid.outline, says));
        }
    }
    pieces
}

/// The pattern of the page for a kind of terrain.
fn pattern(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::Craters => "craters",
        FeatureKind::Barricade => "barricade",
        FeatureKind::Debris => "debris",
        FeatureKind::Hill => "hill",
        FeatureKind::Woods => "wood",
        FeatureKind::Ruins => "ruins",
    }
}

/// The outline of an objective marker.
pub(super) fn marker_shape(at: Point) -> Shape {
    Circle::new(at, MARKER_SIZE).into()
}

/// Markers with who controls them, and the next one while they are placed.
fn markers(board: Board<'_>) -> Vec<Piece> {
    let table = board.table;
    let placed = table.markers.iter().enumerate().map(|(number, marker)| {
        let level = |seat| objective::level(board, seat, marker.at);
        let about = Line::new("show-marker")
            .number("number", number as i64 + 1)
            .number("first", level(Seat(0)))
            .number("second", level(Seat(1)));
        let title = Arg::Verbatim((number + 1).to_string());
        Piece {
            owner: marker.controlled,
            short: (number + 1).to_string(),
            ..plain(keys::marker(number), PieceKind::Marker, title, marker_shape(marker.at), about)
        }
    });
    let mut all: Vec<Piece> = placed.collect();
    if table.phase == Phase::Setup && all.len() < MARKERS {
        let number = all.len();
        let about = Line::new("show-marker-next");
        let title = Arg::Verbatim((number + 1).to_string());
        let piece = plain(
            keys::marker(number),
            PieceKind::Marker,
            title,
            marker_shape(board.field().centre()),
            about,
        );
        all.push(Piece { standing: Standing::Waiting, ..piece });
    }
    all
}

/// What a model is called: its own kind where the datasheet has several.
pub(super) fn model_name(board: Board<'_>, model: ModelId) -> Arg {
    let facts = board.model_facts(model);
    name(&board.datasheet(facts.unit).kinds[usize::from(facts.kind)].name)
}

fn model(board: Board<'_>, model: ModelId) -> Piece {
    let facts = board.model_facts(model);
    let unit = board.unit_of(model);
    let standing = match board.unit(unit).place {
        _ if board.model(model).destroyed => Standing::Lost,
        Place::Battlefield => Standing::Table,
        Place::Waiting | Place::Reserves(_) | Place::Embarked(_) => Standing::Waiting,
        Place::Destroyed => Standing::Lost,
    };
    let spot = match standing {
        Standing::Table => board.spot(model),
        _ => Spot { at: Point::ORIGIN, ..board.spot(model) },
    };
    let sheet = board.datasheet(facts.unit);
    Piece {
        owner: Some(board.owner(facts.unit)),
        group: Some(keys::unit(unit)),
        short: short(board, facts.unit),
        standing,
        elevation: if standing == Standing::Table { spot.elevation } else { Length::ZERO },
        badges: badges(board, model, unit),
        ..plain(
            keys::model(model),
            PieceKind::Model,
            model_name(board, model),
            board.shape_at(model, &spot),
            Line::new("show-model")
                .with("model", model_name(board, model))
                .with("unit", name(&sheet.name))
                .seat("seat", board.owner(unit))
                .number("wounds", board.wounds_left(model))
                .number("most", board.profile(model).wounds)
                .number("models", board.strength(unit) as i64)
                .with("elevation", Arg::Length(spot.elevation.0)),
        )
    }
}

/// The first letters of a unit's name, with a number where its player has several of the same.
fn short(board: Board<'_>, part: UnitId) -> String {
    let facts = board.facts(part);
    let sheet = board.datasheet(part);
    let letters = sheet.name.en.split([' ', '-']).filter_map(|word| word.chars().next());
    let letters: String = letters.filter(|letter| letter.is_alphabetic()).take(2).collect();
    let same = |other: &&crate::MatchUnit| other.owner == facts.owner && other.datasheet == facts.datasheet;
    let all = board.game.units.iter().filter(same).count();
    if all < 2 {
        return letters;
    }
    let before = board.game.units[..part.index()].iter().filter(same).count();
    format!("{letters}{}", before + 1)
}

fn badges(board: Board<'_>, model: ModelId, unit: UnitId) -> Vec<Badge> {
    let mut badges = Vec::new();
    let mut badge = |symbol: &str, count: u8, counts: bool, says: Line| {
        badges.push(Badge { symbol: symbol.to_owned(), count: count.into(), counts, says });
    };
    let left = board.wounds_left(model);
    if board.profile(model).wounds > 1 && !board.model(model).destroyed {
        let says = Line::new("show-badge-wounds").number("count", left);
        badge("wounds", left, true, says.number("most", board.profile(model).wounds));
    }
    if board.model(model).lost > 0 && !board.model(model).destroyed {
        let lost = board.model(model).lost;
        badge("damage", lost, true, Line::new("show-badge-damage").number("count", lost));
    }
    if board.model_is(model, Core::Warlord) {
        badge("warlord", 1, false, Line::new("show-badge-warlord"));
    }
    if board.model_facts(model).unit != unit {
        badge("leader", 1, false, Line::new("show-badge-leader").with("unit", board.name(unit)));
    }
    badges
}

/// Every unit with the marks that it bears as a whole.
pub(super) fn groups(board: Board<'_>) -> Vec<Group> {
    board.heads().map(|unit| group(board, unit)).collect()
}

fn group(board: Board<'_>, unit: UnitId) -> Group {
    let strength = board.strength(unit);
    let left: u16 = board.models(unit).map(|model| u16::from(board.wounds_left(model))).sum();
    let standing = match board.unit(unit).place {
        Place::Battlefield => Standing::Table,
        Place::Waiting | Place::Reserves(_) | Place::Embarked(_) => Standing::Waiting,
        Place::Destroyed => Standing::Lost,
    };
    let mut badges = Vec::new();
    if board.models(unit).any(|model| board.profile(model).wounds > 1) {
        let says = Line::new("show-badge-unit-wounds").number("count", left);
        badges.push(Badge { symbol: "wounds".to_owned(), count: left, counts: true, says });
    }
    badges.extend(states(board, unit));
    Group {
        key: keys::unit(unit),
        owner: Some(board.owner(unit)),
        name: board.name(unit),
        short: short(board, unit),
        strength: strength as u16,
        standing,
        badges,
        about: Line::new("show-unit")
            .with("unit", board.name(unit))
            .seat("seat", board.owner(unit))
            .number("models", strength as i64)
            .number("wounds", left),
    }
}

/// Marks of a whole unit.
fn states(board: Board<'_>, unit: UnitId) -> Vec<Badge> {
    let facts = board.unit(unit);
    let mut badges = Vec::new();
    let mut badge = |symbol: &str, says: Line| {
        badges.push(Badge { symbol: symbol.to_owned(), count: 1, counts: false, says });
    };
    if board.models(unit).any(|model| board.model_is(model, Core::Warlord)) {
        badge("warlord", Line::new("show-badge-warlord"));
    }
    if board.models(unit).any(|model| board.model_facts(model).unit != unit) {
        badge("leader", Line::new("show-badge-led"));
    }
    for (is, symbol, says) in [
        (facts.battle_shocked, "wavering", "show-badge-battle-shocked"),
        (board.on_battlefield(unit) && board.is_engaged(unit), "engaged", "show-badge-engaged"),
        (facts.moved == Some(MoveKind::Advance), "advanced", "show-badge-advanced"),
        (facts.moved == Some(MoveKind::FallBack), "fell-back", "show-badge-fell-back"),
        (facts.shot || facts.fought, "activated", "show-badge-activated"),
        (facts.charged, "charged", "show-badge-charged"),
        (facts.effects.gone_to_ground, "ground", "show-badge-ground"),
        (facts.effects.smokescreen, "smoke", "show-badge-smoke"),
        (facts.hovering, "hover", "show-badge-hover"),
    ] {
        if is {
            badge(symbol, Line::new(says));
        }
    }
    let kept = not_automated(board, unit);
    if kept > 0 {
        badge("not-automated", Line::new("show-badge-not-automated").number("count", kept));
    }
    match facts.place {
        Place::Embarked(transport) => {
            badge("embarked", Line::new("show-badge-embarked").with("unit", board.name(transport)));
        }
        Place::Reserves(kind) => {
            let says = Line::new("show-badge-reserves").with("kind", Arg::Word(words::reserves(kind)));
            badge("reserve", says);
        }
        Place::Waiting | Place::Battlefield | Place::Destroyed => {}
    }
    badges
}

/// How many abilities of a unit, its leaders included, players have to apply themselves.
fn not_automated(board: Board<'_>, unit: UnitId) -> u8 {
    let mut names: Vec<&Name> = Vec::new();
    for ability in board.models(unit).flat_map(|model| &board.model_facts(model).abilities) {
        if let Ability::NotAutomated { name, .. } = ability
            && !names.contains(&name)
        {
            names.push(name);
        }
    }
    u8::try_from(names.len()).unwrap_or(u8::MAX)
}
