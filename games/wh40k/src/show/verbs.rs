//! What units can be told, as buttons.

use gonfalon_kernel::{Arg, Line, Refusal, Seat};
use gonfalon_scene::{Key, Need, Verb, Weight};

use super::{guns, keys, places};
use crate::action::{Action, Shot, Walks};
use crate::board::Board;
use crate::charge;
use crate::fight;
use crate::movement;
use crate::proposals::melee;
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
        card: None,
        needs: Vec::new(),
        refusals: Vec::new(),
        weight: Weight::Plain,
        letter: None,
    }
}

/// A button of one unit.
pub(super) fn of_unit(board: Board<'_>, unit: UnitId, id: String, key: &'static str) -> Verb {
    let says = Line::new(key).with("unit", board.name(unit));
    Verb { by: Some(keys::unit(unit)), ..plain(id, says) }
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
        by: Some(keys::unit(unit)),
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
    verbs.extend(inside.map(|unit| set_up(board, unit, "show-verb-disembark")));
    let done = Action::Pass { silence: Default::default() };
    verbs.push(leave("show-verb-end-moves", movement::move_refusals(board, seat, &done)));
    verbs
}

/// A unit that is set up.
pub(super) fn set_up(board: Board<'_>, unit: UnitId, key: &'static str) -> Verb {
    Verb {
        needs: vec![places::set_up_need(board, unit)],
        weight: Weight::Main,
        letter: Some('d'),
        ..of_unit(board, unit, format!("set-up:{}", unit.0), key)
    }
}

/// A move of a unit, by itself and into each TRANSPORT it can embark in afterwards.
pub(super) fn walks(board: Board<'_>, unit: UnitId, kind: MoveKind, start: &Walks) -> Vec<Verb> {
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
    let verb = |end: Option<UnitId>| {
        let (id, says) = match end {
            None => ("walk".to_owned(), Line::new("show-verb-walk")),
            Some(transport) => (
                format!("walk:into:{}", transport.0),
                Line::new("show-verb-walk-into").with("transport", board.name(transport)),
            ),
        };
        let says = says.with("unit", board.name(unit)).with("kind", Arg::Word(tell::kind_word(kind)));
        Verb {
            by: Some(keys::unit(unit)),
            needs: vec![places::walk_need(board, unit, start)],
            weight: if end.is_none() { Weight::Main } else { Weight::Plain },
            letter: end.is_none().then_some('m'),
            ..plain(id, says)
        }
    };
    ends.into_iter().map(verb).collect()
}

/// The ways to shoot with a unit at some of these enemies: with kinds of weapons, or weapon by weapon.
pub(super) fn shooting(board: Board<'_>, unit: UnitId, enemies: &[UnitId]) -> Vec<Verb> {
    let id = unit.0;
    let barred = |refusals| Verb {
        refusals,
        weight: Weight::Main,
        letter: Some('s'),
        ..of_unit(board, unit, format!("shoot:{id}"), "show-verb-shoot")
    };
    let refusals = eligible::refusals(board, unit);
    if !refusals.is_empty() {
        return vec![barred(refusals)];
    }
    let at = |enemy: &UnitId| (*enemy, shooting::volley_at(board, unit, *enemy));
    let volleys: Vec<(UnitId, Vec<Shot>)> =
        enemies.iter().map(at).filter(|(_, volley)| !volley.is_empty()).collect();
    if volleys.is_empty() {
        let none = Refusal::new("wh40k.shooting.targets-first", "refusal-no-targets");
        return vec![barred(vec![none.with("unit", board.name(unit))])];
    }
    let start = if let [(_, only)] = &volleys[..] { only.as_slice() } else { &[] };
    let need = |word: &str| guns::need(board, unit, false, word, &volleys, start);
    let single = board.strength(unit) < 2 && guns::guns(board, unit, false).len() < 3;
    let main = Verb { needs: vec![need("shoot")], ..barred(Vec::new()) };
    let each = of_unit(board, unit, format!("shots:{id}"), "show-verb-shoot-each");
    let each = (!single).then(|| Verb { needs: vec![need("shots")], ..each });
    [main].into_iter().chain(each).collect()
}

/// A charge of a unit against one or more enemies.
pub(super) fn charge(board: Board<'_>, seat: Seat, unit: UnitId) -> Verb {
    let refusals = charge::refusals(board, seat, unit);
    let able = |enemy: &UnitId| charge::target_refusals(board, unit, &[*enemy]).is_empty();
    let targets: Vec<UnitId> =
        if refusals.is_empty() { board.enemies_of(unit).filter(able).collect() } else { Vec::new() };
    let most = targets.len().min(usize::from(u8::MAX)) as u8;
    Verb {
        needs: vec![pick("show-pick-charged", keys::units(targets), 1, most.max(1))],
        refusals,
        weight: Weight::Main,
        letter: Some('c'),
        ..of_unit(board, unit, format!("charge:{}", unit.0), "show-verb-charge")
    }
}

/// The ways to strike: with kinds of weapons, or weapon by weapon. At first everybody strikes the nearest enemy.
pub(super) fn strikes(board: Board<'_>, unit: UnitId) -> Vec<Verb> {
    let Action::Strike(start) = melee::strike(board, unit) else { return Vec::new() };
    let reached =
        |enemy: &UnitId| board.models(unit).any(|model| fight::targets(board, model).contains(enemy));
    let whole = |enemy: UnitId| {
        let at = |shot: &Shot| match fight::targets(board, shot.model).contains(&enemy) {
            true => Shot { target: enemy, ..*shot },
            false => *shot,
        };
        (enemy, start.iter().map(at).collect())
    };
    let targets: Vec<(UnitId, Vec<Shot>)> = board.enemies_of(unit).filter(reached).map(whole).collect();
    let main = Verb {
        needs: vec![guns::need(board, unit, true, "blows", &targets, &start)],
        weight: Weight::Main,
        letter: Some('f'),
        ..of_unit(board, unit, "blows".to_owned(), "show-verb-strike")
    };
    let each = Verb {
        needs: vec![guns::need(board, unit, true, "blows-each", &targets, &start)],
        ..of_unit(board, unit, "blows-each".to_owned(), "show-verb-strike-each")
    };
    vec![main, each]
}
