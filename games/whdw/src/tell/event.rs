//! Events in words.

use gonfalon_kernel::{Line, Seat};

use super::names::{BY, DISK, SEATS, TARGET, With, name, names};
use super::word;
use crate::Whdw;
use crate::data::{CommandId, Face, ScenarioId};
use crate::event::Event;
use crate::state::{Change, Edge, Lasting};

/// The arguments for what each seat has, in the order of [`SEATS`].
const EDGES: [&str; 4] = ["edge-1", "edge-2", "edge-3", "edge-4"];
const CARDS: [&str; 4] = ["card-1", "card-2", "card-3", "card-4"];
const STRATEGIES: [&str; 4] = ["strategy-1", "strategy-2", "strategy-3", "strategy-4"];

/// An event in words.
pub(crate) fn event(game: &Whdw, event: &Event) -> Option<Line> {
    let library = &game.library;
    Some(match event {
        Event::EdgesAssigned(edges) => edges_assigned(edges),
        Event::InitiativeRolled { seat, die, unspent } => Line::new("event-initiative-rolled")
            .seat("seat", *seat)
            .number("die", *die)
            .number("unspent", *unspent)
            .number("total", u16::from(*die) + unspent),
        Event::InitiativeAssigned(order) => Line::new("event-initiative-assigned").seats(order),
        Event::ScenariosDrawn { seat, cards } => Line::new("event-scenarios-drawn")
            .seat("seat", *seat)
            .number("known", cards.len() as i64)
            .with("cards", names(cards.iter().map(|card| &library[*card].name))),
        Event::ScenarioChosen(card) => {
            Line::new("event-scenario-chosen").with("card", name(&library[*card].name))
        }
        Event::ObjectiveDealt { seat, card } => Line::new("event-objective-dealt")
            .seat("seat", *seat)
            .number("known", card.is_some())
            .with("card", names(card.iter().map(|card| &library[*card].name))),
        Event::DeploymentCardsDealt(cards) => Line::new("event-deployment-cards-dealt")
            .with("cards", names(cards.iter().map(|card| &library[*card].name))),
        Event::DeploymentCardPlaced { seat, card, text, at } => {
            let line = Line::new("event-deployment-card-placed").seat("seat", *seat).length("at", *at);
            let line = match card {
                Some(card) => line.with("card", name(&library[*card].name)),
                None => line.word("card", "word-deployment-card"),
            };
            line.word("side", if *text { "word-side-text" } else { "word-side-plain" })
        }
        Event::ZoneShifted { card, at } => {
            Line::new("event-zone-shifted").number("card", *card + 1).length("at", *at)
        }
        Event::TerrainDealt(pieces) => {
            let pieces: Vec<_> = pieces.iter().map(|piece| game.both_sides(*piece)).collect();
            Line::new("event-terrain-dealt").with("pieces", names(&pieces))
        }
        Event::TerrainPlaced { seat, piece, side, at, heading } => Line::new("event-terrain-placed")
            .seat("seat", *seat)
            .with("piece", name(&library[*piece].sides[usize::from(*side)].name))
            .place(*at)
            .number("degrees", heading.thousandths() / 1000),
        Event::TerrainLeftOut { seat, piece } => Line::new("event-terrain-left-out")
            .seat("seat", *seat)
            .with("piece", name(&game.both_sides(*piece))),
        Event::Deployed { disk, at } => Line::new("event-deployed").disk(game, DISK, *disk).place(*at),
        Event::RoundBegan(round) => Line::new("event-round-began").number("round", *round),
        Event::PhaseBegan(phase) => Line::new("event-phase-began").word("phase", word::phase(*phase)),
        Event::CommandSealed { seat, card } => Line::new("event-command-sealed")
            .seat("seat", *seat)
            .number("known", card.is_some())
            .with("card", names(card.iter().map(|card| &library[*card].name))),
        Event::CommandsRevealed(cards) => commands_revealed(game, cards),
        Event::OrderDetermined(order) => Line::new("event-order-determined").seats(order),
        Event::CardBegan { seat, card } => Line::new("event-card-began")
            .seat("seat", *seat)
            .with("card", name(&library[*card].name))
            .number("value", library[*card].activation),
        Event::ActivationsLost { seat, count } => {
            Line::new("event-activations-lost").seat("seat", *seat).number("count", *count)
        }
        Event::CardsDiscarded => Line::new("event-cards-discarded"),
        Event::ActivationBegan { disk, doing } => {
            Line::new("event-activation-began").disk(game, DISK, *disk).word("doing", word::doing(*doing))
        }
        Event::BonusTaken { disk } => Line::new("event-bonus-taken").disk(game, DISK, *disk),
        Event::Flipped { disk, to } => Line::new("event-flipped").disk(game, DISK, *disk).place(*to),
        Event::Flew { disk, to } => Line::new("event-flew").disk(game, DISK, *disk).place(*to),
        Event::Stopped { disk, rule } => {
            Line::new("event-stopped").disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::Pinned { top, under } => {
            Line::new("event-pinned").disk(game, BY, *top).disk(game, TARGET, *under)
        }
        Event::Triggered(trigger) => {
            Line::new("event-triggered").disk(game, DISK, trigger.disk).disk(game, BY, trigger.it)
        }
        Event::TriggerTaken(trigger) => {
            Line::new("event-trigger-taken").disk(game, DISK, trigger.disk).disk(game, BY, trigger.it)
        }
        Event::DieRolled { disk, purpose, value } => Line::new("event-die-rolled")
            .disk(game, DISK, *disk)
            .word("purpose", purpose)
            .number("value", *value),
        Event::ShotDeclared { by, target, band, dice } => {
            let (shooter, seat) = game.shooter(*by);
            Line::new("event-shot-declared")
                .with("by", name(shooter))
                .seat("by-owner", seat)
                .disk(game, TARGET, *target)
                .word("range", word::range(*band))
                .number("dice", *dice)
        }
        Event::BattleDiceRolled { against, faces, strength, scatter } => {
            let line = Line::new("event-battle-dice-rolled")
                .disk(game, TARGET, *against)
                .number("dice", faces.len() as i64)
                .number("strength", *strength)
                .number("rerolled", *scatter);
            with_faces(line, faces)
        }
        Event::MagicUsed { by, target, value } => Line::new("event-magic-used")
            .disk(game, BY, *by)
            .disk(game, TARGET, *target)
            .number("value", *value),
        Event::AbilityUsed { by, .. } => Line::new("event-ability-used").disk(game, DISK, *by),
        Event::BattleAbilityUsed { seat, card, user, picks } => Line::new("event-battle-ability-used")
            .seat("seat", *seat)
            .with("card", name(&library[*card].name))
            .disk(game, BY, *user)
            .number("count", picks.len() as i64)
            .disks(game, "picks", picks),
        Event::Struck { by, at, strength } => Line::new("event-struck")
            .disk(game, BY, *by)
            .disk(game, TARGET, *at)
            .number("strength", *strength),
        Event::Damaged { disk, amount, kind, rule } => Line::new("event-damaged")
            .disk(game, DISK, *disk)
            .number("amount", *amount)
            .word("damage", word::damage(*kind))
            .text("rule", rule.0),
        Event::Wounded { disk } => Line::new("event-wounded").disk(game, DISK, *disk),
        Event::Removed { disk, rule } => {
            Line::new("event-removed").disk(game, DISK, *disk).text("rule", rule.0)
        }
        Event::TokenPlaced { disk } => Line::new("event-token-placed").disk(game, DISK, *disk),
        Event::TokenTaken { disk } => Line::new("event-token-taken").disk(game, DISK, *disk),
        Event::TowerActivated { piece } => Line::new("event-tower-activated")
            .with("tower", name(game.stronghold()))
            .number("piece", *piece + 1),
        Event::Empowered { disk } => Line::new("event-empowered").disk(game, DISK, *disk),
        Event::Unempowered { disk, by } => {
            Line::new("event-unempowered").disk(game, DISK, *disk).with("source", game.source(*by))
        }
        Event::ChangeBegan(lasting) => change_began(game, lasting),
        Event::Reinforced { disk, at, by } => {
            Line::new("event-reinforced").disk(game, DISK, *disk).place(*at).word("entry", word::entry(*by))
        }
        Event::EngagementBegan { attackers, defenders } => Line::new("event-engagement-began")
            .disks(game, "attackers", attackers)
            .disks(game, "defenders", defenders),
        Event::RoundCleared => Line::new("event-round-cleared"),
        Event::Eliminated(seat) => Line::new("event-eliminated").seat("seat", *seat),
        Event::ReserveLost { seat } => Line::new("event-reserve-lost").seat("seat", *seat),
        Event::Scored { seat, objective, points } => scored(game, *seat, *objective, *points),
        Event::Ended { outcome, rule } => {
            Line::new("event-ended").seats(&outcome.winners).text("rule", rule.0)
        }
    })
}

fn edges_assigned(edges: &[Edge]) -> Line {
    let seats: Vec<Seat> = Seat::all(edges.len() as u8).collect();
    let line = Line::new("event-edges-assigned").seats(&seats);
    EDGES.iter().zip(edges).fold(line, |line, (arg, edge)| line.word(arg, word::edge(*edge)))
}

fn commands_revealed(game: &Whdw, cards: &[(Seat, CommandId)]) -> Line {
    let mut line = Line::new("event-commands-revealed").number("seats", cards.len() as i64);
    for (place, (seat, card)) in cards.iter().enumerate().take(SEATS.len()) {
        let card = &game.library[*card];
        line = line
            .seat(SEATS[place], *seat)
            .with(CARDS[place], name(&card.name))
            .word(STRATEGIES[place], word::strategy(card.strategy));
    }
    line
}

/// How many dice show each face.
fn with_faces(line: Line, faces: &[Face]) -> Line {
    let count = |wanted: Face| faces.iter().filter(|face| **face == wanted).count() as i64;
    line.number("hit", count(Face::Hit))
        .number("critical", count(Face::Critical))
        .number("miss", count(Face::Miss))
        .number("scatter", count(Face::Scatter))
        .number("chaos", count(Face::Chaos))
}

fn change_began(game: &Whdw, lasting: &Lasting) -> Line {
    let line = match &lasting.change {
        Change::Value { stat, amount, min } => Line::new("event-value-changed")
            .word("stat", word::stat(*stat))
            .text("change", format!("{amount:+}"))
            .number("least", min.unwrap_or(0)),
        Change::Keyword(keyword) => {
            let (keyword, value) = word::keyword(*keyword);
            Line::new("event-keyword-gained").word("keyword", keyword).number("value", value)
        }
        Change::Reach(steps) => Line::new("event-reach-lengthened").number("steps", *steps),
    };
    line.disk(game, DISK, lasting.disk)
        .word("until", word::until(lasting.until))
        .with("source", game.source(lasting.source))
}

fn scored(game: &Whdw, seat: Seat, objective: Option<ScenarioId>, points: u16) -> Line {
    let line = Line::new("event-scored").seat("seat", seat).number("points", points);
    match objective {
        Some(card) => line.with("objective", name(&game.library[card].name)),
        None => line.word("objective", "word-shared-objective"),
    }
}
