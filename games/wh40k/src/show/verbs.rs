//! What units can be told, as buttons.

use gonfalon_kernel::{Arg, Line, Refusal, Seat};
use gonfalon_scene::{Key, Need, Verb, Weight};

use super::places::{self, MANNERS, Manner};
use super::{guns, keys};
use crate::action::Action;
use crate::board::Board;
use crate::charge;
use crate::fight;
use crate::movement;
use crate::shooting::{self, eligible};
use crate::state::{MoveKind, Place, UnitId};
use crate::tell;

/// A button without anything to point at.
pub(super) fn plain(id: String, says: Line) -> Verb {
    Verb {
        id,
        says,
        about: Vec::new(),
        by: None,
        needs: Vec::new(),
        refusals: Vec::new(),
        weight: Weight::Plain,
        letter: None,
    }
}

/// A button of one unit.
pub(super) fn of_unit(board: Board<'_>, unit: UnitId, id: String, key: &'static str) -> Verb {
    let says = Line::new(key).with("unit", board.name(unit));
    Verb { by: keys::anchor(board, unit), ..plain(id, says) }
}

/// Nothing (more).
pub(super) fn leave(key: &'static str, refusals: Vec<Refusal>) -> Verb {
    Verb { weight: Weight::Leave, letter: Some('e'), refusals, ..plain("pass".to_owned(), Line::new(key)) }
}

/// Some of these pieces.
pub(super) fn pick(key: &'static str, among: Vec<Key>, least: u8, most: u8) -> Need {
    Need::Pick { says: Line::new(key), among, least, most }
}

/// The kinds of move that can be picked, by their words.
pub(super) const KINDS: [(&str, MoveKind, char); 5] = [
    ("normal", MoveKind::Normal, 'm'),
    ("advance", MoveKind::Advance, 'a'),
    ("stationary", MoveKind::Stationary, 's'),
    ("fall-back", MoveKind::FallBack, 'b'),
    ("scouts", MoveKind::Scouts, 'm'),
];

/// The word for a kind of move in drafts.
pub(super) fn kind_id(kind: MoveKind) -> Option<&'static str> {
    KINDS.iter().find(|(_, other, _)| *other == kind).map(|(word, ..)| *word)
}

/// A unit that is picked for a kind of move.
pub(super) fn select(board: Board<'_>, unit: UnitId, kind: MoveKind, refusals: Vec<Refusal>) -> Option<Verb> {
    let (word, _, letter) = KINDS.iter().find(|(_, other, _)| *other == kind)?;
    let says = Line::new("show-verb-select")
        .with("unit", board.name(unit))
        .with("kind", Arg::Word(tell::kind_word(kind)));
    Some(Verb {
        by: keys::anchor(board, unit),
        refusals,
        letter: Some(*letter),
        weight: if kind == MoveKind::Normal { Weight::Main } else { Weight::Plain },
        ..plain(format!("select:{}:{word}", unit.0), says)
    })
}

/// Everything in the Move Units step.
pub(super) fn moves(board: Board<'_>, seat: Seat) -> Vec<Verb> {
    let mut verbs = Vec::new();
    for unit in board.army(seat).filter(|unit| board.unit(*unit).moved.is_none()) {
        for (_, kind, _) in KINDS.iter().filter(|(_, kind, _)| *kind != MoveKind::Scouts) {
            let refusals = movement::move_refusals(board, seat, &Action::Select { unit, kind: *kind });
            verbs.extend(select(board, unit, *kind, refusals));
        }
    }
    let inside = board.heads().filter(|unit| {
        board.owner(*unit) == seat
            && matches!(board.unit(*unit).place, Place::Embarked(_))
            && movement::may_disembark(board, *unit)
    });
    verbs.extend(inside.flat_map(|unit| set_up(board, unit, "show-verb-disembark")));
    let done = Action::Pass { silence: Default::default() };
    verbs.push(leave("show-verb-end-moves", movement::move_refusals(board, seat, &done)));
    verbs
}

/// The ways to set a unit up: in ranks, model by model, or in ranks with single models elsewhere.
pub(super) fn set_up(board: Board<'_>, unit: UnitId, key: &'static str) -> Vec<Verb> {
    let single = board.strength(unit) < 2;
    let manners = MANNERS.iter().filter(|(_, manner)| !single || *manner != Manner::Both);
    let verb = |(word, manner): &(&str, Manner)| Verb {
        needs: places::set_up_needs(board, unit, *manner),
        about: vec![Line::new(about(*manner))],
        weight: if *manner == Manner::All { Weight::Main } else { Weight::Plain },
        letter: (*manner == Manner::All).then_some('d'),
        ..of_unit(board, unit, format!("set-up:{}:{word}", unit.0), key)
    };
    manners.map(verb).collect()
}

fn about(manner: Manner) -> &'static str {
    match manner {
        Manner::All => "show-manner-all",
        Manner::Each => "show-manner-each",
        Manner::Both => "show-manner-both",
    }
}

/// The ways to move a unit, and with each the TRANSPORTS it can embark in afterwards.
pub(super) fn walks(board: Board<'_>, unit: UnitId, kind: MoveKind) -> Vec<Verb> {
    let mut ends: Vec<Option<UnitId>> = vec![None];
    if matches!(kind, MoveKind::Normal | MoveKind::Advance | MoveKind::FallBack) {
        let near = |refusal: &Refusal| refusal.says.key == "refusal-embark-too-far";
        let carriers = board.army(board.owner(unit)).filter(|other| {
            *other != unit
                && board.datasheet(*other).transport.is_some()
                && movement::embark_refusals(board, unit, kind, *other, &[]).iter().all(near)
        });
        ends.extend(carriers.map(Some));
    }
    let single = board.strength(unit) < 2;
    let mut verbs = Vec::new();
    for end in ends {
        for (word, manner) in MANNERS.iter().filter(|(_, manner)| !single || *manner != Manner::Both) {
            let (id, says) = match end {
                None => (format!("walk:{word}"), Line::new("show-verb-walk")),
                Some(transport) => (
                    format!("walk:{word}:into:{}", transport.0),
                    Line::new("show-verb-walk-into").with("transport", board.name(transport)),
                ),
            };
            let says = says.with("unit", board.name(unit)).with("kind", Arg::Word(tell::kind_word(kind)));
            let main = *manner == Manner::All && end.is_none();
            verbs.push(Verb {
                by: keys::anchor(board, unit),
                needs: places::walk_needs(board, unit, *manner),
                about: vec![Line::new(about(*manner))],
                weight: if main { Weight::Main } else { Weight::Plain },
                letter: main.then_some('m'),
                ..plain(id, says)
            });
        }
    }
    verbs
}

/// The ways to shoot with a unit at some of these enemies: all at one, group by group, weapon by weapon.
pub(super) fn shooting(board: Board<'_>, unit: UnitId, enemies: &[UnitId]) -> Vec<Verb> {
    let id = unit.0;
    let volley = |refusals, among| Verb {
        needs: vec![pick("show-pick-target", among, 1, 1)],
        refusals,
        weight: Weight::Main,
        letter: Some('s'),
        ..of_unit(board, unit, format!("volley:{id}"), "show-verb-volley")
    };
    let refusals = eligible::refusals(board, unit);
    if !refusals.is_empty() {
        return vec![volley(refusals, Vec::new())];
    }
    let in_reach = |enemy: &UnitId| !shooting::volley_at(board, unit, *enemy).is_empty();
    let targets: Vec<UnitId> = enemies.iter().copied().filter(in_reach).collect();
    if targets.is_empty() {
        let none = Refusal::new("wh40k.shooting.targets-first", "refusal-no-targets");
        return vec![volley(vec![none.with("unit", board.name(unit))], Vec::new())];
    }
    let mut verbs = vec![volley(Vec::new(), keys::models(board, targets.iter().copied()))];
    let lists = guns::groups(board, unit, false);
    let each: Vec<Vec<guns::Gun>> = guns::guns(board, unit, false).into_iter().map(|gun| vec![gun]).collect();
    for (word, lists, key) in
        [("shoot", &lists, "show-verb-shoot-groups"), ("shots", &each, "show-verb-shoot-each")]
    {
        let slots = guns::slots(board, unit, false, lists, &targets);
        let needs = vec![Need::Assign { slots }];
        verbs.push(Verb { needs, ..of_unit(board, unit, format!("{word}:{id}"), key) });
    }
    verbs
}

/// A charge of a unit against one or more enemies.
pub(super) fn charge(board: Board<'_>, seat: Seat, unit: UnitId) -> Verb {
    let refusals = charge::refusals(board, seat, unit);
    let able = |enemy: &UnitId| charge::target_refusals(board, unit, &[*enemy]).is_empty();
    let targets: Vec<UnitId> =
        if refusals.is_empty() { board.enemies_of(unit).filter(able).collect() } else { Vec::new() };
    let most = targets.len().min(usize::from(u8::MAX)) as u8;
    Verb {
        needs: vec![pick("show-pick-charged", keys::models(board, targets), 1, most.max(1))],
        refusals,
        weight: Weight::Main,
        letter: Some('c'),
        ..of_unit(board, unit, format!("charge:{}", unit.0), "show-verb-charge")
    }
}

/// The ways to strike: everybody at the nearest enemy, group by group, weapon by weapon.
pub(super) fn strikes(board: Board<'_>, unit: UnitId) -> Vec<Verb> {
    let targets: Vec<UnitId> = board
        .enemies_of(unit)
        .filter(|enemy| board.models(unit).any(|model| fight::targets(board, model).contains(enemy)))
        .collect();
    let mut verbs = vec![Verb {
        weight: Weight::Main,
        letter: Some('f'),
        ..of_unit(board, unit, "strike".to_owned(), "show-verb-strike")
    }];
    let lists = guns::groups(board, unit, true);
    let each: Vec<Vec<guns::Gun>> = guns::guns(board, unit, true).into_iter().map(|gun| vec![gun]).collect();
    for (word, lists, key) in
        [("blows", &lists, "show-verb-strike-groups"), ("blows-each", &each, "show-verb-strike-each")]
    {
        let slots = guns::slots(board, unit, true, lists, &targets);
        verbs
            .push(Verb { needs: vec![Need::Assign { slots }], ..of_unit(board, unit, word.to_owned(), key) });
    }
    verbs
}
