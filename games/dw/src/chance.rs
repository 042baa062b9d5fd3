//! The chance to do something out of turn: abilities that work at any time, and Surge on a Paralyze that is running.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{RuleId, Seat, Wake};
use serde::Serialize;

use crate::abilities::Using;
use crate::action::{Action, Choice, Disks, Question};
use crate::board::Board;
use crate::cx::{Cx, Step, WakeUp};
use crate::damage::{Deaths, settle};
use crate::data::{Last, When};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Segment, Source};

/// Player after player is asked, beginning with the first.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Chance {
    /// Questions put so far: for each player first the abilities, then each running spell.
    asked: u16,
}

/// What a player is offered.
enum Offer {
    /// To use an ability that works at any time.
    Ability(Disks),
    /// To nullify a running spell: its number among those that go on working, and the Disks that can.
    Surge(u8, Disks),
}

impl Chance {
    /// A round of questions, if there is anybody to ask.
    pub(crate) fn at_any_time(board: Board<'_>) -> Option<Chance> {
        let mut chance = Chance::default();
        chance.next(board).map(|_| Chance::default())
    }

    pub(crate) fn step(mut self, cx: &mut Cx<'_>, wake: WakeUp) -> Step {
        if let Wake::Answer(seat, Action::Choose(disk)) = wake {
            let board = cx.board();
            if let Some(ability) = board.any_time_ability(disk) {
                let profile = board.disk(disk).profile.expect("a Disk in play is known");
                let using = Using::new(Source::Ability(profile, ability), disk, seat, Choice::default());
                // The same player may have another such Disk.
                self.asked = self.asked.saturating_sub(1);
                return Step::Call(Frame::Chance(self), Frame::Using(using));
            }
            self.surge(cx, seat, disk);
        }
        let Some((seat, offer)) = self.next(cx.board()) else { return Step::Return(()) };
        let (question, rule) = match offer {
            Offer::Ability(disks) => (Question::AnyTime { disks }, "dw.disk.floating-head"),
            Offer::Surge(number, casters) => {
                let lasting = &cx.state.table.lasting[usize::from(number)];
                let Source::Spell(spell) = lasting.source else { return Step::Return(()) };
                (Question::Surge { spell, by: lasting.by, casters }, "dw.spell.paralyze-surge")
            }
        };
        Step::ask(Frame::Chance(self), seat, question, rule)
    }

    /// The next player who has something to decide.
    fn next(&mut self, board: Board<'_>) -> Option<(Seat, Offer)> {
        let each = board.table.lasting.len() as u16 + 1;
        while self.asked < each * u16::from(board.game.seats) {
            let seat = Seat((board.table.first.0 + (self.asked / each) as u8) % board.game.seats);
            let number = self.asked % each;
            self.asked += 1;
            let offer = match number.checked_sub(1) {
                None => board.any_time_offer(seat),
                Some(number) => board.surge_offer(seat, number as u8),
            };
            if let Some(offer) = offer {
                return Some((seat, offer));
            }
        }
        None
    }

    /// Nullifies the running spell that was asked about last.
    fn surge(&mut self, cx: &mut Cx<'_>, seat: Seat, by: DiskId) {
        let each = cx.state.table.lasting.len() as u16 + 1;
        let Some(number) = (self.asked.saturating_sub(1) % each).checked_sub(1) else { return };
        let Source::Spell(spell) = cx.state.table.lasting[usize::from(number)].source else { return };
        let Some(surge) = cx.board().surge() else { return };
        cx.emit(Event::SpellSpent { seat, spell: surge, by, lent: false });
        cx.emit(Event::Marked { disk: by, rule: RuleId("dw.spell.surge-marker") });
        cx.emit(Event::Nullified { spell, by });
        let rule = RuleId("dw.spell.paralyze-surge");
        cx.emit(Event::LastingEnded { index: number as u8, rule });
        settle(cx, Deaths::Now(Some(seat)));
        // The list is shorter now: the same player is asked again from the beginning.
        self.asked = (self.asked - 1) / each * (each - 1);
    }
}

impl Board<'_> {
    /// The ability of a Disk that works at any time.
    fn any_time_ability(self, disk: DiskId) -> Option<u8> {
        let abilities = self.profile(disk).abilities.iter();
        let place = abilities.into_iter().position(|ability| ability.when == When::AnyTime)?;
        u8::try_from(place).ok()
    }

    /// The Disks of a seat that can use an ability at any time to some effect.
    fn any_time_offer(self, seat: Seat) -> Option<Offer> {
        let able = |disk: &DiskId| {
            let Some(ability) = self.any_time_ability(*disk) else { return false };
            let ability = &self.profile(*disk).abilities[usize::from(ability)];
            self.all_in_play().any(|other| {
                // Another marker on a Disk that has one changes nothing worth a question.
                self.disk(other).markers == 0 && self.concerns(ability, Some(seat), *disk, &[], other)
            })
        };
        let disks: Disks = self.army(seat).filter(able).collect();
        (!disks.is_empty()).then_some(Offer::Ability(disks))
    }

    /// The Spellcasters of a seat that could nullify a running Paralyze, as far as everybody can see.
    fn surge_offer(self, seat: Seat, number: u8) -> Option<Offer> {
        let lasting = &self.table.lasting[usize::from(number)];
        let running = lasting.until == Last::WhileNear && matches!(lasting.source, Source::Spell(_));
        let now = self.table.segment == Segment::Activation && lasting.seat != seat;
        if !(running && now && self.player(seat).spells > 0) {
            return None;
        }
        let casters: Disks = self.army(seat).filter(|disk| self.could_surge(*disk)).collect();
        (!casters.is_empty()).then_some(Offer::Surge(number, casters))
    }
}
