//! A question with everything that can be done about it.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Ask, Line, Seat};
use gonfalon_scene::{Need, Prompt, Slot, Verb, Weight};

use super::pieces::terrain_row;
use super::verbs::{self, plain};
use super::{cards, keys, name};
use crate::Whdw;
use crate::action::{Question, Striker};
use crate::board::Board;
use crate::data::{KeywordKind, PieceId};
use crate::movement::{MoveKind, MoveStart};
use crate::state::Place;
use crate::tell;
use crate::values::Role;
use crate::view::View;

pub(super) fn prompt(game: &Whdw, view: &View, ask: &Ask<Question>) -> Prompt {
    let board = view.board(game);
    Prompt {
        ask: ask.id,
        seat: ask.seat,
        says: tell::question(game, &ask.question),
        rule: ask.rule,
        verbs: verbs_of(board, view, ask),
        skips: skips(board, ask),
        again: None,
    }
}

fn verbs_of(board: Board<'_>, view: &View, ask: &Ask<Question>) -> Vec<Verb> {
    let seat = ask.seat;
    match &ask.question {
        Question::AssignInitiative => orders(board),
        Question::ChooseScenario => view
            .own
            .drawn
            .iter()
            .map(|card| {
                let says =
                    Line::new("show-verb-scenario").with("card", name(&board.game.library[*card].name));
                let about = cards::scenario_text(board, *card);
                Verb { about, by: Some(keys::scenario(*card)), ..plain(format!("scenario:{}", card.0), says) }
            })
            .collect(),
        Question::PlaceDeploymentCard => deployment_cards(board),
        Question::PlaceTerrain => terrain_row(board).flat_map(|piece| terrain(board, piece)).collect(),
        Question::PlaceWatchtower => {
            let piece = keys::piece(board.game.library.strongholds.piece);
            let needs = vec![Need::Place { piece, turns: true }];
            vec![Verb {
                needs,
                weight: Weight::Main,
                ..plain("watchtower".to_owned(), Line::new("show-verb-watchtower"))
            }]
        }
        Question::Deploy => deploy(board, seat),
        Question::Scout { disks } => {
            let moves = disks.iter().map(|disk| {
                let flips = board.movement(*disk).unwrap_or(0);
                verbs::scout(
                    board,
                    &MoveStart { disk: *disk, flips, broke_through: false, kind: MoveKind::Scout },
                )
            });
            moves.chain([verbs::done("show-verb-end-scouting")]).collect()
        }
        Question::ChooseCommand => view
            .own
            .hand
            .iter()
            .map(|card| {
                let says = Line::new("show-verb-command").with("card", name(&board.game.library[card].name));
                let about = cards::command_text(&board.game.library, card);
                Verb { about, by: Some(keys::command(card)), ..plain(format!("command:{}", card.0), says) }
            })
            .collect(),
        Question::Resolve { left } => verbs::resolve(board, seat, *left),
        Question::Continue { disk, flips, broke_through, may_act } => {
            let kind = if board.table.round == 0 { MoveKind::Scout } else { MoveKind::Action };
            let start = MoveStart { disk: *disk, flips: *flips, broke_through: *broke_through, kind };
            verbs::go_on(board, seat, &start, *may_act)
        }
        Question::ChooseScatter { among } | Question::ChooseDisk { among, .. } => among
            .iter()
            .map(|disk| {
                let says = Line::new("show-verb-choose")
                    .with("disk", board.name(*disk))
                    .seat("seat", board.owner(*disk));
                Verb { by: Some(keys::disk(*disk)), ..plain(format!("choose:{}", disk.0), says) }
            })
            .collect(),
        Question::OrderTriggers { waiting } => waiting
            .iter()
            .enumerate()
            .map(|(number, trigger)| {
                let says = Line::new("show-verb-trigger")
                    .with("disk", board.name(trigger.disk))
                    .with("it", board.name(trigger.it));
                let about = vec![cards::text(&board.profile(trigger.disk).text)];
                Verb { about, by: Some(keys::disk(trigger.disk)), ..plain(format!("next:{number}"), says) }
            })
            .collect(),
        Question::ChooseEngagement { among } => among
            .iter()
            .enumerate()
            .map(|(number, disks)| {
                let names = disks.iter().map(|disk| &board.profile(*disk).name);
                let names = names.map(|name| (name.en.clone(), name.de.clone())).collect();
                let says = Line::new("show-verb-engagement").with("disks", Arg::Names(names));
                Verb {
                    by: disks.first().map(|disk| keys::disk(*disk)),
                    ..plain(format!("next:{number}"), says)
                }
            })
            .collect(),
        Question::FlipToward { disk, .. } => {
            let needs = vec![Need::Path { piece: keys::disk(*disk), most: 1 }];
            let says = Line::new("show-verb-flip").with("disk", board.name(*disk));
            vec![Verb {
                needs,
                weight: Weight::Main,
                by: Some(keys::disk(*disk)),
                ..plain("flip".to_owned(), says)
            }]
        }
        Question::Strike { strikers } => {
            let slots = strikers.iter().map(|striker| slot(board, striker)).collect();
            let needs = vec![Need::Assign { slots, start: Vec::new(), all: Vec::new() }];
            vec![Verb {
                needs,
                weight: Weight::Main,
                ..plain("strike".to_owned(), Line::new("show-verb-strike"))
            }]
        }
    }
}

/// Every order of the players.
fn orders(board: Board<'_>) -> Vec<Verb> {
    let mut orders: Vec<Vec<Seat>> = vec![Vec::new()];
    let seats: Vec<Seat> = Seat::all(board.game.seats).collect();
    for _ in &seats {
        orders = orders
            .iter()
            .flat_map(|order| {
                seats
                    .iter()
                    .filter(|seat| !order.contains(seat))
                    .map(|seat| [&order[..], &[*seat]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    orders
        .iter()
        .map(|order| {
            let id = order.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(".");
            plain(format!("initiative:{id}"), verbs::seats(Line::new("show-verb-initiative"), order))
        })
        .collect()
}

fn deployment_cards(board: Board<'_>) -> Vec<Verb> {
    let library = &board.game.library;
    let row = board.table.deployment_row.iter().enumerate();
    row.flat_map(|(place, id)| {
        let card = &library[*id];
        [("text", card.value), ("plain", library.constants.deployment.plain_value)].map(|(side, value)| {
            let key = if side == "text" { "show-verb-deployment-text" } else { "show-verb-deployment-plain" };
            let says = Line::new(key).with("card", name(&card.name)).number("value", value);
            let about = if side == "text" { vec![cards::text(&card.text)] } else { Vec::new() };
            let needs = vec![Need::Place { piece: keys::row(place, *id), turns: false }];
            Verb {
                about,
                needs,
                by: Some(keys::row(place, *id)),
                ..plain(format!("deployment-card:{place}:{side}"), says)
            }
        })
    })
    .collect()
}

fn terrain(board: Board<'_>, piece: PieceId) -> Vec<Verb> {
    let sides = board.game.library[piece].sides.iter().enumerate();
    let mut verbs: Vec<Verb> = sides
        .map(|(number, side)| {
            let says = Line::new("show-verb-terrain").with("piece", name(&side.name));
            let needs = vec![Need::Place { piece: keys::piece(piece), turns: true }];
            Verb {
                about: vec![cards::text(&side.text)],
                needs,
                by: Some(keys::piece(piece)),
                ..plain(format!("terrain:{}:{number}", piece.0), says)
            }
        })
        .collect();
    let action = crate::action::Action::LeaveOut { piece };
    let refusals = crate::setup::terrain_refusals(board, &action);
    // Only worth a button where it is allowed: a place is nearly always found.
    if refusals.is_empty() {
        let says =
            Line::new("show-verb-leave-out").with("piece", name(&board.game.library[piece].sides[0].name));
        verbs.push(Verb {
            weight: Weight::Leave,
            by: Some(keys::piece(piece)),
            ..plain(format!("leave-out:{}", piece.0), says)
        });
    }
    verbs
}

/// The whole deployment is one answer; zones with a Feint can be shifted with it.
fn deploy(board: Board<'_>, seat: Seat) -> Vec<Verb> {
    let shifting = board.zones().filter(|zone| zone.owner == seat && zone.may_shift(board));
    let cards = shifting.filter_map(|zone| zone.cards.first().map(|card| keys::zone(usize::from(*card))));
    let disks = board.army_in(seat, Place::Reserve).map(keys::disk);
    let needs = vec![Need::Arrange { pieces: disks.chain(cards).collect(), turns: false }];
    vec![Verb { needs, weight: Weight::Main, ..plain("deploy".to_owned(), Line::new("show-verb-deploy")) }]
}

fn slot(board: Board<'_>, striker: &Striker) -> Slot {
    let all = striker.role == Role::Attacker && board.has(striker.disk, KeywordKind::Frenzy);
    Slot {
        piece: keys::disk(striker.disk),
        says: Line::new("show-slot-strike").with("disk", board.name(striker.disk)),
        among: striker.victims.iter().map(|disk| keys::disk(*disk)).collect(),
        least: 1,
        most: if all { striker.victims.len() as u8 } else { 1 },
        each: Vec::new(),
    }
}

/// What is left undone by going on now.
fn skips(board: Board<'_>, ask: &Ask<Question>) -> Vec<Line> {
    let named = |disks: &[DiskId]| {
        let names = disks.iter().map(|disk| &board.profile(*disk).name);
        Arg::Names(names.map(|name| (name.en.clone(), name.de.clone())).collect())
    };
    match &ask.question {
        Question::Resolve { left } => {
            let ready: Vec<DiskId> = board.army(ask.seat).filter(|disk| board.can_activate(*disk)).collect();
            if *left == 0 || ready.is_empty() {
                return Vec::new();
            }
            vec![
                Line::new("show-skips-activations")
                    .number("left", *left)
                    .number("ready", ready.len() as i64)
                    .with("disks", named(&ready)),
            ]
        }
        Question::Scout { disks } if !disks.is_empty() => {
            vec![Line::new("show-skips-scouts").with("disks", named(disks))]
        }
        _ => Vec::new(),
    }
}
