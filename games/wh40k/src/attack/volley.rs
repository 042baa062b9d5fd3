//! Attacks that are alike and rolled together: one profile, one target, the same numbers.

use gonfalon_table::Length;
use serde::Serialize;
use smallvec::SmallVec;

use super::numbers::{self, Skill};
use super::steps;
use super::sum::Sum;
use crate::action::Shot;
use crate::board::Board;
use crate::data::{Amount, Core, Weapon, WeaponAbilityKind, WeaponProfile};
use crate::rulings::IndirectFire;
use crate::state::{ModelId, UnitId};

/// A weapon with its target and what was true when the target was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Declared {
    /// Who attacks; with Firing Deck the TRANSPORT.
    pub attacker: ModelId,
    /// Whose weapon it is.
    pub owner: ModelId,
    /// The weapon, by its place in the datasheet of its owner.
    pub weapon: u8,
    /// Which of its profiles.
    pub profile: u8,
    /// The target.
    pub target: UnitId,
    /// How many attacks, where they are split.
    pub attacks: Option<u8>,
    /// The target was within half the weapon's range.
    pub half: bool,
    /// Attacks that Blast adds.
    pub blast: u8,
    /// No model of the target was visible to the attacking unit.
    pub unseen: bool,
    /// The attacking unit was in Engagement Range of an enemy.
    pub engaged: bool,
    /// The target was a MONSTER or VEHICLE in Engagement Range of a unit of the attacker's army.
    pub held: bool,
    /// The Toughness of the target.
    pub toughness: u8,
    /// CHARACTERS of an Attached unit that the attacker sees, if the attack has Precision.
    pub precise: SmallVec<[ModelId; 2]>,
}

impl Declared {
    /// Notes what is true now, when the targets of a unit's attacks have been chosen.
    pub(crate) fn new(board: Board<'_>, unit: UnitId, melee: bool, shot: &Shot) -> Declared {
        let lent = board.unit_of(shot.model) != unit;
        let attacker = if lent { board.models(unit).next().unwrap_or(shot.model) } else { shot.model };
        let mut declared = Declared {
            attacker,
            owner: shot.model,
            weapon: shot.weapon,
            profile: shot.profile,
            target: shot.target,
            attacks: shot.attacks,
            half: false,
            blast: 0,
            unseen: false,
            engaged: !melee && board.is_engaged(unit),
            held: !melee && numbers::is_large(board, shot.target) && board.is_engaged(shot.target),
            toughness: board.toughness(shot.target),
            precise: SmallVec::new(),
        };
        let profile = declared.profile(board);
        // wh40k.weapon.rapid-fire, wh40k.weapon.melta: one model of the target is enough.
        if let Some(range) = profile.range
            && (profile.has(WeaponAbilityKind::RapidFire) || profile.has(WeaponAbilityKind::Melta))
        {
            let half = Length(range.0 / 2);
            declared.half = board.models(shot.target).any(|model| board.within(attacker, model, half));
        }
        // wh40k.weapon.blast-count-when
        if profile.has(WeaponAbilityKind::Blast) {
            declared.blast = steps::blast(board.strength(shot.target));
        }
        declared.unseen = profile.has(WeaponAbilityKind::IndirectFire)
            && match board.rulings().indirect_fire {
                IndirectFire::Unit => !board.unit_sees_unit(unit, shot.target),
                IndirectFire::Model => !board.model_sees_unit(attacker, shot.target),
            };
        if declared.has_precision(board, unit, melee) && is_attached(board, shot.target) {
            declared.precise = board
                .models(shot.target)
                .filter(|model| board.model_is(*model, Core::Character) && board.model_sees(attacker, *model))
                .collect();
        }
        declared
    }

    fn has_precision(&self, board: Board<'_>, unit: UnitId, melee: bool) -> bool {
        // wh40k.stratagem.epic-challenge-effect
        let challenge = melee && board.unit(unit).effects.epic_challenge == Some(self.attacker);
        challenge || self.profile(board).has(WeaponAbilityKind::Precision)
    }

    /// The weapon.
    pub fn gun<'a>(&self, board: Board<'a>) -> &'a Weapon {
        weapon(board, self.owner, self.weapon)
    }

    /// The profile it is used with.
    pub fn profile<'a>(&self, board: Board<'a>) -> &'a WeaponProfile {
        &self.gun(board).profiles[usize::from(self.profile)]
    }

    /// How many attacks it makes.
    pub fn attacks(&self, board: Board<'_>) -> Sum {
        match self.attacks {
            Some(count) => Sum(Amount::fixed(count), Amount::default()),
            None => steps::attacks(self.profile(board), self.half, self.blast),
        }
    }

    /// Its Damage, raised by Melta.
    pub fn damage(&self, board: Board<'_>) -> Sum {
        steps::damage(self.profile(board), self.half)
    }
}

/// A weapon of a model.
pub(crate) fn weapon(board: Board<'_>, owner: ModelId, place: u8) -> &Weapon {
    &board.datasheet(board.model_facts(owner).unit).weapons[usize::from(place)]
}

/// Whether a unit consists of a Leader and Bodyguards, with models of both left.
pub(crate) fn is_attached(board: Board<'_>, unit: UnitId) -> bool {
    let left = |part: &UnitId| board.models(unit).any(|model| board.model_facts(model).unit == *part);
    board.parts(unit).filter(left).count() > 1
}

/// Attacks that are rolled together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Volley {
    /// One of its weapons; the others are the same.
    pub like: Declared,
    /// How many weapons.
    pub weapons: u8,
    /// Attacks whose number needs no dice.
    pub attacks: u16,
    /// Weapons whose number of attacks is rolled.
    pub rolled: u8,
    /// The Strength, once it is known.
    pub strength: u8,
    /// The skill and what changes Hit rolls.
    pub skill: Skill,
    /// Hazardous weapons, with whose they are.
    pub risky: SmallVec<[(ModelId, u8); 2]>,
}

impl Volley {
    /// All attacks of a unit on these targets as they would be rolled now, for previews and odds.
    pub fn all(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot]) -> Vec<Volley> {
        let mut left = super::Attacks::new(board, unit, melee, shots).left;
        std::iter::from_fn(|| Volley::take(board, melee, &mut left)).collect()
    }

    /// Takes the next attacks that are alike from those that are left: the same weapons against the same target, under the same
    /// modifiers.
    pub(crate) fn take(board: Board<'_>, melee: bool, left: &mut Vec<Declared>) -> Option<Volley> {
        let like = left.first()?.clone();
        let skill = numbers::skill(board, melee, &like);
        let risky = SmallVec::new();
        let mut volley = Volley { weapons: 0, attacks: 0, rolled: 0, strength: 0, skill, risky, like };
        left.retain(|other| {
            let alike = volley.matches(board, melee, other);
            if alike {
                volley.add(board, other);
            }
            !alike
        });
        volley.strength = volley.like.profile(board).strength.plus;
        Some(volley)
    }

    fn add(&mut self, board: Board<'_>, other: &Declared) {
        let attacks = other.attacks(board);
        self.weapons += 1;
        if self.like.profile(board).has(WeaponAbilityKind::Hazardous) {
            self.risky.push((other.owner, other.weapon));
        }
        if attacks.is_random() {
            self.rolled += 1;
        } else {
            self.attacks += attacks.value(&[]);
        }
    }

    /// Whether an attack can be rolled with those of the volley: wh40k.fastdice.conditions.
    fn matches(&self, board: Board<'_>, melee: bool, other: &Declared) -> bool {
        let like = &self.like;
        if self.weapons == 0 {
            return true;
        }
        // Each random Strength is rolled for its own weapon: wh40k.datasheet.random-other.
        other.target == like.target
            && !like.profile(board).strength.is_random()
            && same_profile(board, like, other)
            && (other.half, other.unseen) == (like.half, like.unseen)
            && (other.engaged, other.held) == (like.engaged, like.held)
            && other.precise == like.precise
            && (board.plunging_fire(other.attacker, other.target)
                == board.plunging_fire(like.attacker, like.target))
            && numbers::skill(board, melee, other) == self.skill
    }
}

pub(super) fn same_profile(board: Board<'_>, one: &Declared, other: &Declared) -> bool {
    let (first, second) = (one.gun(board), other.gun(board));
    std::ptr::eq(first, second) && one.profile == other.profile
        || first.name == second.name && one.profile(board) == other.profile(board)
}
