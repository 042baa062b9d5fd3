//! From an army to the units and models of a match.

use gonfalon_kernel::Seat;

use super::check::{Army, ArmyUnit};
use crate::data::{Ability, Core, Datasheet, Keyword, Library};
use crate::state::UnitId;
use crate::{MatchModel, MatchUnit};

/// Adds the units and models of a player's army to those of the match.
pub fn field(
    seat: Seat,
    army: &Army,
    library: &Library,
    units: &mut Vec<MatchUnit>,
    models: &mut Vec<MatchModel>,
) {
    for unit in &army.units {
        let id = UnitId(units.len() as u8);
        let begin = models.len() as u8;
        let sheet = &library[unit.datasheet];
        let enhancement = unit.enhancement.map(|id| library[id].ability.clone());
        models.extend(muster(id, unit, sheet));
        let end = models.len() as u8;
        if let Some(ability) = enhancement {
            // The Enhancement belongs to the CHARACTER, the only or the first one of its unit.
            let bearer =
                models[usize::from(begin)..].iter_mut().find(|model| model.keywords.is(Core::Character));
            if let Some(bearer) = bearer {
                bearer.abilities.push(ability);
            }
        }
        units.push(MatchUnit {
            owner: seat,
            datasheet: unit.datasheet,
            models: begin..end,
            points: unit.points(library),
            keywords: sheet.keywords.clone(),
            abilities: sheet.abilities.clone(),
        });
    }
}

fn muster(id: UnitId, unit: &ArmyUnit, sheet: &Datasheet) -> Vec<MatchModel> {
    let counts = &sheet.sizes[usize::from(unit.size)].models;
    let mut models = Vec::new();
    let mut taken: Vec<Vec<u8>> = Vec::new();
    for (index, (kind, count)) in sheet.kinds.iter().zip(counts).enumerate() {
        for _ in 0..*count {
            let mut keywords = sheet.keywords.clone();
            keywords.join(&kind.keywords);
            models.push(MatchModel {
                unit: id,
                kind: index as u8,
                profile: kind.profile,
                keywords,
                equipment: kind.equipment.iter().copied().collect(),
                abilities: sheet.abilities.iter().chain(&kind.abilities).cloned().collect(),
            });
            taken.push(vec![]);
        }
    }
    for (option, count) in &unit.options {
        let facts = &sheet.options[usize::from(*option)];
        let mut left = *count;
        // The last models of the kind that still carry what the option takes away; leaders of squads come first.
        for (model, taken) in models.iter_mut().zip(&mut taken).rev() {
            let has_all = facts.gives_up.iter().all(|item| model.equipment.contains(item));
            if left > 0 && model.kind == facts.kind && has_all && !taken.contains(option) {
                model.equipment.retain(|item| !facts.gives_up.contains(item));
                model.equipment.extend(facts.takes.iter().copied());
                taken.push(*option);
                left -= 1;
            }
        }
    }
    // wh40k.datasheet.wargear-abilities
    for (model, taken) in models.iter_mut().zip(&taken) {
        let carries = |word: &str| taken.iter().any(|option| sheet.options[usize::from(*option)].id == word);
        model.abilities.retain(|ability| match ability {
            Ability::Special(special) => special.wargear.as_deref().is_none_or(carries),
            _ => true,
        });
    }
    if unit.warlord
        && let Some(warlord) = models.iter_mut().find(|model| model.keywords.is(Core::Character))
    {
        warlord.keywords.add(Keyword::Core(Core::Warlord));
    }
    models
}
