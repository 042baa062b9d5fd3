//! Activating disks: what they are told, the tokens they receive, and disks that come from the reserve.

use gonfalon_disks::DiskId;

use super::{Beat, Seen, Step};
use crate::action::{Action, Entry, Order, Question};
use crate::board::Board;
use crate::data::{Face, KeywordKind, Kind, Stat};
use crate::event::{Doing, Event};
use crate::rulings::ReinforceLimit;

impl Seen {
    /// Looks at answers while a card is resolved or a disk is in the middle of its activation.
    pub(super) fn answered_order(&mut self, step: &Step<'_>) {
        let board = step.board();
        match (step.question, step.action) {
            (Question::Resolve { .. }, Action::Activate { .. } | Action::Reinforce { .. }) => {
                self.rule("whdw.command.activation-value");
            }
            (Question::Resolve { .. }, Action::ShootFromTower { .. }) => {
                self.all(&["whdw.command.activation-value", "whdw.special.strongholds-shot"]);
            }
            (Question::Resolve { left }, Action::Done) => {
                let waits = board.army_in(step.seat, crate::state::Place::Reserve).next().is_some();
                self.when(*left > 0 && waits, "whdw.command.reinforce-not-forced");
                let ability = crate::activation::battle_ability_now(board, step.seat, *left);
                let could = ability.is_some_and(|ability| {
                    let mut users = board.battle_users(step.seat, ability);
                    users.any(|user| crate::abilities::could_use(board, step.seat, user, ability))
                });
                self.when(could, "whdw.command.battle-optional");
            }
            (Question::Continue { disk, flips, may_act, .. }, Action::Continue(order)) => {
                let acts = *may_act && !matches!(order, Order::Move(_) | Order::Pass);
                // A disk that has all its flips left is asked to go on only because it has already acted.
                let moves = matches!(order, Order::Move(path) if !path.is_empty())
                    && board.movement(*disk) == Some(*flips);
                if (acts || moves) && board.has(*disk, KeywordKind::Mobile) {
                    self.rule("whdw.keyword.mobile");
                }
            }
            _ => {}
        }
    }

    /// Looks at activations, tokens and reinforcements.
    pub(super) fn activated(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::ActivationBegan { disk, doing } => {
                self.rule("whdw.activate.one-action");
                let pins = beat.before.table.pile.under(*disk).next().is_some();
                self.when(pins, "whdw.activate.pinning-may");
                match doing {
                    Doing::Focus => self.rule("whdw.activate.focus"),
                    Doing::Shoot => self.rule("whdw.ranged.action"),
                    Doing::Pass => self.rule("whdw.activate.pass"),
                    Doing::Move => {}
                }
            }
            Event::TokenPlaced { disk } => self.token(beat, *disk),
            Event::Reinforced { disk, by, .. } => self.reinforced(beat, *disk, *by),
            _ => {}
        }
    }

    /// Where an activation token comes from.
    fn token(&mut self, beat: &Beat<'_>, disk: DiskId) {
        let entered = beat.earlier().iter().rev().find_map(|event| match event {
            Event::Reinforced { disk: other, by, .. } if *other == disk => Some(by.is_some()),
            _ => None,
        });
        let critical = |event: &Event| {
            matches!(event, Event::BattleDiceRolled { against, faces, strength, .. }
                if *against == disk && *strength > 0 && faces.contains(&Face::Critical))
        };
        let acting = match (beat.step.action, beat.step.question) {
            (Action::Activate { disk, .. }, _) | (_, Question::Continue { disk, .. }) => Some(*disk),
            _ => None,
        };
        // A token that somebody else has had until now tells nothing about this disk.
        if let Some(Event::TokenTaken { .. }) = beat.earlier().last() {
            return;
        }
        match entered {
            Some(true) => self.rule("whdw.reserve.token"),
            Some(false) => self.rule("whdw.reserve.token-by-effect"),
            None if beat.earlier().iter().any(critical) => self.rule("whdw.ranged.critical-token"),
            None if acting == Some(disk) && beat.before.table.phase == crate::state::Phase::Activation => {
                self.all(&["whdw.activate.token-after", "whdw.activate.activated"]);
            }
            None => {}
        }
    }

    fn reinforced(&mut self, beat: &Beat<'_>, disk: DiskId, by: Option<Entry>) {
        let board = beat.after;
        match by {
            Some(Entry::Zone) => {
                self.all(&["whdw.reserve.reinforce", "whdw.reserve.inside-zone"]);
                self.when(crowded(beat.before, board, disk), "whdw.reserve.no-zone-limit");
            }
            Some(Entry::Flank) => {
                self.all(&["whdw.reserve.reinforce", "whdw.keyword.flank", "whdw.keyword.flank-edge"]);
            }
            Some(Entry::Piece(_)) => {
                self.all(&["whdw.reserve.reinforce", "whdw.terrain.windmill", "whdw.terrain.control"]);
            }
            None => {}
        }
        let late = board.profile(disk).kind == Kind::Hero && board.table.round == 1;
        self.when(late, "whdw.deploy.hero-unable");
        self.when(board.movement(disk).is_none(), "whdw.reserve.no-movement-needed");
        if board.table.pile.under(disk).next().is_some() {
            self.all(&["whdw.reserve.may-pin", "whdw.geometry.stack-landing"]);
            let charges = board.strength(disk, Stat::Impact) > 0;
            self.when(charges, "whdw.keyword.impact-not-placing");
        }
        let spared =
            !matches!(beat.later().first(), Some(Event::TokenPlaced { disk: other }) if *other == disk);
        if spared {
            self.rule("whdw.card.rendezvous");
            let zone = board.zone_holding(board.owner(disk), &board.circle(disk));
            self.when(zone.is_some_and(|zone| zone.cards.len() > 1), "whdw.deploy.zone-abilities");
        }
    }
}

/// Whether a disk came into a zone that already held as many disks as are deployed in it.
fn crowded(before: Board<'_>, after: Board<'_>, disk: DiskId) -> bool {
    let seat = after.owner(disk);
    before.game.rulings.reinforce_limit == ReinforceLimit::None
        && after.zone_holding(seat, &after.circle(disk)).is_some_and(|zone| {
            let lying = before.army_in(seat, crate::state::Place::Battlefield);
            let held = lying.filter(|other| zone.area.holds_circle(&before.circle(*other)));
            held.count() >= usize::from(zone.value)
        })
}
