//! The odds of attacks as they stand on the table.

use super::chance::{of_amount, of_sum, plus};
use super::{Again, Blow, Odds, Slot, attack};
use crate::action::Shot;
use crate::attack::hitting::{is_lethal, sustained};
use crate::attack::{Volley, steps};
use crate::board::Board;
use crate::damage::allocate;
use crate::data::WeaponAbilityKind;
use crate::state::{ModelId, UnitId};

/// What may become of each target of a unit's attacks, if nobody uses Stratagems, Precision or an order of losses of their own:
/// models go in the order of the unit, hurt ones first and CHARACTERS of Attached units last.
pub fn at_table(board: Board<'_>, unit: UnitId, melee: bool, shots: &[Shot]) -> Vec<(UnitId, Odds)> {
    let mut targets: Vec<(UnitId, Vec<ModelId>, Vec<Blow>)> = Vec::new();
    for volley in Volley::all(board, unit, melee, shots) {
        let target = volley.like.target;
        if targets.last().is_none_or(|(last, ..)| *last != target) {
            targets.push((target, in_order(board, target), Vec::new()));
        }
        let (_, models, blows) = targets.last_mut().expect("the target was just noted");
        blows.push(read(board, melee, &volley, models));
    }
    let odds = |models: &[ModelId], blows: &[Blow]| {
        let slots: Vec<Slot> = models
            .iter()
            .map(|model| Slot { wounds: board.wounds_left(*model), pain: board.feel_no_pain(*model) })
            .collect();
        attack(blows, &slots)
    };
    targets.iter().map(|(target, models, blows)| (*target, odds(models, blows))).collect()
}

/// The models of a unit in the order in which they are lost: hurt ones first, CHARACTERS of Attached units last, else as they were
/// mustered.
pub fn in_order(board: Board<'_>, unit: UnitId) -> Vec<ModelId> {
    let exposed = allocate::exposed(board, unit);
    let mut models: Vec<ModelId> = allocate::standing(board, unit).collect();
    models.sort_by_key(|model| {
        let facts = board.model(*model);
        (!exposed.contains(model), facts.lost == 0, !facts.allocated)
    });
    models
}

/// A volley as chances against models that are lost in this order.
pub fn read(board: Board<'_>, melee: bool, volley: &Volley, models: &[ModelId]) -> Blow {
    let profile = volley.like.profile(board);
    let (_, critical) = volley.to_wound(board);
    let mut attacks = vec![0.0; usize::from(volley.attacks) + 1];
    attacks[usize::from(volley.attacks)] = 1.0;
    for _ in 0..volley.rolled {
        attacks = plus(&attacks, &of_sum(volley.like.attacks(board)));
    }
    let strengths = of_amount(profile.strength).into_iter().enumerate().filter(|(_, chance)| *chance > 0.0);
    let modifiers = volley.skill.wound.changed();
    let wound = strengths.map(|(strength, chance)| {
        let needed = steps::to_wound(strength.min(255) as u8, volley.like.toughness, modifiers);
        (chance, needed.min(critical))
    });
    Blow {
        attacks,
        hit: volley.skill.needed(),
        again: if volley.skill.ones.is_some() { Again::Ones } else { Again::None },
        one_more: false,
        lethal: is_lethal(profile),
        sustained: sustained(profile),
        wound: wound.collect(),
        critical,
        wounds_again: if profile.has(WeaponAbilityKind::TwinLinked) { Again::Failed } else { Again::None },
        devastating: profile.has(WeaponAbilityKind::DevastatingWounds),
        damage: of_sum(volley.like.damage(board)),
        saves_again: Again::None,
        saves: models.iter().map(|model| volley.save(board, melee, *model).needed).collect(),
    }
}
