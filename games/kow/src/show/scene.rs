//! The table ready to draw.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_scene::{Bar, Clock, Field, Region, Scene, Side, Step, Tally};
use gonfalon_table::{Heading, Length, OrientedBox, Shape};

use super::{pieces, score};
use crate::action::LongSide;
use crate::board::Board;
use crate::setting::{ClockChoice, GameLength};
use crate::setup::zone;
use crate::shooting::attacks_of;
use crate::state::{Phase, Place};
use crate::{tell, victory};

pub(super) fn scene(board: Board<'_>) -> Scene {
    let battlefield = &board.game.library.constants.battlefield;
    let regions = if board.table.phase == Phase::Setup {
        let settled = Seat::all(2).filter(|seat| board.table.players[*seat].side.is_some());
        settled.map(|seat| region(board, seat)).collect()
    } else {
        Vec::new()
    };
    Scene {
        field: Field { width: battlefield.width, depth: battlefield.depth, regions, measuring: true },
        pieces: pieces::pieces(board),
        groups: Vec::new(),
        sides: Seat::all(2).map(|seat| side(board, seat)).collect(),
        cards: Vec::new(),
        bar: bar(board),
        score: score::score(board),
    }
}

fn region(board: Board<'_>, seat: Seat) -> Region {
    let area = zone(board, seat);
    let (width, depth) = (area.max.x - area.min.x, area.max.y - area.min.y);
    let centre = area.min.shifted(width / 2, depth / 2);
    Region {
        says: Line::new("show-zone").seat("seat", seat),
        owner: Some(seat),
        shape: Shape::Box(OrientedBox::new(centre, Heading::NORTH, Length(width), Length(depth))),
        rule: RuleId("kow.deploy.alternate"),
    }
}

fn side(board: Board<'_>, seat: Seat) -> Side {
    let player = &board.table.players[seat];
    let units = || board.table.units.iter().zip(&board.game.units).filter(|(_, facts)| facts.owner == seat);
    let count = |place| units().filter(|(unit, _)| unit.place == place).count() as i64;
    let mut tallies = vec![tally("show-tally-units", "show-short-units", count(Place::Table))];
    let waiting = count(Place::Waiting);
    if waiting > 0 {
        tallies.push(tally("show-tally-waiting", "show-short-waiting", waiting));
    }
    let gone = count(Place::Routed) + count(Place::Lost);
    tallies.push(tally("show-tally-routed", "show-short-routed", gone));
    match (player.points, board.table.victory) {
        (Some(points), _) => {
            tallies.push(tally("show-tally-points", "show-short-points", points.into()));
        }
        (None, Some(condition)) if board.table.phase != Phase::Setup => {
            let points = victory::score(board, condition, seat);
            tallies.push(tally("show-tally-points-now", "show-short-points", points.into()));
        }
        _ => {}
    }
    let army =
        board.game.agreement.armies.get(seat.index()).map(|file| file.name.clone()).unwrap_or_default();
    Side {
        seat,
        army: Arg::Verbatim(army),
        looks_from: if player.side == Some(LongSide::North) { 2 } else { 0 },
        tallies,
        out: false,
        clock: clock(board, seat),
    }
}

fn clock(board: Board<'_>, seat: Seat) -> Option<Clock> {
    let player = &board.table.players[seat];
    let left = match board.game.agreement.clock {
        ClockChoice::None => return None,
        ClockChoice::Chess(_) => player.clock?,
        ClockChoice::Turn(limit) => limit.saturating_sub(player.spent),
    };
    let runs =
        board.table.outcome.is_none() && board.table.active == seat && board.table.phase != Phase::Setup;
    Some(Clock { left, runs })
}

fn tally(key: &'static str, short: &'static str, value: i64) -> Tally {
    Tally { says: Line::new(key), short: Line::new(short), value: Arg::Number(value) }
}

fn bar(board: Board<'_>) -> Bar {
    let table = board.table;
    let steps: &[(Phase, &'static str)] = if table.phase == Phase::Setup {
        &[(Phase::Setup, "kow.scenario.table")]
    } else {
        &[
            (Phase::Move, "kow.move.one-at-a-time"),
            (Phase::Shoot, "kow.shoot.sequence"),
            (Phase::Melee, "kow.melee.who-strikes"),
        ]
    };
    let steps = steps.iter().map(|(phase, rule)| Step {
        says: Line::new("show-phase").with("phase", Arg::Word(tell::phase_word(*phase))),
        now: *phase == table.phase,
        rule: RuleId(rule),
    });
    let mut tallies = Vec::new();
    if let Some(condition) = table.victory {
        let value = Arg::Word(tell::victory_word(condition));
        let says = Line::new("show-tally-victory");
        tallies.push(Tally { short: says.clone(), says, value });
    }
    let turns = table.turn.div_ceil(2);
    let round = match board.game.agreement.length {
        _ if table.phase == Phase::Setup => Line::new("show-preparation"),
        GameLength::Turns(most) => Line::new("show-turn-of").number("turn", turns).number("turns", most),
        GameLength::Time(_) => Line::new("show-turn").number("turn", turns),
    };
    let turn = (table.phase != Phase::Setup).then_some(table.active);
    Bar { round, steps: steps.collect(), turn, left: left(board), tallies }
}

/// How many units have yet to act in this phase.
fn left(board: Board<'_>) -> Option<Line> {
    let table = board.table;
    let army = || board.army(table.active);
    let (key, count, all) = match table.phase {
        _ if table.outcome.is_some() => return None,
        Phase::Setup => {
            let waiting = table.units.iter().filter(|unit| unit.place == Place::Waiting).count();
            ("show-left-deploy", waiting, table.units.len())
        }
        Phase::Move => {
            let idle = army().filter(|unit| board.unit(*unit).order.is_none()).count();
            ("show-left-orders", idle, army().count())
        }
        Phase::Shoot => {
            let armed = || army().filter(|unit| attacks_of(board, *unit).next().is_some());
            ("show-left-shots", armed().filter(|unit| !board.unit(*unit).shot).count(), armed().count())
        }
        Phase::Melee => {
            let mut targets: Vec<_> = table.contacts.iter().map(|contact| contact.target).collect();
            targets.sort_unstable();
            targets.dedup();
            ("show-left-melees", targets.len(), targets.len())
        }
    };
    Some(Line::new(key).number("count", count as i64).number("all", all as i64))
}
