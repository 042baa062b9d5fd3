//! Every reason against an activation.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::{Circle, Heading};

use crate::abilities::use_refusals;
use crate::action::{Action, Disks, Order};
use crate::board::Board;
use crate::data::{Act, Effect, Harm, TokenKind, When};
use crate::movement::{Mover, Walk, movement_refusals};
use crate::spells::cast_refusals;
use crate::state::{Place, Secret, Source};

/// Every reason against an answer in an activation turn.
pub(crate) fn activate_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    due: &Disks,
    action: &Action,
) -> Vec<Refusal> {
    match action {
        Action::Activate { disk, order } => disk_refusals(board, secret, seat, due, *disk, order),
        Action::Done if !due.is_empty() => {
            vec![
                Refusal::new(due_rule(board, due[0]), "refusal-ambush-due").with("other", board.name(due[0])),
            ]
        }
        Action::Done => Vec::new(),
        Action::EndGame if board.is_alone(seat) => Vec::new(),
        Action::EndGame => vec![Refusal::new("dw.general.scenario-wins", "refusal-not-alone")],
        _ => vec![Refusal::new("dw.activate.three-per-turn", "refusal-wrong-answer")],
    }
}

/// The rule by which a Disk must Ambush before anything else.
fn due_rule(board: Board<'_>, disk: DiskId) -> &'static str {
    let profile = board.disk(disk).profile.expect("a Disk in play is known");
    board.rule_of(Source::Ability(profile, 0)).0
}

fn disk_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    due: &Disks,
    disk: DiskId,
    order: &Order,
) -> Vec<Refusal> {
    if !board.in_play(disk) || board.controller(disk) != Some(seat) {
        return vec![Refusal::new("dw.activate.three-per-turn", "refusal-not-your-disk")];
    }
    let mut refusals = ready_refusals(board, due, disk, order);
    refusals.extend(order_refusals(board, secret, seat, disk, order));
    refusals
}

/// Every reason why a Disk in play cannot be activated for an order now, whatever is chosen for it.
pub(crate) fn ready_refusals(board: Board<'_>, due: &Disks, disk: DiskId, order: &Order) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let mut refusals = Vec::new();
    if !board.is_ready(disk) {
        refusals.push(named("dw.activate.marked-not-again", "refusal-activated"));
    }
    if let Some(top) = board.table.pile.over(disk).find(|top| board.pins(*top, disk)) {
        let refusal = named("dw.activate.pinned-forbidden", "refusal-pinned");
        refusals.push(refusal.with("other", board.name(top)));
    }
    if board.is_banned(disk, Act::Activate) {
        refusals.push(named("dw.spell.paralyze", "refusal-paralyzed"));
    }
    let free = due.is_empty() || (due.contains(&disk) && is_due_order(board, disk, order));
    if !free {
        refusals.push(named(due_rule(board, due[0]), "refusal-ambush-due").with("other", board.name(due[0])));
    }
    if due.is_empty() && is_for_turn_start(board, disk, order) {
        refusals.push(named(due_rule(board, disk), "refusal-not-due"));
    }
    refusals
}

/// Whether an order is an ability that works only as the first activation of a turn.
fn is_for_turn_start(board: Board<'_>, disk: DiskId, order: &Order) -> bool {
    let Order::Use { ability, .. } = order else { return false };
    let entry = board.profile(disk).abilities.get(usize::from(*ability));
    entry.is_some_and(|entry| entry.when == When::TurnStart)
}

fn is_due_order(board: Board<'_>, disk: DiskId, order: &Order) -> bool {
    matches!(order, Order::Use { ability, .. } if board.due_ability(disk) == Some(*ability))
}

fn order_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    disk: DiskId,
    order: &Order,
) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let mut refusals = Vec::new();
    let moves = matches!(order, Order::Move(_));
    if !moves && board.any_effect(disk, |effect| matches!(effect, Effect::OnlyMove)) {
        refusals.push(named("dw.spell.invisibility", "refusal-only-move"));
    }
    if !moves && board.any_effect(disk, |effect| matches!(effect, Effect::MustAttackSource { .. })) {
        refusals.push(named("dw.disk.uthuk-yargrin", "refusal-only-attack"));
    }
    refusals.extend(unreachable_refusal(board, disk));
    match order {
        Order::Move(path) => {
            if board.flips(disk) == 0 {
                refusals.push(named("dw.move.needs-value", "refusal-no-movement"));
            }
            if board.is_banned(disk, Act::Move) {
                refusals.push(named("dw.spell.hold", "refusal-held"));
            }
            if refusals.is_empty() {
                refusals.extend(movement_refusals(board, disk, Mover::Activated, board.flips(disk), path));
            }
            if refusals.is_empty() {
                refusals.extend(whole_way_refusals(board, disk, path));
            }
        }
        Order::Use { ability, choice } => {
            refusals.extend(use_refusals(board, secret, seat, disk, *ability, choice));
        }
        Order::Cast { spell, choice } => {
            refusals.extend(cast_refusals(board, secret, seat, disk, *spell, choice));
        }
        Order::Gate { to, at } => refusals.extend(gate_refusals(board, disk, *to, *at)),
        Order::Pass => {}
    }
    refusals
}

/// The reason why a Disk that may only Attack a certain Disk may not be activated: that Disk is out of reach of all its flips.
fn unreachable_refusal(board: Board<'_>, disk: DiskId) -> Option<Refusal> {
    let mut bound = board.effects_on(disk, |effect| matches!(effect, Effect::MustAttackSource { .. }));
    let source = bound.find_map(|working| working.by)?;
    let reach = board.table.pile.diameter(disk).0 * i32::from(board.flips(disk));
    let far = board.circle(disk).gap(&board.circle(source)).0 >= reach;
    far.then(|| {
        Refusal::new("dw.disk.uthuk-yargrin-unreachable", "refusal-unreachable")
            .with("disk", board.name(disk))
            .with("other", board.name(source))
    })
}

/// A Disk that may only Attack a certain Disk names its whole way there: it cannot stop anywhere else.
fn whole_way_refusals(board: Board<'_>, disk: DiskId, path: &[Heading]) -> Vec<Refusal> {
    if !board.any_effect(disk, |effect| matches!(effect, Effect::MustAttackSource { .. })) {
        return Vec::new();
    }
    let mut walk = Walk::new(board, disk, Mover::Activated, board.flips(disk));
    for heading in path {
        walk.flip(*heading);
    }
    if path.is_empty() {
        // dw.disk.uthuk-yargrin-unreachable
        let refusal = Refusal::new("dw.disk.uthuk-yargrin-unreachable", "refusal-only-attack");
        return vec![refusal.with("disk", board.name(disk))];
    }
    walk.end()
}

/// Every reason against an Ambush through Gates.
fn gate_refusals(board: Board<'_>, disk: DiskId, to: u8, at: gonfalon_table::Point) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let width = board.library().constants.spell;
    let gate = |index: usize| {
        let token = board.table.tokens.get(index).filter(|token| token.kind == TokenKind::Gate)?;
        Some(Circle::new(token.at, width))
    };
    let touches = |index: &usize| gate(*index).is_some_and(|gate| board.touches_token(disk, &gate));
    let here = (0..board.table.tokens.len()).find(touches);
    let Some(target) = gate(usize::from(to)) else {
        return vec![named("dw.spell.gate-use", "refusal-no-gate")];
    };
    let mut refusals = Vec::new();
    if here.is_none() || here == Some(usize::from(to)) {
        refusals.push(named("dw.spell.gate-use", "refusal-not-at-gate"));
    }
    if board.is_immune(disk, Harm::Spell, false) {
        refusals.push(named("dw.spell.gate-use", "refusal-gate-immune"));
    }
    if board.all_in_play().any(|other| other != disk && board.touches_token(other, &target)) {
        refusals.push(named("dw.spell.gate-use", "refusal-gate-pinned"));
    }
    let circle = Circle::new(at, board.table.pile.diameter(disk));
    if !circle.overlaps(&target) {
        refusals.push(named("dw.spell.gate-use", "refusal-gate-missed"));
    }
    let profile = board.disk(disk).profile.expect("a Disk in play is known");
    refusals.extend(board.lying_refusals(profile, &circle));
    refusals
}

impl Board<'_> {
    /// Whether a Disk lies on a Spell Disk of the table with nothing in between.
    pub(crate) fn touches_token(self, disk: DiskId, token: &Circle) -> bool {
        let circle = self.circle(disk);
        circle.overlaps(token) && {
            let pile = &self.table.pile;
            let between =
                pile.disks().filter(|other| pile.is_above(disk, *other)).map(|other| pile.circle(other));
            !self.is_parted(&circle, token, between)
        }
    }

    /// Whether a player is the only one with Disks on the table or in the stack.
    pub fn is_alone(self, seat: Seat) -> bool {
        let others = self.table.disks.iter().filter(|disk| matches!(disk.place, Place::Table | Place::Stack));
        others.into_iter().all(|disk| match disk.place {
            Place::Table => disk.controller.is_none_or(|by| by == seat),
            _ => disk.owner == seat,
        })
    }
}
