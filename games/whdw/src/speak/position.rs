//! From a scene to a match that runs.

use std::sync::Arc;

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Dice, Seat, begin};
use smallvec::SmallVec;

use super::scene::{Entry, Placed, Scene};
use crate::cx::Cx;
use crate::data::Until;
use crate::frame::Frame;
use crate::round::Rounds;
use crate::setting::{Agreement, GameKind};
use crate::setup::Setting;
use crate::state::{CardSet, Edge, Lasting, Phase, Place, Source, State, Terrain};
use crate::{MatchDisk, Whdw};

impl Scene {
    /// Begins the match.
    pub(super) fn start(&self, dice: &mut dyn Dice) -> Result<(Whdw, State), String> {
        if self.agreement.is_some() || (self.kind == GameKind::Learning && self.disks.is_empty()) {
            let mut agreement = self.agreement.clone().unwrap_or_else(|| Agreement::new(self.kind));
            agreement.kind = self.kind;
            agreement.rulings = self.rulings.clone();
            agreement.core_sets = self.core_sets;
            if !self.edges.is_empty() {
                agreement.edges = Some(self.edges.iter().map(|(_, edge)| *edge).collect());
            }
            return agreement.begin(&self.library, dice, &mut ()).map_err(|problems| {
                let rules: Vec<&str> = problems.iter().flat_map(crate::setting::CannotBegin::rules).collect();
                format!("the match cannot begin: {}", rules.join(", "))
            });
        }
        let game = self.facts();
        let mut state = self.position(&game)?;
        let mut cx = Cx { game: &game, state: &mut state, dice, sink: &mut () };
        begin(&mut cx, self.first_frame()?);
        Ok((game, state))
    }

    fn facts(&self) -> Whdw {
        let mut game =
            Whdw::without_armies(Arc::clone(&self.library), self.kind, self.rulings.clone(), self.seats);
        game.disks =
            self.disks.iter().map(|disk| MatchDisk { profile: disk.profile, owner: disk.owner }).collect();
        for (seat, points) in &self.unspent {
            game.unspent[seat.index()] = *points;
        }
        if !self.edges.is_empty() {
            game.edges = Some(Seat::all(self.seats).map(|seat| self.edge(seat)).collect());
        }
        let cards = self.zones.len() + self.deployment_row.len();
        game.regiments = cards.div_ceil(usize::from(self.seats)).max(1) as u8;
        game.core_sets = Agreement { core_sets: self.core_sets, ..Agreement::new(self.kind) }
            .terrain_sets(&self.library, self.seats);
        game.find_continuous();
        game
    }

    fn edge(&self, seat: Seat) -> Edge {
        let agreed = self.edges.iter().find(|(owner, _)| *owner == seat).map(|(_, edge)| *edge);
        agreed.unwrap_or([Edge::South, Edge::North, Edge::West, Edge::East][seat.index()])
    }

    fn position(&self, game: &Whdw) -> Result<State, String> {
        let in_set_up = matches!(self.entry, Some(Entry::Setup(_)));
        let hand = |seat: Seat| {
            CardSet::of(self.hands.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card))
        };
        let hands: Vec<CardSet> = Seat::all(self.seats).map(hand).collect();
        let mut state = game.blank_state(&hands);
        let table = &mut state.table;
        table.round = self.round.unwrap_or(if in_set_up { 0 } else { 1 });
        table.phase = match self.entry {
            Some(Entry::Setup("scout")) => Phase::Scouting,
            Some(Entry::Setup(_)) => Phase::Setup,
            Some(Entry::Melee) => Phase::Melee,
            Some(Entry::End) => Phase::End,
            _ => Phase::Activation,
        };
        table.initiative = if self.initiative.is_empty() {
            Seat::all(self.seats).collect()
        } else {
            self.initiative.iter().copied().collect()
        };
        table.scenario = self.scenario;
        table.zone_cards = Arc::new(self.zones.clone());
        table.deployment_row = self.deployment_row.iter().copied().collect();
        table.terrain_row = self.terrain_row.iter().copied().collect();
        let terrain = self.terrain.iter().map(|(piece, side, at, heading)| Terrain {
            piece: *piece,
            side: *side,
            at: *at,
            heading: *heading,
            outline: self.library[*piece].outline.placed(*at, *heading),
        });
        table.terrain = Arc::new(terrain.collect());
        for (seat, player) in table.players.0.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            player.edge = self.edge(seat);
            player.revealed = self.revealed.iter().find(|(owner, _)| *owner == seat).map(|(_, card)| *card);
            player.discard =
                CardSet::of(self.discards.iter().filter(|(owner, _)| *owner == seat).map(|(_, card)| *card));
        }
        for (index, disk) in self.disks.iter().enumerate() {
            let facts = &mut table.disks[index];
            facts.place = disk.place;
            facts.damage = disk.damage;
            facts.wounds = disk.wounds;
            facts.activated = disk.activated;
            facts.empowered = disk.empowered;
        }
        let lying = self.disks.iter().enumerate().filter(|(_, disk)| disk.place == Place::Battlefield);
        table.pile.arrange(lying.map(|(index, disk)| (DiskId(index as u8), disk.at)));
        table.lasting = self
            .lasting
            .iter()
            .map(|(index, change)| Lasting {
                disk: DiskId(*index as u8),
                change: change.clone(),
                until: Until::Game,
                source: Source::Arranged,
            })
            .collect();
        for (seat, card) in &self.objectives {
            state.secrets[*seat].objective = Some(*card);
        }
        if let (Some(last), false) = (state.table.initiative.last(), self.drawn.is_empty()) {
            state.secrets[*last].drawn = self.drawn.iter().copied().collect();
        }
        if !in_set_up {
            for seat in &state.table.initiative {
                let lies = |disk: &&Placed| disk.owner == *seat && disk.place == Place::Battlefield;
                if self.disks.iter().find(lies).is_none() {
                    return Err(format!(
                        "{seat} has no disk on the battlefield and would be eliminated; place one"
                    ));
                }
            }
        }
        Ok(state)
    }

    fn first_frame(&self) -> Result<Frame, String> {
        Ok(match self.entry {
            None => return Err("say where the match begins: `turn SEAT with CARD` or `begin ...`".to_owned()),
            Some(Entry::Resolve) => Frame::Rounds(Rounds::Resolve),
            Some(Entry::Choose) => Frame::Rounds(Rounds::Ready),
            Some(Entry::Melee) => Frame::Rounds(Rounds::Melee),
            Some(Entry::End) => Frame::Rounds(Rounds::End),
            Some(Entry::Setup(step)) => Frame::Setup(match step {
                "edges" => Setting::Edges,
                "initiative" => Setting::Initiative { again: false },
                "draw" => Setting::DrawScenario,
                "watchtowers" => Setting::Watchtowers(0),
                "zones" => Setting::PlaceDeployment(0),
                "deal-zones" => Setting::DealDeployment,
                "terrain" if self.terrain_row.is_empty() => Setting::DealTerrain,
                "terrain" => Setting::PlaceTerrain(0),
                "deploy" => Setting::Deploy(0),
                _ => Setting::Scout { turn: 0, scouted: SmallVec::new() },
            }),
        })
    }
}
