//! The numbers of one volley, with their reasons: skill, modifiers, saves.

use gonfalon_kernel::RuleId;
use serde::Serialize;

use super::steps::{self, CRITICAL, Save};
use super::volley::{Declared, Volley};
use crate::board::Board;
use crate::constants::GROUND_SAVE;
use crate::data::{Core, Effect, WeaponAbilityKind, WeaponProfile};
use crate::state::{ModelId, MoveKind, UnitId};
use crate::values::{Breakdown, Source};

/// How well an attacker hits and wounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Skill {
    /// Ballistic or Weapon Skill with what changes the Hit roll; the base is 0 where attacks hit without a roll.
    pub hit: Breakdown,
    /// What changes the Wound roll.
    pub wound: Breakdown,
    /// Only unmodified sixes hit.
    pub sixes: bool,
    /// The ability by which Hit rolls of 1 are rolled again.
    pub ones: Option<Source>,
}

impl Skill {
    /// What an unmodified die must show to hit; `None` where no die is rolled.
    pub fn needed(&self) -> Option<u8> {
        match self.hit.base {
            0 => None,
            // wh40k.stratagem.fire-overwatch-sixes
            _ if self.sixes => Some(CRITICAL),
            skill => Some(steps::to_hit(skill, self.hit.changed())),
        }
    }
}

/// How well the weapon hits and wounds its target now, with every reason.
pub(super) fn skill(board: Board<'_>, melee: bool, declared: &Declared) -> Skill {
    let profile = declared.profile(board);
    let unit = board.unit_of(declared.attacker);
    let automatic = profile.has(WeaponAbilityKind::Torrent);
    let mut skill = Skill {
        hit: Breakdown::new(if automatic { 0 } else { profile.skill.unwrap_or(0) }),
        wound: Breakdown::default(),
        sixes: !melee && board.unit(unit).effects.overwatch,
        ones: None,
    };
    if !melee {
        ranged_modifiers(board, unit, declared, profile, &mut skill.hit);
    }
    steps::wound_changes(profile, board.unit(unit).charged, &mut skill.wound);
    for ability in board.reaching(declared.attacker) {
        match ability.special.effect {
            Effect::HitRolls(by) => skill.hit.ability(ability.rule(), by, ability.source),
            Effect::WoundRolls(by) => skill.wound.ability(ability.rule(), by, ability.source),
            Effect::RerollHitsOfOne => skill.ones = skill.ones.or(Some(ability.source)),
            Effect::Damaged(at) if board.wounds_left(ability.source.model) <= at => {
                skill.hit.ability("wh40k.datasheet.abilities", -1, ability.source);
            }
            _ => {}
        }
    }
    skill
}

fn ranged_modifiers(
    board: Board<'_>,
    unit: UnitId,
    declared: &Declared,
    profile: &WeaponProfile,
    hit: &mut Breakdown,
) {
    // wh40k.locked.big-guns-pistol-exempt
    if !profile.has(WeaponAbilityKind::Pistol) {
        let large = |model| board.model_is(model, Core::Monster) || board.model_is(model, Core::Vehicle);
        if declared.engaged && large(declared.attacker) {
            hit.change("wh40k.locked.big-guns-shooter-penalty", -1);
        }
        // Both count as things stood when the targets were chosen.
        if declared.held {
            hit.change("wh40k.locked.big-guns-target-penalty", -1);
        }
    }
    if let Some(RuleId(rule)) = board.stealth(declared.target) {
        hit.change(rule, -1);
    }
    let stood = matches!(board.unit(unit).moved, None | Some(MoveKind::Stationary));
    steps::ranged_changes(profile, stood, declared.unseen, hit);
}

/// Whether a unit is a MONSTER or VEHICLE unit.
pub(crate) fn is_large(board: Board<'_>, unit: UnitId) -> bool {
    board.is(unit, Core::Monster) || board.is(unit, Core::Vehicle)
}

impl Volley {
    /// What an unmodified die must show to wound, and from which face on the wound is critical.
    pub fn to_wound(&self, board: Board<'_>) -> (u8, u8) {
        let critical = steps::critical_wound(self.like.profile(board), |keyword| {
            board.has_keyword(self.like.target, keyword)
        });
        let needed = steps::to_wound(self.strength, self.like.toughness, self.skill.wound.changed());
        (needed.min(critical), critical)
    }

    /// The saving throw of a model against the volley: armour or invulnerable, whichever is likelier.
    pub fn save(&self, board: Board<'_>, melee: bool, model: ModelId) -> Save {
        let printed = board.profile(model);
        let profile = self.like.profile(board);
        let unit = board.unit_of(self.like.attacker);
        let mut why = Breakdown::new(printed.save);
        let mut penetration = profile.penetration;
        if penetration > 0 {
            why.change("wh40k.attack.save", -(penetration as i8));
        }
        if !melee && board.plunging_fire(self.like.attacker, self.like.target) {
            why.change("wh40k.terrain.plunging-fire", -1);
            penetration += 1;
        }
        let invulnerable = self.invulnerable(board, printed.invulnerable);
        // Where the invulnerable save is better even in cover, nobody has to look for cover.
        let hopeless =
            invulnerable.is_some_and(|value| i16::from(value) < i16::from(printed.save) - why.changed() - 1);
        if !melee
            && !hopeless
            && let Some(cover) = board.cover_against(model, unit, profile, penetration, !self.like.unseen)
        {
            why.change(cover.rule.0, 1);
        }
        steps::better_save(steps::armour_save(why), invulnerable)
    }

    fn invulnerable(&self, board: Board<'_>, printed: Option<u8>) -> Option<u8> {
        // wh40k.attack.invulnerable-one
        let ground = board.unit(self.like.target).effects.gone_to_ground.then_some(GROUND_SAVE);
        printed.into_iter().chain(ground).min()
    }
}
