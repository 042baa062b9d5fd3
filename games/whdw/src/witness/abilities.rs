//! Abilities of disks and battle abilities of cards at work.

use gonfalon_disks::DiskId;

use super::{Beat, Seen};
use crate::action::Order;
use crate::board::Board;
use crate::data::{Ability, CommandId, Pick, RangeBand, Stat, Trigger};
use crate::event::Event;
use crate::state::Source;
use crate::values::Reason;

impl Seen {
    /// Looks at abilities that take effect.
    pub(super) fn used(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::AbilityUsed { by, ability } => self.of_disk(beat, *by, *ability),
            Event::BattleAbilityUsed { card, user, picks, .. } => {
                self.of_card(board, *card, *user, picks);
            }
            Event::BattleDiceRolled { .. } => {
                let last = beat.earlier().last();
                self.when(matches!(last, Some(Event::BattleAbilityUsed { .. })), "whdw.command.unstable");
            }
            Event::MagicUsed { by, target, .. } => {
                self.all(&["whdw.keyword.magic-is-focus", "whdw.sight.target", "whdw.range.from-disk"]);
                self.looked(board, *by, *target, Some(RangeBand::Medium));
                let reasons = board.explain(*by, Stat::Magic).map(|(_, reasons)| reasons).unwrap_or_default();
                let own = reasons.iter().any(|(why, _)| *why == Reason::By(Source::Disk(*by)));
                let shaman = board.profile(*by).id == "stone-fangz-shaman";
                self.when(own && shaman, "whdw.ability.shaman");
            }
            Event::DieRolled { disk, purpose: "ability-die", .. } if board.profile(*disk).id == "tyrion" => {
                self.rule("whdw.ability.tyrion");
                let before = |event: &Event| matches!(event, Event::DieRolled { disk: other, purpose: "ability-die", .. } if other == disk);
                self.when(beat.earlier().iter().any(before), "whdw.ability.tyrion-each");
            }
            Event::Triggered(trigger) => {
                let other = board.table.triggers.iter().any(|waiting| waiting.disk != trigger.disk);
                self.when(other, "whdw.general.trigger-order");
            }
            Event::Unempowered { disk, by: Source::Disk(by) } if board.profile(*by).id == "plaguebearers" => {
                self.rule("whdw.ability.plaguebearers");
                let goes_on = beat.later().iter().any(|event| {
                    matches!(event, Event::Flipped { disk: other, .. } | Event::Flew { disk: other, .. }
                        if other == disk || other == by)
                });
                self.when(goes_on, "whdw.ability.plaguebearers-passing");
            }
            _ => {}
        }
    }

    fn of_disk(&mut self, beat: &Beat<'_>, by: DiskId, number: u8) {
        let board = beat.before;
        let profile = board.profile(by);
        let ability = &profile.abilities[usize::from(number)];
        match profile.id.as_str() {
            "archaon-the-everchosen" => self.rule("whdw.ability.archaon"),
            "big-boss" => self.rule("whdw.ability.big-boss"),
            "bright-wizard" => self.rule("whdw.ability.bright-wizard"),
            "hellcannon" => self.rule("whdw.ability.hellcannon"),
            "kairos-fateweaver" => self.rule("whdw.ability.kairos"),
            "karl-franz" => self.rule("whdw.ability.karl-franz"),
            _ => {}
        }
        self.when(ability.range.is_some(), "whdw.range.from-disk");
        if let Some(Order::Focus { picks, .. }) = beat.step.order() {
            self.picked(board, ability, by, picks);
        }
    }

    fn of_card(&mut self, board: Board<'_>, card: CommandId, user: DiskId, picks: &[DiskId]) {
        let card = &board.game.library[card];
        let battle = card.abilities.iter().find(|ability| ability.on == Trigger::Battle);
        let Some(ability) = battle else { return };
        self.all(&["whdw.command.battle-user", "whdw.command.battle-timing"]);
        self.when(ability.range.is_some(), "whdw.command.battle-range");
        let busy = board.disk(user).activated || board.table.pile.is_pinned(user);
        self.when(busy, "whdw.command.battle-user-state");
        match card.id.as_str() {
            "push" => self.rule("whdw.card.push"),
            "stall" => self.rule("whdw.card.stall"),
            "intimidate" => self.rule("whdw.card.intimidate"),
            "fists-of-mork" => self.rule("whdw.card.fists-of-mork"),
            "nurgles-rot" => self.rule("whdw.card.nurgles-rot"),
            "blood-for-the-blood-god" => self.rule("whdw.card.blood-for-the-blood-god"),
            _ => {}
        }
        self.picked(board, ability, user, picks);
    }

    /// Whether those that an ability reaches had to be seen.
    fn picked(&mut self, board: Board<'_>, ability: &Ability, user: DiskId, picks: &[DiskId]) {
        for pick in picks.iter().copied().filter(|pick| board.on_battlefield(*pick)) {
            if ability.pick == Pick::Target {
                self.rule("whdw.sight.target");
                self.looked(board, user, pick, ability.range);
            } else if ability.pick == Pick::Choose {
                self.when(!board.sees(user, pick), "whdw.sight.not-needed");
            }
            self.when(pick == user && ability.range.is_some(), "whdw.range.self");
        }
    }
}
