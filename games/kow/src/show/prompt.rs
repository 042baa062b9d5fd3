//! A question with everything that can be done about it.

use gonfalon_kernel::{Arg, Ask, Line, Seat};
use gonfalon_scene::{Need, Prompt, Verb, Weight};

use super::keys;
use super::verbs::{self, plain};
use crate::action::{Deed, Hand, LongSide, Question, Units};
use crate::board::Board;
use crate::game::answer_refusals;
use crate::setting::ClockChoice;
use crate::state::{Place, UnitId};
use crate::{setup, tell};

pub(super) fn prompt(board: Board<'_>, ask: &Ask<Question>) -> Prompt {
    let verbs = verbs_of(board, ask);
    Prompt {
        ask: ask.id,
        seat: ask.seat,
        says: tell::question(board.game, &ask.question),
        rule: ask.rule,
        skips: skips(board, ask, &verbs),
        again: None,
        verbs,
    }
}

fn verbs_of(board: Board<'_>, ask: &Ask<Question>) -> Vec<Verb> {
    let seat = ask.seat;
    let mut verbs = match &ask.question {
        Question::PlaceTerrain => terrain(),
        Question::SetObjective => objectives(board),
        Question::ChooseSide => [(LongSide::South, "south"), (LongSide::North, "north")]
            .map(|(side, word)| {
                let says = Line::new("show-verb-side").with("side", Arg::Word(tell::long_side(side)));
                plain(format!("side:{word}"), says)
            })
            .into(),
        Question::Deploy => deployments(board, seat),
        Question::ChooseFirst => Seat::all(2)
            .map(|first| {
                plain(format!("first:{}", first.0), Line::new("show-verb-first").seat("seat", first))
            })
            .collect(),
        Question::Order => verbs::orders(board, seat),
        Question::Shoot => verbs::shots(board, seat),
        Question::SurgeTarget { among, .. } => choices(board, among, "show-verb-surge-target"),
        Question::TestNext { among } => choices(board, among, "show-verb-test"),
        Question::FightNext { among } => choices(board, among, "show-verb-fight"),
        Question::RegroupNext { among } => choices(board, among, "show-verb-regroup-next"),
        Question::Regroup { unit } => verbs::regroup(board, *unit),
        Question::Separate { ways } => ways
            .iter()
            .map(|way| {
                let (word, key) = match way.hand {
                    Hand::Left => ("left", "show-verb-part-left"),
                    Hand::Right => ("right", "show-verb-part-right"),
                };
                let says = Line::new(key).with("unit", board.name(way.unit));
                let id = format!("part:{}:{word}", way.unit.0);
                Verb { by: Some(keys::unit(way.unit)), ..plain(id, says) }
            })
            .collect(),
        Question::AgreePause => vec![
            Verb { weight: Weight::Main, ..plain("agree".to_owned(), Line::new("show-verb-agree-pause")) },
            plain("disagree".to_owned(), Line::new("show-verb-refuse-pause")),
        ],
        Question::Resume => {
            vec![Verb { weight: Weight::Main, ..plain("resume".to_owned(), Line::new("show-verb-resume")) }]
        }
    };
    let pauses = answer_refusals(board, seat, &ask.question, &Deed::Pause.into()).is_empty();
    if board.game.agreement.clock != ClockChoice::None && pauses {
        verbs.push(Verb { weight: Weight::Leave, ..plain("pause".to_owned(), Line::new("show-verb-pause")) });
    }
    verbs
}

fn terrain() -> Vec<Verb> {
    let pieces = keys::KINDS.into_iter().map(|kind| {
        let says = Line::new("show-verb-terrain").with("kind", Arg::Word(tell::terrain_word(kind)));
        Verb {
            by: Some(keys::supply(kind)),
            needs: vec![Need::Place { piece: keys::supply(kind), turns: true }],
            ..plain(format!("terrain:{}", keys::kind_word(kind)), says)
        }
    });
    pieces.chain([verbs::done("show-verb-enough-terrain")]).collect()
}

fn objectives(board: Board<'_>) -> Vec<Verb> {
    let number = board.table.objectives.len();
    let marker = Verb {
        needs: vec![Need::Place { piece: keys::objective(number), turns: false }],
        weight: Weight::Main,
        ..plain("objective".to_owned(), Line::new("show-verb-objective"))
    };
    let terrain = board.table.terrain.iter().enumerate().map(|(number, piece)| {
        let deed = Deed::TerrainObjective(number as u8);
        let says = Line::new("show-verb-terrain-objective")
            .with("kind", Arg::Word(tell::terrain_word(piece.kind)))
            .number("number", number as i64 + 1);
        Verb {
            by: Some(keys::terrain(number)),
            refusals: setup::objective_refusals(board, &deed),
            ..plain(format!("terrain-objective:{number}"), says)
        }
    });
    std::iter::once(marker).chain(terrain).collect()
}

fn deployments(board: Board<'_>, seat: Seat) -> Vec<Verb> {
    let waiting = (0..board.table.units.len() as u8)
        .map(UnitId)
        .filter(|unit| board.unit(*unit).place == Place::Waiting && board.owner(*unit) == seat);
    waiting
        .flat_map(|unit| {
            let even = board.profile(unit).formation.files.is_multiple_of(2);
            let sides: &[(&str, &'static str)] = if even {
                &[("left", "show-verb-deploy-left"), ("right", "show-verb-deploy-right")]
            } else {
                &[("left", "show-verb-deploy")]
            };
            sides.iter().map(move |(side, key)| Verb {
                by: Some(keys::unit(unit)),
                needs: vec![Need::Place { piece: keys::unit(unit), turns: true }],
                letter: Some('d'),
                ..plain(format!("deploy:{}:{side}", unit.0), Line::new(key).with("unit", board.name(unit)))
            })
        })
        .collect()
}

fn choices(board: Board<'_>, among: &Units, key: &'static str) -> Vec<Verb> {
    among
        .iter()
        .map(|unit| Verb {
            by: Some(keys::unit(*unit)),
            ..plain(format!("choose:{}", unit.0), Line::new(key).with("unit", board.name(*unit)))
        })
        .collect()
}

/// What is left undone by going on now.
fn skips(board: Board<'_>, ask: &Ask<Question>, verbs: &[Verb]) -> Vec<Line> {
    let named = |key, units: Vec<UnitId>| {
        if units.is_empty() {
            return Vec::new();
        }
        let names = units.iter().map(|unit| board.game.library.full_name(board.profile(*unit).entry));
        let names = names.map(|name| (name.en, name.de)).collect();
        vec![Line::new(key).with("units", Arg::Names(names))]
    };
    match ask.question {
        Question::Order => {
            let idle = board.army(ask.seat).filter(|unit| board.unit(*unit).order.is_none());
            named("show-skips-orders", idle.collect())
        }
        Question::Shoot => {
            let able = |unit: &UnitId| {
                let by = Some(keys::unit(*unit));
                verbs.iter().any(|verb| verb.by == by && verb.refusals.is_empty())
            };
            named("show-skips-shots", board.army(ask.seat).filter(able).collect())
        }
        _ => Vec::new(),
    }
}
