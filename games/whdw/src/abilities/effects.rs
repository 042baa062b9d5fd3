//! What abilities do to the disks they reach.

use gonfalon_disks::DiskId;
use smallvec::SmallVec;

use crate::cx::Cx;
use crate::damage::Hurt;
use crate::data::{Ability, Amount, Effect, Until};
use crate::event::Event;
use crate::state::{Change, Lasting, Source};

impl Cx<'_> {
    /// Lets the effects of an ability happen to every disk it reaches, in the order of the data. Effects with choices of
    /// their own (flips, reinforcing, fights, moved tokens) are carried out by whoever asked for the choices.
    pub(crate) fn affect(&mut self, ability: &Ability, source: Source, user: DiskId, reached: &[DiskId]) {
        for effect in &ability.effects {
            match effect {
                Effect::Damage { amount, kind } => {
                    let amount = self.amount(*amount, user);
                    self.deal(reached.iter().map(|disk| Hurt {
                        disk: *disk,
                        amount,
                        kind: *kind,
                        via: None,
                        rule: "whdw.damage.tokens",
                    }));
                }
                Effect::Wound => self.wound_directly(reached),
                Effect::Modify(modify) if lasts(modify.until) => {
                    let change = Change::Value { stat: modify.stat, amount: modify.amount, min: modify.min };
                    self.begin_changes(reached, &change, modify.until, source);
                }
                Effect::Grant { keyword, until } if lasts(*until) => {
                    self.begin_changes(reached, &Change::Keyword(*keyword), *until, source);
                }
                _ => {
                    for disk in reached {
                        self.token_effect(effect, *disk, source);
                    }
                    self.settle();
                }
            }
        }
    }

    fn begin_changes(&mut self, reached: &[DiskId], change: &Change, until: Until, source: Source) {
        for disk in reached {
            if self.board().on_battlefield(*disk) {
                self.emit(Event::ChangeBegan(Lasting { disk: *disk, change: change.clone(), until, source }));
            }
        }
        self.settle();
    }

    fn token_effect(&mut self, effect: &Effect, disk: DiskId, source: Source) {
        let board = self.board();
        if !board.on_battlefield(disk) {
            return;
        }
        let tokens = *board.disk(disk);
        match effect {
            Effect::Empower if !tokens.empowered => self.emit(Event::Empowered { disk }),
            Effect::Unempower if tokens.empowered => self.emit(Event::Unempowered { disk, by: source }),
            Effect::AddActivation if !tokens.activated => self.emit(Event::TokenPlaced { disk }),
            Effect::RemoveActivation if tokens.activated => self.emit(Event::TokenTaken { disk }),
            _ => {}
        }
    }

    fn amount(&mut self, amount: Amount, user: DiskId) -> u8 {
        match amount {
            Amount::Fixed(amount) => amount,
            Amount::SixSided => self.roll_for(user, "ability-die"),
            Amount::SixSidedLessTwo => self.roll_for(user, "ability-die").saturating_sub(2),
        }
    }

    /// The disks on the battlefield that match an ability's filter in its range of the user.
    pub(crate) fn reached_by_all(&self, ability: &Ability, user: DiskId) -> SmallVec<[DiskId; 8]> {
        let board = self.board();
        let seat = board.owner(user);
        board
            .battlefield()
            .filter(|disk| board.matches(&ability.who, seat, Some(user), *disk))
            .filter(|disk| ability.range.is_none_or(|range| board.within(user, *disk, range)))
            .collect()
    }
}

fn lasts(until: Until) -> bool {
    until != Until::While
}
