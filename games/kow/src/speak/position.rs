//! From a scene to a match that runs.

use std::sync::Arc;

use gonfalon_kernel::{Dice, Seat, begin};

use super::scene::{Entry, Scene};
use crate::cx::Cx;
use crate::frame::Frame;
use crate::setting::{CannotBegin, GameLength, TerrainChoice};
use crate::setup::Setting;
use crate::state::{Phase, State, Unit};
use crate::turn::Turns;
use crate::{Kow, MatchUnit};

impl Scene {
    /// Begins the match.
    pub(super) fn start(&self, dice: &mut dyn Dice) -> Result<(Kow, State), String> {
        if !self.armies.is_empty() {
            return self.start_with_armies(dice);
        }
        let Some(entry) = self.entry else {
            return Err("say where the match begins: `begin move SEAT` or another step".to_owned());
        };
        let units = self.units.iter();
        let mut agreement = self.agreement.clone();
        if entry == Entry::Terrain {
            agreement.terrain = TerrainChoice::Players;
        }
        let game = Kow {
            library: Arc::clone(&self.library),
            agreement,
            units: units.map(|unit| MatchUnit { owner: unit.owner, profile: unit.profile.clone() }).collect(),
        };
        let mut state = self.position(&game, entry);
        let frame = first_frame(entry);
        begin(&mut Cx { game: &game, state: &mut state, dice, sink: &mut (), asked: None }, frame);
        Ok((game, state))
    }

    fn start_with_armies(&self, dice: &mut dyn Dice) -> Result<(Kow, State), String> {
        let by_hand = !self.units.is_empty() || !self.terrain.is_empty() || self.entry.is_some();
        if by_hand {
            return Err("with whole armies nothing is set up by hand".to_owned());
        }
        let mut agreement = self.agreement.clone();
        agreement.armies = [Seat(0), Seat(1)]
            .into_iter()
            .filter_map(|seat| self.armies.iter().find(|(owner, _)| *owner == seat))
            .map(|(_, file)| file.clone())
            .collect();
        agreement.begin(&self.library, dice, &mut ()).map_err(|problems| {
            let rules: Vec<&str> = problems.iter().flat_map(CannotBegin::rules).collect();
            format!("the match cannot begin: {}", rules.join(", "))
        })
    }

    fn position(&self, game: &Kow, entry: Entry) -> State {
        let mut state = game.blank_state();
        let table = &mut state.table;
        table.units = self
            .units
            .iter()
            .map(|unit| Unit {
                place: unit.place,
                at: unit.at,
                heading: unit.heading,
                damage: unit.damage,
                wavering: unit.wavering,
                order: unit.order,
                shot: unit.shot,
                released: unit.released,
                shaken: false,
                champion_right: unit.champion_right,
            })
            .collect();
        let library = &self.library;
        let piece = |piece| library.terrain.piece(piece, &library.constants.heights);
        table.terrain = Arc::new(self.terrain.iter().copied().map(piece).collect());
        table.objectives = Arc::new(self.objectives.clone());
        table.objectives_left = self.objectives_left;
        table.victory = self.agreement.victory;
        table.contacts = self.contacts.iter().copied().collect();
        for (index, player) in table.players.0.iter_mut().enumerate() {
            // The sides are still free where they are about to be chosen.
            let chosen =
                !matches!(entry, Entry::Terrain | Entry::Victory | Entry::Objectives(_) | Entry::Sides);
            player.side = chosen.then_some(self.sides[index]);
            player.spent = self.spent[index];
            player.clock = player.clock.map(|left| left.saturating_sub(self.spent[index]));
        }
        match entry {
            Entry::Move(seat) => self.at_turn(&mut state, seat, Phase::Setup),
            Entry::Orders(seat) => self.at_turn(&mut state, seat, Phase::Move),
            Entry::Shoot(seat) => self.at_turn(&mut state, seat, Phase::Shoot),
            Entry::Melee(seat) => self.at_turn(&mut state, seat, Phase::Melee),
            Entry::End => self.at_the_end(&mut state),
            Entry::Objectives(seat) | Entry::Deploy(seat) => state.table.active = seat,
            Entry::Terrain | Entry::Victory | Entry::Sides | Entry::First => {}
        }
        state
    }

    /// In the turn that is set, or just before it where the Move phase has not begun.
    fn at_turn(&self, state: &mut State, seat: Seat, phase: Phase) {
        let table = &mut state.table;
        let other = Seat(1 - seat.0);
        let is_first = self.turn % 2 == 1;
        table.turn = if phase == Phase::Setup { self.turn - 1 } else { self.turn };
        table.active = seat;
        table.phase = phase;
        table.first = Some(if is_first { seat } else { other });
        table.players[seat].turns = (self.turn - 1) / 2;
        table.players[other].turns = self.turn / 2;
    }

    /// At the end of the last turn of all, which is blue's.
    fn at_the_end(&self, state: &mut State) {
        let table = &mut state.table;
        let turns = match self.agreement.length {
            GameLength::Turns(turns) => turns.max(1),
            GameLength::Time(limit) => {
                table.elapsed = limit;
                1
            }
        };
        table.turn = turns.saturating_mul(2);
        (table.active, table.phase) = (Seat(1), Phase::Melee);
        table.first = Some(Seat(0));
        table.players[Seat(0)].turns = turns;
        table.players[Seat(1)].turns = turns - 1;
    }
}

fn first_frame(entry: Entry) -> Frame {
    match entry {
        Entry::Move(_) => Frame::Turns(Turns::First),
        Entry::Orders(_) => Frame::Turns(Turns::Orders),
        Entry::Shoot(_) => Frame::Turns(Turns::MoveTests),
        Entry::Melee(_) => Frame::Turns(Turns::ShootTests),
        Entry::End => Frame::Turns(Turns::Melee),
        // Without terrain to be placed the victory condition is the next step.
        Entry::Terrain | Entry::Victory => Frame::Setup(Setting::Terrain),
        Entry::Objectives(_) => Frame::Setup(Setting::Objectives),
        Entry::Sides => Frame::Setup(Setting::Side),
        Entry::Deploy(_) => Frame::Setup(Setting::Deploy),
        Entry::First => Frame::Setup(Setting::First),
    }
}
