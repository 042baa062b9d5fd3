//! What weapons and targets make use of.

use super::Seen;
use crate::action::Shot;
use crate::attack::{Declared, weapon};
use crate::constants::BLAST_MODELS;
use crate::data::{CoreAbilityKind, WeaponAbilityKind, WeaponProfile};
use crate::event::{AttackId, Event};
use crate::shooting::target::Aim;
use crate::state::{MoveKind, UnitId};

impl<'a> Seen<'a> {
    /// Looks at what an event says about attacks.
    pub(super) fn attacked(&mut self, event: &Event) {
        match event {
            Event::TargetsChosen { unit, shots } => self.targeted(*unit, shots),
            Event::HitsRolled { attack, needed, .. } => self.rolled_to_hit(attack, needed.is_none()),
            Event::WoundsRolled { attack, critical, again, automatic, psychic, .. } => {
                let profile = self.profile(attack);
                if *automatic > 0 && profile.has(WeaponAbilityKind::LethalHits) {
                    self.weapon(WeaponAbilityKind::LethalHits);
                }
                if *again > 0 && profile.has(WeaponAbilityKind::TwinLinked) {
                    self.weapon(WeaponAbilityKind::TwinLinked);
                }
                if *critical < 6 {
                    self.weapon(WeaponAbilityKind::Anti);
                }
                if *psychic {
                    self.weapon(WeaponAbilityKind::Psychic);
                }
            }
            _ => {}
        }
    }

    fn profile(&self, attack: &AttackId) -> &'a WeaponProfile {
        &weapon(self.board, attack.model, attack.weapon).profiles[usize::from(attack.profile)]
    }

    /// Who may shoot or strike at all only by an ability, and who cannot be a target.
    fn targeted(&mut self, unit: UnitId, shots: &[Shot]) {
        let board = self.board;
        let ranged = shots.iter().filter(|shot| !weapon(board, shot.model, shot.weapon).is_melee());
        let ranged: Vec<&Shot> = ranged.collect();
        let any = |kind| ranged.iter().any(|shot| weapon(board, shot.model, shot.weapon).has(kind));
        if board.unit(unit).moved == Some(MoveKind::Advance) && any(WeaponAbilityKind::Assault) {
            self.weapon(WeaponAbilityKind::Assault);
        }
        if any(WeaponAbilityKind::Pistol) && board.is_engaged(unit) {
            self.weapon(WeaponAbilityKind::Pistol);
        }
        if shots.iter().any(|shot| board.unit_of(shot.model) != unit) {
            self.ability(CoreAbilityKind::FiringDeck);
        }
        for enemy in board.enemies_of(unit) {
            if board.all_have(enemy, CoreAbilityKind::LoneOperative) && self.is_spared(unit, enemy, &ranged) {
                self.ability(CoreAbilityKind::LoneOperative);
            }
        }
        for shot in shots {
            self.declared(unit, shot);
        }
    }

    /// Whether nothing but Lone Operative keeps a unit from shooting at an enemy.
    fn is_spared(&self, unit: UnitId, enemy: UnitId, shots: &[&Shot]) -> bool {
        let aim = Aim::new(self.board, unit, enemy);
        // Passengers shoot from where their TRANSPORT stands, which need not be looked at.
        shots.iter().filter(|shot| self.board.unit_of(shot.model) == unit).any(|shot| {
            let profile = &weapon(self.board, shot.model, shot.weapon).profiles[usize::from(shot.profile)];
            let refusals = aim.refusals(self.board, shot.model, profile);
            !refusals.is_empty()
                && refusals.iter().all(|refusal| refusal.rule.0 == "wh40k.ability.lone-operative")
        })
    }

    /// What a weapon gains by its distance or its target.
    fn declared(&mut self, unit: UnitId, shot: &Shot) {
        let board = self.board;
        let melee = weapon(board, shot.model, shot.weapon).is_melee();
        let declared = Declared::new(board, unit, melee, shot);
        let profile = declared.profile(board);
        if declared.half && profile.has(WeaponAbilityKind::RapidFire) {
            self.weapon(WeaponAbilityKind::RapidFire);
        }
        if declared.half && profile.has(WeaponAbilityKind::Melta) {
            self.weapon(WeaponAbilityKind::Melta);
        }
        if declared.blast > 0 && board.strength(shot.target) >= BLAST_MODELS {
            self.weapon(WeaponAbilityKind::Blast);
        }
    }

    fn rolled_to_hit(&mut self, attack: &AttackId, automatic: bool) {
        let board = self.board;
        let profile = self.profile(attack);
        if automatic && profile.has(WeaponAbilityKind::Torrent) {
            self.weapon(WeaponAbilityKind::Torrent);
        }
        if profile.has(WeaponAbilityKind::ExtraAttacks) {
            self.weapon(WeaponAbilityKind::ExtraAttacks);
        }
        let mut targets = board.models(attack.target);
        if profile.has(WeaponAbilityKind::IgnoresCover)
            && targets.any(|model| board.in_cover(model, attack.unit).is_some())
        {
            self.weapon(WeaponAbilityKind::IgnoresCover);
        }
        let across = |model| board.barricade_between(attack.model, model).is_some();
        if profile.range.is_none() && board.models(attack.target).any(across) {
            self.rule("wh40k.terrain.barricade-fight");
        }
    }
}
