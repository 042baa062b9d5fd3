//! A view ready to draw.

use gonfalon_kernel::{Arg, Line, RuleId, Seat};
use gonfalon_scene::{Bar, Field, Region, Scene, Side, Step, Tally};
use gonfalon_table::{Heading, Length, OrientedBox, Rectangle, Shape};

use super::{cards, pieces, score};
use crate::Dw;
use crate::board::Board;
use crate::data::Deploy;
use crate::printed::name;
use crate::setup::strip;
use crate::state::Segment;
use crate::tell::word;
use crate::view::View;

pub(super) fn scene(game: &Dw, view: &View) -> Scene {
    let board = view.board(game);
    Scene {
        field: Field {
            width: game.table.width(),
            depth: game.table.height(),
            regions: regions(board),
            measuring: game.options.measuring || view.table.outcome.is_some(),
        },
        pieces: pieces::pieces(board, &view.own),
        groups: Vec::new(),
        sides: Seat::all(game.seats).map(|seat| side(board, seat)).collect(),
        cards: cards::cards(board, view),
        bar: bar(board),
        score: score::score(board),
    }
}

/// The strips in which armies are placed, while they are.
fn regions(board: Board<'_>) -> Vec<Region> {
    let Deploy::Strip(depth) = board.scenario().deploy else { return Vec::new() };
    if board.table.segment != Segment::Setup {
        return Vec::new();
    }
    let strips = Seat::all(board.game.seats).filter_map(|seat| Some((seat, strip(board, seat, depth)?)));
    strips
        .map(|(seat, area)| Region {
            says: Line::new("show-strip").seat("seat", seat),
            owner: Some(seat),
            shape: boxed(&area),
            rule: RuleId("dw.scenario.harm-area"),
        })
        .collect()
}

/// A rectangle along the axes as a shape; its front looks north.
fn boxed(area: &Rectangle) -> Shape {
    let (width, depth) = (area.width(), area.height());
    Shape::Box(OrientedBox::new(area.centre(), Heading::NORTH, Length(width.0), Length(depth.0)))
}

fn side(board: Board<'_>, seat: Seat) -> Side {
    let player = board.player(seat);
    let mut tallies = vec![
        tally("show-tally-play", "show-short-play", board.army(seat).count() as i64),
        tally("show-tally-stack", "show-short-stack", player.stack.into()),
        tally("show-tally-spells", "show-short-spells", player.spells.into()),
        tally("show-tally-kills", "show-short-kills", player.kills.into()),
    ];
    if board.table.first == seat {
        let (says, short) = (Line::new("show-tally-first"), Line::new("show-short-first"));
        tallies.push(Tally { says, short, value: Arg::Verbatim("★".to_owned()) });
    }
    if player.holding > 0 {
        tallies.push(tally("show-tally-holding", "show-short-holding", player.holding.into()));
    }
    if let Some(role) = player.role {
        let value = Arg::Word(word::role(role));
        let (says, short) = (Line::new("show-tally-role"), Line::new("show-short-role"));
        tallies.push(Tally { says, short, value });
    }
    Side {
        seat,
        army: peoples(board, seat),
        looks_from: looks_from(board, seat),
        tallies,
        out: board.table.round > 0 && player.stack == 0 && board.army(seat).next().is_none(),
        clock: None,
    }
}

/// The factions of an army as far as everybody has seen them: armies are chosen in secret.
fn peoples(board: Board<'_>, seat: Seat) -> Arg {
    let library = board.library();
    let owned = board.table.disks.iter().filter(|disk| disk.owner == seat);
    let mut seen: Vec<_> = owned.filter_map(|disk| library[disk.profile?].faction).collect();
    seen.sort_unstable();
    seen.dedup();
    if seen.is_empty() {
        return Arg::Word("word-army-hidden");
    }
    let names = seen.into_iter().map(|faction| &library.constants.faction(faction).name);
    Arg::Names(names.map(|name| (name.en.clone(), name.de.clone())).collect())
}

/// The side of the table at which the staging area lies; opposite each other before there is one.
fn looks_from(board: Board<'_>, seat: Seat) -> u8 {
    let Some(land) = board.staging(seat) else { return [0, 2, 1, 3][usize::from(seat.0) % 4] };
    let middle = board.game.table.centre();
    let (x, y) = (land.at.x - middle.x, land.at.y - middle.y);
    match (x.abs() > y.abs(), x > 0, y > 0) {
        (true, true, _) => 1,
        (true, false, _) => 3,
        (false, _, true) => 2,
        (false, _, false) => 0,
    }
}

fn tally(key: &'static str, short: &'static str, value: i64) -> Tally {
    Tally { says: Line::new(key), short: Line::new(short), value: Arg::Number(value) }
}

fn bar(board: Board<'_>) -> Bar {
    let table = board.table;
    let steps: &[(Segment, &'static str)] = if table.round == 0 {
        &[(Segment::Setup, "dw.setup.table")]
    } else {
        &[
            (Segment::Reinforcement, "dw.reinforce.draw"),
            (Segment::Activation, "dw.activate.three-per-turn"),
            (Segment::Missile, "dw.missile.archer"),
            (Segment::Combat, "dw.combat.must-battle"),
            (Segment::RemoveCounters, "dw.cleanup.remove"),
        ]
    };
    let steps = steps.iter().map(|(segment, rule)| Step {
        says: Line::new(step(*segment)),
        now: *segment == table.segment,
        rule: RuleId(rule),
    });
    let scenario = Line::new("show-tally-scenario");
    let last = board.scenario().rounds.or(board.game.options.rounds).unwrap_or(0);
    Bar {
        round: Line::new("show-round").number("round", table.round).number("rounds", last),
        steps: steps.collect(),
        turn: table.active,
        left: left(board),
        tallies: vec![Tally {
            short: Line::new("show-short-scenario"),
            says: scenario,
            value: name(&board.scenario().name),
        }],
    }
}

/// A segment in one word.
fn step(segment: Segment) -> &'static str {
    match segment {
        Segment::Setup => "show-step-setup",
        Segment::Reinforcement => "show-step-reinforcement",
        Segment::Activation => "show-step-activation",
        Segment::Missile => "show-step-missile",
        Segment::Combat => "show-step-combat",
        Segment::RemoveCounters => "show-step-remove-counters",
    }
}

/// How many Disks can still be activated in this segment.
fn left(board: Board<'_>) -> Option<Line> {
    let table = board.table;
    if table.outcome.is_some() || table.segment != Segment::Activation {
        return None;
    }
    let ready = board.all_in_play().filter(|disk| board.can_activate(*disk)).count();
    let all = board.all_in_play().count();
    Some(Line::new("show-left-activations").number("count", ready as i64).number("all", all as i64))
}
