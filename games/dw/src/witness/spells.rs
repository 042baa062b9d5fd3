//! Spells from their announcement to their effect.

use gonfalon_disks::DiskId;

use super::{Beat, Seen, Step};
use crate::action::{Action, Disks, Question};
use crate::board::Board;
use crate::data::{Effect, Harm, SkillKind, SpellId};
use crate::event::Event;
use crate::state::Source;

impl Seen {
    /// Looks at answers to spells of others.
    pub(super) fn answered_spell(&mut self, step: &Step<'_>) {
        match (step.question, step.action) {
            (Question::PlaceUnconverted { .. }, Action::At(_)) => {
                self.rule("dw.spell.convert-too-strong");
            }
            (Question::AimDisk { again: true, .. }, Action::At(_)) => self.rule("dw.spell.twister-redrop"),
            _ => {}
        }
    }

    /// Looks at spells that are cast, take effect or are nullified.
    pub(super) fn cast(&mut self, beat: &Beat<'_>) {
        let board = beat.before;
        match beat.event() {
            Event::Announced { spell, by, targets } => self.announced(board, *spell, *by, targets),
            Event::SpellSpent { seat, lent, .. } => {
                self.rule("dw.cast.spent");
                let chosen = !lent && board.player(*seat).spells > 1;
                self.when(chosen, "dw.setup.spellbook-free-order");
            }
            Event::AbilityUsed { source: source @ Source::Spell(_), .. } => self.source(board, *source),
            Event::Nullified { .. } => self.rule("dw.spell.surge"),
            Event::SpellLapsed(_) => self.rule("dw.disk.familiar-cast-now"),
            Event::Slid { hit: Some(_), .. } => {
                let burns = matches!(beat.later().first(), Some(Event::Damaged { .. }));
                self.when(burns, "dw.spell.fireball-damage");
            }
            Event::Marked { rule, .. } if rule.0 == "dw.spell.repel" => self.rule("dw.spell.repel-marker"),
            Event::StackLost { profile, .. } => {
                let effects = board.library()[*profile].abilities.iter().flat_map(|ability| &ability.effects);
                let wards = |effect: &Effect| matches!(effect, Effect::Immune { to, .. } if to.contains(&Harm::Spell));
                self.when(effects.into_iter().any(wards), "dw.immune.out-of-play");
            }
            _ => {}
        }
    }

    fn announced(&mut self, board: Board<'_>, spell: SpellId, by: DiskId, targets: &Disks) {
        let spell = &board.library()[spell];
        self.rule("dw.cast.announce");
        if board.profile(by).has(SkillKind::Spellcaster) {
            self.rule("dw.skill.spellcaster");
        } else {
            let grants = |effect: &Effect| matches!(effect, Effect::Grant(SkillKind::Spellcaster, _));
            board.effects_on(by, grants).for_each(|working| self.source(board, working.source));
        }
        let Some(filter) = spell.ability.target.as_ref().filter(|_| !targets.is_empty()) else { return };
        self.rule("dw.cast.target");
        self.when(targets.contains(&by), "dw.cast.on-self");
        let mut in_play = targets.iter().filter(|disk| board.in_play(**disk)).peekable();
        if in_play.peek().is_some() {
            self.when(filter.side.is_none(), "dw.cast.any-target");
            self.when(filter.range.is_none() && filter.relation.is_none(), "dw.cast.no-range");
        }
        if filter.range.is_some_and(|range| in_play.any(|disk| !board.within(by, *disk, range))) {
            self.own(board, by, |effect| matches!(effect, Effect::DoubleDistances));
        }
    }
}
