//! Casting spells, and Surge as the answer to them.

#[cfg(test)]
mod great_tests;
#[cfg(test)]
mod tests;

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Refusal, RuleId, Seat, Wake};
use serde::Serialize;

use crate::abilities::{Usage, Using, choice_refusals};
use crate::action::{Action, Choice, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Act, Effect, SkillKind, SpellId, When};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Secret, Source};

/// A spell from its announcement to its effect.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Casting {
    /// Which.
    pub spell: SpellId,
    /// Who casts it.
    pub by: DiskId,
    /// Whose it is.
    pub seat: Seat,
    choice: Choice,
    /// How many players have been asked whether they answer.
    asked: u8,
    begun: bool,
}

impl Casting {
    pub(crate) fn new(spell: SpellId, by: DiskId, seat: Seat, choice: Choice) -> Casting {
        Casting { spell, by, seat, choice, asked: 0, begun: false }
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if self.begun && matches!(wake, Wake::Returned(())) {
            return Step::Return(());
        }
        match wake {
            Wake::Begin => self.announce(cx),
            Wake::Answer(seat, Action::Choose(by)) => return self.nullify(cx, seat, by),
            Wake::Answer(..) | Wake::Returned(()) => {}
        }
        // dw.spell.surge: players are asked clockwise from the caster's left. Whoever visibly could is asked, so that the
        // question tells nobody what is in a Spellbook.
        while self.asked + 1 < cx.game.seats {
            self.asked += 1;
            let seat = Seat((self.seat.0 + self.asked) % cx.game.seats);
            let board = cx.board();
            let casters: Disks = board.army(seat).filter(|disk| board.could_surge(*disk)).collect();
            let reacts = board.library()[self.spell].ability.when != When::ReactSpell;
            if reacts && !casters.is_empty() && board.player(seat).spells > 0 {
                let question = Question::Surge { spell: self.spell, by: self.by, casters };
                return Step::ask(Frame::Casting(self), seat, question, "dw.spell.surge");
            }
        }
        self.begun = true;
        let using =
            Using::new(Source::Spell(self.spell), self.by, self.seat, std::mem::take(&mut self.choice));
        Step::Call(Frame::Casting(self), Frame::Using(using))
    }

    fn announce(&self, cx: &mut Cx<'_>) {
        let (spell, by, seat) = (self.spell, self.by, self.seat);
        cx.emit(Event::Announced { spell, by, targets: self.choice.targets.clone() });
        let lent = cx.board().player(seat).lent == Some((spell, by));
        cx.emit(Event::SpellSpent { seat, spell, by, lent });
    }

    fn nullify(self, cx: &mut Cx<'_>, seat: Seat, by: DiskId) -> Step {
        if let Some(surge) = cx.board().surge() {
            cx.emit(Event::SpellSpent { seat, spell: surge, by, lent: false });
        }
        cx.emit(Event::Marked { disk: by, rule: RuleId("dw.spell.surge-marker") });
        cx.emit(Event::Nullified { spell: self.spell, by });
        settle(cx, Deaths::Now(Some(seat)));
        Step::Return(())
    }
}

/// Every reason against casting a spell.
pub(crate) fn cast_refusals(
    board: Board<'_>,
    secret: &Secret,
    seat: Seat,
    disk: DiskId,
    spell: SpellId,
    choice: &Choice,
) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    if spell.index() >= board.library().spells.len() {
        return vec![named("dw.cast.one-spell", "refusal-no-spell")];
    }
    let entry = &board.library()[spell];
    let titled = |refusal: Refusal| {
        refusal.with(
            "spell",
            gonfalon_kernel::Arg::Name { en: entry.name.en.clone(), de: entry.name.de.clone() },
        )
    };
    let mut refusals = Vec::new();
    if !board.has(disk, SkillKind::Spellcaster) {
        refusals.push(named("dw.skill.spellcaster", "refusal-no-caster"));
    } else if board.level(disk) < entry.level {
        let refusal = named("dw.cast.level", "refusal-level").number("level", board.level(disk));
        refusals.push(titled(refusal.number("needed", entry.level)));
    }
    for working in board.effects_on(disk, |effect| matches!(effect, Effect::Ban(Act::Cast))) {
        let rule = match working.source {
            Source::Land(_) => "dw.terrain.valley-no-cast",
            source => board.rule_of(source).0,
        };
        refusals.push(named(rule, "refusal-no-casting"));
    }
    let lent = board.player(seat).lent == Some((spell, disk));
    if !lent && !secret.spells.contains(&spell) {
        let empty = secret.spells.is_empty();
        let rule = if empty { "dw.cast.empty-book" } else { "dw.cast.common-book" };
        refusals.push(titled(named(rule, "refusal-not-in-book")));
    }
    if entry.ability.when != When::Cast {
        refusals.push(titled(named("dw.spell.surge", "refusal-only-reacts")));
    }
    let usage = Usage { source: Source::Spell(spell), by: disk, seat, side: seat };
    refusals.extend(choice_refusals(board, secret, &usage, &entry.ability, choice));
    refusals
}

/// Every reason against answering a spell with Surge.
pub(crate) fn surge_refusals(
    board: Board<'_>,
    secret: &Secret,
    casters: &[DiskId],
    by: DiskId,
) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    if !casters.contains(&by) {
        refusals.push(Refusal::new("dw.spell.surge", "refusal-cannot-surge"));
    }
    if !board.surge().is_some_and(|surge| secret.spells.contains(&surge)) {
        refusals.push(Refusal::new("dw.spell.surge", "refusal-no-surge"));
    }
    refusals
}

impl Board<'_> {
    /// The spell that answers spells.
    pub(crate) fn surge(self) -> Option<SpellId> {
        let spells = &self.library().spells;
        let place = spells.iter().position(|spell| spell.ability.when == When::ReactSpell)?;
        u8::try_from(place).ok().map(SpellId)
    }
}
