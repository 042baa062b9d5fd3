//! Which combinations of moment, choice and effect the engine implements.

use super::{Ability, Effect, Last, On, When, Word};

impl Effect {
    /// Whether it holds for a time, unlike what happens and is over.
    pub fn lasts(&self) -> bool {
        matches!(
            self,
            Effect::Modify { .. }
                | Effect::ModifyOne { .. }
                | Effect::Set(_)
                | Effect::SwapAttackDefense
                | Effect::AddAttackersAttack
                | Effect::Versus { .. }
                | Effect::Grant(..)
                | Effect::Suspend(_)
                | Effect::Immune { .. }
                | Effect::NoDamage(_)
                | Effect::FireballFactor(_)
                | Effect::WoundCap(_)
                | Effect::NoHeal
                | Effect::TakeWounds
                | Effect::Barrier
                | Effect::Ban(_)
                | Effect::NoAttackOn(_)
                | Effect::CannotAttack(_)
                | Effect::Untargetable(_)
                | Effect::OnlyMove
                | Effect::Repel
                | Effect::MustAttackSource { .. }
                | Effect::NotPinnedBy(_)
                | Effect::NoPin
                | Effect::KeepMarkers
                | Effect::ShareDefense(_)
                | Effect::NoBattleBelow
                | Effect::PassFriends
                | Effect::FreeTerrain
                | Effect::SlaveControl { .. }
                | Effect::TurnSize { .. }
                | Effect::Activations(_)
                | Effect::DoubleDistances
                | Effect::MoreMissiles { .. }
                | Effect::ExtraMissiles { .. }
                | Effect::PairKills(_)
                | Effect::AutoHit
                | Effect::Mirage(_)
        )
    }

    /// The only moment at which it can happen, if there is one.
    pub fn moment(&self) -> Option<When> {
        Some(match self {
            Effect::MarkTouched | Effect::Glide => When::Moving,
            Effect::Enslave => When::KillsInCombat,
            Effect::KillWounded => When::CombatEnd,
            Effect::SwarmWound { .. } => When::AfterActivation,
            Effect::Refire { .. } => When::MissileEnd,
            Effect::EnterOn(_) => When::Enters,
            Effect::CancelSpell => When::ReactSpell,
            _ => return None,
        })
    }

    /// Whether it is done to the player whom a spell chooses.
    pub fn needs_player(&self) -> bool {
        matches!(self, Effect::SkipTurn | Effect::ForcedTurn(_) | Effect::Convert { .. } | Effect::Deplete(_))
    }

    // Disks that are moved or used must have been chosen.
    fn needs_target(&self) -> bool {
        let on_target = matches!(
            self,
            Effect::Mark(On::Target) | Effect::Wound(_, On::Target) | Effect::Heal(_, On::Target)
        );
        on_target
            || self.needs_second()
            || matches!(
                self,
                Effect::AmbushTarget
                    | Effect::AmbushSource
                    | Effect::BurrowTarget
                    | Effect::ControlMove
                    | Effect::UseSa
                    | Effect::FireNow { .. }
                    | Effect::Refire { .. }
                    | Effect::Resurrect { .. }
                    | Effect::Teleport(_)
                    | Effect::ToStackBottom
            )
    }

    fn needs_second(&self) -> bool {
        matches!(
            self,
            Effect::AmbushSecond
                | Effect::BurrowSecond
                | Effect::MoveWound
                | Effect::SwapPositions
                | Effect::DropDisks { .. }
        )
    }
}

/// Why the engine does not implement an ability: a message key of the data files with its arguments.
pub type Unsupported = (&'static str, Vec<(&'static str, String)>);

/// Whether the engine implements an ability.
pub fn supported(ability: &Ability) -> Result<(), Unsupported> {
    let needs = |field: &str| Err(("data-needs-field", vec![("field", field.to_owned())]));
    let any = |holds: fn(&Effect) -> bool| ability.effects.iter().any(holds);
    if any(Effect::needs_second) && ability.second.is_none() {
        return needs("second");
    }
    let around_target =
        [&ability.second, &ability.area].into_iter().flatten().any(|filter| filter.around_target);
    let target = any(Effect::needs_target) || ability.second.is_some() || around_target;
    if target && ability.target.is_none() {
        return needs("target");
    }
    for moment in ability.effects.iter().filter_map(Effect::moment) {
        if moment != ability.when {
            return Err(("data-only-when", vec![("when", moment.word().to_owned())]));
        }
    }
    let lasting = ability.effects.iter().any(Effect::lasts);
    if ability.when == When::Always {
        // Death comes as soon as its need is met.
        let holds = |effect: &Effect| effect.lasts() || matches!(effect, Effect::Destroy);
        let all = ability.effects.iter().all(holds);
        return if all { Ok(()) } else { Err(("data-not-always", vec![])) };
    }
    let stays =
        |effect: &Effect| matches!(effect, Effect::PlaceToken { .. } | Effect::Blow { stays: true, .. });
    match ability.last {
        Last::Instant if lasting => Err(("data-no-duration", vec![])),
        Last::Instant => Ok(()),
        _ if lasting || ability.effects.iter().any(stays) => Ok(()),
        _ => Err(("data-nothing-lasts", vec![])),
    }
}
