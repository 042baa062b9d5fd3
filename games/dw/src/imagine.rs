//! Positions as somebody imagines them who does not know the others' stacks and Spellbooks.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{BySeat, Imagines, Known, Seat, SeededDice, Stack};

use crate::Dw;
use crate::action::Question;
use crate::data::{Alignment, Faction, Profile, ProfileId, Skill, SpellId};
use crate::frame::Frame;
use crate::state::{Place, Secret, State, Table};

impl Imagines for Dw {
    /// No frame holds a secret, and questions that tell one are put to whoever may know it, alone.
    type Underway = Stack<Frame, Question>;

    fn underway(&self, state: &State, _seat: Seat) -> Stack<Frame, Question> {
        state.stack.clone()
    }

    fn imagine(&self, known: &Known<Self>, chance: &mut SeededDice) -> State {
        let Known { seat, view, underway } = known;
        let secrets = BySeat::new(self.seats, |other| {
            if other == *seat {
                view.own.clone()
            } else {
                Guess::new(self, &view.table, other).secret(chance)
            }
        });
        State { table: view.table.clone(), secrets, stack: underway.clone(), imagined: true }
    }
}

/// A guess at an army of which a part has been seen: like goes with like, as the rules for armies ask.
struct Guess<'a> {
    game: &'a Dw,
    table: &'a Table,
    seat: Seat,
    /// What the army is known or thought to hold.
    army: Vec<ProfileId>,
    /// The Army Points that are left for the rest.
    points: u16,
}

impl<'a> Guess<'a> {
    fn new(game: &'a Dw, table: &'a Table, seat: Seat) -> Guess<'a> {
        let own = table.disks.iter().filter(|disk| disk.owner == seat);
        let army: Vec<ProfileId> = own.filter_map(|disk| disk.profile).collect();
        let spent: u16 = army.iter().map(|profile| cost(&game.library[*profile])).sum();
        Guess { game, table, seat, army, points: game.options.points.saturating_sub(spent) }
    }

    fn secret(mut self, chance: &mut SeededDice) -> Secret {
        let spells = self.spells(chance);
        let (shown, hidden) = self.lying(Place::Stack);
        let mut stack = self.named(&shuffled(hidden, chance), chance);
        // What has been seen and lies in a stack again was put beneath it, but for the visible top.
        let top = self.table.players[self.seat].top;
        stack.extend(shown);
        stack.sort_by_key(|(disk, _)| Some(*disk) != top);
        let (mut aside, hidden) = self.lying(Place::Aside);
        aside.extend(self.others(&hidden, chance));
        Secret { stack, aside, spells }
    }

    /// The player's Disks in a hidden place: those that have been seen, and the others.
    fn lying(&self, place: Place) -> (Vec<(DiskId, ProfileId)>, Vec<DiskId>) {
        let (mut shown, mut hidden) = (Vec::new(), Vec::new());
        for (number, disk) in self.table.disks.iter().enumerate() {
            if disk.owner == self.seat && disk.place == place {
                let id = DiskId(number as _);
                match disk.profile {
                    Some(profile) => shown.push((id, profile)),
                    None => hidden.push(id),
                }
            }
        }
        (shown, hidden)
    }

    /// As many spells as the Spellbook has, of Levels that the army can cast as far as one knows.
    fn spells(&mut self, chance: &mut SeededDice) -> Vec<SpellId> {
        let library = &self.game.library;
        let levels = self.army.iter().filter_map(|profile| level(&library[*profile]));
        let level = levels.max().unwrap_or(3);
        let castable = |spell: &SpellId| library[*spell].level <= level;
        let castable: Vec<SpellId> = (0..library.spells.len() as _).map(SpellId).filter(castable).collect();
        let count = self.table.players[self.seat].spells;
        let mut spells: Vec<SpellId> = (0..count).filter_map(|_| pick(&castable, chance)).collect();
        spells.sort_unstable();
        let cost: u16 = spells.iter().map(|spell| u16::from(library[*spell].points)).sum();
        self.points = self.points.saturating_sub(cost);
        spells
    }

    /// What each of these Disks might be.
    fn named(&mut self, disks: &[DiskId], chance: &mut SeededDice) -> Vec<(DiskId, ProfileId)> {
        let mut named = Vec::with_capacity(disks.len());
        for (done, disk) in disks.iter().enumerate() {
            let share = self.points / (disks.len() - done) as u16;
            let like = Likeness::of(self);
            let fitting: Vec<ProfileId> =
                self.profiles().filter(|profile| self.may_add(&like, *profile)).collect();
            // Costs lie around an equal share of what is left, so that the army comes out at its points.
            let near = |profile: &&ProfileId| {
                let cost = cost(&self.game.library[**profile]);
                cost <= share + share / 2 && cost + share / 2 >= share
            };
            let close: Vec<ProfileId> = fitting.iter().filter(near).copied().collect();
            let drawn = pick(&close, chance).or_else(|| pick(&fitting, chance));
            let profile = drawn.unwrap_or(ProfileId(0));
            self.points = self.points.saturating_sub(cost(&self.game.library[profile]));
            self.army.push(profile);
            named.push((*disk, profile));
        }
        named
    }

    /// Disks that wait aside can only be Transformed into.
    fn others(&self, disks: &[DiskId], chance: &mut SeededDice) -> Vec<(DiskId, ProfileId)> {
        let waits = |profile: &ProfileId| self.game.library[*profile].points.is_none();
        let waiting: Vec<ProfileId> = self.profiles().filter(waits).collect();
        disks.iter().filter_map(|disk| Some((*disk, pick(&waiting, chance)?))).collect()
    }

    fn profiles(&self) -> impl Iterator<Item = ProfileId> + use<> {
        (0..self.game.library.profiles.len() as _).map(ProfileId)
    }

    /// Whether one more Disk of this kind goes with the army.
    fn may_add(&self, like: &Likeness, id: ProfileId) -> bool {
        let profile = &self.game.library[id];
        let most = if profile.unique { 1 } else { usize::from(profile.limited.unwrap_or(u8::MAX)) };
        let copies = || self.army.iter().filter(|other| **other == id).count();
        profile.points.is_some()
            && !profile.champion
            && (profile.faction.is_none() || like.faction.is_none_or(|own| profile.faction == Some(own)))
            && !(like.good && profile.alignment == Some(Alignment::Evil))
            && !(like.evil && profile.alignment == Some(Alignment::Good))
            && copies() < most
    }
}

/// What further Disks of an army must be like.
struct Likeness {
    /// The faction of most Disks known so far.
    faction: Option<Faction>,
    /// Some of them are Good.
    good: bool,
    /// Some of them are Evil.
    evil: bool,
}

impl Likeness {
    fn of(guess: &Guess<'_>) -> Likeness {
        let profiles = || guess.army.iter().map(|profile| &guess.game.library[*profile]);
        let factions = || profiles().filter_map(|profile| profile.faction);
        let count = |faction: Faction| factions().filter(|other| *other == faction).count();
        let aligned = |alignment| profiles().any(|profile| profile.alignment == Some(alignment));
        Likeness {
            faction: factions().max_by_key(|faction| (count(*faction), std::cmp::Reverse(*faction))),
            good: aligned(Alignment::Good),
            evil: aligned(Alignment::Evil),
        }
    }
}

/// What a Disk costs; one that is only Transformed into costs nothing.
fn cost(profile: &Profile) -> u16 {
    profile.points.unwrap_or(0).into()
}

fn level(profile: &Profile) -> Option<u8> {
    profile.skills.iter().find_map(|skill| match skill {
        Skill::Spellcaster(level) => Some(*level),
        _ => None,
    })
}

fn pick<T: Copy>(among: &[T], chance: &mut SeededDice) -> Option<T> {
    let count = u32::try_from(among.len()).ok().filter(|count| *count > 0)?;
    among.get(chance.below(count) as usize).copied()
}

fn shuffled(mut disks: Vec<DiskId>, chance: &mut SeededDice) -> Vec<DiskId> {
    for last in (1..disks.len()).rev() {
        disks.swap(last, chance.below(last as u32 + 1) as usize);
    }
    disks
}
