//! What spells and Special Abilities are worth.

use gonfalon_disks::DiskId;
use gonfalon_dw::action::Choice;
use gonfalon_dw::data::{Ability, Effect, On, Price, Stat, Values};
use gonfalon_dw::state::Source;
use gonfalon_kernel::Seat;
use gonfalon_table::{Circle, Length};

use super::field::Field;
use super::stand::Stand;

/// The part of its worth that a Disk loses or gains with an Activation Marker.
const MARKER: f64 = 0.35;
/// What a point of each value is worth to a Disk that is in a fight.
const POINT: f64 = 0.9;
/// What it is worth to one that is not.
const IDLE_POINT: f64 = 0.25;
/// What a skill is worth to whoever gets it.
const SKILL: f64 = 1.2;
/// How much of its worth a Disk adds that comes into play.
const ENTRY: f64 = 0.6;
/// How near a spell's missiles fall to where they are aimed.
const RAIN: Length = Length::inches(2);

impl Field<'_> {
    /// What it is worth that a Disk uses something with a choice.
    pub(crate) fn deed(&self, by: &Stand, source: Source, choice: &Choice) -> f64 {
        let Some(ability) = self.board.ability_of(source) else { return 0.0 };
        let affected = self.affected(by, ability, choice);
        let effects = ability.effects.iter();
        let done: f64 = effects.map(|effect| self.effect(by, effect, &affected, choice)).sum();
        done - self.price(by, ability, choice)
    }

    fn price(&self, by: &Stand, ability: &Ability, choice: &Choice) -> f64 {
        match &ability.price {
            Price::None => 0.0,
            Price::Itself => by.worth,
            Price::Other(_) => {
                choice.sacrifice.and_then(|disk| self.stand(disk)).map_or(0.0, |disk| disk.worth)
            }
        }
    }

    /// The Disks in play that an ability would concern.
    fn affected<'b>(&'b self, by: &Stand, ability: &Ability, choice: &'b Choice) -> Vec<&'b Stand> {
        match (&ability.area, &ability.target) {
            (Some(area), _) => {
                let inside = |other: &&Stand| {
                    self.board.in_area(area, Some(self.seat), by.disk, &choice.targets, other.disk)
                };
                self.stands.iter().filter(inside).collect()
            }
            (None, Some(_)) => self.all(&choice.targets).collect(),
            (None, None) => self.stand(by.disk).into_iter().collect(),
        }
    }

    fn effect(&self, by: &Stand, effect: &Effect, affected: &[&Stand], choice: &Choice) -> f64 {
        let each = |worth: &dyn Fn(&Stand) -> f64| affected.iter().map(|stand| worth(stand)).sum::<f64>();
        let on = |on: &On, worth: &dyn Fn(&Stand) -> f64| match on {
            On::Source => worth(by),
            On::Target => self.all(&choice.targets).map(worth).sum(),
            On::Usual => each(worth),
        };
        let help = |worth: f64| each(&|stand| if stand.mine { worth } else { -worth });
        match effect {
            Effect::Blow { damage, .. } => {
                each(&|stand| stand.harmed(stand.loss_by_blow(u16::from(*damage))))
            }
            Effect::Wound(wounds, whom) => {
                on(whom, &|stand| stand.harmed(stand.loss_by_wounds(u16::from(*wounds))))
            }
            Effect::Destroy | Effect::RemoveFromGame | Effect::ToStackBottom => {
                each(&|stand| stand.harmed(1.0))
            }
            Effect::Heal(_, whom) => on(whom, &|stand| -stand.harmed(self.wounded(stand))),
            Effect::Mark(whom) => {
                on(whom, &|stand| stand.harmed(if stand.ready && !stand.pinned { MARKER } else { 0.0 }))
            }
            Effect::Unmark { .. } => each(&|stand| -stand.harmed(if stand.ready { 0.0 } else { MARKER })),
            Effect::MarkArmy(_) => self.waiting(choice.player) * MARKER,
            Effect::Modify { values, .. } => each(&|stand| self.change(by, stand, values)),
            Effect::ModifyOne { by: amount, .. } => {
                let mut values = Values::default();
                match choice.stat {
                    Some(Stat::Movement) => values.movement = Some(*amount),
                    Some(Stat::Attack) => values.attack = Some(*amount),
                    Some(Stat::Defense) => values.defense = Some(*amount),
                    _ => values.toughness = Some(*amount),
                }
                each(&|stand| self.change(by, stand, &values))
            }
            Effect::Grant(..) | Effect::Berserk(true) | Effect::Immune { .. } | Effect::NoDamage(_) => {
                help(SKILL)
            }
            Effect::Activations(_) | Effect::MoreMissiles { .. } | Effect::AutoHit => help(2.0 * SKILL),
            Effect::Suspend(_) | Effect::Ban(_) | Effect::Berserk(false) | Effect::NoHeal => help(-SKILL),
            Effect::ControlMove => each(&|stand| stand.harmed(MARKER)),
            _ => self.rarer(by, effect, affected, choice),
        }
    }

    fn rarer(&self, by: &Stand, effect: &Effect, affected: &[&Stand], choice: &Choice) -> f64 {
        let first = choice.targets.first().copied();
        match effect {
            Effect::Slide { damage } => {
                let hit = choice.heading.and_then(|heading| self.board.first_on_ray(by.disk, heading));
                hit.and_then(|disk| self.stand(disk))
                    .map_or(-1.0, |stand| stand.harmed(stand.loss(u16::from(*damage))))
            }
            Effect::FireNow { kind, count } => first
                .and_then(|disk| self.stand(disk))
                .map_or(0.0, |target| self.volley(target, *kind, *count)),
            Effect::Rain { kind, count, .. } => {
                let Some(at) = choice.at else { return 0.0 };
                let below =
                    self.stands.iter().filter(|stand| stand.circle.overlaps(&Circle::new(at, RAIN * 2)));
                let each: f64 = below.map(|stand| self.volley(stand, *kind, *count) * 0.3).sum();
                each
            }
            Effect::AmbushTarget | Effect::PlaceInTerrain(_) => self.laid(by, choice),
            Effect::AmbushSecond | Effect::AmbushSource | Effect::Teleport(_) => {
                first.and_then(|disk| self.stand(disk)).map_or(0.0, |moved| self.laid(moved, choice))
            }
            Effect::SkipTurn | Effect::ForcedTurn(_) => hostile(self.seat, choice.player) * 4.0,
            Effect::Convert { .. } | Effect::Deplete(_) => hostile(self.seat, choice.player) * 6.0,
            Effect::StealSpell(_) => hostile(self.seat, choice.player) * 3.0,
            Effect::TurnSize { .. } => 1.5,
            Effect::ReinforceNow(count) => {
                let coming = self.own.stack.iter().take(usize::from(*count));
                coming.map(|(_, profile)| self.printed(*profile)).sum::<f64>() * ENTRY
            }
            Effect::Summon(_) => {
                let found = first.and_then(|disk| self.own.stack.iter().find(|(other, _)| *other == disk));
                found.map_or(0.0, |(_, profile)| self.printed(*profile) * ENTRY)
            }
            Effect::Resurrect { .. } => first.map_or(0.0, |disk| {
                let profile = self.board.disk(disk).profile;
                profile.map_or(0.0, |profile| self.printed(profile))
            }),
            Effect::RecoverSpell { .. } | Effect::FreeSpell { .. } => 3.0,
            Effect::Transform(into) => self.printed(*into) * 0.2 + 1.0,
            Effect::Toss { blow } => f64::from(*blow) * 0.8,
            Effect::DropDisks { .. } => affected.iter().map(|stand| stand.harmed(MARKER)).sum(),
            Effect::UseSa | Effect::CopySa(_) => self.borrowed(by, choice),
            Effect::Flip { .. } => affected.iter().map(|stand| stand.harmed(0.1)).sum(),
            Effect::Mirage(_) => 1.0,
            _ => 0.2,
        }
    }

    /// An ability of another Disk.
    fn borrowed(&self, by: &Stand, choice: &Choice) -> f64 {
        let Some(borrowed) = &choice.borrowed else { return 0.0 };
        let Some(profile) = self.board.disk(borrowed.disk).profile else { return 0.0 };
        // Nobody borrows what borrows in turn.
        if borrowed.choice.borrowed.is_some() {
            return 0.0;
        }
        self.deed(by, Source::Ability(profile, borrowed.ability), &borrowed.choice)
    }

    /// A Disk that comes to lie where the choice says.
    fn laid(&self, moved: &Stand, choice: &Choice) -> f64 {
        let Some(at) = choice.at else { return 0.0 };
        if moved.mine { self.landed(moved, at) - self.staying(moved) } else { 0.5 }
    }

    fn wounded(&self, stand: &Stand) -> f64 {
        if self.board.disk(stand.disk).wounds > 0 { 0.4 } else { 0.0 }
    }

    /// Everything that an enemy could still activate.
    fn waiting(&self, player: Option<Seat>) -> f64 {
        let theirs = self.enemies().filter(|enemy| self.board.controller(enemy.disk) == player);
        theirs.filter(|enemy| enemy.ready && !enemy.pinned).map(|enemy| enemy.worth).sum()
    }

    /// What printed values promise.
    fn printed(&self, profile: gonfalon_dw::data::ProfileId) -> f64 {
        1.0 + f64::from(self.board.library()[profile].points.unwrap_or(5))
    }

    /// A change of values, from the player's point of view.
    fn change(&self, by: &Stand, stand: &Stand, values: &Values) -> f64 {
        let fights = self.board.touching(stand.disk).any(|other| self.board.enemies(stand.disk, other));
        let of = |stat| f64::from(values.of(stat).unwrap_or(0));
        let strength = of(Stat::Attack) + of(Stat::Defense) + 1.2 * of(Stat::Toughness);
        // Whoever does it is activated with it and does not move any more.
        let moves = if stand.ready && !stand.pinned && stand.disk != by.disk {
            0.6 * of(Stat::Movement)
        } else {
            0.0
        };
        let sum = strength * if fights { POINT } else { IDLE_POINT } + moves;
        if stand.mine { sum } else { -sum }
    }
}

fn hostile(seat: Seat, player: Option<Seat>) -> f64 {
    if player == Some(seat) { -1.0 } else { 1.0 }
}

/// The spell or ability behind an order.
pub(crate) fn source(field: &Field<'_>, disk: DiskId, ability: u8) -> Option<Source> {
    field.board.disk(disk).profile.map(|profile| Source::Ability(profile, ability))
}
