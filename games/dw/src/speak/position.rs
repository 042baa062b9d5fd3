//! From a scene to a match that runs.

use std::sync::Arc;

use gonfalon_disks::{DiskId, Pile};
use gonfalon_kernel::{Dice, Seat, begin};
use gonfalon_table::{Length, Rectangle};

use super::read::Names;
use super::scene::{Counter, Scene, Spot};
use crate::Dw;
use crate::army::Army;
use crate::cx::Cx;
use crate::damage::{Deaths, settle};
use crate::event::{Entry, Event};
use crate::frame::Frame;
use crate::reinforcement::show_top;
use crate::round::Rounds;
use crate::setting::hidden;
use crate::setup::Setting;
use crate::state::{Land, Place, Segment, State, Token};

impl Scene {
    /// Begins the match.
    pub(super) fn start(&self, dice: &mut dyn Dice) -> Result<(Dw, State), String> {
        let scenario = self.library.scenario(&self.scenario).ok_or("there is no such scenario")?;
        let printed = &self.library[scenario];
        let game = Dw {
            library: Arc::clone(&self.library),
            seats: self.seats,
            scenario,
            table: self.table.unwrap_or(Rectangle::sized(printed.width, printed.depth)),
            options: self.options,
            titles: self.disks.iter().map(|(owner, profile, _)| (*profile, *owner)).collect(),
        };
        let mut state = self.position(&game)?;
        let mut cx = Cx { game: &game, state: &mut state, dice, sink: &mut () };
        if self.segment == Segment::Setup {
            begin(&mut cx, Frame::Setup(Setting::default()));
            return Ok((game, state));
        }
        for seat in Seat::all(self.seats) {
            show_top(&mut cx, seat);
        }
        // What follows from the position by itself has happened before the first question.
        settle(&mut cx, Deaths::Now(None));
        begin(&mut cx, Frame::Rounds(Rounds::from(self.segment)));
        Ok((game, state))
    }

    fn position(&self, game: &Dw) -> Result<State, String> {
        let none = Army { name: String::new(), stack: vec![], aside: vec![], spells: vec![] };
        let mut state = game.blank_state(&vec![none; usize::from(self.seats)]);
        state.table.pile =
            Pile::new(self.disks.iter().map(|_| Length::ZERO), game.options.rulings.touching.pin_test());
        self.lay_disks(game, &mut state);
        for (seat, spell) in &self.spells {
            state.secrets[*seat].spells.push(*spell);
            state.secrets[*seat].spells.sort_unstable();
            state.table.players[*seat].spells += 1;
        }
        let table = &mut state.table;
        table.lands = Arc::new(self.lands.iter().map(|(kind, at)| Land { kind: *kind, at: *at }).collect());
        table.tokens = self.tokens.iter().map(|(kind, at)| Token { kind: *kind, at: *at }).collect();
        for (seat, points) in &self.kills {
            table.players[*seat].kills = *points;
        }
        for (seat, rounds) in &self.holding {
            table.players[*seat].holding = *rounds;
        }
        for (seat, role) in &self.roles {
            table.players[*seat].role = Some(*role);
        }
        (table.round, table.segment, table.first) = match self.segment {
            Segment::Setup => (0, Segment::Setup, self.first),
            // The round begins with its first segment, and the role of first player moves on to whom the card names.
            Segment::Reinforcement if self.round > 1 => {
                let before = Seat((self.first.0 + self.seats - 1) % self.seats);
                (self.round - 1, Segment::RemoveCounters, before)
            }
            Segment::Reinforcement => (0, Segment::Setup, self.first),
            segment => (self.round, segment, self.first),
        };
        self.lay_counters(game, &mut state)?;
        Ok(state)
    }

    fn lay_disks(&self, game: &Dw, state: &mut State) {
        for (index, (owner, profile, spot)) in self.disks.iter().enumerate() {
            let disk = DiskId(index as u8);
            state.table.disks.push(hidden(*owner, Place::Stack));
            match spot {
                Spot::Table(at) => {
                    let (profile, seat, at) = (*profile, *owner, *at);
                    let entered = Event::Entered { disk, profile, seat, at, how: Entry::Reinforcement };
                    crate::apply::apply(game, state, &entered);
                }
                Spot::Stack => {
                    state.secrets[*owner].stack.push((disk, *profile));
                    state.table.players[*owner].stack += 1;
                }
                Spot::Aside => {
                    state.secrets[*owner].aside.push((disk, *profile));
                    state.table.disks[index].place = Place::Aside;
                }
                Spot::Dead => {
                    let entry = &mut state.table.disks[index];
                    (entry.place, entry.profile) = (Place::Destroyed, Some(*profile));
                }
            }
        }
    }

    fn lay_counters(&self, game: &Dw, state: &mut State) -> Result<(), String> {
        for (name, counter) in &self.counters {
            let disk = Names { game }.find(name)?;
            let entry = &mut state.table.disks[disk.index()];
            if entry.place != Place::Table {
                return Err(format!("`{name}` is not in play"));
            }
            match counter {
                Counter::Markers(count) => entry.markers = *count,
                Counter::Wounds(count) => entry.wounds = *count,
                Counter::Damage(amount) => entry.damage = *amount,
                Counter::Berserk => entry.berserk = true,
                Counter::Control(seat) => entry.controller = Some(*seat),
            }
        }
        Ok(())
    }
}
