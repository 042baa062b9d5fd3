//! A view ready to draw.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_scene::{Bar, Card, Field, Region, Scene, Side, Step, Tally};
use gonfalon_table::{Heading, Length, OrientedBox, Rectangle, Shape};

use super::{keys, pieces, score};
use crate::board::Board;
use crate::charge;
use crate::constants::{LAST_ROUND, MARKERS};
use crate::fight;
use crate::setup;
use crate::shooting::eligible;
use crate::state::{Phase, Place, UnitId};
use crate::view::View;

pub(super) fn scene(board: Board<'_>, view: &View) -> Scene {
    let field = board.field();
    let regions = board.table.attacker.map(|_| Seat::all(2).map(|seat| region(board, seat)).collect());
    Scene {
        field: Field {
            width: field.width(),
            depth: field.height(),
            regions: regions.unwrap_or_default(),
            measuring: true,
        },
        pieces: pieces::pieces(board),
        groups: pieces::groups(board),
        sides: Seat::all(2).map(|seat| side(board, seat)).collect(),
        cards: if is_before_formations(board, view) { cards() } else { Vec::new() },
        bar: bar(board),
        score: score::score(board),
    }
}

fn region(board: Board<'_>, seat: Seat) -> Region {
    let attacker = board.table.attacker == Some(seat);
    Region {
        says: Line::new("show-zone").seat("seat", seat).number("attacker", u8::from(attacker)),
        owner: Some(seat),
        shape: boxed(&setup::zone(board, seat)),
        rule: RuleId("wh40k.onlywar.zones"),
    }
}

/// A rectangle along the axes as a shape; its front looks north.
pub(super) fn boxed(area: &Rectangle) -> Shape {
    OrientedBox::new(area.centre(), Heading::NORTH, area.width(), area.height()).into()
}

/// Whether battle formations may still have to be noted.
fn is_before_formations(board: Board<'_>, view: &View) -> bool {
    let untouched = board.table.units.iter().all(|unit| unit.place == Place::Waiting);
    board.table.phase == Phase::Setup
        && board.table.markers.len() == MARKERS
        && untouched
        && view.noted.is_none()
}

/// What units can be told in their battle formations, as cards to point at.
fn cards() -> Vec<Card> {
    let all = [
        (keys::STRATEGIC, "word-reserves-strategic", "show-card-strategic"),
        (keys::DEEP_STRIKE, "word-reserves-deep-strike", "show-card-deep-strike"),
        (keys::HOVER, "word-hover", "show-card-hover"),
    ];
    let card = |(key, name, text): (&str, &'static str, &'static str)| Card {
        key: key.to_owned(),
        name: Arg::Word(name),
        text: vec![Line::new(text)],
        place: "formations".to_owned(),
        place_says: Line::new("show-place-formations"),
    };
    all.into_iter().map(card).collect()
}

fn side(board: Board<'_>, seat: Seat) -> Side {
    let player = &board.table.players[seat];
    let own = || board.heads().filter(|unit| board.owner(*unit) == seat);
    let count = |is: &dyn Fn(Place) -> bool| own().filter(|unit| is(board.unit(*unit).place)).count() as i64;
    let away = |place| matches!(place, Place::Reserves(_) | Place::Embarked(_) | Place::Waiting);
    let south = board.table.attacker.unwrap_or(Seat(0)) == seat;
    Side {
        seat,
        army: army(board, seat),
        looks_from: if south { 0 } else { 2 },
        tallies: vec![
            tally("show-tally-points", "show-short-points", player.victory_points.into()),
            tally("show-tally-command", "show-short-command", player.command_points.into()),
            tally("show-tally-units", "show-short-units", count(&|place| place == Place::Battlefield)),
            tally("show-tally-away", "show-short-away", count(&away)),
            tally("show-tally-lost", "show-short-lost", count(&|place| place == Place::Destroyed)),
        ],
        out: crate::victory::annihilated(board, seat),
        clock: None,
    }
}

/// An army is called after its faction.
fn army(board: Board<'_>, seat: Seat) -> Arg {
    let mut units = board.game.units.iter().filter(|unit| unit.owner == seat);
    let faction = units.find_map(|unit| board.game.library[unit.datasheet].factions.first());
    let name = faction.map(|id| super::name(&board.game.library.keywords[usize::from(id.0)].name));
    name.unwrap_or(Arg::Seat(seat.0))
}

fn tally(says: &'static str, short: &'static str, value: i64) -> Tally {
    Tally { says: Line::new(says), short: Line::new(short), value: Arg::Number(value) }
}

/// The phases of a turn with the rules about them.
const PHASES: [(Phase, &str, &str); 5] = [
    (Phase::Command, "show-step-command", "wh40k.command.two-steps"),
    (Phase::Movement, "show-step-movement", "wh40k.move.unit-by-unit"),
    (Phase::Shooting, "show-step-shooting", "wh40k.shooting.unit-by-unit"),
    (Phase::Charge, "show-step-charge", "wh40k.charge.unit-by-unit"),
    (Phase::Fight, "show-step-fight", "wh40k.fight.no-passing"),
];

fn bar(board: Board<'_>) -> Bar {
    let table = board.table;
    let setup = [(Phase::Setup, "show-step-setup", "wh40k.onlywar.deploy-alternate")];
    let steps = if table.phase == Phase::Setup { &setup[..] } else { &PHASES[..] };
    let step = |(phase, says, rule): &(Phase, &'static str, &'static str)| Step {
        says: Line::new(says),
        now: *phase == table.phase,
        rule: RuleId(rule),
    };
    Bar {
        round: Line::new("show-round").number("round", table.round).number("rounds", LAST_ROUND),
        steps: steps.iter().map(step).collect(),
        turn: (table.phase != Phase::Setup).then_some(table.active),
        left: left(board),
        tallies: vec![Tally {
            says: Line::new("show-tally-mission"),
            short: Line::new("show-tally-mission"),
            value: Arg::Word("word-mission-only-war"),
        }],
    }
}

/// How many units of the active player have yet to act in this phase.
fn left(board: Board<'_>) -> Option<Line> {
    let table = board.table;
    if table.outcome.is_some() {
        return None;
    }
    let ready = units_left(board, table.active);
    let count = |units: Vec<UnitId>| Line::new("show-left-units").number("count", units.len() as i64);
    match table.phase {
        Phase::Setup => {
            let waiting = board.heads().filter(|unit| board.unit(*unit).place == Place::Waiting).count();
            Some(Line::new("show-left-waiting").number("count", waiting as i64))
        }
        Phase::Command => None,
        Phase::Movement | Phase::Shooting | Phase::Charge | Phase::Fight => Some(count(ready)),
    }
}

/// The units of a player that have yet to act in this phase; in the Fight phase those of both.
pub(super) fn units_left(board: Board<'_>, seat: Seat) -> Vec<UnitId> {
    let own = board.army(seat);
    match board.table.phase {
        Phase::Movement => own.filter(|unit| board.unit(*unit).moved.is_none()).collect(),
        Phase::Shooting => own.filter(|unit| eligible::is_eligible(board, *unit)).collect(),
        Phase::Charge => own.filter(|unit| charge::can_charge(board, *unit)).collect(),
        Phase::Fight => board
            .units()
            .filter(|unit| !board.unit(*unit).fought && fight::is_eligible(board, *unit))
            .collect(),
        Phase::Setup | Phase::Command => Vec::new(),
    }
}

/// A circle as large as an objective marker.
pub(super) const MARKER_SIZE: Length = crate::constants::MARKER;
