//! A few good ideas for the activation of a disk, found without looking at all that could be done.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Ask;
use gonfalon_table::Point;
use gonfalon_whdw::action::{Action, Order, Question};
use gonfalon_whdw::board::Board;
use gonfalon_whdw::data::{DamageType, ObjectiveCount, RangeBand, Stat, Trigger};
use gonfalon_whdw::state::{Lasting, Place};
use gonfalon_whdw::{View, Whdw};

use super::critic::{Critic, IDLE, SHOT, holds};
use super::shots::{Shot, expected};
use super::stand::Stand;
use super::worth::{Eye, part_lost};

/// How many ideas are looked at closely.
const LENGTH: usize = 12;
/// How many of them may be about the same disk.
const OF_ONE_DISK: usize = 3;
/// How many uses of a battle ability are looked at.
const BATTLES: usize = 4;
/// How many ways to bring a disk from the reserve.
const ENTRIES: usize = 3;
/// The part of its worth that an enemy loses which is covered before it has acted.
const COVERED: f64 = 0.44;
/// The part of its worth that a disk gains which comes nearer.
const NEARER: f64 = 0.08;
/// What a use of a focus ability is taken to be worth before it is looked at.
const FOCUS: f64 = 2.0;

/// What a disk might do.
enum Idea {
    Onto(DiskId),
    Toward(Point),
    Order(Order),
}

/// An idea with what it seems to be worth.
struct Rough {
    worth: f64,
    disk: DiskId,
    bonus: bool,
    idea: Idea,
}

/// A few good ideas while a card is resolved, all legal.
pub(crate) fn of(game: &Whdw, view: &View, ask: &Ask<Question>, left: u8) -> Vec<Action> {
    let critic = Critic::new(game, view, ask.seat);
    let (board, eye) = (critic.board, critic.eye);
    let mut actions: Vec<Action> = board.battle_uses(eye.seat, left);
    actions.retain(|action| game.allows(view, ask, action));
    actions.truncate(BATTLES);
    if left > 0 {
        if board.army_in(eye.seat, Place::Reserve).next().is_some() {
            let entries = board.reinforcements(eye.seat).into_iter();
            actions.extend(entries.filter(|action| game.allows(view, ask, action)).take(ENTRIES));
        }
        activations(eye, board, &mut actions, &|action| game.allows(view, ask, action));
    }
    if actions.is_empty() || board.army(eye.seat).all(|disk| left == 0 || !board.can_activate(disk)) {
        actions.push(Action::Done);
    }
    actions
}

fn activations(eye: Eye, board: Board<'_>, actions: &mut Vec<Action>, allows: &dyn Fn(&Action) -> bool) {
    let stands = Stand::all(eye, board);
    let enemies: Vec<&Stand> = stands.iter().filter(|stand| !stand.mine).collect();
    let mut roughs = Vec::new();
    for stand in stands.iter().filter(|stand| stand.mine && stand.waits()) {
        let bonus = board.may_take_bonus(eye.seat, stand.disk);
        let changes = board.brought_by_card(eye.seat, stand.disk, bonus);
        let mut note = |worth: f64, idea: Idea| {
            roughs.push(Rough { worth, disk: stand.disk, bonus, idea });
        };
        ideas(eye, board, &changes, stand, &enemies, &mut note);
    }
    roughs.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let mut taken: Vec<DiskId> = Vec::new();
    for rough in roughs {
        if taken.len() == LENGTH {
            break;
        }
        if taken.iter().filter(|disk| **disk == rough.disk).count() == OF_ONE_DISK {
            continue;
        }
        let changes = board.brought_by_card(eye.seat, rough.disk, rough.bonus);
        let board = board.imagining(&changes);
        let order = match rough.idea {
            Idea::Onto(enemy) => board.flips_onto(rough.disk, enemy).map(Order::Move),
            Idea::Toward(goal) => {
                Some(board.flips_toward(rough.disk, goal)).filter(|path| !path.is_empty()).map(Order::Move)
            }
            Idea::Order(order) => Some(order),
        };
        let Some(order) = order else { continue };
        let moves = matches!(order, Order::Move(_) | Order::Pass);
        let action = Action::Activate { disk: rough.disk, bonus: rough.bonus, order };
        // Moves and passing are legal by the way they are found.
        if moves || allows(&action) {
            taken.push(rough.disk);
            actions.push(action);
        }
    }
}

/// What a disk might do, with what it seems to be worth.
fn ideas(
    eye: Eye,
    board: Board<'_>,
    changes: &[Lasting],
    plain: &Stand,
    enemies: &[&Stand],
    note: &mut dyn FnMut(f64, Idea),
) {
    let board = board.imagining(changes);
    let changed;
    let stand = if changes.is_empty() {
        plain
    } else {
        changed = Stand::of(eye, board, plain.disk);
        &changed
    };
    let disk = stand.disk;
    let held = holds(board, disk);
    note(if held { 0.0 } else { -IDLE }, Idea::Order(Order::Pass));
    shots(eye, board, disk, enemies, note);
    if board.profile(disk).abilities.iter().any(|ability| ability.on == Trigger::Focus) {
        for order in board.focus_uses(eye.seat, disk).into_iter().take(BATTLES) {
            note(FOCUS, Idea::Order(order));
        }
    }
    if held || board.movement(disk).unwrap_or(0) == 0 {
        return;
    }
    for enemy in enemies.iter().filter(|enemy| stand.reaches(enemy)) {
        let covered = if enemy.waits() { COVERED * enemy.worth } else { 0.0 };
        note(stand.gain(enemy) + covered, Idea::Onto(enemy.disk));
    }
    let nearest = enemies.iter().min_by_key(|enemy| stand.circle.gap(&enemy.circle));
    if let Some(enemy) = nearest {
        let far = !stand.reaches(enemy);
        let (here, there) = (stand.circle.centre, enemy.circle.centre);
        note(if far { NEARER * stand.worth } else { 0.0 }, Idea::Toward(there));
        if far {
            let middle = Point::new((here.x + there.x) / 2, (here.y + there.y) / 2);
            note(NEARER / 2.0 * stand.worth, Idea::Toward(middle));
        }
    }
    objective(eye, board, stand, note);
}

/// Shots and magic at enemies in reach.
fn shots(eye: Eye, board: Board<'_>, disk: DiskId, enemies: &[&Stand], note: &mut dyn FnMut(f64, Idea)) {
    for (weapon, attack) in (0_u8..).zip(&board.profile(disk).ranged) {
        let range = board.weapon_range(disk, weapon);
        let dice = board.weapon_dice(disk, weapon);
        for enemy in enemies.iter().filter(|enemy| board.within(disk, enemy.disk, range)) {
            let band = board.band(&board.circle(disk), &enemy.circle);
            let shot = Shot { attack, dice, band, target: enemy.disk };
            let order = Order::Shoot { weapon, target: enemy.disk };
            note(expected(eye, board, &shot) + SHOT, Idea::Order(order));
        }
    }
    if let Some(strength) = board.value(disk, Stat::Magic) {
        for enemy in enemies.iter().filter(|enemy| board.within(disk, enemy.disk, RangeBand::Medium)) {
            let amount = board.reduced(enemy.disk, strength, DamageType::Arcane, None);
            let harm = enemy.worth * part_lost(board, enemy.disk, u16::from(amount));
            note(harm, Idea::Order(Order::Magic { target: enemy.disk }));
        }
    }
}

/// Ground that the objective asks for.
fn objective(eye: Eye, board: Board<'_>, stand: &Stand, note: &mut dyn FnMut(f64, Idea)) {
    let here = stand.circle.centre;
    let late = f64::from(board.table.round) / f64::from(board.game.library.constants.battlefield.rounds);
    let worth = f64::from(eye.objective.points) * 2.0 * late * late;
    match eye.objective.count {
        ObjectiveCount::TerrainControlled => {
            let free = board
                .table
                .terrain
                .iter()
                .filter(|terrain| board.terrain_controller(terrain) != Some(eye.seat));
            if let Some(nearest) = free.min_by_key(|terrain| terrain.at.distance_squared(here)) {
                note(worth, Idea::Toward(nearest.at));
            }
        }
        ObjectiveCount::OwnDisksInEnemyZones => {
            let hostile = board.zones().filter(|zone| zone.owner != eye.seat);
            let there = |zone: &gonfalon_whdw::Zone| {
                let (min, max) = (zone.area.min, zone.area.max);
                Point::new(here.x.clamp(min.x, max.x), here.y.clamp(min.y, max.y))
            };
            let nearest = hostile.map(|zone| there(&zone)).min_by_key(|goal| goal.distance_squared(here));
            if let Some(goal) = nearest.filter(|goal| *goal != here) {
                note(worth, Idea::Toward(goal));
            }
        }
        _ => {}
    }
}
