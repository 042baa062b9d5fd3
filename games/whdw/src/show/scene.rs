//! A view ready to draw.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_scene::{Bar, Field, Region, Scene, Side, Step, Tally};
use gonfalon_table::{Heading, Length, OrientedBox, Rectangle, Shape};

use super::{cards, name, pieces, score};
use crate::Whdw;
use crate::board::Board;
use crate::data::Kind;
use crate::state::{Edge, Phase, Place};
use crate::tell;
use crate::view::View;

pub(super) fn scene(game: &Whdw, view: &View) -> Scene {
    let board = view.board(game);
    let battlefield = &game.library.constants.battlefield;
    Scene {
        field: Field {
            width: battlefield.width,
            depth: battlefield.depth,
            regions: board.zones().map(|zone| region(&zone)).collect(),
            measuring: true,
        },
        pieces: pieces::pieces(board),
        groups: Vec::new(),
        sides: Seat::all(game.seats).map(|seat| side(board, view, seat)).collect(),
        cards: cards::cards(board, view),
        bar: bar(board),
        score: score::score(game, view),
    }
}

fn region(zone: &crate::Zone) -> Region {
    Region {
        says: Line::new("show-zone").seat("seat", zone.owner).number("value", zone.value),
        owner: Some(zone.owner),
        shape: boxed(&zone.area),
        rule: RuleId("whdw.deploy.number-per-zone"),
    }
}

/// A rectangle along the axes as a shape; its front looks north.
pub(super) fn boxed(area: &Rectangle) -> Shape {
    let (width, depth) = (area.max.x - area.min.x, area.max.y - area.min.y);
    let centre = area.min.shifted(width / 2, depth / 2);
    Shape::Box(OrientedBox::new(centre, Heading::from_degrees(90), Length(width), Length(depth)))
}

fn side(board: Board<'_>, view: &View, seat: Seat) -> Side {
    let player = board.player(seat);
    let hand = if view.viewer == Some(seat) { view.own.hand.len() } else { player.hand_size };
    let count = |place| board.army_in(seat, place).count() as i64;
    let mut tallies = vec![
        tally("show-tally-battlefield", "show-short-battlefield", count(Place::Battlefield)),
        tally("show-tally-reserve", "show-short-reserve", count(Place::Reserve)),
        tally("show-tally-casualties", "show-short-casualties", count(Place::Casualty)),
        tally("show-tally-hand", "show-short-hand", i64::from(hand)),
    ];
    if let Some(place) = board.table.initiative.iter().position(|other| *other == seat) {
        tallies.push(tally("show-tally-initiative", "show-short-initiative", place as i64 + 1));
    }
    if let Some(points) = player.points {
        tallies.push(tally("show-tally-points", "show-short-points", i64::from(points)));
    }
    Side {
        seat,
        army: army(board, seat),
        looks_from: match player.edge {
            Edge::South => 0,
            Edge::East => 1,
            Edge::North => 2,
            Edge::West => 3,
        },
        tallies,
        out: player.eliminated,
        clock: None,
    }
}

/// An army is called after its heroes.
fn army(board: Board<'_>, seat: Seat) -> Arg {
    let heroes = board.army(seat).filter(|disk| board.profile(*disk).kind == Kind::Hero);
    let names = heroes.map(|disk| &board.profile(disk).name);
    Arg::Names(names.map(|name| (name.en.clone(), name.de.clone())).collect())
}

fn tally(key: &'static str, short: &'static str, value: i64) -> Tally {
    Tally { says: Line::new(key), short: Line::new(short), value: Arg::Number(value) }
}

fn bar(board: Board<'_>) -> Bar {
    let table = board.table;
    let steps: &[(Phase, &'static str)] = if table.round == 0 {
        &[(Phase::Setup, "whdw.setup.battlefield"), (Phase::Scouting, "whdw.keyword.scout")]
    } else {
        &[
            (Phase::Activation, "whdw.command.activation-value"),
            (Phase::Melee, "whdw.melee.first-player-order"),
            (Phase::End, "whdw.disk.effect-duration"),
        ]
    };
    let steps = steps.iter().map(|(phase, rule)| Step {
        says: Line::new("show-phase").with("phase", Arg::Word(tell::phase(*phase))),
        now: *phase == table.phase,
        rule: RuleId(rule),
    });
    let mut tallies = Vec::new();
    if let Some(scenario) = table.scenario {
        let card = name(&board.game.library[scenario].name);
        let says = Line::new("show-tally-scenario");
        tallies.push(Tally { short: says.clone(), says, value: card });
    }
    let rounds = board.game.library.constants.battlefield.rounds;
    Bar {
        round: Line::new("show-round").number("round", table.round).number("rounds", rounds),
        steps: steps.collect(),
        turn: None,
        left: left(board),
        tallies,
    }
}

/// How many disks have yet to act in this phase.
fn left(board: Board<'_>) -> Option<Line> {
    let table = board.table;
    if table.outcome.is_some() || table.phase != Phase::Activation {
        return None;
    }
    let all = board.battlefield().count();
    let ready = board.battlefield().filter(|disk| board.can_activate(*disk)).count();
    Some(Line::new("show-left-activations").number("count", ready as i64).number("all", all as i64))
}
