//! What a draft would lead to.
//!
//! Where the book forbids measuring (dw.measure.no-move-premeasure, dw.measure.no-missile-premeasure) a move shows no landing
//! place and a shot no distance, unless the players have agreed on measuring. What is laid by hand is always shown.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Arg, Ask, Line};
use gonfalon_scene::{Aim, Distance, Draft, Gauge, Ghost, Given, Preview, Trace};
use gonfalon_table::{Circle, Length, Point, Shape};

use super::answer::{answer, path};
use super::keys::{self, as_disk, number};
use super::pieces::profile;
use crate::action::{Action, Order, Question};
use crate::board::Board;
use crate::data::{Effect, Stat, TerrainId};
use crate::movement::{Mover, Walk};
use crate::state::Secret;

pub(super) fn preview(board: Board<'_>, own: &Secret, ask: &Ask<Question>, draft: &Draft) -> Preview {
    let parts: Vec<&str> = draft.verb.split(':').collect();
    let disk = |word: &str| word.parse().ok().map(DiskId).filter(|disk| board.exists(*disk));
    let place = match draft.given.last() {
        Some(Given::Place { at, .. }) => Some(*at),
        _ => None,
    };
    let mut preview = Preview::default();
    match parts[..] {
        ["move", word] => {
            if let Some(disk) = disk(word).filter(|disk| board.in_play(*disk)) {
                moving(board, disk, board.flips(disk), Mover::Activated, draft, &mut preview);
            }
        }
        ["flip"] => match &ask.question {
            Question::Flip { disk, left, mover } => {
                moving(board, *disk, *left, *mover, draft, &mut preview);
            }
            Question::ForcedFlip { disk, .. } => {
                moving(board, *disk, 1, Mover::Controlled, draft, &mut preview);
            }
            _ => {}
        },
        ["terrain", kind] => {
            let kind = kind.parse().ok().map(TerrainId);
            if let (Some(kind), Some(at)) = (kind, place) {
                land(board, keys::terrain(kind), at, &mut preview);
            }
        }
        ["staging"] => {
            if let Some(at) = place {
                land(board, keys::staging(ask.seat), at, &mut preview);
            }
        }
        ["place-one" | "gate", word, ..] => {
            if let (Some(disk), Some(at)) = (disk(word), place) {
                stand(board, own, disk, at, &mut preview);
            }
        }
        ["at"] => {
            let laid = match &ask.question {
                Question::Lay { disk, .. }
                | Question::AimDisk { disk, .. }
                | Question::PlaceUnconverted { disk } => Some(*disk),
                _ => None,
            };
            if let (Some(disk), Some(at)) = (laid, place) {
                stand(board, own, disk, at, &mut preview);
            }
            if let (Question::AimDisk { around: (from, width), .. }, Some(at)) = (&ask.question, place) {
                let gap = Circle::new(*from, *width).gap(&Circle::new(at, Length::ZERO));
                preview.traces.push(Trace { points: vec![*from, at], length: gap, allowed: true });
            }
        }
        ["toss", _] => {
            if let Some(at) = place {
                aim(board, at, board.library().constants.spell, &mut preview);
            }
        }
        ["place"] => {
            if let [Given::Arrange(placed)] = &draft.given[..] {
                for placed in placed {
                    if let Some(disk) = as_disk(&placed.piece) {
                        stand(board, own, disk, placed.at, &mut preview);
                    }
                }
            }
        }
        ["fire" | "aim", word, _] => {
            if let (Some(disk), Some(target)) = (disk(word), target(board, draft)) {
                shot(board, disk, target, &mut preview);
                if let Some(at) = place {
                    aim(board, at, board.library().constants.counter, &mut preview);
                }
            }
        }
        ["use" | "cast", ..] => used(board, own, ask, draft, &mut preview),
        ["strike"] => {
            if let (Question::Strike { strikers }, [Given::Assign(chosen)]) =
                (&ask.question, &draft.given[..])
            {
                for (striker, keys) in strikers.iter().zip(chosen) {
                    let struck = keys.iter().filter_map(|key| as_disk(key));
                    let struck = struck.filter(|target| striker.victims.contains(target));
                    struck.for_each(|target| strike(board, striker.disk, target, &mut preview));
                }
            }
        }
        _ => {}
    }
    preview
}

fn target(board: Board<'_>, draft: &Draft) -> Option<DiskId> {
    let Some(Given::Pick(keys)) = draft.given.first() else { return None };
    keys.first().and_then(|key| as_disk(key)).filter(|disk| board.in_play(*disk))
}

/// A movement: how many flips it takes, and where they lead if that may be measured.
fn moving(board: Board<'_>, disk: DiskId, left: u8, mover: Mover, draft: &Draft, preview: &mut Preview) {
    let Some(flips) = path(board, disk, &draft.given) else { return };
    let (used, most) = (flips.len() as i32, i32::from(left));
    preview.gauges.push(Gauge { says: Line::new("show-gauge-flips"), used, most, length: false });
    if !board.game.options.measuring {
        preview.notes.push(Line::new("show-note-no-measuring"));
        return;
    }
    let mut walk = Walk::new(board, disk, mover, left);
    let mut points = vec![walk.at];
    let width = board.table.pile.diameter(disk);
    for (step, heading) in flips.iter().enumerate() {
        let refused = !walk.flip(*heading).is_empty();
        let last = points[points.len() - 1];
        let at = if refused { board.landing(disk, last, *heading) } else { walk.at };
        points.push(at);
        let mut ghost =
            Ghost::new(keys::disk(disk), Shape::Circle(Circle::new(at, width)), step + 1 == flips.len());
        ghost.refused = refused;
        preview.ghosts.push(ghost);
        if refused {
            break;
        }
    }
    let end = points[points.len() - 1];
    let allowed = preview.ghosts.iter().all(|ghost| !ghost.refused);
    let length = Length(width.0 * (points.len() as i32 - 1));
    preview.traces.push(Trace { points, length, allowed });
    touched(board, disk, end, preview);
    distances(board, disk, Circle::new(end, width), preview);
}

/// Whom a Disk would come to lie on.
fn touched(board: Board<'_>, disk: DiskId, at: Point, preview: &mut Preview) {
    for under in board.table.pile.landing_pins(disk, at) {
        let key = if board.enemies(disk, under) { "show-note-attacks" } else { "show-note-lies-on" };
        preview.notes.push(Line::new(key).with("disk", board.name(disk)).with("target", board.name(under)));
    }
}

fn distances(board: Board<'_>, disk: DiskId, circle: Circle, preview: &mut Preview) {
    let enemies = board.all_in_play().filter(|other| board.enemies(disk, *other));
    let aims = enemies.map(|other| (keys::disk(other), Aim::Enemy, Shape::Circle(board.circle(other))));
    preview.distances = Distance::from(&keys::disk(disk), &Shape::Circle(circle), aims);
}

fn land(board: Board<'_>, key: String, at: Point, preview: &mut Preview) {
    let circle = Circle::new(at, board.library().constants.land);
    preview.ghosts.push(Ghost::new(key, Shape::Circle(circle), true));
}

/// A Disk laid by hand.
fn stand(board: Board<'_>, own: &Secret, disk: DiskId, at: Point, preview: &mut Preview) {
    let Some(id) = profile(board, own, disk) else { return };
    let circle = Circle::new(at, board.library()[id].diameter);
    preview.ghosts.push(Ghost::new(keys::disk(disk), Shape::Circle(circle), true));
}

/// Where something is aimed that will fall or fly: a mark, which is no piece.
fn aim(board: Board<'_>, at: Point, width: Length, preview: &mut Preview) {
    if board.game.table.holds_point(at) {
        preview.ghosts.push(Ghost::new("aim".to_owned(), Shape::Circle(Circle::new(at, width)), true));
    }
}

/// A shot: its target alone, and how far it is if that may be measured.
fn shot(board: Board<'_>, archer: DiskId, target: DiskId, preview: &mut Preview) {
    if !board.in_play(archer) {
        return;
    }
    if !board.game.options.measuring {
        preview.notes.push(Line::new("show-note-nominate").with("target", board.name(target)));
        return;
    }
    line(board, archer, target, preview);
    if board.is_behind_barriers(archer, target) {
        preview.notes.push(Line::new("show-note-barrier").with("target", board.name(target)));
    }
}

fn line(board: Board<'_>, from: DiskId, to: DiskId, preview: &mut Preview) {
    let (one, other) = (board.circle(from), board.circle(to));
    let gap = one.gap(&other);
    preview.traces.push(Trace { points: vec![one.centre, other.centre], length: gap, allowed: true });
    preview
        .notes
        .push(Line::new("show-note-distance").with("target", board.name(to)).with("gap", Arg::Length(gap.0)));
}

/// An ability or a spell: distances to its targets, which may be measured where it has a range and fires no missiles, and
/// where it lays something.
fn used(board: Board<'_>, own: &Secret, ask: &Ask<Question>, draft: &Draft, preview: &mut Preview) {
    let by = draft.verb.split(':').nth(1).and_then(|word| word.parse().ok()).map(DiskId);
    let Some(by) = by.filter(|by| board.in_play(*by)) else { return };
    let Ok(Some(Action::Activate { order, .. })) = answer(board, own, ask, draft) else { return };
    let (ability, choice) = match &order {
        Order::Use { ability, choice } => (&board.profile(by).abilities[usize::from(*ability)], choice),
        Order::Cast { spell, choice } => (&board.library()[*spell].ability, choice),
        _ => return,
    };
    let fires = ability.effects.iter().any(|effect| matches!(effect, Effect::FireNow { .. }));
    // What has no range is no reason to measure.
    let ranged = ability.target.as_ref().is_some_and(|filter| filter.range.is_some());
    let measured = ranged || board.game.options.measuring;
    for target in choice.targets.iter().filter(|target| board.in_play(**target) && **target != by) {
        if fires {
            shot(board, by, *target, preview);
        } else if measured {
            line(board, by, *target, preview);
        }
    }
    for (land_number, heading) in &choice.lands {
        let key = keys::land(usize::from(*land_number));
        let found = number(&key, "land").and_then(|index| board.table.lands.get(usize::from(index)));
        if let Some(entry) = found {
            land(board, key, entry.at.step(*heading, board.library().constants.land), preview);
        }
    }
    if let Some(at) = choice.at {
        let laid = |effect: &Effect| match effect {
            Effect::AmbushTarget | Effect::BurrowTarget | Effect::PlaceInTerrain(_) => Some(by),
            Effect::AmbushSecond
            | Effect::BurrowSecond
            | Effect::AmbushSource
            | Effect::Teleport(_)
            | Effect::Summon(_)
            | Effect::Resurrect { .. } => choice.targets.first().copied(),
            _ => None,
        };
        if let Some(disk) = ability.effects.iter().find_map(laid) {
            stand(board, own, disk, at, preview);
        }
    }
}

/// A blow: what it does against what the target can take.
fn strike(board: Board<'_>, by: DiskId, target: DiskId, preview: &mut Preview) {
    if !board.in_play(by) || !board.in_play(target) {
        return;
    }
    let attacks = board.table.pile.pins_disk(by, target);
    let stat = if attacks { Stat::Attack } else { Stat::Defense };
    preview.notes.push(
        Line::new("show-note-strike")
            .with("disk", board.name(by))
            .with("target", board.name(target))
            .number("amount", board.value(by, stat))
            .number("toughness", board.value(target, Stat::Toughness))
            .number("damage", board.disk(target).damage),
    );
}
