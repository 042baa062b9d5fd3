//! Resolving one command card: its activations and its battle ability.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, Seat, Wake};
use serde::Serialize;

use super::acting::Acting;
use super::reinforce::place_reinforced;
use super::{has_reserve, order_refusals, reinforce_refusals};
use crate::abilities;
use crate::action::{Action, Order, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::data::{Ability, CommandCard, CommandId, Effect, Pick, Trigger};
use crate::event::{Doing, Event, Shooter};
use crate::frame::Frame;
use crate::ranged::{self, Shooting};
use crate::rulings::BattleTiming;
use crate::state::{Change, Lasting, Source};

/// One command card being resolved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Resolve {
    seat: Seat,
    left: u8,
    begun: bool,
}

impl Resolve {
    /// The card that lies face up before `seat`.
    pub(crate) fn new(seat: Seat) -> Resolve {
        Resolve { seat, left: 0, begun: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        match wake {
            Wake::Begin => {
                let Some(card) = cx.board().player(self.seat).revealed else { return Step::Return(()) };
                self.left = cx.game.library[card].activation;
                self.begun = true;
                cx.emit(Event::CardBegan { seat: self.seat, card });
            }
            Wake::Returned(()) => {}
            Wake::Answer(_, action) => {
                if let Some(step) = self.answer(cx, action) {
                    return step;
                }
            }
        }
        self.ask(cx)
    }

    /// Carries out an answer; `None` means the card goes on.
    fn answer(&mut self, cx: &mut Cx<'_>, action: Action) -> Option<Step> {
        match action {
            Action::Activate { disk, bonus, order } => {
                self.left -= 1;
                activated_with(cx, self.seat, disk, bonus);
                let doing = match order {
                    Order::Move(_) => Doing::Move,
                    Order::Magic { .. } | Order::Focus { .. } => Doing::Focus,
                    Order::Shoot { .. } => Doing::Shoot,
                    Order::Pass => Doing::Pass,
                };
                cx.emit(Event::ActivationBegan { disk, doing });
                Some(Step::Call(Frame::Resolve(self.clone()), Frame::Acting(Acting::new(disk, order))))
            }
            Action::Reinforce { disk, at, by } => {
                self.left -= 1;
                place_reinforced(cx, disk, at, Some(by));
                self.run_triggers(cx)
            }
            Action::Battle { user, picks, detail } => {
                self.end_activations(cx);
                let frame = abilities::use_battle_ability(cx, self.seat, user, &picks, &detail);
                match frame {
                    Some(frame) => Some(Step::Call(Frame::Resolve(self.clone()), frame)),
                    None => self.run_triggers(cx),
                }
            }
            Action::ShootFromTower { piece, target } => {
                self.left -= 1;
                cx.emit(Event::TowerActivated { piece });
                let shooting = Shooting::new(Shooter::Tower(piece, self.seat), 0, target);
                Some(Step::Call(Frame::Resolve(self.clone()), Frame::Shooting(shooting)))
            }
            _ => {
                if self.left > 0 {
                    cx.emit(Event::ActivationsLost { seat: self.seat, count: self.left });
                }
                Some(Step::Return(()))
            }
        }
    }

    /// Where players agree that a battle ability comes before the first or after the last activation, using it after an
    /// activation ends them.
    fn end_activations(&mut self, cx: &mut Cx<'_>) {
        let board = cx.board();
        let begun = battle_ability(board, self.seat).is_some_and(|(card, _)| self.left != card.activation);
        if board.game.rulings.battle_timing == BattleTiming::Ends && begun && self.left > 0 {
            cx.emit(Event::ActivationsLost { seat: self.seat, count: self.left });
            self.left = 0;
        }
    }

    fn run_triggers(&self, cx: &mut Cx<'_>) -> Option<Step> {
        (!cx.state.table.triggers.is_empty())
            .then(|| Step::Call(Frame::Resolve(self.clone()), Frame::Triggers(Default::default())))
    }

    /// Asks as long as there is anything the player could do.
    fn ask(self, cx: &mut Cx<'_>) -> Step {
        let board = cx.board();
        let seat = self.seat;
        if board.player(seat).eliminated {
            return Step::Return(());
        }
        let can_activate = self.left > 0
            && (board.army(seat).any(|disk| board.can_activate(disk))
                || has_reserve(cx, seat)
                || board.free_towers(seat).next().is_some());
        if can_activate || has_battle_user(board, seat) {
            let question = Question::Resolve { left: self.left };
            return Step::ask(Frame::Resolve(self), seat, question, "whdw.command.activation-value");
        }
        if self.left > 0 {
            cx.emit(Event::ActivationsLost { seat, count: self.left });
        }
        Step::Return(())
    }
}

/// What a card does for a disk that uses one of its activations.
fn activated_with(cx: &mut Cx<'_>, seat: Seat, disk: DiskId, bonus: bool) {
    if bonus {
        cx.emit(Event::BonusTaken { disk });
    }
    for lasting in card_changes(cx.board(), seat, disk, bonus) {
        cx.emit(Event::ChangeBegan(lasting));
    }
}

/// The changes a seat's card brings to a disk that uses one of its activations. A disk that uses a second one has them
/// already.
pub(crate) fn card_changes(board: Board<'_>, seat: Seat, disk: DiskId, bonus: bool) -> Vec<Lasting> {
    let mut changes = Vec::new();
    let Some(card) = board.player(seat).revealed else { return changes };
    let source = Source::Command(seat, card);
    for ability in
        board.game.library[card].abilities.iter().filter(|ability| ability.on == Trigger::ActivatedWith)
    {
        let takes = ability.pick != Pick::Choose || bonus;
        if !takes || !board.matches(&ability.who, seat, None, disk) {
            continue;
        }
        for effect in &ability.effects {
            let (change, until) = match effect {
                Effect::Modify(modify) => (
                    Change::Value { stat: modify.stat, amount: modify.amount, min: modify.min },
                    modify.until,
                ),
                Effect::Grant { keyword, until } => (Change::Keyword(*keyword), *until),
                Effect::ExtendRange { steps, until } => (Change::Reach(*steps), *until),
                _ => continue,
            };
            let lasting = Lasting { disk, change, until, source };
            if !board.table.lasting.contains(&lasting) {
                changes.push(lasting);
            }
        }
    }
    changes
}

/// The card a seat resolves and its battle ability, if it has one.
fn battle_ability(board: Board<'_>, seat: Seat) -> Option<(&CommandCard, &Ability)> {
    let card = &board.game.library[board.player(seat).revealed?];
    card.abilities.iter().find(|ability| ability.on == Trigger::Battle).map(|ability| (card, ability))
}

/// The battle ability a seat may use right now, with so many activations left.
pub(crate) fn battle_ability_now(board: Board<'_>, seat: Seat, left: u8) -> Option<&Ability> {
    let (card, ability) = battle_ability(board, seat)?;
    (!too_early(board, seat, card, left) && !board.player(seat).battle_used).then_some(ability)
}

/// Whether activations have begun and must be finished first, where players agree on that.
fn too_early(board: Board<'_>, seat: Seat, card: &CommandCard, left: u8) -> bool {
    board.game.rulings.battle_timing == BattleTiming::Ends
        && left != card.activation
        && left != 0
        && board.army(seat).any(|disk| board.can_activate(disk))
}

impl<'a> Board<'a> {
    /// The disks of a seat that may use a battle ability.
    pub(crate) fn battle_users(self, seat: Seat, ability: &'a Ability) -> impl Iterator<Item = DiskId> + 'a {
        self.army(seat).filter(move |disk| {
            self.on_battlefield(*disk)
                && ability.user.as_ref().is_none_or(|user| self.matches(user, seat, None, *disk))
        })
    }
}

/// Whether a disk on the battlefield could use the battle ability of the card.
fn has_battle_user(board: Board<'_>, seat: Seat) -> bool {
    let Some((_, ability)) = battle_ability(board, seat) else { return false };
    !board.player(seat).battle_used
        && board.battle_users(seat, ability).any(|disk| abilities::could_use(board, seat, disk, ability))
}

/// Whether a disk may take the bonus that a seat's card gives to a limited number of disks.
pub(crate) fn offers_bonus(board: Board<'_>, seat: Seat, disk: DiskId) -> bool {
    let Some(card) = board.player(seat).revealed else { return false };
    limited_bonus(board, card).is_some() && bonus_refusals(board, seat, disk, true).is_none()
}

fn limited_bonus(board: Board<'_>, card: CommandId) -> Option<&Ability> {
    board.game.library[card]
        .abilities
        .iter()
        .find(|ability| ability.on == Trigger::ActivatedWith && ability.pick == Pick::Choose)
}

/// Every reason against an answer while a command card is resolved.
pub(crate) fn resolve_refusals(board: Board<'_>, seat: Seat, left: u8, action: &Action) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let spends =
        matches!(action, Action::Activate { .. } | Action::Reinforce { .. } | Action::ShootFromTower { .. });
    if spends && left == 0 {
        refusals.push(Refusal::new("whdw.command.activation-value", "refusal-no-activation-left"));
    }
    match action {
        Action::Activate { disk, bonus, order } => {
            let before = refusals.len();
            refusals.extend(activate_refusals(board, seat, *disk));
            if refusals.len() == before {
                refusals.extend(bonus_refusals(board, seat, *disk, *bonus));
                refusals.extend(order_refusals(board, seat, *disk, *bonus, order));
            }
        }
        Action::Reinforce { disk, at, by } => {
            refusals.extend(reinforce_refusals(board, seat, *disk, *at, *by));
        }
        Action::Battle { user, picks, detail } => {
            refusals.extend(battle_refusals(board, seat, left, *user, picks, detail));
        }
        Action::ShootFromTower { piece, target } => {
            refusals.extend(ranged::tower_refusals(board, seat, *piece, *target));
        }
        Action::Done => {
            if left > 0 && board.army(seat).any(|disk| board.can_activate(disk)) {
                refusals.push(
                    Refusal::new("whdw.command.activation-value", "refusal-must-activate")
                        .number("left", left),
                );
            }
        }
        _ => refusals.push(Refusal::new("whdw.command.activation-value", "refusal-not-an-answer")),
    }
    refusals
}

fn activate_refusals(board: Board<'_>, seat: Seat, disk: DiskId) -> Vec<Refusal> {
    if !board.exists(disk) {
        return vec![Refusal::new("whdw.general.control-activate", "refusal-unknown-disk")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    if board.owner(disk) != seat {
        return vec![named("whdw.general.control-activate", "refusal-not-your-disk")];
    }
    if !board.on_battlefield(disk) {
        return vec![named("whdw.reserve.only-action", "refusal-not-on-battlefield")];
    }
    let mut refusals = Vec::new();
    if board.disk(disk).activated {
        refusals.push(named("whdw.activate.not-activated", "refusal-already-activated"));
    }
    if let Some(top) = board.table.pile.over(disk).next() {
        refusals.push(named("whdw.activate.not-pinned", "refusal-pinned").with("by", board.name(top)));
    }
    refusals
}

fn bonus_refusals(board: Board<'_>, seat: Seat, disk: DiskId, bonus: bool) -> Option<Refusal> {
    if !bonus {
        return None;
    }
    let card = board.player(seat).revealed?;
    let Some(ability) = limited_bonus(board, card) else {
        return Some(Refusal::new("whdw.command.passive-activated-with", "refusal-no-bonus"));
    };
    if board.player(seat).bonus_used >= ability.count {
        return Some(
            Refusal::new("whdw.card.myrmidias-blessing", "refusal-bonus-used").number("most", ability.count),
        );
    }
    if !board.matches(&ability.who, seat, None, disk) {
        return Some(
            Refusal::new("whdw.command.passive-activated-with", "refusal-bonus-not-for-disk")
                .with("disk", board.name(disk)),
        );
    }
    None
}

fn battle_refusals(
    board: Board<'_>,
    seat: Seat,
    left: u8,
    user: DiskId,
    picks: &[DiskId],
    detail: &crate::action::Detail,
) -> Vec<Refusal> {
    let Some((card, ability)) = battle_ability(board, seat) else {
        return vec![Refusal::new("whdw.command.ability-kinds", "refusal-no-battle-ability")];
    };
    if board.player(seat).battle_used {
        return vec![Refusal::new("whdw.command.battle-once", "refusal-battle-ability-used")];
    }
    if too_early(board, seat, card, left) {
        return vec![Refusal::new("whdw.command.battle-timing", "refusal-battle-ability-between")];
    }
    if !board.exists(user) {
        return vec![Refusal::new("whdw.command.battle-user", "refusal-unknown-disk")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(user));
    if board.owner(user) != seat {
        return vec![named("whdw.command.battle-user", "refusal-not-your-disk")];
    }
    if !board.on_battlefield(user) {
        return vec![named("whdw.command.battle-on-battlefield", "refusal-not-on-battlefield")];
    }
    if !ability.user.as_ref().is_none_or(|filter| board.matches(filter, seat, None, user)) {
        return vec![named("whdw.command.battle-user", "refusal-battle-ability-not-for-disk")];
    }
    abilities::use_refusals(board, seat, user, ability, picks, detail)
}
